"""The 32 event cards (DC-2.8, DC-5.10 to DC-5.18), each at work: drawn by Red with a "?" in the first movement."""

import pytest

from farwest.engine.core import Dice
from farwest.games.dodge_city import data as D
from tests.games.dodge_city.city import (
    BLUE,
    GREEN,
    RED,
    act,
    cells,
    city,
    decision,
    draw,
    legal,
    money,
    move_on,
    seen,
    status,
    told,
)

LADIES = {"saloon": "lady red A1 A2 / blue F6"}
COWBOYS = {"post": "cowboy red A1 A2 A3"}


@pytest.mark.parametrize(
    ("event", "amount"),
    [
        ("EV01", 400),
        ("EV07", 400),
        ("EV08", 500),
        ("EV14", 200),
        ("EV16", 600),
        ("EV17", 500),
        ("EV26", 300),
        ("EV32", 500),
    ],
)
def test_the_eight_payments(event: str, amount: int) -> None:
    """EV01, 07, 08, 14, 16, 17, 26, 32: pay the bank."""
    assert money(draw(event)) == 2000 - amount


@pytest.mark.parametrize(("event", "amount"), [("EV20", 400), ("EV25", 800), ("EV28", 300)])
def test_the_three_receipts(event: str, amount: int) -> None:
    """EV20, EV25, EV28. DC-8.33: that your ladies are the cause is no condition."""
    assert money(draw(event)) == 2000 + amount


def test_ev02_a_lady_and_200_go_to_one_opponent() -> None:
    state = draw("EV02", LADIES)
    assert legal(state) == ["give_to:2", "give_to:3"]
    act(state, "give_to:3")
    assert legal(state) == ["lose:saloon.A1", "lose:saloon.A2"]
    act(state, "lose:saloon.A2")
    assert cells(state, "saloon")["A2"] == "green"
    assert (money(state, RED), money(state, GREEN)) == (1800, 2200)


def test_ev02_without_lady_has_no_effect_at_all() -> None:
    state = draw("EV02", COWBOYS)
    assert money(state) == 2000
    assert decision(state) == "buy-building"
    assert told(state, "told-no-effect")


def test_ev02_the_200_may_have_to_be_raised_by_a_sale() -> None:
    """DC-5.13: the opponent receives what was actually paid."""
    state = draw("EV02", LADIES, money={"red": 0})
    act(state, "give_to:2", "lose:saloon.A1")
    assert cells(state, "saloon") == {"A1": "blue", "F6": "blue"}
    assert (money(state, RED), money(state, BLUE)) == (0, 2150)


def test_ev03_a_gunman_where_gunmen_work_or_can() -> None:
    state = draw("EV03", {"saloon": "lady", "post": "gunman blue A1"})
    assert legal(state) == ["gain:post", "gain:hotel", "gain:sheriff"]
    act(state, "gain:hotel", "cell:C3")
    assert cells(state, "hotel") == {"C3": "red"}
    assert status(state, "hotel") == "open"
    assert money(state) == 2000


def test_ev04_one_piece_wherever_you_are() -> None:
    state = draw("EV04", {"saloon": "lady red A1", "post": "cowboy blue A1", "hotel": "bandit red A1"})
    act(state, "cell:B1", "cell:C1")
    assert cells(state, "saloon") == {"A1": "red", "B1": "red"}
    assert cells(state, "hotel") == {"A1": "red", "C1": "red"}
    assert cells(state, "post") == {"A1": "blue"}


def test_ev04_with_nobody_in_town() -> None:
    assert told(draw("EV04"), "told-no-effect")


@pytest.mark.parametrize("event", ["EV05", "EV24"])
def test_the_two_bonus_cards(event: str) -> None:
    """DC-5.17: pay 100, one card into the hand; the others see only that."""
    state = draw(event)
    assert money(state) == 1900
    assert len(seen(state, RED)["seats"][RED]["hand"]) == 3
    own, all_told = told(state, "told-bonus-own"), told(state, "told-bonus")
    assert [fact.to for fact in own] == [(RED,)]
    assert [fact.to for fact in all_told] == [None]


def test_ev06_two_cowboys_join_the_same_opponent() -> None:
    """DC-8.30: both men to the same opponent."""
    state = draw("EV06", COWBOYS)
    act(state, "give_to:2")
    assert legal(state) == ["lose:post.A1", "lose:post.A2"], "one must be left after the first"
    act(state, "lose:post.A1", "lose:post.A3")
    assert cells(state, "post") == {"A1": "blue", "A2": "red", "A3": "blue"}
    assert (state.supply[RED], state.supply[BLUE]) == (39, 38)


