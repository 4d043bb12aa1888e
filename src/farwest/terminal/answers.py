"""What happens when somebody types: a choice is played, a question answered, a mistake explained in place."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.markdown import Markdown
from rich.text import Text

from farwest.bots.hints import hints
from farwest.engine.errors import Malformed, Mistake, Phrase, Refusal
from farwest.engine.guide import Guide, Rule, read_guide
from farwest.terminal import ink
from farwest.terminal.commands import COMMANDS, Choice, Command, fold, matching, read_command, read_number
from farwest.terminal.rulebook import near_phrase, rule_markdown, search
from farwest.terminal.screen import Screen, hanging
from farwest.terminal.seating import DEFAULT_LEVEL
from farwest.terminal.show import PAGE_WIDTH, Terminal
from farwest.terminal.table import Table
from farwest.words import Words

SHORTEST_NAME = 3  # letters: fewer could play something by accident
MOST_REASONS = 3
AFTERWARDS = ("help", "journal", "town", "rules", "save")


class WantsOut(Exception):
    """Somebody typed `quit`."""


class Answers:
    """`answer` returns the lines to show below the choices, or None when the game has moved on."""

    def __init__(self, table: Table, screen: Screen, terminal: Terminal, words: Words) -> None:
        self.table = table
        self.screen = screen
        self.terminal = terminal
        self.words = words
        self._guide: Guide | None = None

    def choices(self, seat: int) -> list[Choice]:
        """What the seat may choose, in its own words."""
        view = self.table.view(seat)
        game = self.table.game
        return [
            Choice(text, self.words.phrase(game.label(game.parse(text), view)), game.rule(game.parse(text)))
            for text in view["legal"]
        ]

    def answer(self, seat: int, text: str) -> list[Text] | None:
        if not text:
            return []
        choices = self.choices(seat)
        chosen = self._chosen(text, choices)
        if chosen is not None:
            return self._play(seat, chosen)
        command = read_command(text, self.words)
        if command is not None:
            return self._obey(seat, command, choices)
        return self._puzzled(seat, text, choices)

    def _chosen(self, text: str, choices: Sequence[Choice]) -> str | None:
        """The action meant by a number, by its notation or by the last part of it."""
        number = read_number(text)
        if number is not None and 1 <= number <= len(choices):
            return choices[number - 1].text
        meant = [choice.text for choice in choices if fold(text) in (fold(choice.text), fold(choice.short))]
        return meant[0] if len(meant) == 1 else None

    def _play(self, seat: int, text: str) -> list[Text] | None:
        try:
            self.table.act(seat, text)
        except Mistake as mistake:
            return self._sorry(mistake.phrase)
        return None

    def _puzzled(self, seat: int, text: str, choices: Sequence[Choice]) -> list[Text] | None:
        """No number of a choice, no command: words of a choice, an action that is not possible now, or nothing."""
        if read_number(text) is not None:
            return self._sorry(Phrase("term-no-number", {"count": len(choices)}))
        try:
            action = self.table.game.parse(text)
        except Malformed:
            found = matching(text, [choice.words for choice in choices]) if len(text) >= SHORTEST_NAME else []
            if len(found) == 1:
                return self._play(seat, choices[found[0]].text)
            if found:
                numbers = ", ".join(str(index + 1) for index in found)
                return self._sorry(Phrase("term-several", {"numbers": f"={numbers}"}))
            return self._sorry(Phrase("term-not-understood", {"text": f"={text[:60]}"}))
        return self._refusal(self.table.why_not(seat, action))

    # Commands.

    def _obey(self, seat: int, command: Command, choices: Sequence[Choice]) -> list[Text] | None:
        name, argument = command
        if name == "quit":
            raise WantsOut
        if name == "undo":
            return self._undo(seat)
        if name == "save":
            return self.save(argument)
        if name == "hint":
            return self._hint(seat, choices)
        if name == "why":
            return self._why(seat, argument, choices)
        if name == "journal":
            lines = [line for fact in self.table.facts(seat) for line in self.screen.fact(fact, self._wide())]
            return self._page(lines, newest=True)
        if name == "town":
            return self._town(seat)
        if name == "help":
            return self._page(self._help())
        return self._rules(seat, name, argument, choices)

    def afterwards(self, viewer: int, text: str) -> list[Text]:
        """What can still be asked for when the game is over."""
        command = read_command(text, self.words)
        if command is None or command.name not in AFTERWARDS:
            return self._note("term-over-commands")
        return self._obey(viewer, command, []) or []

    def _undo(self, seat: int) -> list[Text] | None:
        try:
            self.table.undo(seat)
        except Mistake as mistake:
            return self._sorry(mistake.phrase)
        return None

    def save(self, argument: str) -> list[Text]:
        """Into its own file, or into a new one; a file that is there already belongs to somebody else."""
        path = Path(argument).expanduser() if argument else self.table.path or spare_file(self.table.game.id)
        if path != self.table.path and path.exists():
            return self._sorry(Phrase("term-file-exists", {"file": f"={path}"}))
        try:
            self.table.save(path)
        except Mistake as mistake:
            return self._sorry(mistake.phrase)
        return self._note("term-saved", file=f"={path}")

    def _hint(self, seat: int, choices: Sequence[Choice]) -> list[Text]:
        """What a bot would do with the seat's own view, the best choice first, each with its reason."""
        view = self.table.view(seat)
        found = hints(DEFAULT_LEVEL, self.table.game, view, view["legal"], seed=self.table.seed(seat))
        lines = [Text(f" {self.words.say('term-hint')}", "title")]
        for hint in found:
            number = view["legal"].index(hint.action)
            label = Text(choices[number].words)
            if hint.reason is not None:
                label.append(f". {self.words.phrase(hint.reason)}", "private")
            lines += hanging(Text(f"{number + 1:2}", "number"), label, self._wide())
        return lines

    def _why(self, seat: int, argument: str, choices: Sequence[Choice]) -> list[Text]:
        """Why a thing is not possible: an action in notation, a number, or words of any action of the game."""
        number = read_number(argument)
        if number is not None and not 1 <= number <= len(choices):
            return self._sorry(Phrase("term-no-number", {"count": len(choices)}))
        if number is not None:
            return self._note("term-possible", text=f"={choices[number - 1].words}")
        if not argument:
            return self._note("term-why-what")
        game = self.table.game
        try:
            meant = [game.parse(argument)]
        except Malformed:
            meant = self._meant(seat, argument)
        if not meant:
            return self._sorry(Phrase("term-not-understood", {"text": f"={argument[:60]}"}))
        view = self.table.view(seat)
        lines: list[Text] = []
        for action in meant[:MOST_REASONS]:
            label = Text(self.words.phrase(game.label(action, view)), "title")
            lines += [*hanging(Text("?", "number"), label, self._wide()), *self._reason(seat, action)]
        return lines

    def _reason(self, seat: int, action: int) -> list[Text]:
        refusal = self.table.why_not(seat, action)
        if refusal is not None:
            return self._refusal(refusal)
        return self._note("term-possible", text=f"={self.table.game.text(action)}")

    def _meant(self, seat: int, argument: str) -> list[int]:
        """Actions whose words match, those of the present kind of decision first."""
        game, view = self.table.game, self.table.view(seat)
        labels = [self.words.phrase(game.label(action, view)) for action in range(len(game.notation))]
        kinds = {text.partition(":")[0] for text in view["legal"]}
        found = matching(argument, labels)
        return sorted(found, key=lambda action: game.text(action).partition(":")[0] not in kinds)

    def _town(self, seat: int) -> list[Text]:
        width, height = self.terminal.width, self.terminal.height
        view = self.table.view(seat)
        legend = [line for text in self.screen.board.legend() for line in hanging(Text(), text, width)]
        town = self.screen.town(view, width, roomy=height is None or height > 20)
        return self._page([Text(), *town, Text(), *legend])

    def _help(self) -> list[Text]:
        lines = [Text(f" {self.words.say('term-help-title')}", "title"), Text()]
        rows = [("1 2 3…", "term-help-number"), ("?", "term-help-rule"), ("? 3", "term-help-rule-of")]
        rows += [(self.words.say(f"term-command-{name}").split()[0], f"term-help-{name}") for name in COMMANDS]
        for key, about in rows:
            lines += hanging(Text(key.ljust(14), "number"), Text(self.words.say(about)), self._wide())
        fingerprint = self.table.record().commitment
        proof = Text(self.words.say("term-help-proof", hash=f"={fingerprint}"), "faint")
        return [*lines, Text(), *hanging(Text(), proof, self._wide())]

    # Rules.

    @property
    def guide(self) -> Guide:
        if self._guide is None:
            self._guide = read_guide(self.table.game.files(), self.words.lang)
        return self._guide

    def _rules(self, seat: int, name: str, argument: str, choices: Sequence[Choice]) -> list[Text]:
        """`?` the rule of the decision, `? 3` of a choice, `rules WG-5.7` any, `rules WORD` a search, `rules` all."""
        number = read_number(argument)
        if name == "rules" and not argument:
            return self._page(self.terminal.rendered(Markdown(self.guide.text), PAGE_WIDTH))
        if number is not None and not 1 <= number <= len(choices):
            return self._sorry(Phrase("term-no-number", {"count": len(choices)}))
        if not argument:
            argument = self.table.view(seat)["prompt"]["rule"]
        elif number is not None:
            argument = choices[number - 1].rule
        rule = self.guide.find(argument)
        if rule is not None:
            return self._rule(rule)
        found = search(self.guide, argument)
        if found:
            return self._page([line for rule in found for line in self._rule_lines(rule)])
        return self._sorry(Phrase(*near_phrase(self.guide, argument)))

    def _rule(self, rule: Rule) -> list[Text]:
        return self._page(self._rule_lines(rule))

    def _rule_lines(self, rule: Rule) -> list[Text]:
        return self.terminal.rendered(Markdown(rule_markdown(rule)), PAGE_WIDTH)

    # Lines.

    def _page(self, lines: Sequence[Text], newest: bool = False) -> list[Text]:
        """Something too long for the foot of the screen: a page of its own, then back to the question."""
        self.terminal.page(lines, self.words.say("term-more"), self.words.say("term-back"), newest=newest)
        return []

    def _wide(self) -> int:
        return min(self.terminal.width, PAGE_WIDTH + 8) - 1

    def _sorry(self, phrase: Phrase) -> list[Text]:
        return hanging(Text("✗", "bad"), Text(self.words.phrase(phrase)), self._wide())

    def _refusal(self, refusal: Refusal | None) -> list[Text]:
        assert refusal is not None, "an action that is legal was not offered"
        text = Text(self.words.phrase(refusal)).append(f" {refusal.rule}", "rule")
        return hanging(Text("✗", "bad"), text, self._wide())

    def _note(self, key: str, **args: int | str) -> list[Text]:
        return hanging(Text(ink.ARROW, "number"), Text(self.words.say(key, **args)), self._wide())


def spare_file(game: str, folder: Path = Path()) -> Path:
    """A file of this folder that is not there yet."""
    names = (f"{game}.json" if number == 1 else f"{game}-{number}.json" for number in range(1, 100_000))
    return next(folder / name for name in names if not (folder / name).exists())
