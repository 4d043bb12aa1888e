"""A page in any process of a house is presence in all of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from farwest.tables.errors import StillHere
from tests.tables.house import (
    ANNA,
    BEN,
    ME,
    PERSON,
    Time,
    play_on,
    run,
)
from tests.tables.joined import shared_table, until


def test_a_page_in_any_process_is_presence(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with shared_table(tmp_path, ME, PERSON, now=now) as (joined, one, two, code):
            await one.sit(code, None, BEN)
            anna = one.watch(code, 0, ANNA)
            version = await anext(anna)
            ben = [two.watch(code, 1, BEN) for _ in range(2)]
            for page in ben:
                await anext(page)
            assert await anext(anna) == version
            assert [seat.present for seat in (await one.table(code)).seats] == [True, True]
            now.at += 3600
            await play_on(one, code, moves=1)
            await anext(anna)
            now.at += 3600
            with pytest.raises(StillHere):
                await one.vote_out(code, 0, 1)

            await ben[0].aclose()
            async with joined.open(3) as three:
                await until(lambda: three.desk.others.has_page(code, BEN.id))
                assert [seat.present for seat in (await three.table(code)).seats] == [True, True]
                await ben[1].aclose()
                await anext(anna)
                assert [seat.present for seat in (await one.table(code)).seats] == [True, False]
                with pytest.raises(StillHere):  # he was here a moment ago
                    await three.vote_out(code, 0, 1)
                now.at += 61
                await three.vote_out(code, 0, 1)
            await until(lambda: one.desk.lives[code].table.seats[1].why == "voted")
            await anna.aclose()

    run(story())


def test_who_looks_without_a_stream_is_noticed_everywhere(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with shared_table(tmp_path, ME, PERSON, now=now) as (_, one, two, code):
            await one.sit(code, None, BEN)
            await two.table(code)
            now.at += 3600
            await two.table(code, BEN)
            await until(lambda: 1 in one.desk.lives[code].here(now.at))
            with pytest.raises(StillHere):
                await one.vote_out(code, 0, 1)

    run(story())


def test_the_pages_of_a_dead_process_are_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with shared_table(tmp_path, ME, PERSON) as (joined, one, two, code):
            await one.sit(code, None, BEN)
            page = two.watch(code, 1, BEN)
            await anext(page)
            await until(lambda: one.desk.lives[code].table.seats[1].present)
            joined.customers[2].wire.close()
            await until(lambda: not one.desk.lives[code].table.seats[1].present)
            await page.aclose()

    run(story())
