"""What positions weigh, in a process of its own: `python -m bench.memory wild-gangs` prints one JSON line."""

from __future__ import annotations

import gc
import json
import os
import sys
from itertools import islice
from pathlib import Path
from typing import Final

import farwest
from bench.ours import MID_GAMES, SEED, mid_games, players_of
from farwest.engine.chance import SecretDice
from farwest.engine.core import Dice
from farwest.engine.game import Game
from farwest.engine.journal import Journal
from farwest.games import GAMES

STATES: Final = 10_000
GAMES_PLAYED: Final = 1_000
STATM: Final = Path("/proc/self/statm")


def resident() -> int | None:
    """Bytes of this process in memory, where the system tells (Linux)."""
    gc.collect()
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if STATM.exists() else None


def bytes_per_state(game: Game) -> float | None:
    """By how much the process grows with each of many live positions."""
    mids = list(islice(mid_games(game, Dice(SEED)), MID_GAMES))
    before = resident()
    alive = [mids[number % MID_GAMES].clone() for number in range(STATES)]
    after = resident()
    return None if before is None or after is None else (after - before) / len(alive)


def play_games(game: Game, count: int, dice: Dice) -> None:
    """As at a table: with live dice and a journal, and at the end a view and the outcome."""
    for _ in range(count):
        live = SecretDice("a secret")
        state = game.new(players_of(game), {}, live, Journal())
        while (seat := state.actor) >= 0:
            state.play(seat, state.random_action(dice), live)
        state.view(0)
        state.outcome()


def growth(game: Game) -> tuple[int | None, int]:
    """By how many bytes, and by how many of Python's blocks, the process grows with many finished games.

    The first games are not counted: they import what is imported late, and make the process as large as one game needs.
    """
    dice = Dice(SEED)
    play_games(game, GAMES_PLAYED // 10, dice)
    before, blocks = resident(), sys.getallocatedblocks()
    play_games(game, GAMES_PLAYED, dice)
    after = resident()
    return None if before is None or after is None else after - before, sys.getallocatedblocks() - blocks


def main(id: str) -> None:
    game = GAMES.find(id)
    weight = bytes_per_state(game)
    grown, blocks = growth(game)
    figures = {
        "compiled": farwest.is_compiled(),
        "bytes_per_state": weight,
        "growth_bytes_per_1000_games": grown,
        "growth_blocks_per_1000_games": blocks,
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main(sys.argv[1])
