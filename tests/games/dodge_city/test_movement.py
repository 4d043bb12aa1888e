"""The movement phases (DC-4.4 to DC-4.14)."""

from typing import Any

import pytest

from tests.games.dodge_city.city import (
    BLUE,
    RED,
    SALOON_T06,
    SALOON_T08,
    act,
    cells,
    city,
    decision,
    draw,
    legal,
    money,
    status,
    told,
    why_not,
)


@pytest.mark.rule("DC-4.4")
def test_the_four_kinds_of_card() -> None:
    state = city(hands={"red": "N-COWBOY-7"})
    act(state, "play:N-COWBOY-7")
    assert money(state) == 2700
    state = city(hands={"red": "C-COWBOY-3"})
    act(state, "play:C-COWBOY-3")
    assert decision(state) == "free-building"
    state = city(hands={"red": "Q"}, events=["EV20"])
    act(state, "play:Q")
    assert money(state) == 2400
    state = city(town={"saloon": "lady blue A1"}, hands={"red": "I"})
    act(state, "play:I")
    assert decision(state) == "indian-target"
    assert why_not(city(hands={"red": "I"}), "play:Q").rule == "DC-4.4"


@pytest.mark.rule("DC-4.5", "DC-8.26")
def test_the_indian_removes_up_to_three_opposing_pieces() -> None:
    state = city(town={"saloon": "lady blue A1 B1 / red C1 / green D1 E1"}, hands={"red": "I"})
    act(state, "play:I")
    assert why_not(state, "indian:saloon.C1").key == "refusal-own-piece"
    assert why_not(state, "indian:saloon.F1").key == "refusal-no-piece-there"
    act(state, "indian:saloon.B1")
    assert legal(state) == ["indian:saloon.D1", "indian:saloon.E1", "indian:stop"]
    act(state, "indian:stop")
    assert cells(state, "saloon") == {"A1": "blue", "C1": "red", "D1": "green", "E1": "green"}
    assert decision(state) == "buy-building"


@pytest.mark.rule("DC-4.5")
def test_an_indian_without_targets_has_no_effect() -> None:
    state = city(hands={"red": "I"})
    act(state, "play:I")
    assert decision(state) == "buy-building"


@pytest.mark.rule("DC-4.6", "DC-8.21")
def test_free_pieces_all_go_to_one_building() -> None:
    town = {"saloon": "lady blue A1", "post": "cowboy blue A1", "hotel": "lady neutral"}
    state = city(town=town, hands={"red": "C-COWBOY-3"})
    act(state, "play:C-COWBOY-3")
    assert legal(state) == ["free:post", "free:sheriff", "free:none"]
    assert why_not(state, "free:saloon").rule == "DC-4.12"
    assert why_not(state, "free:hotel").rule == "DC-4.0e"
    act(state, "free:none")
    assert told(state, "told-free-lost")
    assert state.free_at == -1


@pytest.mark.rule("DC-4.7", "DC-8.48")
def test_buildings_are_visited_in_order_and_f_comes_before_done() -> None:
    state = city(hands={"red": "C-COWBOY-3"})
    act(state, "play:C-COWBOY-3", "free:post")
    assert legal(state) == ["buy:saloon", "buy:post"]
    assert why_not(state, "buy:done").key == "refusal-free-first"
    assert why_not(state, "buy:hotel").key == "refusal-beyond-free"
    act(state, "buy:post", "count:1", "cell:A1")
    assert legal(state) == ["buy:hotel", "buy:sheriff", "buy:done"]
    assert why_not(state, "buy:saloon").key == "refusal-visited"


@pytest.mark.rule("DC-4.7")
def test_what_cannot_be_paid_is_not_offered() -> None:
    town = {"saloon": "lady", "post": "cowboy"}
    state = city(town=town, hands={"red": "C-LADY-1"}, money={"red": 100})
    act(state, "play:C-LADY-1", "free:none")
    assert legal(state) == ["buy:post", "buy:hotel", "buy:sheriff", "buy:done"]
    assert why_not(state, "buy:saloon").key == "refusal-too-dear"


@pytest.mark.rule("DC-4.7", "DC-8.39")
def test_f_is_dropped_when_the_supply_runs_dry() -> None:
    state = city(town={"saloon": "lady"}, hands={"red": "C-COWBOY-3"})
    act(state, "play:C-COWBOY-3", "free:post")
    state.supply[RED] = 1
    act(state, "buy:saloon", "cell:A1")
    assert status(state, "post") == "unopened"
    assert state.to_act() == [BLUE], "no piece left, so the movement is over"


