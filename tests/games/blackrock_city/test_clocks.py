"""Clocks and the sand timer (BC-5.10, BC-5.20 to BC-5.26): entries of the record, never a clock that is read."""

import pytest

from farwest.engine.core import SPECTATOR, TABLE, Dice
from farwest.engine.errors import NotLegal, NotYours
from farwest.engine.game import Timer
from farwest.engine.match import Match, replay
from farwest.games.blackrock_city.game import GAME
from tests.games.blackrock_city.table import (
    FULL,
    NOBODY,
    clock,
    decision,
    legal,
    new,
    play,
    queue,
    reserve,
    stake,
    status,
    table,
    timeout,
    told,
    view,
    why_not,
)


@pytest.mark.rule("BC-5.10", "BC-5.20")
def test_bc_5_20_a_clock_is_spent_and_the_timer_turned() -> None:
    state = table(FULL, FULL, FULL, FULL, clocks="realtime")
    clock(state, 2)
    shown = view(state)
    assert shown["timer"] == {"seat": 0, "by": 2, "seconds": 15}
    assert shown["seats"][2]["clocks"] == 1
    assert shown["clocks"] == {"mode": "realtime", "hours": 0, "on_table": 1}
    assert (state.actor, decision(state)) == (0, "turn")


@pytest.mark.rule("BC-5.20")
def test_bc_5_20_two_clocks_for_a_whole_game() -> None:
    state = table(FULL, FULL, FULL, FULL, clocks="realtime")
    for _ in range(2):
        clock(state, 1)
        timeout(state, 0)
    assert reserve(state, 0) == (4, 2, 2, 0)
    assert why_not(state, "clock:P1", seat=1).key == "refusal-no-clock"
    assert view(state, 1)["interrupts"] == []


@pytest.mark.rule("BC-5.21", "BC-8.27")
def test_bc_5_21_who_may_play_a_clock_and_when() -> None:
    state = table(
        FULL, FULL, (5, 2, 0, 0), NOBODY, first=1, staked={2: (1, 0, 0, 0)}, renounced=(0,), clocks="realtime"
    )
    assert [view(state, seat)["interrupts"] for seat in range(4)] == [["clock:P0"], [], ["clock:P2"], ["clock:P3"]]
    assert view(state, SPECTATOR)["interrupts"] == []
    assert why_not(state, "clock:P1", seat=1).key == "refusal-own-turn"
    assert why_not(state, "clock:P0", seat=2).key == "refusal-not-your-clock"
    play(state, "stake:3")
    assert view(state, 3)["interrupts"] == ["clock:P3"], "the stake is not laid yet"
    clock(state, 3)
    assert why_not(state, "clock:P0", seat=0).key == "refusal-sand-runs"


@pytest.mark.rule("BC-5.21", "BC-8.27")
def test_bc_8_27_not_outside_a_turn() -> None:
    state = table(FULL, FULL, FULL, FULL, pawn=4, sheriff=2, first=1, clocks="realtime")
    stake(state, 2)
    assert decision(state) == "wound"
    assert why_not(state, "clock:P2", seat=2).key == "refusal-no-turn-open"


@pytest.mark.rule("BC-5.21")
@pytest.mark.parametrize("texts", [["defer"], ["renounce"], ["stake:2", "hx:0"]])
def test_bc_5_21_a_turn_played_in_time_stops_the_sand(texts: list[str]) -> None:
    state = table((3, 1, 0, 0), FULL, FULL, FULL, clocks="realtime")
    clock(state, 1)
    play(state, *texts)
    assert view(state)["timer"] is None
    assert state.interrupts(TABLE) == []


@pytest.mark.rule("BC-5.22", "BC-8.28")
def test_bc_5_22_the_time_out_wounds_the_plain_bandit_and_cancels_a_stake_begun() -> None:
    state = table(FULL, FULL, FULL, FULL, clocks="realtime")
    play(state, "stake:4")
    clock(state, 1)
    timeout(state, 0)
    assert (decision(state), view(state, 0)["chosen"]) == ("turn", None)
    assert reserve(state, 0) == (5, 2, 1, 0)
    assert (state.actor, view(state)["timer"]) == (0, None)
    clock(state, 1)
    assert view(state)["timer"]["seat"] == 0, "another clock against the same turn"


