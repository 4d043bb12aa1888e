"""Colorado County in the terminal: everything public is drawn, everybody's own cowboys and nobody else's."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.engine.core import SPECTATOR, Dice
from farwest.engine.match import Match
from farwest.games.colorado_county.game import GAME
from farwest.kit.play import random_move
from farwest.terminal.boards import board_for
from farwest.terminal.boards.colorado_county import MAP_WIDTH, ColoradoCountyBoard
from tests.terminal.plays import words

NAMES = ["Léa", "Marco", "", "Zoé"]


def played(players: int, moves: int, seed: int = 3, **options: str) -> Match:
    dice = Dice(seed)
    match = Match.simulate(GAME, players, options, dice)
    while moves > 0 and not match.state.over:
        match.play(*random_move(GAME, match.state, dice))
        moves -= 1
    return match


def board_of(match: Match, lang: str = "en") -> ColoradoCountyBoard:
    board = board_for(GAME, words(lang, GAME), match.record)
    assert isinstance(board, ColoradoCountyBoard)
    return board


def drawn(match: Match, viewer: int, lang: str = "en", width: int = 100, roomy: bool = True) -> str:
    board, view = board_of(match, lang), match.state.view(viewer)
    lines = [*board.town(view, width, roomy), *board.players(view, NAMES[: match.record.players], width)]
    lines += [*board.strip(view, NAMES[: match.record.players], width), *board.hand(view, width, roomy)]
    return "\n".join([board.heading(view), *(line.plain for line in lines)])


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("width", [40, 100])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_moment_can_be_drawn(players: int, width: int, lang: str) -> None:
    for moves in (0, 30, 60, 150, 1000):
        match = played(players, moves)
        for viewer in (SPECTATOR, 0, players - 1):
            for roomy in (False, True):
                text = drawn(match, viewer, lang, width, roomy)
                assert "?" not in text
                assert len(text.splitlines()) > match.record.players


def test_the_map_shows_lakes_flags_and_markers() -> None:
    match = played(3, 80)
    view: Any = match.state.view(0)
    text = drawn(match, 0)
    assert text.count("~8~") == 7
    assert text.count("~3~") == 1
    marks = "▲●◆"
    for seat in range(3):
        assert sum(line.count(marks[seat]) for line in text.splitlines()[2:12]) == view["seats"][seat]["plots"]


def test_a_narrow_window_gets_lists() -> None:
    match = played(3, 80)
    narrow = drawn(match, 0, width=MAP_WIDTH - 1)
    view: Any = match.state.view(0)
    for cell in view["markers"]:
        assert cell in narrow


def test_only_own_cowboys_are_drawn() -> None:
    match = played(3, 26)
    view: Any = match.state.view(1)
    mine = view["seats"][1]["hand"]
    assert all(f" {number}" in drawn(match, 1) for number in mine)
    assert "Your cowboys" not in drawn(match, SPECTATOR)


def test_choices_are_bracketed_and_the_fist_is_marked() -> None:
    match = played(2, 1)
    seat = int(match.state.actor)
    assert drawn(match, seat).count("[") == len(match.state.legal(seat))
    bidding = played(3, 24)
    while bidding.state.view(0)["step"] != "count":
        bidding.play(*random_move(GAME, bidding.state, Dice(len(bidding.entries))))
    bidding.play(0, "count:2")
    token = GAME.text(bidding.state.legal(0)[-1])
    bidding.play(0, token)
    assert bidding.state.can_retract(0)
    assert f"({token.partition(':')[2]})" in drawn(bidding, 0)


def test_the_journal_has_signs_steps_and_gains() -> None:
    match = played(3, 1000)
    board = board_of(match)
    facts = match.journal.facts
    assert any(board.begins_step(fact) for fact in facts)
    gained: dict[str, int] = {}
    for fact in facts:
        gain = board.gain(fact)
        if gain:
            gained[gain[0]] = gained.get(gain[0], 0) + gain[1]
    sides = GAME.sides(3, GAME.read_options(3, {}))
    assert [gained.get(side, 0) for side in sides] == [int(match.state.score(seat)) for seat in range(3)]
    assert board.bullet(facts[0]).plain in "▲●◆■"
    assert board.score(1) == "1 point"
    assert len(board.legend()) == 2
