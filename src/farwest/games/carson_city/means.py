"""What money, parcels, buildings and roads are worth to a seat: as `appraisal` says, quickly enough for search."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import BIT
from farwest.engine.native import i64, vec
from farwest.games.carson_city import appraisal, construction, data as D, land
from farwest.games.carson_city.codes import EMPTY, NO_SEAT, PLACEMENT, RESOLUTION
from farwest.games.carson_city.income import PER_ALLY, PER_HOUSE, PER_MOUNTAIN, PER_SALOON_HOUSE, house_weight, income
from farwest.games.carson_city.state import Town
from farwest.games.carson_city.survey import UNKNOWN, Survey

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
_best: Final[vec[float]] = vec[float]([0.0] * D.BUILDING_COUNT)  # what a building is worth on the best of them


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
        self.kept_then: float = kept(self.end, self.limit, self.rate)
        self.site_count: i64 = find_sites(town, seat)
        self.survey: Survey = town.survey()
        self.wanted: i64 = -1  # roads, once they are counted
        self.goal_count: i64 = -1  # sites worth a road, once they are looked for (`upkeep.find_goals`)
        self.here: float = 0.0  # and what the best site within reach is worth
        self.sited: i64 = 0  # buildings whose worth is in `_best`, as a mask
        paid = town.phase == RESOLUTION and town.step > D.ESTATE_STEP
        number = max(town.round, 1)
        if paid:
            number += 1
        while number <= D.ROUNDS:
            self.rounds += 1
            self.to_come += EARNED[number]
            number += 1
        spare = self.site_count >= 2
        self.site_worth: float = 0.3 + (appraisal.SPARE_SITE if spare else appraisal.SITE)
        self.site_share: float = (0.25 if spare else 0.6) * self.to_come

    # Money.

    def worth(self, dollars: i64) -> float:
        """Of that many dollars more (or less) at the end of the round."""
        return kept(self.end + dollars, self.limit, self.rate) - self.kept_then

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
        if self.sited >> building & 1 == 1:
            return _best[building]
        most = 0.0
        needs = D.NEEDS[building] != 0
        roads = self.town.roads[self.seat]
        k: i64
        for k in range(self.site_count):
            cell = _sites[k]
            missing: i64 = 0
            if needs:
                missing = self.roads_needed(cell)
                if missing > roads:
                    continue
            worth = self.building_worth(building, cell) - 0.3 * float(missing)
            most = max(most, worth)
        self.sited |= BIT[building]
        _best[building] = most
        return most

    # Parcels and roads.

    def parcel_worth(self, cell: i64) -> float:
        """To own it: what lies there, and what could be built there."""
        return self.rated(rating(self.town, self.seat, cell))

    def rated(self, rating: float) -> float:
        if rating < 0.0:
            return -rating
        return self.site_worth + self.site_share * rating

    def ratings(self) -> vec[float]:
        """Of all parcels, 64 seat + cell, for whoever will ask for many of them."""
        if self.survey.rated >> self.seat & 1 == 0:
            ratings = self.survey.take_ratings(self.seat)
            cell: i64
            for cell in range(D.CELL_COUNT):
                ratings[D.CELL_COUNT * self.seat + cell] = rating(self.town, self.seat, cell)
        return self.survey.ratings

    def roads_needed(self, cell: i64) -> i64:
        """How many roads would reach the parcel, as the crow flies along the edges."""
        if self.town.reached[cell] != 0:
            return 0
        if not self.survey.measured:
            measure_ways(self.town, self.survey.take_ways())
        away = self.survey.away
        least: i64 = FAR_AWAY
        k: i64
        for k in range(4 * cell, 4 * cell + 4):
            least = min(least, away[D.CELL_CORNER[k]])
        return least

    def road_worth(self, number: i64) -> float:
        """Of that many roads more."""
        held = self.town.roads[self.seat]
        k: i64
        if self.wanted < 0:
            self.wanted = 0
            for k in range(min(self.site_count, ROADS_COUNTED)):
                self.wanted += self.roads_needed(_sites[k])
        total = 0.0
        for k in range(held, held + number):
            total += ROAD[min(k, len(ROAD) - 1)] if k < self.wanted + 1 else 0.05
        return total * 0.4 if self.town.round == D.ROUNDS else total


def kept(cash: i64, limit: i64, rate: float) -> float:
    within = cash if cash < limit else limit
    return float(within) * rate + float(cash - within) * appraisal.ABOVE_LIMIT


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
        location = town.next_manned(D.CELLS_FROM)
        while location < D.LOCATION_COUNT:
            if town.owner[location - D.CELLS_FROM] == NO_SEAT and stands(town, seat, location):
                total += land.price(town, location - D.CELLS_FROM)
            location = town.next_manned(location + 1)
    return total


def incomes(town: Town, seat: i64) -> i64:
    """Of all the seat's buildings."""
    total: i64 = 0
    k: i64
    for k in range(D.PROPERTY * seat, land.deeds_end(town, seat)):
        cell = town.deeds[k]
        if 0 <= town.tile[cell] < D.BUILDING_COUNT:
            total += income_at(town, cell)
    return total


