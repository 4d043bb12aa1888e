"""Written positions: what can be is loaded, what cannot be is refused in words, all of them at once."""

from collections.abc import Callable
from typing import Any

import pytest

from farwest.engine.core import Dice
from farwest.engine.errors import ImpossiblePosition
from farwest.games.wild_gangs.decisions import NUMBERS
from farwest.games.wild_gangs.game import GAME
from tests.games.wild_gangs.town import FOUR, T50, T52, new, position

Change = Callable[[dict[str, Any]], object]


def problems(data: dict[str, Any]) -> list[str]:
    with pytest.raises(ImpossiblePosition) as refused:
        GAME.load(data)
    assert str(refused.value) == "; ".join(refused.value.problems)
    return list(refused.value.problems)


# What can be.


@pytest.mark.parametrize("players", GAME.player_counts)
def test_a_position_of_every_decision_loads_and_goes_on_as_the_game_did(players: int) -> None:
    met = set()
    for seed in range(4):
        game, dice = new(players, seed), Dice(seed)
        while True:
            data: dict[str, Any] = game.dump()
            met.add(data["decision"])
            loaded = GAME.load(data)
            assert loaded.dump() == data
            assert loaded.legal(loaded.actor) == game.legal(game.actor)
            if game.over:
                break
            game.advance(game.random_action(dice), dice)
    assert met == set(NUMBERS) - ({"victim"} if players == 2 else set())


def test_a_loaded_position_ends_like_the_one_that_was_dumped() -> None:
    for seed in range(12):
        game, dice = new(4, seed), Dice(seed)
        for _ in range(10 * seed):
            if not game.over:
                game.advance(game.random_action(dice), dice)
        loaded = GAME.load(game.dump())
        assert game.playout(Dice(seed)) == loaded.playout(Dice(seed))
        assert [game.score(seat) for seat in range(4)] == [loaded.score(seat) for seat in range(4)]


# What cannot be. Three places to start from, each changed in one way.

ROUND_3 = ["red@N.N thug+chief?", "blue@S.S thug?+singer", "yellow@NE.E gambler+singer?"]
LOOKED = {"red": "P1 P2 P3 S4"}


def turn(decision: str = "card", **more: Any) -> dict[str, Any]:
    """Round 3 of three players, red to decide; red has looked at blue's hidden card in S4."""
    return position(decision, "red", *ROUND_3, round=3, seats="red blue yellow", looked=LOOKED, **more)


def showdown() -> dict[str, Any]:
    """Red has won the North of WG-T50's town."""
    return position("victim", "red", *T50, round=7, seats=FOUR, street="N")


def scouting() -> dict[str, Any]:
    return position("scout-second", "blue", looked={"red": "P1 P2", "blue": "P3"}, seats="red blue yellow")


def test_the_places_to_start_from_can_be() -> None:
    for data in (turn(), showdown(), scouting(), turn("front", chosen=["dynamiter", "down"])):
        assert GAME.load(data).dump()["decision"] == data["decision"]


def put(path: str, value: object) -> Change:
    """`players.red.money`: sets one entry."""

    def change(data: dict[str, Any]) -> None:
        *above, last = path.split("/")
        for key in above:
            data = data[key]
        data[last] = value

    return change


def move(old: str, new: str) -> Change:
    """A card goes to another slot."""

    def change(data: dict[str, Any]) -> None:
        data["town"][new] = data["town"].pop(old)

    return change


def swap(one: str, other: str) -> Change:
    """Two buildings change places."""

    def change(data: dict[str, Any]) -> None:
        at = data["buildings"]
        at[one], at[other] = at[other], at[one]

    return change


