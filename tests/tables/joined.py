"""What the stories of several processes share: houses on one database, joined by the telegraph, in one event loop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from socket import socketpair
from typing import Any

from farwest.tables.hub import Hub
from farwest.tables.office import Customer, Office
from farwest.tables.plan import SeatPlan
from farwest.tables.table import Table
from farwest.tables.telegraph import Telegraph
from farwest.tables.thinking import Thinker
from tests.tables.house import ANNA, ME, QuickThinker, house, plan, same


class Street:
    """The office, and the houses by number. Each has a thinker of its own, unless they shall think at the office."""

    def __init__(self, folder: Path, thinker: Thinker | None, **given: Any) -> None:
        self.office = Office(thinker or QuickThinker())
        self.hubs: dict[int, Hub] = {}
        self.customers: dict[int, Customer] = {}
        self._folder = folder
        self._given = given if thinker is None else {"thinker": None, **given}

    @asynccontextmanager
    async def open(self, number: int) -> AsyncIterator[Hub]:
        here, there = socketpair()
        self.customers[number] = await self.office.connect(number, here)
        telegraph = Telegraph(number)
        await telegraph.open(there)
        async with house(self._folder, telegraph=telegraph, **self._given) as hub:
            self.hubs[number] = hub
            yield hub

    def server_of(self, code: str) -> tuple[Hub, Hub]:
        """The house that serves a table, and one that does not."""
        hubs = sorted(self.hubs.values(), key=lambda hub: hub.desk.others.serves(code))
        return hubs[-1], hubs[0]

    async def same(self, code: str) -> Table:
        """The table, when all houses that have it in memory have heard the same, which is what the database says."""
        one = next(iter(self.hubs.values()))
        while True:
            stored = await one.desk.load(code)
            lives = [hub.desk.lives[code] for hub in self.hubs.values() if code in hub.desk.lives]
            if all(live.table.version == stored.version for live in lives):
                assert all(same(live.table, stored) for live in lives)
                return stored
            await asyncio.sleep(0.001)  # a word is still on the way, or a bot has played meanwhile


@asynccontextmanager
async def street(folder: Path, many: int = 2, thinker: Thinker | None = None, **given: Any) -> AsyncIterator[Street]:
    joined = Street(folder, thinker, **given)
    async with AsyncExitStack() as doors:
        for number in range(1, many + 1):
            await doors.enter_async_context(joined.open(number))
        yield joined
    await joined.office.close()


@asynccontextmanager
async def shared_table(folder: Path, *seats: SeatPlan, **given: Any) -> AsyncIterator[tuple[Street, Hub, Hub, str]]:
    """Two houses and a table of Anna's, opened in the first of them: for two on one device if no seats are named."""
    async with street(folder, **given) as joined:
        one, two = joined.hubs.values()
        yield joined, one, two, (await one.create(plan(*(seats or (ME, ME))), ANNA)).code


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.001)
