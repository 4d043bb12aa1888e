"""Dodge City in the terminal: every screen fits, shows what can be chosen, and nothing that is hidden."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Any

import pytest

from farwest.engine.core import Dice
from farwest.engine.eyes import EVERYBODY, view_for
from farwest.engine.match import Match
from farwest.games.dodge_city.game import GAME
from farwest.terminal.boards import board_for
from farwest.terminal.boards.base import Board
from farwest.terminal.boards.dodge_city import DodgeCityBoard
from farwest.terminal.screen import Scene, Screen
from farwest.words import Words, game_words

SIZES = {"80x24": (80, 23), "100x40": (100, 39), "140x50": (140, 49), "60x24": (60, 23)}
NAMES = ["Léa", "Marco", "", "Zoé", "Ann"]


def spoken(lang: str) -> Words:
    return game_words(GAME, lang, resources.files("farwest.terminal") / "text")


@lru_cache(maxsize=16)
def some_match(players: int, entries: int) -> Match:
    """So many entries of a random game."""
    dice = Dice(players)
    match = Match.simulate(GAME, players, {}, dice)
    while len(match.entries) < entries and not match.state.over:
        seat = match.state.to_act()[0]
        legal = match.state.legal(seat)
        match.play(seat, GAME.text(legal[dice.pick(len(legal))]))
    return match


def screen(match: Match, board: Board, viewer: int, width: int, height: int | None) -> list[str]:
    scene = Scene(match.state.view(viewer), NAMES[: match.record.players], match.facts(viewer))
    return [line.plain for line in Screen(board, board.words).lines(scene, width, height)]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 5])
def test_every_screen_fits_its_window(players: int, size: str, lang: str) -> None:
    width, height = SIZES[size]
    for entries in (0, 40, 160, 330):
        match = some_match(players, entries)
        board = board_for(GAME, spoken(lang), match.record)
        assert isinstance(board, DodgeCityBoard)
        lines = screen(match, board, match.state.to_act()[0], width, height)
        assert len(lines) <= height
        town = board.town(match.state.view(-1), width, roomy=False)
        assert max(len(line.plain) for line in town) <= width


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_drawing_shows_every_piece_and_key_cell(players: int) -> None:
    match = some_match(players, 200)
    board = board_for(GAME, spoken("en"), match.record)
    view: Any = match.state.view(-1)
    drawn = "\n".join(line.plain for line in board.town(view, 140, roomy=True))
    open_ones = [building for building in view["town"].values() if building["status"] in ("open", "unopened")]
    for sign, colour in (("◆", "red"), ("●", "blue")):
        seat = next(n for n, seat in enumerate(view["seats"]) if seat["colour"] == colour)
        pieces = sum(list(building["cells"].values()).count(seat) for building in open_ones)
        meters = sum(building["sides"][seat]["pieces"] > 0 for building in open_ones)
        settled = sum(building["owner"] == seat for building in view["town"].values())
        assert drawn.count(sign) == pieces + meters + settled


@pytest.mark.parametrize("players", [2, 4])
def test_twins_give_equal_screens(players: int) -> None:
    for entries in (3, 77, 150):
        match = some_match(players, entries)
        board = board_for(GAME, spoken("en"), match.record)
        for viewer in range(-1, players):
            twin = match.state.clone()
            twin.redeal(viewer, Dice(entries))
            for width, height in SIZES.values():
                true, other = (
                    Screen(board, board.words).lines(Scene(state.view(viewer), NAMES[:players]), width, height)
                    for state in (match.state, twin)
                )
                assert [line.plain for line in true] == [line.plain for line in other]


def test_what_may_be_chosen_stands_out() -> None:
    """A free cell is +, a building its number, a piece hollow."""
    match = some_match(2, 0)
    board = board_for(GAME, spoken("en"), match.record)
    marks = set()
    dice = Dice(9)
    state = match.state.clone()
    while not state.over:
        seat = state.to_act()[0]
        view: Any = state.view(seat)
        drawn = "\n".join(line.plain for line in board.town(view, 100, roomy=True))
        if view["decision"] in ("place-cell", "event-cell"):
            assert drawn.count("+") == len(view["legal"])
            marks.add("cell")
        elif view["decision"] == "buy-building":
            assert "[1]" in drawn or view["legal"] == ["buy:done"]
            marks.add("building")
        elif view["decision"] == "indian-target":
            assert "○" in drawn or "◇" in drawn
            marks.add("piece")
        legal = state.legal(seat)
        state.play(seat, legal[dice.pick(len(legal))], dice)
    assert marks == {"cell", "building", "piece"}


def test_all_hands_are_laid_open_at_the_end() -> None:
    match = some_match(2, 5000)
    assert match.state.over
    board = board_for(GAME, spoken("en"), match.record)
    view = board.laid_open(view_for(match.state, EVERYBODY), match.state.dump())
    assert all(isinstance(seat["hand"], list) for seat in view["seats"])
    assert board.heading(view) == "game over"
    assert board.score(1) == "1 point"
    assert board.legend()
