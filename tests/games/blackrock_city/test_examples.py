"""The worked examples of the rules, from the rulebook and on the stakes (BC-9.1 to BC-9.15), each named by its id."""

import pytest

from tests.games.blackrock_city.table import (
    FULL,
    cubes,
    decision,
    legal,
    new,
    play,
    queue,
    reserve,
    stake,
    stakes,
    status,
    table,
    told,
    town,
    view,
)

# From the rulebook.


@pytest.mark.rule("BC-9.1")
def test_bc_9_1_an_x_does_not_move_the_sheriff() -> None:
    state = new()
    stake(state, 3, hx=1)
    assert state.sheriff == 3
    assert reserve(state, 0) == (3, 1, 0, 0)


@pytest.mark.rule("BC-9.2")
def test_bc_9_2_the_sheriff_is_there_before_the_winner() -> None:
    state = table(FULL, FULL, FULL, FULL, pawn=2, owner=1, looted="TOMBSTONE", sheriff=7, first=1)
    stake(state, 3)
    assert state.sheriff == 10
    stake(state, 2)
    assert state.sheriff == 0
    play(state, "renounce")
    stake(state, 4)
    assert state.sheriff == 4
    assert town(state, 2)["reversed"]
    assert view(state)["pawn"] == {"at": 4, "owner": 0}
    assert cubes(state, 0) == (0, 0)
    assert not town(state, 4)["looted"]
    assert cubes(state, 1) == (0, 1)


@pytest.mark.rule("BC-9.3")
def test_bc_9_3_the_pawns_owner_picks_the_wounded_bandit() -> None:
    state = table((3, 1, 0, 0), FULL, FULL, FULL, pawn=4, owner=0, sheriff=2, first=1)
    stake(state, 2)
    assert state.actor == 0
    assert legal(state) == ["wound:H", "wound:HX"]
    play(state, "wound:H")
    assert reserve(state, 0) == (2, 1, 1, 0)
    assert state.actor == 2


@pytest.mark.rule("BC-9.4")
def test_bc_9_4_a_whole_phase() -> None:
    red, yellow, blue, grey = 0, 1, 2, 3
    gangs = (FULL, (4, 0, 1, 0), (3, 1, 1, 0), (5, 2, 0, 0))
    state = table(*gangs, pawn=1, owner=yellow, looted="BLACKROCK", sheriff=6, queue=[1, 3, 0, 2], first=1)
    stake(state, 2, w=1)
    assert state.sheriff == 9
    stake(state, 1)
    assert state.sheriff == 10
    assert state.actor == red
    play(state, "renounce")
    stake(state, 3, w=1)
    assert state.sheriff == 2
    assert town(state, 1)["reversed"]
    assert view(state)["pawn"] == {"at": 4, "owner": blue}
    assert cubes(state, blue) == (2, 0)
    assert town(state, 4)["looted"]
    assert cubes(state, yellow) == (0, 1)
    assert reserve(state, blue) == (0, 1, 5, 0)
    assert view(state)["seats"][blue]["prisoners"] == 2
    assert reserve(state, yellow) == (2, 0, 2, 0)
    assert reserve(state, grey) == (4, 2, 1, 0)
    assert state.actor == blue


@pytest.mark.rule("BC-9.5")
def test_bc_9_5_who_stakes_alone_chooses_the_distance() -> None:
    state = table(FULL, FULL, FULL, FULL)
    stake(state, 3)
    play(state, "renounce", "renounce", "renounce")
    assert legal(state) == ["move:1", "move:2", "move:3"]


@pytest.mark.rule("BC-9.6")
def test_bc_9_6_the_dummy_stakes_the_bullet_holes() -> None:
    state = new(2)
    assert view(state)["dummy"]["stake"] == 2
    assert state.sheriff == 2
    assert "told-caught" not in told(state)
    assert legal(state) == [f"stake:{n}" for n in (1, 3, 4, 5, 6, 7, 8)] + ["defer", "renounce"]


