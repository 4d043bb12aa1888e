"""What search asks of an unfinished town: how choices look at a glance, and how much money each gang may expect."""

from __future__ import annotations

from math import sqrt
from typing import Final

from farwest.engine.native import i64, vec
from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.odds import ODDS
from farwest.games.wild_gangs.state import CHOOSE_CARD, CHOOSE_FACE, CHOOSE_FRONT, CHOOSE_VICTIM, EMPTY, Town
from farwest.games.wild_gangs.survey import Survey

HIDING: Final = 50.0  # what it is worth to hide a card when it is time to, and to keep it up until then
# By how many dollars a guess of two final totals may be off while cards are to come: fitted to self-played games.
ERROR: Final = 200.0
ERROR_TO_COME: Final = 60.0  # for each square root of a card
SETTLED_ERROR: Final = 40.0  # when only captures are to come


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
        gains = Survey(town, ODDS).gains(seat)
        for k in range(count):
            out[k] = best_front(gains, actions[k] - D.CARD)
        return True
    if decision == CHOOSE_FRONT:
        gains = Survey(town, ODDS).gains(seat)
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
