"""Connection (DC-5.1): groups, the key cells they touch, and how many pieces are missing to a control.

All in masks of the grid (see `data.py`), so that a group grows in all directions at once.
"""

from __future__ import annotations

from typing import Final

from farwest.engine import bits
from farwest.engine.bits import members
from farwest.engine.core import BIT
from farwest.engine.native import i64, vec
from farwest.games.dodge_city import data as D

CUT_OFF: Final = -1  # no pieces suffice until something is removed


def spread(cells: i64) -> i64:
    """The cells and their orthogonal neighbours."""
    return cells | cells << 1 | cells >> 1 | cells << D.WIDTH | cells >> D.WIDTH


def group_of(start: i64, own: i64) -> i64:
    """The connected group of `own` that holds the start cells."""
    group = start & own
    grown = spread(group) & own
    while grown != group:
        group = grown
        grown = spread(group) & own
    return group


def keys_touched(building: i64, cells: i64) -> i64:
    """A bit for each key cell that one of the cells touches."""
    touched: i64 = 0
    key: i64
    for key in range(5):
        if cells & D.KEY_NEAR[building * 5 + key] != 0:
            touched |= BIT[key]
    return touched


def connects(building: i64, group: i64) -> bool:
    return bits.count(keys_touched(building, group)) >= D.KEYS_NEEDED


def connects_by(building: i64, own: i64, bit: i64) -> bool:
    """Does the group of that piece touch four key cells? Most often not even all pieces together do."""
    return connects(building, own) and connects(building, group_of(BIT[bit], own))


def controls(building: i64, own: i64) -> bool:
    """Does one connected group touch four key cells? Key cells join nothing (DC-8.49)."""
    if not connects(building, own):
        return False
    while own != 0:
        group = group_of(own & -own, own)
        if connects(building, group):
            return True
        own &= ~group
    return False


def missing(building: i64, own: i64, free: i64) -> i64:
    """The fewest further pieces with which `own` would control the building, or CUT_OFF.

    `reach[cost * 32 + keys]` are the cells in which a connected set may end that touches these keys and takes `cost`
    pieces or fewer: sets grow by a cell, or two sets that meet in a cell become one.
    """
    if not controls(building, own | free):
        return CUT_OFF
    reach = vec[i64]([0] * (32 * 34))
    absent = D.KEY_COUNT[building]
    cost: i64 = 0
    index: i64
    while True:
        for index in range(30):
            keys = _SETS[index]
            if keys >> absent != 0:
                continue
            found = _joined(reach, keys, cost, own, free) if keys & (keys - 1) != 0 else _beside(building, keys, own)
            if cost > 0:
                before = reach[cost * 32 - 32 + keys]
                found |= before | spread(before) & free
                if keys & (keys - 1) == 0:
                    found |= _beside(building, keys, free)
            found = _with_own(found, own)
            if found != 0 and index >= _FIRST_OF_FOUR:
                return cost
            reach[cost * 32 + keys] = found
        cost += 1


def _beside(building: i64, key: i64, cells: i64) -> i64:
    return D.KEY_NEAR[building * 5 + bits.lowest(key)] & cells


def _with_own(cells: i64, own: i64) -> i64:
    """With all own pieces that hang together with the cells, at no cost."""
    if cells == 0:
        return cells
    grown = cells | spread(cells) & own
    while grown != cells:
        cells = grown
        grown = cells | spread(cells) & own
    return cells


def _joined(reach: vec[i64], keys: i64, cost: i64, own: i64, free: i64) -> i64:
    """Where two sets meet that touch these keys between them. A common free cell is paid for once, an own one never."""
    found: i64 = 0
    lowest = keys & -keys
    rest = keys ^ lowest
    part = rest
    one: i64
    while part != 0:
        part = (part - 1) & rest
        here = lowest | part
        there = keys ^ here
        found |= reach[here] & reach[cost * 32 + there] & own
        for one in range(1, cost + 1):
            other = reach[one * 32 + here]
            found |= other & reach[(cost - one) * 32 + there] & own
            found |= other & reach[(cost + 1 - one) * 32 + there] & free
    return found


# Sets of one to four of five keys, the smaller ones first.
_SETS: Final[vec[i64]] = vec[i64](sorted(range(1, 31), key=lambda keys: (len(members(keys)), keys)))
_FIRST_OF_FOUR: Final = 25
