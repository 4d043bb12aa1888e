"""The position: what stands in town, what players own, and where the game has got to. The cards are in `deck.py`."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import BIT
from farwest.engine.native import i64, vec
from farwest.games.dodge_city import data as D
from farwest.games.dodge_city.deck import NONE, Deck

UNOPENED: Final = -1  # the kind of a building before its first piece (DC-3.2)
NO_OWNER: Final = -1
NEUTRAL: Final = -2  # the owner of a building that nobody can win any more (DC-5.4)

# Stages of a round (section 4).
START: Final = 0
START_EVENTS: Final = 1
MOVE: Final = 2
DUEL_SELECT: Final = 3
DUELS: Final = 4
CONTROL: Final = 5
OVER: Final = 6

# Decisions (section 5.6).
START_CARD: Final = 0
MOVE_CARD: Final = 1
INDIAN_TARGET: Final = 2
FREE_BUILDING: Final = 3
BUY_BUILDING: Final = 4
BUY_TYPE: Final = 5
BUY_COUNT: Final = 6
PLACE_CELL: Final = 7
DUEL_CARD: Final = 8
CHALLENGE: Final = 9
DUEL_REMOVE: Final = 10
SELL_PIECE: Final = 11
EVENT_BUILDING: Final = 12
EVENT_TYPE: Final = 13
EVENT_CELL: Final = 14
EVENT_OPPONENT: Final = 15
OWN_PIECE: Final = 16
EVENT_COUNT: Final = 17
FINISHED: Final = 18


class City(Deck):
    """Seats index everything that belongs to a player; sets of cells, seats and buildings are bit masks.

    Counts by building or by kind are one number with a hexadecimal digit for each. What is said to be shared is
    replaced as a whole when it changes, so that clones may share it.
    """

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.colours: vec[i64] = _none  # per seat; fixed by the set-up
        # The flow.
        self.round: i64 = 1
        self.stage: i64 = START
        self.movement: i64 = 0  # 1 or 2 while pieces are placed (DC-4.4)
        self.first: i64 = NONE  # the first player of the round, of the last one before the cards are shown (DC-4.2)
        self.turn: i64 = 0  # how many places after the first player
        self.decision: i64 = START_CARD
        # The town. `own` is indexed by building * 5 + seat.
        self.own: vec[i64] = _none  # cells that hold a piece of the seat
        self.taken: vec[i64] = _none  # per building, cells that hold a piece
        self.kinds: vec[i64] = _unopened  # per building; shared
        self.owners: vec[i64] = _not_owned  # per building; shared
        self.unsettled: i64 = 0  # buildings in play that can still be won (DC-4.0e)
        self.controls: i64 = 0  # five bits for each building: who controls it now (DC-5.1)
        self.tokens: i64 = D.ALL_TOKENS  # symbol tokens left, a digit for each kind
        # The players.
        self.money: vec[i64] = _none
        self.supply: vec[i64] = _none
        self.points: vec[i64] = _no_points  # shared
        # The movement of one player (DC-4.4 to DC-4.11), and what steps of an event have in common with it.
        self.card: i64 = NONE  # the face played
        self.free_at: i64 = NONE  # F: the building for the free pieces of a character card
        self.visited: i64 = NONE  # the last building bought in
        self.here: i64 = NONE  # the building where pieces are being placed
        self.left: i64 = 0  # pieces still to be placed, removed or chosen
        self.last: i64 = NONE  # the cell or piece after which the next one comes (DC-4.0c)
        self.placed: i64 = 0  # pieces of the mover in this phase, a digit for each building
        # The event being carried out (section 5.5).
        self.event: i64 = NONE
        self.event_seat: i64 = NONE
        self.step: i64 = 0
        self.begun: bool = False  # the step waits for an answer
        self.target: i64 = NONE  # the opponent chosen
        self.assigned: i64 = 0  # pieces given to buildings and not placed yet, a digit for each building
        self.due: i64 = 0  # seats that have still to draw an event
        # The duels.
        self.fought: i64 = 0
        self.fight_at: i64 = NONE
        self.challenger: i64 = NONE
        self.challenged: i64 = NONE
        # The end.
        self.ranks: vec[i64] = _no_points  # shared
        self.ties: vec[i64] = _no_ties  # per seat the face that decided a tie, or NONE; shared

    def copy_into(self, copy: City) -> None:
        self.copy_cards_into(copy)
        copy.actor = self.actor
        copy.colours = self.colours
        copy.round = self.round
        copy.stage = self.stage
        copy.movement = self.movement
        copy.first = self.first
        copy.turn = self.turn
        copy.decision = self.decision
        copy.own = self.own[:]
        copy.taken = self.taken[:]
        copy.kinds = self.kinds
        copy.owners = self.owners
        copy.unsettled = self.unsettled
        copy.controls = self.controls
        copy.tokens = self.tokens
        copy.money = self.money[:]
        copy.supply = self.supply[:]
        copy.points = self.points
        copy.card = self.card
        copy.free_at = self.free_at
        copy.visited = self.visited
        copy.here = self.here
        copy.left = self.left
        copy.last = self.last
        copy.placed = self.placed
        copy.event = self.event
        copy.event_seat = self.event_seat
        copy.step = self.step
        copy.begun = self.begun
        copy.target = self.target
        copy.assigned = self.assigned
        copy.due = self.due
        copy.fought = self.fought
        copy.fight_at = self.fight_at
        copy.challenger = self.challenger
        copy.challenged = self.challenged
        copy.ranks = self.ranks
        copy.ties = self.ties

    def clear(self) -> None:
        """An empty town, nothing dealt (section 3)."""
        self.clear_cards()
        self.own = vec[i64]([0] * (D.BUILDING_COUNT * D.SEATS))
        self.taken = vec[i64]([0] * D.BUILDING_COUNT)
        self.unsettled = BIT[D.IN_PLAY[self.players]] - 1
        self.money = vec[i64]([D.START_MONEY] * D.SEATS)
        self.supply = vec[i64]([D.PIECES] * D.SEATS)

    def take_colours(self, colours: list[int]) -> None:
        """DC-2.2. See `native` for why it takes a list."""
        self.colours = vec[i64](colours)

    def take_town(self, kinds: list[int], owners: list[int]) -> None:
        """Types and owners as told; points, tokens and what is left to win follow from them."""
        self.kinds = vec[i64](kinds)
        self.owners = vec[i64](owners)
        points = vec[i64]([0] * D.SEATS)
        number: i64
        for number in range(D.BUILDING_COUNT):
            kind = self.kinds[number]
            owner = self.owners[number]
            if kind != UNOPENED:
                self.tokens -= BIT[4 * kind]
            if owner != NO_OWNER:
                self.unsettled &= ~BIT[number]
            if owner >= 0:
                points[owner] += D.VALUE[kind]
        self.points = points

    def take_ending(self, ranks: list[int], ties: list[int]) -> None:
        self.ranks = vec[i64](ranks)
        self.ties = vec[i64](ties)

    def seat_of_turn(self, turn: i64) -> i64:
        """DC-4.0b: from the first player clockwise."""
        seat = self.first + turn
        return seat - self.players if seat >= self.players else seat

    def free_cells(self, building: i64) -> i64:
        return D.ALL_CELLS[building] & ~self.taken[building]

    def pieces_of(self, building: i64, seat: i64) -> i64:
        return self.own[building * D.SEATS + seat]

    def controllers(self, building: i64) -> i64:
        """DC-5.1: the seats that control the building now."""
        return self.controls >> (D.SEATS * building) & 31

    def tokens_left(self, kind: i64) -> i64:
        """DC-4.13. The token for an unopened F is reserved from the moment F is chosen (DC-8.51)."""
        left = self.tokens >> (4 * kind) & 15
        if self.free_at >= 0 and self.kinds[self.free_at] == UNOPENED and D.FACE_KIND[self.card] == kind:
            left -= 1
        return left


_none: Final[vec[i64]] = vec[i64]([0])
_no_points: Final[vec[i64]] = vec[i64]([0] * D.SEATS)
_no_ties: Final[vec[i64]] = vec[i64]([NONE] * D.SEATS)
_unopened: Final[vec[i64]] = vec[i64]([UNOPENED] * D.BUILDING_COUNT)
_not_owned: Final[vec[i64]] = vec[i64]([NO_OWNER] * D.BUILDING_COUNT)


def with_value(items: vec[i64], index: i64, value: i64) -> vec[i64]:
    """A copy with one value changed: how what clones share is replaced."""
    changed = items[:]
    changed[index] = value
    return changed
