"""The buildings of a View as they are drawn: cells, what stands on them, what may be chosen there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from farwest.games.dodge_city import data as D
from farwest.games.dodge_city.board_pieces import Cell, House, Kind, Meter, Target
from farwest.games.dodge_city.board_ticks import Ticking

_FAR: Final = 99
REWARD: Final = int(D.REWARD)


def house(view: Mapping[str, Any], name: str, ticking: Ticking) -> House:
    building = view["town"][name]
    rows = building["rows"]
    spots = [[_cell(view, name, row, column, ticking) for column in range(len(rows[0]))] for row in range(len(rows))]
    viewer = view["viewer"]
    most = ticking.most_in(name)
    unopened = building["status"] == "unopened"
    whole = Target(f"free:{name}", f"free:{name}" in view["legal"]) if ticking.by_building() else None
    asks = bool(whole and whole.legal) or any(cell.target or cell.tick for row in spots for cell in row)
    return House(
        id=name,
        part=building["part"],
        columns=len(rows[0]),
        rows=len(rows),
        status=building["status"],
        kind=building["kind"],
        value=building["value"],
        price=building["price"],
        reward=None if building["value"] is None else REWARD * building["value"],
        owner=None if building["owner"] is None else colour(view, building["owner"]),
        cells=tuple(tuple(row) for row in spots),
        meters=meters(view, name),
        free=building["free"],
        most=most,
        types=ticking.types_in(name) if most and unopened else (),
        lit=name in ticking.lit,
        asks=asks,
        mine=None if viewer is None else colour(view, viewer),
        target=whole,
    )


def colour(view: Mapping[str, Any], seat: int) -> str:
    found: str = view["seats"][seat]["colour"]
    return found


def kinds(view: Mapping[str, Any]) -> tuple[Kind, ...]:
    money = _FAR * 1000 if view["viewer"] is None else view["seats"][view["viewer"]]["money"]
    return tuple(kind(name, view["tokens"][name], money) for name in D.KINDS)


def kind(name: str, left: int, money: int) -> Kind:
    number = D.KINDS.index(name)
    price, value = int(D.PRICE[number]), int(D.VALUE[number])
    return Kind(name, price, value, REWARD * value, left, price > money)


def meters(view: Mapping[str, Any], name: str) -> tuple[Meter, ...]:
    """Who is there, the nearest to a control first."""
    building = view["town"][name]
    found = [
        Meter(
            colour(view, seat),
            side["pieces"],
            side["keys"],
            side["missing"],
            building["leader"] == seat,
            seat == view["viewer"],
        )
        for seat, side in enumerate(building["sides"])
        if side["pieces"]
    ]
    return tuple(sorted(found, key=lambda meter: (_FAR if meter.missing is None else meter.missing, -meter.keys)))


# Cells.


def _cell(view: Mapping[str, Any], name: str, row: int, column: int, ticking: Ticking) -> Cell:
    building = view["town"][name]
    sign = building["rows"][row][column]
    cell = f"{D.COLUMNS[column]}{row + 1}"
    at = f"{name}.{cell}"
    if sign == "#":
        return Cell(cell, at, "none")
    if sign != ".":
        return _key(view, name, cell, ticking)
    owner = building["cells"].get(cell)
    target = ticking.target(at)
    tick = ticking.tick(at)
    why = ticking.why(at, owner) if target is None and tick is None else None
    look = f"at:{at}" if target or tick else None
    if owner is None:
        return Cell(cell, at, "free", target=target, tick=tick, why=why, look=look)
    beside = [building["cells"].get(f"{D.COLUMNS[column + 1]}{row + 1}") if column + 1 < len(D.COLUMNS) else None]
    below = building["cells"].get(f"{D.COLUMNS[column]}{row + 2}")
    return Cell(
        cell,
        at,
        "piece",
        colour(view, owner),
        beside[0] == owner,
        below == owner,
        holds=_holds(building, owner, cell),
        target=target,
        tick=tick,
        why=why,
        look=look,
    )


def _holds(building: Mapping[str, Any], owner: int, cell: str) -> bool:
    groups = building["sides"][owner]["groups"]
    return any(cell in group["cells"] and len(group["keys"]) >= D.KEYS_NEEDED for group in groups)


def _key(view: Mapping[str, Any], name: str, cell: str, ticking: Ticking) -> Cell:
    """Never covered (DC-5.1); the colours of those who touch it sit on its rim."""
    building = view["town"][name]
    touched = tuple(
        colour(view, seat)
        for seat, side in enumerate(building["sides"])
        if any(cell in group["keys"] for group in side["groups"])
    )
    at = f"{name}.{cell}"
    return Cell(cell, at, "key", key=building["keys"][cell], touched=touched, why=ticking.why(at, None))
