"""What makes a position impossible, in plain sentences: shape first, then the invariants of the game (WG-10.8)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from farwest.engine.native import i64, vec
from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.decisions import NUMBERS
from farwest.games.wild_gangs.setup import closed_fronts

_SHAPE: Final[dict[str, Any]] = {
    "gangs": list,
    "first": str,
    "buildings": dict,
    "loots": dict,
    "events": dict,
    "unused": list,
    "decision": str,
    "actor": (str, type(None)),
    "round": int,
    "street": (str, type(None)),
    "chosen": (list, type(None)),
    "town": dict,
    "face_down": list,
    "players": dict,
    "bonus": list,
    "protected": list,
    "taken": dict,
}
_PLAYER_SHAPE: Final[dict[str, Any]] = {
    "hand": list,
    "pile": list,
    "hidden_left": int,
    "looked_events": list,
    "looked_slots": list,
    "money": int,
    "captured": list,
}
_LOOTS: Final = [f"{position}.{size}" for position in D.POSITIONS for size in ("big", "small")]


def problems(data: Mapping[str, Any]) -> list[str]:
    """Everything wrong with a dumped position; an empty list when it can be played on."""
    wrong = list(_wrong_shape(data)) or list(_unknown_names(data))
    if wrong:
        return wrong
    return [*_table(data), *_cards(data), *_slots(data), *_looks(data), *_flow(data)]


def _wrong_shape(data: Mapping[str, Any]) -> Iterable[str]:
    if data.get("game") != "wild-gangs":
        yield "this is no position of wild-gangs"
        return
    for key, kind in _SHAPE.items():
        if key not in data:
            yield f"{key} is missing"
        elif not isinstance(data[key], kind):
            yield f"{key} has the wrong form"
    players = data.get("players")
    for gang, player in players.items() if isinstance(players, dict) else ():
        for key, kind in _PLAYER_SHAPE.items():
            if not isinstance(player, dict) or not isinstance(player.get(key), kind):
                yield f"players.{gang}.{key} is missing or has the wrong form"


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
    numbers = [D.BUILDINGS.index(data["buildings"].get(p, "bank")) for p in D.POSITIONS]
    closed = closed_fronts(len(data["gangs"]), vec[i64](numbers))
    for front in range(D.FRONT_COUNT):
        first = D.FRONT_FIRST_SLOT[front]
        used = [D.SLOTS[slot] in data["town"] for slot in range(first, first + D.FRONT_CAPACITY[front])]
        if used != sorted(used, reverse=True):
            yield f"town: {D.FRONTS[front]} has a gap; cards take the lowest free slot (WG-2.2.2)"
        if any(used) and closed >> front & 1:
            yield f"town: {D.FRONTS[front]} lies in a closed street (WG-3.9)"


def _looks(data: Mapping[str, Any]) -> Iterable[str]:
    revealed = data["decision"] in ("victim", "end")
    for gang, player in data["players"].items():
        for slot in player["looked_slots"]:
            if data["town"].get(slot, f"{gang}.").startswith(f"{gang}."):
                yield f"{gang}: nothing of a rival's to look at in {slot} (WG-8.8)"
            elif not revealed and slot not in data["face_down"]:
                yield f"{gang}: {slot} lies face up, nobody looks at it in secret (WG-4.3)"


def _flow(data: Mapping[str, Any]) -> Iterable[str]:
    """Who has how many cards follows from round and turn (WG-4.5)."""
    decision, gangs = data["decision"], data["gangs"]
    if (data["actor"] is None) != (decision == "end"):
        yield "actor: somebody owes the decision until the end, nobody after it"
        return
    if (data["street"] is None) == (decision == "victim"):
        yield "street: a showdown has a street, nothing else has one (WG-5.10)"
    if (decision in ("face", "front")) != bool(data["chosen"]):
        yield "chosen: a card is laid aside between D-CARD and D-FRONT (WG-4.2)"
    elif data["chosen"] and data["chosen"][0] not in data["players"].get(data["actor"], {}).get("hand", ()):
        yield f"chosen: {data['chosen'][0]} is not in {data['actor']}'s hand (WG-4.2)"
    for gang, player in data["players"].items():
        placed = sum(card.startswith(f"{gang}.") for card in data["town"].values())
        expected = _placed(data, (gangs.index(gang) - gangs.index(data["first"])) % len(gangs))
        if placed != expected:
            yield f"{gang}: {placed} cards in town where round {data['round']} has {expected} (WG-4.5)"
        drawn = placed - (gang == data["actor"] and decision == "peek")
        if len(player["pile"]) != max(0, 6 - drawn):
            yield f"{gang}: {len(player['pile'])} cards in the pile instead of {max(0, 6 - drawn)} (WG-4.4)"


def _placed(data: Mapping[str, Any], turn: int) -> int:
    """How many cards the player with that turn index has placed."""
    decision = data["decision"]
    if decision.startswith("scout"):
        return 0
    if decision in ("victim", "end"):
        return D.ROUNDS
    gangs = data["gangs"]
    now = (gangs.index(data["actor"]) - gangs.index(data["first"])) % len(gangs)
    done = turn < now or (turn == now and decision == "peek")
    placed: int = data["round"] - 1 + done
    return placed
