"""Clocks: read from the log, shown without telling secrets, and what happens when one runs out."""

from __future__ import annotations

from pathlib import Path

import pytest

from farwest.engine.core import SPECTATOR
from farwest.tables.clocks import Clocks
from farwest.tables.errors import BadPlan
from farwest.tables.hub import Hub
from farwest.tables.pace import DAY, GRACE, Pace
from farwest.tables.plan import Plan
from farwest.tables.table import Table
from tests.tables.house import ANNA, BEN, BOT, ME, PERSON, Never, Time, bots_done, house, legal, plan, run
from tests.tables.toys import Toys


def left(table: Table, viewer: int, at: float) -> list[float]:
    clocks = table.clocks(viewer, at)
    assert clocks is not None
    return [clock.left for clock in clocks]


def running(table: Table, viewer: int, at: float) -> list[int]:
    return [seat for seat, clock in enumerate(table.clocks(viewer, at) or []) if clock.running]


async def act(hub: Hub, table: Table, choice: int = 0) -> Table:
    """Whoever owes a decision takes one, as often as it takes until it is another's turn."""
    seat = table.state.to_act()[0]
    while seat in table.state.to_act():
        await hub.act(table.code, seat, legal(table, seat)[choice], table.version_for(seat))
        table = await hub.table(table.code)
    return table


@pytest.mark.parametrize("text", ["none", "live:600+5", "live:10+0", "days:2", "days:30"])
def test_a_pace_is_written_as_it_is_read(text: str) -> None:
    assert str(Pace.parse(text)) == text


@pytest.mark.parametrize("text", ["", "live", "live:5+0", "live:90000+0", "live:60+700", "days:0", "days:31", "none "])
def test_a_pace_that_nobody_should_play(text: str) -> None:
    with pytest.raises(BadPlan):
        Pace.parse(text)


