"""Wounds (BC-5.1, BC-5.2): a healthy bandit of the reserve is wounded, else a wounded one is killed."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import LEGAL
from farwest.engine.native import i64, vec
from farwest.games.blackrock_city import chronicle, data as D, queueing, refusals
from farwest.games.blackrock_city.state import (
    NO_CAUSE,
    PENDING,
    RENOUNCED,
    WORKING,
    WOUND_PICK,
    Circle,
)

# What becomes of a wound.
DONE: Final = 0
ASKED: Final = 1  # the owner has to pick
EMPTY: Final = 2  # nobody left: the cause decides


def wound(circle: Circle, seat: i64, cause: i64) -> i64:
    """One wound on the reserve. With both plain and X bandits of the kind that is hit, the owner picks (BC-5.2)."""
    reserve = circle.reserve
    at = seat * 4
    kind: i64 = D.H if reserve[at] + reserve[at + 1] > 0 else D.W
    plain = reserve[at + kind]
    marked = reserve[at + kind + 1]
    if plain > 0:
        if marked > 0:
            circle.decision = WOUND_PICK
            circle.actor = seat
            circle.cause = cause
            return ASKED
        strike(circle, seat, kind, cause)
        return DONE
    if marked > 0:
        strike(circle, seat, kind + 1, cause)
        return DONE
    return EMPTY


def strike(circle: Circle, seat: i64, kind: i64, cause: i64) -> None:
    """A bandit of that class is hit."""
    at = seat * 4
    circle.reserve[at + kind] -= 1
    if kind < D.W:
        circle.reserve[at + kind + 2] += 1
    elif kind == D.W and circle.prisoners[seat] > 0:
        circle.prisoners[seat] -= 1  # BC-2.4: of the plain wounded a prisoner goes first
    if circle.journal is not None:
        chronicle.struck(circle, seat, kind, cause)
    if kind >= D.W and circle.status[seat] == PENDING and circle.bandits(seat) == 0:
        give_up(circle, seat)


def give_up(circle: Circle, seat: i64) -> None:
    """BC-4.10: nothing left to stake."""
    circle.status[seat] = RENOUNCED
    queueing.leave(circle, seat)
    if circle.journal is not None:
        chronicle.gave_up(circle, seat)


def default_kind(circle: Circle, seat: i64) -> i64:
    """The tile hit when nobody picks: the plain one (BC-5.2). The reserve holds a bandit."""
    at = seat * 4
    kind: i64 = D.H if circle.healthy(seat) > 0 else D.W
    return kind if circle.reserve[at + kind] > 0 else kind + 1


def pick(circle: Circle, seat: i64, kind: i64) -> None:
    cause = circle.cause
    circle.cause = NO_CAUSE
    circle.decision = WORKING
    strike(circle, seat, kind, cause)


def fill_wounds(circle: Circle, seat: i64, out: vec[i64]) -> i64:
    kind: i64 = D.H if circle.healthy(seat) > 0 else D.W
    out[0] = D.WOUND + kind
    out[1] = D.WOUND + kind + 1
    return 2


def forbids_wound(circle: Circle, seat: i64, kind: i64) -> i64:
    if kind >= D.W and circle.healthy(seat) > 0:
        return refusals.HEALTHY_FIRST
    if circle.reserve[seat * 4 + kind] == 0:
        return refusals.NO_SUCH_BANDIT
    return LEGAL
