"""How sure a share of wins is: intervals that hold whenever somebody looks, and however few deals were played.

Games on one deal are not independent: a deal may favour a seat or a style. Deals are, so a deal is one piece of
evidence, the part of its games that was won. And whoever watches a series stops it when it looks decided, or goes on
where it does not, which makes the intervals of textbooks say more than they know.

So a share is doubted by betting against it. If the share of wins in the long run were `m`, a stake put on "more" would
come back as `x / m` and one put on "less" as `(1 - x) / (1 - m)` after a deal of which `x` was won: a fair bet,
whatever else is true of deals. A hundred gamblers split their money between the two, each in another way and always the
same, and stake all they have on every deal. What they have together is a martingale, so it exceeds 20 times what they
began with by one chance in 20 at most, at any time (Ville's inequality). Shares that would have made them that rich are
ruled out.

That is Cover's universal portfolio, turned into an interval for the mean of bounded things by Orabona and Jun (Tight
concentrations and confidence sequences from the regret of universal portfolio, 2024), after Waudby-Smith and Ramdas.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import exp, inf, log, pi, sin
from typing import Final, NamedTuple

GAMBLERS: Final = 100
# What each puts on "more". Many are nearly sure of themselves (Jeffreys' prior): they gain most where all is won.
STAKES: Final = tuple(sin(pi * (n + 0.5) / (2 * GAMBLERS)) ** 2 for n in range(GAMBLERS))
STEPS: Final = 30  # of bisection, to a billionth


class Interval(NamedTuple):
    share: float
    low: float
    high: float


def interval(deals: Iterable[tuple[float, int]], size: int, confidence: float = 0.95) -> Interval:
    """The share of wins over deals, each `(wins, games)`; `size` is how many games a whole deal has.

    Deals that are not finished count for the share and not for the interval: who has had the better seats only would
    seem to be better.

    >>> [round(value, 3) for value in interval([(2, 2)] * 10, size=2)]
    [1.0, 0.623, 1.0]
    >>> [round(value, 3) for value in interval([(1, 2), (2, 2), (0, 2), (1, 2)] * 50, size=2)]
    [0.5, 0.417, 0.583]
    """
    found = list(deals)
    games = sum(count for _, count in found)
    share = sum(wins for wins, _ in found) / games if games else 0.0
    whole = Counter(wins / size for wins, count in found if count == size)
    if not whole:
        return Interval(share, 0.0, 1.0)
    middle = sum(part * times for part, times in whole.items()) / whole.total()
    rich = -log(1 - confidence)
    low, high = _edge(whole, middle, 0.0, rich), _edge(whole, middle, 1.0, rich)
    return Interval(share, min(share, low), max(share, high))


def _edge(deals: Mapping[float, int], inside: float, outside: float, rich: float) -> float:
    """Where shares begin to be ruled out on the way from one that is not to the end of all shares.

    The logarithm of every gambler's fortune is convex in the share, so there is one such place.
    """
    for _ in range(STEPS if inside != outside else 0):
        share = (inside + outside) / 2
        if fortune(deals, share) < rich:
            inside = share
        else:
            outside = share
    return outside  # a little too far rather than not far enough


def fortune(deals: Mapping[float, int], share: float) -> float:
    """What a gambler has on average, as a logarithm, if he began with 1 and held against this share.

    Two deals won where half was expected give each back twice what he put on "more", twice in a row.

    >>> round(exp(fortune({1.0: 2}, 0.5)), 3)
    1.5
    """
    logs = [_gain(deals, share, stake) for stake in STAKES]
    most = max(logs)
    return most + log(sum(exp(each - most) for each in logs) / GAMBLERS)


def _gain(deals: Mapping[float, int], share: float, stake: float) -> float:
    gain = 0.0
    for part, times in deals.items():
        back = stake * part / share + (1 - stake) * (1 - part) / (1 - share)
        gain += times * log(back) if back > 0 else -inf
    return gain
