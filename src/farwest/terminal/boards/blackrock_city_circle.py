"""The circle of Blackrock City on squared paper: towns in a ring, clockwise, the stakes in the middle (BC-2.7)."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from farwest.terminal import ink
from farwest.terminal.boards.base import View
from farwest.terminal.canvas import Canvas, Ink
from farwest.words import Words

BOX_WIDTH: Final = 15
BOX_ROWS: Final = 4
SHERIFF: Final = "★"
HOLE: Final = "∘"
HUES: Final = {"BILLY": "red", "BUTCH": "yellow", "JESSIE": "blue", "PANCHO": "black"}  # grey has the shape of black
STATUS_SIGNS: Final = {"pending": "…", "renounced": "✕", "out": "–"}


def hue_of(view: View, seat: int) -> str:
    """The dummy plays with a pawn of a gang that nobody leads (BC-3.7)."""
    holder = view["seats"][seat] if seat < len(view["seats"]) else view["dummy"]
    return HUES[holder["gang"]]


def sign(view: View, seat: int) -> tuple[str, str]:
    """Hollow for the dummy, so that nobody takes him for a player."""
    hue = hue_of(view, seat)
    return ink.sign(hue, seat >= len(view["seats"])), f"side.{hue}"


class Circle:
    """One drawing of one view."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words
        self.columns = len(view["circle"]) // 2 - 1
        self.targets = {text: number for number, text in enumerate(view["legal"], 1) if text.startswith("move:")}
        self.canvas = Canvas(width_of(view), 3 * BOX_ROWS)

    def lines(self) -> list[Text]:
        for position in range(len(self.view["circle"])):
            self._town(position)
        self._middle()
        return self.canvas.lines()

    def _corner_of(self, position: int) -> tuple[int, int]:
        """Along the top, down the right side, back along the bottom, up the left side."""
        last = self.columns - 1
        if position <= last:
            return position * BOX_WIDTH, 0
        if position == last + 1:
            return last * BOX_WIDTH, BOX_ROWS
        if position <= 2 * self.columns:
            return (2 * self.columns - position) * BOX_WIDTH, 2 * BOX_ROWS
        return 0, BOX_ROWS

    def _town(self, position: int) -> None:
        x, y = self._corner_of(position)
        town = self.view["circle"][position]
        self.canvas.box(x, y, BOX_WIDTH, BOX_ROWS, "wall")
        self.canvas.put(x + 1, y + 1, [(self.words.say(f"town-{town['town']}.short"), "title")])
        self.canvas.put(x + 1, y + 2, [(contents(town, self.words), "faint" if town["reversed"] else "loot")])
        if not town["reversed"] and position != 0:
            behind = self.words.say(f"bc-reverse-{town['reverse']}")
            self.canvas.right(x + BOX_WIDTH - 2, y + BOX_ROWS - 1, [(f" {behind} ", "faint")])
        if self.view["dummy"] is not None:
            self.canvas.right(x + BOX_WIDTH - 1, y + 2, [(HOLE * town["holes"], "")])
        if position == self.view["sheriff"]:
            self.canvas.put(x + 2, y, [(f" {SHERIFF} ", "event")])
        if position == self.view["pawn"]["at"]:
            self.canvas.put(x + BOX_WIDTH - 5, y, [(" ", ""), sign(self.view, self.view["pawn"]["owner"]), (" ", "")])
        number = self._target(position)
        if number:
            self.canvas.right(x + BOX_WIDTH - 1, y + 1, [(f"[{number}]", "number")])

    def _target(self, position: int) -> int | None:
        """The first choice that leads there (BC-4.12b)."""
        size = len(self.view["circle"])
        far = (position - self.view["pawn"]["at"]) % size or size
        return self.targets.get(f"move:{far}")

    def _middle(self) -> None:
        """The stagecoach, what is staked, and the sand if it runs."""
        x, width = BOX_WIDTH, (self.columns - 2) * BOX_WIDTH
        bank = self.view["bank"]
        self.canvas.centre(x, BOX_ROWS, width, [(self.words.say("bc-coach", silver=bank["silver"]), "loot")])
        self.canvas.centre(x, BOX_ROWS + 1, width, stakes(self.view))
        timer = self.view["timer"]
        if timer is not None:
            hurried = [(f"{self.words.say('bc-sand')} ", "bad"), sign(self.view, timer["seat"])]
            self.canvas.centre(x, BOX_ROWS + 2, width, hurried)


def width_of(view: View) -> int:
    return (len(view["circle"]) // 2 - 1) * BOX_WIDTH


def contents(town: View, words: Words) -> str:
    """What a raid would find: gold and prisoners, or the reverse."""
    if town["reversed"]:
        return words.say(f"bc-reverse-{town['reverse']}")
    if town["looted"]:
        return words.say("bc-looted")
    if not town["gold"]:
        return words.say("bc-nothing")
    gold = words.say("bc-gold", gold=town["gold"])
    return f"{gold} +{town['prisoners']}" if town["prisoners"] else gold


def stakes(view: View) -> Ink:
    """Everybody's stake, or why there is none."""
    pieces: list[tuple[str, str]] = []
    for seat, shown in enumerate(view["seats"]):
        pieces += [sign(view, seat), (f" {shown['stake'] or STATUS_SIGNS[shown['status']]}  ", "title")]
    if view["dummy"] is not None:
        pieces += [sign(view, 2), (f" {view['dummy']['stake'] or STATUS_SIGNS['out']}", "title")]
    return pieces


def listed(view: View, words: Words) -> list[Text]:
    """A line for each town, where the window is too narrow for the ring."""
    lines: list[Text] = []
    for position, town in enumerate(view["circle"]):
        line = Text(no_wrap=True)
        line.append(SHERIFF if position == view["sheriff"] else " ", "event")
        here = position == view["pawn"]["at"]
        line.append(*(sign(view, view["pawn"]["owner"]) if here else (" ", "")))
        line.append(f" {words.say('town-' + town['town'])} ", "title").append(contents(town, words))
        lines.append(line.append(f" {HOLE * town['holes']}") if view["dummy"] is not None else line)
    return [*lines, Text.assemble(" ", words.say("bc-coach", silver=view["bank"]["silver"]), "  ", *stakes(view))]
