"""The database. Blocking calls of SQLAlchemy Core in two threads: one hop for a whole transaction, or for several.

One thread writes; the other reads, so that a long list or a backup holds up no move. With the asynchronous driver every
statement is several hops of its own, and a move costs four times as much.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from alembic.util import CommandError
from sqlalchemy import Connection, create_engine, event, func, insert, select, update
from sqlalchemy.engine import Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from farwest.tables.clerk import Clerk
from farwest.tables.errors import NoBackup, NoDatabase
from farwest.tables.migrations import migrate
from farwest.tables.reading import Stored, Torn, load, summaries
from farwest.tables.schema import GRANTS, OUTAGES, PULSE, SEATS, TABLES
from farwest.tables.summary import Summary
from farwest.tables.table import Table
from farwest.tables.writing import carry_out, changing, creating

PRAGMAS: Final = ("journal_mode=wal", "synchronous=normal", "busy_timeout=5000", "foreign_keys=on")
AT_ONCE: Final = 1000  # tables served in one sweep


class Store:
    """Use `Store.open`. Whatever is raised by SQLAlchemy goes to the caller: the hub knows what it means."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.is_sqlite = engine.dialect.name == "sqlite"
        self._writer = Clerk(engine, "store-writes")
        self._reader = Clerk(engine, "store-reads")

    @classmethod
    async def open(cls, url: str) -> Store:
        engine = create_engine(url)
        store = cls(engine)
        if store.is_sqlite:
            event.listen(engine, "connect", _tune)
        try:
            await store._writer.do(migrate)
        except (SQLAlchemyError, CommandError) as error:
            await store.close()
            raise NoDatabase(str(error).splitlines()[0]) from error
        return store

    async def close(self) -> None:
        """What is being written is written; the rest is forgotten."""
        await self._reader.close()
        await self._writer.close()
        self.engine.dispose()

    # One table.

    async def save(self, table: Table) -> None:
        """What is new at a table, all or nothing. Conflict when it was made for a version that is not the newest."""
        work = [*changing(table), *(creating(table.news.table) if table.news.table else [])]
        await self._writer.do(lambda connection: carry_out(connection, work))

    async def create(self, table: Table) -> None:
        """A new table. CodeTaken when there is one of that code."""
        work = creating(table)
        await self._writer.do(lambda connection: carry_out(connection, work))

    async def load(self, code: str) -> Stored | None:
        while True:
            with suppress(Torn):
                return await self._reader.do(lambda connection: load(connection, code))

    async def version(self, code: str) -> int | None:
        """The newest version of a table: has another process changed it?"""
        found = select(TABLES.c.version).where(TABLES.c.code == code)
        return await self._reader.do(lambda connection: connection.execute(found).scalar())

    # Many tables.

    async def versions(self, codes: Sequence[str]) -> dict[str, int]:
        found = select(TABLES.c.code, TABLES.c.version).where(TABLES.c.code.in_(codes))
        return await self._reader.do(lambda connection: {row.code: row.version for row in connection.execute(found)})

    async def due(self, now: float) -> list[str]:
        """Tables on which a bot or a clock must be served."""
        due = (TABLES.c.due_at <= now) & (TABLES.c.phase == "playing")
        found = select(TABLES.c.code).where(due).order_by(TABLES.c.due_at).limit(AT_ONCE)
        return await self._reader.do(lambda connection: list(connection.execute(found).scalars()))

    async def finished(self) -> list[str]:
        found = select(TABLES.c.code).where(TABLES.c.phase == "over").order_by(TABLES.c.ended_at)
        return await self._reader.do(lambda connection: list(connection.execute(found).scalars()))

    async def unfinished_of(self, person: str) -> int:
        """How many tables this person has opened that are not over."""
        count = select(func.count()).select_from(TABLES).where(TABLES.c.host == person, TABLES.c.phase != "over")
        return await self._reader.do(lambda connection: connection.execute(count).scalar_one())

    async def tables_of(self, person: str, limit: int) -> list[Summary]:
        """Where the person holds a seat, where one is kept for him, and those he opened."""
        held = select(GRANTS.c.code).where(GRANTS.c.person == person)
        kept = select(SEATS.c.code).where(SEATS.c.kept_for == person)
        mine = TABLES.c.code.in_(held) | TABLES.c.code.in_(kept) | (TABLES.c.host == person)
        return await self._reader.do(lambda connection: summaries(connection, person, limit, mine))

    async def open_tables(self, person: str, since: float, limit: int) -> list[Summary]:
        """Open to all, waiting for players, and not forgotten."""
        chosen = (TABLES.c.phase == "open") & TABLES.c.open & (TABLES.c.moved_at >= since)
        return await self._reader.do(lambda connection: summaries(connection, person, limit, chosen))

    async def watchable(self, person: str, since: float, limit: int) -> list[Summary]:
        """Open to all and being played."""
        chosen = (TABLES.c.phase == "playing") & TABLES.c.open & (TABLES.c.moved_at >= since)
        return await self._reader.do(lambda connection: summaries(connection, person, limit, chosen))

    # The house.

    async def beat(self, at: float) -> None:
        """A sign of life, while live clocks run."""
        await self._writer.do(lambda connection: _beat(connection, at))

    async def note_outage(self, now: float, least: float) -> None:
        """At the start: how long was nobody here? Less than `least` does not count."""
        with suppress(IntegrityError):  # another process starts too, and has noted it
            await self._writer.do(lambda connection: _note_outage(connection, now, least))

    async def backup(self, path: Path) -> None:
        """The whole database as one file, taken while it is used. NoBackup where the database has its own tools."""
        if not self.is_sqlite:
            raise NoBackup
        await self._reader.do(lambda connection: _backup(connection, path))


def _tune(connection: sqlite3.Connection, _record: object) -> None:
    """A transaction that writes waits for the lock when it begins, not halfway, where SQLite would refuse to wait."""
    connection.isolation_level = "IMMEDIATE"
    for pragma in PRAGMAS:
        connection.execute(f"pragma {pragma}").close()


def _beat(connection: Connection, at: float) -> None:
    if connection.execute(update(PULSE).where(PULSE.c.id == 1).values(at=at)).rowcount == 0:
        connection.execute(insert(PULSE), {"id": 1, "at": at})


def _note_outage(connection: Connection, now: float, least: float) -> None:
    last = connection.execute(select(PULSE.c.at).where(PULSE.c.id == 1)).scalar()
    if last is not None and now - last > least:
        connection.execute(insert(OUTAGES), {"began": last, "ended": now})
    if last is not None:
        _beat(connection, now)


def _backup(connection: Connection, path: Path) -> None:
    source = connection.connection.driver_connection
    assert isinstance(source, sqlite3.Connection)
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    try:
        target = sqlite3.connect(part)
        try:
            source.backup(target)
        finally:
            target.close()
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
