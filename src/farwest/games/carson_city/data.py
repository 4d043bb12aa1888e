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


def _numbers(kind: str, field: str) -> vec[i64]:
    return vec[i64]([int(row.get(field, 0)) for row in _DATA[kind]])


def _both_sides(field: str) -> vec[i64]:
    """Of the personalities: first the yellow sides, then the red ones."""
    return vec[i64]([int(row.get(name, 0)) for name in (field, f"red_{field}") for row in _DATA["personality"]])


RULES_VERSION: Final[int] = _DATA["rules_version"]

COLOURS: Final[list[str]] = _ids("colour")
BUILDINGS: Final[list[str]] = _ids("building")
SQUARES: Final[list[str]] = _ids("square")
CARDS: Final[list[str]] = _ids("personality")

MOST_PLAYERS: Final = 5
CELL_COUNT: Final = 64
CORNER_COUNT: Final = 81
EDGE_COUNT: Final = 144
SQUARE_COUNT: Final = 21
BUILDING_COUNT: Final = 8
CARD_COUNT: Final = 7
ROW_LENGTH: Final = 7

# CC-2.6.
ROUNDS: Final[i64] = _COUNTS["rounds"]
START_CASH: Final[i64] = _COUNTS["start_cash"]
START_ROADS: Final[i64] = _COUNTS["start_roads"]
START_COWBOYS: Final[i64] = _COUNTS["start_cowboys"]
COWBOYS: Final[i64] = _COUNTS["cowboys"]
AMMO_GUNS: Final[i64] = _COUNTS["ammo"]
WAGE: Final[i64] = _COUNTS["wage"]
ROADS_SQUARE: Final[i64] = _COUNTS["roads_square"]
VP_CASHOUT: Final[i64] = _COUNTS["vp_cashout"]
VP_FINAL_MONEY: Final[i64] = _COUNTS["vp_final_money"]
VP_PER_ASSET: Final[i64] = _COUNTS["vp_per_asset"]
MOUNTAINS: Final[i64] = _COUNTS["mountains"]
RIVER_MOUNTAINS: Final[i64] = _COUNTS["river_mountains"]
ROADS: Final[i64] = _COUNTS["roads"]
PROPERTY: Final[i64] = _COUNTS["property"]
WORKER_ROADS: Final[i64] = _COUNTS["worker_roads"]
GROCER_MONEY: Final[i64] = _COUNTS["grocer_money"]
BANKER_MONEY: Final[i64] = _COUNTS["banker_money"]
DEAD_VP: Final[i64] = _COUNTS["dead_vp"]
LOST_DUEL_VP: Final[i64] = _COUNTS["lost_duel_vp"]
BRIDGE_VP: Final[i64] = _COUNTS["bridge_vp"]
COWBOY_GAIN: Final[vec[i64]] = vec[i64]([0] + [_COUNTS["gain"][str(n)] for n in (1, 2, 3)] + [0])

# Tiles: building types first, as in CC-2.1, then what else can lie on a parcel.
RANCH: Final = 0
MINE: Final = 1
DRUGSTORE: Final = 2
BANK: Final = 3
SALOON: Final = 4
HOTEL: Final = 5
PRISON: Final = 6
CHURCH: Final = 7
HOUSE: Final = 8
MOUNTAIN: Final = 9
RIVER: Final = 10
TILES: Final[list[str]] = _ids("building") + _ids("ground")
TILE_COUNTS: Final[vec[i64]] = _numbers("building", "count")
FEW_BANKS: Final = 4  # CC-8.1
NEEDS: Final[vec[i64]] = _numbers("building", "needs")  # a road and a house
GUNS: Final[vec[i64]] = _numbers("building", "revolvers")
IS_ATTACKABLE: Final[vec[i64]] = _numbers("building", "attackable")
# What a neighbouring tile of one's own counts as houses; a house counts for its owner, or for all if it has none.
_TILE_ROWS: Final = [row for kind in ("building", "ground") for row in _DATA[kind]]
WEIGHT: Final[vec[i64]] = vec[i64]([int(row.get("weight", 0)) for row in _TILE_ROWS])

