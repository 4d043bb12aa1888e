"""What is sent to a page so that it shows what it should: parts that have changed, or only pieces of them.

A part is one element with an id of its own. It may hold pieces, which are elements with ids too: while all around them
stays the same, only those that have changed are sent. A part that grows (a list that is added to at its end) is sent
what was added. Everything is morphed into the element of its id, so that pieces glide.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

GAP: Final = "\0"  # stands in a frame where pieces belong; no text of a page can hold it
_ID: Final = ' id="'


class Piece:
    """An element with an id of its own. It never changes, so what is sent of it is made once."""

    __slots__ = ("_push", "html", "id")

    def __init__(self, html: str) -> None:
        start, end = _own_id(html)
        self.html = html
        self.id = html[start:end]
        self._push: str | None = None

    @property
    def push(self) -> str:
        """The element as it is sent to a page that shows another one of its id."""
        if self._push is None:
            self._push = _morphed(self.html)
        return self._push


class Run(NamedTuple):
    """Pieces that stand one after the other, all drawn by one macro; `of` are the things that they show."""

    macro: str
    of: tuple[Any, ...]
    pieces: Sequence[Piece]


NO_RUN: Final = Run("", (), ())


class Pieced:
    """A part: its `frame`, with a GAP for every run of pieces, and the runs. Most are pushed and never put together.

    `end` is the id of the element that pieces are added to, where they are.
    """

    __slots__ = ("_html", "end", "frame", "runs")

    def __init__(self, frame: str, runs: Sequence[Run] = (), end: str | None = None) -> None:
        self.frame = frame
        self.runs = runs
        self.end = end
        self._html: str | None = None

    def __str__(self) -> str:
        if self._html is None:
            head, *rest = self.frame.split(GAP)
            filled = zip(self.runs, rest, strict=True)
            self._html = head + "".join(["".join([each.html for each in run.pieces]) + gap for run, gap in filled])
        return self._html

    __html__ = __str__

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pieced) and (self is other or str(self) == str(other))

    __hash__ = None  # type: ignore[assignment]


Parts = Mapping[str, Pieced]
BLANK: Final[Parts] = {}  # a page that shows nothing yet


def changes(before: Parts, after: Parts, names: Sequence[str]) -> str:
    """From the parts that a page shows to those it should show; empty when nothing has changed."""
    return "".join([_change(before.get(name), after[name]) for name in names])


def _change(old: Pieced | None, new: Pieced) -> str:
    if old is new:
        return ""
    if old is not None and old.frame == new.frame:
        runs = zip(old.runs, new.runs, strict=True)
        told = [_added(was, now, new.end) if new.end else _replaced(was, now) for was, now in runs]
        if None not in told:
            return "".join([each for each in told if each])
    return _morphed(str(new))


def _replaced(was: Run, now: Run) -> str | None:
    """The pieces that look otherwise now; None when they are not the same pieces any more."""
    if was is now:
        return ""
    if len(was.pieces) != len(now.pieces):
        return None
    pairs = zip(was.pieces, now.pieces, strict=True)
    changed = [(old, new) for old, new in pairs if old is not new and old.html != new.html]
    if any(old.id != new.id for old, new in changed):
        return None
    return "".join([new.push for _, new in changed])


def _added(was: Run, now: Run, end: str) -> str | None:
    """The pieces that came in at the end; None when others have changed too. Those at the head may have gone."""
    old, new = was.pieces, now.pieces
    gone = next((n for n, piece in enumerate(old) if new and piece.html == new[0].html), None)
    if gone is None:
        return None if old or new else ""
    kept = len(old) - gone
    pairs = zip(old[gone:], new, strict=False)
    if kept > len(new) or any(one is not other and one.html != other.html for one, other in pairs):
        return None
    if kept == len(new):
        return ""
    return f'<div hx-swap-oob="beforeend:#{end}">{"".join([piece.html for piece in new[kept:]])}</div>'


def _morphed(html: str) -> str:
    """With the word for the page where it belongs: at the element's own id."""
    end = _own_id(html)[1]
    return f'{html[:end]} hx-swap-oob="outerMorph"{html[end:]}'


def _own_id(html: str) -> tuple[int, int]:
    """Where the id of the outermost element stands: it is the first that is named."""
    start = html.index(_ID)
    return start, html.index('"', start + len(_ID)) + 1
