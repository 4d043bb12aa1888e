"""What makes a position impossible, in plain sentences: shape and names first, then what the rules keep (BC-5.13)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from farwest.games.blackrock_city import data as D
from farwest.games.blackrock_city.decisions import CAUSES, ENDINGS, NUMBERS, STATUSES
from farwest.games.blackrock_city.standing import flow

# A question mark: or null. Numbers are not negative.
_SHAPE: Final = {
    "gangs": "names",
    "clock_mode": "name",
    "clock_hours": "number",
    "open_counts": "flag",
    "first_fixed": "flag",
    "circle": "names",
    "looted": "names",
    "reversed": "names",
    "sheriff": "number",
    "pawn": "number",
    "owner": "number",
    "phase": "number",
    "first": "number",
    "queue": "numbers",
    "decision": "name",
    "actor": "number?",
    "cause": "name?",
    "chosen": "numbers",
    "ride": "number",
    "steps": "number",
    "ending": "name?",
    "timer": "number?",
    "clocks_on_table": "number",
    "bank_prisoners": "number",
    "players": "objects",
    "dummy": "object?",
    "ledger": "names",
}
_PLAYER_SHAPE: Final = {
    "reserve": "numbers",
    "staked": "numbers",
    "status": "name",
    "prisoners": "number",
    "staked_prisoners": "number",
    "defers": "number",
    "clocks": "number",
    "last_attack": "number",
    "cubes": "numbers",
}
_DUMMY_SHAPE: Final = {"gang": "name", "stake": "number", "last_attack": "number", "cubes": "numbers"}
_MOST: Final = 1000  # no number of the game comes near
_MOST_PHASES: Final = 77  # a life for each stake (BC-5.13)
_LINE: Final = re.compile(
    r"(gold):P([0-3]):(\d{1,2})|(silver):P([0-3]):(\d{1,2})"
    r"|(theft):P([0-3]):P([0-3]):(gold|silver)|(lost):P([0-3]):(gold|silver)"
)


def problems(data: Mapping[str, Any]) -> list[str]:
    """Everything wrong with a dumped position; an empty list when it can be played on."""
    for check in (_wrong_shape, _unknown_names, _counts, _tiles_and_cubes, flow):
        wrong = list(check(data))
        if wrong:
            return wrong
    return []


def _wrong_shape(data: Mapping[str, Any]) -> Iterable[str]:
    if data.get("game") != "blackrock-city":
        yield "this is no position of blackrock-city"
        return
    yield from _misfits(data, _SHAPE, "")
    players = data.get("players")
    for seat, player in enumerate(players if isinstance(players, list) else ()):
        yield from _misfits(player, _PLAYER_SHAPE, f"players[{seat}].")
    if data.get("dummy") is not None:
        yield from _misfits(data["dummy"], _DUMMY_SHAPE, "dummy.")


def _misfits(data: object, shape: Mapping[str, str], where: str) -> Iterable[str]:
    for key, kind in shape.items():
        if not isinstance(data, Mapping) or key not in data:
            yield f"{where}{key} is missing"
        elif not _fits(data[key], kind):
            yield f"{where}{key} has the wrong form"


def _fits(value: object, kind: str) -> bool:
    if kind.endswith("?"):
        return value is None or _fits(value, kind[:-1])
    if kind == "flag":
        return isinstance(value, bool)
    if kind == "number":
        return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < _MOST
    if kind == "name":
        return isinstance(value, str)
    if kind == "object":
        return isinstance(value, Mapping)
    return isinstance(value, list) and all(_fits(item, kind.removesuffix("s")) for item in value)


def _unknown_names(data: Mapping[str, Any]) -> Iterable[str]:
    """Every name must be one of the game before anything else can be said."""
    lists: list[tuple[str, Iterable[object], Iterable[object]]] = [
        ("gangs", data["gangs"], D.GANGS),
        ("clock_mode", [data["clock_mode"]], D.CLOCK_MODES),
        ("circle", data["circle"], D.TOWNS),
        ("looted", data["looted"], data["circle"]),
        ("reversed", data["reversed"], data["circle"]),
        ("decision", [data["decision"]], NUMBERS),
        ("cause", [data["cause"]], CAUSES.values()),
        ("ending", [data["ending"]], ENDINGS.values()),
        ("status", [player["status"] for player in data["players"]], STATUSES.values()),
        ("dummy", [data["dummy"]["gang"]] if data["dummy"] else [], D.GANGS),
    ]
    for where, names, allowed in lists:
        known = list(allowed)
        yield from (f"{where}: there is no {name!r}" for name in names if name not in known)
    yield from (f"ledger: {row!r} says nothing" for row in data["ledger"] if not _LINE.fullmatch(row))


def _counts(data: Mapping[str, Any]) -> Iterable[str]:
    """Lists of the right length, numbers that mean a seat or a place."""
    players = len(data["gangs"])
    dummy = [data["dummy"]["gang"]] if data["dummy"] else []
    if not 2 <= players <= 4 or len({*data["gangs"], *dummy}) != players + len(dummy):
        yield "gangs: two, three or four different gangs play (BC-1.2)"
        return
    if len(data["players"]) != players:
        yield "players: one for each gang (BC-3.5)"
    if bool(dummy) != (players == 2):
        yield "dummy: with two players and only then (BC-3.7)"
    size = int(D.CIRCLE_SIZE[players])
    if len(data["circle"]) != size or len(set(data["circle"])) != size or data["circle"][0] != "START":
        yield f"circle: {size} different towns, Start City first (BC-2.7, BC-3.1)"
    absent = [D.TOWN_REVERSE[D.TOWNS.index(town)] for town in D.TOWNS if town not in data["circle"]]
    if len(absent) == 2 and absent[0] == absent[1]:
        yield "circle: the two towns left out have different reverses (BC-3.2)"
    holders = max(players, 3)
    for name, most in (("sheriff", size), ("pawn", size), ("owner", holders), ("first", players)):
        if data[name] >= most:
            yield f"{name}: there is no {data[name]}"
    for name, seats in (("actor", [data["actor"]]), ("timer", [data["timer"]]), ("queue", data["queue"])):
        yield from (f"{name}: there is no seat {seat}" for seat in seats if seat is not None and seat >= players)
    if not 1 <= data["phase"] <= _MOST_PHASES:
        yield f"phase: a game has 1 to {_MOST_PHASES} (BC-5.13)"
    for seat, player in enumerate(data["players"]):
        if len(player["reserve"]) != D.CLASS_COUNT or len(player["staked"]) != D.CLASS_COUNT:
            yield f"players[{seat}]: four classes of bandits (BC-2.4)"
    if (data["clock_hours"] > 0) != (data["clock_mode"] == "async"):
        yield "clock_hours: of a table over days (BC-5.24)"
    if len(data["chosen"]) > 3 or len(set(data["queue"])) != len(data["queue"]):
        yield "chosen has at most three numbers, and nobody stands in the queue twice"


def _tiles_and_cubes(data: Mapping[str, Any]) -> Iterable[str]:
    for seat, player in enumerate(data["players"]):
        healthy, healthy_x, wounded, wounded_x = (
            sum(pair) for pair in zip(player["reserve"], player["staked"], strict=True)
        )
        if healthy_x + wounded_x > D.X_BANDITS or healthy + wounded - _prisoners(player) > D.PLAIN_BANDITS:
            yield f"players[{seat}]: more bandits than a gang has (BC-2.3)"
        if player["prisoners"] > player["reserve"][D.W] or player["staked_prisoners"] > player["staked"][D.W]:
            yield f"players[{seat}]: prisoners are wounded bandits (BC-2.4)"
        if player["clocks"] > D.CLOCKS or player["last_attack"] > data["phase"]:
            yield f"players[{seat}]: clocks or last_attack are off (BC-3.5, BC-5.12)"
    if data["bank_prisoners"] + sum(map(_prisoners, data["players"])) > D.PRISONERS:
        yield "more prisoners than there are (BC-5.13)"
    if data["clocks_on_table"] + sum(player["clocks"] for player in data["players"]) > D.CLOCKS * len(data["gangs"]):
        yield "more clocks than there are (BC-2.1)"
    if data["dummy"] and (data["dummy"]["stake"] > 3 or data["dummy"]["last_attack"] > data["phase"]):
        yield "dummy: no town has more than three holes, no attack lies ahead (BC-2.5)"
    yield from _towns(data)
    yield from _cubes(data)


def _prisoners(player: Mapping[str, Any]) -> int:
    return int(player["prisoners"]) + int(player["staked_prisoners"])


def _towns(data: Mapping[str, Any]) -> Iterable[str]:
    looted, turned = set(data["looted"]), set(data["reversed"])
    if "START" in looted | turned:
        yield "looted: Start City is never raided (BC-8.16)"
    if not turned <= looted:
        yield "reversed: only towns that were raided (BC-4.12c)"
    elif looted - turned - {data["circle"][data["pawn"]]}:
        yield "looted: a raided town is turned over when the pawn leaves it (BC-4.12c)"
    if len(looted) != len(data["looted"]) or len(turned) != len(data["reversed"]):
        yield "looted, reversed: each town once"


def _cubes(data: Mapping[str, Any]) -> Iterable[str]:
    """The ledger must be able to have happened, and to lead to the cubes there are."""
    holders = max(len(data["gangs"]), 3)
    cubes = [[0, 0] for _ in range(holders)]
    taken = [0, 0]
    for row in data["ledger"]:
        kind, *parts = row.split(":")
        seats = [int(part[1:]) for part in parts if part.startswith("P")]
        if max(seats) >= holders or len(set(seats)) != len(seats):
            yield f"ledger: {row!r} is about somebody who is not there"
            return
        if kind in D.COLOURS:
            cubes[seats[0]][D.COLOURS.index(kind)] += int(parts[-1])
            taken[D.COLOURS.index(kind)] += int(parts[-1])
            continue
        colour = D.COLOURS.index(parts[-1])
        cubes[seats[-1]][colour] -= 1
        if kind == "theft":
            cubes[seats[0]][colour] += 1
        if cubes[seats[-1]][colour] < 0:
            yield f"ledger: {row!r} takes a cube that was not there (BC-5.8)"
    if taken[0] > D.GOLD_CUBES or taken[1] > D.SILVER_CUBES:
        yield "ledger: more cubes than there are (BC-5.13)"
    owned = [player["cubes"] for player in data["players"]] + ([data["dummy"]["cubes"]] if data["dummy"] else [])
    if owned != cubes:
        yield "cubes: they do not follow from the ledger"
