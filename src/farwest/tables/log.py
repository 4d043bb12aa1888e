"""The log of a table: one row for everything that happened in its game, appended and never changed.

A row is an act in the game's notation, or something the table notes itself, which begins with `@`: an act taken back,
a clock run out, a bot sitting in, a player coming back, a vote. The game's record is what is left when the acts taken
back are left out.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

UNDO: Final = "@undo"
BACK: Final = "@back"
VOTE: Final = "@vote"
NOT_SHOWN: Final = -1  # `seen` of a row that comes from no page: bots, clocks

Reason = Literal[
    "left", "out", "voted"
]  # why a bot sits in: he left or handed over, his time ran out, the others agreed
REASONS: Final[tuple[Reason, ...]] = ("left", "out", "voted")


class Row(NamedTuple):
    """`version` is that of the table after the change the row belongs to, `seen` what the actor had been shown before.

    `outcomes` is what chance added; None where it is yet to be drawn.
    """

    seq: int
    version: int
    at: float
    seat: int
    text: str
    outcomes: list[int] | None
    seen: int

    @property
    def is_act(self) -> bool:
        """In the game's own notation."""
        return not self.text.startswith("@")

    @property
    def moves(self) -> bool:
        """Does it move the game, forwards or back?"""
        return self.is_act or self.text == UNDO


def sits_in(reason: Reason, level: str) -> str:
    """The text of a row by which a bot sits in: `@left:deputy`."""
    return f"@{reason}:{level}"


def read_sits_in(text: str) -> tuple[Reason, str] | None:
    """Why a bot sits in and its level, if that is what the row says."""
    head, _, level = text.partition(":")
    for reason in REASONS:
        if head == f"@{reason}":
            return reason, level
    return None


def vote(seat: int) -> str:
    return f"{VOTE}:{seat}"


def read_vote(text: str) -> int | None:
    """The seat voted against, if that is what the row says."""
    head, _, seat = text.partition(":")
    return int(seat) if head == VOTE else None
