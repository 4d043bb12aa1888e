"""The cards of a position: hands, piles, and what everybody can know of those that are hidden."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import State
from farwest.engine.native import i64, vec
from farwest.games.dodge_city import data as D

NONE: Final = -1  # no seat, no building, no card, no event
WATCHER: Final = 5  # the place of a spectator in tables by viewer


class Deck(State):
    """Sets of cards and of seats are bit masks; counts by seat are one number with a hexadecimal digit for each.

    What is said to be shared is replaced as a whole when it changes, so that clones may share it.
    """

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.hand: vec[i64] = _none  # cards
        self.chosen: vec[i64] = _none  # the face laid aside in a sealed window, or NONE
        self.duel: vec[i64] = _none  # the duel card, or NONE
        self.shown: i64 = 0  # seats whose duel card lies open
        self.unarmed: i64 = 0  # seats that passed although they met somebody: it can only be for an Indian (DC-6.1)
        # The piles, without order: a card is drawn when it is needed.
        self.pile: i64 = 0
        self.up: i64 = 0  # face-up discards
        self.down: vec[i64] = _no_cards  # per seat, its face-down discards; shared
        self.event_pile: i64 = 0
        # What can be known of hidden cards, see `cards.py`. Counts are by seat.
        self.seen: vec[i64] = _nothing_seen  # shared; per viewer what the last reshuffle put into the pile, then before
        self.old: i64 = 0  # cards in hand from before the last reshuffle
        self.duel_old: i64 = 0  # seats whose face-down duel card is from before it
        self.down_old: i64 = 0  # face-down discards from before it
        self.down_indians: i64 = 0  # face-down discards that can only be Indians
        self.ghosts: i64 = 0  # face-down discards that were already old when they were shuffled in

    def copy_cards_into(self, copy: Deck) -> None:
        copy.hand = self.hand[:]
        copy.chosen = self.chosen[:]
        copy.duel = self.duel[:]
        copy.pile = self.pile
        copy.up = self.up
        copy.down = self.down
        copy.event_pile = self.event_pile
        copy.shown = self.shown
        copy.unarmed = self.unarmed
        copy.seen = self.seen
        copy.old = self.old
        copy.duel_old = self.duel_old
        copy.down_old = self.down_old
        copy.down_indians = self.down_indians
        copy.ghosts = self.ghosts

    def clear_cards(self) -> None:
        """Nothing dealt (DC-3.4)."""
        self.hand = vec[i64]([0] * D.SEATS)
        self.chosen = vec[i64]([NONE] * D.SEATS)
        self.duel = vec[i64]([NONE] * D.SEATS)
        self.pile = D.ALL_CARDS
        self.event_pile = D.ALL_EVENTS

    def take_knowledge(self, down: list[int], seen: list[int]) -> None:
        """See `native` for why it takes lists."""
        self.down = vec[i64](down)
        self.seen = vec[i64](seen)


_none: Final[vec[i64]] = vec[i64]([0])
_no_cards: Final[vec[i64]] = vec[i64]([0] * D.SEATS)
_nothing_seen: Final[vec[i64]] = vec[i64]([0] * 12)
