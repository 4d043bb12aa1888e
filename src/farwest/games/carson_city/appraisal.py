"""What things are worth in victory points (section 10): money, parcels, buildings, roads, cowboys.

The numbers are those of a sensible beginner; they were set by playing games between players that differ in one of them.
"""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city import construction, data as D, land
from farwest.games.carson_city.codes import EMPTY, NO_SEAT, PLACEMENT, RESOLUTION
from farwest.games.carson_city.income import PER_ALLY, PER_HOUSE, PER_MOUNTAIN, PER_SALOON_HOUSE, house_weight, income
from farwest.games.carson_city.land import neighbours
from farwest.games.carson_city.state import Town

# What a dollar kept to the end of a round is worth, by round (from 0 in set-up): invested, then in points at last.
KEPT: Final[tuple[float, ...]] = (0.34, 0.34, 0.30, 0.22, 1 / 6)
ABOVE_LIMIT: Final = 0.1  # CC-4.42
USUAL_LIMIT: Final = 40  # before a card is taken
EARNED: Final[tuple[float, ...]] = (0.30, 0.30, 0.27, 0.22, 1 / 6)  # a dollar of income, by the round in which it comes
GUN: Final = 0.45  # a revolver for the rest of the game
ROAD: Final[tuple[float, ...]] = (0.7, 0.5, 0.3, 0.1)  # the first road in reserve, the second…
ASSET: Final = 2.0
SITE: Final = 1.1  # an empty parcel to build on
SPARE_SITE: Final = 0.3  # beyond the second
SAVED: Final[tuple[float, ...]] = (0.0, 0.75, 0.65, 0.6, 0.0)  # a cowboy kept for the next round, by round


def rounds_to_come(town: Town) -> list[int]:
    """The rounds whose estate income has still to be paid."""
    paid = town.phase == RESOLUTION and town.step > D.ESTATE_STEP
    first = max(1, int(town.round)) + (1 if paid else 0)
    return list(range(first, int(D.ROUNDS) + 1))


class Purse:
    """A seat's money as it will be at the end of the round, and what more or less of it is worth."""

    def __init__(self, town: Town, seat: int) -> None:
        self.limit = int(town.limit(seat)) if town.card[seat] >= 0 else USUAL_LIMIT
        self.rate = KEPT[int(town.round)]
        self.free = int(town.cash[seat]) + wages(town, seat) - committed(town, seat)
        self.end = self.free + sum(int(income(town, cell)) for cell in estates(town, seat))

    def worth(self, dollars: int) -> float:
        """Of that many dollars more (or less)."""
        return self._kept(self.end + dollars) - self._kept(self.end)

    def _kept(self, cash: int) -> float:
        within = min(cash, self.limit)
        return within * self.rate + (cash - within) * ABOVE_LIMIT


def wages(town: Town, seat: int) -> int:
    return int(D.WAGE * town.many[seat])


def committed(town: Town, seat: int) -> int:
    """What the seat's cowboys will want to buy this round."""
    total = 0
    if town.phase != PLACEMENT:
        return total
    for square in range(D.B12, D.B3 + 1):
        if stands(town, seat, square):
            total += int(construction.price(town, seat, square))
    return total + sum(int(land.price(town, cell)) for cell in claims(town, seat))


def stands(town: Town, seat: int, location: int) -> bool:
    return bool(town.standing[location] >> seat & 1) or (town.white == seat and town.white_at == location)


def claims(town: Town, seat: int) -> list[int]:
    """Parcels that the seat is about to buy."""
    if not town.claims[seat]:
        return []
    cells = range(D.CELL_COUNT)
    return [c for c in cells if town.owner[c] == NO_SEAT and stands(town, seat, D.CELLS_FROM + c)]


def estates(town: Town, seat: int) -> list[int]:
    """The seat's buildings."""
    return [c for c in range(D.CELL_COUNT) if town.owner[c] == seat and 0 <= town.tile[c] < D.BUILDING_COUNT]


def sites(town: Town, seat: int) -> list[int]:
    """Empty parcels of the seat, and those that it is about to buy."""
    own = [c for c in range(D.CELL_COUNT) if town.owner[c] == seat and town.tile[c] == EMPTY]
    return own + [c for c in claims(town, seat) if town.tile[c] == EMPTY]


