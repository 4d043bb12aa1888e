"""Components and the town (CC-1, CC-2)."""

import pytest

from farwest.engine.core import Dice
from farwest.games.carson_city import data as D
from farwest.games.carson_city.game import GAME
from tests.games.carson_city.desk import cell, dumped, legal, placed, q


def test_cc_1_1_most_points_after_four_rounds_win() -> None:
    state = GAME.new(3, {}, Dice(1))
    state.playout(Dice(2))
    outcome = state.outcome()
    assert outcome is not None
    best = outcome.places.index(1)
    assert outcome.scores[best] == max(outcome.scores)
    assert dumped(state)["round"] == 4


def test_cc_2_1_buildings_and_which_of_them_need_a_house() -> None:
    counts = dict(zip(D.BUILDINGS, map(int, D.TILE_COUNTS), strict=True))
    expected = {"ranch": 6, "mine": 6, "drugstore": 4, "bank": 5, "saloon": 3, "hotel": 3, "prison": 2, "church": 2}
    assert counts == expected
    assert sum(counts.values()) == 31
    assert sum(int(D.TILE_COUNTS[n]) for n in range(8) if D.NEEDS[n]) == 19
    assert [int(gun) for gun in D.GUNS] == [1, 1, 0, 0, 0, 0, 2, 0]
    assert [int(weight) for weight in D.WEIGHT] == [1, 0, 0, 0, 0, 2, 0, 1, 1, 0, 0]
    four = dumped(GAME.new(2, {"bank_count": "4"}, Dice(1)))
    assert four["bag"]["bank"] + four["row"].count("bank") == 4


def test_cc_2_2_colours_are_names_only() -> None:
    assert D.COLOURS == ["orange", "green", "purple", "yellow", "blue"]
    one = dumped(GAME.new(3, {}, Dice(9)))
    other = dumped(GAME.new(3, {"colours": "blue,orange,green"}, Dice(9)))
    del one["options"], other["options"]
    assert one == other
    assert GAME.sides(2, GAME.read_options(2, {"colours": "blue,green"})) == ["colour-blue", "colour-green"]


def test_cc_2_3_parcels_in_reading_order() -> None:
    assert (D.CELLS[0], D.CELLS[7], D.CELLS[8], D.CELLS[63]) == ("A1", "H1", "A2", "H8")


def test_cc_2_4_neighbours_touch_by_a_side_or_a_corner() -> None:
    near = [D.CELLS[D.NEIGHBOUR[8 * cell("D4") + k]] for k in range(D.DEGREE[cell("D4")])]
    assert near == ["C3", "D3", "E3", "C4", "E4", "C5", "D5", "E5"]
    assert (D.DEGREE[cell("A1")], D.DEGREE[cell("D1")]) == (3, 5)


def test_cc_2_5_corners_of_a_parcel() -> None:
    x, y = 4, 3
    expected = [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)]
    corners = [int(D.CELL_CORNER[4 * cell("D3") + k]) for k in range(4)]
    assert [(corner % 9, corner // 9) for corner in corners] == expected


@pytest.mark.parametrize(("edge", "ends"), [(0, [(0, 0), (1, 0)]), (8, [(0, 0), (0, 1)]), (143, [(7, 8), (8, 8)])])
def test_cc_2_6_edges_join_corners(edge: int, ends: list[tuple[int, int]]) -> None:
    found = [int(D.EDGE_END[2 * edge + k]) for k in range(2)]
    assert [(corner % 9, corner // 9) for corner in found] == ends


def test_cc_2_7_the_track_has_21_squares_for_cowboys_and_24_steps() -> None:
    assert D.SQUARES == [
        "wages",
        "ammo",
        "roads3",
        "road1",
        "b12",
        "b10",
        "b8",
        "b6",
        "b5",
        "b4",
        "b3",
        "parcel_income",
        "fire_income",
        "gamble",
        "parcel_vp",
        "fire_vp",
        "estate_vp",
        "vp5",
        "vp4",
        "vp3",
        "vp2",
    ]
    assert [int(D.PRICE[n]) for n in range(D.B12, D.B3 + 1)] == [12, 10, 8, 6, 5, 4, 3]
    steps = D.STEPS[: D.MUSTER_STEP]
    assert steps[4] == "parcels"
    assert steps[11:14] == ["b3", "kept", "parcel_income"]
    assert steps[15:18] == ["gamble", "estate_income", "parcel_vp"]


def test_cc_2_8_limits_of_both_sides() -> None:
    limits = [int(limit) for limit in D.LIMIT]
    assert limits[:7] == [20, 120, 60, 30, 30, 25, 20]
    assert limits[7:] == [20, 60, 60, 30, 30, 20, 30]
    town = q(2, red=["banker"], seats={0: {"card": "banker"}, 1: {"card": "captain"}})
    assert (town.limit(0), town.limit(1)) == (60, 25)


def test_squares_are_offered_in_track_order_and_parcels_in_reading_order() -> None:
    """CC-4.26, CC-4.60: what declines comes last."""
    offers = legal(q(2))
    assert offers[:4] == ["place:C:wages", "place:C:ammo", "place:C:roads3", "place:C:road1"]
    assert offers[-1] == "pass"
    cells = [text.removeprefix("place:C:") for text in offers if text.removeprefix("place:C:") in D.CELLS]
    assert cells == sorted(cells, key=D.CELLS.index)
    white = legal(q(2, white=0, seats={0: {"card": "sheriff"}}))
    assert white.index("place:W:wages") == len(offers) - 1
    assert placed([0, 1], {}).dump()["decision"] == "place"
