"""Bots take a human amount of time: short, longer over a hard choice, and only while somebody watches."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from statistics import mean

import pytest

from farwest.tables import driver
from farwest.tables.tempo import pause_for
from farwest.tables.thinking import Answer, Job
from tests.tables.house import ANNA, BOT, ME, QuickThinker, bots_done, house, plan, play_on, run


def pauses(choices: int, goes_on: bool = False) -> list[float]:
    dice = random.Random(choices)
    return [pause_for(1.0, choices, goes_on, dice) for _ in range(200)]


def test_a_hard_choice_takes_longer() -> None:
    small, usual, hard = (mean(pauses(choices)) for choices in (2, 8, 80))
    assert small < 0.75 < usual < 1.1 < hard


def test_no_two_pauses_are_alike_and_none_is_annoying() -> None:
    found = [pause for choices in (2, 3, 8, 30, 300) for pause in pauses(choices)]
    assert len(set(found)) == len(found)
    assert min(found) >= 0.4
    assert max(found) <= 2


def test_further_steps_of_a_turn_follow_quickly() -> None:
    assert mean(pauses(8, goes_on=True)) < 0.5 * mean(pauses(8))


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, bool]]:
    """What pauses were asked for: choices, and whether the turn goes on. Nobody waits for them."""
    found: list[tuple[int, bool]] = []

    def pause(usual: float, choices: int, goes_on: bool, dice: random.Random) -> float:
        found.append((choices, goes_on))
        return 0.0

    monkeypatch.setattr(driver, "pause_for", pause)
    return found


def test_nobody_pauses_for_an_empty_room(tmp_path: Path, asked: list[tuple[int, bool]]) -> None:
    async def story() -> None:
        async with house(tmp_path, pause=0.9) as hub:
            table = await hub.create(plan(ME, BOT, BOT), ANNA)
            await play_on(hub, table.code, moves=2)
            assert asked == []
            watching = hub.watch(table.code, 0, ANNA)
            await anext(watching)
            await play_on(hub, table.code, moves=6)
            await watching.aclose()
            assert {goes_on for _, goes_on in asked} == {False, True}
            assert min(choices for choices, _ in asked) >= 2

    run(story())


def test_a_bot_that_pauses_keeps_no_process_busy(tmp_path: Path) -> None:
    """It has its answer first and waits with it: whoever thinks for others is free meanwhile."""

    class Counting(QuickThinker):
        answered = 0

        async def think(self, table: str, job: Job) -> Answer:
            answer = await super().think(table, job)
            self.answered += 1
            return answer

    async def story() -> None:
        thinker = Counting()
        async with house(tmp_path, thinker=thinker) as hub:
            table = await hub.create(plan(ME, BOT, BOT), ANNA)
            table = await bots_done(hub, table.code)
            watching = hub.watch(table.code, 0, ANNA)
            await anext(watching)
            hub.driver.pause = 60.0
            thought, played = thinker.answered, len(table.log)
            while not table.bots_to_act():
                table = await play_on(hub, table.code, moves=1)
                played += 1
            await asyncio.sleep(0.05)
            live = await hub.desk.live(table.code)
            assert thinker.answered == thought + 1
            assert len(live.jobs) == 1
            assert len(live.table.log) == played
            await watching.aclose()

    run(story())
