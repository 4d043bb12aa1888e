"""The row of buildings for sale (CC-3.6, CC-4.43): what lies there first, how it slides, what the bag adds."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import Chance
from farwest.engine.native import i64, vec
from farwest.games.carson_city import chronicle, data as D
from farwest.games.carson_city.codes import EMPTY
from farwest.games.carson_city.state import Town

# CC-3.6: what lies on b3, b4, b10 and b12 from the start.
FIRST_ROW: Final[vec[i64]] = vec[i64]([D.RANCH, D.MINE, EMPTY, EMPTY, EMPTY, D.RANCH, D.MINE])


def begin(town: Town, chance: Chance) -> None:
    """CC-3.6: two ranches, two mines, and three tiles of the bag for b5, b6 and b8."""
    town.bag[D.BANK] = town.banks
    town.bag[D.RANCH] -= 2
    town.bag[D.MINE] -= 2
    town.row = FIRST_ROW[:]
    fill(town, chance)


def fill(town: Town, chance: Chance) -> None:
    """The empty places, from the cheapest up; an empty bag leaves the dearest empty (CC-8.35)."""
    place: i64
    for place in range(D.ROW_LENGTH):
        if town.row[place] == EMPTY:
            town.row[place] = draw_building(town, chance)


def draw_building(town: Town, chance: Chance) -> i64:
    """Any tile of the bag, each as likely."""
    left: i64 = 0
    building: i64
    for building in range(D.BUILDING_COUNT):
        left += town.bag[building]
    if left == 0:
        return EMPTY
    which = chance.pick(left)
    building = 0
    while which >= town.bag[building]:
        which -= town.bag[building]
        building += 1
    town.bag[building] -= 1
    return building


def slide(town: Town, chance: Chance) -> None:
    """CC-4.43: unsold tiles to the cheapest squares, keeping their order; the rest from the bag, cheapest first."""
    row = town.row[:]
    filled: i64 = 0
    place: i64
    for place in range(D.ROW_LENGTH):
        if town.row[place] != EMPTY:
            row[filled] = town.row[place]
            filled += 1
    for place in range(filled, D.ROW_LENGTH):
        row[place] = EMPTY
    town.row = row
    fill(town, chance)
    if town.journal is not None:
        chronicle.row_slid(town, filled)


def place_of(square: i64) -> i64:
    """Where in the row a construction square is: squares go from b12 down, the row from b3 up."""
    return D.B3 - square


def sell(town: Town, place: i64) -> i64:
    """Off the row; what it was."""
    building = town.row[place]
    town.row = town.row[:]
    town.row[place] = EMPTY
    return building
