"""Nothing is acknowledged before it is committed, and whatever fails, memory says what the database says."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from farwest.tables.errors import NotSaved, Stale
from farwest.tables.hub import Hub
from farwest.tables.table import Table
from tests.tables.house import ANNA, BOT, ME, house, legal, plan, play_on, run, same


async def reload(folder: Path, code: str) -> Table:
    """What the database says."""
    async with house(folder) as other:
        return await other.desk.load(code)


async def first_choice(hub: Hub, code: str) -> tuple[int, str, int]:
    table = await hub.table(code)
    seat = table.state.to_act()[0]
    return seat, legal(table, seat)[0], table.version_for(seat)


def test_two_houses_on_one_database(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as one, house(tmp_path) as two:
            code = (await one.create(plan(ME, ME), ANNA)).code
            houses = [one, two]
            while (table := await houses[0].table(code)).phase != "over":
                seat = table.state.to_act()[0]
                choices, seen = legal(table, seat), table.version_for(seat)
                results = await asyncio.gather(
                    *(hub.act(code, seat, choices[i], seen) for i, hub in enumerate(houses)), return_exceptions=True
                )
                assert {type(result) for result in results} == {type(None), Stale}
                assert same(await one.table(code), await two.table(code))
                await play_on(houses[0], code, moves=1)
                houses.reverse()
                with pytest.raises(Stale):  # played on what is not known here yet
                    await houses[0].act(code, *await first_choice(houses[0], code))
            assert same(await one.table(code), await reload(tmp_path, code))

    run(story())


def test_the_same_move_through_two_houses_is_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as one, house(tmp_path) as two:
            code = (await one.create(plan(ME, ME), ANNA)).code
            await two.table(code)
            seat, text, seen = await first_choice(one, code)
            await asyncio.gather(one.act(code, seat, text, seen), two.act(code, seat, text, seen))
            assert len((await reload(tmp_path, code)).log) == 1

    run(story())


def test_bots_of_two_houses_play_one_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, shared=True) as one, house(tmp_path, shared=True) as two:
            code = (await one.create(plan(BOT, BOT, BOT), ANNA)).code
            while (await one.table(code)).phase != "over" or (await two.table(code)).phase != "over":
                await asyncio.sleep(0.001)
            assert same(await one.table(code), await two.table(code))

    run(story())


def test_a_shared_house_sees_what_others_do(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, shared=True) as one, house(tmp_path, shared=True) as two:
            code = (await one.create(plan(ME, ME), ANNA)).code
            pages = two.watch(code)
            first = await anext(pages)
            await play_on(one, code, moves=1)
            await two.tick()
            assert await anext(pages) == first + 1
            await play_on(one, code, moves=1)
            seat, text, seen = await first_choice(one, code)
            await two.act(code, seat, text, seen)
            assert same(await two.table(code), await one.table(code))
            await pages.aclose()

    run(story())


@asynccontextmanager
async def broken(hub: Hub, moment: str) -> AsyncIterator[None]:
    """A database that fails at that moment of every transaction that writes."""

    def fail(*_: object) -> None:
        raise OperationalError("insert", {}, sqlite_full)

    sqlite_full = Exception("database or disk is full")
    event.listen(hub.desk.store.engine, moment, fail)
    try:
        yield
    finally:
        event.remove(hub.desk.store.engine, moment, fail)


@pytest.mark.parametrize("moment", ["commit", "before_cursor_execute"])
def test_a_move_that_cannot_be_saved_never_was(tmp_path: Path, moment: str) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await hub.create(plan(ME, ME), ANNA)
            table = await play_on(hub, table.code, moves=3)
            pages = hub.watch(table.code)
            await anext(pages)
            seat, text, seen = await first_choice(hub, table.code)
            async with broken(hub, moment):
                for _ in range(2):
                    with pytest.raises(NotSaved):
                        await hub.act(table.code, seat, text, seen)
                with pytest.raises(NotSaved):
                    await hub.say(table.code, ANNA, "Anna", "table", "Does anybody hear me?")
                with pytest.raises(NotSaved):
                    await hub.create(plan(ME, ME), ANNA)
                assert same(await hub.table(table.code), table)
            assert same(await reload(tmp_path, table.code), table)
            await hub.act(table.code, seat, text, seen)
            assert await anext(pages) == (await hub.table(table.code)).version_for()
            await pages.aclose()
            assert same(await reload(tmp_path, table.code), await hub.table(table.code))

    run(story())


async def talk_until_it_fails(hub: Hub, code: str) -> None:
    for number in range(200):
        assert len((await hub.table(code)).lines) == number
        await hub.say(code, ANNA, "Anna", "table", "x" * 400)


def test_a_full_disk(tmp_path: Path) -> None:
    """SQLite itself says so here: the file may not grow."""

    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await hub.create(plan(ME, ME), ANNA)
            pages = await hub.desk.store._writer.do(lambda c: c.exec_driver_sql("pragma page_count").scalar())
            await hub.desk.store._writer.do(lambda c: c.exec_driver_sql(f"pragma max_page_count={pages}").scalar())
            with pytest.raises(NotSaved):
                await talk_until_it_fails(hub, table.code)
            last = await hub.table(table.code)
            assert last.lines
            assert same(await reload(tmp_path, table.code), last)

    run(story())


def test_a_move_is_finished_although_its_page_has_gone(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await hub.create(plan(ME, ME), ANNA)
            acting = asyncio.create_task(hub.act(table.code, *await first_choice(hub, table.code)))
            await asyncio.sleep(0)
            acting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await acting
            while (after := await hub.table(table.code)) is table:
                await asyncio.sleep(0.001)
            assert same(await reload(tmp_path, table.code), after)

    run(story())


def test_nobody_sees_a_move_before_it_is_committed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await hub.create(plan(ME, ME), ANNA)
            held, let_go = asyncio.Event(), asyncio.Event()
            save = hub.desk.store.save

            async def slowly(changed: Table) -> None:
                held.set()
                await let_go.wait()
                await save(changed)

            monkeypatch.setattr(hub.desk.store, "save", slowly)
            acting = asyncio.create_task(hub.act(table.code, *await first_choice(hub, table.code)))
            await held.wait()
            assert await hub.table(table.code) is table
            assert len(table.log) == 0
            let_go.set()
            await acting
            assert len((await hub.table(table.code)).log) == 1

    run(story())


PLAYER = """
import asyncio, sys
from pathlib import Path
from tests.tables.house import *

