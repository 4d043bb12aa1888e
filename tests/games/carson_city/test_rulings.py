"""The rulings of section 8, each where it decides something."""

from typing import Any

import pytest

from farwest.engine.core import Dice
from farwest.games.carson_city import construction, data as D, scoring
from farwest.games.carson_city.game import GAME
from farwest.games.carson_city.income import house_weight, income
from tests.games.carson_city.desk import cell, dumped, end_round, go, legal, placed, play, q, why
from tests.games.carson_city.test_build import window


def seats_of(town: Any) -> Any:
    return dumped(town)["seats"]


@pytest.mark.rule("CC-8.1", "CC-8.2", "CC-8.3")
def test_the_seed_is_followed_by_default() -> None:
    """Five banks, no revolver, churches for everybody."""
    start: Any = dumped(GAME.new(2, {}, Dice(1)))
    assert start["bag"]["bank"] + start["row"].count("bank") == 5
    assert seats_of(GAME.new(2, {}, Dice(1)))[0]["revolvers"] == 0
    town = q(3, tiles={"A1": "ranch", "A2": "church", "H1": "house"}, owners={"A1": 1, "A2": 2})
    assert why(town, "place:C:A1") == "CC-5.27"


def test_cc_8_4_gambling_rolls_two_dice_whatever_duels_do() -> None:
    for dice in ("1", "2"):
        town = placed([0, 1], {"gamble": [0]}, chosen={"duel_dice": dice}, seats={0: {"cash": 0}, 1: {"cash": 0}})
        go(town, [2, 3])
        assert town.cash[0] == 5


def test_cc_8_5_hotels_need_a_house_and_mines_do_not() -> None:
    assert [bool(needs) for needs in D.NEEDS] == [False, False, True, True, True, True, True, True]


def test_cc_8_6_the_red_settler_scores_points_for_mountains() -> None:
    seats = {0: {"card": "settler", "cash": 0}, 1: {"card": "captain", "cash": 0}}
    town = placed([0, 1], {}, owners={"B2": 0, "C2": 0}, red=["settler"], waits=[0], seats=seats)
    go(town)
    assert (town.vp[0], town.cash[0]) == (2, 0)


def test_cc_8_7_parcel_income_before_cowboy_income_before_gambling() -> None:
    incomes = [D.STEPS.index(step) for step in ("parcel_income", "fire_income", "gamble", "estate_income")]
    assert incomes == sorted(incomes)


def test_cc_8_8_an_undefended_building_is_robbed_without_a_duel() -> None:
    town = placed([0, 1], {"A8": [1]}, tiles={"A8": "ranch"}, owners={"A8": 0}, seats={0: {"cash": 0}, 1: {"cash": 0}})
    go(town)
    assert town.cash[1] == 1
    assert dumped(town)["duels"] == []


@pytest.mark.rule("CC-8.10", "CC-8.11")
def test_the_chooser_stays_and_winners_pay_at_once() -> None:
    standing = {"A1": [0, 1], "A3": [1, 2], "A5": [1, 2]}
    town = placed([0, 1, 2], standing)
    go(town)
    play(town, "duel_order:A1", [5, 0])
    assert (town.actor, legal(town)) == (0, ["buy_parcel:yes", "buy_parcel:no"])
    play(town, "buy_parcel:yes")
    assert town.actor == 0  # out of all the other duels, and still the chooser
    assert legal(town) == ["duel_order:A3", "duel_order:A5"]


