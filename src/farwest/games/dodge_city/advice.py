"""What Dodge City tells its bots (section 10 of the rules)."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from farwest.engine.advice import Advice, SearchSettings
from farwest.engine.core import State
from farwest.engine.errors import Phrase
from farwest.games.dodge_city import beginner, reasons, state as S, survey, weighing
from farwest.games.dodge_city.state import City


class DodgeCityAdvice(Advice):
    """The town is open to all, so most decisions look the same in every world; duels do not."""

    def weigh(self, world: State, seat: int, actions: list[int]) -> list[float]:
        return weighing.weights(city_of(world), seat, actions)

    def consider(self, worlds: Sequence[State], seat: int, actions: list[int]) -> list[float]:
        if city_of(worlds[0]).decision == S.CHALLENGE:
            return super().consider(worlds, seat, actions)
        return self.weigh(worlds[0], seat, actions)

    def evaluate(self, world: State, seat: int) -> float:
        """The mean chance to end ahead of a rival."""
        city = city_of(world)
        rivals = int(city.players) - 1
        if city.over:
            return (rivals + 1 - int(city.place(seat))) / rivals
        hopes = survey.prospects(city)
        chances = [1 / (1 + exp(-(hopes[seat] - hopes[o]) / survey.SPREAD)) for o in range(city.players) if o != seat]
        return sum(chances) / rivals

    def search(self, players: int) -> SearchSettings:
        """The scores to be expected are taken at the end of the round: nothing is played beyond that."""
        return SearchSettings(trust=1.0, heat=0.5)

    def glance(self, world: State, seat: int, actions: list[int]) -> list[float]:
        return beginner.glance(city_of(world), seat, actions)

    def explain(self, worlds: Sequence[State], seat: int, action: int) -> Phrase | None:
        return reasons.explain(city_of(worlds[0]), seat, action)


def city_of(world: State) -> City:
    assert isinstance(world, City)
    return world
