"""The bots by name, from the weakest to the strongest, and how long the strongest may think.

A bot is asked for by its level, `deputy`; the marshal also with its time for a decision, `marshal@0.25s`, or with
its iterations, `marshal@800i`, which makes it reproducible.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from farwest.bots.bot import Bot
from farwest.bots.deputy import Deputy
from farwest.bots.marshal import SECONDS, Marshal
from farwest.bots.random_bot import RandomBot
from farwest.bots.tenderfoot import Tenderfoot
from farwest.engine.errors import Mistake, Phrase
from farwest.engine.game import Game

_BOTS: Final[Mapping[str, type[Bot]]] = {
    "random": RandomBot,
    "tenderfoot": Tenderfoot,
    "deputy": Deputy,
    "marshal": Marshal,
}
_SPEC: Final = re.compile(r"(?P<level>[a-z]+)(@((?P<seconds>\d+(\.\d+)?)s|(?P<iterations>[1-9]\d*)i))?")

LEVELS: Final = tuple(_BOTS)


class UnknownLevel(Mistake):
    def __init__(self, level: str) -> None:
        known = ", ".join(LEVELS)
        super().__init__(Phrase("mistake-level", {"wanted": f"={level}", "known": f"={known}"}))
        self.level = level

    def __str__(self) -> str:
        return f"no bot {self.level!r}; there is: {', '.join(LEVELS)}"


class BotSpec(NamedTuple):
    """A level, and what its decisions may cost. `str` writes it as `parse_spec` reads it.

    >>> parse_spec("marshal@0.25s")
    BotSpec(level='marshal', seconds=0.25, iterations=None)
    >>> str(parse_spec("marshal@800i"))
    'marshal@800i'
    """

    level: str
    seconds: float | None = None
    iterations: int | None = None

    def __str__(self) -> str:
        if self.iterations is not None:
            return f"{self.level}@{self.iterations}i"
        return self.level if self.seconds is None else f"{self.level}@{self.seconds:g}s"

    def make(self, game: Game, seed: int) -> Bot:
        """The bot for one game; with the same seed it makes the same choices, unless it goes by time."""
        if self.level != "marshal":
            return _BOTS[self.level](game, seed)
        seconds = SECONDS if self.seconds is None else self.seconds
        return Marshal(game, seed, seconds=seconds, iterations=self.iterations)


def parse_spec(text: str) -> BotSpec:
    """UnknownLevel, also for a time that the level does not take or that nobody could keep."""
    found = _SPEC.fullmatch(text)
    if found is None or found["level"] not in _BOTS:
        raise UnknownLevel(text)
    seconds = float(found["seconds"]) if found["seconds"] else None
    iterations = int(found["iterations"]) if found["iterations"] else None
    if (seconds is not None or iterations is not None) and found["level"] != "marshal":
        raise UnknownLevel(text)
    if seconds == 0:
        raise UnknownLevel(text)
    return BotSpec(found["level"], seconds, iterations)


def make(level: str, game: Game, seed: int) -> Bot:
    """A bot by its level or spec, for one game. UnknownLevel."""
    return parse_spec(level).make(game, seed)