@pytest.mark.rule("DC-4.8", "DC-4.13", "DC-8.23")
def test_whoever_opens_a_building_chooses_its_type() -> None:
    town = {"saloon": "gunman of blue", "post": "gunman neutral"}
    state = city(town=town, hands={"red": "C-LADY-1"}, money={"red": 250})
    act(state, "play:C-LADY-1", "free:none", "buy:hotel")
    assert legal(state) == ["type:sheriff", "type:bandit", "type:cowboy"]
    assert why_not(state, "type:lady").key == "refusal-too-dear"
    assert why_not(state, "type:gunman").key == "refusal-no-token"
    act(state, "type:sheriff")
    view: Any = state.view(-1)
    assert view["town"]["hotel"]["kind"] == "sheriff"
    assert view["tokens"]["sheriff"] == 1


@pytest.mark.rule("DC-4.9")
def test_how_many_and_what_they_cost() -> None:
    state = city(town={"saloon": "lady"}, hands={"red": "N-LADY-5"}, money={"red": 100})
    act(state, "play:N-LADY-5", "buy:saloon")
    assert legal(state) == ["count:1", "count:2"]
    assert why_not(state, "count:3").key == "refusal-too-dear"
    act(state, "count:2")
    assert money(state) == 0


@pytest.mark.rule("DC-4.9")
def test_unused_free_pieces_are_lost() -> None:
    state = city(hands={"red": "C-COWBOY-3"})
    act(state, "play:C-COWBOY-3", "free:saloon", "count:1", "cell:A1", "buy:done")
    assert (money(state), int(state.supply[RED])) == (2000, 39)


@pytest.mark.rule("DC-4.10", "DC-8.45")
def test_cells_anywhere_with_room_for_the_rest() -> None:
    state = city(town={"saloon": "lady red A1"}, hands={"red": "N-LADY-5"})
    act(state, "play:N-LADY-5", "buy:saloon", "count:3", "cell:C6")
    assert legal(state) == ["cell:D6", "cell:E6"]
    assert why_not(state, "cell:F6").key == "refusal-too-few-later"
    act(state, "cell:E6")
    assert cells(state, "saloon") == {"A1": "red", "C6": "red", "E6": "red", "F6": "red"}
    state = city(town={"saloon": "lady red A1"}, hands={"red": "N-LADY-5"})
    act(state, "play:N-LADY-5", "buy:saloon", "count:1")
    assert why_not(state, "cell:A1").rule == "DC-4.10"


@pytest.mark.rule("DC-4.11", "DC-8.22")
def test_three_pieces_in_a_building_and_phase_events_included() -> None:
    state = draw("EV22", {"hotel": "cowboy"})
    act(state, "cell:A1", "cell:B1", "buy:hotel")
    assert state.left == 1
    act(state, "cell:C1")
    view: Any = state.view(-1)
    assert view["seats"][RED]["placed"]["hotel"] == 3
    assert why_not(state, "buy:hotel").rule == "DC-4.7"


@pytest.mark.rule("DC-4.11")
def test_the_limit_starts_again_with_the_next_phase() -> None:
    state = city(2, {"saloon": "cowboy red A1"}, hands={"red": "N-LADY-5"}, movement=2)
    act(state, "play:N-LADY-5", "buy:saloon")
    assert legal(state) == ["count:1", "count:2", "count:3"]


@pytest.mark.rule("DC-4.12", "DC-8.24")
def test_an_emptied_building_keeps_its_type() -> None:
    state = city(town={"saloon": "lady blue A1"}, hands={"red": "I"})
    act(state, "play:I", "indian:saloon.A1", "buy:saloon")
    assert decision(state) == "buy-count"
    view: Any = state.view(-1)
    assert view["town"]["saloon"]["kind"] == "lady"
    assert view["tokens"]["lady"] == 1


@pytest.mark.rule("DC-4.14", "DC-5.2")
def test_a_controlled_building_takes_more_pieces_before_the_duels() -> None:
    state = city(town={"saloon": f"cowboy {SALOON_T08}"}, hands={"red": "N-LADY-5"})
    assert state.controllers(0) == 1
    act(state, "play:N-LADY-5", "buy:saloon", "count:1", "cell:A1")
    assert status(state, "saloon") == "open"


@pytest.mark.rule("DC-4.0d", "DC-5.1")
def test_control_is_seen_at_once() -> None:
    state = city(town={"saloon": f"cowboy {SALOON_T06}"}, hands={"red": "N-LADY-5", "blue": "I"})
    act(state, "play:N-LADY-5", "buy:saloon", "count:1", "cell:E4")
    assert state.controllers(0) == 1
    act(state, "buy:done", "play:I", "indian:saloon.C3")
    assert state.controllers(0) == 0
