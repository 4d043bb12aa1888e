"""What a seat has seen is shown to it again only where the table allows it, by one way to forget for every game."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from farwest.engine.core import SPECTATOR, Dice
from farwest.engine.game import Game
from farwest.engine.match import Match
from farwest.games import GAMES
from farwest.web import drawing
from farwest.web.easel import board_module
from farwest.web.seen import SeatSeen, Seen, Setting, lines_of

EACH = pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
SHOWN = ("board", "players", "prompt", "dock")
DEPTHS = (0.2, 0.5, 0.8)


@cache
def whole(game: Game) -> Match:
    """A random game to its end."""
    dice = Dice(41)
    match = Match.simulate(game, game.player_counts[-1], {}, Dice(40))
    while not match.state.over:
        match.play(match.state.actor, game.text(match.state.random_action(dice)))
    return match


def seen_at(game: Game, entries: int, viewer: int, aid: bool) -> Seen:
    match = whole(game)
    state = match.at(entries) if entries < len(match.entries) else match.state
    seats = [SeatSeen("person", f"P{n}", waiting=n in state.waiting()) for n in range(state.players)]
    return Seen(
        game=game,
        lang="en",
        view=state.view(viewer),
        setting=Setting("MESA-1", memory_aid=aid),
        seats=seats,
        viewer=viewer,
        lines=lines_of(match, viewer)[:1],
        outcome=state.outcome(),
    )


def moments(game: Game) -> list[int]:
    return [int(depth * len(whole(game).entries)) for depth in DEPTHS]


@EACH
def test_without_the_aid_every_part_is_drawn_from_what_is_not_forgotten(game: Game) -> None:
    forget = board_module(game).forget
    for entries in moments(game):
        for viewer in (SPECTATOR, 0, 1):
            alone = seen_at(game, entries, viewer, aid=False)
            forgotten = replace(alone, view=forget(alone.view), setting=alone.setting._replace(memory_aid=True))
            one, other = drawing.parts(alone), drawing.parts(forgotten)
            assert {name: one[name] for name in SHOWN} == {name: other[name] for name in SHOWN}
            assert drawing.text_page(alone) == drawing.text_page(forgotten)


@EACH
def test_what_is_forgotten_decides_nothing(game: Game) -> None:
    """The same choices, and nothing more to forget the second time."""
    forget = board_module(game).forget
    for entries in moments(game):
        for viewer in range(whole(game).state.players):
            view = whole(game).at(entries).view(viewer)
            kept = forget(view)
            assert (kept["legal"], kept["prompt"]) == (view["legal"], view["prompt"])
            assert forget(kept) == kept


@EACH
def test_when_the_game_is_over_nothing_is_kept_back(game: Game) -> None:
    last = len(whole(game).entries)
    for viewer in (SPECTATOR, 0):
        aided, alone = (drawing.parts(seen_at(game, last, viewer, aid)) for aid in (True, False))
        assert {name: aided[name] for name in SHOWN} == {name: alone[name] for name in SHOWN}
