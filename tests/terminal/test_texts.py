"""The words of the terminal: the same in both languages, none missing, none left over."""

from __future__ import annotations

from importlib import resources

from farwest.terminal.mistakes import TEXT
from farwest.words import SHARED
from farwest.words_check import differences, unmatched
from tests.terminal.plays import GAME

FAMILIES = ["term", "cli", "bc", "co", "dc", "wg"]


def test_both_languages_say_the_same() -> None:
    assert differences(TEXT, SHARED, GAME.files() / "text") == []


def test_every_key_is_asked_for_and_there() -> None:
    package = resources.files("farwest")
    assert unmatched(TEXT, FAMILIES, package / "terminal", package / "cli.py") == []


def test_french_is_set_as_french_is_set() -> None:
    """No-break spaces before : ; ? ! and inside guillemets, typographic apostrophes."""
    for number, line in enumerate((TEXT / "fr.ftl").read_text(encoding="utf-8").splitlines(), 1):
        text = (line.partition(" = ")[2] or line).strip()
        if line.startswith("#") or not text.strip():
            continue
        for wrong in (" :", " ;", " ?", " !", "« ", " »", "'"):
            assert wrong not in text.replace("ou ?", ""), f"line {number}: {wrong!r} in {text!r}"
