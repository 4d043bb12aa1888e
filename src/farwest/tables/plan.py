"""What the host wants: which game, how many seats, who sits there, how fast, who may come."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal

import msgspec

from farwest.engine.game import Game
from farwest.engine.options import Value
from farwest.tables.errors import BadName, BadPlan
from farwest.tables.pace import Pace

LONGEST_NAME: Final = 32
LONGEST_TITLE: Final = 60


class Person(msgspec.Struct, frozen=True):
    """Somebody with a name. `id` is the random identity in his cookie; nobody else is ever shown it."""

    id: str
    name: str


class SeatPlan(msgspec.Struct, frozen=True):
    """What the host wants for a seat: himself, another person, a bot of a level.

    In a hot-seat game he takes several, each with the `name` of whoever plays there at his screen.
    """

    kind: Literal["me", "person", "bot"]
    level: str | None = None
    name: str = ""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A table as asked for. `open` tables stand on the home page, the others are found by their link alone."""

    game: str
    players: int
    seats: list[SeatPlan]
    options: dict[str, Value] = {}
    pace: Pace = Pace()
    open: bool = False
    title: str = ""
    memory_aid: bool = True

    def checked(self, game: Game, levels: Collection[str]) -> Plan:
        """Itself with every option filled in. BadPlan or BadOption when it cannot be."""
        options = game.read_options(self.players, self.options)
        if len(self.seats) != self.players:
            raise BadPlan("seats")
        for seat in self.seats:
            if (seat.kind == "bot") != (seat.level is not None) or (seat.level and seat.level not in levels):
                raise BadPlan("seats")
        self.pace.checked()
        if game.unsuited(options, self.pace.kind) is not None:
            raise BadPlan("pace")
        return msgspec.structs.replace(self, options=options, title=clean(self.title, LONGEST_TITLE, "title"))


def clean(text: str, longest: int, field: str) -> str:
    """One line without invisible characters, its ends trimmed. BadPlan when it is too long."""
    words = ("".join(letter for letter in word if letter.isprintable()) for word in text.split())
    line = " ".join(word for word in words if word)
    if len(line) > longest:
        raise BadPlan(field)
    return line


def clean_name(name: str) -> str:
    """A name as others will see it. BadName when nothing can be seen of it, or too much."""
    try:
        seen = clean(name, LONGEST_NAME, "name")
    except BadPlan:
        raise BadName from None
    if not seen:
        raise BadName
    return seen
