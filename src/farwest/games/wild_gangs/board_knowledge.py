"""What a player knows and the others may not: the events looked at and the face-down cards, in sentences (WG-6.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from farwest.engine.errors import Args, Phrase
from farwest.engine.picture import Note
from farwest.games.wild_gangs import actions, data as D
from farwest.games.wild_gangs.board_forecast import Forecast, value_of

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
    cards = [card_note(view, slot) for slot in D.SLOTS if _is_secret(view, slot)]
    return events + cards


def _is_secret(view: Mapping[str, Any], slot: str) -> bool:
    card = view["town"].get(slot)
    return card is not None and card["face_down"] and card["role"] is not None


def event_note(view: Mapping[str, Any], seen: Forecast, place: str) -> Note:
    """What the event of a place will do, from where it will act."""
    event = view["events"][place]
    acts = next((to for to, origin in seen.came_from.items() if origin == place), place)
    number = D.PLACES.index(acts)
    args: Args = {**actions.place(number, view["buildings"]), "place": f"={place}", "event": f"event-{event}"}
    args["street"] = f"street-{D.STREETS[D.PLACE_STREET[number]]}"
    key = f"know-{event}"
    if event == "sign":
        args["opposite"] = f"={D.PLACES[D.PLACE_OPPOSITE[number]]}"
    elif event == "sheriff":
        guarded = [spot for spot, guard in seen.guarded.items() if guard == "sheriff"]
        if guarded:
            args["building"] = f"building-{view['buildings'][guarded[0][0]]}"
            args["value"] = value_of(view["loots"], seen, guarded[0])
        else:
            key = "know-sheriff-idle"
    return Note(Phrase(key, args), EVENT_RULES[event], private=True)


def card_note(view: Mapping[str, Any], slot: str) -> Note:
    """A face-down card that this viewer knows: his own, or one that he looked at."""
    card = view["town"][slot]
    own = view["seats"][view["viewer"]]["gang"] == card["gang"]
    args: Args = {
        **actions.front(D.SLOT_FRONT[D.SLOTS.index(slot)], view["buildings"]),
        **actions.gangster(card["gang"], card["role"]),
        "gang": f"gang-{card['gang']}",
        "slot": f"={slot}",
    }
    return Note(Phrase("know-own-card" if own else "know-card", args), None, private=True)
