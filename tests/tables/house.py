"""What the stories share: a house with a clock of its own, people, and bots that think at once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from farwest.engine.core import SPECTATOR
from farwest.tables.hub import Hub
from farwest.tables.pace import Pace
from farwest.tables.plan import Person, Plan, SeatPlan
from farwest.tables.table import Table
from farwest.tables.thinking import Answer, Job

ANNA, BEN, CLEO = (Person(name.lower() * 4, name) for name in ("Anna", "Ben", "Cleo"))
ME, PERSON, BOT = SeatPlan("me"), SeatPlan("person"), SeatPlan("bot", "random")


class Time:
    """A clock that goes when it is told to."""

    def __init__(self, at: float = 1_000_000.0) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at


class QuickThinker:
    """Chooses among the legal actions without a process; keeps what it was asked."""

    def __init__(self, seed: int = 1) -> None:
        self.dice = random.Random(seed)
        self.jobs: list[Job] = []

    async def think(self, table: str, job: Job) -> Answer:
        self.jobs.append(job)
        await asyncio.sleep(0)
        return Answer(self.dice.choice(job.legal))

    async def close(self) -> None:
        pass


class Never:
    """Comes to no conclusion."""

    async def think(self, table: str, job: Job) -> Answer:
        await asyncio.Event().wait()
        return Answer()

    async def close(self) -> None:
        pass


def run(story: Coroutine[Any, Any, None]) -> None:
    """A story to its end, or to the end of our patience."""

    async def patiently() -> None:
        async with asyncio.timeout(60):
            await story

    asyncio.run(patiently())


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'house.db'}"


@asynccontextmanager
async def house(folder: Path, **given: Any) -> AsyncIterator[Hub]:
    """Open for as long as the story lasts; the clockwork turns only by `tick`."""
    hub = await Hub.open(url(folder), **{"thinker": QuickThinker(), "clockwork": False, "pause": 0.0, **given})
    try:
        yield hub
    finally:
        await hub.close()


def plan(*seats: SeatPlan, pace: str = "none", game: str = "wild-gangs", **given: Any) -> Plan:
    return Plan(game=game, players=len(seats), seats=list(seats), pace=Pace.parse(pace), **given)


def legal(table: Table, seat: int) -> list[str]:
    return [table.game.text(action) for action in table.state.legal(seat)]


async def play_on(hub: Hub, code: str, moves: int | None = None, seed: int = 7) -> Table:
    """People choose at random and bots play, for a number of people's moves or to the end."""
    dice = random.Random(seed)
    played = 0
    while True:
        table = await hub.table(code)
        people = [seat for seat in table.state.to_act() if table.seats[seat].bot is None]
        if table.phase == "over" or (moves is not None and played >= moves):
            return table
        if people:
            seat = people[0]
            await hub.act(code, seat, dice.choice(legal(table, seat)), table.version_for(seat))
            played += 1
        else:
            await bots_done(hub, code)


async def bots_done(hub: Hub, code: str) -> Table:
    """When it is a person's turn again, or the game is over."""
    while (await hub.table(code)).bots_to_act():
        await asyncio.sleep(0.001)
    return await hub.table(code)


def same(one: Table, other: Table) -> bool:
    """Is this the same table, to the last thing that anybody can see?"""
    viewers = range(SPECTATOR, len(one.seats))
    return (
        one.log == other.log
        and one.lines == other.lines
        and one.version == other.version
        and one.state.dump() == other.state.dump()
        and [one.version_for(viewer) for viewer in viewers] == [other.version_for(viewer) for viewer in viewers]
        and [one.moved_for(viewer) for viewer in viewers] == [other.moved_for(viewer) for viewer in viewers]
        and [(seat.kind, seat.name, seat.sitting_in, seat.keepers, seat.key) for seat in one.seats]
        == [(seat.kind, seat.name, seat.sitting_in, seat.keepers, seat.key) for seat in other.seats]
    )
