"""The layout: what stands where, and what gives way when the window is small."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.text import Text

from farwest.engine.errors import Phrase
from farwest.engine.journal import Fact
from farwest.terminal import ink
from farwest.terminal.boards import Board, View
from farwest.terminal.commands import Choice
from farwest.words import Words

ROOMY_WIDTH: Final = 100
ROOMY_HEIGHT: Final = 37
SIDE_WIDTH: Final = 41  # of a column beside the board
SIDE_FROM: Final = 140
FEW: Final = 4  # choices that may stand below each other where height is precious
MANY: Final = 12
PLAYERS_WIDTH: Final = 52


class Scene(NamedTuple):
    """All that a screen shows, for one viewer."""

    view: View
    names: Sequence[str]
    told: Sequence[Fact] = ()
    fresh: int = 0  # how many of the facts are new to the viewer
    choices: Sequence[Choice] = ()
    message: Sequence[Text] = ()
    brief: bool = False  # only the question: the rest was shown a moment ago


class Screen:
    def __init__(self, board: Board, words: Words) -> None:
        self.board = board
        self.words = words
        self.owner: Callable[[Fact], Text] = lambda fact: Text(ink.EYE, "private")  # the sign of a private fact

    def lines(self, scene: Scene, width: int, height: int | None) -> list[Text]:
        """The whole screen; without a height, everything but the journal, which was printed as it happened."""
        if height is None:
            roomy = width >= ROOMY_WIDTH
            prompt, choices, message = self._foot(scene, width, MANY)
            above: list[list[Text]] = []
            if not scene.brief:
                players = self.board.players(scene.view, scene.names, min(width, 64))
                above = [*self._top(scene, width, roomy), players, self.board.hand(scene.view, width, roomy)]
            return _joined([[], *above, [*prompt, *choices], message])
        if width >= ROOMY_WIDTH and height >= ROOMY_HEIGHT:
            return self._roomy(scene, width, height)
        return self._compact(scene, width, height)

    def _roomy(self, scene: Scene, width: int, height: int) -> list[Text]:
        aside = width >= SIDE_FROM
        main = width - SIDE_WIDTH - 2 if aside else width
        heading, town = self._top(scene, main, roomy=True)
        hand = self.board.hand(scene.view, main, roomy=True)
        foot = self._foot(scene, main, MANY if aside else FEW, height - len(town) - 3)
        room = height - sum(map(len, (heading, town, hand, *foot))) - 3
        if aside:
            left = _joined([heading, town, hand])
            left += [Text()] * (height - len(left) - sum(map(len, foot)))
            left += [line for block in foot for line in block]
            players = self.board.players(scene.view, scene.names, SIDE_WIDTH)
            journal = self.journal(scene, SIDE_WIDTH, height - len(players) - 4)
            return beside(left, [Text(), Text(), *players, Text(), *journal], main + 2)
        if room < 3 and hand:
            hand = self.board.hand(scene.view, main, roomy=False)
            room = height - sum(map(len, (heading, town, hand, *foot))) - 3
        players = self.board.players(scene.view, scene.names, PLAYERS_WIDTH)[: max(0, room)]
        journal = self.journal(scene, width - PLAYERS_WIDTH - 3, max(0, room))
        middle = beside(players, journal, PLAYERS_WIDTH + 3)
        blocks = [block for block in ([*heading, *town], middle, hand, [*foot[0], *foot[1]], foot[2]) if block]
        return _spread(blocks, height)

    def _compact(self, scene: Scene, width: int, height: int) -> list[Text]:
        """The town, the question and the choices; the players, the hand and the journal as far as there is room."""
        heading, town = self._top(scene, width, roomy=False)
        prompt, choices, message = self._foot(scene, width, FEW, max(3, height - len(town) - 1 - len(scene.message)))
        town = town[: max(0, height - len([*prompt, *choices, *message]))]
        must = [*town, *prompt, *choices, *message]
        room = height - len(must)
        strip = self.board.strip(scene.view, scene.names, width) if room >= 1 else []
        room -= len(strip)
        head = heading if room >= 1 else []
        room -= len(head)
        hand = self.board.hand(scene.view, width, roomy=False) if room >= 1 else []
        room -= len(hand)
        told = self.journal(scene, width - 1, room) if room >= 1 else []
        return [*head, *strip, *town, *hand, *told, *prompt, *choices, *message]

    # Parts.

    def _top(self, scene: Scene, width: int, roomy: bool) -> tuple[list[Text], list[Text]]:
        heading = Text.assemble((f" {self.board.game.title}", "title"), no_wrap=True)
        where = self.board.heading(scene.view)
        if where:
            heading.append(f" · {where}", "")
        if scene.view["viewer"] is not None:
            seat = scene.view["viewer"]
            who = self.board.who(scene.view, seat, scene.names)
            mine = Text.assemble(self.board.badge(scene.view, seat), " ", who)
            heading.append(" " * max(1, width - heading.cell_len - mine.cell_len - 1)).append_text(mine)
        return [heading], self.town(scene.view, width, roomy)

    def town(self, view: View, width: int, roomy: bool) -> list[Text]:
        """The board in the middle of the window, though never far from its left side."""
        town = self.board.town(view, width, roomy)
        margin = max(0, width - max((line.cell_len for line in town), default=0)) // 2
        return [Text(" " * min(margin, 8)).append_text(line) for line in town]

    def _foot(
        self, scene: Scene, width: int, few: int, most: int | None = None
    ) -> tuple[list[Text], list[Text], list[Text]]:
        prompt = scene.view["prompt"]
        said = self.words.phrase(Phrase(prompt["key"], prompt["args"]))
        line = Text.assemble((f" {ink.ARROW} " if scene.choices else " ", "number"), no_wrap=True)
        line.append(said, "title" if scene.choices else "").append(f"  {prompt['rule']}", "rule")
        return [line], choice_lines(scene.choices, width, few, most), list(scene.message)

    def journal(self, scene: Scene, width: int, rows: int) -> list[Text]:
        """The last facts that fit, those that are new to the viewer brighter than the others."""
        lines: list[Text] = []
        for back, fact in enumerate(reversed(scene.told)):
            told = self.fact(fact, width, old=back >= scene.fresh)
            if len(lines) + len(told) > rows:
                break
            lines = [*told, *lines]
        return lines

    def fact(self, fact: Fact, width: int, old: bool = False) -> list[Text]:
        """A line of the journal, with the sign of who acted and the rule behind it; an eye where only some know it."""
        private = fact.to is not None
        bullet = self.owner(fact) if private else self.board.bullet(fact)
        bright = "title" if self.board.begins_step(fact) else ""
        style = "private" if private else "faint" if old else bright
        text = Text.assemble((self.words.phrase(fact), style), (f" {fact.rule}", "rule"))
        return hanging(bullet, text, width)


def hanging(bullet: Text, text: Text, width: int) -> list[Text]:
    """A bullet, and the text beside it however many lines it takes."""
    rows = wrap(text, max(10, width - bullet.cell_len - 2))
    return [
        Text.assemble(" ", bullet if row == 0 else " " * bullet.cell_len, " ", line, no_wrap=True)
        for row, line in enumerate(rows)
    ]


def wrap(text: Text, width: int) -> list[Text]:
    """Lines no wider than `width`, broken between words; a no-break space holds its words together."""
    starts, ends = [0], []
    at = room = 0
    for word in text.plain.split(" "):
        if at > starts[-1] and room + 1 + cell_len(word) > width:
            ends.append(at - 1)
            starts.append(at)
            room = 0
        room += cell_len(word) + (1 if at > starts[-1] else 0)
        at += len(word) + 1
    return [text[start:end] for start, end in zip(starts, [*ends, len(text)], strict=True)]


def choice_lines(choices: Sequence[Choice], width: int, few: int, most: int | None) -> list[Text]:
    """Numbered choices with as much of their notation as there is room for.

    More than `few` go into two columns if they fit there whole; never are there more than `most` rows.
    """
    if not choices:
        return []
    labels = max(len(choice.words) for choice in choices)
    columns = 2 if len(choices) > few and 4 + labels <= width // 2 else 1
    if most is not None and columns * most < len(choices):
        columns = -(-len(choices) // max(1, most))
    each = width // columns
    high = -(-len(choices) // columns)
    cut = 4 + labels > each
    whole, short = _notes(choices)
    notes = next((notes for notes in (whole, short) if 4 + labels + 2 + max(map(len, notes)) < each), None)
    notes = short if cut else notes or [""] * len(choices)
    labels = each - 7 - max(map(len, notes)) if cut else labels
    cells = [_choice(number, choice, note, labels) for number, (choice, note) in _numbered(choices, notes)]
    return [_row(cells[row::high], each) for row in range(high)]


def _notes(choices: Sequence[Choice]) -> list[list[str]]:
    """The notations, whole or by their last part."""
    return [[choice.text for choice in choices], [choice.short for choice in choices]]


def _numbered(choices: Sequence[Choice], notes: Sequence[str]) -> Iterable[tuple[int, tuple[Choice, str]]]:
    return enumerate(zip(choices, notes, strict=True), 1)


def _choice(number: int, choice: Choice, note: str, labels: int) -> Text:
    label = Text(choice.words)
    label.truncate(labels, overflow="ellipsis", pad=bool(note))
    cell = Text.assemble((f"{number:3} ", "number"), label, no_wrap=True)
    return cell.append(f"  {note}", "faint") if note else cell


def _row(cells: Sequence[Text], width: int) -> Text:
    line = Text(no_wrap=True)
    for cell in cells:
        line.append(" " * (-line.cell_len % width)).append_text(cell)
    return line


def beside(left: Sequence[Text], right: Sequence[Text], column: int) -> list[Text]:
    """Two blocks, the right one from a column on."""
    lines: list[Text] = []
    for row in range(max(len(left), len(right))):
        line = left[row].copy() if row < len(left) else Text(no_wrap=True)
        line.truncate(column, overflow="crop")
        if row < len(right):
            line.append(" " * (column - line.cell_len)).append_text(right[row])
        lines.append(line)
    return lines


def _joined(blocks: Sequence[Sequence[Text]]) -> list[Text]:
    """Blocks with an empty line between them."""
    lines: list[Text] = []
    for block in blocks:
        if block:
            lines += [*([Text()] if lines else []), *block]
    return lines


def _spread(blocks: Sequence[Sequence[Text]], height: int) -> list[Text]:
    """Blocks with an empty line between them as long as there is height for it."""
    lines = _joined(blocks)
    if len(lines) <= height:
        return lines
    spare = height - sum(map(len, blocks))
    lines = []
    for number, block in enumerate(blocks):
        if number and spare > 0:
            lines.append(Text())
            spare -= 1
        lines += block
    return lines
