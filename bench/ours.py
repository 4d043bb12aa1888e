"""Our engine as a contender: `python -m bench.ours`, compiled or, with FARWEST_INTERPRETED=1, from source.

A decision is one choice of a player; what the engine does by itself (chance, decisions with one answer) takes time and
does not count. Every game is played from its deal to its scores.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

import farwest
from bench.contenders import COMPILED, INTERPRETED
from bench.windows import Work, serve
from farwest._compiled import read_manifest
from farwest.engine.core import Dice, State
from farwest.engine.game import Game
from farwest.games import GAMES

SEED: Final = 7
MID_GAMES: Final = 64  # different positions, so that a clone is not always a clone of the same memory
BATCH: Final = 20  # deals at a time, so that calling the task does not count


def players_of(game: Game) -> int:
    """Four where the game takes four, else as many as it takes."""
    return 4 if 4 in game.player_counts else max(game.player_counts)


def mid_games(game: Game, dice: Dice) -> Iterator[State]:
    """Positions half-way through random games, without end."""
    state = game.new(players_of(game), {}, dice)
    half = state.clone().playout(dice) // 2
    while True:
        state = state.fresh(dice)
        for _ in range(half):
            if not state.over:
                state.advance(state.random_action(dice), dice)
        yield state


def playing(game: Game) -> dict[str, Work]:
    """The tasks that play whole games and count decisions."""
    dice = Dice(SEED)
    draw = random.Random(SEED).random
    seats = range(players_of(game))
    first = game.new(players_of(game), {}, dice)

    def driven() -> int:
        """From Python, decision by decision, each drawn as on OpenSpiel's side."""
        state = first.fresh(dice)
        decisions = 0
        while (seat := state.actor) >= 0:
            actions = state.legal(seat)
            state.play(seat, actions[int(draw() * len(actions))], dice)
            decisions += 1
        [state.score(seat) for seat in seats]
        return decisions

    def driven_own_dice() -> int:
        """The same, drawn with the engine's dice, as our users would."""
        state = first.fresh(dice)
        decisions = 0
        while (seat := state.actor) >= 0:
            actions = state.legal(seat)
            state.play(seat, actions[dice.pick(len(actions))], dice)
            decisions += 1
        [state.score(seat) for seat in seats]
        return decisions

    def inside() -> int:
        """Played out by the engine itself."""
        state = first.fresh(dice)
        decisions = state.playout(dice)
        [state.score(seat) for seat in seats]
        return decisions

    return {"driven": driven, "driven_own_dice": driven_own_dice, "inside": inside}


def making(game: Game) -> dict[str, Work]:
    """The tasks that make positions and count them."""
    dice = Dice(SEED)
    first = game.new(players_of(game), {}, dice)
    mids = list(islice(mid_games(game, dice), MID_GAMES))

    def clone() -> int:
        for state in mids:
            state.clone()
        return MID_GAMES

    def clone_redeal() -> int:
        for state in mids:
            state.clone().redeal(0, dice)
        return MID_GAMES

    def fresh() -> int:
        for _ in range(BATCH):
            first.fresh(dice)
        return BATCH

    def new() -> int:
        for _ in range(BATCH):
            game.new(players_of(game), {}, dice)
        return BATCH

    return {"clone": clone, "clone_redeal": clone_redeal, "fresh": fresh, "new": new}


def main(ids: list[str]) -> None:
    about = {"engine": INTERPRETED, "farwest": farwest.__version__}
    if farwest.is_compiled():
        about |= {"engine": COMPILED, "compiler": read_manifest(Path(farwest.__file__).parent)["compiler"]}
    games = [GAMES.find(id) for id in ids] or list(GAMES)
    works = {game.id: playing(game) | making(game) for game in games}
    serve(about, {f"{game}/{task}": work for game, tasks in works.items() for task, work in tasks.items()})


if __name__ == "__main__":
    main(sys.argv[1:])
