"""Sales: CO-4.10."""

import pytest

from farwest.engine.core import Dice
from farwest.engine.errors import NotLegal, NotYours
from farwest.games.colorado_county import data as D, flow, sales
from farwest.games.colorado_county.game import GAME
from farwest.games.colorado_county.state import BID, INTEREST, NONE, SALE_BID, SALE_PAY, SELL
from tests.games.colorado_county.county import (
    answer,
    at,
    bid,
    county,
    hand,
    legal,
    open_window,
    owner,
    play,
    seen,
    selling,
    shown,
    told,
)

HANDS = [[1, 2, 3], [11, 12, 13], [21, 22, 23]]
PLOTS = {0: "A1 F8", 1: "C5", 2: "N6"}


@pytest.mark.rule("CO-4.10", "CO-4.10.1", "CO-R24")
def test_one_window_in_each_auction() -> None:
    state = county(3, hands=HANDS, markers=PLOTS, auction=0)
    flow.begin_auction(state, Dice(1))
    assert (state.decision, len(shown(state))) == (SELL, 2)
    last = county(3, hands=HANDS, markers=PLOTS, auction=5)
    flow.begin_auction(last, Dice(1))
    assert (last.decision, len(shown(last)), last.hidden_cards()) == (SELL, 0, 2)
    for seat in (2, 0, 1):
        play(last, seat, "pass")
    assert (last.decision, len(shown(last)), last.hidden_cards()) == (BID, 2, 0)


@pytest.mark.rule("CO-4.10.2", "CO-D6", "CO-R26")
def test_the_window_goes_round_and_asks_the_seller_again() -> None:
    state = county(3, hands=HANDS, markers=PLOTS, auction=2)
    open_window(state)
    assert state.actor == 1  # another seat begins in each auction
    play(state, 1, "pass")
    play(state, 2, "pass")
    assert legal(state, 0) == ["pass", "pass-round", "sell:A1", "sell:F8"]
    play(state, 0, "sell:A1")
    answer(state, p1="no", p2="no")
    assert (state.decision, state.actor) == (SELL, 0)
    play(state, 0, "pass")
    assert state.decision == BID


@pytest.mark.rule("CO-4.10.2")
def test_passing_for_the_rest_of_the_round_can_be_revoked() -> None:
    state = county(3, hands=HANDS, markers=PLOTS)
    open_window(state)
    play(state, 0, "pass-round")
    assert state.actor == 1
    assert [GAME.text(action) for action in state.interrupts(0)] == ["ask-again"]
    play(state, 1, "pass")
    play(state, 2, "pass")
    assert state.interrupts(0) == []  # fists are being closed: whoever speaks up now has closed his
    state.slot = 0
    open_window(state)
    assert state.actor == 1
    play(state, 0, "ask-again")
    assert state.interrupts(0) == []
    with pytest.raises(NotYours):
        play(state, 0, "ask-again")
    state.slot = 0
    open_window(state)
    assert state.actor == 0


@pytest.mark.rule("CO-4.10.3")
def test_who_is_asked() -> None:
    state = county(3, hands=HANDS, markers=PLOTS)
    assert sales.has_right(state, 0)
    state.forsale[0] = 0
    assert not sales.has_right(state, 0)
    state.forsale[0], state.sold[0] = 3, 2
    assert not sales.has_right(state, 0)
    assert not sales.has_right(county(3, hands=HANDS), 0)
    lakes_only = county(3, hands=HANDS, markers={0: "K8"})
    open_window(lakes_only)
    with pytest.raises(NotLegal) as refused:
        play(lakes_only, 0, "sell:L8")  # the marker on the lake is no plot
    assert refused.value.refusal.rule == "CO-4.10.3"


@pytest.mark.rule("CO-4.10.4", "CO-R31")
def test_opening_a_sale() -> None:
    state = county(3, hands=HANDS, markers={0: "K8", 1: "A1"})
    tokens = int(state.forsale[0])
    selling(state, 0, "K8")
    assert (state.forsale[0], state.sold[0], state.size[0]) == (tokens - 1, 1, 5)
    assert owner(state, "LK4") is None
    assert at(state, "K8") == NONE
    assert [fact.args["count"] for fact in told(state, "told-draws")] == [2]


