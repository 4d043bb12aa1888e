"""The start phase (DC-4.1 to DC-4.3) and the choice of duel cards (DC-4.15): cards chosen at once, in secret."""

from __future__ import annotations

from farwest.engine import bits
from farwest.engine.core import BIT, LEGAL, NOBODY, Chance
from farwest.engine.native import i64, vec
from farwest.games.dodge_city import cards, chronicle, data as D, refusals
from farwest.games.dodge_city.deck import NONE
from farwest.games.dodge_city.state import DUEL_CARD, DUEL_SELECT, DUELS, START, START_CARD, START_EVENTS, City


def begin_round(city: City) -> None:
    city.stage = START
    city.decision = START_CARD
    city.movement = 0
    city.turn = 0
    city.shown = 0
    city.fought = 0
    city.unarmed = 0
    city.actor = 0
    if city.journal is not None:
        chronicle.round_began(city)


# D1 START_CARD and D9 DUEL_CARD: sealed windows.


def concerned(city: City, seat: i64) -> bool:
    """Everybody in the start phase; whoever holds two cards or more before the duels."""
    return city.stage == START or city.hand[seat] & (city.hand[seat] - 1) != 0


def next_owing(city: City, seat: i64) -> i64:
    seat += 1
    while seat < city.players:
        if city.chosen[seat] == NONE and concerned(city, seat):
            return seat
        seat += 1
    return NOBODY


def fill_cards(city: City, seat: i64, out: vec[i64]) -> i64:
    """Each distinct face of the hand; no Indian in the start phase (DC-4.1)."""
    if city.decision == DUEL_CARD:
        return cards.fill_faces(city.hand[seat], D.KEEP, out)
    return cards.fill_faces(city.hand[seat] & ~D.INDIAN_CARDS, D.START, out)


def forbids_card(city: City, seat: i64, face: i64) -> i64:
    if city.decision == START_CARD and face == D.INDIAN:
        return refusals.INDIAN_AT_START
    return LEGAL if cards.card_of(city.hand[seat], face) != NONE else refusals.NOT_IN_HAND


def choose(city: City, seat: i64, face: i64) -> None:
    """Nothing shows before the last one has chosen (DC-6.3)."""
    city.chosen[seat] = face
    if city.journal is not None:
        chronicle.chose(city, seat, face)
    city.actor = next_owing(city, -1)


def retract(city: City, seat: i64) -> None:
    city.chosen[seat] = NONE
    city.actor = next_owing(city, -1)
    if city.journal is not None:
        chronicle.retracted(city, seat)


# The reveal.


def show_start_cards(city: City, chance: Chance) -> None:
    """DC-4.2: the strongest card makes the first player, chance if there is none."""
    best: i64 = NONE
    strongest: i64 = D.NO_STRENGTH
    seat: i64
    for seat in range(city.players):
        face = city.chosen[seat]
        if D.STRENGTH[face] > strongest:
            strongest = D.STRENGTH[face]
            best = seat
        if face == D.QUESTION:
            city.due |= BIT[seat]
        cards.discard_open(city, seat, cards.card_of(city.hand[seat], face))
    drawn = best == NONE
    if drawn:
        best = chance.pick(city.players)  # DC-7.4
    city.first = best
    if city.journal is not None:
        chronicle.started(city, drawn)
    for seat in range(city.players):
        city.chosen[seat] = NONE
    city.stage = START_EVENTS
    city.actor = best


# Duel cards.


def select_duel_cards(city: City) -> None:
    """DC-4.15: whoever has more than one card has to choose."""
    city.stage = DUEL_SELECT
    city.movement = 0
    city.turn = 0
    city.decision = DUEL_CARD
    city.actor = next_owing(city, -1)


def take_duel_cards(city: City) -> None:
    seat: i64
    for seat in range(city.players):
        if city.chosen[seat] != NONE:
            card = cards.card_of(city.hand[seat], city.chosen[seat])
        else:
            card = bits.lowest(city.hand[seat])
        surplus = bits.count(city.hand[seat]) - 1
        cards.keep_for_duel(city, seat, card)
        if surplus > 0 and city.journal is not None:
            chronicle.kept(city, seat, surplus)
        city.chosen[seat] = NONE
    city.stage = DUELS
    city.actor = city.first
    if city.journal is not None:
        chronicle.duels_began(city)
