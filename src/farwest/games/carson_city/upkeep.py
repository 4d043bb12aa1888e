"""How decisions from the resolution to the end of a round look: as `judgement` says, quickly enough for search."""

from __future__ import annotations

from typing import Final

from farwest.engine.native import i64, vec
from farwest.games.carson_city import codes as S, construction, data as D, judgement, land, row, scoring
from farwest.games.carson_city.means import Means, income_at, site_at
from farwest.games.carson_city.state import Town

COWBOY: Final[vec[float]] = vec[float](list(judgement.COWBOY))

# Sites that are worth a road, of the seat that is being thought for.
_goals: Final[vec[i64]] = vec[i64]([0] * D.CELL_COUNT)
_gains: Final[vec[float]] = vec[float]([0.0] * D.CELL_COUNT)


def weigh(held: Means, action: i64) -> float:
    """Each against not doing it, in points."""
    town = held.town
    decision = town.decision
    if decision == S.CHOOSE_SITE:
        return building(held, action)
    if decision == S.CHOOSE_HOUSE:
        return with_house(held, action)
    if decision == S.BUY_PARCEL:
        cell = town.focus - D.CELLS_FROM
        wanted = action == D.BUY_PARCEL_YES
        return held.parcel_worth(cell) - float(land.price(town, cell)) * held.rate if wanted else 0.0
    if decision == S.BUY_BUILDING:
        return buying_building(held) if action == D.BUY_BUILDING_YES else 0.0
    if decision == S.BUY_VP:
        number = action - D.VP_BUY
        return float(number) + held.worth(-number * D.PRICE[town.focus])
    if decision == S.CASH_OUT:
        number = action - D.CASH_OUT
        left = min(town.cash[held.seat] - 10 * number, town.limit(held.seat))
        return float(number) + float(left) * held.rate
    if decision == S.CONSENT:
        return consent(held) if action == D.CONSENT_YES else 0.0
    if decision == S.PLACE_KEPT:  # whatever can be placed should be: a kept building is worth nothing
        return 0.0 if action == D.DONE else held.best_site(action - D.KEPT)
    return seldom(held, action)


def seldom(held: Means, action: i64) -> float:
    """Decisions of single cards and of options."""
    town = held.town
    decision = town.decision
    if decision == S.GROCER_DOUBLES:
        return float(doubling(town, held.seat, action - D.GROCER_ESTATE))
    if decision == S.RED_BANK:
        number = action - D.RED_BANK
        return float(D.RED_BANK_VP[number]) + held.worth(-D.RED_BANK_PRICE[number])
    if decision == S.LAY_LAST_ROADS:
        return 0.0 if action == D.DONE else last_road(town, held.seat, action - D.BUILD_ROAD)
    if decision == S.BURY:
        saved: float = 1.2 if town.round < D.ROUNDS else 0.3
        return float(D.DEAD_VP) - saved if action == D.DEAD_YES else 0.0
    return duel_tile(town, held.seat, action - D.DUEL_TILE)


def buying_building(held: Means) -> float:
    town = held.town
    price = construction.price(town, held.seat, town.focus)
    return held.best_site(town.row[row.place_of(town.focus)]) + held.worth(-price)


# The grocer's choice.


def doubling(town: Town, seat: i64, kind: i64) -> i64:
    """Of one type; the money for the choice behind the last."""
    if kind > D.HOTEL:
        return D.GROCER_MONEY
    total: i64 = 0
    k: i64
    for k in range(D.PROPERTY * seat, land.deeds_end(town, seat)):
        if town.tile[town.deeds[k]] == kind:
            total += income_at(town, town.deeds[k])
    return total


def best_double(town: Town, seat: i64) -> i64:
    most: i64 = 0
    kind: i64
    for kind in range(D.HOTEL + 1):
        if town.built[8 * seat + kind] > 0:
            most = max(most, doubling(town, seat, kind))
    return most


# Building.


def building(held: Means, action: i64) -> float:
    if action == D.KEEP:
        return 0.0
    if action >= D.BUILD_ROAD:
        return road(held, action - D.BUILD_ROAD)
    return site(held, action - D.BUILD_SITE)


def site(held: Means, cell: i64) -> float:
    return held.building_worth(held.town.building, cell) - 0.5 * crowding(held, cell)


def crowding(held: Means, cell: i64) -> float:
    """What a tile there costs the seat's own ranches."""
    town = held.town
    ranches: i64 = 0
    k: i64
    for k in range(8 * cell, 8 * cell + D.DEGREE[cell]):
        near = D.NEIGHBOUR[k]
        if town.tile[near] == D.RANCH and town.owner[near] == held.seat:
            ranches += 1
    return held.to_come * float(ranches)


