"""Settling of scores (WG-5.10 to WG-5.16) and the rulings about it."""

import pytest

from farwest.games.wild_gangs import data as D
from tests.games.wild_gangs.town import (
    FOUR,
    T50,
    T51,
    actor,
    captured,
    facts,
    firepower,
    money,
    options,
    play,
    resolve,
    rob,
    seen,
    town,
)

# In every street red beats blue and yellow.
EVERYWHERE = [
    f"{gang}@{front} {role}"
    for front, roles in {
        "N.N": ("chief", "singer", "singer"),
        "SE.E": ("thug", "burglar", "burglar"),
        "S.S": ("gunslinger", "gambler", "gambler"),
        "SW.W": ("sharpshooter", "dynamiter", "dynamiter"),
    }.items()
    for gang, role in zip(("red", "blue", "yellow"), roles, strict=True)
]


@pytest.mark.rule("WG-5.10", "WG-8.26")
def test_north_east_south_west() -> None:
    game = resolve(town(*EVERYWHERE))
    streets = []
    while not game.over:
        streets.append(seen(game, None)["street"])
        play(game, "capture:blue")
    assert streets == ["N", "E", "S", "W"]
    assert captured(game) == {"red": ["blue.singer", "blue.burglar", "blue.gambler", "blue.dynamiter"]}


@pytest.mark.rule("WG-5.10")
def test_all_cards_take_part_whatever_happened_in_the_heists() -> None:
    """Red robs nothing in the North and wins the street all the same."""
    cards = ["red@N.N sharpshooter", "blue@N.N chief", "yellow@N.N safecracker"]
    game = resolve(town(*cards))
    assert money(game) == {"yellow": 1000, "blue": 200}
    assert (actor(game), options(game)) == ("red", ["capture:blue", "capture:yellow"])


@pytest.mark.rule("WG-5.11")
@pytest.mark.parametrize(
    "place, street", [("P1", "N"), ("P2", "N"), ("P3", "E"), ("P4", "S"), ("P5", "S"), ("P6", "W")]
)
def test_no_showdown_in_the_street_of_the_keg(place: str, street: str) -> None:
    game = resolve(town(*EVERYWHERE, events=f"powder_keg@{place}"))
    streets = []
    while not game.over:
        streets.append(seen(game, None)["street"])
        play(game, "capture:yellow")
    assert streets == [other for other in D.STREETS if other != street]
    assert [fact.args["street"] for fact in facts(game, "told-keg")] == [f"street-{street}"]


@pytest.mark.rule("WG-5.11", "WG-8.4")
@pytest.mark.parametrize("gatling, keg", [("P1", "P2"), ("P5", "P4")])
def test_the_keg_silences_the_machine_gun_in_its_street(gatling: str, keg: str) -> None:
    cards = ["red@N.N chief", "blue@N.N sharpshooter", "red@S.S chief", "blue@S.S sharpshooter"]
    street = "N" if gatling == "P1" else "S"
    ended = resolve(town(*cards, events=f"gatling@{gatling} powder_keg@{keg}"))
    assert captured(ended) == {"blue": ["red.chief"]}
    assert [fact.args["street"] for fact in facts(ended, "told-captured")] == [
        "street-S" if street == "N" else "street-N"
    ]


@pytest.mark.rule("WG-5.12", "WG-8.23")
def test_the_machine_gun_arms_every_leader_of_its_street() -> None:
    cards = ["red@SE.S chief", "blue@SW.S chief", "yellow@S.S gunslinger", "black@N.N chief"]
    armed = town(*cards, events="gatling@P4")
    assert firepower(armed, "S") == {"red": 5, "blue": 5, "yellow": 3}
    assert firepower(armed, "N") == {"black": 3}


@pytest.mark.rule("WG-5.12")
def test_a_leader_round_the_corner_gets_nothing() -> None:
    """P1 lies beside the building at NW, but opens onto the North street."""
    cards = ["red@NW.W chief", "blue@NE.N chief"]
    armed = town(*cards, events="gatling@P1")
    assert firepower(armed, "W") == {"red": 3}
    assert firepower(armed, "N") == {"blue": 5}


@pytest.mark.rule("WG-5.13", "WG-8.22")
def test_all_buildings_of_the_street_together_and_only_those() -> None:
    cards = ["red@NW.N thug", "red@N.N singer", "red@NE.N gambler", "red@NW.W sharpshooter", "red@NE.E gunslinger"]
    laid = town(*cards)
    assert [firepower(laid, street) for street in D.STREETS] == [{"red": 6}, {"red": 3}, {}, {"red": 4}]