def test_ev09_a_gunman_leaves() -> None:
    state = draw("EV09", {"saloon": "gunman red A1", "post": "lady red A1"})
    assert cells(state, "saloon") == {}
    assert cells(state, "post") == {"A1": "red"}
    assert state.supply[RED] == 39


def test_ev10_first_the_piece_then_the_300() -> None:
    state = draw("EV10", LADIES)
    act(state, "lose:saloon.A2")
    assert cells(state, "saloon") == {"A1": "red", "F6": "blue"}
    assert money(state) == 1700


def test_ev11_a_piece_anywhere_and_600() -> None:
    """DC-8.36: any building, not only the bank."""
    state = draw("EV11")
    assert legal(state) == ["gain:saloon", "gain:post", "gain:hotel", "gain:sheriff"]
    act(state, "gain:sheriff")
    assert legal(state) == ["type:lady", "type:gunman", "type:sheriff", "type:bandit", "type:cowboy"]
    act(state, "type:lady", "cell:C3")
    assert cells(state, "sheriff") == {"C3": "red"}
    assert money(state) == 2600


def test_ev12_two_bandits_leave() -> None:
    state = draw("EV12", {"saloon": "bandit red A1 B1 C1"})
    act(state, "lose:saloon.A1", "lose:saloon.C1")
    assert cells(state, "saloon") == {"B1": "red"}


def test_ev13_may_be_declined() -> None:
    state = draw("EV13")
    assert legal(state)[-1] == "gain:decline"
    act(state, "gain:decline")
    assert decision(state) == "buy-building"
    assert status(state, "saloon") == "unopened"


def test_ev13_a_piece_anywhere() -> None:
    state = draw("EV13")
    act(state, "gain:saloon", "type:cowboy", "cell:C3")
    assert cells(state, "saloon") == {"C3": "red"}
    assert money(state) == 2000


@pytest.mark.parametrize("event", ["EV15", "EV18"])
def test_payments_that_cost_a_piece_after_the_money(event: str) -> None:
    """EV15 and EV18: the money first."""
    state = draw(event, LADIES)
    assert money(state) == 1700
    act(state, "lose:saloon.A1")
    assert cells(state, "saloon") == {"A2": "red", "F6": "blue"}


def test_ev19_a_birthday() -> None:
    """DC-5.14."""
    state = draw("EV19", money={"green": 25})
    assert [money(state, seat) for seat in (RED, BLUE, GREEN)] == [2075, 1950, 0]


def test_ev21_at_the_station() -> None:
    state = draw("EV21", players=4)
    act(state, "type:lady", "cell:C2")
    assert cells(state, "union") == {"C2": "red"}


def test_ev22_two_in_the_hotel() -> None:
    state = draw("EV22")
    act(state, "type:bandit", "cell:C2", "cell:C3")
    assert cells(state, "hotel") == {"C2": "red", "C3": "red"}


def test_ev22_with_the_hotel_settled() -> None:
    """DC-5.15: no effect."""
    state = draw("EV22", {"hotel": "lady of blue"})
    assert told(state, "told-no-effect")


def test_ev23_a_lady_leaves_with_200() -> None:
    state = draw("EV23", LADIES)
    act(state, "lose:saloon.A1")
    assert money(state) == 1800
    assert cells(state, "saloon") == {"A2": "red", "F6": "blue"}
    assert money(draw("EV23")) == 2000


def test_ev27_two_gunmen_join_an_opponent() -> None:
    state = draw("EV27", {"saloon": "gunman red A1", "hotel": "gunman red A1 B1"})
    act(state, "give_to:2", "lose:saloon.A1", "lose:hotel.B1")
    assert cells(state, "saloon") == {"A1": "blue"}
    assert cells(state, "hotel") == {"A1": "red", "B1": "blue"}


def test_ev29_a_departure() -> None:
    state = draw("EV29", LADIES)
    act(state, "lose:saloon.A1")
    assert cells(state, "saloon") == {"A2": "red", "F6": "blue"}
    assert money(state) == 2000


