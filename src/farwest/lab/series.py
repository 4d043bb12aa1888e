"""A series of games between bots: who sits where in which game, on which deal. Everything follows from its settings."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from itertools import islice, permutations
from math import factorial
from typing import NamedTuple

from farwest.engine.data import Plain
from farwest.engine.game import Game
from farwest.engine.options import BadOption


def number(*parts: int) -> int:
    """A seed out of others, unrelated to its neighbours."""
    return int.from_bytes(hashlib.sha256(" ".join(map(str, parts)).encode()).digest()[:8], "big") >> 2


class Series(NamedTuple):
    """`bots` are as they were named, one for each seat; the same name twice is two bots.

    Every deal is played as many times as there are bots, who move on by one seat each time: whatever a seat and a deal
    are worth, each bot has it once. With three or more bots the order around the table changes from deal to deal, so
    that nobody always sits after the same neighbour.
    """

    game: Game
    bots: tuple[str, ...]
    seed: int = 1
    options: Mapping[str, object] = {}

    @classmethod
    def of(cls, game: Game, bots: Sequence[str], seed: int, options: Mapping[str, object] | None = None) -> Series:
        """BadOption when the game does not take so many players, or does not know an option."""
        if len(bots) not in game.player_counts:
            raise BadOption(f"{len(bots)} bots for {', '.join(map(str, game.player_counts))} seats")
        return cls(game, tuple(bots), seed, game.read_options(len(bots), options or {}))

    @property
    def players(self) -> int:
        return len(self.bots)

    def deal(self, index: int) -> int:
        """Which deal game `index` is played on."""
        return index // self.players

    def seated(self, index: int) -> list[int]:
        """The bots of game `index` by seat, as numbers in `bots`."""
        deal, shift = divmod(index, self.players)
        order = _circle(self.players, deal)
        return [order[(seat + shift) % self.players] for seat in range(self.players)]

    def dice(self, index: int) -> int:
        """The seed of the game's own dice: the same for all games of a deal."""
        return number(self.seed, -1, self.deal(index))

    def bot_seed(self, index: int, bot: int) -> int:
        return number(self.seed, index, bot)

    def plain(self) -> dict[str, Plain]:
        """The settings: two series with equal ones are the same series."""
        options: dict[str, Plain] = {
            name: list(value) if isinstance(value, list | tuple) else value  # type: ignore[misc]
            for name, value in self.options.items()
        }
        return {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "players": self.players,
            "bots": list(self.bots),
            "options": options,
            "seed": self.seed,
        }


def _circle(players: int, deal: int) -> tuple[int, ...]:
    """One of the orders around a table; they take turns from deal to deal.

    >>> [_circle(3, deal) for deal in range(3)]
    [(0, 1, 2), (0, 2, 1), (0, 1, 2)]
    """
    orders = permutations(range(1, players))
    return (0, *next(islice(orders, deal % factorial(players - 1), None)))
