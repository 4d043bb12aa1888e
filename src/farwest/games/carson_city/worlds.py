"""Possible worlds (section 6): what a viewer cannot know are the others' duel tiles (CC-11.5) and nothing else.

Of an opening hand everybody knows the total and what was played of it. Tiles drawn again come out of the stockpile: of
these only the stockpile and all such hands together are known.
"""

from __future__ import annotations

from typing import Final

from farwest.engine.core import Chance, shuffle
from farwest.engine.native import i64, vec
from farwest.games.carson_city import data as D, duel_tiles
from farwest.games.carson_city.codes import CHOOSE_TILE, EMPTY
from farwest.games.carson_city.state import Town

PATIENCE: Final = 20000  # deals that are thrown away before hands are mended instead


def redeal(town: Town, viewer: i64, chance: Chance) -> None:
    if town.players > 2:  # of two players' opening sets everything is known
        redeal_openings(town, viewer, chance)
    redeal_drawn(town, viewer, chance)
    if town.decision == CHOOSE_TILE:
        take_back(town, viewer)


def take_back(town: Town, viewer: i64) -> None:
    """What the others have sealed they have yet to seal; a single tile is sealed in silence."""
    seat: i64
    value: i64
    for seat in range(town.players):
        if seat == viewer or town.picked[seat] == EMPTY:
            continue
        town.picked[seat] = EMPTY
        if town.fighting >> seat & 1 == 0:
            for value in range(D.TILE_VALUES):
                if town.hand[D.TILE_VALUES * seat + value] > 0:
                    town.picked[seat] = value
    town.actor = duel_tiles.next_owing(town, -1)


# Opening hands.


def redeal_openings(town: Town, viewer: i64, chance: Chance) -> None:
    """All ways to deal the unseen tiles so that every total is right, each as likely: deals that do not fit are thrown
    away."""
    pool = vec[i64]([0] * 30)
    count: i64 = 0
    seat: i64
    value: i64
    for seat in range(town.players):
        if is_opening(town, viewer, seat):
            for value in range(D.TILE_VALUES):
                while town.hand[D.TILE_VALUES * seat + value] > 0:
                    town.hand[D.TILE_VALUES * seat + value] -= 1
                    pool[count] = value
                    count += 1
    tries: i64 = 0
    while not deal_to_totals(town, viewer, pool, count, chance):
        tries += 1
        if tries == PATIENCE:
            mend(town, viewer, pool, count, chance)
            break
    hand_over(town, viewer, pool)


def is_opening(town: Town, viewer: i64, seat: i64) -> bool:
    """Somebody else who still holds tiles of his opening hand."""
    return seat != viewer and town.redrawn >> seat & 1 == 0


def left_of_opening(town: Town, seat: i64) -> i64:
    """How many tiles."""
    left: i64 = D.HAND_OF_TILES
    value: i64
    for value in range(D.TILE_VALUES):
        left -= town.played[D.TILE_VALUES * seat + value]
    return left


def total_left(town: Town, seat: i64) -> i64:
    """What they add up to."""
    total = town.opening[seat]
    value: i64
    for value in range(D.TILE_VALUES):
        total -= value * town.played[D.TILE_VALUES * seat + value]
    return total


def deal_to_totals(town: Town, viewer: i64, pool: vec[i64], count: i64, chance: Chance) -> bool:
    """One deal, hand by hand; False as soon as a total is wrong."""
    at: i64 = 0
    seat: i64
    card: i64
    for seat in range(town.players):
        if is_opening(town, viewer, seat):
            missing = total_left(town, seat)
            for card in range(at, at + left_of_opening(town, seat)):
                other = card + chance.pick(count - card)
                kept = pool[card]
                pool[card] = pool[other]
                pool[other] = kept
                missing -= pool[card]
            if missing != 0:
                return False
            at += left_of_opening(town, seat)
    return True


def mend(town: Town, viewer: i64, pool: vec[i64], count: i64, chance: Chance) -> None:
    """Rare totals: any deal, then exchanges of two tiles that bring no hand farther from its total, until all fit."""
    shuffle(pool, count, chance)
    wrong = misfit(town, viewer, pool)
    while wrong > 0:
        one = chance.pick(count)
        other = chance.pick(count)
        kept = pool[one]
        pool[one] = pool[other]
        pool[other] = kept
        now = misfit(town, viewer, pool)
        if now <= wrong:
            wrong = now
        else:
            pool[other] = pool[one]
            pool[one] = kept


def misfit(town: Town, viewer: i64, pool: vec[i64]) -> i64:
    """By how much all totals are wrong."""
    wrong: i64 = 0
    at: i64 = 0
    seat: i64
    card: i64
    for seat in range(town.players):
        if is_opening(town, viewer, seat):
            missing = total_left(town, seat)
            for card in range(at, at + left_of_opening(town, seat)):
                missing -= pool[card]
            at += left_of_opening(town, seat)
            wrong += missing if missing > 0 else -missing
    return wrong


def hand_over(town: Town, viewer: i64, pool: vec[i64]) -> None:
    at: i64 = 0
    seat: i64
    card: i64
    for seat in range(town.players):
        if is_opening(town, viewer, seat):
            for card in range(at, at + left_of_opening(town, seat)):
                town.hand[D.TILE_VALUES * seat + pool[card]] += 1
            at += left_of_opening(town, seat)


# Hands drawn again.


def redeal_drawn(town: Town, viewer: i64, chance: Chance) -> None:
    sizes = vec[i64]([0] * D.MOST_PLAYERS)
    seat: i64
    value: i64
    for seat in range(town.players):
        if seat != viewer and town.redrawn >> seat & 1:
            for value in range(D.TILE_VALUES):
                sizes[seat] += town.hand[D.TILE_VALUES * seat + value]
                town.stock[value] += town.hand[D.TILE_VALUES * seat + value]
                town.hand[D.TILE_VALUES * seat + value] = 0
    for seat in range(town.players):
        while sizes[seat] > 0:
            town.hand[D.TILE_VALUES * seat + duel_tiles.draw(town.stock, chance)] += 1
            sizes[seat] -= 1
