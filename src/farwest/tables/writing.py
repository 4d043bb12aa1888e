"""What is written of a table, as statements and their values.

They are computed before they go to a thread of the store: the engine is not for threads.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Executable, bindparam, delete, insert, update
from sqlalchemy.exc import IntegrityError

from farwest.tables.schema import CHAT, ENTRIES, GRANTS, SEATS, TABLES
from farwest.tables.seats import Seat
from farwest.tables.table import Table

Values = dict[str, Any]


class Conflict(Exception):
    """Somebody else has changed the table since it was loaded."""


class CodeTaken(Exception):
    """Another table has that code."""


class Work(NamedTuple):
    """A statement and its values; `finds` says that it must find the one row it is for."""

    statement: Executable
    values: Values | list[Values]
    finds: bool = False


_UPDATE_TABLE: Final = (
    update(TABLES)
    .where(TABLES.c.code == bindparam("this"), TABLES.c.version == bindparam("old"))
    .values({name: bindparam(name) for name in (
        "version", "rules_version", "started_at", "shares", "setup", "next", "phase", "waiting", "moved_at", "ended_at",
        "due_at", "result",
    )})
)  # fmt: skip
_UPDATE_SEAT: Final = (
    update(SEATS)
    .where(SEATS.c.code == bindparam("this"), SEATS.c.seat == bindparam("number"))
    .values({name: bindparam(name) for name in (
        "kind", "name", "level", "person", "key", "kept_for", "share", "sitting_in", "why",
    )})
)  # fmt: skip
_DROP_GRANTS: Final = delete(GRANTS).where(GRANTS.c.code == bindparam("this"), GRANTS.c.seat == bindparam("number"))
_ADD_TABLE: Final = insert(TABLES)
_ADD_SEATS: Final = insert(SEATS)
_ADD_GRANTS: Final = insert(GRANTS)
_ADD_ROWS: Final = insert(ENTRIES)
_ADD_LINES: Final = insert(CHAT)


def carry_out(connection: Connection, work: Sequence[Work]) -> None:
    """In one transaction, which the caller has begun."""
    for statement, values, finds in work:
        try:
            result = connection.execute(statement, values)
        except IntegrityError as error:
            raise (CodeTaken if statement is _ADD_TABLE else Conflict) from error
        if finds and result.rowcount != 1:
            raise Conflict


def changing(table: Table) -> list[Work]:
    values = {"this": table.code, "old": table.version - 1, **_moving(table)}
    work = [Work(_UPDATE_TABLE, values, finds=True)]
    for number in sorted(table.news.seats):
        seat = table.seats[number]
        work.append(Work(_UPDATE_SEAT, {"this": table.code, "number": number, **_seat(seat)}, finds=True))
        work.append(Work(_DROP_GRANTS, {"this": table.code, "number": number}))
        work += _grants(table.code, number, seat)
    return [*work, *_added(table)]


def creating(table: Table) -> list[Work]:
    values = {
        "code": table.code,
        "game": table.game.id,
        "plan": _json(table.plan),
        "open": table.plan.open,
        "host": table.host,
        "host_name": table.host_name,
        "created_at": table.created_at,
        "secret": table.secret,
        "commitment": table.commitment,
        "start": _json(table.start) if table.start is not None else None,
        "came_from": table.came_from,
        "uploaded": table.uploaded,
        **_moving(table),
    }
    seats = [{"code": table.code, "seat": number, **_seat(seat)} for number, seat in enumerate(table.seats)]
    work = [Work(_ADD_TABLE, values), Work(_ADD_SEATS, seats)]
    for number, seat in enumerate(table.seats):
        work += _grants(table.code, number, seat)
    return [*work, *_added(table)]


def _moving(table: Table) -> Values:
    """The columns that change."""
    playing = table.phase == "playing"
    result = table.match.record.result if table.match else None
    return {
        "version": table.version,
        "rules_version": table.rules_version,
        "started_at": table.started_at,
        "shares": _json(table.shares),
        "setup": _json(table.setup) if table.setup is not None else None,
        "next": table.next,
        "phase": table.phase,
        "waiting": _json(table.state.waiting() if playing else []),
        "moved_at": table.moved_at,
        "ended_at": table.ended_at,
        "due_at": table.due_at(),
        "result": _json(result) if result is not None else None,
    }


def _seat(seat: Seat) -> Values:
    return {
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "person": seat.person,
        "key": seat.key,
        "kept_for": seat.kept_for,
        "share": seat.share,
        "sitting_in": seat.sitting_in,
        "why": seat.why,
    }


def _grants(code: str, number: int, seat: Seat) -> list[Work]:
    values = [{"code": code, "seat": number, "person": person} for person in sorted(seat.keepers)]
    return [Work(_ADD_GRANTS, values)] if values else []


def _added(table: Table) -> list[Work]:
    rows = [{"code": table.code, **row._asdict(), "outcomes": _json(row.outcomes or [])} for row in table.news.rows]
    lines = [{"code": table.code, **line._asdict()} for line in table.news.lines]
    return [*([Work(_ADD_ROWS, rows)] if rows else []), *([Work(_ADD_LINES, lines)] if lines else [])]


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
