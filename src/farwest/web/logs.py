"""What the operator reads: one line for each event, key=value, without anything secret.

Addresses are written without their query, and seat links without their token: who reads the log cannot play.
"""

from __future__ import annotations

import logging
import re
import sys
import time
from functools import lru_cache
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

log: Final = logging.getLogger("farwest.access")

_TOKEN: Final = re.compile(r"^/s/.*")
_PLAIN: Final = re.compile(r"[\w./:+-]+")


class KeyValue(logging.Formatter):
    """`time=… level=… from=… event=…`; what holds spaces stands in quotation marks, a traceback on one line.

    Where several processes serve, each says its number.
    """

    def __init__(self, process: int | None = None) -> None:
        super().__init__()
        self.speaker = {} if process is None else {"process": process}

    def format(self, record: logging.LogRecord) -> str:
        fields = {
            "time": _written(int(record.created)),
            "level": record.levelname.lower(),
            **self.speaker,
            "from": record.name,
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return " ".join(f"{name}={_value(str(value))}" for name, value in fields.items())


@lru_cache(1)
def _written(second: int) -> str:
    """The lines of one second bear the same time."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(second))


def _value(text: str) -> str:
    if _PLAIN.fullmatch(text):
        return text
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def configure(level: int = logging.INFO, process: int | None = None) -> None:
    """Everything goes to standard error, in our form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(KeyValue(process))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for noisy in ("uvicorn.access", "alembic", "aiosqlite", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


class AccessLog:
    """One line for each answer: what was asked, what came, how long it took. Files are not worth a line."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"].startswith("/static/"):
            await self.app(scope, receive, send)
            return
        status, start = 0, time.perf_counter()

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            spent = round(1000 * (time.perf_counter() - start))
            path = _TOKEN.sub("/s/-", scope["path"])
            log.info(
                "answer", extra={"fields": {"method": scope["method"], "path": path, "status": status, "ms": spent}}
            )
