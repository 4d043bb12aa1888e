"""The tables a game is tried at: every player count, with the default options and with each other value of each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from farwest.engine.game import Game
from farwest.engine.options import Arrangement, Flag, Option


class Table(NamedTuple):
    """A player count and the options that are not left as they are, written as on the command line."""

    players: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join([f"{self.players}p", *(f"{name}={value}" for name, value in self.options)])

    def chosen(self) -> dict[str, object]:
        return dict(self.options)


def tables_of(game: Game) -> Iterator[Table]:
    for players in game.player_counts:
        yield Table(players)
        for option in game.options:
            yield from (Table(players, ((option.id, value),)) for value in other_values(option))


def other_values(option: Option) -> list[str]:
    """What the option can be besides its default; of an arrangement, which has many, the default backwards."""
    if isinstance(option, Arrangement):
        return [",".join(reversed(option.choices))]
    if isinstance(option, Flag):
        return ["no" if option.default else "yes"]
    return [choice for choice in option.choices if choice != option.default]
