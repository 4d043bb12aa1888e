"""Duel tiles as far as a view tells of them: hands of the right sizes, to be dealt again within what is known."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from farwest.games.carson_city import data as D


def some_hands(view: Mapping[str, Any], viewer: int) -> tuple[list[list[int]], list[int]]:
    """Any hands, and the stockpile; the viewer's own hand as it is."""
    players = view["players"]
    sizes = [shown["tiles"] for shown in view["seats"]]
    hands: list[list[int]] = [[] for _ in range(players)]
    if viewer >= 0:
        hands[viewer] = list(view["hand"])
    others = [seat for seat in range(players) if seat != viewer]
    drawn = list(view["loose"])
    unseen = [value for value in range(D.TILE_VALUES) for _ in range(players)]
    for value in [*drawn, *(hands[viewer] if viewer >= 0 and viewer not in view["redrawn"] else [])]:
        unseen.remove(value)
    if viewer in view["redrawn"]:
        for value in hands[viewer]:
            drawn.remove(value)
    for seat in others:
        if seat in view["redrawn"]:
            hands[seat] = [drawn.pop() for _ in range(sizes[seat])]
        elif players == 2:
            hands[seat] = [value for value in range(D.TILE_VALUES) if value not in view["played"][seat]]
        else:
            hands[seat] = [unseen.pop() for _ in range(sizes[seat])]
    return hands, drawn
