"""Flags (CO-4.4): each round the players place twelve, one at a time."""

from __future__ import annotations

from farwest.engine import bits
from farwest.engine.core import LEGAL
from farwest.engine.native import i64, vec
from farwest.games.colorado_county import chronicle, data as D, land, refusals
from farwest.games.colorado_county.state import FLAG_CELL, FLAG_COLOUR, FLAG_ON, NONE, WATER, County


def deal_flags(county: County) -> None:
    """CO-4.4.1: shared out equally, and as evenly by colour as can be."""
    seat: i64
    for seat in range(county.players):
        flag: i64
        for flag in range(D.FLAG_COUNT):
            county.to_place[seat * D.FLAG_COUNT + flag] = share(county, seat, flag)


def share(county: County, seat: i64, flag: i64) -> i64:
    if county.players == 3:
        return 1
    if county.players == 2:
        return D.PAIR_FLAGS[flag] if seat == county.start() else D.PAIR_FLAGS[D.FLAG_COUNT + flag]
    lacks = (seat - county.first + county.round - 1) % D.FLAG_COUNT
    return 0 if flag == lacks else 1


def has_room(county: County) -> bool:
    return (county.free[0] | county.free[1] | county.free[2]) != 0


def has_choice(county: County) -> bool:
    """More than one cell?"""
    low = county.free[0]
    high = county.free[1] | county.free[2]
    if low != 0 and high != 0:
        return True
    if county.free[1] != 0 and county.free[2] != 0:
        return True
    return low & (low - 1) != 0 or high & (high - 1) != 0


# Which colour (D4).


def fill_colours(county: County, seat: i64, out: vec[i64]) -> i64:
    filled: i64 = 0
    flag: i64
    for flag in range(D.FLAG_COUNT):
        out[filled] = D.COLOUR + flag
        filled += 1 if county.to_place[seat * D.FLAG_COUNT + flag] > 0 else 0
    return filled


def forbids_colour(county: County, seat: i64, flag: i64) -> i64:
    return LEGAL if county.to_place[seat * D.FLAG_COUNT + flag] > 0 else refusals.NO_SUCH_FLAG


def choose_colour(county: County, flag: i64) -> None:
    county.flag = flag
    county.decision = FLAG_CELL


# Which cell (D5).


def fill_cells(county: County, out: vec[i64]) -> i64:
    """Row by row."""
    filled = bits.fill(county.free[0], D.FLAG, out, 0)
    filled = bits.fill(county.free[1], D.FLAG + D.WORD_CELLS, out, filled)
    return bits.fill(county.free[2], D.FLAG + 2 * D.WORD_CELLS, out, filled)


def forbids_cell(county: County, cell: i64) -> i64:
    """CO-4.4.3: free land, and no flag on a cell beside it; corners do not count."""
    if land.is_free_for_flag(county, cell):
        return LEGAL
    held = county.grid[cell]
    if held >= WATER:
        return refusals.ON_WATER
    if held >= FLAG_ON:
        return refusals.FLAG_THERE
    return refusals.ON_MARKER if held >= 0 else refusals.BESIDE_FLAG


def place(county: County, seat: i64, cell: i64) -> None:
    if county.journal is not None:
        chronicle.flag_placed(county, seat, cell)
    county.to_place[seat * D.FLAG_COUNT + county.flag] -= 1
    land.place_flag(county, county.flag, cell)
    county.flag = NONE
    county.placed += 1


def begin_turn(county: County) -> None:
    """CO-4.4.2: clockwise from the start player of the round."""
    county.decision = FLAG_COLOUR
    county.actor = (county.start() + county.placed) % county.players
