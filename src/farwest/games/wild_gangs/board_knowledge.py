"""What a player knows and the others may not: the events looked at and the face-down cards, in sentences (WG-6.3)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from farwest.engine.errors import Args, Phrase
from farwest.engine.picture import Note
from farwest.games.wild_gangs import actions, data as D
from farwest.games.wild_gangs.board_forecast import POSITION_OF, STREET_OF, Forecast, value_of

EVENT_RULES: Final = {
    "sign": "WG-5.1",
    "stagecoach": "WG-5.2",
    "hidden_loot": "WG-5.3",
    "sheriff": "WG-5.4",
    "deputy": "WG-5.5",
    "seduction": "WG-5.6",
    "poker": "WG-5.7",
    "powder_keg": "WG-5.11",
    "gatling": "WG-5.12",
}


def knowledge(view: Mapping[str, Any], seen: Forecast) -> list[Note]:
    """Until the reveal; afterwards everybody knows."""
    if view["revealed"]:
        return []
    events = [event_note(view, seen, place) for place in D.PLACES if view["events"][place] is not None]
    town = view["town"]
    secret = {slot for slot, card in town.items() if card["face_down"] and card["role"] is not None}
    return events + [card_note(view, slot) for slot in D.SLOTS if slot in secret]


def event_note(view: Mapping[str, Any], seen: Forecast, place: str) -> Note:
    """What the event of a place will do, from where it will act."""
    event = view["events"][place]
    acts = next((to for to, origin in seen.came_from.items() if origin == place), place)
    number = D.PLACES.index(acts)
    one = view["buildings"][D.POSITIONS[D.PLACE_BEFORE[number]]]
    other = view["buildings"][D.POSITIONS[D.PLACE_BEHIND[number]]]
    guarded = [spot for spot, guard in seen.guarded.items() if guard == "sheriff"] if event == "sheriff" else []
    if not guarded:
        return _event_note(event, place, number, one, other)
    building, value = view["buildings"][guarded[0][0]], value_of(view["loots"], seen, guarded[0])
    return _event_note(event, place, number, one, other, building, value)


@lru_cache(5000)
def _event_note(
    event: str, place: str, acts: int, one: str, other: str, guarded: str | None = None, value: int = 0
) -> Note:
    """The same object for the same sentence: it is compared at every move."""
    street = D.STREETS[D.PLACE_STREET[acts]]
    args: Args = {"place": f"={place}", "one": f"building-{one}", "other": f"building-{other}"}
    args |= {"event": f"event-{event}", "street": f"street-{street}"}
    key = f"know-{event}"
    if event == "sign":
        args["opposite"] = f"={D.PLACES[D.PLACE_OPPOSITE[acts]]}"
    elif guarded:
        args |= {"building": f"building-{guarded}", "value": value}
    elif event == "sheriff":
        key = "know-sheriff-idle"
    return Note(Phrase(key, args), EVENT_RULES[event], private=True)


def card_note(view: Mapping[str, Any], slot: str) -> Note:
    """A face-down card that this viewer knows: his own, or one that he looked at."""
    card = view["town"][slot]
    own = view["seats"][view["viewer"]]["gang"] == card["gang"]
    return _card_note(slot, view["buildings"][POSITION_OF[slot]], card["gang"], card["role"], own)


@lru_cache(5000)
def _card_note(slot: str, building: str, gang: str, role: str, own: bool) -> Note:
    args: Args = {
        "building": f"building-{building}",
        "street": f"street-{STREET_OF[slot]}",
        **actions.gangster(gang, role),
        "gang": f"gang-{gang}",
        "slot": f"={slot}",
    }
    return Note(Phrase("know-own-card" if own else "know-card", args), None, private=True)
