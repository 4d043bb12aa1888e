"""Plays anything."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from farwest.bots.bot import Bot, Opinion
from farwest.engine.data import Plain


class RandomBot(Bot):
    """Every choice is as likely as the others."""

    def choose(self, view: Mapping[str, Plain], legal: Sequence[str], budget: float | None = None) -> str:
        return legal[self.dice(view, legal).pick(len(legal))]

    def rank(self, view: Mapping[str, Plain], legal: Sequence[str], budget: float | None = None) -> list[Opinion]:
        chosen = self.choose(view, legal, budget)
        order = sorted(legal, key=lambda action: action != chosen)
        return [Opinion(action, 0.0, 1 / len(legal)) for action in order]
