"""Who sits where."""

from __future__ import annotations

import pytest

from farwest.terminal.seating import Sitter, Wrong, arrange, read_sitter
from tests.terminal.plays import GAME, words


def seats(players: int | None = None, bots: str | None = None, *names: str) -> list[str]:
    return [sitter.text() for sitter in arrange(GAME, players, bots, names)]


def test_defaults() -> None:
    deputy = "bot:deputy"
    assert seats() == ["", deputy, deputy]
    assert seats(4) == ["", deputy, deputy, deputy]
    assert seats(None, "random") == ["", "bot:random"]
    assert seats(None, "random,random,random") == ["", *["bot:random"] * 3]
    assert seats(None, "none") == ["", ""]
    assert seats(None, None, "Ann", "Bob") == ["Ann", "Bob", deputy]
    assert seats(None, None, "Ann", "Bob", "Cleo", "Dan") == ["Ann", "Bob", "Cleo", "Dan"]
    assert seats(None, "none", "Ann", "Bob", "Cleo") == ["Ann", "Bob", "Cleo"]


def test_bots_take_the_last_seats_or_the_ones_they_name() -> None:
    assert seats(4, "random,deputy") == ["", "", "bot:random", "bot:deputy"]
    assert seats(4, "1=random,deputy", "Ann") == ["bot:random", "Ann", "", "bot:deputy"]
    assert seats(2, "random,deputy") == ["bot:random", "bot:deputy"]


@pytest.mark.parametrize(
    ("players", "bots", "names", "key"),
    [
        (5, None, [], "cli-players"),
        (1, None, [], "cli-players"),
        (None, "random,random,random,random,random", [], "cli-players"),
        (2, "random,random,random", [], "cli-too-many-bots"),
        (3, "4=random", [], "cli-too-many-bots"),
        (3, "0=random", [], "cli-bot-seat"),
        (3, "x=random", [], "cli-bot-seat"),
        (3, "1=random,1=random", [], "cli-bot-seat"),
        (3, "sheriff", [], "cli-level"),
        (2, "random", ["Ann", "Bob"], "cli-too-many-names"),
        (2, "random,random", ["Ann"], "cli-too-many-names"),
        (3, None, ["x" * 33], "cli-name"),
        (3, None, ["bot:random"], "cli-name"),
        (3, None, ["\x1b\x07"], "cli-name"),
    ],
)
def test_what_cannot_be(players: int | None, bots: str | None, names: list[str], key: str) -> None:
    with pytest.raises(Wrong) as wrong:
        arrange(GAME, players, bots, names)
    assert wrong.value.phrase.key == key
    for lang in ("fr", "en"):
        assert words(lang).phrase(wrong.value.phrase)


def test_names_are_shown_without_what_could_move_the_cursor() -> None:
    assert seats(None, None, " A\x1b[2Jn  n ")[0] == "A[2Jn n"


def test_a_record_may_name_a_bot_that_is_no_more() -> None:
    assert read_sitter("bot:wizard") == Sitter(level="deputy")
    assert read_sitter("bot:random") == Sitter(level="random")
    assert read_sitter("Léa").called(words("fr")) == "Léa"
    assert read_sitter("bot:deputy").called(words("fr")) == "Adjoint"
