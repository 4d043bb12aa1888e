"""The worked examples of the rules on the sheriff, the ride and the end (BC-9.16 to BC-9.36), each named by its id."""

import pytest

from farwest.engine.game import Timer
from farwest.games.blackrock_city.game import GAME
from tests.games.blackrock_city.table import (
    FULL,
    NOBODY,
    clock,
    cubes,
    decision,
    legal,
    play,
    queue,
    reserve,
    rolls,
    stake,
    status,
    table,
    timeout,
    told,
    town,
    view,
)

# The sheriff.


@pytest.mark.rule("BC-9.16")
def test_bc_9_16_a_cube_is_lost_where_no_bandit_is_left() -> None:
    def caught(outcome: int) -> tuple[int, int]:
        last = {"staked": {0: (0, 0, 3, 0)}, "pawn": 4, "sheriff": 2, "first": 1, "cubes": [(2, 1)]}
        state = table(NOBODY, FULL, FULL, FULL, **last)
        stake(state, 2, dice=rolls(outcome))
        assert "told-lost-cube" in told(state)
        return cubes(state, 0)

    assert [caught(outcome) for outcome in range(3)] == [(1, 1), (1, 1), (2, 0)]
    poor = table(NOBODY, FULL, FULL, FULL, staked={0: (0, 0, 3, 0)}, pawn=4, sheriff=2, first=1)
    stake(poor, 2, dice=rolls())
    assert "told-nothing-to-lose" in told(poor)


@pytest.mark.rule("BC-9.17")
def test_bc_9_17_start_city_is_safe() -> None:
    state = table(FULL, FULL, FULL, FULL, pawn=0, sheriff=9, first=1)
    stake(state, 3)
    assert state.sheriff == 0
    assert "told-safe" in told(state)
    assert reserve(state, 0) == FULL


@pytest.mark.rule("BC-9.18")
def test_bc_9_18_a_movement_is_needed() -> None:
    still = table(FULL, (0, 1, 0, 1), FULL, FULL, pawn=4, sheriff=4, first=1)
    stake(still, 0, hx=1, wx=1)
    assert still.sheriff == 4
    assert decision(still) == "turn"
    crowd = {"prisoners": (0, 12, 0, 0), "bank_prisoners": 1}
    round_trip = table(FULL, (0, 0, 12, 0), FULL, FULL, pawn=4, sheriff=4, first=1, **crowd)
    stake(round_trip, 0, w=12)
    assert round_trip.sheriff == 4
    assert (round_trip.actor, legal(round_trip)) == (0, ["wound:H", "wound:HX"])


@pytest.mark.rule("BC-9.19")
def test_bc_9_19_passing_is_not_catching() -> None:
    state = table(FULL, FULL, FULL, FULL, pawn=5, sheriff=3, first=1)
    stake(state, 4)
    assert state.sheriff == 7
    assert "told-caught" not in told(state)


# The ride.


@pytest.mark.rule("BC-9.20")
def test_bc_9_20_indians_stop_who_has_nobody_left() -> None:
    stakes_laid = {1: (1, 0, 0, 0)}
    state = table((6, 0, 3, 0), NOBODY, NOBODY, NOBODY, pawn=3, sheriff=1, turned="ABILENE YUMA", staked=stakes_laid,
                  prisoners=(3, 0, 0, 0), bank_prisoners=10, attacks=(0, 0, 0, 0))  # fmt: skip
    stake(state, 6, w=2)  # 8 against 1, one wounded bandit stays at home
    assert view(state)["pawn"] == {"at": 9, "owner": 0}
    assert [key for key in told(state) if key in ("told-killed", "told-stopped")] == ["told-killed", "told-stopped"]
    assert cubes(state, 0) == (0, 0)


@pytest.mark.rule("BC-9.21")
def test_bc_9_21_who_staked_everything_stops_at_the_first_indians() -> None:
    laid = {1: (1, 0, 0, 0)}
    state = table(FULL, NOBODY, NOBODY, NOBODY, pawn=3, sheriff=1, turned="ABILENE YUMA", staked=laid)
    stake(state, 6, hx=2)
    assert state.pawn == 4


