"""Cowboys in the bag and in hands (CO-3.4): drawn one at a time, each as likely as the others."""

from __future__ import annotations

from typing import Final

from farwest.engine import bits
from farwest.engine.core import BIT, Chance
from farwest.engine.native import i64, vec
from farwest.games.colorado_county import chronicle, data as D, knowledge
from farwest.games.colorado_county.state import County, cowboy_bit, cowboy_word

HALF_FULL: Final = 8589934591  # 33 bits
_drawn: Final[vec[i64]] = vec[i64]([0] * D.COWBOY_COUNT)  # filled and read again within one call


def deal(county: County, chance: Chance) -> None:
    """CO-3.4, C2: fifteen each, and the rest is the bag."""
    cowboy: i64
    for cowboy in range(D.COWBOY_COUNT):
        _drawn[cowboy] = cowboy
    dealt: i64 = 0
    seat: i64
    for seat in range(county.players):
        k: i64
        for k in range(D.DEALT):
            other = dealt + chance.pick(D.COWBOY_COUNT - dealt)
            cowboy = _drawn[other]
            _drawn[other] = _drawn[dealt]
            dealt += 1
            take(county, seat, cowboy)
    knowledge.deal(county)


def draw(county: County, seats: i64, most: i64, chance: Chance) -> None:
    """CO-4.9.3: one at a time, clockwise from the start player, until each has so many or the bag is empty."""
    left = county.bag_size()
    if left == 0 or seats == 0:
        return
    knowledge.begin_draw(county)
    before = county.hand[:]
    k: i64
    for k in range(most):
        turn: i64
        for turn in range(county.players):
            seat = (county.start() + turn) % county.players
            if seats >> seat & 1 == 1 and left > 0:
                draw_one(county, seat, left, chance)
                left -= 1
    if county.journal is not None:
        chronicle.drew(county, seats, list(before))


def draw_one(county: County, seat: i64, left: i64, chance: Chance) -> None:
    low: i64 = 0
    high: i64 = 0
    other: i64
    for other in range(county.players):
        low |= county.hand[2 * other]
        high |= county.hand[2 * other + 1]
    low ^= HALF_FULL
    high ^= HALF_FULL
    below = bits.count(low)
    index = chance.pick(left)
    if index < below:
        cowboy = bits.nth(low, index)
    else:
        cowboy = bits.nth(high, index - below) + D.HALF
    take(county, seat, cowboy)
    knowledge.drew(county, seat)


def take(county: County, seat: i64, cowboy: i64) -> None:
    county.hand[2 * seat + cowboy_word(cowboy)] |= cowboy_bit(cowboy)
    county.size[seat] += 1


def hand_over(county: County, seat: i64, cowboy: i64) -> None:
    """Out of the hand; the caller says where it goes."""
    county.hand[2 * seat + cowboy_word(cowboy)] ^= cowboy_bit(cowboy)
    county.size[seat] -= 1


def below(county: County, seat: i64, cowboy: i64) -> i64:
    """How many of the seat's cowboys have a lower number."""
    if cowboy < D.HALF:
        return bits.count(county.hand[2 * seat] & (BIT[cowboy] - 1))
    return bits.count(county.hand[2 * seat]) + bits.count(county.hand[2 * seat + 1] & (BIT[cowboy - D.HALF] - 1))


def nth(county: County, seat: i64, index: i64) -> i64:
    """The seat's cowboy of that index, from the lowest."""
    low = bits.count(county.hand[2 * seat])
    if index < low:
        return bits.nth(county.hand[2 * seat], index)
    return bits.nth(county.hand[2 * seat + 1], index - low) + D.HALF


def highest(county: County, seat: i64) -> i64:
    """The seat's highest number, from 1; 0 for an empty hand (CO-5.5.2)."""
    return nth(county, seat, county.size[seat] - 1) + 1 if county.size[seat] > 0 else 0
