"""Parcels, roads and the build window (CC-4.50 to CC-4.55, CC-5.1 to CC-5.13)."""

from typing import Any

import pytest

from farwest.games.carson_city import data as D, land
from farwest.games.carson_city.play import CarsonCity
from tests.games.carson_city.desk import cell, dumped, go, legal, placed, play, q, why


def window(building: str, **more: Any) -> CarsonCity:
    """Seat 0 has just bought a building at b3."""
    row = [building, "mine", "saloon", "bank", "drugstore", "ranch", "mine"]
    town = placed(more.pop("order", [0, 1]), {"b3": [0], **more.pop("standing", {})}, row=row, **more)
    go(town)
    play(town, "buy_building:yes")
    return town


def test_cc_4_50_sites_roads_and_keep() -> None:
    town = window("saloon", owners={"E4": 0, "A1": 0, "B2": 0})
    offers = legal(town)
    assert offers[0] == "site:E4"
    assert offers[-1] == "keep"
    assert all(text.startswith("road:") for text in offers[1:-1])
    refused = [why(town, f"site:{name}") for name in ("A1", "B2", "H8")]
    assert refused == ["CC-5.10", "CC-8.14", "CC-4.50"]
    ranch = window("ranch", owners={"E4": 0, "A1": 0})
    assert legal(ranch) == ["site:A1", "site:E4", "keep"]


def test_cc_4_51_houses_on_reached_free_parcels() -> None:
    town = window("saloon", owners={"E4": 0, "E3": 1}, seats={0: {"roads": 0}})
    play(town, "site:E4")
    assert legal(town) == [
        *(f"house:{name}" for name in ["C3", "D3", "C4", "C5", "D5", "E5"]),
        "house_ask:E3",
        "cancel",
    ]
    assert (why(town, "house:E3"), why(town, "house_ask:C3"), why(town, "house:E4")) == ("CC-4.51",) * 3


def test_cc_4_52_consent_or_refusal() -> None:
    town = window("saloon", owners={"E4": 0, "E3": 1, "E5": 1}, seats={0: {"roads": 0}})
    play(town, "site:E4")
    play(town, "house_ask:E3")
    assert (town.actor, legal(town)) == (1, ["consent:yes", "consent:no"])
    other = town.clone()
    play(town, "consent:no")
    assert town.actor == 0
    assert not [text for text in legal(town) if text.startswith("house_ask")]
    play(other, "consent:yes")
    assert (other.tile[cell("E3")], other.tile[cell("E4")]) == (D.HOUSE, D.SALOON)


def test_cc_4_53_the_building_its_house_and_its_revolvers_are_one_act() -> None:
    town = window("prison", owners={"E4": 0})
    play(town, "site:E4")
    assert town.tile[cell("E4")] == -1
    assert town.guns[0] == 0
    play(town, "house:E5")
    assert (town.tile[cell("E4")], town.tile[cell("E5")], town.guns[0]) == (D.PRISON, D.HOUSE, 2)


def test_cc_4_54_separate_roads_in_the_order_of_their_ids() -> None:
    town = window("saloon", owners={"A1": 0}, seats={0: {"roads": 3}})
    play(town, "road:55")
    assert (why(town, "road:45"), why(town, "road:53")) == ("CC-4.54", "CC-4.54")
    assert {"road:46", "road:56"} <= set(legal(town))  # they touch the road just laid
    assert "road:70" in legal(town)  # it does not, and has a greater id


def test_cc_4_55_kept_buildings_bring_nothing() -> None:
    town = window("prison", owners={"A1": 0}, seats={0: {"roads": 0}})
    assert dumped(town)["seats"][0]["kept"] == ["prison"]
    assert town.guns[0] == 0


@pytest.mark.rule("CC-5.1", "CC-8.38")
def test_prices_count_houses_and_the_parcel_itself() -> None:
    town = q(2, tiles={"A1": "house", "A2": "ranch"}, owners={"A2": 0})
    assert (land.price(town, cell("A1")), land.price(town, cell("B1"))) == (1 + 3, 1 + 4)


def test_cc_5_2_the_buyer_owns_what_lies_there() -> None:
    town = placed([0, 1], {"C2": [0]})
    go(town)
    play(town, "buy_parcel:yes")
    shown: Any = town.view(0)
    assert shown["seats"][0]["mountains"] == 1
    assert town.cash[0] == 15 - 3


def test_cc_5_10_reached_by_a_corner() -> None:
    town = q(2)
    assert town.reached[cell("C3")] == 1
    assert town.reached[cell("B3")] == 0


def test_cc_5_11_roads_touch_roads() -> None:
    town = window("saloon", owners={"A1": 0})
    assert why(town, "road:0") == "CC-5.11"
    assert why(town, "road:54") == "CC-2.6"
    play(town, "road:55")
    assert town.roads[0] == 0
    assert why(q(2), "road:55") == "CC-5.13"


def test_cc_5_13_roads_at_any_time_are_a_free_action() -> None:
    town = q(2, chosen={"road_timing": "anytime"})
    assert "road:55" in legal(town)
    play(town, "road:55")
    assert (town.actor, town.roads[0]) == (0, 0)
    play(town, "place:C:wages")
    assert town.actor == 1
    idle = q(2, chosen={"road_timing": "anytime"}, seats={1: {"cowboys": 0}})
    play(idle, "place:C:wages")
    assert idle.actor == 1
    assert legal(idle)[-1] == "pass"
