"""The tables of the game, read from `data.toml` into the form that compiled rules like: numbers in vectors.

A cell of a building is a bit of one common grid, nine columns wide: neighbours are one or nine bits away, and the ninth
column, always empty, keeps the right edge from touching the left one. Ascending bits are the order of DC-2.11. A piece
is a number from 0 to 199: the free cells of all buildings in canonical order.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from farwest.engine.native import i64, vec

_DATA: Final[dict[str, Any]] = tomllib.loads(resources.files(__package__).joinpath("data.toml").read_text("utf-8"))
_COUNTS: Final[dict[str, Any]] = _DATA["counts"]


def _ids(kind: str) -> list[str]:
    return [row["id"] for row in _DATA[kind]]


def _numbers(kind: str, field: str) -> vec[i64]:
    return vec[i64]([int(row.get(field, 0)) for row in _DATA[kind]])


RULES_VERSION: Final[int] = _DATA["rules_version"]

COLOURS: Final[list[str]] = _ids("colour")
KINDS: Final[list[str]] = _ids("kind")
FACES: Final[list[str]] = _ids("card")
BUILDINGS: Final[list[str]] = _ids("building")
EVENTS: Final[list[str]] = _ids("event")

SEATS: Final = 5
KIND_COUNT: Final = 5
BUILDING_COUNT: Final = 7
CARD_COUNT: Final = 32
EVENT_COUNT: Final = 32
FACE_COUNT: Final = 27

START_MONEY: Final = 2000  # DC-3.3
HAND_SIZE: Final = 4  # DC-3.4
PIECES: Final = 40  # DC-2.2
LIMIT: Final = 3  # DC-4.11
INDIANS: Final = 3  # DC-4.5
KEYS_NEEDED: Final = 4  # DC-5.1
GOAL: Final = 6  # DC-5.7
ROUNDS: Final = 40  # DC-5.7
DOLLARS: Final = 100  # DC-4.4
REWARD: Final = 200  # DC-5.5
IN_PLAY: Final[vec[i64]] = vec[i64]([0, 0] + [_COUNTS["buildings"][str(n)] for n in (2, 3, 4, 5)])  # DC-3.2

# Kinds of people, DC-2.1, dearest first.
ANY: Final = -1
PRICE: Final[vec[i64]] = _numbers("kind", "price")
RESALE: Final[vec[i64]] = _numbers("kind", "resale")
VALUE: Final[vec[i64]] = _numbers("kind", "value")
ALL_TOKENS: Final[int] = sum(row["tokens"] * 16**n for n, row in enumerate(_DATA["kind"]))  # a digit for each kind

# Playing cards, DC-2.4. Cards 0 to 24 are all different; then come the Indians and the "?", whose copies are alike
# (DC-2.6): a face is a card number up to 24, or one of the two below.
INDIAN: Final = 25
QUESTION: Final = 26
FIRST_INDIAN: Final = 25
FIRST_QUESTION: Final = 28
ALL_CARDS: Final = 0xFFFFFFFF
UNIQUE_CARDS: Final = 0x1FFFFFF
INDIAN_CARDS: Final = 0xE000000
QUESTION_CARDS: Final = 0xF0000000
ALL_EVENTS: Final = 0xFFFFFFFF
FACE_OF: Final[vec[i64]] = vec[i64](
    [face for face, row in enumerate(_DATA["card"]) for copy in range(row.get("copies", 1))]
)
FACE_KIND: Final[vec[i64]] = vec[i64]([KINDS.index(row["kind"]) if "kind" in row else ANY for row in _DATA["card"]])
FACE_FIGURE: Final[vec[i64]] = _numbers("card", "figure")
IS_NUMBER: Final[vec[i64]] = vec[i64]([int(row["family"] == "number") for row in _DATA["card"]])
NO_STRENGTH: Final = 0  # DC-2.7: a "?" and an Indian win nothing
STRENGTH: Final[vec[i64]] = vec[i64](
    [10 * _DATA["kind"][KINDS.index(row["kind"])]["rank"] + row["figure"] if "kind" in row else NO_STRENGTH
     for row in _DATA["card"]]
)  # fmt: skip

# The town, DC-2.9 to DC-2.12.
WIDTH: Final = 9
GRID: Final = 54  # six rows
COLUMNS: Final = "ABCDEFGH"


def _coordinate(bit: int) -> str:
    return f"{COLUMNS[bit % WIDTH]}{bit // WIDTH + 1}"


def _cells(building: dict[str, Any], free: bool) -> list[int]:
    """The bits of its free cells, or of its key cells, in canonical order."""
    found = [(row * WIDTH + n, sign) for row, signs in enumerate(building["rows"]) for n, sign in enumerate(signs)]
    return [bit for bit, sign in found if (sign == "." if free else sign not in ".#")]


def _around(bit: int) -> int:
    """The up to four orthogonal neighbours, as a mask of the whole grid."""
    column = bit % WIDTH
    near = [bit - WIDTH, bit + WIDTH, *([bit - 1] if column else []), *([bit + 1] if column < WIDTH - 1 else [])]
    return sum(2**other for other in near if 0 <= other < GRID)


def _key_near(building: dict[str, Any]) -> list[int]:
    """For each of five keys the free cells that touch it; an absent fifth key is touched by nothing."""
    free = sum(2**bit for bit in _cells(building, free=True))
    near = [_around(bit) & free for bit in _cells(building, free=False)]
    return near + [0] * (5 - len(near))


FREE: Final[list[list[int]]] = [_cells(building, free=True) for building in _DATA["building"]]
KEYS: Final[list[list[str]]] = [[_coordinate(bit) for bit in _cells(b, free=False)] for b in _DATA["building"]]
KEY_NAMES: Final[list[list[str]]] = [building["keys"] for building in _DATA["building"]]
PARTS: Final[list[str]] = [building["part"] for building in _DATA["building"]]
ROWS: Final[list[list[str]]] = [building["rows"] for building in _DATA["building"]]
KEY_COUNT: Final[vec[i64]] = vec[i64]([len(keys) for keys in KEYS])
ALL_CELLS: Final[vec[i64]] = vec[i64]([sum(2**bit for bit in cells) for cells in FREE])
CELL_COUNT: Final[vec[i64]] = vec[i64]([len(cells) for cells in FREE])
KEY_NEAR: Final[vec[i64]] = vec[i64]([near for building in _DATA["building"] for near in _key_near(building)])

# Pieces: building after building.
PIECE_COUNT: Final = 200
FIRST_PIECE: Final[vec[i64]] = vec[i64]([sum(map(len, FREE[:number])) for number in range(8)])
PIECE_BUILDING: Final[vec[i64]] = vec[i64]([number for number, cells in enumerate(FREE) for cell in cells])
PIECE_BIT: Final[vec[i64]] = vec[i64]([bit for cells in FREE for bit in cells])
PIECE_AT: Final[vec[i64]] = vec[i64](
    [FIRST_PIECE[n] + cells.index(bit) if bit in cells else -1 for n, cells in enumerate(FREE) for bit in range(GRID)]
)
PIECES_BY_NAME: Final[list[str]] = [f"{BUILDINGS[n]}.{_coordinate(bit)}" for n in range(7) for bit in FREE[n]]

# Coordinates: what a cell is called whatever the building.
_BITS: Final[list[int]] = sorted({bit for cells in FREE for bit in cells})
COORDINATES: Final[list[str]] = [_coordinate(bit) for bit in _BITS]
COORDINATE_COUNT: Final = 43
COORDINATE_BIT: Final[vec[i64]] = vec[i64](_BITS)
BIT_COORDINATE: Final[vec[i64]] = vec[i64]([_BITS.index(bit) if bit in _BITS else -1 for bit in range(GRID)])
CELL_NAME: Final[list[str]] = [_coordinate(bit) if bit % WIDTH < WIDTH - 1 else "" for bit in range(GRID)]

# Events, DC-2.8: the steps of all cards one after the other, each card's followed by END.
END: Final = 0
PAY: Final = 1
GET: Final = 2
NEED: Final = 3
REMOVE: Final = 4
GIVE: Final = 5
REPAY: Final = 6
COLLECT: Final = 7
GAIN: Final = 8
GAIN_EACH: Final = 9
HIRE: Final = 10
DRAW: Final = 11
_STEPS: Final = ["end", "pay", "get", "need", "remove", "give", "repay", "collect", "gain", "gain_each", "hire", "draw"]
_ALL_STEPS: Final[list[dict[str, Any]]] = [
    step for event in _DATA["event"] for step in [*event["steps"], {"do": "end"}]
]
EVENT_STEPS: Final[list[list[dict[str, Any]]]] = [event["steps"] for event in _DATA["event"]]
FIRST_STEP: Final[vec[i64]] = vec[i64](
    [sum(len(event["steps"]) + 1 for event in _DATA["event"][:n]) for n in range(32)]
)
STEP: Final[vec[i64]] = vec[i64]([_STEPS.index(step["do"]) for step in _ALL_STEPS])
STEP_KIND: Final[vec[i64]] = vec[i64](
    [KINDS.index(step["kind"]) if step.get("kind", "any") != "any" else ANY for step in _ALL_STEPS]
)
STEP_AMOUNT: Final[vec[i64]] = vec[i64]([step.get("amount", 0) for step in _ALL_STEPS])
STEP_PLACE: Final[vec[i64]] = vec[i64](
    [BUILDINGS.index(step["place"]) if "place" in step else ANY for step in _ALL_STEPS]
)
STEP_MAY: Final[vec[i64]] = vec[i64]([int(step.get("may", False)) for step in _ALL_STEPS])

# Actions, section 5.6: one number for each; the texts are in `actions.py`.
START: Final = 0
PLAY: Final = 27
KEEP: Final = 54
SHOOT: Final = 81
SHOOT_STOP: Final = 281
FREE_AT: Final = 282
FREE_NONE: Final = 289
BUY: Final = 290
BUY_DONE: Final = 297
TYPE: Final = 298
COUNT: Final = 302  # COUNT + 1 is "one piece"
CELL: Final = 306
CHALLENGE: Final = 349  # building * 5 + seat
TAKE: Final = 384
SELL: Final = 427
GAIN_AT: Final = 627
GAIN_DECLINE: Final = 634
GIVE_TO: Final = 635
LOSE: Final = 640
ACTION_COUNT: Final = 840
