"""Bots that follow the advice of Wild Gangs have the insights of the notes for bot authors (WG-10)."""

from typing import Any, Final

import pytest

from farwest.bots.levels import make
from farwest.engine.core import Dice
from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.game import GAME
from farwest.games.wild_gangs.play import WildGangs
from farwest.games.wild_gangs.state import CHOOSE_CARD
from tests.games.wild_gangs.town import T0, load, new, play, resolve, town

SEEN: Final = "P1 P2 P3 P4 P5 P6"


def choices(level: str, state: WildGangs, decision: str) -> list[str]:
    """What bots of that level choose here, whatever their luck."""
    view = state.view(state.actor)
    assert view["decision"] == decision
    return [make(level, GAME, seed).choose(view, [*map(GAME.text, state.legal(state.actor))]) for seed in range(4)]


def last_placement(*cards: str, hand: str, events: str, **more: Any) -> WildGangs:
    """Round 7, blue is the last to place, and has seen all events."""
    lying = dict(zip(D.PLACES, events.split(), strict=True))
    unused = [event for event in D.EVENTS if event not in lying.values()]
    looked = {"red": SEEN, "blue": SEEN}
    return load(
        "card", "blue", *cards, round=7, hands={"blue": hand}, looked=looked, events=lying, unused=unused, **more
    )


# Everything but N is decided by a wide margin. Nobody robs N (1000/200) yet.
DECIDED: Final = [
    *["red@NW.N safecracker+dynamiter", "red@S.S chief+gunslinger", "red@SE.S burglar+gambler+thug"],
    *["blue@SW.W safecracker+dynamiter", "blue@NE.N sharpshooter+thug", "blue@S.S chief", "blue@SW.S gunslinger"],
]
QUIET: Final = "gatling seduction hidden_loot deputy stagecoach poker"  # nothing that touches N
SHERIFF: Final = "sheriff seduction hidden_loot deputy stagecoach poker"  # he sits between NW and N
NO_SOUTH: Final = "gatling seduction hidden_loot deputy powder_keg stagecoach"  # no showdown in the South


@pytest.mark.parametrize("level", ["tenderfoot", "deputy"])
def test_free_money_is_taken(level: str) -> None:
    state = last_placement(*DECIDED, hand="burglar gambler singer", events=QUIET)
    play(state, choices(level, state, "card")[0])
    if state.view(1)["decision"] == "face":
        play(state, "face:up")
    assert choices(level, state, "front") == ["front:N.N"] * 4


@pytest.mark.rule("WG-10.5")
@pytest.mark.parametrize(("events", "goes"), [(QUIET, True), (SHERIFF, False)])
def test_no_safecracker_goes_where_the_sheriff_is_known_to_sit(events: str, goes: bool) -> None:
    cards = [card.replace("blue@SW.W safecracker", "blue@SW.W burglar") for card in DECIDED]
    state = last_placement(*cards, hand="safecracker gambler singer", events=events)
    play(state, "card:safecracker", "face:up")
    assert [front == "front:N.N" for front in choices("deputy", state, "front")] == [goes] * 4


@pytest.mark.rule("WG-10.5")
def test_the_second_place_is_the_one_to_have_where_the_sheriff_sits() -> None:
    """N holds 1000/800 and the sheriff keeps the 1000: blue takes the 800 with a card no stronger than red's."""
    loots = T0 | {"N": ["L12", "L11"], "S": ["L05", "L01"]}
    cards = [
        *["red@NW.N safecracker", "red@S.S chief+gunslinger+burglar", "red@SE.S gambler+dynamiter", "red@N.N thug"],
        *["blue@SW.W burglar+dynamiter", "blue@NE.N sharpshooter+thug", "blue@S.S chief", "blue@SW.S gunslinger"],
    ]
    events = "sheriff gatling hidden_loot deputy powder_keg poker"
    state = last_placement(*cards, hand="safecracker gambler singer", events=events, loots=loots)
    assert choices("deputy", state, "card") == ["card:singer"] * 4
    play(state, "card:singer", "face:up")
    assert choices("deputy", state, "front") == ["front:N.N"] * 4


@pytest.mark.rule("WG-10.5")
def test_a_robber_keeps_out_of_the_street_where_he_would_be_captured() -> None:
    """The safecracker is welcome at NW from both sides; in the West red's guns are waiting."""
    cards = [
        *["red@SW.W sharpshooter+thug+chief", "red@S.S safecracker+dynamiter+burglar+gunslinger"],
        *["blue@SE.S dynamiter+thug", "blue@NE.N chief+sharpshooter", "blue@SE.S burglar", "blue@N.N gunslinger"],
    ]
    state = last_placement(*cards, hand="safecracker gambler singer", events=NO_SOUTH)
    play(state, "card:safecracker", "face:up")
    assert choices("deputy", state, "front") == ["front:NW.N"] * 4


