"""Measure the engine, alone and beside others: `python -m bench --help`.

All in one run: contenders in fresh processes, their windows alternating, CPU time, the best window of each. A figure
means little beside one of another day; ratios within a run repeat within about a tenth.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import Progress

from bench import contenders as who, report
from farwest.games import GAMES

OUT: Final = who.ROOT / "bench" / "out" / "engine.json"
MEMORY: Final = "memory"
PARTS: Final = (*who.CONTENDERS, MEMORY)
TASKS_FROM_SOURCE: Final = ("driven",)  # what is asked of the interpreted engine, the slowest of all


def windows_of(contender: who.Contender) -> list[str]:
    """The tasks that are measured in every round."""
    if contender.name != who.INTERPRETED:
        return contender.tasks
    return [task for task in contender.tasks if task.split("/")[1] in TASKS_FROM_SOURCE]


def measure(
    present: Sequence[who.Contender], rounds: int, seconds: float, console: Console
) -> dict[str, dict[str, float]]:
    """The best rate of every task: round after round, one window of each task in turn.

    A contender that ends meanwhile is left out with all its figures: a median of half of them would be another one.
    """
    turns = [(contender, task) for contender in present for task in windows_of(contender)]
    best: dict[str, dict[str, float]] = {contender.name: {} for contender in present}
    with Progress(console=console, transient=True) as progress:
        bar = progress.add_task("measuring", total=rounds * len(turns))
        for contender, task in turns * rounds:
            progress.update(bar, description=f"{contender.name} {task}", advance=1)
            if (known := best.get(contender.name)) is None:
                continue
            try:
                known[task] = max(known.get(task, 0.0), contender.ask(task, seconds))
            except who.Absent as reason:
                console.print(f"left out: {reason}")
                del best[contender.name]
    return best


def memory_of(game: str) -> dict[str, Any]:
    """Measured in a process of its own, compiled; nothing when the engine is not compiled."""
    command = [sys.executable, "-m", "bench.memory", game]
    done = subprocess.run(
        command, cwd=who.ROOT, env=who.environment(interpreted=False), text=True, stdout=subprocess.PIPE, check=True
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found if found["compiled"] else {}


def run(parts: Sequence[str], games: Sequence[str], rounds: int, seconds: float, console: Console) -> report.Document:
    """Measure those parts for those games. Whoever is absent is left out with a sentence."""
    versions = {"python": platform.python_version()}
    with ExitStack() as stack:
        present: list[who.Contender] = []
        for name in (name for name in who.CONTENDERS if name in parts):
            try:
                present.append(stack.enter_context(closing(who.start(name, games))))
            except who.Absent as reason:
                console.print(f"left out: {reason}")
        for contender in present:
            versions |= {key: value for key, value in contender.about.items() if key != "engine"}
        rates = measure(present, rounds, seconds, console)
    memory: Mapping[str, Mapping[str, Any]] = {}
    if MEMORY in parts:
        with console.status("memory"):
            memory = {game: memory_of(game) for game in games}
    return report.document(games, rates, memory, versions, {"rounds": rounds, "seconds": seconds})


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    known = [game.id for game in GAMES]
    parser = argparse.ArgumentParser(prog="python -m bench", description=(__doc__ or "").partition(":")[0] + ".")
    parser.add_argument("--rounds", type=int, default=12, help="windows of each task, the best counts (default 12)")
    parser.add_argument("--seconds", type=float, default=0.15, help="CPU time of a window (default 0.15)")
    for name, choices in (("games", known), ("parts", PARTS)):
        words = f"which to measure, all by default: {', '.join(choices)}"
        parser.add_argument(f"--{name}", nargs="+", choices=choices, default=choices, metavar=name[:-1], help=words)
    parser.add_argument(
        "--out", type=Path, help="where to write the figures; a run of only some parts or games writes none otherwise"
    )
    asked = parser.parse_args(given)
    if asked.out is None and set(asked.parts) == set(PARTS) and set(asked.games) == set(known):
        asked.out = OUT
    return asked


def main(given: Sequence[str] | None = None) -> int:
    asked = arguments(given)
    console = Console()
    kept = run(asked.parts, asked.games, asked.rounds, asked.seconds, console)
    for table in (report.rates_table(kept), report.peers_table(kept), report.costs_table(kept)):
        console.print(table)
    if asked.out is not None:
        asked.out.parent.mkdir(parents=True, exist_ok=True)
        asked.out.write_text(json.dumps(kept, indent=2) + "\n")
        console.print(f"written: {asked.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
