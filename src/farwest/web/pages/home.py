"""The home page: the games, my tables, open ones, games to watch; a game against bots in one click."""

from __future__ import annotations

import asyncio
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from farwest.bots.levels import LEVELS
from farwest.engine.errors import Phrase
from farwest.tables.codes import read_code
from farwest.tables.plan import Plan, SeatPlan
from farwest.tables.summary import Summary
from farwest.web.forms import fields, named, remember, share_of
from farwest.web.pages.new import pace_words
from farwest.web.seating import USUAL_LEVEL, usual_players
from farwest.web.site import go, site_of
from farwest.web.visitor import visitor_of

SHOWN: Final = 6  # tables of each kind; one's own are shown up to ALL_MINE
ALL_MINE: Final = 12


async def home(request: Request) -> Response:
    site = site_of(request)
    person = visitor_of(request).person
    mine, waiting, playing = await asyncio.gather(
        site.hub.mine(person), site.hub.open_tables(person), site.hub.watchable(person)
    )
    known = {each.code for each in mine}
    return site.page(
        request,
        "home.html",
        mine=[each for each in mine if not each.uploaded][:ALL_MINE],
        my_turns=sum(each.my_turn for each in mine),
        waiting=[each for each in waiting if each.code not in known][:SHOWN],
        playing=[each for each in playing if each.code not in known][:SHOWN],
        game_of=lambda each: site.games[each.game],
        state_of=state_of,
        pace_words=pace_words,
    )


def state_of(table: Summary) -> Phrase:
    """How a table stands, in a few words."""
    if table.phase == "over":
        return Phrase("home-over")
    if table.phase == "open":
        return Phrase("home-missing", {"count": table.free})
    if table.my_turn:
        return Phrase("home-your-turn")
    waited = [table.seats[seat] for seat in table.waiting]
    if len(waited) != 1:
        return Phrase("home-turns", {"count": len(waited)})
    level = waited[0].level or waited[0].sitting_in
    return Phrase("home-turn-of", {"name": _bot(level) if level else f"={waited[0].name}"})


def _bot(level: str) -> str:
    """A level has a name in every language, a program its own."""
    return f"bot-{level}" if level in LEVELS else f"={level}"


async def play(request: Request) -> Response:
    """One click: the visitor and the usual bots."""
    site = site_of(request)
    game = site.hub.desk.games.find(request.path_params["game"])
    site.limiter.check(request, "table")
    form = await fields(request)
    person = named(request, form)
    players = usual_players(game)
    seats = [SeatPlan("me"), *[SeatPlan("bot", USUAL_LEVEL)] * (players - 1)]
    table = await site.hub.create(Plan(game=game.id, players=players, seats=seats), person, share_of(form))
    return remember(request, go(f"/t/{table.code}"), person)


async def join(request: Request) -> Response:
    """A link or a code, as somebody pasted or typed it."""
    given = request.query_params.get("code", "").strip()
    path = urlsplit(given).path if "/" in given else ""
    if path.startswith("/s/"):
        return go(path)
    parts = path.strip("/").split("/")
    code = parts[1] if len(parts) > 1 and parts[0] == "t" else given
    table = await site_of(request).hub.table(read_code(code) or "-")
    return go(f"/t/{table.code}")
