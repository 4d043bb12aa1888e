"""The worked examples of section 9, each under its id. Seats are named as there: Orange 0, Green 1, Purple 2."""

from typing import Any

import pytest

from farwest.engine.core import Dice
from farwest.games.carson_city import construction, data as D, land, scoring, setup
from farwest.games.carson_city.game import GAME
from farwest.games.carson_city.income import income
from farwest.games.carson_city.play import CarsonCity
from tests.games.carson_city.desk import cell, dumped, go, legal, placed, play, q, why

ORANGE, GREEN, PURPLE = 0, 1, 2


def earns(name: str, town: CarsonCity) -> int:
    return int(income(town, cell(name)))


def test_cc_9_1_the_roads_of_the_centre_reach_nine_parcels() -> None:
    town = q()
    assert [edge for edge in range(144) if setup._is_side(cell("D4"), edge)] == [54, 62, 63, 71]
    reached = [D.CELLS[n] for n in range(64) if town.reached[n]]
    assert reached == ["C3", "D3", "E3", "C4", "D4", "E4", "C5", "D5", "E5"]


def test_cc_9_2_placement_goes_by_the_numbers_of_the_cards_and_passing_by_who_passes() -> None:
    state = GAME.new(3, {}, Dice(3))
    for _ in range(6):
        state.play(state.to_act()[0], state.legal(state.to_act()[0])[0], Dice(1))
    first, second, third = dumped(state)["order"]
    for card in ("grocer", "sheriff", "mercenary"):
        play(state, f"personality:{card}")
        if card == "grocer":
            play(state, "grocer:wait")
    assert dumped(state)["track"] == [second, first, third]
    play(state, "place:C:wages")
    play(state, "pass")
    assert dumped(state)["line"] == [first]


def test_cc_9_3_a_price_counts_all_tiles_around() -> None:
    five = {"G6": "house", "H6": "house", "G7": "saloon", "G8": "saloon", "H8": "mountain"}
    town = q(tiles=five, owners={"G7": 0, "G8": 0})
    assert land.price(town, cell("H7")) == 6


def test_cc_9_4_saloons_count_neutral_houses_and_the_owners_own() -> None:
    town = q(tiles={"D5": "house", "F5": "house", "E4": "saloon", "E5": "saloon"}, owners={"F5": 0, "E4": 0, "E5": 2})
    assert (earns("E4", town), earns("E5", town)) == (15, 10)


def test_cc_9_5_an_own_ranch_next_to_a_drugstore_counts_twice() -> None:
    tiles = {"C4": "drugstore", "B5": "ranch", "C3": "house", "D3": "house"}
    assert earns("C4", q(tiles=tiles, owners={"C4": 0, "B5": 0})) == 15


def test_cc_9_6_an_own_hotel_counts_as_two_houses_for_a_bank() -> None:
    tiles = {"D5": "bank", "E5": "hotel", "A1": "mine"}
    assert earns("D5", q(tiles=tiles, owners={"D5": 0, "E5": 0, "A1": 0})) == 12
    assert earns("D5", q(tiles=tiles, owners={"D5": 0, "E5": 1, "A1": 0})) == 6


def test_cc_9_7_gambling_pays_the_sum_of_two_dice() -> None:
    town = placed([0, 1, 2], {"gamble": [1]})
    go(town, [3, 5])
    assert town.cash[1] == 15 + 8


def test_cc_9_8_one_mountain_less_for_three_parcels_of_river() -> None:
    assert D.MOUNTAINS - 8 // 3 == 7
    assert D.MOUNTAINS - len(D.RIVER_CELLS) // 3 == D.RIVER_MOUNTAINS == 6


def test_cc_9_9_dice_name_parcels() -> None:
    assert D.CELLS[setup.cell_of_dice(1, 6)] == "B7"
    assert D.CELLS[setup.cell_of_dice(6, 1)] == "G2"


def test_cc_9_10_prices_on_board_q() -> None:
    town = q()
    prices = {name: int(land.price(town, cell(name))) for name in ("C3", "A1", "D4", "C2", "H8")}
    assert prices == {"C3": 4, "A1": 2, "D4": 2, "C2": 3, "H8": 1}
    view: Any = town.view(0)["town"]
    assert view["C3"]["around"] == ["B2", "C2", "D4"]


