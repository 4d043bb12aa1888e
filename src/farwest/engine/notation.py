"""The stable text of every action: records, links, tests and people use the text, search uses the number."""

from __future__ import annotations

from collections.abc import Iterable

from farwest.engine.errors import Malformed


class Notation:
    """The action space of a game, both ways.

    >>> notation = Notation(["face:up", "face:down"])
    >>> notation.parse("face:down")
    1
    >>> notation.text(0)
    'face:up'
    """

    def __init__(self, texts: Iterable[str]) -> None:
        self.texts = tuple(texts)
        self._numbers = {text: number for number, text in enumerate(self.texts)}
        assert len(self._numbers) == len(self.texts), "two actions with one text"

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, action: int) -> str:
        if not 0 <= action < len(self.texts):
            raise Malformed(str(action))
        return self.texts[action]

    def parse(self, text: str) -> int:
        number = self._numbers.get(text)
        if number is None:
            raise Malformed(text)
        return number
