"""Actions for people: the notation (CO-4.1.3), the words on a button, the rule behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from farwest.engine.errors import Args, Phrase
from farwest.engine.notation import Notation
from farwest.games.colorado_county import data as D

NOTATION: Final = Notation(
    [f"count:{count}" for count in range(D.COWBOY_COUNT + 1)]
    + [f"token:{number}" for number in range(1, D.COWBOY_COUNT + 1)]
    + ["pass", "pass-round", "ask-again"]
    + ["no", "yes"]
    + [f"colour:{letter}" for letter in D.FLAG_LETTERS]
    + [f"card:{card}" for card in D.CARDS]
    + [f"pay:{number}" for number in range(1, D.COWBOY_COUNT + 1)]
    + [f"sell:{cell}" for cell in D.CELLS]
    + [f"flag:{cell}" for cell in D.CELLS]
    + [f"first:{cell}" for cell in D.CELLS]
    + [f"second:{cell}" for cell in D.CELLS]
    + [f"lake:{lake}" for lake in D.LAKES]
    + [f"turn:{turn}" for turn in range(D.TURNS)]
    + [f"anchor:{cell}" for cell in D.CELLS]
)

_RULES: Final = {
    "lake": "CO-3.2",
    "turn": "CO-3.2",
    "anchor": "CO-3.2",
    "colour": "CO-4.4.2",
    "flag": "CO-4.4.3",
    "pass": "CO-4.10.2",
    "pass-round": "CO-4.10.2",
    "ask-again": "CO-4.10.2",
    "sell": "CO-4.10.4",
    "no": "CO-4.10.5",
    "yes": "CO-4.10.5",
    "pay": "CO-4.10.7",
    "count": "CO-4.6.2",
    "token": "CO-4.6.2",
    "card": "CO-4.7.1",
    "first": "CO-4.7.2",
    "second": "CO-4.7.3",
}


def rule(action: int) -> str:
    return _RULES[kind(action)]


def kind(action: int) -> str:
    return NOTATION.text(action).partition(":")[0]


def thing(action: int) -> Args:
    """What an action is about: a cell, a lake, a card, a number."""
    name, _, target = NOTATION.text(action).partition(":")
    if name in ("anchor", "flag", "sell", "first", "second"):
        return {"cell": f"={target}"}
    if name == "lake":
        return {"lake": f"lake-{target}"}
    if name == "turn":
        return {"degrees": 90 * int(target)}
    if name == "colour":
        return {"flag": f"flag-{D.FLAGS[D.FLAG_LETTERS.index(target)]}"}
    if name == "card":
        card = D.CARDS.index(target)
        figure = D.FIGURES[D.CARD_FIGURE[card]]
        return {"card": f"={target}", "flag": f"flag-{D.FLAGS[D.CARD_FLAG[card]]}", "figure": f"figure-{figure}"}
    return {"number": int(target)} if target else {}


def label(action: int, view: Mapping[str, Any]) -> Phrase:
    """The action as on a button."""
    return Phrase(f"action-{kind(action)}", thing(action))
