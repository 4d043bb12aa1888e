"""What every bot is: it is shown a view and the choices, and names one of them. It never meets the true game."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from farwest.engine.core import Dice, State
from farwest.engine.data import Plain, canonical
from farwest.engine.game import Game


class Opinion(NamedTuple):
    """What a bot thinks of one choice: its worth in points of score, and how much speaks for it (all shares make 1).

    `chance`, for bots that reckon with the end of the game: what the seat may expect of the final ranking after that
    choice, 1 for a sure win and 0 for a sure last place. Their `worth` is the same number.
    """

    action: str
    worth: float
    share: float
    chance: float | None = None


class Bot(ABC):
    """A choice depends on the seed and on what is shown, on nothing that came before: equal views, equal choices."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed

    @abstractmethod
    def choose(self, view: Mapping[str, Plain], legal: Sequence[str], budget: float | None = None) -> str:
        """One of the legal actions. `budget` is in seconds; bots that need no time do without it."""

    @abstractmethod
    def rank(self, view: Mapping[str, Plain], legal: Sequence[str], budget: float | None = None) -> list[Opinion]:
        """Every legal action, the one that the bot would rather play first."""

    def dice(self, view: Mapping[str, Plain], legal: Sequence[str]) -> Dice:
        """Fresh dice for one decision."""
        shown = hashlib.sha256(f"{self.seed} ".encode() + canonical([dict(view), list(legal)]))
        return Dice(int.from_bytes(shown.digest()[:8], "big") >> 2)

    def worlds(self, view: Mapping[str, Plain], dice: Dice, count: int) -> list[State]:
        """Worlds that the seat cannot tell from the true one, each as likely as it should be."""
        first = self.game.complete(view, dice)
        worlds = [first]
        while len(worlds) < count:
            world = first.clone()
            world.redeal(seat_of(view), dice)
            worlds.append(world)
        return worlds


def seat_of(view: Mapping[str, Plain]) -> int:
    """Whose view it is."""
    seat = view["viewer"]
    assert isinstance(seat, int), "a spectator has nothing to decide"
    return seat
