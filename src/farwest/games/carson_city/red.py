"""The red sides of the personalities (CC-11.1 to CC-11.3): what they do at once, and at the end of the round."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import BIT, LEGAL, Chance
from farwest.engine.native import i64, vec
from farwest.games.carson_city import build, chronicle, data as D, land, refusals, row
from farwest.games.carson_city.codes import BUY_GUNS, EMPTY, FROM_WORKER, RED_BANK, RED_TAKES, RUNNING, WORKER_TAKES
from farwest.games.carson_city.state import Town

NO_TILE_TAKEN: Final = D.WORKER_TAKE + D.ROW_LENGTH


def use_power(town: Town, seat: i64, card: i64) -> None:
    """CC-11.2. Sheriff, banker and mercenary have nothing to decide now."""
    if card == D.GROCER or card == D.SETTLER:
        town.decision = RED_TAKES
    elif card == D.WORKER:
        town.decision = WORKER_TAKES
    elif card == D.CAPTAIN:
        town.decision = BUY_GUNS


# Grocer and settler, red; and the yellow grocer, who has the same choice.


def take_or_wait(town: Town, seat: i64, now: bool, rule: str) -> None:
    if now:
        town.cash[seat] += D.GROCER_MONEY
        if town.journal is not None:
            chronicle.got_money(town, seat, D.GROCER_MONEY, rule)
    else:
        town.waits |= BIT[seat]
        if town.journal is not None:
            chronicle.waits(town, seat, rule)
    town.decision = RUNNING


# The worker: a building at once.


def place_in_row(action: i64) -> i64:
    """The choices go from b12 down, the row from b3 up."""
    return D.ROW_LENGTH - 1 - (action - D.WORKER_TAKE)


def forbids_take(town: Town, seat: i64, action: i64) -> i64:
    if action == NO_TILE_TAKEN:
        return LEGAL
    if town.row[place_in_row(action)] == EMPTY:
        return refusals.NOTHING_FOR_SALE
    return refusals.TOO_DEAR if town.cash[seat] < D.RED_WORKER_PRICE else LEGAL


def fill_takes(town: Town, seat: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    action: i64
    for action in range(D.WORKER_TAKE, NO_TILE_TAKEN + 1):
        if forbids_take(town, seat, action) == LEGAL:
            out[count] = action
            count += 1
    return count


def take_shown(town: Town, action: i64) -> i64:
    """The first of the choices after which the row is the same: it slides, so that a run of equal buildings is left."""
    if action == NO_TILE_TAKEN:
        return action
    building = town.row[place_in_row(action)]
    shown = action
    while action > D.WORKER_TAKE:
        action -= 1
        other = town.row[place_in_row(action)]
        if other == building:
            shown = action
        elif other != EMPTY:
            break
    return shown


def take(town: Town, seat: i64, action: i64, chance: Chance) -> None:
    """Five dollars; the row slides and is filled at once; then a build window."""
    if action == NO_TILE_TAKEN:
        if town.journal is not None:
            chronicle.declined(town, seat, "CC-11.2")
        town.decision = RUNNING
        return
    place = place_in_row(action)
    town.cash[seat] -= D.RED_WORKER_PRICE
    building = row.sell(town, place)
    if town.journal is not None:
        chronicle.bought_building(town, seat, building, D.RED_WORKER_PRICE, "CC-11.2")
    row.slide(town, chance)
    build.open_window(town, seat, building, FROM_WORKER)


# The captain: revolvers for good.


def forbids_guns(town: Town, seat: i64, number: i64) -> i64:
    return LEGAL if D.RED_CAPTAIN_PRICE[number] <= town.cash[seat] else refusals.TOO_DEAR


def fill_guns(town: Town, seat: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    number: i64
    for number in range(3):
        if forbids_guns(town, seat, number) == LEGAL:
            out[count] = D.RED_CAPTAIN + number
            count += 1
    return count


def buy_guns(town: Town, seat: i64, number: i64) -> None:
    town.cash[seat] -= D.RED_CAPTAIN_PRICE[number]
    town.guns[seat] += number
    if town.journal is not None:
        chronicle.bought_guns(town, seat, number, D.RED_CAPTAIN_PRICE[number])
    town.decision = RUNNING


# The sheriff keeps the peace (CC-11.3).


def keeps_peace(town: Town, seat: i64) -> bool:
    """May this seat start no duel?"""
    return town.red & 1 == 1 and town.card[seat] == D.SHERIFF


def lost_duel(town: Town, seat: i64) -> None:
    """Three points for each duel that the sheriff loses."""
    if keeps_peace(town, seat):
        town.vp[seat] += D.LOST_DUEL_VP
        if town.journal is not None:
            chronicle.got_vp(town, seat, D.LOST_DUEL_VP, "CC-11.3")


# End of the round, in pass order (CC-11.3).


def next_power(town: Town) -> bool:
    """Banker, grocer and settler. False when the banker must be asked first."""
    while town.turn < town.players:
        seat = town.order[town.turn]
        card = town.card[seat]
        town.turn += 1
        if town.is_red(card):
            if card == D.BANKER:
                town.ask(seat, RED_BANK)
                return False
            if town.waits >> seat & 1:
                reap(town, seat, D.HOUSE if card == D.GROCER else D.MOUNTAIN)
    return True


def reap(town: Town, seat: i64, tile: i64) -> None:
    """A point for each house (or mountain, CC-8.6) on the seat's parcels."""
    points = owned(town, seat, tile)
    town.vp[seat] += points
    town.waits &= ~BIT[seat]
    if town.journal is not None:
        chronicle.got_vp(town, seat, points, "CC-11.3")


def owned(town: Town, seat: i64, tile: i64) -> i64:
    """How many parcels of the seat hold such a tile."""
    total: i64 = 0
    k: i64
    for k in range(D.PROPERTY * seat, land.deeds_end(town, seat)):
        if town.tile[town.deeds[k]] == tile:
            total += 1
    return total


def forbids_bank(town: Town, seat: i64, number: i64) -> i64:
    return LEGAL if D.RED_BANK_PRICE[number] <= town.cash[seat] else refusals.TOO_DEAR


def fill_bank(town: Town, seat: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    number: i64
    for number in range(4):
        if forbids_bank(town, seat, number) == LEGAL:
            out[count] = D.RED_BANK + number
            count += 1
    return count


def bank(town: Town, seat: i64, number: i64) -> None:
    town.cash[seat] -= D.RED_BANK_PRICE[number]
    town.vp[seat] += D.RED_BANK_VP[number]
    if town.journal is not None:
        chronicle.bought_vp(town, seat, D.RED_BANK_VP[number], D.RED_BANK_PRICE[number], "CC-11.3")
    town.decision = RUNNING
