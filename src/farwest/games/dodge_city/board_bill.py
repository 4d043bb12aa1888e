"""What has been ticked so far: what it costs or takes, and what it would bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from farwest.engine.errors import Args, Phrase
from farwest.engine.picture import Look, Note
from farwest.games.dodge_city import data as D
from farwest.games.dodge_city.board_plan import Plan, plan
from farwest.games.dodge_city.board_reach import Reach, reach
from farwest.games.dodge_city.board_ticks import PLACING, Ticking


class Line(NamedTuple):
    """One building of the bill."""

    building: str
    kind: str | None
    pieces: int
    cost: int
    keys: int
    missing: int | None
    points: int


class Bill(NamedTuple):
    """`ready` when it can be sent; `send` is what the button says then."""

    lines: tuple[Line, ...]
    ready: bool
    send: Phrase
    needs_type: str | None


def bill(view: Mapping[str, Any], chosen: Sequence[str]) -> Look:
    ticks = [tick for tick in chosen if tick in D.PIECES_BY_NAME]
    made = plan(view, chosen)
    placing = view["decision"] in PLACING
    lines = tuple(_lines(view, ticks, chosen)) if placing else ()
    notes = [] if placing else _taken(view, ticks)
    if made.refusal is not None:
        notes.append(Note(made.refusal, made.refusal.rule))
    elif made.needs_type:
        notes.append(Note(Phrase("board-bill-type", {"building": f"building-{made.needs_type}"}), "DC-4.8"))
    elif made.left and view["decision"] != "sell-piece":
        notes.append(_too_much(view, lines))
    elif placing and view["decision"].startswith("buy") and ticks:
        notes.append(Note(Phrase("board-bill-left", {"cost": made.spent, "left": _money(view) - made.spent}), "DC-4.9"))
    ready = _ready(view, ticks, made)
    drawn = Bill(lines, ready, _send(view, ticks, made), made.needs_type)
    return Look(Phrase(f"board-bill-{view['decision']}"), notes, None, None, [drawn])


def _too_much(view: Mapping[str, Any], lines: Sequence[Line]) -> Note:
    cost = sum(line.cost for line in lines)
    if cost > _money(view):
        return Note(Phrase("board-bill-dear", {"cost": cost, "money": _money(view)}), "DC-4.9")
    return Note(Phrase("board-bill-too-much"), "DC-5.15" if view["event"] else "DC-4.7")


def _money(view: Mapping[str, Any]) -> int:
    return int(view["seats"][view["viewer"]]["money"])


def _ready(view: Mapping[str, Any], ticks: Sequence[str], made: Plan) -> bool:
    """Can it be sent as it is? What has to be chosen exactly must be complete."""
    asked = Ticking(view).ticks()
    if asked is None or made.refusal is not None or made.needs_type or not made.acts:
        return False
    if view["decision"] == "sell-piece":
        return bool(ticks)  # what is not needed is not sold (DC-8.53)
    if made.left:
        return False
    if asked.exactly and view["decision"] != "event-building":
        return len(ticks) == asked.most
    return bool(ticks) or asked.optional or view["decision"] == "buy-building"


def _send(view: Mapping[str, Any], ticks: Sequence[str], made: Plan) -> Phrase:
    decision = view["decision"]
    if decision == "buy-building" and not ticks:
        return Phrase("board-send-nothing")
    return Phrase(f"board-send-{decision}", {"count": len(ticks), "cost": made.spent})


# Pieces to be placed: building by building.


def _lines(view: Mapping[str, Any], ticks: Sequence[str], chosen: Sequence[str]) -> list[Line]:
    names = sorted({tick.partition(".")[0] for tick in ticks}, key=D.BUILDINGS.index)
    found = []
    for name in names:
        building = view["town"][name]
        cells = [tick.partition(".")[2] for tick in ticks if tick.startswith(f"{name}.")]
        kind = building["kind"] or _kind(view, name, chosen)
        then = reach(name, building["cells"] | dict.fromkeys(cells, view["viewer"]), view["viewer"])
        cost = _cost(view, name, kind, len(cells))
        value = int(D.VALUE[D.KINDS.index(kind)]) if kind else 0
        found.append(Line(name, kind, len(cells), cost, len(then.keys), then.missing, value))
    return found


def _kind(view: Mapping[str, Any], name: str, chosen: Sequence[str]) -> str | None:
    """The type that an unopened building would get: of the card, of the event, or as chosen."""
    moving, event = view["moving"], view["event"]
    if event and event["step"].get("kind", "any") != "any":
        return str(event["step"]["kind"])
    if moving and moving["free"] and moving["free"]["building"] == name:
        return str(moving["free"]["kind"])
    return next((kind for kind in D.KINDS if f"{name}={kind}" in chosen), None)


def _cost(view: Mapping[str, Any], name: str, kind: str | None, count: int) -> int:
    """DC-4.9: free pieces first; events cost nothing."""
    if kind is None or not view["decision"].startswith("buy"):
        return 0
    free = view["moving"]["free"]
    paid = count - (free["pieces"] if free and free["building"] == name else 0)
    return int(D.PRICE[D.KINDS.index(kind)]) * max(0, paid)


# Pieces to be taken off, sold or handed over.


def _taken(view: Mapping[str, Any], ticks: Sequence[str]) -> list[Note]:
    notes = []
    if view["decision"] == "sell-piece":
        notes.append(_sale(view, ticks))
    for name in sorted({tick.partition(".")[0] for tick in ticks}, key=D.BUILDINGS.index):
        cells = view["town"][name]["cells"]
        gone = {tick.partition(".")[2] for tick in ticks if tick.startswith(f"{name}.")}
        left = {cell: seat for cell, seat in cells.items() if cell not in gone}
        for seat in sorted({cells[cell] for cell in gone if cell in cells}):
            notes.append(_loss(view, name, seat, reach(name, left, seat)))
    return notes


def _sale(view: Mapping[str, Any], ticks: Sequence[str]) -> Note:
    resale = sum(int(D.RESALE[D.KINDS.index(view["town"][tick.partition(".")[0]]["kind"])]) for tick in ticks)
    due = int(view["event"]["step"].get("amount", 0))
    args: Args = {"resale": resale, "money": _money(view), "due": due, "short": max(0, due - _money(view) - resale)}
    return Note(Phrase("board-bill-sale", args), "DC-5.13")


def _loss(view: Mapping[str, Any], name: str, seat: int, then: Reach) -> Note:
    side = view["town"][name]["sides"][seat]
    who = "board-yours" if seat == view["viewer"] else f"side-{view['seats'][seat]['colour']}"
    args: Args = {
        "building": f"building-{name}",
        "side": who,
        "before": -1 if side["missing"] is None else side["missing"],
        "after": -1 if then.missing is None else then.missing,
    }
    return Note(Phrase("board-bill-loss", args))
