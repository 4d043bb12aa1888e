"""The secret look of each turn (WG-4.3), and the rulings about it."""

import pytest

from farwest.games.wild_gangs.play import WildGangs
from tests.games.wild_gangs.town import actor, facts, load, options, play, seen

# Round 2, red has just placed a second card; everybody has hidden one.
CARDS = ["red@N.N thug", "red@NW.W singer?", "blue@SW.W thug?", "yellow@NE.E singer?"]


def looking(red: str = "P2 P3 P5", **more: str) -> WildGangs:
    return load("peek", "red", *CARDS, round=2, seats="red blue yellow", looked={"red": red, **more})


@pytest.mark.rule("WG-4.3", "WG-8.7", "WG-8.8")
def test_unseen_events_then_rivals_unseen_face_down_cards_in_front_order() -> None:
    """NE.E comes before SW.W; the own hidden card at NW.W is no target."""
    assert options(looking()) == ["peek:event:P1", "peek:event:P4", "peek:event:P6", "peek:slot:E1", "peek:slot:W4"]


@pytest.mark.rule("WG-4.3", "WG-8.7")
def test_a_card_seen_once_is_not_offered_again() -> None:
    assert options(looking("P2 P3 W4")) == [
        *["peek:event:P1", "peek:event:P4", "peek:event:P5", "peek:event:P6", "peek:slot:E1"]
    ]


@pytest.mark.rule("WG-4.3")
def test_a_look_at_an_event_is_for_the_looker_only_and_its_target_for_all() -> None:
    game = play(looking(), "peek:event:P4")
    assert seen(game, "red")["events"]["P4"] == "stagecoach"
    for other in ("blue", "yellow", None):
        assert seen(game, other)["seats"][0]["looked_events"] == ["P2", "P3", "P4", "P5"]
    assert seen(game, None)["events"]["P4"] is None
    assert actor(game) == "blue"
    (told,), (saw,) = facts(game, "told-looked-event"), facts(game, "told-saw-event")
    assert (told.to, told.rule) == (None, "WG-4.3")
    assert saw.to == (0,)


@pytest.mark.rule("WG-4.3", "WG-8.34")
def test_a_look_at_a_card_leaves_it_face_down_for_the_others() -> None:
    game = play(looking(), "peek:slot:W4")
    assert seen(game, "red")["town"]["W4"] == {"gang": "blue", "role": "thug", "face_down": True}
    assert seen(game, "yellow")["town"]["W4"] == {"gang": "blue", "role": None, "face_down": True}
    assert seen(game, "yellow")["seats"][0]["looked_slots"] == ["W4"]
    (told,), (saw,) = facts(game, "told-looked-card"), facts(game, "told-saw-card")
    assert told.to is None
    assert "role" not in told.args
    assert (saw.to, saw.args["role"]) == ((0,), "role-thug")


@pytest.mark.rule("WG-4.3", "WG-8.34")
def test_several_players_may_look_at_the_same_card() -> None:
    cards = ["red@N.N thug+chief", "yellow@NE.E singer?", "blue@S.S thug+chief"]
    game = load("peek", "blue", *cards, round=2, seats="red blue yellow", looked={"red": "P1 P2 P3 E1"})
    play(game, "peek:slot:E1")
    assert [seen(game, viewer)["town"]["E1"]["role"] for viewer in ("red", "blue", None)] == ["singer", "singer", None]


@pytest.mark.rule("WG-8.6", "WG-4.0.2")
def test_the_look_is_compulsory_while_there_is_anything_to_see() -> None:
    """With one option left it is taken unasked, with none the turn goes on: see WG-T41."""
    last_event = load("front", "red", round=1, chosen=["chief", "up"], looked={"red": "P1 P2"})
    assert all(option.startswith("peek:") for option in options(play(last_event, "front:N.N")))
    cards = ["red@N.N chief+thug+singer", "blue@S.S chief+thug+singer"]
    one_left = load("card", "red", *cards, round=4, looked={"red": "P1 P2 P3 P4 P5"})
    play(one_left, "card:safecracker", "face:up", "front:N.N")
    assert (actor(one_left), seen(one_left, "red")["events"]["P6"]) == ("blue", "hidden_loot")


@pytest.mark.rule("WG-8.8")
def test_the_owner_always_knows_a_hidden_card() -> None:
    game = looking()
    assert seen(game, "red")["town"]["W1"] == {"gang": "red", "role": "singer", "face_down": True}
    assert seen(game, "red")["seats"][0]["looked_slots"] == []


@pytest.mark.rule("WG-8.33")
def test_the_limit_on_pairs_ends_with_the_scouting() -> None:
    """Red has seen P1, P2, P3; blue, who scouted P2 and P3, may add P1 all the same."""
    game = load("peek", "blue", "red@N.N thug", "blue@S.S thug", round=1, looked={"red": "P1 P2 P3", "blue": "P2 P3"})
    assert "peek:event:P1" in options(game)
    play(game, "peek:event:P1")
    assert [seat["looked_events"] for seat in seen(game, None)["seats"]] == [["P1", "P2", "P3"]] * 2


@pytest.mark.rule("WG-8.35", "WG-6.3")
def test_what_was_seen_at_a_place_stays_true_there_until_the_reveal() -> None:
    game = load("scout-first", "red")
    play(game, "scout:P3", "scout:P6", "scout:P1", "scout:P2")
    while not game.revealed:
        assert [seen(game, "red")["events"][place] for place in ("P3", "P6")] == ["sign", "hidden_loot"]
        play(game, options(game)[0])
    assert [seen(game, "red")["events"][place] for place in ("P3", "P6")] == ["hidden_loot", "sign"]
