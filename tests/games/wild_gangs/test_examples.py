"""The worked examples of the rules, from the rulebook and on heists (WG-T01 to WG-T24), each named by its id."""

from typing import Any

import pytest

from farwest.engine.core import SPECTATOR, Dice
from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.heists import ONE_OF, poker_worth
from farwest.games.wild_gangs.state import CHOOSE_FACE, CHOOSE_FRONT
from tests.games.wild_gangs.town import (
    act,
    actor,
    captured,
    events_of,
    firepower,
    load,
    loots,
    money,
    new,
    options,
    play,
    resolve,
    rob,
    seen,
    taken,
    town,
)

# From the rulebook.


@pytest.mark.rule("WG-T01")
def test_wg_t01_a_pair_beats_a_six_and_a_six_beats_four_and_three() -> None:
    cards = ["red@N.N gunslinger+gambler", "blue@N.N safecracker", "yellow@N.N dynamiter+gunslinger"]
    assert taken(town(*cards, events="poker@P2")) == {"red": 1000, "blue": 200}
    assert taken(town(*cards)) == {"yellow": 1000, "red": 200}


@pytest.mark.rule("WG-T02")
def test_wg_t02_hidden_loot_moves_the_sheriff() -> None:
    alone = loots(act(town(events="sheriff@P4")))
    assert (alone["SE"], alone["S"]) == ("700/300", "800*/400")
    helped = loots(act(town(events="sheriff@P4 hidden_loot@P3")))
    assert (helped["NE"], helped["SE"], helped["S"]) == ("700/600", "900*/500", "800/400")


@pytest.mark.rule("WG-T03")
def test_wg_t03_the_sheriff_and_two_equal_best_loots() -> None:
    after = loots(act(town(events="sheriff@P3 hidden_loot@P2")))
    assert (after["NE"], after["SE"]) == ("700/600", "700/300")


@pytest.mark.rule("WG-T04")
def test_wg_t04_keg_against_machine_gun() -> None:
    cards = ["red@S.S chief", "blue@SW.S sharpshooter"]

    def caught(events: str) -> dict[str, list[str]]:
        return captured(resolve(town(*cards, events=events)))

    assert firepower(town(*cards), "S") == {"red": 3, "blue": 4}
    assert caught("") == {"blue": ["red.chief"]}
    assert firepower(town(*cards, events="gatling@P4"), "S") == {"red": 5, "blue": 4}
    assert caught("gatling@P4") == {"red": ["blue.sharpshooter"]}
    assert caught("gatling@P4 powder_keg@P5") == {}


def _fronts_missing(seats: str, bank: str) -> set[str]:
    """The fronts that the first D-FRONT of a game does not offer."""
    placing = play(load("card", "red", round=1, seats=seats, bank=bank), "card:chief", "face:up")
    return set(D.FRONTS) - {option.removeprefix("front:") for option in options(placing)}


@pytest.mark.rule("WG-T05")
def test_wg_t05_the_street_of_the_bank() -> None:
    assert _fronts_missing("red blue", "NE") == {"NE.E", "SE.E"}
    assert _fronts_missing("red blue", "SW") == {"SW.W", "NW.W"}
    assert _fronts_missing("red blue yellow", "NE") == set()


@pytest.mark.rule("WG-T05")
def test_wg_t05_a_closed_front_is_never_offered() -> None:
    game, dice = load("scout-first", "red", bank="NE"), Dice(3)
    asked = 0
    while not game.over:
        if game.decision == CHOOSE_FRONT:
            asked += 1
            assert not {"front:NE.E", "front:SE.E"} & set(options(game))
        game.advance(game.random_action(dice), dice)
    assert asked == 14


@pytest.mark.rule("WG-T06")
@pytest.mark.parametrize("players, cards", [(2, 14), (3, 21), (4, 28)])
def test_wg_t06_how_long_placement_lasts(players: int, cards: int) -> None:
    game, dice = new(players), Dice(5)
    while not game.revealed:
        game.advance(game.random_action(dice), dice)
    shown = seen(game, None)
    assert len(shown["town"]) == cards
    assert [(seat["pile_size"], seat["hand_size"]) for seat in shown["seats"]] == [(0, 2)] * players


@pytest.mark.rule("WG-T07")
@pytest.mark.parametrize("seats, allowed", [("red blue", 3), ("red blue yellow black", 1)])
def test_wg_t07_after_the_last_face_down_card_nobody_asks_again(seats: str, allowed: int) -> None:
    game, dice = load("scout-first", "red", seats=seats), Dice(5)
    hidden = 0
    while not game.revealed:
        if actor(game) == "red" and game.decision == CHOOSE_FACE:
            play(game, "face:down")
            hidden += 1
        else:
            game.advance(game.random_action(dice), dice)
    assert hidden == allowed