def test_cc_9_11_incomes_on_board_q() -> None:
    assert earns("C3", q(tiles={"C3": "mine"}, owners={"C3": 0})) == 6
    assert earns("C3", q(tiles={"C3": "mine"}, owners={"C3": 0, "C2": 1})) == 3
    assert earns("C3", q(tiles={"C3": "mine"}, owners={"C3": 0, "C2": 0})) == 6
    assert earns("F5", q(tiles={"F5": "mine"}, owners={"F5": 0})) == 6
    assert earns("C3", q(tiles={"C3": "ranch"}, owners={"C3": 0})) == 5
    assert earns("A8", q(tiles={"A8": "ranch"}, owners={"A8": 0})) == 3
    full = {"A8": "ranch", "A7": "house", "B7": "house", "B8": "house"}
    assert earns("A8", q(tiles=full, owners={"A8": 0})) == 1


def test_cc_9_12_a_road_must_touch_another() -> None:
    town = q()
    assert land.may_lay(town, 0, 55)
    assert not land.may_lay(town, 0, 108)
    before = {n for n in range(64) if town.reached[n]}
    land.put_road(town, 55)
    assert {D.CELLS[n] for n in range(64) if town.reached[n]} - {D.CELLS[n] for n in before} == {"F3", "F4"}


def test_cc_9_13_a_tie_goes_to_the_earlier_passer_and_the_chip_counts_at_once() -> None:
    town = placed(
        [1, 0],
        {"ammo": [0, 1], "roads3": [0, 1]},
        seats={0: {"cowboys": 2, "card": "banker", "revolvers": 1}, 1: {"cowboys": 4, "card": "grocer"}},
    )
    go(town, [1, 2, 1, 1])
    ammo, roads = dumped(town)["duels"]
    assert ammo == {
        "at": "ammo",
        "winner": 1,
        "shots": [{"seat": 0, "shot": 2, "firepower": 3}, {"seat": 1, "shot": 1, "firepower": 4}],
    }
    assert roads["shots"] == [{"seat": 0, "shot": 1, "firepower": 4}, {"seat": 1, "shot": 1, "firepower": 7}]


def test_cc_9_14_three_way_ties_go_by_pass_order() -> None:
    town = placed(
        [PURPLE, GREEN, ORANGE], {"ammo": [0, 1, 2]}, seats={0: {"cowboys": 4}, 1: {"cowboys": 3}, 2: {"cowboys": 4}}
    )
    go(town, [5, 4, 5])
    assert dumped(town)["duels"][0]["winner"] == PURPLE
    assert (town.reserve[GREEN], town.reserve[ORANGE], town.reserve[PURPLE]) == (3 + 1 + 4, 4 + 1 + 4, 4 + 4)


@pytest.mark.rule("CC-4.32a", "CC-9.15")
def test_the_earliest_passer_orders_the_duels() -> None:
    town = placed([ORANGE, PURPLE, GREEN], {"C3": [1, 2], "F2": [0, 2]}, seats={2: {"cowboys": 0}, 1: {"cowboys": 5}})
    go(town)
    assert town.actor == ORANGE
    assert legal(town) == ["duel_order:F2", "duel_order:C3"]
    play(town, "duel_order:C3", [0, 5])
    assert town.actor == GREEN
    play(town, "buy_parcel:no", [0, 0])
    second = dumped(town)["duels"][1]
    assert {"seat": PURPLE, "shot": 1, "firepower": 1} in second["shots"]


def test_cc_9_16_the_worker_pays_half_rounded_up() -> None:
    town = q(2, seats={0: {"card": "worker"}})
    prices = {square: int(construction.price(town, 0, D.SQUARES.index(square))) for square in ("b5", "b12", "b3", "b4")}
    assert prices == {"b5": 3, "b12": 6, "b3": 2, "b4": 2}
    poor = placed([1, 0], {"b5": [0], "b3": [0]}, seats={0: {"card": "worker", "cash": 2}})
    go(poor)
    assert poor.focus == D.SQUARES.index("b3")
    assert "buy_building:yes" in legal(poor)


@pytest.mark.parametrize(("doubled", "robber", "owner"), [(None, 7, 8), ("saloon", 15, 15)])
def test_cc_9_17_a_robber_takes_half_rounded_down(doubled: str | None, robber: int, owner: int) -> None:
    tiles = {"E4": "saloon", "D5": "house", "F5": "house"}
    town = placed(
        [0, 1],
        {"E4": [1]},
        tiles=tiles,
        owners={"E4": 0, "F5": 0},
        waits=[0] if doubled else [],
        seats={0: {"card": "grocer"}, 1: {"card": "captain"}},
    )
    go(town)
    if doubled:
        play(town, f"grocer_estate:{doubled}")
    assert (town.cash[1] - 15, town.cash[0] - 15) == (robber, owner)


