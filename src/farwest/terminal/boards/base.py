"""What the screen asks of a game's drawing, and the drawing that does for any game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from rich.text import Text

from farwest.engine.errors import Phrase
from farwest.engine.game import Game
from farwest.engine.journal import Fact
from farwest.terminal import ink
from farwest.words import Words

View: TypeAlias = Mapping[str, Any]

# Parts of a view that the screen says in its own way.
_SAID_ELSEWHERE = ("game", "viewer", "waiting", "decision", "prompt", "legal", "players", "over")


class Board:
    """Draws a game from Views and facts of one viewer: what is not in them cannot be shown.

    This one prints the pieces of a view as they are called in it. A game with a drawing of its own extends it and is
    named in `boards.BOARDS`.
    """

    def __init__(self, game: Game, words: Words, sides: Sequence[str]) -> None:
        """`sides` are the text keys of what the seats are called in this game."""
        self.game = game
        self.words = words
        self.sides = sides

    def heading(self, view: View) -> str:
        """Where the game stands, in a few words beside its title."""
        return ""

    def town(self, view: View, width: int, roomy: bool) -> list[Text]:
        """The board. `roomy` says that there is height to spare."""
        return [line for key, value in view.items() if key not in _SAID_ELSEWHERE for line in _listed(key, value, 0)]

    def players(self, view: View, names: Sequence[str], width: int) -> list[Text]:
        """A line for each seat."""
        return [
            Text.assemble((ink.ARROW if seat in view["waiting"] else " ", "number"), " ", self.who(view, seat, names))
            for seat in range(len(names))
        ]

    def strip(self, view: View, names: Sequence[str], width: int) -> list[Text]:
        """The players where there is little height."""
        return [Text("   ").join(self.players(view, names, width))]

    def hand(self, view: View, width: int, roomy: bool) -> list[Text]:
        """What the viewer holds."""
        return []

    def legend(self) -> list[Text]:
        """What the signs of the drawing mean."""
        return []

    def side(self, view: View, seat: int) -> str:
        """The text key of what a seat is called in this game."""
        return self.sides[seat]

    def short(self, key: str) -> str:
        """A name without its article, where it has one."""
        return self.words.say(f"{key}.short" if self.words.has(f"{key}.short") else key)

    def who(self, view: View, seat: int, names: Sequence[str]) -> str:
        """The side of a seat and, if he has a name, the person."""
        return ", ".join(filter(None, (self.short(self.side(view, seat)), names[seat])))

    def badge(self, view: View, seat: int) -> Text:
        """The sign of a seat."""
        return Text(str(seat + 1), "bold")

    def bullet(self, phrase: Phrase) -> Text:
        """The sign before a line of the journal: whose act it tells."""
        return Text("·", "faint")

    def begins_step(self, fact: Fact) -> bool:
        """Does a new step of a resolution begin with this fact? Steps are told one by one."""
        return False

    def gain(self, fact: Fact) -> tuple[str, int] | None:
        """The text key of a side and what this fact adds to its score, for the running score of a resolution."""
        return None

    def score(self, score: int) -> str:
        """A final score in words."""
        return str(score)

    def laid_open(self, view: View, position: View) -> View:
        """The view of all seats together, with what nobody has seen yet out of the dumped position."""
        return view


def _listed(key: str, value: Any, depth: int) -> list[Text]:
    """A piece of a view, its parts indented below it."""
    head = Text("  " * depth).append(key.replace("_", " "), "title" if depth == 0 else "")
    if isinstance(value, Mapping) and value:
        return [head, *(line for name, part in value.items() for line in _listed(str(name), part, depth + 1))]
    if isinstance(value, list) and any(isinstance(part, Mapping) for part in value):
        return [head, *(line for n, part in enumerate(value, 1) for line in _listed(str(n), part, depth + 1))]
    return [head.append(f" {_plain(value)}", "")]


def _plain(value: Any) -> str:
    if value is None:
        return "?"
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, list | Mapping):
        return " ".join(map(_plain, value)) or "–"
    return str(value)
