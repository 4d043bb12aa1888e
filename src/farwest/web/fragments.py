"""Parts of tables, drawn once for all who see the same, and sent to each as far as they have changed."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

from farwest.tables.table import Table
from farwest.web import drawing
from farwest.web.eyes import Eyes
from farwest.web.pushes import Parts
from farwest.web.sight import see

K = TypeVar("K")
V = TypeVar("V")

KEPT: Final = 2000  # drawings in memory
SENT: Final = 200  # events in memory: those who watch the same ask for one within a moment
FRESH: Final = 2.0  # seconds: then clocks and "since" are drawn anew


class Drawn(NamedTuple):
    """The parts of a table for one viewer; `number` tells drawings apart."""

    number: int
    at: float
    parts: Parts


BLANK: Final = Drawn(0, 0.0, {})


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
            self._count += 1
            found = Drawn(self._count, now, drawing.pieced(see(table, eyes, mine, lang, now), before.parts))
            _keep(self._drawn, key, found, KEPT)
        return found

    def event(self, before: Drawn, after: Drawn) -> bytes:
        """The event that brings a page from one drawing to the other; empty when nothing has changed."""
        key = (before.number, after.number)
        sent = self._sent.get(key)
        if sent is None:
            sent = encode(drawing.changes(before.parts, after.parts))
            _keep(self._sent, key, sent, SENT)
        return sent


def encode(html: str, name: str = "") -> bytes:
    """A server-sent event: one `data` line for each line."""
    if not html:
        return b""
    head = f"event: {name}\n" if name else ""
    lines = html.rstrip().replace("\r", "").replace("\n", "\ndata: ")
    return f"{head}data: {lines}\n\n".encode()


def _keep(kept: OrderedDict[K, V], key: K, value: V, most: int) -> None:
    kept[key] = value
    while len(kept) > most:
        kept.popitem(last=False)