def test_a_live_clock_runs_for_who_owes_a_decision(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with house(tmp_path, now=now) as hub:
            table = await hub.create(plan(ME, PERSON, pace="live:600+5"), ANNA)
            assert table.clocks(0, now()) is None
            await hub.sit(table.code, None, BEN)
            table = await hub.table(table.code)
            first = table.state.to_act()[0]
            now.at += 100
            assert left(table, 0, now()) == [500 if seat == first else 600 for seat in (0, 1)]
            table = await act(hub, table)
            assert left(table, 0, now())[first] == 505
            now.at += 50
            assert running(table, SPECTATOR, now()) == [1 - first]
            assert left(table, SPECTATOR, now())[1 - first] == 550
            shown = left(table, 0, now())
        async with house(tmp_path, now=now) as hub:
            assert left(await hub.table(table.code), 0, now()) == shown

    run(story())


def test_when_a_live_clock_runs_out_a_bot_plays_until_he_is_back(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with house(tmp_path, now=now) as hub:
            table = await hub.create(plan(ME, ME, pace="live:60+0"), ANNA)
            first = table.state.to_act()[0]
            now.at += 59
            await hub.tick()
            assert (await hub.table(table.code)).seats[first].sitting_in is None
            now.at += 1
            await hub.tick()
            table = await hub.table(table.code)
            assert (table.seats[first].sitting_in, table.seats[first].why) == ("deputy", "out")
            table = await bots_done(hub, table.code)
            assert table.log[-1].seat == first
            assert table.state.to_act() == [1 - first]
            clocks = table.clocks(SPECTATOR, now())
            assert clocks is not None
            assert clocks[first].out
            table = await act(hub, table)
            table = await bots_done(hub, table.code)
            await hub.take_back(table.code, first, ANNA)
            table = await hub.table(table.code)
            assert table.seats[first].sitting_in is None
            assert left(table, 0, now())[first] == GRACE

    run(story())


def test_acting_is_coming_back(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with house(tmp_path, now=now, thinker=Never()) as hub:
            table = await hub.create(plan(ME, ME, pace="live:60+10"), ANNA)
            first = table.state.to_act()[0]
            now.at += 61
            await hub.tick()
            table = await hub.table(table.code)
            assert table.seats[first].sitting_in
            await hub.act(table.code, first, legal(table, first)[0], table.version_for(first))
            table = await hub.table(table.code)
            assert table.seats[first].sitting_in is None
            assert [row.text for row in table.log[:2]] == ["@out:deputy", "@back"]

    run(story())


def test_days_pass_even_while_nobody_looks(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with house(tmp_path, now=now) as hub:
            table = await hub.create(plan(ME, ME, pace="days:2"), ANNA)
            now.at += DAY
            table = await act(hub, table)
            turn = table.state.to_act()[0]
            assert left(table, 0, now())[turn] == 2 * DAY
        now.at += 2 * DAY + 1
        async with house(tmp_path, now=now) as hub:  # nobody opens the table
            await hub.tick()
            await hub.tick()
            table = await bots_done(hub, table.code)
            assert table.seats[turn].why == "out"
            assert table.state.to_act() != [turn]

    run(story())


def test_what_the_server_missed_is_charged_to_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with house(tmp_path, now=now) as hub:
            live = await hub.create(plan(ME, ME, pace="live:600+0"), ANNA)
            days = await hub.create(plan(ME, ME, pace="days:1"), ANNA)
            turn = live.state.to_act()[0]
            now.at += 100
            await hub.tick()  # a sign of life
        now.at += 5000
        async with house(tmp_path, now=now) as hub:
            now.at += 10
            table = await hub.table(live.code)
            assert left(table, 0, now())[turn] == 490
            assert table.due_at() == now() + 490
            other = await hub.table(days.code)
            assert left(other, 0, now())[other.state.to_act()[0]] == DAY - 5110
            await act(hub, table)
            assert left(await hub.table(live.code), 0, now())[turn] == 490

    run(story())


def test_taking_back_and_playing_again_gains_no_time(tmp_path: Path) -> None:
    clocks = Clocks(Pace.parse("live:60+10"), 2, 0.0)
    clocks.turn(frozenset([0]), None, False, False, False)
    for at in (10.0, 20.0, 30.0):
        clocks.charge(at)
        clocks.turn(frozenset([1]), 0, False, False, False)
        clocks.charge(at)
        clocks.turn(frozenset([0]), 0, True, False, False)
    assert clocks.left == [30.0, 60.0]


def sealed_plan(pace: str) -> Plan:
    return Plan(game="bids", players=3, seats=[ME, PERSON, BOT], pace=Pace.parse(pace))


def test_a_sealed_choice_stops_no_clock_that_others_see(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with house(tmp_path, now=now, games=Toys()) as hub:
            code = (await hub.create(sealed_plan("live:100+3"), ANNA)).code
            await hub.sit(code, None, BEN)
            table = await bots_done(hub, code)
            now.at += 10
            await hub.act(code, 0, "bid:1", table.version_for(0))
            now.at += 20
            table = await hub.table(code)
            assert left(table, 0, now()) == [93, 70, 100]  # his own: stopped, with the increment
            assert left(table, 1, now()) == [70, 70, 100]  # as if he were still thinking
            assert left(table, SPECTATOR, now()) == [70, 70, 100]
            assert running(table, 1, now()) == [0, 1]
            await hub.act(code, 1, "bid:1", table.version_for(1))
            assert left(await hub.table(code), 1, now()) == [93, 73, 100]

    run(story())


def test_the_house_turns_its_clockwork_by_itself(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with house(tmp_path, now=now, clockwork=True) as hub:
            table = await hub.create(plan(ME, ME, pace="live:10+0"), ANNA)
            now.at += 11
            pages = hub.watch(table.code)
            while not any(seat.sitting_in for seat in (await hub.table(table.code)).seats):
                await anext(pages)
            await pages.aclose()

    run(story())
