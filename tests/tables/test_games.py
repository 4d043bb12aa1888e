"""Whole games at tables: people and bots, to the end and over restarts."""

from __future__ import annotations

import time
from pathlib import Path

from farwest.engine.verify import verify
from tests.tables.house import ANNA, BEN, BOT, ME, PERSON, bots_done, house, plan, play_on, run, same


def test_a_game_against_bots_to_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await hub.create(plan(ME, BOT, BOT), ANNA)
            assert table.phase == "playing"
            over = await play_on(hub, table.code)
            record = over.record()
            assert record.result is not None
            assert record.seats == ["Anna", "bot:random", "bot:random"]
            assert verify(over.game, record).draws

    run(story())


def test_the_game_starts_when_the_last_seat_is_taken(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await hub.create(plan(ME, PERSON, BOT), ANNA)
            assert table.phase == "open"
            assert table.commitment
            assert await hub.sit(table.code, None, BEN) == 1
            assert (await hub.table(table.code)).phase == "playing"
            await play_on(hub, table.code)

    run(story())


def test_every_acknowledged_move_survives_a_restart_at_every_point(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            before = await hub.create(plan(ME, BOT), ANNA)
            before = await bots_done(hub, before.code)
        while before.phase != "over":
            async with house(tmp_path) as hub:
                after = await hub.table(before.code)
                assert same(before, after)
                await play_on(hub, before.code, moves=1)
                before = await bots_done(hub, before.code)
        async with house(tmp_path) as hub:
            assert (await hub.table(before.code)).record().plain() == before.record().plain()

    run(story())


def test_a_bot_takes_its_time_while_somebody_watches(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, pause=0.25) as hub:
            code = (await hub.create(plan(ME, PERSON), ANNA)).code
            pages = hub.watch(code)
            await anext(pages)
            began = time.perf_counter()
            await hub.hand_over(code, 1, "random")
            await hub.hand_over(code, 0, "random")
            table = await hub.table(code)
            while not any(row.is_act for row in table.log):
                await anext(pages)
                table = await hub.table(code)
            assert time.perf_counter() - began >= 0.1
            await pages.aclose()
            assert (await bots_done(hub, code)).phase == "over"

    run(story())
