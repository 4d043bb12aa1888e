"""What happens at tables without anybody's doing: bots take their turns, clocks run out, idle tables are put away."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from farwest.engine.errors import Mistake
from farwest.tables import changes
from farwest.tables.desk import Desk
from farwest.tables.errors import Closing, NotSaved
from farwest.tables.live import Live
from farwest.tables.table import Table
from farwest.tables.tempo import pause_for
from farwest.tables.thinking import Job, NoThought, Thinker

log = logging.getLogger(__name__)

Work = Callable[[Table], None]

BEAT: Final = 10.0  # seconds between signs of life
SWEEP: Final = 1.0  # seconds between looks into the database for tables that need attention
LAG: Final = 5.0  # where strangers share a database: how long a table is left to whoever has it in memory
STUMBLED: Final = 2.0  # seconds before something that failed is tried again


class Driver:
    """Everything is derived from the tables, so nothing is lost when the process dies: the next one takes it up.

    `budget` is how many seconds a bot may think; `pause` how long it seems to think, about, while somebody watches.
    `failures` counts the bots that came to no usable answer since the house was opened.
    """

    def __init__(self, desk: Desk, thinker: Thinker, budget: float, pause: float) -> None:
        self.desk = desk
        self.thinker = thinker
        self.budget = budget
        self.pause = pause
        self.failures = 0
        self._dice = random.Random()
        self._alarm = asyncio.Event()
        self._beat_at = 0.0
        self._sweep_at = 0.0
        self._poll_at = 0.0
        self._broken: set[str] = set()
        desk.look = self.look
        desk.rouse = self.rouse

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            try:
                await self.tick()
            except Exception:
                log.exception("the clockwork stumbled")
            self._alarm.clear()
            try:
                async with asyncio.timeout(self._rest()):
                    await self._alarm.wait()
            except TimeoutError:
                pass

    async def tick(self) -> None:
        """All that is due now."""
        now = self.desk.now()
        for code, live in list(self.desk.lives.items()):
            if live.table.is_late(now) and self.desk.others.serves(code):
                await self._try(code, lambda table: changes.run_out(table, now))
        if now >= self._beat_at:
            self._beat_at = now + BEAT
            await self.desk.ask(self.desk.store.beat(now))
        if now >= self._sweep_at:
            self._sweep_at = now + SWEEP
            await self._sweep(now)
            if now >= self._poll_at:  # who is told of everything looks less often
                self._poll_at = now + (SWEEP if self.desk.asks else BEAT)
                await self.desk.refresh()
            self.desk.evict()

    def rouse(self) -> None:
        """Other tables than before are to be served here: look for them now."""
        self._sweep_at = 0.0
        self._alarm.set()

    def look(self, live: Live) -> None:
        """A table was loaded or has changed: is it a bot's turn, does a clock run?"""
        if live.closed or self.desk.closed or not self.desk.others.serves(live.table.code):
            return
        for seat in live.table.bots_to_act():
            if seat not in live.jobs:
                job = asyncio.create_task(self._turn(live, seat))
                live.jobs[seat] = job
                job.add_done_callback(partial(self._thought, live, seat))
        if live.table.is_timed:
            self._alarm.set()

    def _thought(self, live: Live, seat: int, job: asyncio.Task[None]) -> None:
        """A bot is done, or what it thought about has changed: look again."""
        live.jobs.pop(seat, None)
        if job.cancelled():
            return
        error = job.exception()
        if error is not None:
            log.error("table %s seat %s: the bot's turn failed", live.table.code, seat, exc_info=error)
            asyncio.get_running_loop().call_later(STUMBLED, self.look, live)
        else:
            self.look(live)

    async def _turn(self, live: Live, seat: int) -> None:
        """Think about the position as it is, for a while at least, and play if it still is so."""
        table = live.table
        level = table.seats[seat].bot
        if level is None or seat not in table.bots_to_act():
            return  # its player is back, or the move was taken back, since this was begun
        view = table.state.view(seat)
        legal = [table.game.text(action) for action in table.state.legal(seat)]
        ready_at = asyncio.get_running_loop().time() + self._pause(live, seat, len(legal))
        seed = live.seeds.setdefault(seat, secrets.randbits(62))
        text = await self._choose(table, seat, self._job(table, view, legal, level, seed))
        await asyncio.sleep(ready_at - asyncio.get_running_loop().time())

        def play(newest: Table) -> None:
            if newest.phase == "playing" and newest.seats[seat].bot and newest.state.view(seat) == view:
                changes.bot_acts(newest, seat, text, self.desk.now())

        if not await self._try(table.code, play):
            await asyncio.sleep(STUMBLED)  # the database fails: not again at once

    def _job(self, table: Table, view: dict[str, Any], legal: list[str], level: str, seed: int) -> Job:
        return Job(table.game.id, view, legal, level, seed, self.budget, options=dict(table.plan.options))

    def _pause(self, live: Live, seat: int, choices: int) -> float:
        """How long a bot seems to think, the time included for which it does: not at all when nobody watches."""
        if not live.watched or not self.pause:
            return 0.0
        return pause_for(self.pause, choices, _goes_on(live.table, seat), self._dice)

    async def _choose(self, table: Table, seat: int, job: Job) -> str:
        """What the bot wants, or any legal move when it fails."""
        try:
            chosen = (await self.thinker.think(table.code, job)).chosen
            if chosen in job.legal:
                return chosen
            problem = "not a legal move"
        except NoThought as error:
            problem = str(error)
        except Exception as error:  # whatever it is, the game goes on
            problem = repr(error)
        if self.desk.closed:
            raise asyncio.CancelledError
        self.failures += 1
        self.desk.others.failed()
        told = {"bot": job.level, "game": job.game, "table": table.code, "seat": seat}
        log.warning(
            "bot %s failed at table %s seat %s: %s", job.level, table.code, seat, problem, extra={"fields": told}
        )
        return secrets.choice(job.legal)

    async def _sweep(self, now: float) -> None:
        """Tables in the database that nobody here has in memory, and for which time is up."""
        for code in await self.desk.ask(self.desk.store.due(now - LAG if self.desk.shared else now)):
            if code in self.desk.lives or code in self._broken or not self.desk.others.serves(code):
                continue
            try:
                await self.desk.live(code)
            except (NotSaved, Closing):
                return
            except Mistake as error:
                self._broken.add(code)
                log.error("table %s cannot be loaded: %s", code, error)

    async def _try(self, code: str, work: Work) -> bool:
        try:
            await self.desk.change(code, work)
        except Mistake as error:
            log.warning("table %s: %s", code, error)
            return False
        return True

    def _rest(self) -> float:
        """Seconds until something is due."""
        now = self.desk.now()
        timed = [(code, live.table) for code, live in self.desk.lives.items() if live.table.is_timed]
        deadlines = [table.due_at() for code, table in timed if self.desk.others.serves(code)]
        soon = [deadline for deadline in deadlines if deadline is not None and deadline > now]
        return max(0.01, min([self._sweep_at, *soon]) - now)


def _goes_on(table: Table, seat: int) -> bool:
    """Is this a further decision of the same turn?"""
    acts = [row for row in table.log[-1:] if row.is_act]
    return bool(acts) and acts[0].seat == seat
