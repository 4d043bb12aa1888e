"""From made-up times to the figures of the web table that are kept and shown."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from bench import web, web_report as report, web_tables
from bench.contenders import Absent
from farwest.bots.levels import LEVELS
from farwest.games import GAMES

LOAD = {
    "connections": 1000,
    "moves_per_s": 250.0,
    "decisions_per_s": 600.5,
    "p50_ms": 3.2,
    "p99_ms": 41.7,
    "server_cpu_ms_per_move": 1.9,
    "server_mb": 210.3,
}
PAGE = {"kilobytes_without_fonts": 101.0, "interactive_ms": 80.0, "loaded_ms": 140.0}
FOUND = {
    "load": [0.5, 0.25, 0.1],
    "paced": LOAD,
    "peer-paced": LOAD | {"moves_per_s": 249.0, "server_cpu_ms_per_move": None},
    "clicks": {"clicks": 60, "p50_ms": 22.5},
    "first-page": {"home": PAGE},
    "pages": {"bots": {"p99_ms": 17.25}},
}


def shown(found: dict[str, Any]) -> str:
    screen = io.StringIO()
    Console(file=screen, width=140).print(report.table(found))
    return screen.getvalue()


def test_every_figure_is_on_the_screen() -> None:
    screen = shown(FOUND)
    for text in ("at pace, ours", "at pace, boardgame.io", "600.5", "41.7", "load average 0.5, 0.25, 0.1"):
        assert text in screen
    for text in ("home interactive_ms", "22.5", "bots p99_ms", "17.25"):
        assert text in screen
    assert "at full speed" not in screen


def test_what_was_not_measured_is_a_dash() -> None:
    row = next(line for line in shown(FOUND).splitlines() if "boardgame.io" in line)
    assert "–" in row
    assert "249" in row


def test_the_slowest_hundredth_is_a_time_that_was_measured() -> None:
    times = [n / 1000 for n in range(1, 201)]
    assert report.spread(times) == {"p50_ms": 100.0, "p90_ms": 180.0, "p99_ms": 198.0, "max_ms": 200.0}
    assert report.rates(times, 4.0) == {"moves": 200, "moves_per_s": 50.0}
    assert report.per_move(1.0, 1.5, 250) == 2.0
    assert report.per_move(None, 1.5, 250) is None
    assert report.per_move(1.0, 1.5, 0) is None


def test_what_a_family_uses_is_added_up() -> None:
    waiting = [sys.executable, "-c", "print('here', flush=True); input()"]
    with subprocess.Popen(waiting, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        # A process that has not begun yet uses no memory that could be seen.
        assert child.stdout is not None
        assert child.stdout.readline().strip() == b"here"
        family = report.family(os.getpid())
        assert family[0] == os.getpid()
        assert child.pid in family
        all_of_it = report.together([report.megabytes(process) for process in family])
        alone = report.megabytes(os.getpid())
        assert all_of_it is not None
        assert alone is not None
        assert all_of_it > alone
        child.communicate(b"\n")


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Parts that are measured at once, and a place for what is kept of a whole run."""

    def run(parts: Sequence[str], *_: object) -> dict[str, Any]:
        return {"load": [0.0], **{part: LOAD for part in parts if part in report.LOADED}}

    monkeypatch.setattr(web, "run", run)
    monkeypatch.setattr(web, "OUT", tmp_path / "web.json")
    return tmp_path / "web.json"


def test_only_a_whole_run_is_kept_unless_a_file_is_named(measured: Path, tmp_path: Path) -> None:
    assert web.main(["--parts", "paced"]) == 0
    assert not measured.exists()
    assert web.main(["--parts", "paced", "--out", str(tmp_path / "mine.json")]) == 0
    assert json.loads((tmp_path / "mine.json").read_text())["paced"] == LOAD
    assert web.main([]) == 0
    assert set(json.loads(measured.read_text())) == {"load", *report.LOADED}


def test_a_peer_that_is_not_installed_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent() -> None:
        raise Absent("boardgame.io is not installed (make .venv/.peers)")

    monkeypatch.setattr(web, "theirs", absent)
    screen = io.StringIO()
    asked = web.parsed(["--parts", "peer-full"])
    found = web.run(asked.parts, asked, Console(file=screen, width=140))
    assert "peer-full" not in found
    assert "left out: boardgame.io is not installed" in screen.getvalue()


def test_tables_stand_where_their_lists_of_acts_begin(tmp_path: Path) -> None:
    web_tables.prepare(tmp_path, 3, players=2, least=6)
    for table in web_tables.read(tmp_path):
        assert len(table.cookies) == 2
        assert len(table.acts) >= 6
        assert table.seen >= 1


@pytest.mark.parametrize("bots", [True, False])
def test_at_idle_tables_everybody_or_nobody_is_a_bot(bots: bool) -> None:
    table = web_tables._table(GAMES.find(web_tables.GAME), 4, LEVELS[-1] if bots else None)
    assert {seat.kind for seat in table.seats} == {"bot" if bots else "person"}
    assert bool(table.bots_to_act()) == bots
