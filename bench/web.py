"""Measure the web table, alone and beside boardgame.io's own server: `python -m bench.web --help`.

All in one run on one machine: the server in a process of its own as `farwest serve` runs it, every move committed to
an embedded database before it is answered; the clients in another process. The peer keeps its matches in memory.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from bench import contenders as who, web_browser, web_pages, web_report as report, web_tables
from farwest.engine import core

OUT: Final = who.ROOT / "bench" / "out" / "web.json"
LOAD_PARTS: Final = ("paced", "full", "peer-paced", "peer-full", "watchers")
PARTS: Final = (*LOAD_PARTS, *web_browser.PARTS, *web_pages.PARTS)
ACTS_LEFT: Final = 24  # at least so many in every game: enough for the pace, at full speed the run ends with the first


@contextmanager
def ours(folder: Path, processes: int = 1) -> Iterator[tuple[str, int]]:
    """Our server on the tables of that folder: its address and its process, or the parent of several."""
    command = [sys.executable, "-m", "bench.web_server", str(folder), str(processes)]
    process = subprocess.Popen(
        command, cwd=who.ROOT, env=who.environment(interpreted=False), text=True, stdout=subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        yield process.stdout.readline().strip(), process.pid
    finally:
        process.terminate()
        process.wait(10)


@contextmanager
def theirs() -> Iterator[tuple[str, int]]:
    """boardgame.io's server."""
    if not (who.NODE_PEER / "node_modules" / "boardgame.io").is_dir():
        raise who.Absent("boardgame.io is not installed (make .venv/.peers)")
    process = subprocess.Popen(["node", "server.js"], cwd=who.NODE_PEER, text=True, stdout=subprocess.PIPE)
    try:
        assert process.stdout is not None
        yield json.loads(process.stdout.readline())["address"], process.pid
    finally:
        process.terminate()
        process.wait(10)


def load(folder: Path, processes: int, *options: str) -> dict[str, Any]:
    """Our clients against our server."""
    with ours(folder, processes) as (address, process):
        command = [sys.executable, "-m", "bench.web_load", str(folder), address, "--server", str(process), *options]
        command += ["--family"] if processes > 1 else []
        return _answer(command, who.ROOT)


def peer_load(tables: int, *options: str) -> dict[str, Any]:
    with theirs() as (address, process):
        command = ["node", "load.js", address, "--server", str(process), "--tables", str(tables), *options]
        return _answer(command, who.NODE_PEER)


def _answer(command: Sequence[str], folder: Path) -> dict[str, Any]:
    done = subprocess.run(command, cwd=folder, text=True, stdout=subprocess.PIPE, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def run(parts: Sequence[str], asked: argparse.Namespace, console: Console) -> report.Document:
    """Measure those parts. What cannot be measured here is left out with a sentence."""
    seconds, period, many = str(asked.seconds), str(asked.tables / asked.rate), asked.processes
    works: dict[str, Callable[[Path], dict[str, Any]]] = {
        "paced": lambda folder: load(_tables(folder, asked.tables), many, "--seconds", seconds, "--period", period),
        "full": lambda folder: load(_tables(folder, asked.tables), many, "--seconds", seconds),
        "peer-paced": lambda _: peer_load(asked.tables, "--seconds", seconds, "--period", period),
        "peer-full": lambda _: peer_load(asked.tables, "--seconds", seconds),
        "watchers": lambda folder: load(_tables(folder, 4), many, "--watchers", str(asked.watchers)),
    }
    works |= {name: _served(work, many) for name, work in (web_browser.PARTS | web_pages.PARTS).items()}
    compiled = not str(core.__file__).endswith(".py")
    found: report.Document = {
        "versions": {"python": platform.python_version(), "engine": "compiled" if compiled else "from source"},
        "cores": os.cpu_count(),
        "load": report.load(),
        "tables": asked.tables,
        "processes": many,
    }
    for part in parts:
        with console.status(part), tempfile.TemporaryDirectory() as folder:
            try:
                found[part] = works[part](Path(folder))
            except who.Absent as reason:
                console.print(f"left out: {reason}")
    return found


def _served(work: Callable[[Path, web_browser.Serve], dict[str, Any]], many: int) -> Callable[[Path], dict[str, Any]]:
    return lambda folder: work(folder, lambda data: ours(data, many))


def _tables(folder: Path, count: int) -> Path:
    web_tables.prepare(folder, count, players=2, least=ACTS_LEFT)
    return folder


def parsed(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.web", description=(__doc__ or "").partition(":")[0] + ".")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=list(PARTS), metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--tables", type=int, default=500, help="tables of two people each (default 500)")
    parser.add_argument("--rate", type=float, default=250.0, help="moves per second at pace (default 250)")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to count (default 10)")
    parser.add_argument("--watchers", type=int, default=1000, help="around one table (default 1000)")
    parser.add_argument("--processes", type=int, default=1, help="how many processes serve (default 1)")
    parser.add_argument("--out", type=Path, help="where to write (default bench/out/web.json, of a whole run)")
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None) -> int:
    asked = parsed(given)
    console = Console(stderr=True)
    found = run(asked.parts, asked, console)
    console.print(report.table(found))
    out = asked.out or (OUT if set(asked.parts) == set(PARTS) else None)
    if out is not None:
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
