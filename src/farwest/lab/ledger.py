"""The file in which a series keeps its results, one line for each game, so that it can be stopped at any moment.

JSON lines: the settings first, then the games in the order in which they ended. A line is on the disk before the bar
moves on; a line that was cut off by a crash is dropped, and its game is played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

try:
    import fcntl
except ImportError:  # not on every system; there two arenas must not share a file
    fcntl = None  # type: ignore[assignment]

from farwest.engine.data import Plain
from farwest.engine.errors import Mistake, Phrase
from farwest.lab.playing import Played

FORMAT: Final = 1


class OtherSeries(Mistake):
    """The file belongs to a series with other settings."""

    def __init__(self, path: Path, different: list[str]) -> None:
        names = ", ".join(different)
        super().__init__(Phrase("arena-other-series", {"file": f"={path}", "different": f"={names}"}))


class NoLedger(Mistake):
    """The file is not one of these."""

    def __init__(self, path: Path) -> None:
        super().__init__(Phrase("arena-no-ledger", {"file": f"={path}"}))


class InUse(Mistake):
    """Another arena writes to the file."""

    def __init__(self, path: Path) -> None:
        super().__init__(Phrase("arena-in-use", {"file": f"={path}"}))


class Ledger:
    """Use `open_ledger`, then `add`; `played` is what the file holds already."""

    def __init__(self, path: Path) -> None:
        """InUse, OSError."""
        self._file = path.open("a", encoding="utf-8")
        if fcntl is not None:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # until it is closed, or the process ends
            except OSError:
                self._file.close()
                raise InUse(path) from None
        try:
            _drop_cut_line(path)
            self.played = read_games(path)
        except BaseException:
            self._file.close()
            raise

    def add(self, games: Iterable[Played]) -> None:
        """All of them are on the disk when this returns."""
        self._file.writelines(_line(game._asdict()) for game in games)
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        self._file.close()


def open_ledger(path: Path, settings: dict[str, Plain], games: int) -> Ledger:
    """A new file for a series of `games`, or an old one of the same series. OtherSeries, NoLedger, InUse, OSError."""
    if not path.exists() or path.stat().st_size == 0:
        path.write_text(_line({"format": FORMAT, "arena": settings, "games": games}), encoding="utf-8")
        return Ledger(path)
    kept = read_settings(path)
    different = [name for name in settings if kept.get(name) != settings[name]]
    if different:
        raise OtherSeries(path, different)
    return Ledger(path)


def read_settings(path: Path) -> dict[str, Any]:
    """The settings of the series in a file. NoLedger, OSError."""
    settings: dict[str, Any] = _head(path)["arena"]
    return settings


def read_total(path: Path) -> int:
    """How many games were asked for when the file was begun. NoLedger, OSError."""
    games: int = _head(path)["games"]
    return games


def _head(path: Path) -> dict[str, Any]:
    try:
        with path.open(encoding="utf-8") as file:
            head = json.loads(file.readline())
        if head["format"] != FORMAT or not isinstance(head["arena"], dict) or not isinstance(head["games"], int):
            raise NoLedger(path)
    except (ValueError, KeyError, TypeError):
        raise NoLedger(path) from None
    found: dict[str, Any] = head
    return found


def read_games(path: Path) -> list[Played]:
    """Each game once, in the order of the series. NoLedger."""
    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    try:
        games = {game.number: game for game in (Played(**json.loads(line)) for line in lines)}
    except (ValueError, TypeError):
        raise NoLedger(path) from None
    return [games[number] for number in sorted(games)]


def _drop_cut_line(path: Path) -> None:
    """A process that was killed may have left half a line."""
    content = path.read_bytes()
    whole = content.rfind(b"\n") + 1
    if whole < len(content):
        with path.open("r+b") as file:
            file.truncate(whole)


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
