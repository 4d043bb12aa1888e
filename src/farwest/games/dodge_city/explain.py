"""What the game says about itself: whose decision it is, why something is refused, how it ended."""

from __future__ import annotations

from farwest.engine.core import LEGAL
from farwest.engine.errors import Args, Phrase, Refusal
from farwest.engine.outcome import Outcome
from farwest.games.dodge_city import actions, data as D, refusals
from farwest.games.dodge_city.decisions import NAMES, RULES
from farwest.games.dodge_city.movement import owner_at
from farwest.games.dodge_city.state import UNOPENED, City


def why_not(city: City, seat: int, action: int) -> Refusal | None:
    if city.over:
        return Refusal("DC-5.7", "refusal-over")
    if not 0 <= seat < city.players:
        return Refusal("DC-1.3", "refusal-no-seat")
    if not city.owes(seat):
        return _not_yours(city, seat)
    code = city.forbids(seat, action)
    if code == LEGAL:
        return None
    if code == refusals.OTHER_DECISION:
        return Refusal(RULES[city.decision], f"refusal-now-{NAMES[city.decision]}")
    rule, key = refusals.REASONS[code]
    return Refusal(rule, key, told(city, action))


def _not_yours(city: City, seat: int) -> Refusal:
    """A sealed choice already made is the seat's own business (DC-6.3)."""
    if not city.sealed():
        return Refusal("DC-4.0b", "refusal-not-your-turn", {"side": _side(city, city.actor)})
    if seat in city.waiting():
        return Refusal("DC-6.3", "refusal-chosen")
    return Refusal("DC-4.15", "refusal-one-card")


def told(city: City, action: int) -> Args:
    """What the action speaks of, in words: as on its button, without a whole view for each of hundreds of them."""
    town: dict[str, object] = {}
    for number in range(D.IN_PLAY[city.players]):
        kind = city.kinds[number]
        town[D.BUILDINGS[number]] = {"kind": D.KINDS[kind] if kind != UNOPENED else None, "cells": Cells(city, number)}
    seats = [{"colour": D.COLOURS[city.colours[seat]]} for seat in range(city.players)]
    return actions.label(action, {"town": town, "seats": seats, "players": int(city.players)}).args


class Cells:
    """The pieces of a building, looked up when asked for."""

    def __init__(self, city: City, number: int) -> None:
        self._city = city
        self._number = number

    def get(self, cell: str) -> int | None:
        owner = owner_at(self._city, self._number, D.CELL_NAME.index(cell))
        return int(owner) if owner >= 0 else None


def _side(city: City, seat: int) -> str:
    return f"side-{D.COLOURS[city.colours[seat]]}"


def outcome(city: City) -> Outcome | None:
    """DC-5.7: six points, no building left, or the last round."""
    if not city.over:
        return None
    seats = range(city.players)
    places = [int(city.place(seat)) for seat in seats]
    scores = [int(city.score(seat)) for seat in seats]
    if max(scores) >= D.GOAL:
        reason = "reason-points"
    else:
        reason = "reason-settled" if city.unsettled == 0 else "reason-rounds"
    return Outcome(places, scores, "DC-5.7", Phrase(reason))