SHAPE = [
    (put("game", "poker"), "this is no position of wild-gangs"),
    (lambda data: data.pop("round"), "round is missing"),
    (put("round", "three"), "round has the wrong form"),
    (put("round", True), "round has the wrong form"),
    (put("loots", {"NW": 5}), "loots has the wrong form"),
    (put("town", ["red.thug"]), "town has the wrong form"),
    (put("actor", 0), "actor has the wrong form"),
    (put("players/red/hand", None), "players.red.hand is missing or has the wrong form"),
    (lambda data: data["players"]["red"].pop("money"), "players.red.money is missing or has the wrong form"),
]
NAMES = [
    (put("gangs", ["red", "blue", "green"]), "gangs: there is no 'green'"),
    (put("first", "black"), "first: there is no 'black'"),
    (put("buildings/N", "church"), "buildings: there is no 'church'"),
    (put("loots/N", ["L12", "L99"]), "loots: there is no 'L99'"),
    (put("events/P1", "flood"), "events: there is no 'flood'"),
    (put("decision", "pass"), "decision: there is no 'pass'"),
    (put("actor", "black"), "actor: there is no 'black'"),
    (put("street", "X"), "street: there is no 'X'"),
    (put("chosen", ["cook"]), "chosen: there is no 'cook'"),
    (put("town/X1", "red.singer"), "town: there is no 'X1'"),
    (put("town/N6", "red.cook"), "town: there is no 'red.cook'"),
    (put("face_down", ["X1"]), "face_down: there is no 'X1'"),
    (put("bonus", ["N.middle"]), "bonus: there is no 'N.middle'"),
    (put("taken", {"N.big": "black"}), "taken: there is no 'black'"),
    (put("players/red/pile", ["cook"]), "pile: there is no 'cook'"),
    (put("players/red/looked_events", ["P7"]), "looked_events: there is no 'P7'"),
]
TABLE = [
    (put("gangs", ["red", "blue", "yellow", "yellow"]), "gangs: two, three or four different gangs play (WG-1.3)"),
    (lambda data: data["players"].pop("blue"), "players: blue is missing"),
    (put("buildings/N", "station"), "buildings: station is there twice or does not belong"),
    (put("buildings/N", "station"), "buildings: saloon is missing"),
    (put("loots/N", ["L12", "L12"]), "loots: L12 is there twice or does not belong"),
    (put("loots/N", ["L12", "L12"]), "loots: L01 is missing"),
    (put("loots/N", ["L12"]), "loots: N needs two tiles (WG-3.5)"),
    (put("events/P1", "poker"), "events: poker is there twice or does not belong"),
    (put("unused", ["deputy", "gatling"]), "events: powder_keg is missing"),
    (lambda data: data["events"].pop("P1"), "events: P1 is empty (WG-3.4)"),
    (swap("N", "NW"), "buildings: saloon does not fit at NW (WG-3.3)"),
]
CARDS = [
    (put("players/red/hand", ["dynamiter", "singer"]), "red's cards: safecracker is missing"),
    (
        put("players/red/hand", ["thug", "safecracker", "dynamiter"]),
        "red's cards: thug is there twice or does not belong",
    ),
    (put("players/red/hidden_left", 2), "red: more cards face down or to be placed so than allowed (WG-3.8)"),
    (put("players/red/hidden_left", -1), "red: more cards face down or to be placed so than allowed (WG-3.8)"),
    (put("players/red/hidden_left", 0), "red: 2 face-down cards allowed, 1 lie there, hidden_left is off (WG-3.8)"),
    (put("players/red/money", 100), "red: no money and no captures before the reveal (WG-4.8)"),
    (put("players/red/captured", ["S4"]), "red: no money and no captures before the reveal (WG-4.8)"),
    (put("bonus", ["N.big"]), "bonus: no event has acted and nobody has robbed before the reveal (WG-4.8)"),
    (put("taken", {"N.big": "red"}), "taken: no event has acted and nobody has robbed before the reveal (WG-4.8)"),
]
SLOTS = [
    (put("face_down", ["N5", "S4", "E2", "W1"]), "face_down: W1 is empty"),
    (put("face_down", ["N5", "N5", "S4", "E2"]), "face_down: N5 is there twice"),
    (move("N5", "N6"), "town: N.N has a gap; cards take the lowest free slot (WG-2.2.2)"),
]
LOOKS = [
    (put("players/red/looked_slots", ["W1"]), "red: nothing of a rival's to look at in W1 (WG-8.8)"),
    (put("players/red/looked_slots", ["N5"]), "red: nothing of a rival's to look at in N5 (WG-8.8)"),
    (put("players/red/looked_slots", ["S5"]), "red: S5 lies face up, nobody looks at it in secret (WG-4.3)"),
    (put("players/red/looked_slots", ["S4", "S4"]), "red's looked_slots: S4 is there twice"),
    (put("players/red/looked_events", ["P1", "P1"]), "red's looked_events: P1 is there twice"),
    (put("players/red/looked_events", ["P1"]), "red: each looks at two events in turn before the first card (WG-4.1)"),
    (put("players/red/looked_slots", []), "red: 3 looks where 2 turns make 4 (WG-4.3)"),
    (put("players/red/looked_slots", ["S4", "E2"]), "red: 5 looks where 2 turns make 4 (WG-4.3)"),
]
FLOW = [
    (put("actor", None), "actor: somebody owes the decision until the end, nobody after it"),
    (put("street", "N"), "street: a showdown has a street, nothing else has one (WG-5.10)"),
    (put("chosen", ["dynamiter"]), "chosen: a card is laid aside between D-CARD and D-FRONT (WG-4.2)"),
    (put("round", 8), "round: 8 where it must be 1 to 7 (WG-4.5)"),
    (put("round", 4), "blue: 2 cards in town where round 4 has 3 (WG-4.5)"),
    (put("actor", "blue"), "red: 2 cards in town where round 3 has 3 (WG-4.5)"),
    (put("players/blue/pile", []), "blue: 0 cards in the pile instead of 4 (WG-4.4)"),
]


