"""What bots are told about Blackrock City."""

from __future__ import annotations

from farwest.engine.advice import Advice
from farwest.engine.core import State


class BlackrockCityAdvice(Advice):
    def weigh(self, world: State, seat: int, actions: list[int]) -> list[float]:
        return [0.0 for _ in actions]

    def evaluate(self, world: State, seat: int) -> float:
        return 1.0 / world.players
