"""Set-up (CC-3): everything that is rolled and drawn, in the order of section 7, then the starting parcels."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import BIT, LEGAL, Chance, shuffle
from farwest.engine.native import i64, vec
from farwest.games.carson_city import chronicle, data as D, duel_tiles, land, refusals, row
from farwest.games.carson_city.codes import (
    CHOOSE_START,
    CUSTOM_SIDES,
    EMPTY,
    FOR_SALE,
    NOWHERE,
    RANDOM_SIDES,
    RED_SIDES,
    RUNNING,
    SETUP,
)
from farwest.games.carson_city.state import Town

SIDE: Final = 6  # of a die
ALL_CARDS: Final = 127  # a bit for each personality


def deal(town: Town, chance: Chance) -> None:
    town.clear()
    town.phase = SETUP
    town.turn = 0
    town.round = 0
    seat: i64
    for seat in range(town.players):
        town.order[seat] = seat
    shuffle(town.order, town.players, chance)  # CC-3.2
    town.red = red_cards(town, chance)
    equip(town)
    if town.with_tiles:
        duel_tiles.deal(town, chance)
    lay_centre(town, roll_cell(town, chance))
    mountains = D.RIVER_MOUNTAINS if town.river else D.MOUNTAINS
    while mountains > 0:
        land.put_tile(town, roll_cell(town, chance), D.MOUNTAIN)  # CC-3.5
        mountains -= 1
    row.begin(town, chance)
    town.decision = RUNNING
    if town.journal is not None:
        chronicle.dealt(town)


def red_cards(town: Town, chance: Chance) -> i64:
    """CC-11.1: which cards show their red side, for the whole game."""
    if town.sides == RED_SIDES:
        return ALL_CARDS
    if town.sides == CUSTOM_SIDES:
        return town.custom
    red: i64 = 0
    if town.sides == RANDOM_SIDES:
        card: i64
        for card in range(D.CARD_COUNT):
            red |= chance.pick(2) * BIT[card]
    return red


def equip(town: Town) -> None:
    """CC-3.3, CC-3.7, CC-11.6."""
    seat: i64
    for seat in range(town.players):
        town.cash[seat] = D.START_CASH
        town.roads[seat] = D.START_ROADS
        town.reserve[seat] = D.START_COWBOYS
        town.general[seat] = D.COWBOYS - D.START_COWBOYS
        town.guns[seat] = town.start_guns
    town.supply = D.ROADS - 4 - town.players * D.START_ROADS


def cell_of_dice(white: i64, black: i64) -> i64:
    """CC-2.3: the white die names the column, the black die the row, of the inner 6 x 6."""
    return 8 * black + white


def roll_cell(town: Town, chance: Chance) -> i64:
    """Again until the parcel is free (CC-3.5, CC-11.4)."""
    while True:
        white = chance.pick(SIDE) + 1
        cell = cell_of_dice(white, chance.pick(SIDE) + 1)
        if town.tile[cell] == EMPTY:
            return cell


def lay_centre(town: Town, cell: i64) -> None:
    """CC-3.4: a house, and a road on each of the four edges."""
    land.put_tile(town, cell, D.HOUSE)
    edge: i64
    for edge in range(D.EDGE_COUNT):
        if _is_side(cell, edge):
            land.put_road(town, edge)


def _is_side(cell: i64, edge: i64) -> bool:
    """H(i, j) and V(i, j) have the ids 17 j + i and 17 j + 8 + i (CC-2.6)."""
    top = 17 * (cell // 8) + cell % 8
    return edge in (top, top + 17, top + 8, top + 9)


# Starting parcels (CC-3.8, CC-3.9).


def next_start(town: Town) -> bool:
    """In the initial order, then back again. False when everybody has two."""
    turn = town.turn
    if turn >= 2 * town.players:
        return False
    town.ask(town.order[turn if turn < town.players else 2 * town.players - 1 - turn], CHOOSE_START)
    return True


def fill_free_parcels(town: Town, base: i64, out: vec[i64]) -> i64:
    """All parcels without an owner, in reading order."""
    target = town.target
    count: i64 = 0
    cell: i64
    for cell in range(D.CELL_COUNT):
        out[count] = base + cell
        count += target[cell] & 1  # FOR_SALE is the only odd one
    return count


def forbids_parcel(town: Town, cell: i64) -> i64:
    if town.target[cell] == FOR_SALE:
        return LEGAL
    return refusals.RIVER_PARCEL if town.tile[cell] == D.RIVER else refusals.OWNED


def choose_start(town: Town, seat: i64, cell: i64) -> None:
    land.claim(town, seat, cell)
    if town.journal is not None:
        chronicle.settled(town, seat, cell, "CC-3.8")
    town.turn += 1
    town.focus = NOWHERE
    town.decision = RUNNING
