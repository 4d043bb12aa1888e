"""What makes a position impossible, in plain sentences: shape first, then names, then the invariants of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from farwest.games.colorado_county import data as D
from farwest.games.colorado_county.decisions import NUMBERS
from farwest.games.colorado_county.history import inconsistencies
from farwest.games.colorado_county.layout import lay_out
from farwest.games.colorado_county.state import County

_MOST: Final = 1000  # no number of the game comes near
_SHAPE: Final = {
    "layout": "name",
    "colours": "names",
    "first": "number",
    "decision": "name",
    "round": "number",
    "auction": "number",
    "slot": "number",
    "lakes": "spots",
    "lake": "name?",
    "turn": "number?",
    "owners": "numbered",
    "flags": "map",
    "flag": "name?",
    "markers": "numbered",
    "unseen": "names",
    "shown": "names",
    "card": "name?",
    "cap": "number",
    "cell": "name?",
    "choosers": "numbers",
    "lowest": "numbers",
    "selling": "truth",
    "answered": "numbers",
    "keen": "numbers",
    "passing": "numbers",
    "opened": "name?",
    "earned": "tables",
    "epoch": "number",
    "lore": "lore",
    "players": "objects",
}
_PLAYER_SHAPE: Final = {
    "hand": "numbers",
    "count": "number?",
    "fist": "numbers",
    "opened": "numbers",
    "ages": "numbers",
    "forsale": "number",
    "sold": "number",
    "flags": "numbers",
}


def problems(data: Mapping[str, Any], blank: Callable[[int], County]) -> list[str]:
    """Everything wrong with a dumped position; an empty list when it can be played on."""
    wrong = (
        list(_wrong_shape(data))
        or [*_unknown_names(data), *_wrong_seats(data)]
        or [*_wrong_lakes(data), *_doubles(data)]
    )
    return wrong or list(inconsistencies(data, lay_out(data, blank)))


# Shape.


def _wrong_shape(data: Mapping[str, Any]) -> Iterable[str]:
    if data.get("game") != "colorado-county":
        yield "this is no position of colorado-county"
        return
    for key, kind in _SHAPE.items():
        if key not in data:
            yield f"{key} is missing"
        elif not _fits(data[key], kind):
            yield f"{key} has the wrong form"
    players = data.get("players")
    for seat, player in enumerate(players if isinstance(players, list) else ()):
        for key, kind in _PLAYER_SHAPE.items():
            if not isinstance(player, dict) or key not in player or not _fits(player[key], kind):
                yield f"players[{seat}].{key} is missing or has the wrong form"


def _fits(value: object, kind: str) -> bool:
    if kind.endswith("?"):
        return value is None or _fits(value, kind[:-1])
    if kind == "number":
        return type(value) is int and 0 <= value < _MOST
    if kind == "name":
        return isinstance(value, str)
    if kind == "truth":
        return isinstance(value, bool)
    if kind in ("names", "numbers", "tables", "rows", "lore"):
        item = {"names": "name", "numbers": "number", "tables": "rows", "rows": "numbers", "lore": "knowledge"}[kind]
        return isinstance(value, list) and all(_fits(part, item) for part in value)
    if kind == "objects":
        return isinstance(value, list) and all(isinstance(item, dict) for item in value)
    if kind == "knowledge":
        return _is_triple(value)
    if kind == "spot":
        return isinstance(value, list) and len(value) == 2 and _fits(value[0], "name") and _fits(value[1], "number")
    item = {"map": "name", "numbered": "number", "spots": "spot"}[kind]
    return isinstance(value, dict) and all(_fits(part, item) for part in value.values())


def _is_triple(value: object) -> bool:
    """Since when, who has it, and who has it for whom."""
    if not isinstance(value, list) or len(value) != 3 or not isinstance(value[2], dict):
        return False
    return (
        _fits(value[0], "number") and _fits(value[1], "numbers") and all(_fits(v, "numbers") for v in value[2].values())
    )


# Names.


def _unknown_names(data: Mapping[str, Any]) -> Iterable[str]:
    """Every name must be one of the game before anything else can be said."""
    lists: list[tuple[str, Iterable[object], Iterable[object]]] = [
        ("layout", [data["layout"]], D.LAYOUTS),
        ("colours", data["colours"], D.COLOURS),
        ("decision", [data["decision"]], NUMBERS),
        ("lakes", data["lakes"], D.LAKES),
        ("lakes", [spot[0] for spot in data["lakes"].values()], D.CELLS),
        ("lakes", [spot[1] for spot in data["lakes"].values()], range(D.TURNS)),
        ("lake", [data["lake"]], [*D.LAKES, None]),
        ("turn", [data["turn"]], [*range(D.TURNS), None]),
        ("owners", data["owners"], D.LAKES),
        ("flags", data["flags"], D.CELLS),
        ("flags", data["flags"].values(), D.FLAGS),
        ("flag", [data["flag"]], [*D.FLAGS, None]),
        ("markers", data["markers"], D.CELLS),
        ("unseen", data["unseen"], D.CARDS),
        ("shown", data["shown"], D.CARDS),
        ("card", [data["card"]], [*D.CARDS, None]),
        ("cell", [data["cell"]], [*D.CELLS, None]),
        ("opened", [data["opened"]], ["auction", "sale", None]),
    ]
    for where, names, allowed in lists:
        known = list(allowed)
        yield from (f"{where}: there is no {name!r}" for name in names if name not in known)


def _wrong_seats(data: Mapping[str, Any]) -> Iterable[str]:
    players = len(data["colours"])
    if not 2 <= players <= D.SEATS or len(set(data["colours"])) != players:
        yield "colours: two, three or four different ones play (CO-1.3)"
        return
    if len(data["players"]) != players:
        yield "players: one for each colour"
    seats = [data["first"], *data["owners"].values(), *data["markers"].values()]
    seats += [seat for key in ("choosers", "lowest", "answered", "keen", "passing") for seat in data[key]]
    seats += [seat for _, held, _ in data["lore"] for seat in held]
    seats += [seat for _, _, private in data["lore"] for held in private.values() for seat in held]
    yield from (f"there is no seat {seat}" for seat in seats if seat >= players)
    viewers = {viewer for _, _, private in data["lore"] for viewer in private}
    yield from (f"lore: {viewer} is no seat" for viewer in viewers if viewer not in map(str, range(players)))
    if len(data["lore"]) != D.COWBOY_COUNT:
        yield "lore: one line for each cowboy (CO-3.4)"
    for number, player in enumerate(data["players"]):
        cowboys = [*player["hand"], *player["fist"], *player["opened"]]
        if not all(1 <= cowboy <= D.COWBOY_COUNT for cowboy in cowboys):
            yield f"players[{number}]: cowboys are numbered 1 to 66 (CO-2.1)"
        if len(player["flags"]) != D.FLAG_COUNT:
            yield f"players[{number}]: flags to place are four numbers, by colour (CO-4.4.1)"
        if any(player["ages"].count(age) > 2 or age > _LATEST for age in player["ages"] if age):
            yield f"players[{number}]: no draw brings more than two cowboys (CO-4.9.1)"
        if (player["count"] or 0) > len(player["hand"]):
            yield f"players[{number}]: more cowboys bid than held (CO-4.6.1)"
    rows = [row for table in data["earned"] for row in table]
    if len(data["earned"]) > D.ROUNDS:
        yield f"earned: there are {D.ROUNDS} rounds (CO-5.4)"
    if any(len(table) != players for table in data["earned"]) or any(len(row) != D.CATEGORY_COUNT for row in rows):
        yield "earned: for each round and player the points of four categories (CO-5.4)"


_LATEST: Final = 50


# Things that are there once.


def _wrong_lakes(data: Mapping[str, Any]) -> Iterable[str]:
    """On the board, one beside the other (CO-3.2)."""
    covered: set[int] = set()
    for name, (anchor, turn) in data["lakes"].items():
        lake = D.LAKES.index(name)
        at = int(D.covered_at(lake, D.CELLS.index(anchor) * D.TURNS + turn))
        cells = {int(cell) for cell in D.COVERED[at : at + D.LARGEST_LAKE] if cell >= 0}
        if not cells:
            yield f"lakes: {name} does not fit on the board at {anchor}, turn {turn} (CO-3.2)"
        if cells & covered:
            yield f"lakes: {name} covers a cell that another lake covers (CO-3.2)"
        covered |= cells
    for cell in [*data["markers"], *data["flags"]]:
        if D.CELLS.index(cell) in covered:
            yield f"{cell} is water (CO-2.2.4)"


def _doubles(data: Mapping[str, Any]) -> Iterable[str]:
    hands = [number for player in data["players"] for number in player["hand"]]
    yield from (f"cowboy {number} is there twice (CO-2.1)" for number in sorted(set(hands)) if hands.count(number) > 1)
    cards = [*data["unseen"], *data["shown"], *([data["card"]] if data["card"] else [])]
    yield from (f"card {card} is there twice (CO-2.4)" for card in sorted(set(cards)) if cards.count(card) > 1)
    yield from (f"{cell} holds a marker and a flag (CO-4.4.3)" for cell in data["flags"] if cell in data["markers"])
    for key in ("choosers", "lowest", "answered", "keen", "passing"):
        if len(set(data[key])) != len(data[key]):
            yield f"{key}: a seat is there twice"
    if len(data["shown"]) > D.SHOWN[len(data["colours"])]:
        yield "shown: more cards than an auction has (CO-4.5.1)"
