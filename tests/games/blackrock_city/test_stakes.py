"""The stakes (BC-4.1 to BC-4.11) and their rulings."""

import pytest

from farwest.engine.core import Dice
from farwest.games.blackrock_city.game import GAME
from tests.games.blackrock_city.table import (
    FULL,
    NOBODY,
    clock,
    cubes,
    decision,
    facts,
    legal,
    new,
    play,
    queue,
    reserve,
    stake,
    stakes,
    status,
    table,
    timeout,
    told,
    view,
    why_not,
)


@pytest.mark.rule("BC-4.1")
def test_bc_4_1_phases_follow_each_other() -> None:
    state = table(FULL, FULL, FULL, FULL, sheriff=5)
    stake(state, 2)
    stake(state, 1)
    assert cubes(state, 1) == (0, 0), "gains come at the end of the phase"
    play(state, "renounce", "renounce")
    assert cubes(state, 1) == (0, 1)
    assert view(state)["phase"] == 3
    assert [status(state, seat) for seat in range(4)] == ["pending"] * 4


@pytest.mark.rule("BC-4.2")
def test_bc_4_2_who_has_no_bandit_is_out() -> None:
    state = table(FULL, (0, 0, 1, 0), FULL, NOBODY, pawn=2, sheriff=6)
    stake(state, 2)
    stake(state, 0, w=1)
    play(state, "renounce")
    assert queue(state) == [0, 2]
    assert [status(state, seat) for seat in range(4)] == ["pending", "out", "pending", "out"]


@pytest.mark.rule("BC-4.3", "BC-8.1")
def test_bc_4_3_stake_defer_or_renounce() -> None:
    assert legal(new(3)) == [f"stake:{n}" for n in range(1, 9)] + ["defer", "renounce"]
    state = table((1, 0, 0, 0), (5, 2, 0, 0), NOBODY, NOBODY, staked={1: (1, 0, 0, 0)}, pawn=6, sheriff=4)
    assert view(state)["phase"] == 3, "renouncing was all that was left, and nobody was asked"


@pytest.mark.rule("BC-4.4", "BC-8.2")
def test_bc_4_4_no_stake_of_nothing_and_none_like_the_highest() -> None:
    state = table(FULL, (3, 0, 0, 0), FULL, FULL, sheriff=1)
    assert "stake:0" not in GAME.notation.texts
    stake(state, 2)
    assert stakes(state) == [1, 3]
    assert why_not(state, "stake:2").key == "refusal-equals-highest"
    assert why_not(state, "stake:4").key == "refusal-too-many"


@pytest.mark.rule("BC-4.5")
def test_bc_4_5_a_stake_is_final() -> None:
    state = table(FULL, FULL, FULL, FULL)
    stake(state, 2)
    assert why_not(state, "stake:5", seat=0).key == "refusal-not-your-turn"
    assert [fact.reveals for fact in facts(state) if fact.key == "told-staked"] == [True]
    play(state, "renounce", "renounce")
    assert state.actor == 3, "there is no second round"


@pytest.mark.rule("BC-4.6")
def test_bc_4_6_who_renounced_is_out_of_the_phase() -> None:
    state = table(FULL, FULL, FULL, FULL)
    play(state, "renounce")
    assert (status(state, 0), queue(state)) == ("renounced", [1, 2, 3])
    assert why_not(state, "stake:1", seat=0).key == "refusal-not-your-turn"


@pytest.mark.rule("BC-4.7", "BC-8.4")
def test_bc_4_7_deferrers_keep_their_order() -> None:
    state = table(FULL, FULL, FULL, FULL)
    play(state, "defer", "wound:H", "defer", "wound:HX")
    assert queue(state) == [2, 3, 0, 1]
    assert [view(state)["seats"][seat]["defers"] for seat in range(4)] == [1, 1, 0, 0]


@pytest.mark.rule("BC-4.7", "BC-8.5")
def test_bc_8_5_when_deferring_is_forbidden() -> None:
    last = table(FULL, FULL, FULL, FULL, renounced=(1, 2, 3))
    assert why_not(last, "defer").key == "refusal-nobody-pending"
    lone = table((0, 0, 0, 1), FULL, FULL, FULL)
    assert why_not(lone, "defer").key == "refusal-last-bandit"


@pytest.mark.rule("BC-8.6")
def test_bc_8_6_the_wound_is_due_though_one_renounces_later() -> None:
    state = table((3, 0, 0, 0), FULL, FULL, FULL)
    play(state, "defer")
    assert reserve(state, 0) == (2, 0, 1, 0)
    play(state, "renounce", "renounce", "renounce", "renounce")
    assert reserve(state, 0) == (2, 0, 1, 0)