# Squares that take cowboys (CC-2.7), in the order of the track.
WAGES: Final = 0
AMMO: Final = 1
ROADS3: Final = 2
ROAD1: Final = 3
B12: Final = 4
B3: Final = 10
PARCEL_INCOME: Final = 11
FIRE_INCOME: Final = 12
GAMBLE: Final = 13
PARCEL_VP: Final = 14
FIRE_VP: Final = 15
ESTATE_VP: Final = 16
VP5: Final = 17
VP2: Final = 20
PRICE: Final[vec[i64]] = _numbers("square", "price")
LAST_ROUND: Final[vec[i64]] = vec[i64]([int(row.get("last_round", _COUNTS["rounds"])) for row in _DATA["square"]])

# Locations where a cowboy can stand: the squares, then the parcels.
CELLS_FROM: Final = 21
LOCATION_COUNT: Final = 85

# Steps of the resolution (CC-2.7), then those of the end of the round (CC-4.40 ff).
STEPS: Final[list[str]] = [
    *SQUARES[:4],
    "parcels",
    *SQUARES[4:11],
    "kept",
    *SQUARES[11:14],
    "estate_income",
    *SQUARES[14:],
    "muster",
    "red",
    "limit",
    "bridges",
    "close",
]
PARCELS_STEP: Final = 4
KEPT_STEP: Final = 12
ESTATE_STEP: Final = 16
MUSTER_STEP: Final = 24
RED_STEP: Final = 25
LIMIT_STEP: Final = 26
BRIDGES_STEP: Final = 27
CLOSE_STEP: Final = 28
STEP_SQUARE: Final[vec[i64]] = vec[i64]([SQUARES.index(step) if step in SQUARES else -1 for step in STEPS])

# Personalities (CC-2.8), numbered from 0 here and from 1 on the cards. First the yellow sides, then the red ones.
SHERIFF: Final = 0
BANKER: Final = 1
GROCER: Final = 2
WORKER: Final = 3
SETTLER: Final = 4
CAPTAIN: Final = 5
MERCENARY: Final = 6
LIMIT: Final[vec[i64]] = _both_sides("limit")
CARD_GUNS: Final[vec[i64]] = _both_sides("firepower")
CAPTAIN_PRICE: Final[vec[i64]] = vec[i64]([0, 1, 4, 9])  # CC-4.11
RED_CAPTAIN_PRICE: Final[vec[i64]] = vec[i64]([0, 3, 9])  # CC-11.2
RED_BANK_VP: Final[vec[i64]] = vec[i64]([0, 3, 5, 7])  # CC-11.3
RED_BANK_PRICE: Final[vec[i64]] = vec[i64]([0, 3, 12, 25])
RED_WORKER_PRICE: Final = 5  # CC-11.2

# Duel tiles (CC-11.5).
TILE_VALUES: Final = 6
HAND_OF_TILES: Final = 6
REDRAWN: Final = 3
TILES_MONEY: Final = 30

# The town (CC-2.3 to CC-2.6). Cells in reading order; corner (i, j) is 9 j + i; edges by their ids.
CELLS: Final[list[str]] = [f"{'ABCDEFGH'[cell % 8]}{cell // 8 + 1}" for cell in range(CELL_COUNT)]


def _neighbours(cell: int) -> list[int]:
    x, y = cell % 8, cell // 8
    around = [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]
    return [j * 8 + i for i, j in around if 0 <= i < 8 and 0 <= j < 8]


def _padded(rows: list[list[int]], width: int) -> vec[i64]:
    """Rows of up to `width` numbers one after another; -1 where a row is shorter."""
    return vec[i64]([number for row in rows for number in row + [-1] * (width - len(row))])


def _ends(edge: int) -> list[int]:
    """H(i, j) joins (i, j) and (i+1, j), V(i, j) joins (i, j) and (i, j+1)."""
    j, i = edge // 17, edge % 17
    return [9 * j + i, 9 * j + i + 1] if i < 8 else [9 * j + i - 8, 9 * j + i - 8 + 9]


