"""How to weigh the decisions that are no placement (section 10): each against not doing it, in points."""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city import construction, data as D, land, red, row
from farwest.games.carson_city.appraisal import (
    EARNED,
    GUN,
    KEPT,
    Purse,
    best_site,
    building_worth,
    earnings,
    estates,
    parcel_worth,
    road_worth,
    roads_needed,
    rounds_to_come,
    sites,
    stream,
)
from farwest.games.carson_city.codes import EMPTY, NO_SEAT
from farwest.games.carson_city.income import house_weight, income
from farwest.games.carson_city.land import neighbours
from farwest.games.carson_city.state import Town

COWBOY: Final[tuple[float, ...]] = (0.0, 1.1, 1.0, 0.9, 0.8)  # one more in this round, by round
WHITE: Final = 0.3  # what the white cowboy is better than another
SHOPS: Final = (D.DRUGSTORE, D.BANK, D.SALOON)
OTHERS: Final = 0.25  # how much of a rival's gain is one's own loss


# Parcels and cards.


def starting_parcel(town: Town, seat: int, cell: int) -> float:
    """Beside mountains for a mine, in reach of the centre for shops; the second one with the first in mind."""
    if town.tile[cell] != EMPTY:
        return 1.5
    mine, ranch = earnings(town, seat, D.MINE, cell), earnings(town, seat, D.RANCH, cell)
    reached = 2.5 if town.reached[cell] else -0.2 * roads_needed(town, cell)
    return 0.5 * mine + 0.15 * ranch + reached + 0.4 * int(house_weight(town, cell, seat))


def card_worth(town: Town, seat: int, card: int) -> float:
    """Its power, and room for the money that the round will bring."""
    number = int(town.round)
    side = int(town.red) >> card & 1
    limit = int(D.LIMIT[card + D.CARD_COUNT * side])
    expected = int(town.cash[seat]) // 2 + 6 + sum(int(income(town, cell)) for cell in estates(town, seat))
    lost = max(0, expected - limit) * (KEPT[number] - 0.1)
    return (_red_power if side else _power)(town, seat, card) - lost