def test_cc_9_18_an_attacker_who_wins_robs_the_defended_building() -> None:
    owner, a, b = 0, 1, 2
    town = placed(
        [a, owner, b],
        {"E4": [0, 1, 2]},
        tiles={"E4": "hotel", "E5": "house"},
        owners={"E4": owner},
        seats={0: {"cowboys": 3}, 1: {"cowboys": 3}, 2: {"cowboys": 3}},
    )
    go(town, [5, 5, 3])
    assert (town.cash[a] - 15, town.cash[owner] - 15) == (3, 3)
    assert [int(town.reserve[seat]) for seat in (owner, a, b)] == [3 + 1 + 4, 3 + 4, 3 + 1 + 4]


@pytest.mark.parametrize(("protects", "home"), [("all", 4), ("own", 3)])
def test_cc_9_19_a_new_church_calls_attacks_off(protects: str, home: int) -> None:
    tiles = {"E5": "bank", "E4": "house"}
    town = placed(
        [ORANGE, GREEN, PURPLE],
        {"E5": [GREEN], "b8": [ORANGE]},
        tiles=tiles,
        owners={"E5": PURPLE, "D5": ORANGE},
        row=["ranch", "mine", "saloon", "bank", "church", "ranch", "mine"],
        chosen={"church_protects": protects},
    )
    go(town)
    for text in ("buy_building:yes", "site:D5"):
        play(town, text)
    before = int(town.reserve[GREEN])
    play(town, "house:C5")
    assert before == 3
    assert int(town.reserve[GREEN]) - 4 == home  # four new cowboys at the end of the round


@pytest.mark.parametrize(
    ("cash", "offers", "k", "left", "vp"),
    [
        (27, [0, 1, 2], 0, 20, 0),
        (27, [0, 1, 2], 1, 17, 1),
        (27, [0, 1, 2], 2, 7, 2),
        (35, [1, 2, 3], 1, 20, 1),
        (35, [1, 2, 3], 2, 15, 2),
    ],
)
def test_cc_9_20_cash_limits(cash: int, offers: list[int], k: int, left: int, vp: int) -> None:
    town = placed([1, 0], {}, seats={0: {"card": "sheriff", "cash": cash}, 1: {"card": "banker", "cash": 0}})
    go(town)
    assert legal(town) == [f"cash_out:{offer}" for offer in offers]
    play(town, f"cash_out:{k}", [0] * 0)
    assert (town.cash[0], town.vp[0]) == (left, vp)


def test_cc_9_21_the_row_slides_and_is_filled_from_the_cheapest() -> None:
    row = ["ranch", None, "saloon", "bank", None, "ranch", None]
    town = placed(
        [1, 0],
        {},
        row=row,
        seats={0: {"cash": 0}, 1: {"cash": 0}},
        bag={**dict.fromkeys(D.BUILDINGS, 0), "mine": 1, "hotel": 1, "church": 1},
    )
    play(town, "pass", [2, 0, 0])
    assert [D.BUILDINGS[n] for n in town.row] == ["ranch", "saloon", "bank", "ranch", "church", "mine", "hotel"]


def test_cc_9_22_nobody_has_more_than_ten_cowboys() -> None:
    second = placed([1, 0], {}, round=2, seats={0: {"cowboys": 7, "cash": 0}, 1: {"cash": 0}})
    go(second)
    assert second.reserve[0] == 10
    first = placed([1, 0], {"ammo": [0]}, seats={0: {"cowboys": 0, "cash": 0}, 1: {"cash": 0}})
    go(first)
    assert first.reserve[0] == 4


def test_cc_9_23_the_captain_hires_up_to_ten() -> None:
    town = q(
        2,
        phase="personalities",
        decision="captain",
        turn=1,
        track=[],
        seats={0: {"card": "captain", "cowboys": 8, "cash": 10}, 1: {"card": None}},
    )
    assert legal(town) == ["captain:0", "captain:1", "captain:2"]
    play(town, "captain:2")
    assert (town.cash[0], town.reserve[0]) == (6, 10)


