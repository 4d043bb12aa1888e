"""From a View to the pieces: what each shows to this viewer, and what choosing it would do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from farwest.engine.errors import Phrase
from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.board_forecast import (
    BIG,
    SMALL,
    Forecast,
    firepowers_in,
    forecast,
    strengths_at,
)
from farwest.games.wild_gangs.board_fronts import figures, ground_at, stand_at
from farwest.games.wild_gangs.board_knowledge import knowledge
from farwest.games.wild_gangs.board_pieces import (
    Building,
    Face,
    Ground,
    HandCard,
    Loot,
    Picture,
    Place,
    Player,
    Stand,
    Street,
    Target,
    Victim,
)
from farwest.games.wild_gangs.board_sight import Sight, may_choose, sight_of


def picture(view: Mapping[str, Any]) -> Picture:
    seen, sight = forecast(view), sight_of(view)
    own = sight.own
    stands = tuple([stand_at(view, sight, number) for number in range(D.FRONT_COUNT)])
    grounds = tuple([ground_at(view, sight, number, stand) for number, stand in enumerate(stands)])
    return Picture(
        gang=own["gang"] if own else None,
        players=tuple([_player(view, seat) for seat in view["seats"]]),
        decision=view["decision"],
        round=view["round"],
        rounds=D.ROUNDS,
        revealed=view["revealed"],
        over=view["over"],
        bonus_left=0 if any(loot["bonus"] for pair in view["loots"].values() for loot in pair) else 4,
        unused=tuple(view["unused"] or ()),
        buildings=tuple([_building(view, seen, position) for position in D.POSITIONS]),
        places=tuple(_places(view, sight)),
        streets=tuple([_street(view, seen, street) for street in D.STREETS]),
        grounds=grounds,
        stands=stands,
        hand=tuple(_hand(view, own)),
        faces=tuple(_faces(view, own)),
        victims=tuple(_victims(view, grounds, stands)),
        knows=tuple(knowledge(view, seen)) if own else (),
        pile=tuple(own["pile"] or ()) if own else (),
        open_fronts=sum([ground.target is not None and ground.target.legal for ground in grounds]),
    )


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


# Buildings, loots, streets.


_LARGE: Final = {position: bool(D.IS_LARGE_POSITION[number]) for number, position in enumerate(D.POSITIONS)}


def _building(view: Mapping[str, Any], seen: Forecast, position: str) -> Building:
    return Building(
        position=position,
        building=view["buildings"][position],
        large=_LARGE[position],
        loots=(_loot(view, seen, position, BIG), _loot(view, seen, position, SMALL)),
        standings=strengths_at(seen, position),
        poker=position in seen.poker,
        charmed=position in seen.charmed,
        noted=not view["revealed"],
    )


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
        standings=firepowers_in(seen, street),
        keg=street in seen.no_showdown,
        gatling=street in seen.gatling,
        noted=not view["revealed"],
        lit=view["street"] == street,
    )


_BESIDE: Final = [
    (D.PLACES[number], D.POSITIONS[D.PLACE_BEFORE[number]], D.POSITIONS[D.PLACE_BEHIND[number]])
    for number in range(D.PLACE_COUNT)
]


def _places(view: Mapping[str, Any], sight: Sight) -> list[Place]:
    events, buildings = view["events"], view["buildings"]
    looked = [(seat["gang"], seat["looked_events"]) for seat in view["seats"]]
    found = []
    for number, (place, one, other) in enumerate(_BESIDE):
        lookers = tuple([gang for gang, places in looked if place in places])
        text = f"{sight.looking}{place}" if sight.looking else None
        legal = text in sight.legal
        found.append(
            _place(number, events[place], sight.revealed, lookers, buildings[one], buildings[other], text, legal)
        )
    return found


@lru_cache(20_000)
def _place(
    number: int,
    event: str | None,
    revealed: bool,
    lookers: tuple[str, ...],
    one: str,
    other: str,
    text: str | None,
    legal: bool,
) -> Place:
    """The same object for the same place: all of them are compared at every move."""
    return Place(
        id=D.PLACES[number],
        event=event,
        noted=event is not None and not revealed,
        lookers=lookers,
        one=one,
        other=other,
        street=D.STREETS[D.PLACE_STREET[number]],
        target=Target(1, text, legal) if text else None,
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
            then=_then(own["gang"], role),
        )
        for role in own["hand"]
    ]


@cache
def _then(gang: str, role: str) -> Phrase:
    return Phrase("prompt-front", {"gangster": f"gangster-{gang}-{role}"})


def _faces(view: Mapping[str, Any], own: Mapping[str, Any] | None) -> list[Face]:
    """Up and down while a card is being placed; down answers why not when the allowance is spent (WG-3.8)."""
    if own is None or not may_choose(view) or view["decision"] not in ("card", "face"):
        return []
    step = 2 if view["decision"] == "card" else 1
    left = own["hidden_left"]
    return [Face(False, Target(step, "face:up", True), left), Face(True, Target(step, "face:down", left > 0), left)]


def _victims(view: Mapping[str, Any], grounds: Sequence[Ground], stands: Sequence[Stand]) -> list[Victim]:
    """WG-5.14: the gangs that the winner of the street may capture, with what they would bring."""
    if view["decision"] != "victim" or not may_choose(view):
        return []
    there = [card for ground, stand in zip(grounds, stands, strict=True) if ground.lit for card in stand.cards]
    victims = []
    for text in view["legal"]:
        gang = text.rpartition(":")[2]
        cards = tuple(card for card in there if card.gang == gang)
        victims.append(Victim(gang, Target(1, text, True), cards, sum(card.bounty for card in cards)))
    return victims
