"""The record's file: written whole or not at all, read whole or refused with one clear reason."""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from farwest.engine.core import TABLE, Dice
from farwest.engine.errors import BadRecord, Mistake
from farwest.engine.match import Match, replay
from farwest.engine.record import FORMAT, Entry, Record, digest, from_json, load
from farwest.engine.verify import verify
from farwest.kit.play import random_move
from tests.kit_games.fists.game import GAME as FISTS
from tests.kit_games.prospectors.game import GAME as PROSPECTORS


def played(entries: int = 10_000) -> Match:
    match, dice = Match.new(PROSPECTORS, 2, seats=["Ann", "Zoé"], secret="s", shares=["é"]), Dice(6)
    while not match.state.over and len(match.entries) < entries:
        match.play(*random_move(PROSPECTORS, match.state, dice))
    return match


ODDITIES: list[Any] = [7.5, True, [[]], "\ud800"]
SMALL = played(3).record
WHOLE = played().record


def signed(data: dict[str, Any]) -> str:
    """As somebody would write it who knows the digest."""
    content = {key: value for key, value in data.items() if key != "digest"}
    return json.dumps({**content, "digest": digest(content)})


def changed(**values: Any) -> str:
    return signed({**SMALL.plain(), **values})


def reason(text: str) -> str:
    with pytest.raises(BadRecord) as raised:
        from_json(text)
    return raised.value.phrase.key


# There and back.


@pytest.mark.parametrize("record", [SMALL, WHOLE])
def test_a_record_reads_back_as_it_was_written(record: Record) -> None:
    again = from_json(record.to_json())
    assert again.plain() == record.plain()
    assert again.to_json() == record.to_json()


def test_the_file_has_a_line_for_each_entry_and_is_plain_json() -> None:
    text = WHOLE.to_json()
    assert json.loads(text)["entries"] == [entry.plain() for entry in WHOLE.entries]
    for entry in WHOLE.entries:
        assert f"\n    {json.dumps(entry.plain())}" in text
    assert "Zoé" in text
    assert text.endswith("}\n")


def test_a_record_without_entries_can_be_written_too() -> None:
    empty = Match.new(FISTS, 2, secret="s").record
    assert from_json(empty.to_json()).plain() == empty.plain()


def test_the_table_is_written_as_nobody() -> None:
    assert Entry(TABLE, "strike", [1]).plain() == [None, "strike", [1]]
    match = Match.new(PROSPECTORS, 2, secret="s")
    match.play(1 - match.state.actor, "hurry")
    match.play(TABLE, "strike")
    assert [entry.seat for entry in from_json(match.record.to_json()).entries][1:] == [TABLE]


def test_draws_are_those_of_the_set_up_and_of_all_entries() -> None:
    assert WHOLE.draws() == len(WHOLE.setup) + sum(len(entry.outcomes) for entry in WHOLE.entries)


# Writing.


def test_saving_writes_the_file_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    SMALL.save(file)
    WHOLE.save(file)
    assert load(file).plain() == WHOLE.plain()
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("failing", ["write", "fsync", "replace"])
def test_a_failure_while_saving_leaves_the_old_file_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    file = tmp_path / "game.json"
    SMALL.save(file)

    def full_disk(*_: object) -> None:
        raise OSError(28, "No space left on device")

    if failing == "write":
        monkeypatch.setattr(Record, "to_json", full_disk)
    elif failing == "fsync":
        monkeypatch.setattr(os, "fsync", full_disk)
    else:
        monkeypatch.setattr(Path, "replace", full_disk)
    with pytest.raises(OSError, match="No space left"):
        WHOLE.save(file)
    monkeypatch.undo()
    assert load(file).plain() == SMALL.plain()
    assert list(tmp_path.iterdir()) == [file]


def test_an_interrupted_save_leaves_no_trace_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        SMALL.save(tmp_path / "game.json")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        SMALL.save(tmp_path / "nowhere" / "game.json")


# Reading.


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "latin").write_bytes(b'{"format": 1, "game": "\xe9"}')
    for name, key in (("nothing", "missing"), ("folder", "unreadable"), ("latin", "unreadable")):
        with pytest.raises(BadRecord) as raised:
            load(tmp_path / name)
        assert raised.value.phrase.key == f"record-{key}"


def test_a_file_cut_off_anywhere_is_refused() -> None:
    text = SMALL.to_json()
    for length in range(len(text.rstrip())):
        assert reason(text[:length]) in ("record-broken", "record-foreign")


def test_a_file_with_any_one_character_changed_is_refused_or_means_the_same() -> None:
    text = SMALL.to_json()
    for place, character in enumerate(text):
        spoiled = text[:place] + ("7" if character != "7" else "8") + text[place + 1 :]
        try:
            record = from_json(spoiled)
        except BadRecord:
            continue
        assert record.plain() == SMALL.plain(), f"character {place} can be changed unnoticed"


