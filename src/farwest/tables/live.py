"""A table that is in memory, and who watches it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator
from typing import Final

from farwest.tables.plan import Person
from farwest.tables.table import Table
from farwest.tables.telegraph import Others

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

    def __init__(self, table: Table, now: float, others: Others) -> None:
        self.table = table
        self.others = others
        self.presence = 0  # counts comings and goings; every newer table carries it on
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.jobs: dict[int, asyncio.Task[None]] = {}  # bots thinking, by seat
        self.seeds: dict[int, int] = {}  # of bots, by seat: one seed is one bot, which may remember its last thought
        self.closed = False
        self.suspect = False  # a write failed and the table could not be read again
        self.used_at = now
        self._pages: Counter[str] = Counter()  # open pages by person, in this process
        self._seen_at: dict[str, float] = {}
        self._loaded_at = now
        self._stamp()

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

    @property
    def watched(self) -> bool:
        """Is a page open, here or in another process?"""
        return bool(self.watchers) or self.others.watch(self.table.code)

    def enter(self, viewer: int, person: Person | None) -> Watcher:
        watcher = Watcher(self, viewer, person)
        self.watchers.add(watcher)
        if person is not None:
            self._turn_page(person, 1)
        return watcher

    def exit(self, watcher: Watcher, now: float) -> None:
        self.watchers.discard(watcher)
        self.used_at = now
        if watcher.person is not None:
            self._seen_at[watcher.person.id] = now
            self._turn_page(watcher.person, -1)

    def noticed(self, person: Person, now: float) -> None:
        """The person looks at a page without a stream."""
        self._seen_at[person.id] = now
        if not self._has_page(person.id):
            self.others.glanced(self.table.code, person.id)

    def noticed_elsewhere(self, person: str, now: float) -> None:
        """In another process the person has opened or closed a page, or looks at one without a stream."""
        self._seen_at[person] = now
        self._notice()

    def here(self, now: float) -> set[int]:
        """The seats whose players are here: a page is open, or was a moment ago, or they acted a moment ago."""
        recent = {row.seat for row in self.table.log[-50:] if now - row.at < ABSENT_AFTER}
        return {number for number in range(len(self.table.seats)) if number in recent or self._was_here(number, now)}

    def _was_here(self, number: int, now: float) -> bool:
        return any(
            self._has_page(keeper) or now - self._seen_at.get(keeper, self._loaded_at) < ABSENT_AFTER
            for keeper in self.table.seats[number].keepers
        )

    def _has_page(self, person: str) -> bool:
        return self._pages[person] > 0 or self.others.has_page(self.table.code, person)

    def _turn_page(self, person: Person, change: int) -> None:
        """A page is opened or closed; the others want to know of the first and the last."""
        before = self._pages[person.id] > 0
        self._pages[person.id] += change
        if before != (is_open := self._pages[person.id] > 0):
            self.others.page(self.table.code, person.id, is_open)
        self._notice()

    def _stamp(self) -> bool:
        """Write on each seat whether its player is present. True when that has changed."""
        changed = False
        for seat in self.table.seats:
            present = seat.kind == "bot" or any(map(self._has_page, seat.keepers))
            changed = changed or present != seat.present
            seat.present = present
        return changed

    def _notice(self) -> None:
        if self._stamp():
            self.presence += 1
            self.table.presence = self.presence
            self.publish()
