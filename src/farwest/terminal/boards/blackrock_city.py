"""Blackrock City in the terminal: the circle, the gangs, what lies behind the own screen, and how a phase is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from farwest.engine.errors import Phrase
from farwest.engine.journal import Fact
from farwest.terminal import ink
from farwest.terminal.boards.base import Board, View
from farwest.terminal.boards.blackrock_city_circle import HUES, STATUS_SIGNS, Circle, listed, sign, width_of

COLUMNS: Final = ("h", "hx", "w", "wx", "stake", "cubes")
COLUMN_WIDTH: Final = 5
CUBES_WIDTH: Final = 6

# The facts with which the steps of a phase's end begin (BC-4.12, BC-5.11).
STEPS: Final = frozenset({"told-won", "told-arrived", "told-coach", "told-coach-tie", "told-end-renounced"})


class BlackrockCityBoard(Board):
    def heading(self, view: View) -> str:
        return self.words.say("bc-over") if view["over"] else self.words.say("bc-phase", phase=view["phase"])

    def town(self, view: View, width: int, roomy: bool) -> list[Text]:
        return Circle(view, self.words).lines() if width >= width_of(view) else listed(view, self.words)

    def badge(self, view: View, seat: int) -> Text:
        return Text(*sign(view, seat))

    # Players.

    def players(self, view: View, names: Sequence[str], width: int) -> list[Text]:
        """A table: who, the reserve by class, the stake, cubes as far as they may be seen."""
        room = width - COLUMN_WIDTH * (len(COLUMNS) - 1) - CUBES_WIDTH
        heads = [self.words.say(f"bc-column-{column}") for column in COLUMNS]
        line = Text(" " * room, no_wrap=True)
        for head, column in zip(heads, self._widths(), strict=True):
            line.append(head.rjust(column), "faint")
        rows = [self._row(view, seat, name, room) for seat, name in enumerate(names)]
        return [line, *rows, *self._dummy(view, room)]

    def _widths(self) -> list[int]:
        return [COLUMN_WIDTH] * (len(COLUMNS) - 1) + [CUBES_WIDTH]

    def _row(self, view: View, seat: int, name: str, room: int) -> Text:
        shown = view["seats"][seat]
        line = self._name(view, seat, name)
        line.truncate(room, overflow="ellipsis", pad=True)
        staked = str(shown["stake"] or STATUS_SIGNS[shown["status"]])
        figures = [*map(str, shown["reserve"]), staked, cubes(view, shown)]
        for figure, column in zip(figures, self._widths(), strict=True):
            line.append(figure.rjust(column), "faint" if figure == "0" else "")
        return line

    def _name(self, view: View, seat: int, name: str) -> Text:
        line = Text.assemble((ink.ARROW if seat in view["waiting"] else " ", "number"), no_wrap=True)
        line.append_text(self.badge(view, seat)).append(" ").append(self.short(self.side(view, seat)), "title")
        return line.append(f", {name}" if name else "")

    def _dummy(self, view: View, room: int) -> list[Text]:
        dummy = view["dummy"]
        if dummy is None:
            return []
        line = Text.assemble(" ", sign(view, 2), " ", (self.words.say("gang-dummy.short"), "title"), no_wrap=True)
        line.truncate(room + 4 * COLUMN_WIDTH, overflow="ellipsis", pad=True)
        staked = str(dummy["stake"] or STATUS_SIGNS["out"])
        return [line.append(staked.rjust(COLUMN_WIDTH)).append(cubes(view, dummy).rjust(CUBES_WIDTH))]

    def strip(self, view: View, names: Sequence[str], width: int) -> list[Text]:
        cells: list[Text] = []
        for seat, shown in enumerate(view["seats"]):
            cell = Text.assemble((ink.ARROW if seat in view["waiting"] else " ", "number"))
            cell.append_text(self.badge(view, seat)).append(self.short(self.side(view, seat)), "title")
            cells.append(cell.append(f" {'·'.join(map(str, shown['reserve']))}"))
        return [Text(" ", no_wrap=True).join(cells)]

    # What only the viewer sees.

    def hand(self, view: View, width: int, roomy: bool) -> list[Text]:
        if view["viewer"] is None:
            return []
        own = view["seats"][view["viewer"]]
        line = Text(" ", no_wrap=True).append(
            self.words.say("bc-screen", gold=own["gold"], silver=own["silver"]), "private"
        )
        chosen = view["chosen"]
        if chosen is not None:
            line.append(f"  {self.words.say('bc-chosen', stake=chosen['stake'])}", "private")
        return [line]

    def legend(self) -> list[Text]:
        return [Text(line, no_wrap=False) for line in self.words.say("bc-legend").splitlines()]

    # The journal and the end of a phase.

    def bullet(self, phrase: Phrase) -> Text:
        gang = str(phrase.args.get("gang", "")).removeprefix("gang-")
        return ink.badge(HUES[gang]) if gang in HUES else Text("·", "faint")

    def begins_step(self, fact: Fact) -> bool:
        return fact.key in STEPS

    def score(self, score: int) -> str:
        return self.words.say("bc-cubes", cubes=score)

    def laid_open(self, view: View, position: View) -> View:
        """Every screen lifted."""
        seats = [
            {**seat, "gold": player["cubes"][0], "silver": player["cubes"][1]}
            for seat, player in zip(view["seats"], position["players"], strict=True)
        ]
        return {**view, "seats": seats}


def cubes(view: View, shown: Any) -> str:
    """Gold and silver where they may be seen, the number where the table plays with open counts (BC-6.1)."""
    if shown["gold"] is not None:
        return f"{shown['gold']}+{shown['silver']}"
    return str(shown["cubes"]) if view["open_counts"] else "?"
