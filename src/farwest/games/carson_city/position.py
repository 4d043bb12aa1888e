"""Positions as readable data, both ways: for tests, puzzles, saved moments, and completed views."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from farwest.engine.bits import members
from farwest.engine.data import Plain
from farwest.engine.errors import ImpossiblePosition
from farwest.games.carson_city import data as D, land, placement
from farwest.games.carson_city.codes import EMPTY, FROM_KEPT, FROM_WORKER, NO_SEAT, NOWHERE, PLACEMENT, ROAD, WHITE
from farwest.games.carson_city.decisions import NAMES, NUMBERS, PHASES, SIDES
from farwest.games.carson_city.possible import problems
from farwest.games.carson_city.state import Town

PLACES = [*D.SQUARES, *D.CELLS]
_SOURCES = {FROM_KEPT: "kept", FROM_WORKER: "worker", **dict(enumerate(D.SQUARES))}


def dump(town: Town) -> dict[str, Plain]:
    return {"game": "carson-city", **public(town), **_ground(town), **_secret(town)}


def seat_or_none(seat: int) -> int | None:
    return None if seat == NO_SEAT else int(seat)


def place_or_none(location: int) -> str | None:
    return None if location == NOWHERE else PLACES[location]


def public(town: Town) -> dict[str, Plain]:
    """What everybody may know of the flow and of the players' things."""
    return {
        "options": options(town),
        "red": [D.CARDS[card] for card in members(town.red)],
        "phase": PHASES[town.phase],
        "round": town.round,
        "step": D.STEPS[town.step] if PHASES[town.phase] == "resolution" else None,
        "turn": town.turn,
        "decision": NAMES[town.decision],
        "actor": None if town.sealed() else seat_or_none(town.actor),
        "order": [*town.order[: town.players]],
        "track": [seat for seat in town.track[: town.players] if seat != NO_SEAT],
        "line": [seat for seat in town.line[: town.players] if seat != NO_SEAT],
        "focus": place_or_none(town.focus),
        "chooser": seat_or_none(town.chooser),
        "fallen": [*members(town.fallen)],
        "fighting": [*members(town.fighting)],
        "duels": [_duel(town, number) for number in town.log],
        "window": _window(town),
        "struck": [D.BUILDINGS[building] for building in members(town.struck)],
        "last_root": town.last_root,
        "laid": [*town.laid],
        "white": seat_or_none(town.white),
        "white_at": place_or_none(town.white_at),
        "ammo": seat_or_none(town.ammo),
        "waits": [*members(town.waits)],
        "doubled": None if town.doubled == EMPTY else D.BUILDINGS[town.doubled],
        "supply": town.supply,
        "row": [None if building == EMPTY else D.BUILDINGS[building] for building in town.row],
        "bag": {D.BUILDINGS[building]: town.bag[building] for building in range(D.BUILDING_COUNT)},
        "seats": [player(town, seat) for seat in range(town.players)],
        "opening": [*town.opening[: town.players]],
        "redrawn": [*members(town.redrawn)],
        "played": [values(town.played, seat) for seat in range(town.players)],
    }


def options(town: Town) -> dict[str, Plain]:
    return {
        "colours": [D.COLOURS[colour] for colour in town.colours[: town.players]],
        "personality_side": SIDES[town.sides],
        **{f"side_{card}": "red" if town.custom >> n & 1 else "yellow" for n, card in enumerate(D.CARDS)},
        "board_side": "river" if town.river else "plain",
        "duel_mode": "tiles" if town.with_tiles else "dice",
        "duel_dice": str(town.duel_dice),
        "starting_revolvers": str(town.start_guns),
        "bank_count": str(town.banks),
        "church_protects": "own" if town.church_own else "all",
        "road_timing": "anytime" if town.anytime else "build",
        "dead_cowboys": "on" if town.dead_cowboys else "off",
    }


def take_options(town: Town, chosen: Mapping[str, Any]) -> None:
    """The options of a table, every one of them named."""
    town.take_colours([D.COLOURS.index(colour) for colour in chosen["colours"]])
    town.sides = SIDES.index(chosen["personality_side"])
    town.custom = sum(2**n for n, card in enumerate(D.CARDS) if chosen[f"side_{card}"] == "red")
    town.river = chosen["board_side"] == "river"
    town.with_tiles = chosen["duel_mode"] == "tiles"
    town.duel_dice = int(chosen["duel_dice"])
    town.start_guns = int(chosen["starting_revolvers"])
    town.banks = int(chosen["bank_count"])
    town.church_own = chosen["church_protects"] == "own"
    town.anytime = chosen["road_timing"] == "anytime"
    town.dead_cowboys = chosen["dead_cowboys"] == "on"


