"""Scouting (WG-4.1): two secret looks before the first turn, and no two players with the same pair."""

import pytest

from farwest.engine.core import Dice
from farwest.games.wild_gangs import data as D
from tests.games.wild_gangs.town import FOUR, actor, facts, load, options, play, seen

ALL = [f"scout:{place}" for place in D.PLACES]


@pytest.mark.rule("WG-4.1")
def test_each_player_looks_twice_in_turn_order_then_the_turns_begin() -> None:
    scouting = load("scout-first", "yellow", seats=FOUR, first="yellow")
    looking = []
    while scouting.round == 0:
        looking.append(actor(scouting))
        play(scouting, options(scouting)[-1])
    assert looking == ["yellow", "yellow", "black", "black", "red", "red", "blue", "blue"]
    assert (actor(scouting), scouting.round, seen(scouting, "yellow")["decision"]) == ("yellow", 1, "card")


@pytest.mark.rule("WG-4.1.1")
def test_the_first_look_goes_anywhere_and_shows_the_event_at_once() -> None:
    scouting = load("scout-first", "red")
    assert options(scouting) == ALL
    play(scouting, "scout:P4")
    assert seen(scouting, "red")["events"]["P4"] == "stagecoach"
    assert seen(scouting, "red")["decision"] == "scout-second"


@pytest.mark.rule("WG-4.1.2")
def test_the_second_look_goes_elsewhere() -> None:
    scouting = play(load("scout-first", "red"), "scout:P4")
    assert options(scouting) == [option for option in ALL if option != "scout:P4"]
    play(scouting, "scout:P1")
    assert seen(scouting, "red")["events"] == dict.fromkeys(D.PLACES) | {"P4": "stagecoach", "P1": "sheriff"}


@pytest.mark.rule("WG-4.1.2", "WG-8.5")
def test_a_pair_is_taken_whatever_the_order_of_its_looks() -> None:
    scouting = load("scout-first", "blue", looked={"red": "P2 P5"})
    assert options(play(scouting.clone(), "scout:P5")) == ["scout:P1", "scout:P3", "scout:P4", "scout:P6"]
    assert options(play(scouting.clone(), "scout:P2")) == ["scout:P1", "scout:P3", "scout:P4", "scout:P6"]


@pytest.mark.rule("WG-4.1", "WG-8.5")
def test_sharing_one_card_is_allowed() -> None:
    scouting = play(load("scout-first", "red", seats=FOUR), "scout:P1", "scout:P2", "scout:P1", "scout:P3")
    play(scouting, "scout:P3", "scout:P2", "scout:P1", "scout:P6")
    assert [seat["looked_events"] for seat in seen(scouting, None)["seats"]] == [
        *[["P1", "P2"], ["P1", "P3"], ["P2", "P3"], ["P1", "P6"]]
    ]


@pytest.mark.rule("WG-4.1.2")
def test_the_last_of_four_has_at_least_two_places_left() -> None:
    looked = {"red": "P1 P2", "blue": "P1 P3", "yellow": "P1 P4"}
    scouting = load("scout-first", "black", looked=looked, seats=FOUR)
    assert options(play(scouting, "scout:P1")) == ["scout:P5", "scout:P6"]


@pytest.mark.rule("WG-4.1.2")
@pytest.mark.parametrize("seed", range(20))
def test_the_second_look_has_two_to_five_options(seed: int) -> None:
    scouting, dice = load("scout-first", "red", seats=FOUR), Dice(seed)
    while scouting.round == 0:
        count = len(options(scouting))
        assert count == 6 if seen(scouting, actor(scouting))["decision"] == "scout-first" else 2 <= count <= 5
        scouting.advance(scouting.random_action(dice), dice)
    pairs = [tuple(seat["looked_events"]) for seat in seen(scouting, None)["seats"]]
    assert len(set(pairs)) == 4


@pytest.mark.rule("WG-4.1")
def test_where_somebody_looked_is_public_and_what_was_there_is_not() -> None:
    scouting = play(load("scout-first", "red", seats="red blue yellow"), "scout:P4")
    for viewer in ("blue", "yellow", None):
        assert seen(scouting, viewer)["seats"][0]["looked_events"] == ["P4"]
        assert seen(scouting, viewer)["events"]["P4"] is None
    (told,) = facts(scouting, "told-looked-event")
    assert told.shows_to(1)
    assert told.args["place"] == "=P4"
    (saw,) = facts(scouting, "told-saw-event")
    assert (saw.to, saw.args["event"]) == ((0,), "event-stagecoach")
