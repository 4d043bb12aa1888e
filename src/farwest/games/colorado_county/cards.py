"""Land cards (CO-4.3, CO-4.5).

What nobody has seen need not lie in any order. A round deck of three cards of each colour, shuffled, shows next any
colour in proportion to how many cards of it are left in it, and any unseen card of this colour with the same chance.
"""

from __future__ import annotations

from farwest.engine import bits
from farwest.engine.core import BIT, Chance
from farwest.engine.native import i64
from farwest.games.colorado_county import chronicle, data as D
from farwest.games.colorado_county.state import NONE, County


def unseen_of(county: County, flag: i64) -> i64:
    return county.unseen & D.COLOUR_CARDS[flag]


def hidden_of(county: County, flag: i64) -> i64:
    """Cards of a colour face down in the round deck: the unseen ones less three for each round to come (CO-4.3.1)."""
    return bits.count(unseen_of(county, flag)) - D.FLAGS_A_COLOUR * (D.ROUNDS - county.round)


def turn_up(county: County, chance: Chance) -> None:
    """CO-4.5.1, C3 and C4: the cards of an auction."""
    hidden = D.ROUND_CARDS - (county.auction - 1) * county.shown_each()
    k: i64
    for k in range(county.shown_each()):
        county.shown[k] = next_card(county, hidden, chance)
        hidden -= 1
    if county.journal is not None:
        chronicle.turned_up(county)


def next_card(county: County, hidden: i64, chance: Chance) -> i64:
    index = chance.pick(hidden)
    flag: i64 = 0
    while index >= hidden_of(county, flag):
        index -= hidden_of(county, flag)
        flag += 1
    unseen = unseen_of(county, flag)
    card = bits.nth(unseen, chance.pick(bits.count(unseen)))
    county.unseen ^= BIT[card]
    return card


def discard(county: County) -> None:
    """CO-4.8.1: what nobody took leaves the game."""
    if county.journal is not None:
        chronicle.discarded(county)
    k: i64
    for k in range(D.MOST_SHOWN):
        county.shown[k] = NONE
