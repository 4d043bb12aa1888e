"""What money, parcels, buildings and roads are worth to a seat: as `appraisal` says, quickly enough for search."""

from __future__ import annotations

from typing import Final

from farwest.engine.native import i64, vec
from farwest.games.carson_city import appraisal, construction, data as D, land
from farwest.games.carson_city.codes import EMPTY, NO_SEAT, PLACEMENT, RESOLUTION
from farwest.games.carson_city.income import PER_ALLY, PER_HOUSE, PER_MOUNTAIN, PER_SALOON_HOUSE, house_weight, income
from farwest.games.carson_city.state import Town

KEPT: Final[vec[float]] = vec[float](list(appraisal.KEPT))
EARNED: Final[vec[float]] = vec[float](list(appraisal.EARNED))
ROAD: Final[vec[float]] = vec[float](list(appraisal.ROAD))
ROADS_COUNTED: Final = 3  # sites for which roads are wanted
SIDE: Final = 9  # corners in a row
FAR_AWAY: Final = 99
# The shop that earns more with each building of a type: drugstores with ranches, banks with mines.
SHOP_OF: Final[vec[i64]] = vec[i64]([D.DRUGSTORE, D.BANK, -1, -1, -1, -1, -1, -1])

# Of the seat that is being thought for: filled by `Means`, read until the next one is made.
_sites: Final[vec[i64]] = vec[i64]([0] * D.CELL_COUNT)
_away: Final[vec[i64]] = vec[i64]([0] * D.CORNER_COUNT)


class Means:
    """A seat's money as it will be at the end of the round, its sites, and the rounds that are still to be paid."""

    def __init__(self, town: Town, seat: i64) -> None:
        self.town: Town = town
        self.seat: i64 = seat
        self.rounds: i64 = 0  # whose estate income has still to be paid
        self.to_come: float = 0.0  # points for a dollar of income in each of them
        self.rate: float = KEPT[town.round]
        self.limit: i64 = town.limit(seat) if town.card[seat] >= 0 else appraisal.USUAL_LIMIT
        self.free: i64 = town.cash[seat] + D.WAGE * town.many[seat] - committed(town, seat)
        self.end: i64 = self.free + incomes(town, seat)
        self.site_count: i64 = find_sites(town, seat)
        self.measured: bool = False  # are the ways in `_away`?
        paid = town.phase == RESOLUTION and town.step > D.ESTATE_STEP
        number = (town.round if town.round > 1 else 1) + (1 if paid else 0)
        while number <= D.ROUNDS:
            self.rounds += 1
            self.to_come += EARNED[number]
            number += 1

    # Money.

    def worth(self, dollars: i64) -> float:
        """Of that many dollars more (or less) at the end of the round."""
        return self.kept(self.end + dollars) - self.kept(self.end)

    def kept(self, cash: i64) -> float:
        within = cash if cash < self.limit else self.limit
        return float(within) * self.rate + float(cash - within) * appraisal.ABOVE_LIMIT

    # Buildings.

    def earnings(self, building: i64, cell: i64) -> float:
        """What a building would bring in on a parcel; one that needs a house gets its own next to it."""
        town = self.town
        if building == D.RANCH:
            return ranch_earnings(town, cell)
        if building == D.MINE:
            return mine_earnings(town, self.seat, cell)
        if building == D.HOTEL:
            return 6.0
        if building != D.DRUGSTORE and building != D.BANK and building != D.SALOON:
            return 0.0
        weight = float(house_weight(town, cell, self.seat)) + 0.8
        if building == D.SALOON:
            return float(PER_SALOON_HOUSE) * weight
        ally = D.RANCH if building == D.DRUGSTORE else D.MINE
        return float(PER_HOUSE) * weight + float(PER_ALLY * town.built[8 * self.seat + ally])

    def building_worth(self, building: i64, cell: i64) -> float:
        """On that parcel, from now to the end."""
        worth = appraisal.ASSET + 0.25 * float(self.rounds) + self.to_come * self.earnings(building, cell)
        worth += appraisal.GUN * float(D.GUNS[building]) + (0.8 if building == D.CHURCH else 0.0)
        shop = SHOP_OF[building]
        if shop >= 0:
            worth += self.to_come * float(PER_ALLY * self.town.built[8 * self.seat + shop])
        return worth

    def best_site(self, building: i64) -> float:
        """What a building is worth on the best of the sites; one out of reach costs the roads to it."""
        most = 0.0
        k: i64
        for k in range(self.site_count):
            cell = _sites[k]
            worth = self.building_worth(building, cell)
            if D.NEEDS[building] != 0:
                missing = self.roads_needed(cell)
                if missing > self.town.roads[self.seat]:
                    continue
                worth -= 0.3 * float(missing)
            most = max(most, worth)
        return most

    # Parcels and roads.

    def parcel_worth(self, cell: i64) -> float:
        """To own it: what lies there, and what could be built there."""
        town = self.town
        tile = town.tile[cell]
        if tile == D.HOUSE or tile == D.MOUNTAIN:
            return appraisal.ASSET + 0.2 + (0.8 if is_used(town, cell) else 0.0)
        spare = self.site_count >= 2
        potential = mine_earnings(town, self.seat, cell)
        ranch = ranch_earnings(town, cell) - 1.0
        potential = max(potential, ranch)
        if town.reached[cell] != 0:
            shop = 3.0 * float(house_weight(town, cell, self.seat)) + 3.0
            potential = max(potential, shop)
        worth: float = appraisal.SPARE_SITE if spare else appraisal.SITE
        return 0.3 + worth + (0.25 if spare else 0.6) * self.to_come * potential

    def roads_needed(self, cell: i64) -> i64:
        """How many roads would reach the parcel, as the crow flies along the edges."""
        if self.town.reached[cell] != 0:
            return 0
        if not self.measured:
            measure_ways(self.town)
            self.measured = True
        least: i64 = FAR_AWAY
        k: i64
        for k in range(4 * cell, 4 * cell + 4):
            away = _away[D.CELL_CORNER[k]]
            least = min(least, away)
        return least

    def road_worth(self, number: i64) -> float:
        """Of that many roads more."""
        held = self.town.roads[self.seat]
        needed: i64 = 0
        k: i64
        for k in range(min(self.site_count, ROADS_COUNTED)):
            needed += self.roads_needed(_sites[k])
        total = 0.0
        for k in range(held, held + number):
            total += ROAD[min(k, len(ROAD) - 1)] if k < needed + 1 else 0.05
        return total * 0.4 if self.town.round == D.ROUNDS else total


