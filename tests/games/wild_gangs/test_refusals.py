"""Every refusal there is, reached through "why not?", with its rule and what it says (WG-4.0.1)."""

from collections.abc import Callable

import pytest

from farwest.engine.core import Dice
from farwest.engine.errors import Args, NotLegal, NotYours, Refusal
from farwest.games.wild_gangs import refusals
from farwest.games.wild_gangs.game import GAME
from farwest.games.wild_gangs.play import WildGangs
from tests.games.wild_gangs.town import FOUR, T50, load, new, play, resolve, town, why_not

Case = tuple[int, Callable[[], WildGangs], str, str, str, Args]

SCOUTING: Args = {"place": "=P2", "one": "building-saloon", "other": "building-bank"}
BLUE = "blue@SE.S chief+thug+singer"


def second_look() -> WildGangs:
    return play(load("scout-first", "blue", looked={"red": "P1 P2"}), "scout:P2")


def fourth_round() -> WildGangs:
    """Red is about to place a fourth card; the front SE.S is full, red has hidden three cards."""
    return load("card", "red", "red@N.N thug?+singer?+gambler?", BLUE, round=4)


def choosing_a_front() -> WildGangs:
    return play(fourth_round(), "card:chief")


def looking() -> WildGangs:
    """Red may look: at P1 to P3 and at E1 it has been, S4 and the own card at N4 lie there for all or for it to see."""
    cards = ["red@N.N thug?+chief", "blue@S.S thug", "yellow@NE.E thug?"]
    return load("peek", "red", *cards, round=2, seats="red blue yellow", looked={"red": "P1 P2 E1"})


def showdown() -> WildGangs:
    """Red has won the North and may capture blue or yellow; black is not there."""
    return resolve(town("red@N.N chief+thug", "blue@N.N singer", "yellow@N.N singer"))


def three_players() -> WildGangs:
    return resolve(town("red@N.N chief+thug", "blue@N.N singer", "yellow@N.N singer", seats="red blue yellow"))


GAMBLER: Args = {
    "gangster": "gangster-red-gambler",
    "role": "role-gambler",
    "strength": 3,
    "firepower": 2,
    "bounty": 200,
}
SLOT: Args = {"building": "building-bank", "street": "street-E", "slot": "=E1", "gang": "gang-yellow"}
OWN_SLOT: Args = {"building": "building-saloon", "street": "street-N", "slot": "=N4", "gang": "gang-red"}

CASES: list[Case] = [
    (refusals.SCOUTED_ALREADY, second_look, "scout:P2", "WG-4.1.2", "refusal-scouted-already", SCOUTING),
    (
        *(refusals.PAIR_TAKEN, second_look, "scout:P1", "WG-4.1", "refusal-pair-taken"),
        {"place": "=P1", "one": "building-post", "other": "building-saloon"},
    ),
    (refusals.NOT_IN_HAND, fourth_round, "card:gambler", "WG-4.2", "refusal-not-in-hand", GAMBLER),
    (
        *(refusals.STREET_CLOSED, choosing_a_front, "front:SE.E", "WG-3.9", "refusal-street-closed"),
        {"building": "building-store", "street": "street-E"},
    ),
    (
        *(refusals.FRONT_FULL, choosing_a_front, "front:SE.S", "WG-2.2.2", "refusal-front-full"),
        {"building": "building-store", "street": "street-S"},
    ),
    (refusals.EVENT_SEEN, looking, "peek:event:P2", "WG-8.7", "refusal-event-seen", SCOUTING),
    (
        *(refusals.SLOT_EMPTY, looking, "peek:slot:N9", "WG-4.3", "refusal-slot-empty"),
        {**OWN_SLOT, "slot": "=N9", "gang": "gang-none"},
    ),
    (refusals.OWN_CARD, looking, "peek:slot:N4", "WG-8.8", "refusal-own-card", OWN_SLOT),
    (
        *(refusals.FACE_UP, looking, "peek:slot:S4", "WG-4.3", "refusal-face-up"),
        {"building": "building-station", "street": "street-S", "slot": "=S4", "gang": "gang-blue"},
    ),
    (refusals.CARD_SEEN, looking, "peek:slot:E1", "WG-8.7", "refusal-card-seen", SLOT),
    (refusals.OWN_GANG, showdown, "capture:red", "WG-5.14", "refusal-own-gang", {"gang": "gang-red"}),
    (refusals.NOT_IN_STREET, showdown, "capture:black", "WG-5.14", "refusal-not-in-street", {"gang": "gang-black"}),
    (refusals.NO_SUCH_GANG, three_players, "capture:black", "WG-3.1", "refusal-no-such-gang", {"gang": "gang-black"}),
]


