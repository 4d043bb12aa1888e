"""OpenSpiel's C++ card games, driven from Python one decision at a time with random play.

Six games of about the length and branching of ours, played through the calls a bot author uses: whose turn it is, what
is legal, apply. Needs a Python with `open_spiel` (the optional extra `peers`). The benchmark runs this file in a fresh
process, so that neither side warms or fills the other's memory:

    python openspiel_games.py --seconds 0.3 --windows 5

prints one JSON line: `{"open_spiel": version, "rates": {game: decisions per second}, "unit": their median}`.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib.metadata import version
from typing import Final, Protocol

GAMES: Final = ("hearts", "spades", "euchre", "crazy_eights(players=4)", "oh_hell", "cribbage")

TERMINAL: Final = -4  # pyspiel.PlayerId.TERMINAL; chance is -1, players are 0 and up


class State(Protocol):
    """The part of `pyspiel.State` that a driver calls."""

    def current_player(self) -> int: ...
    def legal_actions(self) -> list[int]: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def is_chance_node(self) -> bool: ...
    def apply_action(self, action: int, /) -> None: ...
    def returns(self) -> list[float]: ...


class Game(Protocol):
    """The part of `pyspiel.Game` that a driver calls; games of its Python API have it too."""

    def new_initial_state(self) -> State: ...


def load(name: str) -> Game:
    """The game of that name, refused if `playout` would not sample its chance nodes rightly."""
    # Imported here: the helpers below also serve where OpenSpiel is not installed.
    import pyspiel

    game: Game = pyspiel.load_game(name)
    if not has_uniform_chance(game):
        raise ValueError(f"{name}: its chance outcomes are not equally likely")
    return game


def has_uniform_chance(game: Game, playouts: int = 3) -> bool:
    """Whether every chance node met in a few games has equally likely outcomes, listed as its legal actions."""
    rng = random.Random(0)
    for _ in range(playouts):
        state = game.new_initial_state()
        while state.current_player() != TERMINAL:
            actions = state.legal_actions()
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                even = 1 / len(outcomes)
                if [a for a, _ in outcomes] != actions or any(abs(p - even) > 1e-9 for _, p in outcomes):
                    return False
            state.apply_action(rng.choice(actions))
    return True


def playout(game: Game, rng: random.Random) -> int:
    """Play one game at random and count its decisions.

    Chance nodes take time but are no decisions. As their outcomes are equally likely they are drawn from
    `legal_actions`, like decisions: walking through `chance_outcomes` costs 20 to 50 % of the rate and
    `np.random.choice`, as in OpenSpiel's own example, several times as much.
    """
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


def best_rate(work: Callable[[], int], seconds: float, windows: int) -> float:
    """The best rate over some windows, in units per second of CPU time; `work` does a chunk and counts its units.

    CPU time because the machine is shared; the best window because noise can only slow a window down.
    """
    work()
    best = 0.0
    for _ in range(windows):
        done = 0
        elapsed = 0.0
        start = time.process_time()
        while elapsed < seconds:
            done += work()
            elapsed = time.process_time() - start
        best = max(best, done / elapsed)
    return best


def measure(seconds: float, windows: int, games: Sequence[str] = GAMES) -> dict[str, float]:
    """Decisions per second of each game, driven from Python.

    The games take turns, one window each: a slow minute of the machine then costs each of them a window, not one of
    them all its windows.
    """
    works = {name: partial(playout, load(name), random.Random(1)) for name in games}
    rates = dict.fromkeys(games, 0.0)
    for _ in range(windows):
        for name, work in works.items():
            rates[name] = max(rates[name], best_rate(work, seconds, 1))
    return rates


def unit(rates: Mapping[str, float]) -> float:
    """The one figure others are compared with: the median of the games."""
    return statistics.median(rates.values())


def main() -> None:
    parser = argparse.ArgumentParser(description="Decisions per second of OpenSpiel's C++ card games.")
    parser.add_argument("--seconds", type=float, default=0.3, help="CPU time of a window")
    parser.add_argument("--windows", type=int, default=5, help="windows per game, the best counts")
    parser.add_argument("games", nargs="*", default=GAMES, help="OpenSpiel game strings")
    options = parser.parse_args()
    rates = measure(options.seconds, options.windows, options.games)
    print(json.dumps({"open_spiel": version("open_spiel"), "rates": rates, "unit": unit(rates)}))


if __name__ == "__main__":
    main()
