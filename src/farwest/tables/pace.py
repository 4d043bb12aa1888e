"""How fast a table plays: no clock, a live clock with an increment, or days for each move.

A live clock that runs out, and days that pass, have the same consequence: a bot sits in for the player until he comes
back, so that the others can go on. Coming back puts at least `grace` on a live clock.
"""

from __future__ import annotations

import re
from typing import Final, Literal

import msgspec

from farwest.tables.errors import BadPlan

Kind = Literal["none", "live", "days"]

DAY: Final = 86_400
GRACE: Final = 30  # seconds a player finds on a live clock when he comes back after it ran out
LONGEST_LIVE: Final = 24 * 3600
LONGEST_INCREMENT: Final = 600
LONGEST_DAYS: Final = 30

_TEXT: Final = re.compile(r"none|live:(\d{1,6})\+(\d{1,4})|days:(\d{1,2})")


class Pace(msgspec.Struct, frozen=True):
    """`seconds` for the whole game (live) or for each move (days); `increment` is added after each move (live).

    >>> str(Pace.parse("live:600+5")), Pace.parse("days:2").seconds
    ('live:600+5', 172800)
    """

    kind: Kind = "none"
    seconds: int = 0
    increment: int = 0

    @classmethod
    def parse(cls, text: str) -> Pace:
        """From its text form: `none`, `live:600+5`, `days:2`. BadPlan when it is none of these."""
        found = _TEXT.fullmatch(text)
        if found is None:
            raise BadPlan("pace")
        total, increment, days = found.groups()
        if total is not None:
            return cls("live", int(total), int(increment)).checked()
        return (cls("days", int(days) * DAY) if days is not None else cls()).checked()

    def __str__(self) -> str:
        if self.kind == "live":
            return f"live:{self.seconds}+{self.increment}"
        return f"days:{self.days}" if self.kind == "days" else "none"

    @property
    def days(self) -> int:
        return self.seconds // DAY if self.kind == "days" else 0

    @property
    def grace(self) -> float:
        """What a player finds on his clock, at least, when he comes back."""
        return max(GRACE, self.increment)

    def checked(self) -> Pace:
        """Itself, or BadPlan when no table should play so."""
        fits = {
            "none": self.seconds == 0 and self.increment == 0,
            "live": 10 <= self.seconds <= LONGEST_LIVE and 0 <= self.increment <= LONGEST_INCREMENT,
            "days": self.seconds % DAY == 0 and 1 <= self.days <= LONGEST_DAYS and self.increment == 0,
        }
        if not fits[self.kind]:
            raise BadPlan("pace")
        return self
