"""Steps 6 to 12 and 12' (CC-4.33, CC-4.34): buildings of the row, then the kept ones."""

from __future__ import annotations

from farwest.engine.core import LEGAL
from farwest.engine.native import i64, vec
from farwest.games.carson_city import build, chronicle, data as D, refusals, row
from farwest.games.carson_city.codes import BUY_BUILDING, FROM_KEPT, NOWHERE, PLACE_KEPT, RUNNING
from farwest.games.carson_city.state import Town


def price(town: Town, seat: i64, square: i64) -> i64:
    """CC-5.30: half of it for the yellow worker, rounded up."""
    full = D.PRICE[square]
    if town.card[seat] == D.WORKER and not town.is_red(D.WORKER):
        return (full + 1) // 2
    return full


def ask_winner(town: Town, seat: i64, square: i64) -> None:
    town.focus = square
    town.ask(seat, BUY_BUILDING)


def forbids_yes(town: Town, seat: i64) -> i64:
    return LEGAL if price(town, seat, town.focus) <= town.cash[seat] else refusals.TOO_DEAR


def answer(town: Town, seat: i64, yes: bool) -> None:
    """Pay, take the tile, build it or keep it. On no the tile stays, and nobody else may have it (CC-8.28)."""
    square = town.focus
    if not yes:
        town.spend(square)
        town.focus = NOWHERE
        if town.journal is not None:
            chronicle.declined(town, seat, "CC-4.33")
        town.decision = RUNNING
        return
    cost = price(town, seat, square)
    town.cash[seat] -= cost
    building = row.sell(town, row.place_of(square))
    if town.journal is not None:
        chronicle.bought_building(town, seat, building, cost, "CC-4.33")
    town.focus = NOWHERE
    build.open_window(town, seat, building, square)


# Step 12'.


def next_keeper(town: Town) -> bool:
    """In pass order, each until he is done. True when everybody is."""
    while town.turn < town.players:
        seat = town.order[town.turn]
        if has_kept(town, seat):
            town.ask(seat, PLACE_KEPT)
            return False
        next_player(town)
    return True


def next_player(town: Town) -> None:
    town.turn += 1
    town.struck = 0


def forbids_kept(town: Town, seat: i64, building: i64) -> i64:
    if town.kept[8 * seat + building] == 0:
        return refusals.NOT_KEPT
    if town.struck >> building & 1:
        return refusals.STRUCK
    return LEGAL if build.offers_more(town, seat, building) else refusals.NOWHERE_FOR_KEPT


def has_kept(town: Town, seat: i64) -> bool:
    """Is there any that he could place now?"""
    building: i64
    for building in range(D.BUILDING_COUNT):
        if town.kept[8 * seat + building] > 0 and forbids_kept(town, seat, building) == LEGAL:
            return True
    return False


def fill_kept(town: Town, seat: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    building: i64
    for building in range(D.BUILDING_COUNT):
        if town.kept[8 * seat + building] > 0 and forbids_kept(town, seat, building) == LEGAL:
            out[count] = D.KEPT + building
            count += 1
    out[count] = D.DONE
    return count + 1


def choose_kept(town: Town, seat: i64, action: i64) -> None:
    if action == D.DONE:
        if town.journal is not None:
            chronicle.done(town, seat, "CC-4.34")
        next_player(town)
        town.decision = RUNNING
    else:
        build.open_window(town, seat, action - D.KEPT, FROM_KEPT)
