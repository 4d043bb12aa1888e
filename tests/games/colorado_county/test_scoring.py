"""Land, lakes, groups, scoring and the end: CO-5."""

import pytest

from farwest.engine.core import Dice
from farwest.games.colorado_county import flow, land, scoring, terrain
from farwest.games.colorado_county.state import NONE
from tests.games.colorado_county.county import at, cell, county, owner, score, seen, told


@pytest.mark.rule("CO-5.1.1")
def test_a_plot_belongs_to_its_marker() -> None:
    state = county(markers={0: "F8"})
    assert at(state, "F8") == 0
    land.remove_marker(state, 0, cell("F8"))
    assert at(state, "F8") == NONE


@pytest.mark.rule("CO-5.2", "CO-5.2.1")
def test_a_cell_between_two_lakes_counts_for_both() -> None:
    state = county(lakes={"LK3": "C3", "LK4": "E3"}, flags={})
    land.place_marker(state, 1, cell("D3"))
    assert (owner(state, "LK3"), owner(state, "LK4")) == (1, 1)


@pytest.mark.rule("CO-5.2.2", "CO-5.2.3", "CO-R32")
def test_who_owns_a_lake() -> None:
    state = county(markers={0: "H8"}, flags={})
    assert owner(state, "LK3") == 0
    land.place_marker(state, 1, cell("G9"))
    assert owner(state, "LK3") == 0  # a tie leaves it with the owner
    land.place_marker(state, 1, cell("I9"))
    assert owner(state, "LK3") == 1
    land.place_marker(state, 0, cell("H10"))
    assert owner(state, "LK3") == 1
    land.remove_marker(state, 1, cell("I9"))
    assert owner(state, "LK3") == 0
    land.remove_marker(state, 0, cell("H8"))
    assert owner(state, "LK3") == 0
    land.remove_marker(state, 0, cell("H10"))
    assert owner(state, "LK3") == 1
    land.remove_marker(state, 1, cell("G9"))
    assert owner(state, "LK3") is None


@pytest.mark.rule("CO-5.2.4", "CO-R22")
def test_a_lake_without_owner_scores_for_nobody_and_one_without_a_piece_does() -> None:
    tied = county(markers={0: "K8 L7", 1: "M7", 2: "L9"}, flags={})
    for name in ("K8", "L7"):
        land.remove_marker(tied, 0, cell(name))
    assert owner(tied, "LK4") is None
    assert [row[scoring.LAKE] for row in score(tied)] == [0, 0, 0]
    full = county(markers={0: "H8"}, flags={})
    full.plots[0] = 40
    assert full.reserve(0) == 0
    assert score(full)[0][scoring.LAKE] == 1


@pytest.mark.rule("CO-5.3.1", "CO-R33", "CO-R34")
def test_groups() -> None:
    state = county(markers={0: "A1 C5 C6 E5 E6 E7 K5 K6 L5 L6"}, flags={})
    assert [len(group) for group in terrain.groups_of(state, 0)] == [1, 2, 3, 4]
    assert [terrain.names(double) for double in terrain.doubles_of(state, 0)] == ["C5 C6"]
    assert terrain.names(terrain.domain_of(state, 0)) == "K5 L5 K6 L6"
    found = scoring.tally(state)
    assert (found.doubles[0], found.largest[0]) == (1, 4)


@pytest.mark.rule("CO-5.4.1", "CO-R37")
def test_borders() -> None:
    points = [row[scoring.BORDER] for row in score(county(markers={0: "A1 B1", 1: "O5"}, flags={}))]
    assert points == [6, 2, 0]


@pytest.mark.rule("CO-5.4.2")
def test_lakes_pay_more_from_round_to_round() -> None:
    state = county(markers={0: "H8 H3"}, flags={})
    for number, points in ((1, 2), (2, 4), (3, 6), (4, 3 + 8)):
        state.round = number
        assert score(state)[0][scoring.LAKE] == points


