"""What search asks of the game: quick opinions on choices, and the scores to be expected (section 10)."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.engine.core import Dice
from farwest.games.carson_city import codes as S, outlook
from farwest.games.carson_city.advice import CarsonCityAdvice
from farwest.games.carson_city.game import GAME
from farwest.games.carson_city.play import CarsonCity
from tests.games.carson_city.desk import q

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"personality_side": "red", "board_side": "river"}),
    (4, {"duel_mode": "tiles", "personality_side": "random"}),
    (5, {"duel_dice": "2", "road_timing": "anytime", "dead_cowboys": "on"}),
]


def positions(players: int, options: dict[str, Any], seed: int) -> list[CarsonCity]:
    """Of a game in which half of the choices are what looks best, so that buildings and duels come up."""
    dice = Dice(seed)
    state = GAME.new(players, options, dice)
    found: list[CarsonCity] = []
    while not state.over:
        assert isinstance(state, CarsonCity)
        seat, actions = state.to_act()[0], state.legal(state.to_act()[0])
        weights = outlook.opinions(state, seat, actions)
        sensible = weights and dice.pick(2)
        state.play(seat, actions[weights.index(max(weights))] if sensible else actions[dice.pick(len(actions))], dice)
        found.append(silent(state))
    return found


def silent(state: CarsonCity) -> CarsonCity:
    copy = state.clone()
    assert isinstance(copy, CarsonCity)
    return copy


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_search_thinks_as_the_deputy_does(players: int, options: dict[str, Any]) -> None:
    """Two ways to say the same, one of them quick: they must not drift apart."""
    advice = CarsonCityAdvice()
    decisions: set[int] = set()
    for state in positions(players, options, 11):
        for seat in state.to_act():
            actions = state.legal(seat)
            opinions = outlook.opinions(state, seat, actions)
            if opinions and (state.decision != S.PLACE or state.reserve[seat] % 3 == 0):
                assert opinions == pytest.approx(advice.weigh(state, seat, actions)), state.decision
                decisions.add(int(state.decision))
    assert {S.CHOOSE_START, S.CHOOSE_CARD, S.PLACE, S.BUY_PARCEL, S.BUY_BUILDING, S.CHOOSE_SITE} <= decisions


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_what_is_remembered_of_the_land_is_what_a_fresh_look_finds(players: int, options: dict[str, Any]) -> None:
    """Of a town that was asked after each decision nothing must be kept that has changed since."""
    for state in positions(players, options, 7)[::3]:
        fresh = GAME.load(state.dump())
        assert isinstance(fresh, CarsonCity)
        for seat in state.to_act():
            actions = state.legal(seat)
            assert outlook.opinions(state, seat, actions) == outlook.opinions(fresh, seat, actions)


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_the_short_way_to_the_best_choice_finds_the_first_of_the_best(players: int, options: dict[str, Any]) -> None:
    placed = 0
    for state in positions(players, options, 13):
        for seat in state.to_act()[:1]:
            actions = state.legal(seat)
            weights = outlook.opinions(state, seat, actions)
            best = actions[weights.index(max(weights))] if weights else actions[0]
            assert outlook.most_liked(state, seat) == best
            placed += int(state.decision == S.PLACE)
    assert placed > 20


@pytest.mark.parametrize(("players", "options"), TABLES[:3], ids=str)
def test_opinions_and_guesses_leave_no_trace(players: int, options: dict[str, Any]) -> None:
    for state in positions(players, options, 5)[::9]:
        before = state.dump()
        for seat in state.to_act():
            outlook.opinions(state, seat, state.legal(seat))
        outlook.expected_scores(state)
        assert state.dump() == before


def test_when_all_is_over_the_scores_are_the_scores_and_ties_go_by_the_pass_order() -> None:
    state = positions(3, {}, 9)[-1]
    assert state.over
    scores = [int(state.score(seat)) for seat in range(3)]
    expected = outlook.expected_scores(state)
    assert expected == pytest.approx(scores, abs=0.3)
    assert sorted(range(3), key=lambda seat: -expected[seat]) == sorted(range(3), key=state.place)


def test_points_count_in_full_however_the_round_goes_on() -> None:
    plain, ahead = (outlook.expected_scores(q(2, owners={"D3": 0, "E5": 1}, seats={0: {"vp": vp}})) for vp in (0, 5))
    assert ahead == pytest.approx([plain[0] + 5, plain[1]])


def test_buildings_and_money_promise_points() -> None:
    plain = q(2, round=2, owners={"D3": 0, "E5": 1})
    built = q(2, round=2, owners={"D3": 0, "E5": 1}, tiles={"D3": "hotel"})
    rich = q(2, round=2, owners={"D3": 0, "E5": 1}, seats={0: {"cash": 35}})
    worth = [float(outlook.holdings(state, 0)) for state in (plain, built, rich)]
    assert worth[1] > worth[0] + 4  # two points for the building, and six dollars in both rounds to come
    assert worth[2] > worth[0] + 3


def test_in_the_last_round_money_is_worth_what_it_is_changed_for() -> None:
    """Points are bought as long as they cost less than six dollars (CC-5.40)."""
    state = q(2, round=4, owners={"D3": 0}, standing={"vp2": [0]}, seats={0: {"cash": 12, "cowboys": 0}})
    seat = state.to_act()[0]
    state.play(seat, GAME.parse("pass"), Dice(1))
    while state.decision != S.BUY_VP:
        seat = state.to_act()[0]
        state.play(seat, state.legal(seat)[-1], Dice(1))
    actions = state.legal(0)
    weights = outlook.opinions(silent(state), 0, actions)
    assert GAME.text(actions[weights.index(max(weights))]) == "vp_buy:6"
