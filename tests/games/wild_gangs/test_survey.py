"""The reckoning behind the advice: what it adds up is what the rules hand out, and what it expects is consistent."""

from typing import Final

import pytest

from farwest.engine.bits import members
from farwest.engine.core import Dice
from farwest.games.wild_gangs.advice import WildGangsAdvice
from farwest.games.wild_gangs.game import GAME
from farwest.games.wild_gangs.heists import ONE_OF
from farwest.games.wild_gangs.odds import ODDS, SURE, chance_ahead, poker_lead
from farwest.games.wild_gangs.placement import open_fronts
from farwest.games.wild_gangs.play import WildGangs
from farwest.games.wild_gangs.state import CHOOSE_CARD
from farwest.games.wild_gangs.survey import NOT_OFFERED, PLACEMENTS, Survey
from tests.games.wild_gangs.players import end_now
from tests.games.wild_gangs.town import new

ADVICE: Final = WildGangsAdvice()


def until_round(players: int, seed: int, rounds: int) -> WildGangs:
    """Random play up to the first card of a round."""
    dice = Dice(seed)
    state = new(players, seed)
    while state.round < rounds or state.decision != CHOOSE_CARD:
        state.advance(state.random_action(dice), dice)
    return state


@pytest.mark.parametrize("players", GAME.player_counts)
@pytest.mark.parametrize("seed", range(12))
def test_with_nothing_to_come_the_survey_is_the_result(players: int, seed: int) -> None:
    """Events, heists, poker, kegs and captures: what the survey adds up is what the rules hand out."""
    state = until_round(players, seed, 2 + seed % 6)
    survey = Survey(state, ODDS)
    survey.stop()
    ended = state.clone()
    end_now(ended)
    assert list(survey.prospects()) == list(ended.money)


@pytest.mark.parametrize("players", GAME.player_counts)
def test_after_the_reveal_only_the_streets_left_count(players: int) -> None:
    dice = Dice(players)
    state = new(players, 20 + players)
    while not state.revealed:
        state.advance(state.random_action(dice), dice)
    while not state.over:
        ended = state.clone()
        richest(ended)
        assert list(Survey(state, ODDS).prospects()) == list(ended.money)
        state.advance(state.random_action(dice), dice)


def richest(state: WildGangs) -> None:
    """To the end, every winner taking the richest victim."""
    while not state.over:
        actions = state.legal(state.actor)
        weights = ADVICE.weigh(state, state.actor, actions)
        state.advance(actions[weights.index(max(weights))], Dice(0))


@pytest.mark.parametrize("players", GAME.player_counts)
def test_gains_are_offered_for_cards_in_hand_on_open_fronts(players: int) -> None:
    state = until_round(players, 3, 6)
    gains = Survey(state, ODDS).gains(state.actor)
    offered = [p for p in range(PLACEMENTS) if gains[p] != NOT_OFFERED]
    cards = members(state.hand[state.actor])
    assert offered == [role * 10 + front for role in cards for front in members(open_fronts(state))]


@pytest.mark.parametrize("players", GAME.player_counts)
def test_a_gain_is_the_difference_that_the_card_makes(players: int) -> None:
    """Against the total with the card in town and one card fewer to come either way."""
    state = until_round(players, 4, 5)
    seat = state.actor
    survey = Survey(state, ODDS)
    gains = survey.gains(seat)
    survey.to_come[seat] -= 1
    before = survey.total(seat)
    survey.to_come[seat] += 1
    for placement in [p for p in range(PLACEMENTS) if gains[p] != NOT_OFFERED]:
        survey.put(seat, placement, 1)
        assert survey.total(seat) - before == pytest.approx(gains[placement], abs=2 * players)  # whole dollars
        survey.put(seat, placement, -1)


@pytest.mark.parametrize("players", GAME.player_counts)
def test_answers_are_tried_and_taken_back(players: int) -> None:
    state = until_round(players, 5, 4)
    survey = Survey(state, ODDS)
    before = (survey.total(state.actor), list(survey.might), list(survey.to_come), list(survey.room_on))
    survey.after_answers(state.actor, members(state.hand[state.actor])[0] * 10 + members(open_fronts(state))[0])
    assert (survey.total(state.actor), list(survey.might), list(survey.to_come), list(survey.room_on)) == before


def test_answers_of_rivals_cost_something() -> None:
    """Two players: whatever the rival does is done against us."""
    state = until_round(2, 6, 4)
    survey = Survey(state, ODDS)
    for placement in [p for p in range(PLACEMENTS) if survey.gains(state.actor)[p] != NOT_OFFERED]:
        survey.put(state.actor, placement, 1)
        unanswered = survey.total(state.actor)
        survey.put(state.actor, placement, -1)
        assert survey.after_answers(state.actor, placement) < unanswered


def hand(*strengths: int) -> int:
    return sum(ONE_OF[strength] for strength in strengths)


@pytest.mark.rule("WG-5.7")
def test_a_lead_at_poker_has_the_sign_of_the_comparison() -> None:
    better = [((4, 4, 2, 2), (6, 6)), ((4, 4), (3, 3, 6)), ((3, 3, 1), (3, 3)), ((6,), (5, 4)), ((5, 4), (5,))]
    for one, other in better:
        assert poker_lead(hand(*one), hand(*other)) > 0
        assert poker_lead(hand(*other), hand(*one)) < 0
    assert poker_lead(hand(4, 3), hand(4, 3)) == 0


def test_the_chance_to_stay_ahead_grows_with_the_lead_and_shrinks_with_what_is_to_come() -> None:
    for lead in (1, 5, 11):
        chances = [chance_ahead(ODDS.heist, to_come, lead) for to_come in (0, 1, 3, 8, 14)]
        assert chances[0] == SURE
        assert chances == sorted(chances, reverse=True)
        assert chances[-1] > SURE // 2
        assert chance_ahead(ODDS.heist, 4, lead + 2) > chance_ahead(ODDS.heist, 4, lead)
        assert chance_ahead(ODDS.heist, 4, lead) + chance_ahead(ODDS.heist, 4, -lead) in (SURE - 1, SURE)


@pytest.mark.parametrize("players", GAME.player_counts)
def test_evaluations_share_out_the_ranking(players: int) -> None:
    for rounds in (1, 4, 7):
        state = until_round(players, rounds, rounds)
        chances = [ADVICE.evaluate(state, seat) for seat in range(players)]
        assert all(0 < chance < 1 for chance in chances)
        assert sum(chances) == pytest.approx(players / 2)


@pytest.mark.parametrize("players", GAME.player_counts)
def test_at_the_end_an_evaluation_is_the_place(players: int) -> None:
    state = until_round(players, 8, 7)
    dice = Dice(8)
    while not state.revealed:
        state.advance(state.random_action(dice), dice)
    foreseen = [ADVICE.evaluate(state, seat) for seat in range(players)]
    richest(state)
    assert state.over
    places = [(players - state.place(seat)) / (players - 1) for seat in range(players)]
    assert [ADVICE.evaluate(state, seat) for seat in range(players)] == places == foreseen
