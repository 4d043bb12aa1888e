"""The table itself: the board, the same in words, and the answers that a page asks for while one thinks."""

from __future__ import annotations

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from farwest.engine.core import SPECTATOR
from farwest.engine.errors import Malformed
from farwest.web import drawing
from farwest.web.errors import Refused
from farwest.web.pages.room import room
from farwest.web.seen import why_not
from farwest.web.site import PAGE_HEADERS, chosen_theme, go, is_scripted
from farwest.web.visit import Visit, fragment, visit


async def table(request: Request) -> Response:
    """Play or watch; before the game begins, the waiting room."""
    here = await visit(request)
    if here.table.phase == "open":
        return room(request, here)
    html = drawing.page(here.seen(), theme=chosen_theme(here.visitor), menu=_menu(request, here))
    return HTMLResponse(html, headers=PAGE_HEADERS)


async def text(request: Request) -> Response:
    """The same game in words, complete by forms."""
    here = await visit(request)
    if here.table.phase == "open" or here.eyes.curtain:
        return go(here.address())
    html = drawing.text_page(here.seen(), theme=chosen_theme(here.visitor), menu=_menu(request, here))
    return HTMLResponse(html, headers=PAGE_HEADERS)


async def look(request: Request) -> Response:
    """A closer look at something on the board, with the steps that the page holds."""
    here = await _watching(request)
    chosen = request.query_params.get("chosen", "").split()
    html = drawing.look(here.seen(), request.query_params.get("at", ""), chosen)
    if html is None and is_scripted(request):  # gone by a move that the page is about to hear of
        return Response(status_code=204)
    if html is None:
        raise Refused(404, "error-not-found")
    return fragment(html)


async def why(request: Request) -> Response:
    """Why not? The steps before the last one are choices that the page holds."""
    here = await _watching(request)
    here.site.limiter.check(request, "ask")
    viewer = here.eyes.viewer
    asked = request.query_params.get("action", "")
    if viewer == SPECTATOR or not asked.split():
        raise Malformed(asked)
    refusal = why_not(here.table.game, here.table.state, viewer, asked)
    seen = here.seen()
    if is_scripted(request):
        return fragment(drawing.why(seen, refusal))
    back = here.address("text")
    return here.site.page(request, "why.html", game=here.table.game, refusal=refusal, back=back)


async def journal(request: Request) -> Response:
    """All lines of the journal, where the page shows the newest."""
    here = await _watching(request)
    return fragment(drawing.journal(here.seen()))


async def _watching(request: Request) -> Visit:
    """Somebody at a game that has begun, with no curtain before it."""
    here = await visit(request)
    if here.table.phase == "open" or here.eyes.curtain:
        raise Refused(409, "mistake-not-started")
    return here


def _menu(request: Request, here: Visit) -> Markup:
    drawn = here.site.draw(request, "table_menu.html", game=here.table.game, table=here.table, visit=here)
    return Markup(drawn)
