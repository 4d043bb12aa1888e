"""The command line: what it says, what it refuses, how it ends."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from rich.text import Text

import farwest as package
from farwest.cli import main
from farwest.engine.guide import read_guide
from farwest.engine.record import load
from farwest.engine.verify import verify
from tests.terminal.plays import GAME, farwest, play, some_match

COMMANDS = sorted(main.commands)


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a finished game."""
    file = tmp_path / "finished.json"
    some_match(players=2, entries=1000).record.save(file)
    return file


# Help.


def test_help_lists_the_commands() -> None:
    out = farwest("--help")
    assert (out.code, out.err) == (0, "")
    assert all(f"  {command} " in out.out for command in COMMANDS)
    assert farwest().out == out.out
    assert farwest("-h").out == out.out


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_explains_itself(command: str) -> None:
    out = farwest(command, "--help")
    assert (out.code, out.err) == (0, "")
    assert "--lang" in out.out
    assert len(out.out.splitlines()) > 5


def test_help_is_instant() -> None:
    """Nothing of the house is imported for it, and no text file is read."""
    code = (
        "import sys; from farwest.cli import main\n"
        "try: main(['play', '--help'])\n"
        "except SystemExit: print(sorted(m for m in sys.modules if m.startswith(('farwest', 'rich', 'fluent'))))"
    )
    env = {**os.environ, "FARWEST_INTERPRETED": "1"}
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env)
    ours = ["farwest", "farwest._compiled", "farwest.cli", "farwest.web", "farwest.web.commands"]
    assert result.stdout.splitlines()[-1] == repr(ours)


def test_version() -> None:
    assert farwest("--version").out == f"farwest {package.__version__}\n"


# One sentence, in the language asked for, and exit code 2.

