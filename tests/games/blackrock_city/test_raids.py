"""What the stakes bring (BC-4.12, BC-5.5 to BC-5.9), with the rulings about it."""

import pytest

from farwest.games.blackrock_city import data as D
from tests.games.blackrock_city.table import (
    FULL,
    NOBODY,
    clock,
    cubes,
    decision,
    legal,
    play,
    reserve,
    rolls,
    stake,
    status,
    table,
    told,
    town,
    view,
    why_not,
)


@pytest.mark.rule("BC-4.12", "BC-4.12a", "BC-8.3")
def test_bc_4_12a_winner_and_lowest_among_those_who_staked() -> None:
    state = table(FULL, FULL, FULL, FULL, pawn=1, sheriff=1)
    stake(state, 3)
    play(state, "renounce")
    stake(state, 5)
    stake(state, 2)
    assert view(state)["pawn"] == {"at": 4, "owner": 2}
    assert view(state)["ride"] == 3


@pytest.mark.rule("BC-4.12b")
def test_bc_4_12b_a_lone_bandit_rides_one_town_without_a_question() -> None:
    state = table(FULL, FULL, FULL, FULL, pawn=1, sheriff=1, renounced=(1, 2, 3))
    stake(state, 1)
    assert view(state)["pawn"] == {"at": 2, "owner": 0}
    further = table(FULL, FULL, FULL, FULL, pawn=1, sheriff=1, renounced=(1, 2, 3))
    stake(further, 2)
    assert why_not(further, "move:3").key == "refusal-too-far"


@pytest.mark.rule("BC-4.12c", "BC-8.14", "BC-8.15")
def test_bc_4_12c_a_raided_town_is_turned_over_when_the_pawn_leaves() -> None:
    state = table(FULL, NOBODY, NOBODY, NOBODY, pawn=6, sheriff=0)
    stake(state, 0, hx=1)
    assert (town(state, 7)["looted"], town(state, 7)["reversed"]) == (True, False)
    stake(state, 0, hx=1)
    assert town(state, 7)["reversed"]
    assert not town(state, 6)["reversed"], "nobody had raided it"


@pytest.mark.rule("BC-4.12d", "BC-8.35")
def test_bc_4_12d_only_the_winners_pawn_is_on_the_circle() -> None:
    state = table(FULL, FULL, FULL, FULL, pawn=6, owner=3, sheriff=0, renounced=(2, 3))
    stake(state, 1)
    assert view(state)["pawn"]["owner"] == 3
    play(state, "renounce")
    assert view(state)["pawn"] == {"at": 7, "owner": 0}


@pytest.mark.rule("BC-4.12e", "BC-5.12")
def test_bc_4_12e_every_arrival_is_an_attack() -> None:
    state = table(FULL, NOBODY, NOBODY, NOBODY, pawn=11, sheriff=5, phase=4)
    stake(state, 0, hx=1)
    assert state.pawn == 0
    assert view(state)["seats"][0]["last_attack"] == 4
    assert "told-found-nothing" in told(state)


@pytest.mark.rule("BC-4.12f", "BC-4.12")
def test_bc_4_12f_the_town_comes_before_the_stagecoach() -> None:
    state = table(FULL, FULL, NOBODY, NOBODY, pawn=6, sheriff=0)
    stake(state, 2)
    stake(state, 1)
    keys = told(state)
    order = ["told-won", "told-set-out", "told-arrived", "told-looted", "told-coach", "told-came-back", "told-phase"]
    assert [key for key in keys if key in order] == [*order[:5], "told-came-back", *order[5:]]


@pytest.mark.rule("BC-4.12g")
def test_bc_4_12g_healthy_ones_come_back_wounded_wounded_ones_do_not() -> None:
    state = table((2, 1, 2, 1), FULL, NOBODY, NOBODY, pawn=6, sheriff=0)
    stake(state, 1, hx=1, w=1, wx=1)
    play(state, "renounce", "move:1")
    assert reserve(state, 0) == (1, 0, 2, 1)