# Buildings.


def stream(town: Town, dollars: float) -> float:
    """An income in every round that is to come."""
    return dollars * sum(EARNED[number] for number in rounds_to_come(town))


def earnings(town: Town, seat: int, building: int, cell: int) -> float:
    """What a building would bring in on a parcel; one that needs a house gets its own next to it."""
    around = neighbours(cell)
    if building == D.RANCH:
        return max(1, sum(town.tile[c] in (EMPTY, D.RIVER) for c in around))
    if building == D.MINE:
        usable = sum(town.tile[c] == D.MOUNTAIN and town.owner[c] in (seat, NO_SEAT) for c in around)
        return PER_MOUNTAIN * usable
    weight = int(house_weight(town, cell, seat)) + 0.8
    if building == D.DRUGSTORE:
        return PER_HOUSE * weight + PER_ALLY * int(town.built[8 * seat + D.RANCH])
    if building == D.BANK:
        return PER_HOUSE * weight + PER_ALLY * int(town.built[8 * seat + D.MINE])
    if building == D.SALOON:
        return PER_SALOON_HOUSE * weight
    return 6 if building == D.HOTEL else 0


def building_worth(town: Town, seat: int, building: int, cell: int) -> float:
    """On that parcel, from now to the end."""
    worth = ASSET + 0.25 * len(rounds_to_come(town)) + stream(town, earnings(town, seat, building, cell))
    worth += GUN * int(D.GUNS[building]) + (0.8 if building == D.CHURCH else 0.0)
    allies = {D.RANCH: D.DRUGSTORE, D.MINE: D.BANK}
    if building in allies:
        worth += stream(town, PER_ALLY * int(town.built[8 * seat + allies[building]]))
    return worth


def roads_needed(town: Town, cell: int) -> int:
    """How many roads would reach the parcel, as the crow flies along the edges."""
    if town.reached[cell]:
        return 0
    ends = [corner for corner in range(D.CORNER_COUNT) if town.corner[corner]]
    corners = [int(D.CELL_CORNER[4 * cell + k]) for k in range(4)]
    return min(abs(a % 9 - b % 9) + abs(a // 9 - b // 9) for a in corners for b in ends)


def best_site(town: Town, seat: int, building: int, among: list[int]) -> tuple[int, float]:
    """Where a building is worth most, and how much; a site out of reach costs the roads to it."""
    best, most = -1, 0.0
    for cell in among:
        worth = building_worth(town, seat, building, cell)
        if D.NEEDS[building]:
            missing = roads_needed(town, cell)
            if missing > town.roads[seat]:
                continue
            worth -= 0.3 * missing
        if worth > most:
            best, most = cell, worth
    return best, most


# Parcels.


def parcel_worth(town: Town, seat: int, cell: int) -> float:
    """To own it: what lies there, and what could be built there."""
    tile = int(town.tile[cell])
    if tile in (D.HOUSE, D.MOUNTAIN):
        return ASSET + 0.2 + (0.8 if _mine_beside(town, seat, cell) else 0.0)
    spare = len(sites(town, seat))
    worth = SITE if spare < 2 else SPARE_SITE
    potential = max(earnings(town, seat, D.MINE, cell), earnings(town, seat, D.RANCH, cell) - 1)
    if town.reached[cell]:
        potential = max(potential, 3.0 * int(house_weight(town, cell, seat)) + 3)
    share = 0.6 if spare < 2 else 0.25
    return 0.3 + worth + share * stream(town, potential)


def _mine_beside(town: Town, seat: int, cell: int) -> bool:
    """Does somebody live on this house or mountain?"""
    wanted = (D.MINE,) if town.tile[cell] == D.MOUNTAIN else (D.DRUGSTORE, D.BANK, D.SALOON)
    return any(town.tile[near] in wanted for near in neighbours(cell))


def road_worth(town: Town, seat: int, number: int) -> float:
    """Of that many roads more."""
    held = int(town.roads[seat])
    needed = sum(roads_needed(town, cell) for cell in sites(town, seat)[:3])
    values = [ROAD[min(held + n, len(ROAD) - 1)] if held + n < needed + 1 else 0.05 for n in range(number)]
    return sum(values) * (0.4 if town.round == D.ROUNDS else 1.0)
