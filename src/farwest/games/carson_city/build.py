"""The build window (CC-4.50 to CC-4.55): roads, a site, a house, another player's consent, or the tile is kept.

A building that is bought lies among its owner's kept ones while its window is open, and leaves them when it is placed.
"""

from __future__ import annotations

from farwest.engine.core import BIT, LEGAL
from farwest.engine.native import i64, vec
from farwest.games.carson_city import chronicle, data as D, land, refusals
from farwest.games.carson_city.codes import (
    CHOOSE_HOUSE,
    CHOOSE_SITE,
    CONSENT,
    EMPTY,
    FAR,
    FROM_KEPT,
    NO_SEAT,
    NOWHERE,
    OPEN,
    ROAD,
    RUNNING,
)
from farwest.games.carson_city.state import Town


def open_window(town: Town, seat: i64, building: i64, source: i64) -> None:
    """For one tile; `source` says where it comes from."""
    if source != FROM_KEPT:
        town.kept[8 * seat + building] += 1
    town.builder = seat
    town.building = building
    town.source = source
    town.site = NOWHERE
    town.refused = 0
    land.end_chain(town)
    town.ask(seat, CHOOSE_SITE)


def close_window(town: Town) -> None:
    """The cowboy of a construction square has acted (CC-4.33)."""
    land.end_chain(town)
    if town.source < D.SQUARE_COUNT:
        town.spend(town.source)
    town.builder = NO_SEAT
    town.building = EMPTY
    town.source = NOWHERE
    town.site = NOWHERE
    town.refused = 0
    town.decision = RUNNING


# Node B1: the site, roads before it, or keep the tile (CC-4.50).


def needs_road(town: Town) -> bool:
    return D.NEEDS[town.building] == 1


def forbids_site(town: Town, seat: i64, cell: i64) -> i64:
    if town.owner[cell] != seat:
        return refusals.RIVER_PARCEL if town.tile[cell] == D.RIVER else refusals.NOT_OWN
    if not land.is_free(town, cell):
        return refusals.OCCUPIED
    if not needs_road(town):
        return LEGAL
    if town.reached[cell] == 0:
        return refusals.NOT_REACHED
    return LEGAL if has_room_for_house(town, seat) else refusals.NO_ROOM_FOR_HOUSE


def has_room_for_house(town: Town, seat: i64) -> bool:
    """A free parcel that is reached besides the site, which is one itself; or a road to reach another."""
    return town.roads[seat] > 0 or free_and_reached(town) > 1


def free_and_reached(town: Town) -> i64:
    total: i64 = 0
    cell: i64
    for cell in range(D.CELL_COUNT):
        if town.tile[cell] == EMPTY:
            total += town.reached[cell]
    return total


