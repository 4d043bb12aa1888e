"""The record of a game: its set-up and everything that was decided or drawn. All else is derived from it."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from farwest.engine.core import TABLE
from farwest.engine.data import Plain, canonical
from farwest.engine.errors import BadRecord

T = TypeVar("T")

FORMAT: Final = 1
RETRACT: Final = "retract"  # a seat takes its sealed choice back; no action of any game is called so


class Entry(NamedTuple):
    """One act: by a seat or by the TABLE, in notation, with what chance added."""

    seat: int
    text: str
    outcomes: list[int]

    def plain(self) -> list[Plain]:
        return [None if self.seat == TABLE else self.seat, self.text, list(self.outcomes)]


class Record:
    """What a game was, to the last die. `secret` is None until published; `start` is None or a dumped position."""

    def __init__(
        self,
        *,
        game: str,
        rules_version: int,
        players: int,
        options: Mapping[str, Plain],
        seats: list[str],
        commitment: str | None = None,
        shares: list[str] | None = None,
        secret: str | None = None,
        start: dict[str, Plain] | None = None,
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.players = players
        self.options = dict(options)
        self.seats = seats
        self.commitment = commitment
        self.shares = shares or []
        self.secret = secret
        self.start = start
        self.setup: list[int] = []
        self.entries: list[Entry] = []
        self.result: dict[str, Plain] | None = None

    def draws(self) -> int:
        """How many outcomes were drawn so far."""
        return len(self.setup) + sum(len(entry.outcomes) for entry in self.entries)

    def plain(self) -> dict[str, Plain]:
        return {
            "format": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "players": self.players,
            "options": self.options,
            "seats": list(self.seats),
            "commitment": self.commitment,
            "shares": list(self.shares),
            "secret": self.secret,
            "start": self.start,
            "setup": list(self.setup),
            "entries": [entry.plain() for entry in self.entries],
            "result": self.result,
        }

    def to_json(self) -> str:
        """One entry a line, so that people can read it and tools can compare it. The digest closes the file."""
        data = self.plain()
        entries = data.pop("entries")
        assert isinstance(entries, list)
        lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items()]
        rows = ",\n".join(f"    {json.dumps(row, ensure_ascii=False)}" for row in entries)
        lines.append(f'  "entries": [\n{rows}\n  ]' if entries else '  "entries": []')
        lines.append(f'  "digest": "{digest(self.plain())}"')
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def save(self, path: Path) -> None:
        """Write the file whole or not at all: a full disk or a killed process leaves the old one."""
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(self.to_json())
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise


def digest(data: Plain) -> str:
    """Tells a damaged file from a whole one. It proves nothing against a forger: the commitment does."""
    return hashlib.sha256(canonical(data)).hexdigest()[:16]


def load(path: Path) -> Record:
    """The record in a file, or BadRecord with one clear reason."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadRecord("record-missing") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord("record-unreadable", detail=str(error)) from None
    return from_json(text)


def from_json(text: str) -> Record:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord("record-broken", detail=str(error)) from None
    if not isinstance(data, dict) or "format" not in data or "game" not in data:
        raise BadRecord("record-foreign", detail="not a farwest record")
    if not isinstance(data["format"], int) or data["format"] > FORMAT:
        raise BadRecord("record-newer", detail=f"format {data['format']}")
    stated = data.pop("digest", None)
    record = _from_plain(data)
    try:
        found = digest(record.plain())
    except (ValueError, RecursionError) as error:  # half a character, or nesting that can be read but not written
        raise BadRecord("record-broken", detail=str(error)) from None
    if stated != found:
        raise BadRecord("record-changed", detail="the digest does not fit the content")
    return record


def _from_plain(data: dict[str, Plain]) -> Record:
    try:
        record = Record(
            game=_is(data["game"], str),
            rules_version=_is(data["rules_version"], int),
            players=_is(data["players"], int),
            options=_is(data["options"], dict),
            seats=[_is(name, str) for name in _is(data["seats"], list)],
            commitment=_maybe(data["commitment"], str),
            shares=[_is(share, str) for share in _is(data["shares"], list)],
            secret=_maybe(data["secret"], str),
            start=_maybe(data["start"], dict),
        )
        record.setup = [_is(outcome, int) for outcome in _is(data["setup"], list)]
        record.entries = [_entry(row) for row in _is(data["entries"], list)]
        record.result = _maybe(data["result"], dict)
        _check_seats(record)
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord("record-broken", detail=f"{type(error).__name__}: {error}") from None
    return record


def _entry(row: Plain) -> Entry:
    seat, text, outcomes = _is(row, list)
    who = TABLE if seat is None else _is(seat, int)
    return Entry(who, _is(text, str), [_is(outcome, int) for outcome in _is(outcomes, list)])


def _check_seats(record: Record) -> None:
    if len(record.seats) != record.players:
        raise ValueError(f"{len(record.seats)} names for {record.players} seats")
    for entry in record.entries:
        if entry.seat != TABLE and not 0 <= entry.seat < record.players:
            raise ValueError(f"seat {entry.seat} among {record.players}")


def _is(value: object, kind: type[T]) -> T:
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise TypeError(f"{value!r:.40} is no {kind.__name__}")
    return value


def _maybe(value: object, kind: type[T]) -> T | None:
    return None if value is None else _is(value, kind)
