"""Ranking (BC-5.12): cubes, then gold, then who attacked last."""

from __future__ import annotations

from farwest.engine.native import i64
from farwest.games.blackrock_city.state import Circle


def place(circle: Circle, seat: i64) -> i64:
    """1 for the best; equal in all three means the same place. The dummy is not ranked."""
    better: i64 = 0
    other: i64
    for other in range(circle.players):
        if rank(circle, other) > rank(circle, seat):
            better += 1
    return better + 1


def rank(circle: Circle, seat: i64) -> i64:
    """The three comparisons in one number: a game has at most 77 phases (BC-5.13) and 31 cubes."""
    return (circle.cubes(seat) * 64 + circle.gold[seat]) * 256 + circle.attacks[seat]
