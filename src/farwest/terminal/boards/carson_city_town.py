"""The town as text: parcels between their edges, a heavy line for each road, signs for tiles, owners and cowboys."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from farwest.games.carson_city import data as D
from farwest.terminal import ink
from farwest.terminal.boards.base import View
from farwest.terminal.canvas import Canvas, Ink

CELL: Final = 5  # columns of a parcel between its edges
LEFT: Final = 3  # columns for the numbers of the rows
WIDTH: Final = LEFT + 8 * (CELL + 1) + 1
HEIGHT: Final = 1 + 17
MARKS: Final = {"house": "⌂", "mountain": "^", "river": "≈"}


def mark(tile: str) -> str:
    """The sign of a tile: buildings have their first letter, as no two have the same in English."""
    return MARKS.get(tile, tile[0].upper())


def town_lines(view: View) -> list[Text]:
    canvas = Canvas(WIDTH, HEIGHT)
    for x in range(8):
        canvas.centre(LEFT + 1 + x * (CELL + 1), 0, CELL, [("ABCDEFGH"[x], "faint")])
    for y in range(8):
        canvas.put(0, 2 + 2 * y, [(f"{y + 1:>2}", "faint")])
    for corner in range(D.CORNER_COUNT):
        canvas.put(LEFT + corner % 9 * (CELL + 1), 1 + corner // 9 * 2, [("·", "wall")])
    for edge in view["roads"]:
        _road(canvas, edge, "number" if edge in view["laid"] else "title", edge in view["bridges"])
    for cell, name in enumerate(D.CELLS):
        canvas.put(LEFT + 1 + cell % 8 * (CELL + 1), 2 + cell // 8 * 2, _parcel(view, view["town"][name]))
    return canvas.lines()


def _road(canvas: Canvas, edge: int, style: str, bridge: bool) -> None:
    """H(i, j) and V(i, j) of CC-2.6."""
    j, i = edge // 17, edge % 17
    if i < 8:
        canvas.put(LEFT + i * (CELL + 1), 1 + 2 * j, [("━" + ("╍" if bridge else "━") * CELL + "━", style)])
    else:
        x = LEFT + (i - 8) * (CELL + 1)
        for row in range(3):
            canvas.put(x, 1 + 2 * j + row, [("╏" if bridge else "┃", style)])


def _parcel(view: View, shown: dict[str, Any]) -> Ink:
    """The tile, whose parcel it is, and who stands there."""
    tile, owner = shown["tile"], shown["owner"]
    colour = view["seats"][owner]["colour"] if owner is not None else ""
    style = _style(colour) if colour else "faint" if tile in MARKS else ""
    signs: list[tuple[str, str]] = [(mark(tile) if tile else " " if not colour else "_", style)]
    signs.append((ink.sign(colour) if colour else " ", style))
    for seat in shown["cowboys"][:3]:
        hue = view["seats"][seat]["colour"]
        signs.append((ink.sign(hue), f"{_style(hue)} reverse"))
    if shown["white"]:
        signs.append((ink.LEADER, "title"))
    return signs


def _style(hue: str) -> str:
    return f"side.{hue}" if hue in ink.SIGNS else "bold"
