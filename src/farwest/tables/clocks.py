"""The clocks of a table, computed from the times in its log: nothing about them is stored, so they survive a restart.

Who is charged is who owes a decision in person: not a bot, not a player for whom a bot sits in. Time during which the
server was down is charged to nobody on a live clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from farwest.tables.pace import Pace


class Clock(NamedTuple):
    """A seat's clock as it may be shown: seconds left now, whether it runs, whether it has run out."""

    left: float
    running: bool
    out: bool


class Clocks:
    """`left[seat]` as of `since`; `owing` are the seats charged from then on.

    In a sealed window a clock that stops would tell who has chosen. So `before` keeps what all had when it opened, and
    the others are shown that clock running on until it closes.
    """

    def __init__(self, pace: Pace, players: int, start: float, outages: Sequence[tuple[float, float]] = ()) -> None:
        self.pace = pace
        self.left = [float(pace.seconds)] * players
        self.since = start
        self.owing: frozenset[int] = frozenset()
        self.outages = outages if pace.kind == "live" else ()
        self.before: list[float] | None = None
        self.opened = start

    def copy(self) -> Clocks:
        twin = Clocks(self.pace, len(self.left), self.since, self.outages)
        twin.left = list(self.left)
        twin.owing = self.owing
        twin.before = self.before
        twin.opened = self.opened
        return twin

    def charge(self, at: float) -> None:
        """Time passes until `at`, for whoever owes a decision."""
        spent = self._passed(self.since, at)
        for seat in self.owing:
            self.left[seat] -= spent
        self.since = max(self.since, at)

    def turn(
        self, owing: frozenset[int], actor: int | None, taken_back: bool, sealed: bool, window_closed: bool
    ) -> None:
        """Something happened at `since`: now `owing` are charged. `actor` acted, or took an act back.

        `sealed` says that a sealed window is open now, `window_closed` that one was closed by this.
        """
        if self.pace.kind == "live" and actor is not None:
            if actor in self.owing and (actor not in owing or window_closed):
                self.left[actor] += self.pace.increment
            elif taken_back and actor in owing - self.owing:
                self.left[actor] -= self.pace.increment
        if self.pace.kind == "days" and not taken_back:
            for seat in owing:
                if seat not in self.owing or seat == actor or window_closed:
                    self.left[seat] = float(self.pace.seconds)
        self.owing = owing
        if not sealed:
            self.before = None
        elif self.before is None or window_closed:
            self.before, self.opened = list(self.left), self.since

    def come_back(self, seat: int) -> None:
        """A player is back after a bot sat in: he finds at least some time."""
        least = self.pace.grace if self.pace.kind == "live" else self.pace.seconds
        self.left[seat] = max(self.left[seat], least)

    def deadline(self) -> float | None:
        """When the first clock runs out if nothing happens."""
        if self.pace.kind == "none" or not self.owing:
            return None
        return self.since + self._lost(self.since) + min(self.left[seat] for seat in self.owing)

    def turn_ends(self, seat: int) -> float | None:
        """When the days that a seat has for its move are over; None at other paces, and where they are not running."""
        return self.since + self.left[seat] if self.pace.kind == "days" and seat in self.owing else None

    def out(self, now: float) -> list[int]:
        """The seats charged whose time is up."""
        if self.pace.kind == "none":
            return []
        spent = self._passed(self.since, now)
        return [seat for seat in sorted(self.owing) if self.left[seat] <= spent]

    def shown(self, viewer: int, waiting: Sequence[int], now: float) -> list[Clock]:
        """What this viewer may see of each seat's clock; `waiting` are the seats waited for, for all anyone can see."""
        return [self._shown(seat, viewer, seat in waiting, now) for seat in range(len(self.left))]

    def _shown(self, seat: int, viewer: int, waited: bool, now: float) -> Clock:
        left, running = self.left[seat], seat in self.owing
        since = self.since
        if self.before is not None and seat != viewer and waited:
            left, running, since = self.before[seat], True, self.opened
        if running:
            left -= self._passed(since, now)
        return Clock(max(left, 0.0), running, left <= 0)

    def _passed(self, since: float, until: float) -> float:
        """Seconds from one time to the other, without those during which the server was down."""
        down = sum(max(0.0, min(end, until) - max(begin, since)) for begin, end in self.outages)
        return max(0.0, until - since - down)

    def _lost(self, since: float) -> float:
        return sum(max(0.0, end - max(begin, since)) for begin, end in self.outages)
