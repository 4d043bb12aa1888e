"""Clocks (BC-5.20 to BC-5.26). No time is read here: the table says when the sand is through."""

from __future__ import annotations

from farwest.engine.core import LEGAL
from farwest.engine.native import i64
from farwest.games.blackrock_city import auction, chronicle, data as D, refusals, wounds
from farwest.games.blackrock_city.state import (
    BY_TIMEOUT,
    CHOOSE_W,
    NO_SEAT,
    TURN,
    WORKING,
    Circle,
)


def turn_open(circle: Circle) -> bool:
    """Has the head of the queue still to play? (BC-5.21)"""
    return TURN <= circle.decision <= CHOOSE_W


def forbids_clock(circle: Circle, seat: i64) -> i64:
    """May this seat hurry whose turn it is?"""
    if circle.sand == 0:
        return refusals.CLOCKS_OFF
    if not turn_open(circle):
        return refusals.NO_TURN_OPEN
    if seat == circle.actor:
        return refusals.OWN_TURN
    if circle.clocks[seat] == 0:
        return refusals.NO_CLOCK
    return refusals.SAND_RUNS if circle.timer != NO_SEAT else LEGAL


def forbids_own(circle: Circle, seat: i64, action: i64) -> i64:
    """Why whoever owes a decision plays neither a clock nor the end of the sand."""
    if action >= D.TIMEOUT:
        return refusals.TABLE_ONLY
    if action != D.CLOCK + seat:
        return refusals.NOT_YOUR_CLOCK
    return forbids_clock(circle, seat)


def play_clock(circle: Circle, seat: i64) -> None:
    """BC-5.20: the clock lies on the staking place, the timer is turned."""
    circle.clocks[seat] -= 1
    circle.clocks_down += 1
    circle.timer = seat
    if circle.journal is not None:
        chronicle.clock_played(circle, seat)


def run_out(circle: Circle) -> None:
    """BC-5.22: a wound for whose turn it is, the plain tile; then he has still to play, if he has anybody left."""
    seat = circle.actor
    auction.take_back(circle)
    circle.timer = NO_SEAT
    circle.decision = WORKING
    if circle.journal is not None:
        chronicle.sand_through(circle, seat)
    wounds.strike(circle, seat, wounds.default_kind(circle, seat), BY_TIMEOUT)
