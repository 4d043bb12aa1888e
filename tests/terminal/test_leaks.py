"""What reaches the screen depends on what the viewer may know and on nothing else, to the last byte."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from farwest.engine.core import Dice, State
from farwest.terminal.boards import board_for
from farwest.terminal.boards.base import Board
from farwest.terminal.screen import Scene, Screen
from tests.terminal.plays import GAME, play, some_match, words

QUESTIONS = "?\n? 1\nwhy card:chief\nwhy front:NW.N\nwhy peek:slot:N1\nhint\njournal\ntown\nhelp\nwhy bank\nwhy chief\n"
SIZES = [(80, 23), (100, 39), (140, 49), (60, 23), (100, None)]


def twin_of(state: State, viewer: int, seed: int) -> State:
    """A position that the viewer cannot tell from the true one."""
    twin = state.clone()
    twin.redeal(viewer, Dice(seed))
    return twin


def drawn(state: State, viewer: int, board: Board) -> list[tuple[str, object]]:
    """Every screen of this viewer, letters and colours."""
    screen = Screen(board, board.words)
    scene = Scene(state.view(viewer), ["Ann", "Bob", "Cleo", "Dan"][: state.players])
    lines = [line for width, height in SIZES for line in screen.lines(scene, width, height)]
    return [(line.plain, line.spans) for line in lines]


@pytest.mark.parametrize(("players", "plain", "step"), [(2, False, 12), (3, False, 16), (4, False, 24), (3, True, 40)])
def test_twins_give_equal_screens(players: int, plain: bool, step: int) -> None:
    differing = 0
    for entries in range(1, 26 * players, step):
        match = some_match(players, entries)
        board = board_for(GAME, words("en"), match.record)
        if plain:
            board = Board(GAME, words("en"), board.sides)
        for viewer in range(-1, players):
            twin = twin_of(match.state, viewer, entries)
            differing += twin.dump() != match.state.dump()
            assert drawn(twin, viewer, board) == drawn(match.state, viewer, board)
    assert differing > players  # else the twins were no twins


@pytest.mark.parametrize("entries", [0, 2, 9, 23, 31])
def test_twins_give_equal_answers(entries: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that can be asked at a decision, asked through the command itself."""
    monkeypatch.chdir(tmp_path)
    match = some_match(3, entries)
    seat = int(match.state.actor)
    outputs = set()
    for state in (match.state, twin_of(match.state, seat, 1), twin_of(match.state, seat, 2)):
        Path("game.json").unlink(missing_ok=True)
        Path("position.json").write_text(json.dumps(state.dump()))
        out = play("--from", "position.json", "--save", "game.json", "--bots", "none", typed=QUESTIONS)
        assert out.code == 0
        outputs.add(out.out)
    assert len(outputs) == 1
