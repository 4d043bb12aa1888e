"""Steps 17 to 23 (CC-4.31, CC-4.36): points for parcels, firepower and buildings; points for money."""

from __future__ import annotations

from farwest.engine.core import LEGAL
from farwest.engine.native import i64, vec
from farwest.games.carson_city import chronicle, data as D, refusals
from farwest.games.carson_city.codes import BUY_VP, NOWHERE, RUNNING
from farwest.games.carson_city.state import Town


def parcel_vp(town: Town, seat: i64) -> None:
    """Step 17: a point for every two parcels."""
    _score(town, seat, town.parcels[seat] // 2)


def fire_vp(town: Town, seat: i64) -> None:
    """Step 18: a point for every two points of firepower."""
    _score(town, seat, town.firepower(seat) // 2)


def estate_vp(town: Town, seat: i64) -> None:
    """Step 19: a point for each own building on the board."""
    _score(town, seat, buildings(town, seat))


def buildings(town: Town, seat: i64) -> i64:
    """Those on the board."""
    total: i64 = 0
    k: i64
    for k in range(8 * seat, 8 * seat + D.BUILDING_COUNT):
        total += town.built[k]
    return total


def _score(town: Town, seat: i64, points: i64) -> None:
    town.vp[seat] += points
    if town.journal is not None:
        chronicle.got_vp(town, seat, points, "CC-4.31")


# Steps 20 to 23: any number at the price of the square.


def ask_winner(town: Town, seat: i64, square: i64) -> None:
    town.focus = square
    town.ask(seat, BUY_VP)


def most(town: Town, seat: i64) -> i64:
    return min(town.cash[seat] // D.PRICE[town.focus], D.MOST_VP_BUY)


def forbids(town: Town, seat: i64, number: i64) -> i64:
    return LEGAL if number <= most(town, seat) else refusals.TOO_DEAR


def fill(town: Town, seat: i64, out: vec[i64]) -> i64:
    number: i64
    for number in range(most(town, seat) + 1):
        out[number] = D.VP_BUY + number
    return most(town, seat) + 1


def buy(town: Town, seat: i64, number: i64) -> None:
    money = number * D.PRICE[town.focus]
    town.cash[seat] -= money
    town.vp[seat] += number
    town.spend(town.focus)
    if town.journal is not None:
        chronicle.bought_vp(town, seat, number, money, "CC-4.36")
    town.focus = NOWHERE
    town.decision = RUNNING
