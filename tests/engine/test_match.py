"""A match: the record and what follows from it, kept in step through mistakes, undo, stopping and going on."""

from typing import Any

import pytest

from farwest.engine.chance import SecretDice, commitment
from farwest.engine.core import SPECTATOR, TABLE, Dice
from farwest.engine.errors import ImpossiblePosition, Malformed, Mistake, NotLegal, NotYours, NoUndo
from farwest.engine.match import Match, replay
from farwest.engine.options import BadOption
from farwest.engine.record import RETRACT, from_json
from farwest.engine.verify import verify
from farwest.games.wild_gangs.game import GAME as WILD_GANGS
from farwest.kit.truth import everything
from tests.engine.matches import called, first_card, fists, prospectors, to_the_end
from tests.kit_games.fists.game import GAME as FISTS

# Beginning.


def test_a_live_game_commits_to_its_dice_and_keeps_the_secret() -> None:
    match = fists()
    assert match.record.commitment == commitment("a secret")
    assert match.record.shares == ["a", "b"]
    assert match.record.secret is None
    assert len(match.record.setup) == 8
    assert "a secret" not in match.record.to_json()


def test_every_game_has_its_own_secret_unless_one_is_given() -> None:
    assert Match.new(FISTS, 2).record.commitment != Match.new(FISTS, 2).record.commitment


def test_a_simulated_game_has_nothing_to_prove() -> None:
    match = to_the_end(Match.simulate(FISTS, 2, None, Dice(5)))
    assert match.record.commitment is None
    assert match.record.secret is None
    assert verify(FISTS, match.record).draws is None
    assert everything(replay(FISTS, match.record)) == everything(match)


def test_every_option_is_written_down() -> None:
    assert fists().record.options == {"double": False}
    assert fists(double="yes").record.options == {"double": True}


def test_names_are_for_all_seats_or_for_none() -> None:
    assert fists().record.seats == ["", ""]
    assert Match.new(FISTS, 2, seats=["Ann", "Bob"]).record.seats == ["Ann", "Bob"]
    with pytest.raises(BadOption, match="1 names for 2 players"):
        Match.new(FISTS, 2, seats=["Ann"])


