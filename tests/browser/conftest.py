"""A house in a process of its own, Debian's Chromium, and the people who visit the one with the other."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.visitors import PATIENCE, Visitor
from tests.web.serving import Server
from tools.preview import CHROMIUM as FLAGS

MISSING = "chromium is not installed, so nothing is tried in a browser"
# The house as an operator runs it, but for its bots, which make nobody wait, and for its visitors, who act faster than
# people can and would be asked to slow down.
QUICK = """
import sys
from limits import parse
from farwest.web.commands import serve
from farwest.web.limiting import PER_PERSON
PER_PERSON.update({kind: parse("100000/minute") for kind in PER_PERSON})
sys.argv += ["--pause", "0", "--think", "0.2"]
serve()
"""

Arrive = Callable[..., Visitor]


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """One sentence, where `pytest -q` would only print a number of skipped tests."""
    if any(MISSING in str(report.longrepr) for report in terminalreporter.getreports("skipped")):
        terminalreporter.write_line(f"farwest: {MISSING}")


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One for each file: while Playwright runs, no other test of this process could run an event loop."""
    found = shutil.which("chromium")
    if found is None:
        pytest.skip(MISSING)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """All visitors share it: it takes seconds to open."""
    server = Server(tmp_path_factory.mktemp("house"), serve=QUICK)
    yield server
    server.kill()


@pytest.fixture
def server(chromium: Browser, running: Server) -> Iterator[Server]:
    """No test may leave an error in the log."""
    before = len(running.lines)
    yield running
    assert [line for line in running.lines[before:] if "level=error" in line or " failed at table " in line] == []


@pytest.fixture
def arrive(chromium: Browser, server: Server) -> Iterator[Arrive]:
    """Somebody with a browser of his own: `arrive("fr", color_scheme="dark")`. Nobody's browser may complain."""
    visitors: list[Visitor] = []

    def arrive(lang: str = "en", **dress: Any) -> Visitor:
        visitors.append(Visitor(chromium, server.home, lang, **dress))
        return visitors[-1]

    yield arrive
    for each in visitors:
        each.context.close()
    assert [each.complaints for each in visitors if each.complaints] == []


@pytest.fixture
def lea(arrive: Arrive) -> Visitor:
    """Reads French."""
    return arrive("fr")


@pytest.fixture
def bob(arrive: Arrive) -> Visitor:
    """Reads English."""
    return arrive("en")
