"""Parcels and roads (CC-5.1 to CC-5.13): owners, prices, what is reached, where a road may lie.

Prices, reached parcels and open edges are kept up to date with each tile and each road, so that nobody has to count.
"""

from __future__ import annotations

from farwest.engine.core import BIT
from farwest.engine.native import append, i64, vec
from farwest.games.carson_city import data as D
from farwest.games.carson_city.codes import CLOSED, EMPTY, ESTATE, FAR, FOR_SALE, NEAR, NO_SEAT, OPEN, ROAD
from farwest.games.carson_city.state import Town

# Parcels.


def price(town: Town, cell: i64) -> i64:
    """CC-5.1: one dollar, and one for each building, house or mountain on the parcel and next to it."""
    return 1 + town.around[cell]


def claim(town: Town, seat: i64, cell: i64) -> None:
    """A property tile on the parcel; whatever lies there is the seat's from now on (CC-5.2)."""
    town.owner[cell] = seat
    first = D.PROPERTY * seat
    place = first + town.parcels[seat]
    while place > first and town.deeds[place - 1] > cell:
        town.deeds[place] = town.deeds[place - 1]
        place -= 1
    town.deeds[place] = cell
    town.parcels[seat] += 1
    town.target[cell] = CLOSED
    if town.tile[cell] != EMPTY:
        town.surveyed = None


def deeds_end(town: Town, seat: i64) -> i64:
    """Behind the seat's last one in `deeds`."""
    return D.PROPERTY * seat + town.parcels[seat]


def tiles_left(town: Town, seat: i64) -> i64:
    """Property tiles."""
    return D.PROPERTY - town.parcels[seat]


def put_tile(town: Town, cell: i64, tile: i64) -> None:
    """A house or a mountain; `put_building` for a building."""
    town.tile[cell] = tile
    town.surveyed = None
    town.around[cell] += 1
    k: i64
    for k in range(8 * cell, 8 * cell + D.DEGREE[cell]):
        town.around[D.NEIGHBOUR[k]] += 1
        if tile == D.MOUNTAIN:
            town.mountains[D.NEIGHBOUR[k]] += 1


def put_building(town: Town, seat: i64, cell: i64, building: i64) -> None:
    """On one's own parcel; its revolvers count at once (CC-4.53)."""
    put_tile(town, cell, building)
    town.built[8 * seat + building] += 1
    town.guns[seat] += D.GUNS[building]
    if building == D.CHURCH:
        _cover(town, seat, cell)
    if is_attackable(town, cell):
        town.target[cell] = ESTATE


def _cover(town: Town, seat: i64, cell: i64) -> None:
    """CC-5.27: what lies next to a church cannot be attacked any more."""
    k: i64
    for k in range(8 * cell, 8 * cell + D.DEGREE[cell]):
        near = D.NEIGHBOUR[k]
        town.shield[near] |= BIT[seat]
        if town.target[near] == ESTATE and is_protected(town, near):
            town.target[near] = CLOSED


def is_building(tile: i64) -> bool:
    return 0 <= tile < D.BUILDING_COUNT


def is_protected(town: Town, cell: i64) -> bool:
    """CC-5.27: by any church next to it, or with the option only by one of the same owner."""
    if town.church_own:
        return town.owner[cell] != NO_SEAT and town.shield[cell] >> town.owner[cell] & 1 == 1
    return town.shield[cell] != 0


def is_attackable(town: Town, cell: i64) -> bool:
    """CC-4.22: a building, but no prison, no church and none that a church protects."""
    tile = town.tile[cell]
    return is_building(tile) and D.IS_ATTACKABLE[tile] == 1 and not is_protected(town, cell)


def target_of(town: Town, cell: i64) -> i64:
    """What a cowboy may do there, counted afresh: for positions that are laid out, not played to."""
    if town.tile[cell] == D.RIVER:
        return CLOSED
    if town.owner[cell] == NO_SEAT:
        return FOR_SALE
    return ESTATE if is_attackable(town, cell) else CLOSED


def is_free(town: Town, cell: i64) -> bool:
    """No building, no house, no mountain, no river (CC-8.14)."""
    return town.tile[cell] == EMPTY


# Roads.


def is_crossing(town: Town, edge: i64) -> bool:
    """CC-11.4: with river on all sides, so that a road there is a bridge."""
    return town.river and D.IS_CROSSING[edge] == 1


def road_cost(town: Town, edge: i64) -> i64:
    return 2 if is_crossing(town, edge) else 1


def put_road(town: Town, edge: i64) -> None:
    """Onto the board: its ends reach parcels and open further edges (CC-5.10, CC-5.11)."""
    town.edge[edge] = ROAD
    town.surveyed = None
    mark: i64 = 3 if is_crossing(town, edge) else 1
    k: i64
    end: i64
    for end in range(2 * edge, 2 * edge + 2):
        corner = D.EDGE_END[end]
        town.corner[corner] |= mark
        for k in range(4 * corner, 4 * corner + 4):
            if D.CORNER_CELL[k] >= 0:
                town.reached[D.CORNER_CELL[k]] = 1
            if D.CORNER_EDGE[k] >= 0 and town.edge[D.CORNER_EDGE[k]] == FAR:
                town.edge[D.CORNER_EDGE[k]] = OPEN


def lay_road(town: Town, seat: i64, edge: i64) -> None:
    """From the seat's reserve, in a chain of roads (CC-4.54): what touches the chain stays allowed whatever its id."""
    if town.edge[edge] == OPEN:
        town.last_root = edge
    town.roads[seat] -= road_cost(town, edge)
    put_road(town, edge)
    town.laid = append(town.laid[:], edge)
    draw_near(town, edge)


def draw_near(town: Town, edge: i64) -> None:
    """The open edges at both ends of a road of the chain."""
    k: i64
    end: i64
    for end in range(2 * edge, 2 * edge + 2):
        corner = D.EDGE_END[end]
        for k in range(4 * corner, 4 * corner + 4):
            if D.CORNER_EDGE[k] >= 0 and town.edge[D.CORNER_EDGE[k]] == OPEN:
                town.edge[D.CORNER_EDGE[k]] = NEAR


def end_chain(town: Town) -> None:
    """The next window starts afresh."""
    town.last_root = -1
    if len(town.laid) == 0:
        return
    town.laid = vec[i64]()
    edge: i64
    for edge in range(D.EDGE_COUNT):
        if town.edge[edge] == NEAR:
            town.edge[edge] = OPEN


def may_lay(town: Town, seat: i64, edge: i64) -> bool:
    """CC-5.11, CC-4.54, and enough roads in reserve."""
    state = town.edge[edge]
    if state == FAR or state == ROAD or (state == OPEN and edge <= town.last_root):
        return False
    return town.roads[seat] >= road_cost(town, edge)


def fill_roads(town: Town, seat: i64, out: vec[i64], count: i64) -> i64:
    """By id."""
    if town.roads[seat] == 0:
        return count
    edge: i64
    for edge in range(D.EDGE_COUNT):
        if town.edge[edge] != FAR and may_lay(town, seat, edge):
            out[count] = D.BUILD_ROAD + edge
            count += 1
    return count


def take_roads(town: Town, seat: i64, wanted: i64) -> i64:
    """CC-5.12: what is left of the supply, first come first served. Returns how many."""
    taken = wanted if wanted < town.supply else town.supply
    town.supply -= taken
    town.roads[seat] += taken
    return taken


def neighbours(cell: int) -> list[int]:
    """The parcels around one, for whoever need not hurry."""
    return [int(D.NEIGHBOUR[8 * cell + k]) for k in range(D.DEGREE[cell])]
