"""Reveal and events (WG-4.7, WG-4.8, WG-5.1 to WG-5.6)."""

import pytest

from farwest.games.wild_gangs import data as D
from tests.games.wild_gangs.town import (
    T0,
    T50,
    act,
    events_of,
    facts,
    firepower,
    loots,
    money,
    new,
    play_out,
    resolve,
    rob,
    seen,
    taken,
    town,
)

PLAIN = loots(town())


def changed(events: str, overrides: str = "") -> dict[str, str]:
    """The buildings whose loots the events changed."""
    before = loots(town(loots=overrides))
    return {p: shown for p, shown in loots(act(town(events=events, loots=overrides))).items() if shown != before[p]}


def test_the_fixture_is_the_one_of_the_rules() -> None:
    """T0, on which all examples of section 9 are played (WG-T01)."""
    assert PLAIN == {
        "NW": "600/300",
        "N": "1000/200",
        "NE": "500/400",
        "SE": "700/300",
        "S": "800/400",
        "SW": "600/500",
    }
    assert sorted(tile for pair in T0.values() for tile in pair) == D.TILES


# Reveal and order.


@pytest.mark.rule("WG-4.7")
def test_everything_in_town_is_turned_face_up() -> None:
    hidden = [card.replace("chief", "chief?") for card in T50]
    before = town(*hidden)
    assert [card["role"] for card in seen(before, None)["town"].values()].count(None) == 4
    after = resolve(before)
    shown = seen(after, None)
    assert not any(card["face_down"] or card["role"] is None for card in shown["town"].values())
    assert len(facts(after, "told-card")) == 4


@pytest.mark.rule("WG-4.7")
def test_all_six_events_are_shown() -> None:
    events = "sheriff@P1 poker@P2 deputy@P3 stagecoach@P4 seduction@P5 hidden_loot@P6"
    after = resolve(town(events=events))
    assert [f"{event}@{place}" for place, event in seen(after, None)["events"].items()] == events.split()
    assert [fact.args["event"] for fact in facts(after, "told-event")] == [
        f"event-{e}" for e in events_of(after).values()
    ]


@pytest.mark.rule("WG-4.8")
def test_signpost_stagecoach_hidden_loot_sheriff_in_this_order() -> None:
    """The signpost sends the stagecoach to P5, where it swaps S and SW; then the bonus comes to SE and S; last the
    sheriff compares S, now 800 instead of 600, with SW, now 800 instead of 600, or SE with S."""
    swapped = {"SE": "900/500", "S": "800/700", "SW": "800/400"}
    assert changed("stagecoach@P1 sign@P5 hidden_loot@P4") == swapped
    assert changed("stagecoach@P1 sign@P5 hidden_loot@P4 deputy@P6") == swapped | {"SW": "800/400*", "NW": "600/300*"}
    assert changed("stagecoach@P5 sheriff@P4") == {"SE": "700*/300", "S": "600/500", "SW": "800/400"}
    assert changed("hidden_loot@P4 sheriff@P3") == {"SE": "900*/500", "S": "1000/600"}


@pytest.mark.rule("WG-4.8")
def test_the_steps_are_told_in_their_order() -> None:
    after = resolve(town(*T50, events="hidden_loot@P1 sheriff@P2 deputy@P3 gatling@P4 stagecoach@P5 sign@P6"), "blue")
    assert after.journal is not None
    told = [fact.key for fact in after.journal.facts]
    steps = ["told-sign", "told-stagecoach", "told-hidden-loot", "told-sheriff", "told-deputy", "told-heist"]
    positions = [told.index(step) for step in [*steps, "told-showdown", "told-captured"]]
    assert positions == sorted(positions)
    assert max(n for n, key in enumerate(told) if key == "told-heist") < told.index("told-showdown")


@pytest.mark.rule("WG-4.8")
def test_nobody_decides_anything_before_the_showdowns() -> None:
    game = resolve(town(*T50))
    assert seen(game, None)["decision"] == "victim"
    assert sum(game.money) == sum(int(game.loot_value(n)) for n in range(12) if game.takers[n] >= 0) > 0


# 1: the signpost.


