"""A stream of server-sent events. As little as possible stands between an event and the connection: there are many."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Final

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

PING_EVERY: Final = 15.0  # seconds between signs of life, so that nobody in between takes a quiet stream for a dead one
PING: Final = b": ping\r\n\r\n"
HEADERS: Final = {"cache-control": "no-store", "x-accel-buffering": "no"}


class EventStream(Response):
    """Ends when the events do, or when the reader has gone; the generator is closed in either case."""

    media_type = "text/event-stream"

    def __init__(self, events: AsyncGenerator[bytes, None]) -> None:
        super().__init__(headers=HEADERS)
        del self.headers["content-length"]
        self.events = events

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        telling = asyncio.create_task(self._tell(send))
        tasks = [telling, asyncio.create_task(_until_gone(receive)), asyncio.create_task(_ping(send))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
        if not telling.cancelled():
            telling.result()
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _tell(self, send: Send) -> None:
        async with aclosing(self.events) as events:
            async for event in events:
                await send({"type": "http.response.body", "body": event, "more_body": True})


async def _until_gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def _ping(send: Send) -> None:
    while True:
        await asyncio.sleep(PING_EVERY)
        await send({"type": "http.response.body", "body": PING, "more_body": True})
