"""Possible worlds: the colours of stolen cubes that a viewer did not see, as likely as they are (BC-6, BC-7.5).

All that is hidden follows from the ledger. A hypothesis says how much gold each seat holds, five bits a seat. Going
through the ledger line by line, every theft whose colour the viewer does not know splits a hypothesis in two, every
colour that he does know makes some hypotheses likelier than others. At the end one hypothesis is drawn by its
probability, and the thefts are gone through backwards to see which colours may have led to it.
"""

from __future__ import annotations

from typing import Final

from farwest.engine.core import Chance
from farwest.engine.native import append, i64, vec
from farwest.games.blackrock_city import auction, data as D
from farwest.games.blackrock_city.state import (
    CHOOSE_HX,
    CHOOSE_W,
    STOLE,
    TOOK_GOLD,
    TOOK_SILVER,
    TURN,
    Circle,
    line,
    line_kind,
    line_other,
    line_seat,
    line_value,
)

_ONE: Final[vec[i64]] = vec[i64]([1, 32, 1024, 32768])  # one gold cube of each seat in a hypothesis
_FINE: Final = 1073741824  # probabilities are drawn as one of so many
_NO_KEY: Final = -1


def redeal(circle: Circle, viewer: i64, chance: Chance) -> None:
    """In place, for a seat or a spectator."""
    if circle.actor != viewer and CHOOSE_HX <= circle.decision <= CHOOSE_W:
        # Not even that a stake is being put together shows (BC-4.8): the turn starts anew.
        auction.take_back(circle)
        circle.decision = TURN
    k: i64
    for k in range(len(circle.ledger)):
        if is_hidden(circle.ledger[k], viewer):
            redeal_colours(circle, viewer, chance)
            return


def is_hidden(written: i64, viewer: i64) -> bool:
    """A theft of which the viewer saw the screens only."""
    return line_kind(written) == STOLE and line_seat(written) != viewer and line_other(written) != viewer


def gold_of(key: i64, seat: i64) -> i64:
    return key >> (5 * seat) & 31


class Hypotheses:
    """What may be behind the screens after each line of the ledger, with probabilities.

    Those after line k are numbers `starts[k + 1]` to `starts[k + 2]`; before the first line there is one.
    """

    def __init__(self) -> None:
        self.keys: vec[i64] = vec[i64]([0])
        self.weights: vec[float] = vec[float]([1.0])
        self.starts: vec[i64] = vec[i64]([0, 1])

    def add(self, key: i64, weight: float) -> None:
        """A hypothesis of the newest line; the same one by another way adds its probability."""
        k: i64
        for k in range(self.starts[-1], len(self.keys)):
            if self.keys[k] == key:
                self.weights[k] += weight
                return
        self.keys = append(self.keys, key)
        self.weights = append(self.weights, weight)

    def close(self) -> None:
        self.starts = append(self.starts, len(self.keys))

    def weight_of(self, key: i64, lines: i64) -> float:
        """How likely the hypothesis was after so many lines."""
        k: i64
        for k in range(self.starts[lines], self.starts[lines + 1]):
            if self.keys[k] == key:
                return self.weights[k]
        return 0.0

    def draw(self, lines: i64, chance: Chance) -> i64:
        """One of those after so many lines, by its probability."""
        total = 0.0
        k: i64
        for k in range(self.starts[lines], self.starts[lines + 1]):
            total += self.weights[k]
        left = total * float(chance.pick(_FINE)) / float(_FINE)
        key: i64 = _NO_KEY
        for k in range(self.starts[lines], self.starts[lines + 1]):
            key = self.keys[k]
            left -= self.weights[k]
            if left < 0.0:
                break
        return key


def redeal_colours(circle: Circle, viewer: i64, chance: Chance) -> None:
    totals = vec[i64]([0] * D.MOST_SEATS)
    found = hypotheses(circle.ledger, viewer, totals)
    lines: i64 = len(circle.ledger)
    key = gold_held(circle) if circle.over else found.draw(lines, chance)  # BC-6.2: at the end the cubes are open
    seat: i64
    for seat in range(D.MOST_SEATS):
        circle.gold[seat] = gold_of(key, seat)
        circle.silver[seat] = totals[seat] - gold_of(key, seat)
    circle.ledger = colour(circle.ledger, viewer, found, key, totals, chance)


def gold_held(circle: Circle) -> i64:
    key: i64 = 0
    seat: i64
    for seat in range(D.MOST_SEATS):
        key += circle.gold[seat] * _ONE[seat]
    return key


def hypotheses(ledger: vec[i64], viewer: i64, totals: vec[i64]) -> Hypotheses:
    """Forwards through the ledger. `totals`, the cubes of each seat, come out as they are at the end."""
    found = Hypotheses()
    k: i64
    for k in range(len(ledger)):
        written = ledger[k]
        h: i64
        for h in range(found.starts[k], found.starts[k + 1]):
            follow(found, found.keys[h], found.weights[h], written, is_hidden(written, viewer), totals)
        found.close()
        count_line(written, totals, 1)
    return found


def follow(found: Hypotheses, key: i64, weight: float, written: i64, hidden: bool, totals: vec[i64]) -> None:
    """What a hypothesis becomes by one line."""
    kind = line_kind(written)
    seat = line_seat(written)
    value = line_value(written)
    if kind == TOOK_GOLD:
        found.add(key + value * _ONE[seat], weight)
        return
    if kind == TOOK_SILVER:
        found.add(key, weight)
        return
    victim = line_other(written) if kind == STOLE else seat
    gold = gold_of(key, victim)
    if gold > 0 and (hidden or value == D.GOLD):
        gained: i64 = _ONE[seat] if kind == STOLE else 0
        found.add(key - _ONE[victim] + gained, weight * float(gold) / float(totals[victim]))
    if gold < totals[victim] and (hidden or value == D.SILVER):
        found.add(key, weight * float(totals[victim] - gold) / float(totals[victim]))


def count_line(written: i64, totals: vec[i64], sign: i64) -> None:
    """What a line does to the numbers of cubes, which all know; with sign -1 undone."""
    kind = line_kind(written)
    seat = line_seat(written)
    if kind == TOOK_GOLD or kind == TOOK_SILVER:
        totals[seat] += sign * line_value(written)
    elif kind == STOLE:
        totals[seat] += sign
        totals[line_other(written)] -= sign
    else:
        totals[seat] -= sign


def colour(ledger: vec[i64], viewer: i64, found: Hypotheses, key: i64, totals: vec[i64], chance: Chance) -> vec[i64]:
    """Backwards through the ledger: which colours, unseen by the viewer, may have led to `key`."""
    coloured = ledger[:]
    k: i64 = len(ledger) - 1
    while k >= 0:
        written = ledger[k]
        kind = line_kind(written)
        seat = line_seat(written)
        value = line_value(written)
        count_line(written, totals, -1)
        if kind == TOOK_GOLD:
            key -= value * _ONE[seat]
        elif kind != TOOK_SILVER:
            victim = line_other(written) if kind == STOLE else seat
            gained: i64 = _ONE[seat] if kind == STOLE else 0
            before = key + _ONE[victim] - gained  # if the cube was gold
            if is_hidden(written, viewer):
                gold = found.weight_of(before, k) * float(gold_of(before, victim))
                silver = found.weight_of(key, k) * float(totals[victim] - gold_of(key, victim))
                shiny = float(chance.pick(_FINE)) * (gold + silver) < gold * float(_FINE)
                value = D.GOLD if shiny else D.SILVER
                coloured[k] = line(kind, seat, victim, value)
            if value == D.GOLD:
                key = before
        k -= 1
    return coloured
