"""What would be: incomes with one tile more, parcels that a road would reach. From what a view shows of the town."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from farwest.games.carson_city import data as D, income as rates

_NEAR: Final = {
    cell: tuple(D.CELLS[D.NEIGHBOUR[8 * number + k]] for k in range(D.DEGREE[number]))
    for number, cell in enumerate(D.CELLS)
}
_CORNERS: Final = {
    cell: frozenset(int(D.CELL_CORNER[4 * number + k]) for k in range(4)) for number, cell in enumerate(D.CELLS)
}


class Land(NamedTuple):
    """The town as far as figures go: what lies on each parcel and whose it is."""

    tiles: Mapping[str, str]
    owners: Mapping[str, int]

    def with_tile(self, cell: str, tile: str, owner: int | None = None) -> Land:
        """As it would be with one tile more."""
        owners = self.owners if owner is None else {**self.owners, cell: owner}
        return Land({**self.tiles, cell: tile}, owners)


class Term(NamedTuple):
    """Parcels that count alike for an income, and what they bring together.

    `kind` is free, mountain, river, house, ranch, mine (own ones, wherever they stand) or fixed.
    """

    kind: str
    cells: tuple[str, ...]
    amount: int


def land_of(view: Mapping[str, Any]) -> Land:
    town = view["town"]
    return Land(
        {cell: parcel["tile"] for cell, parcel in town.items() if parcel["tile"] is not None},
        {cell: parcel["owner"] for cell, parcel in town.items() if parcel["owner"] is not None},
    )


def income_terms(land: Land, cell: str, tile: str, seat: int) -> list[Term]:
    """CC-5.20 to CC-5.22: what a building brings its owner there, or would bring."""
    near = _NEAR[cell]
    if tile == "ranch":
        free = tuple(other for other in near if land.tiles.get(other, "river") == "river")
        return [Term("free", free, max(len(free), rates.RANCH_LEAST))]
    if tile == "mine":
        return _mine_terms(land, near, seat)
    if tile == "hotel":
        return [Term("fixed", (), rates.HOTEL)]
    if tile not in ("drugstore", "bank", "saloon"):
        return []
    each = rates.PER_SALOON_HOUSE if tile == "saloon" else rates.PER_HOUSE
    houses = tuple(other for other in near if _weight(land, other, seat))
    found = [Term("house", houses, each * sum(_weight(land, other, seat) for other in houses))]
    ally = {"drugstore": "ranch", "bank": "mine"}.get(tile)
    if ally:
        allies = tuple(other for other in D.CELLS if _is_own(land, other, ally, seat))
        found.append(Term(ally, allies, rates.PER_ALLY * len(allies)))
    return [term for term in found if term.cells]


def income(land: Land, cell: str, tile: str, seat: int) -> int:
    return sum(term.amount for term in income_terms(land, cell, tile, seat))


def estate(land: Land, seat: int) -> int:
    """What all buildings of a seat bring together."""
    return sum(
        income(land, cell, tile, seat)
        for cell, tile in land.tiles.items()
        if tile in D.BUILDINGS and land.owners.get(cell) == seat
    )


def newly_reached(view: Mapping[str, Any], edge: int) -> list[str]:
    """CC-5.10: parcels at the ends of a road that no road reaches yet."""
    ends = {int(D.EDGE_END[2 * edge]), int(D.EDGE_END[2 * edge + 1])}
    return [
        cell
        for cell, parcel in view["town"].items()
        if ends & _CORNERS[cell] and not parcel["reached"] and parcel["tile"] != "river"
    ]


def _mine_terms(land: Land, near: tuple[str, ...], seat: int) -> list[Term]:
    """Mountains that are nobody's or the owner's; a river next to it counts once (CC-11.4)."""
    usable = tuple(other for other in near if land.tiles.get(other) == "mountain" and _may_use(land, other, seat))
    water = tuple(other for other in near if land.tiles.get(other) == "river")
    found = [Term("mountain", usable, rates.PER_MOUNTAIN * len(usable)), Term("river", water, rates.RIVER_MINE)]
    return [term for term in found if term.cells]


def _weight(land: Land, cell: str, seat: int) -> int:
    """As how many houses a neighbour counts (section 5.4 of the rules)."""
    tile = land.tiles.get(cell)
    return int(D.WEIGHT[D.TILES.index(tile)]) if tile is not None and _may_use(land, cell, seat) else 0


def _may_use(land: Land, cell: str, seat: int) -> bool:
    return land.owners.get(cell, seat) == seat


def _is_own(land: Land, cell: str, tile: str, seat: int) -> bool:
    return land.tiles.get(cell) == tile and land.owners.get(cell) == seat
