"""A table that is in memory, and who watches it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator
from typing import Final

from farwest.tables.plan import Person
from farwest.tables.table import Table

ABSENT_AFTER: Final = 60.0  # seconds without a page or an act before a player counts as absent


class Watcher:
    """One open page. What happens while it is being drawn is one change for it."""

    def __init__(self, live: Live, viewer: int, person: Person | None) -> None:
        self.live = live
        self.viewer = viewer
        self.person = person
        self.wake = asyncio.Event()

    def picture(self) -> tuple[int, int]:
        table = self.live.table
        return table.version_for(self.viewer), table.presence

    async def versions(self) -> AsyncGenerator[int, None]:
        """The version now, then the newest whenever something this viewer sees has changed, until the house closes."""
        shown = None
        while not self.live.closed:
            self.wake.clear()
            picture = self.picture()
            if picture != shown:
                shown = picture
                yield picture[0]
            else:
                await self.wake.wait()


class Live:
    """The newest committed table of a code. Whoever changes it holds the lock."""

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.presence = 0  # counts comings and goings; every newer table carries it on
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.jobs: dict[int, asyncio.Task[None]] = {}  # bots thinking, by seat
        self.seeds: dict[int, int] = {}  # of bots, by seat: one seed is one bot, which may remember its last thought
        self.closed = False
        self.suspect = False  # a write failed and the table could not be read again
        self.used_at = now
        self._pages: Counter[str] = Counter()  # open pages by person
        self._seen_at: dict[str, float] = {}
        self._loaded_at = now

    def replace(self, table: Table) -> None:
        """A newer table is committed."""
        self.table = table
        if self._stamp():
            self.presence += 1
        table.presence = self.presence
        self.publish()

    def publish(self) -> None:
        for watcher in self.watchers:
            watcher.wake.set()

    def end(self) -> None:
        """No more news: streams end, bots stop thinking."""
        self.closed = True
        for job in self.jobs.values():
            job.cancel()
        self.publish()

    # Who is here.

    def enter(self, viewer: int, person: Person | None) -> Watcher:
        watcher = Watcher(self, viewer, person)
        self.watchers.add(watcher)
        if person is not None:
            self._pages[person.id] += 1
            self._notice()
        return watcher

    def exit(self, watcher: Watcher, now: float) -> None:
        self.watchers.discard(watcher)
        self.used_at = now
        if watcher.person is not None:
            self._pages[watcher.person.id] -= 1
            self._seen_at[watcher.person.id] = now
            self._notice()

    def noticed(self, person: Person, now: float) -> None:
        """The person looks at a page without a stream."""
        self._seen_at[person.id] = now

    def here(self, now: float) -> set[int]:
        """The seats whose players are here: a page is open, or was a moment ago, or they acted a moment ago."""
        recent = {row.seat for row in self.table.log[-50:] if now - row.at < ABSENT_AFTER}
        return {number for number in range(len(self.table.seats)) if number in recent or self._was_here(number, now)}

    def _was_here(self, number: int, now: float) -> bool:
        return any(
            self._pages[keeper] > 0 or now - self._seen_at.get(keeper, self._loaded_at) < ABSENT_AFTER
            for keeper in self.table.seats[number].keepers
        )

    def _stamp(self) -> bool:
        """Write on each seat whether its player is present. True when that has changed."""
        changed = False
        for seat in self.table.seats:
            present = seat.kind == "bot" or any(self._pages[keeper] > 0 for keeper in seat.keepers)
            changed = changed or present != seat.present
            seat.present = present
        return changed

    def _notice(self) -> None:
        if self._stamp():
            self.presence += 1
            self.table.presence = self.presence
            self.publish()
