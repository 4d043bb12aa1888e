"""Series of one bot against another, for every number of players, that may be stopped and go on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench import levels

QUICK = ["wild-gangs", "--first", "deputy", "--second", "random", "--jobs", "0"]


def test_every_number_of_players_gets_a_row_and_whole_deals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "levels.json"
    assert levels.main([*QUICK, "--games", "2", "--folder", str(tmp_path), "--out", str(out)]) == 0
    rows = capsys.readouterr().out.splitlines()[2:]
    assert [row.split(" | ")[1] for row in rows] == ["2", "3", "4"]
    assert [found["games"] for found in json.loads(out.read_text())] == [2, 3, 4]


def test_more_games_are_added_to_those_that_are_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = [*QUICK, "--players", "2", "--folder", str(tmp_path)]
    levels.main([*asked, "--games", "2"])
    [kept] = tmp_path.glob("*.jsonl")
    before = kept.read_text().splitlines()
    levels.main([*asked, "--games", "4"])
    assert kept.read_text().splitlines()[1:3] == before[1:3]
    assert " of 4 | " in capsys.readouterr().out.splitlines()[-1]


def test_without_more_games_the_figures_are_those_of_the_games_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    levels.main([*QUICK, "--players", "2", "--games", "4", "--folder", str(tmp_path)])
    told = capsys.readouterr().out
    levels.main([*QUICK, "--games", "0", "--folder", str(tmp_path)])
    assert capsys.readouterr().out == told
    assert len(list(tmp_path.glob("*.jsonl"))) == 1


def test_other_deals_are_a_series_of_their_own(tmp_path: Path) -> None:
    asked = [*QUICK, "--players", "2", "--games", "2", "--folder", str(tmp_path)]
    levels.main([*asked, "--seed", "1"])
    levels.main([*asked, "--seed", "2"])
    assert len(list(tmp_path.glob("*.jsonl"))) == 2


def test_a_part_of_the_games_does_not_overwrite_the_figures_of_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "OUT", tmp_path / "levels.json")
    levels.main([*QUICK, "--players", "2", "--games", "2", "--folder", str(tmp_path)])
    assert not (tmp_path / "levels.json").exists()
