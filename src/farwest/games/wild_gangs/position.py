"""Positions as readable data, both ways: for tests, puzzles and saved moments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from farwest.engine.bits import members
from farwest.engine.data import Plain
from farwest.engine.errors import ImpossiblePosition
from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.decisions import NAMES, NUMBERS
from farwest.games.wild_gangs.possible import problems
from farwest.games.wild_gangs.setup import lay_out
from farwest.games.wild_gangs.state import EMPTY, NO_SEAT, Town


def dump(town: Town) -> dict[str, Plain]:
    return {
        "game": "wild-gangs",
        "gangs": [D.GANGS[gang] for gang in town.gangs[: town.players]],
        "first": _gang(town, town.first),
        "buildings": {D.POSITIONS[p]: D.BUILDINGS[town.buildings[p]] for p in range(D.POSITION_COUNT)},
        "loots": {
            D.POSITIONS[p]: [D.TILES[town.tiles[2 * p]], D.TILES[town.tiles[2 * p + 1]]]
            for p in range(D.POSITION_COUNT)
        },
        "events": {D.PLACES[p]: D.EVENTS[town.events[p]] for p in range(D.PLACE_COUNT)},
        "unused": [*sorted(D.EVENTS[event] for event in town.events[D.PLACE_COUNT :])],
        "decision": NAMES[town.decision],
        "actor": None if town.over else _gang(town, town.actor),
        "round": town.round,
        "street": D.STREETS[town.street] if NAMES[town.decision] == "victim" else None,
        "chosen": _chosen(town),
        "town": {D.SLOTS[s]: _card(town, s) for s in range(D.SLOT_COUNT) if town.slots[s] != EMPTY},
        "face_down": [D.SLOTS[slot] for slot in members(town.face_down)],
        "players": {_gang(town, seat): _player(town, seat) for seat in range(town.players)},
        "bonus": [_loot_name(loot) for loot in members(town.bonus)],
        "protected": [_loot_name(loot) for loot in members(town.protected)],
        "taken": {
            _loot_name(loot): _gang(town, town.takers[loot])
            for loot in range(D.TILE_COUNT)
            if town.takers[loot] != NO_SEAT
        },
    }


def _gang(town: Town, seat: int) -> str:
    return D.GANGS[town.gangs[seat]]


def _card(town: Town, slot: int) -> str:
    card = town.slots[slot]
    return f"{_gang(town, card >> 4)}.{D.ROLES[card & 15]}"


def _loot_name(loot: int) -> str:
    return f"{D.POSITIONS[loot // 2]}.{'small' if loot % 2 else 'big'}"


def _chosen(town: Town) -> list[Plain] | None:
    """The card laid aside, and its face once that is chosen too."""
    if town.chosen_role == EMPTY:
        return None
    if NAMES[town.decision] == "face":
        return [D.ROLES[town.chosen_role]]
    return [D.ROLES[town.chosen_role], "down" if town.chosen_down else "up"]


def _player(town: Town, seat: int) -> dict[str, Plain]:
    return {
        "hand": [D.ROLES[role] for role in members(town.hand[seat])],
        "pile": [D.ROLES[role] for role in members(town.pile[seat])],
        "hidden_left": town.hidden_left[seat],
        "looked_events": [D.PLACES[place] for place in members(town.seen_events[seat])],
        "looked_slots": [D.SLOTS[slot] for slot in members(town.seen_slots[seat]) if town.slots[slot] >> 4 != seat],
        "money": town.money[seat],
        "captured": [D.SLOTS[slot] for slot in members(town.captured[seat])],
    }


# Loading.


def load(data: Mapping[str, Any], blank: Callable[[int], Town]) -> Town:
    """ImpossiblePosition lists everything that is wrong, not only the first thing."""
    wrong = problems(data)
    if wrong:
        raise ImpossiblePosition(*wrong)
    gangs = data["gangs"]
    town = blank(len(gangs))
    _load_table(town, data)
    _load_flow(town, data)
    for slot, card in data["town"].items():
        _load_card(town, D.SLOTS.index(slot), *card.split("."))
    for gang, player in data["players"].items():
        _load_player(town, gangs.index(gang), player)
    for slot in map(D.SLOTS.index, data["face_down"]):
        town.hide(slot, town.slots[slot] >> 4)
    return town


def _mask(names: list[str], chosen: list[str]) -> int:
    return sum(2 ** names.index(name) for name in chosen)


def _load_table(town: Town, data: Mapping[str, Any]) -> None:
    gangs = data["gangs"]
    taken = data["taken"]
    names = [_loot_name(loot) for loot in range(D.TILE_COUNT)]
    events = [data["events"][place] for place in D.PLACES] + list(data["unused"])
    lay_out(
        town,
        gangs=[D.GANGS.index(gang) for gang in gangs],
        buildings=[D.BUILDINGS.index(data["buildings"][p]) for p in D.POSITIONS],
        tiles=[D.TILES.index(tile) for p in D.POSITIONS for tile in data["loots"][p]],
        takers=[gangs.index(taken[name]) if name in taken else NO_SEAT for name in names],
        events=[D.EVENTS.index(event) for event in events],
    )
    town.first = gangs.index(data["first"])
    town.bonus = _mask(names, data["bonus"])
    town.protected = _mask(names, data["protected"])


def _load_flow(town: Town, data: Mapping[str, Any]) -> None:
    town.decision = NUMBERS[data["decision"]]
    town.revealed = data["decision"] in ("victim", "end")
    town.actor = NO_SEAT if data["actor"] is None else data["gangs"].index(data["actor"])
    town.turn = town.players if town.revealed else (town.actor - town.first) % town.players
    town.round = data["round"]
    town.street = D.STREETS.index(data["street"]) if data["street"] else D.STREET_COUNT if town.over else 0
    if data["chosen"]:
        town.chosen_role = D.ROLES.index(data["chosen"][0])
        town.chosen_down = data["chosen"][-1] == "down"


def _load_card(town: Town, slot: int, gang: str, role: str) -> None:
    seat = next(seat for seat in range(town.players) if _gang(town, seat) == gang)
    town.lay(slot, seat * 16 + D.ROLES.index(role))


def _load_player(town: Town, seat: int, player: Mapping[str, Any]) -> None:
    town.hand[seat] = _mask(D.ROLES, player["hand"])
    town.pile[seat] = _mask(D.ROLES, player["pile"])
    town.hidden_left[seat] = player["hidden_left"]
    town.seen_events[seat] = _mask(D.PLACES, player["looked_events"])
    town.seen_slots[seat] = _mask(D.SLOTS, player["looked_slots"])
    town.money[seat] = player["money"]
    town.captured[seat] = _mask(D.SLOTS, player["captured"])
