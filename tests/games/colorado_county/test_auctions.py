"""Bids, cards, placement, compensation, end of the round: CO-4.6 to CO-4.9, CO-4.11."""

import pytest

from farwest.engine.core import Dice
from farwest.engine.errors import NotLegal
from farwest.games.colorado_county import data as D, flow, land
from farwest.games.colorado_county.state import BID, CHOOSE_CARD, FLAG_COLOUR, NONE, PLACE_FIRST
from tests.games.colorado_county.county import (
    at,
    bid,
    bids,
    cell,
    county,
    hand,
    legal,
    open_bidding,
    owner,
    play,
    seen,
    selling,
    shown,
    taking,
    told,
)

HANDS = [[1, 2, 3], [11, 12, 13], [21, 22, 23]]


@pytest.mark.rule("CO-4.6.1", "CO-D11")
def test_any_number_of_cowboys_zero_included() -> None:
    state = county(3, hands=HANDS, shown="R01 G01")
    open_bidding(state)
    assert state.to_act() == [0, 1, 2]
    assert legal(state, 1) == ["count:0", "count:1", "count:2", "count:3"]


@pytest.mark.rule("CO-4.6.2", "CO-D12")
def test_cowboys_in_descending_order() -> None:
    state = county(3, hands=HANDS, shown="R01 G01")
    open_bidding(state)
    play(state, 0, "count:2")
    assert legal(state, 0) == ["token:2", "token:3"]
    play(state, 0, "token:2")  # the 1 goes without saying
    assert (state.fist[0], state.is_sealed(0)) == (0b11, True)
    assert 0 not in state.to_act()


@pytest.mark.rule("CO-4.1.2", "CO-R27")
def test_until_the_last_fist_is_closed_everybody_may_think_again() -> None:
    state = county(3, hands=HANDS, shown="R01 G01")
    open_bidding(state)
    bid(state, 0, [3])
    assert state.waiting() == [0, 1, 2]
    assert state.can_retract(0)
    state.retract(0)
    assert state.owes(0)
    bid(state, 0, [2])
    bid(state, 1, [11])
    assert state.decision == BID
    bid(state, 2, [])
    assert state.decision != BID
    assert not state.can_retract(0)
    assert told(state, "told-bid")[0].args["cowboys"] == "=11"


@pytest.mark.rule("CO-4.6.3", "CO-6")
def test_opened_bids_are_public() -> None:
    state = county(3, hands=HANDS, shown="R01 G01")
    bids(state, [3, 1], [11], [])
    opened = state.view(-1)["opened"]
    assert opened == {"kind": "auction", "bids": [[3, 1], [11], []]}
    assert [fact.to for fact in told(state, "told-bid")] == [None, None]


@pytest.mark.rule("CO-4.6.4", "CO-4.6.5", "CO-R15")
def test_rank_by_count_then_by_the_highest_number() -> None:
    state = county(4, hands=[[1, 66], [2, 65], [3], []], shown="R01 G01 B01")
    bids(state, [66, 1], [65, 2], [3])
    assert [int(state.ranks >> 3 * k & 7) for k in range(3)] == [0, 1, 2]
    assert state.takers == 3
    assert state.lowest == 0b1000


@pytest.mark.rule("CO-4.6.6", "CO-4.9.2")
def test_every_cowboy_goes_back_into_the_bag() -> None:
    state = county(3, hands=HANDS, shown="R01 G01")
    before = state.bag_size()
    bids(state, [1, 2, 3], [11], [21])
    assert state.bag_size() == before + 5
    assert hand(state, 0) == []
    known = seen(state, -1)["bag"]["known"]
    assert known == [1, 2, 3, 11, 21]


@pytest.mark.rule("CO-4.6.7", "CO-R17", "CO-4.8")
def test_nobody_bids() -> None:
    state = county(3, hands=HANDS, shown="R01 G01")
    bids(state, [], [], [])
    assert told(state, "told-nobody-bid")
    assert [fact.args["card"] for fact in told(state, "told-discarded")] == ["=R01", "=G01"]
    assert [int(state.size[seat]) for seat in range(3)] == [5, 5, 5]
    assert state.auction == 2


@pytest.mark.rule("CO-4.7.1", "CO-D13", "CO-R20")
def test_one_card_each_in_rank_order() -> None:
    state = county(4, hands=[[1], [2], [], []], shown="R01 G01 B01")
    bids(state, [1], [2])
    assert (state.actor, legal(state, 1)) == (1, ["card:R01", "card:G01", "card:B01"])
    play(state, 1, "card:G01")
    assert state.decision == PLACE_FIRST
    assert not state.owes(0)
    play(state, 1, "first:E4")
    assert (state.actor, legal(state, 0)) == (0, ["card:R01", "card:B01"])
    play(state, 0, "card:R01")
    play(state, 0, "first:A5")
    assert [fact.args["card"] for fact in told(state, "told-discarded")] == ["=B01"]


@pytest.mark.rule("CO-4.7.2", "CO-D14")
def test_the_first_marker_takes_the_place_of_a_flag() -> None:
    state = county(shown="R01 G01")
    taking(state, 0, "R01")
    assert legal(state, 0) == ["first:G2", "first:A5", "first:N8"]
    with pytest.raises(NotLegal):
        play(state, 0, "first:E4")
    play(state, 0, "first:N8")
    assert at(state, "N8") == 0
    assert state.flags[1] | state.flags[2] == 2 ** (cell("A5") - 60)


@pytest.mark.rule("CO-4.7.3", "CO-4.7.4", "CO-D15", "CO-R09")
def test_the_second_marker() -> None:
    state = county(markers={1: "I2"}, flags={"red": "G2", "green": "E2 J9"}, shown="R08 G01")
    taking(state, 0, "R08")
    assert [at(state, name) for name in ("G2", "G4", "E2", "I2")] == [0, 0, 5, 1]


@pytest.mark.rule("CO-4.7.4")
def test_turned_but_not_mirrored() -> None:
    state = county(flags={"red": "K6"}, shown="R12 G01")
    taking(state, 0, "R12")
    assert legal(state, 0) == ["second:J4", "second:M5", "second:I7"]  # L8 is water
    assert "second:L4" not in legal(state, 0)


@pytest.mark.rule("CO-4.7.5", "CO-R08", "CO-R10", "CO-R11")
def test_the_second_marker_is_compulsory_where_there_is_room() -> None:
    state = county(flags={"red": "O1 K6"}, shown="R11 G01")
    taking(state, 0, "R11")
    assert legal(state, 0) == ["first:O1", "first:K6"]  # a flag that allows no second marker may be chosen
    play(state, 0, "first:K6")
    assert all(text.startswith("second:") for text in legal(state, 0))
    other = county(flags={"red": "O1 K6"}, shown="R11 G01")
    taking(other, 0, "R11")
    play(other, 0, "first:O1")
    assert other.plots[0] == 1


@pytest.mark.rule("CO-4.7.7", "CO-R21", "CO-R22")
def test_without_markers_the_card_is_lost() -> None:
    inner = [c for c in range(150) if not county().shore[c] and county().grid[c] == NONE]
    names = " ".join(D.CELLS[c] for c in inner[:40])
    state = county(markers={0: names}, flags={"red": "N8"}, shown="R04 G01")
    assert state.reserve(0) == 0
    taking(state, 0, "R04")
    assert told(state, "told-no-markers")
    assert at(state, "N8") == 4
    assert "R04" not in shown(state)


@pytest.mark.rule("CO-4.7.8")
def test_lakes_after_every_marker() -> None:
    state = county(markers={1: "H8"}, flags={"red": "G9"}, shown="R03 G01")
    assert owner(state, "LK3") == 1
    taking(state, 0, "R03")
    assert owner(state, "LK3") == 1
    land.place_marker(state, 0, cell("H10"))
    assert owner(state, "LK3") == 0


