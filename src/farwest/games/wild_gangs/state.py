"""The position: what lies on the table, who holds what, and who has seen what."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import BIT, State
from farwest.engine.native import i64, vec
from farwest.games.wild_gangs import data as D

EMPTY: Final = -1  # a slot without a gangster, a place without an event, a loot without a taker
NO_SEAT: Final = -1

# Decisions (section 4 of the rules).
SCOUT_FIRST: Final = 0
SCOUT_SECOND: Final = 1
CHOOSE_CARD: Final = 2
CHOOSE_FACE: Final = 3
CHOOSE_FRONT: Final = 4
CHOOSE_PEEK: Final = 5
CHOOSE_VICTIM: Final = 6
FINISHED: Final = 7


class Town(State):
    """Seats index everything that belongs to a player; a card on the table is `seat * 16 + role`; sets are bit masks.

    What is fixed by the set-up is shared by all clones and never written to; `tiles`, `events` and `takers` are
    replaced as a whole when they change, so clones share them too.
    """

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        # Fixed by the set-up.
        self.first: i64 = 0  # seat of the first player (WG-3.2)
        self.gangs: vec[i64] = _none  # per seat, its gang
        self.buildings: vec[i64] = _none  # per position, the building there (WG-3.3)
        self.closed: i64 = 0  # fronts closed to gangsters for the whole game (WG-3.9)
        # Shared until replaced.
        self.tiles: vec[i64] = _none  # per position the big and the small loot (WG-3.5)
        self.events: vec[i64] = _none  # per place, then the three unused (WG-3.4)
        self.takers: vec[i64] = _nobody_took  # per loot the seat that took it (WG-5.8)
        # The flow.
        self.decision: i64 = SCOUT_FIRST
        self.turn: i64 = 0  # turn index of whose turn it is
        self.round: i64 = 0  # 1 to 7 in placement
        self.street: i64 = 0  # the street of the showdown being settled
        self.revealed: bool = False
        self.chosen_role: i64 = EMPTY  # between D-CARD and the commit
        self.chosen_down: bool = False
        # What players hold, know and own.
        self.hand: vec[i64] = _none
        self.pile: vec[i64] = _none  # what is still to be drawn; in no order, for the order is drawn with each card
        self.hidden_left: vec[i64] = _none  # face-down cards still allowed (WG-3.8)
        self.seen_events: vec[i64] = _none  # places looked at
        self.seen_slots: vec[i64] = _none  # face-down cards known: looked at, or one's own
        self.money: vec[i64] = _none
        self.captured: vec[i64] = _none  # slots whose cards lie before the seat (WG-5.15)
        # The town.
        self.slots: vec[i64] = _none
        self.filled: vec[i64] = _none  # cards per front
        self.full: i64 = 0  # fronts without a free slot
        self.face_down: i64 = 0  # slots whose card lies face down
        self.bonus: i64 = 0  # loots with a bonus tile (WG-5.3)
        self.protected: i64 = 0  # loots nobody can take (WG-5.4, WG-5.5)

    def copy_into(self, copy: Town) -> None:
        copy.actor = self.actor
        copy.first = self.first
        copy.gangs = self.gangs
        copy.buildings = self.buildings
        copy.closed = self.closed
        copy.tiles = self.tiles
        copy.events = self.events
        copy.takers = self.takers
        copy.decision = self.decision
        copy.turn = self.turn
        copy.round = self.round
        copy.street = self.street
        copy.revealed = self.revealed
        copy.chosen_role = self.chosen_role
        copy.chosen_down = self.chosen_down
        copy.hand = self.hand[:]
        copy.pile = self.pile[:]
        copy.hidden_left = self.hidden_left[:]
        copy.seen_events = self.seen_events[:]
        copy.seen_slots = self.seen_slots[:]
        copy.money = self.money[:]
        copy.captured = self.captured[:]
        copy.slots = self.slots[:]
        copy.filled = self.filled[:]
        copy.full = self.full
        copy.face_down = self.face_down
        copy.bonus = self.bonus
        copy.protected = self.protected

    def clear(self) -> None:
        """An empty town: nothing dealt, nothing placed."""
        self.hand = vec[i64]([0] * D.GANG_COUNT)
        self.pile = vec[i64]([0] * D.GANG_COUNT)
        self.hidden_left = vec[i64]([D.HIDDEN_ALLOWANCE[self.players]] * D.GANG_COUNT)
        self.seen_events = vec[i64]([0] * D.GANG_COUNT)
        self.seen_slots = vec[i64]([0] * D.GANG_COUNT)
        self.money = vec[i64]([0] * D.GANG_COUNT)
        self.captured = vec[i64]([0] * D.GANG_COUNT)
        self.slots = vec[i64]([EMPTY] * D.SLOT_COUNT)
        self.filled = vec[i64]([0] * D.FRONT_COUNT)

    def take_gangs(self, gangs: list[int]) -> None:
        """Which gang each seat leads (WG-3.11)."""
        self.gangs = vec[i64](gangs)

    def seat_of_turn(self, turn: i64) -> i64:
        """Turn order is clockwise from the first player (WG-3.2)."""
        seat = self.first + turn
        return seat - self.players if seat >= self.players else seat

    def lay(self, slot: i64, card: i64) -> None:
        """A card in a slot of the town, face up."""
        front = D.SLOT_FRONT[slot]
        filled = self.filled[front] + 1
        self.filled[front] = filled
        if filled == D.FRONT_CAPACITY[front]:
            self.full |= BIT[front]
        self.slots[slot] = card

    def hide(self, slot: i64, seat: i64) -> None:
        """The card in the slot lies face down; its owner knows it (WG-8.8)."""
        self.face_down |= BIT[slot]
        self.seen_slots[seat] |= BIT[slot]

    def loot_value(self, loot: i64) -> i64:
        """What a loot is worth with its bonus tile. Loot 2p is the big one of position p, 2p + 1 the small one."""
        value = D.TILE_VALUE[self.tiles[loot]]
        return value + D.BONUS if self.bonus >> loot & 1 else value


_none: Final[vec[i64]] = vec[i64]([0])
_nobody_took: Final[vec[i64]] = vec[i64]([EMPTY] * D.TILE_COUNT)


def place_of(town: Town, event: i64) -> i64:
    """Where an event lies, or EMPTY when it is not in town."""
    place: i64
    for place in range(D.PLACE_COUNT):
        if town.events[place] == event:
            return place
    return EMPTY


def order_pair(tiles: vec[i64], position: i64) -> None:
    """The tile of higher value is the big loot; of two equal ones the lower id (WG-3.5, WG-8.10).

    Tile numbers rise with value, so the comparison is of values first and of numbers only between equals.
    """
    big = tiles[2 * position]
    small = tiles[2 * position + 1]
    behind = D.TILE_VALUE[big] < D.TILE_VALUE[small]
    if behind or (D.TILE_VALUE[big] == D.TILE_VALUE[small] and big > small):
        tiles[2 * position] = small
        tiles[2 * position + 1] = big
