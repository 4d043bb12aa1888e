"""Watching a finished game again: step by step, through any eyes; its record to keep; what if it had gone otherwise."""

from __future__ import annotations

from markupsafe import Markup
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from farwest.engine.errors import BadRecord, Phrase
from farwest.engine.record import from_json
from farwest.engine.registry import UnknownGame
from farwest.lab.naming import called as called_bot, seat_called
from farwest.tables.errors import NotOver
from farwest.web import assets, drawing
from farwest.web.forms import named, number_of, optional_number, remember, text_of
from farwest.web.fragments import BLANK
from farwest.web.moments import ALL, PUBLIC, Moment, find_moment, see_moment
from farwest.web.seating import USUAL_LEVEL
from farwest.web.site import go, origin, site_of
from farwest.web.visit import Visit, visit, visit_by_form
from farwest.web.visitor import visitor_of


async def replay(request: Request) -> Response:
    here, moment = await _moment(request)
    seen = see_moment(here.table, moment, here.visitor.lang)
    return here.site.page(
        request,
        "replay.html",
        game=here.table.game,
        table=here.table,
        moment=moment,
        board=Markup(drawing.table(seen)),
        eyes=[PUBLIC, *map(str, range(len(here.table.seats))), ALL],
        name_of=lambda seat: _name(here, seat),
        mine=here.mine,
        levels=here.site.offered,
        usual_level=USUAL_LEVEL,
        link=f"{origin(request)}/t/{here.table.code}/replay{moment.link(moment.at)}",
        version=assets.digest(),
    )


async def moment(request: Request) -> Response:
    """The parts of the board at one moment. They never change, and the address says all they depend on."""
    here, moment = await _moment(request)
    seen = see_moment(here.table, moment, here.visitor.lang)
    html = drawing.changes(BLANK.parts, drawing.pieced(seen))
    return HTMLResponse(html, headers={"cache-control": "private, max-age=86400", "vary": "cookie"})


async def download(request: Request) -> Response:
    here = await visit(request)
    name = f"{here.table.game.id}-{here.table.code.lower()}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(here.table.record().to_json(), media_type="application/json", headers=headers)


async def fork(request: Request) -> Response:
    """What if? One seat for the person, bots of one level for the others."""
    here, form = await visit_by_form(request)
    here.site.limiter.check(request, "table")
    seat = number_of(text_of(form, "seat"))
    level = text_of(form, "level") or USUAL_LEVEL
    levels = [None if number == seat else level for number in range(len(here.table.seats))]
    person = named(request, form)
    table = await here.site.hub.fork(here.table.code, number_of(text_of(form, "at")), person, levels)
    return remember(request, go(f"/t/{table.code}"), person)


async def choose(request: Request) -> Response:
    return await _choose(request)


async def upload(request: Request) -> Response:
    """A record file becomes a table to watch; a broken one gets one clear sentence."""
    site = site_of(request)
    site.limiter.check(request, "upload")
    async with request.form(max_files=1) as form:
        file = form.get("file")
        if not isinstance(file, UploadFile) or not file.filename:
            return await _choose(request, Phrase("replay-no-file"))
        content = await file.read()
        person = named(request, form)
    try:
        table = await site.hub.upload(from_json(content.decode()), person)
    except UnicodeDecodeError:
        return await _choose(request, Phrase("record-unreadable"))
    except (BadRecord, UnknownGame, NotOver) as mistake:
        return await _choose(request, mistake.phrase)
    return go(f"/t/{table.code}/replay?at=0")


async def _choose(request: Request, error: Phrase | None = None) -> Response:
    site = site_of(request)
    mine = [each for each in await site.hub.mine(visitor_of(request).person) if each.phase == "over"]
    return site.page(
        request,
        "replays.html",
        400 if error else 200,
        mine=mine,
        error=error,
        game_of=lambda each: site.games[each.game],
    )


async def _moment(request: Request) -> tuple[Visit, Moment]:
    here = await visit(request)
    asked = request.query_params
    return here, find_moment(here.table.record(), optional_number(asked.get("at")), asked.get("eyes") or PUBLIC)


def _name(here: Visit, number: int) -> str:
    """Who sat there, with what the seat is called in the game."""
    table = here.table
    words = here.site.words(here.visitor.lang, table.game)
    seat = table.seats[number]
    who = called_bot(seat.level or "", words) if seat.kind == "bot" else seat_called(seat.name, words)
    side = table.game.sides(len(table.seats), table.plan.options)[number]
    called = words.say(f"{side}.short") if words.has(f"{side}.short") else words.say(side)
    return f"{who}, {called}" if who else called
