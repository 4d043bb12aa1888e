"""What search asks of an unfinished county: how choices look at a glance, and which scores may be expected (CO-10).

The deputy's thoughts (`advice`, `bidding`), with `swings` instead of `judgement`.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from farwest.engine import bits
from farwest.engine.core import MOST_CHOICES, Dice
from farwest.engine.native import i64, vec
from farwest.games.colorado_county import bag, data as D, swings
from farwest.games.colorado_county.state import (
    BID,
    CHOOSE_CARD,
    FLAG_CELL,
    FLAG_ON,
    INTEREST,
    NONE,
    PLACE_FIRST,
    PLACE_SECOND,
    SALE_BID,
    SALE_PAY,
    SELL,
    County,
)

COWBOY: Final = 1.0  # points that a cowboy is worth when all auctions are still to come
EAGER: Final = 1.15  # rivals bid a little more than an even share of what they have
KEEN: Final = 1.5  # cowboys that a plot for sale is likely to cost
PAID_NOW_AND_THEN: Final = 0.3  # cowboys that a buyer pays to a seller, on average
SALE_COSTS: Final = 0.5
STEP: Final = 0.5  # what it costs to take the next best cowboy instead of the best one for the purpose
# Fitted to self-played games: what any cowboy is worth at the beginning, and what the highest number adds to it.
ANY_COWBOY: Final = 0.35
HIGHEST: Final = 2.0
# By how many points the difference of two guesses may be off, and more with what is to come.
ERROR: Final = 1.5
ERROR_TO_COME: Final = 10.0

_choices: Final[vec[i64]] = vec[i64]([0] * MOST_CHOICES)
_weights: Final[vec[float]] = vec[float]([0.0] * MOST_CHOICES)
_offered: Final[vec[float]] = vec[float]([0.0] * (D.MOST_SHOWN + 1))
_likely: Final[vec[float]] = vec[float]([0.0] * (D.SEATS * (D.COWBOY_COUNT + 1)))
_ahead: Final[vec[float]] = vec[float]([0.0] * (D.SEATS + 1))


def auctions_left(county: County) -> i64:
    """With this one."""
    done = (county.round - 1 if county.round > 0 else 0) * county.auctions()
    done += county.auction - 1 if county.auction > 0 else 0
    return D.ROUNDS * county.auctions() - done


def cowboy_worth(county: County) -> float:
    """Nothing after the last auction, but for a tie."""
    return 0.01 + COWBOY * sqrt(float(auctions_left(county) - 1) / float(D.ROUNDS * county.auctions()))


# The scores to be expected.


def prospects(county: County, out: vec[float]) -> float:
    """Of a county in which nobody has anything in his fist or a card in his hand; others are played on until then."""
    quiet = county
    if not is_quiet(county):
        copy = county.clone()
        assert isinstance(copy, County)
        play_on(copy)
        quiet = copy
    to_come = share_to_come(quiet)
    each = sqrt(to_come)
    swings.look(quiet)
    seat: i64
    for seat in range(quiet.players):
        out[seat] = float(quiet.score_of[seat]) + 0.01 * float(quiet.size[seat])  # CO-5.5.2
        if quiet.actor >= 0:
            out[seat] += swings.worth(seat) + each * hand_worth(quiet, seat)
    return ERROR + ERROR_TO_COME * to_come


def share_to_come(county: County) -> float:
    """Of all auctions those that are to come."""
    if county.actor < 0:
        return 0.0
    return float(auctions_left(county)) / float(D.ROUNDS * county.auctions())


def hand_worth(county: County, seat: i64) -> float:
    """Of a seat's cowboys if all auctions were to come."""
    numbers: i64 = 0
    word: i64
    for word in range(2):
        rest = county.hand[2 * seat + word]
        while rest != 0:
            numbers += word * D.HALF + bits.lowest(rest) + 1
            rest &= rest - 1
    return ANY_COWBOY * float(county.size[seat]) + HIGHEST * float(numbers) / float(D.COWBOY_COUNT)


