"""What a building brings in (CC-5.20 to CC-5.22)."""

from __future__ import annotations

from typing import Final

from farwest.engine.native import i64
from farwest.games.carson_city import data as D
from farwest.games.carson_city.codes import NO_SEAT
from farwest.games.carson_city.state import Town

RANCH_LEAST: Final = 1
PER_MOUNTAIN: Final = 3
RIVER_MINE: Final = 3  # CC-11.4
PER_HOUSE: Final = 3
PER_SALOON_HOUSE: Final = 5
PER_ALLY: Final = 3  # each own ranch for a drugstore, each own mine for a bank
HOTEL: Final = 6


def income(town: Town, cell: i64) -> i64:
    """Of the building on the parcel, for its owner, before any doubling or theft."""
    building = town.tile[cell]
    seat = town.owner[cell]
    if building == D.RANCH:
        return ranch(town, cell)
    if building == D.MINE:
        return mine(town, cell, seat)
    if building == D.DRUGSTORE:
        return PER_HOUSE * house_weight(town, cell, seat) + PER_ALLY * town.built[8 * seat + D.RANCH]
    if building == D.BANK:
        return PER_HOUSE * house_weight(town, cell, seat) + PER_ALLY * town.built[8 * seat + D.MINE]
    if building == D.SALOON:
        return PER_SALOON_HOUSE * house_weight(town, cell, seat)
    return HOTEL if building == D.HOTEL else 0


def free_around(town: Town, cell: i64) -> i64:
    """Free parcels next to one that is built on. `around` counts what is not free, the parcel itself included; a river
    parcel counts as free (CC-11.4)."""
    return D.DEGREE[cell] - town.around[cell] + 1


def ranch(town: Town, cell: i64) -> i64:
    """CC-5.20: a dollar for each free parcel next to it, whoever owns it, and at least one."""
    return max(free_around(town, cell), RANCH_LEAST)


def mine(town: Town, cell: i64, seat: i64) -> i64:
    """CC-5.21: three dollars for each mountain next to it that is nobody's or its owner's; three more by a river."""
    total: i64 = 0
    by_river = False
    k: i64
    for k in range(8 * cell, 8 * cell + D.DEGREE[cell]):
        near = D.NEIGHBOUR[k]
        if town.tile[near] == D.MOUNTAIN:
            if town.owner[near] == seat or town.owner[near] == NO_SEAT:
                total += PER_MOUNTAIN
        elif town.tile[near] == D.RIVER:
            by_river = True
    return total + RIVER_MINE if by_river else total


def house_weight(town: Town, cell: i64, seat: i64) -> i64:
    """Section 5.4: houses next to the parcel that are nobody's or the seat's; its own ranches, churches and hotels."""
    total: i64 = 0
    k: i64
    for k in range(8 * cell, 8 * cell + D.DEGREE[cell]):
        near = D.NEIGHBOUR[k]
        tile = town.tile[near]
        if tile >= 0 and (town.owner[near] == seat or town.owner[near] == NO_SEAT):
            total += D.WEIGHT[tile]
    return total
