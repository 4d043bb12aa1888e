"""Step 16 (CC-4.35, CC-5.20 to CC-5.28)."""

from typing import Any

import pytest

from farwest.games.carson_city import data as D
from farwest.games.carson_city.income import income
from tests.games.carson_city.desk import cell, go, legal, placed, play, q


def earned(tiles: dict[str, str], owners: dict[str, int], name: str) -> int:
    town = q(2, tiles=tiles, owners=owners)
    shown: Any = town.view(0)["town"]
    terms = shown[name]["income"]
    assert terms["total"] == income(town, cell(name))
    assert terms["total"] == sum(term["count"] * term["each"] for term in terms["terms"])
    return int(terms["total"])


def test_cc_5_20_a_ranch_counts_free_parcels_whoever_owns_them() -> None:
    assert earned({"H8": "ranch"}, {"H8": 0, "G8": 1}, "H8") == 3


def test_cc_5_21_a_mine_counts_usable_mountains() -> None:
    assert earned({"B3": "mine"}, {"B3": 0}, "B3") == 6
    assert earned({"B3": "mine"}, {"B3": 0, "B2": 1, "C2": 1}, "B3") == 0


@pytest.mark.parametrize(
    ("building", "money"), [("drugstore", 6), ("bank", 6), ("saloon", 5), ("hotel", 6), ("prison", 0), ("church", 0)]
)
def test_cc_5_22_the_other_buildings(building: str, money: int) -> None:
    """Next to the centre's house; one ranch and one mine elsewhere."""
    tiles = {"E4": building, "A1": "ranch", "A8": "mine", "H1": "house"}
    assert earned(tiles, {"E4": 0, "A1": 0, "A8": 0}, "E4") == money


@pytest.mark.rule("CC-4.35", "CC-5.23")
def test_attacks_before_incomes() -> None:
    town = placed(
        [0, 1],
        {"E4": [0, 1]},
        tiles={"E4": "hotel", "H1": "house"},
        owners={"E4": 0},
        seats={0: {"cash": 0}, 1: {"cash": 0}},
    )
    go(town, [6, 1])
    assert (town.cash[0], town.cash[1]) == (6, 0)
    assert (town.reserve[0], town.reserve[1]) == (3 + 4, 3 + 1 + 4)


def test_cc_5_24_the_grocer_who_waited_doubles_or_takes_eight() -> None:
    seats = {0: {"card": "grocer", "cash": 0}, 1: {"cash": 0, "card": "captain"}}
    town = placed([0, 1], {}, tiles={"E4": "hotel", "H1": "house"}, owners={"E4": 0}, waits=[0], seats=seats)
    go(town)
    assert legal(town) == ["grocer_estate:hotel", "grocer_estate:8"]
    play(town, "grocer_estate:hotel")
    assert town.cash[0] == 12


@pytest.mark.rule("CC-5.25", "CC-5.26")
def test_a_robbed_building_pays_both_once() -> None:
    town = placed([0, 1], {"A8": [1]}, tiles={"A8": "ranch"}, owners={"A8": 0}, seats={0: {"cash": 0}, 1: {"cash": 0}})
    go(town)
    assert (town.cash[0], town.cash[1]) == (2, 1)
    assert (town.vp[1], town.guns[1]) == (0, 0)


@pytest.mark.parametrize(("protects", "safe"), [("all", True), ("own", False)])
def test_cc_5_27_churches_protect(protects: str, safe: bool) -> None:
    tiles = {"A1": "ranch", "A2": "church", "H1": "house"}
    town = q(3, tiles=tiles, owners={"A1": 1, "A2": 2}, chosen={"church_protects": protects})
    assert ("place:C:A1" not in legal(town)) == safe
    own = q(3, tiles=tiles, owners={"A1": 1, "A2": 1}, chosen={"church_protects": protects})
    assert "place:C:A1" not in legal(own)
    assert "place:C:A2" not in legal(own)


def test_cc_5_28_a_defender_stays_when_a_church_comes() -> None:
    row = ["church", "mine", "saloon", "bank", "drugstore", "ranch", "mine"]
    standing = {"b3": [0], "E4": [0, 1]}
    town = placed([0, 1], standing, tiles={"E4": "hotel", "E5": "house"}, owners={"E4": 0, "D5": 0}, row=row)
    go(town)
    for text in ("buy_building:yes", "site:D5"):
        play(town, text)
    play(town, "house:C5")
    assert town.reserve[1] == 3 + 1 + 4
    assert town.cash[0] == 15 - 3 + 6
    assert town.general[0] == 10 - (3 + 4)
    assert town.built[D.CHURCH] == 1
