"""What the core does for every game: the gate, forced decisions, several seats at once, interruptions."""

from typing import Any

import pytest

from farwest.engine.core import NO_ACTION, NOBODY, SPECTATOR, TABLE, Dice, State
from farwest.engine.errors import NotLegal, NotYours
from farwest.engine.journal import Journal
from farwest.engine.native import i64, vec
from tests.kit_games.fists.game import GAME as FISTS
from tests.kit_games.fists.state import Fists
from tests.kit_games.prospectors.game import GAME as PROSPECTORS
from tests.kit_games.prospectors.state import Prospectors


def fists(players: int = 3, called: bool = True, **options: object) -> Fists:
    state = FISTS.new(players, options, Dice(1), Journal())
    assert isinstance(state, Fists)
    if called:
        play(state, 0, "call:big")
    return state


def prospectors(**changes: Any) -> Prospectors:
    """Three players, the first of whom has just dug a nugget of two; the bag holds nuggets of one only."""
    position: dict[str, Any] = {
        "game": "prospectors",
        "size": "small",
        "bag": [0, 5, 0, 0],
        "purses": [0, 0, 0],
        "jumped": [False, False, False],
        "pan": 2,
        "lost": 7,
        "glass": False,
        "stones": [1, 2, 3],
        "spare": [4, 5, 6],
        "actor": 0,
    }
    state = PROSPECTORS.load({**position, **changes})
    assert isinstance(state, Prospectors)
    state.journal = Journal()
    return state


def play(state: State, seat: int, text: str) -> None:
    game = FISTS if isinstance(state, Fists) else PROSPECTORS
    state.play(seat, game.parse(text), Dice(2))


def texts(state: State, actions: list[int]) -> list[str]:
    return [(FISTS if isinstance(state, Fists) else PROSPECTORS).text(action) for action in actions]


# The gate.


def test_what_is_not_offered_is_not_legal_and_changes_nothing() -> None:
    state = fists()
    before = state.dump()
    other = next(card for card in range(9) if card not in state.hands[0])
    with pytest.raises(NotLegal) as raised:
        state.play(0, other, Dice(1))
    assert type(raised.value) is NotLegal
    assert raised.value.refusal == state.why_not(0, other)
    assert raised.value.refusal.rule == "FI-3.1"
    assert state.dump() == before


@pytest.mark.parametrize("seat", [1, 2, SPECTATOR, TABLE])
def test_somebody_elses_decision_is_not_yours(seat: int) -> None:
    state = fists(called=False)
    with pytest.raises(NotYours) as raised:
        play(state, seat, "call:big")
    assert raised.value.refusal == state.why_not(seat, FISTS.parse("call:big"))


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR, TABLE])
def test_after_the_end_nobody_owes_or_may_do_anything(seat: int) -> None:
    """SPECTATOR and NOBODY are the same number: a spectator must not be taken for whoever is to act."""
    assert SPECTATOR == NOBODY
    state = fists()
    state.playout(Dice(1))
    assert state.over
    assert state.to_act() == state.waiting() == state.legal(seat) == []
    with pytest.raises(NotYours):
        play(state, seat, "card:rock-1")


def test_a_refusal_without_a_reason_is_a_mistake_of_the_game() -> None:
    with pytest.raises(AssertionError, match="knows no reason"):
        NotLegal(None)


# Decisions that have one answer.


def test_a_decision_with_one_answer_is_taken_by_itself() -> None:
    """After `leave` the next pan is empty: digging is the only choice, and has happened when anybody is asked."""
    state = prospectors()
    play(state, 0, "leave")
    assert (state.actor, state.pan, sum(state.bag)) == (1, 1, 4)
    assert texts(state, state.legal(1)) == ["dig", "leave"]
    assert state.journal is not None
    assert [fact.key for fact in state.journal.facts] == ["told-left", "told-dug"]


def test_a_whole_game_may_end_in_decisions_with_one_answer() -> None:
    state = prospectors(bag=[3, 0, 0, 0], lost=12)
    play(state, 0, "leave")
    assert state.over
    assert state.purses == [2, 0, 0]


def test_a_forced_decision_is_asked_where_silence_would_tell() -> None:
    state = fists(players=4)
    while len(state.hands[0]) > 1:
        for seat in state.to_act():
            state.play(seat, state.legal(seat)[0], Dice(1))
        if not state.is_called():
            play(state, state.actor, "call:big")
    assert state.to_act() == [0, 1, 2, 3]
    assert all(len(state.legal(seat)) == 1 for seat in range(4))
    assert state.forced(0) == NO_ACTION


