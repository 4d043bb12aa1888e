"""Wounds and the sheriff (BC-5.1 to BC-5.4), with their rulings."""

import pytest

from tests.games.blackrock_city.table import (
    FULL,
    NOBODY,
    decision,
    legal,
    new,
    play,
    reserve,
    stake,
    table,
    told,
    view,
    why_not,
)


@pytest.mark.rule("BC-5.1")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((2, 0, 1, 1), (1, 0, 2, 1)),
        ((0, 1, 1, 1), (0, 0, 1, 2)),
        ((0, 0, 2, 0), (0, 0, 1, 0)),
        ((0, 0, 0, 2), (0, 0, 0, 1)),
    ],
)
def test_bc_5_1_healthy_first_then_the_wounded(before: tuple[int, int, int, int], after: tuple[int, ...]) -> None:
    state = table(before, FULL, FULL, FULL)
    play(state, "defer")
    assert reserve(state, 0) == after


@pytest.mark.rule("BC-5.1")
def test_bc_5_1_staked_bandits_are_never_touched() -> None:
    state = table((1, 0, 0, 0), FULL, FULL, FULL, pawn=4, sheriff=2, staked={0: (3, 0, 0, 0)}, first=1)
    stake(state, 2)
    assert reserve(state, 0) == (0, 0, 1, 0)
    assert list(view(state)["seats"][0]["staked"]) == [3, 0, 0, 0]


@pytest.mark.rule("BC-5.2", "BC-8.12")
def test_bc_5_2_the_owner_picks_out_of_turn_before_anything_else() -> None:
    state = table((0, 0, 2, 1), FULL, FULL, FULL, pawn=4, sheriff=2, first=1)
    stake(state, 2)
    assert (state.actor, decision(state), legal(state)) == (0, "wound", ["wound:W", "wound:WX"])
    assert why_not(state, "stake:1", seat=2).key == "refusal-not-your-turn"
    assert why_not(state, "wound:H").key == "refusal-no-such-bandit"
    assert why_not(state, "stake:1").key == "refusal-now-wound"
    play(state, "wound:WX")
    assert reserve(state, 0) == (0, 0, 2, 0)
    assert state.actor == 2


@pytest.mark.rule("BC-5.2")
def test_bc_5_2_a_wounded_one_is_not_hit_while_healthy_ones_are_there() -> None:
    state = table((1, 1, 1, 0), FULL, FULL, FULL)
    play(state, "defer")
    assert why_not(state, "wound:W").key == "refusal-healthy-first"


@pytest.mark.rule("BC-5.3")
def test_bc_5_3_ones_own_stake_may_bring_the_sheriff() -> None:
    state = table((4, 0, 0, 0), FULL, FULL, FULL, pawn=4, sheriff=2)
    stake(state, 2)
    assert "told-caught" in told(state)
    assert reserve(state, 0) == (1, 0, 1, 0)


@pytest.mark.rule("BC-5.3", "BC-8.9")
def test_bc_8_9_only_the_end_of_a_whole_movement_counts() -> None:
    over = table((4, 0, 0, 0), FULL, FULL, FULL, pawn=4, sheriff=2, first=1)
    stake(over, 3)
    assert "told-caught" not in told(over)
    still = table((4, 0, 0, 0), FULL, FULL, FULL, pawn=4, sheriff=4, first=1)
    stake(still, 0, hx=2)
    assert "told-caught" not in told(still)
    assert "told-sheriff-still" in told(still)


@pytest.mark.rule("BC-5.4", "BC-8.11")
def test_bc_8_11_in_the_first_phase_the_first_player_is_safe() -> None:
    state = new(4)
    stake(state, 6)
    play(state, "renounce")
    assert state.sheriff == 6
    stake(state, 1)
    stake(state, 5)
    assert "told-safe" in told(state)
    assert "told-wounded" not in told(state)


@pytest.mark.rule("BC-5.3")
def test_bc_5_3_an_owner_without_anything_loses_nothing() -> None:
    state = table(NOBODY, FULL, FULL, FULL, pawn=4, sheriff=2, first=1)
    stake(state, 2)
    assert "told-nothing-to-lose" in told(state)
    assert (state.actor, decision(state)) == (2, "turn")
