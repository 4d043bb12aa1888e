"""Games typed into the terminal, line by line, and what came out."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from click.testing import CliRunner

from farwest.cli import main
from farwest.engine.core import Dice
from farwest.engine.game import Game
from farwest.engine.match import Match
from farwest.games import GAMES
from farwest.terminal.mistakes import TEXT
from farwest.words import Words, game_words

GAME = GAMES.find("wild-gangs")
SECRET = "a fair deal"
ALWAYS_FIRST = "1\n" * 80  # the first choice of every decision, and no end of them


class Out(NamedTuple):
    """What a command printed, and how it ended."""

    code: int
    out: str
    err: str


def farwest(*args: str | Path, typed: str = "", columns: int = 100, lang: str | None = None) -> Out:
    """Run the command with these lines on its standard input."""
    env = {"COLUMNS": str(columns), "LINES": "40", "FARWEST_LANG": lang, "LANG": "en_GB.UTF-8", "LC_ALL": None}
    result = CliRunner(env=env).invoke(main, [str(arg) for arg in args], input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Out(result.exit_code, result.stdout, result.stderr)


def play(*args: str | Path, typed: str = ALWAYS_FIRST, lang: str = "en", columns: int = 100) -> Out:
    """A game of Wild Gangs on known dice."""
    return farwest("play", GAME.id, "--secret", SECRET, "--lang", lang, *args, typed=typed, columns=columns)


def words(lang: str, game: Game = GAME) -> Words:
    return game_words(game, lang, TEXT)


def questions(out: str) -> int:
    """How many decisions were put to people."""
    return len(re.findall(r"^ ▸ .*WG-[\d.]+$", out, re.MULTILINE))


@cache
def some_match(players: int = 3, entries: int = 40) -> Match:
    """A game played at random for a while, or to its end. To be looked at, not to be played on with."""
    match = Match.new(GAME, players, None, [""] * players, secret=SECRET)
    dice = Dice(5)
    while not match.state.over and len(match.entries) < entries:
        seat = match.state.actor
        legal = match.state.legal(seat)
        match.play(seat, GAME.text(legal[dice.pick(len(legal))]))
    return match
