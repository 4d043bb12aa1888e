"""The options of section 11 (CC-11)."""

from typing import Any

import pytest

from farwest.engine.core import Dice
from farwest.games.carson_city import data as D, land
from farwest.games.carson_city.game import GAME
from farwest.games.carson_city.play import CarsonCity
from tests.games.carson_city.desk import cell, dumped, go, legal, placed, play, q, why

RIVER = dict.fromkeys(["C1", "C2", "D2", "D3", "D4", "E4", "E5", "E6", "F6", "F7", "F8"], "river")


def test_cc_11_every_option_has_a_default() -> None:
    chosen = GAME.read_options(3, {})
    assert chosen["personality_side"] == "yellow"
    assert (chosen["board_side"], chosen["duel_mode"], chosen["duel_dice"]) == ("plain", "dice", "1")
    assert (chosen["starting_revolvers"], chosen["bank_count"], chosen["church_protects"]) == ("0", "5", "all")
    assert (chosen["road_timing"], chosen["dead_cowboys"]) == ("build", "off")


def red_of(seed: int, **options: object) -> list[str]:
    red: Any = dumped(GAME.new(2, options, Dice(seed)))["red"]
    return list(red)


def test_cc_11_1_sides_are_tossed_or_chosen() -> None:
    assert red_of(1) == []
    assert red_of(1, personality_side="red") == list(D.CARDS)
    assert red_of(1, personality_side="custom", side_grocer="red") == ["grocer"]
    assert red_of(1, side_grocer="red") == []
    tossed = [red_of(seed, personality_side="random") for seed in range(40)]
    assert all(any(card in red for red in tossed) and any(card not in red for red in tossed) for card in D.CARDS)


def choosing(card: str, **more: Any) -> CarsonCity:
    """Seat 0 has just taken a red card."""
    seats = {0: {"card": None, **more.pop("own", {})}, 1: {"card": None}}
    chosen = {"personality_side": "red"}
    town = q(
        2,
        phase="personalities",
        decision="personality",
        track=[],
        seats=seats,
        red=list(D.CARDS),
        chosen=chosen,
        **more,
    )
    play(town, f"personality:{card}")
    return town


def test_cc_11_2_the_red_worker_takes_a_building_at_once() -> None:
    town = choosing("worker", owners={"A1": 0})
    squares = ("b12", "b10", "b8", "b6", "b5", "b4", "b3", "none")
    assert legal(town) == [f"worker_take:{square}" for square in squares]
    play(town, "worker_take:b3", [0])
    assert (town.cash[0], town.roads[0]) == (10, 1)
    assert dumped(town)["row"][0] == "mine"
    play(town, "site:A1")
    assert (town.tile[0], town.actor) == (D.RANCH, 1)
    poor = choosing("worker", own={"cash": 4})
    assert poor.actor == 1


def test_cc_11_2_the_other_red_powers_at_once() -> None:
    for card in ("grocer", "settler"):
        town = choosing(card)
        assert legal(town) == ["red_now", "red_wait"]
        play(town, "red_now")
        assert town.cash[0] == 23
    captain = choosing("captain")
    assert legal(captain) == ["red_captain:0", "red_captain:1", "red_captain:2"]
    play(captain, "red_captain:2")
    assert (captain.cash[0], captain.guns[0]) == (6, 2)
    assert choosing("mercenary").firepower(0) == 3 + 2
    assert choosing("sheriff").white == -1


def test_cc_11_3_the_red_sheriff_starts_no_duel() -> None:
    tiles = {"A1": "ranch", "H8": "ranch"}
    seats = {0: {"card": "sheriff"}, 1: {"card": "banker"}}
    standing = {"ammo": [1], "A1": [1], "wages": [1], "B1": [1]}
    town = q(2, red=["sheriff"], tiles=tiles, owners={"A1": 0, "H8": 1}, standing=standing, seats=seats)
    for place in ("ammo", "B1", "H8"):
        assert why(town, f"place:C:{place}") == "CC-11.3"
    assert {"place:C:wages", "place:C:A1", "place:C:roads3"} <= set(legal(town))


@pytest.mark.parametrize(("card", "points"), [("grocer", 2), ("settler", 1)])
def test_cc_11_3_points_for_who_waited(card: str, points: int) -> None:
    owners = {"A1": 0, "A2": 0, "B2": 0}
    seats = {0: {"card": card, "cash": 0}, 1: {"card": "captain", "cash": 0}}
    town = placed([0, 1], {}, tiles={"A1": "house", "A2": "house"}, owners=owners, red=[card], waits=[0], seats=seats)
    go(town)
    assert town.vp[0] == points


def test_cc_11_3_the_red_banker_buys_points_once() -> None:
    town = placed([0, 1], {}, red=["banker"], seats={0: {"card": "banker", "cash": 30}, 1: {"card": "captain"}})
    go(town)
    assert legal(town) == ["red_bank:0", "red_bank:3", "red_bank:5", "red_bank:7"]
    play(town, "red_bank:7")
    assert (town.cash[0], town.vp[0]) == (5, 7)


