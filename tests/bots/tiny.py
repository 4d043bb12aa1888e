"""Games so small that one knows what the best choice is."""

from __future__ import annotations

from farwest.engine.core import NOBODY, UNSEEN, Chance, State
from farwest.engine.native import i64, vec


class Nim(State):
    """Take one, two or three; who takes the last one wins. A heap that is a multiple of four is lost."""

    def __init__(self, heap: int) -> None:
        super().__init__(2)
        self.heap = heap
        self.last = 0

    def clone(self) -> Nim:
        copy = Nim(self.heap)
        copy.actor, copy.last = self.actor, self.last
        return copy

    def redeal(self, viewer: i64, chance: Chance) -> None:
        """Nothing is hidden."""

    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        count = min(3, self.heap)
        for k in range(count):
            out[k] = k + 1
        return count

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        self.heap -= int(action)
        self.last = int(seat)
        self.actor = NOBODY if self.heap == 0 else 1 - seat

    def place(self, seat: i64) -> i64:
        return 1 if seat == self.last else 2


class Pennies(State):
    """Seat 0 hides a penny, heads or tails; seat 1 says which. Seat 1 wins if it is right.

    `way`: the choice is made at once in a sealed window, or it lies under a hand, or it is open to all.
    """

    def __init__(self, way: str) -> None:
        super().__init__(2)
        self.way = way
        self.chosen = [-1, -1]

    def clone(self) -> Pennies:
        copy = Pennies(self.way)
        copy.actor, copy.chosen = self.actor, list(self.chosen)
        return copy

    def redeal(self, viewer: i64, chance: Chance) -> None:
        if self.way == "sealed":
            self.chosen = [choice if seat == viewer else -1 for seat, choice in enumerate(self.chosen)]
            self.actor = self.chosen.index(-1)
        elif viewer == 1 and self.way == "covered" and self.chosen[0] >= 0:
            self.chosen[0] = int(chance.pick(2))

    def sealed(self) -> bool:
        return self.way == "sealed" and self.actor >= 0

    def next_owing(self, seat: i64) -> i64:
        return 1 if self.sealed() and seat < 1 and self.chosen[1] < 0 else NOBODY

    def sight(self, viewer: i64, seat: i64, action: i64) -> i64:
        return UNSEEN if self.way == "covered" else super().sight(viewer, seat, action)

    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        out[0], out[1] = 0, 1
        return 2

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        self.chosen[seat] = int(action)
        self.actor = self.chosen.index(-1) if -1 in self.chosen else NOBODY

    def place(self, seat: i64) -> i64:
        right = self.chosen[0] == self.chosen[1]
        return 1 if right == (seat == 1) else 2
