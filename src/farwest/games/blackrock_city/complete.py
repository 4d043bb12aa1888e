"""Completing a view into a possible world: what it shows is laid out, what it hides is dealt again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from farwest.engine.core import NOBODY, SPECTATOR, Chance
from farwest.games.blackrock_city import data as D
from farwest.games.blackrock_city.decisions import CAUSES, ENDINGS, LINES, NUMBERS, STATUSES
from farwest.games.blackrock_city.position import count_cubes, lay_queue, sand_of, stage_of
from farwest.games.blackrock_city.state import NO_SEAT, NONE, Circle, line


def complete(view: Mapping[str, Any], blank: Callable[[int], Circle], chance: Chance) -> Circle:
    circle = blank(view["players"])
    _lay_out_table(circle, view)
    _lay_out_flow(circle, view)
    for seat, shown in enumerate(view["seats"]):
        _lay_out_seat(circle, seat, shown)
    if view["dummy"] is not None:
        circle.stake[2] = view["dummy"]["stake"]
        circle.attacks[2] = view["dummy"]["last_attack"]
    _lay_out_cubes(circle, view)
    circle.redeal(SPECTATOR if view["viewer"] is None else view["viewer"], chance)
    return circle


def _number(names: Mapping[int, str | None], name: str | None) -> int:
    return next(number for number, known in names.items() if known == name)


def _lay_out_table(circle: Circle, view: Mapping[str, Any]) -> None:
    gangs = [D.GANGS.index(seat["gang"]) for seat in view["seats"]]
    if view["dummy"] is not None:
        gangs.append(D.GANGS.index(view["dummy"]["gang"]))
    circle.clear()
    circle.lay_out(
        gangs, [D.TOWNS.index(town["town"]) for town in view["circle"]], [_line(row) for row in view["ledger"]]
    )
    circle.reversed = sum(2**position for position, town in enumerate(view["circle"]) if town["reversed"])
    circle.looted = sum(2**position for position, town in enumerate(view["circle"]) if town["looted"])
    circle.sheriff = view["sheriff"]
    circle.pawn = view["pawn"]["at"]
    circle.owner = view["pawn"]["owner"]
    circle.bank_gold = view["bank"]["gold"]
    circle.bank_silver = view["bank"]["silver"]
    circle.bank_prisoners = view["bank"]["prisoners"]
    circle.sand = sand_of(view["clocks"]["mode"], view["clocks"]["hours"])
    circle.clocks_down = view["clocks"]["on_table"]
    circle.open_counts = view["open_counts"]
    circle.first_fixed = view["first_fixed"]


def _line(row: Mapping[str, Any]) -> int:
    """A line of the ledger; a colour that is not shown is any colour until the cubes are dealt again."""
    kind = _number(LINES, row["kind"])
    value = row["amount"] if "amount" in row else D.COLOURS.index(row["colour"] or "gold")
    return int(line(kind, row["seat"], row.get("from", 0), value))


def _lay_out_flow(circle: Circle, view: Mapping[str, Any]) -> None:
    circle.decision = NUMBERS[view["decision"]]
    circle.cause = _number(CAUSES, view["cause"])
    circle.ending = _number(ENDINGS, view["ending"])
    circle.stage = stage_of(circle.decision, circle.cause, circle.ending)
    circle.actor = view["waiting"][0] if view["waiting"] else NOBODY
    circle.phase = view["phase"]
    circle.first = view["first"]
    circle.ride = view["ride"]
    circle.steps = view["distance"]
    circle.timer = view["timer"]["by"] if view["timer"] else NO_SEAT
    lay_queue(circle, view["queue"])
    chosen = view["chosen"] or {}
    for name in ("stake", "hx", "wx"):
        number = chosen.get(name)
        setattr(circle, "chosen" if name == "stake" else f"chosen_{name}", NONE if number is None else number)


def _lay_out_seat(circle: Circle, seat: int, shown: Mapping[str, Any]) -> None:
    for kind in range(D.CLASS_COUNT):
        circle.reserve[seat * 4 + kind] = shown["reserve"][kind]
        circle.staked[seat * 4 + kind] = shown["staked"][kind]
    circle.stake[seat] = shown["stake"]
    circle.status[seat] = _number(STATUSES, shown["status"])
    circle.prisoners[seat] = shown["prisoners"]
    circle.staked_prisoners[seat] = shown["staked_prisoners"]
    circle.defers[seat] = shown["defers"]
    circle.clocks[seat] = shown["clocks"]
    circle.attacks[seat] = shown["last_attack"]


def _lay_out_cubes(circle: Circle, view: Mapping[str, Any]) -> None:
    """As the ledger has them, and as they lie on the table once the screens are lifted (BC-6.2)."""
    count_cubes(circle)
    holders = [*view["seats"], *([view["dummy"]] if view["dummy"] else [])]
    for seat, shown in enumerate(holders):
        if shown["gold"] is not None:
            circle.gold[seat] = shown["gold"]
            circle.silver[seat] = shown["silver"]
