"""Reasons for a choice: each one where it is true, in words that name the place and the money."""

import pytest

from farwest.bots.hints import hints
from farwest.engine.core import Dice
from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.game import GAME
from farwest.games.wild_gangs.play import WildGangs
from farwest.games.wild_gangs.state import CHOOSE_PEEK
from farwest.words import game_words
from farwest.words_check import read, unmatched
from tests.games.wild_gangs.test_advice import DECIDED, NO_SOUTH, QUIET, last_placement
from tests.games.wild_gangs.town import load, new, play, resolve, town

GUNS = [
    *["red@SW.W safecracker+dynamiter", "red@N.N chief+gunslinger", "red@S.S burglar+gambler+thug"],
    *["blue@NW.N chief+burglar", "blue@SE.S safecracker+dynamiter", "blue@NE.N gunslinger+thug"],
]


def reason(state: WildGangs, action: str) -> str:
    """Why the seat that owes the decision might choose so, in English, with ordinary spaces."""
    seat = int(state.actor)
    worlds = [state.clone() for _ in range(4)]
    for world in worlds:
        world.redeal(seat, Dice(1))
    said = GAME.advice().explain(worlds, seat, GAME.parse(action))
    assert said is not None
    return game_words(GAME, "en").phrase(said).replace("\u00a0", " ")


def test_loot_is_named_with_its_building() -> None:
    state = last_placement(*DECIDED, hand="burglar gambler singer", events=QUIET)
    assert reason(state, "card:gambler") == "As things stand, this takes the big loot of the saloon."
    play(state, "card:gambler", "face:up")
    assert reason(state, "front:N.N") == "As things stand, this takes the big loot of the saloon."
    assert reason(state, "front:SE.S") == "This keeps you a chance of loot at the general store."
    assert reason(state, "front:SW.S") == "This strengthens your lead at the jeweller’s."


def test_captures_are_named_with_their_street_and_bounty() -> None:
    state = last_placement(*GUNS, hand="sharpshooter gambler singer", events=NO_SOUTH)
    assert reason(state, "card:sharpshooter") == "As things stand, this captures $700 in bounties in West street."


def test_an_escape_is_named_with_its_street() -> None:
    """Red and blue are equally armed in the West, so red would win; one more gun and the 700 dollars are safe."""
    cards = [card.replace("+thug", "") if card.startswith("red") else card for card in DECIDED]
    state = last_placement("red@NW.W thug", *cards, hand="burglar gambler singer", events=NO_SOUTH)
    play(state, "card:singer", "face:up")
    assert "in West street" in reason(state, "front:SW.W")


def test_looks_are_explained() -> None:
    state = load("peek", "blue", "red@S.S chief?", "blue@NW.W chief", round=1, looked={"blue": "P4 P5"})
    assert reason(state, "peek:event:P6") == "This event may change everything for your gangsters at the stage office."
    assert reason(state, "peek:event:P2").startswith("There is money at stake on either side: the saloon and")
    assert reason(state, "peek:slot:S4").startswith("The face-down card of the Coyotes may change everything at")


def test_a_look_after_the_last_placement_is_called_late() -> None:
    """Three players who hide their cards early have eight things to look at, and seven turns."""
    state = new(3, 2)
    while state.round < D.ROUNDS or state.decision != CHOOSE_PEEK:
        state.play(state.actor, state.legal(state.actor)[-1], Dice(2))
    late = "Your last gangster is placed: this look will not help you any more."
    assert {reason(state, GAME.text(action)) for action in state.legal(state.actor)} == {late}


def test_scouting_is_explained() -> None:
    state = load("scout-first", "red")
    assert reason(state, "scout:P1") == "$2100 of loot on either side: the stage office and the saloon."
    play(state, "scout:P1")
    assert reason(state, "scout:P2") == "With your first look you will know both events beside the saloon."
    assert reason(state, "scout:P4").startswith("$2200 of loot on either side:")


@pytest.mark.parametrize(("round_", "up", "down"), [(1, "kept for", "It is early"), (7, "know at once", "hardly have")])
def test_faces_are_explained(round_: int, up: str, down: str) -> None:
    state = new(2, 1)
    dice = Dice(2)
    while state.round < round_ or state.view(state.actor)["decision"] != "face":
        choices = [action for action in state.legal(state.actor) if GAME.text(action) != "face:down"]
        state.play(state.actor, choices[0], dice)
    assert up in reason(state, "face:up")
    assert down in reason(state, "face:down")


def test_captures_are_explained() -> None:
    state = town("blue@SE.S thug", "yellow@S.S gunslinger", "black@SW.S chief")
    resolve(state)
    assert reason(state, "capture:black") == "The richest capture: $500."
    assert reason(state, "capture:yellow") == "This capture brings $300."


def test_every_reason_has_its_words_and_every_word_its_reason() -> None:
    files = GAME.files()
    assert unmatched(files / "text", ["advice"], files / "reasons.py") == []
    assert all(text.spellings[0].endswith(".") for key, text in read(files / "text", "fr").items() if "advice" in key)


def test_hints_carry_the_reasons() -> None:
    state = last_placement(*DECIDED, hand="burglar gambler singer", events=QUIET)
    play(state, "card:gambler", "face:up")
    view = state.view(state.actor)
    best = hints("deputy", GAME, view, [*map(GAME.text, state.legal(state.actor))])[0]
    assert (best.action, best.share) == ("front:N.N", 1.0)
    assert best.reason is not None
    assert best.reason.key == "advice-big-loot"