@pytest.mark.rule("BC-4.8")
def test_bc_4_8_every_composition_by_one_path_and_in_secret() -> None:
    state = table((2, 2, 2, 0), FULL, FULL, FULL)
    before = view(state, 1)
    play(state, "stake:4", "hx:1")
    assert (decision(state), legal(state)) == ("w", ["w:1", "w:2"])
    assert view(state, 1) == before
    assert view(state, 0)["chosen"] == {"stake": 4, "hx": 1, "wx": 0}
    assert "told-staked" not in told(state)
    play(state, "w:2")
    assert list(view(state, 1)["seats"][0]["staked"]) == [1, 1, 2, 0]


@pytest.mark.rule("BC-4.8")
def test_bc_4_8_numbers_outside_their_interval_are_refused() -> None:
    state = table((1, 2, 1, 0), FULL, FULL, FULL)
    play(state, "stake:3")
    assert legal(state) == ["hx:1", "hx:2"]
    assert why_not(state, "hx:0").key == "refusal-number-low"
    crowded = table((3, 0, 1, 0), FULL, FULL, FULL)
    play(crowded, "stake:2")
    assert legal(crowded) == ["w:0", "w:1"]
    assert why_not(crowded, "w:2").key == "refusal-number-high"


@pytest.mark.rule("BC-4.9")
def test_bc_4_9_the_sheriff_walks_at_once() -> None:
    state = table((2, 1, 2, 0), FULL, FULL, FULL, sheriff=3)
    stake(state, 1, hx=1, w=2)
    assert state.sheriff == 6
    assert (state.actor, decision(state)) == (1, "turn")


@pytest.mark.rule("BC-4.10")
def test_bc_4_10_without_a_bandit_one_leaves_the_queue() -> None:
    state = table((0, 0, 1, 0), FULL, FULL, FULL, pawn=4, owner=0, sheriff=2, first=1)
    stake(state, 2)
    assert (status(state, 0), reserve(state, 0)) == ("renounced", NOBODY)
    assert queue(state) == [2, 3]


@pytest.mark.rule("BC-4.10", "BC-4.16")
def test_bc_4_10_also_by_the_dummys_stake() -> None:
    """The winner rides alone to a tile with three holes, the sheriff three towns behind it."""
    state = table((0, 0, 3, 0), FULL, pawn=5, sheriff=1, renounced=(1,), dummy=1)
    stake(state, 0, w=2)
    assert (view(state)["pawn"], state.phase) == ({"at": 6, "owner": 0}, 3)
    assert state.sheriff == 6
    assert (status(state, 0), queue(state)) == ("renounced", [1])


@pytest.mark.rule("BC-4.11", "BC-8.7")
def test_bc_4_11_all_renounce_in_whatever_way() -> None:
    state = table((0, 0, 1, 0), FULL, FULL, NOBODY, clocks="realtime")
    clock(state, 3)
    timeout(state, 0)
    play(state, "defer", "wound:H", "renounce", "renounce")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason.key == "reason-renounced"


@pytest.mark.rule("BC-8.8")
def test_bc_8_8_the_only_bandit_cannot_equal_the_dummy() -> None:
    state = table((1, 0, 0, 0), FULL, pawn=5, sheriff=2, dummy=1)
    assert "told-renounced" not in told(state)
    assert legal(state) == ["defer", "renounce"]
    assert why_not(state, "stake:1").key == "refusal-equals-highest"


@pytest.mark.rule("BC-8.24")
def test_bc_8_24_the_lone_last_player() -> None:
    state = table((1, 0, 3, 0), NOBODY, NOBODY, NOBODY, pawn=2, sheriff=6)
    assert "defer" not in legal(state)
    stake(state, 0, w=1)
    assert queue(state) == [0]
    play(state, "renounce")
    assert state.over


@pytest.mark.rule("BC-4.30")
def test_bc_4_30_decisions_come_one_at_a_time() -> None:
    for players in (2, 3, 4):
        dice = Dice(players)
        state = GAME.new(players, {"clocks": "realtime"}, dice)
        while not state.over:
            assert len(state.to_act()) == 1
            offered = state.legal(state.actor)
            assert len(offered) > 1
            state.play(state.actor, offered[dice.pick(len(offered))], dice)


@pytest.mark.rule("BC-4.31")
def test_bc_4_31_the_spelling_of_actions() -> None:
    spelled = [
        "stake:3",
        "defer",
        "renounce",
        "hx:1",
        "wx:0",
        "w:2",
        "wound:H",
        "wound:HX",
        "wound:W",
        "wound:WX",
        "move:2",
    ]
    spelled += ["steal:P2", "steal:P2+P2", "steal:P2+P3", "clock:P1", "timeout:P0"]
    assert [GAME.text(GAME.parse(text)) for text in spelled] == spelled
