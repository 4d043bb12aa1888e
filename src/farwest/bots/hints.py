"""What a bot would do in a player's place, with the player's own knowledge, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from farwest.bots.bot import seat_of
from farwest.bots.levels import make
from farwest.engine.data import Plain
from farwest.engine.errors import Phrase
from farwest.engine.game import Game

WORLDS: Final = 6  # in which the reason is looked for


class Hint(NamedTuple):
    """A choice, its worth in points of score, how much speaks for it (1 is everything), and the reason, if any.

    `chance`: what the player may then expect of the final ranking, from 0 to 1, if the bot reckons with it.
    """

    action: str
    worth: float
    share: float
    reason: Phrase | None
    chance: float | None = None


def hints(
    level: str,
    game: Game,
    view: Mapping[str, Plain],
    legal: Sequence[str],
    n: int = 3,
    *,
    seed: int = 0,
    budget: float | None = None,
) -> list[Hint]:
    """The best choices of a bot of that level, best first. Nothing is given away: the bot sees the player's view."""
    bot = make(level, game, seed)
    worlds = bot.worlds(view, bot.dice(view, legal), WORLDS)
    advice, seat = game.advice(), seat_of(view)
    return [
        Hint(
            opinion.action,
            opinion.worth,
            opinion.share,
            advice.explain(worlds, seat, game.parse(opinion.action)),
            opinion.chance,
        )
        for opinion in bot.rank(view, legal, budget)[:n]
    ]