@pytest.mark.rule("BC-4.12h")
def test_bc_4_12h_clocks_leave_and_everything_is_reset() -> None:
    state = table(FULL, FULL, NOBODY, NOBODY, pawn=6, sheriff=0, clocks="realtime")
    clock(state, 1)
    assert view(state)["clocks"]["on_table"] == 1
    play(state, "defer", "wound:H", "renounce")
    stake(state, 1)
    shown = view(state)
    assert shown["clocks"]["on_table"] == 0
    assert [seat["clocks"] for seat in shown["seats"]] == [2, 1, 2, 2]
    assert [(seat["defers"], seat["stake"], seat["status"]) for seat in shown["seats"][:2]] == [(0, 0, "pending")] * 2
    assert status(state, 2) == "out"


# The sheriff, Indians, gold.


@pytest.mark.rule("BC-5.5", "BC-8.10", "BC-8.13")
def test_bc_5_5_with_the_sheriff_there_is_nothing_to_be_had() -> None:
    state = table(FULL, FULL, NOBODY, NOBODY, pawn=1, sheriff=1)
    stake(state, 2)
    stake(state, 1, hx=2)  # sheriff at 4, distance 1
    assert view(state)["pawn"] == {"at": 2, "owner": 1}
    theft = table(FULL, NOBODY, NOBODY, NOBODY, pawn=4, sheriff=5, turned="SANTA_FE", cubes=[(0, 0), (2, 0)])
    stake(theft, 0, hx=1)
    assert (theft.pawn, theft.sheriff) == (5, 5)
    assert "told-blocked" in told(theft)
    assert "told-wounded" not in told(theft)
    assert cubes(theft, 1) == (2, 0)


@pytest.mark.rule("BC-5.6", "BC-8.13", "BC-8.17")
def test_bc_5_6_indians_wound_who_passes_even_where_the_sheriff_is() -> None:
    state = table((3, 1, 0, 0), NOBODY, NOBODY, NOBODY, pawn=3, sheriff=3, turned="ABILENE")
    stake(state, 1, hx=1)
    play(state, "move:2")
    assert state.pawn == 5
    assert reserve(state, 0) == (1, 0, 1 + 1 + 1, 1), "a wound, a bandit back, a prisoner freed at Santa Fe"


@pytest.mark.rule("BC-5.6", "BC-5.2")
def test_bc_5_6_the_rider_picks_on_the_way() -> None:
    state = table(FULL, NOBODY, NOBODY, NOBODY, pawn=3, sheriff=1, turned="ABILENE")
    stake(state, 3)
    play(state, "move:3")
    shown = view(state, 0)
    assert (shown["decision"], shown["cause"], shown["distance"], shown["winner"]) == ("wound", "indians", 2, 0)
    play(state, "wound:HX")
    assert state.pawn == 6
    assert reserve(state, 0) == (3, 1, 3 + 1, 1)


@pytest.mark.rule("BC-5.6")
def test_bc_5_6_a_town_entered_twice_counts_twice() -> None:
    crowd = {"prisoners": (7, 0, 0), "bank_prisoners": 6}
    state = table((4, 0, 9, 0), NOBODY, NOBODY, pawn=2, sheriff=0, turned="ABILENE", **crowd)
    stake(state, 4, w=7)
    play(state, "move:11")
    assert told(state).count("told-killed") == 2


@pytest.mark.rule("BC-5.7", "BC-8.18", "BC-8.32")
def test_bc_5_7_gold_and_prisoners() -> None:
    state = table(FULL, NOBODY, NOBODY, NOBODY, pawn=7, sheriff=0)
    stake(state, 0, hx=1)
    assert cubes(state, 0) == (1, 0)
    assert view(state)["bank"] == {"gold": 20, "silver": 10, "prisoners": 11}
    assert reserve(state, 0) == (6, 1, 2, 1)
    assert view(state)["seats"][0]["prisoners"] == 2
    assert D.TOWN_PRISONERS[D.TOWNS.index("LAREDO")] == 2


