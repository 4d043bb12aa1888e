"""What search asks of the game: quick opinions on choices, and the scores to be expected (section 10)."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from farwest.engine.core import Dice
from farwest.games.dodge_city import appraisal, data as D, distance, forecast, outlook, state as S, weighing
from farwest.games.dodge_city.game import GAME
from farwest.games.dodge_city.play import DodgeCity
from tests.games.dodge_city.city import BLUE, RED, SALOON_T06, SALOON_T08, act, city


def positions(players: int, seed: int) -> list[DodgeCity]:
    """Of a game in which most choices are what looks best, so that chains, blocks and duels come up."""
    dice = Dice(seed)
    state = GAME.new(players, {}, dice)
    found: list[DodgeCity] = []
    while not state.over:
        assert isinstance(state, DodgeCity)
        by_luck = dice.pick(6) == 0
        state.advance(state.random_action(dice) if by_luck else forecast.choice(state), dice)
        copy = state.clone()
        found.append(copy)
    return found


@pytest.fixture(scope="module")
def game_of_three() -> list[DodgeCity]:
    return positions(3, 4)


def test_a_cell_is_nearer_exactly_where_one_piece_less_is_missing_then() -> None:
    dice = Dice(3)
    for _ in range(20):
        building = int(dice.pick(D.BUILDING_COUNT))
        own, rivals = (sum({2 ** D.FREE[building][dice.pick(26)] for _ in range(dice.pick(9))}) for _ in range(2))
        free = int(D.ALL_CELLS[building]) & ~own & ~rivals
        before = distance.missing(building, own, free)
        nearer = distance.nearer(building, own, free)
        for bit in D.FREE[building]:
            if free >> bit & 1:
                after = distance.missing(building, own | 2**bit, free ^ 2**bit)
                assert (before > 0 and after == before - 1) == bool(nearer >> bit & 1)


def test_search_thinks_about_as_the_deputy_does(game_of_three: list[DodgeCity]) -> None:
    """One of them is quick: what looks best to it is nearly always best, or nearly best, to the other."""
    asked, agreed, decisions = 0, 0, set()
    for state in game_of_three[5::13]:
        if state.over or state.decision in (S.CHALLENGE, S.EVENT_OPPONENT):
            continue  # the deputy knows the others' cards there, the search knows more of what is to come
        actions = state.legal(state.actor)
        quick = outlook.opinions(state, state.actor, actions)
        thorough = weighing.weights(state, int(state.actor), actions)
        asked += 1
        agreed += thorough[quick.index(max(quick))] > max(thorough) - 0.1
        decisions.add(int(state.decision))
    assert agreed > 0.85 * asked
    assert {S.MOVE_CARD, S.BUY_BUILDING, S.PLACE_CELL} <= decisions


def test_opinions_and_guesses_leave_no_trace(game_of_three: list[DodgeCity]) -> None:
    for state in game_of_three[::29]:
        before = state.dump()
        for seat in state.to_act():
            outlook.opinions(state, seat, state.legal(seat))
        forecast.expected_scores(state)
        assert state.dump() == before


def test_what_is_remembered_of_other_games_makes_no_difference(game_of_three: list[DodgeCity]) -> None:
    """Asked in another order, with other games between: the same opinions."""
    moments = [state for state in islice(game_of_three, 3, None, 31) if not state.over]
    before = [outlook.opinions(state, state.actor, state.legal(state.actor)) for state in moments]
    positions(2, 5)
    after = [outlook.opinions(state, state.actor, state.legal(state.actor)) for state in reversed(moments)]
    assert before == after[::-1]


def test_when_all_is_over_the_places_count(game_of_three: list[DodgeCity]) -> None:
    over = game_of_three[-1]
    expected = forecast.expected_scores(over)
    assert sorted(range(3), key=lambda seat: -expected[seat]) == sorted(range(3), key=over.place)


def at_start(town: dict[str, str], **more: Any) -> Any:
    return city(town=town, stage="start", movement=0, decision="start-card", **more)


def test_whoever_has_points_chains_or_money_may_expect_more() -> None:
    for state in (
        at_start({"saloon": "lady of red", "post": "cowboy blue A1"}),
        at_start({"saloon": "gunman red B3 C3 D3 E3 B4 / blue A1"}),
        at_start({"post": "cowboy red A1 / blue A2"}, money={"red": 3000, "blue": 100}),
    ):
        scores = forecast.expected_scores(state)
        assert scores[RED] > scores[BLUE]


def test_a_round_is_played_out_before_it_is_judged() -> None:
    """A chain that closes in this round is a building won, as far as anybody can see."""
    state = city(town={"saloon": f"lady {SALOON_T06}"}, hands={"red": "N-LADY-7 N-LADY-6"}, movement=2)
    later = state.clone()
    forecast.play_on(later)
    assert later.over or later.round == state.round + 1
    assert later.points[RED] == 5


def test_features_name_what_a_seat_has() -> None:
    town = {
        "saloon": f"lady {SALOON_T08} / blue A1",
        "post": "cowboy of red",
        "hotel": "bandit blue C2 C3",
    }
    found = appraisal.features(at_start(town, money={"red": 1000}), RED)
    assert found[appraisal.POINTS + 1] == 1.0
    assert found[appraisal.DECISIVE] == found[appraisal.NEAREST_DECISIVE] == 1.0
    assert found[appraisal.MONEY] == pytest.approx(0.6)
    assert found[appraisal.MONEY + 1] == pytest.approx(0.4)
    assert found[appraisal.PIECES] == 6.0


def test_there_is_a_weight_for_each_feature_and_number_of_players() -> None:
    assert len(appraisal.WEIGHTS) == 4 * appraisal.FEATURE_COUNT
    assert all(appraisal.SPREAD[players] > 0 for players in GAME.player_counts)


def test_a_chain_is_closed_at_a_glance() -> None:
    state = city(town={"saloon": f"cowboy {SALOON_T06}"}, hands={"red": "N-LADY-7"})
    act(state, "play:N-LADY-7", "buy:saloon", "count:1")
    actions = state.legal(RED)
    weights = outlook.opinions(state, RED, actions)
    assert GAME.text(actions[weights.index(max(weights))]) == "cell:E4"
