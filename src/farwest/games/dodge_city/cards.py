"""Playing cards: hands, piles, the reshuffle, and what a card counter can conclude (DC-4.25, DC-6.2, DC-7.2).

The pile has no order, a card is drawn when it is needed. It is shuffled again only when it is empty, so a reshuffle
cuts time in two: cards in hand at that moment are *old* and cannot be any card that lay among the discards; whatever is
drawn later comes out of those discards. `seen` keeps for each viewer which cards he saw go into the last reshuffle and
into the one before; the counts of old cards by seat are what everybody can work out from the cards shown. A face-down
discard that was old when it was shuffled in is a *ghost*: its card went into the pile, yet nobody else saw which.
"""

from __future__ import annotations

from farwest.engine import bits
from farwest.engine.core import BIT, Chance
from farwest.engine.native import i64, vec
from farwest.games.dodge_city import chronicle, data as D
from farwest.games.dodge_city.deck import NONE, WATCHER
from farwest.games.dodge_city.state import City, with_value


def digit(counts: i64, seat: i64) -> i64:
    return counts >> (4 * seat) & 15


def draw(city: City, chance: Chance) -> i64:
    """Any card of the pile, each as likely: the same as the top one of a pile shuffled before."""
    if city.pile == 0:
        reshuffle(city)
    card = bits.nth(city.pile, chance.pick(bits.count(city.pile)))
    city.pile ^= BIT[card]
    return card


def reshuffle(city: City) -> None:
    """DC-4.25: the whole discard pile becomes the draw pile. Whoever watched knows most of what is in it."""
    seen = vec[i64]([0] * 12)
    viewer: i64
    for viewer in range(6):
        known = city.up
        if viewer < city.players:
            known |= city.down[viewer]
        seen[viewer] = lowest_copies(known)
        seen[6 + viewer] = city.seen[viewer] & ~known & D.UNIQUE_CARDS
    pile = city.up
    old: i64 = 0
    seat: i64
    for seat in range(city.players):
        pile |= city.down[seat]
        old += bits.count(city.hand[seat]) * BIT[4 * seat]
        if city.duel[seat] != NONE and city.shown >> seat & 1 == 0:
            city.duel_old |= BIT[seat]
    city.seen = seen
    city.pile = pile
    city.up = 0
    city.down = vec[i64]([0] * D.SEATS)
    city.old = old
    city.ghosts = city.down_old
    city.down_old = 0
    city.down_indians = 0
    if city.journal is not None:
        chronicle.reshuffled(city)


def lowest_copies(cards: i64) -> i64:
    """The same faces; of copies, which are alike (DC-2.6), the lowest: nothing depends on which they are."""
    indians = BIT[bits.count(cards & D.INDIAN_CARDS)] - 1
    questions = BIT[bits.count(cards & D.QUESTION_CARDS)] - 1
    return (cards & D.UNIQUE_CARDS) | indians << D.FIRST_INDIAN | questions << D.FIRST_QUESTION


def card_of(hand: i64, face: i64) -> i64:
    """A card of the hand with this face, or NONE."""
    if face < D.INDIAN:
        return face if hand >> face & 1 else NONE
    copies = hand & (D.INDIAN_CARDS if face == D.INDIAN else D.QUESTION_CARDS)
    return bits.lowest(copies) if copies != 0 else NONE


def fill_faces(hand: i64, base: i64, out: vec[i64]) -> i64:
    """Every distinct face of a hand, in canonical order (DC-2.6)."""
    count = bits.fill_few(hand & D.UNIQUE_CARDS, base, out, 0)
    if hand & D.INDIAN_CARDS != 0:
        out[count] = base + D.INDIAN
        count += 1
    if hand & D.QUESTION_CARDS != 0:
        out[count] = base + D.QUESTION
        count += 1
    return count


def discard_open(city: City, seat: i64, card: i64) -> None:
    """A card out of the hand, for all to see. There are never more old cards than cards."""
    old = digit(city.old, seat)
    if old > 0 and (old == bits.count(city.hand[seat]) or not is_new(city, card)):
        city.old -= BIT[4 * seat]
    city.hand[seat] ^= BIT[card]
    city.up |= BIT[card]


def is_new(city: City, card: i64) -> bool:
    """Will everybody think that the card was drawn after the last reshuffle, because it was seen to go into it?

    Of copies, if one of them was.
    """
    known = city.seen[WATCHER]
    if card < D.FIRST_INDIAN:
        return known >> card & 1 != 0
    return known & (D.INDIAN_CARDS if card < D.FIRST_QUESTION else D.QUESTION_CARDS) != 0


def keep_for_duel(city: City, seat: i64, card: i64) -> None:
    """DC-4.15: the others go face down to the discards. Which of several is old only the owner knows."""
    rest = city.hand[seat] ^ BIT[card]
    size = bits.count(rest)
    all_old = digit(city.old, seat) == size + 1
    city.duel[seat] = card
    city.hand[seat] = 0
    city.old -= digit(city.old, seat) * BIT[4 * seat]
    if all_old:
        city.duel_old |= BIT[seat]
    if rest != 0:
        city.down = with_value(city.down, seat, city.down[seat] | rest)
        if all_old:
            city.down_old += size * BIT[4 * seat]


def discard_duel_cards(city: City) -> None:
    """DC-4.23: face up if it was shown in a fight, else face down."""
    seat: i64
    for seat in range(city.players):
        card = city.duel[seat]
        if city.shown >> seat & 1:
            city.up |= BIT[card]
        else:
            city.down = with_value(city.down, seat, city.down[seat] | BIT[card])
            if city.duel_old >> seat & 1:
                city.down_old += BIT[4 * seat]
            if city.unarmed >> seat & 1:
                city.down_indians += BIT[4 * seat]
        city.duel[seat] = NONE
    city.duel_old = 0


def hidden_from(city: City, viewer: i64) -> i64:
    """The cards that a viewer has not before his eyes: the pile, other hands, others' face-down cards."""
    hidden = city.pile
    seat: i64
    for seat in range(city.players):
        if seat != viewer:
            hidden |= city.hand[seat] | city.down[seat]
            if city.duel[seat] != NONE and city.shown >> seat & 1 == 0:
                hidden |= BIT[city.duel[seat]]
    return hidden
