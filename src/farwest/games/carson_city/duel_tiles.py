"""Duel tiles (CC-11.5): dealt in secret, chosen at once by all who fight, drawn again from those that were played."""

from __future__ import annotations

from farwest.engine.core import BIT, LEGAL, NOBODY, Chance, shuffle
from farwest.engine.native import i64, vec
from farwest.games.carson_city import chronicle, data as D, refusals
from farwest.games.carson_city.codes import CHOOSE_TILE, EMPTY, RUNNING
from farwest.games.carson_city.state import Town


def deal(town: Town, chance: Chance) -> None:
    """Two players: a set each. More: all sets mixed, six tiles each, and the less in tiles the more in dollars."""
    tiles = vec[i64]([number % D.TILE_VALUES for number in range(D.HAND_OF_TILES * town.players)])
    if town.players > 2:
        shuffle(tiles, D.HAND_OF_TILES * town.players, chance)
    number: i64
    seat: i64
    for number in range(D.HAND_OF_TILES * town.players):
        seat = number // D.HAND_OF_TILES
        town.hand[D.TILE_VALUES * seat + tiles[number]] += 1
        town.opening[seat] += tiles[number]
    for seat in range(town.players):
        if town.players > 2:
            town.cash[seat] = D.TILES_MONEY - town.opening[seat]
        town.picked[seat] = EMPTY


def size(town: Town, seat: i64) -> i64:
    """How many tiles the seat holds: everybody can count them."""
    total: i64 = 0
    value: i64
    for value in range(D.TILE_VALUES):
        total += town.hand[D.TILE_VALUES * seat + value]
    return total


# The sealed choice.


def open_window(town: Town, location: i64) -> bool:
    """A last single tile is played in silence; everybody else is asked. False when nobody is."""
    town.fighting = 0
    seat: i64
    value: i64
    for seat in range(town.players):
        if town.standing[location] >> seat & 1:
            if size(town, seat) > 1:
                town.fighting |= BIT[seat]
            else:
                for value in range(D.TILE_VALUES):
                    if town.hand[D.TILE_VALUES * seat + value] > 0:
                        town.picked[seat] = value
    if town.fighting == 0:
        return False
    town.ask(next_owing(town, -1), CHOOSE_TILE)
    return True


def next_owing(town: Town, seat: i64) -> i64:
    """The next seat that fights and has not chosen."""
    seat += 1
    while seat < town.players:
        if town.fighting >> seat & 1 and town.picked[seat] == EMPTY:
            return seat
        seat += 1
    return NOBODY


def forbids(town: Town, seat: i64, value: i64) -> i64:
    return LEGAL if town.hand[D.TILE_VALUES * seat + value] > 0 else refusals.NO_SUCH_TILE


def fill(town: Town, seat: i64, out: vec[i64]) -> i64:
    """Identical values are one option."""
    count: i64 = 0
    value: i64
    for value in range(D.TILE_VALUES):
        if town.hand[D.TILE_VALUES * seat + value] > 0:
            out[count] = D.DUEL_TILE + value
            count += 1
    return count


def choose(town: Town, seat: i64, value: i64) -> bool:
    """Has everybody chosen?"""
    town.picked[seat] = value
    if town.journal is not None:
        chronicle.picked_tile(town, seat, value)
    town.actor = next_owing(town, -1)
    return town.actor == NOBODY


def retract(town: Town, seat: i64) -> None:
    town.picked[seat] = EMPTY
    town.actor = next_owing(town, -1)
    if town.journal is not None:
        chronicle.took_back_tile(town, seat)


# Showing them, and drawing again.


def reveal(town: Town) -> vec[i64]:
    """What each duellist shows. Played tiles go to the stockpile."""
    shots = vec[i64]([0] * D.MOST_PLAYERS)
    seat: i64
    for seat in range(town.players):
        value = town.picked[seat]
        if value != EMPTY:
            shots[seat] = value
            town.hand[D.TILE_VALUES * seat + value] -= 1
            if town.redrawn >> seat & 1 == 0:
                town.played[D.TILE_VALUES * seat + value] += 1
            town.stock[value] += 1
            town.picked[seat] = EMPTY
    town.fighting = 0
    town.decision = RUNNING
    return shots


def draw_again(town: Town, chance: Chance) -> None:
    """In pass order: three tiles of the stockpile for each hand that is empty."""
    index: i64
    number: i64
    for index in range(town.players):
        seat = town.order[index]
        if size(town, seat) == 0:
            town.redrawn |= BIT[seat]
            for number in range(D.REDRAWN):
                town.hand[D.TILE_VALUES * seat + draw(town.stock, chance)] += 1
            if town.journal is not None:
                chronicle.drew_tiles(town, seat)


def draw(stock: vec[i64], chance: Chance) -> i64:
    """Any tile of a pile counted by value, each as likely."""
    left: i64 = 0
    value: i64
    for value in range(D.TILE_VALUES):
        left += stock[value]
    which = chance.pick(left)
    value = 0
    while which >= stock[value]:
        which -= stock[value]
        value += 1
    stock[value] -= 1
    return value