def _cell_corners(cell: int) -> list[int]:
    first = cell // 8 * 9 + cell % 8
    return [first, first + 1, first + 9, first + 10]


def bordering(edge: int) -> list[int]:
    """The parcels on both sides of an edge."""
    return [cell for cell in range(CELL_COUNT) if set(_ends(edge)) <= set(_cell_corners(cell))]


_NEIGHBOURS: Final[list[list[int]]] = [_neighbours(cell) for cell in range(CELL_COUNT)]
_CORNERS: Final[list[list[int]]] = [_cell_corners(cell) for cell in range(CELL_COUNT)]
_EDGE_ENDS: Final[list[list[int]]] = [_ends(edge) for edge in range(EDGE_COUNT)]
DEGREE: Final[vec[i64]] = vec[i64]([len(row) for row in _NEIGHBOURS])
NEIGHBOUR: Final[vec[i64]] = _padded(_NEIGHBOURS, 8)  # of cell c: from 8 c on, DEGREE[c] of them
CELL_CORNER: Final[vec[i64]] = _padded(_CORNERS, 4)
EDGE_END: Final[vec[i64]] = _padded(_EDGE_ENDS, 2)
CORNER_CELL: Final[vec[i64]] = _padded([[c for c in range(64) if k in _CORNERS[c]] for k in range(CORNER_COUNT)], 4)
CORNER_EDGE: Final[vec[i64]] = _padded([[e for e in range(144) if k in _EDGE_ENDS[e]] for k in range(CORNER_COUNT)], 4)

# The river (CC-11.4): its parcels, and the edges with river on all their sides.
RIVER_CELLS: Final[list[int]] = [CELLS.index(cell) for cell in _DATA["river"]["parcels"]]
IS_RIVER: Final[vec[i64]] = vec[i64]([int(cell in RIVER_CELLS) for cell in range(CELL_COUNT)])
IS_CROSSING: Final[vec[i64]] = vec[i64]([int(set(bordering(e)) <= set(RIVER_CELLS)) for e in range(EDGE_COUNT)])

# Actions: one number for each; their texts are in `actions.py`.
SETUP_PARCEL: Final = 0  # + cell
TAKE_CARD: Final = 64  # + card
SETTLER_PARCEL: Final = 71  # + cell
CAPTAIN_HIRES: Final = 135  # + 0 to 3
GROCER_NOW: Final = 139
GROCER_WAIT: Final = 140
WORKER_TAKE: Final = 141  # + place in the row from b12 down; then: none
RED_NOW: Final = 149
RED_WAIT: Final = 150
RED_CAPTAIN: Final = 151  # + 0 to 2
PLACE_COWBOY: Final = 154  # + location
PLACE_WHITE: Final = 239  # + location
PASS: Final = 324
DUEL_ORDER: Final = 325  # + cell
BUY_PARCEL_YES: Final = 389
BUY_PARCEL_NO: Final = 390
BUY_BUILDING_YES: Final = 391
BUY_BUILDING_NO: Final = 392
BUILD_SITE: Final = 393  # + cell
BUILD_ROAD: Final = 457  # + edge
KEEP: Final = 601
HOUSE_ON: Final = 602  # + cell
HOUSE_ASK: Final = 666  # + cell
CANCEL: Final = 730
CONSENT_YES: Final = 731
CONSENT_NO: Final = 732
KEPT: Final = 733  # + building
DONE: Final = 741
GROCER_ESTATE: Final = 742  # + building, ranch to hotel; then: 8 dollars
DEAD_YES: Final = 749
DEAD_NO: Final = 750
DUEL_TILE: Final = 751  # + value
RED_BANK: Final = 757  # + 0 to 3
CASH_OUT: Final = 761  # + k
MOST_CASH_OUT: Final = 100
VP_BUY: Final = 862  # + n
MOST_VP_BUY: Final = 250  # no fortune comes near
ACTION_COUNT: Final = 1113
