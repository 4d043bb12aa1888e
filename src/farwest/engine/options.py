"""Game options as data: what a table may choose, what the choices are, which one stands when nobody says anything.

The words for an option `river` are `option-river` (a name), `option-river.about` (a plain explanation) and one
`option-river-<choice>` for each choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from farwest.engine.errors import Mistake, Phrase

Value: TypeAlias = "bool | int | str | list[str]"
Options: TypeAlias = dict[str, Value]


class BadOption(Mistake):
    """An option this game does not have, or a value this option cannot take. The message is for the command line."""

    def __init__(self, message: str) -> None:
        super().__init__(Phrase("mistake-option"))
        self.message = message

    def __str__(self) -> str:
        return self.message


class Option:
    """A choice among named values. `rule` is where the rules speak of it.

    `only_with` names another option and the value of it without which this one changes nothing: forms leave it out
    until then, and it may be given all the same.
    """

    def __init__(
        self, id: str, rule: str, choices: tuple[str, ...], default: str, only_with: tuple[str, str] | None = None
    ) -> None:
        self.id = id
        self.rule = rule
        self.choices = choices
        self.default: Value = default
        self.only_with = only_with

    def read(self, value: object, players: int) -> Value:
        """The value as the game wants it, or BadOption."""
        if isinstance(value, str) and value in self.choices:
            return value
        raise BadOption(f"{self.id} takes one of: {', '.join(self.choices)}")


class Flag(Option):
    """Yes or no."""

    def __init__(self, id: str, rule: str, default: bool) -> None:
        super().__init__(id, rule, ("yes", "no"), "yes")
        self.default = default

    def read(self, value: object, players: int) -> Value:
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value in self.choices:
            return value == "yes"
        raise BadOption(f"{self.id} takes yes or no")


class Arrangement(Option):
    """One of the choices for each seat, no two alike: colours, sides of the table."""

    def __init__(self, id: str, rule: str, choices: tuple[str, ...]) -> None:
        super().__init__(id, rule, choices, choices[0])
        self.default = list(choices)

    def read(self, value: object, players: int) -> Value:
        parts = value.split(",") if isinstance(value, str) else value
        if isinstance(parts, list) and len(parts) >= players and all(part in self.choices for part in parts):
            chosen = [str(part) for part in parts[:players]]
            if len(set(chosen)) == players:
                return chosen
        raise BadOption(f"{self.id} takes {players} different ones of: {', '.join(self.choices)}")


def read_options(known: tuple[Option, ...], given: Mapping[str, object], players: int) -> Options:
    """Every option of the game with its value: the given one, else the default."""
    unknown = sorted(given.keys() - {option.id for option in known})
    if unknown:
        names = ", ".join(option.id for option in known) or "none"
        raise BadOption(f"no option {unknown[0]!r}; there is: {names}")
    return {option.id: option.read(given.get(option.id, option.default), players) for option in known}
