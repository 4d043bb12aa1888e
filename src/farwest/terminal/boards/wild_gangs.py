"""Wild Gangs in the terminal: the town, the players, the hand, and how its resolution is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from farwest.engine.errors import Phrase
from farwest.engine.journal import Fact
from farwest.games.wild_gangs import data as D
from farwest.terminal import ink
from farwest.terminal.boards import wild_gangs_list
from farwest.terminal.boards.base import Board, View
from farwest.terminal.boards.wild_gangs_town import COMPACT, ROOMY, Town
from farwest.terminal.canvas import Canvas, Ink

CARD_WIDTH: Final = 26
CARD_ROWS: Final = 5
TABLE_FROM: Final = 46  # columns: below, a player takes two lines

# The facts with which the steps of the resolution begin (WG-4.7, WG-4.8, WG-5.8, WG-5.10, WG-5.17).
STEPS: Final = frozenset(
    {
        "told-reveal",
        "told-sign",
        "told-sign-alone",
        "told-stagecoach",
        "told-hidden-loot",
        "told-sheriff",
        "told-sheriff-idle",
        "told-deputy",
        "told-heist",
        "told-heist-poker",
        "told-heist-nobody",
        "told-keg",
        "told-showdown",
        "told-street-empty",
        "told-street-alone",
        "told-end",
    }
)
GAINS: Final = {"told-loot-taken": "value", "told-captured": "bounty"}


class WildGangsBoard(Board):
    def heading(self, view: View) -> str:
        if view["over"]:
            return self.words.say("wg-over")
        if view["revealed"]:
            return self.words.say("wg-resolution")
        return self.words.say("wg-round", round=view["round"]) if view["round"] else self.words.say("wg-scouting")

    def town(self, view: View, width: int, roomy: bool) -> list[Text]:
        if width < COMPACT.width:
            return wild_gangs_list.town(view, self.words)
        return Town(view, self.words, ROOMY if roomy and width >= ROOMY.width else COMPACT).lines()

    def side(self, view: View, seat: int) -> str:
        return f"gang-{view['seats'][seat]['gang']}"

    def badge(self, view: View, seat: int) -> Text:
        return ink.badge(view["seats"][seat]["gang"])

    # Players.

    def players(self, view: View, names: Sequence[str], width: int) -> list[Text]:
        """A table: who, cards in hand and pile, face-down cards left, money; then who has looked at which card."""
        if width < TABLE_FROM:
            rows = [line for seat, name in enumerate(names) for line in self._two_lines(view, seat, name, width)]
            return rows + self._looks(view)
        titles = [self.words.say(f"wg-column-{column}") for column in ("hand", "pile", "hidden", "money")]
        widths = [len(title) + 1 for title in titles[:-1]] + [6]
        room = width - sum(widths)
        heads = [(title.rjust(column), "faint") for title, column in zip(titles, widths, strict=True)]
        lines = [Text.assemble(" " * room, *heads, no_wrap=True)]
        for seat, shown in enumerate(view["seats"]):
            line = self._name(view, seat, names[seat])
            line.truncate(room, overflow="ellipsis", pad=True)
            figures = (shown["hand_size"], shown["pile_size"], shown["hidden_left"], shown["money"])
            for figure, column in zip(figures, widths, strict=True):
                line.append(str(figure).rjust(column), "faint" if figure == 0 else "")
            lines.append(line)
        return lines + self._looks(view)

    def _two_lines(self, view: View, seat: int, name: str, width: int) -> list[Text]:
        shown = view["seats"][seat]
        line = self._name(view, seat, name)
        money = self.words.say("money", amount=shown["money"])
        line.truncate(width - len(money) - 1, overflow="ellipsis", pad=True)
        figures = {"hand": shown["hand_size"], "pile": shown["pile_size"], "hidden": shown["hidden_left"]}
        about = "  ".join(f"{self.words.say(f'wg-column-{column}')} {figure}" for column, figure in figures.items())
        return [line.append(f" {money}", "loot"), Text(f"   {about}", "faint", no_wrap=True)]

    def strip(self, view: View, names: Sequence[str], width: int) -> list[Text]:
        cells: list[Text] = []
        for seat, shown in enumerate(view["seats"]):
            cell = Text.assemble((ink.ARROW if seat in view["waiting"] else " ", "number"))
            cell.append_text(self.badge(view, seat)).append(self.short(self.side(view, seat)), "title")
            if view["revealed"]:
                cells.append(cell.append(f" {self.words.say('money', amount=shown['money'])}"))
                continue
            cards = f" {shown['hand_size']}+{shown['pile_size']}"
            cells.append(cell.append(f"{cards} {ink.sign(shown['gang'], True)}{shown['hidden_left']}"))
        return [Text("  ", no_wrap=True).join(cells)]

    def _name(self, view: View, seat: int, name: str) -> Text:
        """The arrow of whose turn it is, the gang's sign, the gang, the person, and who is first player."""
        shown = view["seats"][seat]
        line = Text.assemble((ink.ARROW if seat in view["waiting"] else " ", "number"), no_wrap=True)
        line.append_text(self.badge(view, seat)).append(" ")
        line.append(self.short(self.side(view, seat)), "title")
        parts = [name, self.words.say("wg-first") if shown["turn"] == 0 else ""]
        return line.append("".join(f", {part}" for part in parts if part), "")

    def _looks(self, view: View) -> list[Text]:
        """Who looked at which face-down card: public, and not to be seen on the board (WG-6)."""
        looks = [
            Text.assemble(self.badge(view, seat), " ", " ".join(shown["looked_slots"]))
            for seat, shown in enumerate(view["seats"])
            if shown["looked_slots"] and not view["revealed"]
        ]
        return [Text.assemble((f" {ink.EYE} ", "faint"), Text("   ").join(looks), no_wrap=True)] if looks else []

    # Hands.

    def hand(self, view: View, width: int, roomy: bool) -> list[Text]:
        """The viewer's cards; where there is no viewer, all the hands the view shows."""
        if view["viewer"] is None:
            shown = [(seat["gang"], seat["hand"]) for seat in view["seats"] if seat["hand"]]
            return [Text(" ").append(self.words.say("wg-hands"), "faint").append_text(_figures(shown))] if shown else []
        own = view["seats"][view["viewer"]]
        if not own["hand"] or view["revealed"]:
            return []
        if roomy and width >= 3 * CARD_WIDTH + 18:
            return self._cards(view, own["gang"], own["hand"], own["pile"] or [])
        if view["decision"] == "card" and view["legal"]:
            return []  # the choices are the cards
        line = Text(no_wrap=True)
        for role in own["hand"]:
            chosen = role == view["chosen_card"]
            line.append(f"  {ink.ARROW}" if chosen else "  ", "number").append_text(_figure(own["gang"], role))
            line.append(f" {self.words.say('gangster-' + own['gang'] + '-' + role)}")
            if chosen and view["decision"] == "front":
                line.append(f" ({self.words.say('wg-down' if view['chosen_down'] else 'wg-up')})", "private")
        return [line]

    def _chosen(self, view: View) -> str:
        """What stands on the rim of the card laid aside."""
        chosen = self.words.say("wg-chosen")
        if view["decision"] == "face":
            return chosen
        return f"{chosen}, {self.words.say('wg-down' if view['chosen_down'] else 'wg-up')}"

    def _cards(self, view: View, gang: str, hand: Sequence[str], pile: Sequence[str]) -> list[Text]:
        canvas = Canvas((CARD_WIDTH + 1) * len(hand) + 18, CARD_ROWS)
        for index, role in enumerate(hand):
            self._draw_card(canvas, index * (CARD_WIDTH + 1), view, gang, role)
        x = (CARD_WIDTH + 1) * len(hand) + 1
        if pile:
            canvas.put(x, 0, [(self.words.say("wg-pile", count=len(pile)), "faint")])
        for index, role in enumerate(pile):
            canvas.put(x + 5 * (index % 3), 1 + index // 3, [(_figure(gang, role).plain, "faint")])
        return canvas.lines()

    def _draw_card(self, canvas: Canvas, x: int, view: View, gang: str, role: str) -> None:
        chosen = role == view["chosen_card"]
        canvas.box(x, 0, CARD_WIDTH, CARD_ROWS, "private" if chosen else f"side.{gang}")
        text = f"card:{role}"
        if text in view["legal"]:
            canvas.put(x + 2, 0, [(f"[{view['legal'].index(text) + 1}]", "number")])
        elif chosen:
            canvas.put(x + 2, 0, [(f" {self._chosen(view)} ", "private")])
        number = D.ROLES.index(role)
        name = self.words.say(f"gangster-{gang}-{role}")
        canvas.put(x + 2, 1, [(f"{ink.sign(gang)} ", f"side.{gang}"), (name[: CARD_WIDTH - 6], "title")])
        mark = ink.LEADER if D.IS_LEADER[number] else ink.WOMAN if D.IS_WOMAN[number] else ""
        canvas.put(x + 2, 2, [(f"{self.words.say(f'role-{role}.cap')} {mark}", "")])
        strength, firepower, bounty = D.STRENGTH[number], D.FIREPOWER[number], D.BOUNTY[number]
        figures: Ink = [(self.words.say("wg-card", strength=strength, firepower=firepower, bounty=bounty), "loot")]
        canvas.put(x + 2, 3, figures)

    def legend(self) -> list[Text]:
        return [Text(line, no_wrap=False) for line in self.words.say("wg-legend").splitlines()]

    # The journal and the resolution.

    def bullet(self, phrase: Phrase) -> Text:
        gang = phrase.args.get("gang")
        if isinstance(gang, str) and gang.startswith("gang-"):
            return ink.badge(gang.removeprefix("gang-"))
        return Text("·", "faint")

    def begins_step(self, fact: Fact) -> bool:
        return fact.key in STEPS

    def gain(self, fact: Fact) -> tuple[str, int] | None:
        if fact.key not in GAINS:
            return None
        return str(fact.args["gang"]), int(fact.args[GAINS[fact.key]])

    def score(self, score: int) -> str:
        return self.words.say("money", amount=score)

    def laid_open(self, view: View, position: View) -> View:
        return {**view, "events": position["events"]}


def _figure(gang: str, role: str) -> Text:
    number = D.ROLES.index(role)
    mark = ink.LEADER if D.IS_LEADER[number] else ink.WOMAN if D.IS_WOMAN[number] else ""
    return Text(f"{D.STRENGTH[number]}{ink.sign(gang)}{D.FIREPOWER[number]}{mark}", f"side.{gang}")


def _figures(hands: Sequence[tuple[str, Sequence[str]]]) -> Text:
    line = Text(no_wrap=True)
    for gang, roles in hands:
        line.append("  ")
        for role in roles:
            line.append(" ").append_text(_figure(gang, role))
    return line
