"""The viewer's own tray: cowboys, flags to plant, lakes to lay, a plot offered to him, and buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from farwest.engine.errors import Malformed
from farwest.games.colorado_county import data as D
from farwest.games.colorado_county.board_pieces import FlagStock, LakeTile, Offered, Screen, Target

BIDS: Final = ("bid", "sale-bid")


def own_seat(view: Mapping[str, Any]) -> Mapping[str, Any] | None:
    seat: Mapping[str, Any] | None = None if view["viewer"] is None else view["seats"][view["viewer"]]
    return seat


# Cowboys.


def screen(view: Mapping[str, Any]) -> Screen | None:
    own = own_seat(view)
    if own is None or own["hand"] is None:
        return None
    fist = view["fist"] or {"count": None, "cowboys": [], "closed": False}
    inside = tuple(fist["cowboys"])
    return Screen(
        colour=own["colour"],
        mode=_mode(view, fist),
        cowboys=tuple(sorted({*own["hand"], *inside})),
        may=tuple(int(text.rpartition(":")[2]) for text in view["legal"] if text.startswith(("token:", "pay:"))),
        inside=inside,
        left=(fist["count"] or 0) - len(inside),
        least=1 if view["decision"] == "sale-bid" else 0,
        sale=view["sale"]["cell"] if view["sale"] else None,
    )


def _mode(view: Mapping[str, Any], fist: Mapping[str, Any]) -> str:
    if fist["closed"]:
        return "closed"
    if view["legal"] and view["decision"] in BIDS:
        return "token" if view["step"] == "token" else "tick"
    return "pay" if view["legal"] and view["decision"] == "pay" else "look"


def ticked(view: Mapping[str, Any], ticks: Sequence[str]) -> str:
    """A set of cowboys as a bid is written (CO-4.6.2): how many, then each from the highest down.

    What the engine takes by itself, because nothing else is left to choose (CO-4.1.1), is not said.
    """
    chosen = sorted({int(tick) for tick in ticks if tick.isascii() and tick.isdigit()}, reverse=True)
    shown = screen(view)
    held = list(shown.cowboys) if shown else []
    if len(chosen) != len(ticks) or not set(chosen) <= set(held):
        raise Malformed(" ".join(ticks))
    texts = [f"count:{len(chosen)}"]
    lower = held
    for number, cowboy in enumerate(chosen):
        after = len(chosen) - number - 1
        if len(lower) - after > 1:  # as many as can be named now
            texts.append(f"token:{cowboy}")
        lower = [other for other in lower if other < cowboy]
    return " ".join(texts)


# Flags and lakes.


def stock(view: Mapping[str, Any]) -> tuple[FlagStock, ...]:
    """The flags that the viewer still has to plant, while flags are planted (CO-4.4.2)."""
    own = own_seat(view)
    if own is None or view["decision"] not in ("colour", "flag"):
        return ()
    choosing = view["decision"] == "colour" and bool(view["legal"])
    return tuple(
        FlagStock(
            colour=colour,
            left=left,
            target=Target(1, f"colour:{D.FLAG_LETTERS[D.FLAGS.index(colour)]}", legal=True) if choosing else None,
            chosen=bool(view["legal"]) and view["flag"] == colour,
        )
        for colour, left in own["flags"].items()
        if left
    )


def tiles(view: Mapping[str, Any]) -> tuple[LakeTile, ...]:
    """Lakes to choose from, or the ways to turn the one chosen (CO-3.2)."""
    if view["decision"] not in ("lake", "turn"):
        return ()
    if view["decision"] == "turn":
        lake = view["laying"]["lake"]
        turns = range(int(D.LAKE_TURNS[D.LAKES.index(lake)]))
        return tuple(_tile(lake, turn, _target(view, f"turn:{turn}")) for turn in turns)
    waiting = [lake["id"] for lake in view["lakes"] if not lake["cells"]]
    return tuple(_tile(lake, 0, _target(view, f"lake:{lake}")) for lake in reversed(waiting))


def laying(view: Mapping[str, Any]) -> LakeTile | None:
    """The lake in the hand of whoever lays one."""
    if view["laying"] is None:
        return None
    return _tile(view["laying"]["lake"], view["laying"]["turn"] or 0, None, chosen=True)


def _tile(lake: str, turn: int, target: Target | None, *, chosen: bool = False) -> LakeTile:
    number = D.LAKES.index(lake)
    corner = D.CELLS.index("A1") * D.TURNS + turn
    start = D.covered_at(number, corner)
    cells = [int(cell) for cell in D.COVERED[start : start + D.LARGEST_LAKE] if cell >= 0]
    spots = tuple((cell % D.COLUMNS, cell // D.COLUMNS) for cell in cells)
    return LakeTile(lake, int(D.LAKE_VALUE[number]), turn, spots, target, chosen)


def _target(view: Mapping[str, Any], text: str) -> Target | None:
    return Target(1, text, text in view["legal"]) if view["legal"] else None


# Sales, and what has no place on the board.


def offered(view: Mapping[str, Any]) -> Offered | None:
    sale = view["sale"]
    if sale is None:
        return None
    asks = view["decision"] == "interest" and bool(view["legal"])
    return Offered(sale["cell"], view["seats"][sale["seller"]]["colour"], asks, view["answer"])


def buttons(view: Mapping[str, Any]) -> tuple[Target, ...]:
    return tuple(Target(1, text, legal=True) for text in view["legal"] if ":" not in text)


def may_ask_again(view: Mapping[str, Any]) -> bool:
    """CO-4.10.2: passing for the round can be taken back, but not while choices are sealed: it would tell of them."""
    own = own_seat(view)
    return (
        own is not None and own["passing"] and not (view["over"] or view["sealed"] or view["viewer"] in view["waiting"])
    )
