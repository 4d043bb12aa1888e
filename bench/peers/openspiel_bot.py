"""OpenSpiel's own ISMCTS (its Python one: the C++ one cannot play games of its Python API) as a bot in our arena.

It sees what every bot of ours sees: a view, from which a world is completed and then dealt again by OpenSpiel's own
search in every simulation, through our adapter. It gets all that helps it: the compiled engine where there is one, sets
of actions that agree (so nothing is filtered), uniform rollouts as in its own examples.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any, Final

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from farwest.adapters.openspiel import OpenSpielState, load
from farwest.bots.bot import Bot, Opinion
from farwest.bots.levels import UnknownLevel, make
from farwest.engine.data import Plain
from farwest.engine.game import Game

NAME: Final = "openspiel-ismcts"
EXPLORE: Final = 1.4  # OpenSpiel's `uct_c`, near the square root of 2, for rewards from -1 to 1
ENDLESS: Final = 1_000_000_000
_SPEC: Final = re.compile(rf"{NAME}@((?P<seconds>\d+(\.\d+)?)s|(?P<simulations>\d+)i)")


class OutOfTime(Exception):
    pass


class TimedSearch(ismcts.ISMCTSBot):  # type: ignore[misc]  # open_spiel has no types
    """OpenSpiel's search, stopped by the clock: it knows only numbers of simulations."""

    deadline: float = 0.0

    def policy_within(self, state: OpenSpielState, seconds: float) -> list[tuple[int, float]]:
        self.deadline = perf_counter() + seconds
        try:
            policy: list[tuple[int, float]] = self.get_policy(state)
        except OutOfTime:
            policy = self.get_final_policy(state, self._root_node)
        return policy

    def sample_root_state(self, state: OpenSpielState) -> Any:
        if perf_counter() >= self.deadline and self._root_node.total_visits > 0:
            raise OutOfTime
        return super().sample_root_state(state)


class OpenSpielBot(Bot):
    def __init__(self, game: Game, seed: int, *, seconds: float | None = None, simulations: int | None = None) -> None:
        super().__init__(game, seed)
        self.seconds = seconds
        self.simulations = simulations

    def choose(self, view: Mapping[str, Plain], legal: Sequence[str], budget: float | None = None) -> str:
        dice = self.dice(view, legal)
        players = view["players"]
        assert isinstance(players, int)
        game = load(self.game, players, seed=dice.pick(1 << 30))
        state = game.state_of(self.game.complete(view, dice))
        numbers = np.random.RandomState(dice.pick(1 << 30))
        rollouts = mcts.RandomRolloutEvaluator(1, numbers)
        bot = TimedSearch(game, rollouts, EXPLORE, self.simulations or ENDLESS, random_state=numbers)
        seconds = ENDLESS if self.simulations else budget or self.seconds or 1.0
        policy = bot.policy_within(state, seconds)
        return self.game.text(int(max(policy, key=lambda choice: choice[1])[0]))

    def rank(self, view: Mapping[str, Plain], legal: Sequence[str], budget: float | None = None) -> list[Opinion]:
        chosen = self.choose(view, legal, budget)
        order = sorted(legal, key=lambda action: action != chosen)
        return [Opinion(action, 0.0, float(action == chosen)) for action in order]


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """`openspiel-ismcts@1s`, `openspiel-ismcts@200i`, and every level of ours. UnknownLevel."""
    if not name.startswith(NAME):
        return make(name, game, seed)
    found = _SPEC.fullmatch(name)
    if found is None:
        raise UnknownLevel(name)
    if found["seconds"]:
        return OpenSpielBot(game, seed, seconds=float(found["seconds"]))
    return OpenSpielBot(game, seed, simulations=int(found["simulations"]))
