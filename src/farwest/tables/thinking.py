"""Processes in which bots think, so that pages stay quick while a dozen of them do.

A job is plain data: what the bot's seat may know, and nothing else. Jobs wait in line by table and tables take turns,
so that one table full of slow bots does not hold up the others. The longer the line, the less time each job gets. A
process that overruns or dies is replaced.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict, deque
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final, Protocol

import msgspec

from farwest.engine.errors import Args

SPARE: Final = 5.0  # seconds a job may take beyond its budget
STARTING: Final = 30.0  # seconds a process may take to import what it needs
LAST_WORDS: Final = 0.2  # seconds for a process to end by itself once its input does
LONGEST_ANSWER: Final = 1 << 20
LEAST_BUDGET: Final = 0.1  # seconds that a job gets however long the line is, unless it asks for less


WORKER: Final = (sys.executable, "-m", "farwest.tables.worker")


def command(programs: Mapping[str, str]) -> tuple[str, ...]:
    """How a worker is started that knows these bots. What they run is said here and nowhere else: a job names a bot."""
    return (*WORKER, *(f"{name}={words}" for name, words in programs.items()))


class Job(msgspec.Struct, frozen=True):
    """Choose for a seat, or name the best so many choices with their reasons (`hints`)."""

    game: str
    view: dict[str, Any]  # plain data
    legal: list[str]
    level: str
    seed: int
    budget: float
    hints: int = 0
    options: dict[str, Any] = {}  # of the game, for bots that are programs


class Told(msgspec.Struct, frozen=True):
    """A hint on its way: phrases as key and arguments."""

    action: str
    worth: float
    share: float
    reason: tuple[str, Args] | None = None
    chance: float | None = None
    then: list[tuple[str, Args]] = []


class Answer(msgspec.Struct):
    """What a worker process sends back: a choice, or hints, or what went wrong."""

    chosen: str = ""
    hints: list[Told] = []
    problem: str | None = None


class NoThought(Exception):
    """The job failed, took too long or was cut off."""


class Thinker(Protocol):
    """Where bots think."""

    async def think(self, table: str, job: Job) -> Answer:
        """What was asked for. NoThought when there is no usable answer."""

    async def close(self) -> None:
        """At once: whoever still waits gets NoThought."""


class Thinking:
    """Worker processes, started when first needed; `size` jobs at once, the others in line."""

    def __init__(self, size: int, command: tuple[str, ...] = WORKER) -> None:
        self._command = command
        self._free = size
        self._size = size
        self._idle: list[Process] = []
        self._proven: set[Process] = set()  # have answered before, so all is imported
        self._busy: set[Process] = set()
        self._asked: set[asyncio.Task[Answer]] = set()
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._closed = False

    async def warm_up(self) -> None:
        """Start all processes now, so that the first bot need not wait for them."""
        with suppress(NoThought):
            while len(self._idle) + len(self._busy) < self._size:
                self._idle.append(await self._start())

    async def think(self, table: str, job: Job) -> Answer:
        await self._take_turn(table)
        asked = asyncio.create_task(self._ask(msgspec.structs.replace(job, budget=self.share(job.budget))))
        self._asked.add(asked)
        asked.add_done_callback(self._answered)
        try:
            return await asyncio.shield(asked)
        except asyncio.CancelledError:
            # Nobody wants the answer any more. The process may finish, which is quicker than to start another one.
            asyncio.get_running_loop().call_later(job.budget, asked.cancel)
            raise

    @property
    def thinking(self) -> int:
        """How many jobs are being thought about."""
        return len(self._asked)

    @property
    def waiting(self) -> int:
        """How many jobs are in line."""
        return sum(not turn.done() for line in self._lines.values() for turn in line)

    def share(self, budget: float) -> float:
        """What is left of a budget when others wait: all in line are to have their turn in about the same time."""
        return max(budget * self._size / (self._size + self.waiting), min(budget, LEAST_BUDGET))

    def _answered(self, asked: asyncio.Task[Answer]) -> None:
        self._asked.discard(asked)
        if not asked.cancelled():
            asked.exception()  # whoever waits has it, or has gone away
        self._free += 1
        self._call_next()

    async def close(self) -> None:
        self._closed = True
        for line in self._lines.values():
            for waiting in line:
                waiting.cancel()
        processes = [*self._idle, *self._busy]
        await asyncio.gather(*(_end(process) for process in processes))
        await asyncio.gather(*self._asked, return_exceptions=True)
        self._idle.clear()

    # Whose turn it is.

    async def _take_turn(self, table: str) -> None:
        if self._closed:
            raise NoThought("closed")
        if self._free > 0:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._lines.setdefault(table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._free += 1
                self._call_next()
            if self._closed:
                raise NoThought("closed") from None
            raise

    def _call_next(self) -> None:
        """The first job of the table that has waited longest since its last one."""
        while self._free > 0 and self._lines:
            table, line = self._lines.popitem(last=False)
            turn = line.popleft()
            if line:
                self._lines[table] = line
            if not turn.done():
                self._free -= 1
                turn.set_result(None)

    # The processes.

    async def _ask(self, job: Job) -> Answer:
        process = self._idle.pop() if self._idle else await self._start()
        self._busy.add(process)
        try:
            async with asyncio.timeout(job.budget + SPARE + (0 if process in self._proven else STARTING)):
                answer = await _exchange(process, job)
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError, asyncio.CancelledError) as error:
            await asyncio.shield(_end(process))
            if isinstance(error, asyncio.CancelledError):
                raise
            raise NoThought(f"{type(error).__name__} {error}".strip()) from error
        finally:
            self._busy.discard(process)
            self._proven.discard(process)
        self._proven.add(process)
        self._idle.append(process)
        if answer.problem is not None:
            raise NoThought(answer.problem)
        return answer

    async def _start(self) -> Process:
        if self._closed:
            raise NoThought("closed")
        try:
            process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, limit=LONGEST_ANSWER, env=dict(os.environ)
            )
        except OSError as error:
            raise NoThought(str(error)) from error
        if self._closed:
            await _end(process)
            raise NoThought("closed")
        return process


async def _exchange(process: Process, job: Job) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(job) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise ValueError("the process is gone")
    return msgspec.json.decode(line, type=Answer)


async def _end(process: Process) -> None:
    """The end of a process, whether it has gone by itself or not, and of its pipes."""
    if process.stdin is not None:
        process.stdin.close()
        with suppress(OSError):
            await process.stdin.wait_closed()
    try:
        async with asyncio.timeout(LAST_WORDS):
            await process.wait()
    except TimeoutError:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
