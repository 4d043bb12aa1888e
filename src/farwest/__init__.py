"""Western board games, exact to the rule.

The rooms, from the bottom up: `engine` (what every game keeps), `games` (one folder a game), `bots`, and above them
what people touch. The engine and the games run from source or compiled, with the same results: `make compiled` builds
the fast ones, `FARWEST_INTERPRETED=1` leaves them aside, for a debugger or for coverage.
"""

from pathlib import Path

from farwest import _compiled

__version__ = "0.1.0"

_IS_COMPILED = _compiled.choose(Path(__file__).parent)


def is_compiled() -> bool:
    """Whether the hot modules of this process are compiled; otherwise all of them run from source."""
    return _IS_COMPILED