# The river.


def by_the_river(**more: Any) -> CarsonCity:
    return q(2, tiles={**RIVER, **more.pop("tiles", {})}, chosen={"board_side": "river"}, **more)


def test_cc_11_4_the_rivers_parcels_and_crossings() -> None:
    crossings = [edge for edge in range(D.EDGE_COUNT) if D.IS_CROSSING[edge]]
    assert crossings == [2, 19, 28, 37, 54, 63, 72, 89, 98, 107, 124, 141]
    town = by_the_river()
    assert why(town, "place:C:D3") == "CC-11.4"
    start = dumped(GAME.new(2, {"board_side": "river"}, Dice(1)))
    shown: Any = start["town"]
    assert sum(tile["tile"] == "mountain" for tile in shown.values()) == 6
    assert sum(tile["tile"] == "river" for tile in shown.values()) == 11


def test_cc_11_4_ranches_and_prices_by_the_river() -> None:
    town = by_the_river(tiles={"B1": "ranch"}, owners={"B1": 0})
    shown: Any = town.view(0)["town"]
    assert shown["B1"]["income"]["total"] == 4  # A1 A2 C1 C2; B2 is a mountain
    assert land.price(town, cell("E1")) == 1


def test_cc_11_4_a_last_window_for_bridges_after_round_four() -> None:
    seats = {0: {"roads": 3, "cash": 0}, 1: {"roads": 0, "cash": 0}}
    tiles = {**RIVER, "B2": "house"}
    town = placed(
        [0, 1], {}, round=4, tiles=tiles, owners={"B2": 0}, roads=[18], chosen={"board_side": "river"}, seats=seats
    )
    go(town)
    assert dumped(town)["decision"] == "last_roads"
    assert legal(town)[-1] == "done"
    play(town, "road:19")
    assert town.roads[0] == 1
    assert why(town, "road:2") is not None
    play(town, "done")
    assert town.over
    assert town.score(0) == 3


# Duel tiles.


def test_cc_11_5_two_players_have_a_set_each() -> None:
    start: Any = dumped(GAME.new(2, {"duel_mode": "tiles"}, Dice(1)))
    assert start["hands"] == [[0, 1, 2, 3, 4, 5]] * 2
    assert [player["cash"] for player in start["seats"]] == [15, 15]


def test_cc_11_5_a_duel_is_chosen_at_once_and_shown_together() -> None:
    seats = {0: {"cowboys": 3}, 1: {"cowboys": 3}}
    hands = [[0, 1, 2, 3, 4, 5]] * 2
    town = placed([0, 1], {"ammo": [0, 1]}, chosen={"duel_mode": "tiles"}, hands=hands, opening=[15, 15], seats=seats)
    go(town)
    assert town.sealed()
    town.play(1, GAME.parse("duel_tile:5"), Dice(1))
    assert town.waiting() == [0, 1]
    assert town.view(0)["picked"] is None
    assert town.view(1)["picked"] == 5
    town.play(0, GAME.parse("duel_tile:3"), Dice(1))
    duels: Any = dumped(town)["duels"]
    assert (duels[0]["winner"], dumped(town)["stock"]) == (1, [3, 5])


def test_cc_11_5_an_empty_hand_draws_three_of_the_stockpile() -> None:
    stock = sorted([0, 1, 2, 3, 4, 5] * 2)
    for value in (5, 0, 1):
        stock.remove(value)
    more: dict[str, Any] = {"redrawn": [0, 1], "opening": [15, 15], "played": [[0, 1, 2, 3, 4, 5]] * 2}
    town = placed([0, 1], {"ammo": [0, 1]}, chosen={"duel_mode": "tiles"}, hands=[[5], [0, 1]], stock=stock, **more)
    go(town)
    assert town.to_act() == [1]
    play(town, "duel_tile:0", [0, 0, 0])
    hands: Any = dumped(town)["hands"]
    assert hands == [[0, 0, 1], [1]]


def test_cc_11_6_a_starting_revolver() -> None:
    start: Any = dumped(GAME.new(2, {"starting_revolvers": "1"}, Dice(1)))
    assert [player["revolvers"] for player in start["seats"]] == [1, 1]


def test_cc_11_7_losers_may_give_their_cowboys_up() -> None:
    town = placed(
        [0, 1, 2], {"ammo": [0, 1, 2]}, chosen={"dead_cowboys": "on"}, seats={n: {"cash": 0} for n in range(3)}
    )
    go(town, [6, 1, 1])
    assert (town.actor, legal(town)) == (1, ["dead:yes", "dead:no"])
    play(town, "dead:yes")
    assert town.actor == 2
    play(town, "dead:no")
    assert (town.vp[1], town.vp[2]) == (2, 0)
    assert (town.reserve[1], town.reserve[2]) == (3 + 4, 3 + 1 + 4)
