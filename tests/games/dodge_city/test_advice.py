"""What bots are told (section 10 of the rules): they connect, block, break, keep strong cards, and say why."""

from typing import Any

import pytest

from farwest.bots.levels import make
from farwest.engine.core import Dice
from farwest.games.dodge_city import judgement, survey
from farwest.games.dodge_city.game import GAME
from farwest.words import game_words
from tests.games.dodge_city.city import BLUE, CHAINS, GREEN, RED, SALOON_T06, SALOON_T08, act, city, draw, legal

ADVICE = GAME.advice()


def best(state: Any) -> str:
    """What looks best to the deputy who owes the decision."""
    seat = state.to_act()[0]
    actions = state.legal(seat)
    weights = ADVICE.consider([state.clone()], seat, actions)
    return GAME.text(actions[weights.index(max(weights))])


def reason(state: Any, text: str) -> str:
    found = ADVICE.explain([state.clone()], state.to_act()[0], GAME.parse(text))
    return "" if found is None else found.key


def placing(town: dict[str, str], count: int, **more: Any) -> Any:
    state = city(town=town, hands={"red": "N-LADY-7"}, **more)
    act(state, "play:N-LADY-7", "buy:saloon", f"count:{count}")
    return state


def test_the_last_piece_connects() -> None:
    state = placing({"saloon": f"cowboy {SALOON_T06}"}, 1)
    assert best(state) == "cell:E4"
    assert reason(state, "cell:E4") == "advice-control"


def test_three_pieces_finish_a_chain_of_three() -> None:
    state = placing({"saloon": "cowboy red B3 C3 D3"}, 3)
    for _ in range(3):
        act(state, best(state))
        if state.here < 0:
            break
    assert state.controllers(0) == 1


def test_a_chain_about_to_close_is_blocked() -> None:
    blue = "blue B3 C3 D3 E3 B4"
    state = placing({"saloon": f"cowboy {blue} / red A1"}, 1)
    before = survey.hope(0, state.pieces_of(0, BLUE), state.free_cells(0))
    choice = best(state)
    assert reason(state, choice) == "advice-block"
    act(state, choice)
    assert survey.hope(0, state.pieces_of(0, BLUE), state.free_cells(0)) < before


def test_indians_break_a_control() -> None:
    town = {"saloon": f"lady {SALOON_T08.replace('red', 'blue')}", "post": "cowboy green A1"}
    state = city(town=town, hands={"red": "I N-COWBOY-5 N-COWBOY-6"}, movement=2)
    assert best(state) == "play:I"
    assert reason(state, "play:I") == "advice-raid"
    act(state, "play:I")
    while legal(state)[-1] == "indian:stop":
        choice = best(state)
        if choice != "indian:stop":
            assert reason(state, choice) in ("advice-break", "advice-set-back", "")
        act(state, choice)
    assert state.controllers(0) == 0


def test_the_strongest_card_is_kept_for_the_duel() -> None:
    hands = {"red": "N-LADY-7 N-COWBOY-7"}
    town = {"saloon": f"cowboy {SALOON_T08} / blue A1"}
    state = city(town=town, hands=hands, movement=2)
    assert best(state) == "play:N-COWBOY-7"
    state = city(town=town, hands={"red": "N-LADY-7 Q"}, stage="duel-select", movement=0, decision="duel-card")
    assert best(state) == "keep:N-LADY-7"
    assert reason(state, "keep:Q") == "advice-duel-weak"


def test_a_question_is_best_spent_at_the_start() -> None:
    hands = {"red": "Q N-LADY-7 N-LADY-6 N-GUNMAN-7"}
    state = city(hands=hands, stage="start", movement=0, decision="start-card")
    assert best(state) == "start:Q"
    assert reason(state, "start:Q") == "advice-start-question"


def test_losses_are_kept_small() -> None:
    """Of a chain and a stray piece, the stray one goes."""
    state = draw("EV29", {"saloon": f"lady {SALOON_T08}", "post": "cowboy red A1"})
    assert best(state) == "lose:post.A1"
    assert reason(state, "lose:post.A1") == "advice-spare"


def test_gifts_go_to_whoever_is_furthest_behind() -> None:
    town = {"saloon": "gunman red A1 A2 A3", "hotel": f"lady blue {CHAINS['hotel']}"}
    state = draw("EV27", town)
    assert best(state) == "give_to:3"


def test_a_challenge_is_made_where_it_can_be_won() -> None:
    town = {"saloon": f"lady {SALOON_T08.replace('red', 'blue')} / red A1", "post": "cowboy red A1 / green A2 A3"}
    duel = {"red": "N-GUNMAN-7", "blue": "N-COWBOY-5", "green": "N-LADY-7"}
    state = city(town=town, duel=duel, stage="duels", movement=0, decision="challenge")
    assert best(state) == "challenge:saloon.2"
    act(state, "challenge:saloon.2")
    choice = best(state)
    assert reason(state, choice) == "advice-break"


def test_whoever_is_nearer_expects_more() -> None:
    state = city(town={"saloon": f"lady {SALOON_T08}", "post": "cowboy blue A1"})
    chances = [ADVICE.evaluate(state, seat) for seat in (RED, BLUE, GREEN)]
    assert chances[RED] > chances[BLUE]
    assert 0 < min(chances) < max(chances) < 1
    over = city(town={"saloon": "lady of red", "post": "cowboy of red"}, **_ended())
    assert [ADVICE.evaluate(over, seat) for seat in (RED, BLUE, GREEN)] == [1.0, 0.5, 0.0]


def _ended() -> dict[str, Any]:
    ending = {"places": [1, 2, 3], "ties": [None, "N-LADY-5", "N-COWBOY-5"]}
    return {"stage": "end", "movement": 0, "decision": "end", "ending": ending}


def test_choices_in_order_are_weighed_as_a_set() -> None:
    assert judgement.ordered_weights([0.5, 0.1, 0.9], 2) == [1.4, 0.1, 0.9]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_reason_can_be_said(lang: str) -> None:
    """In a random game, whatever is explained."""
    words, dice, said = game_words(GAME, lang), Dice(4), set()
    state = GAME.new(3, {}, dice)
    for _ in range(150):
        if state.over:
            break
        seat = state.to_act()[0]
        actions = state.legal(seat)
        found = ADVICE.explain([state], seat, actions[dice.pick(len(actions))])
        if found is not None:
            assert words.phrase(found)
            said.add(found.key)
        state.play(seat, actions[dice.pick(len(actions))], dice)
    assert len(said) >= 6


@pytest.mark.heavy
def test_the_deputy_beats_chance() -> None:
    """Two games, one from each seat; the figures for many are in the reports of the arena."""
    for seat in (RED, BLUE):
        dice = Dice(seat)
        state: Any = GAME.new(2, {}, dice)
        bots = [make("deputy" if n == seat else "random", GAME, n) for n in range(2)]
        while not state.over:
            actor = state.to_act()[0]
            choice = bots[actor].choose(state.view(actor), legal(state, actor))
            state.play(actor, GAME.parse(choice), dice)
        assert state.place(seat) == 1


def test_the_beginner_sees_what_strikes_the_eye() -> None:
    state = placing({"saloon": f"cowboy {SALOON_T06}"}, 1)
    actions = state.legal(RED)
    weights = ADVICE.glance(state, RED, actions)
    assert GAME.text(actions[weights.index(max(weights))]) == "cell:E4"
    state = city(hands={"red": "N-LADY-7 N-COWBOY-5 Q"})
    weights = ADVICE.glance(state, RED, state.legal(RED))
    assert legal(state)[weights.index(max(weights))] == "play:N-LADY-7"
