"""What people type: a number, an action in notation, a few words of a choice, or a command."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final, NamedTuple

from farwest.words import Words

COMMANDS: Final = ("help", "why", "hint", "undo", "journal", "town", "rules", "save", "quit")
QUESTION: Final = "?"


class Choice(NamedTuple):
    """A legal action: its notation, its words, the rule behind it."""

    text: str
    words: str
    rule: str

    @property
    def short(self) -> str:
        """The last part of the notation, which names the target: `NW.N` of `front:NW.N`."""
        return self.text.rpartition(":")[2]


class Command(NamedTuple):
    name: str
    argument: str


def read_command(text: str, words: Words) -> Command | None:
    """`why front:NE.E`, or the same in the reader's language: `pourquoi front:NE.E`. `?` asks for a rule."""
    if text.startswith(QUESTION):
        return Command(QUESTION, text.removeprefix(QUESTION).strip())
    head, _, argument = text.partition(" ")
    for name in COMMANDS:
        if fold(head) in (name, *map(fold, words.say(f"term-command-{name}").split())):
            return Command(name, argument.strip())
    return None


def read_number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else None


def matching(text: str, labels: Sequence[str]) -> list[int]:
    """Which labels hold all the words typed, each as the beginning of a word, in any order.

    >>> matching("gare s", ["Devant la gare, rue Sud", "Devant la banque, rue Sud"])
    [0]
    """
    wanted = fold(text).split()
    if not wanted:
        return []
    return [
        index
        for index, label in enumerate(labels)
        if all(any(word.startswith(part) for word in _words(label)) for part in wanted)
    ]


def fold(text: str) -> str:
    """Without accents, capitals and typographic apostrophes: as people type.

    >>> fold("Règles de l’Étranger")
    "regles de l'etranger"
    """
    bare = unicodedata.normalize("NFD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in bare if not unicodedata.combining(letter))


def _words(label: str) -> list[str]:
    plain = "".join(letter if letter.isalnum() else " " for letter in fold(label))
    return plain.split()