@pytest.mark.rule("CO-4.10.5", "CO-D7", "CO-R27", "CO-R29", "CO-R30")
def test_who_may_be_interested() -> None:
    state = county(4, hands=[[1], [2], [], [4]], markers={0: "F8"}, shown="R01 G01 B01")
    selling(state, 0, "F8")
    assert state.decision == INTEREST
    assert state.to_act() == [1, 3]  # not the seller, and not who has no cowboy
    assert legal(state, 1) == ["no", "yes"]
    play(state, 1, "yes")
    assert state.waiting() == [1, 3]
    assert seen(state, 3)["sale"]["interested"] is None
    play(state, 3, "no")
    assert [(fact.key, fact.args["side"]) for fact in (*told(state, "told-yes"), *told(state, "told-no"))] == [
        ("told-yes", "colour-brown"),
        ("told-no", "colour-black"),
    ]


@pytest.mark.rule("CO-4.10.5", "CO-R29")
def test_without_a_marker_nobody_can_be_interested() -> None:
    state = county(2, hands=[[1], [2]], markers={0: "K8 K7", 1: "L7"})
    inner = [c for c in range(150) if not state.shore[c] and state.grid[c] == NONE]
    for c in inner[:38]:
        state.grid[c] = 1
    state.plots[1] = 39
    assert state.reserve(1) == 1
    selling(state, 0, "K8")  # it hands him the lake, which takes the last marker
    assert owner(state, "LK4") == 1
    assert state.decision != INTEREST


@pytest.mark.rule("CO-4.10.6")
def test_nobody_buys() -> None:
    state = county(3, hands=HANDS, markers=PLOTS)
    selling(state, 0, "F8")
    answer(state, p1="no", p2="no")
    assert told(state, "told-not-bought")
    assert at(state, "F8") == NONE


@pytest.mark.rule("CO-4.10.7", "CO-D8", "CO-R28")
def test_a_single_buyer_pays_exactly_one() -> None:
    state = county(3, hands=HANDS, markers=PLOTS)
    selling(state, 0, "F8")
    answer(state, p1="yes", p2="no")
    assert (state.decision, state.to_act()) == (SALE_PAY, [1])
    assert legal(state, 1) == ["pay:11", "pay:12", "pay:13"]
    play(state, 1, "pay:12")
    assert hand(state, 1) == [11, 13]
    assert 12 in hand(state, 0)
    assert at(state, "F8") == 1


@pytest.mark.rule("CO-4.10.8", "CO-D9", "CO-D10", "CO-R16")
def test_several_buyers_bid_at_least_one() -> None:
    state = county(3, hands=HANDS, markers=PLOTS)
    selling(state, 0, "F8")
    answer(state, p1="yes", p2="yes")
    assert (state.decision, state.to_act()) == (SALE_BID, [1, 2])
    assert legal(state, 1) == ["count:1", "count:2", "count:3"]
    with pytest.raises(NotLegal) as refused:
        play(state, 1, "count:0")
    assert refused.value.refusal.rule == "CO-4.10.8"
    bid(state, 1, [13])
    bid(state, 2, [23])
    assert at(state, "F8") == 2
    assert hand(state, 1) == HANDS[1]
    assert state.view(-1)["opened"] == {"kind": "sale", "bids": [None, [13], [23]]}


@pytest.mark.rule("CO-4.10.8")
def test_buyers_with_a_single_cowboy_have_no_choice() -> None:
    state = county(3, hands=[[1], [30], [20]], markers=PLOTS)
    selling(state, 0, "F8")
    answer(state, p1="yes", p2="yes")
    assert at(state, "F8") == 1
    assert (hand(state, 1), hand(state, 2)) == ([], [20])


@pytest.mark.rule("CO-4.10.9")
def test_lakes_after_the_purchase() -> None:
    state = county(3, hands=HANDS, markers={0: "K8", 1: "L7"}, flags={})
    selling(state, 0, "K8")
    assert owner(state, "LK4") == 1
    answer(state, p1="no", p2="yes")
    play(state, 2, "pay:21")
    assert owner(state, "LK4") == 1
    assert state.fields[D.LAKES.index("LK4") * D.SEATS + 2] == 1


@pytest.mark.rule("CO-R42")
def test_tokens_left_bring_no_points() -> None:
    state = county(2, hands=[[1], [2]])
    state.forsale[0] = 5
    before = [int(points) for points in state.score_of]
    flow.end_round(state, Dice(1))
    assert [int(points) for points in state.score_of] == before
