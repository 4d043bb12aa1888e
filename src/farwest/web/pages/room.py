"""The waiting room, and all about a table: who sits, links to send, seats to leave, hand over or take back."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from farwest.engine.core import SPECTATOR
from farwest.tables.errors import BadName, ForgedLink, NotYourSeat
from farwest.web.draft import kind_of
from farwest.web.errors import Refused
from farwest.web.forms import fields, named, number_of, remember, share_of, text_of
from farwest.web.identity import SeatLink
from farwest.web.pages.new import pace_words
from farwest.web.seating import USUAL_LEVEL
from farwest.web.site import go, origin, site_of
from farwest.web.visit import Visit, visit, visit_by_form
from farwest.web.visitor import visitor_of


async def info(request: Request) -> Response:
    return room(request, await visit(request))


def room(request: Request, here: Visit, error: BadName | None = None) -> Response:
    table = here.table
    return here.site.page(
        request,
        "room.html",
        400 if error else 200,
        game=table.game,
        table=table,
        visit=here,
        chairs=sitters(request, here),
        link=f"{origin(request)}/t/{table.code}",
        seat_link=lambda seat: _seat_link(request, here, seat),
        may_sit=table.phase == "open" and not here.mine and any(seat.kind == "open" for seat in table.seats),
        free=[number for number, seat in enumerate(table.seats) if seat.kind == "open"],
        levels=here.site.offered,
        usual_level=USUAL_LEVEL,
        pace_words=pace_words,
        kind_of=kind_of,
        error=error.phrase if error else None,
    )


def sitters(request: Request, here: Visit) -> str:
    """Who sits where: the part of the page that is pushed."""
    table = here.table
    return here.site.draw(
        request, "sitters.html", game=table.game, table=table, visit=here, levels=here.site.offered, usual=USUAL_LEVEL
    )


def _seat_link(request: Request, here: Visit, seat: int) -> str:
    """Only for whoever holds the seat, and for the host while it is open."""
    key = here.table.seats[seat].key
    return f"{origin(request)}/s/{here.site.signer.seat_token(SeatLink(here.table.code, seat, key))}"


async def sit(request: Request) -> Response:
    """Join with only a name."""
    here, form = await visit_by_form(request)
    here.site.limiter.check(request, "act")
    try:
        person = named(request, form)
    except BadName as mistake:
        return room(request, here, mistake)
    seat = text_of(form, "seat")
    await here.site.hub.sit(here.table.code, number_of(seat) if seat else None, person, share_of(form))
    return remember(request, go(f"/t/{here.table.code}"), person)


async def fill(request: Request) -> Response:
    """The host gives open seats to bots: one of them, or all, and then the game begins."""
    here, form = await visit_by_form(request)
    if not here.is_host:
        raise Refused(403, "error-not-host")
    here.site.limiter.check(request, "act")
    level = text_of(form, "level") or USUAL_LEVEL
    one = text_of(form, "seat")
    free = [number for number, seat in enumerate(here.table.seats) if seat.kind == "open"]
    for seat in [number_of(one)] if one else free:
        await here.site.hub.hand_over(here.table.code, seat, level)
    return go(f"/t/{here.table.code}")


async def leave(request: Request) -> Response:
    here, seat = await _mine(request)
    open_still = here.table.phase == "open"
    await here.site.hub.leave(here.table.code, seat, here.person)
    return go(f"/t/{here.table.code}" if open_still else f"/t/{here.table.code}/info")


async def hand_over(request: Request) -> Response:
    """A bot plays for me until I take the seat back."""
    here, seat = await _mine(request)
    level = text_of(await fields(request), "level") or USUAL_LEVEL
    await here.site.hub.hand_over(here.table.code, seat, level)
    return go(f"/t/{here.table.code}/info")


async def take_back(request: Request) -> Response:
    here, seat = await _mine(request)
    await here.site.hub.take_back(here.table.code, seat, here.person)
    return go(f"/t/{here.table.code}")


async def vote(request: Request) -> Response:
    """I want a bot in the place of an absent player."""
    here, form = await visit_by_form(request)
    here.site.limiter.check(request, "act")
    if not here.mine:
        raise NotYourSeat
    against = number_of(text_of(form, "seat"))
    await here.site.hub.vote_out(here.table.code, here.mine[0], against)
    return go(f"/t/{here.table.code}/info")


async def seat_link(request: Request) -> Response:
    """Whose seat it is. Whoever only looks at a link (a messenger that draws a preview) takes nothing."""
    site, person = site_of(request), visitor_of(request).person
    link = site.signer.seat_link(request.path_params["token"])
    table = await site.hub.table(link.code)
    if not 0 <= link.seat < len(table.seats) or not table.seats[link.seat].opens_with(link.key):
        raise ForgedLink
    if table.holds(person, link.seat):
        return go(_through(link))
    return site.page(request, "seat.html", game=table.game, table=table, number=link.seat, seat=table.seats[link.seat])


async def take_seat(request: Request) -> Response:
    """A seat link is exchanged for the right to act for the seat, and leaves the address."""
    site = site_of(request)
    site.limiter.check(request, "act")
    link = site.signer.seat_link(request.path_params["token"])
    person = named(request, await fields(request))
    await site.hub.grant(link.code, link.seat, link.key, person)
    return remember(request, go(_through(link)), person)


def _through(link: SeatLink) -> str:
    return f"/t/{link.code}?as={link.seat}"


async def _mine(request: Request) -> tuple[Visit, int]:
    here, _ = await visit_by_form(request)
    here.site.limiter.check(request, "act")
    seat = here.asked if here.asked is not None else SPECTATOR
    here.table.must_hold(here.person, seat)
    return here, seat
