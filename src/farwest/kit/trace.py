"""Whole games as one hash each: what runs from source and what is compiled must agree to the last byte.

    python -m farwest.kit.trace farwest.games.wild_gangs.game 3 16

prints the hashes of a game's first three random games at sixteen of its tables.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from importlib import import_module
from itertools import count
from typing import Final

from farwest.engine.core import Dice, State
from farwest.engine.data import Plain, canonical
from farwest.engine.game import Game
from farwest.engine.journal import Journal
from farwest.kit.play import act, everybody, random_move, viewers
from farwest.kit.same import same
from farwest.kit.tables import Table, tables_of
from farwest.kit.truth import facts_of

# Every position of a short game is looked at from all sides; of a long one the first ones, then one in so many.
CLOSELY: Final = 64
EVERY: Final = 16


def trace(game: Game, table: Table, seed: int) -> str:
    """A hash of every position, choice and fact of one random game, and of views and worlds dealt again on the way."""
    hashed = hashlib.sha256()
    dice = Dice(seed)
    journal = Journal()
    state = game.new(table.players, table.chosen(), dice, journal)
    for number in count():
        hashed.update(canonical(_offered(state)))
        if number < CLOSELY or number % EVERY == 0 or state.over:
            hashed.update(canonical(_seen(state, seed)))
        if state.over:
            break
        move = random_move(game, state, dice)
        hashed.update(repr(move).encode())
        act(game, state, move, dice)
    hashed.update(canonical(facts_of(journal)))
    hashed.update(canonical(int(state.clone().playout(Dice(seed)))))
    return hashed.hexdigest()


def _seen(state: State, seed: int) -> Plain:
    viewer = seed % (state.players + 1) - 1
    world = state.clone()
    world.redeal(viewer, Dice(seed))
    redealt: Plain = world.dump()
    decisions = int(world.playout(Dice(seed)))
    return [[state.view(viewer) for viewer in viewers(state)], redealt, decisions, world.dump()]


def _offered(state: State) -> Plain:
    return [state.dump(), [[*state.legal(seat), *state.interrupts(seat)] for seat in everybody(state)]]


def traces(game: Game, games: int, most: int) -> dict[str, Plain]:
    """At `most` tables; of a game with more of them evenly spread over all."""
    tables = list(tables_of(game))
    chosen = tables[:: -(-len(tables) // most)]
    return {f"{table} {seed}": trace(game, table, seed) for table in chosen for seed in range(games)}


def another_process_from_source_agrees(game: Game, games: int, tables: int) -> None:
    """Another process, from source, plays the same games.

    Where this one is compiled, that compares the compiler's work with the interpreter's. Where it is not, it still
    tells whether anything depends on the order of a set or on what ran before.
    """
    command = [sys.executable, "-m", "farwest.kit.trace", type(game).__module__, str(games), str(tables)]
    variables = {**os.environ, "FARWEST_INTERPRETED": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    variables.pop("PYTHONHASHSEED", None)
    done = subprocess.run(command, env=variables, text=True, capture_output=True, check=False)
    assert done.returncode == 0, f"the other process failed: {done.stderr}"
    same(traces(game, games, tables), json.loads(done.stdout), "the games of this process beside those from source")


if __name__ == "__main__":
    print(json.dumps(traces(import_module(sys.argv[1]).GAME, int(sys.argv[2]), int(sys.argv[3]))))
