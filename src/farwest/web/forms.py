"""Reading what people send. A field that is missing or no number is the page's mistake: 400."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import parse_qsl

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from farwest.tables.plan import Person, clean_name
from farwest.web.errors import Refused
from farwest.web.identity import PERSON_COOKIE
from farwest.web.site import site_of
from farwest.web.visitor import keep, visitor_of

URL_ENCODED: Final = "application/x-www-form-urlencoded"
MOST_FIELDS: Final = 1000

_SHARE = re.compile(r"[0-9a-f]{1,64}")


async def fields(request: Request) -> FormData:
    """What a form sends. Files are for the page that asks for one."""
    if request.headers.get("content-type", "").partition(";")[0] != URL_ENCODED:
        return await request.form(max_files=0)
    try:
        sent = parse_qsl((await request.body()).decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError:
        raise Refused(400, "error-form") from None
    return FormData([*sent])


def text_of(form: FormData, name: str) -> str:
    value = form.get(name, "")
    return value if isinstance(value, str) else ""


def number_of(text: str | None) -> int:
    """A whole number in digits, no larger than any that a page sends."""
    if text is None or not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refused(400, "error-form")
    return int(text)


def optional_number(text: str | None) -> int | None:
    return number_of(text) if text else None


def share_of(form: FormData) -> str:
    """What the person adds to the dice: drawn by his browser, none where it runs no code."""
    share = text_of(form, "share")
    return share if _SHARE.fullmatch(share) else ""


def named(request: Request, form: FormData) -> Person:
    """The visitor with the name of the form, else the one he has, else a stranger."""
    person = visitor_of(request).person
    given = text_of(form, "name").strip()
    name = given or person.name or site_of(request).words(visitor_of(request).lang).say("page-stranger")
    return Person(person.id, clean_name(name))


def remember(request: Request, response: Response, person: Person) -> Response:
    """Keep the name for the next visits."""
    if person.name != visitor_of(request).person.name:
        site = site_of(request)
        keep(response, PERSON_COOKIE, site.signer.cookie(person), site.settings.https)
    return response
