"""The guides: every rule with an address of its own, searchable, whole or one by one beside a board."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from farwest.engine.game import Game
from farwest.web.errors import Refused
from farwest.web.rulebook import rulebook
from farwest.web.site import PAGE_HEADERS, go, site_of
from farwest.web.visitor import visitor_of


async def all_games(request: Request) -> Response:
    site = site_of(request)
    if len(site.games) == 1:
        return go(f"/rules/{next(iter(site.games))}")
    return site.page(request, "guides.html")


async def guide(request: Request) -> Response:
    site = site_of(request)
    game = _game(request)
    book = rulebook(game, visitor_of(request).lang)
    query = request.query_params.get("q", "").strip()[:80]
    found = book.search(query) if query else None
    return site.page(request, "rules.html", game=game, book=book, query=query, found=found)


async def one_rule(request: Request) -> Response:
    """A rule alone, as a fragment for the panel beside the board."""
    site = site_of(request)
    game = _game(request)
    book = rulebook(game, visitor_of(request).lang)
    rule = book.find(request.path_params["rule"])
    if rule is None:
        raise Refused(404, "error-no-rule")
    return HTMLResponse(site.draw(request, "rule.html", game=game, book=book, rule=rule), headers=PAGE_HEADERS)


def _game(request: Request) -> Game:
    game = site_of(request).games.get(request.path_params["game"])
    if game is None:
        raise Refused(404, "mistake-game")
    return game
