"""Fists: sealed bids of cowboys, in auctions (CO-4.6) and in sales (CO-4.10.8).

Every seat says how many, then which ones, the highest first (CO-4.6.2): each set of cowboys has one way to be chosen.
Until the last fist is closed each seat may open its own again.
"""

from __future__ import annotations

from farwest.engine import bits
from farwest.engine.core import BIT, LEGAL, NOBODY
from farwest.engine.native import i64, vec
from farwest.games.colorado_county import bag, data as D, refusals
from farwest.games.colorado_county.state import BID, NONE, County, cowboy_bit, cowboy_word


def open_window(county: County, decision: i64, seats: i64) -> None:
    """Everybody who takes part and has a choice is asked (CO-4.1.1, CO-4.1.2); the others' fists are closed already."""
    county.decision = decision
    county.asked = 0
    seat: i64
    for seat in range(county.players):
        open_hand(county, seat)
        if seats >> seat & 1 == 1:
            if county.size[seat] > least_count(county):
                county.asked |= BIT[seat]
            else:
                choose_count(county, seat, county.size[seat])
    county.actor = next_open(county, NOBODY)


def least_count(county: County) -> i64:
    """Zero is a bid in an auction (CO-4.6.1), not in a sale (CO-4.10.8)."""
    return 0 if county.decision == BID else 1


def next_open(county: County, seat: i64) -> i64:
    """The next seat with a choice that has not closed its fist."""
    seat += 1
    while seat < county.players:
        if county.asked >> seat & 1 == 1 and not county.is_sealed(seat):
            return seat
        seat += 1
    return NOBODY


def open_hand(county: County, seat: i64) -> None:
    """Nothing chosen, or second thoughts."""
    county.fist[2 * seat] = 0
    county.fist[2 * seat + 1] = 0
    county.count[seat] = NONE
    county.held[seat] = 0
    county.least[seat] = NONE
    county.best[seat] = NONE


def open_hands(county: County) -> None:
    seat: i64
    for seat in range(county.players):
        open_hand(county, seat)
    county.asked = 0


# How many (D9, D11).


def fill_counts(county: County, seat: i64, out: vec[i64]) -> i64:
    filled: i64 = 0
    count = least_count(county)
    while count <= county.size[seat]:
        out[filled] = D.COUNT + count
        filled += 1
        count += 1
    return filled


def forbids_count(county: County, seat: i64, count: i64) -> i64:
    if county.count[seat] != NONE:
        return refusals.COUNT_SAID
    if count < least_count(county):
        return refusals.EMPTY_FIST
    return LEGAL if count <= county.size[seat] else refusals.TOO_MANY


def choose_count(county: County, seat: i64, count: i64) -> None:
    county.count[seat] = count
    close_if_forced(county, seat)


# Which ones (D10, D12).


def lower_ones(county: County, seat: i64) -> i64:
    """Own cowboys lower than the one picked last."""
    least = county.least[seat]
    return county.size[seat] if least == NONE else bag.below(county, seat, least)


def wanted(county: County, seat: i64) -> i64:
    """Cowboys still to be picked."""
    return county.count[seat] - county.held[seat]


def fill_cowboys(county: County, seat: i64, out: vec[i64]) -> i64:
    """Ascending: those that leave enough lower ones to complete the bid."""
    first = wanted(county, seat) - 1
    last = lower_ones(county, seat)
    filled: i64 = 0
    index: i64 = 0
    word: i64
    for word in range(2):
        rest = county.hand[2 * seat + word]
        while rest != 0 and index < last:
            if index >= first:
                out[filled] = D.TOKEN + word * D.HALF + bits.lowest(rest)
                filled += 1
            rest &= rest - 1
            index += 1
    return filled


def random_cowboy(county: County, seat: i64, draw: i64) -> i64:
    """The option of that index."""
    return bag.nth(county, seat, wanted(county, seat) - 1 + draw)


def options(county: County, seat: i64) -> i64:
    """How many there are."""
    return lower_ones(county, seat) - wanted(county, seat) + 1


def forbids_cowboy(county: County, seat: i64, cowboy: i64) -> i64:
    if county.count[seat] == NONE:
        return refusals.COUNT_FIRST
    if not county.holds(seat, cowboy):
        return refusals.NOT_IN_HAND
    if county.least[seat] != NONE and cowboy >= county.least[seat]:
        return refusals.NOT_LOWER
    return LEGAL if bag.below(county, seat, cowboy) >= wanted(county, seat) - 1 else refusals.TOO_LOW


def pick(county: County, seat: i64, cowboy: i64) -> None:
    put_in_fist(county, seat, cowboy)
    close_if_forced(county, seat)


def put_in_fist(county: County, seat: i64, cowboy: i64) -> None:
    county.fist[2 * seat + cowboy_word(cowboy)] |= cowboy_bit(cowboy)
    county.held[seat] += 1
    county.least[seat] = cowboy
    if county.best[seat] == NONE:
        county.best[seat] = cowboy


def close_if_forced(county: County, seat: i64) -> None:
    """CO-4.1.1: when all the lower ones are needed there is nothing left to ask."""
    left = wanted(county, seat)
    if left > 0 and lower_ones(county, seat) == left:
        while left > 0:
            left -= 1
            put_in_fist(county, seat, bag.nth(county, seat, left))


def beats(county: County, one: i64, other: i64) -> bool:
    """More cowboys, or as many and the highest single number (CO-4.6.4)."""
    if county.count[one] != county.count[other]:
        return county.count[one] > county.count[other]
    return county.best[one] > county.best[other]