def player(town: Town, seat: int) -> dict[str, Plain]:
    card = town.card[seat]
    return {
        "card": None if card < 0 else D.CARDS[card],
        "cash": town.cash[seat],
        "vp": town.vp[seat],
        "roads": town.roads[seat],
        "cowboys": town.reserve[seat],
        "general": town.general[seat],
        "revolvers": town.guns[seat],
        "wages": town.many[seat],
        "road1": town.many[D.MOST_PLAYERS + seat],
        "kept": [D.BUILDINGS[b] for b in range(8) for _ in range(town.kept[8 * seat + b])],
    }


def values(counts: Any, seat: int) -> list[Plain]:
    """Duel tiles of a seat, by value."""
    return [v for v in range(D.TILE_VALUES) for _ in range(counts[D.TILE_VALUES * seat + v])]


def _duel(town: Town, number: int) -> dict[str, Plain]:
    """See `duels.entry`."""
    sides = {seat: number >> (10 + 10 * seat) & 1023 for seat in range(town.players)}
    return {
        "at": PLACES[number >> 3 & 127],
        "winner": number & 7,
        "shots": [{"seat": s, "shot": (n & 15) - 1, "firepower": n >> 4} for s, n in sides.items() if n],
    }


def _window(town: Town) -> dict[str, Plain] | None:
    if town.building == EMPTY:
        return None
    return {
        "builder": town.builder,
        "building": D.BUILDINGS[town.building],
        "source": _SOURCES[town.source],
        "site": None if town.site == NOWHERE else D.CELLS[town.site],
        "asked": None if town.asked == NOWHERE else D.CELLS[town.asked],
        "refused": [*members(town.refused)],
    }


def standing(town: Town, location: int) -> list[Plain]:
    """Who stands there: seats, and the white cowboy."""
    mask = town.standing[location]
    seats: list[Plain] = [*members(mask & 31)]
    return [*seats, "white"] if mask & WHITE else seats


def _ground(town: Town) -> dict[str, Plain]:
    cells = [cell for cell in range(D.CELL_COUNT) if town.owner[cell] != NO_SEAT or town.tile[cell] != EMPTY]
    return {
        "town": {D.CELLS[cell]: _parcel(town, cell) for cell in cells},
        "roads": [edge for edge in range(D.EDGE_COUNT) if town.edge[edge] == ROAD],
        "standing": {PLACES[n]: standing(town, n) for n in range(D.LOCATION_COUNT) if town.standing[n]},
    }


def _parcel(town: Town, cell: int) -> dict[str, Plain]:
    tile = town.tile[cell]
    return {"owner": seat_or_none(town.owner[cell]), "tile": None if tile == EMPTY else D.TILES[tile]}


def _secret(town: Town) -> dict[str, Plain]:
    return {
        "hands": [values(town.hand, seat) for seat in range(town.players)],
        "picked": [None if value == EMPTY else int(value) for value in town.picked[: town.players]],
        "stock": values(town.stock, 0),
    }


# Loading.


def load(data: Mapping[str, Any], blank: Callable[[int], Town]) -> Town:
    """ImpossiblePosition lists everything that is wrong, not only the first thing."""
    wrong = problems(data)
    if wrong:
        raise ImpossiblePosition(*wrong)
    return lay_out(data, blank)


def lay_out(data: Mapping[str, Any], blank: Callable[[int], Town]) -> Town:
    """The position that the data tell, trusting them."""
    town = blank(len(data["seats"]))
    take_options(town, data["options"])
    town.clear()
    _lay_out_ground(town, data)
    _lay_out_flow(town, data)
    for seat, shown in enumerate(data["seats"]):
        _lay_out_player(town, seat, shown)
    _lay_out_pieces(town, data)
    _lay_out_tiles(town, data)
    if town.phase == PLACEMENT:
        placement.open_menu(town)
    return town


def _mask(seats: list[int]) -> int:
    return sum(2**seat for seat in seats)


def _seat(seat: int | None) -> int:
    return NO_SEAT if seat is None else seat


def _place(place: str | None) -> int:
    return NOWHERE if place is None else PLACES.index(place)


