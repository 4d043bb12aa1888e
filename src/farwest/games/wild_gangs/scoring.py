"""End and ranking (WG-5.17, WG-5.18): loots and bounties together; the richest wins."""

from __future__ import annotations

from farwest.engine.core import NOBODY
from farwest.engine.native import i64
from farwest.games.wild_gangs import chronicle
from farwest.games.wild_gangs.state import FINISHED, Town


def finish(town: Town) -> None:
    town.decision = FINISHED
    town.actor = NOBODY
    if town.journal is not None:
        chronicle.finished(town)


def place(town: Town, seat: i64) -> i64:
    """1 to the number of players, no two alike: equal totals go by turn index (WG-5.17, WG-8.19)."""
    better: i64 = 0
    earlier = True
    turn: i64
    for turn in range(town.players):
        other = town.seat_of_turn(turn)
        if other == seat:
            earlier = False
        elif town.money[other] > town.money[seat] or (earlier and town.money[other] == town.money[seat]):
            better += 1
    return better + 1