def fill_sites(town: Town, seat: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    needs = needs_road(town)
    if not needs or has_room_for_house(town, seat):
        k: i64
        for k in range(D.PROPERTY * seat, land.deeds_end(town, seat)):
            cell = town.deeds[k]
            if town.tile[cell] == EMPTY and (not needs or town.reached[cell] == 1):
                out[count] = D.BUILD_SITE + cell
                count += 1
    if needs:
        count = land.fill_roads(town, seat, out, count)
    out[count] = D.KEEP
    return count + 1


def forbids_site_node(town: Town, seat: i64, action: i64) -> i64:
    if action == D.KEEP:
        return LEGAL
    if D.BUILD_SITE <= action < D.BUILD_ROAD:
        return forbids_site(town, seat, action - D.BUILD_SITE)
    if D.BUILD_ROAD <= action < D.KEEP:
        return forbids_road(town, seat, action - D.BUILD_ROAD) if needs_road(town) else refusals.NO_ROAD_NEEDED
    return refusals.OTHER_DECISION


def choose_site(town: Town, seat: i64, action: i64) -> None:
    if action == D.KEEP:
        keep(town, seat)
    elif action >= D.BUILD_ROAD:
        lay(town, seat, action - D.BUILD_ROAD, "CC-4.50")
    elif needs_road(town):
        town.site = action - D.BUILD_SITE
        town.last_root = -1  # CC-4.54: new choices are open at the house
        town.decision = CHOOSE_HOUSE
        if town.journal is not None:
            chronicle.chose_site(town, seat)
    else:
        town.site = action - D.BUILD_SITE
        commit(town, seat, NOWHERE)


def keep(town: Town, seat: i64) -> None:
    """CC-4.55; a kept type that was tried in vain is struck off for the rest of the step (CC-4.34)."""
    if town.journal is not None:
        chronicle.kept(town, seat)
    if town.source == FROM_KEPT:
        town.struck |= BIT[town.building]
    close_window(town)


# Roads, in both nodes.


def forbids_road(town: Town, seat: i64, edge: i64) -> i64:
    if land.may_lay(town, seat, edge):
        return LEGAL
    state = town.edge[edge]
    if state == ROAD:
        return refusals.ROAD_THERE
    if town.roads[seat] == 0:
        return refusals.NO_ROAD_LEFT
    if state == FAR:
        return refusals.ROAD_FAR
    return refusals.ROAD_ORDER if state == OPEN and edge <= town.last_root else refusals.BRIDGE_COST


def lay(town: Town, seat: i64, edge: i64, rule: str) -> None:
    if town.journal is not None:
        chronicle.laid_road(town, seat, edge, rule)
    land.lay_road(town, seat, edge)


# Node H1: the house (CC-4.51).


def is_house_place(town: Town, cell: i64) -> bool:
    return town.reached[cell] == 1 and town.tile[cell] == EMPTY and cell != town.site


def forbids_house(town: Town, seat: i64, cell: i64, asking: bool) -> i64:
    if cell == town.site:
        return refusals.IS_SITE
    if not land.is_free(town, cell):
        return refusals.RIVER_PARCEL if town.tile[cell] == D.RIVER else refusals.OCCUPIED
    if town.reached[cell] == 0:
        return refusals.NOT_REACHED
    owner = town.owner[cell]
    if owner == seat or owner == NO_SEAT:
        return refusals.NO_CONSENT_NEEDED if asking else LEGAL
    if not asking:
        return refusals.NEEDS_CONSENT
    return refusals.REFUSED if town.refused >> owner & 1 else LEGAL


def fill_houses(town: Town, seat: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    others: i64 = 0
    cell: i64
    for cell in range(D.CELL_COUNT):
        if town.tile[cell] == EMPTY and is_house_place(town, cell):
            owner = town.owner[cell]
            if owner == seat or owner == NO_SEAT:
                out[count] = D.HOUSE_ON + cell
                count += 1
            else:
                others += 1
    if others > 0:
        for cell in range(D.CELL_COUNT):
            if town.tile[cell] == EMPTY and forbids_house(town, seat, cell, asking=True) == LEGAL:
                out[count] = D.HOUSE_ASK + cell
                count += 1
    count = land.fill_roads(town, seat, out, count)
    out[count] = D.CANCEL
    return count + 1


def forbids_house_node(town: Town, seat: i64, action: i64) -> i64:
    if action == D.CANCEL:
        return LEGAL
    if D.HOUSE_ON <= action < D.HOUSE_ASK:
        return forbids_house(town, seat, action - D.HOUSE_ON, asking=False)
    if D.HOUSE_ASK <= action < D.CANCEL:
        return forbids_house(town, seat, action - D.HOUSE_ASK, asking=True)
    if D.BUILD_ROAD <= action < D.KEEP:
        return forbids_road(town, seat, action - D.BUILD_ROAD)
    return refusals.OTHER_DECISION


def choose_house(town: Town, seat: i64, action: i64) -> None:
    if action == D.CANCEL:
        keep(town, seat)
    elif action >= D.HOUSE_ASK:
        town.asked = action - D.HOUSE_ASK
        town.ask(town.owner[town.asked], CONSENT)
        if town.journal is not None:
            chronicle.asked(town, seat)
    elif action >= D.HOUSE_ON:
        commit(town, seat, action - D.HOUSE_ON)
    else:
        lay(town, seat, action - D.BUILD_ROAD, "CC-4.51")


# Node H2: consent (CC-4.52).


def answer(town: Town, owner: i64, yes: bool) -> None:
    builder = town.builder
    cell = town.asked
    town.asked = NOWHERE
    if town.journal is not None:
        chronicle.answered(town, owner, builder, cell, yes)
    if yes:
        commit(town, builder, cell)
    else:
        town.refused |= BIT[owner]
        town.last_root = -1
        town.ask(builder, CHOOSE_HOUSE)


# The commit (CC-4.53).


def commit(town: Town, seat: i64, house: i64) -> None:
    """The building, then its house; they are one act."""
    town.kept[8 * seat + town.building] -= 1
    land.put_building(town, seat, town.site, town.building)
    if town.journal is not None:
        chronicle.built(town, seat, house)
    if house != NOWHERE:
        land.put_tile(town, house, D.HOUSE)
    if town.building == D.CHURCH:
        call_off(town)
    close_window(town)


def call_off(town: Town) -> None:
    """CC-5.28: attackers of what the new church protects take their cowboys back; a defender stays."""
    k: i64
    seat: i64
    for k in range(8 * town.site, 8 * town.site + D.DEGREE[town.site]):
        cell = D.NEIGHBOUR[k]
        attackers = town.standing[D.CELLS_FROM + cell]
        if attackers != 0 and town.owner[cell] != NO_SEAT and land.is_protected(town, cell):
            for seat in range(town.players):
                if attackers >> seat & 1 and town.owner[cell] != seat:
                    town.come_home(seat, D.CELLS_FROM + cell)
                    if town.journal is not None:
                        chronicle.called_off(town, seat, cell)


# Kept buildings (CC-4.34).


def offers_more(town: Town, seat: i64, building: i64) -> bool:
    """Would a window for this tile offer more than to keep it?"""
    needs = D.NEEDS[building] == 1
    if needs and can_lay_any(town, seat):
        return True
    if needs and not has_room_for_house(town, seat):
        return False
    k: i64
    for k in range(D.PROPERTY * seat, land.deeds_end(town, seat)):
        cell = town.deeds[k]
        if town.tile[cell] == EMPTY and (not needs or town.reached[cell] == 1):
            return True
    return False


def can_lay_any(town: Town, seat: i64) -> bool:
    edge: i64
    if town.roads[seat] == 0:
        return False
    for edge in range(D.EDGE_COUNT):
        if land.may_lay(town, seat, edge):
            return True
    return False
