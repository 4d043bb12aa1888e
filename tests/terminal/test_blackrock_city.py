"""Blackrock City in the terminal: the screens as text files, every screen in its window, nothing secret on it."""

from __future__ import annotations

import os
from functools import cache

import pytest

from farwest.engine.core import SPECTATOR, Dice
from farwest.engine.journal import Fact
from farwest.engine.match import Match
from farwest.games import GAMES
from farwest.terminal.boards import board_for
from farwest.terminal.boards.blackrock_city import BlackrockCityBoard
from tests.terminal.plays import SECRET, farwest, words
from tests.terminal.test_snapshots import FOLDER, SIZES, screen_of

GAME = GAMES.find("blackrock-city")
# Moments of a random game: the dummy has staked, a stake is put together, the end of four.
MOMENTS = {"bc-start-2": (2, 0), "bc-stake-3": (3, 17), "bc-over-4": (4, 1000)}


@cache
def some_match(players: int, entries: int, clocks: str = "off") -> Match:
    """A game played at random for a while, or to its end."""
    match = Match.new(GAME, players, {"clocks": clocks}, [""] * players, secret=SECRET)
    dice = Dice(3)
    while not match.state.over and len(match.entries) < entries:
        seat = int(match.state.actor)
        legal = match.state.legal(seat)
        match.play(seat, GAME.text(legal[dice.pick(len(legal))]))
    return match


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("size", ["80x24", "100x40", "60x24"])
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
    for players in (2, 3, 4):
        for entries in range(0, 60, 11):
            lines = screen_of(some_match(players, entries), lang, size)
            assert len(lines) <= height, (players, entries)
            assert max(map(len, lines)) <= width, (players, entries)


def board(players: int, entries: int) -> tuple[BlackrockCityBoard, Match]:
    match = some_match(players, entries)
    drawn = board_for(GAME, words("en", GAME), match.record)
    assert isinstance(drawn, BlackrockCityBoard)
    return drawn, match


def test_only_the_own_cubes_are_shown() -> None:
    drawn, match = board(3, 12)
    names = ["Ann", "Bob", "Cy"]
    rows = [line.plain.split()[-1] for line in drawn.players(match.state.view(1), names, 60)[1:]]
    assert [row == "?" for row in rows] == [True, False, True]
    assert [line.plain.split()[-1] for line in drawn.players(match.state.view(SPECTATOR), names, 60)[1:]] == ["?"] * 3
    assert "Behind your screen" in drawn.hand(match.state.view(1), 80, False)[0].plain
    assert drawn.hand(match.state.view(SPECTATOR), 80, False) == []


def test_open_counts_show_totals() -> None:
    drawn, match = board(3, 12)
    view = {**match.state.view(0), "open_counts": True}
    rows = [line.plain.split()[-1] for line in drawn.players(view, ["", "", ""], 60)[2:]]
    assert all(row.isdigit() for row in rows)


def test_laid_open_every_screen_is_lifted() -> None:
    drawn, match = board(3, 12)
    opened = drawn.laid_open(match.state.view(SPECTATOR), match.state.dump())
    assert all(seat["gold"] is not None for seat in opened["seats"])


def test_the_sheriff_and_the_pawn_stand_in_the_ring_and_in_the_list() -> None:
    drawn, match = board(4, 20)
    view = match.state.view(SPECTATOR)
    for width in (80, 40):
        text = "\n".join(line.plain for line in drawn.town(view, width, False))
        assert text.count("★") == 1
        assert text.count("stagecoach") == 1


def test_steps_of_a_phase_and_signs_of_the_journal() -> None:
    drawn, match = board(4, 1000)
    facts: list[Fact] = match.journal.facts
    assert {fact.key for fact in facts if drawn.begins_step(fact)} >= {"told-won", "told-arrived"}
    assert drawn.bullet(next(fact for fact in facts if fact.key == "told-staked")).plain in "◆▲●■"
    assert drawn.bullet(next(fact for fact in facts if fact.key == "told-sheriff")).plain == "·"
    assert drawn.score(1) == "1 cube"
    assert drawn.legend()


@pytest.mark.rule("BC-5.25")
@pytest.mark.parametrize("command", ["play", "arena"])
@pytest.mark.parametrize(("lang", "words"), [("fr", "laissez les horloges de côté"), ("en", "leave the clocks off")])
def test_where_nobody_measures_time_there_are_no_clocks(command: str, lang: str, words: str) -> None:
    asked = farwest(command, GAME.id, "--option", "clocks=realtime", "--lang", lang)
    assert asked.code == 2
    assert words in asked.err
    assert "BC-5.25" in asked.err
