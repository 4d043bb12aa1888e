"""Positions that are no longer used are freed. The compiler's glue can forget to (see `farwest.engine.native`)."""

import gc
import sys
from collections.abc import Callable

import pytest

from farwest.engine.chance import SecretDice
from farwest.engine.core import Dice, State
from farwest.engine.game import Game
from farwest.engine.journal import Journal
from farwest.games import GAMES

TIMES = 25


def rinse() -> None:
    """What is scribbled on and read again within one call is nothing that is kept; from source it holds numbers."""
    for name, module in list(sys.modules.items()):
        for buffer in ("_scratch", "_choices") if name.startswith("farwest.") else ():
            items = getattr(module, buffer, None)
            if isinstance(items, list):
                items[:] = [0] * len(items)
    gc.collect()


def growth(work: Callable[[], object]) -> float:
    """Blocks of memory kept for each time the work is done, once it has been done a few times."""
    for _ in range(5):
        work()
    rinse()
    before = sys.getallocatedblocks()
    for _ in range(TIMES):
        work()
    rinse()
    return (sys.getallocatedblocks() - before) / TIMES


def finished(game: Game, dice: Dice) -> State:
    """A game played as at a table, with live dice and a journal."""
    live = SecretDice("a secret")
    state = game.new(max(game.player_counts), {}, live, Journal())
    while (seat := state.actor) >= 0:
        state.play(seat, state.random_action(dice), live)
    return state


@pytest.mark.heavy
@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_what_is_done_with_a_position_keeps_no_memory(game: Game) -> None:
    dice = Dice(1)
    state = game.new(max(game.player_counts), {}, dice)
    dumped, viewed, over = state.dump(), state.view(0), finished(game, dice)
    works: dict[str, Callable[[], object]] = {
        "new": lambda: game.new(max(game.player_counts), {}, SecretDice("a secret")),
        "fresh": lambda: state.fresh(dice),
        "clone": state.clone,
        "redeal": lambda: state.clone().redeal(0, dice),
        "legal": lambda: state.legal(state.actor),
        "playout": lambda: state.clone().playout(dice),
        "dump": state.dump,
        "view": lambda: state.view(0),
        "load": lambda: game.load(dumped),
        "complete": lambda: game.complete(viewed, dice),
        "outcome": over.outcome,
        "a whole game": lambda: finished(game, dice),
    }
    kept = {name: round(growth(work), 1) for name, work in works.items()}
    assert {name: blocks for name, blocks in kept.items() if blocks > 0.4} == {}
