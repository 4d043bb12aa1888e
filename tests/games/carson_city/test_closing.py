"""Phase 4 and the end (CC-4.40 to CC-4.45, CC-5.40, CC-5.41)."""

from typing import Any

from farwest.games.carson_city import scoring
from tests.games.carson_city.desk import dumped, go, legal, placed, play, q, why


def test_cc_4_40_the_counter_closes_a_square_each_round() -> None:
    town = placed([0, 1], {}, seats={0: {"cash": 0}, 1: {"cash": 0}})
    go(town)
    for text in ("personality:mercenary", "personality:sheriff"):
        play(town, text)
    assert (why(town, "place:C:vp2"), why(town, "place:C:vp3")) == ("CC-8.32", None)


def test_cc_4_41_four_then_five_cowboys() -> None:
    for number, gain in ((1, 4), (2, 5), (3, 5)):
        town = placed([0, 1], {}, round=number, seats={0: {"cash": 0}, 1: {"cash": 0}})
        go(town)
        assert town.reserve[0] == 3 + gain


def test_cc_4_42_one_after_the_other_in_pass_order() -> None:
    seats = {0: {"card": "sheriff", "cash": 41}, 1: {"card": "captain", "cash": 26}}
    town = placed([1, 0], {}, seats=seats)
    go(town)
    assert (town.actor, legal(town)) == (1, ["cash_out:0", "cash_out:1", "cash_out:2"])
    assert why(town, "cash_out:3") == "CC-8.30"
    play(town, "cash_out:0")
    assert town.cash[1] == 25
    assert why(town, "cash_out:0") == "CC-4.42"


def test_cc_4_43_unsold_tiles_slide_to_the_cheapest_squares() -> None:
    row = [None, "church", None, "prison", None, None, "hotel"]
    town = placed([0, 1], {}, row=row, seats={0: {"cash": 0}, 1: {"cash": 0}})
    play(town, "pass", [0, 0, 0, 0])
    assert dumped(town)["row"][:3] == ["church", "prison", "hotel"]


def test_cc_4_44_chip_white_cowboy_and_cards_go_back() -> None:
    seats = {0: {"card": "sheriff", "cash": 0}, 1: {"cash": 0}}
    town = placed([1, 0], {"ammo": [1]}, white=0, seats=seats)
    go(town)
    position: Any = dumped(town)
    assert (position["white"], position["ammo"]) == (None, None)
    assert [player["card"] for player in position["seats"]] == [None, None]
    assert position["order"] == [1, 0]
    assert town.actor == 1


def test_cc_4_45_after_round_four_only_the_limit_then_the_end() -> None:
    town = placed([0, 1], {}, round=4, seats={0: {"cash": 5}, 1: {"cash": 5}})
    go(town)
    assert town.over
    assert town.reserve[0] == 3


def test_cc_5_40_two_points_for_each_asset_and_one_for_six_dollars() -> None:
    owners = {"A1": 0, "B2": 0, "A2": 0, "A3": 0}
    town = q(2, tiles={"A1": "ranch", "A2": "house"}, owners=owners, seats={0: {"cash": 11, "kept": ["bank"], "vp": 3}})
    assert scoring.parts(town, 0) == [3, 6, 1]


def test_cc_5_41_ties_go_to_the_earlier_passer() -> None:
    for order in ([0, 1], [1, 0]):
        town = q(2, phase="end", decision="end", actor=None, round=4, order=order, line=order)
        outcome = town.outcome()
        assert outcome is not None
        assert outcome.ranking() == order
