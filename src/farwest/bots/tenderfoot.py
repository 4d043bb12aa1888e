"""The beginner: guesses one world, sees what strikes the eye in it, and is not too particular."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from farwest.bots.bot import Bot, Opinion, seat_of
from farwest.engine.data import Plain

TOLERANCE: Final = 0.25  # of the way from the best choice to the worst: what is nearer to the best will do


class Tenderfoot(Bot):
    """Any of the choices that look nearly as good as the best one at a glance."""

    def choose(self, view: Mapping[str, Plain], legal: Sequence[str], budget: float | None = None) -> str:
        return self.rank(view, legal, budget)[0].action

    def rank(self, view: Mapping[str, Plain], legal: Sequence[str], budget: float | None = None) -> list[Opinion]:
        dice = self.dice(view, legal)
        guess = self.worlds(view, dice, 1)[0]
        actions = [self.game.parse(action) for action in legal]
        weights = self.game.advice().glance(guess, seat_of(view), actions)
        enough = max(weights) - TOLERANCE * (max(weights) - min(weights))
        will_do = [action for action, weight in zip(legal, weights, strict=True) if weight >= enough]
        chosen = will_do[dice.pick(len(will_do))]
        opinions = [
            Opinion(action, weight, 1 / len(will_do) if action in will_do else 0.0)
            for action, weight in zip(legal, weights, strict=True)
        ]
        return sorted(opinions, key=lambda opinion: (opinion.action != chosen, -opinion.worth))