def test_cc_9_24_nobody_joins_the_white_cowboy() -> None:
    town = q(2, white=0, seats={0: {"card": "sheriff"}, 1: {"card": "banker"}})
    play(town, "place:W:vp5")
    assert why(town, "place:C:vp5") == "CC-4.24"
    play(town, "pass")
    play(town, "pass")
    assert town.decision
    assert legal(town)[0] == "vp_buy:0"
    taken = q(2, white=0, standing={"vp5": [1]}, seats={0: {"card": "sheriff"}, 1: {"card": "banker"}})
    assert why(taken, "place:W:vp5") == "CC-4.24"


def hotel_with_one_place_left() -> CarsonCity:
    """Everything that is reached is occupied or the builder's site E4, but for Purple's E5."""
    tiles = {"C3": "house", "D3": "house", "E3": "house", "C4": "house", "C5": "house", "D5": "house"}
    return placed(
        [ORANGE, GREEN, PURPLE],
        {"b8": [ORANGE]},
        tiles=tiles,
        owners={"E4": ORANGE, "E5": PURPLE},
        row=["ranch", "mine", "saloon", "bank", "hotel", "ranch", "mine"],
        seats={ORANGE: {"roads": 0}},
    )


def test_cc_9_25_a_refused_house_leaves_the_building_kept() -> None:
    town = hotel_with_one_place_left()
    go(town)
    play(town, "buy_building:yes")
    play(town, "site:E4")
    assert legal(town) == ["house_ask:E5", "cancel"]
    play(town, "house_ask:E5")
    assert town.actor == PURPLE
    play(town, "consent:no")
    # Only `cancel` was left, which the engine did; in step 12' the builder may try again.
    assert town.kept[8 * ORANGE + D.HOTEL] == 1
    assert legal(town) == ["kept:hotel", "done"]
    for text in ("kept:hotel", "site:E4", "house_ask:E5"):
        play(town, text)
    assert town.actor == PURPLE


def test_cc_9_26_a_kept_bank_is_placed_and_earns_in_the_same_round() -> None:
    row = ["ranch", "mine", "saloon", "bank", "drugstore", "hotel", "bank"]
    town = placed(
        [0, 1],
        {"b12": [0], "b10": [1]},
        owners={"F4": 0, "E3": 1},
        row=row,
        seats={0: {"roads": 0}, 1: {"roads": 2, "cash": 30}},
    )
    go(town)
    play(town, "buy_building:yes")  # nothing of Orange's is reached: the bank is kept
    for text in ("buy_building:yes", "road:55", "site:E3", "house:C3"):
        play(town, text)
    assert legal(town) == ["kept:bank", "done"]
    for text in ("kept:bank", "site:F4", "house:E4"):
        play(town, text)
    assert earns("F4", town) == 3
    assert town.cash[0] == 15 - 12 + 3


def test_cc_9_27_roads_run_out() -> None:
    town = placed([ORANGE, GREEN, PURPLE], {"roads3": [ORANGE], "road1": [PURPLE]}, supply=2)
    go(town)
    assert (town.roads[ORANGE], town.roads[PURPLE], town.supply) == (3, 1, 0)
    assert town.general[PURPLE] == 10 - 3 - 4


def test_cc_9_28_firepower_in_points_and_dollars() -> None:
    mines = {"A1": "mine", "A3": "mine"}
    strong = {0: {"card": "mercenary", "cowboys": 3}, 1: {"card": "banker"}}
    town = placed([0, 1], {"fire_vp": [0]}, tiles=mines, owners={"A1": 0, "A3": 0}, seats=strong, ammo=0)
    assert town.firepower(0) == 11
    go(town)
    assert town.vp[0] == 5
    paid = placed([0, 1], {"fire_income": [0]}, tiles=mines, owners={"A1": 0, "A3": 0}, seats=strong, ammo=0)
    before = 15 + 3 + 3  # what both mines bring besides: B2 is next to either
    go(paid)
    assert paid.cash[0] == before + 22


