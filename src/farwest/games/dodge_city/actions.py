"""Actions for people: the notation (section 5.6 of the rules), the words on a button, the rule behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from farwest.engine.errors import Args, Phrase
from farwest.engine.notation import Notation
from farwest.games.dodge_city import data as D

NOTATION: Final = Notation(
    [f"start:{face}" for face in D.FACES]
    + [f"play:{face}" for face in D.FACES]
    + [f"keep:{face}" for face in D.FACES]
    + [f"indian:{piece}" for piece in D.PIECES_BY_NAME]
    + ["indian:stop"]
    + [f"free:{building}" for building in D.BUILDINGS]
    + ["free:none"]
    + [f"buy:{building}" for building in D.BUILDINGS]
    + ["buy:done"]
    + [f"type:{kind}" for kind in D.KINDS]
    + [f"count:{number}" for number in (1, 2, 3)]
    + [f"cell:{cell}" for cell in D.COORDINATES]
    + [f"challenge:{building}.{seat + 1}" for building in D.BUILDINGS for seat in range(D.SEATS)]
    + [f"remove:{cell}" for cell in D.COORDINATES]
    + [f"sell:{piece}" for piece in D.PIECES_BY_NAME]
    + [f"gain:{building}" for building in D.BUILDINGS]
    + ["gain:decline"]
    + [f"give_to:{seat + 1}" for seat in range(D.SEATS)]
    + [f"lose:{piece}" for piece in D.PIECES_BY_NAME]
)
assert len(NOTATION) == D.ACTION_COUNT

_RULES: Final = {
    "start": "DC-4.1",
    "play": "DC-4.4",
    "keep": "DC-4.15",
    "indian": "DC-4.5",
    "free": "DC-4.6",
    "buy": "DC-4.7",
    "type": "DC-4.8",
    "count": "DC-4.9",
    "cell": "DC-4.10",
    "challenge": "DC-4.16",
    "remove": "DC-4.18",
    "sell": "DC-5.13",
    "gain": "DC-5.15",
    "give_to": "DC-5.16",
    "lose": "DC-5.18",
}
_LAST: Final = ("stop", "none", "done", "decline")  # what ends a choice instead of making it


def rule(action: int) -> str:
    return _RULES[NOTATION.text(action).partition(":")[0]]


def label(action: int, view: Mapping[str, Any]) -> Phrase:
    """The action as the viewer would say it; colours, types and prices come from the view."""
    verb, _, target = NOTATION.text(action).partition(":")
    if target in _LAST:
        return Phrase(f"action-{verb}-{target}")
    return Phrase(f"action-{verb.replace('_', '-')}", _told(verb, target, view))


def _told(verb: str, target: str, view: Mapping[str, Any]) -> Args:
    if verb in ("start", "play", "keep"):
        return face(D.FACES.index(target))
    if verb in ("indian", "sell", "lose"):
        building, _, cell = target.partition(".")
        told = piece(building, cell, view)
        return told | {"money": _resale(building, view)} if verb == "sell" else told
    if verb in ("free", "buy", "gain"):
        return {"building": f"building-{target}", "kind": kind_key(view["town"].get(target))}
    if verb == "type":
        number = D.KINDS.index(target)
        return {"kind": f"kind-{target}", "price": D.PRICE[number], "value": D.VALUE[number]}
    if verb == "count":
        return {"count": int(target)}
    if verb == "challenge":
        building, _, seat = target.partition(".")
        return {"building": f"building-{building}", "side": side(int(seat) - 1, view)}
    if verb == "give_to":
        return {"side": side(int(target) - 1, view)}
    return {"cell": f"={target}"}


def face(number: int) -> Args:
    """What a card shows: its name, and the figure it brings in a movement phase."""
    figure = D.FACE_FIGURE[number]
    return {"card": f"card-{D.FACES[number]}", "money": D.DOLLARS * figure, "figure": figure}


def piece(building: str, cell: str, view: Mapping[str, Any]) -> Args:
    """Where a piece stands and whose it is."""
    owner = view["town"].get(building, {}).get("cells", {}).get(cell)
    return {
        "building": f"building-{building}",
        "cell": f"={cell}",
        "side": "side-none" if owner is None else side(owner, view),
        "kind": kind_key(view["town"].get(building)),
    }


def kind_key(building: Mapping[str, Any] | None) -> str:
    return f"kind-{building['kind']}" if building and building["kind"] else "kind-none"


def side(seat: int, view: Mapping[str, Any]) -> str:
    return f"side-{view['seats'][seat]['colour']}" if seat < view["players"] else "side-none"


def _resale(building: str, view: Mapping[str, Any]) -> int:
    kind = (view["town"].get(building) or {}).get("kind")
    return int(D.RESALE[D.KINDS.index(kind)]) if kind else 0