def is_quiet(county: County) -> bool:
    decision = county.decision
    if decision == BID:
        seat: i64
        for seat in range(county.players):
            if county.count[seat] != NONE and county.asked >> seat & 1 == 1:
                return False
        return True
    return decision <= SELL or county.actor < 0


def play_on(county: County) -> None:
    """Everybody as it looks best to him, up to the next auction, flag or sale."""
    dice = Dice(county.round * D.ROUND_CARDS + county.auction)
    while not is_quiet(county):
        seat = county.actor
        count = county.fill_legal(seat, _choices)
        best: i64 = 0
        if count > 1 and lean(county, seat, _choices, count, _weights):
            k: i64
            for k in range(1, count):
                if _weights[k] > _weights[best]:
                    best = k
        county.advance(_choices[best], dice)


# How choices look.


def lean(county: County, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
    decision = county.decision
    if decision == BID or decision == SALE_BID:
        if county.count[seat] != NONE:
            lean_to_cowboys(county, seat, count, out)
        elif decision == BID:
            lean_to_counts(county, seat, actions, count, out)
        else:
            lean_to_price(county, seat, actions, count, out)
    elif decision == SALE_PAY:
        k: i64
        for k in range(count):
            out[k] = -STEP * float(k)
    elif decision == INTEREST:
        swings.look(county)
        wanted = swings.swing(county, seat, county.cell, seat) - KEEN * cowboy_worth(county)
        for k in range(count):
            out[k] = wanted if actions[k] == D.YES else 0.0
    elif decision == FLAG_CELL or decision >= SELL:
        swings.look(county)
        now = swings.standing(county, seat)
        for k in range(count):
            out[k] = on_the_board(county, seat, actions[k], now)
    else:
        return False
    return True


def on_the_board(county: County, seat: i64, action: i64, now: float) -> float:
    decision = county.decision
    if decision == FLAG_CELL:
        return flag_worth(county, seat, action - D.FLAG)
    if decision == PLACE_SECOND:
        return swings.swing(county, seat, action - D.PLACE, seat)
    if decision == PLACE_FIRST:
        return swings.best_pair(county, seat, action - D.FIRST, D.CARD_FIGURE[county.card])
    if decision == CHOOSE_CARD:
        return card_gain(county, seat, action - D.CARD)
    if action < D.SELL:
        return 0.0 if action == D.PASS else -0.1
    drawn = (float(D.SALE_DRAW) + PAID_NOW_AND_THEN) * cowboy_worth(county)
    return swings.without(county, seat, action - D.SELL) - now + drawn - SALE_COSTS


def flag_worth(county: County, seat: i64, cell: i64) -> float:
    """CO-10.5: where a marker would help the seat more than its rivals."""
    others = 0.0
    other: i64
    for other in range(county.players):
        if other != seat:
            others += swings.swing(county, other, cell, seat)
    return (swings.swing(county, seat, cell, seat) + others / float(county.players - 1)) / 2.0


def card_gain(county: County, seat: i64, card: i64) -> float:
    """What the card is worth to the seat on the best of its flags."""
    if county.reserve(seat) == 0:
        return 0.0
    best = 0.0
    found = False
    cell: i64
    for cell in range(D.CELL_COUNT):
        if county.grid[cell] == FLAG_ON + D.CARD_FLAG[card]:
            gained = swings.best_pair(county, seat, cell, D.CARD_FIGURE[card])
            best = gained if gained > best or not found else best
            found = True
    return best


# How many cowboys (CO-10.3), and which.


def lean_to_price(county: County, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
    """For a plot that somebody else wants as well."""
    swings.look(county)
    gain = swings.swing(county, seat, county.cell, seat)
    each = cowboy_worth(county)
    missed = 0.5
    k: i64
    for k in range(count):
        out[k] = gain * (1.0 - missed) - each * float(actions[k] - D.COUNT)
        missed *= 0.5


def lean_to_cowboys(county: County, seat: i64, count: i64, out: vec[float]) -> None:
    """A high number on top where it matters, low ones to fill up."""
    high = county.held[seat] == 0 and (county.decision == SALE_BID or wants_top(county, seat))
    k: i64
    for k in range(count):
        out[k] = -STEP * float(count - 1 - k if high else k)


def wants_top(county: County, seat: i64) -> bool:
    """Is the best card clearly better than the next?"""
    rank = offer(county, seat) - 1
    rank = min(rank, county.players - 1)
    return _offered[0] - max(0.0, _offered[rank]) > KEEN * cowboy_worth(county)


def offer(county: County, seat: i64) -> i64:
    """What the cards on the table are worth to the seat, the best first; one more than there are, which is nothing."""
    swings.look(county)
    found: i64 = 0
    k: i64
    for k in range(D.MOST_SHOWN):
        if county.shown[k] != NONE:
            gain = card_gain(county, seat, county.shown[k])
            at = found
            while at > 0 and _offered[at - 1] < gain:
                _offered[at] = _offered[at - 1]
                at -= 1
            _offered[at] = gain
            found += 1
    _offered[found] = 0.0
    return found + 1


def lean_to_counts(county: County, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
    """What each count promises: a card by rank, the compensation of the lowest offer, less the cowboys it takes."""
    found = offer(county, seat) - 1
    each = cowboy_worth(county)
    other: i64
    for other in range(county.players):
        if other != seat:
            expect_rival(county, other)
    k: i64
    for k in range(count):
        number = actions[k] - D.COUNT
        out[k] = float(D.COMPENSATION) * each
        if number > 0:
            out[k] = count_worth(county, seat, number, found, each)


def expect_rival(county: County, seat: i64) -> None:
    """How likely a rival is to bid 0, 1, 2… cowboys: about his share for one auction, and nothing now and then."""
    size = county.size[seat]
    mean = EAGER * float(size) / float(auctions_left(county)) + 0.2
    first = seat * (D.COWBOY_COUNT + 1)
    weight = exp(-mean)
    total = 0.0
    k: i64
    for k in range(size + 1):
        _likely[first + k] = weight
        total += weight
        weight *= mean / float(k + 1)
    for k in range(size + 1):
        _likely[first + k] /= total


def count_worth(county: County, seat: i64, number: i64, found: i64, each: float) -> float:
    """`_ahead[k]`: how likely k rivals are to be ahead."""
    top = float(bag.highest(county, seat)) / float(D.COWBOY_COUNT)
    everybody = 1.0
    rivals: i64 = 0
    _ahead[0] = 1.0
    other: i64
    k: i64
    for other in range(county.players):
        if other == seat:
            continue
        first = other * (D.COWBOY_COUNT + 1)
        behind = 0.0
        for k in range(min(number, county.size[other] + 1)):
            behind += _likely[first + k]
        if number <= county.size[other]:
            behind += _likely[first + number] * top
        everybody *= max(0.0, 1.0 - behind)
        rivals += 1
        _ahead[rivals] = 0.0
        k = rivals
        while k > 0:
            _ahead[k] = _ahead[k] * behind + _ahead[k - 1] * (1.0 - behind)
            k -= 1
        _ahead[0] *= behind
    cards = 0.0
    for k in range(min(found, rivals + 1)):
        cards += _ahead[k] * _offered[k]
    return cards + everybody * float(D.COMPENSATION) * each - float(number) * each


# The same for people and tests, who have lists.


def opinions(county: County, seat: int, actions: list[int]) -> list[float]:
    """What `lean` thinks of the actions; nothing where it has no opinion."""
    weights = vec[float]([0.0] * len(actions))
    known = lean(county, seat, vec[i64](actions), len(actions), weights)
    return list(weights) if known else []


def expected_scores(county: County) -> list[float]:
    scores = vec[float]([0.0] * D.SEATS)
    prospects(county, scores)
    return list(scores[: county.players])
