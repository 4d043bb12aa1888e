"""Which final points may be expected at the beginning of a round, and how a round is played to its end for that.

What counts is written down as features; how much, was fitted to self-played games (`bench/fit_dodge_city.py`) and is
read from `weights.toml`.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from farwest.engine import bits
from farwest.engine.native import i64, vec
from farwest.games.dodge_city import data as D, nearness
from farwest.games.dodge_city.state import NO_OWNER, UNOPENED, City

# Features of a seat. Buildings count by the pieces missing to a control: their value, or 1 if it would decide the game.
POINTS: Final = 0  # six: one for each number of points below the goal
NEAR: Final = 6  # eight: 0 to 6 pieces missing, then more or cut off
DECISIVE: Final = 14  # eight
NEAREST: Final = 22  # value of buildings to which nobody else is as near
NEAREST_DECISIVE: Final = 23
MONEY: Final = 24  # four: thousands of dollars, the first ones count more than the last ones
PIECES: Final = 28  # in town
FEATURE_COUNT: Final = 29

_FILE: Final[dict[str, Any]] = tomllib.loads(resources.files(__package__).joinpath("weights.toml").read_text("utf-8"))
_TABLES: Final[list[dict[str, Any]]] = [_FILE[str(players)] for players in (2, 3, 4, 5)]
WEIGHTS: Final[vec[float]] = vec[float]([float(weight) for table in _TABLES for weight in table["weights"]])
# By how much the difference of two guesses may be off, by the number of players.
SPREAD: Final[vec[float]] = vec[float]([0.0, 0.0] + [float(table["spread"]) for table in _TABLES])

_FAR: Final = 7
_STEPS: Final[vec[i64]] = vec[i64]([0, 600, 1300, 2500, 1000000])

_features: Final[vec[float]] = vec[float]([0.0] * FEATURE_COUNT)


def worth(city: City, seat: i64) -> float:
    """The final points of a seat, up to what all players have in common."""
    fill_features(city, seat, _features)
    first = (city.players - 2) * FEATURE_COUNT
    total = 0.0
    k: i64
    for k in range(FEATURE_COUNT):
        total += WEIGHTS[first + k] * _features[k]
    return total


def fill_features(city: City, seat: i64, out: vec[float]) -> None:
    k: i64
    for k in range(FEATURE_COUNT):
        out[k] = 0.0
    points = city.points[seat]
    if points < D.GOAL:
        out[POINTS + points] = 1.0
    building: i64
    for building in range(D.IN_PLAY[city.players]):
        if city.owners[building] == NO_OWNER and city.kinds[building] != UNOPENED:
            fill_building(city, seat, building, out)
    money = city.money[seat]
    for k in range(4):
        if money > _STEPS[k]:
            out[MONEY + k] = 0.001 * float(min(money, _STEPS[k + 1]) - _STEPS[k])


def fill_building(city: City, seat: i64, building: i64, out: vec[float]) -> None:
    value = D.VALUE[city.kinds[building]]
    decisive = city.points[seat] + value >= D.GOAL
    worth = 1.0 if decisive else float(value)
    mine = bounded(nearness.missing(city, building, seat))
    out[(DECISIVE if decisive else NEAR) + mine] += worth
    nearest = True
    other: i64
    for other in range(city.players):
        if other != seat and bounded(nearness.missing(city, building, other)) <= mine:
            nearest = False
    if nearest:
        out[NEAREST_DECISIVE if decisive else NEAREST] += worth
    out[PIECES] += float(bits.count(city.pieces_of(building, seat)))


def bounded(missing: i64) -> i64:
    return missing if 0 <= missing < _FAR else _FAR


# The same for people and tests, who have lists.


def features(city: City, seat: int) -> list[float]:
    found = vec[float]([0.0] * FEATURE_COUNT)
    fill_features(city, seat, found)
    return list(found)
