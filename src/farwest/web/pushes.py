"""What is sent to a page so that it shows what it should: parts that have changed, or only pieces of them.

A part is one element with an id of its own. It may hold pieces, which are elements with ids too: while all around them
stays the same, only those that have changed are sent. A part that grows (a list that is added to at its end) is sent
what was added. Everything is morphed into the element of its id, so that pieces glide.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

GAP: Final = "\0"  # stands in a frame where pieces belong; no text of a page can hold it
_ID: Final = ' id="'


class Push:
    """An element to be sent; its text is the element itself. It never changes, so its data is made once, for all."""

    __slots__ = ("_data",)

    def __init__(self) -> None:
        self._data: bytes | None = None

    @property
    def sent(self) -> str:
        """With the word for a page that shows another element of its id where that belongs: at the id."""
        html = str(self)
        end = _own_id(html)[1]
        return f'{html[:end]} hx-swap-oob="outerMorph"{html[end:]}'

    @property
    def data(self) -> bytes:
        """The same in an event: a line of data for each line."""
        if self._data is None:
            self._data = self.sent.replace("\r", "").replace("\n", "\ndata: ").encode()
        return self._data


class Plain(Push):
    """Sent as it is: it says itself where it belongs."""

    __slots__ = ("_html",)

    def __init__(self, html: str) -> None:
        super().__init__()
        self._html = html

    @property
    def sent(self) -> str:
        return self._html


class Piece(Push):
    """A part of a part, with an id of its own."""

    __slots__ = ("html", "id")

    def __init__(self, html: str) -> None:
        super().__init__()
        start, end = _own_id(html)
        self.html = html
        self.id = html[start:end]

    def __str__(self) -> str:
        return self.html


class Run(NamedTuple):
    """Pieces that stand one after the other, all drawn by one macro; `of` are the things that they show."""

    macro: str
    of: tuple[Any, ...]
    pieces: Sequence[Piece]


NO_RUN: Final = Run("", (), ())


class Pieced(Push):
    """A part: its `frame`, with a GAP for every run of pieces, and the runs. Most are pushed and never put together.

    `end` is the id of the element that pieces are added to, where they are.
    """

    __slots__ = ("_html", "end", "frame", "runs")

    def __init__(self, frame: str, runs: Sequence[Run] = (), end: str | None = None) -> None:
        super().__init__()
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


def changes(before: Parts, after: Parts, names: Sequence[str]) -> list[Push]:
    """From the parts that a page shows to those it should show; empty when nothing has changed."""
    found: list[Push] = []
    for name in names:
        old, new = before.get(name), after[name]
        if old is not new:
            found += _change(old, new)
    return found


def event(pushed: Iterable[Push]) -> bytes:
    """A server-sent event that brings them all; empty when there is nothing to bring."""
    data = b"".join([each.data for each in pushed])
    return b"data: " + data + b"\n\n" if data else b""


def _change(old: Pieced | None, new: Pieced) -> Iterable[Push]:
    if old is None or old.frame != new.frame:
        return (new,)
    found: list[Push] = []
    for was, now in zip(old.runs, new.runs, strict=True):
        if was is not now:
            told = _added(was, now, new.end) if new.end else _replaced(was, now)
            if told is None:
                return (new,)
            found += told
    return found


def _replaced(was: Run, now: Run) -> list[Push] | None:
    """The pieces that look otherwise now; None when they are not the same pieces any more."""
    if len(was.pieces) != len(now.pieces):
        return None
    found: list[Push] = []
    for old, new in zip(was.pieces, now.pieces, strict=True):
        if old is not new and old.html != new.html:
            if old.id != new.id:
                return None
            found.append(new)
    return found


def _added(was: Run, now: Run, end: str) -> Sequence[Push] | None:
    """The pieces that came in at the end; None when others have changed too. Those at the head may have gone."""
    old, new = was.pieces, now.pieces
    gone = next((n for n, piece in enumerate(old) if new and piece.html == new[0].html), None)
    if gone is None:
        return None if old or new else ()
    kept = len(old) - gone
    if kept > len(new) or not _look_alike(old[gone:], new[:kept]):
        return None
    if kept == len(new):
        return ()
    added = "".join([piece.html for piece in new[kept:]])
    return (Plain(f'<div hx-swap-oob="beforeend:#{end}">{added}</div>'),)


def _look_alike(some: Sequence[Piece], others: Sequence[Piece]) -> bool:
    """Most are the same objects, which is found out at once."""
    return some == others or all(one.html == other.html for one, other in zip(some, others, strict=True))


def _own_id(html: str) -> tuple[int, int]:
    """Where the id of the outermost element stands: it is the first that is named."""
    start = html.index(_ID)
    return start, html.index('"', start + len(_ID)) + 1