async def main(folder, code):
    async with house(Path(folder)) as hub:
        while True:
            table = await play_on(hub, code, moves=1)
            print(len(table.log), flush=True)

asyncio.run(main(*sys.argv[1:]))
"""


@pytest.mark.parametrize("kills", [(6,), pytest.param((1, 2, 4, 8, 16), marks=pytest.mark.long)])
def test_kill_9_while_playing(tmp_path: Path, kills: tuple[int, ...]) -> None:
    """Whatever the process has told of is in the database."""

    async def create() -> str:
        async with house(tmp_path) as hub:
            return (await hub.create(plan(ME, ME, ME, ME), ANNA)).code

    code = asyncio.run(create())
    for moves in kills:
        told = _play_and_kill(tmp_path, code, moves)
        assert len(asyncio.run(reload(tmp_path, code)).log) >= told >= moves
    run(_to_the_end(tmp_path, code))


def _play_and_kill(folder: Path, code: str, moves: int) -> int:
    """How many moves a process told of before it was killed."""
    with subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(folder), code],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    ) as player:
        assert player.stdout is not None
        told = [player.stdout.readline() for _ in range(moves)]
        player.send_signal(signal.SIGKILL)
        told += player.stdout.readlines()
    assert player.returncode == -signal.SIGKILL
    return int(told[-1])


async def _to_the_end(folder: Path, code: str) -> None:
    async with house(folder) as hub:
        assert (await play_on(hub, code)).phase == "over"
