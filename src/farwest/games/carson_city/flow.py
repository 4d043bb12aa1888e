"""What comes next when nobody is being asked: the phases in their order (CC-4.1)."""

from __future__ import annotations

from farwest.engine.core import Chance
from farwest.games.carson_city import personalities, placement, resolution, setup
from farwest.games.carson_city.codes import PERSONALITIES, PLACEMENT, RUNNING, SETUP
from farwest.games.carson_city.state import Town


def run(town: Town, chance: Chance) -> None:
    """Up to the next decision, or to the end."""
    while town.decision == RUNNING:
        if town.phase == PLACEMENT:
            placement.next_placer(town)
        elif town.phase == PERSONALITIES:
            personalities.next_chooser(town)
        elif town.phase == SETUP:
            if not setup.next_start(town):
                personalities.begin_round(town)
        else:
            resolution.resolve(town, chance)
