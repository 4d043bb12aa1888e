"""OpenSpiel's C++ card games, driven from Python one decision at a time with random play.

Six games of about the length and branching of ours, played through the calls a bot author uses: whose turn it is, what
is legal, apply. Needs `open_spiel` (the optional extra `peers`). From the project's folder

    python -m bench.peers.openspiel_games --seconds 0.3 --windows 5

prints one JSON line: `{"open_spiel": version, "unit": ..., "rates": {game: decisions per second}, "unit_uniform": ...,
"rates_uniform": {...}}`. With `--serve` it answers the benchmark for windows instead.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib.metadata import version
from typing import Final, Protocol

from bench.windows import Work, rate, serve

GAMES: Final = ("hearts", "spades", "euchre", "crazy_eights(players=4)", "oh_hell", "cribbage")

TERMINAL: Final = -4  # pyspiel.PlayerId.TERMINAL; chance is -1, players are 0 and up


class State(Protocol):
    """The part of `pyspiel.State` that a driver calls."""

    def current_player(self) -> int: ...
    def legal_actions(self) -> list[int]: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def is_chance_node(self) -> bool: ...
    def is_terminal(self) -> bool: ...
    def apply_action(self, action: int, /) -> None: ...
    def returns(self) -> list[float]: ...


class Game(Protocol):
    """The part of `pyspiel.Game` that a driver calls; games of its Python API have it too."""

    def new_initial_state(self) -> State: ...


def playout(game: Game, rng: random.Random) -> int:
    """Play one game at random and count its decisions, with chance handled as OpenSpiel documents it.

    Chance nodes take time but are no decisions. Their outcomes come with probabilities, which are walked through with
    one random number; `np.random.choice`, as in OpenSpiel's own example, costs several times as much.
    """
    draw = rng.random
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            point = draw()
            for action, probability in state.chance_outcomes():
                point -= probability
                if point < 0:
                    break
            state.apply_action(action)
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            decisions += 1
    state.returns()
    return decisions


def playout_uniform(game: Game, rng: random.Random) -> int:
    """The same without reading probabilities: nearly twice as fast, and right where all outcomes are equally likely."""
    draw = rng.random
    state = game.new_initial_state()
    decisions = 0
    while (player := state.current_player()) != TERMINAL:
        actions = state.legal_actions()
        state.apply_action(actions[int(draw() * len(actions))])
        if player >= 0:
            decisions += 1
    state.returns()
    return decisions


def has_uniform_chance(game: Game, playouts: int = 3) -> bool:
    """Whether every chance node met in a few games has equally likely outcomes, listed as its legal actions."""
    rng = random.Random(0)
    for _ in range(playouts):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                even = 1 / len(outcomes)
                if [a for a, _ in outcomes] != actions or any(abs(p - even) > 1e-9 for _, p in outcomes):
                    return False
            state.apply_action(rng.choice(actions))
    return True


def load(name: str) -> Game:
    """The game of that name, refused if `playout_uniform` would not sample its chance nodes rightly."""
    # Imported here: the helpers above also serve where OpenSpiel is not installed.
    import pyspiel

    game: Game = pyspiel.load_game(name)
    if not has_uniform_chance(game):
        raise ValueError(f"{name}: its chance outcomes are not equally likely")
    return game


def works(games: Sequence[str]) -> dict[str, Work]:
    """Two tasks for each game: `documented/hearts`, `uniform/hearts`."""
    ways: Mapping[str, Callable[[Game, random.Random], int]] = {"documented": playout, "uniform": playout_uniform}
    loaded = {name: load(name) for name in games}
    return {
        f"{way}/{name}": partial(play, loaded[name], random.Random(1)) for name in games for way, play in ways.items()
    }


def measure(seconds: float, windows: int, games: Sequence[str]) -> dict[str, float]:
    """The best rate of each task. They take turns, one window each: a slow minute then costs each of them a window."""
    tasks = works(games)
    best = dict.fromkeys(tasks, 0.0)
    for _ in range(windows):
        for task, work in tasks.items():
            best[task] = max(best[task], rate(work, seconds))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description="Decisions per second of OpenSpiel's C++ card games.")
    parser.add_argument("--seconds", type=float, default=0.3, help="CPU time of a window")
    parser.add_argument("--windows", type=int, default=5, help="windows per game, the best counts")
    parser.add_argument("--serve", action="store_true", help="answer for windows on standard input")
    parser.add_argument("games", nargs="*", default=GAMES, help="OpenSpiel game strings")
    options = parser.parse_args()
    about = {"open_spiel": version("open_spiel")}
    if options.serve:
        serve(about, works(options.games))
        return
    best = measure(options.seconds, options.windows, options.games)
    rates = {name: best[f"documented/{name}"] for name in options.games}
    uniform = {name: best[f"uniform/{name}"] for name in options.games}
    unit, unit_uniform = statistics.median(rates.values()), statistics.median(uniform.values())
    figures = {"unit": unit, "rates": rates, "unit_uniform": unit_uniform, "rates_uniform": uniform}
    print(json.dumps(about | figures))


if __name__ == "__main__":
    main()
