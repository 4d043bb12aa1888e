"""The buildings of Dodge City on squared paper: as many side by side as the window takes (DC-2.11)."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from farwest.games.dodge_city import data as D
from farwest.terminal import ink
from farwest.terminal.boards.base import View
from farwest.terminal.canvas import Canvas, Ink
from farwest.words import Words

GAP: Final = 2
MARGIN: Final = 2  # the numbers of the rows
PITCH: Final = 2  # from one cell to the next
FREE: Final = "·"
OFFERED: Final = "+"


class Town:
    """One drawing of one view."""

    def __init__(self, view: View, words: Words, width: int) -> None:
        self.view = view
        self.words = words
        self.width = width
        self.offered = _offered(view)

    def lines(self) -> list[Text]:
        """Rows of buildings, each row as high as its highest building."""
        lines: list[Text] = []
        for row in self._rows():
            height = max(len(self.view["town"][name]["rows"]) for name in row) + 3
            canvas = Canvas(self.width, height)
            x = 1
            for name in row:
                self._building(canvas, x, name)
                x += _width_of(self.view["town"][name]) + GAP
            lines += canvas.lines()
        return lines

    def _rows(self) -> list[list[str]]:
        rows: list[list[str]] = []
        room = 0
        for name, building in self.view["town"].items():
            width = _width_of(building) + GAP
            if not rows or room < width:
                rows.append([])
                room = self.width
            rows[-1].append(name)
            room -= width
        return rows

    def _building(self, canvas: Canvas, x: int, name: str) -> None:
        building = self.view["town"][name]
        canvas.put(x, 0, self._title(name, building))
        columns = len(building["rows"][0])
        if building["owner"] is not None or building["status"] == "neutral":
            canvas.put(x, 2, self._settled(building))
            return
        canvas.put(x + MARGIN, 1, [(" ".join(D.COLUMNS[:columns]), "faint")])
        for number, row in enumerate(building["rows"]):
            canvas.put(x, number + 2, [(str(number + 1), "faint")])
            for column, sign in enumerate(row):
                place = f"{D.COLUMNS[column]}{number + 1}"
                canvas.put(x + MARGIN + PITCH * column, number + 2, [self._cell(name, building, place, sign)])
        canvas.put(x, len(building["rows"]) + 2, self._meters(building))

    def _title(self, name: str, building: View) -> Ink:
        """The number of the choice, the sign, and the points of who works there."""
        title: list[tuple[str, str]] = []
        number = _choice(self.view, name)
        if number:
            title.append((f"[{number}]", "number"))
        title.append((self.words.say(f"building-{name}"), "title"))
        if building["kind"]:
            title.append((f" {self.words.say('dc-worth', value=building['value'])}", "loot"))
        return title

    def _settled(self, building: View) -> Ink:
        if building["status"] == "neutral":
            return [(self.words.say("dc-neutral"), "faint")]
        colour = self.view["seats"][building["owner"]]["colour"]
        return [(f"{ink.sign(colour)} {self.words.say(f'side-{colour}')}", f"side.{colour}")]

    def _cell(self, name: str, building: View, place: str, sign: str) -> tuple[str, str]:
        """A piece, a key cell, a free cell; a cell that may be chosen now stands out."""
        offered = (name, place) in self.offered
        owner = building["cells"].get(place)
        if owner is not None:
            colour = self.view["seats"][owner]["colour"]
            return ink.sign(colour, face_down=offered), f"side.{colour}"
        if sign == "#":
            return " ", ""
        if sign != ".":
            return sign, "event"
        return (OFFERED, "number") if offered else (FREE, "faint")

    def _meters(self, building: View) -> Ink:
        """Who is there, and how many pieces are missing to a control: nearest first, ✕ for who is cut off."""
        sides = [(side, self.view["seats"][seat]["colour"]) for seat, side in enumerate(building["sides"])]
        present = [(side["missing"], colour) for side, colour in sides if side["pieces"]]
        present.sort(key=lambda found: (found[0] is None, found[0]))
        return [
            (f"{ink.sign(colour)}{'✕' if missing is None else '★' if missing == 0 else missing} ", f"side.{colour}")
            for missing, colour in present
        ]


def _width_of(building: View) -> int:
    return max(MARGIN + PITCH * len(building["rows"][0]), 14)


def _offered(view: View) -> set[tuple[str, str]]:
    """The cells and pieces among the choices, by building and name."""
    here = (view["event"] or view["moving"] or {}).get("building")
    if view["duel"]:
        here = view["duel"]["building"] if view["decision"] == "duel-remove" else here
    found = set()
    for text in view["legal"]:
        verb, _, target = text.partition(":")
        if verb in ("cell", "remove") and here:
            found.add((here, target))
        elif verb in ("indian", "sell", "lose") and "." in target:
            building, _, cell = target.partition(".")
            found.add((building, cell))
    return found


def _choice(view: View, name: str) -> int | None:
    """The number of the choice that names a building."""
    texts = (f"buy:{name}", f"free:{name}", f"gain:{name}")
    return next((number for number, text in enumerate(view["legal"], 1) if text in texts), None)
