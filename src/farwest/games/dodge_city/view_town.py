"""The buildings as everybody sees them: pieces, groups, the key cells they touch, and what is missing to a control."""

from __future__ import annotations

from functools import lru_cache

from farwest.engine.bits import members
from farwest.engine.data import Plain
from farwest.games.dodge_city import data as D, distance
from farwest.games.dodge_city.state import NEUTRAL, NO_OWNER, UNOPENED, City


def building(city: City, number: int) -> dict[str, Plain]:
    kind = city.kinds[number]
    seats = range(city.players)
    owner = city.owners[number]
    sides = [_side(city, number, seat) for seat in seats]
    cells = {D.CELL_NAME[bit]: seat for seat in seats for bit in members(city.pieces_of(number, seat))}
    return {
        "part": D.PARTS[number],
        "rows": [*D.ROWS[number]],
        "keys": dict(zip(D.KEYS[number], D.KEY_NAMES[number], strict=True)),
        "status": status(city, number),
        "kind": D.KINDS[kind] if kind != UNOPENED else None,
        "value": int(D.VALUE[kind]) if kind != UNOPENED else None,
        "price": int(D.PRICE[kind]) if kind != UNOPENED else None,
        "owner": int(owner) if owner >= 0 else None,
        "cells": {D.CELL_NAME[bit]: cells[D.CELL_NAME[bit]] for bit in members(city.taken[number])},
        "free": len(members(city.free_cells(number))) if owner == NO_OWNER else 0,
        "controllers": [seat for seat in seats if city.controllers(number) >> seat & 1],
        "leader": _leader(sides),
        "sides": [*sides],
    }


def status(city: City, number: int) -> str:
    """DC-4.0e."""
    owner = city.owners[number]
    if owner != NO_OWNER:
        return "neutral" if owner == NEUTRAL else "controlled"
    return "unopened" if city.kinds[number] == UNOPENED else "open"


def _side(city: City, number: int, seat: int) -> dict[str, Plain]:
    own = int(city.pieces_of(number, seat))
    settled = city.owners[number] != NO_OWNER
    groups = _groups(number, own)
    most = max((len(keys) for _, keys in groups), default=0)
    return {
        "pieces": len(members(own)),
        "missing": None if settled else missing(number, own, int(city.free_cells(number))),
        "keys": most,
        "groups": [{"cells": [*cells], "keys": [*keys]} for cells, keys in groups],
    }


@lru_cache(maxsize=4096)
def missing(number: int, own: int, free: int) -> int | None:
    """The fewest further pieces to a control; None when cut off."""
    found = int(distance.missing(number, own, free))
    return None if found == distance.CUT_OFF else found


@lru_cache(maxsize=4096)
def _groups(number: int, own: int) -> list[tuple[list[str], list[str]]]:
    """The connected groups, those that touch most key cells first: their cells, and the key cells they touch."""
    found = []
    while own:
        group = int(distance.group_of(own & -own, own))
        keys = [D.KEYS[number][key] for key in members(int(distance.keys_touched(number, group)))]
        found.append(([D.CELL_NAME[bit] for bit in members(group)], keys))
        own &= ~group
    return sorted(found, key=lambda group: (-len(group[1]), -len(group[0])))


def _leader(sides: list[dict[str, Plain]]) -> int | None:
    """Who is ahead: present, with fewer pieces missing than everybody else."""
    ahead = sorted((_number(side["missing"]), seat) for seat, side in enumerate(sides) if side["pieces"])
    if not ahead or ahead[0][0] == _FAR or (len(ahead) > 1 and ahead[0][0] == ahead[1][0]):
        return None
    return ahead[0][1]


_FAR = 99


def _number(value: Plain) -> int:
    return value if isinstance(value, int) else _FAR
