"""Opening a table: one form, filled with what is usual. Works without JavaScript: the form is asked for again."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from farwest.engine.errors import Phrase
from farwest.engine.game import Game
from farwest.tables.errors import BadName
from farwest.web.draft import PACES, Draft, kind_of, read_draft
from farwest.web.forms import fields, named, remember, share_of
from farwest.web.site import go, site_of


async def form(request: Request) -> Response:
    game, levels = _game(request, request.query_params.get("game")), site_of(request).hub.levels
    return _page(request, read_draft(game, request.query_params, levels))


async def create(request: Request) -> Response:
    site = site_of(request)
    sent = await fields(request)
    given = {name: value for name, value in sent.items() if isinstance(value, str)}
    draft = read_draft(_game(request, given.get("game")), given, site.hub.levels)
    plan = draft.plan()
    try:
        person = named(request, sent)
    except BadName as mistake:
        draft.errors["name"] = mistake.phrase
        return _page(request, draft, given)
    if plan is None:
        return _page(request, draft, given)
    site.limiter.check(request, "table")
    table = await site.hub.create(plan, person, share_of(sent))
    return remember(request, go(f"/t/{table.code}"), person)


def _page(request: Request, draft: Draft, given: dict[str, str] | None = None) -> Response:
    site = site_of(request)
    return site.page(
        request,
        "new.html",
        400 if draft.errors else 200,
        game=draft.game,
        draft=draft,
        error=draft.errors.get,
        name=(given or request.query_params).get("name", ""),
        levels=site.offered,
        programs=site.hub.programs,
        paces=PACES,
        pace_words=pace_words,
        kind_of=kind_of,
    )


def pace_words(pace: str) -> Phrase:
    """A pace in words: `days:3`, `live:600+10`."""
    kind, _, figures = pace.partition(":")
    total, _, increment = figures.partition("+")
    if kind == "days":
        return Phrase("page-pace-days", {"days": int(total)})
    if kind == "live":
        return Phrase("page-pace-live", {"minutes": int(total) // 60, "seconds": int(increment)})
    return Phrase("page-pace-none")


def _game(request: Request, wanted: str | None) -> Game:
    games = site_of(request).games
    return games.get(wanted or "") or next(iter(games.values()))