@pytest.mark.rule("CO-5.4.3")
def test_doubles_pay_everybody() -> None:
    state = county(markers={0: "C5 C6 E8 F8", 1: "K5 K6"}, flags={}, number=2)
    assert [row[scoring.DOUBLE] for row in score(state)] == [6, 3, 0]


@pytest.mark.rule("CO-5.4.4", "CO-R35", "CO-R37")
def test_only_the_largest_domain_of_each_counts() -> None:
    state = county(markers={0: "E5 E6 E7 E8 K5 K6 K7", 1: "A1 A2", 2: "O5 O6 O7"}, flags={}, number=4)
    assert [row[scoring.DOMAIN] for row in score(state)] == [11, 0, 5]


@pytest.mark.rule("CO-5.4.5", "CO-R36")
def test_ties() -> None:
    two = county(markers={0: "A1", 1: "O1", 2: "A9"}, flags={})
    assert [row[scoring.BORDER] for row in score(two)] == [6, 6, 6]
    second = county(markers={0: "A1 B1", 1: "O1", 2: "A9"}, flags={})
    assert [row[scoring.BORDER] for row in score(second)] == [6, 2, 2]


@pytest.mark.rule("CO-5.4.6")
def test_two_players_have_a_second_place() -> None:
    assert [row[scoring.BORDER] for row in score(county(2, markers={0: "A1 B1", 1: "O1"}, flags={}))] == [6, 2]


@pytest.mark.rule("CO-5.4")
def test_a_scoring_is_told_category_by_category_with_the_cells_that_earned_it() -> None:
    state = county(3, markers={0: "A1 B1 A2 E1 K8 L9", 1: "O3 O4 N2 L7 M7", 2: "C1 D1 H10 E5 E6 E7 F7"}, flags={})
    flow.end_round(state, Dice(1))
    assert [int(state.score_of[seat]) for seat in range(3)] == [7, 5, 6]
    assert told(state, "told-borders")[0].args["cells"] == "=A1 B1 E1 A2"
    assert [fact.args["cells"] for fact in told(state, "told-doubles")] == ["=O3-O4, L7-M7", "=C1-D1"]
    assert told(state, "told-domain")[1].args["cells"] == "=E5 E6 E7 F7"
    assert [fact.args["lake"] for fact in told(state, "told-lake-points")] == [
        "lake-LK4",
        "lake-LK7",
        "lake-LK3",
        "lake-LK6",
    ]
    assert [(fact.args["points"], fact.args["score"]) for fact in told(state, "told-total")] == [(7, 7), (5, 5), (6, 6)]
    rounds = state.view(-1)["scores"]
    assert rounds == [
        [
            {"border": 6, "lake": 1, "double": 0, "domain": 0},
            {"border": 0, "lake": 1, "double": 4, "domain": 0},
            {"border": 2, "lake": 2, "double": 2, "domain": 0},
        ]
    ]


@pytest.mark.rule("CO-5.5.1")
def test_the_game_ends_after_the_fourth_scoring() -> None:
    state = county(2, hands=[[1, 2], [3]], markers={0: "A1"}, number=4, auction=6)
    flow.end_round(state, Dice(1))
    assert state.over
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ([1, 2], [2, 0])  # cowboys left bring nothing
    assert seen(state, 1)["seats"][0]["hand"] == [1, 2]


@pytest.mark.rule("CO-5.5.2", "CO-R38")
def test_ties_at_the_end() -> None:
    state = county(4, hands=[[1, 2], [3, 40], [4, 50], []])
    state.score_of[3] = -1
    assert [int(state.place(seat)) for seat in range(4)] == [3, 2, 1, 4]
    more = county(2, hands=[[60], [1, 2]])
    assert [int(more.place(seat)) for seat in range(2)] == [2, 1]
    tokens = county(2)
    tokens.forsale[1] = 1
    assert [int(tokens.place(seat)) for seat in range(2)] == [1, 2]
    assert [int(county(2).place(seat)) for seat in range(2)] == [1, 1]
