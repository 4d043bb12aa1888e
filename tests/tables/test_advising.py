"""Hints: what the bot would do with what the player knows, thought out once for a position."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from farwest.engine.errors import Phrase
from farwest.tables.advising import Suggestion
from farwest.tables.errors import GameOver, NoHint
from farwest.tables.thinking import Answer, Job, NoThought, Told
from tests.tables.house import ANNA, BOT, ME, QuickThinker, house, legal, plan, play_on, run


class Adviser(QuickThinker):
    """Answers when it is told to; knows who has been cut off."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = asyncio.Event()
        self.go_on.set()
        self.given_up = 0
        self.fails = False

    async def think(self, table: str, job: Job) -> Answer:
        if not job.hints:
            return await super().think(table, job)
        self.jobs.append(job)
        try:
            await self.go_on.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        if self.fails:
            raise NoThought("tired")
        told = [Told(text, 3.5, 0.5, ("why", {"n": 2}), 0.62, [("then", {})]) for text in job.legal]
        return Answer(hints=told[: job.hints])


def test_the_three_best_choices_with_their_chances_and_reasons(tmp_path: Path) -> None:
    async def story() -> None:
        thinker = Adviser()
        async with house(tmp_path, thinker=thinker, levels=["random", "marshal"], budget=1.5) as hub:
            table = await hub.create(plan(ME, ME), ANNA)
            turn = table.state.to_act()[0]
            hints = await hub.hint(table.code, turn)
            assert [hint.action for hint in hints] == legal(table, turn)[:3]
            best = Suggestion(legal(table, turn)[0], 0.5, 0.62, Phrase("why", {"n": 2}), [Phrase("then")])
            assert hints[0] == best
            assert (thinker.jobs[0].level, thinker.jobs[0].budget) == ("marshal", 1.5)
            assert thinker.jobs[0].view == table.state.view(turn)
            with pytest.raises(NoHint):
                await hub.hint(table.code, 1 - turn)

    run(story())


def test_a_position_is_thought_about_once(tmp_path: Path) -> None:
    async def story() -> None:
        thinker = Adviser()
        async with house(tmp_path, thinker=thinker) as hub:
            table = await hub.create(plan(ME, ME), ANNA)
            turn = table.state.to_act()[0]
            thinker.go_on.clear()
            both = [asyncio.create_task(hub.hint(table.code, turn)) for _ in range(2)]
            await asyncio.sleep(0.01)
            thinker.go_on.set()
            first, second = await asyncio.gather(*both)
            await hub.say(table.code, ANNA, "Anna", "table", "let me think")
            assert first == second == await hub.hint(table.code, turn)
            assert len(thinker.jobs) == 1
            table = await hub.table(table.code)
            await hub.act(table.code, turn, legal(table, turn)[0], table.version_for(turn))
            table = await hub.table(table.code)
            assert await hub.hint(table.code, table.state.to_act()[0]) != first
            assert len(thinker.jobs) == 2

    run(story())


def test_whoever_stops_waiting_has_given_it_up(tmp_path: Path) -> None:
    async def story() -> None:
        thinker = Adviser()
        thinker.go_on.clear()
        async with house(tmp_path, thinker=thinker) as hub:
            table = await hub.create(plan(ME, ME), ANNA)
            turn = table.state.to_act()[0]
            one, other = (asyncio.create_task(hub.hint(table.code, turn)) for _ in range(2))
            await asyncio.sleep(0.01)
            one.cancel()
            await asyncio.sleep(0.01)
            assert thinker.given_up == 0  # the other still waits
            other.cancel()
            await asyncio.sleep(0.01)
            assert thinker.given_up == 1
            thinker.go_on.set()
            assert await hub.hint(table.code, turn)  # asked anew, thought out anew

    run(story())


def test_an_adviser_who_fails_is_asked_again_next_time(tmp_path: Path) -> None:
    async def story() -> None:
        thinker = Adviser()
        thinker.fails = True
        async with house(tmp_path, thinker=thinker) as hub:
            table = await hub.create(plan(ME, ME), ANNA)
            turn = table.state.to_act()[0]
            with pytest.raises(NoHint):
                await hub.hint(table.code, turn)
            thinker.fails = False
            assert await hub.hint(table.code, turn)

    run(story())


def test_nobody_is_advised_after_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            table = await hub.create(plan(ME, BOT), ANNA)
            await play_on(hub, table.code)
            with pytest.raises(GameOver):
                await hub.hint(table.code, 0)

    run(story())
