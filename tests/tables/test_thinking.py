"""Processes in which bots think: turns, failures, and an end within two seconds."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from pathlib import Path

import pytest

from farwest.tables import thinking
from farwest.tables.plan import SeatPlan
from farwest.tables.thinking import Answer, Job, NoThought, Thinking
from tests.tables.house import ANNA, BOT, ME, bots_done, house, plan, play_on, run

# Stands in for the worker: what it does is in the level of the job.
WORKER = """
import json, os, sys, time
for line in sys.stdin:
    job = json.loads(line)
    level = job["level"]
    if level == "dies":
        os._exit(1)
    if level == "sleeps":
        time.sleep(60)
    if level == "naps":
        time.sleep(0.05)
    answer = {"chosen": job["legal"][0]}
    if level == "reckons":
        answer = {"chosen": repr(job["budget"])}
    if level == "complains":
        answer = {"problem": "ValueError()"}
    if level == "cheats":
        answer = {"chosen": "nonsense"}
    print("garbage" if level == "babbles" else json.dumps(answer), flush=True)
"""


def workers(size: int = 1) -> Thinking:
    return Thinking(size, (sys.executable, "-c", WORKER))


def job(level: str = "quick", budget: float = 0.1) -> Job:
    return Job("wild-gangs", {}, ["a", "b", "c"], level, 1, budget)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "SPARE", 0.1)


def test_a_job_is_answered() -> None:
    async def story() -> None:
        thinker = workers()
        for _ in range(3):
            assert (await thinker.think("T", job())).chosen == "a"
        assert len(thinker._idle) == 1
        await thinker.close()

    run(story())


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("level", ["dies", "sleeps", "complains", "babbles"])
def test_a_job_that_fails_does_not_harm_the_next(level: str) -> None:
    async def story() -> None:
        thinker = workers()
        await thinker.think("T", job())
        with pytest.raises(NoThought):
            await thinker.think("T", job(level))
        assert (await thinker.think("T", job())).chosen == "a"
        await thinker.close()

    run(story())


def test_an_answer_that_nobody_waits_for_costs_no_process() -> None:
    async def story() -> None:
        thinker = workers()
        await thinker.think("T", job())
        process = thinker._idle[0]
        unwanted = asyncio.create_task(thinker.think("T", job("naps")))
        await asyncio.sleep(0.01)
        unwanted.cancel()
        assert (await thinker.think("T", job())).chosen == "a"
        assert thinker._idle == [process]
        await thinker.close()

    run(story())


def test_a_process_that_cannot_be_started() -> None:
    async def story() -> None:
        thinker = Thinking(1, ("/nowhere/python",))
        for _ in range(2):
            with pytest.raises(NoThought):
                await thinker.think("T", job())
        await thinker.close()

    run(story())


def test_processes_that_are_ready_before_they_are_needed() -> None:
    async def story() -> None:
        thinker = workers(2)
        await thinker.warm_up()
        ready = list(thinker._idle)
        assert len(ready) == 2
        await asyncio.gather(*(thinker.think("T", job()) for _ in range(4)))
        assert set(thinker._idle) == set(ready)
        await thinker.close()

    run(story())


def test_tables_take_turns() -> None:
    async def story() -> None:
        thinker = workers()
        order: list[str] = []

        async def think(table: str) -> None:
            await thinker.think(table, job())
            order.append(table)

        await asyncio.gather(*(think(table) for table in ("A", "A", "A", "A", "B", "B", "C")))
        assert order == ["A", "A", "B", "C", "A", "B", "A"]
        await thinker.close()

    run(story())


def test_as_many_at_once_as_there_are_processes() -> None:
    async def story() -> None:
        thinker = workers(2)
        await asyncio.gather(*(thinker.think("T", job("naps")) for _ in range(2)))
        began = time.perf_counter()
        await asyncio.gather(*(thinker.think("T", job("naps")) for _ in range(4)))
        assert time.perf_counter() - began >= 0.1
        assert len(thinker._idle) == 2
        await thinker.close()

    run(story())


def test_the_longer_the_line_the_less_time_for_each() -> None:
    async def story() -> None:
        thinker = workers()

        async def time_for(table: str) -> float:
            return float((await thinker.think(table, job("reckons", 1.2))).chosen)

        assert await time_for("A") == 1.2
        shares = await asyncio.gather(*(time_for(table) for table in "ABCD"))
        assert shares == pytest.approx([1.2, 0.4, 0.6, 1.2])  # nobody waited yet; then two, one and none
        crowd = await asyncio.gather(*(time_for(str(table)) for table in range(40)))
        assert min(crowd) == thinking.LEAST_BUDGET
        assert (await thinker.think("A", job("reckons", 0.01))).chosen == "0.01"
        await thinker.close()

    run(story())


def test_a_dozen_tables_share_two_processes() -> None:
    """Each table has its second answer before any has its third, whoever came first."""

    async def story() -> None:
        thinker = workers(2)
        answers: list[str] = []

        async def play(table: str) -> None:
            for _ in range(3):
                await thinker.think(table, job("naps"))
                answers.append(table)

        await asyncio.gather(*(play(str(table)) for table in range(12)))
        for nth in (1, 2):
            last = max(_place(answers, table, nth) for table in set(answers))
            first = min(_place(answers, table, nth + 1) for table in set(answers))
            assert last - first <= 2  # those at work when a round ends
        assert thinker.waiting == thinker.thinking == 0
        await thinker.close()

    run(story())


def _place(answers: list[str], table: str, nth: int) -> int:
    """Where the table's answer of that number stands among all."""
    return [n for n, each in enumerate(answers) if each == table][nth - 1]


