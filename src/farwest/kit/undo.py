"""Undo: as if it had never been played, and never over anything that somebody has learned."""

from __future__ import annotations

from farwest.engine.core import TABLE, Dice, State
from farwest.engine.errors import NoUndo
from farwest.engine.game import Game
from farwest.engine.match import Match
from farwest.engine.record import RETRACT
from farwest.kit.play import Move, everybody, new_match, random_move, viewers
from farwest.kit.same import same
from farwest.kit.tables import Table
from farwest.kit.truth import everything


def undo_is_never_having_played(game: Game, table: Table, seed: int) -> None:
    """A random game in which whatever can be taken back sometimes is.

    An undo plays the game again from its beginning, so it is tried the more seldom the longer the game goes on.
    """
    match, dice, tried = new_match(game, table, seed), Dice(seed), 0
    refuses_all(match)
    while not match.state.over:
        tries = dice.pick(3 + tried // 4) == 0
        tried += tries
        before = everything(match) if tries else None
        position = match.state.clone()
        move = random_move(game, match.state, dice)
        match.play(*move)
        free = is_free(match, position, move)
        for seat in everybody(match.state):
            expected = free and seat == move.seat
            assert match.can_undo(seat) == expected, f"can_undo({seat}) after {move} should be {expected}"
        if free:
            nobody_learned(game, position, match.state, move, seed)
        if tries and not free:
            refuses_all(match)
        elif tries:
            after = everything(match)
            match.undo(move.seat)
            same(everything(match), before, f"the match after {move} was taken back")
            match.play(*move)
            same(everything(match), after, f"the match after {move} was taken back and played again")
    refuses_all(match)


def is_free(match: Match, position: State, move: Move) -> bool:
    """No outcome drawn, nothing revealed, no end, no sealed window opened or used, and not an act of the TABLE."""
    told = match.journal.facts[match.marks[-1] :]
    drawn = match.entries[-1].outcomes
    sealed = position.sealed() or match.state.sealed()
    barrier = bool(drawn) or sealed or match.state.over or any(fact.reveals for fact in told)
    return not barrier and move.seat != TABLE


def refuses_all(match: Match) -> None:
    before = everything(match)
    for seat in everybody(match.state):
        try:
            match.undo(seat)
        except NoUndo:
            continue
        raise AssertionError(f"seat {seat} took something back that it may not")
    same(everything(match), before, "the match after an undo was refused")


def nobody_learned(game: Game, before: State, after: State, move: Move, seed: int) -> None:
    """What can be taken back has told nobody anything: the same act in a twin gives the same view.

    A game that tells a secret with `tell` where it should `reveal` is caught here.
    """
    if move.text == RETRACT:
        return
    action = game.parse(move.text)
    for viewer in viewers(before):
        twin = before.clone()
        twin.redeal(viewer, Dice(seed))
        if twin.why_not(move.seat, action) is None:
            twin.play(move.seat, action, Dice(seed))
            same(twin.view(viewer), after.view(viewer), f"{move} can be undone but teaches viewer {viewer} something")