@pytest.mark.rule("WG-10.8", "WG-1.3", "WG-2.2.2", "WG-3.3", "WG-3.4", "WG-3.5", "WG-3.8", "WG-4.5")
@pytest.mark.parametrize("change, problem", SHAPE + NAMES + TABLE + CARDS + SLOTS + LOOKS + FLOW)
def test_a_turn_that_cannot_be(change: Change, problem: str) -> None:
    data = turn()
    change(data)
    assert problem in problems(data)


CHOOSING = [
    (["chief", "up"], "chosen: chief is not in red's hand (WG-4.2)"),
    (["dynamiter"], "chosen: the card, then `up` or `down` once that is chosen too (WG-4.2)"),
    (None, "chosen: a card is laid aside between D-CARD and D-FRONT (WG-4.2)"),
]


@pytest.mark.rule("WG-4.2")
@pytest.mark.parametrize("chosen, problem", CHOOSING)
def test_a_choice_that_cannot_be(chosen: list[str] | None, problem: str) -> None:
    assert problems(turn("front", chosen=chosen)) == [problem]


@pytest.mark.rule("WG-3.8")
def test_a_card_chosen_to_lie_face_down_without_allowance() -> None:
    cards = ["red@N.N thug?+chief?", *ROUND_3[1:]]
    data = position(
        *("front", "red", *cards), round=3, seats="red blue yellow", looked=LOOKED, chosen=["dynamiter", "down"]
    )
    assert problems(data) == ["chosen: red may place no more cards face down (WG-3.8)"]


@pytest.mark.rule("WG-8.6")
def test_a_look_with_nothing_left_to_see() -> None:
    cards = ["red@N.N chief+thug+singer+gambler+burglar", "blue@S.S chief+thug+singer+gambler"]
    data = position("peek", "red", *cards, round=5, looked={"red": "P1 P2 P3 P4 P5 P6"})
    assert problems(data) == ["red: knows everything, so there is nothing to look at (WG-8.6)"]


SHOWDOWNS = [
    (put("actor", "black"), "actor: red is better armed in N than black (WG-5.13)"),
    (put("street", "E"), "actor: yellow is better armed in E than red (WG-5.13)"),
    (put("actor", "yellow"), "actor: red is better armed in N than yellow (WG-5.13)"),
    (put("street", None), "street: a showdown has a street, nothing else has one (WG-5.10)"),
    (put("face_down", ["N1"]), "face_down: everything has been turned over (WG-4.7)"),
    (put("players/red/captured", ["N2"]), "red: no rival's card to capture in N2 (WG-5.15)"),
    (put("players/red/captured", ["N1"]), "red: N1 lies in a street that is not settled yet (WG-5.10)"),
    (put("players/red/captured", ["E3"]), "red: no rival's card to capture in E3 (WG-5.15)"),
    (put("bonus", ["N.big", "N.big"]), "bonus: N.big is there twice"),
    (put("round", 6), "round: 6 where it must be 7 to 7 (WG-4.5)"),
]


