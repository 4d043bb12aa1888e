"""The server as a process: streams over a real connection, Ctrl-C, kill -9, backup and export beside it."""

from __future__ import annotations

import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Generator
from contextlib import closing
from pathlib import Path

import pytest

from farwest.engine.record import load
from tests.web.serving import PATIENCE, Pages, Server, Stream

pytestmark = pytest.mark.long


@pytest.fixture
def server(tmp_path: Path) -> Generator[Server, None, None]:
    running = Server(tmp_path / "data")
    yield running
    running.kill()


def choices_at(server: Pages, table: str) -> tuple[str, list[str]]:
    """What the page has seen and all choices there are, as soon as there are any."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        page = server.get(f"{table}/text?as=0")
        if choices := re.findall(r'<button name="step-1" value="([^"]+)"', page):
            return str(re.findall(r'name="seen" value="(\d+)"', page)[0]), choices
        time.sleep(0.02)  # a bot takes its time
    raise AssertionError(f"nothing to choose: {page}")


def choose(server: Pages, table: str) -> str:
    """The first choice there is. Returns it."""
    seen, choices = choices_at(server, table)
    server.post(f"{table}/act", **{"as": 0, "seen": seen, "step-1": choices[0]})
    return choices[0]


def test_a_stream_brings_the_whole_state_and_then_what_changes(server: Server) -> None:
    table = server.post("/play/wild-gangs")
    stream = Stream(server, f"{table}/stream?as=0")
    stream.wait_for('id="board"')
    stream.wait_for('id="forms"')
    before = len(stream.text)
    choose(server, table)
    stream.wait_for("WG-4.1", before)
    server.stop()
    stream.wait_for_the_end()


def test_ctrl_c_closes_within_two_seconds_with_players_connected(server: Server) -> None:
    table = server.post("/play/wild-gangs")
    streams = [Stream(server, f"{table}/stream") for _ in range(5)]
    for stream in streams:
        stream.wait_for('id="board"')
    assert server.stop() < 2
    assert server.process.returncode == 0
    for stream in streams:
        stream.wait_for_the_end()
    log = "".join(server.lines)
    assert "event=answer method=POST path=/play/wild-gangs status=303" in log
    assert "level=error" not in log


def test_what_was_acknowledged_survives_a_kill(server: Server) -> None:
    table = server.post("/play/wild-gangs")
    places = [choose(server, table).removeprefix("scout:") for _ in range(2)]
    cookies = server.browser.cookies
    server.kill()
    again = Server(server.folder, server.port)
    again.browser.cookies = cookies
    try:
        journal = again.get(f"{table}/text?as=0")
        assert journal.count("WG-4.1") >= 2
        assert all(place in journal for place in places)
    finally:
        again.kill()


def test_backup_and_export_beside_a_running_house(server: Server, tmp_path: Path) -> None:
    fields = {"game": "wild-gangs", "players": 2, "seat-1": "bot:random", "seat-2": "bot:random", "name": "Host"}
    table = server.post("/new", **fields)
    for _ in range(3000):
        if '"over"' in server.get(f"{table}/turn"):
            break
    run("backup", str(tmp_path / "backup.db"), "--data", str(server.folder))
    with closing(sqlite3.connect(tmp_path / "backup.db")) as copy:
        assert copy.execute("select count(*) from sqlite_master").fetchone()[0] > 3
    said = run("export", str(tmp_path / "games"), "--data", str(server.folder), "--lang", "en")
    assert said == "One game written.\n"
    [file] = (tmp_path / "games").glob("*.json")
    assert load(file).result is not None


def run(name: str, *arguments: str) -> str:
    command = [sys.executable, "-c", f"from farwest.web.commands import {name}; {name}()", *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout
