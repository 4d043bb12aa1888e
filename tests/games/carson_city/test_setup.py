"""Set-up (CC-3)."""

from typing import Any

import pytest

from farwest.engine.core import Dice
from farwest.engine.options import BadOption
from farwest.games.carson_city import data as D
from farwest.games.carson_city.game import GAME
from tests.games.carson_city.desk import dumped, legal, play


def new(players: int, seed: int = 1, **options: object) -> dict[str, Any]:
    return dumped(GAME.new(players, options, Dice(seed)))


def test_cc_3_1_two_to_five_players() -> None:
    assert GAME.player_counts == (2, 3, 4, 5)
    with pytest.raises(BadOption):
        GAME.new(6, {}, Dice(1))


def test_cc_3_2_the_initial_order_is_drawn() -> None:
    orders = {tuple(new(3, seed)["order"]) for seed in range(60)}
    assert len(orders) == 6
    assert all(player["vp"] == 0 for player in new(3)["seats"])


@pytest.mark.rule("CC-3.3", "CC-3.7")
def test_what_everybody_starts_with() -> None:
    start = new(4)
    for player in start["seats"]:
        expected = {"cash": 15, "roads": 1, "cowboys": 3, "general": 7, "revolvers": 0}
        assert {key: player[key] for key in expected} == expected
    assert start["supply"] == 25 - 4 - 4
    assert start["ammo"] is start["white"] is None


@pytest.mark.rule("CC-3.4", "CC-3.5")
def test_a_centre_and_nine_mountains_on_the_inner_parcels() -> None:
    for seed in range(20):
        town = new(2, seed)["town"]
        tiles = {name: shown["tile"] for name, shown in town.items()}
        assert sorted(tiles.values()) == ["house", *["mountain"] * 9]
        assert all(name[0] in "BCDEFG" and name[1] in "234567" for name in tiles)
        assert all(shown["owner"] is None for shown in town.values())
        assert len(new(2, seed)["roads"]) == 4


def test_cc_3_6_two_ranches_two_mines_and_three_of_the_bag() -> None:
    row = new(2)["row"]
    assert [row[0], row[1], row[5], row[6]] == ["ranch", "mine", "ranch", "mine"]
    assert None not in row
    assert sum(new(2)["bag"].values()) == 24


@pytest.mark.rule("CC-3.8", "CC-3.9")
def test_parcels_in_order_and_back() -> None:
    state = GAME.new(3, {}, Dice(2))
    first, second, third = dumped(state)["order"]
    chosen: list[object] = []
    for number in range(6):
        chosen.append(state.to_act()[0])
        assert len(legal(state)) == D.CELL_COUNT - number
        play(state, legal(state)[-1])
    assert chosen == [first, second, third, third, second, first]
    assert dumped(state)["decision"] == "personality"
