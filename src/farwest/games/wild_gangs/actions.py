"""Actions for people: the notation (WG-4.0.3), the words on a button, the rule behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from farwest.engine.errors import Args, Phrase
from farwest.engine.notation import Notation
from farwest.games.wild_gangs import data as D

NOTATION: Final = Notation(
    [f"scout:{place}" for place in D.PLACES]
    + [f"card:{role}" for role in D.ROLES]
    + ["face:up", "face:down"]
    + [f"front:{front}" for front in D.FRONTS]
    + [f"peek:event:{place}" for place in D.PLACES]
    + [f"peek:slot:{slot}" for slot in D.SLOTS]
    + [f"capture:{gang}" for gang in D.GANGS]
)

_RULES: Final = {
    "scout": "WG-4.1",
    "card": "WG-4.2",
    "face": "WG-3.8",
    "front": "WG-2.2.2",
    "peek": "WG-4.3",
    "capture": "WG-5.14",
}


def rule(action: int) -> str:
    return _RULES[NOTATION.text(action).partition(":")[0]]


def label(action: int, view: Mapping[str, Any]) -> Phrase:
    """The action as the viewer would say it; the buildings' and gangsters' names come from the view."""
    text = NOTATION.text(action)
    kind, _, target = text.rpartition(":")
    args: Args
    if kind == "card":
        gang = view["seats"][view["viewer"]]["gang"] if view["viewer"] is not None else D.GANGS[0]
        args = gangster(gang, target)
    elif kind == "face":
        return Phrase(f"action-face-{target}")
    elif kind == "front":
        args = front(D.FRONTS.index(target), view["buildings"])
    elif kind == "peek:slot":
        card = view["town"].get(target)
        args = front(D.SLOT_FRONT[D.SLOTS.index(target)], view["buildings"])
        args |= {"slot": f"={target}", "gang": f"gang-{card['gang']}" if card else "gang-none"}
    elif kind == "capture":
        args = {"gang": f"gang-{target}", "bounty": _prize(target, view)}
    else:
        args = place(D.PLACES.index(target), view["buildings"])
    return Phrase("action-" + kind.replace(":", "-"), args)


def _prize(gang: str, view: Mapping[str, Any]) -> int:
    """What capturing a gang brings in the street of the showdown (WG-5.15); 0 outside of one."""
    cards = {slot: card for slot, card in view["town"].items() if card["gang"] == gang and card["role"] is not None}
    streets = {slot: D.STREETS[D.SLOT_STREET[D.SLOTS.index(slot)]] for slot in cards}
    return sum(D.BOUNTY[D.ROLES.index(card["role"])] for s, card in cards.items() if streets[s] == view["street"])


def gangster(gang: str, role: str) -> Args:
    """Who a card is: the person, the role and the three figures."""
    number = D.ROLES.index(role)
    return {
        "gangster": f"gangster-{gang}-{role}",
        "role": f"role-{role}",
        "strength": D.STRENGTH[number],
        "firepower": D.FIREPOWER[number],
        "bounty": D.BOUNTY[number],
    }


def front(number: int, buildings: Mapping[str, str]) -> Args:
    """Where a front is: the building and the street."""
    building = buildings[D.POSITIONS[D.FRONT_POSITION[number]]]
    return {"building": f"building-{building}", "street": f"street-{D.STREETS[D.FRONT_STREET[number]]}"}


def place(number: int, buildings: Mapping[str, str]) -> Args:
    """Where an event lies: its place and the two buildings beside it."""
    one = buildings[D.POSITIONS[D.PLACE_BEFORE[number]]]
    other = buildings[D.POSITIONS[D.PLACE_BEHIND[number]]]
    return {"place": f"={D.PLACES[number]}", "one": f"building-{one}", "other": f"building-{other}"}