def test_cc_9_29_the_final_count() -> None:
    tiles = {"A1": "ranch", "H1": "ranch", "A8": "mine", "H8": "mine", "H3": "house", "H4": "house"}
    own = {"A1": 0, "H1": 0, "A8": 0, "H8": 0, "H3": 0, "H4": 0, "B6": 0}
    town = q(
        2,
        tiles=tiles,
        owners=own,
        phase="end",
        decision="end",
        actor=None,
        round=4,
        line=[0, 1],
        seats={0: {"vp": 18, "cash": 17, "kept": ["bank"]}, 1: {"vp": 34, "cash": 0}},
    )
    assert scoring.parts(town, 0) == [18, 14, 2]
    assert (town.score(0), town.score(1)) == (34, 34)
    assert (town.place(0), town.place(1)) == (1, 2)


def test_cc_9_30_squares_close_round_by_round() -> None:
    third, fourth = q(2, round=3), q(2, round=4)
    offered = [text.removeprefix("place:C:") for text in legal(third)]
    assert "vp4" in offered
    assert not {"vp3", "vp2"} & set(offered)
    assert [text for text in legal(fourth) if "vp" in text and text.startswith("place:C:vp")] == ["place:C:vp5"]


def test_cc_9_31_no_parcel_without_a_property_tile() -> None:
    eleven = dict.fromkeys(D.CELLS[40:51], 0)
    town = q(2, owners=eleven, standing={"B3": [0]})
    assert not [text for text in legal(town) if text.removeprefix("place:C:") in D.CELLS]
    assert why(town, "place:C:A1") == "CC-4.22"


def test_cc_9_32_weak_tiles_bring_money() -> None:
    assert D.TILES_MONEY - sum((0, 1, 1, 3, 4, 5)) == 16
    state = dumped(GAME.new(5, {"duel_mode": "tiles"}, Dice(4)))
    assert sum(state["opening"]) == 75
    assert sum(player["cash"] for player in state["seats"]) == 75


def test_cc_9_33_a_mine_by_the_river_and_a_bridge() -> None:
    river = dict.fromkeys(["C1", "C2", "D2", "D3", "D4", "E4", "E5", "E6", "F6", "F7", "F8"], "river")
    tiles = {**river, "B4": "mountain", "C3": "mine", "B2": "house"}
    town = q(
        2, tiles=tiles, owners={"C3": 0, "B2": 0}, roads=[18], chosen={"board_side": "river"}, seats={0: {"roads": 3}}
    )
    assert earns("C3", town) == 6
    edge = 17 * 1 + 2  # H(2,1)
    assert land.is_crossing(town, edge)
    assert land.road_cost(town, edge) == 2
    land.lay_road(town, 0, edge)
    assert town.roads[0] == 1
    assert scoring.touches_bridge(town, cell("B2"))


def test_cc_9_34_red_sheriff_and_red_banker() -> None:
    town = placed(
        [1, 0],
        {"ammo": [0, 1], "roads3": [0, 1]},
        red=["sheriff"],
        seats={0: {"card": "sheriff", "cowboys": 0}, 1: {"card": "banker", "cowboys": 6}},
    )
    go(town, [6, 1, 6, 1])
    assert town.vp[0] == 6
    bank = placed([0, 1], {}, red=["banker"], seats={0: {"card": "banker", "cash": 14}, 1: {"card": "captain"}})
    go(bank)
    assert legal(bank) == ["red_bank:0", "red_bank:3", "red_bank:5"]


@pytest.mark.parametrize(("dice", "rolls", "winner"), [("2", [4, 5, 1, 3], 0), ("1", [4, 1], 1)])
def test_cc_9_35_two_dice_each(dice: str, rolls: list[int], winner: int) -> None:
    town = placed([0, 1], {"ammo": [0, 1]}, chosen={"duel_dice": dice}, seats={0: {"cowboys": 1}, 1: {"cowboys": 5}})
    go(town, rolls)
    assert dumped(town)["duels"][0]["winner"] == winner


@pytest.mark.parametrize(("hand", "asked"), [([3, 3], [0, 1]), ([3], [1])])
def test_cc_9_36_equal_tiles_are_asked_for_and_a_last_tile_is_not(hand: list[int], asked: list[int]) -> None:
    rest = sorted([0, 1, 2, 3, 4, 5] * 2)
    for value in [*hand, 0, 5]:
        rest.remove(value)
    town = placed(
        [0, 1], {"ammo": [0, 1]}, chosen={"duel_mode": "tiles"}, hands=[hand, [0, 5]], redrawn=[0, 1], stock=rest
    )
    go(town)
    assert town.waiting() == asked == town.to_act()
    if 0 in asked:
        assert [GAME.text(action) for action in town.legal(0)] == ["duel_tile:3"]
