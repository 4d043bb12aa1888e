"""Phase 3: squares, purchases and duels (CC-4.1 to CC-4.3, CC-4.30 to CC-4.36, CC-5.12 to CC-5.18)."""

from typing import Any

import pytest

from farwest.games.carson_city import data as D
from tests.games.carson_city.desk import dumped, go, legal, placed, play, q


def test_cc_4_1_a_single_answer_is_no_question() -> None:
    town = placed([0, 1], {"b12": [0]}, seats={0: {"cash": 3}, 1: {"cash": 0}})
    go(town)
    assert dumped(town)["phase"] == "personalities"
    assert town.row[6] >= 0


@pytest.mark.rule("CC-4.2", "CC-8.9")
def test_pass_order_breaks_ties() -> None:
    for order, winner in (([0, 1], 0), ([1, 0], 1)):
        town = placed(order, {"ammo": [0, 1]})
        go(town, [4, 4])
        duels: Any = dumped(town)["duels"]
        assert duels[0]["winner"] == winner


def test_cc_4_3_declining_spends_the_cowboy() -> None:
    town = placed([0, 1], {"b3": [0]})
    go(town)
    play(town, "buy_building:no")
    assert town.cash[0] == 15
    assert (town.reserve[0], town.general[0]) == (3 + 4, 7 - 4)


def test_cc_4_30_wages_and_roads_without_a_duel() -> None:
    standing = {"wages": [0, 1], "road1": [0, 1]}
    town = placed([0, 1], standing, seats={0: {"wages": 2, "cash": 0}, 1: {"road1": 2, "cash": 0}})
    go(town)
    assert (town.cash[0], town.cash[1]) == (8, 4)
    assert (town.roads[0], town.roads[1]) == (2, 3)
    assert dumped(town)["duels"] == []


@pytest.mark.parametrize(
    ("square", "field", "gain"),
    [
        ("ammo", "cash", 0),
        ("roads3", "roads", 3),
        ("parcel_income", "cash", 6),
        ("fire_income", "cash", 6),
        ("parcel_vp", "vp", 1),
        ("fire_vp", "vp", 1),
        ("estate_vp", "vp", 1),
    ],
)
def test_cc_4_31_what_is_never_worth_declining(square: str, field: str, gain: int) -> None:
    """Three parcels, one building (a church, which brings no money), firepower 3."""
    owners = {"A1": 0, "A2": 0, "A3": 0}
    town = placed([0, 1], {square: [0]}, tiles={"A3": "church"}, owners=owners)
    before = {"cash": int(town.cash[0]), "roads": int(town.roads[0]), "vp": 0}
    go(town)
    after: Any = dumped(town)["seats"]
    assert after[0][field] - before[field] == gain


def test_cc_4_32_uncontested_parcels_in_pass_order() -> None:
    town = placed([1, 0], {"A1": [0], "H8": [1], "H7": [1]})
    go(town)
    asked = []
    while dumped(town)["decision"] == "buy_parcel":
        asked.append((int(town.actor), dumped(town)["focus"]))
        play(town, "buy_parcel:yes")
    assert asked == [(1, "H7"), (1, "H8"), (0, "A1")]
    assert town.cash[1] == 15 - 2  # both lie far from everything


def test_cc_4_32_duels_for_buildings_wait_for_their_step() -> None:
    standing = {"A1": [0, 1], "A3": [0, 1], "A8": [0, 1]}
    town = placed([0, 1], standing, tiles={"A8": "ranch"}, owners={"A8": 1})
    go(town)
    assert legal(town) == ["duel_order:A1", "duel_order:A3"]


def test_cc_4_33_the_tile_leaves_the_row_and_losers_do_not_inherit() -> None:
    town = placed([0, 1], {"b3": [0, 1]}, owners={"A1": 0})
    go(town, [6, 1])
    assert town.actor == 0
    play(town, "buy_building:yes")
    play(town, "site:A1")
    assert (town.cash[0], town.built[D.RANCH], town.reserve[1]) == (15 - 3 + 2, 1, 3 + 1 + 4)


def test_cc_4_34_kept_types_tried_in_vain_are_struck_off() -> None:
    town = placed([0, 1], {}, owners={"E4": 0}, seats={0: {"kept": ["ranch", "saloon"], "roads": 0}})
    go(town)
    assert legal(town) == ["kept:ranch", "kept:saloon", "done"]
    play(town, "kept:saloon")
    play(town, "keep")
    assert legal(town) == ["kept:ranch", "done"]


def test_cc_4_36_points_for_money() -> None:
    town = placed([0, 1], {"vp4": [0]}, seats={0: {"cash": 14}})
    go(town)
    assert legal(town) == [f"vp_buy:{n}" for n in range(4)]
    play(town, "vp_buy:3")
    assert (town.cash[0], town.vp[0]) == (2, 3)


# Duels.


def test_cc_5_12_the_supply_of_roads_is_finite() -> None:
    town = placed([1, 0], {"road1": [0, 1]}, supply=1)
    go(town)
    assert (town.roads[1], town.roads[0], town.supply) == (2, 1, 0)


def test_cc_5_14_firepower_counts_everything_but_those_on_the_board() -> None:
    tiles = {"A1": "ranch", "A3": "prison"}
    seats = {0: {"card": "sheriff", "cowboys": 2}}
    town = q(2, tiles=tiles, owners={"A1": 0, "A3": 0}, white=0, ammo=0, standing={"vp5": [0]}, seats=seats)
    assert town.firepower(0) == 2 + 1 + 1 + 2 + 3
    shown: Any = town.view(0)["seats"]
    assert shown[0]["terms"] == {"cowboys": 2, "white": 1, "revolvers": 3, "ammo": 3, "mercenary": 0}


@pytest.mark.rule("CC-5.15", "CC-5.16")
def test_one_common_duel() -> None:
    town = placed([0, 1, 2], {"ammo": [0, 1, 2]})
    go(town, [1, 2, 6])
    duels: Any = dumped(town)["duels"]
    assert [duel["winner"] for duel in duels] == [2]


def test_cc_5_17_losers_come_home_at_once_and_count() -> None:
    town = placed([0, 1], {"ammo": [0, 1], "fire_income": [0]}, seats={0: {"cash": 0}, 1: {"cash": 0}})
    go(town, [1, 6])
    assert town.cash[0] == 2 * 4


def test_cc_5_18_a_winner_may_decline() -> None:
    town = placed([0, 1], {"b3": [0, 1]})
    go(town, [6, 1])
    assert legal(town) == ["buy_building:yes", "buy_building:no"]
