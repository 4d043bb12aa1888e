"""Dodge City in the terminal: the buildings, the players, the hand, and how a round is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from farwest.engine.errors import Phrase
from farwest.engine.journal import Fact
from farwest.terminal import ink
from farwest.terminal.boards.base import Board, View
from farwest.terminal.boards.dodge_city_town import Town

TABLE_FROM: Final = 46  # columns: below, a player takes two lines
COLUMNS: Final = ("points", "hand", "supply", "money")
STEPS: Final = frozenset(
    {
        "told-start-card",
        "told-movement",
        "told-event",
        "told-challenge",
        "told-contested",
        "told-contest",
        "told-settled",
        "told-end",
    }
)


class DodgeCityBoard(Board):
    def heading(self, view: View) -> str:
        if view["over"]:
            return self.words.say("dc-over")
        stage = f"move-{view['movement']}" if view["stage"] == "move" else view["stage"]
        return self.words.say("dc-round", round=view["round"], stage=f"dc-stage-{stage}")

    def town(self, view: View, width: int, roomy: bool) -> list[Text]:
        lines = Town(view, self.words, width).lines()
        return lines + self._happening(view) if roomy else lines

    def _happening(self, view: View) -> list[Text]:
        """The event or the duel of the moment."""
        if view["event"]:
            event = f"event-{view['event']['id']}"
            return [Text.assemble(" ", (self.words.say(event), "event"), f" · {self.words.say(event + '.about')}")]
        if view["duel"]:
            line = Text(" ")
            for who in ("challenger", "challenged"):
                shown = view["seats"][view["duel"][who]]
                line.append_text(ink.badge(shown["colour"])).append(f" {self._card(shown['duel']['card'])}   ", "title")
            return [line]
        return []

    def side(self, view: View, seat: int) -> str:
        return f"side-{view['seats'][seat]['colour']}"

    def badge(self, view: View, seat: int) -> Text:
        return ink.badge(view["seats"][seat]["colour"])

    # Players.

    def players(self, view: View, names: Sequence[str], width: int) -> list[Text]:
        """A table: who, points, cards in hand, pieces in supply, money; a duel card that lies open below its owner."""
        if width < TABLE_FROM:
            return [line for seat, name in enumerate(names) for line in self._two_lines(view, seat, name, width)]
        titles = [self.words.say(f"dc-column-{column}") for column in COLUMNS]
        widths = [len(title) + 2 for title in titles[:-1]] + [6]
        room = width - sum(widths)
        heads = [(title.rjust(column), "faint") for title, column in zip(titles, widths, strict=True)]
        lines = [Text.assemble(" " * room, *heads, no_wrap=True)]
        for seat, shown in enumerate(view["seats"]):
            line = self._name(view, seat, names[seat])
            line.truncate(room, overflow="ellipsis", pad=True)
            for figure, column in zip(_figures(shown), widths, strict=True):
                line.append(str(figure).rjust(column), "faint" if figure == 0 else "")
            lines.append(line)
        return lines

    def _two_lines(self, view: View, seat: int, name: str, width: int) -> list[Text]:
        line = self._name(view, seat, name)
        money = self.words.say("money", amount=view["seats"][seat]["money"])
        line.truncate(width - len(money) - 1, overflow="ellipsis", pad=True)
        figures = zip(COLUMNS, _figures(view["seats"][seat])[:-1], strict=False)
        about = "  ".join(f"{self.words.say(f'dc-column-{column}')} {figure}" for column, figure in figures)
        return [line.append(f" {money}", "loot"), Text(f"   {about}", "faint", no_wrap=True)]

    def strip(self, view: View, names: Sequence[str], width: int) -> list[Text]:
        cells: list[Text] = []
        for seat, shown in enumerate(view["seats"]):
            cell = Text.assemble((ink.ARROW if seat in view["waiting"] else " ", "number"))
            cell.append_text(self.badge(view, seat))
            money = self.words.say("money", amount=shown["money"])
            cells.append(cell.append(f"{shown['points']}★ {money}"))
        return [Text(" ", no_wrap=True).join(cells)]

    def _name(self, view: View, seat: int, name: str) -> Text:
        """The arrow of whose turn it is, the colour, the person, the first player, and the duel card shown."""
        line = Text.assemble((ink.ARROW if seat in view["waiting"] else " ", "number"), no_wrap=True)
        line.append_text(self.badge(view, seat)).append(" ")
        line.append(self.short(self.side(view, seat)), "title")
        duel = view["seats"][seat]["duel"]
        card = self._card(duel["card"]) if duel and duel["card"] else ""
        parts = [name, self.words.say("dc-first") if seat == view["first"] else "", card]
        return line.append("".join(f", {part}" for part in parts if part), "")

    # Hands.

    def _card(self, face: str) -> str:
        return self.words.say(f"card-{face}")

    def hand(self, view: View, width: int, roomy: bool) -> list[Text]:
        """The viewer's cards; where there is no viewer, nobody's."""
        if view["viewer"] is None:
            return []
        own = view["seats"][view["viewer"]]
        if not own["hand"] or (view["decision"] in ("start-card", "move-card", "duel-card") and view["legal"]):
            return []  # nothing, or the choices are the cards
        line = Text(" ", no_wrap=True).append(self.words.say("dc-hand"), "faint")
        for face in own["hand"]:
            chosen = face == own["chosen"]
            line.append(f"  {ink.ARROW}" if chosen else "  ", "number").append(self._card(face), "title")
        line.truncate(width, overflow="ellipsis")
        return [line]

    def legend(self) -> list[Text]:
        return [Text(line, no_wrap=False) for line in self.words.say("dc-legend").splitlines()]

    # The journal.

    def bullet(self, phrase: Phrase) -> Text:
        side = phrase.args.get("side")
        if isinstance(side, str) and side.startswith("side-"):
            return ink.badge(side.removeprefix("side-"))
        return Text("·", "faint")

    def begins_step(self, fact: Fact) -> bool:
        return fact.key in STEPS

    def gain(self, fact: Fact) -> tuple[str, int] | None:
        if fact.key != "told-settled":
            return None
        return str(fact.args["side"]), int(fact.args["value"])

    def score(self, score: int) -> str:
        return self.words.say("dc-points", points=score)

    def laid_open(self, view: View, position: View) -> View:
        """All hands of a finished game, out of the position."""
        players = position["players"]
        seats = [{**seat, "hand": players[seat["colour"]]["hand"]} for seat in view["seats"]]
        return {**view, "seats": seats}


def _figures(shown: View) -> tuple[int, int, int, int]:
    return shown["points"], shown["hand_size"], shown["supply"], shown["money"]
