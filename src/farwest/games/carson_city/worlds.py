"""Possible worlds (section 6): what a viewer cannot know are the others' duel tiles (CC-11.5) and nothing else.

Of an opening hand everybody knows the total and what was played of it. Tiles drawn again come out of the stockpile: of
these only the stockpile and all such hands together are known.
"""

from __future__ import annotations

from typing import Final

from farwest.engine.core import Chance
from farwest.engine.native import i64, vec
from farwest.games.carson_city import data as D, duel_tiles
from farwest.games.carson_city.codes import CHOOSE_TILE, EMPTY
from farwest.games.carson_city.state import Town

PATIENCE: Final = 300  # splits of two hands that are thrown away at most
SWEEPS: Final = 4
DETOUR: Final = 16  # of so many exchanges for the worse one is made


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


class Openings:
    """The opening hands that a viewer does not know, one after the other in a row of tiles."""

    def __init__(self, town: Town, viewer: i64) -> None:
        self.town = town
        self.count: i64 = 0  # hands
        self.seats: vec[i64] = vec[i64]([0] * D.MOST_PLAYERS)
        self.first: vec[i64] = vec[i64]([0] * (D.MOST_PLAYERS + 1))  # where each hand begins
        self.totals: vec[i64] = vec[i64]([0] * D.MOST_PLAYERS)  # what it must add up to
        self.tiles: vec[i64] = vec[i64]([0] * (D.HAND_OF_TILES * D.MOST_PLAYERS))
        seat: i64
        for seat in range(town.players):
            if seat != viewer and town.redrawn >> seat & 1 == 0:
                self.take_up(seat)

    def take_up(self, seat: i64) -> None:
        """A hand into the row; its total is the one announced without what was played of it."""
        at = self.first[self.count]
        total = self.town.opening[seat]
        value: i64
        for value in range(D.TILE_VALUES):
            k = D.TILE_VALUES * seat + value
            total -= value * self.town.played[k]
            while self.town.hand[k] > 0:
                self.town.hand[k] -= 1
                self.tiles[at] = value
                at += 1
        self.seats[self.count] = seat
        self.totals[self.count] = total
        self.count += 1
        self.first[self.count] = at

    def hand_back(self) -> None:
        number: i64
        at: i64
        for number in range(self.count):
            for at in range(self.first[number], self.first[number + 1]):
                self.town.hand[D.TILE_VALUES * self.seats[number] + self.tiles[at]] += 1

    def misfit(self) -> i64:
        """By how much all totals are wrong."""
        wrong: i64 = 0
        number: i64
        at: i64
        for number in range(self.count):
            missing = self.totals[number]
            for at in range(self.first[number], self.first[number + 1]):
                missing -= self.tiles[at]
            wrong += missing if missing > 0 else -missing
        return wrong

    def mend(self, chance: Chance) -> None:
        """Exchanges of two tiles that bring the hands no farther from their totals, until all fit.

        Now and then one that does is made all the same: there are hands from which every way out leads past worse ones.
        """
        wrong = self.misfit()
        while wrong > 0:
            one = chance.pick(self.first[self.count])
            other = chance.pick(self.first[self.count])
            swap(self.tiles, one, other)
            now = self.misfit()
            if now <= wrong or chance.pick(DETOUR) == 0:
                wrong = now
            else:
                swap(self.tiles, one, other)

    def mix(self, one: i64, other: i64, chance: Chance) -> None:
        """Both hands together, split anew so that the totals are right, each way as likely: splits that do not fit are
        thrown away. Where hardly any fits, the hands may stay as they are."""
        tiles = self.tiles
        kept = tiles[:]
        size = self.first[one + 1] - self.first[one]
        rest = self.first[other + 1] - self.first[other]
        tries: i64
        number: i64
        for tries in range(PATIENCE):
            missing = self.totals[one]
            for number in range(size):
                drawn = number + chance.pick(size + rest - number)
                at = self.first[one] + drawn if drawn < size else self.first[other] + drawn - size
                swap(tiles, self.first[one] + number, at)
                missing -= tiles[self.first[one] + number]
            if missing == 0:
                return
        self.tiles = kept


def swap(tiles: vec[i64], one: i64, other: i64) -> None:
    kept = tiles[one]
    tiles[one] = tiles[other]
    tiles[other] = kept


def redeal_openings(town: Town, viewer: i64, chance: Chance) -> None:
    """Hands are mixed two by two, several times over: with two of them that is every deal that fits, each as likely;
    with more it comes so near to it that nobody can tell, and takes a hundredth of the time."""
    openings = Openings(town, viewer)
    openings.mend(chance)
    sweeps: i64 = 1 if openings.count == 2 else SWEEPS
    sweep: i64
    one: i64
    other: i64
    for sweep in range(sweeps):
        for one in range(openings.count):
            for other in range(one + 1, openings.count):
                openings.mix(one, other, chance)
    openings.hand_back()


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
