"""Colorado County in the terminal: the county as squared paper, the cards, the players, the fist."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from farwest.engine.errors import Phrase
from farwest.engine.journal import Fact
from farwest.games.colorado_county import data as D
from farwest.terminal import ink
from farwest.terminal.boards.base import Board, View

# A shape for each player and a letter for each flag: two colours bear the same name.
SIGNS: Final = {"orange": "▲", "brown": "●", "red": "◆", "black": "■"}
STYLES: Final = {"orange": "bold bright_yellow", "brown": "bold yellow", "red": "bold bright_red", "black": "bold"}
FLAG_STYLES: Final = {"red": "bright_red", "green": "bright_green", "orange": "bright_yellow", "blue": "bright_blue"}
LETTERS: Final = dict(zip(D.FLAGS, D.FLAG_LETTERS, strict=True))
CHOICES: Final = ("flag", "first", "second", "sell", "anchor")
MAP_WIDTH: Final = 3 + 3 * D.COLUMNS
GAINS: Final = frozenset({"told-borders", "told-lake-points", "told-doubles", "told-domain"})
STEPS: Final = frozenset({"told-scoring", "told-bid", "told-sale", "told-end"})
# A figure as it is drawn on its card: stars and plain fields.
DRAWINGS: Final = {
    "F1": ["*"],
    "F2": ["*", "*"],
    "F3": [".*", "*o"],
    "F4": ["*", "o", "*"],
    "F5": ["*", "o", "o", "*"],
    "F6": ["o*", "o.", "*."],
    "F7": ["*o", ".o", ".*"],
}


class ColoradoCountyBoard(Board):
    def heading(self, view: View) -> str:
        if view["over"]:
            return self.words.say("co-over")
        if not view["round"]:
            return self.words.say("co-lakes")
        if not view["auction"]:
            return self.words.say("co-flags", round=view["round"])
        return self.words.say("co-auction", round=view["round"], auction=view["auction"], auctions=view["auctions"])

    def side(self, view: View, seat: int) -> str:
        return f"colour-{view['seats'][seat]['colour']}"

    def badge(self, view: View, seat: int) -> Text:
        colour = view["seats"][seat]["colour"]
        return Text(SIGNS[colour], STYLES[colour])

    # The county.

    def town(self, view: View, width: int, roomy: bool) -> list[Text]:
        if width < MAP_WIDTH:
            return [*self._list(view), *self._cards(view, roomy)]
        lines = [Text("   " + "".join(f" {column} " for column in "ABCDEFGHIJKLMNO"), "faint", no_wrap=True)]
        open_cells = {text.partition(":")[2] for text in view["legal"] if text.partition(":")[0] in CHOICES}
        values = {cell: lake for lake in view["lakes"] for cell in lake["cells"]}
        for row in range(D.ROWS):
            line = Text(f"{row + 1:>2} ", "faint", no_wrap=True)
            for name in D.CELLS[row * D.COLUMNS : (row + 1) * D.COLUMNS]:
                line.append_text(self._cell(view, name, values.get(name), name in open_cells))
            lines.append(line)
        return [*lines, *self._cards(view, roomy)]

    def _cell(self, view: View, name: str, lake: Any, is_open: bool) -> Text:
        """Three columns: what stands there, in brackets where the viewer may choose it."""
        if lake is not None:
            owner = lake["owner"]
            style = "bright_blue" if owner is None else STYLES[view["seats"][owner]["colour"]]
            return Text(f"~{lake['value']}~", style)
        if name in view["markers"]:
            inner = self.badge(view, view["markers"][name])
        elif name in view["flags"]:
            flag = view["flags"][name]
            inner = Text(LETTERS[flag], f"{FLAG_STYLES[flag]} underline")
        else:
            inner = Text("·", "faint")
        edges = "[]" if is_open else "  "
        return Text.assemble((edges[0], "number"), inner, (edges[1], "number"))

    def _list(self, view: View) -> list[Text]:
        """Where there is no room for a map: who has which plots, where flags stand."""
        lines: list[Text] = []
        for seat in range(view["players"]):
            plots = [cell for cell, held in view["markers"].items() if held == seat]
            lines.append(Text.assemble(self.badge(view, seat), " ", " ".join(plots) or "–"))
        for flag in D.FLAGS:
            standing = [cell for cell, found in view["flags"].items() if found == flag]
            lines.append(Text.assemble((LETTERS[flag], FLAG_STYLES[flag]), " ", " ".join(standing) or "–"))
        return lines

    def _cards(self, view: View, roomy: bool) -> list[Text]:
        """The cards of the auction, with their figures where there is height; then the plot for sale."""
        lines: list[Text] = []
        for card in view["cards"]["shown"]:
            figure = self.words.say(f"figure-{card['figure']}")
            flag = Text(f" {card['id']}", FLAG_STYLES[card["flag"]])
            lines.append(Text.assemble(flag, f" {self.words.say('flag-' + card['flag'] + '.flag')}, {figure}"))
            if roomy:
                lines += [Text("      " + " ".join(row).replace(".", " "), "faint") for row in DRAWINGS[card["figure"]]]
        left = view["cards"]["left"]
        if left:
            colours = " ".join(f"{LETTERS[flag]}{count}" for flag, count in view["cards"]["colours"].items())
            lines.append(Text(f" {self.words.say('co-left', count=left)} ({colours})", "faint"))
        if view["sale"]:
            seller = self.words.say(self.side(view, view["sale"]["seller"]))
            lines.append(
                Text(f" {self.words.say('co-sale', seller='=' + seller, cell='=' + view['sale']['cell'])}", "event")
            )
        return lines

    # Players.

    def players(self, view: View, names: Sequence[str], width: int) -> list[Text]:
        """A table: who, points, what a scoring would add now, cowboys, For Sale tokens, markers left."""
        columns = ("score", "now", "cowboys", "forsale", "reserve")
        titles = [self.words.say(f"co-column-{column}") for column in columns]
        widths = [max(len(title) + 1, 4) for title in titles]
        room = max(8, width - sum(widths))
        heads = [(title.rjust(column), "faint") for title, column in zip(titles, widths, strict=True)]
        lines = [Text.assemble(" " * room, *heads, no_wrap=True)]
        for seat, shown in enumerate(view["seats"]):
            line = Text.assemble((ink.ARROW if seat in view["waiting"] else " ", "number"), self.badge(view, seat), " ")
            line.append(self.who(view, seat, names), "title")
            line.truncate(room, overflow="ellipsis", pad=True)
            now = "" if view["over"] else f"+{view['running'][seat]['total']}"
            figures = (shown["score"], now, shown["cowboys"], shown["forsale"], shown["reserve"])
            for figure, column in zip(figures, widths, strict=True):
                line.append(str(figure).rjust(column))
            lines.append(line)
        return lines

    def strip(self, view: View, names: Sequence[str], width: int) -> list[Text]:
        cells: list[Text] = []
        for seat, shown in enumerate(view["seats"]):
            cell = Text.assemble((ink.ARROW if seat in view["waiting"] else " ", "number"), self.badge(view, seat))
            cell.append(f" {shown['score']}", "title").append(f"+{view['running'][seat]['total']}", "faint")
            cells.append(cell.append(f" {shown['cowboys']}/{shown['forsale']}"))
        return [Text("  ", no_wrap=True).join(cells)]

    # Cowboys.

    def hand(self, view: View, width: int, roomy: bool) -> list[Text]:
        """The viewer's cowboys, those in the fist marked; then the bids that were opened last."""
        lines: list[Text] = []
        if view["viewer"] is not None:
            fist = view["fist"]["cowboys"] if view["fist"] else []
            line = Text(f" {self.words.say('co-hand')}", "faint")
            for number in view["seats"][view["viewer"]]["hand"] or ():
                line.append(f" ({number})" if number in fist else f" {number}", "private" if number in fist else "")
            lines.append(line)
        if view["opened"]:
            lines.append(self._opened(view))
        return lines

    def _opened(self, view: View) -> Text:
        line = Text(f" {self.words.say('co-opened')}", "faint")
        for seat, bid in enumerate(view["opened"]["bids"]):
            if bid is not None:
                line.append("  ").append_text(self.badge(view, seat)).append(" " + (" ".join(map(str, bid)) or "–"))
        return line

    def legend(self) -> list[Text]:
        return [Text(line, no_wrap=False) for line in self.words.say("co-legend").splitlines()]

    # The journal.

    def bullet(self, phrase: Phrase) -> Text:
        side = phrase.args.get("side")
        colour = side.removeprefix("colour-") if isinstance(side, str) else ""
        return Text(SIGNS[colour], STYLES[colour]) if colour in SIGNS else Text("·", "faint")

    def begins_step(self, fact: Fact) -> bool:
        return fact.key in STEPS

    def gain(self, fact: Fact) -> tuple[str, int] | None:
        return (str(fact.args["side"]), int(fact.args["points"])) if fact.key in GAINS else None

    def score(self, score: int) -> str:
        return self.words.say("co-points", points=score)
