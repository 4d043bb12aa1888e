"""Why not: every reason that a choice can be refused for, with its rule, in words of both languages."""

from collections.abc import Callable
from typing import Final

import pytest

from farwest.engine.core import SPECTATOR, TABLE, Dice
from farwest.engine.errors import NotLegal, NotYours, Refusal
from farwest.games.colorado_county import refusals
from farwest.games.colorado_county.decisions import NAMES
from farwest.games.colorado_county.game import GAME
from farwest.games.colorado_county.play import ColoradoCounty
from farwest.games.colorado_county.state import FLAG_CELL, FLAG_COLOUR, LAKE_ANCHOR, LAKE_PICK, LAKE_TURN
from farwest.words import LANGS, game_words
from tests.games.colorado_county.county import (
    answer,
    bids,
    cell,
    county,
    open_bidding,
    open_window,
    play,
    selling,
    taking,
)

HANDS: Final = [[1, 2, 3], [11, 12, 13], [21, 22, 23]]


def lakes(decision: int, turn: int = -1) -> ColoradoCounty:
    state = county(lakes={"LK6": "A1"}, flags={}, number=0, auction=0)
    state.layout, state.decision, state.actor = 1, decision, 0
    state.lake, state.turn = (-1 if decision == LAKE_PICK else 1), turn
    return state


def flags(decision: int) -> ColoradoCounty:
    state = county(markers={0: "H1"}, flags={"red": "A5"})
    state.decision, state.actor, state.flag = decision, 0, 0
    state.to_place[1] = 1
    return state


def bidding(*chosen: str) -> ColoradoCounty:
    state = county(hands=HANDS, shown="R01 G01")
    open_bidding(state)
    for text in chosen:
        play(state, 0, text)
    return state


def sale(**answers: str) -> ColoradoCounty:
    state = county(hands=HANDS, markers={0: "F8 C6", 1: "O1"}, shown="R01 G01", flags={"red": "A5"})
    selling(state, 0, "F8")
    answer(state, **answers)
    return state


def window() -> ColoradoCounty:
    state = county(hands=HANDS, markers={0: "F8", 1: "O1"}, shown="R01 G01")
    open_window(state)
    return state


def card(*played: str) -> ColoradoCounty:
    state = county(hands=HANDS, markers={1: "G4"}, shown="R08 G01", flags={"red": "G2 A5", "green": "I2"})
    bids(state, [3], [], [])
    for text in played:
        play(state, 0, text)
    return state


REFUSED: Final[list[tuple[Callable[[], ColoradoCounty], int, str, str, str]]] = [
    (lambda: lakes(LAKE_PICK), 0, "lake:LK6", "CO-3.2", "refusal-lake-laid"),
    (lambda: lakes(LAKE_TURN), 0, "turn:2", "CO-2.3.1", "refusal-no-such-turn"),
    (lambda: lakes(LAKE_ANCHOR, 0), 0, "anchor:O3", "CO-3.2", "refusal-lake-leaves-board"),
    (lambda: lakes(LAKE_ANCHOR, 0), 0, "anchor:A2", "CO-3.2", "refusal-lake-overlaps"),
    (lambda: flags(FLAG_COLOUR), 0, "colour:B", "CO-4.4.1", "refusal-no-such-flag"),
    (lambda: flags(FLAG_CELL), 0, "flag:C2", "CO-2.2.4", "refusal-on-water"),
    (lambda: flags(FLAG_CELL), 0, "flag:H1", "CO-5.1.1", "refusal-on-marker"),
    (lambda: flags(FLAG_CELL), 0, "flag:A5", "CO-4.4.3", "refusal-flag-there"),
    (lambda: flags(FLAG_CELL), 0, "flag:A6", "CO-4.4.3", "refusal-beside-flag"),
    (window, 0, "sell:O1", "CO-4.10.3", "refusal-not-your-plot"),
    (lambda: bidding("count:2"), 0, "count:1", "CO-4.6.2", "refusal-count-said"),
    (lambda: sale(p1="yes", p2="yes"), 1, "count:0", "CO-4.10.8", "refusal-empty-fist"),
    (bidding, 0, "count:4", "CO-4.6.1", "refusal-too-many"),
    (bidding, 0, "token:3", "CO-4.6.2", "refusal-count-first"),
    (lambda: bidding("count:2"), 0, "token:66", "CO-3.4", "refusal-not-in-hand"),
    (lambda: sale(p1="yes", p2="no"), 1, "pay:1", "CO-3.4", "refusal-not-in-hand"),
    (lambda: bidding("count:2", "token:3"), 0, "token:3", "CO-4.6.2", "refusal-not-lower"),
    (lambda: bidding("count:2"), 0, "token:1", "CO-4.6.2", "refusal-too-low"),
    (card, 0, "card:B01", "CO-4.7.1", "refusal-card-not-shown"),
    (lambda: card("card:R08"), 0, "first:I2", "CO-4.7.2", "refusal-no-flag-of-card"),
    (lambda: card("card:R08", "first:A5"), 0, "second:B5", "CO-4.7.4", "refusal-not-a-star"),
]
NOT_YOURS: Final[list[tuple[Callable[[], ColoradoCounty], int, str, str, str]]] = [
    (window, 1, "pass", "CO-4.10.2", "refusal-not-your-turn"),
    (window, 1, "ask-again", "CO-4.10.2", "refusal-not-passing"),
    (window, SPECTATOR, "pass", "CO-1.3", "refusal-no-seat"),
    (window, TABLE, "pass", "CO-1.3", "refusal-no-seat"),
    (lambda: bidding("count:0"), 0, "count:1", "CO-4.1.2", "refusal-closed"),
    (sale, 0, "yes", "CO-4.10.5", "refusal-not-asked-interest"),
    (lambda: sale(p1="yes", p2="yes"), 0, "count:1", "CO-4.10.8", "refusal-not-asked-sale-bid"),
]