def test_who_gives_up_waiting_holds_nobody_up() -> None:
    async def story() -> None:
        thinker = workers()
        first = asyncio.create_task(thinker.think("T", job("sleeps")))
        second = asyncio.create_task(thinker.think("T", job()))
        third = asyncio.create_task(thinker.think("T", job()))
        await asyncio.sleep(0.05)
        second.cancel()
        first.cancel()
        assert (await third).chosen == "a"
        for task in (first, second):
            with pytest.raises(asyncio.CancelledError):
                await task
        await thinker.close()

    run(story())


def test_closing_is_quick() -> None:
    async def story() -> None:
        thinker = workers(2)
        jobs = [asyncio.create_task(thinker.think(str(number), job("sleeps"))) for number in range(5)]
        await asyncio.sleep(0.3)
        began = time.perf_counter()
        await thinker.close()
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert time.perf_counter() - began < 1.5
        assert {type(result) for result in results} == {NoThought}
        with pytest.raises(NoThought):
            await thinker.think("T", job())

    run(story())


def test_a_house_full_of_thinkers_closes_within_two_seconds(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, thinker=workers(2), levels=["sleeps"], budget=60.0) as hub:
            for _ in range(3):
                sleepers = [SeatPlan("bot", "sleeps") for _ in range(2)]
                await hub.create(plan(ME, *sleepers), ANNA)
            await asyncio.sleep(0.3)
            began = time.perf_counter()
        assert time.perf_counter() - began < 2

    run(story())


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("level", ["cheats", "dies", "complains"])
def test_a_bot_that_fails_plays_a_legal_move_and_leaves_a_warning(
    tmp_path: Path, level: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with house(tmp_path, thinker=workers(), levels=[level], budget=0.1) as hub:
            table = await hub.create(plan(ME, SeatPlan("bot", level)), ANNA)
            table = await play_on(hub, table.code, moves=3)
            table = await bots_done(hub, table.code)
            assert any(row.seat == 1 for row in table.log)
            warnings = [record for record in caplog.records if record.levelno == logging.WARNING]
            assert warnings
            assert (await hub.health())["failed"] == len(warnings)
            assert all(level in record.getMessage() and table.code in record.getMessage() for record in warnings)
            assert table.secret is not None
            assert table.secret not in caplog.text

    run(story())


def test_whatever_happens_in_a_thinker_the_game_goes_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    class Mad:
        async def think(self, table: str, job: Job) -> Answer:
            raise KeyError("no idea")

        async def close(self) -> None:
            pass

    async def story() -> None:
        async with house(tmp_path, thinker=Mad()) as hub:
            table = await hub.create(plan(BOT, BOT), ANNA)
            assert (await bots_done(hub, table.code)).phase == "over"
            assert "no idea" in caplog.text

    run(story())


def test_real_bots_play_and_advise(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        seats = [SeatPlan("bot", level) for level in ("tenderfoot", "deputy", "marshal")]
        async with house(tmp_path, thinker=None, thinkers=2, budget=0.2) as hub:
            table = await hub.create(plan(ME, *seats), ANNA)
            while not table.state.legal(0):
                table = await bots_done(hub, table.code)
            hints = await hub.hint(table.code, 0)
            assert hints
            assert all(hint.reason and hint.chance is not None for hint in hints)
            await hub.act(table.code, 0, hints[0].action, table.version_for(0))
            while len({row.seat for row in table.log}) < 4:
                table = await play_on(hub, table.code, moves=1)
                table = await bots_done(hub, table.code)

    run(story())
    assert [record.getMessage() for record in caplog.records if record.name.startswith("farwest")] == []
