"""Whole searches as one hash each: what runs from source and what is compiled must grow the same trees.

    python -m farwest.kit.thought farwest.games.wild_gangs.game 2 24

prints the hashes of the trees of two positions at the smallest and the largest table, 24 iterations each.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from importlib import import_module

from farwest.bots.marshal import Marshal
from farwest.bots.search import Search
from farwest.engine.core import Dice
from farwest.engine.data import Plain, canonical
from farwest.engine.game import Game
from farwest.kit.same import same


def tree(search: Search) -> str:
    """A hash of every entry: what was tried, how often, and what came of it to the last bit."""
    forest = search.forest
    entries: Plain = [
        [
            int(forest.key[n]),
            int(forest.child[n]),
            int(forest.sibling[n]),
            int(forest.visits[n]),
            int(forest.offers[n]),
            float(forest.total[n]).hex(),
            float(forest.prior[n]).hex(),
        ]
        for n in range(forest.count)
    ]
    return hashlib.sha256(canonical(entries)).hexdigest()


def thoughts(game: Game, positions: int, iterations: int) -> dict[str, Plain]:
    """The trees of some positions of a random game at the smallest table and at the largest."""
    found: dict[str, Plain] = {}
    for players in sorted({game.player_counts[0], game.player_counts[-1]}):
        dice = Dice(players)
        state = game.new(players, {}, dice)
        moves = 0
        while not state.over and moves < 11 * positions:
            seat = state.to_act()[-1]
            if moves % 11 == 10:
                legal = [game.text(action) for action in state.legal(seat)]
                search = Marshal(game, moves, iterations=iterations).search(state.view(seat), legal, None)
                found[f"{players} players, after {moves} moves"] = [tree(search), int(search.decisions)]
            choices = state.legal(seat)
            state.play(seat, choices[dice.pick(len(choices))], dice)
            moves += 1
    return found


def another_process_from_source_thinks_the_same(game: Game, positions: int, iterations: int) -> None:
    """Like `trace.another_process_from_source_agrees`, for searches."""
    module = type(game).__module__
    command = [sys.executable, "-m", "farwest.kit.thought", module, str(positions), str(iterations)]
    variables = {**os.environ, "FARWEST_INTERPRETED": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    variables.pop("PYTHONHASHSEED", None)
    done = subprocess.run(command, env=variables, text=True, capture_output=True, check=False)
    assert done.returncode == 0, f"the other process failed: {done.stderr}"
    mine = thoughts(game, positions, iterations)
    same(mine, json.loads(done.stdout), "the searches of this process beside those from source")


if __name__ == "__main__":
    print(json.dumps(thoughts(import_module(sys.argv[1]).GAME, int(sys.argv[2]), int(sys.argv[3]))))