@pytest.mark.rule("BC-9.22")
def test_bc_9_22_leaving_indians_costs_nothing() -> None:
    state = table(FULL, NOBODY, NOBODY, NOBODY, pawn=4, sheriff=1, turned="ABILENE")
    stake(state, 2)
    play(state, "move:1")
    assert "told-wounded" not in told(state)
    assert reserve(state, 0) == (4, 2, 2 + 1, 0)  # a prisoner of Santa Fe, too


@pytest.mark.rule("BC-9.23")
def test_bc_9_23_plans_of_a_double_theft() -> None:
    def arrive(*, sheriff: int, owned: list[tuple[int, int]]) -> list[str]:
        state = table(FULL, NOBODY, NOBODY, NOBODY, pawn=4, sheriff=sheriff, turned="SANTA_FE", cubes=owned)
        stake(state, 0, hx=2)
        play(state, "move:1")
        return legal(state) if decision(state) == "steal" else [key for key in told(state) if "stole" in key]

    three_one = [(0, 0), (2, 1), (1, 0), (0, 0)]
    assert arrive(sheriff=1, owned=three_one) == ["steal:P1+P1", "steal:P1+P2"]
    assert arrive(sheriff=5, owned=three_one) == []
    assert arrive(sheriff=1, owned=[(0, 0), (0, 0), (1, 0)]) == ["told-stole", "told-you-stole"]


@pytest.mark.rule("BC-9.24")
def test_bc_9_24_a_town_that_was_not_looted_stays_dark() -> None:
    state = table(FULL, NOBODY, NOBODY, NOBODY, pawn=4, sheriff=4)  # after BC-9.2
    stake(state, 0, hx=1)
    assert state.pawn == 5
    assert not town(state, 4)["reversed"]
    later = table(FULL, NOBODY, NOBODY, NOBODY, pawn=3, sheriff=8)
    stake(later, 0, hx=1)
    assert cubes(later, 0) == (2, 0)
    assert view(later)["seats"][0]["prisoners"] == 2


@pytest.mark.rule("BC-9.25")
def test_bc_9_25_a_whole_circle_ends_on_the_reverse() -> None:
    crowd = {"prisoners": (5, 0, 0), "bank_prisoners": 8}
    state = table((6, 2, 5, 0), (1, 0, 0, 0), NOBODY, pawn=5, sheriff=0, looted="EL_PASO", renounced=(1,), **crowd)
    stake(state, 6, w=5)
    play(state, "move:10")
    assert state.pawn == 5
    assert town(state, 5)["reversed"]
    assert cubes(state, 0) == (0, 0)
    assert "told-found-nothing" in told(state)


# Who begins.


@pytest.mark.rule("BC-9.26")
def test_bc_9_26_a_single_bandit_begins() -> None:
    def next_phase(mine: tuple[int, int, int, int]) -> list[int]:
        others = ((3, 0, 0, 0), (1, 0, 0, 0), (1, 0, 0, 0))
        state = table(mine, *others, pawn=2, sheriff=0, renounced=(1, 2, 3))
        stake(state, 0, w=1)  # rides to Dodge City, where nobody is to be freed
        return queue(state)

    assert next_phase((4, 0, 1, 0)) == [2, 3, 0, 1]
    assert next_phase((1, 0, 1, 0)) == [0, 1, 2, 3]


@pytest.mark.rule("BC-9.27")
def test_bc_9_27_a_winner_without_bandits_does_not_begin() -> None:
    state = table((0, 0, 1, 0), NOBODY, (2, 0, 0, 0), (5, 0, 0, 0), pawn=2, sheriff=9, renounced=(2, 3))
    stake(state, 0, w=1)  # rides to Dodge City, where nobody is to be freed
    assert view(state)["pawn"]["owner"] == 0
    assert queue(state) == [2, 3]


# Composition of a stake.


@pytest.mark.rule("BC-9.28")
def test_bc_9_28_the_numbers_of_a_stake() -> None:
    def after(*texts: str) -> tuple[list[str], int]:
        state = table((2, 1, 1, 0), FULL, FULL, FULL)
        play(state, *texts)
        return legal(state) if state.actor == 0 else [], int(state.sheriff)

    assert after("stake:3")[0] == ["hx:0", "hx:1"]
    assert after("stake:3", "hx:0") == ([], 3)
    assert after("stake:3", "hx:1")[0] == ["w:0", "w:1"]
    assert after("stake:3", "hx:1", "w:0") == ([], 2)
    assert after("stake:3", "hx:1", "w:1") == ([], 2)