@pytest.mark.parametrize("text", ["", "null", "[]", "7", '"format"', "{}", '{"format": 1}', '{"game": "fists"}'])
def test_other_json_is_foreign(text: str) -> None:
    assert reason(text) == ("record-foreign" if text else "record-broken")


@pytest.mark.parametrize("format_", [FORMAT + 1, 99, 10**30, "1", None, 1.5, [1]])
def test_a_newer_format_is_said_to_be_newer(format_: Any) -> None:
    assert reason(changed(format=format_)) == "record-newer"


def test_a_newer_rules_version_can_be_read_but_not_played() -> None:
    record = from_json(changed(rules_version=2))
    with pytest.raises(BadRecord, match="record-newer"):
        replay(PROSPECTORS, record)


@pytest.mark.parametrize("name", [name for name in SMALL.plain() if name not in ("format", "game")])
def test_a_field_that_is_missing_or_of_another_kind_is_broken(name: str) -> None:
    content = SMALL.plain()
    del content[name]
    assert reason(signed(content)) == "record-broken"
    kind = type(SMALL.plain()[name])
    for value in ODDITIES:
        if not isinstance(value, kind):
            text = json.dumps({**SMALL.plain(), name: value, "digest": ""})
            assert reason(text) in ("record-broken", "record-changed")


@pytest.mark.parametrize(
    "entries",
    [
        [[]],
        [[0, "dig"]],
        [[0, "dig", [], 1]],
        ["dig"],
        [{"seat": 0}],
        [["0", "dig", []]],
        [[True, "dig", []]],
        [[0, 7, []]],
        [[0, "dig", [0.5]]],
        [[0, "dig", [True]]],
        [[0, "dig", None]],
        [[2, "dig", []]],
        [[-1, "dig", []]],
        [[10**30, "dig", []]],
    ],
)
def test_an_entry_that_is_none_is_broken(entries: Any) -> None:
    assert reason(changed(entries=entries)) == "record-broken"


def test_names_must_be_as_many_as_the_seats() -> None:
    assert reason(changed(seats=["Ann"])) == "record-broken"
    assert reason(changed(players=3)) == "record-broken"


def test_what_was_changed_by_hand_is_noticed() -> None:
    text = SMALL.to_json()
    assert reason(text.replace('"Ann"', '"Eve"')) == "record-changed"
    assert reason(text.replace('"digest": "', '"digest": "0')) == "record-changed"
    assert reason(json.dumps(SMALL.plain())) == "record-changed"


def test_half_a_character_is_refused_though_json_allows_it() -> None:
    assert reason(SMALL.to_json().replace("Ann", "\\ud800")) == "record-broken"


@pytest.mark.parametrize("depth", [100, 900, 990, 2000, 100_000])
def test_deep_nesting_is_refused_and_not_fallen_into(depth: int) -> None:
    """Somewhere between these depths lie what can be read, what can be read but not written again, and neither."""
    nested = "[" * depth + "]" * depth
    text = SMALL.to_json().replace('"start": null', f'"start": {{"x": {nested}}}')
    assert reason(text) in ("record-broken", "record-changed")


def test_every_depth_near_the_limit_is_refused() -> None:
    for depth in range(930, 1010):
        nested = "[" * depth + "]" * depth
        text = SMALL.to_json().replace('"start": null', f'"start": {{"x": {nested}}}')
        assert reason(text) in ("record-broken", "record-changed")


def test_numbers_too_long_for_python_are_refused() -> None:
    assert reason(SMALL.to_json().replace('"players": 2', f'"players": {"9" * 5000}')) == "record-broken"


# Whatever anybody writes, the answer is a record or BadRecord.

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def is_a_record_or_is_refused(text: str) -> None:
    with suppress(BadRecord):
        verify(PROSPECTORS, from_json(text))


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(st.text(max_size=40) | PLAIN.map(json.dumps))
def test_any_text_is_a_record_or_is_refused(text: str) -> None:
    is_a_record_or_is_refused(text)


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(st.sampled_from(sorted(SMALL.plain())), PLAIN)
def test_any_field_may_hold_anything_and_the_digest_may_even_fit(name: str, value: Any) -> None:
    try:
        text = changed(**{name: value})
    except UnicodeEncodeError:
        text = json.dumps({**SMALL.plain(), name: value})
    is_a_record_or_is_refused(text)


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(st.lists(st.lists(PLAIN | st.sampled_from([0, 1, "dig", "leave", "hurry", []]), max_size=4), max_size=4))
def test_entries_may_hold_anything(entries: Any) -> None:
    try:
        text = changed(entries=entries)
    except UnicodeEncodeError:
        text = json.dumps({**SMALL.plain(), "entries": entries})
    is_a_record_or_is_refused(text)


def test_a_bad_record_is_a_mistake_with_words() -> None:
    mistake = BadRecord("record-dice", {"number": 3}, "because")
    assert isinstance(mistake, Mistake)
    assert str(mistake) == "record-dice: because"
    assert str(BadRecord("record-missing")) == "record-missing"
