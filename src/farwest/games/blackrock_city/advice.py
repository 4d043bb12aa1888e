"""What Blackrock City tells its bots."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from farwest.engine.advice import Advice, SearchSettings
from farwest.engine.core import Dice, State
from farwest.engine.errors import Phrase
from farwest.games.blackrock_city import judgement, prospects, reasons
from farwest.games.blackrock_city.state import Circle

WORLDS: Final = 2  # are enough: all that is hidden is the colour of some cubes


class BlackrockCityAdvice(Advice):
    def weigh(self, world: State, seat: int, actions: list[int]) -> list[float]:
        circle = circle_of(world)
        return [judgement.thought_over(circle, seat, action) for action in actions]

    def consider(self, worlds: Sequence[State], seat: int, actions: list[int]) -> list[float]:
        return super().consider(worlds[:WORLDS], seat, actions)

    def evaluate(self, world: State, seat: int) -> float:
        """The mean chance to end ahead of a rival."""
        circle = circle_of(world)
        others = [other for other in range(circle.players) if other != seat]
        if circle.over:
            beaten = sum(int(circle.place(other)) > int(circle.place(seat)) for other in others)
            tied = sum(int(circle.place(other)) == int(circle.place(seat)) for other in others)
            return (beaten + tied / 2) / len(others)
        life = prospects.life_value(circle)
        error = prospects.ERROR + prospects.ERROR_PER_LIFE * sqrt(
            sum(int(prospects.lives(circle, s)) for s in range(circle.players))
        )
        mine = prospects.standing(circle, seat, life)
        leads = [mine - prospects.standing(circle, other, life) for other in others]
        return sum(1 / (1 + exp(-lead / error)) for lead in leads) / len(others)

    def search(self, players: int) -> SearchSettings:
        return SearchSettings(trust=0.5)

    def glance(self, world: State, seat: int, actions: list[int]) -> list[float]:
        """A beginner does not think of what the others may answer."""
        circle = circle_of(world)
        return [float(prospects.unanswered(circle, action, Dice(judgement.SEED))) for action in actions]

    def explain(self, worlds: Sequence[State], seat: int, action: int) -> Phrase | None:
        return reasons.explain(circle_of(worlds[0]), seat, action)


def circle_of(world: State) -> Circle:
    assert isinstance(world, Circle)
    return world
