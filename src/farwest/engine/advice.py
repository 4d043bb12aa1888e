"""What a game tells its bots: how good choices and positions look. Advice sees worlds, never the truth."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from farwest.engine.core import State
from farwest.engine.errors import Phrase


class SearchSettings(NamedTuple):
    """How a game is searched best. The values of each game were found by playing: see `docs/bots.md`.

    `depth`: decisions played after the last one in the tree before `State.prospects` is asked; -1 plays to the end.
    `sense`: how often those decisions follow `State.lean` instead of luck. `trust`: what `State.prospects` counts at
    the leaf of the tree, the rest going by how it was played out. `explore`: how much is tried beside what looks best.
    `heat`: points of score by which a choice may look worse and still be tried e times less often. `width`: choices
    that are looked at beyond the first decision. `caution`: how much worse than its neighbours an untried choice is
    thought to be. `glory`: what winning counts, the rest going by places.
    """

    depth: int = -1
    sense: float = 0.0
    trust: float = 0.0
    explore: float = 1.0
    heat: float = 1.0
    width: int = 24
    caution: float = 0.1
    glory: float = 0.5


class Advice(ABC):
    """A game must write `weigh` and `evaluate`; each of the others says what it does when a game does not write it."""

    @abstractmethod
    def weigh(self, world: State, seat: int, actions: list[int]) -> list[float]:
        """How good each action looks at once for the seat that owes the decision, in points of score, in this world."""

    @abstractmethod
    def evaluate(self, world: State, seat: int) -> float:
        """What the seat may expect of the final ranking: 1 for a sure win, 0 for a sure last place."""

    def consider(self, worlds: Sequence[State], seat: int, actions: list[int]) -> list[float]:
        """The same as `weigh`, thought over, when any of these worlds may be the true one. Otherwise the mean weight.

        To be written where the best choice in each world is not the best one for who does not know the world.
        """
        weights = [self.weigh(world, seat, actions) for world in worlds]
        return [sum(column) / len(worlds) for column in zip(*weights, strict=True)]

    def glance(self, world: State, seat: int, actions: list[int]) -> list[float]:
        """How good each action looks to a beginner, in any unit. Otherwise as it looks to everybody."""
        return self.weigh(world, seat, actions)

    def explain(self, worlds: Sequence[State], seat: int, action: int) -> Phrase | None:
        """Why one might do that, in words of the game's text files. Otherwise nothing is said."""
        return None

    def search(self, players: int) -> SearchSettings:
        """How to search at a table of so many. Otherwise by random play to the end."""
        return SearchSettings()
