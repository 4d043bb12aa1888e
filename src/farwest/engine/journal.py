"""The journal: facts with an audience. Words are found when a fact is shown, in the language of whoever reads it."""

from __future__ import annotations

from typing import Final

from farwest.engine.errors import Args, Phrase

EVERYONE: Final = None


class Fact(Phrase):
    """Something that happened: the rule behind it, and who may know it (None: everyone)."""

    __slots__ = ("reveals", "rule", "to")

    def __init__(self, rule: str, key: str, args: Args, to: tuple[int, ...] | None, reveals: bool) -> None:
        super().__init__(key, args)
        self.rule = rule
        self.to = to
        self.reveals = reveals

    def shows_to(self, viewer: int) -> bool:
        return self.to is None or viewer in self.to

    def _parts(self) -> tuple[object, ...]:
        return (self.rule, self.key, self.args, self.to)


class Journal:
    """Facts in the order in which they happened."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []

    def tell(self, rule: str, key: str, args: Args, to: tuple[int, ...] | None = EVERYONE) -> None:
        """A fact that brings nothing hidden to light: its author could still take the move back."""
        self.facts.append(Fact(rule, key, args, to, reveals=False))

    def reveal(self, rule: str, key: str, args: Args, to: tuple[int, ...] | None = EVERYONE) -> None:
        """A fact that somebody learns for the first time: no way back behind it."""
        self.facts.append(Fact(rule, key, args, to, reveals=True))

    def for_viewer(self, viewer: int) -> list[Fact]:
        return [fact for fact in self.facts if fact.shows_to(viewer)]
