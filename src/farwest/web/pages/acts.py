"""All that people do at a table. A form names its seat (`as`) and what it has seen; a stale page gets the truth."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine
from typing import TypeVar

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from farwest.engine.core import SPECTATOR
from farwest.engine.errors import Mistake, NotLegal, NoUndo
from farwest.tables.errors import GameOver, NotYourSeat, Stale
from farwest.web import drawing
from farwest.web.errors import Refused, status_of
from farwest.web.forms import named, number_of, text_of
from farwest.web.fragments import BLANK
from farwest.web.site import go, is_scripted, told_header
from farwest.web.visit import Visit, fragment, visit, visit_by_form

T = TypeVar("T")


async def act(request: Request) -> Response:
    """One decision of several steps, sent together."""
    here, form = await visit_by_form(request, surely=False)  # an act on what is old is made anew on the newest
    seat = _seat(request, here, "act")
    return await _done(
        request, here, form, here.site.hub.act(here.table.code, seat, _chosen(here, form), _version(form))
    )


def _chosen(here: Visit, form: FormData) -> str:
    """Steps in their order, things that were ticked in none, or an action as it is written."""
    if "ticked" in form:
        return drawing.ticked(here.seen(), [tick for tick in form.getlist("tick") if isinstance(tick, str)])
    steps = sorted(name for name in form if name.startswith("step-"))
    return " ".join(text_of(form, name) for name in steps) or text_of(form, "action")


async def undo(request: Request) -> Response:
    """Take back one's last act, or a sealed choice."""
    here, form = await visit_by_form(request)
    seat = _seat(request, here, "act")
    hub, code, seen = here.site.hub, here.table.code, _version(form)
    sealed = here.table.can_retract(seat) and not here.table.can_undo(seat)
    return await _done(request, here, form, hub.retract(code, seat, seen) if sealed else hub.undo(code, seat, seen))


async def hint(request: Request) -> Response:
    """What a good bot would do with what this seat knows. Whoever goes away has given it up."""
    here, form = await visit_by_form(request)
    seat = _seat(request, here, "hint")
    mode = text_of(form, "mode")
    try:
        found = await _unless_gone(request, here.site.hub.hint(here.table.code, seat))
    except Mistake as mistake:
        return _refused(request, here, form, mistake)
    now = await visit(request, here.asked)
    if found is None or now.table.moved_for(seat) != here.table.moved_for(seat):
        return Response(status_code=204) if is_scripted(request) else go(here.address(mode))
    html = drawing.hint(here.seen(), here.site.hub.adviser.level, found)
    if is_scripted(request):
        return fragment(html)
    return here.site.page(request, "hint.html", game=here.table.game, html=html, back=here.address(mode))


async def _unless_gone(request: Request, work: Coroutine[object, object, T]) -> T | None:
    """The result, or None when whoever asked has closed the connection meanwhile."""
    job, gone = asyncio.create_task(work), asyncio.create_task(_gone(request))
    try:
        await asyncio.wait([job, gone], return_when=asyncio.FIRST_COMPLETED)
        return job.result() if job.done() else None
    finally:
        job.cancel()
        gone.cancel()


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def chat(request: Request) -> Response:
    """At the table for seats, in the gallery for everybody else."""
    here, form = await visit_by_form(request)
    here.site.limiter.check(request, "chat")
    words = here.site.words(here.visitor.lang)
    at_table = bool(here.mine)
    seated = here.asked if here.asked in here.mine else next(iter(here.mine), None)
    name = here.person.name if seated is None else here.table.seats[seated].name
    said = here.site.hub.say(
        here.table.code,
        here.person,
        name or words.say("page-stranger"),
        "table" if at_table else "gallery",
        text_of(form, "text"),
    )
    return await _done(request, here, form, said)


async def curtain(request: Request) -> Response:
    """It is me: show me my seat."""
    here, form = await visit_by_form(request)
    here.table.must_hold(here.person, here.asked if here.asked is not None else -1)
    return go(here.address(text_of(form, "mode")))


async def rematch(request: Request) -> Response:
    here, form = await visit_by_form(request)
    here.site.limiter.check(request, "table")
    table = await here.site.hub.rematch(here.table.code, named(request, form))
    return go(f"/t/{table.code}")


async def _done(request: Request, here: Visit, form: FormData, work: Awaitable[object]) -> Response:
    """The answer to an act: the stream brings the news to scripted pages, the others see the table again."""
    try:
        await work
    except (Stale, GameOver):
        if is_scripted(request):
            return await _truth(request, here)
        return go(here.address(text_of(form, "mode")))
    except Mistake as mistake:
        if not is_scripted(request) and not isinstance(mistake, NotLegal | NoUndo):
            raise
        return _refused(request, here, form, mistake)
    if is_scripted(request):
        return Response(status_code=204)
    return go(here.address(text_of(form, "mode")))


async def _truth(request: Request, here: Visit) -> Response:
    """All parts of the table as they are now, for a page that was behind."""
    now = await visit(request, here.asked)
    words = now.site.words(now.visitor.lang, now.table.game)
    drawn = now.site.fragments.draw(now.table, now.eyes, now.mine, now.visitor.lang, now.site.hub.desk.now())
    response = fragment(drawing.changes(BLANK.parts, drawn.parts))
    response.headers["hx-trigger"] = told_header(words.phrase(Stale().phrase))
    return response


def _refused(request: Request, here: Visit, form: FormData, mistake: Mistake) -> Response:
    """Nothing happened, and why."""
    status = status_of(mistake)
    words = here.site.words(here.visitor.lang, here.table.game)
    if is_scripted(request):
        return Response(status_code=status, headers={"hx-trigger": told_header(words.phrase(mistake.phrase))})
    back = here.address(text_of(form, "mode"))
    rule = getattr(mistake.phrase, "rule", None)
    return here.site.page(
        request, "refused.html", status, game=here.table.game, told=mistake.phrase, rule=rule, back=back
    )


def _seat(request: Request, here: Visit, kind: str) -> int:
    """The seat that the form acts for, which must be the person's own."""
    here.site.limiter.check(request, kind)
    seat = here.asked if here.asked is not None else SPECTATOR
    if not here.table.holds(here.person, seat):
        raise NotYourSeat
    return seat


def _version(form: FormData) -> int:
    text = text_of(form, "seen")
    if not text:
        raise Refused(400, "error-form")
    return number_of(text)
