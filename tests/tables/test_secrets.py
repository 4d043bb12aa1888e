"""What is secret stays in the database and the hub until the game is over."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from farwest.engine.chance import commitment
from farwest.engine.core import SPECTATOR
from farwest.engine.verify import verify
from farwest.tables.errors import NotOver, Stale
from farwest.tables.plan import Plan
from tests.tables.house import ANNA, BEN, BOT, CLEO, ME, PERSON, QuickThinker, bots_done, house, plan, play_on, run
from tests.tables.toys import Toys


def test_a_running_game_gives_no_record_to_anybody(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await hub.create(plan(ME, ME), ANNA)
            while True:
                table = await play_on(hub, table.code, moves=5)
                if table.phase == "over":
                    break
                with pytest.raises(NotOver):
                    table.record()
                assert table.secret is not None
                assert table.match is not None
                assert table.match.record.secret is None
                assert table.secret not in repr(table) + repr(vars(table.match.dice)) + repr(table.match.record.plain())
                assert all(seat.key not in repr(table.seats) for seat in table.seats)
            record = table.record()
            assert record.secret is not None
            assert commitment(record.secret) == record.commitment == table.commitment
            assert len(verify(table.game, record).draws or []) == record.draws()

    run(story())


def test_people_add_their_share_to_the_dice(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await hub.create(plan(ME, PERSON, BOT), ANNA, share="anna's luck")
            promised = table.commitment
            await hub.sit(table.code, None, BEN, share="ben's luck")
            over = await play_on(hub, table.code)
            assert over.record().shares == ["anna's luck", "ben's luck"]
            assert over.record().commitment == promised
            assert verify(over.game, over.record()).draws
        async with house(tmp_path) as hub:
            assert (await hub.table(table.code)).record().plain() == over.record().plain()

    run(story())


def test_bots_are_told_what_their_seat_may_know(tmp_path: Path) -> None:
    async def story() -> None:
        thinker = QuickThinker()
        async with house(tmp_path, thinker=thinker) as hub:
            table = await hub.create(plan(ME, BOT), ANNA)
            table = await play_on(hub, table.code, moves=3)
            table = await bots_done(hub, table.code)
            assert thinker.jobs
            assert all(job.view["viewer"] == 1 for job in thinker.jobs)
            assert table.secret is not None
            told = json.dumps([[job.view, job.legal, job.seed] for job in thinker.jobs])
            assert table.secret not in told
            assert str(table.setup) not in told

    run(story())


def test_a_sealed_choice_is_not_even_a_number(tmp_path: Path) -> None:
    """Whatever the others do in a sealed window, pages of a viewer are not woken and carry the same version."""

    async def story() -> None:
        async with house(tmp_path, games=Toys()) as hub:
            seen: list[list[int]] = []
            for fickle in (False, True):
                code = (await hub.create(Plan(game="bids", players=3, seats=[ME, PERSON, PERSON]), ANNA)).code
                await hub.sit(code, None, BEN)
                await hub.sit(code, None, CLEO)
                pages = hub.watch(code, 2)
                versions = [await anext(pages)]
                table = await hub.table(code)
                await hub.act(code, 0, "bid:3", table.version_for(0))
                if fickle:
                    table = await hub.table(code)
                    assert table.can_retract(0)
                    assert table.version_for(0) == versions[0] + 1
                    await hub.retract(code, 0, table.version_for(0))
                    table = await hub.table(code)
                    await hub.act(code, 0, "bid:1", table.version_for(0))
                table = await hub.table(code)
                assert table.moved_at == table.started_at
                assert (await hub.mine(BEN))[0].since == table.started_at
                assert table.version_for(1) == table.version_for(2) == table.version_for(SPECTATOR) == versions[0]
                await hub.act(code, 1, "bid:1", table.version_for(1))
                await hub.act(code, 2, "bid:2", versions[0])  # the page is as good as new
                versions.append(await anext(pages))
                table = await hub.table(code)
                assert table.version_for(2) == versions[0] + 1
                seen.append(versions)
                await pages.aclose()
            assert seen[0] == seen[1]
        async with house(tmp_path, games=Toys()) as hub:
            again = await hub.table(code)
            assert [again.version_for(viewer) for viewer in (-1, 0, 1, 2)] == [
                table.version_for(viewer) for viewer in (-1, 0, 1, 2)
            ]

    run(story())


def test_a_sealed_choice_from_the_last_window_is_stale(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, games=Toys()) as hub:
            code = (await hub.create(Plan(game="bids", players=2, seats=[ME, ME]), ANNA)).code
            old = (await hub.table(code)).version_for(0)
            await hub.act(code, 0, "bid:1", old)
            await hub.act(code, 1, "bid:2", old)
            with pytest.raises(Stale):
                await hub.act(code, 0, "bid:2", old)
            now = (await hub.table(code)).version_for(0)
            await hub.act(code, 0, "bid:1", now)  # not the bid of the last window again
            table = await hub.table(code)
            assert [row.text for row in table.log] == ["bid:1", "bid:2", "bid:1"]
            assert table.state.to_act() == [1]

    run(story())
