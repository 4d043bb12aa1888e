"""Bots that do what bots should not, and a slow series in a process of its own: `python -m tests.lab.oddities FILE`."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from time import sleep

from farwest.bots.bot import Bot
from farwest.bots.levels import make
from farwest.bots.random_bot import RandomBot
from farwest.engine.data import Plain
from farwest.engine.game import Game
from farwest.games import GAMES
from farwest.lab import arena
from farwest.lab.series import Series

SLOW = Series.of(GAMES.find("wild-gangs"), ["random", "slow"], seed=1)


class Crashes(RandomBot):
    def choose(self, view: Mapping[str, Plain], legal: Sequence[str], budget: float | None = None) -> str:
        raise ValueError("of no use")


class Cheats(RandomBot):
    def choose(self, view: Mapping[str, Plain], legal: Sequence[str], budget: float | None = None) -> str:
        return "of no use"


class Dies(RandomBot):
    games = 0

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        Dies.games += 1

    def choose(self, view: Mapping[str, Plain], legal: Sequence[str], budget: float | None = None) -> str:
        if Dies.games == 3:
            os._exit(9)
        return super().choose(view, legal, budget)


class Slow(RandomBot):
    def choose(self, view: Mapping[str, Plain], legal: Sequence[str], budget: float | None = None) -> str:
        sleep(0.004)
        return super().choose(view, legal, budget)


def make_odd(name: str, game: Game, seed: int) -> Bot:
    odd = {"crashes": Crashes, "cheats": Cheats, "dies in the third game": Dies, "slow": Slow}
    return odd[name](game, seed) if name in odd else make(name, game, seed)


if __name__ == "__main__":
    from tests.lab.oddities import make_odd as maker  # by its own name, so that other processes find it

    with suppress(KeyboardInterrupt):
        arena.run(SLOW, 12, jobs=2, maker=maker, state=Path(sys.argv[1]))
