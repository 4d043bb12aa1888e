"""One window of work, timed, and the conversation in which one process asks another for windows.

A contender is a process. It says in its first line what it is and which tasks it has, then answers each line
`task seconds` with the rate of one window. Whoever asks decides the order, so that the windows of all contenders
alternate and a slow minute of the machine hits all of them alike.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from typing import TextIO, TypeAlias

Work: TypeAlias = Callable[[], int]  # does a little and says how many units it was


def rate(work: Work, seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """Units per second of CPU time: on a shared machine wall time would measure the others too.

    Looks at the clock about a hundred times, no more: a look takes as long as a little work does.
    """
    done = 0
    elapsed = 0.0
    between = 1
    start = clock()
    while elapsed < seconds:
        for _ in range(between):
            done += work()
        before, elapsed = elapsed, clock() - start
        if elapsed - before < seconds / 100:
            between *= 2
    return done / elapsed


def serve(
    about: Mapping[str, str], works: Mapping[str, Work], asked: Iterable[str] = sys.stdin, answers: TextIO = sys.stdout
) -> None:
    """Answer until nobody asks any more. Every task is done once beforehand: no window pays for the first time."""
    for work in works.values():
        work()
    print(json.dumps({"about": about, "tasks": list(works)}), file=answers, flush=True)
    for line in asked:
        task, seconds = line.rsplit(maxsplit=1)
        print(rate(works[task], float(seconds)), file=answers, flush=True)
