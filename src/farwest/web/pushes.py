"""What is sent to a page so that it shows what it should: parts that have changed, or only pieces of them.

A part is one element with an id of its own. It may hold pieces, which are elements with ids too: while all around them
stays the same, only those that have changed are sent. A part that grows (a list that is added to at its end) is sent
what was added. Everything is morphed into the element of its id, so that pieces glide.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

_ID: Final = ' id="'


class Piece(NamedTuple):
    """An element with an id of its own, and the thing that it was drawn of."""

    of: Any
    html: str


class Pieced(str):
    """The HTML of a part, text that templates take as it is. `frame` is what is left of it without its pieces.

    `end` is the id of the element that pieces are added to, where they are.
    """

    pieces: Sequence[Piece]
    frame: str
    end: str | None

    def __html__(self) -> str:
        return str(self)

    @classmethod
    def of(cls, html: str, pieces: Sequence[Piece], end: str | None = None) -> Pieced:
        """`pieces` in the order in which they stand in the part."""
        part = cls(html)
        part.pieces, part.end = pieces, end
        gaps, at = [], 0
        for _, piece in pieces:
            found = html.index(piece, at)
            gaps.append(html[at:found])
            at = found + len(piece)
        part.frame = "".join([*gaps, html[at:]])
        return part


def changes(before: Mapping[str, str], after: Mapping[str, str], names: Sequence[str]) -> str:
    """From the parts that a page shows to those it should show; empty when nothing has changed."""
    return "".join([_change(before.get(name), after[name]) for name in names])


def _change(old: str | None, new: str) -> str:
    if old == new:
        return ""
    if isinstance(old, Pieced) and isinstance(new, Pieced) and old.frame == new.frame:
        was, now = [piece.html for piece in old.pieces], [piece.html for piece in new.pieces]
        told = _added(was, now, new.end) if new.end else _replaced(was, now)
        if told is not None:
            return told
    return _morphed(new)


def _replaced(was: Sequence[str], now: Sequence[str]) -> str | None:
    """The pieces that look otherwise now; None when they are not the same pieces any more."""
    if len(was) != len(now):
        return None
    changed = [(old, new) for old, new in zip(was, now, strict=True) if old != new]
    return "".join([_morphed(new) for _, new in changed]) if all(_id(old) == _id(new) for old, new in changed) else None


def _added(was: Sequence[str], now: Sequence[str], end: str) -> str | None:
    """The pieces that came in at the end; None when others have changed too. Those at the head may have gone."""
    if not now or now[0] not in was:
        return None
    kept = len(was) - was.index(now[0])
    if was[-kept:] != now[:kept]:
        return None
    return f'<div hx-swap-oob="beforeend:#{end}">{"".join(now[kept:])}</div>'


def _morphed(html: str) -> str:
    """With the word for the page where it belongs: at the element's own id."""
    html = str(html)
    _, end = _own_id(html)
    return f'{html[:end]} hx-swap-oob="outerMorph"{html[end:]}'


def _id(html: str) -> str:
    start, end = _own_id(html)
    return html[start:end]


def _own_id(html: str) -> tuple[int, int]:
    """Where the id of the outermost element stands: it is the first that is named."""
    start = html.index(_ID)
    return start, html.index('"', start + len(_ID)) + 1
