"""How a game ended."""

from __future__ import annotations

from farwest.engine.data import Plain
from farwest.engine.errors import Phrase


class Outcome:
    """Places (1 is the winner, shared places share a number) and scores by seat, and the reason the game ended."""

    __slots__ = ("places", "reason", "rule", "scores")

    def __init__(self, places: list[int], scores: list[int], rule: str, reason: Phrase) -> None:
        self.places = places
        self.scores = scores
        self.rule = rule
        self.reason = reason

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def ranking(self) -> list[int]:
        """The seats, best first; seats that share a place stay in seat order."""
        return sorted(range(len(self.places)), key=lambda seat: self.places[seat])

    def plain(self) -> dict[str, Plain]:
        return {"places": list(self.places), "scores": list(self.scores), "reason": self.reason.key}


def places_by(keys: list[tuple[int, ...]]) -> list[int]:
    """Places from sort keys, the larger the better; equal keys share a place.

    >>> places_by([(5,), (9,), (9,), (1,)])
    [3, 1, 1, 4]
    """
    return [1 + sum(other > key for other in keys) for key in keys]