def _lay_out_ground(town: Town, data: Mapping[str, Any]) -> None:
    for name, shown in data["town"].items():
        cell = D.CELLS.index(name)
        if shown["owner"] is not None:
            land.claim(town, shown["owner"], cell)
    for name, shown in data["town"].items():
        cell, tile = D.CELLS.index(name), shown["tile"]
        if tile in D.BUILDINGS:
            land.put_building(town, shown["owner"], cell, D.BUILDINGS.index(tile))
        elif tile in ("house", "mountain"):
            land.put_tile(town, cell, D.TILES.index(tile))
    for cell in range(D.CELL_COUNT):
        town.target[cell] = land.target_of(town, cell)
    for edge in data["roads"]:
        land.put_road(town, edge)
    town.recall(data["laid"], [_entry(duel) for duel in data["duels"]])
    for edge in data["laid"]:
        land.draw_near(town, edge)
    town.last_root = data["last_root"]
    for number, building in enumerate(data["row"]):
        town.row[number] = EMPTY if building is None else D.BUILDINGS.index(building)
    for number, building in enumerate(D.BUILDINGS):
        town.bag[number] = data["bag"][building]
    town.supply = data["supply"]


def _entry(duel: Mapping[str, Any]) -> int:
    shots = sum((s["shot"] + 1 + 16 * s["firepower"]) * 2 ** (10 + 10 * s["seat"]) for s in duel["shots"])
    return int(duel["winner"] + 8 * PLACES.index(duel["at"]) + shots)


def _lay_out_flow(town: Town, data: Mapping[str, Any]) -> None:
    town.red = sum(2 ** D.CARDS.index(card) for card in data["red"])
    town.phase = PHASES.index(data["phase"])
    town.round = data["round"]
    town.step = D.STEPS.index(data["step"]) if data["step"] else 0
    town.turn = data["turn"]
    town.decision = NUMBERS[data["decision"]]
    town.actor = _seat(data["actor"])
    for field, seats in ((town.order, data["order"]), (town.track, data["track"]), (town.line, data["line"])):
        for index, seat in enumerate(seats):
            field[index] = seat
    town.passed = _mask(data["line"])
    town.focus = _place(data["focus"])
    town.chooser = _seat(data["chooser"])
    town.fallen = _mask(data["fallen"])
    town.fighting = _mask(data["fighting"])
    town.struck = sum(2 ** D.BUILDINGS.index(building) for building in data["struck"])
    town.white, town.white_at = _seat(data["white"]), _place(data["white_at"])
    town.ammo = _seat(data["ammo"])
    town.waits = _mask(data["waits"])
    town.doubled = EMPTY if data["doubled"] is None else D.BUILDINGS.index(data["doubled"])
    if data["window"] is not None:
        _lay_out_window(town, data["window"])


def _lay_out_window(town: Town, window: Mapping[str, Any]) -> None:
    town.builder = window["builder"]
    town.building = D.BUILDINGS.index(window["building"])
    town.source = next(number for number, name in _SOURCES.items() if name == window["source"])
    town.site = NOWHERE if window["site"] is None else D.CELLS.index(window["site"])
    town.asked = NOWHERE if window["asked"] is None else D.CELLS.index(window["asked"])
    town.refused = _mask(window["refused"])


def _lay_out_player(town: Town, seat: int, shown: Mapping[str, Any]) -> None:
    town.card[seat] = -1 if shown["card"] is None else D.CARDS.index(shown["card"])
    town.cash[seat] = shown["cash"]
    town.vp[seat] = shown["vp"]
    town.roads[seat] = shown["roads"]
    town.reserve[seat] = shown["cowboys"]
    town.general[seat] = shown["general"]
    town.guns[seat] = shown["revolvers"]
    town.many[seat] = shown["wages"]
    town.many[D.MOST_PLAYERS + seat] = shown["road1"]
    for building in shown["kept"]:
        town.kept[8 * seat + D.BUILDINGS.index(building)] += 1


def _lay_out_pieces(town: Town, data: Mapping[str, Any]) -> None:
    for place, pieces in data["standing"].items():
        location = PLACES.index(place)
        for piece in pieces:
            town.standing[location] |= WHITE if piece == "white" else 2**piece
            if location >= D.CELLS_FROM:
                town.arrive(town.white if piece == "white" else piece, location)


def _lay_out_tiles(town: Town, data: Mapping[str, Any]) -> None:
    town.redrawn = _mask(data["redrawn"])
    for seat in range(town.players):
        town.opening[seat] = data["opening"][seat]
        town.picked[seat] = EMPTY if data["picked"][seat] is None else data["picked"][seat]
        for value in data["hands"][seat]:
            town.hand[D.TILE_VALUES * seat + value] += 1
        for value in data["played"][seat]:
            town.played[D.TILE_VALUES * seat + value] += 1
    for value in data["stock"]:
        town.stock[value] += 1
    if town.sealed():
        town.actor = town.next_owing(NO_SEAT)