@pytest.mark.rule("BC-8.28")
def test_bc_8_28_the_time_out_may_kill() -> None:
    wounded = table((0, 0, 2, 1), FULL, FULL, FULL, clocks="realtime")
    clock(wounded, 1)
    timeout(wounded, 0)
    assert reserve(wounded, 0) == (0, 0, 1, 1)
    last = table((0, 0, 0, 1), FULL, FULL, FULL, clocks="realtime")
    clock(last, 1)
    timeout(last, 0)
    assert (status(last, 0), queue(last)) == ("renounced", [1, 2, 3])


@pytest.mark.rule("BC-5.22")
def test_bc_5_22_only_the_table_says_that_the_sand_is_through() -> None:
    state = table(FULL, FULL, FULL, FULL, clocks="realtime")
    assert why_not(state, "timeout:P0", seat=TABLE).key == "refusal-no-sand"
    clock(state, 1)
    assert why_not(state, "timeout:P0", seat=1).key == "refusal-table-only"
    assert why_not(state, "timeout:P0").key == "refusal-table-only"
    assert why_not(state, "timeout:P2", seat=TABLE).key == "refusal-other-sand"
    assert [GAME.text(action) for action in state.interrupts(TABLE)] == ["timeout:P0"]


@pytest.mark.rule("BC-5.23")
def test_bc_5_23_the_table_is_told_what_runs_and_whom_a_clock_would_hurry() -> None:
    state = table(FULL, FULL, FULL, FULL, clocks="realtime")
    assert GAME.timer(state) is None
    assert GAME.timer(state, GAME.parse("clock:P3")) == Timer(0, 15, "timeout:P0", late=0.5)
    assert GAME.timer(state, GAME.parse("renounce")) is None
    clock(state, 3)
    assert GAME.timer(state) == Timer(0, 15, "timeout:P0", late=0.5)


@pytest.mark.rule("BC-5.23")
def test_bc_5_23_whatever_comes_first_decides() -> None:
    """An action and the end of the sand that arrive together: the second of them finds the game changed."""
    first = table(FULL, FULL, FULL, FULL, clocks="realtime")
    clock(first, 1)
    play(first, "renounce")
    with pytest.raises(NotYours):
        timeout(first, 0)
    second = table(FULL, FULL, FULL, FULL, clocks="realtime")
    clock(second, 1)
    timeout(second, 0)
    play(second, "renounce")
    assert reserve(second, 0) == (5, 2, 1, 0)


@pytest.mark.rule("BC-5.24")
def test_bc_5_24_over_days_a_clock_runs_for_hours() -> None:
    for hours in (6, 12, 24):
        state = new(3, clocks="async", async_clock_hours=str(hours))
        clock(state, 1)
        assert GAME.timer(state) == Timer(0, hours * 3600, "timeout:P0")
        assert view(state)["clocks"] == {"mode": "async", "hours": hours, "on_table": 1}


@pytest.mark.rule("BC-5.24", "BC-5.25")
def test_bc_5_25_clocks_suit_the_time_that_is_measured() -> None:
    def suits(clocks: str) -> list[str]:
        options = GAME.read_options(3, {"clocks": clocks})
        return [time for time in ("none", "live", "days", "unmeasured") if GAME.unsuited(options, time) is None]

    assert suits("off") == ["none", "live", "days", "unmeasured"]
    assert suits("realtime") == ["none", "live"]
    assert suits("async") == ["none", "live", "days"]


@pytest.mark.rule("BC-5.25")
def test_bc_5_25_without_clocks_nobody_interrupts() -> None:
    state = new(3)
    assert [state.interrupts(seat) for seat in (0, 1, 2, TABLE)] == [[], [], [], []]
    assert why_not(state, "clock:P1", seat=1).key == "refusal-clocks-off"
    hurried = new(3, clocks="realtime")
    assert legal(state) == legal(hurried)
    assert "told-clock" not in told(state)


@pytest.mark.rule("BC-5.26")
def test_bc_5_26_clocks_and_time_outs_are_entries_of_the_record() -> None:
    match = Match.simulate(GAME, 3, {"clocks": "realtime", "first": "seat"}, Dice(5))
    match.play(1, "clock:P1")
    match.play(TABLE, "timeout:P0")
    match.play(0, "stake:8")
    assert [entry.seat for entry in match.entries] == [1, TABLE, 0]
    assert not match.can_undo(1)
    again = replay(GAME, match.record)
    assert again.state.dump() == match.state.dump()
    with pytest.raises(NotLegal):
        match.play(TABLE, "timeout:P0")