def road(held: Means, edge: i64) -> float:
    """Worth it only where it brings a site nearer that is better than those within reach."""
    town = held.town
    if town.building == S.EMPTY or town.site >= 0:
        return -1.0
    if held.goal_count < 0:
        find_goals(held)
    best = -1.0
    k: i64
    for k in range(held.goal_count):
        if _gains[k] > best and way(edge, _goals[k]) < held.roads_needed(_goals[k]):
            best = _gains[k]
    return best + held.here if best > 0.0 else -1.0


def find_goals(held: Means) -> None:
    """The sites that the seat has roads enough to reach, and what each is worth beyond the best that is reached."""
    town = held.town
    here = 0.0
    some = False
    k: i64
    for k in range(held.site_count):
        cell = site_at(k)
        if town.owner[cell] == held.seat and town.reached[cell] != 0:
            there = site(held, cell)
            here = there if there > here or not some else here
            some = True
    held.here = here
    held.goal_count = 0
    for k in range(held.site_count):
        cell = site_at(k)
        if town.owner[cell] == held.seat and town.reached[cell] == 0:
            missing = held.roads_needed(cell)
            if missing <= town.roads[held.seat]:
                _goals[held.goal_count] = cell
                _gains[held.goal_count] = site(held, cell) - here - 0.35 * float(missing)
                held.goal_count += 1


def way(edge: i64, cell: i64) -> i64:
    """From the nearer end of an edge to the nearest corner of a parcel."""
    least: i64 = 99
    k: i64
    for k in range(4 * cell, 4 * cell + 4):
        end: i64
        for end in range(2 * edge, 2 * edge + 2):
            a = D.CELL_CORNER[k]
            b = D.EDGE_END[end]
            least = min(least, apart(a % 9, b % 9) + apart(a // 9, b // 9))
    return least


def apart(a: i64, b: i64) -> i64:
    return a - b if a > b else b - a


def with_house(held: Means, action: i64) -> float:
    if action == D.CANCEL:
        return -3.0
    if action >= D.HOUSE_ASK:
        return house(held, action - D.HOUSE_ASK) - 0.2
    return house(held, action - D.HOUSE_ON) if action >= D.HOUSE_ON else -3.5


def house(held: Means, cell: i64) -> float:
    """Who profits from a house there: shops beside it, the owner of the parcel; whom it costs: ranches beside it."""
    town = held.town
    seat = held.seat
    owner = town.owner[cell]
    worth = 0.0
    if owner == seat:
        worth = 2.0 - 0.6 * held.parcel_worth(cell)
    elif owner != S.NO_SEAT:
        worth = -2.0 * judgement.OTHERS
    k: i64
    for k in range(8 * cell, 8 * cell + D.DEGREE[cell]):
        near = D.NEIGHBOUR[k]
        tile = town.tile[near]
        other = town.owner[near]
        if near == town.site:
            tile = town.building
            other = seat
        if other == S.NO_SEAT:
            continue
        share: float = held.to_come if other == seat else -judgement.OTHERS * held.to_come
        if tile == D.RANCH:
            worth -= share
        elif owner == S.NO_SEAT or owner == other:
            if tile == D.SALOON:
                worth += share * 5.0
            elif tile == D.DRUGSTORE or tile == D.BANK:
                worth += share * 3.0
    return worth


def consent(held: Means) -> float:
    """Two points and a house for one's shops; unless the parcel is wanted for a building."""
    cell = held.town.asked
    lost: float = 0.3 if held.site_count > 1 else 0.7 * held.parcel_worth(cell)
    return 2.0 - lost - crowding(held, cell)


# Options.


def last_road(town: Town, seat: i64, edge: i64) -> float:
    """CC-11.4: a bridge beside what one owns."""
    if D.IS_CROSSING[edge] == 0:
        return -0.01
    touched: i64 = 0
    cell: i64
    for cell in range(D.CELL_COUNT):
        if town.owner[cell] == seat and town.tile[cell] >= 0 and way(edge, cell) == 0:
            touched += 0 if scoring.touches_bridge(town, cell) else 1
    return float(touched) - 0.05


def duel_tile(town: Town, seat: i64, value: i64) -> float:
    """CC-11.5: high enough to win if it can be done, else as low as possible."""
    strongest: i64 = 0
    rival: i64
    for rival in range(town.players):
        if rival != seat and town.standing[town.focus] >> rival & 1 == 1:
            strongest = max(strongest, town.firepower(rival))
    need = float(strongest) + 2.5 - float(town.firepower(seat))
    reached: float = 2.0 if float(value) >= need else 1.0 if float(value) >= need - 2.0 else 0.0
    return reached - 0.3 * float(value)
