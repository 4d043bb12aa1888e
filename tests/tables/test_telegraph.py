"""Several processes of one house: each is told at once what another commits, and believes nothing but the database."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from farwest.engine.core import SPECTATOR
from farwest.engine.errors import Mistake
from farwest.tables.driver import BEAT
from farwest.tables.errors import Stale, StillHere
from farwest.tables.hub import Hub
from farwest.tables.plan import Plan
from farwest.tables.store import Store
from farwest.tables.table import Table
from farwest.tables.thinking import Answer, Job, NoThought
from farwest.tables.wire import Change
from tests.tables.house import (
    ANNA,
    BEN,
    BOT,
    CLEO,
    ME,
    PERSON,
    Never,
    QuickThinker,
    Time,
    bots_done,
    legal,
    plan,
    play_on,
    run,
)
from tests.tables.joined import Street, street, until
from tests.tables.toys import Toys


def deaf(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    """What others commit does not reach this house, although its wire holds."""
    monkeypatch.setattr(hub.desk, "changed", lambda change: None)


def test_a_move_shows_in_a_page_of_the_other_without_asking_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with street(tmp_path) as joined:
            one, two = joined.hubs.values()
            code = (await one.create(plan(ME, ME), ANNA)).code
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
        async with street(tmp_path) as joined:
            one, two = joined.hubs.values()
            code = (await one.create(plan(ME, PERSON, PERSON), ANNA)).code
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


def test_after_a_gap_the_table_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Also where what comes after it could be followed: talk fits to any table."""

    async def story() -> None:
        async with street(tmp_path) as joined:
            one, two = joined.hubs.values()
            code = (await one.create(plan(ME, ME), ANNA)).code
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
        async with street(tmp_path, now=now) as joined:
            one, two = joined.hubs.values()
            code = (await one.create(plan(ME, ME), ANNA)).code
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
        async with street(tmp_path) as joined:
            one, two = joined.hubs.values()
            code = (await one.create(plan(ME, ME), ANNA)).code
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
        async with street(tmp_path) as joined:
            one, two = joined.hubs.values()
            code = (await one.create(plan(ME, ME), ANNA)).code
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
        async with street(tmp_path) as joined:
            one, two = joined.hubs.values()
            code = (await one.create(plan(ME, ME), ANNA)).code
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
        async with street(tmp_path) as joined:
            one, two = joined.hubs.values()
            code = (await one.create(plan(ME, ME), ANNA)).code
            await two.table(code)
            joined.customers[2].wire.send(b"gibberish")
            await play_on(one, code, moves=1)
            await joined.same(code)
            assert not two.desk.asks
            assert "not understood" in caplog.text

    run(story())


def test_a_change_that_cannot_be_followed_is_read(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with street(tmp_path) as joined:
            one, two = joined.hubs.values()
            code = (await one.create(plan(ME, ME), ANNA)).code
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


# Who is here.


def test_a_page_in_any_process_is_presence(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with street(tmp_path, now=now) as joined:
            one, two = joined.hubs.values()
            code = (await one.create(plan(ME, PERSON), ANNA)).code
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
        async with street(tmp_path, now=now) as joined:
            one, two = joined.hubs.values()
            code = (await one.create(plan(ME, PERSON), ANNA)).code
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
        async with street(tmp_path) as joined:
            one, two = joined.hubs.values()
            code = (await one.create(plan(ME, PERSON), ANNA)).code
            await one.sit(code, None, BEN)
            page = two.watch(code, 1, BEN)
            await anext(page)
            await until(lambda: one.desk.lives[code].table.seats[1].present)
            joined.customers[2].wire.close()
            await until(lambda: not one.desk.lives[code].table.seats[1].present)
            await page.aclose()

    run(story())


# Bots and clocks.


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