def _power(town: Town, seat: int, card: int) -> float:
    number = int(town.round)
    dollar = KEPT[number]
    if card == D.SHERIFF:
        return COWBOY[number] + WHITE
    if card == D.BANKER:
        return int(D.BANKER_MONEY) * dollar
    if card == D.GROCER:
        return max(int(D.GROCER_MONEY), best_double(town, seat)) * dollar
    if card == D.WORKER:
        halves = sorted(int(D.PRICE[square]) // 2 for square in range(D.B12, D.B3 + 1))
        return road_worth(town, seat, 2) + dollar * min(sum(halves[2:5]), int(town.cash[seat]) // 2)
    if card == D.SETTLER:
        free = [cell for cell in range(D.CELL_COUNT) if town.target[cell] == 1]
        return max(parcel_worth(town, seat, cell) for cell in free) if land.tiles_left(town, seat) else 0.0
    if card == D.CAPTAIN:
        return max(hiring(town, seat, k) for k in range(4) if D.CAPTAIN_PRICE[k] <= town.cash[seat])
    return 0.35 * int(D.CARD_GUNS[card])


def _red_power(town: Town, seat: int, card: int) -> float:
    dollar = KEPT[int(town.round)]
    if card == D.SHERIFF:
        return 0.8
    if card == D.BANKER:
        return 5 - 12 * dollar
    if card in (D.GROCER, D.SETTLER):
        tile = D.HOUSE if card == D.GROCER else D.MOUNTAIN
        return max(int(D.GROCER_MONEY) * dollar, float(red.owned(town, seat, tile)))
    if card == D.WORKER:
        return max([0.0, *[taking(town, seat, place) for place in range(D.ROW_LENGTH)]])  # or none
    if card == D.CAPTAIN:
        return max(0.0, GUN - 3 * dollar)
    return 0.35 * int(D.CARD_GUNS[card + D.CARD_COUNT])


def best_double(town: Town, seat: int) -> int:
    """What the grocer's doubling would bring."""
    by_type: dict[int, int] = {}
    for cell in estates(town, seat):
        by_type[int(town.tile[cell])] = by_type.get(int(town.tile[cell]), 0) + int(income(town, cell))
    return max(by_type.values(), default=0)


def doubling(town: Town, seat: int, building: int) -> int:
    """Of one type; the money for the choice behind the last."""
    if building > D.HOTEL:
        return int(D.GROCER_MONEY)
    return sum(int(income(town, cell)) for cell in estates(town, seat) if town.tile[cell] == building)


def hiring(town: Town, seat: int, number: int) -> float:
    later = 0.5 if town.round < D.ROUNDS else 0.0
    return (
        number * COWBOY[int(town.round)] * (1 + later * 0.2)
        - 0.1 * number**2
        - int(D.CAPTAIN_PRICE[number]) * KEPT[int(town.round)]
    )


def taking(town: Town, seat: int, place: int) -> float:
    """A building of the row for the red worker's five dollars."""
    building = int(town.row[place])
    if building == EMPTY or town.cash[seat] < D.RED_WORKER_PRICE:
        return 0.0
    return best_site(town, seat, building, sites(town, seat))[1] + Purse(town, seat).worth(-D.RED_WORKER_PRICE)


# Buying.


def buying_parcel(town: Town, seat: int) -> float:
    cell = int(town.focus) - D.CELLS_FROM
    return parcel_worth(town, seat, cell) - int(land.price(town, cell)) * KEPT[int(town.round)]


def buying_building(town: Town, seat: int) -> float:
    building = int(town.row[row.place_of(town.focus)])
    price = int(construction.price(town, seat, town.focus))
    return best_site(town, seat, building, sites(town, seat))[1] + Purse(town, seat).worth(-price)


def buying_points(town: Town, seat: int, number: int) -> float:
    """Against what the money is worth at the end of the round."""
    return number + Purse(town, seat).worth(-number * int(D.PRICE[town.focus]))


def cashing_out(town: Town, seat: int, number: int) -> float:
    cash = min(int(town.cash[seat]) - 10 * number, int(town.limit(seat)))
    return number + cash * KEPT[int(town.round)]


# Building.


def site(town: Town, seat: int, cell: int) -> float:
    return building_worth(town, seat, int(town.building), cell) - 0.5 * crowding(town, seat, cell)


def crowding(town: Town, seat: int, cell: int) -> float:
    """What a tile there costs the seat's own ranches."""
    ranches = sum(town.tile[near] == D.RANCH and town.owner[near] == seat for near in neighbours(cell))
    return stream(town, ranches)


def road(town: Town, seat: int, edge: int) -> float:
    """Worth it only where it brings a site nearer that is better than those within reach."""
    building = int(town.building)
    if building == EMPTY or town.site >= 0:
        return -1.0
    own = [cell for cell in sites(town, seat) if town.owner[cell] == seat]
    reached = [cell for cell in own if town.reached[cell]]
    here = max((site(town, seat, cell) for cell in reached), default=0.0)
    ends = [int(D.EDGE_END[2 * edge + k]) for k in range(2)]
    best = -1.0
    for cell in own:
        if town.reached[cell]:
            continue
        missing = roads_needed(town, cell)
        corners = [int(D.CELL_CORNER[4 * cell + k]) for k in range(4)]
        left = min(abs(a % 9 - b % 9) + abs(a // 9 - b // 9) for a in corners for b in ends)
        if left < missing <= int(town.roads[seat]):
            best = max(best, site(town, seat, cell) - here - 0.35 * missing)
    return best + here if best > 0 else -1.0


def house(town: Town, seat: int, cell: int, yes: float = 1.0) -> float:
    """Who profits from a house there: shops beside it, the owner of the parcel; whom it costs: ranches beside it."""
    owner = int(town.owner[cell])
    worth = 2.0 if owner == seat else 0.0 if owner == NO_SEAT else -2.0 * OTHERS
    if owner == seat:
        worth -= 0.6 * parcel_worth(town, seat, cell)
    to_come = sum(EARNED[number] for number in rounds_to_come(town))
    for near in neighbours(cell):
        tile, other = int(town.tile[near]), int(town.owner[near])
        if near == town.site:
            tile, other = int(town.building), seat
        if other == NO_SEAT:
            continue
        share = to_come if other == seat else -OTHERS * to_come
        if tile in SHOPS and owner in (NO_SEAT, other):
            worth += share * (5 if tile == D.SALOON else 3)
        elif tile == D.RANCH:
            worth -= share
    return worth * yes


def consent(town: Town, seat: int) -> float:
    """Two points and a house for one's shops; unless the parcel is wanted for a building."""
    cell = int(town.asked)
    spare = len(sites(town, seat)) > 1
    return 2.0 - (0.3 if spare else 0.7 * parcel_worth(town, seat, cell)) - crowding(town, seat, cell)
