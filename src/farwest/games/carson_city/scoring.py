"""The final scoring and the ranking (CC-5.40, CC-5.41)."""

from __future__ import annotations

from farwest.engine.native import i64
from farwest.games.carson_city import data as D, land
from farwest.games.carson_city.codes import EMPTY
from farwest.games.carson_city.state import Town


def asset_points(town: Town, seat: i64) -> i64:
    """CC-5.40: two points for each building, house and mountain on one's parcels; three if a bridge touches it."""
    total: i64 = 0
    k: i64
    for k in range(D.PROPERTY * seat, land.deeds_end(town, seat)):
        cell = town.deeds[k]
        if town.tile[cell] != EMPTY:
            total += D.BRIDGE_VP if touches_bridge(town, cell) else D.VP_PER_ASSET
    return total


def touches_bridge(town: Town, cell: i64) -> bool:
    """CC-11.4: a corner of the parcel is an end of a bridge."""
    if not town.river:
        return False
    k: i64
    for k in range(4 * cell, 4 * cell + 4):
        if town.corner[D.CELL_CORNER[k]] == 3:
            return True
    return False


def money_points(town: Town, seat: i64) -> i64:
    return town.cash[seat] // D.VP_FINAL_MONEY


def total(town: Town, seat: i64) -> i64:
    return town.vp[seat] + asset_points(town, seat) + money_points(town, seat)


def place(town: Town, seat: i64) -> i64:
    """CC-5.41: ties go by the pass order of the last round, so that no place is shared."""
    mine = total(town, seat)
    rank: i64 = 1
    index: i64
    behind = False  # has the seat's own marker been passed on the track?
    for index in range(town.players):
        other = town.order[index]
        if other == seat:
            behind = True
        else:
            points = total(town, other)
            if points > mine or (points == mine and not behind):
                rank += 1
    return rank


def parts(town: Town, seat: int) -> list[int]:
    """What a final score is made of: points of the game, of what one owns, of money."""
    return [int(town.vp[seat]), int(asset_points(town, seat)), int(money_points(town, seat))]


def ranking(town: Town) -> list[int]:
    """The seats, best first."""
    return sorted(range(town.players), key=lambda seat: int(place(town, seat)))
