"""The screens as text files, to be read by people: `FARWEST_SNAPSHOTS=1 pytest` writes them anew."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from farwest.engine.match import Match
from farwest.terminal import ink
from farwest.terminal.answers import Answers
from farwest.terminal.boards import board_for
from farwest.terminal.screen import Scene, Screen, wrap
from farwest.terminal.show import Terminal
from farwest.terminal.table import Table
from tests.terminal.plays import SECRET, some_match, words

FOLDER = Path(__file__).parent / "snapshots"
SIZES = {"80x24": (80, 23), "100x40": (100, 39), "140x50": (140, 49), "60x24": (60, 23)}
# Moments of a random game: a front and a look of three players, an empty town of two, the end of four.
MOMENTS = {"start-2": (2, 0), "front-3": (3, 43), "look-3": (3, 62), "over-4": (4, 1000)}


def screen_of(match: Match, lang: str, size: str) -> list[str]:
    """What the player who is to decide sees, or everybody at the end."""
    table = Table(match, SECRET)
    spoken = words(lang, match.game)
    board = board_for(match.game, spoken, match.record)
    screen = Screen(board, spoken)
    seat = -1 if match.state.over else int(match.state.actor)
    answers = Answers(table, screen, Terminal(), spoken)
    choices = [] if seat < 0 else answers.choices(seat)
    names = ["Léa", "Marco", "", spoken.say("bot-deputy")][: match.record.players]
    scene = Scene(table.view(seat), names, table.facts(seat), 3, choices)
    width, height = SIZES[size]
    lines = screen.lines(scene, width, height)
    console = Console(width=width, theme=ink.THEME, color_system=None, file=None, record=False, force_terminal=False)
    with console.capture() as captured:
        for line in lines:
            console.print(line, no_wrap=True, overflow="crop", crop=True)
    return captured.get().splitlines()


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_screen_is_as_it_was(moment: str, size: str, lang: str) -> None:
    lines = [line.rstrip() for line in screen_of(some_match(*MOMENTS[moment]), lang, size)]
    file = FOLDER / f"{moment}.{size}.{lang}.txt"
    if os.environ.get("FARWEST_SNAPSHOTS") == "1":
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert "\n".join(lines) + "\n" == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_every_screen_of_a_game_fits_its_window(size: str, lang: str) -> None:
    width, height = SIZES[size]
    for players in (2, 4):
        for entries in range(0, 26 * players, 13):
            match = some_match(players, entries)
            lines = screen_of(match, lang, size)
            assert len(lines) <= height, (players, entries)
            assert max(map(len, lines)) <= width, (players, entries)
            assert match.state.over or any(line.startswith(" ▸") for line in lines)


def test_lines_break_between_words_and_keep_their_styles() -> None:
    text = Text.assemble(("one two", "bold"), " three\u00a0: four", (" five", "red"))
    lines = wrap(text, 9)
    assert [line.plain for line in lines] == ["one two", "three\u00a0:", "four five"]
    assert [span.style for line in lines for span in line.spans] == ["bold", "red"]
    assert [line.plain for line in wrap(Text("unbreakable"), 4)] == ["unbreakable"]
    assert [line.plain for line in wrap(Text(""), 4)] == [""]
