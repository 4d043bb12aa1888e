"""The trees of a search, in tables that grow."""

from __future__ import annotations

from typing import Final

from farwest.engine.native import i64, vec

NONE: Final = -1


class Forest:
    """The trees, in tables. An entry is a move and the position after it; the first entries are the roots, by seat."""

    def __init__(self, trees: i64) -> None:
        self.room: i64 = 1024
        self.count: i64 = trees
        self.key: vec[i64] = vec[i64]([NONE] * 1024)
        self.child: vec[i64] = vec[i64]([NONE] * 1024)  # the youngest
        self.sibling: vec[i64] = vec[i64]([NONE] * 1024)  # the next older one
        self.visits: vec[i64] = vec[i64]([0] * 1024)
        self.offers: vec[i64] = vec[i64]([0] * 1024)  # how often the owner could have chosen it
        self.total: vec[float] = vec[float]([0.0] * 1024)  # results of its owner, added up
        self.prior: vec[float] = vec[float]([0.0] * 1024)

    def add(self, parent: i64, key: i64, prior: float) -> i64:
        entry = self.count
        if entry == self.room:
            self.grow()
        self.count = entry + 1
        self.key[entry] = key
        self.prior[entry] = prior
        self.sibling[entry] = self.child[parent]
        self.child[parent] = entry
        return entry

    def grow(self) -> None:
        self.key = longer(self.key, NONE)
        self.child = longer(self.child, NONE)
        self.sibling = longer(self.sibling, NONE)
        self.visits = longer(self.visits, 0)
        self.offers = longer(self.offers, 0)
        self.total = longer_floats(self.total)
        self.prior = longer_floats(self.prior)
        self.room *= 2

    def seek(self, parent: i64, key: i64) -> i64:
        """The entry of that key below the parent, or NONE."""
        entry = self.child[parent]
        while entry != NONE and self.key[entry] != key:
            entry = self.sibling[entry]
        return entry

    def find(self, parent: i64, key: i64) -> i64:
        """The same; a new one if there is none."""
        entry = self.seek(parent, key)
        return entry if entry != NONE else self.add(parent, key, 0.0)

    def mean(self, entry: i64) -> float:
        visits = self.visits[entry]
        return self.total[entry] / float(visits) if visits > 0 else 0.5


def longer(old: vec[i64], blank: i64) -> vec[i64]:
    size: i64 = len(old)
    new = vec[i64]([int(blank)] * (2 * int(size)))
    k: i64
    for k in range(size):
        new[k] = old[k]
    return new


def longer_floats(old: vec[float]) -> vec[float]:
    size: i64 = len(old)
    new = vec[float]([0.0] * (2 * int(size)))
    k: i64
    for k in range(size):
        new[k] = old[k]
    return new
