"""Parts of tables, drawn once for all who see the same, and sent to each as far as they have changed."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

from farwest.tables.table import Table
from farwest.web import drawing
from farwest.web.eyes import Eyes
from farwest.web.pushes import Parts
from farwest.web.seen import UNREAD, Read
from farwest.web.sight import see, viewer_of

K = TypeVar("K")
V = TypeVar("V")

# Drawings and events in memory, for those who see the same: they ask within a moment. Every stream keeps its own last.
KEPT: Final = 256
SENT: Final = 64
FRESH: Final = 2.0  # seconds: then clocks and "since" are drawn anew


class Drawn(NamedTuple):
    """The parts of a table for one viewer, and the journal that they tell; `number` tells drawings apart."""

    number: int
    at: float
    parts: Parts
    read: Read


BLANK: Final = Drawn(0, 0.0, {}, UNREAD)


class Fragments:
    def __init__(self) -> None:
        self._drawn: OrderedDict[tuple[object, ...], Drawn] = OrderedDict()
        self._sent: OrderedDict[tuple[int, int], bytes] = OrderedDict()
        self._count = 0

    def draw(
        self, table: Table, eyes: Eyes, mine: Sequence[int], lang: str, now: float, before: Drawn = BLANK
    ) -> Drawn:
        """The table for a viewer. `before` is what he was shown last: what is as it was is not drawn again."""
        key = (table.code, table.version_for(eyes.viewer), table.presence, eyes, tuple(mine), lang)
        found = self._drawn.get(key)
        if found is None or now - found.at > FRESH:
            assert table.match is not None
            self._count += 1
            read = before.read.on(table.match, viewer_of(eyes))
            seen = see(table, eyes, mine, lang, now, read)
            found = Drawn(self._count, now, drawing.pieced(seen, before.parts), read)
            _keep(self._drawn, key, found, KEPT)
        return found

    def event(self, before: Drawn, after: Drawn) -> bytes:
        """The event that brings a page from one drawing to the other; empty when nothing has changed."""
        key = (before.number, after.number)
        sent = self._sent.get(key)
        if sent is None:
            sent = drawing.event(before.parts, after.parts)
            _keep(self._sent, key, sent, SENT)
        return sent


def _keep(kept: OrderedDict[K, V], key: K, value: V, most: int) -> None:
    kept[key] = value
    while len(kept) > most:
        kept.popitem(last=False)
