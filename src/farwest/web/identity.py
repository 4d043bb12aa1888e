"""Who is asking: a name and a random id in a signed cookie, no account. Seat links are signed too."""

from __future__ import annotations

import secrets
from functools import lru_cache
from typing import Final, NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer

from farwest.tables.plan import Person
from farwest.web.errors import Refused

PERSON_COOKIE: Final = "farwest"
YEAR: Final = 365 * 24 * 3600
REMEMBERED: Final = 10_000  # cookies whose signature has been checked: a browser sends the same one again and again


class SeatLink(NamedTuple):
    """What a seat link says: which seat at which table, and the seat's own key."""

    code: str
    seat: int
    key: str


class Signer:
    """Signs and reads what travels through browsers. A forged text is worth nothing here."""

    def __init__(self, key: str) -> None:
        self._people = URLSafeSerializer(key, salt="person")
        self._seats = URLSafeSerializer(key, salt="seat")
        self._person = lru_cache(REMEMBERED)(self._read_person)

    def cookie(self, person: Person) -> str:
        return str(self._people.dumps([person.id, person.name]))

    def person(self, cookie: str | None) -> Person | None:
        """The person of a cookie; None for a forged or foreign one, which is as good as none."""
        return self._person(cookie or "")

    def _read_person(self, cookie: str) -> Person | None:
        try:
            id, name = self._people.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        return Person(str(id), str(name))

    def seat_token(self, link: SeatLink) -> str:
        return str(self._seats.dumps(list(link)))

    def seat_link(self, token: str) -> SeatLink:
        try:
            code, seat, key = self._seats.loads(token)
        except (BadSignature, ValueError, TypeError):
            raise Refused(403, "error-forged-link") from None
        return SeatLink(str(code), int(seat), str(key))


def newcomer() -> Person:
    return Person(secrets.token_urlsafe(16), "")
