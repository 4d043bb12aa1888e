"""Possible worlds (WG-10.7): everything a viewer cannot know, dealt again, each arrangement as likely as the others."""

from __future__ import annotations

from farwest.engine import bits
from farwest.engine.core import BIT, Chance, shuffle
from farwest.engine.native import i64, vec
from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.placement import unseen_cards
from farwest.games.wild_gangs.setup import any_of
from farwest.games.wild_gangs.state import CHOOSE_CARD, CHOOSE_FACE, CHOOSE_FRONT, EMPTY, Town


def redeal(town: Town, viewer: i64, chance: Chance) -> None:
    """In place, for a seat or a spectator. The own pile has no order yet, so there is nothing to shuffle in it."""
    if not town.revealed:
        redeal_events(town, viewer, chance)
    seat: i64
    for seat in range(town.players):
        if seat != viewer:
            redeal_gang(town, viewer, seat, chance)
    if town.actor != viewer and (town.decision == CHOOSE_FACE or town.decision == CHOOSE_FRONT):
        # A rival's card and face are nobody's business before the commit (WG-6.2): his turn starts anew.
        town.decision = CHOOSE_CARD
        town.chosen_role = EMPTY
        town.chosen_down = False


def redeal_events(town: Town, viewer: i64, chance: Chance) -> None:
    """Unseen events over unseen places and the three unused ones."""
    seen: i64 = town.seen_events[viewer] if viewer >= 0 else 0
    pool = vec[i64]([0] * D.EVENT_COUNT)
    size: i64 = 0
    place: i64
    for place in range(D.EVENT_COUNT):
        if seen >> place & 1 == 0:
            pool[size] = town.events[place]
            size += 1
    shuffle(pool, size, chance)
    events = town.events[:]
    for place in range(D.EVENT_COUNT):
        if seen >> place & 1 == 0:
            size -= 1
            events[place] = pool[size]
    town.events = events


def redeal_gang(town: Town, viewer: i64, seat: i64, chance: Chance) -> None:
    """A rival's unseen cards over his face-down slots, his hand and his pile."""
    hidden = unseen_slots(town, viewer, seat)
    pool = town.hand[seat] | town.pile[seat]
    rest = hidden
    while rest != 0:
        pool |= BIT[town.slots[bits.lowest(rest)] & 15]
        rest &= rest - 1
    hand: i64 = 0
    card: i64
    for card in range(bits.count(town.hand[seat])):
        role = any_of(pool, chance)
        pool ^= BIT[role]
        hand |= BIT[role]
    town.hand[seat] = hand
    rest = hidden
    while rest != 0:
        role = any_of(pool, chance)
        pool ^= BIT[role]
        town.slots[bits.lowest(rest)] = seat * 16 + role
        rest &= rest - 1
    town.pile[seat] = pool


def unseen_slots(town: Town, viewer: i64, seat: i64) -> i64:
    """The face-down cards of a seat that the viewer does not know."""
    hidden = unseen_cards(town, viewer) if viewer >= 0 else town.face_down
    his: i64 = 0
    while hidden != 0:
        slot = bits.lowest(hidden)
        if town.slots[slot] >> 4 == seat:
            his |= BIT[slot]
        hidden &= hidden - 1
    return his
