"""Nothing is lost: games saved, left and taken up again, and files that cannot be."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from farwest.engine.record import Record, load
from farwest.terminal.seating import Sitter
from farwest.terminal.table import Table
from tests.terminal.plays import ALWAYS_FIRST, GAME, farwest, play, some_match


@pytest.mark.parametrize("lines", [1, 9, 27])
def test_a_game_left_and_resumed_is_the_game_played_in_one_go(lines: int, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    play("--bots", "random,tenderfoot", "--save", whole)
    left = play("--bots", "random,tenderfoot", "--save", parts, typed="1\n" * lines)
    assert f"farwest play --resume {parts}" in left.out
    assert load(parts).result is None
    resumed = farwest("play", "--resume", parts, typed=ALWAYS_FIRST)
    assert resumed.code == 0
    assert load(parts).plain() == load(whole).plain()


def test_every_entry_is_on_disk_before_the_next_one(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table = Table.new(GAME, [Sitter("Ann"), Sitter("Bob")], {}, path=file)
    counts = []
    while not table.over:
        seat = table.owing()[0]
        table.act(seat, table.view(seat)["legal"][0])
        counts.append(len(load(file).entries))
    assert counts == list(range(1, table.moves + 1))


def test_a_finished_game_can_be_opened_again_and_shows_its_end(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("--players", "2", "--bots", "random", "--save", file)
    before = file.read_text()
    out = farwest("play", "--resume", file)
    assert out.code == 0
    assert "1st" in out.out
    assert file.read_text() == before


def test_resuming_into_another_file_leaves_the_first_alone(tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    play("--save", first, typed="1\n")
    before = first.read_text()
    farwest("play", "--resume", first, "--save", second, typed="1\n")
    assert first.read_text() == before
    assert len(load(second).entries) > len(load(first).entries)
    assert farwest("play", "--resume", first, "--save", second).code == 2


def test_a_saved_game_is_of_one_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("--save", file, typed="1\n")
    assert farwest("play", "wild-gangs", "--resume", file, typed="").code == 0
    out = farwest("play", "dodge-city", "--resume", file)
    assert (out.code, out.err) == (2, f"{file} is a game of wild-gangs.\n")


# Broken files.


def _finished() -> Record:
    match = some_match(players=2, entries=1000)
    return match.record


def _without(key: str) -> Callable[[dict[str, Any]], None]:
    return lambda data: data.pop(key)


def _with(key: str, value: Any) -> Callable[[dict[str, Any]], None]:
    return lambda data: data.__setitem__(key, value)


DAMAGE: dict[str, Callable[[dict[str, Any]], None]] = {
    "no game": _without("game"),
    "no format": _without("format"),
    "no entries": _without("entries"),
    "no digest": _without("digest"),
    "a newer format": _with("format", 99),
    "a format in letters": _with("format", "one"),
    "another game": _with("game", "poker-night"),
    "newer rules": _with("rules_version", 99),
    "five players": _with("players", 5),
    "players in letters": _with("players", "two"),
    "strange options": _with("options", {"river": "yes"}),
    "no seats": _with("seats", []),
    "another secret": _with("secret", "forged"),
    "another commitment": _with("commitment", "0" * 64),
    "another result": _with("result", {"places": [1, 2], "scores": [1, 0], "reason": "reason-settled"}),
    "an impossible start": _with("start", {"game": "wild-gangs"}),
    "no dice": _with("setup", []),
    "dice that cannot be": _with("setup", [77] * 30),
    "entries in letters": _with("entries", "none"),
    "an entry too short": lambda data: data["entries"].append([0, "card:chief"]),
    "an entry out of turn": lambda data: data["entries"].insert(0, [0, "capture:red", []]),
    "an entry of nobody": lambda data: data["entries"].insert(0, [7, "scout:P1", []]),
    "an entry in no notation": lambda data: data["entries"].insert(0, [0, "sing", []]),
}


@pytest.mark.parametrize("command", [("verify",), ("replay",), ("play", "--resume")], ids=lambda words: words[0])
@pytest.mark.parametrize("damage", DAMAGE, ids=str)
def test_a_damaged_record_gives_one_sentence(damage: str, command: tuple[str, ...], tmp_path: Path) -> None:
    data = json.loads(_finished().to_json())
    DAMAGE[damage](data)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data))
    _refused(file, *command)


@pytest.mark.parametrize("damage", [name for name in DAMAGE if name not in ("no digest", "no game", "no format")])
def test_a_well_sealed_lie_gives_one_sentence_too(damage: str, tmp_path: Path) -> None:
    """The digest is made anew, so that only the content can give the record away."""
    from farwest.engine.record import digest

    data = json.loads(_finished().to_json())
    data.pop("digest")
    DAMAGE[damage](data)
    data["digest"] = digest(data)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data))
    _refused(file, "verify")


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"null", b"\xff\xfe\x00", b'{"format": 1}', b"[" * 100_000, b'"farwest"', b"12"]
)
def test_what_is_no_record_gives_one_sentence(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    for command in (("verify",), ("replay",), ("play", "--resume")):
        _refused(file, *command)


def test_a_missing_file_and_a_folder_give_one_sentence(tmp_path: Path) -> None:
    for command in (("verify",), ("replay",), ("play", "--resume")):
        _refused(tmp_path / "nothing.json", *command)
        _refused(tmp_path, *command)


def _refused(file: Path, *command: str) -> None:
    for lang in ("fr", "en"):
        out = farwest(*command, file, "--lang", lang, typed="1\n")
        assert out.code == 2, out.out
        assert out.out == ""
        assert len(out.err.splitlines()) == 1
        assert out.err.startswith(str(file))
        assert "Traceback" not in out.err


def test_a_game_without_its_secret_cannot_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    some_match(entries=10).record.save(file)
    out = farwest("play", "--resume", file)
    assert out.code == 2
    assert "secret" in out.err


# Positions.


def test_a_game_can_begin_from_a_position(tmp_path: Path) -> None:
    position, file = tmp_path / "position.json", tmp_path / "game.json"
    state = some_match(players=2, entries=30).state
    position.write_text(json.dumps(state.dump()))
    out = play("--from", position, "--bots", "random", "--save", file)
    assert out.code == 0
    record = load(file)
    assert record.start == state.dump()
    assert record.players == 2
    assert farwest("verify", file).code == 0


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"game": "wild-gangs"}', "[" * 100_000, "\x00"])
def test_what_is_no_position_gives_one_sentence(content: str, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(content)
    for lang in ("fr", "en"):
        out = play("--from", file, lang=lang)
        assert (out.code, out.out) == (2, "")
        assert len(out.err.splitlines()) == 1
        assert out.err.startswith(str(file))


def test_a_position_that_is_over_or_for_others_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(some_match(players=2, entries=1000).state.dump()))
    assert "over already" in play("--from", file).err
    file.write_text(json.dumps(some_match(players=2, entries=3).state.dump()))
    assert "for 2 players" in play("--from", file, "--players", "4").err
