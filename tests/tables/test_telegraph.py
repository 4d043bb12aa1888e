"""Several processes of one house: each is told at once what another commits, and believes nothing but the database."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from farwest.engine.errors import Mistake
from farwest.tables.errors import Stale
from farwest.tables.hub import Hub
from farwest.tables.plan import Plan
from farwest.tables.store import Store
from farwest.tables.table import Table
from tests.tables.house import (
    ANNA,
    BEN,
    CLEO,
    ME,
    PERSON,
    legal,
    plan,
    play_on,
    run,
)
from tests.tables.joined import shared_table, street, until
from tests.tables.toys import Toys


def test_a_move_shows_in_a_page_of_the_other_without_asking_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with shared_table(tmp_path) as (joined, one, two, code):
            pages = two.watch(code)
            first = await anext(pages)
            with monkeypatch.context() as quiet:
                for question in ("load", "version", "versions"):
                    quiet.setattr(Store, question, None)
                for moves in range(1, 6):
                    await play_on(one, code, moves=1, seed=moves)
                    assert await anext(pages) == first + moves
            await joined.same(code)
            await pages.aclose()

    run(story())


def test_whole_games_in_turns(tmp_path: Path) -> None:
    """Choices sealed and taken back, talk in both rooms, bots that sit in: every change is followed."""

    async def story() -> None:
        async with street(tmp_path, games=Toys()) as joined:
            one, two = joined.hubs.values()
            dice = random.Random(5)
            code = (await one.create(Plan(game="bids", players=2, seats=[ME, PERSON]), ANNA)).code
            await two.sit(code, None, BEN)
            await one.table(code)
            while (table := await joined.same(code)).phase == "playing":
                hub = dice.choice([one, two])
                await something(hub, table, dice)
            assert len(table.log) > 10

    run(story())


async def something(hub: Hub, table: Table, dice: random.Random) -> None:
    """Whatever people do, if they may."""
    seat = dice.randrange(2)
    person = (ANNA, BEN)[seat]
    seen = table.version_for(seat)
    works: list[Any] = [
        lambda: hub.act(table.code, seat, dice.choice(legal(table, seat) or ["0"]), seen),
        lambda: hub.retract(table.code, seat, seen),
        lambda: hub.undo(table.code, seat, seen),
        lambda: hub.say(table.code, person, person.name, "table", "Well"),
        lambda: hub.say(table.code, CLEO, "Cleo", "gallery", "Oh"),
        lambda: hub.leave(table.code, seat, person),
        lambda: hub.take_back(table.code, seat, person),
    ]
    with suppress(Mistake):
        await dice.choice(works)()


def test_what_is_no_row_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sitting down, the start of the game, another device, the next table."""

    async def story() -> None:
        async with shared_table(tmp_path, ME, PERSON, PERSON) as (joined, one, two, code):
            pages = two.watch(code)
            version = await anext(pages)
            await one.sit(code, None, BEN)
            assert await anext(pages) == version + 1
            await one.leave(code, 1, BEN)
            await anext(pages)
            await one.sit(code, None, BEN)
            await one.sit(code, None, BEN)
            await one.hand_over(code, 2, "deputy")
            await until(lambda: two.desk.lives[code].table.phase == "playing")
            await one.grant(code, 0, (await one.table(code)).seats[0].key, CLEO)
            await joined.same(code)
            await pages.aclose()
            await play_on(one, code)
            again = await one.rematch(code, ANNA)
            assert (await joined.same(code)).next == again.code
            assert (await two.table(again.code)).came_from == code

    run(story())


def test_both_move_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with street(tmp_path) as joined:
            code = (await joined.hubs[1].create(plan(ME, ME), ANNA)).code
            for hub in joined.hubs.values():
                await hub.table(code)
            while (table := await joined.same(code)).phase != "over":
                seat = table.state.to_act()[0]
                seen, choices = table.version_for(seat), legal(table, seat)
                results = await asyncio.gather(
                    *(
                        hub.act(code, seat, text, seen)
                        for hub, text in zip(joined.hubs.values(), choices, strict=False)
                    ),
                    return_exceptions=True,
                )
                assert {type(result) for result in results} == {type(None), Stale}

    run(story())


def test_talk_of_all_at_once_is_kept(tmp_path: Path) -> None:
    """A conflict is no mistake of whoever was slower: his words are added to the newest table."""

    async def story() -> None:
        async with street(tmp_path, 3) as joined:
            code = (await joined.hubs[1].create(plan(ME, ME), ANNA)).code
            for number in range(5):
                talk = [hub.say(code, ANNA, "Anna", "table", f"{number}") for hub in joined.hubs.values()]
                await asyncio.gather(*talk)
                await joined.same(code)
            assert len((await joined.same(code)).lines) == 15

    run(story())
