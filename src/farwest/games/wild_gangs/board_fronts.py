"""The fronts of the town and the cards before them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from farwest.engine.errors import Phrase
from farwest.games.wild_gangs import actions, data as D
from farwest.games.wild_gangs.board_pieces import Card, Ground, Stand, Target
from farwest.games.wild_gangs.board_sight import Sight


class Spot(NamedTuple):
    """What is the same about a front in every game."""

    id: str
    name: str
    slots: tuple[str, ...]
    position: str
    street: str
    tall: bool


def _spot(number: int) -> Spot:
    id, first, street = D.FRONTS[number], int(D.FRONT_FIRST_SLOT[number]), D.STREETS[D.FRONT_STREET[number]]
    slots = tuple(D.SLOTS[first : first + int(D.FRONT_CAPACITY[number])])
    position = D.POSITIONS[D.FRONT_POSITION[number]]
    return Spot(id, id.replace(".", "-"), slots, position, street, street in ("E", "W"))


_SPOTS: Final = [_spot(number) for number in range(D.FRONT_COUNT)]


@cache
def _where(number: int, building: str) -> Phrase:
    """Building and street, the same object for the same front: it is compared at every move."""
    return Phrase("board-front", actions.front(number, dict.fromkeys(D.POSITIONS, building)))


def ground_at(view: Mapping[str, Any], sight: Sight, number: int, stand: Stand) -> Ground:
    spot, town = _SPOTS[number], view["town"]
    free = tuple([slot for slot in spot.slots if slot not in town]) if stand.cards else spot.slots
    closed, lit = view["closed"] == spot.street, view["street"] == spot.street
    return _ground(number, view["buildings"][spot.position], free, closed, lit, sight.front_step)


@lru_cache(20_000)
def _ground(
    number: int, building: str, free: tuple[str, ...], closed: bool, lit: bool, front_step: int | None
) -> Ground:
    """The same object for the same front: all of them are compared at every move."""
    spot, target = _SPOTS[number], None
    if front_step is not None:
        target = Target(front_step, f"front:{spot.id}", bool(free) and not closed)
    return Ground(
        id=spot.id,
        name=spot.name,
        place=_where(number, building),
        tall=spot.tall,
        capacity=len(spot.slots),
        free=free,
        closed=closed,
        target=target,
        lit=lit,
    )


def stand_at(view: Mapping[str, Any], sight: Sight, number: int) -> Stand:
    spot, town = _SPOTS[number], view["town"]
    cards = [_card(view, sight, slot, town[slot]) for slot in spot.slots if slot in town]
    return Stand(spot.name, spot.tall, tuple(cards))


def _card(view: Mapping[str, Any], sight: Sight, slot: str, card: Mapping[str, Any]) -> Card:
    text = f"peek:slot:{slot}"
    target = Target(1, text, text in sight.legal) if sight.decision == "peek" and sight.legal else None
    captor = _captor(view, slot) if sight.revealed else None
    return _shown(slot, card["gang"], card["role"], card["face_down"], sight.gang == card["gang"], target, captor)


@lru_cache(5000)
def _shown(
    slot: str, gang: str, role: str | None, down: bool, mine: bool, target: Target | None, captor: str | None
) -> Card:
    """The same object for the same card: it is compared at every move."""
    known = down and role is not None
    return Card(slot, gang, role, down, known, mine, target, captor=captor, **figures(role))


def _captor(view: Mapping[str, Any], slot: str) -> str | None:
    """The gang before which a card lies since its street was settled (WG-5.15)."""
    return next((str(seat["gang"]) for seat in view["seats"] if slot in seat["captured"]), None)


@cache
def figures(role: str | None) -> Mapping[str, int]:
    """Strength, firepower and bounty of a card that the viewer knows."""
    if role is None:
        return {}
    number = D.ROLES.index(role)
    return {
        "strength": int(D.STRENGTH[number]),
        "firepower": int(D.FIREPOWER[number]),
        "bounty": int(D.BOUNTY[number]),
    }
