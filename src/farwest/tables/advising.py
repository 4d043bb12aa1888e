"""Hints: thought out once for a position, for all who ask, and not at all when those who asked have gone away."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from typing import Final, NamedTuple

from farwest.engine.errors import Phrase
from farwest.tables.errors import GameOver, NoHint
from farwest.tables.table import Table
from farwest.tables.thinking import Job, NoThought, Thinker, Told

log = logging.getLogger(__name__)

HINTS: Final = 3
KEPT: Final = 500  # positions


class Suggestion(NamedTuple):
    """A choice, how much speaks for it (1 is everything), and the reason.

    `chance` is what the player may then expect of the final ranking: 1 for a sure win, 0 for a sure last place. `then`
    is how the bot would go on within the same turn.
    """

    action: str
    share: float
    chance: float | None
    reason: Phrase | None
    then: list[Phrase]


Position = tuple[str, int, int]  # table, seat, and how often the seat has seen the game move


class Adviser:
    """`level` is the bot that advises, `budget` how many seconds it may think."""

    def __init__(self, thinker: Thinker, level: str, budget: float) -> None:
        self.level = level
        self.budget = budget
        self._thinker = thinker
        self._kept: OrderedDict[Position, list[Suggestion]] = OrderedDict()
        self._asked: dict[Position, asyncio.Task[list[Suggestion]]] = {}
        self._waiting: dict[Position, int] = {}

    async def advise(self, table: Table, seat: int) -> list[Suggestion]:
        """What the bot would do with what the seat knows, and why; the best choice first. GameOver, NoHint."""
        if table.phase == "over":
            raise GameOver
        if not table.state.legal(seat):
            raise NoHint
        position = (table.code, seat, table.moved_for(seat))
        if position in self._kept:
            self._kept.move_to_end(position)
            return self._kept[position]
        return await self._together(position, table, seat)

    async def _together(self, position: Position, table: Table, seat: int) -> list[Suggestion]:
        """Whoever asks the same meanwhile gets the same answer; when the last of them goes, the job is given up."""
        asked = self._asked.get(position)
        if asked is None:
            asked = asyncio.create_task(self._think(position, table, seat))
            asked.add_done_callback(lambda _: self._asked.pop(position, None))
            self._asked[position] = asked
        self._waiting[position] = self._waiting.get(position, 0) + 1
        try:
            return await asyncio.shield(asked)
        finally:
            self._waiting[position] -= 1
            if not self._waiting[position]:
                del self._waiting[position]
                asked.cancel()

    async def _think(self, position: Position, table: Table, seat: int) -> list[Suggestion]:
        legal = [table.game.text(action) for action in table.state.legal(seat)]
        view = table.state.view(seat)
        job = Job(table.game.id, view, legal, self.level, secrets.randbits(62), self.budget, HINTS)
        try:
            answer = await self._thinker.think(table.code, job)
        except NoThought as error:
            told = {"bot": self.level, "game": table.game.id, "table": table.code, "seat": seat}
            log.warning("no hint at table %s seat %s: %s", table.code, seat, error, extra={"fields": told})
            raise NoHint from None
        hints = [_suggestion(told) for told in answer.hints if told.action in legal]
        self._kept[position] = hints
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return hints


def _suggestion(told: Told) -> Suggestion:
    reason = Phrase(*told.reason) if told.reason else None
    return Suggestion(told.action, told.share, told.chance, reason, [Phrase(*step) for step in told.then])