@pytest.mark.rule("WG-5.1")
@pytest.mark.parametrize("place, opposite", [("P1", "P5"), ("P2", "P4"), ("P3", "P6")])
def test_the_signpost_changes_places_with_the_event_across_town(place: str, opposite: str) -> None:
    for here, there in ((place, opposite), (opposite, place)):
        assert events_of(act(town(events=f"sign@{here} poker@{there}"))) == {here: "poker", there: "sign"}


@pytest.mark.rule("WG-5.1")
def test_the_swapped_event_acts_from_its_new_place_on_buildings_and_street() -> None:
    assert changed("sign@P1 deputy@P5") == {"NW": "600/300*", "N": "1000/200*"}
    armed = act(town("red@N.N chief", "blue@S.S chief", events="sign@P2 gatling@P4"))
    assert (firepower(armed, "N"), firepower(armed, "S")) == ({"red": 5}, {"blue": 3})


@pytest.mark.rule("WG-5.1")
def test_a_signpost_that_is_not_in_town_does_nothing() -> None:
    events = "sheriff@P1 poker@P2 deputy@P3 stagecoach@P4 seduction@P5 hidden_loot@P6"
    assert [f"{event}@{place}" for place, event in events_of(act(town(events=events))).items()] == events.split()


@pytest.mark.rule("WG-8.35", "WG-10.8")
def test_events_move_only_by_the_signpost_and_only_after_the_reveal() -> None:
    for seed in range(30):
        game = new(2, seed)
        before = list(game.events)
        after = list(play_out(game, seed).events)
        place = before.index(D.SIGN)
        if place < D.PLACE_COUNT:
            opposite = D.PLACE_OPPOSITE[place]
            before[place], before[opposite] = before[opposite], before[place]
        assert after == before


# 2: the stagecoach.


@pytest.mark.rule("WG-5.2", "WG-8.13")
@pytest.mark.parametrize("place, one, other", [("P1", "NW", "N"), ("P3", "NE", "SE"), ("P6", "SW", "NW")])
def test_the_stagecoach_swaps_whole_pairs(place: str, one: str, other: str) -> None:
    assert changed(f"stagecoach@{place}") == {one: PLAIN[other], other: PLAIN[one]}


@pytest.mark.rule("WG-5.2", "WG-8.14")
def test_a_stagecoach_across_from_the_signpost_drives_from_its_new_place() -> None:
    assert changed("sign@P3 stagecoach@P6") == {"NE": "700/300", "SE": "500/400"}


# 3a: hidden loot.


@pytest.mark.rule("WG-5.3")
def test_hidden_loot_adds_200_to_four_loots() -> None:
    assert changed("hidden_loot@P2") == {"N": "1200/400", "NE": "700/600"}


@pytest.mark.rule("WG-5.3")
def test_who_takes_the_loot_takes_the_bonus_and_the_rest_is_worth_nothing() -> None:
    assert taken(town("red@N.N thug", events="hidden_loot@P2")) == {"red": 1200}


@pytest.mark.rule("WG-5.3", "WG-8.13")
def test_the_bonus_stays_with_the_building_when_the_stagecoach_has_swapped() -> None:
    assert changed("stagecoach@P1 hidden_loot@P6") == {"NW": "1200/400", "N": "600/300", "SW": "800/700"}


@pytest.mark.rule("WG-5.3")
def test_two_equal_loots_stay_big_and_small_with_the_bonus() -> None:
    after = act(town(events="hidden_loot@P5 deputy@P6", loots="SW 500/500"))
    assert loots(after)["SW"] == "700/700*"
    assert [D.TILES[tile] for tile in list(after.tiles)[-2:]] == ["L06", "L07"]


# 3b: sheriff and deputy.


@pytest.mark.rule("WG-5.4")
@pytest.mark.parametrize(
    "place, position, shown",
    [("P1", "N", "1000*/200"), ("P2", "N", "1000*/200"), ("P3", "SE", "700*/300"), ("P4", "S", "800*/400")],
)
def test_the_sheriff_protects_the_greatest_of_four(place: str, position: str, shown: str) -> None:
    assert changed(f"sheriff@{place}") == {position: shown}


