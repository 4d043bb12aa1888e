"""What a game tells its bots: how good choices look, and how good a position is. Advice sees worlds, never the truth."""

from __future__ import annotations

from abc import ABC, abstractmethod

from farwest.engine.core import State


class Advice(ABC):
    """Both answers are about one possible world; a bot averages over the worlds its view allows."""

    @abstractmethod
    def weigh(self, world: State, seat: int, actions: list[int]) -> list[float]:
        """How good each action looks for the seat that owes the decision, in points of score; the more the better."""

    @abstractmethod
    def evaluate(self, world: State, seat: int) -> float:
        """What the seat may expect of the final ranking: 1 for a sure win, 0 for a sure last place."""
