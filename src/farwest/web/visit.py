"""Somebody at a table: who asks, which table, through whose eyes."""

from __future__ import annotations

from typing import NamedTuple

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from farwest.engine.core import SPECTATOR
from farwest.tables.plan import Person
from farwest.tables.table import Table
from farwest.web.eyes import Eyes, eyes_of
from farwest.web.forms import fields, number_of, optional_number, text_of
from farwest.web.seen import Seen
from farwest.web.sight import see
from farwest.web.site import PAGE_HEADERS, Site, site_of
from farwest.web.visitor import Visitor, visitor_of


class Visit(NamedTuple):
    """`mine` are the seats that the person holds, `asked` the one he wants to look through."""

    site: Site
    visitor: Visitor
    table: Table
    mine: list[int]
    asked: int | None

    @property
    def person(self) -> Person:
        return self.visitor.person

    @property
    def eyes(self) -> Eyes:
        return eyes_of(self.table, self.person, self.asked)

    @property
    def is_host(self) -> bool:
        return self.table.host == self.person.id

    def seen(self) -> Seen:
        return see(self.table, self.eyes, self.mine, self.visitor.lang, self.site.hub.desk.now())

    def address(self, mode: str = "") -> str:
        """The page of the table, in words if it was in words, through the same eyes."""
        words = "/text" if mode == "text" else ""
        return f"/t/{self.table.code}{words}" + (f"?as={self.asked}" if self.asked is not None else "")


async def visit(request: Request, asked: int | None = None, surely: bool = True) -> Visit:
    """The table of the address. `asked` is a seat, by default the one of `?as=`; a spectator's page asks for none.

    `surely` the newest: whoever comes here may come from a form that another process has answered a moment ago.
    """
    site, visitor = site_of(request), visitor_of(request)
    table = await site.hub.table(request.path_params["code"], visitor.person, surely)
    if asked is None:
        text = request.query_params.get("as")
        asked = None if text == str(SPECTATOR) else optional_number(text)
    return Visit(site, visitor, table, table.seats_of(visitor.person), asked)


async def visit_by_form(request: Request, surely: bool = True) -> tuple[Visit, FormData]:
    """The same for a form, which names its seat in the field `as`."""
    form = await fields(request)
    text = text_of(form, "as")
    return await visit(request, None if text in ("", str(SPECTATOR)) else number_of(text), surely), form


def fragment(html: str, status: int = 200) -> Response:
    return HTMLResponse(html, status, headers=PAGE_HEADERS)
