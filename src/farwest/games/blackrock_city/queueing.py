"""The queue of a phase (BC-4.2, BC-4.7): who has still to play, packed into one number, the head lowest."""

from __future__ import annotations

from farwest.engine.native import i64
from farwest.games.blackrock_city.state import Circle


def head(circle: Circle) -> i64:
    return (circle.queue & 7) - 1


def drop_head(circle: Circle) -> None:
    circle.queue >>= 3


def join(circle: Circle, seat: i64) -> None:
    """At the end."""
    place = seat + 1
    rest = circle.queue
    while rest != 0:
        place <<= 3
        rest >>= 3
    circle.queue |= place


def leave(circle: Circle, seat: i64) -> None:
    """Out of the queue, wherever the seat stands; the others keep their order."""
    rest = circle.queue
    circle.queue = 0
    while rest != 0:
        other = (rest & 7) - 1
        if other != seat:
            join(circle, other)
        rest >>= 3
