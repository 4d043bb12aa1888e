"""Possible worlds: every cowboy that a viewer cannot place, dealt again, as `knowledge.py` allows.

The order of the cards needs no dealing: it is drawn when a card is turned (`cards.py`). A draw from the bag took any
cowboy that was in it with the same chance, so the draws are made again one after the other, the oldest first, each from
what could be in the bag by then.
"""

from __future__ import annotations

from typing import Final

from farwest.engine.core import BIT, NOBODY, Chance
from farwest.engine.native import i64, vec
from farwest.games.colorado_county import bag, data as D, fists, knowledge, sales
from farwest.games.colorado_county.knowledge import EVERY_SEAT, PRIVATE_AT
from farwest.games.colorado_county.state import BID, INTEREST, SALE_BID, County

PUBLIC: Final = 4095  # the bits of `lore` that everybody knows

# Filled and read again within one call.
_ages: Final[vec[i64]] = vec[i64]([0] * (3 * D.SEATS))
_room: Final[vec[i64]] = vec[i64]([0] * D.SEATS)
_starts: Final[vec[i64]] = vec[i64]([0] * (knowledge.SINCE + 2))
_sorted: Final[vec[i64]] = vec[i64]([0] * D.COWBOY_COUNT)
_bag: Final[vec[i64]] = vec[i64]([0] * D.COWBOY_COUNT)


def redeal(county: County, viewer: i64, chance: Chance) -> None:
    """In place, for a seat or a spectator. At the end all hands lie open (CO-5.5.2)."""
    if county.over:
        return
    keep: i64 = PUBLIC
    if viewer >= 0:
        keep |= EVERY_SEAT * BIT[PRIVATE_AT + 4 * viewer]
    cowboy: i64
    for cowboy in range(D.COWBOY_COUNT):
        county.lore[cowboy] &= keep
    forget_choices(county, viewer)
    while not deal_hands(county, viewer, chance):
        pass
    close_forced(county, viewer)


def forget_choices(county: County, viewer: i64) -> None:
    """What others have sealed they have yet to seal."""
    if county.decision == INTEREST:
        seen: i64 = BIT[viewer] if viewer >= 0 else 0
        county.answered &= seen
        county.keen &= seen
        county.actor = sales.next_silent(county, NOBODY)
    elif county.decision == BID or county.decision == SALE_BID:
        seat: i64
        for seat in range(county.players):
            if seat != viewer:
                fists.open_hand(county, seat)


def close_forced(county: County, viewer: i64) -> None:
    """Who has no choice has closed his fist already."""
    if county.decision != BID and county.decision != SALE_BID:
        return
    seat: i64
    for seat in range(county.players):
        takes_part = county.decision == BID or county.keen >> seat & 1 == 1
        if seat != viewer and takes_part and county.asked >> seat & 1 == 0:
            fists.choose_count(county, seat, county.size[seat])
    county.actor = fists.next_open(county, NOBODY)


def deal_hands(county: County, viewer: i64, chance: Chance) -> bool:
    """One attempt. It fails where cowboys that somebody surely holds came to lie so that others find no room."""
    seat: i64
    for seat in range(county.players):
        _room[seat] = 0
        if seat != viewer:
            _room[seat] = county.size[seat]
            county.hand[2 * seat] = 0
            county.hand[2 * seat + 1] = 0
            county.size[seat] = 0
    word: i64
    for word in range(3 * D.SEATS):
        _ages[word] = county.ages[word]
    dealt = deal_known(county, viewer, True, chance) and deal_known(county, viewer, False, chance)
    dealt = dealt and deal_hidden(county, viewer, chance)
    for seat in range(county.players):  # whatever came of it, the next attempt begins with hands of the same size
        county.size[seat] += _room[seat]
    return dealt


def deal_known(county: County, viewer: i64, sure: bool, chance: Chance) -> bool:
    """Cowboys that one of some seats surely holds: first those of which the seat is sure, then the others."""
    cowboy: i64
    for cowboy in range(D.COWBOY_COUNT):
        held = known_holders(county, viewer, cowboy)
        if held == 0 or (held & (held - 1) == 0) != sure:
            continue
        room: i64 = 0
        seat: i64
        for seat in range(county.players):
            if held >> seat & 1 == 1:
                room += _room[seat]
        if room == 0:
            return False
        index = chance.pick(room)
        seat = 0
        while held >> seat & 1 == 0 or index >= _room[seat]:
            if held >> seat & 1 == 1:
                index -= _room[seat]
            seat += 1
        if not has_age(seat, knowledge.since(county, cowboy)):
            return False
        knowledge.lose_age(_ages, seat, knowledge.since(county, cowboy))
        give(county, seat, cowboy)
    return True


def known_holders(county: County, viewer: i64, cowboy: i64) -> i64:
    """See `knowledge.holders`; none for the viewer's own cowboys, which lie before him."""
    held = knowledge.holders(county, viewer, cowboy)
    if viewer >= 0:
        if county.holds(viewer, cowboy):
            return 0
        held &= ~BIT[viewer]
    return held


def has_age(seat: i64, code: i64) -> bool:
    """Is there a draw left that can have brought a cowboy with that `since`?"""
    if code == 0 and _ages[3 * seat] > 0:
        return True
    return _ages[3 * seat + 1] >> code != 0


def give(county: County, seat: i64, cowboy: i64) -> None:
    bag.take(county, seat, cowboy)
    _room[seat] -= 1


def deal_hidden(county: County, viewer: i64, chance: Chance) -> bool:
    """The draws in their order, each from the cowboys that were in the bag by then."""
    total = sort_hidden(county, viewer)
    left: i64 = 0
    seat: i64
    for seat in range(county.players):
        left += _room[seat]
    added: i64 = 0
    inside: i64 = 0
    age: i64 = 0
    while left > 0:
        while added < total and knowledge.since(county, _sorted[added]) <= age:
            _bag[inside] = _sorted[added]
            inside += 1
            added += 1
        for seat in range(county.players):
            if seat == viewer:
                continue
            k: i64
            for k in range(knowledge.age_count(_ages, seat, age)):
                if inside == 0:
                    return False
                index = chance.pick(inside)
                give(county, seat, _bag[index])
                inside -= 1
                left -= 1
                _bag[index] = _bag[inside]
        age += 1
    return True


def sort_hidden(county: County, viewer: i64) -> i64:
    """The cowboys that may be in the bag, those whose place is unknown for the longest time first; how many there are.

    A counting sort: the numbers it sorts by are small.
    """
    code: i64
    for code in range(county.epoch + 3):
        _starts[code] = 0
    cowboy: i64
    for cowboy in range(D.COWBOY_COUNT):
        if is_hidden(county, viewer, cowboy):
            _starts[knowledge.since(county, cowboy) + 1] += 1
    for code in range(county.epoch + 2):
        _starts[code + 1] += _starts[code]
    total: i64 = 0
    for cowboy in range(D.COWBOY_COUNT):
        if is_hidden(county, viewer, cowboy):
            code = knowledge.since(county, cowboy)
            _sorted[_starts[code]] = cowboy
            _starts[code] += 1
            total += 1
    return total


def is_hidden(county: County, viewer: i64, cowboy: i64) -> bool:
    if viewer >= 0 and county.holds(viewer, cowboy):
        return False
    return known_holders(county, viewer, cowboy) == 0