@pytest.mark.rule("BC-9.7")
def test_bc_9_7_a_dummy_without_a_stake() -> None:
    state = table(FULL, FULL, pawn=8, sheriff=2, dummy=0)
    play(state, "renounce")
    stake(state, 3)
    assert (state.actor, legal(state)) == (1, ["move:1", "move:2", "move:3"])
    play(state, "move:1")
    assert "told-coach-alone" in told(state)
    assert view(state)["bank"]["silver"] == 10


# Stakes, deferring, renouncing.


@pytest.mark.rule("BC-9.8")
def test_bc_9_8_any_number_but_the_highest() -> None:
    state = table((3, 2, 0, 0), (5, 2, 0, 0), (5, 0, 0, 0), FULL, staked={0: (3, 0, 0, 0), 1: (1, 0, 0, 0)}, sheriff=4)
    assert stakes(state) == [1, 2, 4, 5]


@pytest.mark.rule("BC-9.9")
def test_bc_9_9_a_surpassed_stake_may_be_equalled() -> None:
    state = table(FULL, FULL, FULL, FULL, pawn=4, sheriff=4)
    stake(state, 3)
    stake(state, 5)
    stake(state, 3)
    play(state, "renounce")
    assert state.pawn == 6
    assert "told-coach-tie" in told(state)


@pytest.mark.rule("BC-9.10")
def test_bc_9_10_three_share_second_place() -> None:
    state = table(FULL, FULL, FULL, FULL, pawn=4, sheriff=4)
    for tiles in (5, 2, 2, 2):
        stake(state, tiles)
    assert state.pawn == 7
    assert "told-coach-tie" in told(state)
    assert view(state)["bank"]["silver"] == 10


@pytest.mark.rule("BC-9.11")
def test_bc_9_11_who_defers_plays_last() -> None:
    state = table(FULL, FULL, FULL, FULL)
    play(state, "defer", "wound:H")
    assert reserve(state, 0) == (5, 2, 1, 0)
    assert queue(state) == [1, 2, 3, 0]
    stake(state, 2)
    play(state, "renounce")
    stake(state, 3)
    assert state.actor == 0
    assert legal(state) == [f"stake:{n}" for n in (1, 2, 4, 5, 6, 7, 8)] + ["renounce"]


@pytest.mark.rule("BC-9.12")
def test_bc_9_12_deferring_again_and_again() -> None:
    state = table(FULL, FULL, FULL, FULL)
    play(state, "defer", "wound:H", "defer", "wound:H", "renounce", "renounce")
    assert queue(state) == [0, 1]
    play(state, "defer", "wound:H")
    assert reserve(state, 0) == (4, 2, 2, 0)
    assert queue(state) == [1, 0]
    assert {"defer", "renounce", "stake:1"} <= set(legal(state))
    play(state, "renounce", "renounce")
    assert state.over


@pytest.mark.rule("BC-9.13")
def test_bc_9_13_who_may_defer() -> None:
    lone = table((0, 0, 1, 0), FULL, FULL, FULL)
    assert "defer" not in legal(lone)
    last = table((1, 0, 0, 0), FULL, FULL, FULL)
    play(last, "defer")
    assert reserve(last, 0) == (0, 0, 1, 0)
    two = table((0, 0, 1, 1), FULL, FULL, FULL)
    play(two, "defer")
    assert legal(two) == ["wound:W", "wound:WX"]
    play(two, "wound:W")
    assert reserve(two, 0) == (0, 0, 0, 1)


@pytest.mark.rule("BC-9.14")
def test_bc_9_14_renouncing_where_nothing_else_is_possible() -> None:
    state = table(FULL, FULL, FULL, (1, 0, 0, 0), pawn=5, sheriff=1)
    stake(state, 1)
    play(state, "renounce", "renounce")
    assert "told-renounced" in told(state)
    assert decision(state) == "turn"
    assert view(state)["phase"] == 3


@pytest.mark.rule("BC-9.15")
def test_bc_9_15_nobody_stakes() -> None:
    state = table(FULL, FULL, FULL, FULL, pawn=4, looted="ABILENE", sheriff=1)
    play(state, "defer", "wound:H", "renounce", "renounce", "renounce", "renounce")
    assert state.over
    assert view(state)["pawn"] == {"at": 4, "owner": 0}
    assert not town(state, 4)["reversed"]
    assert status(state, 0) == "renounced"
