"""Bots and clocks in a house of several processes: one of them serves a table, and bots think at the office."""

from __future__ import annotations

import asyncio
from pathlib import Path

from farwest.engine.core import SPECTATOR
from farwest.tables.hub import Hub
from farwest.tables.table import Table
from farwest.tables.thinking import Answer, Job, NoThought
from tests.tables.house import (
    ANNA,
    BOT,
    CLEO,
    ME,
    Never,
    QuickThinker,
    Time,
    bots_done,
    plan,
    play_on,
    run,
)
from tests.tables.joined import Street, street, until


async def over(joined: Street, code: str) -> Table:
    """When all houses that have the table in memory have heard that its game is over."""
    lives = [hub.desk.lives[code] for hub in joined.hubs.values() if code in hub.desk.lives]
    await until(lambda: all(live.table.phase == "over" for live in lives))
    return await joined.same(code)


def test_bots_act_once_wherever_the_table_is_shown(tmp_path: Path) -> None:
    async def story() -> None:
        async with street(tmp_path, 3, QuickThinker()) as joined:
            codes = [(await hub.create(plan(BOT, BOT, BOT), CLEO)).code for hub in joined.hubs.values()]
            pages = []
            for code in codes:
                pages += [other.watch(code) for other in joined.hubs.values()]
                for page in pages[-3:]:
                    await anext(page)
            thinker = joined.office._thinker
            assert isinstance(thinker, QuickThinker)
            acts = 0
            for code in codes:
                acts += len((await over(joined, code)).log)
            assert len(thinker.jobs) == acts
            for page in pages:
                await page.aclose()

    run(story())


async def answered(hub: Hub, code: str) -> None:
    """The person plays until the bot has acted once more."""
    before = [row for row in (await hub.table(code)).log if row.seat == 1]
    while [row for row in (await hub.table(code)).log if row.seat == 1] == before:
        await play_on(hub, code, moves=1)
        await bots_done(hub, code)


def test_a_bot_answers_a_move_made_elsewhere(tmp_path: Path) -> None:
    """Also where its table was put away meanwhile."""

    async def story() -> None:
        async with street(tmp_path) as joined:
            for _ in range(6):
                code = (await joined.hubs[1].create(plan(ME, BOT), ANNA)).code
                server, other = joined.server_of(code)
                await answered(other, code)
                await until(lambda code=code, server=server: code in server.desk.lives)  # type: ignore[misc]
                server.desk.lives.pop(code)
                await answered(other, code)

    run(story())


def test_another_serves_the_tables_of_a_process_that_died(tmp_path: Path) -> None:
    async def story() -> None:
        async with street(tmp_path, thinker=Never()) as joined:
            code = (await joined.hubs[1].create(plan(BOT, BOT), CLEO)).code
            server, other = joined.server_of(code)
            await until(lambda: code in server.desk.lives and bool(server.desk.lives[code].jobs))
            assert code not in other.desk.lives or not other.desk.lives[code].jobs
            number = next(number for number, hub in joined.hubs.items() if hub is server)
            joined.office._thinker = QuickThinker()
            joined.customers[number].wire.close()
            await until(lambda: other.desk.others.serves(code))
            await other.tick()
            while (await other.table(code)).phase != "over":
                await asyncio.sleep(0.001)

    run(story())


def test_a_clock_runs_out_in_the_process_that_serves_it(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with street(tmp_path, now=now) as joined:
            code = (await joined.hubs[1].create(plan(ME, ME, pace="live:60+0"), ANNA)).code
            server, other = joined.server_of(code)
            await server.table(code)
            page = other.watch(code, SPECTATOR)
            version = await anext(page)
            now.at += 61
            await other.tick()
            assert (await joined.same(code)).version == version
            await server.tick()
            await anext(page)
            assert [seat.why for seat in (await joined.same(code)).seats].count("out") == 1
            await page.aclose()

    run(story())


def test_bots_think_at_the_office(tmp_path: Path) -> None:
    """A hint is given up where nobody waits for it any more; a bot that fails is counted for the whole house."""

    class Slow:
        def __init__(self) -> None:
            self.asked = asyncio.Event()
            self.given_up = False

        async def think(self, table: str, job: Job) -> Answer:
            if not job.hints:
                raise NoThought("no idea")
            self.asked.set()
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                self.given_up = True
                raise
            return Answer()

        async def close(self) -> None:
            pass

    async def story() -> None:
        slow = Slow()
        async with street(tmp_path, thinker=slow) as joined:
            one, two = joined.hubs.values()
            table = await one.create(plan(ME, ME), ANNA)
            asking = asyncio.create_task(two.hint(table.code, table.state.to_act()[0]))
            await slow.asked.wait()
            asking.cancel()
            await until(lambda: slow.given_up)
            code = (await one.create(plan(BOT, BOT), CLEO)).code
            server, _ = joined.server_of(code)
            await until(lambda: code in server.desk.lives and server.desk.lives[code].table.phase == "over")
            failed = len((await joined.same(code)).log)
            assert await one.health() == await two.health() == {"failed": failed}
            assert (one.desk.others.whose, two.desk.others.whose) == (
                {"process": 1, "processes": 2},
                {"process": 2, "processes": 2},
            )

    run(story())
