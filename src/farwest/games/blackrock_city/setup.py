"""Set-up (BC-3): the circle of towns, the gangs, the first player."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import Chance, shuffle
from farwest.engine.native import i64, vec
from farwest.games.blackrock_city import data as D
from farwest.games.blackrock_city.state import Circle

# BC-3.2: the pairs that may be left out, never Start City, never twice the same reverse. One number: 16 * town + town.
_PAIRS: Final[vec[i64]] = vec[i64](
    [
        one * 16 + other
        for one in range(1, D.TOWN_COUNT)
        for other in range(one + 1, D.TOWN_COUNT)
        if D.TOWN_REVERSE[one] != D.TOWN_REVERSE[other]
    ]
)


def deal(circle: Circle, chance: Chance) -> None:
    circle.clear()
    circle.towns = deal_towns(circle.players, chance)
    seat: i64
    for seat in range(circle.players):
        circle.reserve[seat * 4 + D.H] = D.PLAIN_BANDITS  # BC-2.3, BC-3.5
        circle.reserve[seat * 4 + D.HX] = D.X_BANDITS
        circle.clocks[seat] = D.CLOCKS
    circle.first = 0 if circle.first_fixed else chance.pick(circle.players)  # BC-3.6, BC-7.3
    circle.owner = circle.first


def deal_towns(players: i64, chance: Chance) -> vec[i64]:
    """BC-3.1, BC-7.1: in any order. A circle has no first place, so it is counted from Start City."""
    removed: i64 = _PAIRS[chance.pick(len(_PAIRS))] if players < 4 else 0  # BC-3.2, BC-7.2
    others = vec[i64]([0] * (D.CIRCLE_SIZE[players] - 1))
    count: i64 = 0
    town: i64
    for town in range(1, D.TOWN_COUNT):
        if town != removed >> 4 and town != removed & 15:
            others[count] = town
            count += 1
    shuffle(others, count, chance)
    towns = vec[i64]([D.START] * (count + 1))
    for town in range(count):
        towns[town + 1] = others[town]
    return towns
