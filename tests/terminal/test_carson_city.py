"""Carson City's board in the terminal: every position of a game in every width and both languages."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.engine.core import SPECTATOR
from farwest.games.carson_city import data as D
from farwest.games.carson_city.game import GAME
from farwest.kit.play import story
from farwest.kit.tables import Table
from farwest.terminal.boards import board_for
from farwest.terminal.boards.carson_city import CarsonCityBoard
from farwest.terminal.boards.carson_city_town import WIDTH, mark
from tests.games.carson_city.desk import q
from tests.terminal.plays import words

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
TILES = Table(3, (("duel_mode", "tiles"), ("board_side", "river")))


def drawn(board: CarsonCityBoard, view: dict[str, Any], width: int) -> str:
    names = NAMES[: view["players"]]
    parts = [
        board.town(view, width, roomy=True),
        board.players(view, names, width),
        board.strip(view, names, width),
        board.hand(view, width, roomy=True),
        board.legend(),
    ]
    return "\n".join(line.plain for lines in parts for line in lines)


def board_of(table: Table, lang: str) -> CarsonCityBoard:
    board = board_for(GAME, words(lang, GAME), story(GAME, table, 1).match.record)
    assert isinstance(board, CarsonCityBoard)
    return board


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("table", [Table(4), TILES], ids=str)
def test_every_position_can_be_drawn(table: Table, lang: str) -> None:
    board = board_of(table, lang)
    for state in story(GAME, table, 1).some(12):
        for viewer in (SPECTATOR, 0):
            for width in (60, 80, 120):
                view: dict[str, Any] = state.view(viewer)
                text = drawn(board, view, width)
                assert board.heading(view)
                for seat in range(view["players"]):
                    assert board.words.say(f"colour-{view['seats'][seat]['colour']}") in text
    assert board.score(1) != board.score(2)


def test_the_town_shows_tiles_owners_roads_and_cowboys() -> None:
    town = q(2, tiles={"E4": "saloon", "E5": "house"}, owners={"E4": 0}, standing={"E4": [1], "wages": [0]})
    board = board_of(Table(2), "en")
    view: dict[str, Any] = town.view(0)
    lines = [line.plain for line in board.town(view, 120, roomy=True)]
    row = lines[2 + 2 * 3]  # row 4 of the town
    assert row[:WIDTH].split()[0] == "4"
    assert "SO✚" in row  # Orange's saloon, Green's cowboy
    assert "┃⌂" in row  # the centre with its roads
    assert sum(line.count("^") for line in lines) == 9
    assert any("Wages" in line and line.rstrip().endswith("O") for line in lines)


def test_no_two_buildings_have_the_same_sign() -> None:
    signs = [mark(tile) for tile in D.TILES]
    assert len(set(signs)) == len(signs)


def test_a_resolution_is_told_in_steps_with_its_gains() -> None:
    board = board_of(Table(4), "en")
    facts = story(GAME, Table(4), 1).match.journal.facts
    assert sum(board.begins_step(fact) for fact in facts) > 8
    gains = [gain for gain in map(board.gain, facts) if gain]
    assert all(side.startswith("colour-") for side, _ in gains)
    assert any(board.bullet(fact).plain == "O" for fact in facts)