@pytest.mark.rule("WG-T08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_wg_t08_three_events_that_nobody_sees(players: int) -> None:
    game, dice = new(players), Dice(9)
    unused = {D.EVENTS[event] for event in game.events[6:]}
    assert len(events_of(game)) == 6
    assert len(unused) == 3
    while not game.over:
        for viewer in (SPECTATOR, *range(players)):
            shown: dict[str, Any] = game.view(viewer)
            assert shown["unused"] is None
            assert not unused & set(shown["events"].values())
        game.advance(game.random_action(dice), dice)


# Heists.


@pytest.mark.rule("WG-T10")
def test_wg_t10_both_sides_of_a_building_add_up() -> None:
    cards = ["red@NW.N dynamiter", "red@NW.W thug", "blue@NW.N chief", "yellow@NW.W gambler"]
    assert taken(town(*cards)) == {"red": 600, "blue": 300}


@pytest.mark.rule("WG-T11")
def test_wg_t11_a_tie_of_three() -> None:
    yellow, black = ["yellow@SW.S gunslinger", "yellow@SW.W thug"], ["black@SW.S burglar", "black@SW.W sharpshooter"]
    assert taken(town("blue@SW.S chief", *yellow, *black)) == {"blue": 600, "yellow": 500}


@pytest.mark.rule("WG-T12")
def test_wg_t12_alone_at_the_counter() -> None:
    robbed = rob(town("black@S.S singer"))
    assert money(robbed) == {"black": 800}
    assert robbed.takers[2 * D.POSITIONS.index("S") + 1] == -1


@pytest.mark.rule("WG-T13")
def test_wg_t13_the_sheriff_guards_and_nobody_moves_up() -> None:
    assert taken(town("yellow@N.N chief", "red@N.N gambler", events="sheriff@P1")) == {"red": 200}


@pytest.mark.rule("WG-T14")
def test_wg_t14_alone_before_a_guarded_loot() -> None:
    robbed = rob(town("yellow@N.N chief", events="sheriff@P1"))
    assert money(robbed) == {}
    assert set(robbed.takers) == {-1}


@pytest.mark.rule("WG-T15")
def test_wg_t15_the_deputy() -> None:
    assert taken(town("red@S.S safecracker", "blue@S.S gambler", events="deputy@P5")) == {"red": 800}


@pytest.mark.rule("WG-T16")
def test_wg_t16_sheriff_and_deputy() -> None:
    cards = ["red@S.S safecracker", "blue@S.S gambler", "red@SW.S chief", "blue@SW.S thug"]
    robbed = rob(town(*cards, events="sheriff@P4 deputy@P5"))
    shown = loots(robbed)
    assert (shown["SE"], shown["S"], shown["SW"]) == ("700/300", "800*/400*", "600/500*")
    assert money(robbed) == {"red": 600}


@pytest.mark.rule("WG-T17")
def test_wg_t17_the_stagecoach_then_the_bonus() -> None:
    swapped = loots(act(town(events="stagecoach@P2")))
    assert (swapped["N"], swapped["NE"]) == ("500/400", "1000/200")
    raised = loots(act(town(events="stagecoach@P2 hidden_loot@P1")))
    assert (raised["NW"], raised["N"], raised["NE"]) == ("800/500", "700/600", "1000/200")


@pytest.mark.rule("WG-T18")
def test_wg_t18_the_signpost_turns_the_stagecoach() -> None:
    after = act(town(events="sign@P2 stagecoach@P4"))
    assert events_of(after) == {"P2": "stagecoach", "P4": "sign"}
    shown = loots(after)
    assert (shown["N"], shown["NE"], shown["SE"], shown["S"]) == ("500/400", "1000/200", "700/300", "800/400")


@pytest.mark.rule("WG-T19")
def test_wg_t19_the_signpost_rolls_the_keg_across_town() -> None:
    cards = ["red@NW.W chief", "blue@SW.W thug", "red@NE.E thug", "blue@SE.E singer"]
    after = resolve(town(*cards, events="sign@P6 powder_keg@P3"))
    assert events_of(after) == {"P3": "sign", "P6": "powder_keg"}
    assert captured(after) == {"red": ["blue.singer"]}


@pytest.mark.rule("WG-T20")
def test_wg_t20_seduction_at_the_poker_table() -> None:
    cards = ["red@N.N burglar+chief", "blue@N.N dynamiter+burglar", "black@N.N gambler+dynamiter"]
    assert taken(town(*cards, events="seduction@P1 poker@P2")) == {"red": 1000, "black": 200}
    assert taken(town(*cards, events="poker@P2")) == {"blue": 1000, "red": 200}


BETTER_HANDS = [
    ((4, 4, 2, 2), (6, 6)),
    ((4, 4), (3, 3, 6)),
    ((3, 3, 1), (3, 3)),
    ((6,), (5, 4)),
    ((5, 4), (5,)),
    ((4, 4, 3, 3), (4, 4, 2, 2, 6)),
    ((4, 4, 3, 3), (5, 5, 1)),
    ((2, 2), (6, 5, 4)),
]


@pytest.mark.rule("WG-T21")
@pytest.mark.parametrize("better, worse", BETTER_HANDS)
def test_wg_t21_which_hand_is_better(better: tuple[int, ...], worse: tuple[int, ...]) -> None:
    assert poker_worth(sum(ONE_OF[s] for s in better)) > poker_worth(sum(ONE_OF[s] for s in worse))


@pytest.mark.rule("WG-T22")
def test_wg_t22_equal_poker_hands_go_by_turn_order() -> None:
    cards = ["blue@S.S gunslinger", "red@S.S gambler", "yellow@S.S gambler"]
    assert taken(town(*cards, events="poker@P5")) == {"red": 800, "blue": 400}


@pytest.mark.rule("WG-T23")
def test_wg_t23_the_deputy_and_two_equal_loots() -> None:
    robbed = rob(town("red@SW.S chief", "blue@SW.W thug", events="deputy@P5", loots="SW 500/500"))
    assert loots(robbed)["SW"] == "500/500*"
    assert money(robbed) == {"red": 500}


@pytest.mark.rule("WG-T24")
def test_wg_t24_the_sheriff_and_two_equal_loots_on_one_building() -> None:
    robbed = rob(town("red@SW.S chief", "blue@SW.W thug", events="sheriff@P5", loots="S 400/300, SW 500/500"))
    assert (loots(robbed)["S"], loots(robbed)["SW"]) == ("400/300", "500/500")
    assert money(robbed) == {"red": 500, "blue": 500}