def test_ev30_one_or_two_in_one_building() -> None:
    """DC-8.52."""
    state = draw("EV30", {"saloon": "lady blue A1"})
    assert legal(state) == ["gain:saloon", "gain:post", "gain:hotel", "gain:sheriff", "gain:decline"]
    act(state, "gain:saloon")
    assert legal(state) == ["count:1", "count:2"]
    act(state, "count:2", "cell:C3", "cell:D3")
    assert cells(state, "saloon") == {"A1": "blue", "C3": "red", "D3": "red"}
    assert money(state) == 2000


def test_ev30_opens_a_building_and_may_place_one() -> None:
    state = draw("EV30")
    act(state, "gain:post", "type:sheriff", "count:1", "cell:C4")
    assert cells(state, "post") == {"C4": "red"}


def test_ev31_two_bandits_each_placed_freely() -> None:
    state = draw("EV31", {"saloon": "bandit blue A1"})
    act(state, "gain:saloon")
    assert legal(state) == ["gain:saloon", "gain:post", "gain:hotel", "gain:sheriff"]
    act(state, "gain:post", "cell:C3", "cell:C4")
    assert cells(state, "saloon") == {"A1": "blue", "C3": "red"}
    assert cells(state, "post") == {"C4": "red"}
    assert status(state, "post") == "open"


# What holds for all of them.


@pytest.mark.rule("DC-2.8")
def test_the_cards_add_up() -> None:
    """8 payments, 3 payments with a man, 3 removals, 3 gifts, EV23, 2 bonus cards, 12 favourable ones."""
    kinds = [[step["do"] for step in steps] for steps in D.EVENT_STEPS]
    assert len(kinds) == 32
    assert sum(steps == ["pay"] for steps in kinds) == 8
    assert sum(sorted(steps) == ["pay", "remove"] for steps in kinds) == 3
    assert sum(steps == ["remove"] for steps in kinds) == 3
    assert sum("give" in steps for steps in kinds) == 3
    assert sum(steps == ["pay", "draw"] for steps in kinds) == 2
    assert sum({*steps} <= {"get", "gain", "gain_each", "hire", "collect"} for steps in kinds) == 12


@pytest.mark.rule("DC-5.10", "DC-7.3")
def test_the_event_pile_is_made_of_its_discards_again() -> None:
    state = city(hands={"red": "Q Q"}, events=["EV20"])
    act(state, "play:Q")
    assert seen(state)["piles"]["events"] == 0
    act(state, "buy:done")
    move_on(state)
    move_on(state)
    act(state, "play:Q", chance=Dice(5))
    assert seen(state)["piles"]["events"] == 31


@pytest.mark.rule("DC-5.11")
@pytest.mark.parametrize("event", ["EV01", "EV20", "EV16"])
def test_events_work_the_same_in_the_start_phase_and_in_duels(event: str) -> None:
    hands = {"red": "Q", "blue": "N-LADY-5"}
    starting = city(2, hands=hands, stage="start", movement=0, decision="start-card", events=[event])
    act(starting, "start:Q", "start:N-LADY-5")
    town = {"saloon": "lady red A1 A2 / blue F6"}
    duelling = city(2, town, duel=hands, stage="duels", movement=0, decision="challenge", events=[event])
    act(duelling, "remove:A1")
    assert [fact.args["side"] for fact in told(duelling, "told-event")] == ["side-red"]
    assert money(starting) == money(draw(event)) == money(duelling)


@pytest.mark.rule("DC-5.12")
def test_a_part_that_cannot_be_carried_out_is_skipped() -> None:
    state = draw("EV10", money={"red": 500})
    assert money(state) == 200


@pytest.mark.rule("DC-5.16")
def test_a_gift_to_somebody_without_supply_is_a_mere_removal() -> None:
    """The ascending order decides which: the one piece left replaces the first, the second merely goes."""
    state = draw("EV06", COWBOYS)
    state.supply[GREEN] = 1
    act(state, "give_to:3", "lose:post.A1", "lose:post.A2")
    assert cells(state, "post") == {"A1": "green", "A3": "red"}
    assert told(state, "told-gave-nobody")


@pytest.mark.rule("DC-5.18", "DC-8.29")
def test_removed_pieces_return_to_the_supply() -> None:
    state = draw("EV12", {"saloon": "bandit red A1 B1"})
    assert cells(state, "saloon") == {}
    assert state.supply[RED] == 40


@pytest.mark.rule("DC-5.15")
def test_without_supply_nothing_is_gained() -> None:
    state = city(hands={"red": "Q"}, events=["EV11"])
    state.supply[RED] = 0
    act(state, "play:Q")
    assert money(state) == 2600
    assert decision(state) != "event-building"
