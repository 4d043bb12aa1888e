"""What makes a position impossible, in plain sentences: form first, then what is kept (section 9), then the flow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from farwest.games.carson_city import data as D
from farwest.games.carson_city.possible_flow import flow
from farwest.games.carson_city.shapes import misshapen

_HOUSES: Final = 1  # in the town centre, besides those of buildings


def problems(data: Mapping[str, Any]) -> list[str]:
    """Everything wrong with a dumped position; an empty list when it can be played on."""
    wrong = misshapen(data) or [*_lengths(data)]
    return wrong or [*_town(data), *_tiles(data), *_roads(data), *_pieces(data), *_hands(data)] or [*flow(data)]


def _lengths(data: Mapping[str, Any]) -> Iterator[str]:
    players = len(data["seats"])
    for key in ("opening", "played", "hands", "picked", "order"):
        if len(data[key]) != players:
            yield f"{key} is not for {players} players"
    if len(data["options"]["colours"]) != players:
        yield "each player has a colour"
    if len(data["row"]) != D.ROW_LENGTH:
        yield "the row has seven places"
    for duel in data["duels"]:
        fighters = [shot["seat"] for shot in duel["shots"]]
        if len(set(fighters)) != len(fighters) or duel["winner"] not in fighters:
            yield "a duel has one winner among different duellists"


def _is_building(tile: str | None) -> bool:
    return tile in D.BUILDINGS


def _town(data: Mapping[str, Any]) -> Iterator[str]:
    river = data["options"]["board_side"] == "river"
    owned = Counter(shown["owner"] for shown in data["town"].values() if shown["owner"] is not None)
    if any(number > D.PROPERTY for number in owned.values()):
        yield "a player has more than 12 parcels"
    for cell, shown in data["town"].items():
        if shown["owner"] is None and (shown["tile"] is None or _is_building(shown["tile"])):
            yield f"{cell} has neither an owner nor a tile that could lie there without one"
        if (shown["tile"] == "river") != (river and D.CELLS.index(cell) in D.RIVER_CELLS):
            yield f"the river is not at {cell}"
        if shown["tile"] == "river" and shown["owner"] is not None:
            yield f"nobody can own {cell}, which is river"
    tiles = Counter(shown["tile"] for shown in data["town"].values())
    if tiles["mountain"] != (D.RIVER_MOUNTAINS if river else D.MOUNTAINS):
        yield f"there are {tiles['mountain']} mountains"
    if river and tiles["river"] != len(D.RIVER_CELLS):
        yield "the river is not whole"
    needing = sum(tiles[building] for building, needs in zip(D.BUILDINGS, D.NEEDS, strict=True) if needs)
    if tiles["house"] != _HOUSES + needing:
        yield f"there are {tiles['house']} houses for {needing} buildings that need one"
    red = [card for card in D.CARDS if data["options"][f"side_{card}"] == "red"]
    sides = {"yellow": [], "red": D.CARDS, "custom": red}.get(data["options"]["personality_side"])
    if (sides is not None and sides != data["red"]) or sorted(data["red"], key=D.CARDS.index) != data["red"]:
        yield "the red cards are not those of the options"


def _tiles(data: Mapping[str, Any]) -> Iterator[str]:
    """Buildings on the board, kept, in the row and in the bag are all there are."""
    counts: Counter[str | None] = Counter(shown["tile"] for shown in data["town"].values())
    counts.update(data["row"])
    counts.update(data["bag"])
    for player in data["seats"]:
        counts.update(player["kept"])
        if player["kept"] != sorted(player["kept"], key=D.BUILDINGS.index):
            yield "kept buildings are listed in the order of the types"
    for building, number in zip(D.BUILDINGS, D.TILE_COUNTS, strict=True):
        expected = int(data["options"]["bank_count"]) if building == "bank" else number
        if counts[building] != expected:
            yield f"there are {counts[building]} buildings of type {building} instead of {expected}"


def _roads(data: Mapping[str, Any]) -> Iterator[str]:
    river = data["options"]["board_side"] == "river"
    used = sum(2 if river and D.IS_CROSSING[edge] else 1 for edge in data["roads"])
    if used + data["supply"] + sum(player["roads"] for player in data["seats"]) != D.ROADS:
        yield "the roads do not add up to 25"
    if sorted(data["roads"]) != data["roads"]:
        yield "roads are listed by their ids"
    if not set(data["laid"]) <= set(data["roads"]):
        yield "a road of the window is not on the board"


def _pieces(data: Mapping[str, Any]) -> Iterator[str]:
    standing = data["standing"]
    guns = Counter[int]()
    for shown in data["town"].values():
        if _is_building(shown["tile"]):
            guns[shown["owner"]] += D.GUNS[D.BUILDINGS.index(shown["tile"])]
    for seat, player in enumerate(data["seats"]):
        on_board = sum(seat in pieces for place, pieces in standing.items() if place not in ("wages", "road1"))
        on_board += player["wages"] + player["road1"]
        if player["cowboys"] + player["general"] + on_board != D.COWBOYS:
            yield f"player {seat} does not have ten cowboys"
        for square in ("wages", "road1"):
            if (player[square] > 0) != (seat in standing.get(square, [])):
                yield f"player {seat} has {player[square]} cowboys on {square}"
        least = guns[seat] + int(data["options"]["starting_revolvers"])
        most = least + (8 if "captain" in data["red"] else 0)
        if not least <= player["revolvers"] <= most:
            yield f"player {seat} cannot have {player['revolvers']} revolvers"
    for place, pieces in standing.items():
        if not pieces or pieces != sorted(pieces, key=lambda piece: 9 if piece == "white" else piece):
            yield f"the pieces on {place} are not listed by seat"
        if "white" in pieces and len(pieces) > 1 and place not in ("wages", "road1"):
            yield f"the white cowboy is not alone on {place}"
    if [place for place, pieces in standing.items() if "white" in pieces] != [
        place for place in [data["white_at"]] if place is not None
    ]:
        yield "the white cowboy stands somewhere else"
    if data["white_at"] is not None and data["white"] is None:
        yield "the white cowboy stands there for nobody"


def _hands(data: Mapping[str, Any]) -> Iterator[str]:
    """CC-11.5."""
    players = len(data["seats"])
    if data["options"]["duel_mode"] == "dice":
        if any(data["hands"]) or any(data["played"]) or any(data["opening"]) or data["stock"] or data["redrawn"]:
            yield "there are duel tiles although duels are fought with dice"
        return
    everything = Counter(data["stock"])
    for seat in range(players):
        hand, played, total = data["hands"][seat], data["played"][seat], data["opening"][seat]
        everything.update(hand)
        if not 1 <= len(hand) <= D.HAND_OF_TILES or sorted(hand) != hand or sorted(played) != played:
            yield f"player {seat} does not hold one to six duel tiles, listed by value"
        opening = played if seat in data["redrawn"] else sorted([*hand, *played])
        if len(opening) != D.HAND_OF_TILES or sum(opening) != total:
            yield f"the opening hand of player {seat} did not have six tiles worth {total}"
        if players == 2 and opening != list(range(D.TILE_VALUES)):
            yield f"player {seat} did not begin with one tile of each value"
        if seat in data["redrawn"] and len(hand) > D.REDRAWN:
            yield f"player {seat} has drawn only three tiles"
    if everything != Counter(dict.fromkeys(range(D.TILE_VALUES), players)) or sorted(data["stock"]) != data["stock"]:
        yield "the duel tiles are not whole sets"
