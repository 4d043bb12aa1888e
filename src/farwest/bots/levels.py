"""The bots by name, from the weakest to the strongest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from farwest.bots.bot import Bot
from farwest.bots.deputy import Deputy
from farwest.bots.random_bot import RandomBot
from farwest.bots.tenderfoot import Tenderfoot
from farwest.engine.errors import Mistake, Phrase
from farwest.engine.game import Game

_BOTS: Final[Mapping[str, type[Bot]]] = {"random": RandomBot, "tenderfoot": Tenderfoot, "deputy": Deputy}

LEVELS: Final = tuple(_BOTS)


class UnknownLevel(Mistake):
    def __init__(self, level: str) -> None:
        known = ", ".join(LEVELS)
        super().__init__(Phrase("mistake-level", {"wanted": f"={level}", "known": f"={known}"}))
        self.level = level

    def __str__(self) -> str:
        return f"no bot {self.level!r}; there is: {', '.join(LEVELS)}"


def make(level: str, game: Game, seed: int) -> Bot:
    """A bot of that level for one game; with the same seed it makes the same choices. UnknownLevel."""
    if level not in _BOTS:
        raise UnknownLevel(level)
    return _BOTS[level](game, seed)
