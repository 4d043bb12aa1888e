"""Measure the search, beside OpenSpiel's: `python -m bench.search --help`.

Throughput of a search is iterations per second times the decisions that random play takes from there to the end, per
core: what searches of games of different length have in common. All in one run: contenders in fresh processes, their
windows alternating, CPU time, the best window of each. Ratios repeat within about a tenth, rates belong to one machine.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, closing
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from bench import contenders as who
from bench.__main__ import measure
from bench.report import ratio, shown, times
from farwest.games import GAMES

OUT: Final = who.ROOT / "bench" / "out" / "search.json"
OURS: Final = "ours"
HEARTS: Final = "openspiel-cpp-hearts"
PYTHON: Final = "openspiel-python"
PYTHON_SOURCE: Final = "openspiel-python-from-source"
PARTS: Final = (OURS, HEARTS, PYTHON, PYTHON_SOURCE)
SHORT: Final = {HEARTS: "C++, hearts", PYTHON: "Py, wild-gangs", PYTHON_SOURCE: "Py, from source"}
PEER_GAME: Final = "wild-gangs"
PLACES: Final = ("first", "mid")

Document = dict[str, Any]


def start(name: str, games: Sequence[str]) -> who.Contender:
    """A contender in a fresh process. Absent says what it lacks."""
    module, given = ("bench.search_ours", games) if name == OURS else ("bench.peers.openspiel_search", [PEER_GAME])
    if name == HEARTS:
        given = ["hearts"]
    if name != OURS and find_spec("pyspiel") is None:
        raise who.Absent("OpenSpiel is not installed here: `make bench` installs it")
    command = [sys.executable, "-m", module, *given]
    contender = who.Contender(name, command, who.environment(interpreted=name == PYTHON_SOURCE))
    if name in (OURS, PYTHON) and contender.about["engine"] != who.COMPILED:
        contender.close()
        raise who.Absent(f"{name}: the engine is not compiled here (make compiled)")
    return contender


def run(parts: Sequence[str], games: Sequence[str], rounds: int, seconds: float, console: Console) -> Document:
    """Measure. Whoever is absent is left out with a sentence."""
    with ExitStack() as stack:
        present: list[who.Contender] = []
        for name in (name for name in PARTS if name in parts):
            try:
                present.append(stack.enter_context(closing(start(name, games))))
            except who.Absent as reason:
                console.print(f"left out: {reason}")
        lengths: dict[str, dict[str, float]] = {each.name: json.loads(each.about["decisions"]) for each in present}
        versions = {"python": platform.python_version()}
        for each in present:
            versions |= {key: value for key, value in each.about.items() if key == "open_spiel"}
        rates = measure(present, rounds, seconds, console)
    return document(games, rates, lengths, versions, {"rounds": rounds, "seconds": seconds})


def document(
    games: Sequence[str],
    rates: Mapping[str, Mapping[str, float]],
    lengths: Mapping[str, Mapping[str, float]],
    versions: Mapping[str, str],
    method: Mapping[str, float],
) -> Document:
    """Every search with its rate, length and throughput; ours with ratios to OpenSpiel's, place by place."""
    peers = {
        name: {place: _figures(rates[name].get(place), lengths[name][place]) for place in PLACES}
        for name in (HEARTS, PYTHON, PYTHON_SOURCE)
        if name in rates
    }
    found: Document = {}
    for game in games if OURS in rates else ():
        found[game] = {}
        for place in PLACES:
            for how in ("plain", "marshal"):
                mine = _figures(rates[OURS].get(f"{game}/{place}/{how}"), lengths[OURS][f"{game}/{place}"])
                others = [name for name in peers if name == HEARTS or game == PEER_GAME]
                mine["times"] = {name: ratio(mine["throughput"], peers[name][place]["throughput"]) for name in others}
                found[game][f"{place}_{how}"] = mine
    return {"games": found, "peers": peers, "versions": dict(versions), "method": dict(method)}


def _figures(rate: float | None, decisions: float) -> Document:
    return {
        "iterations_per_s": None if rate is None else round(rate),
        "decisions_to_end": round(decisions, 1),
        "throughput": None if rate is None else round(rate * decisions),
    }


def table(kept: Document) -> Table:
    grid = Table(title="Search, four players, one core: iterations per s x decisions to the end", box=SIMPLE)
    grid.add_column("")
    for heading in ("per s", "to end", "product", "x C++", "x Py"):
        grid.add_column(heading, justify="right", no_wrap=True)
    for name, places in kept["peers"].items():
        for place, theirs in places.items():
            grid.add_row(f"{SHORT[name]}, {place}", *_cells(theirs))
    for game, rows in kept["games"].items():
        grid.add_section()
        for row, mine in rows.items():
            ratios = [times(mine["times"].get(name)) for name in (HEARTS, PYTHON)]
            grid.add_row(f"{game}, {row.replace('_', ', ')}", *_cells(mine), *ratios)
    return grid


def _cells(figures: Document) -> list[str]:
    return [
        shown(figures["iterations_per_s"]),
        shown(figures["decisions_to_end"], "{:.0f}"),
        shown(figures["throughput"] and figures["throughput"] / 1e6, "{:.2f}M"),
    ]


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    known = [game.id for game in GAMES]
    parser = argparse.ArgumentParser(prog="python -m bench.search", description=(__doc__ or "").partition(":")[0] + ".")
    parser.add_argument("--rounds", type=int, default=8, help="windows of each task, the best counts (default 8)")
    parser.add_argument("--seconds", type=float, default=0.3, help="CPU time of a window (default 0.3)")
    for name, choices in (("games", known), ("parts", PARTS)):
        words = f"which to measure, all by default: {', '.join(choices)}"
        parser.add_argument(f"--{name}", nargs="+", choices=choices, default=choices, metavar=name[:-1], help=words)
    parser.add_argument("--out", type=Path, help="where to write the figures; a run of only some writes none otherwise")
    asked = parser.parse_args(given)
    if asked.out is None and set(asked.parts) == set(PARTS) and set(asked.games) == set(known):
        asked.out = OUT
    return asked


def main(given: Sequence[str] | None = None) -> int:
    asked = arguments(given)
    console = Console()
    kept = run(asked.parts, asked.games, asked.rounds, asked.seconds, console)
    console.print(table(kept))
    if asked.out is not None:
        asked.out.parent.mkdir(parents=True, exist_ok=True)
        asked.out.write_text(json.dumps(kept, indent=2) + "\n")
        console.print(f"written: {asked.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
