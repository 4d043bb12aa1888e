"""What a board is worth to each seat (CO-10.1, CO-10.6): the scorings to come as if nothing more were placed, the later
ones counting less, and a share of what is still being fought for. In thousandths of a point.
"""

from __future__ import annotations

from typing import Final

from farwest.engine.native import i64, vec
from farwest.games.colorado_county import data as D, land, scoring
from farwest.games.colorado_county.state import FLAG_ON, NONE, County

POINT: Final = 1000
LATER: Final[vec[i64]] = vec[i64]([1000, 750, 550, 400])  # by how many scorings lie between: others build, too
SHARED: Final = 300  # of a prize that depends on being ahead: this much goes by shares

_worth: Final[vec[i64]] = vec[i64]([0] * D.SEATS)
_owners: Final[vec[i64]] = vec[i64]([NONE] * D.LAKE_COUNT)
_shares: Final[vec[i64]] = vec[i64]([0] * D.SEATS)


def standing(county: County, seat: i64, rounds: i64) -> i64:
    """What the board is worth to the seat, less the mean of what it is worth to the others; so many scorings ahead."""
    weigh_board(county, rounds)
    others: i64 = 0
    other: i64
    for other in range(county.players):
        if other != seat:
            others += _worth[other]
    return _worth[seat] - others // (county.players - 1)


def worth(county: County, seat: i64) -> i64:
    """What the board is worth to the seat."""
    weigh_board(county, D.ROUNDS)
    return _worth[seat]


def weigh_board(county: County, rounds: i64) -> None:
    found = scoring.tally(county)
    first: i64 = county.round if county.round > 0 else 1
    seat: i64
    for seat in range(D.SEATS):
        _worth[seat] = 0
    number: i64 = first
    while number <= D.ROUNDS and number < first + rounds:
        weight = LATER[number - first]
        add_prizes(county, found.borders, D.BORDER_POINTS[2 * number - 2], weight)
        add_prizes(county, found.largest, D.DOMAIN_POINTS[2 * number - 2], weight)
        for seat in range(county.players):
            category: i64
            for category in range(D.CATEGORY_COUNT):
                points = scoring.points_of(county, number, found, seat, category)
                ahead = category != scoring.DOUBLE
                _worth[seat] += points * (weight * (POINT - SHARED) // POINT if ahead else weight)
        lake: i64
        for lake in range(D.LAKE_COUNT):
            for seat in range(D.SEATS):
                _shares[seat] = county.fields[lake * D.SEATS + seat]
            add_prizes(county, _shares, scoring.lake_points(number, lake), weight)
        number += 1


def add_prizes(county: County, counts: vec[i64], points: i64, weight: i64) -> None:
    """The part of a prize that goes by shares: squares, because who is ahead is likely to stay so."""
    total: i64 = 1
    seat: i64
    for seat in range(county.players):
        total += counts[seat] * counts[seat]
    for seat in range(county.players):
        _worth[seat] += points * weight * SHARED // POINT * counts[seat] * counts[seat] // total


# A marker more or less.


def with_marker(county: County, seat: i64, cell: i64, viewer: i64, rounds: i64) -> i64:
    """What the viewer's standing would be if the seat had a marker there. The county is left as it was."""
    held = county.grid[cell]
    remember(county)
    land.place_marker(county, seat, cell)
    after = standing(county, viewer, rounds)
    land.remove_marker(county, seat, cell)
    county.grid[cell] = held
    recall(county)
    return after


def without_marker(county: County, seat: i64, cell: i64) -> i64:
    """What the seat's standing would be without one of its plots."""
    remember(county)
    land.remove_marker(county, seat, cell)
    after = standing(county, seat, D.ROUNDS)
    land.place_marker(county, seat, cell)
    recall(county)
    return after


def with_two(county: County, seat: i64, first: i64, figure: i64, rounds: i64) -> i64:
    """The best standing that a card of that figure gives when its first marker goes there."""
    if figure == D.SINGLE or county.reserve(seat) < 2:
        return with_marker(county, seat, first, seat, rounds)
    held = county.grid[first]
    owners = county.owner[:]
    land.place_marker(county, seat, first)
    best: i64 = -POINT * POINT
    at = (figure * D.CELL_COUNT + first) * D.TURNS
    turn: i64
    for turn in range(D.TURNS):
        second = D.SECOND[at + turn]
        if second >= 0 and county.grid[second] == NONE:
            after = with_marker(county, seat, second, seat, rounds)
            best = after if after > best else best
    if best == -POINT * POINT:
        best = standing(county, seat, rounds)
    land.remove_marker(county, seat, first)
    county.grid[first] = held
    lake: i64
    for lake in range(D.LAKE_COUNT):
        county.owner[lake] = owners[lake]
    return best


def card_gain(county: County, seat: i64, card: i64, rounds: i64) -> i64:
    """What the card is worth to the seat on the best of its flags."""
    if county.reserve(seat) == 0:
        return 0
    best: i64 = -POINT * POINT
    cell: i64
    for cell in range(D.CELL_COUNT):
        if county.grid[cell] == FLAG_ON + D.CARD_FLAG[card]:
            after = with_two(county, seat, cell, D.CARD_FIGURE[card], rounds)
            best = after if after > best else best
    return best - standing(county, seat, rounds) if best > -POINT * POINT else 0


def remember(county: County) -> None:
    lake: i64
    for lake in range(D.LAKE_COUNT):
        _owners[lake] = county.owner[lake]


def recall(county: County) -> None:
    lake: i64
    for lake in range(D.LAKE_COUNT):
        county.owner[lake] = _owners[lake]
