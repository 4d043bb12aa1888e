"""OpenSpiel's searches as contenders, with random rollouts to the end:

    python -m bench.peers.openspiel_search hearts        # its C++ ISMCTS on its C++ hearts: four players, as ours
    python -m bench.peers.openspiel_search wild-gangs    # its Python ISMCTS on Wild Gangs through our adapter

Each answers the benchmark for windows (`bench/windows.py`). Tasks: `first`, `mid`; units are simulations.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from importlib.metadata import version
from itertools import cycle, islice
from statistics import fmean
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import farwest
from bench.ours import SEED, players_of
from bench.peers.openspiel_bot import EXPLORE
from bench.windows import Work, serve
from farwest.adapters.openspiel import load
from farwest.games import GAMES

POSITIONS: Final = 8
PLAYOUTS: Final = 50
SIMULATIONS: Final = 2000  # of one search in C++, as of one of ours
PYTHON_SIMULATIONS: Final = 100  # in Python: a window would not hold more, and larger trees only slow it down


def forward(state: Any, decisions: int, dice: random.Random) -> int:
    """Play at random until so many decisions are taken, or to the end; chance as it comes. How many there were."""
    taken = 0
    while not state.is_terminal() and (taken < decisions or state.is_chance_node()):
        if state.is_chance_node():
            actions, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(actions, probabilities)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            taken += 1
    return taken


def positions(game: Any) -> dict[str, list[Any]]:
    """The first decision of some deals, and decisions half-way through random games."""
    dice = random.Random(SEED)
    half = forward(game.new_initial_state(), 1_000_000, dice) // 2
    found: dict[str, list[Any]] = {"first": [], "mid": []}
    for where, depth in (("first", 0), ("mid", half)):
        while len(found[where]) < POSITIONS:
            state = game.new_initial_state()
            forward(state, depth, dice)
            if not state.is_terminal():
                found[where].append(state)
    return found


def works(game: Any, policy: Callable[[Any], object], simulations: int) -> tuple[dict[str, Work], dict[str, float]]:
    tasks: dict[str, Work] = {}
    lengths = {}
    for where, states in positions(game).items():
        dice = random.Random(SEED)
        lengths[where] = fmean(forward(state.clone(), 1_000_000, dice) for state in islice(cycle(states), PLAYOUTS))
        turns = cycle(states)

        def work(turns: Any = turns) -> int:
            policy(next(turns))
            return simulations

        tasks[where] = work
    return tasks, lengths


def cpp() -> tuple[dict[str, Work], dict[str, float]]:
    game = pyspiel.load_game("hearts")
    bot = pyspiel.ISMCTSBot(
        SEED,
        pyspiel.RandomRolloutEvaluator(1, SEED),
        EXPLORE,
        SIMULATIONS,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )
    return works(game, bot.get_policy, SIMULATIONS)


def python(id: str) -> tuple[dict[str, Work], dict[str, float]]:
    ours = GAMES.find(id)
    game = load(ours, players_of(ours), seed=SEED)
    numbers = np.random.RandomState(SEED)
    rollouts = mcts.RandomRolloutEvaluator(1, numbers)
    bot = ismcts.ISMCTSBot(game, rollouts, EXPLORE, PYTHON_SIMULATIONS, random_state=numbers)
    return works(game, bot.get_policy, PYTHON_SIMULATIONS)


def main(what: str) -> None:
    tasks, lengths = cpp() if what == "hearts" else python(what)
    about = {
        "open_spiel": version("open_spiel"),
        "engine": "compiled" if farwest.is_compiled() else "interpreted",
        "decisions": json.dumps(lengths),
    }
    serve(about, tasks)


if __name__ == "__main__":
    main(sys.argv[1])
