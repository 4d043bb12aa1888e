"""What others see of a move: `State.sight`, which search goes by, must tell exactly what views tell."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import Dice, State
from farwest.engine.data import Plain, canonical
from farwest.engine.game import Game
from farwest.engine.journal import Journal
from farwest.kit.same import same

MOST_ACTIONS: Final = 40  # of a decision with more choices: evenly spread over all of them


def moves_show_what_is_seen(game: Game, state: State, seed: int) -> None:
    """Two choices after which another seat sees the same have one code for it; those with one code look the same."""
    for seat in state.to_act():
        legal = state.legal(seat)
        chosen = legal[:: -(-len(legal) // MOST_ACTIONS)]
        for viewer in range(state.players):
            if viewer != seat:
                _tell_no_more(game, state, seat, viewer, chosen, seed)


def _tell_no_more(game: Game, state: State, seat: int, viewer: int, chosen: list[int], seed: int) -> None:
    by_view: dict[bytes, int] = {}
    by_code: dict[int, int] = {}
    for action in chosen:
        code = int(state.sight(viewer, seat, action))
        world = _after(state, seat, action, seed)
        seen = canonical(_told(world, viewer))
        first = by_view.setdefault(seen, action)
        told = f"what viewer {viewer} sees of seat {seat}'s {game.text(action)} and {game.text(first)}, as a code"
        same(code, int(state.sight(viewer, seat, first)), told)
        if state.sealed() and not world.can_retract(seat):
            continue  # now all choices are opened: what they were is seen afterwards
        other = by_code.setdefault(code, action)
        if other != action:
            told = f"what viewer {viewer} is told of {game.text(action)} and {game.text(other)}, which have one code"
            same(_told(world, viewer), _told(_after(state, seat, other, seed), viewer), told)


def _after(state: State, seat: int, action: int, seed: int) -> State:
    world = state.clone()
    world.journal = Journal()
    world.play(seat, action, Dice(seed))
    return world


def _told(world: State, viewer: int) -> list[Plain]:
    assert world.journal is not None
    return [world.view(viewer), [repr(fact) for fact in world.journal.for_viewer(viewer)]]
