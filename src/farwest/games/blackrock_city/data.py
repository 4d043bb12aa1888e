"""The tables of the game, read from `data.toml` into the form that compiled rules like: numbers in vectors."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from farwest.engine.native import i64, vec

_DATA: Final[dict[str, Any]] = tomllib.loads(resources.files(__package__).joinpath("data.toml").read_text("utf-8"))


def _ids(kind: str) -> list[str]:
    return [row["id"] for row in _DATA[kind]]


def _numbers(kind: str, field: str) -> vec[i64]:
    return vec[i64]([int(row.get(field, 0)) for row in _DATA[kind]])


RULES_VERSION: Final[int] = _DATA["rules_version"]

GANGS: Final[list[str]] = _ids("gang")
REVERSES: Final[list[str]] = _ids("reverse")
TOWNS: Final[list[str]] = _ids("town")
CLASSES: Final[list[str]] = ["H", "HX", "W", "WX"]  # BC-2.4, in the order of every vector
CLOCK_MODES: Final[list[str]] = ["off", "realtime", "async"]  # BC-5.23 to BC-5.25
COLOURS: Final[list[str]] = ["gold", "silver"]

MOST_SEATS: Final = 4
TOWN_COUNT: Final = 12
CIRCLE_SIZE: Final[vec[i64]] = vec[i64]([0, 0] + [_DATA["counts"]["towns"][str(n)] for n in (2, 3, 4)])  # BC-2.7

# Cubes, tiles and clocks, BC-2.1.
GOLD_CUBES: Final[int] = _DATA["counts"]["gold"]
SILVER_CUBES: Final[int] = _DATA["counts"]["silver"]
PRISONERS: Final[int] = _DATA["counts"]["prisoners"]
PLAIN_BANDITS: Final[int] = _DATA["counts"]["plain"]
X_BANDITS: Final[int] = _DATA["counts"]["x"]
CLOCKS: Final[int] = _DATA["counts"]["clocks"]
SAND_SECONDS: Final[int] = _DATA["counts"]["seconds"]  # BC-5.20

# Classes of bandit tiles, BC-2.4.
H: Final = 0
HX: Final = 1
W: Final = 2
WX: Final = 3
CLASS_COUNT: Final = 4

# Towns, BC-2.5.
START: Final = 0
TOWN_GOLD: Final[vec[i64]] = _numbers("town", "gold")
TOWN_PRISONERS: Final[vec[i64]] = _numbers("town", "prisoners")
TOWN_HOLES: Final[vec[i64]] = _numbers("town", "holes")
TOWN_REVERSE: Final[vec[i64]] = vec[i64]([REVERSES.index(row["reverse"]) for row in _DATA["town"]])

# Reverses, BC-2.6.
NOTHING: Final = 0
STEAL1: Final = 1
STEAL2: Final = 2
INDIANS: Final = 3

# Cubes.
GOLD: Final = 0
SILVER: Final = 1

# Actions, BC-4.31: one number for each; the names are in `actions.py`. Stakes and distances count from 1.
MOST_BANDITS: Final = 21  # eight of one's own and all thirteen prisoners
MOST_WOUNDED: Final = 19  # of them without an X
STAKE: Final = 0
DEFER: Final = 21
RENOUNCE: Final = 22
STAKE_HX: Final = 23
STAKE_WX: Final = 26
STAKE_W: Final = 29
WOUND: Final = 49
MOVE: Final = 53
STEAL_ONE: Final = 74
STEAL_TWO: Final = 78  # victim * 4 + other victim
CLOCK: Final = 94
TIMEOUT: Final = 98
ACTION_COUNT: Final = 102
