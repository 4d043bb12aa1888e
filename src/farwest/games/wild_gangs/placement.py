"""Placement (WG-4.2 to WG-4.6): each turn places a gangster, looks once in secret, draws a card."""

from __future__ import annotations

from farwest.engine import bits
from farwest.engine.core import BIT, LEGAL, Chance
from farwest.engine.native import i64, vec
from farwest.games.wild_gangs import chronicle, data as D, refusals, reveal
from farwest.games.wild_gangs.setup import draw_card
from farwest.games.wild_gangs.state import (
    CHOOSE_CARD,
    CHOOSE_FACE,
    CHOOSE_FRONT,
    CHOOSE_PEEK,
    EMPTY,
    Town,
)


def begin_round(town: Town) -> None:
    """WG-4.5: seven rounds, in turn order."""
    town.round += 1
    town.turn = 0
    if town.journal is not None:
        chronicle.round_began(town)
    begin_turn(town)


def begin_turn(town: Town) -> None:
    town.actor = town.seat_of_turn(town.turn)
    town.decision = CHOOSE_CARD


# D-CARD: which gangster (WG-4.2).


def fill_cards(town: Town, seat: i64, out: vec[i64]) -> i64:
    """The cards in hand, in the order of the roles."""
    return bits.fill(town.hand[seat], D.CARD, out, 0)


def forbids_card(town: Town, seat: i64, role: i64) -> i64:
    return LEGAL if town.hand[seat] >> role & 1 else refusals.NOT_IN_HAND


def choose_card(town: Town, role: i64) -> None:
    """Private until the commit (WG-6.2): the card stays in hand."""
    town.chosen_role = role
    town.decision = CHOOSE_FACE


# D-FACE: face up or face down (WG-4.2).


def fill_faces(town: Town, seat: i64, out: vec[i64]) -> i64:
    out[0] = D.FACE_UP
    if forbids_face_down(town, seat) != LEGAL:
        return 1
    out[1] = D.FACE_DOWN
    return 2


def forbids_face_down(town: Town, seat: i64) -> i64:
    """WG-3.8: a few cards in the whole game, fewer the more players there are."""
    return LEGAL if town.hidden_left[seat] > 0 else refusals.NO_HIDING_LEFT


def choose_face(town: Town, down: bool) -> None:
    town.chosen_down = down
    town.decision = CHOOSE_FRONT


# D-FRONT: before which building, in which street (WG-4.2).


def open_fronts(town: Town) -> i64:
    """Fronts of open streets with a free slot."""
    return D.ALL_FRONTS & ~(town.closed | town.full)


def fill_fronts(town: Town, out: vec[i64]) -> i64:
    """Clockwise (WG-2.2.2)."""
    return bits.fill(open_fronts(town), D.FRONT, out, 0)


def forbids_front(town: Town, front: i64) -> i64:
    if open_fronts(town) >> front & 1:
        return LEGAL
    return refusals.STREET_CLOSED if town.closed >> front & 1 else refusals.FRONT_FULL


def place_gangster(town: Town, seat: i64, front: i64) -> None:
    """The commit: the card takes the lowest free slot of the front and stays there for good."""
    role = town.chosen_role
    slot = D.FRONT_FIRST_SLOT[front] + town.filled[front]
    town.lay(slot, seat * 16 + role)
    town.hand[seat] ^= BIT[role]
    if town.chosen_down:
        town.hidden_left[seat] -= 1
        town.hide(slot, seat)
    if town.journal is not None:
        chronicle.placed(town, seat, slot)
    town.chosen_role = EMPTY
    town.chosen_down = False
    town.decision = CHOOSE_PEEK


# D-PEEK: one secret look (WG-4.3).


def unseen_places(town: Town, seat: i64) -> i64:
    return D.ALL_PLACES & ~town.seen_events[seat]


def unseen_cards(town: Town, seat: i64) -> i64:
    """Rivals' face-down cards that the seat has not looked at; its own it knows (WG-8.8)."""
    return town.face_down & ~town.seen_slots[seat]


def can_peek(town: Town, seat: i64) -> bool:
    """WG-4.0.2, WG-8.6: the look is lost only when everything is known already."""
    return (unseen_places(town, seat) | unseen_cards(town, seat)) != 0


def fill_peeks(town: Town, seat: i64, out: vec[i64]) -> i64:
    """Events not yet seen, then rivals' face-down cards not yet seen."""
    count = bits.fill(unseen_places(town, seat), D.PEEK_EVENT, out, 0)
    return bits.fill_few(unseen_cards(town, seat), D.PEEK_SLOT, out, count)


def forbids_peek_event(town: Town, seat: i64, place: i64) -> i64:
    return LEGAL if unseen_places(town, seat) >> place & 1 else refusals.EVENT_SEEN


def forbids_peek_slot(town: Town, seat: i64, slot: i64) -> i64:
    if unseen_cards(town, seat) >> slot & 1:
        return LEGAL
    if town.slots[slot] == EMPTY:
        return refusals.SLOT_EMPTY
    if town.slots[slot] >> 4 == seat:
        return refusals.OWN_CARD
    return refusals.CARD_SEEN if town.face_down >> slot & 1 else refusals.FACE_UP


def peek_event(town: Town, seat: i64, place: i64) -> None:
    town.seen_events[seat] |= BIT[place]
    if town.journal is not None:
        chronicle.looked_at_event(town, seat, place, "WG-4.3")


def peek_slot(town: Town, seat: i64, slot: i64) -> None:
    """WG-8.34: the card stays face down for everybody else."""
    town.seen_slots[seat] |= BIT[slot]
    if town.journal is not None:
        chronicle.looked_at_card(town, seat, slot)


def end_turn(town: Town, seat: i64, chance: Chance) -> None:
    """WG-4.4: draw back to three while the pile lasts; then the next player, the next round, or the reveal (WG-4.5)."""
    if town.pile[seat] != 0:
        role = draw_card(town, seat, chance)
        if town.journal is not None:
            chronicle.drew(town, seat, role)
    town.turn += 1
    if town.turn < town.players:
        begin_turn(town)
    elif town.round < D.ROUNDS:
        begin_round(town)
    else:
        reveal.turn_over(town)
