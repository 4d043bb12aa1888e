"""What a board is worth to each seat, and what one marker more changes, quickly enough for search (CO-10.1, CO-10.6).

`look` takes a board apart: groups, borders, lakes, and what each is worth to each seat. `swing` then says what a marker
would change by looking at the cell and its four sides only, so that search can ask it for every cell of the board.
"""

from __future__ import annotations

from math import exp
from typing import Final

from farwest.engine import bits
from farwest.engine.native import i64, vec
from farwest.games.colorado_county import data as D, land, scoring
from farwest.games.colorado_county.state import NONE, County

# What a scoring is worth so many rounds before it, fitted to self-played games: a place that a seat holds is likely to
# change hands, so the sooner it is paid the more of it counts; a share of what is fought for lasts longer.
HELD: Final = 1.0
HELD_FADES: Final = 1.5
SHARE: Final = 0.7
SHARE_FADES: Final = 0.3
DOUBLED: Final = 0.85
DOUBLED_FADES: Final = 0.1
PLOT: Final = 2.2  # a plot at the beginning of the game, for all that can still be joined to it

# What is to be won from a stage of the game on, in points: held places of borders and of domains, lakes; shares of
# borders, domains, lakes; a double.
DOMAINS: Final = 2
LAKES: Final = 4
SHARES: Final = 10
SHARED_LAKES: Final = 12
DOUBLE: Final = 18
WIDTH: Final = 19


def prizes_from(first: int, turned: int) -> list[float]:
    """From a round on, of which so many cards have been taken."""
    totals = [0.0] * WIDTH
    for number in range(first, D.ROUNDS + 1):
        away = number - first + 1 - turned / D.ROUND_CARDS
        at = 2 * number - 2
        lakes = [int(scoring.lake_points(number, lake)) for lake in range(D.LAKE_COUNT)]
        firsts = [int(D.BORDER_POINTS[at]), int(D.DOMAIN_POINTS[at])]
        held = [firsts[0], int(D.BORDER_POINTS[at + 1]), firsts[1], int(D.DOMAIN_POINTS[at + 1]), *lakes]
        worths = [HELD * exp(-HELD_FADES * away) * points for points in held]
        worths += [SHARE * exp(-SHARE_FADES * away) * points for points in (*firsts, *lakes)]
        worths.append(DOUBLED * exp(-DOUBLED_FADES * away) * int(D.DOUBLE_POINTS[number - 1]))
        totals = [total + worth for total, worth in zip(totals, worths, strict=True)]
    return totals


PRIZES: Final[vec[float]] = vec[float](
    [
        prize
        for number in range(D.ROUNDS + 1)
        for turned in range(D.ROUND_CARDS)
        for prize in prizes_from(max(1, number), turned)
    ]
)


def prizes_at(county: County) -> i64:
    """Where in PRIZES the present stage stands."""
    turned = (county.auction - 1) * county.shown_each() if county.auction > 0 else 0
    return (county.round * D.ROUND_CARDS + turned) * WIDTH


def plot_worth(county: County) -> float:
    """What any plot is worth besides what it scores now."""
    number = county.round if county.round > 0 else 1
    turned = (county.auction - 1) * county.shown_each() if county.auction > 0 else 0
    return PLOT * (1.0 - float((number - 1) * D.ROUND_CARDS + turned) / float(D.ROUNDS * D.ROUND_CARDS))


# Filled by `look` and read until the board changes.
_group: Final[vec[i64]] = vec[i64]([NONE] * D.CELL_COUNT)  # of cells with a marker
_size: Final[vec[i64]] = vec[i64]([0] * D.CELL_COUNT)  # of groups
_borders: Final[vec[i64]] = vec[i64]([0] * D.SEATS)
_largest: Final[vec[i64]] = vec[i64]([0] * D.SEATS)
_doubles: Final[vec[i64]] = vec[i64]([0] * D.SEATS)
_worth: Final[vec[float]] = vec[float]([0.0] * D.SEATS)
_border_worth: Final[vec[float]] = vec[float]([0.0] * D.SEATS)
_domain_worth: Final[vec[float]] = vec[float]([0.0] * D.SEATS)
_lake_worth: Final[vec[float]] = vec[float]([0.0] * (D.LAKE_COUNT * D.SEATS))
# Filled and read again within one call.
_stack: Final[vec[i64]] = vec[i64]([0] * D.CELL_COUNT)
_counts: Final[vec[i64]] = vec[i64]([0] * D.SEATS)
_after: Final[vec[float]] = vec[float]([0.0] * D.SEATS)
_change: Final[vec[float]] = vec[float]([0.0] * D.SEATS)
_owners: Final[vec[i64]] = vec[i64]([NONE] * D.LAKE_COUNT)


