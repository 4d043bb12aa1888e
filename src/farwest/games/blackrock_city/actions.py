"""Actions for people: the notation (BC-4.31), the words on a button, the rule behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from farwest.engine.errors import Args, Phrase
from farwest.engine.notation import Notation
from farwest.games.blackrock_city import data as D

_SEATS: Final = range(D.MOST_SEATS)

NOTATION: Final = Notation(
    [f"stake:{n}" for n in range(1, D.MOST_BANDITS + 1)]
    + ["defer", "renounce"]
    + [f"hx:{n}" for n in range(D.X_BANDITS + 1)]
    + [f"wx:{n}" for n in range(D.X_BANDITS + 1)]
    + [f"w:{n}" for n in range(D.MOST_WOUNDED + 1)]
    + [f"wound:{name}" for name in D.CLASSES]
    + [f"move:{n}" for n in range(1, D.MOST_BANDITS + 1)]
    + [f"steal:P{seat}" for seat in _SEATS]
    + [f"steal:P{seat}+P{other}" for seat in _SEATS for other in _SEATS]
    + [f"clock:P{seat}" for seat in _SEATS]
    + [f"timeout:P{seat}" for seat in _SEATS]
)

_RULES: Final = {
    "stake": "BC-4.4",
    "defer": "BC-4.7",
    "renounce": "BC-4.6",
    "hx": "BC-4.8",
    "wx": "BC-4.8",
    "w": "BC-4.8",
    "wound": "BC-5.2",
    "move": "BC-4.12b",
    "steal": "BC-5.8",
    "clock": "BC-5.21",
    "timeout": "BC-5.22",
}


def rule(action: int) -> str:
    return _RULES[NOTATION.text(action).partition(":")[0]]


def label(action: int, view: Mapping[str, Any]) -> Phrase:
    """The action as the viewer would say it."""
    kind, _, target = NOTATION.text(action).partition(":")
    args: Args = {}
    if kind in ("stake", "hx", "wx", "w"):
        args = {"count": int(target)}
    elif kind == "wound":
        return Phrase(f"action-wound-{target}")
    elif kind == "move":
        size = len(view["circle"])
        args = {"count": int(target), "town": town(view["circle"][(view["pawn"]["at"] + int(target)) % size]["town"])}
    elif kind == "steal":
        victims = [int(seat.removeprefix("P")) for seat in target.split("+")]
        if len(victims) == 1:
            return Phrase("action-steal-one", {"gang": gang(view, victims[0])})
        if victims[0] == victims[1]:
            return Phrase("action-steal-twice", {"gang": gang(view, victims[0])})
        return Phrase("action-steal-both", {"gang": gang(view, victims[0]), "other": gang(view, victims[1])})
    elif kind in ("clock", "timeout"):
        args = {"gang": gang(view, int(target.removeprefix("P")))}
    return Phrase(f"action-{kind}", args)


def town(name: str) -> str:
    return f"town-{name}"


def gang(view: Mapping[str, Any], seat: int) -> str:
    """What a seat of the view is called; the dummy sits after the two players."""
    if seat < len(view["seats"]):
        return f"gang-{view['seats'][seat]['gang']}"
    return "gang-dummy" if seat == 2 else "gang-none"
