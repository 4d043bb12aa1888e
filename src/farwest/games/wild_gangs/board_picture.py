"""From a View to the pieces: what each shows to this viewer, and what choosing it would do."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from farwest.engine.errors import Phrase
from farwest.games.wild_gangs import actions, data as D
from farwest.games.wild_gangs.board_forecast import (
    BIG,
    SMALL,
    Forecast,
    firepower_of,
    forecast,
    strength_of,
)
from farwest.games.wild_gangs.board_knowledge import knowledge
from farwest.games.wild_gangs.board_pieces import (
    Building,
    Card,
    Face,
    Front,
    Ground,
    HandCard,
    Loot,
    Picture,
    Place,
    Player,
    Stand,
    Standing,
    Street,
    Target,
    Victim,
)

PLACING: Final = ("card", "face", "front")
LOOKING: Final = ("scout-first", "scout-second", "peek")


def picture(view: Mapping[str, Any]) -> Picture:
    seen = forecast(view)
    own = _own(view)
    fronts = tuple(_front(view, number) for number in range(D.FRONT_COUNT))
    buildings = tuple(_building(view, seen, position) for position in D.POSITIONS)
    return Picture(
        gang=own["gang"] if own else None,
        players=tuple(_player(view, seat) for seat in view["seats"]),
        decision=view["decision"],
        round=view["round"],
        rounds=D.ROUNDS,
        revealed=view["revealed"],
        over=view["over"],
        bonus_left=0 if any(loot["bonus"] for pair in view["loots"].values() for loot in pair) else 4,
        unused=tuple(view["unused"] or ()),
        buildings=buildings,
        places=tuple(_place(view, place) for place in D.PLACES),
        streets=tuple(_street(view, seen, street) for street in D.STREETS),
        fronts=fronts,
        grounds=tuple([_ground(front) for front in fronts]),
        stands=tuple([Stand(front.name, front.tall, front.cards) for front in fronts]),
        hand=tuple(_hand(view, own)),
        faces=tuple(_faces(view, own)),
        victims=tuple(_victims(view, fronts)),
        knows=tuple(knowledge(view, seen)) if own else (),
        pile=tuple(own["pile"] or ()) if own else (),
        open_fronts=sum(1 for front in fronts if front.target and front.target.legal),
    )


def _own(view: Mapping[str, Any]) -> Mapping[str, Any] | None:
    seat: Mapping[str, Any] | None = None if view["viewer"] is None else view["seats"][view["viewer"]]
    return seat


def _player(view: Mapping[str, Any], seat: Mapping[str, Any]) -> Player:
    return Player(
        first=seat["turn"] == 0,
        revealed=view["revealed"],
        hand=seat["hand_size"],
        pile=seat["pile_size"],
        hidden_left=seat["hidden_left"],
        money=seat["money"],
        captured=len(seat["captured"]),
    )


def may_choose(view: Mapping[str, Any]) -> bool:
    """Does this viewer owe the decision?"""
    return bool(view["legal"])


def may_hide(view: Mapping[str, Any]) -> bool:
    """WG-3.8: otherwise there is no choice of face, and the engine takes it by itself."""
    own = _own(view)
    return own is not None and own["hidden_left"] > 0


def front_step(view: Mapping[str, Any]) -> int:
    """Which step of the chain the front is: card, face where there is a choice, front."""
    if view["decision"] == "front":
        return 1
    return 2 if view["decision"] == "face" or not may_hide(view) else 3


def _target(view: Mapping[str, Any], text: str) -> Target | None:
    """A target of a decision with one step: what is not legal answers why not."""
    return Target(1, text, text in view["legal"]) if may_choose(view) else None


# Fronts and the cards before them.


_SLOTS: Final = [
    D.SLOTS[int(D.FRONT_FIRST_SLOT[front]) : int(D.FRONT_FIRST_SLOT[front] + D.FRONT_CAPACITY[front])]
    for front in range(D.FRONT_COUNT)
]


@cache
def _where(number: int, building: str) -> Phrase:
    """Building and street, the same object for the same front: it is compared at every move."""
    return Phrase("board-front", actions.front(number, dict.fromkeys(D.POSITIONS, building)))


def _ground(front: Front) -> Ground:
    id, name, place, tall, capacity, free, _, closed, target, lit = front
    return Ground(id, name, place, tall, capacity, free, closed, target, lit)


def _front(view: Mapping[str, Any], number: int) -> Front:
    id, slots, town = D.FRONTS[number], _SLOTS[number], view["town"]
    cards = tuple([_card(view, slot) for slot in slots if slot in town])
    free = tuple([slot for slot in slots if slot not in town])
    street = D.STREETS[D.FRONT_STREET[number]]
    closed = view["closed"] == street
    target = None
    if may_choose(view) and view["decision"] in PLACING:
        target = Target(front_step(view), f"front:{id}", bool(free) and not closed)
    return Front(
        id=id,
        name=id.replace(".", "-"),
        place=_where(number, view["buildings"][D.POSITIONS[D.FRONT_POSITION[number]]]),
        tall=street in ("E", "W"),
        capacity=len(slots),
        free=free,
        cards=cards,
        closed=closed,
        target=target,
        lit=view["street"] == street,
    )


def _card(view: Mapping[str, Any], slot: str) -> Card:
    card = view["town"][slot]
    own = _own(view)
    role = card["role"]
    target = _target(view, f"peek:slot:{slot}") if view["decision"] == "peek" else None
    return Card(
        slot=slot,
        gang=card["gang"],
        role=role,
        down=card["face_down"],
        known=card["face_down"] and role is not None,
        mine=own is not None and own["gang"] == card["gang"],
        target=target,
        captor=_captor(view, slot) if view["revealed"] else None,
        **figures(role),
    )


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


# Buildings, loots, streets.


def _building(view: Mapping[str, Any], seen: Forecast, position: str) -> Building:
    return Building(
        position=position,
        building=view["buildings"][position],
        large=bool(D.IS_LARGE_POSITION[D.POSITIONS.index(position)]),
        loots=tuple(_loot(view, seen, position, size) for size in (BIG, SMALL)),
        standings=tuple(strengths(seen, position)),
        poker=position in seen.poker,
        charmed=position in seen.charmed,
        noted=not view["revealed"],
    )


def strengths(seen: Forecast, position: str) -> list[Standing]:
    """Best first; the charm of WG-5.6 counts where the viewer knows of it."""
    charmed = position in seen.charmed
    cards, order = seen.robbers[position], seen.order[position]
    rest = [gang for gang in cards if gang not in order]
    return [
        Standing(gang, sum(strength_of(role, charmed) for role in cards[gang] if role), cards[gang].count(None))
        for gang in order + rest
    ]


def _loot(view: Mapping[str, Any], seen: Forecast, position: str, size: int) -> Loot:
    loot = view["loots"][position][size]
    spot = (position, size)
    at = seen.goes_to.get(position, position)
    guard = seen.guarded.get(spot)
    if loot["protected"]:
        guard = "deputy" if size else "sheriff"
    return Loot(
        tile=loot["tile"],
        name=f"{position}-{'small' if size else 'big'}",
        size=size,
        value=loot["value"],
        bonus=loot["bonus"] or spot in seen.raised,
        guard=guard,
        goes_to=view["buildings"][at] if at != position else None,
        noted=not view["revealed"],
        taker=_taker(view, seen, at, size) if guard is None else None,
        taken=loot["taken_by"] is not None,
    )


def _taker(view: Mapping[str, Any], seen: Forecast, at: str, size: int) -> str | None:
    """Who took the loot, or who would if all were turned over now; `at` is where it will be taken."""
    if view["revealed"]:
        taker = view["loots"][at][size]["taken_by"]
        return None if taker is None else str(view["seats"][taker]["gang"])
    order = seen.order[at]
    return order[size] if size < len(order) else None


def _street(view: Mapping[str, Any], seen: Forecast, street: str) -> Street:
    return Street(
        id=street,
        closed=view["closed"] == street,
        standings=tuple(firepowers(seen, street)),
        keg=street in seen.no_showdown,
        gatling=street in seen.gatling,
        noted=not view["revealed"],
        lit=view["street"] == street,
    )


def firepowers(seen: Forecast, street: str) -> list[Standing]:
    """Best armed first (WG-5.13)."""
    gatling = street in seen.gatling
    armed = [
        Standing(gang, sum(firepower_of(role, gatling) for role in roles if role is not None), roles.count(None))
        for gang, roles in seen.gunmen[street].items()
    ]
    return sorted(armed, key=lambda standing: -standing.amount)


def _place(view: Mapping[str, Any], place: str) -> Place:
    number = D.PLACES.index(place)
    event = view["events"][place]
    target = None
    if view["decision"] in LOOKING:
        kind = "peek:event" if view["decision"] == "peek" else "scout"
        target = _target(view, f"{kind}:{place}")
    return Place(
        id=place,
        event=event,
        noted=event is not None and not view["revealed"],
        lookers=tuple(seat["gang"] for seat in view["seats"] if place in seat["looked_events"]),
        one=view["buildings"][D.POSITIONS[D.PLACE_BEFORE[number]]],
        other=view["buildings"][D.POSITIONS[D.PLACE_BEHIND[number]]],
        street=D.STREETS[D.PLACE_STREET[number]],
        target=target,
    )


# The viewer's own tray.


def _hand(view: Mapping[str, Any], own: Mapping[str, Any] | None) -> list[HandCard]:
    """Until the reveal: the two cards that are left play no further part (WG-4.6)."""
    if own is None or own["hand"] is None or view["revealed"]:
        return []
    choosing = may_choose(view) and view["decision"] == "card"
    return [
        HandCard(
            gang=own["gang"],
            role=role,
            **figures(role),
            target=Target(1, f"card:{role}", True) if choosing else None,
            chosen=view["chosen_card"] == role,
            then=Phrase("prompt-front", {"gangster": f"gangster-{own['gang']}-{role}"}),
        )
        for role in own["hand"]
    ]


def _faces(view: Mapping[str, Any], own: Mapping[str, Any] | None) -> list[Face]:
    """Up and down while a card is being placed; down answers why not when the allowance is spent (WG-3.8)."""
    if own is None or not may_choose(view) or view["decision"] not in ("card", "face"):
        return []
    step = 2 if view["decision"] == "card" else 1
    left = own["hidden_left"]
    return [Face(False, Target(step, "face:up", True), left), Face(True, Target(step, "face:down", left > 0), left)]


def _victims(view: Mapping[str, Any], fronts: tuple[Front, ...]) -> list[Victim]:
    """WG-5.14: the gangs that the winner of the street may capture, with what they would bring."""
    if view["decision"] != "victim" or not may_choose(view):
        return []
    there = [card for front in fronts if front.lit for card in front.cards]
    victims = []
    for text in view["legal"]:
        gang = text.rpartition(":")[2]
        cards = tuple(card for card in there if card.gang == gang)
        victims.append(Victim(gang, Target(1, text, True), cards, sum(card.bounty for card in cards)))
    return victims
