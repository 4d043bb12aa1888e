"""Scouting (WG-4.1): before the first turn each player secretly looks at two events."""

from __future__ import annotations

from farwest.engine import bits
from farwest.engine.core import BIT, LEGAL
from farwest.engine.native import i64, vec
from farwest.games.wild_gangs import chronicle, data as D, placement, refusals
from farwest.games.wild_gangs.state import SCOUT_FIRST, SCOUT_SECOND, Town


def fill_scout(town: Town, seat: i64, out: vec[i64]) -> i64:
    """D-SCOUT-1 and D-SCOUT-2: places in order."""
    return bits.fill(open_places(town, seat), D.SCOUT, out, 0)


def open_places(town: Town, seat: i64) -> i64:
    """WG-4.1.1: any place first. WG-4.1.2: then another one, unless an earlier player looked at that very pair."""
    seen = town.seen_events[seat]
    places = D.ALL_PLACES & ~seen
    earlier: i64
    for earlier in range(town.turn):
        pair = town.seen_events[town.seat_of_turn(earlier)]
        if pair & seen:
            places &= ~pair
    return places


def forbids_scout(town: Town, seat: i64, place: i64) -> i64:
    if open_places(town, seat) >> place & 1:
        return LEGAL
    return refusals.SCOUTED_ALREADY if town.seen_events[seat] >> place & 1 else refusals.PAIR_TAKEN


def look_ahead(town: Town, seat: i64, place: i64) -> None:
    """The player sees the event at once; after two looks the next player scouts, after the last one the turns begin."""
    town.seen_events[seat] |= BIT[place]
    if town.journal is not None:
        chronicle.looked_at_event(town, seat, place, "WG-4.1")
    if town.decision == SCOUT_FIRST:
        town.decision = SCOUT_SECOND
        return
    town.turn += 1
    if town.turn == town.players:
        placement.begin_round(town)
    else:
        town.decision = SCOUT_FIRST
        town.actor = town.seat_of_turn(town.turn)
