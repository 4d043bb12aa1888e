"""What a visitor chooses once and keeps: language, colours, name."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from farwest.web.errors import Refused
from farwest.web.forms import fields, named, remember, text_of
from farwest.web.site import back, go, site_of
from farwest.web.visitor import LANG_COOKIE, THEME_COOKIE, THEMES, keep
from farwest.words import LANGS


async def lang(request: Request) -> Response:
    return await _choose(request, LANG_COOKIE, request.path_params["lang"], LANGS)


async def theme(request: Request) -> Response:
    return await _choose(request, THEME_COOKIE, request.path_params["theme"], THEMES)


async def name(request: Request) -> Response:
    form = await fields(request)
    return remember(request, go(back(request, text_of(form, "next"))), named(request, form))


async def _choose(request: Request, cookie: str, value: str, known: tuple[str, ...]) -> Response:
    if value not in known:
        raise Refused(404, "error-not-found")
    form = await fields(request)
    response = go(back(request, text_of(form, "next")))
    keep(response, cookie, value, site_of(request).settings.https)
    return response
