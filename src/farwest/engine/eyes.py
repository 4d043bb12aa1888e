"""Through whose eyes a finished game is looked at: a seat's, nobody's in particular, or everybody's at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from farwest.engine.core import SPECTATOR, State
from farwest.engine.journal import Fact
from farwest.engine.match import Match

EVERYBODY: Final = -9


def view_for(state: State, viewer: int) -> dict[str, Any]:
    """The view of a seat or a spectator; for EVERYBODY what all the seats know together."""
    if viewer != EVERYBODY:
        return state.view(viewer)
    together: Any = state.view(SPECTATOR)
    for seat in range(state.players):
        together = _more(together, state.view(seat))
    return {**together, "viewer": None, "legal": []}


def facts_for(match: Match, viewer: int) -> list[Fact]:
    return list(match.journal.facts) if viewer == EVERYBODY else match.facts(viewer)


def _more(one: Any, other: Any) -> Any:
    """Two views of one thing, put together: what one does not know the other fills in; of two counts the fuller."""
    if one is None or one == []:
        return other
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return {key: _more(one.get(key), other.get(key)) for key in [*one, *(key for key in other if key not in one)]}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [_more(*pair) for pair in zip(one, other, strict=True)]
    if type(one) is int and type(other) is int:
        return max(one, other)
    return one