@pytest.mark.parametrize(("players", "options"), [(5, {}), (0, {}), (2, {"double": "perhaps"}), (2, {"snow": True})])
def test_a_table_that_the_game_does_not_know_is_refused(players: int, options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Match.new(FISTS, players, options)


def test_a_game_may_begin_in_any_position() -> None:
    start = to_the_end(fists(), entries=5).state.dump()
    match = to_the_end(Match.new(FISTS, 2, secret="s", start=start))
    record = from_json(match.record.to_json())
    assert record.start == start
    assert everything(verify(FISTS, record).match) == everything(match)


def test_a_position_for_another_number_of_players_is_refused() -> None:
    with pytest.raises(ImpossiblePosition, match="2 players at a table of 3"):
        Match.new(FISTS, 3, start=fists(2).state.dump())


def test_decisions_with_one_answer_are_taken_before_the_first_entry() -> None:
    match = prospectors()
    assert match.entries == []
    assert match.state.legal(match.state.actor)
    assert "told-dug" in {fact.key for fact in match.journal.facts}
    assert len(match.record.setup) > 3


# Mistakes.


@pytest.mark.parametrize(
    ("seat", "text", "kind"),
    [
        (0, "card:rock", Malformed),
        (0, "", Malformed),
        (0, "call:big", NotLegal),
        (0, "count:1", NotLegal),
        (1, "card:rock-1", NotLegal),
        (TABLE, "card:rock-1", NotYours),
        (SPECTATOR, "card:rock-1", NotYours),
        (0, RETRACT, NoUndo),
        (SPECTATOR, RETRACT, NoUndo),
        (TABLE, RETRACT, NoUndo),
        (7, RETRACT, NoUndo),
    ],
)
def test_a_mistake_leaves_everything_as_it_was(seat: int, text: str, kind: type[Mistake]) -> None:
    match = called()
    match.state.hands = [[1, 2, 3, 4], [5, 6, 7, 8]]  # type: ignore[attr-defined]
    before = everything(match)
    with pytest.raises(kind) as raised:
        match.play(seat, text)
    assert type(raised.value) is kind
    assert everything(match) == before
    assert match.dice.drawn == []


def test_nobody_takes_back_the_choice_of_the_last_seat_by_counting_from_behind() -> None:
    match = called()
    match.play(1, first_card(match, 1))
    with pytest.raises(NoUndo):
        match.play(SPECTATOR, RETRACT)
    assert match.state.can_retract(1)


# Undo.


def test_an_act_that_told_nobody_anything_can_be_taken_back() -> None:
    match = prospectors()
    other = (match.state.actor + 1) % 3
    before = everything(match)
    match.play(other, "hurry")
    assert match.can_undo(other)
    assert match.undo(other).text == "hurry"
    assert everything(match) == before
    assert isinstance(match.dice, SecretDice)


def test_several_acts_are_taken_back_one_after_the_other() -> None:
    match = Match.new(WILD_GANGS, 2, secret="wild")
    while match.state.view(match.state.actor)["decision"] != "card":
        match.play(match.state.actor, WILD_GANGS.text(match.state.legal(match.state.actor)[0]))
    seat, before = match.state.actor, everything(match)
    for _ in range(2):
        match.play(seat, WILD_GANGS.text(match.state.legal(seat)[0]))
    assert [match.undo(seat).text.split(":")[0] for _ in range(2)] == ["face", "card"]
    assert everything(match) == before
    with pytest.raises(NoUndo):
        match.undo(seat)


def refused(match: Match, seat: int) -> bool:
    before = everything(match)
    with pytest.raises(NoUndo) as raised:
        match.undo(seat)
    assert raised.value.phrase.key == "mistake-no-undo"
    return not match.can_undo(seat) and everything(match) == before


def test_there_is_nothing_to_undo_before_the_first_act() -> None:
    assert all(refused(prospectors(), seat) for seat in (0, 1, 2, TABLE))


def test_nobody_undoes_the_act_of_another() -> None:
    match = prospectors()
    actor = int(match.state.actor)
    match.play((actor + 1) % 3, "hurry")
    assert refused(match, actor)
    assert refused(match, (actor + 2) % 3)
    match.play(actor, "dig")
    assert refused(match, (actor + 1) % 3)


def test_no_way_back_behind_a_draw() -> None:
    match = prospectors()
    actor = int(match.state.actor)
    match.play(actor, "dig")
    assert match.entries[-1].outcomes
    assert refused(match, actor)


def test_no_way_back_behind_a_reveal() -> None:
    match = Match.new(WILD_GANGS, 2, secret="wild")
    seat = match.state.actor
    match.play(seat, "scout:P1")
    assert not match.entries[-1].outcomes
    assert refused(match, seat)


def test_the_clock_is_not_turned_back() -> None:
    match = prospectors()
    match.play((match.state.actor + 1) % 3, "hurry")
    match.play(TABLE, "strike")
    assert refused(match, TABLE)


def test_no_way_back_behind_the_end() -> None:
    match = to_the_end(fists())
    assert all(refused(match, seat) for seat in (0, 1))


def test_a_sealed_choice_is_taken_back_by_a_second_thought_and_not_by_undo() -> None:
    match = called()
    match.play(0, first_card(match, 0))
    assert refused(match, 0)
    match.play(0, RETRACT)
    assert refused(match, 0)
    assert match.state.to_act() == [0, 1]


def test_whether_undo_is_offered_does_not_tell_that_somebody_has_sealed() -> None:
    """The call opens the window. If it could be undone until somebody seals, the caller would see that happen."""
    match = called()
    before = [match.can_undo(seat) for seat in (0, 1)]
    match.play(1, first_card(match, 1))
    assert [match.can_undo(seat) for seat in (0, 1)] == before == [False, False]


def test_undo_does_not_touch_the_dice_to_come() -> None:
    straight, hesitant = prospectors(), prospectors()
    other = (straight.state.actor + 1) % 3
    hesitant.play(other, "hurry")
    hesitant.undo(other)
    assert everything(to_the_end(straight)) == everything(to_the_end(hesitant))


# What was told.


def test_facts_are_for_one_viewer_and_from_one_entry_on() -> None:
    match = called()
    told = {viewer: [fact.key for fact in match.facts(viewer)] for viewer in (SPECTATOR, 0, 1)}
    assert told == {
        SPECTATOR: ["told-chose"],
        0: ["told-dealt"] * 4 + ["told-chose"],
        1: ["told-dealt"] * 4 + ["told-chose"],
    }
    assert [fact.key for fact in match.facts(0, since=0)] == told[0]
    match.play(1, first_card(match, 1))
    assert [fact.key for fact in match.facts(1, since=1)] == ["told-chose"]
    assert match.facts(0, since=1) == []
    match.play(0, first_card(match, 0))
    assert [fact.key for fact in match.facts(SPECTATOR, since=1)] == ["told-opened"] * 2
    assert match.facts(0, since=3) == match.facts(0, since=99) == []


def test_all_that_is_told_since_every_entry_adds_up_to_the_journal() -> None:
    match = to_the_end(prospectors())
    for viewer in (SPECTATOR, 0, 1, 2):
        whole = match.facts(viewer)
        for since in range(1, len(match.entries)):
            part = match.facts(viewer, since)
            assert whole[len(whole) - len(part) :] == part


def test_any_moment_can_be_looked_at_again() -> None:
    match = to_the_end(fists(3))
    assert match.at(0).dump() == fists(3).state.dump()
    assert match.at(len(match.entries)).dump() == match.state.dump()
    assert not match.at(4).over


# The end.


def test_result_and_secret_come_in_at_the_end() -> None:
    match = to_the_end(fists())
    outcome = match.state.outcome()
    assert outcome is not None
    assert match.record.result == outcome.plain()
    assert match.record.secret == "a secret"
