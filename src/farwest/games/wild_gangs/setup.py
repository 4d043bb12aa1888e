"""Set-up (WG-3): everything that is dealt, in the order of the table of chances (WG-7)."""

from __future__ import annotations

from farwest.engine import bits
from farwest.engine.core import BIT, Chance
from farwest.engine.native import i64, vec
from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.state import Town, order_pair


def deal(town: Town, chance: Chance) -> None:
    town.clear()
    town.first = chance.pick(town.players)  # WG-3.2, WG-7.1
    town.buildings = deal_buildings(chance)
    town.closed = closed_fronts(town.players, town.buildings)
    town.tiles = deal_tiles(chance)
    events = vec[i64](list(range(D.EVENT_COUNT)))
    chance.shuffle(events, D.EVENT_COUNT)  # WG-3.4, WG-7.5
    town.events = events
    turn: i64
    for turn in range(town.players):
        deal_hand(town, town.seat_of_turn(turn), chance)
    town.actor = town.first


def deal_buildings(chance: Chance) -> vec[i64]:
    """WG-3.3: large buildings in the middle of the sides, small ones on the corners, each group in any order."""
    buildings = vec[i64]([0] * D.POSITION_COUNT)
    large: i64
    for large in (1, 0):  # WG-7.2, WG-7.3
        group = vec[i64]([b for b in range(D.POSITION_COUNT) if D.IS_LARGE_BUILDING[b] == large])
        chance.shuffle(group, len(group))
        taken: i64 = 0
        position: i64
        for position in range(D.POSITION_COUNT):
            if D.IS_LARGE_POSITION[position] == large:
                buildings[position] = group[taken]
                taken += 1
    return buildings


def closed_fronts(players: i64, buildings: vec[i64]) -> i64:
    """WG-3.9: with two players the small street on which the bank stands is closed. WG-3.10: otherwise all are open."""
    closed: i64 = 0
    if players > 2:
        return closed
    street: i64 = -1
    front: i64
    for front in range(D.FRONT_COUNT):
        at_bank = buildings[D.FRONT_POSITION[front]] == D.BANK
        if at_bank and D.IS_SMALL_STREET[D.FRONT_STREET[front]] == 1:
            street = D.FRONT_STREET[front]
    for front in range(D.FRONT_COUNT):
        if D.FRONT_STREET[front] == street:
            closed |= BIT[front]
    return closed


def deal_tiles(chance: Chance) -> vec[i64]:
    """WG-3.5, WG-7.4: two loot tiles on each building, the greater one first."""
    tiles = vec[i64](list(range(D.TILE_COUNT)))
    chance.shuffle(tiles, D.TILE_COUNT)
    position: i64
    for position in range(D.POSITION_COUNT):
        order_pair(tiles, position)
    return tiles


def deal_hand(town: Town, seat: i64, chance: Chance) -> None:
    """WG-3.7, WG-7.6: three of the nine gangsters."""
    town.pile[seat] = D.ALL_ROLES
    card: i64
    for card in range(D.HAND_SIZE):
        draw_card(town, seat, chance)


def draw_card(town: Town, seat: i64, chance: Chance) -> i64:
    """Any card of the pile, each as likely: the same as the top one of a pile shuffled before."""
    pile = town.pile[seat]
    role = bits.nth(pile, chance.pick(bits.count(pile)))
    town.pile[seat] = pile ^ BIT[role]
    town.hand[seat] |= BIT[role]
    return role
