"""One window, and the conversation about windows."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bench import contenders
from bench.contenders import Absent, Contender
from bench.windows import rate, serve

ECHO = """
import sys
from bench.windows import serve
serve({"engine": "paper"}, {"fold/once": lambda: 3})
"""
SILENT = "import sys; sys.exit(4)"


def ticking(step: float) -> Callable[[], float]:
    """A clock that is a step further each time somebody looks."""
    now = -step

    def clock() -> float:
        nonlocal now
        now += step
        return now

    return clock


def test_a_window_goes_on_until_its_time_is_over() -> None:
    asked = 0

    def work() -> int:
        nonlocal asked
        asked += 1
        return 10

    assert rate(work, 1.0, ticking(0.25)) == 40
    assert asked == 4


def test_the_clock_is_not_looked_at_after_every_little_bit_of_work() -> None:
    looks = 0
    done = 0

    def work() -> int:
        nonlocal done
        done += 1
        return 1

    def clock() -> float:
        nonlocal looks
        looks += 1
        return done * 1e-6

    assert rate(work, 0.1, clock) == pytest.approx(1e6)
    assert 100_000 <= done < 110_000
    assert looks < 200


def test_even_a_window_without_time_does_its_work_once() -> None:
    assert rate(lambda: 7, 1e-9, ticking(0.5)) == 14


def test_a_server_says_what_it_is_and_answers_every_line() -> None:
    answers = io.StringIO()
    works = {"one game/fast": lambda: 1, "slow": lambda: 1}
    serve({"engine": "paper"}, works, ["one game/fast 0.001\n", "slow 0.001\n"], answers)
    greeting, *rates = answers.getvalue().splitlines()
    assert json.loads(greeting) == {"about": {"engine": "paper"}, "tasks": ["one game/fast", "slow"]}
    assert len(rates) == 2
    assert all(float(answer) > 0 for answer in rates)


def contender(program: str) -> Contender:
    return Contender("paper", [sys.executable, "-c", program], contenders.environment(interpreted=True))


def test_a_contender_is_asked_for_one_window_after_the_other() -> None:
    paper = contender(ECHO)
    assert (paper.about, paper.tasks) == ({"engine": "paper"}, ["fold/once"])
    assert all(paper.ask("fold/once", 0.001) > 0 for _ in range(3))
    paper.close()


def test_a_contender_that_ends_is_absent() -> None:
    with pytest.raises(Absent, match="status 4"):
        contender(SILENT)


def test_a_missing_peer_says_what_would_install_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(contenders, "find_spec", lambda name: None)
    monkeypatch.setattr(contenders, "NODE_PEER", tmp_path)
    for name in (contenders.OPENSPIEL, contenders.OPENSPIEL_PYTHON, contenders.BOARDGAME_IO):
        with pytest.raises(Absent, match="make bench"):
            contenders.start(name, ["wild-gangs"])


def test_the_mode_of_the_engine_is_set_for_each_contender(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FARWEST_INTERPRETED", "1")
    assert "FARWEST_INTERPRETED" not in contenders.environment(interpreted=False)
    monkeypatch.delenv("FARWEST_INTERPRETED")
    assert contenders.environment(interpreted=True)["FARWEST_INTERPRETED"] == "1"
