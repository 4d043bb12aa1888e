"""The tables in memory: loaded on demand, changed one change at a time, committed before anybody is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from farwest.engine.errors import Mistake
from farwest.engine.registry import Registry
from farwest.tables.codes import read_code
from farwest.tables.errors import Closing, NotSaved, Stale, UnknownTable
from farwest.tables.live import Live
from farwest.tables.store import Store
from farwest.tables.table import Table
from farwest.tables.telegraph import Others
from farwest.tables.wire import Change
from farwest.tables.writing import CodeTaken, Conflict

T = TypeVar("T")
log = logging.getLogger(__name__)

ATTEMPTS: Final = 3  # how often a change is made anew after another process was quicker
IDLE: Final = 300.0  # seconds after which a table that nobody watches is forgotten


class Desk:
    """`shared`: strangers write to the same database too, so memory may be old. The `others` tell what they write."""

    def __init__(
        self, games: Registry, store: Store, now: Callable[[], float], shared: bool, others: Others | None = None
    ) -> None:
        self.games = games
        self.store = store
        self.now = now
        self.shared = shared
        self.others = others or Others()
        self.lives: dict[str, Live] = {}
        self.closed = False
        self.look: Callable[[Live], None] = lambda live: None  # called when a table was loaded or has changed
        self.rouse: Callable[[], None] = lambda: None  # called when other tables than before are to be served
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._changing: set[asyncio.Task[object]] = set()

    @property
    def asks(self) -> bool:
        """May the database be ahead of us without our being told?"""
        return self.shared or not self.others.connected

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

    async def fresh(self, code: str, surely: bool = False) -> Live:
        """The same, and the newest even where strangers write.

        `surely`: the newest also when another of our processes has committed it and its word is still on the way.
        """
        live = await self.live(code)
        if self.asks or (surely and self.others.several):
            await self._reach(live, await self.ask(self.store.version(live.table.code)))
        return live

    async def refresh(self) -> None:
        """Where other processes write: the newest of every table that somebody watches or that is served here."""
        if self.shared or self.others.several:
            served = self.others.serves if self.others.several else lambda code: False
            await self._refresh([live for code, live in self.lives.items() if live.watchers or served(code)])

    async def _refresh(self, lives: Iterable[Live]) -> None:
        codes = [live.table.code for live in lives]
        for code, version in (await self.ask(self.store.versions(codes)) if codes else {}).items():
            if code in self.lives:
                await self._reach(self.lives[code], version)

    async def _reach(self, live: Live, version: int | None) -> None:
        """At least that version. What is being committed here, or comes over the wire meanwhile, is not read again."""
        if version is None or live.table.version >= version:
            return
        async with live.lock:
            if live.table.version < version:
                live.replace(await self.load(live.table.code))
                self.look(live)

    async def change(self, code: str, work: Callable[[Table], T]) -> T:
        """Do the work on a copy of the table and commit it. A Mistake changes nothing.

        It is done to the end even when the caller goes away meanwhile.
        """
        if self.closed:
            raise Closing
        return await asyncio.shield(self._begin(self._change(code, work)))

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Something that is done to the end, even when the house closes."""
        task = asyncio.create_task(work)
        self._changing.add(task)
        task.add_done_callback(self._changing.discard)
        task.add_done_callback(_forget)
        return task

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
            self.others.committed(table)
            return table

    def add(self, table: Table) -> Live:
        """A table that has just been created."""
        live = Live(table, self.now(), self.others)
        self.lives[table.code] = live
        self.look(live)
        return live

    def evict(self, idle: float = IDLE) -> None:
        """Forget the tables that nobody has used for a while and that need no attention."""
        oldest = self.now() - idle
        for code, live in list(self.lives.items()):
            busy = live.watchers or live.jobs or live.lock.locked()
            timed = live.table.plan.pace.kind == "live" or live.table.sand is not None
            ticking = timed and live.table.phase == "playing" and self.others.serves(code)
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
            self.others.committed(table.news.table)
        live.replace(table)
        self.others.committed(table)
        self.look(live)
        return True

    async def _was_old(self, live: Live) -> bool:
        """Was the table on which the work failed behind the database? Then it is the newest now."""
        alone = not self.shared and not self.others.several
        if alone or await self.ask(self.store.version(live.table.code)) == live.table.version:
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

    # What other processes of the house do.

    def changed(self, change: Change) -> None:
        """One has committed this. What nobody here has in memory matters only to whoever serves its bots and clocks."""
        live = self.lives.get(change.code)
        due = change.due_at is not None and self.others.serves(change.code)
        known = live is not None or change.code in self._loading
        if self.closed or not (known or due):
            return
        if live is None or live.lock.locked() or not self._follow(live, change):
            self._begin(self._catch_up(change))

    def noticed(self, code: str, person: str) -> None:
        """Somebody has come, gone or looked in there."""
        if code in self.lives:
            self.lives[code].noticed_elsewhere(person, self.now())

    def mustered(self) -> None:
        """One has come or gone: what it did not get to tell is read, and what it served is served by another."""
        self._begin(self._refresh(list(self.lives.values())))
        for live in self.lives.values():
            self.look(live)
        self.rouse()

    def _follow(self, live: Live, change: Change) -> bool:
        """Bring the table on by what happened. False when that does not lead to the version: then it must be read."""
        if change.version <= live.table.version:
            return True
        if change.read or live.suspect or change.version != live.table.version + 1:
            return False
        table = live.table.copy()
        try:
            table.follow(change.rows, change.lines)
        except Exception:
            log.exception("table %s version %s could not be followed", change.code, change.version)
            return False
        live.used_at = self.now()
        live.replace(table)
        self.look(live)
        return True

    async def _catch_up(self, change: Change) -> None:
        live = await self.live(change.code)
        async with live.lock:
            if not self._follow(live, change):
                await self._reload(live)


def _forget(task: asyncio.Task[T]) -> None:
    """Whoever waits for the task has its exception, or has gone away."""
    if not task.cancelled():
        task.exception()
