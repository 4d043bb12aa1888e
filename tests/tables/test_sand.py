"""A timer of the game's rules: who may turn it, who decides when it is through, and what survives a crash."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from farwest.engine.core import SPECTATOR, TABLE
from farwest.games.blackrock_city.game import TRANSPORT as MERCY
from farwest.tables.errors import BadPlan, NoHurry, Stale
from farwest.tables.hub import Hub
from farwest.tables.table import Table
from farwest.web.eyes import Eyes
from farwest.web.sight import see
from tests.tables.house import ANNA, BEN, BOT, ME, PERSON, Never, Time, house, legal, plan, run

SECONDS = 15
HOUR = 3600
HURRIED: dict[str, Any] = {"game": "blackrock-city", "options": {"clocks": "realtime"}}
OVER_DAYS: dict[str, Any] = {
    "game": "blackrock-city",
    "options": {"clocks": "async", "async_clock_hours": "24"},
    "pace": "days:1",
}


async def hurried(
    hub: Hub, given: dict[str, Any] = HURRIED, now: Time | None = None, later: int = 0
) -> tuple[Table, int, int]:
    """A game in which one player has turned the timer against the other: the table, who is hurried, who hurries."""
    table = await hub.create(plan(ME, PERSON, **given), ANNA)
    await hub.sit(table.code, None, BEN)
    table = await hub.table(table.code)
    slow = int(table.state.to_act()[0])
    fast = 1 - slow
    if now is not None:
        now.at += later
    (clock,) = [table.game.text(action) for action in table.state.interrupts(fast)]
    await hub.act(table.code, fast, clock, table.version_for(fast))
    return await hub.table(table.code), slow, fast


def last_act(table: Table) -> tuple[int, str]:
    row = [row for row in table.log if row.is_act][-1]
    return row.seat, row.text


@pytest.mark.rule("BC-5.20", "BC-5.22", "BC-5.26")
def test_the_table_acts_when_the_sand_is_through(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with house(tmp_path, now=now) as hub:
            table, slow, _ = await hurried(hub)
            assert table.sand is not None
            assert table.due_at() == now() + SECONDS + MERCY
            now.at += SECONDS - 1
            await hub.tick()
            assert (await hub.table(table.code)).version == table.version
            now.at += 1 + MERCY
            await hub.tick()
            after = await hub.table(table.code)
            assert last_act(after)[0] == TABLE
            assert after.sand is None
            assert slow in after.state.to_act()
            await hub.tick()
            assert (await hub.table(table.code)).version == after.version

    run(story())


@pytest.mark.rule("BC-5.23")
@pytest.mark.parametrize("late", [SECONDS - 0.1, SECONDS + MERCY - 0.1])
def test_what_comes_in_time_counts_and_costs_only_the_clock(tmp_path: Path, late: float) -> None:
    async def story() -> None:
        now = Time()
        async with house(tmp_path, now=now) as hub:
            table, slow, _ = await hurried(hub)
            now.at += late
            await hub.act(table.code, slow, "renounce", table.version_for(slow))
            now.at += 60
            await hub.tick()
            after = await hub.table(table.code)
            assert after.sand is None
            assert not any(row.seat == TABLE for row in after.log)

    run(story())


@pytest.mark.rule("BC-5.23")
def test_what_comes_too_late_waits_for_the_table(tmp_path: Path) -> None:
    """The server's clock decides, also when the act arrives before the table has woken up."""

    async def story() -> None:
        now = Time()
        async with house(tmp_path, now=now) as hub:
            table, slow, _ = await hurried(hub)
            now.at += SECONDS + MERCY
            with pytest.raises(Stale):
                await hub.act(table.code, slow, "renounce", table.version_for(slow))
            await hub.tick()
            after = await hub.table(table.code)
            assert last_act(after)[0] == TABLE
            with pytest.raises(Stale):
                await hub.act(table.code, slow, "renounce", table.version_for(slow))
            await hub.act(table.code, slow, "renounce", after.version_for(slow))

    run(story())


