"""When Python looks for things that refer to each other in a circle: everybody waits meanwhile."""

from __future__ import annotations

from typing import Final

QUIET: Final = 5.0  # seconds without a request: nobody is likely to wait
LONGEST: Final = 600.0  # seconds after which it is done even where somebody asks for something all the time


class Broom:
    """Left to itself, Python looks whenever enough new things are alive, which is when many play.

    With five hundred tables that takes half a second. A move leaves no circle behind, so a quiet moment will do.
    """

    def __init__(self, now: float) -> None:
        self._requests = 0  # how many there had been at the last look
        self._asked_at = now
        self._swept_at = now
        self._is_clean = True

    def is_due(self, now: float, requests: int) -> bool:
        """To be asked about every second, with the number of requests since the house was opened."""
        if requests != self._requests:
            self._requests, self._asked_at, self._is_clean = requests, now, False
        quiet, overdue = now - self._asked_at >= QUIET, now - self._swept_at >= LONGEST
        if self._is_clean or not (quiet or overdue):
            return False
        self._is_clean, self._swept_at = True, now
        return True
