"""The course of a game at a table, derived from its log: the position, the clocks, who was shown what, the talk.

Pure: no SQL, no clock, no network. Whoever changes a table changes a `copy` of it and collects in `news` what the store
must keep; once that is kept, the copy takes the table's place. So a page never shows what is not committed, and a page
being drawn sees one moment.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from itertools import groupby
from typing import TYPE_CHECKING, Literal, NamedTuple, Self, TypeVar

from farwest.engine.chance import RecordedDice, SecretDice
from farwest.engine.core import SPECTATOR, State
from farwest.engine.data import Plain
from farwest.engine.errors import BadRecord
from farwest.engine.game import Game
from farwest.engine.journal import Journal
from farwest.engine.match import Match, replay
from farwest.engine.record import RETRACT, Record
from farwest.tables.clocks import Clocks
from farwest.tables.errors import NotStarted
from farwest.tables.log import BACK, UNDO, Row, read_sits_in, read_vote
from farwest.tables.plan import Plan
from farwest.tables.sand import Sand
from farwest.tables.seats import Seat

if TYPE_CHECKING:
    from farwest.tables.table import Table

T = TypeVar("T")

Phase = Literal["open", "playing", "over"]
Room = Literal["table", "gallery"]


class Line(NamedTuple):
    """Something said. `seat` is None for a spectator; `version` is that of the table after it.

    `person` is for the operator who must find out who said it: no page shows it.
    """

    number: int
    version: int
    room: Room
    person: str
    name: str
    seat: int | None
    at: float
    text: str


@dataclass(kw_only=True, eq=False)
class Header:
    """What is stored of a table besides its seats, its log and its talk. The secret leaves it when the game is over."""

    code: str
    rules_version: int
    plan: Plan
    host: str
    host_name: str
    created_at: float
    secret: str | None = field(default=None, repr=False)
    commitment: str | None = None
    version: int = 1
    shares: list[str] = field(default_factory=list)
    start: dict[str, Plain] | None = field(default=None, repr=False)
    setup: list[int] | None = field(default=None, repr=False)
    started_at: float | None = None
    came_from: str | None = None
    next: str | None = None
    uploaded: bool = False


@dataclass
class News:
    """What a change adds, for the store to keep: rows, lines, seats to write anew, a table that comes of it."""

    rows: list[Row] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    seats: set[int] = field(default_factory=set)
    table: Table | None = None

    def __bool__(self) -> bool:
        return bool(self.rows or self.lines or self.seats or self.table)


class Course(Header):
    """`version` counts all changes and is shown to nobody (a sealed choice counts): pages use `version_for`."""

    def __init__(
        self, game: Game, header: Header, seats: list[Seat], outages: Sequence[tuple[float, float]] = ()
    ) -> None:
        super().__init__(**{each.name: getattr(header, each.name) for each in fields(Header)})
        self.game = game
        self.seats = seats
        self.outages = outages
        self.match: Match | None = None
        self.clockwork: Clocks | None = None
        self.sand: Sand | None = None
        self.log: list[Row] = []
        self.lines: list[Line] = []
        self.news = News()
        self.presence = 0
        self.moved_at = self.created_at
        self.ended_at: float | None = None
        self.votes: list[frozenset[int]] = [frozenset()] * len(seats)
        self._draws = 0
        # By viewer, the spectator last: changes never shown to him, and what his version was when the game last moved.
        self._hidden = [0] * (len(seats) + 1)
        self._moved = [0] * (len(seats) + 1)
        if self.setup is not None:
            self.deal()

    def copy(self) -> Self:
        """The table to be: one version on, with nothing new yet."""
        twin = _like(self)
        twin.version += 1
        twin.seats = list(self.seats)
        twin.match = _copy_match(self.match) if self.match else None
        twin.clockwork = self.clockwork.copy() if self.clockwork else None
        twin.log, twin.lines, twin.votes = list(self.log), list(self.lines), list(self.votes)
        twin._hidden, twin._moved = list(self._hidden), list(self._moved)
        twin.shares = list(self.shares)
        twin.news = News()
        return twin

    @property
    def phase(self) -> Phase:
        if self.match is None:
            return "open"
        return "over" if self.match.state.over else "playing"

    @property
    def state(self) -> State:
        if self.match is None:
            raise NotStarted
        return self.match.state

    def version_for(self, viewer: int = SPECTATOR) -> int:
        """How many changes the viewer was shown: what a form carries as `seen`.

        It does not move when another seat seals a choice, nor, for seats, when the gallery talks during the game. With
        `presence` it tells whether a page drawn for the viewer still holds.
        """
        return self.version - self._hidden[viewer]

    def moved_for(self, viewer: int) -> int:
        """What `version_for` was when the viewer last saw the game move: an act from an older page is stale."""
        return self._moved[viewer]

    def edit(self, number: int) -> Seat:
        """A seat that is going to change: until then, a table shares it with the one it is a copy of."""
        self.seats[number] = self.seats[number].copy()
        self.news.seats.add(number)
        return self.seats[number]

    # What happened, told again from the log or for the first time.

    def deal(self) -> None:
        """The first position, from the stored set-up."""
        assert self.setup is not None
        assert self.started_at is not None
        record = Record(
            game=self.game.id,
            rules_version=self.rules_version,
            players=len(self.seats),
            options=_plain(self.plan.options),
            seats=[seat.label for seat in self.seats],
            commitment=self.commitment,
            shares=self.shares,
            start=self.start,
        )
        record.setup = list(self.setup)
        self.match = replay(self.game, record)
        self._draws = len(self.setup)
        self.moved_at = self.started_at
        self.clockwork = Clocks(self.plan.pace, len(self.seats), self.started_at, self.outages)
        self.clockwork.turn(self.owing(), None, False, self.state.sealed(), False)

    def restore(self, rows: Iterable[Row], lines: Iterable[Line]) -> None:
        """Everything the store kept, in the order in which it happened."""
        version = self.version
        kept: list[Row | Line] = [*rows, *lines]
        for _, change in groupby(sorted(kept, key=version_of), version_of):
            items = list(change)
            self.version = items[0].version
            self.follow([item for item in items if isinstance(item, Row)], [i for i in items if isinstance(i, Line)])
        self.version = version

    def follow(self, rows: Sequence[Row], lines: Sequence[Line]) -> None:
        """One change that the store has kept, of the game and of the talk."""
        self.happened(rows)
        for line in lines:
            self.said(line)
        self.news = News()

    def happen(self, at: float, seen: int, *acts: tuple[int, str]) -> None:
        """One change of the game, now: seats and texts, with fresh dice."""
        first = len(self.log)
        rows = [Row(first + i, self.version, at, seat, text, None, seen) for i, (seat, text) in enumerate(acts)]
        self.happened(rows)

    def happened(self, rows: Sequence[Row]) -> None:
        """One change of the game, with the outcomes it was recorded with, or fresh ones."""
        if not rows:
            return
        viewers = set(range(SPECTATOR, len(self.seats)))
        blind = viewers
        for row in rows:
            secret = self.state.sealed() and row.is_act
            before = {viewer: self._picture(viewer) for viewer in viewers} if secret else {}
            self._happened(row)
            unmoved = {viewer for viewer in before if before[viewer] == self._picture(viewer)}
            self._pass_turn(row, window_closed=secret and not unmoved >= viewers - {row.seat})
            blind = blind & unmoved
        moves = any(row.moves for row in rows)
        for viewer in viewers:
            if viewer in blind:
                self._hidden[viewer] += 1
            elif moves:
                self._moved[viewer] = self.version_for(viewer)
        if moves and SPECTATOR not in blind:
            self.moved_at = rows[-1].at  # what everybody can see: a sealed choice would tell itself

    def said(self, line: Line) -> None:
        self.lines.append(line)
        self.news.lines.append(line)
        if line.room == "gallery" and self.phase != "over":
            for seat in range(len(self.seats)):
                self._hidden[seat] += 1

    def owing(self) -> frozenset[int]:
        """The seats that owe a decision in person: whose clocks run."""
        return frozenset(seat for seat in self.state.to_act() if self.seats[seat].bot is None)

    def _happened(self, row: Row) -> None:
        assert self.match is not None
        assert self.clockwork is not None
        self.clockwork.charge(row.at)
        outcomes = self._play(row) if row.is_act else []
        if row.text == UNDO:
            self.match.undo(row.seat)
        elif not row.is_act:
            self._note(row)
        done = row._replace(outcomes=outcomes)
        self.log.append(done)
        self.news.rows.append(done)
        if self.state.over:
            self.ended_at = row.at
            self.match.record.secret = self.secret

    def _pass_turn(self, row: Row, window_closed: bool) -> None:
        """After a row: who is charged now, and what an act puts an end to."""
        assert self.clockwork is not None
        actor = None
        if row.seat >= 0 and row.moves:
            actor = row.seat
            self.votes[actor] = frozenset()
        taken_back = row.text in (UNDO, RETRACT)
        self.clockwork.turn(self.owing(), actor, taken_back, self.state.sealed(), window_closed)
        timer = self.game.timer(self.state)
        if timer is None:
            self.sand = None
        elif self.sand is None or self.sand.timer != timer:
            self.sand = Sand(timer, row.at, self.outages, self.clockwork.turn_ends(timer.seat))

    def _play(self, row: Row) -> list[int]:
        assert self.match is not None
        recorded = RecordedDice(row.outcomes or [])
        self.match.dice = self.dice() if row.outcomes is None else recorded
        self.match.play(row.seat, row.text)
        self.match.dice = recorded  # the secret does not stay in the match
        if recorded.outcomes:
            raise BadRecord("record-dice", detail=f"row {row.seq} holds outcomes that nothing asks for")
        outcomes = self.match.entries[-1].outcomes
        self._draws += len(outcomes)
        return outcomes

    def _note(self, row: Row) -> None:
        sits_in, against = read_sits_in(row.text), read_vote(row.text)
        if against is not None:
            self.votes[against] |= {row.seat}
            return
        seat = self.edit(row.seat)
        seat.why, seat.sitting_in = sits_in or (None, None)
        if row.text == BACK:
            assert self.clockwork is not None
            self.clockwork.come_back(row.seat)
        self.votes[row.seat] = frozenset()

    def _picture(self, viewer: int) -> tuple[object, ...]:
        """All that the viewer can see of the game: what stays equal was not shown to him."""
        assert self.match is not None
        mine = viewer != SPECTATOR and self.state.can_retract(viewer)
        return self.state.view(viewer), mine, len(self.match.facts(viewer))

    def dice(self) -> SecretDice:
        """The live dice, at the place where the game has got to."""
        assert self.secret is not None
        return SecretDice(self.secret, self.shares, self._draws)


def version_of(item: Row | Line) -> int:
    return item.version


def _plain(options: dict[str, bool | int | str | list[str]]) -> dict[str, Plain]:
    return {name: list(value) if isinstance(value, list) else value for name, value in options.items()}


def _like(thing: T) -> T:
    """What `copy.copy` makes of a plain object, in a fraction of the time: there is one for every move."""
    twin = object.__new__(type(thing))
    twin.__dict__.update(thing.__dict__)
    return twin


def _copy_match(match: Match) -> Match:
    """Another match at the same point, so that playing it leaves this one alone."""
    twin = _like(match)
    twin.record = copy.copy(match.record)
    twin.record.entries = list(match.entries)
    twin.marks, twin.barriers = list(match.marks), list(match.barriers)
    twin.journal = Journal()
    twin.journal.facts = list(match.journal.facts)
    twin.state = match.state.clone()
    twin.state.journal = twin.journal
    return twin
