"""From made-up rates to the figures that are kept and shown."""

import io
import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

import bench.__main__ as command
from bench import contenders, report
from bench.contenders import Absent

RATES = {
    "compiled": {
        "wild-gangs/driven": 2_000_000.0,
        "wild-gangs/driven_own_dice": 2_500_000.0,
        "wild-gangs/inside": 10_000_000.0,
        "wild-gangs/clone": 4_000_000.0,
        "wild-gangs/clone_redeal": 1_000_000.0,
        "wild-gangs/fresh": 500_000.0,
        "wild-gangs/new": 200_000.0,
    },
    "interpreted": {"wild-gangs/driven": 150_000.0},
    "openspiel": {
        "documented/hearts": 250_000.0,
        "documented/spades": 100_000.0,
        "documented/euchre": 900_000.0,
        "uniform/hearts": 500_000.0,
        "uniform/spades": 400_000.0,
        "uniform/euchre": 1_000_000.0,
    },
    "openspiel-python": {"driven": 80_000.0, "clone": 20_000.0},
    "boardgame.io": {"driven": 5_000.0},
}
WEIGHT = {"bytes_per_state": 1288.7, "growth_bytes_per_1000_games": 0, "growth_blocks_per_1000_games": 3}


def kept(rates: report.Rates) -> report.Document:
    return report.document(
        ["wild-gangs"], rates, {"wild-gangs": WEIGHT}, {"python": "3.11"}, {"rounds": 2, "seconds": 0.1}
    )


def printed(document: report.Document) -> str:
    console = Console(file=io.StringIO(), width=100)
    for table in (report.rates_table(document), report.peers_table(document), report.costs_table(document)):
        console.print(table)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_the_unit_is_the_median_game_and_both_ways_of_drawing_chance_are_kept() -> None:
    document = kept(RATES)
    assert document["unit_decisions_per_s"] == 250_000
    assert document["unit_uniform_trick_decisions_per_s"] == 500_000


def test_ratios_are_to_the_documented_unit_and_the_stricter_ones_stand_beside_them() -> None:
    found = kept(RATES)["games"]["wild-gangs"]
    assert (found["driven_ratio"], found["inside_ratio"], found["interpreted_ratio"]) == (8.0, 40.0, 0.6)
    assert (found["driven_ratio_uniform_trick"], found["inside_ratio_uniform_trick"]) == (4.0, 20.0)
    assert (found["driven_own_dice_ratio"], found["driven_own_dice_ratio_uniform_trick"]) == (10.0, 5.0)


def test_what_a_position_costs() -> None:
    found = kept(RATES)["games"]["wild-gangs"]
    assert (found["clone_us"], found["clone_redeal_us"], found["fresh_us"], found["new_us"]) == (0.25, 1.0, 2.0, 5.0)
    assert (found["bytes_per_state"], found["growth_bytes_per_1000_games"]) == (1289, 0)


def test_the_same_game_elsewhere() -> None:
    peers = kept(RATES)["games"]["wild-gangs"]["peers"]
    assert peers["openspiel-python"] == {"decisions_per_s": 80_000, "driven_times": 25.0, "clone_us": 50.0}
    assert peers["boardgame.io"] == {"decisions_per_s": 5_000, "driven_times": 400.0}


def test_without_peers_everything_else_is_kept_and_ratios_are_null() -> None:
    document = kept({name: RATES[name] for name in ("compiled", "interpreted")})
    found = document["games"]["wild-gangs"]
    assert document["unit_decisions_per_s"] is None
    assert (found["driven_ratio"], found["inside_ratio"], found["interpreted_ratio"]) == (None, None, None)
    assert (found["driven_decisions_per_s"], found["clone_us"]) == (2_000_000, 0.25)
    assert found["peers"]["boardgame.io"] == {"decisions_per_s": None, "driven_times": None}
    assert "2,000,000" in printed(document)


def test_without_a_compiled_engine_the_interpreted_one_is_still_compared() -> None:
    found = kept({name: rates for name, rates in RATES.items() if name != "compiled"})["games"]["wild-gangs"]
    assert (found["driven_ratio"], found["clone_us"], found["interpreted_ratio"]) == (None, None, 0.6)


def test_a_peer_is_shown_even_when_it_is_measured_alone() -> None:
    text = printed(kept({"boardgame.io": RATES["boardgame.io"]}))
    assert "5,000" in text


def test_the_tables_show_rates_ratios_and_costs() -> None:
    text = printed(kept(RATES))
    for shown in (
        "250,000",
        "500,000",
        "8.00x",
        "4.00x",
        "40.0x",
        "0.60x",
        "25.0x",
        "400.0x",
        "0.25 us",
        "1,289 bytes",
    ):
        assert shown in text


# The command.


class Paper:
    """Answers like a contender, from the table above, and faster each time."""

    def __init__(self, name: str) -> None:
        self.about = {"engine": "compiled", "farwest": "0"}
        self.name = name
        self.tasks = list(RATES[name])
        self.asked = 0
        self.closed = False

    def ask(self, task: str, seconds: float) -> float:
        self.asked += 1
        if self.name == "boardgame.io" and self.asked == 2:
            raise Absent("boardgame.io ended with status 1 instead of answering")
        return RATES[self.name][task] * self.asked

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def paper(monkeypatch: pytest.MonkeyPatch) -> dict[str, Paper]:
    """Contenders of paper; OpenSpiel's Python API is not installed."""
    started: dict[str, Paper] = {}

    def start(name: str, games: Sequence[str]) -> Paper:
        if name == contenders.OPENSPIEL_PYTHON:
            raise Absent("OpenSpiel is not installed here")
        return started.setdefault(name, Paper(name))

    monkeypatch.setattr(contenders, "start", start)
    monkeypatch.setattr(command, "memory_of", lambda game: WEIGHT)
    return started


def test_the_best_window_counts_and_who_fails_is_left_out(
    paper: dict[str, Paper], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "deep" / "engine.json"
    assert command.main(["--rounds", "3", "--seconds", "0.001", "--out", str(out)]) == 0
    document = json.loads(out.read_text())
    found = document["games"]["wild-gangs"]
    assert found["interpreted_decisions_per_s"] == 450_000  # the third window
    assert found["peers"]["boardgame.io"]["decisions_per_s"] is None
    assert document["method"] == {"rounds": 3, "seconds": 0.001}
    assert all(contender.closed for contender in paper.values())
    said = capsys.readouterr().out
    assert "OpenSpiel is not installed here" in said
    assert "ended with status 1" in said


@pytest.mark.usefixtures("paper")
def test_a_run_of_some_parts_leaves_the_kept_figures_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "OUT", tmp_path / "engine.json")
    command.main(["--rounds", "1", "--parts", "interpreted"])
    assert list(tmp_path.iterdir()) == []
    assert "450,000" not in capsys.readouterr().out
    command.main(["--rounds", "1"])
    assert [path.name for path in tmp_path.iterdir()] == ["engine.json"]


def test_the_kept_figures_name_no_machine() -> None:
    text = command.OUT.read_text()
    assert set(json.loads(text)["games"]["wild-gangs"]) == set(kept(RATES)["games"]["wild-gangs"])
    assert "/home" not in text
    assert str(contenders.ROOT) not in text
