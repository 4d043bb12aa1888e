"""Replaying and resuming: what cannot have happened is refused, what was stopped goes on as before."""

from collections.abc import Callable
from typing import Any

import pytest

from farwest.engine.core import TABLE
from farwest.engine.errors import BadRecord
from farwest.engine.match import replay, resume
from farwest.engine.record import RETRACT, Record, from_json
from farwest.engine.verify import verify
from farwest.kit.truth import everything
from tests.engine.matches import fists, prospectors, to_the_end
from tests.kit_games.fists.game import GAME as FISTS
from tests.kit_games.prospectors.game import GAME as PROSPECTORS

# Replay.


def finished() -> Record:
    return from_json(to_the_end(fists(3)).record.to_json())


def broken(change: Callable[[Record], None]) -> BadRecord:
    record = finished()
    change(record)
    with pytest.raises(BadRecord) as raised:
        replay(FISTS, record)
    return raised.value


def set_to(**values: Any) -> Callable[[Record], None]:
    def change(record: Record) -> None:
        for name, value in values.items():
            setattr(record, name, value)

    return change


def replace_entry(number: int, **values: Any) -> Callable[[Record], None]:
    def change(record: Record) -> None:
        record.entries[number] = record.entries[number]._replace(**values)

    return change


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (set_to(game="wild-gangs"), "record-setup"),
        (set_to(rules_version=2), "record-newer"),
        (set_to(rules_version=0), "record-older"),
        (set_to(players=9), "record-setup"),
        (set_to(options={"double": 3}), "record-setup"),
        (set_to(options={"snow": True}), "record-setup"),
        (set_to(start={}), "record-setup"),
        (set_to(start={"game": "fists"}), "record-setup"),
        (set_to(setup=[]), "record-dice"),
        (set_to(setup=[99] * 9), "record-dice"),
        (lambda record: record.setup.append(0), "record-dice"),
        (replace_entry(3, outcomes=[0]), "record-dice"),
        (replace_entry(3, text="nonsense"), "record-illegal"),
        (replace_entry(3, text="call:big"), "record-illegal"),
        (replace_entry(0, seat=2), "record-illegal"),
        (replace_entry(0, seat=TABLE), "record-illegal"),
        (replace_entry(0, text=RETRACT), "record-illegal"),
        (set_to(result={"places": [1, 1, 1]}), "record-result"),
        (lambda record: record.entries.pop(), "record-result"),
        (lambda record: record.entries.append(record.entries[0]), "record-illegal"),
    ],
)
def test_a_record_that_cannot_have_happened_is_refused_for_its_reason(
    change: Callable[[Record], None], key: str
) -> None:
    assert broken(change).phrase.key == key


def test_the_entry_that_is_wrong_is_named() -> None:
    mistake = broken(replace_entry(3, text="nonsense"))
    assert mistake.phrase.args == {"number": 4}
    assert mistake.detail == "nonsense: mistake-malformed"


def test_a_record_is_not_changed_by_replaying_it() -> None:
    record = finished()
    before = record.to_json()
    replay(FISTS, record)
    replay(FISTS, record, 3)
    assert record.to_json() == before


# Stopping and going on.


@pytest.mark.parametrize("cut", [0, 1, 7])
def test_a_resumed_game_goes_on_as_if_it_had_never_stopped(cut: int) -> None:
    whole = to_the_end(prospectors(), seed=3)
    stopped = prospectors()
    for entry in whole.entries[:cut]:
        stopped.play(entry.seat, entry.text)
    stopped.record.secret = "prospectors"
    again = resume(PROSPECTORS, from_json(stopped.record.to_json()))
    assert again.record.secret is None
    for entry in whole.entries[cut:]:
        again.play(entry.seat, entry.text)
    assert everything(again) == everything(whole)
    assert verify(PROSPECTORS, again.record).draws is not None


def test_without_its_secret_a_game_cannot_go_on() -> None:
    with pytest.raises(BadRecord, match="record-no-secret"):
        resume(FISTS, fists().record)


def test_with_another_secret_it_cannot_either() -> None:
    record = fists().record
    record.secret = "another secret"
    with pytest.raises(BadRecord, match="record-commitment"):
        resume(FISTS, record)


def test_a_finished_game_is_resumed_with_its_secret_out() -> None:
    match = to_the_end(fists())
    assert everything(resume(FISTS, match.record)) == everything(match)
