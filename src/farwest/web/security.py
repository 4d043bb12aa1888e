"""What stands before every page: where requests may come from, how large they may be, and what a browser may run."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from farwest.web.errors import Refused

READING: Final = ("GET", "HEAD", "OPTIONS")
LARGEST_BODY: Final = 64 * 1024
LARGEST_RECORD: Final = 2 * 1024 * 1024  # an uploaded record; nothing else is that large

CSP: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


_RAW: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class SafeHeaders:
    """The same promises to the browser on every answer, errors included."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(each for each in _RAW if each[0] not in given)]
            await send(message)

        await self.app(scope, receive, sending if scope["type"] == "http" else send)


class SameOrigin:
    """A request that changes something must come from a page of this site. No token is needed for that."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] not in READING and not is_same_origin(Headers(scope=scope)):
            raise Refused(403, "error-cross-site")
        await self.app(scope, receive, send)


def is_same_origin(headers: Headers) -> bool:
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    return urlsplit(headers.get("origin", "")).netloc == headers.get("host", "-")


class SmallBody:
    """A body that is too large is refused by what it says and by what it sends."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in READING:
            await self.app(scope, receive, send)
            return
        limit = LARGEST_RECORD if scope["path"] == "/replay" else LARGEST_BODY
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdigit() or int(length) > limit:
            raise Refused(413, "error-too-large")
        received = 0

        async def receiving() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > limit:
                raise Refused(413, "error-too-large")
            return message

        await self.app(scope, receiving, send)
