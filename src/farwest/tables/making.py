"""Tables that come into being: as planned, as a rematch, from a moment of another game, from a record."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from farwest.engine.chance import commitment, new_secret
from farwest.engine.errors import BadRecord
from farwest.engine.game import Game
from farwest.engine.record import Record
from farwest.engine.verify import verify
from farwest.tables.changes import start_if_full
from farwest.tables.course import Header
from farwest.tables.errors import BadPlan, NoSuchMoment, NotOver, NotYourSeat
from farwest.tables.log import NOT_SHOWN, Row
from farwest.tables.pace import Pace
from farwest.tables.plan import LONGEST_NAME, Person, Plan, SeatPlan, clean_name
from farwest.tables.seats import Seat
from farwest.tables.table import Table

MOST_ENTRIES: Final = 5000  # no game of this house is that long: a longer record is not played through


def new_table(
    game: Game, plan: Plan, host: Person, code: str, at: float, *, seats: list[Seat] | None = None, share: str = ""
) -> Table:
    """A table as planned; the game starts at once when no seat is open."""
    table = Table(game, _header(game, plan, host, code, at), seats or [_seat(each, host, share) for each in plan.seats])
    start_if_full(table, at)
    return table


def rematch_of(table: Table, person: Person, code: str, at: float) -> Table:
    """Same people and bots, everybody one seat on. Who asks sits down, the seats of the others are kept for them."""
    if table.phase != "over" or table.uploaded:
        raise NotOver
    if not table.seats_of(person):
        raise NotYourSeat
    seats = [_again(seat, person) for seat in table.seats]
    seats = [*seats[-1:], *seats[:-1]]  # see `one_seat_on`
    again = new_table(table.game, _plan_for(table.plan, seats), person, code, at, seats=seats)
    again.came_from = table.code
    return again


def one_seat_on(table: Table, seat: int) -> int:
    """Where the player of a seat sits in the rematch."""
    return (seat + 1) % len(table.seats)


def fork_of(
    table: Table, count: int, person: Person, levels: Sequence[str | None], known: Collection[str], code: str, at: float
) -> Table:
    """What if? From the position after `count` moves, with fresh dice; None among the levels is the person himself."""
    record = table.record()
    if not 0 <= count < len(record.entries):
        raise NoSuchMoment
    if len(levels) != len(table.seats) or None not in levels or any(level and level not in known for level in levels):
        raise BadPlan("seats")
    assert table.match is not None
    plans = [SeatPlan("bot", level) if level else SeatPlan("me") for level in levels]
    plan = msgspec.structs.replace(table.plan, seats=plans, pace=Pace(), open=False)
    header = _header(table.game, plan, person, code, at)
    header.start = table.match.at(count).dump()
    header.came_from = table.code
    fork = Table(table.game, header, [_seat(each, person, "") for each in plans])
    start_if_full(fork, at)
    return fork


def from_record(game: Game, record: Record, person: Person, code: str, at: float) -> Table:
    """A finished record as a table to replay: played through and its draws checked."""
    if record.result is None:
        raise NotOver
    if len(record.entries) > MOST_ENTRIES or len(record.seats) != record.players:
        raise BadRecord("record-broken", detail="too long, or not a name for each seat")
    if verify(game, record).match.record.result is None:
        raise NotOver
    seats = [Seat("person", name=name[:LONGEST_NAME]) for name in record.seats]
    options = game.read_options(record.players, record.options)
    plan = Plan(game=game.id, players=record.players, seats=[SeatPlan("person") for _ in seats], options=options)
    header = _header(game, plan, person, code, at)
    header.rules_version = record.rules_version
    header.secret, header.commitment = record.secret, record.commitment
    header.shares, header.start, header.setup = record.shares, record.start, record.setup
    header.started_at, header.uploaded = at, True
    table = Table(game, header, seats)
    rows = [Row(i, table.version, at, *entry, NOT_SHOWN) for i, entry in enumerate(record.entries)]
    table.happened(rows)
    return table


def _header(game: Game, plan: Plan, host: Person, code: str, at: float) -> Header:
    secret = new_secret()
    return Header(
        code=code,
        rules_version=game.rules_version,
        plan=plan,
        host=host.id,
        host_name=clean_name(host.name),
        created_at=at,
        secret=secret,
        commitment=commitment(secret),
    )


def _seat(plan: SeatPlan, host: Person, share: str) -> Seat:
    if plan.level is not None:
        return Seat.for_bot(plan.level)
    seat = Seat.for_anybody()
    if plan.kind == "me":
        seat.take(host.id, clean_name(plan.name or host.name), share)
    return seat


def _again(seat: Seat, person: Person) -> Seat:
    """The same seat of the next game, for the moment in the same place."""
    if seat.kind == "bot":
        return Seat.for_bot(seat.level or "")
    fresh = Seat.for_anybody(kept_for=seat.person)
    if person.id in seat.keepers:
        fresh.take(person.id, seat.name)
    return fresh


def _plan_for(plan: Plan, seats: Sequence[Seat]) -> Plan:
    """The plan of the old table, with the seats as they are now."""
    kinds = [SeatPlan("bot", seat.level) if seat.kind == "bot" else SeatPlan("person") for seat in seats]
    return msgspec.structs.replace(plan, seats=kinds)
