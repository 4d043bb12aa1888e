"""What the land offers, looked up when somebody first thinks about it, and kept until it changes."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import BIT
from farwest.engine.native import i64, vec
from farwest.games.carson_city import data as D

UNKNOWN: Final = -1


class Survey:
    """Of one state of the land: its tiles, their owners, its roads. Towns that were cloned from one another share it; a
    town forgets its own when any of these changes. `means` fills it."""

    def __init__(self) -> None:
        self.earned: vec[i64] = _unknown[:]  # per building its income
        self.measured: bool = False
        self.away: vec[i64] = _nothing  # from each corner the roads to the nearest one with a road, if measured
        self.rated: i64 = 0  # the seats whose parcels are rated, as a mask
        self.ratings: vec[float] = _no_ratings  # 64 seat + cell: see `means.rating`
        self.started: i64 = 0  # the same for set-up
        self.starts: vec[float] = _no_ratings  # 64 seat + cell: see `outlook.starting_parcel`

    def take_ways(self) -> vec[i64]:
        """Room for the ways, which are being measured."""
        self.measured = True
        self.away = _corners[:]
        return self.away

    def take_ratings(self, seat: i64) -> vec[float]:
        """Room for the ratings of a seat, which is being written."""
        if self.rated == 0:
            self.ratings = _ratings[:]
        self.rated |= BIT[seat]
        return self.ratings

    def take_starts(self, seat: i64) -> vec[float]:
        if self.started == 0:
            self.starts = _ratings[:]
        self.started |= BIT[seat]
        return self.starts


_nothing: Final[vec[i64]] = vec[i64]([])
_no_ratings: Final[vec[float]] = vec[float]([])
_unknown: Final[vec[i64]] = vec[i64]([UNKNOWN] * D.CELL_COUNT)
_corners: Final[vec[i64]] = vec[i64]([0] * D.CORNER_COUNT)
_ratings: Final[vec[float]] = vec[float]([0.0] * (D.MOST_PLAYERS * D.CELL_COUNT))
