"""Tables as they lie in the database."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row as SqlRow, select
from sqlalchemy.sql.elements import ColumnElement

from farwest.tables.course import Header, Line
from farwest.tables.log import Row
from farwest.tables.plan import Plan
from farwest.tables.schema import CHAT, ENTRIES, GRANTS, OUTAGES, SEATS, TABLES
from farwest.tables.seats import Seat
from farwest.tables.summary import Summary


class Stored(NamedTuple):
    """A table before it is put together."""

    game: str
    header: Header
    seats: list[Seat]
    rows: list[Row]
    lines: list[Line]
    outages: list[tuple[float, float]]


class Torn(Exception):
    """Somebody wrote while the parts of a table were being read: they do not fit."""


def load(connection: Connection, code: str) -> Stored | None:
    """Torn when it must be read again."""
    stored = _load(connection, code)
    version = select(TABLES.c.version).where(TABLES.c.code == code)
    if stored is not None and stored.header.version != connection.execute(version).scalar():
        raise Torn
    return stored


def _load(connection: Connection, code: str) -> Stored | None:
    found = connection.execute(select(TABLES).where(TABLES.c.code == code)).one_or_none()
    if found is None:
        return None
    seats = connection.execute(select(SEATS).where(SEATS.c.code == code).order_by(SEATS.c.seat)).all()
    grants = connection.execute(select(GRANTS.c.seat, GRANTS.c.person).where(GRANTS.c.code == code)).all()
    rows = connection.execute(select(ENTRIES).where(ENTRIES.c.code == code).order_by(ENTRIES.c.seq)).all()
    lines = connection.execute(select(CHAT).where(CHAT.c.code == code).order_by(CHAT.c.number)).all()
    began = found.started_at or found.created_at
    outages = connection.execute(select(OUTAGES).where(OUTAGES.c.ended > began).order_by(OUTAGES.c.began)).all()
    return Stored(
        found.game,
        _read_header(found),
        [_read_seat(seat, frozenset(person for number, person in grants if number == seat.seat)) for seat in seats],
        [Row(r.seq, r.version, r.at, r.seat, r.text, _numbers(r.outcomes), r.seen) for r in rows],
        [Line(c.number, c.version, c.room, c.person, c.name, c.seat, c.at, c.text) for c in lines],
        [(outage.began, outage.ended) for outage in outages],
    )


def _read_header(found: SqlRow[Any]) -> Header:
    return Header(
        code=found.code,
        version=found.version,
        rules_version=found.rules_version,
        plan=msgspec.json.decode(found.plan, type=Plan),
        host=found.host,
        host_name=found.host_name,
        created_at=found.created_at,
        started_at=found.started_at,
        secret=found.secret,
        commitment=found.commitment,
        shares=msgspec.json.decode(found.shares, type=list[str]),
        start=msgspec.json.decode(found.start) if found.start is not None else None,
        setup=_numbers(found.setup) if found.setup is not None else None,
        came_from=found.came_from,
        next=found.next,
        uploaded=found.uploaded,
    )


def _read_seat(found: SqlRow[Any], keepers: frozenset[str]) -> Seat:
    """As it was before the game: who sits in follows from the log."""
    return Seat(
        kind=found.kind,
        name=found.name,
        level=found.level,
        person=found.person,
        key=found.key,
        kept_for=found.kept_for,
        share=found.share,
        keepers=keepers,
        present=found.kind == "bot",
    )


def summaries(connection: Connection, person: str, limit: int, chosen: ColumnElement[bool]) -> list[Summary]:
    query = select(TABLES).where(chosen).order_by(TABLES.c.moved_at.desc()).limit(limit)
    tables = connection.execute(query).all()
    codes = [table.code for table in tables]
    seats = connection.execute(select(SEATS).where(SEATS.c.code.in_(codes)).order_by(SEATS.c.seat)).all()
    grants = connection.execute(
        select(GRANTS.c.code, GRANTS.c.seat).where(GRANTS.c.code.in_(codes), GRANTS.c.person == person)
    ).all()
    return [
        Summary.of(
            table,
            msgspec.json.decode(table.plan, type=Plan),
            [seat for seat in seats if seat.code == table.code],
            sorted(seat for code, seat in grants if code == table.code),
            _numbers(table.waiting),
            msgspec.json.decode(table.result) if table.result is not None else None,
            person,
        )
        for table in tables
    ]


def _numbers(text: str) -> list[int]:
    return msgspec.json.decode(text, type=list[int])