@pytest.mark.rule("BC-8.16")
def test_bc_8_16_start_city_is_fruitless_and_never_turned() -> None:
    state = table(FULL, NOBODY, NOBODY, NOBODY, pawn=11, sheriff=5)
    stake(state, 0, hx=1)
    stake(state, 0, hx=1)
    assert not town(state, 0)["looted"]
    assert not town(state, 0)["reversed"]


# Theft and the stagecoach.


@pytest.mark.rule("BC-5.8")
def test_bc_5_8_one_cube_of_one_opponent() -> None:
    owned = [(0, 0), (1, 0), (0, 0), (0, 2)]
    state = table(FULL, NOBODY, NOBODY, NOBODY, pawn=1, sheriff=5, turned="TOMBSTONE", cubes=owned)
    stake(state, 0, hx=1)
    assert legal(state) == ["steal:P1", "steal:P3"]
    assert view(state)["winner"] == 0
    play(state, "steal:P3", dice=rolls(1))
    assert (cubes(state, 0), cubes(state, 3)) == ((0, 1), (0, 1))


@pytest.mark.rule("BC-5.8", "BC-8.20")
def test_bc_5_8_why_some_plans_are_refused() -> None:
    owned = [(1, 0), (1, 0), (0, 0), (0, 2)]
    state = table(NOBODY, FULL, NOBODY, NOBODY, pawn=4, sheriff=1, owner=1, turned="SANTA_FE", cubes=owned, first=1)
    stake(state, 0, hx=1)
    assert legal(state) == ["steal:P3+P3", "steal:P3+P0"]
    assert why_not(state, "steal:P0+P0").key == "refusal-single-cube"
    assert why_not(state, "steal:P0+P3").key == "refusal-other-order"
    assert why_not(state, "steal:P2+P3").key == "refusal-no-cubes"
    assert why_not(state, "steal:P1+P3").key == "refusal-from-oneself"
    assert why_not(state, "steal:P3").key == "refusal-two-cubes"


@pytest.mark.rule("BC-5.8")
def test_bc_5_8_one_cube_is_stolen_where_there_is_one_only() -> None:
    state = table(FULL, NOBODY, NOBODY, NOBODY, pawn=4, sheriff=1, turned="SANTA_FE", cubes=[(0, 0), (0, 0), (0, 1)])
    stake(state, 0, hx=1)
    assert cubes(state, 0) == (0, 1)
    nobody = table(FULL, NOBODY, NOBODY, NOBODY, pawn=4, sheriff=1, turned="SANTA_FE", cubes=[(3, 0)])
    stake(nobody, 0, hx=1)
    assert "told-nobody-to-rob" in told(nobody)


@pytest.mark.rule("BC-8.19")
def test_bc_8_19_the_silver_of_this_phase_cannot_be_stolen_in_it() -> None:
    state = table(FULL, FULL, NOBODY, NOBODY, pawn=1, sheriff=5, turned="TOMBSTONE")
    stake(state, 2)
    stake(state, 1)
    assert "told-nobody-to-rob" in told(state)
    assert cubes(state, 1) == (0, 1)


@pytest.mark.rule("BC-5.9", "BC-8.21", "BC-8.22")
def test_bc_5_9_the_stagecoach() -> None:
    second = table(FULL, FULL, FULL, NOBODY, pawn=6, sheriff=0)
    for tiles in (2, 5, 1):
        stake(second, tiles)
    assert [cubes(second, seat)[1] for seat in range(3)] == [1, 0, 0]
    alone = table(FULL, FULL, FULL, NOBODY, pawn=6, sheriff=0, renounced=(1, 2))
    stake(alone, 1)
    assert "told-coach-alone" in told(alone)
    assert decision(alone) == "turn"
