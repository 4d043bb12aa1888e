"""The door to all tables: what pages call. Every call has been committed when it returns, or has raised a Mistake."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from farwest.bots.levels import LEVELS
from farwest.engine.core import SPECTATOR
from farwest.engine.record import Record
from farwest.engine.registry import Registry
from farwest.games import GAMES
from farwest.tables import changes, making
from farwest.tables.advising import Adviser, Suggestion
from farwest.tables.codes import new_code
from farwest.tables.course import Room
from farwest.tables.desk import Desk
from farwest.tables.driver import BEAT, Driver
from farwest.tables.errors import TooManyTables
from farwest.tables.plan import Person, Plan
from farwest.tables.store import Store
from farwest.tables.summary import Summary
from farwest.tables.table import Table
from farwest.tables.telegraph import Telegraph
from farwest.tables.thinking import Thinker, Thinking, command

MOST_UNFINISHED: Final = 50  # tables one person may have opened that are not over
LISTED: Final = 100  # tables on a list
MY_LISTED: Final = 200
OPEN_FOR: Final = 2 * 86_400.0  # seconds an open table stays on the list although nobody comes
WATCHABLE_FOR: Final = 86_400.0


class Hub:
    """Use `Hub.open`, and `close` it.

    Calls that act for a seat do not ask who calls: whoever draws pages asks `table.must_hold(person, seat)` first.
    """

    def __init__(self, desk: Desk, driver: Driver, thinker: Thinker, levels: Sequence[str]) -> None:
        self.desk = desk
        self.driver = driver
        self.levels = levels
        self.programs: tuple[str, ...] = ()  # those of the levels that are programs of the operator's
        self.adviser = Adviser(thinker, levels[-1], driver.budget)
        self._thinker = thinker
        self._clockwork: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        thinkers: int = 1,
        now: Callable[[], float] = time.time,
        pause: float = 0.9,
        shared: bool | None = None,
        games: Registry = GAMES,
        levels: Sequence[str] = LEVELS,
        programs: Mapping[str, str] | None = None,
        budget: float = 1.5,
        thinker: Thinker | None = None,
        telegraph: Telegraph | None = None,
        clockwork: bool = True,
    ) -> Hub:
        """Migrate the database, take up what was left, start the clockwork.

        `url` is SQLAlchemy's: `sqlite:///farwest.db`, `postgresql+psycopg://...`. `thinkers` processes think for bots,
        `budget` seconds at most for a decision; a bot seems to think for about `pause` seconds while somebody watches.
        `programs` are bots by name, with the commands that the operator has for them: they are levels like the others.
        `shared` says that strangers use the database too (the default for all but SQLite); `telegraph` leads to the
        other processes of the same house. Tests give their own `thinker` and turn the clockwork by `tick`.
        """
        store = await Store.open(url)
        await store.note_outage(now(), 2 * BEAT)
        desk = Desk(games, store, now, shared if shared is not None else not store.is_sqlite, telegraph)
        chosen = thinker or telegraph or Thinking(thinkers, command(programs or {}))
        hub = cls(desk, Driver(desk, chosen, budget, pause), chosen, (*(programs or {}), *levels))
        hub.programs = tuple(programs or {})
        await desk.others.begin(desk)
        if clockwork:
            hub._clockwork = asyncio.create_task(hub.driver.run())
        if isinstance(chosen, Thinking):
            await chosen.warm_up()
        return hub

    async def close(self) -> None:
        """Within two seconds: streams end, bots stop, what is being written is written."""
        if self._clockwork is not None:
            self._clockwork.cancel()
            with suppress(asyncio.CancelledError):
                await self._clockwork
        await self.desk.close()
        await self._thinker.close()
        await self.desk.others.close()
        await self.desk.store.close()

    async def health(self) -> dict[str, int]:
        """For the operator: jobs of bots being thought about and in line, and bots that failed since the start."""
        busy = self._thinker
        counted = {"thinking": busy.thinking, "waiting": busy.waiting} if isinstance(busy, Thinking) else {}
        return await self.desk.others.count() or {**counted, "failed": self.driver.failures}

    async def tick(self) -> None:
        """Whatever is due now: clocks that ran out, bots on tables not in memory, idle tables."""
        await self.driver.tick()

    # Tables.

    async def table(self, code: str, person: Person | None = None, surely: bool = False) -> Table:
        """The newest committed table of a code, loaded on demand. UnknownTable. It does not change: ask anew.

        `person` is who looks at it: that keeps a player from counting as absent where his page has no stream. `surely`
        is for who may have seen newer in another process of the house: of that we are told a moment later.
        """
        live = await self.desk.fresh(code, surely)
        if person is not None:
            live.noticed(person, self._now())
        return live.table

    async def create(self, plan: Plan, host: Person, share: str = "") -> Table:
        """A table as planned. The game starts at once when no seat is left open."""
        game = self.desk.games.find(plan.game)
        checked = plan.checked(game, self.levels)
        return await self._new(
            host, lambda code: making.new_table(game, checked, host, code, self._now(), share=share), plan.open
        )

    async def rematch(self, code: str, person: Person) -> Table:
        """Same people and bots, one seat on. Asked again, by whomever of the old table: the same new table."""
        old = await self.table(code)
        if old.next is None:
            await self._may_open(person)

            def again(table: Table) -> None:
                if table.next is None:
                    new = making.rematch_of(table, person, new_code(not table.plan.open), self._now())
                    table.next, table.news.table = new.code, new

            await self.desk.change(code, again)
            old = await self.table(code)
        assert old.next is not None
        kept = {making.one_seat_on(old, seat): old.seats[seat].person for seat in old.seats_of(person)}
        await self.desk.change(old.next, lambda table: changes.sit_again(table, kept, person, self._now()))
        return await self.table(old.next)

    async def fork(self, code: str, at: int, person: Person, levels: Sequence[str | None]) -> Table:
        """What if? From the position after `at` moves of a finished game, with fresh dice.

        `levels` by seat: a bot's level, or None where the person himself plays.
        """
        table = await self.table(code)
        return await self._new(
            person, lambda new: making.fork_of(table, at, person, levels, self.levels, new, self._now()), False
        )

    async def upload(self, record: Record, person: Person) -> Table:
        """A finished record as a table to replay. BadRecord when it is not true, NotOver when it is not finished."""
        game = self.desk.games.find(record.game)
        return await self._new(person, lambda code: making.from_record(game, record, person, code, self._now()), False)

    async def _new(self, host: Person, make: Callable[[str], Table], is_open: bool) -> Table:
        await self._may_open(host)
        return await self.desk.create(lambda: make(new_code(not is_open)))

    async def _may_open(self, person: Person) -> None:
        if await self.desk.ask(self.desk.store.unfinished_of(person.id)) >= MOST_UNFINISHED:
            raise TooManyTables

    # Seats.

    async def sit(self, code: str, seat: int | None, person: Person, share: str = "") -> int:
        """The seat asked for, or the one kept for the person, or the first open one.

        The game starts when the last seat is taken. `share` is what the person adds to the dice.
        """
        return await self.desk.change(code, lambda table: changes.sit(table, seat, person, share, self._now()))

    async def grant(self, code: str, seat: int, key: str, person: Person) -> None:
        """Somebody comes by a seat link: he may act for the seat from now on. ForgedLink when the key is wrong."""
        await self.desk.change(code, lambda table: changes.grant(table, seat, key, person, self._now()))

    async def leave(self, code: str, seat: int, person: Person) -> None:
        """Before the start the seat is open again; during the game a bot sits in until he takes it back."""
        await self.desk.change(code, lambda table: changes.leave(table, seat, person, self._now()))

    async def hand_over(self, code: str, seat: int, level: str) -> None:
        """A bot plays for the seat; before the start it fills an open one, which is for the host to decide."""
        await self.desk.change(code, lambda table: changes.hand_over(table, seat, level, self.levels, self._now()))

    async def take_back(self, code: str, seat: int, person: Person) -> None:
        """The person plays again himself."""
        await self.desk.change(code, lambda table: changes.take_back(table, seat, person, self._now()))

    async def vote_out(self, code: str, by_seat: int, seat: int) -> None:
        """A bot sits in for an absent player once all others who are here agree. StillHere while he is here."""
        live = await self.desk.fresh(code)
        here = live.here(self._now())
        await self.desk.change(code, lambda table: changes.vote_out(table, by_seat, seat, here, self._now()))

    # Playing.

    async def act(self, code: str, seat: int, text: str, seen: int) -> None:
        """One or several notations joined by spaces, all or none. `seen` is `version_for(seat)` of the page.

        Done already from the same page (a double click, a second try): nothing. From an older page: Stale. A person for
        whom a bot sits in is back by acting.
        """
        await self.desk.change(code, lambda table: changes.act(table, seat, text, seen, self._now()))

    async def undo(self, code: str, seat: int, seen: int) -> None:
        """Take the seat's last act back, as far as it can be."""
        await self.desk.change(code, lambda table: changes.undo(table, seat, seen, self._now()))

    async def retract(self, code: str, seat: int, seen: int) -> None:
        """Take a sealed choice back."""
        await self.desk.change(code, lambda table: changes.retract(table, seat, seen, self._now()))

    async def hint(self, code: str, seat: int) -> list[Suggestion]:
        """What the best bot would do with what the seat knows, and why; the best choice first.

        Thought out once for a position. Whoever stops waiting has given it up.
        """
        return await self.adviser.advise(await self.table(code), seat)

    # Talking and watching.

    async def say(self, code: str, person: Person, name: str, room: Room, text: str) -> None:
        """In the room of the table (for seats) or of the gallery (for spectators)."""
        await self.desk.change(code, lambda table: changes.say(table, person, name, room, text, self._now()))

    async def watch(
        self, code: str, viewer: int = SPECTATOR, person: Person | None = None
    ) -> AsyncGenerator[int, None]:
        """`version_for(viewer)` at once, and whenever what he sees has changed; presence changes give the same number.

        A slow reader gets only the newest. While it is read, `person` is here. It ends when the house closes; call
        `aclose()` when the page goes away.
        """
        live = await self.desk.fresh(code)
        watcher = live.enter(viewer, person)
        try:
            async for version in watcher.versions():
                yield version
        finally:
            live.exit(watcher, self._now())

    # Lists.

    async def mine(self, person: Person) -> list[Summary]:
        """Where it is my turn first, then the newest."""
        found = await self.desk.ask(self.desk.store.tables_of(person.id, MY_LISTED))
        return sorted(found, key=lambda each: (not each.my_turn, each.phase == "over", -each.since))

    async def open_tables(self, person: Person | None = None) -> list[Summary]:
        """Tables that wait for players and are open to all, the newest first."""
        since = self._now() - OPEN_FOR
        found = await self.desk.ask(self.desk.store.open_tables(person.id if person else "", since, LISTED))
        return [each for each in found if any(seat.kind == "person" for seat in each.seats)]

    async def watchable(self, person: Person | None = None) -> list[Summary]:
        """Games open to all that are being played, the liveliest first."""
        since = self._now() - WATCHABLE_FOR
        return await self.desk.ask(self.desk.store.watchable(person.id if person else "", since, LISTED))

    # The house.

    async def backup(self, path: Path) -> None:
        """The whole database as one file, while it is used."""
        await self.desk.store.backup(path)

    async def export(self, folder: Path) -> int:
        """One record file for each finished game, named by its code; returns how many."""
        folder.mkdir(parents=True, exist_ok=True)
        codes = await self.desk.store.finished()
        for code in codes:
            (await self.desk.load(code)).record().save(folder / f"{code}.json")
        return len(codes)

    def _now(self) -> float:
        return self.desk.now()
