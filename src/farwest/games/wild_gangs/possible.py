"""What makes a position impossible, in plain sentences: shape first, then the invariants of the game (WG-10.8)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.decisions import NUMBERS
from farwest.games.wild_gangs.history import captures, flow, looks
from farwest.games.wild_gangs.setup import closed_by_bank
from farwest.games.wild_gangs.state import EMPTY

# A name is a string, a map leads from names to names, lists are a map to several names each; a question mark: or null.
_SHAPE: Final = {
    "gangs": "names",
    "first": "name",
    "buildings": "map",
    "loots": "lists",
    "events": "map",
    "unused": "names",
    "decision": "name",
    "actor": "name?",
    "round": "number",
    "street": "name?",
    "chosen": "names?",
    "town": "map",
    "face_down": "names",
    "players": "objects",
    "bonus": "names",
    "protected": "names",
    "taken": "map",
}
_PLAYER_SHAPE: Final = {
    "hand": "names",
    "pile": "names",
    "hidden_left": "number",
    "looked_events": "names",
    "looked_slots": "names",
    "money": "number",
    "captured": "names",
}
_MOST: Final = 1_000_000  # no number of the game comes near
_LOOTS: Final = [f"{position}.{size}" for position in D.POSITIONS for size in ("big", "small")]


def problems(data: Mapping[str, Any]) -> list[str]:
    """Everything wrong with a dumped position; an empty list when it can be played on."""
    wrong = list(_wrong_shape(data)) or list(_unknown_names(data))
    if wrong:
        return wrong
    return [*_table(data), *_cards(data), *_slots(data), *looks(data), *captures(data), *flow(data)]


def _wrong_shape(data: Mapping[str, Any]) -> Iterable[str]:
    if data.get("game") != "wild-gangs":
        yield "this is no position of wild-gangs"
        return
    for key, kind in _SHAPE.items():
        if key not in data:
            yield f"{key} is missing"
        elif not _fits(data[key], kind):
            yield f"{key} has the wrong form"
    players = data.get("players")
    for gang, player in players.items() if isinstance(players, dict) else ():
        for key, kind in _PLAYER_SHAPE.items():
            if not isinstance(player, dict) or key not in player or not _fits(player[key], kind):
                yield f"players.{gang}.{key} is missing or has the wrong form"


def _fits(value: object, kind: str) -> bool:
    if kind.endswith("?"):
        return value is None or _fits(value, kind[:-1])
    if kind == "number":
        return isinstance(value, int) and not isinstance(value, bool) and -_MOST < value < _MOST
    if kind == "name":
        return isinstance(value, str)
    if kind == "names":
        return isinstance(value, list) and all(isinstance(item, str) for item in value)
    if kind == "objects":
        return isinstance(value, dict) and all(isinstance(item, dict) for item in value.values())
    return isinstance(value, dict) and all(_fits(item, "name" if kind == "map" else "names") for item in value.values())


def _unknown_names(data: Mapping[str, Any]) -> Iterable[str]:
    """Every name must be one of the game before anything else can be said."""
    cards = {f"{gang}.{role}" for gang in data["gangs"] for role in D.ROLES}
    lists: list[tuple[str, Iterable[object], Iterable[object]]] = [
        ("gangs", data["gangs"], D.GANGS),
        ("first", [data["first"]], data["gangs"]),
        ("buildings", data["buildings"], D.POSITIONS),
        ("buildings", data["buildings"].values(), D.BUILDINGS),
        ("loots", data["loots"], D.POSITIONS),
        ("loots", [tile for pair in data["loots"].values() for tile in pair], D.TILES),
        ("events", data["events"], D.PLACES),
        ("events", [*data["events"].values(), *data["unused"]], D.EVENTS),
        ("decision", [data["decision"]], NUMBERS),
        ("actor", [data["actor"]], [*data["gangs"], None]),
        ("street", [data["street"]], [*D.STREETS, None]),
        ("chosen", data["chosen"] or [], [*D.ROLES, "up", "down"]),
        ("town", data["town"], D.SLOTS),
        ("town", data["town"].values(), cards),
        ("face_down", data["face_down"], D.SLOTS),
        ("players", data["players"], data["gangs"]),
        ("bonus", data["bonus"], _LOOTS),
        ("protected", data["protected"], _LOOTS),
        ("taken", data["taken"], _LOOTS),
        ("taken", data["taken"].values(), data["gangs"]),
    ]
    for player in data["players"].values():
        lists += [
            ("hand", player["hand"], D.ROLES),
            ("pile", player["pile"], D.ROLES),
            ("looked_events", player["looked_events"], D.PLACES),
            ("looked_slots", player["looked_slots"], D.SLOTS),
            ("captured", player["captured"], D.SLOTS),
        ]
    for where, names, allowed in lists:
        known = list(allowed)
        yield from (f"{where}: there is no {name!r}" for name in names if name not in known)


def _each_once(what: str, found: Iterable[object], wanted: Iterable[object]) -> Iterable[str]:
    rest = list(wanted)
    for item in found:
        if item in rest:
            rest.remove(item)
        else:
            yield f"{what}: {item} is there twice or does not belong"
    yield from (f"{what}: {item} is missing" for item in rest)


def _table(data: Mapping[str, Any]) -> Iterable[str]:
    if not 2 <= len(data["gangs"]) <= 4 or len(set(data["gangs"])) != len(data["gangs"]):
        yield "gangs: two, three or four different gangs play (WG-1.3)"
    yield from _each_once("players", data["players"], data["gangs"])
    yield from _each_once("buildings", data["buildings"].values(), D.BUILDINGS)
    yield from _each_once("loots", [tile for pair in data["loots"].values() for tile in pair], D.TILES)
    yield from _each_once("events", [*data["events"].values(), *data["unused"]], D.EVENTS)
    yield from (f"loots: {p} needs two tiles (WG-3.5)" for p in D.POSITIONS if len(data["loots"].get(p, ())) != 2)
    yield from (f"events: {place} is empty (WG-3.4)" for place in D.PLACES if place not in data["events"])
    for number, position in enumerate(D.POSITIONS):
        building = data["buildings"].get(position)
        large = building in D.BUILDINGS and D.IS_LARGE_BUILDING[D.BUILDINGS.index(building)]
        if large != D.IS_LARGE_POSITION[number]:
            yield f"buildings: {building} does not fit at {position} (WG-3.3)"


def _cards(data: Mapping[str, Any]) -> Iterable[str]:
    """Nine cards per gang, in hand, in the pile or in town (WG-10.8)."""
    for gang, player in data["players"].items():
        placed = [card.split(".")[1] for card in data["town"].values() if card.startswith(f"{gang}.")]
        yield from _each_once(f"{gang}'s cards", [*player["hand"], *player["pile"], *placed], D.ROLES)
        hidden = [slot for slot in data["face_down"] if data["town"].get(slot, "").startswith(f"{gang}.")]
        allowed = D.HIDDEN_ALLOWANCE[min(len(data["gangs"]), 4)]
        revealed = data["decision"] in ("victim", "end")
        if player["hidden_left"] < 0 or player["hidden_left"] + len(hidden) > allowed:
            yield f"{gang}: more cards face down or to be placed so than allowed (WG-3.8)"
        elif not revealed and player["hidden_left"] + len(hidden) != allowed:
            yield f"{gang}: {allowed} face-down cards allowed, {len(hidden)} lie there, hidden_left is off (WG-3.8)"
        if player["money"] < 0 or (not revealed and (player["money"] or player["captured"])):
            yield f"{gang}: no money and no captures before the reveal (WG-4.8)"


def _slots(data: Mapping[str, Any]) -> Iterable[str]:
    yield from (f"face_down: {slot} is empty" for slot in data["face_down"] if slot not in data["town"])
    if data["face_down"] and data["decision"] in ("victim", "end"):
        yield "face_down: everything has been turned over (WG-4.7)"
    bank = next((n for n, p in enumerate(D.POSITIONS) if data["buildings"].get(p, "bank") == "bank"), EMPTY)
    closed = closed_by_bank(len(data["gangs"]), bank)
    for front in range(D.FRONT_COUNT):
        first = D.FRONT_FIRST_SLOT[front]
        used = [D.SLOTS[slot] in data["town"] for slot in range(first, first + D.FRONT_CAPACITY[front])]
        if used != sorted(used, reverse=True):
            yield f"town: {D.FRONTS[front]} has a gap; cards take the lowest free slot (WG-2.2.2)"
        if any(used) and closed >> front & 1:
            yield f"town: {D.FRONTS[front]} lies in a closed street (WG-3.9)"
