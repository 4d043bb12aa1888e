"""The timer of a game's rules, a sand timer say: `Game.timer` tells whether one runs, the table tells how long.

It is computed from the times in the table's log, as the clocks are, so it survives a restart; time during which the
server was down does not count. When it is through, the table itself acts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from farwest.engine.game import Timer

MERCY: Final = 0.5  # seconds: what was sent in time may be a little late (BC-5.23)


class Sand(NamedTuple):
    """A timer and the time at which it was turned."""

    timer: Timer
    since: float
    outages: Sequence[tuple[float, float]] = ()

    @property
    def ends(self) -> float:
        """When it is through."""
        down = sum(max(0.0, end - max(begin, self.since)) for begin, end in self.outages)
        return self.since + self.timer.seconds + down

    @property
    def due(self) -> float:
        """When the table acts."""
        return self.ends + MERCY

    def left(self, now: float) -> float:
        return max(0.0, self.ends - now)
