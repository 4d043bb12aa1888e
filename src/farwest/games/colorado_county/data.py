"""The tables of the game, read from `data.toml` into the form that compiled rules like: numbers in vectors."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from farwest.engine.native import i64, vec

_DATA: Final[dict[str, Any]] = tomllib.loads(resources.files(__package__).joinpath("data.toml").read_text("utf-8"))
_COUNTS: Final[dict[str, Any]] = _DATA["counts"]


def _ids(kind: str) -> list[str]:
    return [row["id"] for row in _DATA[kind]]


RULES_VERSION: Final[int] = _DATA["rules_version"]

COLOURS: Final[list[str]] = _ids("colour")
FLAGS: Final[list[str]] = _ids("flag")
FLAG_LETTERS: Final[list[str]] = [row["letter"] for row in _DATA["flag"]]
LAKES: Final[list[str]] = _ids("lake")
FIGURES: Final[list[str]] = _ids("figure")
LAYOUTS: Final = ["recommended", "free", "random"]  # CO-3.2

SEATS: Final = 4
COLUMNS: Final = 15
ROWS: Final = 10
CELL_COUNT: Final = 150
LAKE_COUNT: Final = 6
FLAG_COUNT: Final = 4
CARD_COUNT: Final = 48
COWBOY_COUNT: Final = 66
HALF: Final = 33  # cowboys lie in two words of 33 bits: bit k of the first is number k + 1, of the second k + 34
TURNS: Final = 4
ROUNDS: Final = 4
DEALT: Final = 15  # CO-3.4
MARKERS: Final = 40  # CO-3.3
ROUND_CARDS: Final = 12  # CO-4.3.1
FLAGS_A_COLOUR: Final = 3
SALES_A_ROUND: Final = 2  # CO-4.10.3
COMPENSATION: Final = 2  # CO-4.9.1
SALE_DRAW: Final = 2  # CO-4.10.4
MOST_SHOWN: Final = 3  # cards of one auction

SHOWN: Final[vec[i64]] = vec[i64]([0, 0] + [_COUNTS["cards"][str(n)] for n in (2, 3, 4)])  # CO-4.5.1
FORSALE: Final[vec[i64]] = vec[i64]([0, 0] + [_COUNTS["forsale"][str(n)] for n in (2, 3, 4)])  # CO-3.3
PAIR_FLAGS: Final[vec[i64]] = vec[i64]([count for row in _DATA["pair"] for count in row["flags"]])  # CO-4.4.1

# The board, CO-2.2. Cell y * 15 + x; sets of cells are three words of 60 bits, four rows each.
CELLS: Final[list[str]] = ["ABCDEFGHIJKLMNO"[x] + str(y + 1) for y in range(ROWS) for x in range(COLUMNS)]
WORDS: Final = 3
WORD_CELLS: Final = 60
ALL_CELLS: Final[vec[i64]] = vec[i64]([2**60 - 1, 2**60 - 1, 2**30 - 1])


def cell_at(x: int, y: int) -> int:
    """The cell there, or -1 outside of the board."""
    return y * COLUMNS + x if 0 <= x < COLUMNS and 0 <= y < ROWS else -1


def _neighbours(cell: int) -> list[int]:
    """Cells that share a side (CO-2.2.2)."""
    x, y = cell % COLUMNS, cell // COLUMNS
    beside = [cell_at(x, y - 1), cell_at(x + 1, y), cell_at(x, y + 1), cell_at(x - 1, y)]
    return [other for other in beside if other >= 0]


def _word(cells: list[int], word: int) -> int:
    return sum(2 ** (cell - word * WORD_CELLS) for cell in cells if cell // WORD_CELLS == word)


# Four for each cell; -1 where there is none.
BESIDE: Final[vec[i64]] = vec[i64]([n for c in range(CELL_COUNT) for n in (*_neighbours(c), -1, -1)[:4]])
# For each cell and word the cell itself and those beside it: where no flag may stand any more (CO-4.4.3).
NEAR: Final[vec[i64]] = vec[i64](
    [_word([cell, *_neighbours(cell)], word) for cell in range(CELL_COUNT) for word in range(WORDS)]
)
WORD_OF: Final[vec[i64]] = vec[i64]([cell // WORD_CELLS for cell in range(CELL_COUNT)])
BIT_OF: Final[vec[i64]] = vec[i64]([cell % WORD_CELLS for cell in range(CELL_COUNT)])
IS_BORDER: Final[vec[i64]] = vec[i64](
    [int(cell % COLUMNS in (0, COLUMNS - 1) or cell // COLUMNS in (0, ROWS - 1)) for cell in range(CELL_COUNT)]
)  # CO-2.2.3

# Lakes, CO-2.3. A lake laid down is its anchor times four plus its turn.
LAKE_VALUE: Final[vec[i64]] = vec[i64]([row["value"] for row in _DATA["lake"]])


def _turned(shape: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """A quarter turn clockwise, shifted so that the bounding box starts at (0, 0)."""
    turned = [(-y, x) for x, y in shape]
    left, top = min(x for x, _ in turned), min(y for _, y in turned)
    return sorted((x - left, y - top) for x, y in turned)


def _turns(rows: list[str]) -> list[list[tuple[int, int]]]:
    """The distinct turns of a shape."""
    shape = sorted((x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "X")
    turns = [shape]
    while _turned(turns[-1]) != shape:
        turns.append(_turned(turns[-1]))
    return turns


_SHAPES: Final = [_turns(row["shape"]) for row in _DATA["lake"]]
LAKE_TURNS: Final[vec[i64]] = vec[i64]([len(turns) for turns in _SHAPES])
LAKE_SIZE: Final[vec[i64]] = vec[i64]([len(turns[0]) for turns in _SHAPES])
LARGEST_LAKE: Final = 7


def _covered(lake: int, turn: int, anchor: int) -> list[int]:
    """The cells under a lake, seven of them or filled up with -1; all -1 where it would leave the board."""
    x, y = anchor % COLUMNS, anchor // COLUMNS
    shape = _SHAPES[lake][turn] if turn < len(_SHAPES[lake]) else []
    cells = [cell_at(x + dx, y + dy) for dx, dy in shape]
    return (sorted(cells) if -1 not in cells else []) + [-1] * (
        LARGEST_LAKE if -1 in cells else LARGEST_LAKE - len(cells)
    )


# Seven cells for each lake and placement: see `covered_at`.
COVERED: Final[vec[i64]] = vec[i64](
    [
        cell
        for lake in range(LAKE_COUNT)
        for anchor in range(CELL_COUNT)
        for turn in range(TURNS)
        for cell in _covered(lake, turn, anchor)
    ]
)
RECOMMENDED: Final[vec[i64]] = vec[i64]([CELLS.index(row["anchor"]) * TURNS for row in _DATA["lake"]])  # CO-2.3.3


def covered_at(lake: i64, spot: i64) -> i64:
    """Where in COVERED the cells of a lake begin."""
    return (lake * CELL_COUNT * TURNS + spot) * LARGEST_LAKE


# Cards, CO-2.4. Card colour * 12 + number - 1.
_FIGURE_OF: Final = [number for number, row in enumerate(_DATA["figure"]) for _ in range(row["copies"])]
CARDS: Final[list[str]] = [f"{letter}{number + 1:02}" for letter in FLAG_LETTERS for number in range(len(_FIGURE_OF))]
CARDS_A_COLOUR: Final = 12
CARD_FIGURE: Final[vec[i64]] = vec[i64]([figure for flag in FLAGS for figure in _FIGURE_OF])
CARD_FLAG: Final[vec[i64]] = vec[i64]([card // CARDS_A_COLOUR for card in range(CARD_COUNT)])
ALL_CARDS: Final = 281474976710655  # 48 bits
COLOUR_CARDS: Final[vec[i64]] = vec[i64]([(2**12 - 1) * 2 ** (12 * flag) for flag in range(FLAG_COUNT)])
SINGLE: Final = 0  # the figure with one star


def _offsets(figure: int) -> list[tuple[int, int]]:
    """The four ways to turn a card (CO-4.7.4), clockwise."""
    dx, dy = _DATA["figure"][figure].get("offset", (0, 0))
    return [(dx, dy), (-dy, dx), (-dx, -dy), (dy, -dx)] if (dx, dy) != (0, 0) else []


def _seconds(figure: int, cell: int) -> list[int]:
    x, y = cell % COLUMNS, cell // COLUMNS
    return ([cell_at(x + dx, y + dy) for dx, dy in _offsets(figure)] + [-1] * TURNS)[:TURNS]


# Where the second star can come to lie: four cells for each figure and first cell, in turning order; -1 outside.
SECOND: Final[vec[i64]] = vec[i64](
    [second for figure in range(len(FIGURES)) for cell in range(CELL_COUNT) for second in _seconds(figure, cell)]
)

# Scoring, CO-2.5: two for each round; lake 0 is the lake's own value.
BORDER_POINTS: Final[vec[i64]] = vec[i64]([points for row in _DATA["scoring"] for points in row["border"]])
DOMAIN_POINTS: Final[vec[i64]] = vec[i64]([points for row in _DATA["scoring"] for points in row["domain"]])
LAKE_POINTS: Final[vec[i64]] = vec[i64]([row["lake"] for row in _DATA["scoring"]])
DOUBLE_POINTS: Final[vec[i64]] = vec[i64]([row["double"] for row in _DATA["scoring"]])
CATEGORIES: Final = ["border", "lake", "double", "domain"]
CATEGORY_COUNT: Final = 4

# Actions, CO-4.1.3: one number for each; the names are in `actions.py`. What is played most often has small numbers:
# Python keeps those ready, and makes the others anew each time.
COUNT: Final = 0
TOKEN: Final = 67
PASS: Final = 133
PASS_ROUND: Final = 134
ASK_AGAIN: Final = 135
NO: Final = 136
YES: Final = 137
COLOUR: Final = 138
CARD: Final = 142
PAY: Final = 190
SELL: Final = 256
FLAG: Final = 406
FIRST: Final = 556
PLACE: Final = 706
LAKE: Final = 856
TURN: Final = 862
ANCHOR: Final = 866
ACTION_COUNT: Final = 1016