@pytest.mark.rule("CO-4.7.9", "CO-4.7.6")
def test_used_cards_leave_the_game_and_every_card_has_a_flag() -> None:
    state = county(hands=[[1], [2], [3]], shown="R01 G01")
    taking(state, 0, "R01")
    play(state, 0, "first:A5")
    assert "R01" not in shown(state)
    assert state.unseen >> D.CARDS.index("R01") & 1 == 0


@pytest.mark.rule("CO-4.8.1", "CO-R41")
def test_flags_of_a_discarded_card_stay_usable() -> None:
    state = county(3, hands=[[1], [2], []], shown="R01 R02")
    bids(state, [], [2])
    play(state, 1, "card:R01")
    play(state, 1, "first:A5")
    assert [fact.args["card"] for fact in told(state, "told-discarded")] == ["=R02"]
    assert (at(state, "G2"), at(state, "N8")) == (4, 4)


@pytest.mark.rule("CO-4.9", "CO-4.9.1", "CO-R18", "CO-R19")
def test_who_made_the_lowest_offer() -> None:
    zero = county(3, hands=HANDS, shown="R01 G01")
    bids(zero, [3], [], [21])
    assert zero.lowest == 0b010  # only who bid nothing, not the low positive bid
    two = county(2, hands=HANDS[:2], shown="R01 G01")
    bids(two, [3], [11])
    assert two.lowest == 0b01  # though he takes a card


@pytest.mark.rule("CO-4.9.3", "CO-R23")
def test_drawing_goes_round_until_the_bag_is_empty() -> None:
    rest = list(range(1, 64))
    state = county(3, hands=[rest[:21], rest[21:42], rest[42:]], shown="R01 G01")
    state.first = 1
    bids(state, [], [], [])
    assert [int(state.size[seat]) for seat in range(3)] == [22, 22, 22]
    assert state.bag_size() == 0


@pytest.mark.rule("CO-R39")
def test_compensation_after_the_very_last_auction() -> None:
    state = county(2, hands=[[1], [2]], shown="R01 G01", number=4, auction=6)
    state.unseen = 0
    state.decision = CHOOSE_CARD
    state.ranks, state.takers, state.slot, state.lowest = 0, 0, 0, 0b11
    flow.next_taker(state, Dice(1))
    assert state.over
    assert [int(state.size[seat]) for seat in range(2)] == [3, 3]


@pytest.mark.rule("CO-4.11.1", "CO-4.11.2")
def test_the_end_of_a_round() -> None:
    state = county(3, hands=HANDS, markers={0: "A1", 1: "H8"}, shown="R01 G01")
    state.forsale[2] = 1
    state.passing = 0b100
    state.sold[2] = 2
    flow.end_round(state, Dice(1))
    assert (state.round, state.decision, state.passing, state.sold[2]) == (2, FLAG_COLOUR, 0, 0)
    assert not any(4 <= held < 8 for held in state.grid)
    assert (at(state, "A1"), owner(state, "LK3"), state.forsale[2]) == (0, 1, 1)
    assert [int(state.score_of[seat]) for seat in range(3)] == [6, 1, 0]
    assert hand(state, 0) == HANDS[0]
    assert sum(state.to_place) == 12


@pytest.mark.rule("CO-R25")
def test_no_sale_between_bid_and_placement() -> None:
    state = county(3, hands=HANDS, markers={0: "A1"}, shown="R01 G01")
    bids(state, [3], [11], [])
    assert state.decision == CHOOSE_CARD
    with pytest.raises(NotLegal):
        play(state, state.actor, "sell:A1")


@pytest.mark.rule("CO-R40")
def test_a_plot_sold_and_not_bought_is_ordinary_land() -> None:
    state = county(3, markers={0: "G4"}, flags={"red": "G2"}, hands=[[1], [], []], shown="R08 G01")
    selling(state, 0, "G4")
    assert at(state, "G4") == NONE
    assert not land.is_free_for_flag(state, cell("G4"))  # for flags from the next round on
    flow.end_round(state, Dice(1))
    assert land.is_free_for_flag(state, cell("G4"))