def worth(seat: i64) -> float:
    """What the board that was looked at is worth to the seat, in points."""
    return _worth[seat]


def standing(county: County, seat: i64) -> float:
    """The same, less the mean of the others."""
    return lead(county, _worth, seat)


def lead(county: County, points: vec[float], seat: i64) -> float:
    others = 0.0
    other: i64
    for other in range(county.players):
        if other != seat:
            others += points[other]
    return points[seat] - others / float(county.players - 1)


# The whole board.


def look(county: County) -> None:
    count_groups(county)
    at = prizes_at(county)
    plot = plot_worth(county)
    share_out(county, _borders, at, at + SHARES, _border_worth)
    share_out(county, _largest, at + DOMAINS, at + SHARES + 1, _domain_worth)
    seat: i64
    for seat in range(county.players):
        _worth[seat] = _border_worth[seat] + _domain_worth[seat] + PRIZES[at + DOUBLE] * float(_doubles[seat])
        _worth[seat] += plot * float(county.plots[seat])
    lake: i64
    for lake in range(D.LAKE_COUNT):
        for seat in range(D.SEATS):
            _counts[seat] = county.fields[lake * D.SEATS + seat]
        share_lake(county, at + lake, county.owner[lake])
        for seat in range(county.players):
            _lake_worth[lake * D.SEATS + seat] = _after[seat]
            _worth[seat] += _after[seat]


def count_groups(county: County) -> None:
    groups: i64 = 0
    seat: i64
    for seat in range(D.SEATS):
        _borders[seat] = 0
        _largest[seat] = 0
        _doubles[seat] = 0
    for seat in range(county.players):
        word: i64
        for word in range(D.WORDS):
            rest = county.own[seat * D.WORDS + word]
            while rest != 0:
                _group[word * D.WORD_CELLS + bits.lowest(rest)] = NONE
                rest &= rest - 1
        for word in range(D.WORDS):
            rest = county.own[seat * D.WORDS + word]
            while rest != 0:
                cell = word * D.WORD_CELLS + bits.lowest(rest)
                rest &= rest - 1
                _borders[seat] += D.IS_BORDER[cell]
                if _group[cell] == NONE:
                    size = mark_group(county, seat, cell, groups)
                    groups += 1
                    if size == 2:
                        _doubles[seat] += 1
                    elif size >= scoring.SMALLEST_DOMAIN and size > _largest[seat]:
                        _largest[seat] = size


def mark_group(county: County, seat: i64, cell: i64, group: i64) -> i64:
    """CO-5.3.1: its size."""
    size: i64 = 0
    top: i64 = 1
    _stack[0] = cell
    _group[cell] = group
    while top > 0:
        top -= 1
        at = 4 * _stack[top]
        size += 1
        side: i64
        for side in range(4):
            beside = D.BESIDE[at + side]
            if beside >= 0 and county.grid[beside] == seat and _group[beside] == NONE:
                _group[beside] = group
                _stack[top] = beside
                top += 1
    _size[group] = size
    return size


def share_out(county: County, counts: vec[i64], held: i64, share: i64, out: vec[float]) -> None:
    """Prizes for the first two places (CO-5.4.5), and a part by squares: who is ahead is likely to stay so."""
    total: i64 = 1
    seat: i64
    for seat in range(county.players):
        total += counts[seat] * counts[seat]
    for seat in range(county.players):
        place = scoring.ranked(counts, seat, county.players)
        out[seat] = PRIZES[share] * float(counts[seat] * counts[seat]) / float(total)
        if place == 1 or place == 2:
            out[seat] += PRIZES[held + place - 1]


def share_lake(county: County, at: i64, owner: i64) -> None:
    """Of the fields in `_counts`, into `_after`."""
    total: i64 = 1
    seat: i64
    for seat in range(county.players):
        total += _counts[seat] * _counts[seat]
    for seat in range(county.players):
        _after[seat] = PRIZES[at + SHARED_LAKES] * float(_counts[seat] * _counts[seat]) / float(total)
    if owner != NONE:
        _after[owner] += PRIZES[at + LAKES]


