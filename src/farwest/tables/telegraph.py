"""The telegraph: each serving process of a house is told at once what another has committed, and who is there.

It is only the messenger. What it says was committed before it is said, a table that does not fit what is said is read
from the database again, and who has lost the wire asks the database before everything. Every wire ends at the office
of the parent process (office.py), which passes on what is for all and thinks for everybody's bots.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from itertools import count
from socket import socket
from typing import Any, Protocol
from zlib import crc32

import msgspec

from farwest.tables.table import Table
from farwest.tables.thinking import Answer, Job, NoThought
from farwest.tables.wire import (
    TO_ALL,
    TO_OFFICE,
    AllPages,
    Change,
    Count,
    Counted,
    Failed,
    GiveUp,
    Glance,
    Message,
    Page,
    Pages,
    Ready,
    Roll,
    Think,
    Thought,
    ToProcess,
    Wire,
)


class Reader(Protocol):
    """Who wants to know what the others do."""

    def changed(self, change: Change) -> None:
        """Another process has committed this."""

    def noticed(self, code: str, person: str) -> None:
        """In another process somebody has opened or closed a page, or has looked at one."""

    def mustered(self) -> None:
        """A process has come or gone: it may have taken with it what it wanted to tell."""


class Others:
    """The other processes of the house. Here: none."""

    several = False  # may anybody have committed what we were not told yet?
    connected = True  # are we told?
    whose: Mapping[str, int] = {}  # the number of this process and how many there are, for the operator

    async def begin(self, reader: Reader) -> None:
        """From now on the reader is told of everything."""

    async def close(self) -> None:
        """Nothing is told any more."""

    async def count(self) -> dict[str, int]:
        """For the whole house: jobs being thought about and in line, and bots that failed."""
        return {}

    def serves(self, code: str) -> bool:
        """Is it for this process to serve the bots and clocks of a table?"""
        return True

    def committed(self, table: Table) -> None:
        """Tell the others what is new."""

    def page(self, code: str, person: str, is_open: bool) -> None:
        """Tell them that somebody's first page was opened here, or his last one closed."""

    def glanced(self, code: str, person: str) -> None:
        """Tell them that somebody without an open page looks at a table."""

    def failed(self) -> None:
        """Tell that a bot has failed."""

    def has_page(self, code: str, person: str) -> bool:
        """Is a page of this person open elsewhere?"""
        return False

    def watch(self, code: str) -> bool:
        """Is anybody's?"""
        return False


class Telegraph(Others):
    """The end of the wire in a serving process. Its bots think at the office."""

    several = True
    connected = False

    def __init__(self, number: int, on_cut: Callable[[], None] = lambda: None) -> None:
        self.number = number
        self.living: list[int] = []
        self._wire = Wire(self._heard, self._lost)
        self._on_cut = on_cut
        self._reader: Reader | None = None
        self._first_roll = asyncio.Event()
        self._here: Pages = {}
        self._elsewhere: dict[int, Pages] = {}
        self._numbers = count()
        self._asked: dict[int, asyncio.Future[Any]] = {}

    async def open(self, end: socket) -> None:
        await self._wire.open(end)

    @property
    def whose(self) -> Mapping[str, int]:  # type: ignore[override]
        return {"process": self.number, "processes": len(self.living)}

    async def begin(self, reader: Reader) -> None:
        self._reader = reader
        self._to_office(Ready())
        await self._first_roll.wait()

    async def close(self) -> None:
        self._on_cut = lambda: None
        self._wire.close()
        self._lost()

    # What is said.

    def serves(self, code: str) -> bool:
        return not self.living or self.living[crc32(code.encode()) % len(self.living)] == self.number

    def committed(self, table: Table) -> None:
        """Seats that change without a row, and a next table, are read: what follows from rows is not."""
        news = table.news
        read = news.table is not None or (bool(news.seats) and not news.rows)
        self._to_all(Change(table.code, table.version, table.due_at(), news.rows, news.lines, read))

    def page(self, code: str, person: str, is_open: bool) -> None:
        _turn_page(self._here, code, person, is_open)
        self._to_all(Page(self.number, code, person, is_open))

    def glanced(self, code: str, person: str) -> None:
        self._to_all(Glance(code, person))

    def failed(self) -> None:
        self._to_office(Failed())

    def has_page(self, code: str, person: str) -> bool:
        return any(person in pages.get(code, ()) for pages in self._elsewhere.values())

    def watch(self, code: str) -> bool:
        return any(code in pages for pages in self._elsewhere.values())

    # Asked of the office.

    async def think(self, table: str, job: Job) -> Answer:
        number = next(self._numbers)
        try:
            answer: Answer = await self._ask(number, Think(number, table, job))
        except asyncio.CancelledError:
            self._to_office(GiveUp(number))
            raise
        return answer

    async def count(self) -> dict[str, int]:
        number = next(self._numbers)
        counts: dict[str, int] = await self._ask(number, Count(number))
        return counts

    async def _ask(self, number: int, question: Message) -> Any:
        if not self.connected:
            raise NoThought("the wire is cut")
        answer = self._asked[number] = asyncio.get_running_loop().create_future()
        self._to_office(question)
        try:
            return await answer
        finally:
            del self._asked[number]

    # What is heard.

    def _heard(self, line: bytes) -> None:
        if self._reader is None:
            return
        match msgspec.json.decode(line, type=ToProcess):
            case Change() as change:
                self._reader.changed(change)
            case Page(process, code, person, is_open):
                _turn_page(self._elsewhere.setdefault(process, {}), code, person, is_open)
                self._reader.noticed(code, person)
            case AllPages(process, pages):
                self._replace(process, pages)
            case Glance(code, person):
                self._reader.noticed(code, person)
            case Roll(living):
                self._muster(living, self._reader)
            case Thought(number, answer, problem) if number in self._asked and not self._asked[number].done():
                if answer is None:
                    self._asked[number].set_exception(NoThought(problem))
                else:
                    self._asked[number].set_result(answer)
            case Counted(number, counts) if number in self._asked and not self._asked[number].done():
                self._asked[number].set_result(counts)

    def _muster(self, living: list[int], reader: Reader) -> None:
        self.living = living
        for process in set(self._elsewhere) - set(living):
            self._replace(process, {})
        if self._here:
            self._to_all(AllPages(self.number, self._here))
        self.connected = True
        self._first_roll.set()
        reader.mustered()

    def _replace(self, process: int, pages: Pages) -> None:
        """Another process has these pages open, and no others."""
        before, self._elsewhere[process] = self._elsewhere.get(process, {}), pages
        for code in {*before, *pages}:
            for person in before.get(code, set()) ^ pages.get(code, set()):
                if self._reader is not None:
                    self._reader.noticed(code, person)

    def _lost(self) -> None:
        """Whoever waits for the office waits in vain: a bot's turn is not played at random but left to the next."""
        self.connected = False
        self._first_roll.set()
        for answer in self._asked.values():
            answer.cancel()
        self._on_cut()

    def _to_all(self, message: Message) -> None:
        self._wire.send(TO_ALL + msgspec.json.encode(message))

    def _to_office(self, message: Message) -> None:
        self._wire.send(TO_OFFICE + msgspec.json.encode(message))


def _turn_page(pages: Pages, code: str, person: str, is_open: bool) -> None:
    if is_open:
        pages.setdefault(code, set()).add(person)
    elif code in pages:
        pages[code].discard(person)
        if not pages[code]:
            del pages[code]
