"""Figures of the web table: what is computed of times, kept in `web.json` and shown. Nothing here measures for long."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from rich.console import Group
from rich.table import Table

Document: TypeAlias = dict[str, Any]


def quantile(values: Sequence[float], share: float) -> float:
    """The smallest value that at least this share of all does not exceed; 0 where there is none.

    >>> quantile([3, 1, 2, 4], 0.5), quantile([3, 1, 2, 4], 0.99), quantile([], 0.5)
    (2, 4, 0.0)
    """
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)]


def milliseconds(seconds: float) -> float:
    return round(1000 * seconds, 2)


def spread(seconds: Sequence[float]) -> dict[str, float]:
    """Median, the slowest hundredth, the slowest."""
    return {
        "p50_ms": milliseconds(quantile(seconds, 0.5)),
        "p90_ms": milliseconds(quantile(seconds, 0.9)),
        "p99_ms": milliseconds(quantile(seconds, 0.99)),
        "max_ms": milliseconds(quantile(seconds, 1.0)),
    }


def rates(took: Sequence[float], spent: float) -> dict[str, float]:
    return {"moves": len(took), "moves_per_s": round(len(took) / spent, 1)}


def per_move(before: float | None, after: float | None, moves: int) -> float | None:
    return None if before is None or after is None or moves == 0 else milliseconds((after - before) / moves)


# On the screen.

LOADED: Final = {
    "paced": "at pace, ours",
    "peer-paced": "at pace, boardgame.io",
    "full": "at full speed, ours",
    "peer-full": "at full speed, boardgame.io",
}
COLUMNS: Final = {
    "connections": "clients",
    "moves_per_s": "moves/s",
    "decisions_per_s": "decisions/s",
    "p50_ms": "p50 ms",
    "p99_ms": "p99 ms",
    "server_cpu_ms_per_move": "CPU ms/move",
    "server_mb": "MB",
}


def table(found: Document) -> Group:
    """What was measured, for people."""
    loads = Table("load", *COLUMNS.values(), title="Moves: from POST to the push in every seat's page")
    for part, name in LOADED.items():
        if part in found:
            loads.add_row(name, *(shown(found[part].get(key)) for key in COLUMNS))
    rest = Table("what", "figure", "value", title=f"Pages and watchers; load average {shown(found.get('load'))}")
    for name, value in others(found):
        rest.add_row(*name.split(": "), shown(value))
    return Group(loads, rest)


def others(found: Document) -> list[tuple[str, object]]:
    """All figures of the other parts, one below the other.

    >>> others({"clicks": {"p50_ms": 20.5}, "first-page": {"home": {"interactive_ms": 90}}})
    [('clicks: p50_ms', 20.5), ('first-page: home interactive_ms', 90)]
    """
    parts = {part: found[part] for part in ("watchers", "clicks", "first-page", "pages") if part in found}
    return [(f"{part}: {name}", value) for part, figures in parts.items() for name, value in _flat(figures)]


def _flat(figures: Document) -> list[tuple[str, object]]:
    flat: list[tuple[str, object]] = []
    for name, value in figures.items():
        flat += (
            [(f"{name} {inner}", each) for inner, each in _flat(value)] if isinstance(value, dict) else [(name, value)]
        )
    return flat


def shown(value: object) -> str:
    """
    >>> shown(None), shown(250.0), shown([0.5, 1.25])
    ('–', '250', '0.5, 1.25')
    """
    if isinstance(value, list):
        return ", ".join(map(shown, value))
    return "–" if value is None else f"{value:g}" if isinstance(value, float) else str(value)


# What a process has used, where the system tells (Linux).


def cpu_seconds(process: int) -> float | None:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(process: int) -> float | None:
    """Resident memory of the process alone, without its helpers."""
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except OSError:
        return None
    resident = next(line.split()[1] for line in lines if line.startswith("VmRSS"))
    return round(int(resident) / 1024, 1)


def children(process: int) -> list[int]:
    """The processes that it has started: those that think for bots."""
    try:
        return [int(each) for each in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    except OSError:
        return []


def family(process: int) -> list[int]:
    """The parent of several serving processes with all that it has started. Its thinkers, where no bot plays, rest."""
    return [process, *children(process)]


def together(used: Sequence[float | None]) -> float | None:
    """
    >>> together([1.5, 2.0]), together([1.5, None])
    (3.5, None)
    """
    known = [each for each in used if each is not None]
    return round(sum(known), 2) if len(known) == len(used) else None


def load() -> list[float]:
    """How many processes wanted to run, on average over 1, 5 and 15 minutes: what else the machine does."""
    return [round(each, 2) for each in os.getloadavg()]
