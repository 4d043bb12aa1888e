"""Actions for people: the notation (section 4.7), the words on a button, the rule behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from farwest.engine.errors import Args, Phrase
from farwest.engine.notation import Notation
from farwest.games.carson_city import data as D

_SALE: Final = D.SQUARES[D.B12 : D.B3 + 1]
_INCOMES: Final = D.BUILDINGS[: D.PRISON]

NOTATION: Final = Notation(
    [f"setup_parcel:{cell}" for cell in D.CELLS]
    + [f"personality:{card}" for card in D.CARDS]
    + [f"settler_parcel:{cell}" for cell in D.CELLS]
    + [f"captain:{number}" for number in range(4)]
    + ["grocer:now", "grocer:wait"]
    + [f"worker_take:{square}" for square in [*_SALE, "none"]]
    + ["red_now", "red_wait"]
    + [f"red_captain:{number}" for number in range(3)]
    + [f"place:C:{place}" for place in [*D.SQUARES, *D.CELLS]]
    + [f"place:W:{place}" for place in [*D.SQUARES, *D.CELLS]]
    + ["pass"]
    + [f"duel_order:{cell}" for cell in D.CELLS]
    + ["buy_parcel:yes", "buy_parcel:no", "buy_building:yes", "buy_building:no"]
    + [f"site:{cell}" for cell in D.CELLS]
    + [f"road:{edge}" for edge in range(D.EDGE_COUNT)]
    + ["keep"]
    + [f"house:{cell}" for cell in D.CELLS]
    + [f"house_ask:{cell}" for cell in D.CELLS]
    + ["cancel", "consent:yes", "consent:no"]
    + [f"kept:{building}" for building in D.BUILDINGS]
    + ["done"]
    + [f"grocer_estate:{building}" for building in [*_INCOMES, "8"]]
    + ["dead:yes", "dead:no"]
    + [f"duel_tile:{value}" for value in range(D.TILE_VALUES)]
    + [f"red_bank:{points}" for points in D.RED_BANK_VP]
    + [f"cash_out:{points}" for points in range(D.MOST_CASH_OUT + 1)]
    + [f"vp_buy:{points}" for points in range(D.MOST_VP_BUY + 1)]
)
assert len(NOTATION) == D.ACTION_COUNT

_RULES: Final = {
    "setup_parcel": "CC-3.9",
    "personality": "CC-4.10",
    "settler_parcel": "CC-4.11",
    "captain": "CC-4.11",
    "grocer": "CC-4.11",
    "worker_take": "CC-11.2",
    "red_now": "CC-11.2",
    "red_wait": "CC-11.2",
    "red_captain": "CC-11.2",
    "place": "CC-4.22",
    "pass": "CC-4.25",
    "duel_order": "CC-4.32",
    "buy_parcel": "CC-4.32",
    "buy_building": "CC-4.33",
    "site": "CC-4.50",
    "road": "CC-5.11",
    "keep": "CC-4.55",
    "house": "CC-4.51",
    "house_ask": "CC-4.51",
    "cancel": "CC-4.51",
    "consent": "CC-4.52",
    "kept": "CC-4.34",
    "done": "CC-4.34",
    "grocer_estate": "CC-5.24",
    "dead": "CC-11.7",
    "duel_tile": "CC-11.5",
    "red_bank": "CC-11.3",
    "cash_out": "CC-4.42",
    "vp_buy": "CC-4.36",
}
_WITHOUT_TARGET: Final = ("grocer", "buy_parcel", "buy_building", "consent", "dead")  # the whole text is the key


def rule(action: int) -> str:
    text = NOTATION.text(action)
    return "CC-4.24" if text.startswith("place:W") else _RULES[text.partition(":")[0]]


def edge_name(edge: int) -> str:
    """An edge by the parcels on both its sides."""
    return "/".join(D.CELLS[cell] for cell in D.bordering(edge))


def label(action: int, view: Mapping[str, Any]) -> Phrase:
    """The action as the viewer would say it; prices and owners come from the view."""
    text = NOTATION.text(action)
    kind, _, target = text.partition(":")
    if kind == "place":
        return _placement(target, view)
    if not target or kind in _WITHOUT_TARGET:
        return Phrase("action-" + text.replace(":", "-"))
    if text in ("worker_take:none", "grocer_estate:8"):
        return Phrase(f"action-{kind}-{target}")
    return Phrase(f"action-{kind}", _args(kind, target, view))


def _args(kind: str, target: str, view: Mapping[str, Any]) -> Args:
    if kind in ("setup_parcel", "settler_parcel", "duel_order", "site", "house"):
        return {"cell": f"={target}"}
    if kind == "house_ask":
        return {"cell": f"={target}", "owner": owner(target, view)}
    if kind == "personality":
        return {"card": f"card-{target}-{view['cards'][target]['side']}", "limit": view["cards"][target]["limit"]}
    if kind == "worker_take":
        return {"building": on_sale(target, view)}
    if kind == "road":
        return {"edge": f"={edge_name(int(target))}", "cost": 2 if int(target) in view["crossings"] else 1}
    if kind in ("kept", "grocer_estate"):
        return {"building": f"tile-{target}"}
    return {"number": int(target), "money": _price(kind, int(target), view)}


def _price(kind: str, number: int, view: Mapping[str, Any]) -> int:
    if kind == "captain":
        return int(D.CAPTAIN_PRICE[number])
    if kind == "red_captain":
        return int(D.RED_CAPTAIN_PRICE[number])
    if kind == "red_bank":
        return int(D.RED_BANK_PRICE[list(D.RED_BANK_VP).index(number)])
    if kind == "cash_out":
        return int(D.VP_CASHOUT) * number
    if kind == "vp_buy" and view["focus"] in D.SQUARES:
        return number * int(D.PRICE[D.SQUARES.index(view["focus"])])
    return 0


def owner(cell: str, view: Mapping[str, Any]) -> str:
    """Whose a parcel is."""
    seat = view["town"][cell]["owner"]
    return "colour-none" if seat is None else f"colour-{view['seats'][seat]['colour']}"


def on_sale(square: str, view: Mapping[str, Any]) -> str:
    tile = view["squares"][square]["tile"]
    return f"tile-{tile}" if tile else "tile-none"


def _placement(target: str, view: Mapping[str, Any]) -> Phrase:
    """What the piece would do there: work, buy, attack or defend."""
    piece, _, place = target.partition(":")
    kind = "action-place-white" if piece == "W" else "action-place"
    if place in D.SQUARES:
        if place in _SALE:
            return Phrase(f"{kind}-sale", {"square": f"square-{place}", "building": on_sale(place, view)})
        return Phrase(f"{kind}-square", {"square": f"square-{place}"})
    cell = view["town"][place]
    if cell["owner"] is None or piece == "W":
        return Phrase(f"{kind}-parcel", {"cell": f"={place}", "money": cell["price"] or 0})
    args: Args = {"cell": f"={place}", "building": f"tile-{cell['tile'] or 'none'}", "owner": owner(place, view)}
    return Phrase("action-place-defence" if cell["owner"] == view["viewer"] else "action-place-attack", args)
