"""What Carson City tells its bots (section 10)."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from farwest.engine.advice import Advice, SearchSettings
from farwest.engine.core import State
from farwest.engine.errors import Phrase
from farwest.games.carson_city import beginner
from farwest.games.carson_city.appraisal import rounds_to_come
from farwest.games.carson_city.reasons import explain
from farwest.games.carson_city.state import Town
from farwest.games.carson_city.weighing import SPREAD, prospects, weights


class CarsonCityAdvice(Advice):
    def weigh(self, world: State, seat: int, actions: list[int]) -> list[float]:
        return weights(town_of(world), seat, actions)

    def consider(self, worlds: Sequence[State], seat: int, actions: list[int]) -> list[float]:
        """With dice there is nothing hidden, so all worlds are one."""
        first = town_of(worlds[0])
        return super().consider(worlds[:6], seat, actions) if first.with_tiles else weights(first, seat, actions)

    def evaluate(self, world: State, seat: int) -> float:
        """The mean chance to end ahead of a rival."""
        town = town_of(world)
        rivals = int(town.players) - 1
        if town.over:
            return (rivals + 1 - int(town.place(seat))) / rivals
        mine = prospects(town, seat)
        spread = SPREAD * (1 + len(rounds_to_come(town)))
        others = [prospects(town, other) for other in range(town.players) if other != seat]
        return sum(1 / (1 + exp((other - mine) / spread)) for other in others) / rivals

    def search(self, players: int) -> SearchSettings:
        """The scores to be expected are taken at the end of the round: nothing is played beyond that."""
        return SearchSettings(trust=1.0)

    def glance(self, world: State, seat: int, actions: list[int]) -> list[float]:
        return beginner.glance(town_of(world), seat, actions)

    def explain(self, worlds: Sequence[State], seat: int, action: int) -> Phrase | None:
        return explain(town_of(worlds[0]), seat, action)


def town_of(world: State) -> Town:
    assert isinstance(world, Town)
    return world
