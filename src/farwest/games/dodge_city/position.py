"""Positions as readable data, both ways: for tests, puzzles and saved moments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from farwest.engine.bits import members
from farwest.engine.data import Plain
from farwest.engine.errors import ImpossiblePosition
from farwest.games.dodge_city import data as D
from farwest.games.dodge_city.decisions import NAMES, STAGES
from farwest.games.dodge_city.deck import NONE, WATCHER
from farwest.games.dodge_city.lay_out import lay_out
from farwest.games.dodge_city.moments import moment_problems
from farwest.games.dodge_city.possible import problems
from farwest.games.dodge_city.state import EVENT_CELL, NEUTRAL, PLACE_CELL, UNOPENED, City


def dump(city: City) -> dict[str, Plain]:
    return {
        "game": "dodge-city",
        "colours": [colour(city, seat) for seat in range(city.players)],
        "round": int(city.round),
        "stage": STAGES[city.stage],
        "movement": int(city.movement),
        "first": _side(city, city.first),
        "turn": int(city.turn),
        "decision": NAMES[city.decision],
        "town": {D.BUILDINGS[b]: _building(city, b) for b in range(D.IN_PLAY[city.players])},
        "players": {colour(city, seat): _player(city, seat) for seat in range(city.players)},
        "pile": faces(city.pile),
        "up": faces(city.up),
        "event_pile": [D.EVENTS[event] for event in members(city.event_pile)],
        "card": D.FACES[city.card] if city.card >= 0 else None,
        "free_at": _place(city.free_at),
        "visited": _place(city.visited),
        "here": _place(city.here),
        "left": int(city.left),
        "last": _last(city),
        "placed": _digits(city.placed),
        "event": _event(city),
        "due": _sides(city, city.due),
        "shown": _sides(city, city.shown),
        "fought": _sides(city, city.fought),
        "unarmed": _sides(city, city.unarmed),
        "fight": _fight(city),
        "memory": [faces(city.seen[WATCHER]), faces(city.seen[6 + WATCHER])],
        "ending": _ending(city),
    }


def colour(city: City, seat: int) -> str:
    return D.COLOURS[city.colours[seat]]


def faces(cards: int) -> list[Plain]:
    return [D.FACES[D.FACE_OF[card]] for card in members(cards)]


def _side(city: City, seat: int) -> str | None:
    return colour(city, seat) if seat >= 0 else None


def _sides(city: City, seats: int) -> list[Plain]:
    return [colour(city, seat) for seat in members(seats)]


def _place(building: int) -> str | None:
    return D.BUILDINGS[building] if building >= 0 else None


def _digits(counts: int) -> dict[str, Plain]:
    found = {D.BUILDINGS[b]: int(counts >> 4 * b & 15) for b in range(D.BUILDING_COUNT)}
    return {building: count for building, count in found.items() if count}


def _building(city: City, number: int) -> dict[str, Plain]:
    kind = city.kinds[number]
    owner = city.owners[number]
    where = {bit: seat for seat in range(city.players) for bit in members(city.pieces_of(number, seat))}
    return {
        "kind": D.KINDS[kind] if kind != UNOPENED else None,
        "owner": "neutral" if owner == NEUTRAL else _side(city, owner),
        "cells": {D.CELL_NAME[bit]: colour(city, where[bit]) for bit in sorted(where)},
    }


def _player(city: City, seat: int) -> dict[str, Plain]:
    return {
        "money": int(city.money[seat]),
        "hand": faces(city.hand[seat]),
        "chosen": D.FACES[city.chosen[seat]] if city.chosen[seat] != NONE else None,
        "duel": D.FACES[D.FACE_OF[city.duel[seat]]] if city.duel[seat] != NONE else None,
        "down": faces(city.down[seat]),
        "old": int(city.old >> 4 * seat & 15),
        "duel_old": bool(city.duel_old >> seat & 1),
        "down_old": int(city.down_old >> 4 * seat & 15),
        "down_indians": int(city.down_indians >> 4 * seat & 15),
        "ghosts": int(city.ghosts >> 4 * seat & 15),
        "memory": [faces(city.seen[seat]), faces(city.seen[6 + seat])],
    }


def _last(city: City) -> str | None:
    if city.last < 0:
        return None
    in_building = city.decision in (PLACE_CELL, EVENT_CELL)
    return D.CELL_NAME[city.last] if in_building else D.PIECES_BY_NAME[city.last]


def _event(city: City) -> dict[str, Plain] | None:
    if city.event < 0:
        return None
    return {
        "id": D.EVENTS[city.event],
        "seat": _side(city, city.event_seat),
        "step": int(city.step - D.FIRST_STEP[city.event]),
        "target": _side(city, city.target),
        "assigned": _digits(city.assigned),
    }


def _fight(city: City) -> dict[str, Plain] | None:
    if city.fight_at < 0:
        return None
    return {
        "building": D.BUILDINGS[city.fight_at],
        "challenger": _side(city, city.challenger),
        "challenged": _side(city, city.challenged),
    }


def _ending(city: City) -> dict[str, Plain] | None:
    if not city.over:
        return None
    seats = range(city.players)
    ties: list[Plain] = [D.FACES[city.ties[seat]] if city.ties[seat] >= 0 else None for seat in seats]
    return {"places": [int(city.ranks[seat]) for seat in seats], "ties": ties}


def load(data: Mapping[str, Any], blank: Callable[[int], City]) -> City:
    """ImpossiblePosition lists everything that is wrong, not only the first thing."""
    _refuse(problems(data))
    city = blank(len(data["colours"]))
    lay_out(city, data)
    _refuse(moment_problems(city))
    return city


def _refuse(wrong: Iterable[str]) -> None:
    found = list(wrong)
    if found:
        raise ImpossiblePosition(*found)
