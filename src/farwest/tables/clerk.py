"""A thread with a connection to the database, and the line of those who want something written or read by it.

A hop to the thread and a transaction cost more than what is written for a move. So whatever came in while the thread
was busy goes together: one hop, one transaction. If that fails, each piece is done on its own, so that nobody pays for
another's mistake. Nobody is answered before the commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import Engine
from sqlalchemy.exc import ResourceClosedError, SQLAlchemyError

T = TypeVar("T")
Work = Callable[[Connection], Any]


class Clerk:
    """Does what is asked in the order in which it is asked. Whatever goes wrong is raised for who asked for it."""

    def __init__(self, engine: Engine, name: str) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, name)
        self._connection: Connection | None = None
        self._line: list[tuple[Work, asyncio.Future[Any]]] = []
        self._busy: asyncio.Task[None] | None = None
        self._closed = False

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Committed when it returns."""
        if self._closed:
            raise ResourceClosedError("the database is closed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._line.append((work, done))
        if self._busy is None:
            self._busy = asyncio.create_task(self._serve())
        return await done

    async def close(self) -> None:
        """What has been begun is finished."""
        self._closed = True
        for _, done in self._line:
            done.cancel()
        self._line.clear()
        await asyncio.get_running_loop().run_in_executor(None, self._thread.shutdown)
        if self._busy is not None:
            await self._busy
        if self._connection is not None:
            self._connection.close()

    async def _serve(self) -> None:
        loop = asyncio.get_running_loop()
        while self._line:
            batch, self._line = self._line, []
            answers = await loop.run_in_executor(self._thread, self._together, [work for work, _ in batch])
            for (_, done), (result, error) in zip(batch, answers, strict=True):
                if done.cancelled():
                    continue
                if error is None:
                    done.set_result(result)
                else:
                    done.set_exception(error)
        self._busy = None

    # In the thread.

    def _together(self, batch: Sequence[Work]) -> list[tuple[Any, Exception | None]]:
        if len(batch) > 1:
            try:
                return [(result, None) for result in self._transact(lambda connection: [w(connection) for w in batch])]
            except Exception:
                pass  # each on its own: then it shows whose it is
        return [self._alone(work) for work in batch]

    def _alone(self, work: Work) -> tuple[Any, Exception | None]:
        try:
            return self._transact(work), None
        except Exception as error:
            return None, error

    def _transact(self, work: Work) -> Any:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                return work(self._connection)
        except SQLAlchemyError:
            self._connection.close()
            self._connection = None
            raise
