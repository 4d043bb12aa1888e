"""A stream of events over one connection: it ends with its events, and nothing is left behind when the reader goes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

import pytest
from starlette.types import Message

from farwest.web import events
from farwest.web.events import EventStream

SCOPE = {"type": "http"}


class Reader:
    """The other end of the connection."""

    def __init__(self) -> None:
        self.sent: list[Message] = []
        self.gone = asyncio.Event()
        self.news = asyncio.Event()

    async def receive(self) -> Message:
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        self.sent.append(message)
        self.news.set()

    @property
    def body(self) -> bytes:
        return b"".join(message.get("body", b"") for message in self.sent)


def test_a_stream_brings_its_events_and_ends_with_them() -> None:
    async def two() -> AsyncGenerator[bytes, None]:
        yield b"data: one\n\n"
        yield b"data: two\n\n"

    async def read() -> Reader:
        reader = Reader()
        await EventStream(two())(SCOPE, reader.receive, reader.send)
        return reader

    reader = asyncio.run(read())
    headers = dict(reader.sent[0]["headers"])
    assert headers[b"content-type"].startswith(b"text/event-stream")
    assert headers[b"cache-control"] == b"no-store"
    assert b"content-length" not in headers
    assert [message.get("body") for message in reader.sent[1:]] == [b"data: one\n\n", b"data: two\n\n", b""]
    assert not reader.sent[-1]["more_body"]


def test_when_the_reader_goes_the_events_are_closed() -> None:
    closed = []

    async def waiting() -> AsyncGenerator[bytes, None]:
        try:
            yield b"data: one\n\n"
            await asyncio.Event().wait()
        finally:
            closed.append(True)

    async def read() -> Reader:
        reader = Reader()
        stream = asyncio.create_task(EventStream(waiting())(SCOPE, reader.receive, reader.send))
        while not reader.body:
            reader.news.clear()
            await reader.news.wait()
        reader.gone.set()
        await stream
        return reader

    assert asyncio.run(read()).body == b"data: one\n\n"
    assert closed == [True]


def test_a_quiet_stream_gives_signs_of_life(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "PING_EVERY", 0)

    async def quiet(reader: Reader) -> AsyncGenerator[bytes, None]:
        while events.PING not in reader.body:
            await asyncio.sleep(0)
        yield b"data: late\n\n"

    async def read() -> bytes:
        reader = Reader()
        await EventStream(quiet(reader))(SCOPE, reader.receive, reader.send)
        return reader.body

    assert asyncio.run(read()).startswith(events.PING)


def test_what_goes_wrong_in_the_events_is_raised() -> None:
    async def failing() -> AsyncGenerator[bytes, None]:
        yield b"data: one\n\n"
        raise LookupError("nothing there")

    async def read() -> None:
        reader = Reader()
        await EventStream(failing())(SCOPE, reader.receive, reader.send)

    with pytest.raises(LookupError, match="nothing there"):
        asyncio.run(read())
