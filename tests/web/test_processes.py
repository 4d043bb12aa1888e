"""Several serving processes as an operator runs them: one house to whoever plays there, whichever process answers."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path

import httpx2
import pytest
from click.testing import CliRunner

from farwest.tables.errors import NoDatabase
from farwest.web import processes
from farwest.web.commands import serve
from farwest.web.settings import Settings
from tests.web.serving import PATIENCE, Door, Server, Stream
from tests.web.test_server import choices_at, choose


@pytest.fixture
def server(tmp_path: Path) -> Generator[Server, None, None]:
    running = Server(tmp_path / "data", processes=2)
    yield running
    running.kill()


def pid_of(server: Server, process: int) -> int:
    return int(server.wait_for(rf"process={process} .*Started server process \[(\d+)\]"))


def is_gone(pid: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return False
    return True


def wait_until_gone(pid: int) -> None:
    end = time.monotonic() + PATIENCE
    while not is_gone(pid):
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.long
def test_a_move_in_one_process_shows_in_a_page_of_the_other(server: Server) -> None:
    table = server.post("/play/wild-gangs")
    pages = [Stream(server, f"{table}/stream?as=0", Door(server, process)) for process in (1, 2)]
    for page in pages:
        page.wait_for('id="forms"')
    for process in (1, 2):
        before = [len(page.text) for page in pages]
        with Door(server, process) as door:
            choose(door, table)
        for page, length in zip(pages, before, strict=True):
            page.wait_for("WG-4.1", length)


@pytest.mark.long
def test_who_is_led_from_one_process_to_the_other_sees_what_he_did(server: Server) -> None:
    table = server.post("/play/wild-gangs")
    for number in range(10):
        with Door(server, 1 + number % 2) as one, Door(server, 2 - number % 2) as other:
            other.get(table)
            one.post(f"{table}/chat", text=f"line {number}")
            assert f"line {number}" in other.get(f"{table}/text?as=0")


@pytest.mark.long
def test_both_move_at_once(server: Server) -> None:
    """The same page is open twice, and something else is chosen in each: one is done, the other is shown the truth."""
    for _ in range(3):
        table = server.post("/play/wild-gangs")
        seen, choices = choices_at(server, table)
        forms = [{"as": "0", "seen": seen, "step-1": choice} for choice in choices[:2]]
        with ThreadPoolExecutor(2) as hands, Door(server, 1) as one, Door(server, 2) as two:
            answers = [
                hands.submit(scripted, door, f"{table}/act", form) for door, form in zip((one, two), forms, strict=True)
            ]
            assert sorted(answer.result() for answer in answers) == [200, 204]


def scripted(door: Door, path: str, form: dict[str, str]) -> int:
    """How a form is answered that a page's own code sends."""
    return door.browser.post(path, data=form, headers={"hx-request": "true"}).status_code


@pytest.mark.long
def test_a_process_that_is_killed_is_started_again(server: Server) -> None:
    table = server.post("/new", game="wild-gangs", players=2, **{"seat-1": "me", "seat-2": "person", "name": "Ann"})
    ben = Door(server, 2)
    ben.browser.cookies.clear()
    ben.post(f"{table}/join", name="Ben")
    person = Door(server, 2, ben)
    his = Stream(server, f"{table}/stream", person)
    his.wait_for('id="forms"')
    mine = Stream(server, f"{table}/stream?as=0", Door(server, 1))
    mine.wait_for('id="forms"')
    before, victim = len(mine.text), pid_of(server, 2)
    os.kill(victim, signal.SIGKILL)
    his.wait_for_the_end()
    mine.wait_for("away", before)
    Door(server, 1).browser.close()  # which still serves
    server.wait_for(r"(process 2 has ended)")
    server.wait_for("(startup complete)", 3)
    assert pid_of(server, 2) != victim
    again = Stream(server, f"{table}/stream", Door(server, 2, ben))
    again.wait_for('id="forms"')
    before = len(mine.text)
    with Door(server, 2, ben) as door:
        door.post(f"{table}/chat", text="I am back")
    mine.wait_for("I am back", before)
    ben.browser.close()


def started_by(pid: int) -> str:
    """The commands of the processes that this one has started."""
    return subprocess.run(["ps", "-o", "args=", "--ppid", str(pid)], check=False, capture_output=True, text=True).stdout


@pytest.mark.long
def test_bots_act_once_and_think_in_as_many_processes_as_one_house_has(server: Server) -> None:
    bots = {"seat-1": "bot:random", "seat-2": "bot:random"}
    tables = [server.post("/new", game="wild-gangs", players=2, name="Host", **bots) for _ in range(4)]
    pages = [Stream(server, f"{table}/stream", Door(server, process)) for table in tables for process in (1, 2)]
    assert started_by(server.process.pid).count("farwest.tables.worker") == max(1, (os.cpu_count() or 1) - 2)
    assert [started_by(pid_of(server, process)) for process in (1, 2)] == ["", ""]
    for table in tables:
        while '"over"' not in server.get(f"{table}/turn"):
            time.sleep(0.05)
    with closing(sqlite3.connect(server.folder / "farwest.db")) as database:
        twice = "select count(*) from entries group by code, version having count(*) > 1"
        assert database.execute(twice).fetchall() == []
    assert '"failed":0' in server.get("/healthz")
    assert "level=warning" not in "".join(server.lines)
    server.stop()
    for page in pages:
        page.wait_for_the_end()


@pytest.mark.long
def test_ctrl_c_closes_all_within_two_seconds(server: Server) -> None:
    table = server.post("/play/wild-gangs")
    pages = [Stream(server, f"{table}/stream", Door(server, process)) for process in (1, 2, 1, 2)]
    for page in pages:
        page.wait_for('id="board"')
    pids = [pid_of(server, process) for process in (1, 2)]
    assert server.stop() < 2
    assert server.process.returncode == 0
    assert all(map(is_gone, pids))
    for page in pages:
        page.wait_for_the_end()
    assert "level=error" not in "".join(server.lines)


@pytest.mark.long
def test_no_process_outlives_its_parent(server: Server) -> None:
    pids = [pid_of(server, process) for process in (1, 2)]
    server.process.kill()
    for pid in pids:
        wait_until_gone(pid)
    again = Server(server.folder, server.port, processes=2)
    assert httpx2.get(f"{again.home}/healthz").json()["processes"] == 2
    again.kill()


def settings(folder: Path) -> Settings:
    return Settings(f"sqlite:///{folder / 'house.db'}", "a key for tests")


def test_an_address_that_is_taken_is_not_shared(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(OSError, match="in use"):
        processes.Processes(settings(tmp_path), "127.0.0.1", taken.getsockname()[1], 2)


def test_a_database_that_cannot_be_opened_is_told_once(tmp_path: Path) -> None:
    with pytest.raises(NoDatabase):
        processes.Processes(settings(tmp_path / "nowhere"), "127.0.0.1", 0, 2).open()


@pytest.mark.parametrize(("lang", "words"), [("en", "need Linux"), ("fr", "demandent Linux")])
def test_where_visitors_are_not_spread_the_operator_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, words: str
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    said = CliRunner().invoke(serve, ["--processes", "2", "--data", str(tmp_path), "--port", "0", "--lang", lang])
    assert said.exit_code == 2
    assert words in said.output