@pytest.mark.rule(
    "WG-4.1", "WG-4.1.2", "WG-4.2", "WG-4.3", "WG-2.2.2", "WG-3.1", "WG-3.9", "WG-5.14", "WG-8.7", "WG-8.8"
)
@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case[4]))
def test_why_not(case: Case) -> None:
    code, given, choice, rule, key, args = case
    game = given()
    assert game.forbids(game.actor, GAME.parse(choice)) == code
    refusal = why_not(game, choice)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == (rule, key)
    assert args.items() <= refusal.args.items()
    with pytest.raises(NotLegal) as refused:
        play(game, choice)
    assert refused.value.refusal == refusal


@pytest.mark.rule("WG-3.8")
def test_no_card_may_be_hidden_any_more() -> None:
    """The question is answered by itself then (WG-4.0.2), so it is put to the position just before."""
    game = fourth_round()
    game.apply(game.actor, GAME.parse("card:chief"), Dice(1))
    assert why_not(game, "face:down") == Refusal("WG-3.8", "refusal-no-hiding-left")
    assert why_not(game, "face:up") is None


NOW: dict[str, tuple[str, Callable[[], WildGangs]]] = {
    "scout-first": ("WG-4.1.1", lambda: load("scout-first", "red")),
    "scout-second": ("WG-4.1.2", second_look),
    "card": ("WG-4.2", fourth_round),
    "face": ("WG-4.2", lambda: play(load("card", "red", round=1), "card:chief")),
    "front": ("WG-4.2", choosing_a_front),
    "peek": ("WG-4.3", looking),
    "victim": ("WG-5.14", showdown),
}


@pytest.mark.rule("WG-4.0.1", "WG-4.1.1")
@pytest.mark.parametrize("decision", NOW)
def test_another_decision_is_due(decision: str) -> None:
    rule, given = NOW[decision]
    game = given()
    kinds = {text.rpartition(":")[0] for text in GAME.notation.texts}
    mine = {GAME.text(action).rpartition(":")[0] for action in game.legal(game.actor)}
    if decision == "peek":
        mine.add("peek:slot")
    for text in (next(text for text in GAME.notation.texts if text.startswith(f"{kind}:")) for kind in kinds - mine):
        assert why_not(game, text) == Refusal(rule, f"refusal-now-{decision}")
    assert len(kinds - mine) >= 5


@pytest.mark.rule("WG-4.0.1")
def test_somebody_elses_decision() -> None:
    game = showdown()
    assert game.why_not(2, GAME.parse("capture:blue")) == Refusal(
        "WG-4.0.1", "refusal-not-your-turn", {"gang": "gang-red"}
    )
    with pytest.raises(NotYours):
        game.play(2, GAME.parse("capture:blue"), Dice(1))


@pytest.mark.rule("WG-5.18")
def test_the_game_is_over() -> None:
    ended = load("end", None, *T50, round=7, seats=FOUR)
    assert ended.why_not(0, GAME.parse("card:chief")) == Refusal("WG-5.18", "refusal-over")


def test_every_reason_is_reached_by_a_test() -> None:
    """The table above, the hiding test and WG-4.0.1's other decision: nothing is left over."""
    reached = {case[0] for case in CASES} | {refusals.NO_HIDING_LEFT}
    assert reached == set(refusals.REASONS)
    codes = {code for name, code in vars(refusals).items() if name.isupper() and isinstance(code, int)}
    assert codes == reached | {refusals.OTHER_DECISION}


def test_what_is_legal_has_no_reason_and_what_is_not_has_one() -> None:
    """Over random games, for every action of the notation (WG-4.0.3)."""
    for players in (2, 3, 4):
        game, dice = new(players, 3), Dice(3)
        while not game.over:
            legal = set(game.legal(game.actor))
            for action in range(len(GAME.notation)):
                assert (game.forbids(game.actor, action) == 0) == (action in legal)
            game.advance(game.random_action(dice), dice)
