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
    """The fewest further pieces with which `own` would control the building, or CUT_OFF."""
    return _missing[recall(building, own, free)]


def nearer(building: i64, own: i64, free: i64) -> i64:
    """The free cells that belong to a control with the fewest further pieces: a piece on any of them, and one less
    is missing. None where nothing is missing, or where no pieces suffice."""
    slot = recall(building, own, free)
    if _nearer[slot] == UNKNOWN:
        found: i64 = 0
        if _missing[slot] > 0:
            if _held[0] != building or _held[1] != own or _held[2] != free:
                measure(building, own, free)
            found = trace(own, free, _missing[slot]) & free
        _nearer[slot] = found
    return _nearer[slot]


# What was found out before, by building and pieces: search asks the same again and again. A new answer takes the place
# of an old one, so nothing depends on what is remembered.

SLOTS: Final = 32768
UNKNOWN: Final = -1
HALF: Final = 0x7FFFFFF  # 27 of the 54 bits of a grid
_key: Final[vec[i64]] = vec[i64]([UNKNOWN] * SLOTS)  # the own pieces, and the building above them
_left: Final[vec[i64]] = vec[i64]([UNKNOWN] * SLOTS)  # the free cells
_missing: Final[vec[i64]] = vec[i64]([0] * SLOTS)
_nearer: Final[vec[i64]] = vec[i64]([0] * SLOTS)


def recall(building: i64, own: i64, free: i64) -> i64:
    """Where the answer for these pieces is to be found."""
    key = own | building << D.GRID
    mixed = (own & HALF) * 0x2C1B3C6D + (own >> 27) * 0x297A2D39 + building * 0x1E3779B9
    mixed += (free & HALF) * 0x1B56C4E9 + (free >> 27) * 0x3C6EF363
    slot = (mixed ^ mixed >> 23 ^ mixed >> 41) & (SLOTS - 1)
    if _key[slot] != key or _left[slot] != free:
        _key[slot] = key
        _left[slot] = free
        _missing[slot] = measure(building, own, free)
        _nearer[slot] = UNKNOWN
    return slot


# `_reach[cost * 32 + keys]` are the cells in which a connected set may end that touches these keys and takes `cost`
# pieces or fewer: sets grow by a cell, or two sets that meet in a cell become one. `_least[keys]` is the first cost for
# which there is any such cell. Both are those of the building and the pieces in `_held`.

NEVER: Final = 99
_reach: Final[vec[i64]] = vec[i64]([0] * (32 * 40))
_least: Final[vec[i64]] = vec[i64]([NEVER] * 32)
_held: Final[vec[i64]] = vec[i64]([UNKNOWN] * 3)
_wanted: Final[vec[i64]] = vec[i64]([0] * (32 * 40))


def measure(building: i64, own: i64, free: i64) -> i64:
    if not controls(building, own | free):
        return CUT_OFF
    _held[0], _held[1], _held[2] = building, own, free
    reach, least = _reach, _least
    absent = D.KEY_COUNT[building]
    cost: i64 = 0
    index: i64
    for index in range(32):
        least[index] = NEVER
    while True:
        enough: i64 = 0
        for index in range(30):
            keys = _SETS[index]
            if keys >> absent != 0:
                reach[cost * 32 + keys] = 0
                continue
            if index < 5:
                near = D.KEY_NEAR[building * 5 + bits.lowest(keys)]
                found = near & own if cost == 0 else near & (own | free)
            else:
                found = _joined(keys, cost, own, free)
            if cost > 0:
                before = reach[cost * 32 - 32 + keys]
                found |= before | spread(before) & free
            if found != 0:
                found = _with_own(found, own)
                least[keys] = min(least[keys], cost)
            reach[cost * 32 + keys] = found
            if index >= _FIRST_OF_FOUR:
                enough |= found
        if enough != 0:
            return cost
        cost += 1


def _with_own(cells: i64, own: i64) -> i64:
    """With all own pieces that hang together with the cells, at no cost."""
    grown = cells | spread(cells) & own
    while grown != cells:
        cells = grown
        grown = cells | spread(cells) & own
    return cells


def _joined(keys: i64, cost: i64, own: i64, free: i64) -> i64:
    """Where two sets meet that touch these keys between them. A common free cell is paid for once, an own one never."""
    reach, least = _reach, _least
    found: i64 = 0
    rest = keys & (keys - 1)
    part = rest
    one: i64
    while part != 0:
        part = (part - 1) & rest
        here = (keys ^ rest) | part
        there = keys ^ here
        first = least[here]
        if first == 0:
            found |= reach[here] & reach[cost * 32 + there] & own
            first = 1
        for one in range(first, min(cost, cost + 1 - least[there]) + 1):
            other = (cost - one) * 32 + there
            found |= reach[one * 32 + here] & (reach[other] & own | reach[other + 32] & free)
    return found


def trace(own: i64, free: i64, cost: i64) -> i64:
    """Back from the cells in which the cheapest controls end to all cells that they are made of. After `measure`.

    No part of a cheapest set can be had for less, so only cells count that were not reached at a lower cost.
    """
    index: i64
    for index in range(cost * 32 + 32):
        _wanted[index] = 0
    for index in range(_FIRST_OF_FOUR, 30):
        _wanted[cost * 32 + _SETS[index]] = _reach[cost * 32 + _SETS[index]]
    found: i64 = 0
    while cost >= 0:
        index = 29
        while index >= 0:
            keys = _SETS[index]
            cells = _wanted[cost * 32 + keys]
            if cells != 0:
                fresh = _reach[cost * 32 + keys]
                if cost > 0:
                    fresh &= ~_reach[cost * 32 - 32 + keys]
                cells = _with_neighbours(cells, fresh, own)
                found |= cells
                if cost > 0:
                    _wanted[cost * 32 - 32 + keys] |= spread(cells & free) & _reach[cost * 32 - 32 + keys]
                if index >= 5:
                    _part(keys, cost, cells & own, cells & free)
            index -= 1
        cost -= 1
    return found


def _with_neighbours(cells: i64, fresh: i64, own: i64) -> i64:
    """Own pieces came for nothing, from any cell beside them."""
    grown = cells | spread(cells & own) & fresh
    while grown != cells:
        cells = grown
        grown = cells | spread(cells & own) & fresh
    return cells


def _part(keys: i64, cost: i64, own: i64, free: i64) -> None:
    """The sets that met in these cells."""
    reach, wanted, least = _reach, _wanted, _least
    rest = keys & (keys - 1)
    part = rest
    one: i64
    while part != 0:
        part = (part - 1) & rest
        here = (keys ^ rest) | part
        there = keys ^ here
        for one in range(least[here], min(cost, cost + 1 - least[there]) + 1):
            other = (cost - one) * 32 + there
            met = reach[one * 32 + here] & (reach[other] & own)
            wanted[one * 32 + here] |= met
            wanted[other] |= met
            if one > 0:
                met = reach[one * 32 + here] & (reach[other + 32] & free)
                wanted[one * 32 + here] |= met
                wanted[other + 32] |= met


# Sets of one to four of five keys, the smaller ones first.
_SETS: Final[vec[i64]] = vec[i64](sorted(range(1, 31), key=lambda keys: (len(members(keys)), keys)))
_FIRST_OF_FOUR: Final = 25
