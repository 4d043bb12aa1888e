"""The tables in memory: loaded on demand, changed one change at a time, committed before anybody is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from farwest.engine.errors import Mistake
from farwest.engine.registry import Registry
from farwest.tables.codes import read_code
from farwest.tables.errors import Closing, NotSaved, Stale, UnknownTable
from farwest.tables.live import Live
from farwest.tables.store import Store
from farwest.tables.table import Table
from farwest.tables.writing import CodeTaken, Conflict

T = TypeVar("T")
log = logging.getLogger(__name__)

ATTEMPTS: Final = 3  # how often a change is made anew after another process was quicker
IDLE: Final = 300.0  # seconds after which a table that nobody watches is forgotten


class Desk:
    """`shared`: other processes write to the same database, so what is in memory may be old."""

    def __init__(self, games: Registry, store: Store, now: Callable[[], float], shared: bool) -> None:
        self.games = games
        self.store = store
        self.now = now
        self.shared = shared
        self.lives: dict[str, Live] = {}
        self.closed = False
        self.look: Callable[[Live], None] = lambda live: None  # called when a table was loaded or has changed
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._changing: set[asyncio.Task[object]] = set()

    async def live(self, code: str) -> Live:
        """The table of that code, in memory from now on. UnknownTable."""
        code = read_code(code)
        live = self.lives.get(code)
        if live is None:
            if self.closed:
                raise Closing
            task = self._loading.get(code)
            if task is None:
                task = asyncio.create_task(self._bring(code))
                task.add_done_callback(_forget)
                self._loading[code] = task
            live = await asyncio.shield(task)
        live.used_at = self.now()
        return live

    async def fresh(self, code: str) -> Live:
        """The same, and the newest even where other processes write."""
        live = await self.live(code)
        if self.shared and await self.ask(self.store.version(live.table.code)) != live.table.version:
            async with live.lock:
                live.replace(await self.load(live.table.code))
                self.look(live)
        return live

    async def refresh(self) -> None:
        """Where other processes write: the newest of every table that somebody watches."""
        codes = [code for code, live in self.lives.items() if live.watchers] if self.shared else []
        for code, version in (await self.ask(self.store.versions(codes)) if codes else {}).items():
            if code in self.lives and self.lives[code].table.version < version:
                await self.fresh(code)

    async def change(self, code: str, work: Callable[[Table], T]) -> T:
        """Do the work on a copy of the table and commit it. A Mistake changes nothing.

        It is done to the end even when the caller goes away meanwhile.
        """
        if self.closed:
            raise Closing
        task = asyncio.create_task(self._change(code, work))
        self._changing.add(task)
        task.add_done_callback(self._changing.discard)
        task.add_done_callback(_forget)
        return await asyncio.shield(task)

    async def create(self, make: Callable[[], Table]) -> Table:
        """A new table, made anew with another code while its code is taken."""
        if self.closed:
            raise Closing
        while True:
            table = make()
            try:
                await self.store.create(table)
            except CodeTaken:
                continue
            except SQLAlchemyError as error:
                log.error("not saved: new table: %s", type(error).__name__)
                raise NotSaved from error
            self.add(table)
            return table

    def add(self, table: Table) -> Live:
        """A table that has just been created."""
        live = Live(table, self.now())
        self.lives[table.code] = live
        self.look(live)
        return live

    def evict(self, idle: float = IDLE) -> None:
        """Forget the tables that nobody has used for a while and that need no attention."""
        oldest = self.now() - idle
        for code, live in list(self.lives.items()):
            busy = live.watchers or live.jobs or live.lock.locked()
            timed = live.table.plan.pace.kind == "live" or live.table.sand is not None
            ticking = timed and live.table.phase == "playing"
            if not busy and not ticking and live.used_at <= oldest:
                del self.lives[code]

    async def close(self) -> None:
        """What is being committed is committed; then nothing is taken any more."""
        self.closed = True
        for live in self.lives.values():
            live.end()
        if self._changing:
            await asyncio.wait(self._changing, timeout=1)

    async def ask(self, question: Coroutine[object, object, T]) -> T:
        """Something of the store. NotSaved when the database fails."""
        try:
            return await question
        except SQLAlchemyError as error:
            if self.closed:
                raise Closing from error
            log.error("the database fails: %s", type(error).__name__)
            raise NotSaved from error

    async def load(self, code: str) -> Table:
        """From the database."""
        stored = await self.ask(self.store.load(code))
        if stored is None:
            raise UnknownTable
        table = Table(self.games.find(stored.game), stored.header, stored.seats, stored.outages)
        table.restore(stored.rows, stored.lines)
        return table

    async def _bring(self, code: str) -> Live:
        try:
            return self.add(await self.load(code))
        finally:
            del self._loading[code]

    async def _change(self, code: str, work: Callable[[Table], T]) -> T:
        live = await self.live(code)
        async with live.lock:
            for _ in range(ATTEMPTS):
                if live.suspect:
                    await self._reload(live)
                table = live.table.copy()
                try:
                    result = work(table)
                except Mistake:
                    if not await self._was_old(live):
                        raise
                    continue
                if not table.news:
                    return result
                if await self._commit(live, table):
                    return result
        raise Stale

    async def _commit(self, live: Live, table: Table) -> bool:
        """False when somebody else was quicker: then the table is the newest again."""
        try:
            await self.store.save(table)
        except (Conflict, CodeTaken):
            await self._reload(live)
            return False
        except SQLAlchemyError as error:
            log.error("not saved: table %s version %s: %s", table.code, table.version, type(error).__name__)
            await self._reload(live)
            raise NotSaved from error
        if table.news.table is not None:
            self.add(table.news.table)
        live.replace(table)
        self.look(live)
        return True

    async def _was_old(self, live: Live) -> bool:
        """Was the table on which the work failed behind the database? Then it is the newest now."""
        if not self.shared or await self.ask(self.store.version(live.table.code)) == live.table.version:
            return False
        await self._reload(live)
        return True

    async def _reload(self, live: Live) -> None:
        """After a failed write the truth is what the database says; if it says nothing now, it is asked next time."""
        try:
            live.replace(await self.load(live.table.code))
            live.suspect = False
            self.look(live)
        except NotSaved:
            live.suspect = True


def _forget(task: asyncio.Task[T]) -> None:
    """Whoever waits for the task has its exception, or has gone away."""
    if not task.cancelled():
        task.exception()
