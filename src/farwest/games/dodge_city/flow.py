"""What comes next (section 4): on through events, phases and rounds until somebody owes a decision."""

from __future__ import annotations

from farwest.engine.core import NOBODY, Chance
from farwest.engine.native import i64
from farwest.games.dodge_city import duels, events, movement, settle, start
from farwest.games.dodge_city.deck import NONE
from farwest.games.dodge_city.state import (
    BUY_BUILDING,
    CHALLENGE,
    CONTROL,
    DUEL_SELECT,
    DUELS,
    MOVE,
    OVER,
    START,
    START_EVENTS,
    City,
)


def proceed(city: City, chance: Chance) -> None:
    while not step(city, chance):
        pass


def step(city: City, chance: Chance) -> bool:
    """One step of the game; True when a decision is owed, or when it is over."""
    stage = city.stage
    if stage == OVER:
        return True
    if city.unsettled == 0:
        settle.finish(city, chance)  # DC-8.43
        return True
    if city.event != NONE:
        if not events.step(city, chance):
            if city.event == NONE:
                city.decision = BUY_BUILDING if stage == MOVE else CHALLENGE
            return False
        return True
    if city.due != 0:
        events.draw(city, next_due(city), chance)
        return False
    if stage == MOVE:
        movement.step(city)
        return True
    if stage == DUELS:
        return duels.step(city)
    if stage == CONTROL:
        if not duels.show_controllers(city):
            settle.settle(city, chance)
        return False
    return between(city, chance)


def between(city: City, chance: Chance) -> bool:
    """The sealed windows, and what they lead to."""
    if city.stage == START_EVENTS:
        movement.begin_phase(city, 1)
        return True
    if city.actor != NOBODY:
        return True
    if city.stage == START:
        start.show_start_cards(city, chance)
    elif city.stage == DUEL_SELECT:
        start.take_duel_cards(city)
    return False


def next_due(city: City) -> i64:
    """In order from the first player (DC-4.3, DC-4.21); in a duel the challenger first (DC-4.19)."""
    if city.fight_at != NONE and city.due >> city.challenger & 1:
        return city.challenger
    turn: i64 = 0
    while city.due >> city.seat_of_turn(turn) & 1 == 0:
        turn += 1
    return city.seat_of_turn(turn)


def end_movement(city: City) -> None:
    """DONE: the next player, the second phase, or the duels."""
    if not movement.done(city):
        return
    if city.movement == 1:
        movement.begin_phase(city, 2)
        return
    city.card = NONE
    city.visited = NONE
    city.placed = 0
    start.select_duel_cards(city)
