"""What makes a position impossible, in plain sentences: its form, its names, then cards, pieces and money."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from farwest.games.dodge_city import data as D
from farwest.games.dodge_city.decisions import NUMBERS, STAGE_NUMBERS

# A question mark: or null. A name is a string; counts lead from names to numbers.
_SHAPE: Final = {
    "colours": "names",
    "round": "number",
    "stage": "name",
    "movement": "number",
    "first": "name?",
    "turn": "number",
    "decision": "name",
    "town": "objects",
    "players": "objects",
    "pile": "names",
    "up": "names",
    "event_pile": "names",
    "card": "name?",
    "free_at": "name?",
    "visited": "name?",
    "here": "name?",
    "left": "number",
    "last": "name?",
    "placed": "counts",
    "event": "object?",
    "due": "names",
    "shown": "names",
    "fought": "names",
    "unarmed": "names",
    "fight": "object?",
    "memory": "pair",
    "ending": "object?",
}
_BUILDING: Final = {"kind": "name?", "owner": "name?", "cells": "map"}
_PLAYER: Final = {
    "money": "number",
    "hand": "names",
    "chosen": "name?",
    "duel": "name?",
    "down": "names",
    "old": "number",
    "duel_old": "flag",
    "down_old": "number",
    "down_indians": "number",
    "ghosts": "number",
    "memory": "pair",
}
_EVENT: Final = {"id": "name", "seat": "name", "step": "number", "target": "name?", "assigned": "counts"}
_FIGHT: Final = {"building": "name", "challenger": "name", "challenged": "name"}
_ENDING: Final = {"places": "numbers", "ties": "names?s"}
_MOST: Final = 1_000_000  # no number of the game comes near


def problems(data: Mapping[str, Any]) -> list[str]:
    """Everything wrong with a dumped position that can be seen without laying it out."""
    wrong = list(_wrong_shapes(data)) or list(_unknown_names(data))
    if wrong:
        return wrong
    return [*_players(data), *_cards(data), *_town(data), *_numbers(data), *_ending(data)]


# Form.


def _wrong_shapes(data: Mapping[str, Any]) -> Iterable[str]:
    if data.get("game") != "dodge-city":
        yield "this is no position of dodge-city"
        return
    yield from _wrong_shape("", data, _SHAPE)
    for key, shape in (("town", _BUILDING), ("players", _PLAYER)):
        if _fits(data.get(key), "objects"):
            for name, item in data[key].items():
                yield from _wrong_shape(f"{key}.{name}.", item, shape)
    for key, shape in (("event", _EVENT), ("fight", _FIGHT), ("ending", _ENDING)):
        if isinstance(data.get(key), dict):
            yield from _wrong_shape(f"{key}.", data[key], shape)


def _wrong_shape(where: str, data: Mapping[str, Any], shape: Mapping[str, str]) -> Iterable[str]:
    for key, kind in shape.items():
        if key not in data:
            yield f"{where}{key} is missing"
        elif not _fits(data[key], kind):
            yield f"{where}{key} has the wrong form"


def _fits(value: object, kind: str) -> bool:
    if kind.endswith("?"):
        return value is None or _fits(value, kind[:-1])
    if kind in ("numbers", "names", "names?s"):
        inner = {"numbers": "number", "names": "name", "names?s": "name?"}[kind]
        return isinstance(value, list) and all(_fits(item, inner) for item in value)
    if kind in ("map", "counts", "objects"):
        inner = {"map": "name", "counts": "number", "objects": "object"}[kind]
        return isinstance(value, dict) and all(_fits(item, inner) for item in value.values())
    if kind == "pair":
        return isinstance(value, list) and len(value) == 2 and all(_fits(item, "names") for item in value)
    if kind == "number":
        return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < _MOST
    return isinstance(value, {"name": str, "flag": bool, "object": dict}[kind])


# Names.


def _unknown_names(data: Mapping[str, Any]) -> Iterable[str]:
    """Every name must be one of the game before anything else can be said."""
    colours = data["colours"]
    count = D.IN_PLAY[len(colours)] if 2 <= len(colours) <= D.SEATS else 0
    buildings = D.BUILDINGS[:count]
    event = data["event"] or {"id": D.EVENTS[0], "seat": None, "target": None, "assigned": {}}
    fight = data["fight"] or {"building": None, "challenger": None, "challenged": None}
    sides = [*colours, None]
    lists: list[tuple[str, Iterable[object], Iterable[object]]] = [
        ("colours", colours, D.COLOURS),
        ("stage", [data["stage"]], STAGE_NUMBERS),
        ("decision", [data["decision"]], NUMBERS),
        ("first", [data["first"]], sides),
        ("town", data["town"], buildings),
        ("players", data["players"], colours),
        ("pile", data["pile"], D.FACES),
        ("up", data["up"], D.FACES),
        ("memory", [*data["memory"][0], *data["memory"][1]], D.FACES),
        ("event_pile", data["event_pile"], D.EVENTS),
        ("card", [data["card"]], [*D.FACES, None]),
        ("free_at", [data["free_at"]], [*buildings, None]),
        ("visited", [data["visited"]], [*buildings, None]),
        ("here", [data["here"]], [*buildings, None]),
        ("last", [data["last"]], [*_lasts(data), None]),
        ("placed", data["placed"], buildings),
        ("event.id", [event["id"]], D.EVENTS),
        ("event.seat", [event["seat"]], sides),
        ("event.target", [event["target"]], sides),
        ("event.assigned", event["assigned"], buildings),
        ("fight.building", [fight["building"]], [*buildings, None]),
        ("fight", [fight["challenger"], fight["challenged"]], sides),
        *((name, data[name], colours) for name in ("due", "shown", "fought", "unarmed")),
    ]
    for number, building in enumerate(data["town"].values()):
        cells = [D.CELL_NAME[bit] for bit in D.FREE[min(number, 6)]]
        lists += [
            ("town.kind", [building["kind"]], [*D.KINDS, None]),
            ("town.owner", [building["owner"]], [*colours, "neutral", None]),
            ("town.cells", building["cells"], cells),
            ("town.cells", building["cells"].values(), colours),
        ]
    for player in data["players"].values():
        lists += [
            ("hand", player["hand"], D.FACES),
            ("chosen", [player["chosen"]], [*D.FACES, None]),
            ("duel", [player["duel"]], [*D.FACES, None]),
            ("down", player["down"], D.FACES),
            ("memory", [*player["memory"][0], *player["memory"][1]], D.FACES),
        ]
    if data["ending"] is not None:
        lists.append(("ending.ties", data["ending"]["ties"], [*D.FACES, None]))
    for where, names, allowed in lists:
        known = list(allowed)
        yield from (f"{where}: there is no {name!r}" for name in names if name not in known)


def _lasts(data: Mapping[str, Any]) -> list[str]:
    """What the choice before can have been: a cell while pieces are placed, else a piece."""
    return D.COORDINATES if data["decision"] in ("place-cell", "event-cell") else D.PIECES_BY_NAME


# Cards, pieces, money.


def _players(data: Mapping[str, Any]) -> Iterable[str]:
    colours = data["colours"]
    if not 2 <= len(colours) <= D.SEATS or len(set(colours)) != len(colours):
        yield "colours: two to five players, each with a colour of his own (DC-1.3, DC-2.2)"
        return
    if [*data["town"]] != D.BUILDINGS[: D.IN_PLAY[len(colours)]]:
        yield f"town: {D.IN_PLAY[len(colours)]} buildings are in play, in their order (DC-3.2)"
    yield from (f"players: {colour} is missing" for colour in colours if colour not in data["players"])
    for name in ("due", "shown", "fought", "unarmed"):
        if len(set(data[name])) != len(data[name]):
            yield f"{name}: a colour is there twice"


def _cards(data: Mapping[str, Any]) -> Iterable[str]:
    """All 32 playing cards, each where it is (DC-2.4); of event cards no one twice."""
    found = [*data["pile"], *data["up"]]
    for player in data["players"].values():
        found += [*player["hand"], *player["down"], *([player["duel"]] if player["duel"] else [])]
    deck = Counter(D.FACES[face] for face in D.FACE_OF)
    for face in D.FACES:
        if found.count(face) != deck[face]:
            yield f"cards: {face} is there {found.count(face)} times, not {deck[face]} (DC-2.4)"
    for where, player in [("", data), *((f"{colour}: ", player) for colour, player in data["players"].items())]:
        if any(Counter(memory) - deck for memory in player["memory"]):
            yield f"{where}memory: more copies of a card than there are (DC-2.4)"
    drawn = [*data["event_pile"], *([data["event"]["id"]] if data["event"] else [])]
    if len(set(drawn)) != len(drawn):
        yield "event_pile: an event card is there twice (DC-2.8)"


def _town(data: Mapping[str, Any]) -> Iterable[str]:
    kinds = Counter(building["kind"] for building in data["town"].values() if building["kind"])
    yield from (f"town: {kind} more than twice (DC-4.13)" for kind, count in kinds.items() if count > 2)
    for name, building in data["town"].items():
        if building["kind"] is None and (building["cells"] or building["owner"]):
            yield f"town.{name}: pieces or an owner, yet no type (DC-4.8)"
        if building["owner"] and building["cells"]:
            yield f"town.{name}: pieces in a settled building (DC-4.0e)"
    for colour in data["colours"]:
        standing = sum(list(building["cells"].values()).count(colour) for building in data["town"].values())
        if standing > D.PIECES:
            yield f"town: {standing} pieces of {colour}, {D.PIECES} there are (DC-2.2)"


def _numbers(data: Mapping[str, Any]) -> Iterable[str]:
    if not 1 <= data["round"] <= D.ROUNDS:
        yield f"round: 1 to {D.ROUNDS} (DC-5.7)"
    if data["turn"] >= len(data["colours"]):
        yield "turn: there are not so many players"
    if any(count > D.LIMIT for count in data["placed"].values()) or data["left"] > D.LIMIT:
        yield f"placed, left: {D.LIMIT} pieces at most (DC-4.11)"
    for colour, player in data["players"].items():
        held = len(player["hand"])
        if player["old"] > held or max(player["down_old"], player["down_indians"]) > len(player["down"]):
            yield f"{colour}: more cards counted than there are (DC-6.2)"
        if player["ghosts"] > 9 or player["down_indians"] > player["down"].count("I"):
            yield f"{colour}: cards counted that cannot be (DC-6.2)"
        if held > 9:
            yield f"{colour}: nobody holds so many cards (DC-4.25)"
    for colour in data["unarmed"]:
        player = data["players"].get(colour, {"duel": "I"})
        if colour not in data["shown"] and player["duel"] not in ("I", None):
            yield f"unarmed: {colour} passed for an Indian only (DC-4.16)"


def _ending(data: Mapping[str, Any]) -> Iterable[str]:
    if (data["ending"] is None) == (data["stage"] == "end"):
        yield "ending: places at the end, and only there (DC-5.8)"
    elif data["ending"] is not None:
        places, ties = data["ending"]["places"], data["ending"]["ties"]
        if sorted(places) != list(range(1, len(data["colours"]) + 1)) or len(ties) != len(places):
            yield "ending: every player has a place of his own (DC-5.9)"
