"""Sealed windows: several seats choose at once, and nothing shows before the last of them has chosen."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import Dice, State
from farwest.engine.data import Plain
from farwest.engine.game import Game
from farwest.engine.journal import Journal
from farwest.kit.play import viewers
from farwest.kit.same import same
from farwest.kit.secrets import told_to

MOST_STEPS: Final = 100  # of one sealed choice


def _choose(state: State, seat: int, action: int, seed: int) -> bool:
    """One step of a sealed choice, in place. Is the window still open after it?

    It closes when the last seat takes the last step; until then whoever has begun may take it back.
    """
    last = state.to_act() == [seat]
    state.play(seat, action, Dice(seed))
    if state.can_retract(seat):
        assert state.sealed(), f"seat {seat} may take a choice back although no window is open"
        return True
    assert last, f"the window closed, or seat {seat} cannot think again, while others have still to choose"
    return False


def _with_journal(state: State) -> State:
    copy = state.clone()
    copy.journal = Journal()
    return copy


def nothing_shows_before_all_are_in(game: Game, state: State, seed: int) -> None:
    """Whatever a seat chooses, and whether it has begun or ended, every other viewer is told the same."""
    if not state.sealed():
        return
    assert set(state.to_act()) <= set(state.waiting()), "a seat that owes a sealed choice is not waited for"
    for seat in state.to_act():
        others = [viewer for viewer in viewers(state) if viewer != seat]
        before = {viewer: told_to(game, state, viewer) for viewer in others}
        for action in state.legal(seat):
            world = _with_journal(state)
            if _choose(world, seat, action, seed):
                for viewer in others:
                    what = f"viewer {viewer} is told of seat {seat}'s sealed {game.text(action)}"
                    same(told_to(game, world, viewer), before[viewer], what)
                    same(_heard(world, viewer), [], f"{what} in the journal")


def second_thoughts_leave_no_trace(game: Game, state: State, seed: int) -> None:
    """RETRACT takes the seat's choice back whole, at any moment before the window closes, and nobody hears of it."""
    if not state.sealed():
        return
    for seat in state.waiting():
        blank = state.clone()
        if blank.can_retract(seat):
            blank.retract(seat)
        assert not blank.can_retract(seat), f"seat {seat} has chosen nothing and may take it back"
        assert blank.owes(seat), f"seat {seat} took its choice back and owes nothing"
        world, dice = blank.clone(), Dice(seed)
        while world.owes(seat):
            legal = world.legal(seat)
            if not _choose(world, seat, legal[dice.pick(len(legal))], seed):
                break
            _taken_back(game, world, blank, seat)


def _taken_back(game: Game, world: State, blank: State, seat: int) -> None:
    again = _with_journal(world)
    again.retract(seat)
    same(again.dump(), blank.dump(), f"the position after seat {seat} took its choice back")
    for viewer in viewers(blank):
        same(told_to(game, again, viewer), told_to(game, blank, viewer), "what is told after a second thought")
        if viewer != seat:
            same(_heard(again, viewer), [], "what others hear of a second thought")


def the_order_does_not_matter(game: Game, state: State, seed: int) -> None:
    """The same choices, whoever seals first: the same position, and the same told to everyone."""
    seats = state.to_act()
    if not state.sealed() or len(seats) < 2:
        return
    forward, backward = _with_journal(state), _with_journal(state)
    for seat in seats:
        _seal(forward, seat, seed)
    for seat in seats[::-1]:
        _seal(backward, seat, seed)
    same(backward.dump(), forward.dump(), "the position after the same choices in another order")
    for viewer in viewers(state):
        same(_heard(backward, viewer), _heard(forward, viewer), f"what viewer {viewer} hears of the same choices")


def _seal(world: State, seat: int, seed: int) -> None:
    """The seat's whole choice, the same for the same seed."""
    dice = Dice(seed + seat)
    for _ in range(MOST_STEPS):
        legal = world.legal(seat)
        if not _choose(world, seat, legal[dice.pick(len(legal))], seed) or not world.owes(seat):
            return
    raise AssertionError(f"seat {seat}'s sealed choice has no end")


def _heard(state: State, viewer: int) -> list[Plain]:
    assert state.journal is not None
    return [repr(fact) for fact in state.journal.for_viewer(viewer)]
