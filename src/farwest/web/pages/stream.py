"""The push: whatever changes for a viewer is sent to his open pages, drawn once for all who see the same."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from farwest.web.events import EventStream
from farwest.web.fragments import BLANK
from farwest.web.pages.room import sitters
from farwest.web.pushes import Plain, event
from farwest.web.visit import Visit, visit


async def stream(request: Request) -> Response:
    """The whole state at once, then what changes. A page of the waiting room is told when the game begins."""
    here = await visit(request)
    waiting_room = request.query_params.get("page") == "room"
    return EventStream(_room(request, here) if waiting_room else _table(here))


async def turn(request: Request) -> Response:
    """Is it my turn? For hidden pages, which browsers give no stream."""
    here = await visit(request)
    table = here.table
    mine = [seat for seat in here.mine if table.seats[seat].bot is None]
    due = table.phase == "playing" and any(table.state.owes(seat) for seat in mine)
    version = table.version_for(here.table.viewer_for(here.person))
    return JSONResponse({"yours": due, "version": version, "phase": table.phase}, headers={"cache-control": "no-store"})


async def _table(here: Visit) -> AsyncGenerator[bytes, None]:
    hub, lang = here.site.hub, here.visitor.lang
    before = BLANK
    async with aclosing(hub.watch(here.table.code, here.eyes.viewer, here.person)) as versions:
        async for _ in versions:
            now = here._replace(table=await hub.table(here.table.code))
            eyes = now.eyes
            if now.table.phase == "open" or eyes.curtain:
                yield elsewhere(now)
                return
            after = here.site.fragments.draw(now.table, eyes, now.mine, lang, hub.desk.now(), before)
            news = here.site.fragments.event(before, after)
            if news:
                yield news
            before = after


async def _room(request: Request, here: Visit) -> AsyncGenerator[bytes, None]:
    hub, shown = here.site.hub, ""
    async with aclosing(hub.watch(here.table.code, here.table.viewer_for(here.person), here.person)) as versions:
        async for _ in versions:
            table = await hub.table(here.table.code)
            if table.phase != "open":
                yield elsewhere(here)
                return
            now = here._replace(table=table, mine=table.seats_of(here.person))
            html = sitters(request, now)
            if html != shown:
                yield event([Plain(html)])
            shown = html


def elsewhere(here: Visit) -> bytes:
    """The page that belongs here now is another one."""
    return f"event: elsewhere\ndata: {here.address()}\n\n".encode()
