"""The worked examples of the rules on showdowns and procedure (WG-T30 to WG-T44), each named by its id."""

import pytest

from farwest.engine.core import Dice
from farwest.games.wild_gangs import data as D
from tests.games.wild_gangs.town import (
    FOUR,
    T50,
    actor,
    captured,
    firepower,
    load,
    money,
    options,
    play,
    ranking,
    resolve,
    seen,
    town,
)

# Showdowns.

NORTH = ["red@N.N gunslinger", "red@NE.N singer", "blue@NW.N chief", "black@N.N sharpshooter"]


@pytest.mark.rule("WG-T30")
def test_wg_t30_a_showdown_in_the_north() -> None:
    tied = resolve(town(*NORTH))
    assert firepower(tied, "N") == {"red": 4, "blue": 3, "black": 4}
    assert (actor(tied), options(tied)) == ("red", ["capture:blue", "capture:black"])
    before = money(tied)["red"]
    assert money(play(tied, "capture:blue"))["red"] == before + 500

    for victim, bounty in (("red", 400), ("black", 200)):
        armed = resolve(town(*NORTH, events="gatling@P1"))
        assert firepower(armed, "N") == {"red": 4, "blue": 5, "black": 4}
        assert (actor(armed), options(armed)) == ("blue", ["capture:red", "capture:black"])
        before = money(armed)["blue"]
        assert money(play(armed, f"capture:{victim}"))["blue"] == before + bounty

    elsewhere = resolve(town(*NORTH, events="gatling@P4"))
    assert firepower(elsewhere, "N") == {"red": 4, "blue": 3, "black": 4}
    assert actor(elsewhere) == "red"


@pytest.mark.rule("WG-T31")
def test_wg_t31_three_tied_in_the_south() -> None:
    tied = resolve(town("blue@SE.S thug", "yellow@S.S gunslinger", "black@SW.S chief"))
    assert firepower(tied, "S") == {"blue": 3, "yellow": 3, "black": 3}
    assert (actor(tied), options(tied)) == ("blue", ["capture:yellow", "capture:black"])
    before = money(tied)["blue"]
    assert money(play(tied.clone(), "capture:yellow"))["blue"] == before + 300
    assert money(play(tied.clone(), "capture:black"))["blue"] == before + 500


@pytest.mark.rule("WG-T32")
def test_wg_t32_one_gang_in_the_west() -> None:
    ended = resolve(town("red@NW.W chief", "red@SW.W thug"))
    assert ended.over
    assert captured(ended) == {}


@pytest.mark.rule("WG-T33")
def test_wg_t33_red_may_take_the_poorer_victim() -> None:
    choosing = resolve(town(*NORTH))
    before = money(choosing)["red"]
    assert money(play(choosing, "capture:black"))["red"] == before + 200


@pytest.mark.rule("WG-T34")
def test_wg_t34_captured_in_the_north_fighting_in_the_south() -> None:
    ended = resolve(town("red@N.N chief", "blue@N.N thug", "blue@S.S sharpshooter", "red@S.S singer", first="red"))
    assert captured(ended) == {"red": ["blue.thug"], "blue": ["red.singer"]}


# Procedure.


@pytest.mark.rule("WG-T40")
def test_wg_t40_scouting_pairs() -> None:
    scouting = load("scout-first", "blue", looked={"red": "P1 P2"}, seats="red blue")
    assert options(play(scouting.clone(), "scout:P2")) == ["scout:P3", "scout:P4", "scout:P5", "scout:P6"]
    assert options(play(scouting, "scout:P3")) == ["scout:P1", "scout:P2", "scout:P4", "scout:P5", "scout:P6"]


# Four rounds are over; red, who looked at events only, has seen all six.
FOUR_ROUNDS = ["red@N.N chief+thug+singer+gambler", "blue@S.S chief+thug+singer+gambler"]
TURN_FIVE = ["card:safecracker", "face:up", "front:NW.N"]


@pytest.mark.rule("WG-T41")
def test_wg_t41_six_events_seen_after_the_fourth_turn() -> None:
    game, dice = load("scout-first", "red", seats="red blue"), Dice(2)
    while game.round < 5:
        looks = [option for option in options(game) if option.startswith("peek:event")]
        if looks and actor(game) == "red":
            play(game, looks[0], chance=dice)
        else:
            game.advance(game.random_action(dice), dice)
    assert seen(game, "red")["seats"][0]["looked_events"] == D.PLACES


@pytest.mark.rule("WG-T41")
def test_wg_t41_with_nothing_left_to_see_the_look_is_skipped() -> None:
    game = load("card", "red", *FOUR_ROUNDS, round=5, looked={"red": "P1 P2 P3 P4 P5 P6"})
    play(game, *TURN_FIVE)
    assert actor(game) == "blue"
    assert seen(game, "red")["seats"][0]["hand_size"] == 3


@pytest.mark.rule("WG-T41")
def test_wg_t41_with_one_card_left_to_see_the_look_is_automatic() -> None:
    cards = [FOUR_ROUNDS[0], "blue@S.S chief+thug+singer+gambler?"]
    game = load("card", "red", *cards, round=5, looked={"red": "P1 P2 P3 P4 P5 P6"})
    assert seen(game, "red")["town"]["S7"]["role"] is None
    play(game, *TURN_FIVE)
    assert actor(game) == "blue"
    assert seen(game, "red")["town"]["S7"]["role"] == "gambler"


@pytest.mark.rule("WG-T42")
def test_wg_t42_a_full_front() -> None:
    cards = ["red@NW.N thug", "blue@NW.N thug+singer", "red@S.S singer"]
    game = play(load("card", "red", *cards, round=3), "card:chief", "face:up")
    assert "front:NW.N" not in options(game)
    assert "front:NW.W" in options(game)


@pytest.mark.rule("WG-T43")
def test_wg_t43_what_a_look_reveals() -> None:
    game = load("card", "blue", "red@N.N thug", round=1, seats="red blue yellow", hands={"blue": "chief thug singer"})
    play(game, "card:thug", "face:down", "front:S.S", "peek:event:P6")
    assert seen(game, "red")["town"]["S4"] == {"gang": "blue", "role": None, "face_down": True}
    play(game, "card:chief", "face:up", "front:S.S", "peek:event:P6")  # yellow
    play(game, "card:chief", "face:up", "front:N.N", "peek:slot:S4")  # red
    assert seen(game, "red")["town"]["S4"] == {"gang": "blue", "role": "thug", "face_down": True}
    assert seen(game, "yellow")["town"]["S4"]["role"] is None
    assert seen(game, None)["town"]["S4"]["role"] is None


@pytest.mark.rule("WG-T44")
def test_wg_t44_a_tie_at_the_end() -> None:
    totals = {"red": 2100, "blue": 2400, "yellow": 2400, "black": 900}
    ended = load("end", None, *T50, round=7, seats=FOUR, money=totals)
    assert ranking(ended) == ["blue", "yellow", "red", "black"]
