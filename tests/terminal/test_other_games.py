"""A game without a drawing of its own is played all the same: pieces by name, sealed choices, a curtain for each."""

from __future__ import annotations

import io

import pytest

from farwest.engine.game import Game
from farwest.terminal.boards import board_for
from farwest.terminal.boards.base import Board
from farwest.terminal.seating import Sitter
from farwest.terminal.session import Session
from farwest.terminal.show import Terminal
from farwest.terminal.table import Table
from tests.kit_games.fists.game import GAME as FISTS
from tests.kit_games.prospectors.game import GAME as PROSPECTORS
from tests.terminal.plays import words

PEOPLE = [Sitter("Ann"), Sitter("Bob")]
BOTS = [Sitter(), Sitter(level="random")]


def typed(
    game: Game, sitters: list[Sitter], lines: str, lang: str, monkeypatch: pytest.MonkeyPatch, **options: str
) -> tuple[Table, str]:
    """Play with these lines and return the table and what was printed."""
    out = io.StringIO()
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    monkeypatch.setattr("sys.stdout", out)
    table = Table.new(game, sitters, options, secret="s")
    terminal = Terminal()
    Session(table, terminal, words(lang, game)).run()
    return table, out.getvalue()


@pytest.mark.parametrize("sitters", [PEOPLE, BOTS], ids=["people", "bots"])
@pytest.mark.parametrize(("game", "lang"), [(FISTS, "en"), (PROSPECTORS, "fr")], ids=["fists", "prospectors"])
def test_a_whole_game(game: Game, sitters: list[Sitter], lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, out = typed(game, sitters, "1\n" * 100, lang, monkeypatch)
    assert table.over
    assert words(lang, game).phrase(table.outcome().reason) in out


def test_the_plain_board_prints_the_pieces_of_the_view() -> None:
    table = Table.new(FISTS, PEOPLE, {}, secret="s")
    board = board_for(FISTS, words("en", FISTS), table.record())
    assert type(board) is Board
    view = table.view(0)
    text = "\n".join(line.plain for line in board.town(view, 80, roomy=True))
    for card in view["hands"][0]:
        assert card in text
    assert "player 1, Ann" in "\n".join(line.plain for line in board.players(view, ["Ann", "Bob"], 80))


def test_a_sealed_choice_can_be_taken_back(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    monkeypatch.chdir(tmp_path_factory.mktemp("home"))
    _, out = typed(FISTS, PEOPLE, "1\n1\nundo\nhelp\n", "en", monkeypatch, double="yes")
    assert "Pass the keyboard to Ann" in out
    assert "You have nothing to take back" in out or "take your choice back" in out
