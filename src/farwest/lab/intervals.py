"""How sure a share of wins is, when the same deal is played several times.

Games on one deal are not independent: a deal may favour a seat or a style. Deals are, so the interval is computed over
deals (clusters), as for a share in a survey of households: the share is all wins by all games, and its variance comes
from how far the wins of each deal are from what the share makes expect. Before that, two deals won throughout and two
lost throughout are added (Agresti and Coull's "plus four", carried over to deals), so that a bot that never lost is not
said to be certain of winning; Student's t with as many deals stands for the unknown spread.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

ADDED: Final = 2  # deals won throughout, and as many lost throughout


class Interval(NamedTuple):
    share: float
    low: float
    high: float


def interval(deals: Iterable[tuple[float, int]], size: int, confidence: float = 0.95) -> Interval:
    """The share of wins over deals, each `(wins, games)`; `size` is how many games a whole deal has.

    >>> [round(value, 3) for value in interval([(2, 2)] * 10, size=2)]
    [1.0, 0.647, 1.0]
    >>> [round(value, 3) for value in interval([(1, 2), (2, 2), (0, 2), (1, 2)] * 50, size=2)]
    [0.5, 0.451, 0.549]
    """
    found = list(deals)
    games = sum(count for _, count in found)
    share = sum(wins for wins, _ in found) / games if games else 0.0
    found += [(float(size), size), (0.0, size)] * ADDED
    total = sum(count for _, count in found)
    middle = sum(wins for wins, _ in found) / total
    count = len(found)
    spread = sum((wins - middle * games) ** 2 for wins, games in found) * count / (count - 1)
    half = student(confidence, count - 1) * sqrt(spread) / total
    return Interval(share, max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half)))


def student(confidence: float, freedom: int) -> float:
    """Within how many standard errors so much of Student's t lies (Cornish and Fisher's expansion; freedom >= 3).

    >>> round(student(0.95, 4), 2), round(student(0.95, 30), 3), round(student(0.99, 1000), 2)
    (2.77, 2.042, 2.58)
    """
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