@pytest.mark.rule("CC-8.12", "CC-8.13")
def test_the_limit_comes_before_the_final_count() -> None:
    seats = {0: {"card": "sheriff", "cash": 39}, 1: {"cash": 0}}
    town = placed([0, 1], {}, round=4, seats=seats)
    go(town)
    assert legal(town) == ["cash_out:1", "cash_out:2", "cash_out:3"]
    play(town, "cash_out:1")
    assert scoring.parts(town, 0) == [1, 0, 20 // 6]


def test_cc_8_14_nothing_covers_a_house() -> None:
    town = window("ranch", tiles={"A1": "house"}, owners={"A1": 0, "A2": 0})
    assert why(town, "site:A1") == "CC-8.14"


def test_cc_8_15_the_centre_can_be_owned() -> None:
    town = q(2, tiles={"E4": "saloon"}, owners={"E4": 1, "D4": 0})
    assert income(town, cell("E4")) == 0


@pytest.mark.rule("CC-8.16", "CC-8.45")
def test_one_refusal_closes_all_his_parcels_and_the_house_is_the_owners() -> None:
    town = window("saloon", owners={"E4": 0, "E3": 1, "E5": 1}, seats={0: {"roads": 0}})
    play(town, "site:E4")
    play(town, "house_ask:E3")
    prompt: Any = town.view(1)["prompt"]
    assert (prompt["args"]["building"], prompt["args"]["cell"], prompt["args"]["asked"]) == (
        "tile-saloon",
        "=E4",
        "=E3",
    )
    yes = town.clone()
    play(town, "consent:no")
    assert why(town, "house_ask:E5") == "CC-8.16"
    play(yes, "consent:yes")
    shown: Any = yes.view(0)["seats"]
    assert shown[1]["houses"] == 1


def test_cc_8_17_without_a_house_cell_the_tile_is_kept_and_not_refunded() -> None:
    full = dict.fromkeys(("C3", "D3", "E3", "C4", "C5", "D5", "E5"), "house")
    town = window("saloon", tiles=full, owners={"E4": 0}, seats={0: {"roads": 0, "cash": 13}, 1: {"cash": 0}})
    assert seats_of(town)[0]["kept"] == ["saloon"]
    assert town.cash[0] == 10


@pytest.mark.rule("CC-8.18", "CC-8.19", "CC-8.43")
def test_kept_tiles_one_after_another_every_round() -> None:
    """Also when nobody used a construction square."""
    town = placed(
        [0, 1], {}, owners={"A1": 0, "A2": 0}, seats={0: {"kept": ["ranch", "ranch"], "cash": 0}, 1: {"cash": 0}}
    )
    go(town)
    for text in ("kept:ranch", "site:A1", "kept:ranch"):
        play(town, text)
    play(town, "site:A2")
    assert town.built[D.RANCH] == 2


def test_cc_8_20_a_defender_alone_is_spent() -> None:
    town = placed([0, 1], {"A8": [0]}, tiles={"A8": "ranch"}, owners={"A8": 0}, seats={0: {"cash": 0}, 1: {"cash": 0}})
    go(town)
    assert (town.cash[0], town.reserve[0]) == (3, 3 + 4)


def test_cc_8_21_attackers_fight_each_other() -> None:
    seats: dict[int, dict[str, Any]] = {n: {"cash": 0} for n in range(3)}
    town = placed([0, 1, 2], {"A8": [1, 2]}, tiles={"A8": "ranch"}, owners={"A8": 0}, seats=seats)
    go(town, [1, 6])
    assert [int(town.cash[n]) for n in range(3)] == [2, 0, 1]


@pytest.mark.rule("CC-8.22", "CC-8.23")
def test_one_may_defend_before_any_attack_but_only_what_can_be_attacked() -> None:
    tiles = {"A1": "ranch", "A8": "prison", "H1": "house"}
    town = q(2, tiles=tiles, owners={"A1": 0, "A8": 0, "H1": 0, "H2": 0, "B2": 0})
    assert "place:C:A1" in legal(town)
    for place in ("A8", "H1", "H2", "B2"):
        assert why(town, f"place:C:{place}") in ("CC-5.27", "CC-8.22")


@pytest.mark.rule("CC-8.24", "CC-8.25")
def test_the_white_cowboy_needs_an_empty_square_even_on_wages() -> None:
    seats: dict[int, dict[str, Any]] = {0: {"card": "sheriff", "cowboys": 2}, 1: {"card": "banker"}}
    town = q(2, white=0, standing={"wages": [1]}, seats=seats)
    assert town.firepower(0) == 3
    assert why(town, "place:W:wages") == "CC-4.24"
    play(town, "place:W:road1")
    assert "place:C:road1" in legal(town)


def test_cc_8_26_the_grocer_decides_after_the_attacks() -> None:
    seats = {0: {"card": "grocer"}, 1: {"card": "captain"}}
    town = placed([0, 1], {"A8": [0, 1]}, tiles={"A8": "ranch"}, owners={"A8": 0}, waits=[0], seats=seats)
    go(town, [6, 1])
    assert dumped(town)["decision"] == "grocer_estate"
    assert dumped(town)["duels"] != []


def test_cc_8_27_the_settler_must_take_a_parcel_and_the_workers_roads_are_limited() -> None:
    bare: dict[int, dict[str, Any]] = {0: {"card": None}, 1: {"card": None}}
    settler = q(2, phase="personalities", decision="personality", track=[], seats=bare)
    play(settler, "personality:settler")
    assert all(text.startswith("settler_parcel:") for text in legal(settler))
    worker = q(2, phase="personalities", decision="personality", track=[], seats=bare, supply=1)
    play(worker, "personality:worker")
    assert (worker.roads[0], worker.supply) == (2, 0)


def test_cc_8_28_a_winner_who_cannot_pay_leaves_the_tile() -> None:
    town = placed([0, 1], {"b12": [0, 1]}, seats={0: {"cash": 0}, 1: {"cash": 50}})
    go(town, [6, 1])
    assert dumped(town)["row"][0] == "ranch"
    assert town.cash[1] == 50


def test_cc_8_29_everybody_passes_at_once() -> None:
    town = placed([0, 1], {}, tiles={"A8": "ranch"}, owners={"A8": 0}, seats={0: {"cash": 0}, 1: {"cash": 0}})
    go(town)
    assert (town.cash[0], dumped(town)["phase"]) == (3, "personalities")


def test_cc_8_30_no_loans() -> None:
    town = placed([0, 1], {"b3": [0]}, seats={0: {"cash": 3}})
    go(town)
    assert "buy_building:yes" in legal(town)
    poor = q(
        2,
        phase="personalities",
        decision="captain",
        turn=1,
        track=[],
        seats={0: {"card": "captain", "cash": 3}, 1: {"card": None}},
    )
    assert why(poor, "captain:2") == "CC-8.30"


@pytest.mark.rule("CC-8.31", "CC-8.42")
def test_incomes_have_no_cap_and_others_houses_do_not_count() -> None:
    around = dict.fromkeys(["D5", "E5", "F5", "D6", "D7", "E7", "F7"], "house")
    town = q(2, tiles={**around, "E6": "saloon", "F6": "house"}, owners={"E6": 0})
    assert income(town, cell("E6")) == 40
    other = q(2, tiles={**around, "E6": "saloon", "F6": "house"}, owners={"E6": 0, "D5": 1, "E5": 0})
    assert house_weight(other, cell("E6"), 0) == 7


def test_cc_8_32_points_squares_by_round() -> None:
    for number, squares in ((1, 4), (2, 3), (3, 2), (4, 1)):
        offers = legal(q(2, round=number))
        assert len([text for text in offers if text.startswith("place:C:vp")]) == squares


def test_cc_8_33_several_construction_squares_in_a_round() -> None:
    town = q(2, standing={"b3": [0], "vp5": [0]})
    assert {"place:C:b4", "place:C:vp4"} <= set(legal(town))


def test_cc_8_34_three_tied_the_earliest_passer() -> None:
    town = placed([1, 2, 0], {"ammo": [0, 1, 2]}, seats={n: {"cash": 0} for n in range(3)})
    go(town, [4, 4, 4])
    duels: Any = dumped(town)["duels"]
    assert duels[0]["winner"] == 1


def test_cc_8_35_an_empty_bag_leaves_the_dearest_squares_empty() -> None:
    row = ["ranch", None, None, None, None, None, None]
    bag = {**dict.fromkeys(D.BUILDINGS, 0), "hotel": 2}
    town = placed([0, 1], {}, row=row, bag=bag, seats={0: {"cash": 0}, 1: {"cash": 0}})
    play(town, "pass", [0])
    assert dumped(town)["row"] == ["ranch", "hotel", "hotel", None, None, None, None]
    end_round(town, until="place")
    assert why(town, "place:C:b12") == "CC-4.22"


@pytest.mark.rule("CC-8.36", "CC-8.37")
def test_two_players_have_every_square_and_no_variant_of_speed() -> None:
    assert len(legal(q(2))) == len(legal(q(5)))
    assert "kit_carson" not in GAME.read_options(2, {})


@pytest.mark.rule("CC-8.39", "CC-8.40")
def test_halves_and_the_prisons_revolvers() -> None:
    town = q(2, seats={0: {"card": "worker"}})
    assert construction.price(town, 0, D.SQUARES.index("b3")) == 2
    assert (int(D.GUNS[D.PRISON]), int(D.GUNS[D.CHURCH])) == (2, 0)


def test_cc_8_41_all_revolvers_count_always() -> None:
    town = placed([0, 1], {"ammo": [0, 1]}, tiles={"A8": "mine"}, owners={"A8": 0})
    go(town, [1, 1])
    duels: Any = dumped(town)["duels"]
    assert duels[0]["shots"][0]["firepower"] == 4


def test_cc_8_44_an_unopposed_attacker_never_comes_home() -> None:
    seats = {0: {"cash": 0}, 1: {"cash": 0}}
    tiles = {"A8": "ranch", "H8": "ranch"}
    town = placed([0, 1], {"A8": [1], "H8": [0, 1]}, tiles=tiles, owners={"A8": 0, "H8": 0}, seats=seats)
    go(town, [6, 1])
    duels: Any = dumped(town)["duels"]
    assert duels[0]["shots"][1]["firepower"] == 3
    assert town.reserve[1] == 3 + 1 + 4
    assert town.cash[1] == 1