def refused(case: tuple[Callable[[], ColoradoCounty], int, str, str, str], kind: type[NotLegal]) -> Refusal:
    make, seat, text, rule, key = case
    state = make()
    before = state.dump()
    with pytest.raises(NotLegal) as mistake:
        play(state, seat, text)
    assert type(mistake.value) is kind
    refusal = mistake.value.refusal
    assert (refusal.rule, refusal.key) == (rule, key)
    assert state.why_not(seat, GAME.parse(text)) == refusal
    assert state.dump() == before
    for lang in LANGS:
        assert game_words(GAME, lang).phrase(refusal)
    return refusal


@pytest.mark.parametrize("case", REFUSED, ids=[f"{case[2]}-{case[4]}" for case in REFUSED])
def test_what_the_rules_forbid(case: tuple[Callable[[], ColoradoCounty], int, str, str, str]) -> None:
    refused(case, NotLegal)


@pytest.mark.parametrize("case", NOT_YOURS, ids=[f"{case[2]}-{case[4]}" for case in NOT_YOURS])
def test_what_is_somebody_elses_decision(case: tuple[Callable[[], ColoradoCounty], int, str, str, str]) -> None:
    refused(case, NotYours)


def test_a_turn_for_which_there_is_no_room() -> None:
    """CO-3.2: no real board has it; here nothing is left but a strip too low for the lake."""
    state = lakes(LAKE_TURN)
    for c in range(150):
        state.grid[c] = 8 if c >= 15 else -1
    assert state.why_not(0, GAME.parse("turn:0")) is None
    refusal = state.why_not(0, GAME.parse("turn:1"))
    assert refusal is not None
    assert refusal.key == "refusal-no-room-for-turn"


def test_second_markers_keep_off_flags_markers_and_water() -> None:
    """CO-4.7.3, CO-R09."""
    state = county(markers={1: "G4"}, shown="R08 G01", flags={"red": "G2", "green": "I2"})
    taking(state, 0, "R08")  # the only cell left, E2, is taken without asking
    other = county(markers={1: "G6"}, shown="R08 G01", flags={"red": "K7", "green": "I7 K5"})
    other.card, other.cell, other.decision, other.actor = 7, cell("K7"), 12, 0
    for name, key in (("I7", "refusal-on-flag"), ("K5", "refusal-on-flag")):
        refusal = other.why_not(0, GAME.parse(f"second:{name}"))
        assert refusal is not None
        assert (refusal.rule, refusal.key) == ("CO-R09", key)


def test_every_other_decision_says_what_comes_first() -> None:
    """CO-4.1: whatever is clicked at the wrong time, the sentence says what is being asked."""
    state, dice = GAME.new(3, {"lakes": "free"}, Dice(6)), Dice(6)
    said: set[str] = set()
    while not state.over:
        seat = state.to_act()[0]
        for text in ("lake:LK8", "pass", "first:A1", "yes", "count:1"):
            refusal = state.why_not(seat, GAME.parse(text))
            if refusal is not None and refusal.key.startswith("refusal-now-"):
                said.add(refusal.key.removeprefix("refusal-now-"))
        legal = state.legal(seat)
        state.play(seat, legal[dice.pick(len(legal))], dice)
    steps = {f"{bid}-{step}" for bid in ("bid", "sale-bid") for step in ("count", "token")}
    assert said == ({*NAMES.values()} - {"bid", "sale-bid", "end"}) | steps
    after = state.why_not(0, 0)
    assert after is not None
    assert after.key == "refusal-over"


def test_every_reason_has_a_test_and_words() -> None:
    keys = {case[4] for case in (*REFUSED, *NOT_YOURS)} | {"refusal-no-room-for-turn", "refusal-on-flag"}
    assert {key for _, key in refusals.REASONS.values()} <= keys