def income_at(town: Town, cell: i64) -> i64:
    """Of the building there, which has not changed since it was last asked for."""
    earned = town.survey().earned
    if earned[cell] == UNKNOWN:
        earned[cell] = income(town, cell)
    return earned[cell]


def find_sites(town: Town, seat: i64) -> i64:
    """Empty parcels of the seat, then those that it is about to buy; how many there are."""
    count: i64 = 0
    k: i64
    for k in range(D.PROPERTY * seat, land.deeds_end(town, seat)):
        if town.tile[town.deeds[k]] == EMPTY:
            _sites[count] = town.deeds[k]
            count += 1
    if town.claims[seat] > 0:
        location = town.next_manned(D.CELLS_FROM)
        while location < D.LOCATION_COUNT:
            cell = location - D.CELLS_FROM
            if town.owner[cell] == NO_SEAT and town.tile[cell] == EMPTY and stands(town, seat, location):
                _sites[count] = cell
                count += 1
            location = town.next_manned(location + 1)
    return count


def rating(town: Town, seat: i64, cell: i64) -> float:
    """What a building might earn on a parcel without a tile; the worth of one with a tile, less than nothing."""
    tile = town.tile[cell]
    if tile == D.HOUSE or tile == D.MOUNTAIN:
        return -(appraisal.ASSET + 0.2 + (0.8 if is_used(town, cell) else 0.0))
    most = mine_earnings(town, seat, cell)
    ranch = ranch_earnings(town, cell) - 1.0
    most = max(most, ranch)
    if town.reached[cell] != 0:
        shop = 3.0 * float(house_weight(town, cell, seat)) + 3.0
        most = max(most, shop)
    return most


def ranch_earnings(town: Town, cell: i64) -> float:
    """`around` counts what lies on the parcel as well."""
    tile = town.tile[cell]
    free = D.DEGREE[cell] - town.around[cell] + (0 if tile == EMPTY or tile == D.RIVER else 1)
    return float(free) if free > 1 else 1.0


def mine_earnings(town: Town, seat: i64, cell: i64) -> float:
    if town.mountains[cell] == 0:
        return 0.0
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


def measure_ways(town: Town, away: vec[i64]) -> None:
    """From each corner to the nearest one with a road: once forwards over the corners, once backwards."""
    corners = town.corner
    corner: i64
    row: i64
    for row in range(0, D.CORNER_COUNT, SIDE):
        near: i64 = FAR_AWAY  # of the corner before
        for corner in range(row, row + SIDE):
            near += 1
            if corners[corner] != 0:
                near = 0
            elif row > 0:
                near = min(near, away[corner - SIDE] + 1)
            away[corner] = near
    for row in range(D.CORNER_COUNT - 1, 0, -SIDE):
        near = FAR_AWAY
        for corner in range(row, row - SIDE, -1):
            near = min(near + 1, away[corner])
            if row < D.CORNER_COUNT - 1:
                near = min(near, away[corner + SIDE] + 1)
            away[corner] = near
