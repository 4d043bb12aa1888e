"""Moments of a finished game: after how many moves, through whose eyes."""

from __future__ import annotations

from typing import Final, NamedTuple

from farwest.engine.core import SPECTATOR
from farwest.engine.eyes import EVERYBODY, view_for
from farwest.engine.match import Match, replay
from farwest.engine.record import Record
from farwest.tables.errors import NoSuchMoment
from farwest.tables.table import Table
from farwest.web.seen import Line, SeatSeen, Seen, lines_of
from farwest.web.sight import setting_of

PUBLIC: Final = "public"
ALL: Final = "all"


class Moment(NamedTuple):
    """`at` of `moves` moves have been played; `eyes` is `public`, `all`, or the number of a seat."""

    at: int
    moves: int
    eyes: str
    turns: list[int]  # after how many moves each turn begins; the end last

    def link(self, at: int) -> str:
        return f"?at={max(0, min(at, self.moves))}&eyes={self.eyes}"

    @property
    def turn_back(self) -> int:
        return max((turn for turn in self.turns if turn < self.at), default=0)

    @property
    def turn_on(self) -> int:
        return min((turn for turn in self.turns if turn > self.at), default=self.moves)


def find_moment(record: Record, at: int | None, eyes: str) -> Moment:
    """The moment asked for, by default the end. NoSuchMoment."""
    count = len(record.entries)
    known = (PUBLIC, ALL, *map(str, range(record.players)))
    if eyes not in known or (at is not None and at > count):
        raise NoSuchMoment
    seats = [entry.seat for entry in record.entries]
    turns = [k for k in range(count) if k == 0 or seats[k] != seats[k - 1]]
    return Moment(count if at is None else at, count, eyes, [*turns, count])


def see_moment(table: Table, moment: Moment, lang: str) -> Seen:
    """The table as it was seen then. Behind no screen: the game is over."""
    match = replay(table.game, table.record(), moment.at)
    viewer = {PUBLIC: SPECTATOR, ALL: EVERYBODY}.get(moment.eyes)
    viewer = int(moment.eyes) if viewer is None else viewer
    waiting = match.state.waiting()
    seats = [
        SeatSeen(kind=seat.kind, name=seat.name, level=seat.level, waiting=number in waiting)
        for number, seat in enumerate(table.seats)
    ]
    return Seen(
        game=table.game,
        lang=lang,
        view=view_for(match.state, viewer) | {"legal": []},
        setting=setting_of(table)._replace(memory_aid=True),
        seats=seats,
        viewer=SPECTATOR if viewer == EVERYBODY else viewer,
        mode="replay",
        lines=_lines(match, viewer),
        outcome=match.state.outcome(),
    )


def _lines(match: Match, viewer: int) -> list[Line]:
    if viewer != EVERYBODY:
        return lines_of(match, viewer)
    told = enumerate(match.journal.facts)
    return [Line(n + 1, sum(mark <= n for mark in match.marks), fact) for n, fact in told]
