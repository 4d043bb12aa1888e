"""The timer of a game's rules, a sand timer say: `Game.timer` tells whether one runs, the table tells how long.

It is computed from the times in the table's log, as the clocks are, so it survives a restart; time during which the
server was down does not count. When it is through, the table itself acts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from farwest.engine.game import Timer


class Sand(NamedTuple):
    """A timer and the time at which it was turned. `limit`: the end of the turn where a table gives days for it."""

    timer: Timer
    since: float
    outages: Sequence[tuple[float, float]] = ()
    limit: float | None = None

    @property
    def ends(self) -> float:
        """When it is through: never later than the turn itself."""
        down = sum(max(0.0, end - max(begin, self.since)) for begin, end in self.outages)
        through = self.since + self.timer.seconds + down
        return through if self.limit is None else min(through, self.limit)

    @property
    def due(self) -> float:
        """When the table acts."""
        return self.ends + self.timer.late

    def left(self, now: float) -> float:
        return max(0.0, self.ends - now)
