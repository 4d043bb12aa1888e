"""Figures of the web table: what is computed of times, kept in `web.json` and shown. Nothing here measures for long."""

from __future__ import annotations

import json
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


def table(found: Document) -> Group:
    """What was measured, for people."""
    loads = Table("load", "connections", "moves/s", "p50 ms", "p99 ms", "CPU ms/move", "MB", title="Moves and pushes")
    for part, name in LOADED.items():
        if part in found:
            keys = ("connections", "moves_per_s", "p50_ms", "p99_ms", "server_cpu_ms_per_move", "server_mb")
            loads.add_row(name, *(str(found[part][key]) for key in keys))
    rest = Table("what", "figures", title="And")
    for part in ("watchers", "clicks", "first-page"):
        if part in found:
            rest.add_row(part, json.dumps(found[part]))
    return Group(loads, rest)


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
