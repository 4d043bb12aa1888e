"""How far a player's pieces reach in a building, with pieces that are not there yet or no more (DC-5.1)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from farwest.engine.bits import members
from farwest.games.dodge_city import data as D, distance


class Reach(NamedTuple):
    """The key cells that the best group touches, by name, and how many pieces are missing; None when cut off."""

    keys: tuple[str, ...]
    missing: int | None


def reach(name: str, cells: Mapping[str, int], seat: int) -> Reach:
    """Of a seat, with the cells of a building occupied so."""
    number = D.BUILDINGS.index(name)
    own = sum(2 ** _bit(cell) for cell, owner in cells.items() if owner == seat)
    taken = sum(2 ** _bit(cell) for cell in cells)
    return _reach(number, own, int(D.ALL_CELLS[number]) & ~taken)


def _bit(cell: str) -> int:
    return D.CELL_NAME.index(cell)


@lru_cache(maxsize=2048)
def _reach(number: int, own: int, free: int) -> Reach:
    best, left = list[int](), own
    while left:
        group = int(distance.group_of(left & -left, own))
        keys = members(int(distance.keys_touched(number, group)))
        best = max(best, keys, key=len)
        left &= ~group
    missing = int(distance.missing(number, own, free))
    return Reach(tuple(D.KEY_NAMES[number][key] for key in best), None if missing == distance.CUT_OFF else missing)
