"""A round and its start phase (DC-4.0 to DC-4.3)."""

from typing import Any

import pytest

from farwest.engine.core import Dice
from farwest.games.dodge_city.game import GAME
from tests.games.dodge_city.city import BLUE, GREEN, RED, act, city, decision, legal, move_on, told, why_not


def start(hands: dict[str, str], players: int = 3, **more: Any) -> Any:
    return city(players, hands=hands, stage="start", movement=0, decision="start-card", **more)


@pytest.mark.rule("DC-4.0")
def test_one_card_in_each_of_four_phases() -> None:
    state: Any = GAME.new(2, {}, Dice(3))
    while state.round == 1 and not state.over:
        view = state.view(-1)
        seat = state.to_act()[0]
        if view["decision"] == "move-card":
            assert view["seats"][seat]["hand_size"] == 4 - view["movement"]
        ordinary = [t for t in legal(state) if t not in ("play:Q", "play:I", "start:Q")]
        act(state, ordinary[-1] if decision(state) == "buy-building" else ordinary[0])
    assert [seat["hand_size"] for seat in state.view(-1)["seats"]] == [4, 4]


@pytest.mark.rule("DC-4.0a")
def test_what_has_one_answer_is_not_asked() -> None:
    state = city(2, {"saloon": "lady"}, hands={"red": "N-LADY-5"}, money={"red": 0})
    act(state, "play:N-LADY-5", "buy:saloon")
    assert decision(state) == "place-cell", "one lady was all that $500 could buy"
    assert state.left == 1


@pytest.mark.rule("DC-4.0b")
def test_in_order_is_clockwise_from_the_first_player() -> None:
    state = start({"red": "N-COWBOY-5", "blue": "N-LADY-5", "green": "N-COWBOY-6"})
    act(state, "start:N-COWBOY-5", "start:N-LADY-5", "start:N-COWBOY-6")
    order = []
    for _ in range(6):
        order.append(state.to_act()[0])
        move_on(state)
    assert order == [BLUE, GREEN, RED] * 2
    state = city()
    assert why_not(state, "play:Q", BLUE).rule == "DC-4.0b"


@pytest.mark.rule("DC-4.0c")
def test_pieces_and_cells_are_chosen_in_order() -> None:
    state = city(town={"saloon": "lady"}, hands={"red": "N-LADY-5"})
    act(state, "play:N-LADY-5", "buy:saloon", "count:2", "cell:C3")
    assert legal(state)[0] == "cell:D3"
    assert why_not(state, "cell:A1").rule == "DC-4.0c"


@pytest.mark.rule("DC-4.0e", "DC-4.0f")
def test_the_four_states_of_a_building() -> None:
    town = {"saloon": "lady of red", "post": "cowboy neutral", "hotel": "bandit red A1"}
    state = city(town=town, hands={"red": "N-LADY-5"})
    view: Any = state.view(-1)
    assert [b["status"] for b in view["town"].values()] == ["controlled", "neutral", "open", "unopened"]
    act(state, "play:N-LADY-5")
    assert why_not(state, "buy:saloon").rule == why_not(state, "buy:post").rule == "DC-4.0e"


@pytest.mark.rule("DC-4.1", "DC-8.7")
def test_no_indian_at_the_start_and_nobody_declines() -> None:
    state = start({"red": "I I I Q"})
    assert legal(state, RED) == ["start:Q"], "asked all the same (DC-6.3)"
    assert why_not(state, "start:I", RED).rule == "DC-4.1"
    assert why_not(state, "start:N-LADY-5", RED).key == "refusal-not-in-hand"


@pytest.mark.rule("DC-4.2", "DC-8.5")
def test_the_strongest_card_is_first_and_a_question_never_is() -> None:
    state = start({"red": "Q", "blue": "C-COWBOY-2", "green": "Q"}, events=["EV20", "EV25"])
    act(state, "start:Q", "start:C-COWBOY-2", "start:Q")
    assert state.first == BLUE
    view: Any = state.view(-1)
    assert view["piles"]["up"] == ["C-COWBOY-2", "Q", "Q"]


@pytest.mark.rule("DC-4.3", "DC-8.6")
def test_start_events_come_from_the_first_player_on() -> None:
    state = start({"red": "Q", "blue": "Q", "green": "N-LADY-5"}, events=["EV20", "EV25"])
    act(state, "start:Q", "start:Q", "start:N-LADY-5")
    assert [fact.args["side"] for fact in told(state, "told-event")] == ["side-red", "side-blue"]
    assert decision(state) == "move-card"
    assert state.to_act() == [GREEN]
