"""A sheet of squared paper: characters put where they belong, in any order, then read off line by line."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import TypeAlias

from rich.text import Text

Ink: TypeAlias = "Sequence[tuple[str, str]]"  # pieces of text, each with its style


def length(ink: Ink) -> int:
    return sum(len(piece) for piece, _ in ink)


class Canvas:
    """`put` and its friends take columns and rows from 0; what falls off the paper is not drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, ink: Ink) -> None:
        if not 0 <= y < self.height:
            return
        for piece, style in ink:
            for char in piece:
                if 0 <= x < self.width:
                    self._cells[y][x] = (char, style)
                x += 1

    def centre(self, x: int, y: int, width: int, ink: Ink) -> None:
        """In the middle of `width` columns that start at x."""
        self.put(x + max(0, width - length(ink)) // 2, y, ink)

    def right(self, x: int, y: int, ink: Ink) -> None:
        """So that it ends before column x."""
        self.put(x - length(ink), y, ink)

    def box(self, x: int, y: int, width: int, height: int, style: str) -> None:
        self.put(x, y, [("╭" + "─" * (width - 2) + "╮", style)])
        for row in range(y + 1, y + height - 1):
            self.put(x, row, [("│", style)])
            self.put(x + width - 1, row, [("│", style)])
        self.put(x, y + height - 1, [("╰" + "─" * (width - 2) + "╯", style)])

    def lines(self) -> list[Text]:
        """Every row as styled text, neighbours of one style joined, nothing after the last mark."""
        return [_line(row) for row in self._cells]


def _line(row: list[tuple[str, str]]) -> Text:
    text = Text(no_wrap=True)
    for style, cells in groupby(row, key=itemgetter(1)):
        text.append("".join(char for char, _ in cells), style or None)
    text.rstrip()
    return text
