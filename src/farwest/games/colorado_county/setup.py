"""Set-up (CO-3): the start player, the lakes, the cowboys. The decks need no shuffling: see `cards.py`."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import LEGAL, Chance
from farwest.engine.native import i64, vec
from farwest.games.colorado_county import bag, chronicle, data as D, land, refusals
from farwest.games.colorado_county.state import FREE, LAKE_ANCHOR, LAKE_PICK, LAKE_TURN, NONE, RANDOM, County

# The recommended layout, once it was drawn. All clones of all games share it.
_lakes: Final[vec[i64]] = vec[i64]([NONE] * D.LAKE_COUNT)
_grid: Final[vec[i64]] = vec[i64]([NONE] * D.CELL_COUNT)
_shore: Final[vec[i64]] = vec[i64]([0] * D.CELL_COUNT)
_land: Final[vec[i64]] = vec[i64]([0] * D.WORDS)


def deal(county: County, chance: Chance) -> None:
    """All that comes before the first decision; `flow` goes on from here."""
    county.clear()
    county.first = chance.pick(county.players)  # CO-3.1, C1
    if county.layout == RANDOM:
        scatter_lakes(county, chance)
    elif county.layout != FREE:
        lay_recommended(county)
    bag.deal(county, chance)


def lay_recommended(county: County) -> None:
    """CO-2.3.3: always the same, so it is drawn once and then copied."""
    if _lakes[0] == NONE:
        lake: i64
        for lake in range(D.LAKE_COUNT):
            land.lay_lake(county, lake, D.RECOMMENDED[lake])
            _lakes[lake] = D.RECOMMENDED[lake]
        keep(county.grid, _grid)
        keep(county.shore, _shore)
        keep(county.land, _land)
    else:
        county.lakes = _lakes
        county.grid = _grid[:]
        county.shore = _shore
        county.land = _land


def keep(drawn: vec[i64], kept: vec[i64]) -> None:
    k: i64
    for k in range(len(kept)):
        kept[k] = drawn[k]


def scatter_lakes(county: County, chance: Chance) -> None:
    """CO-3.2, C7: the largest first, each anywhere where it touches no other; start again if there is no such place."""
    lake: i64 = D.LAKE_COUNT - 1
    spots = vec[i64]([0] * (D.CELL_COUNT * D.TURNS))
    while lake >= 0:
        found: i64 = 0
        spot: i64
        for spot in range(D.CELL_COUNT * D.TURNS):
            if land.fits(county, lake, spot) and not land.touches(county, lake, spot):
                spots[found] = spot
                found += 1
        if found == 0:
            land.lift_lakes(county)
            lake = D.LAKE_COUNT - 1
        else:
            land.lay_lake(county, lake, spots[chance.pick(found)])
            lake -= 1


# Free placement (CO-3.2): which lake, how turned, where.


def begin_lake(county: County) -> None:
    """Clockwise from the start player, one lake each (CO-R04)."""
    county.decision = LAKE_PICK
    county.actor = (county.first + county.placed) % county.players


def fill_lakes(county: County, out: vec[i64]) -> i64:
    """LK8 down to LK3."""
    filled: i64 = 0
    lake: i64 = D.LAKE_COUNT - 1
    while lake >= 0:
        if county.lakes[lake] == NONE:
            out[filled] = D.LAKE + lake
            filled += 1
        lake -= 1
    return filled


def forbids_lake(county: County, lake: i64) -> i64:
    return LEGAL if county.lakes[lake] == NONE else refusals.LAKE_LAID


def pick_lake(county: County, lake: i64) -> None:
    county.lake = lake
    county.decision = LAKE_TURN


def has_room(county: County, lake: i64, turn: i64) -> bool:
    """Does the lake, turned so, fit anywhere?"""
    anchor: i64
    for anchor in range(D.CELL_COUNT):
        if land.fits(county, lake, anchor * D.TURNS + turn):
            return True
    return False


def forbids_turn(county: County, turn: i64) -> i64:
    if turn >= D.LAKE_TURNS[county.lake]:
        return refusals.NO_SUCH_TURN
    return LEGAL if has_room(county, county.lake, turn) else refusals.NO_ROOM_FOR_TURN


def fill_turns(county: County, out: vec[i64]) -> i64:
    filled: i64 = 0
    turn: i64
    for turn in range(D.LAKE_TURNS[county.lake]):
        if has_room(county, county.lake, turn):
            out[filled] = D.TURN + turn
            filled += 1
    return filled


def turn_lake(county: County, turn: i64) -> None:
    county.turn = turn
    county.decision = LAKE_ANCHOR


def fill_anchors(county: County, out: vec[i64]) -> i64:
    filled: i64 = 0
    anchor: i64
    for anchor in range(D.CELL_COUNT):
        if land.fits(county, county.lake, anchor * D.TURNS + county.turn):
            out[filled] = D.ANCHOR + anchor
            filled += 1
    return filled


def forbids_anchor(county: County, anchor: i64) -> i64:
    spot = anchor * D.TURNS + county.turn
    if D.COVERED[D.covered_at(county.lake, spot)] < 0:
        return refusals.LAKE_LEAVES_BOARD
    return LEGAL if land.fits(county, county.lake, spot) else refusals.LAKE_OVERLAPS


def anchor_lake(county: County, seat: i64, anchor: i64) -> None:
    if county.journal is not None:
        chronicle.lake_laid(county, seat, anchor)
    land.lay_lake(county, county.lake, anchor * D.TURNS + county.turn)
    county.lake = NONE
    county.turn = NONE
    county.placed += 1