@pytest.mark.rule("WG-5.4", "WG-8.11")
@pytest.mark.parametrize(
    "events, overrides",
    [
        ("sheriff@P6", ""),  # SW 600/500 and NW 600/300
        ("sheriff@P5", "S 400/300, SW 500/500"),  # both on one building
        ("sheriff@P5", "S 500/300, SW 500/500"),  # three
        ("sheriff@P5", "S 600/600, SW 600/600"),  # four
        ("sheriff@P3 hidden_loot@P2", ""),  # made equal by the bonus
        ("sheriff@P2 hidden_loot@P3", "N 700/300"),  # NE 700/600 with the bonus
    ],
)
def test_the_sheriff_protects_nothing_when_the_greatest_value_is_shared(events: str, overrides: str) -> None:
    assert not any("*" in shown for shown in loots(act(town(events=events, loots=overrides))).values())


@pytest.mark.rule("WG-5.4")
def test_equal_smaller_loots_do_not_matter_to_the_sheriff() -> None:
    assert changed("sheriff@P5", "S 800/500, SW 500/500") == {"S": "800*/500"}


@pytest.mark.rule("WG-5.5")
def test_the_deputy_protects_both_small_loots() -> None:
    assert changed("deputy@P3") == {"NE": "500/400*", "SE": "700/300*"}


@pytest.mark.rule("WG-8.10", "WG-5.5")
def test_of_two_equal_loots_the_higher_tile_is_the_small_one() -> None:
    """Also when the stagecoach brings them."""
    for events in ("deputy@P5", "deputy@P5 stagecoach@P4"):
        after = act(town(events=events, loots="S 500/500, SE 500/500"))
        assert loots(after)["S"] == "500/500*"
        at = 2 * D.POSITIONS.index("S")
        assert [D.TILES[tile] for tile in after.tiles[at : at + 2]] == ["L06", "L07"]


@pytest.mark.rule("WG-8.12")
@pytest.mark.parametrize("place", D.PLACES)
def test_sheriff_and_deputy_never_meet_on_one_tile(place: str) -> None:
    """The sheriff guards big loots, the deputy small ones; each does as if the other were not there."""
    for other in (p for p in D.PLACES if p != place):
        together = act(town(events=f"sheriff@{place} deputy@{other}")).protected
        sheriff, deputy = (act(town(events=alone)).protected for alone in (f"sheriff@{place}", f"deputy@{other}"))
        assert together == sheriff | deputy
        assert sheriff & deputy == 0


# 3c: seduction.


@pytest.mark.rule("WG-5.6")
def test_every_woman_of_every_gang_on_either_side_gets_one_more() -> None:
    """At NW: red 4+1 and 2+1, blue 3+1, yellow 5. Without seduction red 6, yellow 5; blue 3."""
    cards = ["red@NW.N burglar", "red@NW.W singer", "blue@NW.W gambler", "yellow@NW.N chief"]
    robbed = rob(town(*cards, events="seduction@P6"))
    told = {str(fact.args["gang"]): fact.args["strength"] for fact in facts(robbed, "told-strength")}
    assert told == {"gang-red": 8, "gang-blue": 4, "gang-yellow": 5}


@pytest.mark.rule("WG-5.6")
def test_seduction_decides_a_heist_beside_it_and_no_other() -> None:
    cards = ["blue@N.N burglar", "red@N.N gunslinger+sharpshooter", "blue@S.S burglar", "red@S.S dynamiter"]
    assert taken(town(*cards, events="seduction@P1")) == {"blue": 1000 + 400, "red": 200 + 800}
    assert taken(town(*cards)) == {"red": 1000 + 800, "blue": 200 + 400}


@pytest.mark.rule("WG-5.6", "WG-8.27")
def test_seduction_changes_neither_firepower_nor_bounty() -> None:
    cards = ["red@N.N thug", "blue@N.N burglar"]
    charmed = resolve(town(*cards, events="seduction@P1"))
    assert firepower(charmed, "N") == {"red": 3, "blue": 1}
    assert money(charmed) == {"blue": 1000, "red": 200 + 300}