# Two players.


@pytest.mark.rule("BC-9.29")
def test_bc_9_29_the_dummy_may_be_second() -> None:
    state = table(FULL, FULL, pawn=4, sheriff=8, dummy=2)
    play(state, "renounce")
    stake(state, 5)
    assert view(state)["pawn"] == {"at": 7, "owner": 1}
    assert cubes(state, 2) == (0, 1)


@pytest.mark.rule("BC-9.30")
def test_bc_9_30_the_dummy_may_win() -> None:
    state = table(FULL, FULL, pawn=1, sheriff=8, dummy=3, first=0)
    stake(state, 1)
    play(state, "renounce")
    assert view(state)["pawn"] == {"at": 3, "owner": 2}
    assert cubes(state, 2) == (2, 0)
    assert view(state)["gone"]["prisoners"] == 2
    assert cubes(state, 0) == (0, 1)
    assert state.actor == 0


@pytest.mark.rule("BC-9.31")
def test_bc_9_31_a_dummy_without_a_stake_is_not_the_lowest() -> None:
    state = table(FULL, FULL, pawn=8, sheriff=3, dummy=0)
    stake(state, 4)
    stake(state, 2)
    assert state.pawn == 0
    assert cubes(state, 1) == (0, 1)


@pytest.mark.rule("BC-9.32")
def test_bc_9_32_the_dummy_alone_does_not_keep_the_game_going() -> None:
    state = table(FULL, FULL, pawn=4, sheriff=8, dummy=2)
    play(state, "renounce", "renounce")
    assert state.over
    assert state.pawn == 4


# The end, clocks, prisoners, silver.


@pytest.mark.rule("BC-9.33")
def test_bc_9_33_cubes_then_gold_then_the_last_attack() -> None:
    def places(first: tuple[int, int]) -> list[int]:
        owned = [first, (4, 2), (5, 0)]
        state = table(FULL, FULL, FULL, cubes=owned, attacks=(7, 9, 5), phase=10)
        play(state, "renounce", "renounce", "renounce")
        outcome = state.outcome()
        assert outcome is not None
        return outcome.places

    assert places((4, 2)) == [2, 1, 3]
    assert places((5, 1)) == [1, 2, 3]


@pytest.mark.rule("BC-9.34")
def test_bc_9_34_the_sand_runs_out() -> None:
    late = table((0, 0, 1, 0), FULL, FULL, FULL, renounced=(1, 2, 3), clocks="realtime")
    clock(late, 2)
    assert GAME.timer(late) == Timer(0, 15, "timeout:P0", late=0.5)
    timeout(late, 0)
    assert status(late, 0) == "renounced"
    assert late.over
    early = table((0, 0, 1, 0), FULL, FULL, FULL, renounced=(1, 2, 3), clocks="realtime")
    clock(early, 2)
    stake(early, 0, w=1)
    assert view(early)["timer"] is None
    assert view(early)["seats"][2]["clocks"] == 1
    assert "told-timeout" not in told(early)


@pytest.mark.rule("BC-9.35")
def test_bc_9_35_prisoners_serve_once() -> None:
    freed = {"prisoners": (2, 0, 0, 0), "bank_prisoners": 11}
    state = table((0, 0, 2, 0), FULL, NOBODY, NOBODY, pawn=6, sheriff=0, renounced=(1,), **freed)
    stake(state, 0, w=2)
    assert state.sheriff == 2
    play(state, "move:1")  # Deadwood: gold, no prisoners
    assert reserve(state, 0) == NOBODY
    assert view(state)["gone"]["prisoners"] == 2


@pytest.mark.rule("BC-9.36")
def test_bc_9_36_an_empty_stagecoach() -> None:
    state = table(FULL, FULL, NOBODY, NOBODY, pawn=6, sheriff=0, cubes=[(0, 5), (0, 5)])
    stake(state, 2)
    stake(state, 1)
    assert "told-coach-empty" in told(state)
    assert cubes(state, 1) == (0, 5)
