"""Wild Gangs in OpenSpiel's Python API: our rules, from source, behind `pyspiel.Game` and `pyspiel.State`.

What a user of OpenSpiel gets who writes a game in Python. The deal is drawn when the state is made and further chance
inside it, so that OpenSpiel never sees a chance node, and it is driven with as few calls as can be: the most favourable
way for it. OpenSpiel copies Python states with `deepcopy`; here that is our `clone`. From the project's folder

    FARWEST_INTERPRETED=1 python -m bench.peers.openspiel_wild_gangs

prints one JSON line: `{"decisions_per_s": ..., "clone_us": ...}`. With `--serve` it answers the benchmark for windows.
"""

from __future__ import annotations

import argparse
import json
import random
from functools import partial
from importlib.metadata import version
from typing import Any, Final

import pyspiel

from bench.peers.openspiel_games import playout_uniform
from bench.windows import Work, rate, serve
from farwest.engine.core import Dice, State
from farwest.games.wild_gangs.data import ACTION_COUNT
from farwest.games.wild_gangs.game import GAME

PLAYERS: Final = 4
LONGEST: Final = 128  # decisions; about 99 are usual
RICHEST: Final = 20_000

KIND: Final = pyspiel.GameType(
    short_name="python_wild_gangs",
    long_name="Wild Gangs",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS,
    min_num_players=PLAYERS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
SIZES: Final = pyspiel.GameInfo(
    num_distinct_actions=ACTION_COUNT,
    max_chance_outcomes=0,
    num_players=PLAYERS,
    min_utility=0.0,
    max_utility=float(RICHEST),
    max_game_length=LONGEST,
)


class Position:
    """Our state where OpenSpiel copies it: a deep copy is a clone, with the same dice."""

    def __init__(self, state: State, dice: Dice) -> None:
        self.state = state
        self.dice = dice

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.state.clone(), self.dice)


class WildGangsState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    def __init__(self, game: WildGangsGame) -> None:
        super().__init__(game)
        self.position = Position(game.first.fresh(game.dice), game.dice)

    def current_player(self) -> int:
        actor = self.position.state.actor
        return actor if actor >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.state.legal(player)

    def _apply_action(self, action: int) -> None:
        self.position.state.advance(action, self.position.dice)

    def _action_to_string(self, player: int, action: int) -> str:
        return GAME.notation.text(action)

    def is_terminal(self) -> bool:
        return self.position.state.over

    def returns(self) -> list[float]:
        state = self.position.state
        return [float(state.score(seat)) if state.over else 0.0 for seat in range(PLAYERS)]

    def __str__(self) -> str:
        return json.dumps(self.position.state.dump())


class WildGangsGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        super().__init__(KIND, SIZES, parameters or {})
        self.dice = Dice(1)
        self.first = GAME.new(PLAYERS, {}, self.dice)

    def new_initial_state(self) -> WildGangsState:
        return WildGangsState(self)


def works() -> dict[str, Work]:
    """To play games to the end, and to clone a state half-way."""
    game = WildGangsGame()
    half = game.new_initial_state()
    for _ in range(50):
        half.apply_action(half.legal_actions()[0])

    def clone() -> int:
        half.clone()
        return 1

    return {"driven": partial(playout_uniform, game, random.Random(1)), "clone": clone}


def main() -> None:
    parser = argparse.ArgumentParser(description="Decisions per second of Wild Gangs in OpenSpiel's Python API.")
    parser.add_argument("--seconds", type=float, default=0.3, help="CPU time of a window")
    parser.add_argument("--windows", type=int, default=5, help="windows, the best counts")
    parser.add_argument("--serve", action="store_true", help="answer for windows on standard input")
    options = parser.parse_args()
    tasks = works()
    if options.serve:
        serve({"open_spiel": version("open_spiel")}, tasks)
        return
    best = {task: max(rate(work, options.seconds) for _ in range(options.windows)) for task, work in tasks.items()}
    print(json.dumps({"decisions_per_s": best["driven"], "clone_us": 1e6 / best["clone"]}))


if __name__ == "__main__":
    main()
