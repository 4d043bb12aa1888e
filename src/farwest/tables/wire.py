"""What goes over the wires between the serving processes of a house and the office of their parent."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from socket import socket
from typing import Final, cast

import msgspec

from farwest.tables.course import Line
from farwest.tables.log import Row
from farwest.tables.thinking import Answer, Job

log = logging.getLogger(__name__)

# The first byte of a message says for whom it is.
TO_ALL: Final = b"*"
TO_OFFICE: Final = b"@"
MOST_WAITING: Final = 64 << 20  # bytes that a process has not read: more, and it is taken for dead

Pages = dict[str, set[str]]  # who has a page open, by table


class Message(msgspec.Struct, frozen=True, tag=str.lower):
    """What goes over the wire: a line of JSON."""


class Change(Message, frozen=True):
    """A table came from the version before to this one by these rows and lines; or it must be `read` again."""

    code: str
    version: int
    due_at: float | None
    rows: list[Row]
    lines: list[Line]
    read: bool


class Page(Message, frozen=True):
    """In a process, somebody's first page at a table was opened, or his last one closed."""

    process: int
    code: str
    person: str
    is_open: bool


class AllPages(Message, frozen=True):
    """Whatever is open in a process: for one that has just come."""

    process: int
    pages: Pages


class Glance(Message, frozen=True):
    """Somebody without an open page has looked at a table."""

    code: str
    person: str


class Roll(Message, frozen=True):
    """From the office: the processes that serve now."""

    living: list[int]


class Thought(Message, frozen=True):
    """From the office: the answer to a job, or why there is none."""

    number: int
    answer: Answer | None = None
    problem: str = ""


class Counted(Message, frozen=True):
    """From the office: what the operator wants to know of the bots."""

    number: int
    counts: dict[str, int]


class Ready(Message, frozen=True):
    """To the office: this process serves from now on."""


class Think(Message, frozen=True):
    """To the office: a job, under a number of the process's own."""

    number: int
    table: str
    job: Job


class GiveUp(Message, frozen=True):
    """To the office: nobody wants the answer any more."""

    number: int


class Failed(Message, frozen=True):
    """To the office: a bot came to no usable answer."""


class Count(Message, frozen=True):
    """To the office: how are the bots?"""

    number: int


ToProcess = Change | Page | AllPages | Glance | Roll | Thought | Counted
ToOffice = Ready | Think | GiveUp | Failed | Count


class Wire(asyncio.Protocol):
    """One end of it: a message a line, both ways."""

    def __init__(self, heard: Callable[[bytes], None], cut: Callable[[], None]) -> None:
        self._heard = heard
        self._cut = cut
        self._transport: asyncio.Transport | None = None
        self._rest = b""

    async def open(self, end: socket) -> None:
        await asyncio.get_running_loop().create_unix_connection(lambda: self, sock=end)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one without saying so

    def data_received(self, data: bytes) -> None:
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            try:
                self._heard(line)
            except Exception:  # it is as if it had been lost, and lost words are made good
                log.exception("a message was not understood")

    def connection_lost(self, error: Exception | None) -> None:
        self._cut()

    def send(self, line: bytes) -> None:
        if self._transport is None or self._transport.is_closing():
            return
        self._transport.write(line + b"\n")
        if self._transport.get_write_buffer_size() > MOST_WAITING:
            self._transport.abort()

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()
