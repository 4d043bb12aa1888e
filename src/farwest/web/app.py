"""The web application: what stands before every page, and what is open while it runs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import NoReturn

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request

from farwest.tables.hub import Hub
from farwest.tables.telegraph import Telegraph
from farwest.web.errors import ErrorPages
from farwest.web.identity import Signer
from farwest.web.logs import AccessLog
from farwest.web.pages import ROUTES
from farwest.web.security import SafeHeaders, SameOrigin, SmallBody
from farwest.web.settings import Settings
from farwest.web.site import Site, error_page
from farwest.web.visitor import Visitors

OpenHub = Callable[[Settings], Awaitable[Hub]]


async def open_hub(settings: Settings, telegraph: Telegraph | None = None) -> Hub:
    return await Hub.open(
        settings.database,
        thinkers=settings.thinkers,
        budget=settings.budget,
        pause=settings.pause,
        programs=settings.programs,
        telegraph=telegraph,
    )


def build(settings: Settings, open_hub: OpenHub = open_hub) -> Starlette:
    """The application. Tests give their own way to open the hub."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncGenerator[None, None]:
        hub = await open_hub(settings)
        app.state.site = Site(settings, hub)
        await asyncio.to_thread(app.state.site.warm)
        try:
            yield
        finally:
            await hub.close()

    # Error pages need to know the visitor, and stand around all that may refuse a request.
    middleware = [
        Middleware(AccessLog),
        Middleware(SafeHeaders),
        Middleware(GZipMiddleware, compresslevel=5),
        Middleware(Visitors, signer=Signer(settings.key), https=settings.https),
        Middleware(ErrorPages, draw=error_page),
        Middleware(SameOrigin),
        Middleware(SmallBody),
    ]
    return Starlette(routes=ROUTES, middleware=middleware, lifespan=lifespan, exception_handlers={HTTPException: again})


async def again(request: Request, error: Exception) -> NoReturn:
    """Starlette's own answers are plain text: ours are pages."""
    raise error
