"""How often one person, or one address, may ask for what costs something. Kept in memory: a restart forgives."""

from __future__ import annotations

from typing import Final

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from starlette.requests import Request

from farwest.web.errors import Refused
from farwest.web.visitor import visitor_of

# A new cookie is a new person, so what is dear is counted by address too, with more room for a family behind one.
PER_PERSON: Final = {
    "act": parse("40/10seconds"),
    "ask": parse("240/minute"),
    "chat": parse("12/30seconds"),
    "table": parse("12/10minutes"),
    "hint": parse("20/minute"),
    "upload": parse("10/10minutes"),
}
PER_ADDRESS: Final = 12  # persons' worth


class Limiter:
    def __init__(self, on: bool) -> None:
        self.on = on
        self._window = MovingWindowRateLimiter(MemoryStorage())

    def check(self, request: Request, kind: str) -> None:
        """Refused with 429 when this person or this address asks too often."""
        if not self.on:
            return
        person: RateLimitItem = PER_PERSON[kind]
        address = type(person)(person.amount * PER_ADDRESS, person.multiples, person.namespace)
        host = request.client.host if request.client else "?"
        allowed = self._window.hit(person, kind, visitor_of(request).person.id)
        if not (self._window.hit(address, kind, host) and allowed):
            raise Refused(429, "error-too-often")
