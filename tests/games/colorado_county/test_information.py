"""Who knows what (CO-6), and that worlds keep to it."""

from typing import Any

import pytest

from farwest.engine.core import SPECTATOR, Dice
from farwest.games.colorado_county import data as D, knowledge, known
from farwest.games.colorado_county.game import GAME
from farwest.games.colorado_county.play import ColoradoCounty
from farwest.games.colorado_county.state import County
from farwest.kit.play import act, random_move
from tests.games.colorado_county.county import answer, bid, bids, county, hand, open_bidding, play, selling

HANDS = [[1, 2, 3], [11, 12, 13], [21, 22, 23]]


def seat_of(view: Any, seat: int) -> Any:
    return view["seats"][seat]


def worlds(state: ColoradoCounty, viewer: int, count: int = 60) -> list[ColoradoCounty]:
    dice, found = Dice(5), []
    for _ in range(count):
        world = state.clone()
        world.redeal(viewer, dice)
        found.append(world)
    return found


@pytest.mark.rule("CO-6")
def test_hands_are_their_owners_but_everybody_may_count() -> None:
    state = county(3, hands=HANDS, shown="R01 G01")
    for viewer in (SPECTATOR, 0, 1):
        view = state.view(viewer)
        assert [seat_of(view, seat)["cowboys"] for seat in range(3)] == [3, 3, 3]
        assert seat_of(view, 2)["hand"] is None
        assert view["bag"] == {"size": 57, "known": []}
    assert seat_of(state.view(2), 2)["hand"] == [21, 22, 23]


@pytest.mark.rule("CO-6", "CO-4.1.2")
def test_a_bid_in_preparation_shows_nothing() -> None:
    state = county(3, hands=HANDS, shown="R01 G01")
    open_bidding(state)
    before = [state.view(viewer) for viewer in (SPECTATOR, 1, 2)]
    bid(state, 0, [3, 1])
    assert [state.view(viewer) for viewer in (SPECTATOR, 1, 2)] == before
    fist: Any = state.view(0)["fist"]
    assert fist == {"count": 2, "cowboys": [3, 1], "closed": True}
    assert seat_of(state.view(1), 0)["cowboys"] == 3


@pytest.mark.rule("CO-6", "CO-4.9.2")
def test_opened_bids_are_in_the_bag_until_somebody_draws() -> None:
    state = county(3, hands=HANDS, shown="R01 G01")
    bids(state, [3], [13], [])
    assert all(
        not world.holds(seat, 2) and not world.holds(seat, 12) for world in worlds(state, 0) for seat in range(3)
    )
    play(state, 1, "card:R01")
    play(state, 1, "first:A5")
    play(state, 0, "first:E4")
    assert state.size[2] == 5
    found = worlds(state, 0, 400)
    assert any(world.holds(2, 2) for world in found)  # he drew two cowboys since
    assert not any(world.holds(1, 2) for world in found)  # who drew nothing cannot have it
    assert all(sum(world.holds(2, cowboy) for cowboy in (2, 12)) <= 2 for world in found)
    share = sum(world.holds(2, 2) for world in found) / len(found)
    assert share < 0.12  # two draws out of a bag of 59


@pytest.mark.rule("CO-6")
def test_a_losing_sale_bid_is_known_to_be_in_hand() -> None:
    state = county(3, hands=HANDS, markers={0: "F8"}, shown="R01 G01")
    selling(state, 0, "F8")
    answer(state, p1="yes", p2="yes")
    bid(state, 1, [13])
    bid(state, 2, [22, 21])
    for viewer in (SPECTATOR, 0):
        view = state.view(viewer)
        assert seat_of(view, 1)["known"] == [13]
        if viewer != 0:
            assert seat_of(view, 0)["known"] == [21, 22]
    for world in worlds(state, SPECTATOR, 30):
        assert world.holds(1, 12)
        assert world.holds(0, 20)
        assert world.holds(0, 21)


@pytest.mark.rule("CO-6", "CO-4.10.7")
def test_a_private_payment_is_known_to_buyer_and_seller_only() -> None:
    state = county(3, hands=HANDS, markers={0: "F8"}, shown="R01 G01")
    selling(state, 0, "F8")
    answer(state, p1="no", p2="yes")
    play(state, 2, "pay:22")
    assert all(world.holds(0, 21) for world in worlds(state, 2, 30))
    assert 22 in hand(state, 0)
    assert seat_of(state.view(2), 0)["known"] == [22]
    for viewer in (SPECTATOR, 1):
        assert seat_of(state.view(viewer), 0)["known"] == []
        assert not all(world.holds(0, 21) for world in worlds(state, viewer, 60))


@pytest.mark.rule("CO-6", "CO-7")
def test_nobody_sees_decks_or_bag_draws() -> None:
    state = GAME.new(4, {}, Dice(9))
    view: Any = state.view(0)
    assert len(view["cards"]["unseen"]) == 48
    assert view["cards"]["colours"] == dict.fromkeys(D.FLAGS, 3)
    assert view["bag"]["size"] == 6


@pytest.mark.rule("CO-5.5.2", "CO-6")
def test_screens_are_lifted_at_the_end() -> None:
    state, dice = GAME.new(2, {}, Dice(2)), Dice(2)
    while not state.over:
        act(GAME, state, random_move(GAME, state, dice), dice)
    assert not state.has_secrets(0)
    assert all(seat["hand"] is not None for seat in view_seats(state))


def view_seats(state: Any) -> list[Any]:
    seats: list[Any] = state.view(SPECTATOR)["seats"]
    return seats


@pytest.mark.rule("CO-6", "CO-8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_known_is_true_all_game_long(players: int) -> None:
    """The truth is always one of the worlds: every cowboy where somebody says it surely is, and drawn when it can be.

    CO-8: the lowest offer draws two in every case.
    """
    assert D.COMPENSATION == 2
    state, dice = GAME.new(players, {}, Dice(players)), Dice(players)
    assert isinstance(state, County)
    while not state.over:
        act(GAME, state, random_move(GAME, state, dice), dice)
        for cowboy in range(D.COWBOY_COUNT):
            for viewer in range(-1, players):
                held = knowledge.holders(state, viewer, cowboy)
                assert not held or any(held >> seat & 1 and state.holds(seat, cowboy) for seat in range(players))
        for seat in range(players):
            since = sorted(knowledge.since(state, c) for c in range(D.COWBOY_COUNT) if state.holds(seat, c))
            ages = known.ages_of(state, seat)
            assert len(since) == len(ages)
            assert all(code <= age for code, age in zip(since, ages, strict=True))
