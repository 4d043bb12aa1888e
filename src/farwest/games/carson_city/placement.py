"""Phase 2 (CC-4.20 to CC-4.26): one cowboy after the other on squares, parcels and buildings, until all have passed."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import BIT, LEGAL, Chance
from farwest.engine.native import i64, vec
from farwest.games.carson_city import build, chronicle, data as D, land, red, refusals, row
from farwest.games.carson_city.codes import (
    CLOSED,
    EMPTY,
    ESTATE,
    FOR_SALE,
    NO_SEAT,
    NOWHERE,
    PLACE,
    RESOLUTION,
    RUNNING,
    WHITE,
)
from farwest.games.carson_city.state import Town

# CC-4.23: squares that take any number of cowboys.
IS_SHARED: Final[vec[i64]] = vec[i64]([int(n in (D.WAGES, D.ROAD1)) for n in range(D.LOCATION_COUNT)])
_no_actions: Final[list[int]] = []
IS_FREE: Final[vec[i64]] = vec[i64]([int(mask == 0) for mask in range(2 * WHITE)])


def next_placer(town: Town) -> None:
    """CC-4.20: along the placement track, round and round, without those who have passed."""
    if town.passed == BIT[town.players] - 1:
        end(town)
        return
    while town.passed >> town.track[town.turn] & 1:
        town.turn = after(town, town.turn)
    town.ask(town.track[town.turn], PLACE)


def after(town: Town, turn: i64) -> i64:
    turn += 1
    if turn == town.players:
        return 0
    return turn


def end(town: Town) -> None:
    """CC-4.2: the markers on the lower track are the pass order from now on. What is remembered of duels and doubled
    incomes is that of the last resolution."""
    town.log = vec[i64]()
    town.doubled = EMPTY
    town.order = town.line[:]
    town.phase = RESOLUTION
    town.turn = 0
    town.step = 0
    if town.journal is not None:
        chronicle.all_passed(town)


# Which places are open (CC-4.22 to CC-4.24). `stands` is a mask of those who stand there.


def has_white(town: Town, seat: i64) -> bool:
    return town.white == seat and town.white_at == NOWHERE


def may_buy_more(town: Town, seat: i64) -> bool:
    """CC-4.22: a property tile for each piece on a parcel to buy, and one more."""
    return land.tiles_left(town, seat) > town.claims[seat]


def forbids_square(town: Town, square: i64) -> i64:
    """Is the square in use at all?"""
    if D.LAST_ROUND[square] < town.round:
        return refusals.SQUARE_CLOSED
    if D.B12 <= square <= D.B3 and town.row[row.place_of(square)] == EMPTY:
        return refusals.NOTHING_FOR_SALE
    return LEGAL


def forbids_cowboy(town: Town, seat: i64, location: i64) -> i64:
    """An own cowboy."""
    if town.reserve[seat] == 0:
        return refusals.NO_COWBOY
    stands = town.standing[location]
    if location < D.CELLS_FROM:
        if IS_SHARED[location] == 1:
            return LEGAL
        closed = forbids_square(town, location)
        return closed if closed != LEGAL else forbids_company(town, seat, stands)
    cell = location - D.CELLS_FROM
    target = town.target[cell]
    if target == FOR_SALE:
        return forbids_company(town, seat, stands) if may_buy_more(town, seat) else refusals.NO_PROPERTY
    if target == ESTATE:
        return forbids_raid(town, seat, cell, stands)
    return why_closed(town, cell)


def forbids_company(town: Town, seat: i64, stands: i64) -> i64:
    """One cowboy of each player, nobody beside the white one; a red sheriff starts no duel (CC-11.3)."""
    if stands == 0:
        return LEGAL
    if stands >> seat & 1:
        return refusals.ALREADY_THERE
    if stands & WHITE:
        return refusals.WHITE_THERE
    return refusals.SHERIFF_PEACE if red.keeps_peace(town, seat) else LEGAL


def forbids_raid(town: Town, seat: i64, cell: i64, stands: i64) -> i64:
    """Attack or defend (CC-4.22)."""
    if stands >> seat & 1:
        return refusals.ALREADY_THERE
    return refusals.SHERIFF_PEACE if town.owner[cell] != seat and red.keeps_peace(town, seat) else LEGAL


def why_closed(town: Town, cell: i64) -> i64:
    """A parcel with an owner and nothing to fight for (CC-8.22)."""
    tile = town.tile[cell]
    if tile == D.RIVER:
        return refusals.RIVER_PARCEL
    if not land.is_building(tile):
        return refusals.NO_BUILDING
    return refusals.PROTECTED if D.IS_ATTACKABLE[tile] else refusals.SAFE_BUILDING


def forbids_white(town: Town, seat: i64, location: i64) -> i64:
    """CC-4.24: the white cowboy wants an empty square or parcel and goes on no building."""
    if not has_white(town, seat):
        return refusals.NO_WHITE
    if location < D.CELLS_FROM:
        closed = forbids_square(town, location)
        if closed != LEGAL:
            return closed
    else:
        target = town.target[location - D.CELLS_FROM]
        if target != FOR_SALE:
            return refusals.WHITE_ON_ESTATE if target == ESTATE else why_closed(town, location - D.CELLS_FROM)
        if not may_buy_more(town, seat):
            return refusals.NO_PROPERTY
    return LEGAL if town.standing[location] == 0 else refusals.NOT_EMPTY


def forbids_place(town: Town, seat: i64, action: i64) -> i64:
    if action == D.PASS:
        return LEGAL
    if D.PLACE_COWBOY <= action < D.PLACE_WHITE:
        return forbids_cowboy(town, seat, action - D.PLACE_COWBOY)
    if D.PLACE_WHITE <= action < D.PASS:
        return forbids_white(town, seat, action - D.PLACE_WHITE)
    if D.BUILD_ROAD <= action < D.KEEP:
        return build.forbids_road(town, seat, action - D.BUILD_ROAD) if town.anytime else refusals.ROADS_LATER
    return refusals.OTHER_DECISION


# The list (CC-4.26). What is for sale and who owns what do not change while cowboys are placed, so that locations which
# are open at all are looked up once in a round: the menu.


def open_menu(town: Town) -> None:
    menu = vec[i64]([0] * D.LOCATION_COUNT)
    count: i64 = 0
    location: i64
    for location in range(D.LOCATION_COUNT):
        menu[count] = location
        if location < D.CELLS_FROM:
            count += 1 if forbids_square(town, location) == LEGAL else 0
        else:
            count += 1 if town.target[location - D.CELLS_FROM] != CLOSED else 0
    town.menu = menu[:count]
    town.menu_actions = _no_actions


def is_usual(town: Town, seat: i64) -> bool:
    """Is the whole menu open to the seat, but for where it or the white cowboy stands?"""
    return may_buy_more(town, seat) and not red.keeps_peace(town, seat)


def is_plain(town: Town, seat: i64) -> bool:
    """And is that all there is to decide: no white cowboy, no roads?"""
    return town.reserve[seat] > 0 and not town.anytime and not has_white(town, seat) and is_usual(town, seat)


def plain_list(town: Town, seat: i64) -> list[int]:
    """The list of `fill_places` where `is_plain`, made of numbers that are there already: it is asked for so often that
    making them anew would take most of the time of a game played from outside."""
    if len(town.menu_actions) == 0:
        town.menu_actions = [D.PLACE_COWBOY + location for location in town.menu]
        town.menu_actions.append(D.PASS)
    actions = town.menu_actions[:]
    blocked = WHITE | BIT[seat]
    index: i64 = len(town.menu) - 1
    while index >= 0:
        location = town.menu[index]
        if town.standing[location] & blocked != 0 and IS_SHARED[location] == 0:
            del actions[index]
        index -= 1
    return actions


def random_plain(town: Town, seat: i64, chance: Chance) -> i64:
    """One of the same list, each as likely: locations that are not free are drawn again."""
    blocked = WHITE | BIT[seat]
    while True:
        index = chance.draw(len(town.menu) + 1)
        if index == len(town.menu):
            return D.PASS
        location = town.menu[index]
        if town.standing[location] & blocked == 0 or IS_SHARED[location] == 1:
            return D.PLACE_COWBOY + location


def fill_places(town: Town, seat: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    if town.reserve[seat] > 0:
        count = fill_cowboy(town, seat, out)
    if has_white(town, seat):
        count = fill_white(town, seat, out, count)
    if town.anytime:
        count = land.fill_roads(town, seat, out, count)
    out[count] = D.PASS
    return count + 1


def fill_cowboy(town: Town, seat: i64, out: vec[i64]) -> i64:
    """Writes for every location and moves on after open ones only, see `bits.fill`."""
    if not is_usual(town, seat):
        return fill_one_by_one(town, seat, out)
    blocked = WHITE | BIT[seat]
    menu = town.menu
    standing = town.standing
    count: i64 = 0
    index: i64
    for index in range(len(menu)):
        location = menu[index]
        out[count] = D.PLACE_COWBOY + location
        count += IS_FREE[standing[location] & blocked] | IS_SHARED[location]
    return count


def fill_one_by_one(town: Town, seat: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    index: i64
    for index in range(len(town.menu)):
        location = town.menu[index]
        if forbids_cowboy(town, seat, location) == LEGAL:
            out[count] = D.PLACE_COWBOY + location
            count += 1
    return count


def fill_white(town: Town, seat: i64, out: vec[i64], count: i64) -> i64:
    buys = may_buy_more(town, seat)
    menu = town.menu
    standing = town.standing
    index: i64
    for index in range(len(menu)):
        location = menu[index]
        if standing[location] == 0:
            out[count] = D.PLACE_WHITE + location
            if location < D.CELLS_FROM or (buys and town.target[location - D.CELLS_FROM] == FOR_SALE):
                count += 1
    return count


# What it does.


def place(town: Town, seat: i64, action: i64) -> None:
    if action == D.PASS:
        pass_(town, seat)
    elif action >= D.BUILD_ROAD:
        build.lay(town, seat, action - D.BUILD_ROAD, "CC-5.13")
        return  # a free action: the same player decides again
    elif action >= D.PLACE_WHITE:
        put_white(town, seat, action - D.PLACE_WHITE)
    else:
        put_cowboy(town, seat, action - D.PLACE_COWBOY)
    if town.anytime:
        land.end_chain(town)
    town.turn = after(town, town.turn)
    town.decision = RUNNING


def put_cowboy(town: Town, seat: i64, location: i64) -> None:
    town.reserve[seat] -= 1
    town.standing[location] |= BIT[seat]
    if location == D.WAGES:
        town.many[seat] += 1
    elif location == D.ROAD1:
        town.many[D.MOST_PLAYERS + seat] += 1
    elif location >= D.CELLS_FROM:
        town.arrive(seat, location)
    if town.journal is not None:
        chronicle.placed(town, seat, location, white=False)


def put_white(town: Town, seat: i64, location: i64) -> None:
    town.white_at = location
    town.standing[location] |= WHITE
    if location >= D.CELLS_FROM:
        town.arrive(seat, location)
    if town.journal is not None:
        chronicle.placed(town, seat, location, white=True)


def pass_(town: Town, seat: i64) -> None:
    """CC-4.25: the leftmost free place of the pass track."""
    number: i64 = 0
    while town.line[number] != NO_SEAT:
        number += 1
    town.line[number] = seat
    town.passed |= BIT[seat]
    if town.journal is not None:
        chronicle.passed(town, seat, number)
