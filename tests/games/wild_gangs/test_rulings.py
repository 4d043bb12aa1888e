"""Rulings (WG-8) that no chapter of its own holds."""

import pytest

from farwest.engine.bits import members
from farwest.engine.core import Dice
from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.game import GAME
from farwest.games.wild_gangs.state import CHOOSE_FRONT
from tests.games.wild_gangs.town import (
    FOUR,
    T50,
    T52,
    act,
    captured,
    events_of,
    facts,
    load,
    loots,
    money,
    new,
    options,
    play,
    ranking,
    resolve,
    seen,
    town,
)


@pytest.mark.rule("WG-8.15", "WG-3.9")
def test_the_signpost_works_as_usual_across_a_closed_street() -> None:
    """Two players, bank at NE, the East closed. A keg rolled to P3 has no effect, nor has a machine gun there."""
    cards = ["red@NW.W chief", "blue@SW.W thug"]
    rolled = resolve(town(*cards, events="sign@P3 powder_keg@P6", seats="red blue"))
    assert events_of(rolled) == {"P3": "powder_keg", "P6": "sign"}
    assert captured(rolled) == {"red": ["blue.thug"]}
    idle = resolve(town(*T52, events="gatling@P3", seats="red blue"))
    plain = resolve(town(*T52, seats="red blue"))
    assert (money(idle), captured(idle)) == (money(plain), captured(plain))


@pytest.mark.rule("WG-8.15", "WG-3.9")
def test_an_event_of_the_closed_street_still_acts_on_its_buildings() -> None:
    after = loots(act(town(events="deputy@P3", seats="red blue")))
    assert (after["NE"], after["SE"]) == ("500/400*", "700/300*")


@pytest.mark.rule("WG-8.19")
def test_one_rule_for_every_tie() -> None:
    """The same four gangs, tied in a heist, in a street and in the end; the first player is black, then red, blue."""
    cards = [f"{gang}@S.S chief" for gang in FOUR.split()]
    game = resolve(town(*cards, first="black"))
    assert money(game) == {"black": 800, "red": 400}
    assert options(game) == ["capture:red", "capture:blue", "capture:yellow"]
    assert ranking(load("end", None, *T50, round=7, seats=FOUR, first="black")) == ["black", "red", "blue", "yellow"]
    ended = play(game, "capture:red")
    assert ranking(ended)[2:] == ["blue", "yellow"]


@pytest.mark.rule("WG-8.28")
def test_unused_allowance_is_worth_nothing() -> None:
    totals = []
    for left in (0, 1):
        ending = town(*T50)
        for seat in range(4):
            ending.hidden_left[seat] = left
        totals.append(money(resolve(ending, "blue", "blue", "yellow", "red")))
    assert totals[0] == totals[1]


@pytest.mark.rule("WG-8.30")
def test_nothing_that_a_player_does_shows_a_card_or_a_look_to_another() -> None:
    """There is no action that shows, and what a look brings to light is told to the looker alone."""
    assert {text.partition(":")[0] for text in GAME.notation.texts} == {
        *("scout", "card", "face", "front", "peek", "capture")
    }
    game, dice = new(3), Dice(4)
    while not game.revealed:
        game.advance(game.random_action(dice), dice)
    saw = facts(game, "told-saw-event", "told-saw-card")
    looked = facts(game, "told-looked-event", "told-looked-card")
    assert len(saw) == len(looked) > 6
    for what, where in zip(saw, looked, strict=True):
        gangs = [f"gang-{seat['gang']}" for seat in seen(game, None)["seats"]]
        assert what.to == (gangs.index(str(where.args["gang"])),)


@pytest.mark.rule("WG-8.31")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_slots_never_run_out_even_when_everybody_crowds(players: int) -> None:
    """All take the first front they can: never fewer than two are left to choose from."""
    for last in (False, True):
        game, fewest = new(players), 10
        while not game.over:
            if game.decision == CHOOSE_FRONT:
                fewest = min(fewest, len(options(game)))
            play(game, options(game)[-1 if last else 0])
        assert fewest >= 2
        assert sum(card >= 0 for card in game.slots) == 7 * players


@pytest.mark.rule("WG-8.31", "WG-3.6", "WG-2.1")
@pytest.mark.parametrize("place", D.PLACES)
def test_exactly_four_bonus_tiles_are_ever_needed(place: str) -> None:
    assert len(members(act(town(events=f"hidden_loot@{place}")).bonus)) == 4
    assert act(town()).bonus == 0


@pytest.mark.rule("WG-8.32")
def test_chips_are_no_part_of_the_game() -> None:
    """All that is left of them is who is first: nothing in a position, no action, no money."""
    dumped = new(2).dump()
    assert not any("chip" in key for key in dumped)
    assert dumped["first"] in ("red", "blue")
