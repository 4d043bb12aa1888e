"""How soon pages come while a dozen bots think: the home page and tables, asked for one after the other."""

from __future__ import annotations

import http.client
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from itertools import cycle
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from bench import web_report as report, web_tables

BOTS: Final = 12  # one is to move at each of so many tables
SECONDS: Final = 8.0
REST: Final = 0.02  # between two pages
WARM: Final = 2.0  # bots are started, pages have been drawn once

Serve = Callable[[Path], AbstractContextManager[tuple[str, int]]]


def pages(folder: Path, serve: Serve) -> dict[str, Any]:
    """The same pages of the same tables, with people who do nothing and with bots of the highest level."""
    found: dict[str, Any] = {"tables": BOTS}
    for name, bots in (("people", False), ("bots", True)):
        web_tables.prepare_idle(folder / name, BOTS, bots)
        codes = [table.code for table in web_tables.read(folder / name)]
        with serve(folder / name) as (home, process):
            ask(home, codes, WARM)
            used = sum(map(_cpu, report.children(process)))
            took = ask(home, codes, SECONDS)
            thought = sum(map(_cpu, report.children(process))) - used
        found[name] = {"pages": len(took), **report.spread(took), "thinking_cpu_share": round(thought / SECONDS, 2)}
    return found


def ask(home: str, codes: Sequence[str], seconds: float) -> list[float]:
    """How long each page took, until its last byte."""
    where = urlsplit(home)
    line = http.client.HTTPConnection(where.hostname or "", where.port, timeout=60)
    took, until = [], time.perf_counter() + seconds
    for path in cycle(["/", *(f"/t/{code}" for code in codes)]):
        begun = time.perf_counter()
        if begun >= until:
            break
        line.request("GET", path, headers={"accept-language": "en", "accept-encoding": "gzip"})
        answer = line.getresponse()
        answer.read()
        assert answer.status == 200, f"{path} was answered with {answer.status}"
        took.append(time.perf_counter() - begun)
        time.sleep(REST)
    line.close()
    return took


def _cpu(process: int) -> float:
    return report.cpu_seconds(process) or 0.0


PARTS: Final[dict[str, Callable[[Path, Serve], dict[str, Any]]]] = {"pages": pages}
