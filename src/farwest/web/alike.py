"""What parts of a table are drawn of that have no pieces and look alike at many tables: this and nothing else."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from farwest.engine.errors import Phrase
from farwest.engine.picture import Side, Step
from farwest.web.seen import Said, SeatSeen


class Title(NamedTuple):
    over: bool
    yours: bool


class Headline(NamedTuple):
    progress: str
    called: str


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
