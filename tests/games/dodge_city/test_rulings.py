"""Rulings (section 8) that no other test shows, and payments (DC-5.13)."""

from typing import Any

import pytest

from farwest.games.dodge_city import data as D
from tests.games.dodge_city.city import (
    RED,
    SALOON_T06,
    act,
    cells,
    city,
    controllers,
    decision,
    draw,
    legal,
    money,
    status,
    told,
    why_not,
)


@pytest.mark.rule("DC-5.1", "DC-8.3", "DC-8.49")
def test_a_chain_touches_key_cells_and_they_join_nothing() -> None:
    assert controllers("saloon", SALOON_T06) == []
    assert controllers("saloon", f"{SALOON_T06} E4") == [RED]
    assert controllers("saloon", "red A2 C2 D2 F2 A5 C5 D5 F5 B1 B3 E1 E3 B4 E4 B6 E6") == []


@pytest.mark.rule("DC-5.13", "DC-8.27", "DC-8.53")
def test_sales_stop_as_soon_as_the_sum_is_reached() -> None:
    town = {"saloon": "lady red A1 A2 A3", "post": "cowboy red A1"}
    state = draw("EV01", town, money={"red": 250})
    assert legal(state) == ["sell:saloon.A1", "sell:saloon.A2", "sell:saloon.A3"]
    assert why_not(state, "sell:post.A1").rule == "DC-5.13"
    assert why_not(state, "sell:saloon.B1").rule == "DC-5.13"
    act(state, "sell:saloon.A3")
    assert money(state) == 0
    assert cells(state, "saloon") == {"A1": "red", "A2": "red"}
    assert decision(state) != "sell-piece"


@pytest.mark.rule("DC-5.14")
def test_a_birthday_makes_nobody_sell() -> None:
    state = draw("EV19", {"saloon": "lady blue A1"}, players=2, money={"blue": 0})
    assert money(state) == 2000
    assert cells(state, "saloon") == {"A1": "blue"}


@pytest.mark.rule("DC-5.17", "DC-8.31", "DC-8.54")
def test_the_bonus_card_comes_even_when_nothing_can_be_paid() -> None:
    state = draw("EV05", money={"red": 0})
    view: Any = state.view(RED)
    assert len(view["seats"][RED]["hand"]) == 3
    assert money(state) == 0


@pytest.mark.rule("DC-8.28")
def test_any_piece_is_a_man() -> None:
    state = draw("EV29", {"saloon": "lady red A1"})
    assert cells(state, "saloon") == {}


@pytest.mark.rule("DC-8.30")
def test_the_giver_chooses_opponent_and_pieces() -> None:
    state = draw("EV27", {"saloon": "gunman red A1 A2 A3"})
    assert decision(state) == "event-opponent"
    assert why_not(state, "give_to:1").key == "refusal-yourself"
    assert why_not(state, "give_to:4").rule == "DC-1.3"
    act(state, "give_to:2")
    assert decision(state) == "own-piece"
    assert state.to_act() == [RED]
    assert why_not(state, "lose:saloon.A3").key == "refusal-too-few-later"


@pytest.mark.rule("DC-8.33")
def test_causes_are_no_conditions() -> None:
    assert money(draw("EV25")) == 2800
    assert decision(draw("EV03")) == "event-building"


@pytest.mark.rule("DC-8.34")
def test_the_station_card_without_the_station() -> None:
    state = draw("EV21")
    assert told(state, "told-no-effect")
    view: Any = state.view(-1)
    assert view["piles"]["event_discards"] != []


@pytest.mark.rule("DC-8.35")
def test_an_event_piece_opens_a_building() -> None:
    state = draw("EV13")
    act(state, "gain:post", "type:lady", "cell:C4")
    view: Any = state.view(-1)
    assert view["town"]["post"]["kind"] == "lady"
    assert view["tokens"]["lady"] == 1


@pytest.mark.rule("DC-8.36")
def test_ev11_and_ev13_go_anywhere() -> None:
    for event in ("EV11", "EV13"):
        assert [text for text in legal(draw(event, players=5)) if text != "gain:decline"] == [
            f"gain:{name}" for name in D.BUILDINGS
        ]


@pytest.mark.rule("DC-8.46")
def test_pieces_are_neither_moved_nor_sold_at_will() -> None:
    state = city(town={"saloon": "lady red A1"}, hands={"red": "N-LADY-5"})
    act(state, "play:N-LADY-5")
    assert why_not(state, "sell:saloon.A1").rule == "DC-4.7"
    assert not any(text.startswith(("sell", "lose")) for text in legal(state))


@pytest.mark.rule("DC-8.51")
def test_a_token_is_reserved_for_f() -> None:
    town = {"hotel": "cowboy of blue"}
    state = city(town=town, hands={"red": "C-COWBOY-2"})
    act(state, "play:C-COWBOY-2", "free:sheriff", "buy:saloon")
    assert "type:cowboy" not in legal(state)
    act(state, "type:lady", "count:1", "cell:A1", "buy:sheriff", "count:2", "cell:A1", "cell:B1")
    assert status(state, "sheriff") == "open"
    view: Any = state.view(-1)
    assert view["town"]["sheriff"]["kind"] == "cowboy"


@pytest.mark.rule("DC-8.52")
def test_hired_hands_may_be_one_two_or_none() -> None:
    state = draw("EV30")
    assert "gain:decline" in legal(state)
    act(state, "gain:decline")
    assert told(state, "told-declined")
    state = draw("EV30", {"saloon": "lady"})
    act(state, "gain:saloon")
    assert why_not(state, "count:3").rule == "DC-4.9"


@pytest.mark.rule("DC-5.15")
def test_only_two_cards_may_be_declined() -> None:
    state = draw("EV11")
    assert why_not(state, "gain:decline").key == "refusal-compulsory"
    state = draw("EV22", {"hotel": "lady"})
    assert decision(state) == "event-cell"
    state = draw("EV21", {"saloon": "lady"}, players=4)
    assert decision(state) == "event-type"


@pytest.mark.rule("DC-4.0d", "DC-8.25")
def test_a_gift_can_make_a_full_building_neutral() -> None:
    post = [D.CELL_NAME[bit] for bit in D.FREE[1]]
    reds = ["C2", "D2", "C3", "C4", "C5", "D5"]
    rest = [cell for cell in post if cell not in reds]
    town = {"post": f"cowboy red {' '.join(reds)} / blue {' '.join(rest)}"}
    state = draw("EV06", town, players=2)
    act(state, "lose:post.C3", "lose:post.C4")
    assert state.controllers(1) == 2, "now Blue's pieces touch the four key cells"
    assert status(state, "post") == "open"
    town = {"post": f"cowboy red {' '.join(reds)} / blue {' '.join(rest[::2])} / green {' '.join(rest[1::2])}"}
    state = draw("EV06", town)
    act(state, "give_to:3", "lose:post.C3", "lose:post.C4")
    assert status(state, "post") == "neutral"
