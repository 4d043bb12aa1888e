"""Reveal and events (WG-4.7, WG-4.8, WG-5.1 to WG-5.6): all is turned over, then the events act in a fixed order."""

from __future__ import annotations

from farwest.engine.core import BIT
from farwest.engine.native import i64
from farwest.games.wild_gangs import chronicle, data as D, heists, showdown
from farwest.games.wild_gangs.state import EMPTY, Town, order_pair, place_of


def turn_over(town: Town) -> None:
    """WG-4.7: all events and all face-down gangsters, face up. Then steps 1 to 5 of WG-4.8, without a decision before
    the showdowns."""
    town.revealed = True
    if town.journal is not None:
        chronicle.turned_over(town)
    town.face_down = 0
    act(town)
    heists.rob_all(town)
    showdown.begin(town)


def act(town: Town) -> None:
    """The events in their order. An event that is not in town does nothing."""
    swap_by_sign(town)
    swap_by_stagecoach(town)
    add_hidden_loot(town)
    protect_by_sheriff(town)
    protect_by_deputy(town)


def swap_by_sign(town: Town) -> None:
    """WG-5.1: the signpost changes places with the event straight across the town, which acts from there on."""
    place = place_of(town, D.SIGN)
    if place == EMPTY:
        return
    opposite = D.PLACE_OPPOSITE[place]
    events = town.events[:]
    events[place] = events[opposite]
    events[opposite] = D.SIGN
    town.events = events
    if town.journal is not None:
        chronicle.sign_swapped(town, place, opposite)


def swap_by_stagecoach(town: Town) -> None:
    """WG-5.2, WG-8.13: the two buildings beside it change their loots, pair for pair."""
    place = place_of(town, D.STAGECOACH)
    if place == EMPTY:
        return
    one = 2 * D.PLACE_BEFORE[place]
    other = 2 * D.PLACE_BEHIND[place]
    tiles = town.tiles[:]
    loot: i64
    for loot in range(2):
        kept = tiles[one + loot]
        tiles[one + loot] = tiles[other + loot]
        tiles[other + loot] = kept
    order_pair(tiles, D.PLACE_BEFORE[place])
    order_pair(tiles, D.PLACE_BEHIND[place])
    town.tiles = tiles
    if town.journal is not None:
        chronicle.stagecoach_swapped(town, place)


def add_hidden_loot(town: Town) -> None:
    """WG-5.3: a bonus tile on each of the four loots beside it. It comes before the sheriff, who may have been told."""
    place = place_of(town, D.HIDDEN_LOOT)
    if place == EMPTY:
        return
    one = 2 * D.PLACE_BEFORE[place]
    other = 2 * D.PLACE_BEHIND[place]
    town.bonus = BIT[one] | BIT[one + 1] | BIT[other] | BIT[other + 1]
    if town.journal is not None:
        chronicle.loot_added(town, place)


def protect_by_sheriff(town: Town) -> None:
    """WG-5.4: the greatest of the four loots beside him; WG-8.11: none when the greatest value occurs more than once.

    A small loot is never greater than the big one of its building, so only the big ones can be the strict maximum.
    """
    place = place_of(town, D.SHERIFF)
    if place == EMPTY:
        return
    one = 2 * D.PLACE_BEFORE[place]
    other = 2 * D.PLACE_BEHIND[place]
    if town.loot_value(other) > town.loot_value(one):
        one, other = other, one
    greatest = town.loot_value(one)
    shared = greatest == town.loot_value(other) or greatest == town.loot_value(one + 1)
    if not shared:
        town.protected |= BIT[one]
    if town.journal is not None:
        chronicle.sheriff_came(town, place, EMPTY if shared else one)


def protect_by_deputy(town: Town) -> None:
    """WG-5.5: the small loot of both buildings beside him. WG-8.12: he and the sheriff never meet on one tile."""
    place = place_of(town, D.DEPUTY)
    if place == EMPTY:
        return
    town.protected |= BIT[2 * D.PLACE_BEFORE[place] + 1] | BIT[2 * D.PLACE_BEHIND[place] + 1]
    if town.journal is not None:
        chronicle.deputy_came(town, place)
