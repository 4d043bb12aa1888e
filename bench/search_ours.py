"""Our search as a contender: `python -m bench.search_ours wild-gangs`. Tasks: `wild-gangs/first/plain` and so on.

`plain` plays every iteration to the end by luck, as OpenSpiel's ISMCTS does with its random rollouts; `marshal`
searches as the marshal of that game does. Units are iterations. `about` says how many decisions random play takes to
the end.
"""

from __future__ import annotations

import json
import sys
from itertools import cycle, islice
from statistics import fmean
from typing import Final

import farwest
from bench.contenders import COMPILED, INTERPRETED
from bench.ours import SEED, mid_games, players_of
from bench.windows import Work, serve
from farwest.bots.search import run
from farwest.engine.advice import SearchSettings
from farwest.engine.core import Dice, State
from farwest.engine.game import Game
from farwest.games import GAMES

ITERATIONS: Final = 2000  # of one search; each begins with empty trees
POSITIONS: Final = 8  # searched in turn
PLAYOUTS: Final = 200  # for the mean number of decisions to the end


def positions(game: Game) -> dict[str, list[State]]:
    """The first decision of some deals, and decisions half-way through random games."""
    dice = Dice(SEED)
    first = game.new(players_of(game), {}, dice)
    mids = (state for state in mid_games(game, dice) if not state.over)
    return {"first": [first.fresh(dice) for _ in range(POSITIONS)], "mid": list(islice(mids, POSITIONS))}


def decisions_to_end(states: list[State]) -> float:
    dice = Dice(SEED)
    return fmean(int(state.clone().playout(dice)) for state in islice(cycle(states), PLAYOUTS))


def searching(states: list[State], settings: SearchSettings, iterations: int) -> Work:
    dice = Dice(SEED)
    turns = cycle(states)

    def work() -> int:
        state = next(turns)
        return int(run(state, state.actor, iterations, settings, dice).iterations)

    return work


def works(game: Game, iterations: int) -> dict[str, Work]:
    settings = {"plain": SearchSettings(), "marshal": game.advice().search(players_of(game))}
    return {
        f"{game.id}/{where}/{how}": searching(states, chosen, iterations)
        for where, states in positions(game).items()
        for how, chosen in settings.items()
    }


def main(ids: list[str]) -> None:
    games = [GAMES.find(id) for id in ids]
    iterations = ITERATIONS if farwest.is_compiled() else ITERATIONS // 20
    lengths = {
        f"{game.id}/{where}": decisions_to_end(states) for game in games for where, states in positions(game).items()
    }
    about = {"engine": COMPILED if farwest.is_compiled() else INTERPRETED, "decisions": json.dumps(lengths)}
    serve(about, {task: work for game in games for task, work in works(game, iterations).items()})


if __name__ == "__main__":
    main(sys.argv[1:])
