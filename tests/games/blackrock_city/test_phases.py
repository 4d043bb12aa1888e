"""Who begins, the dummy, the end (BC-4.13 to BC-4.22, BC-5.11 to BC-5.13), with their rulings."""

import pytest

from farwest.engine.core import Dice
from farwest.games.blackrock_city.game import GAME
from farwest.games.blackrock_city.play import BlackrockCity
from tests.games.blackrock_city.table import (
    FULL,
    NOBODY,
    cubes,
    facts,
    legal,
    new,
    play,
    queue,
    reserve,
    rolls,
    stake,
    stakes,
    status,
    table,
    told,
    view,
)


@pytest.mark.rule("BC-4.13")
def test_bc_4_13_the_winner_begins() -> None:
    state = table(FULL, FULL, FULL, FULL, pawn=6, sheriff=0)
    stake(state, 1)
    stake(state, 3)
    play(state, "renounce", "renounce")
    assert queue(state) == [1, 2, 3, 0]


@pytest.mark.rule("BC-4.13", "BC-8.25")
def test_bc_8_25_prisoners_count_as_bandits() -> None:
    freed = {"prisoners": (0, 0, 1, 0), "bank_prisoners": 12}
    state = table(FULL, FULL, (0, 0, 1, 0), (0, 0, 0, 1), pawn=2, sheriff=7, renounced=(1, 2, 3), **freed)
    stake(state, 1)
    assert queue(state) == [2, 3, 0, 1]
    assert [fact.key for fact in facts(state) if "phase" in fact.key] == ["told-phase-one"]


@pytest.mark.rule("BC-8.26")
def test_bc_8_26_a_winner_without_bandits_keeps_the_pawn() -> None:
    state = table((0, 0, 1, 0), FULL, NOBODY, NOBODY, pawn=2, sheriff=8, cubes=[(1, 0)], renounced=(1,))
    stake(state, 0, w=1)  # Dodge City: three gold, no prisoner; the sheriff at 9
    assert view(state)["pawn"] == {"at": 3, "owner": 0}
    assert (status(state, 0), state.actor) == ("out", 1)
    stake(state, 6, dice=rolls(3))
    assert state.sheriff == 3
    assert cubes(state, 0) == (3, 0), "caught without bandits: a cube is lost"


@pytest.mark.rule("BC-4.15", "BC-5.11")
def test_bc_4_15_without_any_bandit_the_game_ends() -> None:
    state = table((0, 0, 1, 0), NOBODY, NOBODY, NOBODY, pawn=2, sheriff=8)
    stake(state, 0, w=1)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.rule, outcome.reason.key) == ("BC-4.15", "reason-exhausted")


# The dummy.


@pytest.mark.rule("BC-4.14")
def test_bc_4_14_after_the_dummys_win_seat_0_begins() -> None:
    state = table(FULL, FULL, pawn=1, sheriff=8, dummy=3, first=1)
    stake(state, 1)
    play(state, "renounce")
    assert view(state)["pawn"]["owner"] == 2
    assert queue(state) == [0, 1]
    lone = table(FULL, (0, 0, 2, 0), pawn=1, sheriff=8, dummy=3, first=1)
    stake(lone, 0, w=1)
    play(lone, "renounce")
    assert view(lone)["first"] == 1, "a single bandit begins, whoever won"


@pytest.mark.rule("BC-4.16")
def test_bc_4_16_the_dummys_stake_moves_the_sheriff_and_may_catch() -> None:
    state = table(FULL, FULL, pawn=3, sheriff=4, dummy=1, renounced=(1,))
    stake(state, 0, hx=2)  # rides one town to Santa Fe, two holes; the sheriff waits two towns before it
    assert view(state)["pawn"]["at"] == 4
    assert (view(state)["dummy"]["stake"], state.sheriff) == (2, 6)
    caught = table(FULL, FULL, pawn=3, sheriff=2, dummy=1, renounced=(1,))
    stake(caught, 0, hx=2)
    assert (caught.sheriff, caught.actor) == (4, 0)
    assert "told-caught" in told(caught)


@pytest.mark.rule("BC-4.17", "BC-4.18", "BC-8.29")
def test_bc_4_17_no_holes_no_stake() -> None:
    nothing = table(FULL, FULL, pawn=8, sheriff=2, dummy=0)
    assert stakes(nothing) == [1, 2, 3, 4, 5, 6, 7, 8]
    three = table(FULL, FULL, pawn=1, sheriff=2, dummy=3)
    assert stakes(three) == [1, 2, 4, 5, 6, 7, 8]
    stake(three, 4)
    assert 3 in stakes(three), "once surpassed it may be equalled"


@pytest.mark.rule("BC-4.19", "BC-8.34")
def test_bc_4_19_the_dummy_is_a_staker_like_any_other() -> None:
    state = table(FULL, FULL, pawn=1, sheriff=8, dummy=3)
    stake(state, 1)
    play(state, "renounce")
    assert view(state)["ride"] == 2
    assert cubes(state, 0) == (0, 1)
    assert view(state)["seats"][0]["last_attack"] == 0
    assert view(state)["dummy"]["last_attack"] == 2


