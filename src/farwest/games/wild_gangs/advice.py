"""What Wild Gangs tells its bots (WG-10): what the town is worth to a gang if nothing more were placed."""

from __future__ import annotations

from farwest.engine.advice import Advice
from farwest.engine.core import State


class WildGangsAdvice(Advice):
    def weigh(self, world: State, seat: int, actions: list[int]) -> list[float]:
        return [0.0] * len(actions)

    def evaluate(self, world: State, seat: int) -> float:
        return 0.5
