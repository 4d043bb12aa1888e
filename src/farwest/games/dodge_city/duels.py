"""Duels (DC-4.16 to DC-4.20) and control fights (DC-4.21, DC-4.22)."""

from __future__ import annotations

from farwest.engine import bits
from farwest.engine.core import BIT, LEGAL
from farwest.engine.native import i64, vec
from farwest.games.dodge_city import chronicle, data as D, pieces, refusals
from farwest.games.dodge_city.deck import NONE
from farwest.games.dodge_city.state import CHALLENGE, CONTROL, DUEL_REMOVE, City


def strength(city: City, seat: i64) -> i64:
    """DC-2.7, DC-8.9: of the duel card; 0 for a "?" and for an Indian, who never win."""
    return D.STRENGTH[D.FACE_OF[city.duel[seat]]]


def is_indian(city: City, seat: i64) -> bool:
    return D.FACE_OF[city.duel[seat]] == D.INDIAN


def draws_event(city: City, seat: i64) -> bool:
    return D.FACE_OF[city.duel[seat]] == D.QUESTION


# Ordinary duels.


def step(city: City) -> bool:
    """The next challenger; True when a decision is owed."""
    if city.decision == DUEL_REMOVE:
        return True
    if city.fight_at != NONE:
        end_duel(city)
    while city.turn < city.players:
        seat = city.seat_of_turn(city.turn)
        if city.fought >> seat & 1 == 0:
            if meets_somebody(city, seat):
                if not is_indian(city, seat):
                    city.actor = seat
                    city.decision = CHALLENGE
                    if city.journal is not None:
                        chronicle.looks_for_opponent(city, seat)
                    return True
                city.unarmed |= BIT[seat]
            if city.journal is not None:
                chronicle.passed(city, seat)
        city.turn += 1
    city.turn = 0
    city.stage = CONTROL
    return False


def forbids_challenge(city: City, seat: i64, building: i64, other: i64) -> i64:
    """DC-4.16: both in the building, both without a duel in this round."""
    if building >= D.IN_PLAY[city.players]:
        return refusals.NOT_IN_PLAY
    if other >= city.players:
        return refusals.NO_SUCH_SEAT
    if other == seat:
        return refusals.YOURSELF
    if city.fought >> other & 1:
        return refusals.HAS_FOUGHT
    if city.unsettled >> building & 1 == 0:
        return refusals.SETTLED
    if city.pieces_of(building, seat) == 0:
        return refusals.YOU_ARE_NOT_THERE
    return LEGAL if city.pieces_of(building, other) != 0 else refusals.NOT_THERE


def fill_challenges(city: City, seat: i64, out: vec[i64]) -> i64:
    """By building, then clockwise from the challenger."""
    count: i64 = 0
    building: i64
    turn: i64
    for building in range(D.IN_PLAY[city.players]):
        if city.pieces_of(building, seat) != 0:
            for turn in range(1, city.players):
                other = seat + turn
                if other >= city.players:
                    other -= city.players
                if city.pieces_of(building, other) != 0 and city.fought >> other & 1 == 0:
                    out[count] = D.CHALLENGE + building * D.SEATS + other
                    count += 1
    return count


def meets_somebody(city: City, seat: i64) -> bool:
    """Pieces stand in unsettled buildings only, so it is enough to look for them."""
    building: i64
    other: i64
    for building in range(D.IN_PLAY[city.players]):
        if city.pieces_of(building, seat) != 0:
            for other in range(city.players):
                if other != seat and city.fought >> other & 1 == 0 and city.pieces_of(building, other) != 0:
                    return True
    return False


def challenge(city: City, seat: i64, building: i64, other: i64) -> None:
    """DC-4.17: both cards are turned over."""
    city.fight_at = building
    city.challenger = seat
    city.challenged = other
    city.fought |= BIT[seat] | BIT[other]
    city.shown |= BIT[seat] | BIT[other]
    city.duel_old &= ~(BIT[seat] | BIT[other])
    best = winner(city)
    if city.journal is not None:
        chronicle.fought(city, best)
    if best == NONE:
        after_shots(city)
    else:
        city.actor = best
        city.decision = DUEL_REMOVE


def winner(city: City) -> i64:
    one = strength(city, city.challenger)
    other = strength(city, city.challenged)
    if one == other:
        return NONE
    return city.challenger if one > other else city.challenged


def loser(city: City) -> i64:
    return city.challenged if winner(city) == city.challenger else city.challenger


# D11 DUEL_REMOVE (DC-4.18).


def fill_removals(city: City, out: vec[i64]) -> i64:
    cells = city.pieces_of(city.fight_at, loser(city))
    count: i64 = 0
    while cells != 0:
        out[count] = D.TAKE + D.BIT_COORDINATE[bits.lowest(cells)]
        count += 1
        cells &= cells - 1
    return count


def forbids_removal(city: City, seat: i64, coordinate: i64) -> i64:
    bit = D.COORDINATE_BIT[coordinate]
    if D.ALL_CELLS[city.fight_at] >> bit & 1 == 0:
        return refusals.NO_SUCH_CELL
    return LEGAL if city.pieces_of(city.fight_at, loser(city)) >> bit & 1 else refusals.NOT_THE_LOSERS


def take_piece(city: City, seat: i64, coordinate: i64) -> None:
    bit = D.COORDINATE_BIT[coordinate]
    victim = loser(city)
    pieces.lift(city, city.fight_at, bit, victim)
    if city.journal is not None:
        chronicle.taken(city, seat, victim, bit)
    after_shots(city)


def after_shots(city: City) -> None:
    """DC-4.19: a "?" draws its event once the duel is finished."""
    city.decision = CHALLENGE
    if draws_event(city, city.challenger):
        city.due |= BIT[city.challenger]
    if draws_event(city, city.challenged):
        city.due |= BIT[city.challenged]


def end_duel(city: City) -> None:
    city.fight_at = NONE
    city.challenger = NONE
    city.challenged = NONE
    city.turn += 1


# Control fights.


def contested(city: City, building: i64) -> bool:
    controllers = city.controllers(building)
    return controllers & (controllers - 1) != 0


def show_controllers(city: City) -> bool:
    """DC-4.21 a and b: everybody in a contested building whose card is still face down. False: nobody is left."""
    fighters: i64 = 0
    building: i64
    for building in range(D.IN_PLAY[city.players]):
        if contested(city, building):
            fighters |= city.controllers(building)
    fighters &= ~city.shown
    if fighters == 0:
        return False
    city.shown |= fighters
    city.duel_old &= ~fighters
    seat: i64
    for seat in range(city.players):
        if fighters >> seat & 1 and draws_event(city, seat):
            city.due |= BIT[seat]
    if city.journal is not None:
        chronicle.control_fight(city, fighters)
    return True


def dominant(city: City, building: i64) -> i64:
    """Who wins the building now (DC-4.21d, DC-5.5): its only controller, or the one with the strongest card."""
    best: i64 = NONE
    strongest: i64 = D.NO_STRENGTH
    controllers = city.controllers(building)
    alone = not contested(city, building)
    seat: i64
    for seat in range(city.players):
        if controllers >> seat & 1:
            if alone:
                return seat
            if strength(city, seat) > strongest:
                strongest = strength(city, seat)
                best = seat
    return best
