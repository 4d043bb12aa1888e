"""Possible worlds: every card a viewer cannot see, dealt again in a way that agrees with all he could work out.

Old cards (see `cards.py`) first, for they can be fewest different cards; then all the others. As the sets of candidates
lie one inside the other, each arrangement is as likely as any other.
"""

from __future__ import annotations

from farwest.engine import bits
from farwest.engine.core import BIT, Chance
from farwest.engine.native import i64, vec
from farwest.games.dodge_city import data as D, start
from farwest.games.dodge_city.cards import digit, hidden_from
from farwest.games.dodge_city.deck import NONE, WATCHER
from farwest.games.dodge_city.state import City


def redeal(city: City, viewer: i64, chance: Chance) -> None:
    """In place, for a seat or a spectator. What others have sealed they have yet to seal (DC-6.3)."""
    unseal(city, viewer)
    index: i64 = viewer if viewer >= 0 else WATCHER
    pool = hidden_from(city, viewer)
    late = known_in_pile(city.seen[index], pool)
    early = pool & ~late
    oldest = early & ~city.seen[6 + index]
    sizes = hidden_sizes(city, viewer)
    down = city.down[:]
    taken = deal_indians(city, viewer, pool, early, sizes, down, chance)
    early &= ~taken
    oldest &= ~taken
    pool &= ~taken
    wanted = old_wanted(city, viewer, sizes)
    reserved = ghosts_among(city, viewer, oldest, bits.count(early) - wanted, chance)
    early &= ~reserved
    seat: i64
    for seat in range(city.players):
        if seat != viewer:
            pool &= ~deal_old(city, seat, early & pool, pool, sizes, down, chance)
    for seat in range(city.players):
        if seat != viewer:
            pool &= ~deal_new(city, seat, pool, sizes, down, chance)
    city.down = down
    city.pile = pool


def unseal(city: City, viewer: i64) -> None:
    if not city.sealed():
        return
    seat: i64
    for seat in range(city.players):
        if seat != viewer:
            city.chosen[seat] = NONE
    city.actor = start.next_owing(city, -1)


def known_in_pile(seen: i64, pool: i64) -> i64:
    """Hidden cards that the viewer saw go into the last reshuffle. Of copies, which are alike, as many as must be."""
    late = seen & pool & D.UNIQUE_CARDS
    late |= copies_in_pile(seen, pool, D.INDIAN_CARDS, 3)
    return late | copies_in_pile(seen, pool, D.QUESTION_CARDS, 4)


def copies_in_pile(seen: i64, pool: i64, copies: i64, total: i64) -> i64:
    """Copies before the viewer's eyes may all have come out of that reshuffle; the others must still be in it."""
    hidden = pool & copies
    visible = total - bits.count(hidden)
    count = bits.count(seen & copies) - visible
    chosen: i64 = 0
    while count > 0 and hidden != 0:
        chosen |= hidden & -hidden
        hidden &= hidden - 1
        count -= 1
    return chosen


# Slots: per seat how many hidden cards in hand, as duel card and among the face-down discards are still to be dealt.


def hidden_sizes(city: City, viewer: i64) -> vec[i64]:
    sizes = vec[i64]([0] * (3 * D.SEATS))
    seat: i64
    for seat in range(city.players):
        if seat != viewer:
            sizes[seat] = bits.count(city.hand[seat])
            city.hand[seat] = 0
            if city.duel[seat] != NONE and city.shown >> seat & 1 == 0:
                sizes[D.SEATS + seat] = 1
            sizes[2 * D.SEATS + seat] = bits.count(city.down[seat])
    return sizes


def take(cards: i64, chance: Chance) -> i64:
    """Any one of the cards, as a mask."""
    return BIT[bits.nth(cards, chance.pick(bits.count(cards)))]


def deal_indians(
    city: City, viewer: i64, pool: i64, early: i64, sizes: vec[i64], down: vec[i64], chance: Chance
) -> i64:
    """Who passed although he met somebody holds an Indian, or put one face down (DC-6.1)."""
    taken: i64 = 0
    seat: i64
    for seat in range(city.players):
        if seat == viewer:
            continue
        down[seat] = 0
        if city.unarmed >> seat & 1 and sizes[D.SEATS + seat] == 1:
            card = an_indian(pool & ~taken, early, city.duel_old >> seat & 1 != 0, chance)
            city.duel[seat] = bits.lowest(card)
            sizes[D.SEATS + seat] = 0
            taken |= card
        number: i64
        for number in range(digit(city.down_indians, seat)):
            card = an_indian(pool & ~taken, early, digit(city.down_old, seat) > number, chance)
            down[seat] |= card
            sizes[2 * D.SEATS + seat] -= 1
            taken |= card
    return taken


def an_indian(pool: i64, early: i64, old: bool, chance: Chance) -> i64:
    cards = pool & D.INDIAN_CARDS
    if old and cards & early != 0:
        cards &= early
    return take(cards, chance)


def old_down(city: City, seat: i64) -> i64:
    """Old face-down discards besides those known to be Indians."""
    left = digit(city.down_old, seat) - digit(city.down_indians, seat)
    return left if left > 0 else 0


def old_wanted(city: City, viewer: i64, sizes: vec[i64]) -> i64:
    total: i64 = 0
    seat: i64
    for seat in range(city.players):
        if seat != viewer:
            total += digit(city.old, seat) + old_down(city, seat)
            if city.duel_old >> seat & 1:
                total += sizes[D.SEATS + seat]
    return total


def ghosts_among(city: City, viewer: i64, oldest: i64, most: i64, chance: Chance) -> i64:
    """Cards that were shuffled in unseen and already old: they can be in no old slot any more."""
    count: i64 = 0
    seat: i64
    for seat in range(city.players):
        if seat != viewer:
            count += digit(city.ghosts, seat)
    count = min(count, most)
    chosen: i64 = 0
    while count > 0 and oldest != 0:
        card = take(oldest, chance)
        oldest ^= card
        chosen |= card
        count -= 1
    return chosen


def deal_old(city: City, seat: i64, early: i64, pool: i64, sizes: vec[i64], down: vec[i64], chance: Chance) -> i64:
    """The old cards of one seat. Should the counts leave too few candidates, any other card must do."""
    taken: i64 = 0
    count = digit(city.old, seat)
    duel: i64 = sizes[D.SEATS + seat] if city.duel_old >> seat & 1 else 0
    number: i64
    for number in range(count + duel + old_down(city, seat)):
        card = take(early & ~taken if early & ~taken != 0 else pool & ~taken, chance)
        taken |= card
        if number < count:
            city.hand[seat] |= card
            sizes[seat] -= 1
        elif number < count + duel:
            city.duel[seat] = bits.lowest(card)
            sizes[D.SEATS + seat] = 0
        else:
            down[seat] |= card
            sizes[2 * D.SEATS + seat] -= 1
    return taken


def deal_new(city: City, seat: i64, pool: i64, sizes: vec[i64], down: vec[i64], chance: Chance) -> i64:
    taken: i64 = 0
    number: i64
    for number in range(sizes[seat]):
        card = take(pool & ~taken, chance)
        city.hand[seat] |= card
        taken |= card
    if sizes[D.SEATS + seat] == 1:
        card = take(pool & ~taken, chance)
        city.duel[seat] = bits.lowest(card)
        taken |= card
    for number in range(sizes[2 * D.SEATS + seat]):
        card = take(pool & ~taken, chance)
        down[seat] |= card
        taken |= card
    return taken
