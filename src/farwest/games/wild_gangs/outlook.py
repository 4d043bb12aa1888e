"""What search asks of an unfinished town: how choices look at a glance, and how much money each gang may expect."""

from __future__ import annotations

from math import sqrt
from typing import Final

from farwest.engine.native import i64, vec
from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.odds import ODDS
from farwest.games.wild_gangs.state import CHOOSE_CARD, CHOOSE_FACE, CHOOSE_FRONT, CHOOSE_VICTIM, EMPTY, Town
from farwest.games.wild_gangs.survey import PLACEMENTS, Survey

HIDING: Final = 50.0  # what it is worth to hide a card when it is time to, and to keep it up until then
# By how many dollars a guess of two final totals may be off while cards are to come: fitted to self-played games.
ERROR: Final = 200.0
ERROR_TO_COME: Final = 60.0  # for each square root of a card
SETTLED_ERROR: Final = 40.0  # when only captures are to come


class Glance:
    """The last look at what placements gain, in a survey that is kept and follows the cards.

    From one turn to the next of a game that is played on, a survey differs by a card; and who has chosen a card chooses
    its front by the same look. What the look went by is kept beside it, so that it always is what a new one would be.
    """

    def __init__(self) -> None:
        self.survey: Survey | None = None
        self.gains: vec[i64] = vec[i64]([0] * PLACEMENTS)
        self.seat: i64 = EMPTY
        self.hand: i64 = 0
        self.slots: vec[i64] = vec[i64]([EMPTY] * D.SLOT_COUNT)
        self.events: vec[i64] = vec[i64]([EMPTY] * D.EVENT_COUNT)
        self.tiles: vec[i64] = vec[i64]([EMPTY] * D.TILE_COUNT)
        self.players: i64 = 0
        self.first: i64 = 0
        self.closed: i64 = 0

    def at(self, town: Town, seat: i64) -> vec[i64]:
        """`Survey.gains` of a town before its reveal."""
        survey = self.survey
        if survey is None or not self.knows(town):
            survey = self.look(town)
        elif not self.follow(town, survey) and seat == self.seat and town.hand[seat] == self.hand:
            return self.gains
        self.seat = seat
        self.hand = town.hand[seat]
        survey.hand = town.hand
        self.gains = survey.gains(seat)
        return self.gains

    def knows(self, town: Town) -> bool:
        """Is it the same town but for its cards?"""
        if town.players != self.players or town.first != self.first or town.closed != self.closed:
            return False
        return same(town.events, self.events) and same(town.tiles, self.tiles)

    def look(self, town: Town) -> Survey:
        self.players = town.players
        self.first = town.first
        self.closed = town.closed
        self.events = town.events[:]
        self.tiles = town.tiles[:]
        self.slots = town.slots[:]
        survey = Survey(town, ODDS)
        self.survey = survey
        return survey

    def follow(self, town: Town, survey: Survey) -> bool:
        """Put and take back what has been placed since. Was there anything?"""
        moved = False
        slot: i64
        for slot in range(D.SLOT_COUNT):
            card = town.slots[slot]
            old = self.slots[slot]
            if card != old:
                moved = True
                self.slots[slot] = card
                if old != EMPTY:
                    survey.put(old >> 4, (old & 15) * D.FRONT_COUNT + D.SLOT_FRONT[slot], -1)
                if card != EMPTY:
                    survey.put(card >> 4, (card & 15) * D.FRONT_COUNT + D.SLOT_FRONT[slot], 1)
        return moved


def same(these: vec[i64], those: vec[i64]) -> bool:
    """Two of equal length."""
    size: i64 = len(these)
    k: i64
    for k in range(size):
        if these[k] != those[k]:
            return False
    return True


_glance: Final = Glance()


def prospects(town: Town, out: vec[float]) -> float:
    survey = Survey(town, ODDS)
    money = survey.prospects()
    to_come: i64 = 0
    seat: i64
    for seat in range(town.players):
        out[seat] = float(money[seat]) - 0.1 * float(survey.turn[seat])  # WG-5.17
        to_come += survey.to_come[seat]
    return ERROR + ERROR_TO_COME * sqrt(float(to_come)) if to_come > 0 else SETTLED_ERROR


def lean(town: Town, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
    """Placements by what they gain, faces by whether it is time to hide, captures by the prize."""
    decision = town.decision
    k: i64
    if decision == CHOOSE_CARD:
        gains = _glance.at(town, seat)
        for k in range(count):
            out[k] = best_front(gains, actions[k] - D.CARD)
        return True
    if decision == CHOOSE_FRONT:
        gains = _glance.at(town, seat)
        for k in range(count):
            out[k] = float(gains[town.chosen_role * D.FRONT_COUNT + actions[k] - D.FRONT])
        return True
    if decision == CHOOSE_FACE:
        down: float = HIDING if D.ROUNDS - town.round < town.hidden_left[seat] else -HIDING
        for k in range(count):
            out[k] = down if actions[k] == D.FACE_DOWN else 0.0
        return True
    if decision == CHOOSE_VICTIM:
        for k in range(count):
            out[k] = prize(town, actions[k] - D.CAPTURE)
        return True
    return False


def best_front(gains: vec[i64], role: i64) -> float:
    most = gains[role * D.FRONT_COUNT]
    front: i64
    for front in range(1, D.FRONT_COUNT):
        most = max(most, gains[role * D.FRONT_COUNT + front])
    return float(most)


def prize(town: Town, gang: i64) -> float:
    """WG-5.15: what a capture brings."""
    total: i64 = 0
    slot: i64
    for slot in range(D.SLOT_COUNT):
        card = town.slots[slot]
        if card != EMPTY and D.SLOT_STREET[slot] == town.street and town.gangs[card >> 4] == gang:
            total += D.BOUNTY[card & 15]
    return float(total)
