"""The deputy: takes what looks best on average over a handful of possible worlds. Sound, and there at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from farwest.bots.bot import Bot, Opinion, seat_of
from farwest.engine.data import Plain

WORLDS: Final = 24
SAMPLES: Final = 5  # for an opinion: how many of these samples agree on the best choice
SAMPLE_WORLDS: Final = 4


class Deputy(Bot):
    """All choices are weighed in the same worlds, so that luck favours none of them."""

    def choose(self, view: Mapping[str, Plain], legal: Sequence[str], budget: float | None = None) -> str:
        weights = self._weights(view, legal, 1, WORLDS)[0]
        return legal[weights.index(max(weights))]

    def rank(self, view: Mapping[str, Plain], legal: Sequence[str], budget: float | None = None) -> list[Opinion]:
        samples = self._weights(view, legal, SAMPLES, SAMPLE_WORLDS)
        best = [weights.index(max(weights)) for weights in samples]
        worths = [sum(column) / SAMPLES for column in zip(*samples, strict=True)]
        opinions = [Opinion(action, worths[n], best.count(n) / SAMPLES) for n, action in enumerate(legal)]
        return sorted(opinions, key=lambda opinion: -opinion.worth)

    def _weights(self, view: Mapping[str, Plain], legal: Sequence[str], samples: int, size: int) -> list[list[float]]:
        """The weights of all choices in each of some samples of worlds."""
        worlds = self.worlds(view, self.dice(view, legal), samples * size)
        actions = [self.game.parse(action) for action in legal]
        advice, seat = self.game.advice(), seat_of(view)
        return [advice.consider(worlds[n * size : (n + 1) * size], seat, actions) for n in range(samples)]
