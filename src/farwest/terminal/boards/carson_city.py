"""Carson City in the terminal: the town with its roads, the action track, the players, how a round is resolved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from farwest.engine.errors import Phrase
from farwest.engine.journal import Fact
from farwest.games.carson_city import data as D
from farwest.terminal import ink
from farwest.terminal.boards.base import Board, View
from farwest.terminal.boards.carson_city_town import WIDTH, mark, town_lines

TRACK_WIDTH: Final = 34
TABLE_FROM: Final = 70  # columns: below, a player takes two lines

# The facts with which the steps of a round begin.
STEPS: Final = frozenset({"told-round", "told-all-passed", "told-step", "told-duel", "told-final"})


class CarsonCityBoard(Board):
    def heading(self, view: View) -> str:
        if view["over"]:
            return self.words.say("cc-over")
        if not view["round"]:
            return self.words.say("cc-setup")
        return self.words.say("cc-round", round=view["round"], phase=f"cc-phase-{view['phase']}")

    def side(self, view: View, seat: int) -> str:
        return f"colour-{view['seats'][seat]['colour']}"

    def badge(self, view: View, seat: int) -> Text:
        return ink.badge(view["seats"][seat]["colour"])

    # The town and, beside or below it, the track.

    def town(self, view: View, width: int, roomy: bool) -> list[Text]:
        town, track = town_lines(view), self._track(view)
        if width < WIDTH + 2 + TRACK_WIDTH:
            return [*town, *track]
        lines: list[Text] = []
        for number in range(max(len(town), len(track))):
            line = town[number].copy() if number < len(town) else Text(no_wrap=True)
            if number < len(track):
                line.pad_right(WIDTH + 2 - line.cell_len)
                line.append_text(track[number])
            lines.append(line)
        return lines

    def _track(self, view: View) -> list[Text]:
        """A line for each square that is open or taken, in the order in which they are resolved."""
        lines: list[Text] = []
        for square, shown in view["squares"].items():
            if not shown["open"] and not shown["cowboys"]:
                continue
            now = view["step"] == square
            line = Text.assemble((ink.ARROW if now else " ", "number"), no_wrap=True)
            line.append(self.words.say(f"square-{square}"), "title" if now else "")
            if shown["tile"]:
                line.append(f" {self.words.say('tile-' + shown['tile'] + '.cap')}", "loot")
            for seat, number in shown["cowboys"].items():
                line.append(" ").append_text(self.badge(view, int(seat)))
                line.append(f"×{number}" if number > 1 else "")
            if shown["white"]:
                line.append(f" {ink.LEADER}", "title")
            lines.append(line)
        return lines

    # Players.

    def players(self, view: View, names: Sequence[str], width: int) -> list[Text]:
        """A table: points, money and its limit, cowboys, firepower, roads, parcels, buildings; then what is kept."""
        if width < TABLE_FROM:
            return [line for seat, name in enumerate(names) for line in self._two_lines(view, seat, name)]
        columns = ("vp", "cash", "limit", "cowboys", "fire", "roads", "parcels", "buildings")
        titles = [self.words.say(f"cc-column-{column}") for column in columns]
        widths = [max(len(title), 3) + 1 for title in titles]
        room = width - sum(widths)
        heads = [(title.rjust(column), "faint") for title, column in zip(titles, widths, strict=True)]
        lines = [Text.assemble(" " * room, *heads, no_wrap=True)]
        for seat, name in enumerate(names):
            line = self._name(view, seat, name)
            line.truncate(room, overflow="ellipsis", pad=True)
            for figure, column in zip(self._figures(view, seat).values(), widths, strict=True):
                line.append(str(figure).rjust(column), "faint" if figure == 0 else "")
            lines.append(line)
        return lines + self._kept(view)

    def _figures(self, view: View, seat: int) -> dict[str, int | str]:
        shown = view["seats"][seat]
        return {
            "vp": shown["score"]["total"] if shown["score"] else shown["vp"],
            "cash": shown["cash"],
            "limit": "–" if shown["limit"] is None else shown["limit"],
            "cowboys": shown["cowboys"],
            "fire": shown["firepower"],
            "roads": shown["roads"],
            "parcels": shown["parcels"],
            "buildings": shown["buildings"],
        }

    def _two_lines(self, view: View, seat: int, name: str) -> list[Text]:
        figures = self._figures(view, seat)
        about = "  ".join(f"{self.words.say(f'cc-column-{column}')} {figure}" for column, figure in figures.items())
        return [self._name(view, seat, name), Text(f"   {about}", "faint", no_wrap=True)]

    def _name(self, view: View, seat: int, name: str) -> Text:
        """The arrow of whose turn it is, the colour, the person, the personality, and what is special this round."""
        shown = view["seats"][seat]
        line = Text.assemble((ink.ARROW if seat in view["waiting"] else " ", "number"), no_wrap=True)
        line.append_text(self.badge(view, seat)).append(" ").append(self.short(self.side(view, seat)), "title")
        card = self.words.say(f"card-{shown['card']}-{view['cards'][shown['card']]['side']}") if shown["card"] else ""
        line.append("".join(f", {part}" for part in (name, card) if part))
        marks = (ink.LEADER if shown["white"] else "") + ("+3" if shown["ammo"] else "")
        line.append(f" {marks}" if marks else "", "number")
        return line.append(f" {self.words.say('cc-passed')}" if shown["passed"] else "", "faint")

    def _kept(self, view: View) -> list[Text]:
        lines: list[Text] = []
        for seat, shown in enumerate(view["seats"]):
            if shown["kept"]:
                names = ", ".join(self.words.say(f"tile-{building}") for building in shown["kept"])
                kept = self.words.say("cc-kept", tiles=f"={names}")
                lines.append(Text.assemble(" ", self.badge(view, seat), (f" {kept}", "faint"), no_wrap=True))
        return lines

    def strip(self, view: View, names: Sequence[str], width: int) -> list[Text]:
        cells = []
        for seat, shown in enumerate(view["seats"]):
            cell = Text.assemble((ink.ARROW if seat in view["waiting"] else " ", "number"), self.badge(view, seat))
            cash = self.words.say("money", amount=shown["cash"])
            cells.append(cell.append(f" {self._figures(view, seat)['vp']} {cash} {shown['cowboys']}"))
        return [Text("  ", no_wrap=True).join(cells)]

    # The hand: what lies in front of the viewer and changes with every click.

    def hand(self, view: View, width: int, roomy: bool) -> list[Text]:
        """Duel tiles, where there are any (CC-11.5)."""
        if not view["hand"]:
            return []
        tiles = " ".join(f"[{value}]" if value == view["picked"] else str(value) for value in view["hand"])
        return [Text(f" {self.words.say('cc-tiles', tiles=f'={tiles}')}", "private", no_wrap=True)]

    def legend(self) -> list[Text]:
        signs = [Text.assemble((mark(tile), "title"), f" {self.words.say(f'tile-{tile}')}") for tile in D.TILES]
        lines = [Text("   ").join(signs)]
        return lines + [Text(line, no_wrap=False) for line in self.words.say("cc-legend").splitlines()]

    # The journal and the resolution.

    def bullet(self, phrase: Phrase) -> Text:
        colour = phrase.args.get("colour")
        if isinstance(colour, str) and colour.startswith("colour-"):
            return ink.badge(colour.removeprefix("colour-"))
        return Text("·", "faint")

    def begins_step(self, fact: Fact) -> bool:
        return fact.key in STEPS

    def gain(self, fact: Fact) -> tuple[str, int] | None:
        if fact.key not in ("told-vp", "told-bought-vp", "told-cashed-out"):
            return None
        return str(fact.args["colour"]), int(fact.args["points"])

    def score(self, score: int) -> str:
        return self.words.say("cc-score", points=score)
