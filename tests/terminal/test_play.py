"""Whole games typed line by line, in both languages, at every table size."""

from __future__ import annotations

from pathlib import Path

import pytest

from farwest.engine.record import load
from farwest.engine.verify import verify
from tests.terminal.plays import ALWAYS_FIRST, GAME, farwest, play, questions, words

RANKING = {"fr": "1er", "en": "1st"}


@pytest.mark.parametrize(
    ("lang", "players", "bots"),
    [
        ("fr", "2", "deputy"),
        ("en", "2", "random"),
        ("fr", "3", "random,random"),
        ("en", "3", "tenderfoot,random"),
        ("fr", "4", "random,tenderfoot,random"),
        ("en", "4", "random,random,random"),
    ],
)
def test_a_person_plays_a_whole_game_against_bots(lang: str, players: str, bots: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = play("--players", players, "--bots", bots, "--save", file, lang=lang)
    assert (out.code, out.err) == (0, "")
    assert RANKING[lang] in out.out
    record = load(file)
    proof = verify(GAME, record)
    assert proof.match.state.over
    assert proof.draws
    assert str(record.commitment) in out.out
    assert f"farwest verify {file}" in out.out
    assert record.seats == ["", *(f"bot:{level}" for level in bots.split(","))]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_people_alone_play_a_whole_game(lang: str, players: int, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = play("--players", str(players), "--bots", "none", "--save", file, typed=ALWAYS_FIRST * 4, lang=lang)
    assert (out.code, out.err) == (0, "")
    record = load(file)
    assert record.result is not None
    assert questions(out.out) == len(record.entries)
    assert record.seats == [""] * players


def test_without_options_it_is_you_and_two_deputies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    out = farwest("play", "wild-gangs")  # nobody types anything: the game is left at once, and kept
    assert out.code == 0
    assert load(tmp_path / "wild-gangs.json").seats == ["", "bot:deputy", "bot:deputy"]


def test_bots_alone_can_be_watched(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = play("--bots", "random,random", "--players", "2", "--save", file, typed="")
    assert out.code == 0
    assert load(file).result is not None
    assert "You " not in out.out
    assert questions(out.out) == 0


def test_the_same_secret_and_the_same_lines_give_the_same_game(tmp_path: Path) -> None:
    games = [play("--bots", "random,tenderfoot", "--save", tmp_path / name) for name in ("one.json", "two.json")]
    one, two = (load(tmp_path / name) for name in ("one.json", "two.json"))
    assert one.plain() == two.plain()
    assert games[0].out == games[1].out.replace("two.json", "one.json")


def test_gangs_names_and_seats_as_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    asked = ["--players", "4", "--bots", "2=random,4=tenderfoot", "--names", "Léa, Marco"]
    out = play(*asked, "--option", "gangs=black,yellow,red,blue", "--save", file, typed="")
    record = load(file)
    assert record.seats == ["Léa", "bot:random", "Marco", "bot:tenderfoot"]
    assert record.options == {"gangs": ["black", "yellow", "red", "blue"]}
    assert "■ Crows, Léa" in out.out


def test_words_and_notation_play_too(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = "scout:P2\np5\nlook P3\n"
    out = play("--players", "2", "--bots", "none", "--save", file, typed=typed)
    assert [entry.text for entry in load(file).entries] == ["scout:P2", "scout:P5", "scout:P3"]
    assert "not" not in out.err


def test_the_resolution_is_told_and_adds_up(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = play("--bots", "random,random", "--save", file).out
    told = out[out.index("Placement is over") :] if "Placement is over" in out else out
    result = load(file).result
    assert result is not None
    assert told.count("Heist") >= 1
    scores = result["scores"]
    assert isinstance(scores, list)
    for score in scores:
        assert isinstance(score, int)
        assert words("en").say("money", amount=score) in told


def test_a_new_game_never_overwrites_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("mine")
    out = play("--save", file)
    assert out.code == 2
    assert out.err == f"{file} is there already: go on with that game by --resume, or choose another name.\n"
    assert file.read_text() == "mine"


def test_a_folder_that_takes_no_files_is_said_before_the_game(tmp_path: Path) -> None:
    out = play("--save", tmp_path / "nowhere" / "game.json")
    assert out.code == 2
    assert out.out == ""
    assert out.err.startswith("The game could not be saved in ")
    assert len(out.err.splitlines()) == 1
