"""Which lines of the journal a page tells."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from farwest.web.palette import Palette
from farwest.web.seen import Line, Seen

SHORT_JOURNAL: Final = 60  # lines on the page; the rest is fetched when asked for
RECENT_ACTS: Final = 6


class Retelling(Palette):
    """`whole`: all lines, not only the newest."""

    def __init__(self, seen: Seen, whole: bool = False) -> None:
        super().__init__(seen)
        self.whole = whole

    @property
    def since(self) -> int:
        """The last line of the viewer's own last act: what came after is news."""
        acts = self.seen.acts
        return next((line.number for line in reversed(self.lines) if line.entry and line.entry in acts), 0)

    @cached_property
    def lines(self) -> Sequence[Line]:
        """The newest lines, and all of the last few acts whatever their number: a page may be behind."""
        lines = self._remembered()
        first = 0 if self.whole else max(0, len(lines) - SHORT_JOURNAL)
        while first > 0 and lines[first - 1].entry > lines[-1].entry - RECENT_ACTS:
            first -= 1
        return self._together(lines[first:]) if hasattr(self._board, "together") else lines[first:]

    def _together(self, lines: Sequence[Line]) -> list[Line]:
        """What the game tells in one sentence although it happened in several steps."""
        found = list[Line]()
        for line in lines:
            joined = self._board.together(found[-1].fact, line.fact) if found else None
            if joined is None:
                found.append(line)
            else:
                found[-1] = Line(line.number, line.entry, joined)
        return found

    def _remembered(self) -> Sequence[Line]:
        """Without the memory aid a secret is told once, with the act that brought it."""
        lines = self.seen.lines
        if self.seen.setting.memory_aid:
            return lines
        newest = max((line.entry for line in lines if line.private), default=0)
        return [line for line in lines if not line.private or line.entry == newest]
