"""Who visits, in which language and colours: read from cookies, kept in cookies."""

from __future__ import annotations

from typing import Final, NamedTuple

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from farwest.tables.plan import Person
from farwest.web.identity import PERSON_COOKIE, YEAR, Signer, newcomer
from farwest.words import LANGS

LANG_COOKIE: Final = "lang"
THEME_COOKIE: Final = "theme"
THEMES: Final = ("system", "light", "dark")


class Visitor(NamedTuple):
    """`theme` is "system" until the visitor chooses."""

    person: Person
    lang: str
    theme: str


def visitor_of(request: HTTPConnection) -> Visitor:
    visitor = request.scope["visitor"]
    assert isinstance(visitor, Visitor)
    return visitor


class Visitors:
    """Puts a Visitor into every request; somebody new gets an identity with the first answer."""

    def __init__(self, app: ASGIApp, signer: Signer, https: bool) -> None:
        self.app = app
        self.signer = signer
        self.https = https

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        known = self.signer.person(request.cookies.get(PERSON_COOKIE))
        person = known or newcomer()
        scope["visitor"] = Visitor(person, pick_language(request), pick_theme(request))

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start" and known is None and not scope["path"].startswith("/static"):
                headers = MutableHeaders(scope=message)
                if not any(given.startswith(f"{PERSON_COOKIE}=") for given in headers.getlist("set-cookie")):
                    cookie = Response()
                    keep(cookie, PERSON_COOKIE, self.signer.cookie(person), self.https)
                    headers.append("set-cookie", cookie.headers["set-cookie"])
            await send(message)

        await self.app(scope, receive, sending)


def keep(response: Response, name: str, value: str, https: bool) -> None:
    response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="lax", secure=https)


def pick_language(request: HTTPConnection) -> str:
    """What the visitor chose, else the first of the browser's languages that we speak, else French."""
    chosen = request.cookies.get(LANG_COOKIE)
    if chosen in LANGS:
        return str(chosen)
    for wanted in request.headers.get("accept-language", "").split(","):
        tag = wanted.split(";")[0].strip().lower()[:2]
        if tag in LANGS:
            return tag
    return LANGS[0]


def pick_theme(request: HTTPConnection) -> str:
    chosen = request.cookies.get(THEME_COOKIE)
    return str(chosen) if chosen in THEMES else THEMES[0]
