"""How many cowboys an auction is worth (CO-10.3): what each rank would bring, and how likely a count is to reach it."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from farwest.games.colorado_county import bag, data as D, judgement
from farwest.games.colorado_county.state import BID, NONE, County

COWBOY: Final = 1.0  # points that a cowboy is worth when all auctions are still to come
EAGER: Final = 1.15  # rivals bid a little more than an even share of what they have


def auctions_left(county: County) -> int:
    """With this one."""
    done = max(0, int(county.round) - 1) * int(county.auctions()) + max(0, int(county.auction) - 1)
    return D.ROUNDS * int(county.auctions()) - done


def cowboy_worth(county: County) -> float:
    """Nothing after the last auction, but for a tie."""
    after = auctions_left(county) - 1
    return 0.01 + COWBOY * sqrt(after / (D.ROUNDS * int(county.auctions())))


def gains(county: County, seat: int, rounds: int = D.ROUNDS) -> list[float]:
    """What the cards on the table are worth to the seat, in points, the best first."""
    cards = [int(card) for card in county.shown if card != NONE]
    return sorted((judgement.card_gain(county, seat, card, rounds) / judgement.POINT for card in cards), reverse=True)


def likely_counts(county: County, seat: int) -> list[float]:
    """How likely a rival is to bid 0, 1, 2… cowboys: about his share for one auction, and nothing now and then."""
    size = int(county.size[seat])
    mean = EAGER * size / auctions_left(county) + 0.2
    weights = [exp(-mean)]
    for count in range(1, size + 1):
        weights.append(weights[-1] * mean / count)
    total = sum(weights)
    return [weight / total for weight in weights]


def count_worths(county: County, seat: int, counts: list[int]) -> list[float]:
    """What each count promises: a card by rank, the compensation of the lowest offer, less the cowboys it takes."""
    offered = gains(county, seat)
    each = cowboy_worth(county)
    rivals = [likely_counts(county, other) for other in range(county.players) if other != seat]
    top = bag.highest(county, seat) / D.COWBOY_COUNT
    return [_worth_of(count, offered, each, rivals, top) for count in counts]


def _worth_of(count: int, offered: list[float], each: float, rivals: list[list[float]], top: float) -> float:
    if count == 0:
        return D.COMPENSATION * each
    ahead = [1.0]
    all_ahead = 1.0
    for likely in rivals:
        same = likely[count] if count < len(likely) else 0.0
        behind = sum(likely[:count]) + same * top
        all_ahead *= max(0.0, 1.0 - behind)
        ahead = [
            (ahead[k] if k < len(ahead) else 0.0) * behind + (ahead[k - 1] * (1 - behind) if k else 0.0)
            for k in range(len(ahead) + 1)
        ]
    cards = sum(chance * gain for chance, gain in zip(ahead, offered, strict=False))
    return cards + all_ahead * D.COMPENSATION * each - count * each


def wants_top(county: County, seat: int) -> bool:
    """Is the first place worth a high number? Only where the best card is clearly better than the next."""
    if county.decision != BID:
        return True
    offered = gains(county, seat)
    rank = min(len(offered), int(county.players) - 1)
    last = offered[rank] if rank < len(offered) else 0.0
    return offered[0] - max(0.0, last) > 1.5 * cowboy_worth(county)


def plot_gain(county: County, seat: int) -> float:
    """What the plot for sale is worth to the seat."""
    before = judgement.standing(county, seat, D.ROUNDS)
    after = judgement.with_marker(county, seat, int(county.cell), seat, D.ROUNDS)
    return (after - before) / judgement.POINT


def sale_worth(county: County, seat: int, cell: int) -> float:
    """What selling a plot promises: two cowboys and now and then a payment, less what is lost on the board."""
    before = judgement.standing(county, seat, D.ROUNDS)
    after = judgement.without_marker(county, seat, cell)
    return (after - before) / judgement.POINT + (D.SALE_DRAW + 0.3) * cowboy_worth(county) - 0.5