@pytest.mark.rule("WG-5.10", "WG-5.13", "WG-5.15")
@pytest.mark.parametrize("change, problem", SHOWDOWNS)
def test_a_showdown_that_cannot_be(change: Change, problem: str) -> None:
    data = showdown()
    change(data)
    assert problem in problems(data)


@pytest.mark.rule("WG-5.11", "WG-5.12", "WG-5.16")
def test_a_showdown_beside_a_keg_or_against_nobody_or_without_the_machine_gun() -> None:
    def lying(event: str) -> dict[str, Any]:
        data = showdown()
        data["unused"].remove(event)
        data["unused"].append(data["events"]["P1"])
        data["events"]["P1"] = event
        return data

    assert problems(lying("powder_keg")) == ["street: the powder keg lies in N (WG-5.11)"]
    assert GAME.load(lying("gatling")).actor == 0
    closed = position("victim", "blue", *T52, round=7, street="E")
    assert problems(closed) == ["street: blue has nobody to capture in E (WG-5.16)"]


@pytest.mark.rule("WG-5.12")
def test_the_machine_gun_decides_who_may_capture() -> None:
    """In the South of WG-T52's town both leaders stand: 9 to 9 with the machine gun there, 7 to 7 without."""
    data = position("victim", "blue", *T52, round=7, street="S")
    assert problems(data) == ["actor: red is better armed in S than blue (WG-5.13)"]


@pytest.mark.rule("WG-5.15")
def test_a_card_captured_twice() -> None:
    data = position("end", None, *T50, round=7, seats=FOUR)
    data["players"]["red"]["captured"] = data["players"]["yellow"]["captured"] = ["N3"]
    assert problems(data) == ["captured: N3 is there twice"]


@pytest.mark.rule("WG-3.9")
def test_a_card_in_a_closed_street() -> None:
    data = position("card", "blue", "red@SE.E thug", round=1, bank="NE")
    assert problems(data) == ["town: SE.E lies in a closed street (WG-3.9)"]


SCOUTS = [
    (put("players/red/looked_events", ["P1"]), "red: each looks at two events in turn before the first card (WG-4.1)"),
    (put("players/blue/looked_events", []), "blue: each looks at two events in turn before the first card (WG-4.1)"),
    (
        put("players/yellow/looked_events", ["P5"]),
        "yellow: each looks at two events in turn before the first card (WG-4.1)",
    ),
    (put("round", 1), "round: 1 where it must be 0 to 0 (WG-4.5)"),
    (put("town/N4", "red.thug"), "red: 1 cards in town where round 0 has 0 (WG-4.5)"),
]


@pytest.mark.rule("WG-4.1")
@pytest.mark.parametrize("change, problem", SCOUTS)
def test_scouting_that_cannot_be(change: Change, problem: str) -> None:
    data = scouting()
    change(data)
    assert problem in problems(data)


@pytest.mark.rule("WG-4.1")
def test_two_scouts_with_one_pair() -> None:
    data = position("card", "red", round=1, looked={"red": "P1 P2", "blue": "P2 P1"})
    assert problems(data) == ["players: no two look at the same pair of events before the first card (WG-4.1)"]


def test_several_problems_are_all_listed() -> None:
    """WG-10.8: whoever wrote the position is told everything at once."""
    data = turn()
    data["players"]["red"]["money"] = 100
    data["players"]["blue"]["hidden_left"] = 5
    data["buildings"]["N"], data["buildings"]["NW"] = data["buildings"]["NW"], data["buildings"]["N"]
    data["street"] = "N"
    assert problems(data) == [
        "buildings: saloon does not fit at NW (WG-3.3)",
        "buildings: post does not fit at N (WG-3.3)",
        "red: no money and no captures before the reveal (WG-4.8)",
        "blue: more cards face down or to be placed so than allowed (WG-3.8)",
        "street: a showdown has a street, nothing else has one (WG-5.10)",
    ]
    shapeless = {**turn(), "round": None, "town": None}
    assert problems(shapeless) == ["round has the wrong form", "town has the wrong form"]
    nameless = {**turn(), "decision": "pass", "street": "X"}
    assert problems(nameless) == ["decision: there is no 'pass'", "street: there is no 'X'"]