WRONG: dict[str, tuple[list[str], str]] = {
    "no such command": (["dance"], "arena, backup, export, games, play, replay, rules, serve, verify"),
    "no such option": (["play", "--wings"], "--players"),
    "no game": (["play"], "wild-gangs"),
    "unknown game": (["play", "dodge"], "wild-gangs"),
    "unknown game to let bots play": (["arena", "dodge"], "wild-gangs"),
    "unknown rules": (["rules", "dodge"], "wild-gangs"),
    "no game for the rules": (["rules"], "GAME"),
    "unknown level": (["play", "wild-gangs", "--bots", "wizard"], "random, tenderfoot, deputy"),
    "unknown level in a series": (["arena", "wild-gangs", "--bots", "wizard"], "random, tenderfoot, deputy"),
    "seats in a series": (["arena", "wild-gangs", "--bots", "1=random"], ""),
    "no bots in a series": (["arena", "wild-gangs", "--bots", "none"], ""),
    "too many bots in a series": (["arena", "wild-gangs", "--players", "2", "--bots", "random,random,random"], "2"),
    "too many players": (["play", "wild-gangs", "--players", "9"], "2, 3, 4"),
    "too many players in a series": (["arena", "wild-gangs", "--players", "9"], "2, 3, 4"),
    "players in letters": (["play", "wild-gangs", "--players", "many"], "--players"),
    "no games": (["arena", "wild-gangs", "--games", "0"], "--games"),
    "no jobs": (["arena", "wild-gangs", "--jobs", "0"], "--jobs"),
    "no game for the arena": (["arena", "--bots", "random,random"], "wild-gangs"),
    "a program that is not there": (["arena", "wild-gangs", "--bots", "random,exec:./nowhere"], "./nowhere"),
    "a program without a name": (["arena", "wild-gangs", "--bot", "true"], "true"),
    "a named program that is not there": (["arena", "wild-gangs", "--bot", "mine=./nowhere"], "./nowhere"),
    "nothing to go on with": (["arena", "--resume", "nowhere.jsonl"], "nowhere.jsonl"),
    "two files for one series": (["arena", "--resume", "x", "--state", "y"], "--resume"),
    "an unknown option in the arena": (["arena", "wild-gangs", "--option", "river=yes"], "gangs"),
    "unknown option of the game": (["play", "wild-gangs", "--option", "river=yes"], "gangs"),
    "an option without a value": (["play", "wild-gangs", "--option", "gangs"], "red, blue, yellow, black"),
    "an impossible value": (["play", "wild-gangs", "--option", "gangs=red,red,red"], "red, blue, yellow, black"),
    "one word too many": (["games", "all"], "all"),
    "no such rule": (["rules", "wild-gangs", "WG-5.77"], "WG-5.7"),  # no such rule
    "a rule of another game": (["rules", "wild-gangs", "XX-1"], "XX-1"),
    "nothing found": (["rules", "wild-gangs", "--search", "submarine"], "submarine"),
    "no tests": (["rules", "wild-gangs", "--coverage", "--tests", "nowhere"], "nowhere"),
    "other wishes for a saved game": (["play", "--resume", "x.json", "--bots", "random"], "bots"),
    "a position that is not there": (["play", "wild-gangs", "--from", "nowhere.json"], "nowhere.json"),
    "a record that is not there": (["verify", "nowhere.json"], "nowhere.json"),
    "a database that is not there": (["backup", "x", "--database", "sqlite:///nowhere/x.db"], "unable to open"),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_said_in_one_sentence(case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    args, named = WRONG[case]
    said = {}
    for lang in ("fr", "en"):
        out = farwest(*args, "--lang", lang)
        assert (out.code, out.out) == (2, "")
        assert len(out.err.splitlines()) == 1
        assert named in out.err
        said[lang] = out.err
    assert said["fr"] != said["en"]


@pytest.mark.parametrize("command", [["games"], ["rules", "wild-gangs"], ["play", "wild-gangs"], ["dance"]])
def test_an_unknown_language_lists_those_there_are(command: list[str]) -> None:
    out = farwest(*command, "--lang", "klingon")
    assert (out.code, out.out) == (2, "")
    assert len(out.err.splitlines()) == 1
    assert command == ["dance"] or "fr, en" in out.err


def test_the_language_comes_from_the_option_the_variable_or_the_system() -> None:
    assert "Joueurs" in farwest("games", "--lang=fr").out
    assert "Joueurs" in farwest("games", lang="fr").out
    assert "Players" in farwest("games", "--lang", "en", lang="fr").out
    assert "Players" in farwest("games").out
    assert farwest("dance", "--lang=fr").err.startswith("Pas de commande")


# Games and rules.


def test_games_with_players_and_options() -> None:
    out = farwest("games").out
    assert "wild-gangs" in out
    assert "2, 3, 4" in out
    assert "--option gangs=" in out
    assert "red, blue, yellow, black" in out


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_rules_whole_one_and_by_word(lang: str) -> None:
    guide = read_guide(GAME.files(), lang)
    whole = farwest("rules", "wild-gangs", "--lang", lang)
    assert whole.code == 0
    assert all(f"{id} " in whole.out for id in guide.rules)
    one = farwest("rules", "wild-gangs", "wg-5.7", "--lang", lang).out
    assert one.startswith("WG-5.7 ")
    assert "WG-5.8 " not in one
    found = farwest("rules", "wild-gangs", "--search", "poker", "--lang", lang).out
    assert found.startswith("WG-")
    assert "WG-5.7" in found


def test_coverage_names_the_tests_of_each_rule(tmp_path: Path) -> None:
    ids = list(read_guide(GAME.files(), "en").rules)
    tests = tmp_path / "tests"
    tests.mkdir()
    lines = [f'def test_{n}() -> None:\n    """{id}"""\n' for n, id in enumerate(ids)]
    (tests / "test_all.py").write_text("\n".join(lines))
    full = farwest("rules", "wild-gangs", "--coverage", "--tests", tests)
    assert full.code == 0
    assert all(id in full.out for id in ids)
    assert "tests/test_all.py::test_0" in full.out
    (tests / "test_all.py").write_text("\n".join(lines[1:]))
    short = farwest("rules", "wild-gangs", "--coverage", "--tests", tests, "--lang", "fr")
    assert short.code == 1
    assert "dont une sans test" in short.out
    assert short.out.count("✗") == 1


# Verify.


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_verify_says_what_it_checked(finished: Path, lang: str) -> None:
    out = farwest("verify", finished, "--lang", lang)
    assert (out.code, out.err) == (0, "")
    assert out.out.count("✓") == 5
    assert str(load(finished).commitment) in out.out


def test_verify_lists_the_draws(finished: Path) -> None:
    lines = farwest("verify", finished, "--draws").out.splitlines()
    draws = verify(GAME, load(finished)).draws
    assert draws
    table = lines[-len(draws) :]
    for line, draw in zip(table, draws, strict=True):
        assert line.split()[0] == str(draw.number)
        assert line.split()[-2:] == [str(draw.among), str(draw.outcome)]


def test_verify_says_what_could_not_be_checked(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    some_match(entries=12).record.save(file)
    out = farwest("verify", file)
    assert out.code == 0
    assert "not published" in out.out
    assert "not over" in out.out
    farwest("arena", "wild-gangs", "--games", "1", "--bots", "random", "--records", tmp_path / "records")
    assert "nothing proves" in farwest("verify", tmp_path / "records" / "00001.json").out


def test_a_forged_draw_is_found(finished: Path) -> None:
    """Two loot tiles that nobody would miss, exchanged: the game goes on as before, but the secret does not say so."""
    record = load(finished)
    for at, outcome in enumerate(record.setup):
        record.setup[at] = 0 if outcome else 1
        record.save(finished)
        out = farwest("verify", finished)
        assert out.code == 2
        assert len(out.err.splitlines()) == 1
        record.setup[at] = outcome


# The arena.


def test_a_series_with_its_table_records_figures_and_picture(tmp_path: Path) -> None:
    args = ["arena", "wild-gangs", "--games", "4", "--bots", "tenderfoot,random", "--seed", "7"]
    files: list[str | Path] = [
        "--records",
        tmp_path / "records",
        "--json",
        tmp_path / "result.json",
        "--plot",
        tmp_path / "result.svg",
    ]
    out = farwest(*args, *files)
    assert (out.code, out.err) == (0, "")
    assert "Tenderfoot" in out.out
    assert out.out.count("%") >= 8
    assert "4 games on 2 deals" in out.out
    records = sorted((tmp_path / "records").iterdir())
    assert len(records) == 4
    assert all(farwest("verify", record).code == 0 for record in records)
    assert (tmp_path / "result.svg").read_text().startswith("<svg")
    data = json.loads((tmp_path / "result.json").read_text())
    assert (data["game"], data["players"], data["games"], data["seed"]) == ("wild-gangs", 2, 4, 7)
    assert [bot["name"] for bot in data["bots"]] == ["tenderfoot", "random"]
    assert sum(bot["win_share"] for bot in data["bots"]) == pytest.approx(1)
    for bot in data["bots"]:
        assert bot["low"] <= bot["win_share"] <= bot["high"]
        assert bot["rating"] > 0
        assert bot["ms_per_decision"] > 0


def test_figures_alone_and_the_same_again() -> None:
    args = ["arena", "wild-gangs", "--games", "2", "--players", "3", "--bots", "random", "--json", "-"]
    one, two = (json.loads(farwest(*args, "--lang", lang).out) for lang in ("fr", "en"))
    for data in (one, two):
        for bot in data["bots"]:
            bot.pop("ms_per_decision")
    assert one == two
    assert [bot["name"] for bot in one["bots"]] == ["random", "random", "random"]


def test_a_series_goes_on_from_its_file_and_from_no_other(tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    args = ["arena", "wild-gangs", "--bots", "tenderfoot,random", "--seed", "3"]
    farwest(*args, "--games", "2", "--state", state)
    assert "2 games" in farwest("arena", "--resume", state).out
    assert "4 games" in farwest("arena", "--resume", state, "--games", "4").out
    assert len(state.read_text().splitlines()) == 5
    out = farwest(*args[:-1], "4", "--state", state)
    assert out.code == 2
    assert "seed" in out.err
    assert "seed" in farwest("arena", "--resume", state, "--seed", "4").err


def test_a_bot_that_fails_is_told(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text("raise SystemExit(4)")
    named = f"broken={sys.executable} {program}"
    out = farwest("arena", "wild-gangs", "--games", "1", "--bots", "random,broken", "--bot", named)
    assert out.code == 0
    assert "broken failed" in out.out
    assert "status 4" in out.out


def test_a_folder_or_file_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    args = ["arena", "wild-gangs", "--games", "1", "--bots", "random"]
    nowhere = tmp_path / "no" / "where"
    for option, path in (
        ("--records", tmp_path / "file"),
        ("--json", nowhere),
        ("--plot", nowhere),
        ("--state", nowhere),
    ):
        out = farwest(*args, option, path)
        assert (out.code, out.out) == (2, "")
        assert len(out.err.splitlines()) == 1


# Whatever the world does.


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    code = "from farwest.cli import main; main()"
    command = [sys.executable, "-c", code, "rules", "wild-gangs"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    errors = process.stderr.read().decode()
    process.stderr.close()
    assert process.wait() == 0
    assert "Traceback" not in errors


def test_a_terminal_without_the_signs_shows_others(tmp_path: Path) -> None:
    code = "from farwest.cli import main; main()"
    command = [
        sys.executable,
        "-c",
        code,
        "play",
        "wild-gangs",
        "--bots",
        "none",
        "--save",
        "game.json",
        "--lang",
        "fr",
    ]
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    result = subprocess.run(command, input=b"\xff\xfe\n1\n", capture_output=True, env=env, cwd=tmp_path, check=False)
    assert result.returncode == 0
    assert b"Traceback" not in result.stderr
    assert len(load(tmp_path / "game.json").entries) == 1


def test_a_bot_that_fails_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from farwest.bots.random_bot import RandomBot

    def stumble(*_: object) -> str:
        raise RuntimeError("ouch")

    monkeypatch.setattr(RandomBot, "choose", stumble)
    out = play("--players", "2", "--bots", "random", "--save", tmp_path / "game.json")
    assert out.code == 0
    assert "stumbled" in out.out
    assert load(tmp_path / "game.json").result is not None


def test_on_a_terminal_the_rules_go_through_the_pager(monkeypatch: pytest.MonkeyPatch) -> None:
    """With colours where the pager shows them; an empty PAGER means none."""
    from rich.console import Console

    from farwest.terminal.show import print_paged

    paged: list[str] = []
    monkeypatch.setattr("click.echo_via_pager", paged.append)
    monkeypatch.delenv("LESS", raising=False)
    monkeypatch.delenv("PAGER", raising=False)
    console = Console(force_terminal=True, color_system="standard", file=io.StringIO(), width=60)
    print_paged(console, Text("red", "red"))
    assert paged == ["\x1b[31mred\x1b[0m\n"]
    assert "R" in os.environ["LESS"]
    monkeypatch.setenv("PAGER", "")
    print_paged(console, Text("red", "red"))
    assert len(paged) == 1
