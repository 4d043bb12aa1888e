"""Phase 2 (CC-4.20 to CC-4.26)."""

import pytest

from farwest.games.carson_city import data as D
from tests.games.carson_city.desk import dumped, legal, play, q, why


def test_cc_4_20_round_and_round_without_those_who_have_passed() -> None:
    town = q(3)
    for expected, text in ((0, "place:C:wages"), (1, "pass"), (2, "place:C:ammo"), (0, "place:C:vp5"), (2, "pass")):
        assert town.actor == expected
        play(town, text)
    assert town.actor == 0


def test_cc_4_21_cowboys_and_the_white_one() -> None:
    town = q(2, white=0, seats={0: {"card": "sheriff", "cowboys": 0}, 1: {"card": "banker"}})
    assert why(town, "place:C:ammo") == "CC-4.21"
    assert "place:W:ammo" in legal(town)
    assert why(q(2), "place:W:ammo") == "CC-4.21"


@pytest.mark.parametrize(
    ("place", "rule"),
    [("vp2", "CC-8.32"), ("b6", "CC-4.22"), ("H1", "CC-8.22"), ("H2", "CC-5.27"), ("H4", "CC-5.27"), ("H3", None)],
)
def test_cc_4_22_open_locations(place: str, rule: str | None) -> None:
    """H1 an empty parcel with an owner, H2 a prison, H4 protected by the church on H5, H3 a ranch."""
    tiles = {"H2": "prison", "H3": "ranch", "H4": "mine", "H5": "church"}
    row = ["ranch", "mine", "saloon", None, "drugstore", "ranch", "mine"]
    town = q(2, round=2, tiles=tiles, owners=dict.fromkeys(("H1", "H2", "H3", "H4", "H5"), 1), row=row)
    assert why(town, f"place:C:{place}") == rule


def test_cc_4_23_one_cowboy_each_but_on_wages_and_roads() -> None:
    town = q(2, standing={"ammo": [0], "wages": [0], "road1": [0], "roads3": [1]})
    assert why(town, "place:C:ammo") == "CC-4.23"
    for place in ("wages", "road1", "roads3"):
        assert f"place:C:{place}" in legal(town)


def test_cc_4_24_the_white_cowboy_stands_alone() -> None:
    seats = {0: {"card": "sheriff"}, 1: {"card": "banker"}}
    town = q(2, white=0, standing={"A1": [1]}, tiles={"A8": "ranch"}, owners={"A8": 0}, seats=seats)
    assert why(town, "place:W:A1") == why(town, "place:W:A8") == "CC-4.24"
    play(town, "place:W:A2")
    assert why(town, "place:C:A2") == "CC-4.24"
    play(town, "place:C:A3")
    assert why(town, "place:C:A2") == "CC-4.24"


def test_cc_4_25_passing_takes_the_leftmost_place_and_is_automatic_without_pieces() -> None:
    town = q(3, seats={1: {"cowboys": 0}})
    play(town, "place:C:wages")
    assert dumped(town)["line"] == [1]
    assert town.actor == 2
    assert town.firepower(2) == 3


def test_cc_4_26_affordability_is_not_asked() -> None:
    town = q(2, seats={0: {"cash": 0}})
    assert {"place:C:b12", "place:C:C3"} <= set(legal(town))
    assert len([text for text in legal(town) if text.startswith("place:C:")]) == len(D.SQUARES) + 64