def test_the_rest_of_a_begun_choice_may_be_taken_by_itself() -> None:
    """Two cards of a hand of two: the second needs no question, and nobody else can see that it was not asked."""
    state = fists(players=4, double=True)
    play(state, 2, "count:2")
    state.play(2, state.legal(2)[0], Dice(1))
    assert not state.owes(2)
    assert len(state.chosen[2]) == 2
    assert state.waiting() == [0, 1, 2, 3]


# Several seats at once.


def test_several_seats_owe_a_decision_at_once_and_take_it_in_any_order() -> None:
    state = fists()
    assert state.to_act() == [0, 1, 2]
    for done, seat in enumerate([1, 2, 0]):
        assert state.owes(seat)
        assert len(state.to_act()) == 3 - done
        state.play(seat, state.legal(seat)[0], Dice(1))
    assert len(state.rounds) == 1


def test_a_seat_that_has_chosen_owes_nothing_and_is_still_waited_for() -> None:
    state = fists()
    state.play(1, state.legal(1)[0], Dice(1))
    assert state.to_act() == [0, 2]
    assert state.waiting() == [0, 1, 2]
    assert state.legal(1) == []
    with pytest.raises(NotYours, match="refusal-chosen"):
        state.play(1, state.hands[1][1], Dice(1))


def test_second_thoughts_until_the_last_has_chosen() -> None:
    state = fists()
    blank = state.dump()
    assert not state.can_retract(1)
    state.play(1, state.hands[1][0], Dice(1))
    state.retract(1)
    assert state.dump() == blank
    for seat in (0, 1, 2):
        assert not state.can_retract(seat)
        state.play(seat, state.hands[seat][-1], Dice(1))
    assert not any(state.can_retract(seat) for seat in range(3))


# Interruptions.


def test_others_may_interrupt_and_the_turn_goes_on() -> None:
    state = prospectors()
    assert texts(state, state.interrupts(1)) == ["jump", "hurry"]
    assert state.interrupts(0) == state.interrupts(SPECTATOR) == []
    play(state, 1, "hurry")
    assert (state.actor, state.pan, state.glass) == (0, 2, True)
    assert texts(state, state.interrupts(2)) == ["jump"]


def test_an_interruption_may_end_the_turn_of_another() -> None:
    state = prospectors()
    play(state, 2, "jump")
    assert state.purses == [0, 0, 2]
    assert state.actor == 1


def test_the_table_acts_only_when_it_may() -> None:
    state = prospectors()
    with pytest.raises(NotYours):
        play(state, TABLE, "strike")
    play(state, 1, "hurry")
    play(state, TABLE, "strike")
    assert (state.purses, state.lost, state.actor) == ([1, 0, 0], 8, 1)


def test_whoever_is_to_act_does_not_interrupt_itself() -> None:
    with pytest.raises(NotLegal) as raised:
        play(prospectors(), 0, "hurry")
    assert type(raised.value) is NotLegal


# What a game must write.


class Nothing(State):
    """A game that writes nothing."""


@pytest.mark.parametrize(
    "call",
    [
        lambda state: state.fill_legal(0, vec[i64]([0] * 4)),
        lambda state: state.forbids(0, 0),
        lambda state: state.apply(0, 0, Dice(1)),
        lambda state: state.interrupt(0, 0, Dice(1)),
        lambda state: state.why_not(0, 0),
        lambda state: state.clone(),
        lambda state: state.redeal(0, Dice(1)),
        lambda state: state.view(0),
        lambda state: state.dump(),
        lambda state: state.outcome(),
        lambda state: state.score(0),
        lambda state: state.place(0),
        lambda state: state.retract(0),
    ],
)
def test_what_a_game_does_not_write_is_missed_when_it_is_called(call: Any) -> None:
    with pytest.raises(NotImplementedError):
        call(Nothing(2))


def test_a_game_without_sealed_windows_or_interruptions_need_not_say_so() -> None:
    state = Nothing(2)
    assert state.to_act() == state.waiting() == [0]
    assert not state.sealed()
    assert not state.can_retract(0)
    assert not state.asks_forced(0)
    assert state.interrupts(1) == []
    assert not state.over
