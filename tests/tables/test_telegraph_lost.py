"""What others commit and a process does not hear: it believes the database, and asks it in time."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from farwest.tables.driver import BEAT
from farwest.tables.hub import Hub
from farwest.tables.table import Table
from farwest.tables.wire import Change
from tests.tables.house import (
    ANNA,
    Time,
    legal,
    play_on,
    run,
)
from tests.tables.joined import shared_table, until


def deaf(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    """What others commit does not reach this house, although its wire holds."""
    monkeypatch.setattr(hub.desk, "changed", lambda change: None)


def test_after_a_gap_the_table_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Also where what comes after it could be followed: talk fits to any table."""

    async def story() -> None:
        async with shared_table(tmp_path) as (joined, one, two, code):
            await two.table(code)
            with monkeypatch.context() as lost:
                deaf(two, lost)
                await one.say(code, ANNA, "Anna", "table", "Hello?")
                table = await play_on(one, code, moves=3)
                await asyncio.sleep(0.02)
                assert two.desk.lives[code].table.version < table.version
            await one.say(code, ANNA, "Anna", "table", "Do you hear me?")
            await until(lambda: bool(two.desk.lives[code].table.lines))
            assert [line.text for line in (await two.table(code)).lines] == ["Hello?", "Do you hear me?"]
            await joined.same(code)
            assert "could not be followed" not in caplog.text

    run(story())


def test_a_word_that_was_lost_is_made_good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By whoever asks for a page, by an act that fails on what is old, and by the poll for those who only watch."""

    async def story() -> None:
        now = Time()
        async with shared_table(tmp_path, now=now) as (joined, one, two, code):
            pages = two.watch(code)
            await anext(pages)
            await two.tick()
            deaf(two, monkeypatch)
            table = await play_on(one, code, moves=1)
            assert (await two.table(code)).version < table.version
            assert (await two.table(code, surely=True)).version == table.version
            assert await anext(pages) == table.version_for()

            table = await play_on(one, code, moves=1)
            seat = table.state.to_act()[0]
            await two.act(code, seat, legal(table, seat)[0], table.version_for(seat))
            assert await anext(pages) == table.version_for() + 1
            await joined.same(code)

            table = await play_on(one, code, moves=1)
            now.at += BEAT + 1
            await two.tick()
            assert await anext(pages) == table.version_for()
            await pages.aclose()

    run(story())


def test_what_is_committed_while_a_table_is_being_read_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with shared_table(tmp_path) as (joined, one, two, code):
            load, read, go_on = two.desk.load, asyncio.Event(), asyncio.Event()

            async def slowly(code: str) -> Table:
                table = await load(code)
                read.set()
                await go_on.wait()
                return table

            monkeypatch.setattr(two.desk, "load", slowly)
            asking = asyncio.create_task(two.table(code))
            await read.wait()
            await play_on(one, code, moves=1)
            await asyncio.sleep(0.02)
            go_on.set()
            await asking
            await joined.same(code)

    run(story())


def test_who_has_lost_the_wire_asks_the_database(tmp_path: Path) -> None:
    async def story() -> None:
        async with shared_table(tmp_path) as (joined, one, two, code):
            pages = two.watch(code)
            await anext(pages)
            assert not two.desk.asks
            joined.customers[2].wire.close()
            await until(lambda: two.desk.asks)
            table = await play_on(one, code, moves=2)
            assert (await two.table(code)).version == table.version
            assert await anext(pages) == table.version_for()
            await pages.aclose()

    run(story())


def test_what_a_process_did_not_get_to_tell_is_read_when_it_dies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with shared_table(tmp_path) as (joined, one, two, code):
            pages = two.watch(code)
            await anext(pages)
            monkeypatch.setattr(one.desk.others, "committed", lambda table: None)
            table = await play_on(one, code, moves=1)
            joined.customers[1].wire.close()
            assert await anext(pages) == table.version_for()
            await pages.aclose()

    run(story())


def test_a_message_that_nobody_understands_is_a_word_lost(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with shared_table(tmp_path) as (joined, one, two, code):
            await two.table(code)
            joined.customers[2].wire.send(b"gibberish")
            await play_on(one, code, moves=1)
            await joined.same(code)
            assert not two.desk.asks
            assert "not understood" in caplog.text

    run(story())


def test_a_change_that_cannot_be_followed_is_read(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with shared_table(tmp_path) as (joined, one, two, code):
            await two.table(code)
            table = await one.table(code)
            seat = table.state.to_act()[0]
            await one.act(code, seat, legal(table, seat)[0], table.version_for(seat))
            newer = await joined.same(code)
            wrong = [newer.log[-1]._replace(version=newer.version + 1, text="nonsense")]
            two.desk.changed(Change(code, newer.version + 1, None, wrong, [], False))
            await joined.same(code)
            assert "could not be followed" in caplog.text

    run(story())
