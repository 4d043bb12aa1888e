"""Pages that watch: woken for what they show, once however much has happened; and the talk."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from farwest.engine.core import SPECTATOR
from farwest.tables.changes import LONGEST_LINE
from farwest.tables.course import Room
from farwest.tables.errors import BadChat, BadName, NotInRoom, UnknownTable
from farwest.tables.hub import Hub
from farwest.tables.plan import Person
from tests.tables.house import ANNA, BEN, BOT, CLEO, ME, PERSON, Time, house, plan, play_on, run, same


async def silent(pages: AsyncGenerator[int, None], moment: float = 0.02) -> bool:
    """Does the page hear nothing for a moment?"""
    waiting = asyncio.ensure_future(anext(pages))
    done, _ = await asyncio.wait([waiting], timeout=moment)
    waiting.cancel()
    return not done


def test_a_slow_reader_gets_the_newest(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await hub.create(plan(ME, ME), ANNA)
            pages = hub.watch(table.code)
            assert await anext(pages) == table.version_for()
            await play_on(hub, table.code, moves=7)
            assert await anext(pages) == (await hub.table(table.code)).version_for()
            assert await silent(pages)

    run(story())


def test_nobody_watches_what_is_not_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            with pytest.raises(UnknownTable):
                await anext(hub.watch("NOWHERE-1"))

    run(story())


def test_streams_end_when_the_house_closes(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await hub.create(plan(ME, BOT), ANNA)

            async def read() -> int:
                return len([version async for version in hub.watch(table.code, 0, ANNA)])

            readers = [asyncio.create_task(read()) for _ in range(100)]
            await asyncio.sleep(0.01)
        async with asyncio.timeout(2):
            assert all(await asyncio.gather(*readers))

    run(story())


def test_coming_and_going_is_seen(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            code = (await hub.create(plan(ME, PERSON), ANNA)).code
            await hub.sit(code, None, BEN)
            anna = hub.watch(code, 0, ANNA)
            version = await anext(anna)
            before = (await hub.table(code)).presence
            ben = hub.watch(code, 1, BEN)
            await anext(ben)
            assert await anext(anna) == version
            table = await hub.table(code)
            assert table.presence != before
            assert [seat.present for seat in table.seats] == [True, True]
            gallery = hub.watch(code, SPECTATOR, CLEO)
            await anext(gallery)
            await play_on(hub, code, moves=1)
            assert [seat.present for seat in (await hub.table(code)).seats] == [True, True]
            await ben.aclose()
            assert await anext(anna) == version + 1
            assert [seat.present for seat in (await hub.table(code)).seats] == [True, False]
            await anna.aclose()
            await gallery.aclose()

    run(story())


def test_two_rooms(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            code = (await hub.create(plan(ME, ME), ANNA)).code
            seat, gallery = hub.watch(code, 0, ANNA), hub.watch(code, SPECTATOR, BEN)
            await anext(seat)
            await anext(gallery)
            await hub.say(code, BEN, "Ben", "gallery", " What a <b>move</b>!\n\nReally. ")
            await anext(gallery)
            table = await hub.table(code)
            assert [line.text for line in table.talk(SPECTATOR)] == ["What a <b>move</b>! Really."]
            assert table.talk(0) == []
            await hub.say(code, ANNA, "Anna", "table", "Thanks")
            assert await anext(seat) == table.version_for(0) + 1
            wrong: list[tuple[Person, Room]] = [(BEN, "table"), (ANNA, "gallery")]
            for person, room in wrong:
                with pytest.raises(NotInRoom):
                    await hub.say(code, person, person.name, room, "?")
            table = await play_on(hub, code)
            assert [line.text for line in table.talk(0)] == ["What a <b>move</b>! Really.", "Thanks"]
            await hub.say(code, ANNA, "Anna", "gallery", "Now I hear you")
            await seat.aclose()
            await gallery.aclose()
            table = await hub.table(code)
        async with house(tmp_path) as hub:
            assert same(await hub.table(code), table)

    run(story())


@pytest.mark.parametrize("text", ["", " \n ", "\u200b", "x" * (LONGEST_LINE + 1)])
def test_what_is_not_said(tmp_path: Path, text: str) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await hub.create(plan(ME, PERSON), ANNA)
            with pytest.raises(BadChat):
                await hub.say(table.code, ANNA, "Anna", "table", text)
            with pytest.raises(BadName):
                await hub.say(table.code, BEN, "", "gallery", "hello")
            assert (await hub.table(table.code)).lines == []

    run(story())


def loaded(hub: Hub) -> list[str]:
    return list(hub.desk.lives)


def test_idle_tables_are_put_away_and_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with house(tmp_path, now=now) as hub:
            quiet = await hub.create(plan(ME, ME), ANNA)
            watched = await hub.create(plan(ME, ME), ANNA)
            ticking = await hub.create(plan(ME, ME, pace="live:3600+0"), ANNA)
            days = await hub.create(plan(ME, ME, pace="days:2"), ANNA)
            quiet = await play_on(hub, quiet.code, moves=3)
            pages = hub.watch(watched.code)
            await anext(pages)
            now.at += 299
            await hub.tick()
            assert len(loaded(hub)) == 4
            now.at += 2
            await hub.tick()
            assert sorted(loaded(hub)) == sorted([watched.code, ticking.code])
            assert same(await hub.table(quiet.code), quiet)
            await pages.aclose()
            now.at += 301
            await hub.tick()
            assert loaded(hub) == [ticking.code]
            assert (await hub.table(days.code)).phase == "playing"

    run(story())
