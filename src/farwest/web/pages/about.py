"""Who made what, how dealing is proven; and the addresses that machines ask for."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from farwest import __version__
from farwest.web.assets import static
from farwest.web.site import go, site_of

ROBOTS = "User-agent: *\nDisallow: /t/\nDisallow: /s/\nDisallow: /join\n"


# What others made, under which licence, and where its text lies.
CREDITS: Final = (
    ("rye", "ofl", "vendor/fonts/rye.LICENSE.txt"),
    ("besley", "ofl", "vendor/fonts/besley.LICENSE.txt"),
    ("archivo", "ofl", "vendor/fonts/archivo.LICENSE.txt"),
    ("icons", "by", "https://creativecommons.org/licenses/by/3.0/"),
    ("htmx", "bsd", "vendor/htmx.LICENSE.txt"),
)


async def about(request: Request) -> Response:
    others = [(name, kind, where if "://" in where else static(where)) for name, kind, where in CREDITS]
    return site_of(request).page(request, "about.html", version=__version__, credits=others)


async def healthz(request: Request) -> Response:
    """Well when the database answers. A bot that failed has played all the same, so it is told and no more."""
    hub = site_of(request).hub
    await hub.open_tables()
    told = {"status": "ok", "version": __version__, **hub.desk.others.whose, "bots": await hub.health()}
    return JSONResponse(told, headers={"cache-control": "no-store"})


async def robots(request: Request) -> Response:
    return PlainTextResponse(ROBOTS)


async def favicon(request: Request) -> Response:
    return go(static("icon.svg"))


async def manifest(request: Request) -> Response:
    """For those who put the site on their home screen."""
    icon = {"src": static("icon.svg"), "sizes": "any", "type": "image/svg+xml", "purpose": "any maskable"}
    data = {
        "name": "farwest",
        "short_name": "farwest",
        "start_url": "/",
        "display": "standalone",
        "background_color": "#cfdcd8",
        "theme_color": "#22262f",
        "icons": [icon],
    }
    return JSONResponse(data, media_type="application/manifest+json")