@pytest.mark.rule("WG-10.5")
def test_a_gunman_goes_where_the_bounties_are() -> None:
    """His strength is no use anywhere; in the West he is the best armed, against 700 dollars."""
    cards = [
        *["red@SW.W safecracker+dynamiter", "red@N.N chief+gunslinger", "red@S.S burglar+gambler+thug"],
        *["blue@NW.N chief+burglar", "blue@SE.S safecracker+dynamiter", "blue@NE.N gunslinger+thug"],
    ]
    state = last_placement(*cards, hand="sharpshooter gambler singer", events=NO_SOUTH)
    play(state, "card:sharpshooter", "face:up")
    assert {choice[-1] for choice in choices("deputy", state, "front")} == {"W"}


@pytest.mark.rule("WG-10.5")
@pytest.mark.parametrize("level", ["tenderfoot", "deputy"])
def test_the_richest_victim_is_captured(level: str) -> None:
    """WG-T31: three equal gangs in the South, blue wins the tie; black's leader is worth more than a gunslinger."""
    state = town("blue@SE.S thug", "yellow@S.S gunslinger", "black@SW.S chief")
    resolve(state)
    assert choices(level, state, "victim") == ["capture:black"] * 4


@pytest.mark.rule("WG-10.3", "WG-10.5")
@pytest.mark.parametrize("players", GAME.player_counts)
def test_face_down_cards_are_kept_for_the_last_rounds(players: int) -> None:
    dice = Dice(players)
    state = new(players, 30 + players)
    allowed = int(D.HIDDEN_ALLOWANCE[players])
    while not state.revealed:
        seat = state.actor
        view = state.view(seat)
        if view["decision"] == "face":
            choice = make("deputy", GAME, 1).choose(view, ["face:up", "face:down"])
            assert choice == ("face:down" if state.round > D.ROUNDS - allowed else "face:up")
            play(state, choice, chance=dice)
        else:
            state.advance(state.random_action(dice), dice)


@pytest.mark.rule("WG-10.5")
def test_the_second_look_of_the_scouting_is_beside_the_first() -> None:
    for seed in range(8):
        state = new(2, seed)
        first = choices("deputy", state, "scout-first")[0]
        play(state, first)
        second = choices("deputy", state, "scout-second")
        places = [D.PLACES.index(text.split(":")[1]) for text in (first, *second)]
        assert {abs(place - places[0]) for place in places[1:]} <= {1, 5}


@pytest.mark.rule("WG-10.4", "WG-10.5")
@pytest.mark.parametrize("level", ["tenderfoot", "deputy"])
def test_a_look_is_taken_where_own_cards_lie(level: str) -> None:
    """Blue robs the two buildings beside P6, and knows nothing about P3 and P6."""
    state = load(
        "peek", "blue", "red@S.S chief", "blue@NW.W chief", round=1, looked={"blue": "P4 P5", "red": "P1 P2 P3"}
    )
    assert {choice[-2:] for choice in choices(level, state, "peek")} <= {"P1", "P6"}


# The beginner.


@pytest.mark.rule("WG-10.4")
@pytest.mark.parametrize("players", GAME.player_counts)
def test_a_tenderfoot_never_refuses_free_points(players: int) -> None:
    """While a building is empty, he places no card where he is known to be first already."""
    asked = 0
    for seed in range(30):
        dice = Dice(seed)
        state = new(players, seed)
        while not state.revealed:
            view = state.view(state.actor)
            if view["decision"] == "front" and offers_free_points(view):
                front = make("tenderfoot", GAME, seed).choose(view, [*map(GAME.text, state.legal(state.actor))])
                assert not is_first(view, front.split(":")[1].split(".")[0])
                asked += 1
            state.advance(state.random_action(dice), dice)
    assert asked > 30


def offers_free_points(view: dict[str, Any]) -> bool:
    """An empty building, no card face down, and no sheriff in sight who may keep its loot."""
    hidden = any(card["role"] is None for card in view["town"].values())
    return not hidden and "sheriff" not in view["events"].values() and not all(view["strength"].values())


def is_first(view: dict[str, Any], position: str) -> bool:
    strength = dict(view["strength"][position])
    own: int = strength.pop(view["seats"][view["viewer"]]["gang"], 0)
    return own > max(strength.values(), default=0)


@pytest.mark.rule("WG-10.4")
def test_a_tenderfoot_begins_with_a_strong_card_at_a_rich_building() -> None:
    for seed in range(20):
        state = new(3, seed)
        while state.decision != CHOOSE_CARD:
            play(state, GAME.text(state.legal(state.actor)[0]))
        strength = {GAME.text(action): int(D.STRENGTH[action - D.CARD]) for action in state.legal(state.actor)}
        cards = choices("tenderfoot", state, "card")
        assert all(strength[card] > min(strength.values()) for card in cards) or len(set(strength.values())) == 1
        play(state, cards[0], "face:up")
        view: dict[str, Any] = state.view(state.actor)
        fronts = {front.split(":")[1].split(".")[0] for front in choices("tenderfoot", state, "front")}
        assert all(view["loots"][position][0]["value"] >= 500 for position in fronts)


@pytest.mark.rule("WG-10.4")
def test_a_tenderfoot_hides_his_cards_at_random() -> None:
    state = load("face", "red", round=1, chosen=["chief"])
    view = state.view(state.actor)
    faces = [make("tenderfoot", GAME, seed).choose(view, ["face:up", "face:down"]) for seed in range(60)]
    assert 15 < faces.count("face:down") < 45
