"""Completing a view into a possible world: what it shows is laid out, what it hides is dealt."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from farwest.engine.core import SPECTATOR, Chance
from farwest.games.carson_city import data as D, position
from farwest.games.carson_city.hands import some_hands
from farwest.games.carson_city.state import Town


def complete(view: Mapping[str, Any], blank: Callable[[int], Town], chance: Chance) -> Town:
    viewer = SPECTATOR if view["viewer"] is None else view["viewer"]
    standing = {place: _pieces(shown) for place, shown in [*view["squares"].items(), *view["town"].items()]}
    data = {
        **view,
        "town": {cell: shown for cell, shown in view["town"].items() if shown["tile"] or shown["owner"] is not None},
        "standing": {place: pieces for place, pieces in standing.items() if pieces},
        **_tiles(view, viewer),
    }
    town = position.lay_out(data, blank)
    town.redeal(viewer, chance)
    return town


def _pieces(shown: Mapping[str, Any]) -> list[int | str]:
    seats: list[int | str] = [int(seat) for seat in shown["cowboys"]]
    return [*seats, "white"] if shown["white"] else seats


def _tiles(view: Mapping[str, Any], viewer: int) -> dict[str, Any]:
    """Any hands that fit what is known; they are dealt again afterwards."""
    players = view["players"]
    if view["options"]["duel_mode"] == "dice":
        return {"hands": [[]] * players, "picked": [None] * players, "stock": []}
    picked: list[int | None] = [None] * players
    if viewer >= 0:
        picked[viewer] = view["picked"]
    hands, stock = some_hands(view, viewer)
    for seat in range(players):
        if view["decision"] == "duel_tile" and len(hands[seat]) == 1 and seat in _duellists(view):
            picked[seat] = hands[seat][0]
    return {"hands": hands, "picked": picked, "stock": stock}


def _duellists(view: Mapping[str, Any]) -> list[int]:
    place = view["focus"]
    shown = view["squares"][place] if place in D.SQUARES else view["town"][place]
    return [int(seat) for seat in shown["cowboys"]]
