"""Everything that can go wrong on a page, as a page in the person's language."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from farwest.engine.errors import Args, BadRecord, Malformed, Mistake, NotLegal, Phrase
from farwest.engine.options import BadOption
from farwest.engine.registry import UnknownGame
from farwest.tables import errors as table_errors

log: Final = logging.getLogger("farwest.web")

# Mistakes whose HTTP status is not the usual 400.
STATUS: Final[dict[type[Mistake], int]] = {
    UnknownGame: 404,
    table_errors.UnknownTable: 404,
    table_errors.Stale: 409,
    table_errors.NotOver: 409,
    table_errors.NotStarted: 409,
    table_errors.GameOver: 409,
    table_errors.NoSuchMoment: 404,
    table_errors.NotSaved: 503,
    table_errors.Closing: 503,
    table_errors.NotYourSeat: 403,
    table_errors.ForgedLink: 403,
    table_errors.NotInRoom: 403,
    table_errors.TooManyTables: 429,
    NotLegal: 409,
    Malformed: 400,
    BadRecord: 400,
    BadOption: 400,
}


class Refused(Mistake):
    """A request that is answered with an error page: an HTTP status and the words for it."""

    def __init__(self, status: int, key: str, args: Args | None = None) -> None:
        super().__init__(Phrase(key, args))
        self.status = status


def status_of(mistake: Mistake) -> int:
    if isinstance(mistake, Refused):
        return mistake.status
    return next((status for kind, status in STATUS.items() if isinstance(mistake, kind)), 400)


ErrorPage = Callable[[Request, int, Phrase], Awaitable[Response]]


class ErrorPages:
    """Catches what pages raise: mistakes get their words, everything else is logged and gets an apology."""

    def __init__(self, app: ASGIApp, draw: ErrorPage) -> None:
        self.app = app
        self.draw = draw

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = False

        async def sending(message: Message) -> None:
            nonlocal started
            started = started or message["type"] == "http.response.start"
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except Exception as error:
            status, phrase = _explain(error)
            if status >= 500:
                log.exception("a page failed: %s %s", scope["method"], scope["path"])
            if started:
                raise
            response = await self.draw(Request(scope, receive), status, phrase)
            await response(scope, receive, send)


def _explain(error: Exception) -> tuple[int, Phrase]:
    if isinstance(error, Mistake):
        return status_of(error), error.phrase
    if isinstance(error, HTTPException) and error.status_code == 404:
        return 404, Phrase("error-not-found")
    if isinstance(error, HTTPException) and error.status_code == 400:
        return 400, Phrase("error-form")
    if isinstance(error, HTTPException) and error.status_code < 500:
        return error.status_code, Phrase("error-method")
    return 500, Phrase("error-ours")
