"""Set-up (WG-3): everything that is dealt, in the order of the table of chances (WG-7)."""

from __future__ import annotations

from farwest.engine import bits
from farwest.engine.core import BIT, Chance, shuffle
from farwest.engine.native import i64, vec
from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.state import Town, order_pair


def deal(town: Town, chance: Chance) -> None:
    town.clear()
    town.first = chance.pick(town.players)  # WG-3.2, WG-7.1
    town.buildings = deal_buildings(chance)
    town.closed = closed_fronts(town.players, town.buildings)
    town.tiles = deal_tiles(chance)
    events = D.ALL_EVENTS[:]
    shuffle(events, D.EVENT_COUNT, chance)  # WG-3.4, WG-7.5
    town.events = events
    turn: i64
    for turn in range(town.players):
        deal_hand(town, town.seat_of_turn(turn), chance)
    town.actor = town.first


def lay_out(
    town: Town, gangs: list[int], buildings: list[int], tiles: list[int], takers: list[int], events: list[int]
) -> None:
    """A table laid out as told instead of dealt, nothing placed yet. See `native` for why it takes lists."""
    town.clear()
    town.take_gangs(gangs)
    town.buildings = vec[i64](buildings)
    town.closed = closed_fronts(town.players, town.buildings)
    town.tiles = vec[i64](tiles)
    order_pairs(town.tiles)
    town.takers = vec[i64](takers)
    town.events = vec[i64](events)


def deal_buildings(chance: Chance) -> vec[i64]:
    """WG-3.3: large buildings in the middle of the sides, small ones on the corners, each group in any order."""
    buildings = vec[i64]([0] * D.POSITION_COUNT)
    deal_group(buildings, D.LARGE_POSITIONS, D.LARGE_BUILDINGS[:], chance)  # WG-7.2
    deal_group(buildings, D.SMALL_POSITIONS, D.SMALL_BUILDINGS[:], chance)  # WG-7.3
    return buildings


def deal_group(buildings: vec[i64], positions: vec[i64], group: vec[i64], chance: Chance) -> None:
    shuffle(group, len(group), chance)
    i: i64
    for i in range(len(group)):
        buildings[positions[i]] = group[i]


def closed_fronts(players: i64, buildings: vec[i64]) -> i64:
    """WG-3.9: with two players the small street on which the bank stands is closed. WG-3.10: otherwise all are open."""
    position: i64
    for position in range(D.POSITION_COUNT):
        if buildings[position] == D.BANK:
            return closed_by_bank(players, position)
    return 0


def closed_by_bank(players: i64, bank: i64) -> i64:
    """The closed fronts when the bank stands on that position."""
    closed: i64 = 0
    if players > 2:
        return closed
    street: i64 = -1
    front: i64
    for front in range(D.FRONT_COUNT):
        if D.FRONT_POSITION[front] == bank and D.IS_SMALL_STREET[D.FRONT_STREET[front]] == 1:
            street = D.FRONT_STREET[front]
    for front in range(D.FRONT_COUNT):
        if D.FRONT_STREET[front] == street:
            closed |= BIT[front]
    return closed


def deal_tiles(chance: Chance) -> vec[i64]:
    """WG-3.5, WG-7.4: two loot tiles on each building, the greater one first."""
    tiles = D.ALL_TILES[:]
    shuffle(tiles, D.TILE_COUNT, chance)
    order_pairs(tiles)
    return tiles


def order_pairs(tiles: vec[i64]) -> None:
    position: i64
    for position in range(D.POSITION_COUNT):
        order_pair(tiles, position)


def deal_hand(town: Town, seat: i64, chance: Chance) -> None:
    """WG-3.7, WG-7.6: three of the nine gangsters."""
    town.pile[seat] = D.ALL_ROLES
    card: i64
    for card in range(D.HAND_SIZE):
        draw_card(town, seat, chance)


def draw_card(town: Town, seat: i64, chance: Chance) -> i64:
    """Any card of the pile, each as likely: the same as the top one of a pile shuffled before."""
    role = any_of(town.pile[seat], chance)
    town.pile[seat] ^= BIT[role]
    town.hand[seat] |= BIT[role]
    return role


def any_of(roles: i64, chance: Chance) -> i64:
    return bits.nth(roles, chance.pick(bits.count(roles)))
