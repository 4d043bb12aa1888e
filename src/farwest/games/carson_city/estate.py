"""Step 16 (CC-5.23 to CC-5.28): attacks first, then the grocer's choice, then all incomes at once."""

from __future__ import annotations

from farwest.engine.core import BIT, LEGAL, Chance
from farwest.engine.native import i64, vec
from farwest.games.carson_city import chronicle, data as D, duels, refusals
from farwest.games.carson_city.codes import GROCER_DOUBLES, NO_SEAT, ORDER_DUELS, RUNNING
from farwest.games.carson_city.income import income
from farwest.games.carson_city.state import Town


def resolve(town: Town, chance: Chance) -> bool:
    """True when the incomes are paid."""
    contested = duels.next_duel(town)
    if contested > 1:
        town.ask(town.chooser, ORDER_DUELS)
        return False
    if contested == 1:
        duels.fight(town, town.focus, chance)
        return False
    town.chooser = NO_SEAT
    grocer = waiting_grocer(town)
    if grocer != NO_SEAT:
        town.ask(grocer, GROCER_DOUBLES)
        return False
    pay(town)
    return True


# The yellow grocer who waited (CC-5.24, CC-8.26).


def waiting_grocer(town: Town) -> i64:
    if town.waits == 0 or town.is_red(D.GROCER):
        return NO_SEAT
    seat: i64
    for seat in range(town.players):
        if town.waits >> seat & 1 and town.card[seat] == D.GROCER:
            return seat
    return NO_SEAT


def forbids_double(town: Town, seat: i64, building: i64) -> i64:
    """The last choice is the money, which is always there."""
    if building > D.HOTEL or town.built[8 * seat + building] > 0:
        return LEGAL
    return refusals.NO_SUCH_INCOME


def fill_doubles(town: Town, seat: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    building: i64
    for building in range(D.PRISON + 1):
        if forbids_double(town, seat, building) == LEGAL:
            out[count] = D.GROCER_ESTATE + building
            count += 1
    return count


def double(town: Town, seat: i64, building: i64) -> None:
    town.waits &= ~BIT[seat]
    if building > D.HOTEL:
        town.cash[seat] += D.GROCER_MONEY
        if town.journal is not None:
            chronicle.got_money(town, seat, D.GROCER_MONEY, "CC-5.24")
    else:
        town.doubled = building
        if town.journal is not None:
            chronicle.doubles(town, seat, building)
    town.decision = RUNNING


# Incomes (CC-5.25): all on the same board.


def pay(town: Town) -> None:
    cell: i64
    for cell in range(D.CELL_COUNT):
        tile = town.tile[cell]
        if 0 <= tile < D.BUILDING_COUNT:
            pay_building(town, cell, D.CELLS_FROM + cell)


def pay_building(town: Town, cell: i64, location: i64) -> None:
    """A robber takes half, rounded down; a defender alone has guarded it (CC-8.20). Both are spent."""
    owner = town.owner[cell]
    money = income(town, cell)
    if town.doubled == town.tile[cell] and town.card[owner] == D.GROCER:
        money *= 2
    robber: i64 = NO_SEAT
    if town.standing[location] != 0:
        robber = town.alone(location)
        town.spend(location)
    stolen: i64 = 0
    if robber != NO_SEAT and robber != owner:
        stolen = money // 2
        town.cash[robber] += stolen
    town.cash[owner] += money - stolen
    if town.journal is not None:
        chronicle.earned(town, cell, money, robber, stolen)
