"""The mistakes there are, each with a message key, so that the words come in the reader's language.

Three belong to a player (badly formed, not legal now, not your decision), two to a file (a position that cannot be, a
record that cannot be read).
"""

from __future__ import annotations

from typing import TypeAlias

Args: TypeAlias = dict[str, "int | str"]


class Phrase:
    """Something to say: a text key and its arguments. A number is a number; a string is again a text key.

    It never changes, so its hash is computed once: pages look for what they drew of it at every move.
    """

    __slots__ = ("_hash", "args", "key")

    def __init__(self, key: str, args: Args | None = None) -> None:
        self.key = key
        self.args: Args = args or {}
        self._hash: int | None = None

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Phrase) and type(self) is type(other) and self._parts() == other._parts()

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash((self.key, frozenset(self.args.items())))
        return self._hash

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self._parts()!r}"

    def _parts(self) -> tuple[object, ...]:
        return (self.key, self.args)


class Refusal(Phrase):
    """Why not: a phrase and the id of the rule that forbids it."""

    __slots__ = ("rule",)

    def __init__(self, rule: str, key: str, args: Args | None = None) -> None:
        super().__init__(key, args)
        self.rule = rule

    def _parts(self) -> tuple[object, ...]:
        return (self.rule, self.key, self.args)


class Mistake(Exception):
    """Anything a person or a file got wrong. `phrase` says it in words of the shared text files."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase.key, phrase.args)
        self.phrase = phrase


class Malformed(Mistake):
    """Not even notation: no action of this game is written so."""

    def __init__(self, text: str) -> None:
        super().__init__(Phrase("mistake-malformed"))
        self.text = text


class NotLegal(Mistake):
    """An action of this game that may not be played now."""

    def __init__(self, refusal: Refusal | None) -> None:
        assert refusal is not None, "the gate refused an action for which `why_not` knows no reason"
        super().__init__(refusal)
        self.refusal = refusal


class NotYours(NotLegal):
    """Somebody else's decision, or nobody's."""


class NoUndo(Mistake):
    """There is nothing that this seat may take back."""


class ImpossiblePosition(Mistake):
    """A position that no game can reach. `problems` are plain English sentences for whoever wrote the file."""

    def __init__(self, *problems: str) -> None:
        super().__init__(Phrase("mistake-position"))
        self.problems = problems

    def __str__(self) -> str:
        return "; ".join(self.problems)


class BadRecord(Mistake):
    """A record file that cannot be used. `detail` is a plain English clause for the curious."""

    def __init__(self, key: str, args: Args | None = None, detail: str = "") -> None:
        super().__init__(Phrase(key, args))
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.phrase.key}: {self.detail}" if self.detail else self.phrase.key
