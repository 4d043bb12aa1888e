"""Playing from pages: what is done once, what is stale, what is taken back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from farwest.engine.errors import Malformed, NotLegal, NotYours, NoUndo
from farwest.tables.errors import GameOver, NotStarted, NotYourSeat, Stale
from farwest.tables.hub import Hub
from farwest.tables.log import UNDO
from farwest.tables.table import Table
from tests.tables.house import ANNA, BEN, BOT, ME, PERSON, house, legal, plan, play_on, run, same


async def placing(hub: Hub) -> Table:
    """Two people at one screen, at the moment when a card, a face and a front are to be chosen."""
    table = await hub.create(plan(ME, ME), ANNA)
    while True:
        table = await play_on(hub, table.code, moves=1)
        if table.view(table.state.to_act()[0])["decision"] == "card":
            return table


def whole_placement(table: Table) -> tuple[int, str]:
    """The first card, face and front that go together."""
    seat = table.state.to_act()[0]
    state, texts = table.state.clone(), []
    for _ in range(3):
        action = state.legal(seat)[0]
        state.apply(seat, action, table.dice())
        texts.append(table.game.text(action))
    return seat, " ".join(texts)


def card_and_face(table: Table) -> tuple[int, str]:
    """What can be taken back together: nothing is revealed before the front is chosen."""
    seat, text = whole_placement(table)
    return seat, " ".join(text.split()[:2])


def test_several_notations_are_one_act(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await placing(hub)
            seat, text = whole_placement(table)
            await hub.act(table.code, seat, text, table.version_for(seat))
            after = await hub.table(table.code)
            assert [row.text for row in after.log[len(table.log) :]] == text.split()
            assert after.version == table.version + 1

    run(story())


def test_all_or_none(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await placing(hub)
            seat, text = whole_placement(table)
            for bad, mistake in ((f"{text} nonsense", Malformed), (f"{text} {text}", NotLegal), ("", Malformed)):
                with pytest.raises(mistake):
                    await hub.act(table.code, seat, bad, table.version_for(seat))
            assert await hub.table(table.code) is table
        async with house(tmp_path) as hub:
            assert same(await hub.table(table.code), table)

    run(story())


def test_a_double_click_is_one_move(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await placing(hub)
            seat, text = whole_placement(table)
            seen = table.version_for(seat)
            await asyncio.gather(*(hub.act(table.code, seat, text, seen) for _ in range(5)))
            after = await hub.table(table.code)
            assert len(after.log) == len(table.log) + 3
            await play_on(hub, table.code, moves=2)
            await hub.act(table.code, seat, text, seen)  # a second try that took its time
            assert len((await hub.table(table.code)).log) == len(table.log) + 5

    run(story())


def test_another_act_from_the_same_page_is_stale(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await placing(hub)
            seat = table.state.to_act()[0]
            first, second = legal(table, seat)[:2]
            seen = table.version_for(seat)
            results = await asyncio.gather(
                hub.act(table.code, seat, first, seen), hub.act(table.code, seat, second, seen), return_exceptions=True
            )
            assert [type(result) for result in results] == [type(None), Stale]
            with pytest.raises(Stale):
                await hub.act(table.code, seat, legal(await hub.table(table.code), seat)[0], 10**6)

    run(story())


def test_talk_does_not_make_a_page_stale(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await placing(hub)
            seat, text = whole_placement(table)
            seen = table.version_for(seat)
            await hub.say(table.code, ANNA, "Anna", "table", "hello")
            await hub.say(table.code, BEN, "Ben", "gallery", "hello")
            assert (await hub.table(table.code)).version_for(seat) == seen + 1
            await hub.act(table.code, seat, text, seen)

    run(story())


def test_who_comes_and_goes_does_not_make_a_page_stale(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await hub.create(plan(ME, PERSON), ANNA)
            await hub.sit(table.code, 1, BEN)
            while 0 not in (table := await hub.table(table.code)).state.to_act():
                await play_on(hub, table.code, moves=1)
            seen = table.version_for(0)
            await hub.leave(table.code, 1, BEN)
            await hub.take_back(table.code, 1, BEN)
            assert (await hub.table(table.code)).version_for(0) == seen + 2
            await hub.act(table.code, 0, legal(table, 0)[0], seen)

    run(story())


def test_only_whoever_owes_a_decision_decides(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            waiting = await hub.create(plan(ME, PERSON), ANNA)
            with pytest.raises(NotStarted):
                await hub.act(waiting.code, 0, "face:up", waiting.version_for(0))
            table = await placing(hub)
            seat, text = whole_placement(table)
            with pytest.raises(NotYours):
                await hub.act(table.code, 1 - seat, text, table.version_for(1 - seat))
            for nobody in (-1, -2, 2):
                with pytest.raises(NotYourSeat):
                    await hub.act(table.code, nobody, text, table.version_for())
            robots = await hub.create(plan(ME, BOT), ANNA)
            with pytest.raises(NotYourSeat):
                await hub.act(robots.code, 1, text, robots.version_for(1))

    run(story())


def test_nobody_plays_after_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await play_on(hub, (await hub.create(plan(ME, ME), ANNA)).code)
            with pytest.raises(GameOver):
                await hub.act(table.code, 0, "face:up", table.version_for(0))
            with pytest.raises(GameOver):
                await hub.undo(table.code, 0, table.version_for(0))

    run(story())


def test_undo_takes_back_what_was_sent_together(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await placing(hub)
            seat, text = card_and_face(table)
            await hub.act(table.code, seat, text, table.version_for(seat))
            done = await hub.table(table.code)
            seen = done.version_for(seat)
            await asyncio.gather(*(hub.undo(table.code, seat, seen) for _ in range(3)))
            undone = await hub.table(table.code)
            assert [row.text for row in undone.log[len(done.log) :]] == [UNDO] * 2
            assert undone.state.dump() == table.state.dump()
            assert undone.match is not None
            assert table.match is not None
            assert undone.match.entries == table.match.entries
            await hub.act(table.code, seat, text, undone.version_for(seat))
            again = await hub.table(table.code)
            assert again.state.dump() == done.state.dump()
        async with house(tmp_path) as hub:
            assert same(await hub.table(table.code), again)

    run(story())


def test_undo_goes_back_act_by_act_to_the_last_barrier(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await placing(hub)
            seat, text = whole_placement(table)
            card, face, front = text.split()
            for each in (card, face):
                await hub.act(table.code, seat, each, (await hub.table(table.code)).version_for(seat))
            for decision in ("face", "card"):
                now = await hub.table(table.code)
                with pytest.raises(NoUndo):
                    await hub.undo(table.code, 1 - seat, now.version_for(1 - seat))
                await hub.undo(table.code, seat, now.version_for(seat))
                assert (await hub.table(table.code)).view(seat)["decision"] == decision
            now = await hub.table(table.code)
            await hub.act(table.code, seat, f"{card} {face} {front}", now.version_for(seat))
            now = await hub.table(table.code)
            assert not now.can_undo(seat)
            with pytest.raises(NoUndo):
                await hub.undo(table.code, seat, now.version_for(seat))

    run(story())


def test_a_late_undo_or_act_does_not_repeat_itself(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await placing(hub)
            seat, text = card_and_face(table)
            seen = table.version_for(seat)
            await hub.act(table.code, seat, text, seen)
            undone_at = (await hub.table(table.code)).version_for(seat)
            await hub.undo(table.code, seat, undone_at)
            await hub.act(table.code, seat, text, seen)  # the same request, come a second time
            await hub.undo(table.code, seat, undone_at)
            now = await hub.table(table.code)
            assert now.state.dump() == table.state.dump()
            assert len(now.log) == len(table.log) + 4

    run(story())
