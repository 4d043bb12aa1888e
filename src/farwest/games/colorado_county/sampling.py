"""Random choices for playouts, without writing down all there is to choose from."""

from __future__ import annotations

from farwest.engine import bits
from farwest.engine.core import NO_ACTION, Chance
from farwest.engine.native import i64
from farwest.games.colorado_county import data as D, fists, flags, land
from farwest.games.colorado_county.state import BID, FLAG_CELL, INTEREST, NONE, SALE_BID, SELL, County


def sample(county: County, seat: i64, chance: Chance) -> i64:
    """Any legal action of the seat, each as likely; NO_ACTION where a list is quicker, or where there is no choice."""
    decision = county.decision
    if decision == BID or decision == SALE_BID:
        if county.count[seat] == NONE:
            least = fists.least_count(county)
            return D.COUNT + least + chance.draw(county.size[seat] - least + 1)
        return D.TOKEN + fists.random_cowboy(county, seat, chance.draw(fists.options(county, seat)))
    if decision == FLAG_CELL:
        return any_flag_cell(county, chance)
    if decision == SELL:
        return any_sale(county, seat, chance)
    return D.NO + chance.draw(2) if decision == INTEREST else NO_ACTION


def any_flag_cell(county: County, chance: Chance) -> i64:
    """Cells are tried until one is free: far more than a few are (CO-4.4.4)."""
    if not flags.has_choice(county):
        return NO_ACTION
    cell = chance.draw(D.CELL_COUNT)
    while not land.is_free_for_flag(county, cell):
        cell = chance.draw(D.CELL_COUNT)
    return D.FLAG + cell


def any_sale(county: County, seat: i64, chance: Chance) -> i64:
    index = chance.draw(2 + county.plots[seat]) - 2
    if index < 0:
        return D.PASS if index == -2 else D.PASS_ROUND
    word: i64 = 0
    at = seat * D.WORDS
    count = bits.count(county.own[at])
    while index >= count:
        index -= count
        word += 1
        count = bits.count(county.own[at + word])
    return D.SELL + word * D.WORD_CELLS + bits.nth(county.own[at + word], index)
