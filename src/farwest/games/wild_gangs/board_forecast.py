"""What would happen if all were turned over now, as far as this viewer knows (WG-6.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.board_pieces import Standing
from farwest.games.wild_gangs.heists import ONE_OF, poker_worth

KEPT: Final = 20_000  # forces that were added up lately: the same few stand at many tables, before everybody's eyes
BIG: Final = 0
SMALL: Final = 1

Spot = tuple[str, int]  # a position and BIG or SMALL
Present = tuple[tuple[str, tuple[str | None, ...]], ...]  # gangs in turn order with their cards; None: not known here

POSITION_OF: Final = {slot: D.POSITIONS[D.SLOT_POSITION[number]] for number, slot in enumerate(D.SLOTS)}
STREET_OF: Final = {slot: D.STREETS[D.SLOT_STREET[number]] for number, slot in enumerate(D.SLOTS)}
_STRENGTH: Final = {role: int(D.STRENGTH[number]) for number, role in enumerate(D.ROLES)}
_FIREPOWER: Final = {role: int(D.FIREPOWER[number]) for number, role in enumerate(D.ROLES)}
_WOMEN: Final = frozenset(role for number, role in enumerate(D.ROLES) if D.IS_WOMAN[number])
_LEADERS: Final = frozenset(role for number, role in enumerate(D.ROLES) if D.IS_LEADER[number])


@dataclass(slots=True)
class Forecast:
    """`acting` are the known events where they would act (WG-5.1). Loots are named by where they lie now."""

    acting: dict[str, str] = field(default_factory=dict)  # place -> event
    came_from: dict[str, str] = field(default_factory=dict)  # place -> where it lies now (WG-5.1)
    raised: set[Spot] = field(default_factory=set)
    guarded: dict[Spot, str] = field(default_factory=dict)  # -> the event that protects it
    goes_to: dict[str, str] = field(default_factory=dict)  # position -> position, by the stagecoach
    charmed: set[str] = field(default_factory=set)
    poker: set[str] = field(default_factory=set)
    no_showdown: set[str] = field(default_factory=set)  # streets
    gatling: set[str] = field(default_factory=set)  # streets
    robbers: dict[str, Present] = field(default_factory=dict)  # by position
    gunmen: dict[str, Present] = field(default_factory=dict)  # by street
    order: dict[str, tuple[str, ...]] = field(default_factory=dict)  # by position, who would take the big loot first


def between(place: str) -> tuple[str, str]:
    number = D.PLACES.index(place)
    return D.POSITIONS[D.PLACE_BEFORE[number]], D.POSITIONS[D.PLACE_BEHIND[number]]


def street_of(place: str) -> str:
    return D.STREETS[D.PLACE_STREET[D.PLACES.index(place)]]


def forecast(view: Mapping[str, Any]) -> Forecast:
    """The events that the viewer has seen, in the order in which they act (WG-4.8)."""
    seen = Forecast()
    _acting(seen, view["events"], view["revealed"])
    places = {event: place for place, event in seen.acting.items()}
    if not view["revealed"]:
        _loots(seen, view["loots"], places)
    if "seduction" in places:
        seen.charmed = set(between(places["seduction"]))
    if "poker" in places:
        seen.poker = set(between(places["poker"]))
    if "powder_keg" in places:
        seen.no_showdown = {street_of(places["powder_keg"])}
    if "gatling" in places:
        seen.gatling = {street_of(places["gatling"])} - seen.no_showdown
    _gangs(seen, view)
    return seen


def _gangs(seen: Forecast, view: Mapping[str, Any]) -> None:
    """Who stands where, gathered in one pass over the town."""
    robbers: dict[str, dict[str, list[str | None]]] = {position: {} for position in D.POSITIONS}
    gunmen: dict[str, dict[str, list[str | None]]] = {street: {} for street in D.STREETS}
    for slot, card in view["town"].items():
        robbers[POSITION_OF[slot]].setdefault(card["gang"], []).append(card["role"])
        gunmen[STREET_OF[slot]].setdefault(card["gang"], []).append(card["role"])
    gangs = [seat["gang"] for seat in sorted(view["seats"], key=lambda seat: int(seat["turn"]))]
    seen.robbers = {position: _present(gangs, found) for position, found in robbers.items()}
    seen.gunmen = {street: _present(gangs, found) for street, found in gunmen.items()}
    for position, present in seen.robbers.items():
        seen.order[position] = ranking(present, position in seen.charmed, position in seen.poker)


def _present(gangs: Sequence[str], found: Mapping[str, list[str | None]]) -> Present:
    return tuple([(gang, tuple(found[gang])) for gang in gangs if gang in found])


def _acting(seen: Forecast, events: Mapping[str, str | None], revealed: bool) -> None:
    """WG-5.1: the signpost trades places with the event opposite, whether the viewer knows that one or not.

    Once all is revealed it has done so.
    """
    seen.acting = {place: event for place, event in events.items() if event is not None and event != "sign"}
    sign = next((place for place, event in events.items() if event == "sign"), None)
    if sign is None or revealed:
        return
    opposite = D.PLACES[D.PLACE_OPPOSITE[D.PLACES.index(sign)]]
    moved = seen.acting.pop(opposite, None)
    if moved is not None:
        seen.acting[sign] = moved
        seen.came_from[sign] = opposite


def _loots(seen: Forecast, loots: Mapping[str, Any], places: Mapping[str, str]) -> None:
    """WG-5.2 to WG-5.5, on the values that the viewer may expect."""
    if "stagecoach" in places:
        one, other = between(places["stagecoach"])
        seen.goes_to = {one: other, other: one}
    if "hidden_loot" in places:
        for position in between(places["hidden_loot"]):
            origin = seen.goes_to.get(position, position)
            seen.raised |= {(origin, BIG), (origin, SMALL)}
    if "sheriff" in places:
        spots = [(seen.goes_to.get(p, p), size) for p in between(places["sheriff"]) for size in (BIG, SMALL)]
        worth = sorted((value_of(loots, seen, spot), spot) for spot in spots)
        if worth[-1][0] > worth[-2][0]:
            seen.guarded[worth[-1][1]] = "sheriff"
    if "deputy" in places:
        for position in between(places["deputy"]):
            seen.guarded[seen.goes_to.get(position, position), SMALL] = "deputy"


def value_of(loots: Mapping[str, Any], seen: Forecast, spot: Spot) -> int:
    value = int(loots[spot[0]][spot[1]]["value"])
    return value + D.BONUS if spot in seen.raised else value


# Who would take what.


def strength_of(role: str, charmed: bool) -> int:
    """WG-5.6."""
    return _STRENGTH[role] + (1 if charmed and role in _WOMEN else 0)


def firepower_of(role: str, gatling: bool) -> int:
    """WG-5.12."""
    return _FIREPOWER[role] + (2 if gatling and role in _LEADERS else 0)


@lru_cache(KEPT)
def ranking(present: Present, charmed: bool, poker: bool) -> tuple[str, ...]:
    """The gangs, the one that would take the big loot first (WG-5.7, WG-5.8). Only known cards count; a gang of which
    nothing is known does not rank."""

    def worth(robbers: tuple[str, tuple[str | None, ...]]) -> int:
        strengths = [strength_of(role, charmed) for role in robbers[1] if role is not None]
        return int(poker_worth(sum(ONE_OF[s] for s in strengths))) if poker else sum(strengths)

    known = [robbers for robbers in present if any(role is not None for role in robbers[1])]
    return tuple([gang for gang, _ in sorted(known, key=worth, reverse=True)])


@lru_cache(KEPT)
def strengths(present: Present, charmed: bool, poker: bool) -> tuple[Standing, ...]:
    """Best first; the charm of WG-5.6 counts where the viewer knows of it."""
    cards, order = dict(present), ranking(present, charmed, poker)
    rest = [gang for gang in cards if gang not in order]
    return tuple(
        [
            Standing(gang, sum(strength_of(role, charmed) for role in cards[gang] if role), cards[gang].count(None))
            for gang in [*order, *rest]
        ]
    )


@lru_cache(KEPT)
def firepowers(present: Present, gatling: bool) -> tuple[Standing, ...]:
    """Best armed first (WG-5.13)."""
    armed = [
        Standing(gang, sum(firepower_of(role, gatling) for role in roles if role is not None), roles.count(None))
        for gang, roles in present
    ]
    return tuple(sorted(armed, key=lambda standing: -standing.amount))


def strengths_at(seen: Forecast, position: str) -> tuple[Standing, ...]:
    return strengths(seen.robbers[position], position in seen.charmed, position in seen.poker)


def firepowers_in(seen: Forecast, street: str) -> tuple[Standing, ...]:
    return firepowers(seen.gunmen[street], street in seen.gatling)