@pytest.mark.rule("WG-5.13", "WG-8.19")
@pytest.mark.parametrize("first, winner", [("red", "red"), ("blue", "blue"), ("yellow", "yellow"), ("black", "red")])
def test_equal_firepower_goes_by_turn_order(first: str, winner: str) -> None:
    cards = ["red@S.S thug", "blue@S.S gunslinger", "yellow@S.S chief"]
    assert actor(resolve(town(*cards, first=first))) == winner


@pytest.mark.rule("WG-5.14", "WG-4.0.3")
def test_the_other_gangs_present_are_offered_in_turn_order() -> None:
    cards = ["black@S.S chief+thug", "blue@S.S singer", "yellow@S.S singer", "red@S.S singer"]
    assert options(resolve(town(*cards, first="yellow"))) == ["capture:yellow", "capture:red", "capture:blue"]
    assert options(resolve(town(*cards[:3], first="yellow"))) == ["capture:yellow", "capture:blue"]
    shuffled = resolve(town(*cards, seats="blue red black yellow", first="red"))
    assert options(shuffled) == ["capture:red", "capture:yellow", "capture:blue"]


@pytest.mark.rule("WG-5.14", "WG-4.0.2")
def test_with_one_rival_the_capture_is_automatic() -> None:
    ended = resolve(town("red@S.S chief", "blue@S.S singer"))
    assert ended.over
    assert captured(ended) == {"red": ["blue.singer"]}


@pytest.mark.rule("WG-5.14", "WG-5.15", "WG-8.24")
def test_all_cards_of_the_victim_in_that_street_are_captured() -> None:
    cards = ["red@S.S chief+thug", "blue@SW.S singer", "blue@S.S gambler", "blue@SW.W dynamiter", "yellow@SE.S singer"]
    ended = resolve(town(*cards), "blue")
    assert captured(ended) == {"red": ["blue.gambler", "blue.singer"]}


@pytest.mark.rule("WG-5.15")
def test_a_capture_changes_only_the_winners_total() -> None:
    before = money(rob(town(*T51)))
    ended = resolve(town(*T51, events=""), "red")
    gained = {gang: total - before.get(gang, 0) for gang, total in money(ended).items()}
    assert gained == {"blue": 300, "red": 0, "yellow": 0, "black": 0}


@pytest.mark.rule("WG-5.15", "WG-8.27")
def test_captured_cards_lie_openly_and_bring_their_printed_bounty() -> None:
    """A leader under the machine gun and a woman under seduction are worth what is printed; own cards nothing."""
    cards = ["red@S.S gunslinger+thug", "blue@S.S chief+singer", "yellow@S.S singer"]
    robbed = money(rob(town(*cards, events="gatling@P4 seduction@P5")))
    ended = resolve(town(*cards, events="gatling@P4 seduction@P5"), "blue")
    assert money(ended)["red"] - robbed.get("red", 0) == 500 + 100
    for viewer in (*FOUR.split(), None):
        assert seen(ended, viewer)["seats"][0]["captured"] == ["S6", "S7"]
        assert seen(ended, viewer)["town"]["S6"]["role"] == "chief"


@pytest.mark.rule("WG-5.16")
def test_a_street_with_one_gang_or_none_settles_nothing() -> None:
    ended = resolve(town("red@N.N chief", "red@NE.E thug", "blue@S.S singer"))
    assert ended.over
    assert captured(ended) == {}
    assert [fact.args["street"] for fact in facts(ended, "told-street-alone")] == ["street-N", "street-E", "street-S"]
    assert [fact.args["street"] for fact in facts(ended, "told-street-empty")] == ["street-W"]


@pytest.mark.rule("WG-8.25", "WG-5.14")
def test_a_capture_is_compulsory_and_takes_exactly_one_gang() -> None:
    game = resolve(town(*T50))
    assert all(option.startswith("capture:") for option in options(game))
    heaps = len(captured(game).get("red", []))
    play(game, "capture:black")
    taken = captured(game)["red"][heaps:]
    assert {card.split(".")[0] for card in taken} == {"black"}
    assert len(taken) == 2


@pytest.mark.rule("WG-8.36")
def test_victims_worth_the_same_are_two_options() -> None:
    cards = ["red@S.S chief", "blue@S.S singer", "yellow@S.S singer"]
    game = resolve(town(*cards))
    assert options(game) == ["capture:blue", "capture:yellow"]
    endings = [play(game.clone(), option) for option in options(game)]
    assert money(endings[0]) == money(endings[1])
    assert [captured(ended)["red"] for ended in endings] == [["blue.singer"], ["yellow.singer"]]
