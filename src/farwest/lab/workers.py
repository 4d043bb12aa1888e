"""Processes that play the games of a series, each one game at a time.

They give way to whatever else the machine does, end when whoever started them ends (however that may have happened),
and leave Ctrl-C to it.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Generator, Sequence
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final, NamedTuple

from farwest.bots.external import PARTNERS
from farwest.engine.errors import Mistake, Phrase
from farwest.lab.playing import Maker, Played, play
from farwest.lab.series import Series

NICER: Final = 5  # pages come first, and whoever sits at the machine
LAST_WORDS: Final = 0.3  # seconds for a process to end by itself


class WorkerDied(Mistake):
    """A process ended in the middle of a game."""

    def __init__(self, index: int, code: int | None) -> None:
        super().__init__(Phrase("arena-worker-died", {"number": index + 1, "code": f"={code}"}))


class _Worker(NamedTuple):
    process: BaseProcess
    pipe: Connection


def play_all(
    series: Series, indices: Sequence[int], jobs: int, maker: Maker, records: Path | None
) -> Generator[list[Played], None, None]:
    """The games, as they end: always at least one. Close the iterator to stop at once."""
    queue = iter(indices)
    busy: dict[int, int] = {}  # which game each worker plays
    workers = [_start(series, maker, records) for _ in range(min(jobs, len(indices)))]
    try:
        for number, worker in enumerate(workers):
            busy[number] = next(queue)
            worker.pipe.send(busy[number])
        while busy:
            pipes = {workers[number].pipe: number for number in busy}
            done: list[Played] = []
            for pipe in wait(list(pipes)):
                number = pipes[pipe]  # type: ignore[index]
                done.append(_read(workers[number], busy.pop(number)))
                with suppress(StopIteration):
                    busy[number] = next(queue)
                    workers[number].pipe.send(busy[number])
            yield done
    finally:
        _end(workers)


def _start(series: Series, maker: Maker, records: Path | None) -> _Worker:
    # A fresh process rather than a copy of this one: the same everywhere, and it holds none of our pipes open.
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, series, maker, records), daemon=True)
    process.start()
    theirs.close()
    return _Worker(process, ours)


def _read(worker: _Worker, index: int) -> Played:
    try:
        answer = worker.pipe.recv()
    except (EOFError, OSError):
        worker.process.join(LAST_WORDS)
        raise WorkerDied(index, worker.process.exitcode) from None
    if isinstance(answer, BaseException):
        raise answer
    assert isinstance(answer, Played)
    return answer


def _end(workers: Sequence[_Worker]) -> None:
    """Idle ones end by themselves; whoever is in the middle of a game is stopped."""
    for worker in workers:
        worker.pipe.close()
    for worker in workers:
        worker.process.join(LAST_WORDS)
        if worker.process.is_alive():
            worker.process.kill()
            worker.process.join()


def _work(pipe: Connection, series: Series, maker: Maker, records: Path | None) -> None:
    """The life of a worker: a number in, a game out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICER)
    threading.Thread(target=_follow_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            index = pipe.recv()
            try:
                answer: Played | Exception = play(series, index, maker, records)
            except Exception as error:
                answer = error
            pipe.send(answer)
    PARTNERS.close()


def _follow_parent() -> None:
    """Whoever started us is gone: nobody waits for the game."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
