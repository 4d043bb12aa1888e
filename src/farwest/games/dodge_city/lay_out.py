"""A table laid out as data tells it, instead of dealt and played: what positions and completed views have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from farwest.games.dodge_city import data as D, start
from farwest.games.dodge_city.decisions import NUMBERS, STAGE_NUMBERS
from farwest.games.dodge_city.deck import NONE, WATCHER
from farwest.games.dodge_city.duels import winner
from farwest.games.dodge_city.pieces import put_back
from farwest.games.dodge_city.state import (
    CHALLENGE,
    DUEL_REMOVE,
    EVENT_CELL,
    MOVE,
    NEUTRAL,
    NO_OWNER,
    OVER,
    PLACE_CELL,
    UNOPENED,
    City,
)


def lay_out(city: City, data: Mapping[str, Any]) -> None:
    """The form of `position.dump`, which must be possible as far as `possible.py` can tell."""
    colours = data["colours"]
    seat_of = {colour: seat for seat, colour in enumerate(colours)}
    city.clear()
    city.take_colours([D.COLOURS.index(colour) for colour in colours])
    _town(city, data["town"], seat_of)
    _cards(city, data)
    _flow(city, data, seat_of)
    _event(city, data["event"], seat_of)
    if data["fight"] is not None:
        city.fight_at = D.BUILDINGS.index(data["fight"]["building"])
        city.challenger = seat_of[data["fight"]["challenger"]]
        city.challenged = seat_of[data["fight"]["challenged"]]
    city.take_ending(*_ending(data["ending"], city.players))
    city.actor = actor(city)


def _town(city: City, town: Mapping[str, Any], seat_of: Mapping[str, int]) -> None:
    kinds = [UNOPENED] * D.BUILDING_COUNT
    owners = [NO_OWNER] * D.BUILDING_COUNT
    for number, building in enumerate(town.values()):
        kinds[number] = UNOPENED if building["kind"] is None else D.KINDS.index(building["kind"])
        if building["owner"] is not None:
            owners[number] = seat_of.get(building["owner"], NEUTRAL)
    city.take_town(kinds, owners)
    for number, building in enumerate(town.values()):
        for cell, colour in building["cells"].items():
            put_back(city, number, D.CELL_NAME.index(cell), seat_of[colour])


def cards_of(faces: Iterable[str], deck: list[int]) -> int:
    """Any cards of the deck with these faces, taken out of it."""
    held = 0
    for face in faces:
        card = next(card for card in deck if D.FACES[D.FACE_OF[card]] == face)
        deck.remove(card)
        held += 2**card
    return held


def _seen(memory: list[list[str]]) -> tuple[int, int]:
    return cards_of(memory[0], list(range(D.CARD_COUNT))), cards_of(memory[1], list(range(D.CARD_COUNT)))


def _cards(city: City, data: Mapping[str, Any]) -> None:
    deck = list(range(D.CARD_COUNT))
    city.pile = cards_of(data["pile"], deck)
    city.up = cards_of(data["up"], deck)
    down, seen = [0] * D.SEATS, [0] * 12
    for seat, player in enumerate(data["players"][colour] for colour in data["colours"]):
        city.money[seat] = player["money"]
        city.hand[seat] = cards_of(player["hand"], deck)
        down[seat] = cards_of(player["down"], deck)
        if player["duel"] is not None:
            city.duel[seat] = cards_of([player["duel"]], deck).bit_length() - 1
        if player["chosen"] is not None:
            city.chosen[seat] = D.FACES.index(player["chosen"])
        city.old += player["old"] * 16**seat
        city.duel_old += player["duel_old"] * 2**seat
        city.down_old += player["down_old"] * 16**seat
        city.down_indians += player["down_indians"] * 16**seat
        city.ghosts += player["ghosts"] * 16**seat
        seen[seat], seen[6 + seat] = _seen(player["memory"])
    seen[WATCHER], seen[6 + WATCHER] = _seen(data["memory"])
    for seat in range(len(data["colours"]), WATCHER):
        seen[seat], seen[6 + seat] = seen[WATCHER], seen[6 + WATCHER]
    city.take_knowledge(down, seen)
    city.event_pile = sum(2 ** D.EVENTS.index(event) for event in data["event_pile"])


def _number(names: list[str], name: str | None) -> int:
    return NONE if name is None else names.index(name)


def _digits(counts: Mapping[str, int]) -> int:
    return sum(count * 16 ** D.BUILDINGS.index(building) for building, count in counts.items())


def _flow(city: City, data: Mapping[str, Any], seat_of: Mapping[str, int]) -> None:
    city.round = data["round"]
    city.stage = STAGE_NUMBERS[data["stage"]]
    city.movement = data["movement"]
    city.first = NONE if data["first"] is None else seat_of[data["first"]]
    city.turn = data["turn"]
    city.decision = NUMBERS[data["decision"]]
    city.card = _number(D.FACES, data["card"])
    city.free_at = _number(D.BUILDINGS, data["free_at"])
    city.visited = _number(D.BUILDINGS, data["visited"])
    city.here = _number(D.BUILDINGS, data["here"])
    city.left = data["left"]
    in_building = city.decision in (PLACE_CELL, EVENT_CELL)
    city.last = _number(D.CELL_NAME if in_building else D.PIECES_BY_NAME, data["last"])
    city.placed = _digits(data["placed"])
    for name in ("due", "shown", "fought", "unarmed"):
        setattr(city, name, sum(2 ** seat_of[colour] for colour in data[name]))


def _event(city: City, event: Mapping[str, Any] | None, seat_of: Mapping[str, int]) -> None:
    if event is None:
        return
    city.event = D.EVENTS.index(event["id"])
    city.event_seat = seat_of[event["seat"]]
    city.step = D.FIRST_STEP[city.event] + event["step"]
    city.begun = True
    city.target = NONE if event["target"] is None else seat_of[event["target"]]
    city.assigned = _digits(event["assigned"])


def _ending(ending: Mapping[str, Any] | None, players: int) -> tuple[list[int], list[int]]:
    ranks, ties = [0] * D.SEATS, [NONE] * D.SEATS
    if ending is not None:
        ranks[:players] = ending["places"]
        ties[:players] = [_number(D.FACES, face) for face in ending["ties"]]
    return ranks, ties


def actor(city: City) -> int:
    """Who owes the decision: it follows from the rest."""
    if city.stage == OVER:
        return NONE
    if city.sealed():
        return int(start.next_owing(city, -1))
    if city.event != NONE:
        return int(city.event_seat)
    if city.decision == DUEL_REMOVE:
        return int(winner(city))
    return int(city.seat_of_turn(city.turn)) if city.stage == MOVE or city.decision == CHALLENGE else NONE