def site_at(index: i64) -> i64:
    """Of the sites that were found last."""
    return _sites[index]


def stands(town: Town, seat: i64, location: i64) -> bool:
    return town.standing[location] >> seat & 1 == 1 or (town.white == seat and town.white_at == location)


def committed(town: Town, seat: i64) -> i64:
    """What the seat's cowboys will want to buy this round."""
    total: i64 = 0
    if town.phase != PLACEMENT:
        return total
    square: i64
    for square in range(D.B12, D.B3 + 1):
        if stands(town, seat, square):
            total += construction.price(town, seat, square)
    if town.claims[seat] > 0:
        cell: i64
        for cell in range(D.CELL_COUNT):
            if town.owner[cell] == NO_SEAT and stands(town, seat, D.CELLS_FROM + cell):
                total += land.price(town, cell)
    return total


def incomes(town: Town, seat: i64) -> i64:
    """Of all the seat's buildings."""
    total: i64 = 0
    cell: i64
    for cell in range(D.CELL_COUNT):
        if town.owner[cell] == seat and 0 <= town.tile[cell] < D.BUILDING_COUNT:
            total += income(town, cell)
    return total


def find_sites(town: Town, seat: i64) -> i64:
    """Empty parcels of the seat, then those that it is about to buy; how many there are."""
    count: i64 = 0
    cell: i64
    for cell in range(D.CELL_COUNT):
        if town.owner[cell] == seat and town.tile[cell] == EMPTY:
            _sites[count] = cell
            count += 1
    if town.claims[seat] > 0:
        for cell in range(D.CELL_COUNT):
            free = town.owner[cell] == NO_SEAT and town.tile[cell] == EMPTY
            if free and stands(town, seat, D.CELLS_FROM + cell):
                _sites[count] = cell
                count += 1
    return count


def ranch_earnings(town: Town, cell: i64) -> float:
    free: i64 = 0
    k: i64
    for k in range(8 * cell, 8 * cell + D.DEGREE[cell]):
        tile = town.tile[D.NEIGHBOUR[k]]
        if tile == EMPTY or tile == D.RIVER:
            free += 1
    return float(free) if free > 1 else 1.0


def mine_earnings(town: Town, seat: i64, cell: i64) -> float:
    usable: i64 = 0
    k: i64
    for k in range(8 * cell, 8 * cell + D.DEGREE[cell]):
        near = D.NEIGHBOUR[k]
        if town.tile[near] == D.MOUNTAIN and (town.owner[near] == seat or town.owner[near] == NO_SEAT):
            usable += 1
    return float(PER_MOUNTAIN * usable)


def is_used(town: Town, cell: i64) -> bool:
    """Does somebody live on this house or mountain?"""
    mountain = town.tile[cell] == D.MOUNTAIN
    k: i64
    for k in range(8 * cell, 8 * cell + D.DEGREE[cell]):
        tile = town.tile[D.NEIGHBOUR[k]]
        if tile == D.MINE if mountain else tile == D.DRUGSTORE or tile == D.BANK or tile == D.SALOON:
            return True
    return False


def measure_ways(town: Town) -> None:
    """From each corner to the nearest one with a road: once forwards over the corners, once backwards."""
    corner: i64
    for corner in range(D.CORNER_COUNT):
        _away[corner] = 0 if town.corner[corner] != 0 else FAR_AWAY
        if corner % SIDE != 0:
            _away[corner] = min(_away[corner], _away[corner - 1] + 1)
        if corner >= SIDE:
            _away[corner] = min(_away[corner], _away[corner - SIDE] + 1)
    corner = D.CORNER_COUNT - 1
    while corner >= 0:
        if corner % SIDE != SIDE - 1:
            _away[corner] = min(_away[corner], _away[corner + 1] + 1)
        if corner < D.CORNER_COUNT - SIDE:
            _away[corner] = min(_away[corner], _away[corner + SIDE] + 1)
        corner -= 1
