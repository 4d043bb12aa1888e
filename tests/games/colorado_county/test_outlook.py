"""What search asks of the game: quick opinions on choices, and the scores to be expected (CO-10)."""

import pytest

from farwest.engine.core import Dice
from farwest.games.colorado_county import data as D, land, outlook, swings
from farwest.games.colorado_county.game import GAME
from farwest.games.colorado_county.play import ColoradoCounty
from farwest.games.colorado_county.state import BID, NONE
from tests.games.colorado_county.county import bid, cell, county, open_bidding, open_window, play


def favourite(state: ColoradoCounty, seat: int) -> str:
    """What looks best at a glance."""
    actions = state.legal(seat)
    weights = outlook.opinions(silent(state), seat, actions)
    return GAME.text(actions[weights.index(max(weights))])


def silent(state: ColoradoCounty) -> ColoradoCounty:
    copy = state.clone()
    assert isinstance(copy, ColoradoCounty)
    return copy


def swing(state: ColoradoCounty, seat: int, name: str) -> float:
    swings.look(state)
    return float(swings.swing(state, seat, cell(name), seat))


def random_positions(players: int, seed: int, every: int) -> list[ColoradoCounty]:
    dice = Dice(seed)
    state = GAME.new(players, {}, dice)
    found: list[ColoradoCounty] = []
    while not state.over:
        assert isinstance(state, ColoradoCounty)
        state.advance(state.random_action(dice), dice)
        found.append(silent(state))
    return found[::every]


@pytest.mark.rule("CO-10.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_swing_is_what_the_whole_board_changes_by(players: int) -> None:
    for state in random_positions(players, 3, 60):
        free = [c for c in range(D.CELL_COUNT) if state.grid[c] == NONE]
        for at in free[::7]:
            seat = at % players
            swings.look(state)
            before, change = swings.standing(state, 0), swings.swing(state, seat, at, 0)
            after = silent(state)
            land.place_marker(after, seat, at)
            swings.look(after)
            assert swings.standing(after, 0) == pytest.approx(before + change)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_opinions_and_guesses_leave_no_trace(players: int) -> None:
    for state in random_positions(players, 5, 23):
        before = state.dump()
        for seat in state.to_act():
            outlook.opinions(state, seat, state.legal(seat))
        outlook.expected_scores(state)
        assert state.dump() == before


def test_opinions_are_the_same_whatever_was_looked_at_before() -> None:
    """Nothing is kept from one call to the next."""
    states = [state for state in random_positions(3, 7, 31) if not state.over]
    first = [outlook.opinions(state, state.to_act()[0], state.legal(state.to_act()[0])) for state in states]
    again = [outlook.opinions(state, state.to_act()[0], state.legal(state.to_act()[0])) for state in reversed(states)]
    assert first == again[::-1]


@pytest.mark.rule("CO-10.2")
def test_a_double_is_joined_to_a_domain_late_not_early() -> None:
    """A double pays in every round, a large domain most in the last."""
    for number, joins in ((1, False), (4, True)):
        state = county(2, markers={0: "E5 E6 E8 E9", 1: "K5 K6 K7"}, flags={}, number=number)
        assert (swing(state, 0, "E7") > swing(state, 0, "C3")) == joins


def test_the_field_that_takes_a_lake_is_worth_more_than_the_next_one() -> None:
    state = county(2, markers={0: "", 1: "H8"}, flags={}, number=4, auction=6)
    shore = [c for c in range(D.CELL_COUNT) if state.shore[c] and state.grid[c] == NONE]
    inland = next(c for c in range(D.CELL_COUNT) if not state.shore[c] and not D.IS_BORDER[c] and state.grid[c] == NONE)
    swings.look(state)
    assert min(swings.swing(state, 0, c, 0) for c in shore) > swings.swing(state, 0, inland, 0)


@pytest.mark.rule("CO-10.3")
def test_nobody_bids_for_cards_that_place_nothing_and_somebody_does_for_a_border() -> None:
    poor = county(2, hands=[[5, 9, 20], [1, 2, 3]], flags={"red": "A1"}, shown="B01 B02", number=4, auction=6)
    open_bidding(poor)
    assert favourite(poor, 0) == "count:0"
    markers = {0: "E5 E6", 1: "K5 K6"}
    rich = county(
        2, markers=markers, hands=[[5, 9, 20], [1, 2, 3]], flags={"red": "E4"}, shown="R01 B02", number=4, auction=6
    )
    open_bidding(rich)
    assert favourite(rich, 0) != "count:0"


def test_a_fist_is_filled_up_with_the_lowest_cowboys() -> None:
    state = county(2, hands=[[5, 9, 20, 40], [1, 2, 3]], flags={"red": "A1"}, shown="R01 B02")
    open_bidding(state)
    play(state, 0, "count:3")
    play(state, 0, "token:40")
    assert favourite(state, 0) == "token:9"


def test_a_plot_that_pays_nothing_is_rather_sold_than_a_lake() -> None:
    state = county(2, markers={0: "E4 E5 E6 H8", 1: "K5 K6 K7"}, hands=[[5], [6]], number=3, auction=1)
    open_window(state)
    weights = dict(
        zip([GAME.text(a) for a in state.legal(0)], outlook.opinions(silent(state), 0, state.legal(0)), strict=True)
    )
    assert weights["sell:H8"] > weights["sell:E5"]


# The scores to be expected.


def test_when_all_is_over_the_scores_are_the_scores() -> None:
    state = random_positions(3, 9, 1)[-1]
    assert state.over
    assert [round(score) for score in outlook.expected_scores(state)] == [int(state.score(seat)) for seat in range(3)]


def test_more_land_and_more_cowboys_promise_more() -> None:
    plain = county(2, markers={0: "E5", 1: "K5"}, hands=[[10, 20], [11, 21]])
    open_window(plain)
    landed = county(2, markers={0: "E5 E6 A4", 1: "K5"}, hands=[[10, 20], [11, 21]])
    open_window(landed)
    manned = county(2, markers={0: "E5", 1: "K5"}, hands=[[10, 20, 66], [11, 21]])
    open_window(manned)
    leads = [a - b for a, b in (outlook.expected_scores(state) for state in (plain, landed, manned))]
    assert leads[1] > leads[0] + 2
    assert leads[2] > leads[0] + 1


@pytest.mark.rule("CO-4.6.3")
def test_a_bid_that_is_being_made_has_its_price() -> None:
    """A fist is no longer a hand: who bids everything for a poor card may expect less than who bids nothing."""
    state = county(
        2, markers={0: "E5", 1: "K5"}, hands=[[10, 20, 30, 60, 66], [11]], flags={"red": "H3"}, shown="R01 B02"
    )
    open_bidding(state)
    assert state.decision == BID
    nothing, everything = silent(state), silent(state)
    bid(nothing, 0, [])
    bid(everything, 0, [10, 20, 30, 60, 66])
    leads = [a - b for a, b in (outlook.expected_scores(after) for after in (nothing, everything))]
    assert leads[0] > leads[1]
