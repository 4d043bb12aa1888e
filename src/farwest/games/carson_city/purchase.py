"""Step 5 (CC-4.32): duels for contested parcels, each winner buying at once; then the uncontested ones."""

from __future__ import annotations

from farwest.engine.core import LEGAL, Chance
from farwest.engine.native import i64, vec
from farwest.games.carson_city import chronicle, data as D, duels, land, refusals
from farwest.games.carson_city.codes import BUY_PARCEL, NO_SEAT, NOWHERE, ORDER_DUELS, RUNNING
from farwest.games.carson_city.state import Town


def resolve(town: Town, chance: Chance) -> bool:
    """One thing after the other. True when nothing is left."""
    if town.focus != NOWHERE:  # a duel has just been decided: its winner buys before the next one (CC-8.11)
        town.ask(town.alone(town.focus), BUY_PARCEL)
        return False
    if not has_claims(town):
        return True
    contested = duels.next_duel(town)
    if contested > 1:
        town.ask(town.chooser, ORDER_DUELS)
    elif contested == 1:
        duels.fight(town, town.focus, chance)
    else:
        town.chooser = NO_SEAT
        next_buyer(town)
    return False


def has_claims(town: Town) -> bool:
    seat: i64
    for seat in range(town.players):
        if town.claims[seat] > 0:
            return True
    return False


def next_buyer(town: Town) -> None:
    """CC-4.32 c: players in pass order, the parcels of each in reading order."""
    index: i64 = 0
    while town.claims[town.order[index]] == 0:
        index += 1
    seat = town.order[index]
    location = town.next_manned(D.CELLS_FROM)
    while not is_claim(town, seat, location):
        location = town.next_manned(location + 1)
    town.focus = location
    town.ask(seat, BUY_PARCEL)


def is_claim(town: Town, seat: i64, location: i64) -> bool:
    """Is the piece that stands there the seat's, to buy the parcel?"""
    return town.owner[location - D.CELLS_FROM] == NO_SEAT and town.alone(location) == seat


# Which duel (CC-4.32 a).


def forbids_order(town: Town, cell: i64) -> i64:
    return LEGAL if duels.is_due(town, D.CELLS_FROM + cell) else refusals.NO_DUEL


def fill_orders(town: Town, out: vec[i64]) -> i64:
    count: i64 = 0
    location = town.next_manned(D.CELLS_FROM)
    while location < D.LOCATION_COUNT:
        if duels.is_due(town, location):
            out[count] = D.DUEL_ORDER + location - D.CELLS_FROM
            count += 1
        location = town.next_manned(location + 1)
    return count


# Buy or not (CC-4.32 d).


def forbids_yes(town: Town, seat: i64) -> i64:
    if land.price(town, town.focus - D.CELLS_FROM) > town.cash[seat]:
        return refusals.TOO_DEAR
    return LEGAL if land.tiles_left(town, seat) > 0 else refusals.NO_PROPERTY


def answer(town: Town, seat: i64, yes: bool) -> None:
    location = town.focus
    cell = location - D.CELLS_FROM
    price = land.price(town, cell)
    town.spend(location)
    if yes:
        town.cash[seat] -= price
        land.claim(town, seat, cell)
    if town.journal is not None:
        chronicle.bought_parcel(town, seat, cell, price if yes else 0)
    town.focus = NOWHERE
    town.decision = RUNNING