# One marker more, on the board that was looked at.


def swing(county: County, seat: i64, cell: i64, viewer: i64) -> float:
    """By how much the viewer's standing changes if the seat gets the cell."""
    at = prizes_at(county)
    other: i64
    for other in range(county.players):
        _change[other] = 0.0
    _change[seat] = plot_worth(county)
    if D.IS_BORDER[cell] == 1:
        _borders[seat] += 1
        share_out(county, _borders, at, at + SHARES, _after)
        _borders[seat] -= 1
        add_change(county, _border_worth, 0)
    size = joined(county, seat, cell, at)
    before = _largest[seat]
    if size >= scoring.SMALLEST_DOMAIN and size > before:
        _largest[seat] = size
        share_out(county, _largest, at + DOMAINS, at + SHARES + 1, _after)
        _largest[seat] = before
        add_change(county, _domain_worth, 0)
    lake: i64 = 0
    touched = county.shore[cell]
    while touched != 0:
        if touched & 1 == 1:
            one_field_more(county, seat, lake, at + lake)
        touched >>= 1
        lake += 1
    return lead(county, _change, viewer)


def add_change(county: County, before: vec[float], at: i64) -> None:
    seat: i64
    for seat in range(county.players):
        _change[seat] += _after[seat] - before[at + seat]


def joined(county: County, seat: i64, cell: i64, at: i64) -> i64:
    """The size of the group that a marker makes there; doubles won and lost are counted at once."""
    size: i64 = 1
    won: i64 = 0
    side: i64
    for side in range(4):
        beside = D.BESIDE[4 * cell + side]
        if beside < 0 or county.grid[beside] != seat:
            continue
        group = _group[beside]
        again = False
        earlier: i64
        for earlier in range(side):
            near = D.BESIDE[4 * cell + earlier]
            if near >= 0 and county.grid[near] == seat and _group[near] == group:
                again = True
        if not again:
            size += _size[group]
            won -= 1 if _size[group] == 2 else 0
    won += 1 if size == 2 else 0
    _change[seat] += PRIZES[at + DOUBLE] * float(won)
    return size


def one_field_more(county: County, seat: i64, lake: i64, at: i64) -> None:
    """CO-5.2.2: a lake goes to who has more fields of it than anybody else."""
    first = lake * D.SEATS
    owner = county.owner[lake]
    ahead = True
    other: i64
    for other in range(county.players):
        _counts[other] = county.fields[first + other]
    _counts[seat] += 1
    for other in range(county.players):
        if other != seat and _counts[other] >= _counts[seat]:
            ahead = False
    share_lake(county, at, seat if ahead else owner)
    add_change(county, _lake_worth, first)


# A card: one marker or two. The county is left as it was, and looked at again.


def best_pair(county: County, seat: i64, first: i64, figure: i64) -> float:
    """What a card of that figure gains when its first marker goes there and its second where it is best."""
    gained = swing(county, seat, first, seat)
    if figure == D.SINGLE or county.reserve(seat) < 2:
        return gained
    held = county.grid[first]
    lake: i64
    for lake in range(D.LAKE_COUNT):
        _owners[lake] = county.owner[lake]
    land.place_marker(county, seat, first)
    look(county)
    best = 0.0
    found = False
    at = (figure * D.CELL_COUNT + first) * D.TURNS
    turn: i64
    for turn in range(D.TURNS):
        second = D.SECOND[at + turn]
        if second >= 0 and county.grid[second] == NONE:
            more = swing(county, seat, second, seat)
            best = more if more > best or not found else best
            found = True
    land.remove_marker(county, seat, first)
    county.grid[first] = held
    for lake in range(D.LAKE_COUNT):
        county.owner[lake] = _owners[lake]
    look(county)
    return gained + best


def without(county: County, seat: i64, cell: i64) -> float:
    """The seat's standing without one of its plots."""
    lake: i64
    for lake in range(D.LAKE_COUNT):
        _owners[lake] = county.owner[lake]
    land.remove_marker(county, seat, cell)
    look(county)
    after = standing(county, seat)
    land.place_marker(county, seat, cell)
    for lake in range(D.LAKE_COUNT):
        county.owner[lake] = _owners[lake]
    return after