@pytest.mark.rule("BC-4.20", "BC-8.29")
def test_bc_4_20_the_dummy_has_nobody_to_be_wounded() -> None:
    stopped = table(FULL, FULL, pawn=2, sheriff=8, dummy=3, turned="ABILENE")
    stake(stopped, 1)
    play(stopped, "renounce")
    assert view(stopped)["pawn"] == {"at": 3, "owner": 2}
    assert "told-stopped" in told(stopped)
    caught = table(FULL, FULL, pawn=4, owner=2, sheriff=2, dummy=2, cubes=[(0, 0), (0, 0), (1, 1)])
    stake(caught, 0, hx=1)
    stake(caught, 3, dice=rolls())
    assert reserve(caught, 2) == NOBODY
    losing = table(FULL, FULL, pawn=4, owner=2, sheriff=2, dummy=3, cubes=[(0, 0), (0, 0), (1, 1)])
    stake(losing, 2, dice=rolls(0))
    assert cubes(losing, 2) == (0, 1)


@pytest.mark.rule("BC-4.21", "BC-7.6", "BC-8.30")
def test_bc_4_21_the_dummy_steals() -> None:
    def robbed(turned: str, pawn: int, owned: list[tuple[int, int]], *outcomes: int) -> list[tuple[int, int]]:
        state = table(FULL, FULL, pawn=pawn, sheriff=8, dummy=3, turned=turned, cubes=owned)
        stake(state, 0, hx=2)
        play(state, "renounce", dice=rolls(*outcomes))
        return [cubes(state, seat) for seat in range(3)]

    both = [(1, 0), (2, 0)]
    assert robbed("TOMBSTONE", 1, both, 0) == [(0, 1), (2, 0), (1, 0)]
    assert robbed("TOMBSTONE", 1, both, 1, 1) == [(1, 1), (1, 0), (1, 0)]
    assert robbed("TOMBSTONE", 1, [(0, 0), (1, 0)]) == [(0, 1), (0, 0), (1, 0)]
    assert robbed("SANTA_FE", 3, both, 0) == [(0, 1), (1, 0), (2, 0)]
    assert robbed("SANTA_FE", 3, [(0, 0), (2, 0)], 0) == [(0, 1), (1, 0), (1, 0)]


@pytest.mark.rule("BC-8.30")
def test_bc_8_30_the_dummy_can_be_robbed() -> None:
    state = table(FULL, NOBODY, pawn=8, sheriff=2, dummy=0, turned="DURANGO", cubes=[(0, 0), (0, 0), (2, 0)])
    stake(state, 0, hx=1, dice=rolls(0))
    assert cubes(state, 0) == (1, 0)


@pytest.mark.rule("BC-4.22")
def test_bc_4_22_without_a_human_stake_the_game_ends() -> None:
    state = table(FULL, NOBODY, pawn=1, sheriff=8, dummy=3)
    play(state, "renounce")
    assert state.over
    assert "told-won" not in told(state)


# End and ranking.


@pytest.mark.rule("BC-5.12", "BC-8.33")
def test_bc_8_33_an_attacker_ranks_before_who_never_attacked() -> None:
    state = table(FULL, FULL, FULL, cubes=[(1, 1), (1, 1), (1, 1)], attacks=(0, 1, 0))
    play(state, "renounce", "renounce", "renounce")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == [2, 1, 2]


@pytest.mark.rule("BC-8.31", "BC-5.12")
def test_bc_8_31_if_all_renounce_at_once_all_share_the_first_place() -> None:
    state = new(4)
    play(state, "renounce", "renounce", "renounce", "renounce")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ([1, 1, 1, 1], [0, 0, 0, 0])


@pytest.mark.rule("BC-5.12", "BC-8.29")
def test_bc_5_12_the_dummy_is_shown_apart() -> None:
    state = table(FULL, FULL, pawn=4, sheriff=8, dummy=2, cubes=[(1, 0), (0, 1), (5, 0)])
    play(state, "renounce", "renounce")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == [1, 2]
    assert view(state)["dummy"]["gold"] == 5
    assert told(state)[-1] == "told-dummy-cubes"


@pytest.mark.rule("BC-5.13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bc_5_13_every_phase_costs_a_life(players: int) -> None:
    for seed in range(40):
        dice = Dice(seed)
        state = GAME.new(players, {}, dice)
        assert isinstance(state, BlackrockCity)
        phase, before = 1, 16 * players + 13
        while not state.over:
            offered = state.legal(state.actor)
            state.play(state.actor, offered[dice.pick(len(offered))], dice)
            if state.phase > phase:
                left = lives(state)
                assert left < before
                phase, before = int(state.phase), left
        assert state.phase <= 16 * players + 13


def lives(state: BlackrockCity) -> int:
    """Of all gangs, and of those who may still be freed."""
    tiles = [reserve(state, seat) for seat in range(state.players)]
    return sum(2 * (h + hx) + w + wx for h, hx, w, wx in tiles) + int(state.bank_prisoners)


@pytest.mark.rule("BC-5.11")
def test_bc_5_11_nothing_more_can_be_done() -> None:
    state = new(3)
    play(state, "renounce", "renounce", "renounce")
    assert state.over
    assert [state.legal(seat) for seat in range(3)] == [[], [], []]
    refusal = state.why_not(0, GAME.parse("defer"))
    assert refusal is not None
    assert refusal.key == "refusal-over"
    assert legal(new(3)) != []
