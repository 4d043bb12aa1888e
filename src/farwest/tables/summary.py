"""One line of a list of tables, read without loading them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from farwest.engine.data import Plain
from farwest.tables.course import Phase
from farwest.tables.log import Reason
from farwest.tables.plan import Plan
from farwest.tables.seats import SeatKind


class Sitter(NamedTuple):
    """Who sits somewhere, for all to see."""

    kind: SeatKind
    name: str
    level: str | None
    sitting_in: str | None
    why: Reason | None


class Summary(NamedTuple):
    """What may be said of a table on a list. `mine` are the seats of who asks; `kept` says that one waits for him."""

    code: str
    game: str
    title: str
    phase: Phase
    open: bool
    pace: str
    host_name: str
    seats: list[Sitter]
    mine: list[int]
    kept: bool
    waiting: list[int]
    created_at: float
    since: float
    ended_at: float | None
    result: dict[str, Plain] | None
    uploaded: bool

    @classmethod
    def of(
        cls,
        table: Any,
        plan: Plan,
        seats: Sequence[Any],
        mine: list[int],
        waiting: list[int],
        result: dict[str, Plain] | None,
        person: str,
    ) -> Summary:
        """From rows of the database."""
        return cls(
            code=table.code,
            game=table.game,
            title=plan.title,
            phase=table.phase,
            open=plan.open,
            pace=str(plan.pace),
            host_name=table.host_name,
            seats=[Sitter(seat.kind, seat.name, seat.level, seat.sitting_in, seat.why) for seat in seats],
            mine=mine,
            kept=bool(person) and any(seat.kept_for == person for seat in seats),
            waiting=waiting,
            created_at=table.created_at,
            since=table.moved_at,
            ended_at=table.ended_at,
            result=result,
            uploaded=table.uploaded,
        )

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def free(self) -> int:
        """How many seats are open."""
        return sum(seat.kind == "open" for seat in self.seats)

    @property
    def my_turn(self) -> bool:
        """Is one of my seats waited for, and played by myself?"""
        return self.phase == "playing" and any(
            seat in self.waiting and self.seats[seat].sitting_in is None for seat in self.mine
        )
