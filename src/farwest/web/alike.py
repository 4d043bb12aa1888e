"""What those parts and pieces of a table are drawn of that look alike at many tables: this and nothing else."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from markupsafe import Markup

from farwest.engine.errors import Phrase
from farwest.engine.journal import Fact
from farwest.engine.picture import Marks, Side, Step
from farwest.web.seen import Said, SeatSeen


class Title(NamedTuple):
    over: bool
    yours: bool


class Headline(NamedTuple):
    progress: str
    called: str


class Player(NamedTuple):
    """`mine`: it is the viewer himself. `place` is 0 until the game is over; `facts` are what the game's picture
    says of him."""

    number: int
    called: str
    seat: SeatSeen
    mine: bool
    place: int
    facts: Hashable
    side: Side
    side_name: str


class Told(NamedTuple):
    """A line of the journal without its number: what it says, what it is about, and the side of whom it is about."""

    fact: Fact
    marks: Marks
    side: Side | None

    @property
    def private(self) -> bool:
        return self.fact.to is not None


class Book(NamedTuple):
    """The journal around its lines.

    `base` is where earlier ones are to be had, if there are any; `news`: the newest can be seen again.
    """

    base: str
    viewer: int
    news: bool


class Forms(NamedTuple):
    """What acts are sent by, but for what has been seen. `acts`: this viewer may act."""

    base: str
    viewer: int
    acts: bool
    stood_in: bool


class Talk(NamedTuple):
    said: tuple[Said, ...]
    sides: tuple[Side, ...]


class Asked(NamedTuple):
    """`waits` are those who are waited for, and for how many minutes; `acts`: this viewer may act, and undo.

    `stood_in`: a bot plays for this viewer, who may take his seat back. `absent`: somebody waited for is not there.
    """

    phrase: Phrase
    detail: Phrase | None
    filters: Markup  # the game's own, drawn
    steps: tuple[Step, ...]
    yours: bool
    waits: tuple[tuple[str, int], ...]
    clock: SeatSeen | None
    behind: str | None
    base: str
    acts: bool
    stood_in: bool
    absent: bool
    can_undo: bool
