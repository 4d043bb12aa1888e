"""Whose eyes look at the town, and what they may choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

PLACING: Final = ("card", "face", "front")
LOOKING: Final = ("scout-first", "scout-second", "peek")


class Sight(NamedTuple):
    """Whose eyes these are and what he may choose: asked of the view once, not for every piece."""

    own: Mapping[str, Any] | None
    gang: str | None
    decision: str
    legal: frozenset[str]
    front_step: int | None  # of the chain, while a card is being placed
    looking: str | None  # how the notation of a look at an event begins
    revealed: bool


def sight_of(view: Mapping[str, Any]) -> Sight:
    own, decision, legal = own_seat(view), view["decision"], frozenset(view["legal"])
    return Sight(
        own=own,
        gang=own["gang"] if own else None,
        decision=decision,
        legal=legal,
        front_step=front_step(view) if legal and decision in PLACING else None,
        looking=("peek:event:" if decision == "peek" else "scout:") if legal and decision in LOOKING else None,
        revealed=view["revealed"],
    )


def own_seat(view: Mapping[str, Any]) -> Mapping[str, Any] | None:
    seat: Mapping[str, Any] | None = None if view["viewer"] is None else view["seats"][view["viewer"]]
    return seat


def may_choose(view: Mapping[str, Any]) -> bool:
    """Does this viewer owe the decision?"""
    return bool(view["legal"])


def may_hide(view: Mapping[str, Any]) -> bool:
    """WG-3.8: otherwise there is no choice of face, and the engine takes it by itself."""
    own = own_seat(view)
    return own is not None and own["hidden_left"] > 0


def front_step(view: Mapping[str, Any]) -> int:
    """Which step of the chain the front is: card, face where there is a choice, front."""
    if view["decision"] == "front":
        return 1
    return 2 if view["decision"] == "face" or not may_hide(view) else 3
