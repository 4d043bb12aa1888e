"""What bots are told: sensible play, in every option, with reasons in words."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.bots.hints import hints
from farwest.engine.core import Dice, State
from farwest.games.carson_city import data as D
from farwest.games.carson_city.advice import CarsonCityAdvice
from farwest.games.carson_city.appraisal import Purse, best_site, building_worth, parcel_worth, roads_needed
from farwest.games.carson_city.game import GAME
from farwest.words import game_words
from tests.games.carson_city.desk import cell, dumped, go, legal, placed, play, q

ADVICE = CarsonCityAdvice()


def best(state: State) -> str:
    """What the deputy would play."""
    seat = state.to_act()[0]
    actions = state.legal(seat)
    weights = ADVICE.weigh(state, seat, actions)
    return GAME.text(actions[weights.index(max(weights))])


def game(players: int, levels: str, seed: int, **options: object) -> State:
    """`d` plays as advised, `r` at random."""
    dice = Dice(seed)
    state = GAME.new(players, options, dice)
    while not state.over:
        seat = state.to_act()[0]
        actions = state.legal(seat)
        if levels[seat] == "d":
            state.play(seat, GAME.parse(best(state)), dice)
        else:
            state.play(seat, actions[dice.pick(len(actions))], dice)
    return state


def test_advised_play_beats_random_play() -> None:
    for seed in range(6):
        outcome = game(2, "dr" if seed % 2 else "rd", seed).outcome()
        assert outcome is not None
        assert outcome.winners() == [0 if seed % 2 else 1]


def test_advised_play_with_three_scores_like_a_sensible_beginner() -> None:
    totals = [int(state.score(seat)) for seed in range(4) for state in [game(3, "ddd", seed)] for seat in range(3)]
    assert sum(totals) / len(totals) > 25


@pytest.mark.parametrize(
    "options",
    [
        {"personality_side": "red"},
        {"board_side": "river", "road_timing": "anytime"},
        {"duel_mode": "tiles", "dead_cowboys": "on"},
    ],
    ids=str,
)
def test_every_option_can_be_advised(options: dict[str, object]) -> None:
    state = game(3, "ddd", 7, **options)
    assert min(int(state.score(seat)) for seat in range(3)) > 10


@pytest.mark.parametrize(
    "options", [{}, {"personality_side": "red"}, {"board_side": "river", "duel_mode": "tiles", "dead_cowboys": "on"}]
)
@pytest.mark.heavy
def test_hints_have_reasons_that_can_be_said(options: dict[str, object]) -> None:
    dice = Dice(11)
    state = GAME.new(3, options, dice)
    said: set[str] = set()
    languages = [game_words(GAME, lang) for lang in ("en", "fr")]
    while not state.over:
        seat = state.to_act()[0]
        texts = [GAME.text(action) for action in state.legal(seat)]
        for hint in hints("deputy", GAME, state.view(seat), texts, 2)[:2]:
            if hint.reason is not None:
                said.add(hint.reason.key)
                assert all(words.phrase(hint.reason) for words in languages)
        state.play(seat, state.legal(seat)[dice.pick(len(texts))], dice)
    assert len(said) > 8


def test_a_mine_beside_mountains_is_worth_more() -> None:
    town = q(2, owners={"C3": 0, "H8": 0})
    assert best_site(town, 0, D.MINE, [cell("C3"), cell("H8")])[0] == cell("C3")
    assert building_worth(town, 0, D.RANCH, cell("H8")) > building_worth(town, 0, D.MINE, cell("H8"))
    assert parcel_worth(town, 1, cell("B3")) > parcel_worth(town, 1, cell("H1"))


def test_money_above_the_limit_is_worth_little() -> None:
    rich = Purse(q(2, seats={0: {"card": "sheriff", "cash": 60}}), 0)
    poor = Purse(q(2, seats={0: {"card": "sheriff", "cash": 5}}), 0)
    assert rich.worth(4) < poor.worth(4)


def test_roads_are_counted_along_the_edges() -> None:
    town = q(2)
    assert [roads_needed(town, cell(name)) for name in ("C3", "B3", "A1", "H8")] == [0, 1, 4, 6]


def test_the_obvious_is_advised() -> None:
    """To take the points rather than lose the money, to place what was kept, to double the better type."""
    limit = placed([1, 0], {}, round=4, seats={0: {"card": "sheriff", "cash": 40}, 1: {"card": "banker", "cash": 0}})
    go(limit)
    assert best(limit) in ("cash_out:2", "cash_out:3")
    kept = placed([0, 1], {}, owners={"A1": 0}, seats={0: {"kept": ["ranch"]}})
    go(kept)
    assert best(kept) == "kept:ranch"
    seats = {0: {"card": "grocer"}, 1: {"card": "captain"}}
    double = placed(
        [0, 1],
        {},
        tiles={"E4": "saloon", "D5": "house", "A8": "mine"},
        owners={"E4": 0, "A8": 0},
        waits=[0],
        seats=seats,
    )
    go(double)
    assert best(double) == "grocer_estate:saloon"


def test_evaluate_is_a_chance() -> None:
    ahead = q(2, owners={"B2": 0, "C2": 0}, seats={0: {"vp": 10}})
    assert 0.5 < ADVICE.evaluate(ahead, 0) < 1
    assert abs(ADVICE.evaluate(ahead, 0) + ADVICE.evaluate(ahead, 1) - 1) < 1e-9
    over: Any = game(2, "dr", 1)
    assert [ADVICE.evaluate(over, seat) for seat in (0, 1)] == [1.0, 0.0]


def test_the_beginner_glances_at_every_decision() -> None:
    dice = Dice(3)
    state = GAME.new(3, {"personality_side": "random"}, dice)
    seen: set[str] = set()
    while not state.over:
        seat = state.to_act()[0]
        actions = state.legal(seat)
        weights = ADVICE.glance(state, seat, actions)
        assert len(weights) == len(actions)
        seen.add(dumped(state)["decision"])
        state.play(seat, actions[dice.pick(len(actions))], dice)
    assert {"place", "personality", "setup_parcel"} <= seen
    assert legal(q(2)) != []
    play(q(2), "pass")
