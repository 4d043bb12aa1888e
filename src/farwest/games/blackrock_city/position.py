"""Positions as readable data, both ways: for tests, puzzles and saved moments."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from farwest.engine.bits import members
from farwest.engine.core import NOBODY
from farwest.engine.data import Plain
from farwest.engine.errors import ImpossiblePosition
from farwest.games.blackrock_city import data as D, state as S
from farwest.games.blackrock_city.decisions import CAUSES, ENDINGS, LINES, NAMES, NUMBERS, STATUSES
from farwest.games.blackrock_city.possible import problems
from farwest.games.blackrock_city.queueing import join
from farwest.games.blackrock_city.state import NO_SEAT, NONE, Circle
from farwest.games.blackrock_city.view import clock_mode


def dump(circle: Circle) -> dict[str, Plain]:
    """Positions on the circle are counted from Start City, seats by number; the dummy is seat 2."""
    return {
        "game": "blackrock-city",
        "gangs": [D.GANGS[gang] for gang in circle.gangs[: circle.players]],
        "clock_mode": clock_mode(circle.sand),
        "clock_hours": circle.sand // 3600,
        "open_counts": circle.open_counts,
        "first_fixed": circle.first_fixed,
        "circle": [D.TOWNS[town] for town in circle.towns],
        "looted": [D.TOWNS[circle.towns[position]] for position in members(circle.looted)],
        "reversed": [D.TOWNS[circle.towns[position]] for position in members(circle.reversed)],
        "sheriff": circle.sheriff,
        "pawn": circle.pawn,
        "owner": circle.owner,
        "phase": circle.phase,
        "first": circle.first,
        "queue": _queue(circle),
        "decision": NAMES[circle.decision],
        "actor": None if circle.over else circle.actor,
        "cause": CAUSES[circle.cause],
        "chosen": [n for n in (circle.chosen, circle.chosen_hx, circle.chosen_wx) if n != NONE],
        "ride": circle.ride,
        "steps": circle.steps,
        "ending": ENDINGS[circle.ending],
        "timer": None if circle.timer == NO_SEAT else circle.timer,
        "clocks_on_table": circle.clocks_down,
        "bank_prisoners": circle.bank_prisoners,
        "players": [_player(circle, seat) for seat in range(circle.players)],
        "dummy": _dummy(circle) if circle.players == 2 else None,
        "ledger": [_line(written) for written in circle.ledger],
    }


def _queue(circle: Circle) -> list[Plain]:
    seats: list[Plain] = []
    rest = int(circle.queue)
    while rest:
        seats.append((rest & 7) - 1)
        rest >>= 3
    return seats


def _player(circle: Circle, seat: int) -> dict[str, Plain]:
    return {
        "reserve": list(circle.reserve[seat * 4 : seat * 4 + 4]),
        "staked": list(circle.staked[seat * 4 : seat * 4 + 4]),
        "status": STATUSES[circle.status[seat]],
        "prisoners": circle.prisoners[seat],
        "staked_prisoners": circle.staked_prisoners[seat],
        "defers": circle.defers[seat],
        "clocks": circle.clocks[seat],
        "last_attack": circle.attacks[seat],
        "cubes": [circle.gold[seat], circle.silver[seat]],
    }


def _dummy(circle: Circle) -> dict[str, Plain]:
    return {
        "gang": D.GANGS[circle.gangs[2]],
        "stake": circle.stake[2],
        "last_attack": circle.attacks[2],
        "cubes": [circle.gold[2], circle.silver[2]],
    }


def _line(written: int) -> str:
    kind, seat, value = S.line_kind(written), S.line_seat(written), S.line_value(written)
    if kind == S.STOLE:
        return f"theft:P{seat}:P{S.line_other(written)}:{D.COLOURS[value]}"
    return f"{LINES[kind]}:P{seat}:{D.COLOURS[value] if kind == S.LOST else value}"


# Loading.


def load(data: Mapping[str, Any], blank: Callable[[int], Circle]) -> Circle:
    """ImpossiblePosition lists everything that is wrong, not only the first thing."""
    wrong = problems(data)
    if wrong:
        raise ImpossiblePosition(*wrong)
    circle = blank(len(data["gangs"]))
    _load_table(circle, data)
    _load_flow(circle, data)
    for seat, player in enumerate(data["players"]):
        _load_player(circle, seat, player)
    if data["dummy"] is not None:
        circle.stake[2] = data["dummy"]["stake"]
        circle.attacks[2] = data["dummy"]["last_attack"]
    count_cubes(circle)
    circle.bank_gold -= sum(S.line_value(row) for row in circle.ledger if S.line_kind(row) == S.TOOK_GOLD)
    circle.bank_silver -= sum(S.line_value(row) for row in circle.ledger if S.line_kind(row) == S.TOOK_SILVER)
    return circle


def _load_table(circle: Circle, data: Mapping[str, Any]) -> None:
    gangs = [D.GANGS.index(gang) for gang in data["gangs"]]
    if data["dummy"] is not None:
        gangs.append(D.GANGS.index(data["dummy"]["gang"]))
    circle.clear()
    circle.lay_out(gangs, [D.TOWNS.index(town) for town in data["circle"]], [read_line(row) for row in data["ledger"]])
    circle.looted = sum(2 ** data["circle"].index(town) for town in data["looted"])
    circle.reversed = sum(2 ** data["circle"].index(town) for town in data["reversed"])
    for name in ("sheriff", "pawn", "owner", "phase", "first", "ride", "steps", "bank_prisoners"):
        setattr(circle, name, data[name])
    circle.sand = sand_of(data["clock_mode"], data["clock_hours"])
    circle.open_counts = data["open_counts"]
    circle.first_fixed = data["first_fixed"]


def sand_of(mode: str, hours: int) -> int:
    """The seconds that a clock gives (BC-5.23, BC-5.24)."""
    return {"off": 0, "realtime": D.SAND_SECONDS, "async": hours * 3600}[mode]


def read_line(row: str) -> int:
    """A line of the ledger from its text, which is known to be one."""
    kind, *parts = row.split(":")
    number = next(number for number, name in LINES.items() if name == kind)
    seat, value = int(parts[0][1:]), parts[-1]
    other = int(parts[1][1:]) if number == S.STOLE else 0
    return int(S.line(number, seat, other, D.COLOURS.index(value) if value in D.COLOURS else int(value)))


def _load_flow(circle: Circle, data: Mapping[str, Any]) -> None:
    circle.decision = NUMBERS[data["decision"]]
    circle.cause = next(number for number, name in CAUSES.items() if name == data["cause"])
    circle.ending = next(number for number, name in ENDINGS.items() if name == data["ending"])
    circle.stage = stage_of(circle.decision, circle.cause, circle.ending)
    circle.actor = NOBODY if data["actor"] is None else data["actor"]
    circle.timer = NO_SEAT if data["timer"] is None else data["timer"]
    circle.clocks_down = data["clocks_on_table"]
    lay_queue(circle, data["queue"])
    chosen = [*data["chosen"], NONE, NONE, NONE]
    circle.chosen, circle.chosen_hx, circle.chosen_wx = chosen[:3]


def _load_player(circle: Circle, seat: int, player: Mapping[str, Any]) -> None:
    for kind in range(D.CLASS_COUNT):
        circle.reserve[seat * 4 + kind] = player["reserve"][kind]
        circle.staked[seat * 4 + kind] = player["staked"][kind]
    circle.stake[seat] = sum(player["staked"])
    circle.status[seat] = next(number for number, name in STATUSES.items() if name == player["status"])
    circle.prisoners[seat] = player["prisoners"]
    circle.staked_prisoners[seat] = player["staked_prisoners"]
    circle.defers[seat] = player["defers"]
    circle.clocks[seat] = player["clocks"]
    circle.attacks[seat] = player["last_attack"]


def lay_queue(circle: Circle, seats: Sequence[int]) -> None:
    circle.queue = 0
    for seat in seats:
        join(circle, seat)


def stage_of(decision: int, cause: int, ending: int) -> int:
    """Where the phase goes on after the decision."""
    if decision == S.WOUND_PICK:
        return S.MOVING if cause == S.BY_INDIANS else S.TURNS
    if decision == S.MOVE_DISTANCE:
        return S.RESOLVE
    return S.CLOSING if decision == S.STEAL_PLAN or ending == S.NO_BANDITS else S.TURNS


def count_cubes(circle: Circle) -> None:
    """What everybody has by the ledger."""
    for written in circle.ledger:
        kind, seat, value = S.line_kind(written), S.line_seat(written), S.line_value(written)
        pile = circle.gold if (kind, value) in ((S.STOLE, D.GOLD), (S.LOST, D.GOLD)) else circle.silver
        if kind == S.TOOK_GOLD:
            circle.gold[seat] += value
        elif kind == S.TOOK_SILVER:
            circle.silver[seat] += value
        elif kind == S.STOLE:
            pile[seat] += 1
            pile[S.line_other(written)] -= 1
        else:
            pile[seat] -= 1
