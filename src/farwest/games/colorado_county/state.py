"""The position: what stands on the board, who holds which cowboys, and what everybody may know of them."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import BIT, State
from farwest.engine.native import i64, vec
from farwest.games.colorado_county import data as D

NONE: Final = -1  # no cell, no card, no seat, no lake, no number chosen

# What a cell holds besides NONE, which is free land: a seat's marker, a flag, a lake.
FLAG_ON: Final = 4
WATER: Final = 8

# Layouts (CO-3.2).
RECOMMENDED: Final = 0
FREE: Final = 1
RANDOM: Final = 2

# Decisions (CO-D1 to CO-D15). The two bids are sealed: count and cowboys are steps of each seat by itself.
LAKE_PICK: Final = 0
LAKE_TURN: Final = 1
LAKE_ANCHOR: Final = 2
FLAG_COLOUR: Final = 3
FLAG_CELL: Final = 4
SELL: Final = 5
INTEREST: Final = 6
SALE_PAY: Final = 7
SALE_BID: Final = 8
BID: Final = 9
CHOOSE_CARD: Final = 10
PLACE_FIRST: Final = 11
PLACE_SECOND: Final = 12
FINISHED: Final = 13

# What was opened last.
NOTHING: Final = 0
AUCTION: Final = 1
SALE: Final = 2


class Ground(State):
    """What lies on the table: the board, the flags, the markers, the cards.

    Seats index everything that belongs to a player; sets of cells, cards, cowboys and seats are bit masks. A set of
    cells takes three words (`own[seat * 3 + word]`). What is fixed by the set-up is shared by all clones and never
    written to; `lakes`, `shore`, `land` and `earned` are replaced as a whole when they change, so clones share them.
    """

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        # Fixed by the set-up.
        self.first: i64 = 0  # seat that starts round 1 (CO-3.1)
        self.layout: i64 = RECOMMENDED
        self.colours: vec[i64] = _none  # per seat
        # Shared until replaced.
        self.lakes: vec[i64] = _none  # per lake where it lies, anchor * 4 + turn (CO-2.3)
        self.shore: vec[i64] = _none  # per cell the lakes of which it is a field (CO-5.2.1)
        self.land: vec[i64] = _none  # cells that no lake covers, in three words
        self.earned: vec[i64] = _none  # points by round, seat and category (CO-5.4)
        # Cards.
        self.unseen: i64 = 0  # cards that nobody has seen yet; which of them the round deck holds is nobody's business
        self.shown: vec[i64] = _none  # cards face up, in the order in which they were turned
        # The board.
        self.grid: vec[i64] = _none
        self.own: vec[i64] = _none  # cells with a seat's markers, three words per seat
        self.flags: vec[i64] = _none  # cells with flags, three words per colour
        self.free: vec[i64] = _none  # where a flag may still be placed (CO-4.4.3), in three words
        self.fields: vec[i64] = _none  # lake fields held, by lake and seat
        self.owner: vec[i64] = _none  # per lake
        # What belongs to the players.
        self.score_of: vec[i64] = _none
        self.plots: vec[i64] = _none  # markers on land
        self.forsale: vec[i64] = _none  # For Sale tokens left
        self.sold: vec[i64] = _none  # tokens used in this round
        self.to_place: vec[i64] = _none  # flags to place, by seat and colour (CO-4.4.1)

    def copy_ground(self, copy: Ground) -> None:
        copy.actor = self.actor
        copy.first = self.first
        copy.layout = self.layout
        copy.colours = self.colours
        copy.lakes = self.lakes
        copy.shore = self.shore
        copy.land = self.land
        copy.earned = self.earned
        copy.unseen = self.unseen
        copy.shown = self.shown[:]
        copy.grid = self.grid[:]
        copy.own = self.own[:]
        copy.flags = self.flags[:]
        copy.free = self.free[:]
        copy.fields = self.fields[:]
        copy.owner = self.owner[:]
        copy.score_of = self.score_of[:]
        copy.plots = self.plots[:]
        copy.forsale = self.forsale[:]
        copy.sold = self.sold[:]
        copy.to_place = self.to_place[:]

    def clear_ground(self) -> None:
        """An empty board."""
        self.lakes = vec[i64]([NONE] * D.LAKE_COUNT)
        self.shore = vec[i64]([0] * D.CELL_COUNT)
        self.land = D.ALL_CELLS[:]
        self.earned = vec[i64]([0] * (D.ROUNDS * D.SEATS * D.CATEGORY_COUNT))
        self.unseen = D.ALL_CARDS
        self.shown = vec[i64]([NONE] * D.MOST_SHOWN)
        self.grid = vec[i64]([NONE] * D.CELL_COUNT)
        self.own = vec[i64]([0] * (D.SEATS * D.WORDS))
        self.flags = vec[i64]([0] * (D.FLAG_COUNT * D.WORDS))
        self.free = vec[i64]([0] * D.WORDS)
        self.fields = vec[i64]([0] * (D.LAKE_COUNT * D.SEATS))
        self.owner = vec[i64]([NONE] * D.LAKE_COUNT)
        self.score_of = vec[i64]([0] * D.SEATS)
        self.plots = vec[i64]([0] * D.SEATS)
        self.forsale = vec[i64]([D.FORSALE[self.players]] * D.SEATS)
        self.sold = vec[i64]([0] * D.SEATS)
        self.to_place = vec[i64]([0] * (D.SEATS * D.FLAG_COUNT))


class County(Ground):
    """What goes on, and who holds which cowboys. A set of cowboys takes two words (`hand[seat * 2 + word]`).

    `opened` is replaced as a whole when it changes, so clones share it.
    """

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        # The flow.
        self.decision: i64 = LAKE_PICK
        self.round: i64 = 0  # 1 to 4
        self.auction: i64 = 0  # 1 to K
        self.slot: i64 = 0  # whose turn it is in the sale window (CO-4.10.2), or in choosing a card (CO-4.7.1)
        self.placed: i64 = 0  # flags placed in this round, lakes laid before it
        self.lake: i64 = NONE  # chosen, not yet laid
        self.turn: i64 = NONE
        self.flag: i64 = NONE  # colour chosen, not yet placed
        self.card: i64 = NONE  # chosen, not yet settled
        self.cap: i64 = 0  # markers that the card may still place (CO-4.7.7)
        self.cell: i64 = NONE  # the plot for sale, or where the card's first marker stands
        self.seller: i64 = NONE
        self.asked: i64 = 0  # seats that the sealed window concerns, a bit each
        self.answered: i64 = 0  # of these, who has answered the question of interest
        self.keen: i64 = 0  # who has answered yes
        self.passing: i64 = 0  # seats that pass for the rest of the round (CO-4.10.2)
        self.ranks: i64 = 0  # who takes a card, three bits each, best first (CO-4.6.4)
        self.takers: i64 = 0
        self.lowest: i64 = 0  # who made the lowest offer, a bit each (CO-4.9.1)
        self.opened_kind: i64 = NOTHING
        self.opened: vec[i64] = _none  # the bids opened last, two words per seat (CO-4.6.3)
        # Cowboys.
        self.hand: vec[i64] = _none  # two words per seat, the fist included
        self.size: vec[i64] = _none
        self.fist: vec[i64] = _none  # the bid being prepared, two words per seat
        self.count: vec[i64] = _none  # how many cowboys a seat bids; NONE while it has not said so
        self.held: vec[i64] = _none  # how many of these it has picked
        self.least: vec[i64] = _none  # the cowboy picked last, so the lowest of the fist
        self.best: vec[i64] = _none  # the cowboy picked first, so the highest
        # What is known of cowboys (`knowledge.py`).
        self.epoch: i64 = 0  # draws from the bag so far, each of one or more cowboys at once
        self.lore: vec[i64] = _none  # per cowboy
        self.ages: vec[i64] = _none  # per seat when it drew what it may hold

    def copy_into(self, copy: County) -> None:
        self.copy_ground(copy)
        copy.decision = self.decision
        copy.round = self.round
        copy.auction = self.auction
        copy.slot = self.slot
        copy.placed = self.placed
        copy.lake = self.lake
        copy.turn = self.turn
        copy.flag = self.flag
        copy.card = self.card
        copy.cap = self.cap
        copy.cell = self.cell
        copy.seller = self.seller
        copy.asked = self.asked
        copy.answered = self.answered
        copy.keen = self.keen
        copy.passing = self.passing
        copy.ranks = self.ranks
        copy.takers = self.takers
        copy.lowest = self.lowest
        copy.opened_kind = self.opened_kind
        copy.opened = self.opened
        copy.hand = self.hand[:]
        copy.size = self.size[:]
        copy.fist = self.fist[:]
        copy.count = self.count[:]
        copy.held = self.held[:]
        copy.least = self.least[:]
        copy.best = self.best[:]
        copy.epoch = self.epoch
        copy.lore = self.lore[:]
        copy.ages = self.ages[:]

    def clear(self) -> None:
        """Nothing on the board, nothing dealt, nothing known."""
        self.clear_ground()
        self.opened = vec[i64]([0] * (2 * D.SEATS))
        self.hand = vec[i64]([0] * (2 * D.SEATS))
        self.size = vec[i64]([0] * D.SEATS)
        self.fist = vec[i64]([0] * (2 * D.SEATS))
        self.count = vec[i64]([NONE] * D.SEATS)
        self.held = vec[i64]([0] * D.SEATS)
        self.least = vec[i64]([NONE] * D.SEATS)
        self.best = vec[i64]([NONE] * D.SEATS)
        self.lore = vec[i64]([0] * D.COWBOY_COUNT)
        self.ages = vec[i64]([0] * (3 * D.SEATS))

    def take_colours(self, colours: list[int]) -> None:
        """Which colour each seat plays (CO-3.1)."""
        self.colours = vec[i64](colours)

    def start(self) -> i64:
        """The seat that starts the round; before the first it lays the first lake (CO-3.1)."""
        return (self.first + self.round - 1) % self.players if self.round > 0 else self.first

    def shown_each(self) -> i64:
        """Cards turned up for an auction (CO-4.5.1)."""
        return D.SHOWN[self.players]

    def auctions(self) -> i64:
        """Auctions in a round (CO-2.6)."""
        return D.ROUND_CARDS // D.SHOWN[self.players]

    def hidden_cards(self) -> i64:
        """Cards face down in the round deck: each auction turns some of the twelve."""
        turned = self.auction if self.cards_are_up() else self.auction - 1
        return D.ROUND_CARDS - turned * self.shown_each()

    def cards_are_up(self) -> bool:
        """Have the cards of this auction been turned? Not in the last window of a round (CO-4.10.1)."""
        if self.auction == self.auctions():
            return self.decision >= BID
        return self.auction > 0

    def holds(self, seat: i64, cowboy: i64) -> bool:
        """Is the cowboy (from 0) in the seat's hand?"""
        if cowboy < D.HALF:
            return self.hand[2 * seat] >> cowboy & 1 == 1
        return self.hand[2 * seat + 1] >> (cowboy - D.HALF) & 1 == 1

    def reserve(self, seat: i64) -> i64:
        """Markers not on the board (CO-4.7.7)."""
        left = D.MARKERS - self.plots[seat]
        lake: i64
        for lake in range(D.LAKE_COUNT):
            if self.owner[lake] == seat:
                left -= 1
        return left if left > 0 else 0

    def bag_size(self) -> i64:
        """Every cowboy that nobody holds."""
        left: i64 = D.COWBOY_COUNT
        seat: i64
        for seat in range(self.players):
            left -= self.size[seat]
        return left

    def is_sealed(self, seat: i64) -> bool:
        """Has the seat closed its fist, or given its answer?"""
        if self.decision == INTEREST:
            return self.answered >> seat & 1 == 1
        return self.count[seat] != NONE and self.held[seat] == self.count[seat]


def cowboy_bit(cowboy: i64) -> i64:
    """The bit of a cowboy in its word."""
    return BIT[cowboy] if cowboy < D.HALF else BIT[cowboy - D.HALF]


def cowboy_word(cowboy: i64) -> i64:
    return 0 if cowboy < D.HALF else 1


_none: Final[vec[i64]] = vec[i64]([0])