@pytest.mark.rule("BC-5.23")
def test_the_sand_goes_on_after_a_restart_without_the_time_the_server_was_down(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with house(tmp_path, now=now) as hub:
            table, _, _ = await hurried(hub)
            now.at += 5
            await hub.tick()
        now.at += 1_000
        async with house(tmp_path, now=now) as hub:
            again = await hub.table(table.code)
            assert again.sand is not None
            left = again.sand.left(now())
            assert 0 < left <= SECONDS
            now.at += left + MERCY
            await hub.tick()
            assert last_act(await hub.table(table.code))[0] == TABLE

    run(story())


@pytest.mark.rule("BC-5.23")
def test_nobody_hurries_a_bot(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, thinker=Never()) as hub:
            table = await hub.create(plan(ME, BOT, **HURRIED), ANNA)
            if table.state.to_act()[0] == 0:
                await hub.act(table.code, 0, "renounce", table.version_for(0))
                table = await hub.table(table.code)
            assert table.state.to_act()[0] == 1
            (clock,) = [table.game.text(action) for action in table.state.interrupts(0)]
            with pytest.raises(NoHurry):
                await hub.act(table.code, 0, clock, table.version_for(0))
            assert see(table, Eyes(0), [0], "en", 0.0).view["interrupts"] == []

    run(story())


def test_everybody_sees_how_much_is_left(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with house(tmp_path, now=now) as hub:
            table, slow, fast = await hurried(hub)
            for viewer in (slow, fast, SPECTATOR):
                assert see(table, Eyes(viewer), [], "en", now() + 4).sand_left == SECONDS - 4
            assert legal(table, slow)

    run(story())


@pytest.mark.rule("BC-5.23")
def test_the_sand_runs_on_when_the_hurried_player_is_cut_off(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with house(tmp_path, now=now) as hub:
            table, slow, _ = await hurried(hub)
            page = hub.watch(table.code, slow, (ANNA, BEN)[slow])
            await anext(page)
            assert (await hub.table(table.code)).seats[slow].present
            now.at += 5
            await page.aclose()
            now.at += SECONDS - 5 + MERCY
            await hub.tick()
            after = await hub.table(table.code)
            assert not after.seats[slow].present
            assert last_act(after) == (TABLE, f"timeout:P{slow}")

    run(story())


@pytest.mark.rule("BC-5.22")
def test_what_was_chosen_so_far_is_lost_with_the_sand(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with house(tmp_path, now=now) as hub:
            table, slow, fast = await hurried(hub)
            await hub.act(table.code, slow, "stake:4", table.version_for(slow))
            now.at += SECONDS + MERCY
            await hub.tick()
            after = await hub.table(table.code)
            view: Any = after.state.view(fast)
            assert after.state.view(slow)["decision"] == "turn"
            assert sum(view["seats"][slow]["reserve"]) == 8
            assert view["seats"][slow]["reserve"][2] == 1

    run(story())


@pytest.mark.rule("BC-5.24")
@pytest.mark.parametrize(("turned_after", "runs"), [(0, 24 * HOUR), (20 * HOUR, 4 * HOUR)])
def test_over_days_a_clock_runs_for_hours_and_never_longer_than_the_turn(
    tmp_path: Path, turned_after: int, runs: int
) -> None:
    """The wound comes first, then the bot that plays for whoever lets his day pass."""

    async def story() -> None:
        now = Time()
        async with house(tmp_path, now=now, thinker=Never()) as hub:
            table, slow, _ = await hurried(hub, OVER_DAYS, now, turned_after)
            assert table.sand is not None
            assert table.sand.left(now()) == runs
            now.at += runs - 1
            await hub.tick()
            assert (await hub.table(table.code)).version == table.version
            now.at += 1
            await hub.tick()
            after = await hub.table(table.code)
            assert last_act(after) == (TABLE, f"timeout:P{slow}")
            assert after.seats[slow].sitting_in

    run(story())


@pytest.mark.rule("BC-5.23", "BC-5.24")
def test_fifteen_seconds_are_not_for_tables_over_days(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hub:
            with pytest.raises(BadPlan):
                await hub.create(plan(ME, PERSON, pace="days:3", **HURRIED), ANNA)

    run(story())
