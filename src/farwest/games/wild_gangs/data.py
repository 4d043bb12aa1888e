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


def _those(kind: str, large: bool) -> vec[i64]:
    """The numbers of the large rows, or of the others."""
    return vec[i64]([number for number, row in enumerate(_DATA[kind]) if row.get("large", False) == large])


def _links(kind: str, field: str, target: str) -> vec[i64]:
    """For each row the number of the row of `target` that it names."""
    ids = _ids(target)
    return vec[i64]([ids.index(row[field]) for row in _DATA[kind]])


RULES_VERSION: Final[int] = _DATA["rules_version"]

GANGS: Final[list[str]] = _ids("gang")
ROLES: Final[list[str]] = _ids("role")
TILES: Final[list[str]] = _ids("tile")
POSITIONS: Final[list[str]] = _ids("position")
BUILDINGS: Final[list[str]] = _ids("building")
STREETS: Final[list[str]] = _ids("street")
FRONTS: Final[list[str]] = _ids("front")
PLACES: Final[list[str]] = _ids("place")
EVENTS: Final[list[str]] = _ids("event")
SLOTS: Final[list[str]] = [slot for front in _DATA["front"] for slot in front["slots"]]

ROLE_COUNT: Final = 9
POSITION_COUNT: Final = 6
STREET_COUNT: Final = 4
FRONT_COUNT: Final = 10
SLOT_COUNT: Final = 36
PLACE_COUNT: Final = 6
EVENT_COUNT: Final = 9
TILE_COUNT: Final = 12
GANG_COUNT: Final = 4
ALL_ROLES: Final = 511  # a bit for each role
ALL_FRONTS: Final = 1023
ALL_PLACES: Final = 63

HAND_SIZE: Final = 3  # WG-3.7
ROUNDS: Final = 7  # WG-4.5
BONUS: Final = 200  # WG-5.3
HIDDEN_ALLOWANCE: Final[vec[i64]] = vec[i64]([0, 0] + [_DATA["counts"]["hidden"][str(n)] for n in (2, 3, 4)])  # WG-3.8

# Gangsters, WG-2.3.
STRENGTH: Final[vec[i64]] = _numbers("role", "strength")
FIREPOWER: Final[vec[i64]] = _numbers("role", "firepower")
BOUNTY: Final[vec[i64]] = _numbers("role", "bounty")
IS_WOMAN: Final[vec[i64]] = _numbers("role", "woman")
IS_LEADER: Final[vec[i64]] = _numbers("role", "leader")

# Money, WG-2.4.
ALL_TILES: Final[vec[i64]] = vec[i64](list(range(TILE_COUNT)))
TILE_VALUE: Final[vec[i64]] = _numbers("tile", "value")

# The town, WG-2.2. Slots are numbered in the order of the fronts.
IS_LARGE_POSITION: Final[vec[i64]] = _numbers("position", "large")
IS_LARGE_BUILDING: Final[vec[i64]] = _numbers("building", "large")
LARGE_POSITIONS: Final[vec[i64]] = _those("position", large=True)
LARGE_BUILDINGS: Final[vec[i64]] = _those("building", large=True)
SMALL_POSITIONS: Final[vec[i64]] = _those("position", large=False)
SMALL_BUILDINGS: Final[vec[i64]] = _those("building", large=False)
IS_SMALL_STREET: Final[vec[i64]] = _numbers("street", "small")
BANK: Final[int] = BUILDINGS.index("bank")
FRONT_POSITION: Final[vec[i64]] = _links("front", "position", "position")
FRONT_STREET: Final[vec[i64]] = _links("front", "street", "street")
FRONT_CAPACITY: Final[vec[i64]] = vec[i64]([len(front["slots"]) for front in _DATA["front"]])
FRONT_FIRST_SLOT: Final[vec[i64]] = vec[i64]([SLOTS.index(front["slots"][0]) for front in _DATA["front"]])
SLOT_FRONT: Final[vec[i64]] = vec[i64]([f for f in range(FRONT_COUNT) for slot in _DATA["front"][f]["slots"]])
SLOT_POSITION: Final[vec[i64]] = vec[i64]([FRONT_POSITION[front] for front in SLOT_FRONT])
SLOT_STREET: Final[vec[i64]] = vec[i64]([FRONT_STREET[front] for front in SLOT_FRONT])
# Fronts come street by street, so the slots of a street run from its first one up to the first one of the next street.
STREET_FIRST_SLOT: Final[vec[i64]] = vec[i64]([sum(s < n for s in SLOT_STREET) for n in range(STREET_COUNT + 1)])
PLACE_STREET: Final[vec[i64]] = _links("place", "street", "street")
PLACE_OPPOSITE: Final[vec[i64]] = _links("place", "opposite", "place")
PLACE_BEFORE: Final[vec[i64]] = vec[i64]([POSITIONS.index(place["between"][0]) for place in _DATA["place"]])
PLACE_BEHIND: Final[vec[i64]] = vec[i64]([POSITIONS.index(place["between"][1]) for place in _DATA["place"]])

# Events, WG-2.5.
ALL_EVENTS: Final[vec[i64]] = vec[i64](list(range(EVENT_COUNT)))
SIGN: Final = 0
STAGECOACH: Final = 1
SHERIFF: Final = 2
DEPUTY: Final = 3
HIDDEN_LOOT: Final = 4
SEDUCTION: Final = 5
POKER: Final = 6
GATLING: Final = 7
POWDER_KEG: Final = 8

# Actions, WG-4.0.3: one number for each; the names are in `game.py`.
SCOUT: Final = 0
CARD: Final = 6
FACE_UP: Final = 15
FACE_DOWN: Final = 16
FRONT: Final = 17
PEEK_EVENT: Final = 27
PEEK_SLOT: Final = 33
CAPTURE: Final = 69
ACTION_COUNT: Final = 73
