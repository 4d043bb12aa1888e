"""Phase 1 and the yellow powers (CC-4.10 to CC-4.12, CC-5.30 to CC-5.33)."""

from typing import Any

import pytest

from farwest.games.carson_city import data as D
from farwest.games.carson_city.play import CarsonCity
from tests.games.carson_city.desk import dumped, go, legal, placed, play, q, why


def choosing(**more: Any) -> CarsonCity:
    """Two players about to take cards in round 1, seat 0 first."""
    bare: dict[int, dict[str, Any]] = {0: {"card": None}, 1: {"card": None}}
    for seat, changes in more.pop("seats", {}).items():
        bare[seat] |= changes
    return q(2, phase="personalities", decision="personality", track=[], line=[], seats=bare, **more)


def test_cc_4_10_one_card_each_in_pass_order() -> None:
    town = choosing()
    assert legal(town) == [f"personality:{card}" for card in D.CARDS]
    play(town, "personality:mercenary")
    assert town.actor == 1
    assert why(town, "personality:mercenary") == "CC-4.10"


@pytest.mark.parametrize(
    ("card", "field", "gain"), [("banker", "cash", 9), ("worker", "roads", 2), ("sheriff", "firepower", 1)]
)
def test_cc_4_11_powers_that_work_at_once(card: str, field: str, gain: int) -> None:
    town = choosing()
    before: Any = town.view(0)["seats"]
    play(town, f"personality:{card}")
    after: Any = town.view(0)["seats"]
    assert after[0][field] - before[0][field] == gain


def test_cc_4_11_the_settler_takes_a_parcel_before_the_next_chooses() -> None:
    town = choosing()
    play(town, "personality:settler")
    assert town.actor == 0
    play(town, "settler_parcel:A1")
    assert (town.owner[0], town.cash[0], town.actor) == (0, 15, 1)


def test_cc_4_11_the_grocer_takes_eight_dollars_or_waits() -> None:
    now, later = choosing(), choosing()
    for town in (now, later):
        play(town, "personality:grocer")
        assert legal(town) == ["grocer:now", "grocer:wait"]
    play(now, "grocer:now")
    play(later, "grocer:wait")
    assert (now.cash[0], later.cash[0]) == (23, 15)
    assert later.dump()["waits"] == [0]


def test_cc_4_12_the_placement_track_goes_by_numbers() -> None:
    town = choosing()
    play(town, "personality:mercenary")
    play(town, "personality:banker")
    assert dumped(town)["track"] == [1, 0]
    assert town.actor == 1


def test_cc_5_30_half_price_at_every_square() -> None:
    town = placed([0, 1], {"b12": [0], "b5": [0]}, seats={0: {"card": "worker"}, 1: {"card": "captain"}})
    go(town)
    play(town, "buy_building:yes")
    assert town.cash[0] == 15 - 6
    play(town, "buy_building:yes")
    assert town.cash[0] == 15 - 6 - 3


def test_cc_5_31_the_white_cowboy_acts_as_another_cowboy() -> None:
    seats = {0: {"card": "sheriff", "wages": 1}, 1: {"card": "banker"}}
    town = placed([1, 0], {"wages": [0, "white"]}, white=0, white_at="wages", seats=seats)
    go(town)
    assert town.cash[0] == 15 + 8
    assert town.white == -1


def test_cc_5_32_the_mercenary_and_the_chip_count_until_the_round_ends() -> None:
    town = placed(
        [0, 1], {"ammo": [0], "fire_income": [0]}, seats={0: {"card": "mercenary", "cash": 0}, 1: {"cash": 0}}
    )
    assert town.firepower(0) == 3 + 3
    go(town)
    assert town.cash[0] == 2 * (3 + 3 + 3)
    play(town, "cash_out:0")
    assert town.ammo == -1


def test_cc_5_33_hired_cowboys_stay() -> None:
    town = choosing()
    play(town, "personality:captain")
    assert legal(town) == [f"captain:{k}" for k in range(4)]
    play(town, "captain:3")
    assert (town.cash[0], town.reserve[0], town.general[0]) == (6, 6, 4)
