"""Steps 1 to 4 and 13 to 15 (CC-4.30, CC-4.31): wages, ammunition, roads; the three incomes of the track."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import BIT, Chance
from farwest.engine.native import i64
from farwest.games.carson_city import chronicle, data as D, land
from farwest.games.carson_city.codes import NO_SEAT, NOWHERE, WHITE
from farwest.games.carson_city.state import Town

PARCEL_MONEY: Final = 2
FIRE_MONEY: Final = 2


# Squares of many cowboys, without a duel.


def pay_wages(town: Town) -> None:
    """Step 1: four dollars for each cowboy."""
    index: i64
    for index in range(town.players):
        seat = town.order[index]
        cowboys = leave(town, seat, D.WAGES, 0)
        if cowboys > 0:
            town.cash[seat] += D.WAGE * cowboys
            if town.journal is not None:
                chronicle.got_money(town, seat, D.WAGE * cowboys, "CC-4.30")


def hand_out_roads(town: Town) -> None:
    """Step 4: a road for each cowboy while the supply lasts, in pass order (CC-5.12)."""
    index: i64
    for index in range(town.players):
        seat = town.order[index]
        cowboys = leave(town, seat, D.ROAD1, D.MOST_PLAYERS)
        if cowboys > 0:
            roads = land.take_roads(town, seat, cowboys)
            if town.journal is not None:
                chronicle.got_roads(town, seat, roads, "CC-4.30")


def leave(town: Town, seat: i64, square: i64, row: i64) -> i64:
    """A player's cowboys go from the square to the general reserve; how many they were, the white one included."""
    cowboys = town.many[row + seat]
    town.many[row + seat] = 0
    town.general[seat] += cowboys
    town.standing[square] &= ~BIT[seat]
    if town.standing[square] & WHITE and town.white == seat:
        town.standing[square] ^= WHITE
        town.white = NO_SEAT
        town.white_at = NOWHERE
        cowboys += 1
    return cowboys


# Squares of one winner.


def take_ammo(town: Town, seat: i64) -> None:
    """Step 2: the 3-guns chip until the end of the round."""
    town.ammo = seat
    if town.journal is not None:
        chronicle.got_ammo(town, seat)


def take_three_roads(town: Town, seat: i64) -> None:
    """Step 3."""
    roads = land.take_roads(town, seat, D.ROADS_SQUARE)
    if town.journal is not None:
        chronicle.got_roads(town, seat, roads, "CC-4.31")


def parcel_income(town: Town, seat: i64) -> None:
    """Step 13: two dollars for each parcel."""
    _pay(town, seat, PARCEL_MONEY * town.parcels[seat])


def fire_income(town: Town, seat: i64) -> None:
    """Step 14: two dollars for each point of firepower."""
    _pay(town, seat, FIRE_MONEY * town.firepower(seat))


def gamble(town: Town, seat: i64, chance: Chance) -> None:
    """Step 15: the sum of two dice."""
    white = chance.pick(6) + 1
    black = chance.pick(6) + 1
    town.cash[seat] += white + black
    if town.journal is not None:
        chronicle.gambled(town, seat, white, black)


def _pay(town: Town, seat: i64, money: i64) -> None:
    town.cash[seat] += money
    if town.journal is not None:
        chronicle.got_money(town, seat, money, "CC-4.31")
