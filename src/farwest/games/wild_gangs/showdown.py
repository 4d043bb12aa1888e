"""Settling of scores (WG-5.10 to WG-5.16): in each street the best armed gang captures another gang's cards."""

from __future__ import annotations

from farwest.engine.core import BIT, LEGAL
from farwest.engine.native import i64, vec
from farwest.games.wild_gangs import chronicle, data as D, refusals, scoring
from farwest.games.wild_gangs.state import CHOOSE_VICTIM, EMPTY, NO_SEAT, Town, place_of


def begin(town: Town) -> None:
    town.street = 0
    next_showdown(town)


def next_showdown(town: Town) -> None:
    """WG-5.10: North, East, South, West. Stops at the next street whose winner has somebody to capture."""
    while town.street < D.STREET_COUNT:
        if has_keg(town, town.street):
            if town.journal is not None:
                chronicle.keg_stopped(town)
        else:
            firepower = firepower_in(town, town.street)
            winner = best_armed(town, firepower)
            if town.journal is not None:
                chronicle.showdown(town, firepower, winner)
            if winner != NO_SEAT and has_rival(town, firepower, winner):
                town.actor = winner
                town.decision = CHOOSE_VICTIM
                return
        town.street += 1
    scoring.finish(town)


def has_keg(town: Town, street: i64) -> bool:
    """WG-5.11: no showdown in the keg's street, whatever else lies there."""
    place = place_of(town, D.POWDER_KEG)
    return place != EMPTY and D.PLACE_STREET[place] == street


def firepower_in(town: Town, street: i64) -> vec[i64]:
    """WG-5.13: each gang's cards on the street's fronts. WG-5.12: +2 for each leader where the machine gun is."""
    place = place_of(town, D.GATLING)
    artillery: i64 = 2 if place != EMPTY and D.PLACE_STREET[place] == street else 0
    firepower = vec[i64]([0] * D.GANG_COUNT)
    slots = town.slots
    slot: i64
    for slot in range(D.STREET_FIRST_SLOT[street], D.STREET_FIRST_SLOT[street + 1]):
        card = slots[slot]
        if card != EMPTY:
            firepower[card >> 4] += D.FIREPOWER[card & 15] + artillery * D.IS_LEADER[card & 15]
    return firepower


def best_armed(town: Town, firepower: vec[i64]) -> i64:
    """WG-5.13: the greatest total, ties to the lower turn index. Nobody in an empty street (WG-5.16)."""
    winner: i64 = NO_SEAT
    most: i64 = 0
    turn: i64
    for turn in range(town.players):
        seat = town.seat_of_turn(turn)
        if firepower[seat] > most:
            winner, most = seat, firepower[seat]
    return winner


def has_rival(town: Town, firepower: vec[i64], winner: i64) -> bool:
    """WG-5.16: a gang alone in the street captures nobody. Every card has firepower, so 0 means absent."""
    seat: i64
    for seat in range(town.players):
        if seat != winner and firepower[seat] > 0:
            return True
    return False


# D-VICTIM: whom to capture (WG-5.14).


def fill_victims(town: Town, winner: i64, out: vec[i64]) -> i64:
    """The other gangs present in the street, in turn order."""
    count: i64 = 0
    present = rivals(town, winner)
    turn: i64
    for turn in range(town.players):
        seat = town.seat_of_turn(turn)
        if present >> seat & 1:
            out[count] = D.CAPTURE + town.gangs[seat]
            count += 1
    return count


def rivals(town: Town, winner: i64) -> i64:
    """The other seats with a card in the street."""
    present: i64 = 0
    slots = town.slots
    slot: i64
    for slot in range(D.STREET_FIRST_SLOT[town.street], D.STREET_FIRST_SLOT[town.street + 1]):
        card = slots[slot]
        if card != EMPTY:
            present |= BIT[card >> 4]
    return present & ~BIT[winner]


def forbids_capture(town: Town, winner: i64, gang: i64) -> i64:
    seat = seat_of_gang(town, gang)
    if seat == NO_SEAT:
        return refusals.NO_SUCH_GANG
    if seat == winner:
        return refusals.OWN_GANG
    return LEGAL if rivals(town, winner) >> seat & 1 else refusals.NOT_IN_STREET


def seat_of_gang(town: Town, gang: i64) -> i64:
    seat: i64
    for seat in range(town.players):
        if town.gangs[seat] == gang:
            return seat
    return NO_SEAT


def capture(town: Town, winner: i64, gang: i64) -> None:
    """WG-5.15: all its cards of the street, each worth its bounty; the others of the street are discarded."""
    victim = seat_of_gang(town, gang)
    bounty: i64 = 0
    captured: i64 = 0
    slots = town.slots
    slot: i64
    for slot in range(D.STREET_FIRST_SLOT[town.street], D.STREET_FIRST_SLOT[town.street + 1]):
        card = slots[slot]
        if card != EMPTY and card >> 4 == victim:
            captured |= BIT[slot]
            bounty += D.BOUNTY[card & 15]
    town.captured[winner] |= captured
    town.money[winner] += bounty
    if town.journal is not None:
        chronicle.captured(town, winner, victim, bounty)
    town.street += 1
    next_showdown(town)
