"""Scoring (CO-5.3, CO-5.4) and the end (CO-5.5)."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import NOBODY
from farwest.engine.native import i64, vec
from farwest.games.colorado_county import bag, chronicle, data as D
from farwest.games.colorado_county.state import FINISHED, County

BORDER: Final = 0
LAKE: Final = 1
DOUBLE: Final = 2
DOMAIN: Final = 3
SMALLEST_DOMAIN: Final = 3  # CO-5.3.1

# Filled and read again within one call.
_visited: Final[vec[i64]] = vec[i64]([0] * D.CELL_COUNT)
_stack: Final[vec[i64]] = vec[i64]([0] * D.CELL_COUNT)


class Tally:
    """What the categories count, by seat."""

    def __init__(self) -> None:
        self.borders: vec[i64] = vec[i64]([0] * D.SEATS)
        self.doubles: vec[i64] = vec[i64]([0] * D.SEATS)
        self.largest: vec[i64] = vec[i64]([0] * D.SEATS)


def tally(county: County) -> Tally:
    """Borders (CO-5.4.1), doubles (CO-5.4.3) and each seat's largest group if it is a domain (CO-5.4.4)."""
    found = Tally()
    cell: i64
    for cell in range(D.CELL_COUNT):
        _visited[cell] = 0
    for cell in range(D.CELL_COUNT):
        seat = county.grid[cell]
        if seat < 0 or seat >= D.SEATS:
            continue
        found.borders[seat] += D.IS_BORDER[cell]
        if _visited[cell] == 0:
            size = group_size(county, cell)
            if size == 2:
                found.doubles[seat] += 1
            elif size >= SMALLEST_DOMAIN and size > found.largest[seat]:
                found.largest[seat] = size
    return found


def group_size(county: County, cell: i64) -> i64:
    """CO-5.3.1: markers of one seat connected by sides; marks them as visited."""
    seat = county.grid[cell]
    size: i64 = 0
    top: i64 = 1
    _stack[0] = cell
    _visited[cell] = 1
    while top > 0:
        top -= 1
        at = 4 * _stack[top]
        size += 1
        side: i64
        for side in range(4):
            beside = D.BESIDE[at + side]
            if beside >= 0 and _visited[beside] == 0 and county.grid[beside] == seat:
                _visited[beside] = 1
                _stack[top] = beside
                top += 1
    return size


def ranked(counts: vec[i64], seat: i64, players: i64) -> i64:
    """CO-5.4.5: 1 and the number of players who have more; 0 for who has nothing (CO-R37)."""
    if counts[seat] == 0:
        return 0
    place: i64 = 1
    other: i64
    for other in range(players):
        if counts[other] > counts[seat]:
            place += 1
    return place


def place_in(county: County, found: Tally, seat: i64, category: i64) -> i64:
    """The place of a seat in borders or domains; 0 for none."""
    return ranked(found.borders if category == BORDER else found.largest, seat, county.players)


def reward(points: vec[i64], index: i64, place: i64) -> i64:
    """The first and the second place are paid, everybody who shares it in full."""
    if place == 1:
        return points[2 * index]
    return points[2 * index + 1] if place == 2 else 0


def lake_points(number: i64, lake: i64) -> i64:
    """CO-5.4.2: in the last round a lake pays its own value."""
    points = D.LAKE_POINTS[number - 1]
    return points if points > 0 else D.LAKE_VALUE[lake]


def points_of(county: County, number: i64, found: Tally, seat: i64, category: i64) -> i64:
    """What a seat gets in one category if the round is scored now."""
    if category == BORDER:
        return reward(D.BORDER_POINTS, number - 1, place_in(county, found, seat, BORDER))
    if category == DOUBLE:
        return found.doubles[seat] * D.DOUBLE_POINTS[number - 1]
    if category == DOMAIN:
        return reward(D.DOMAIN_POINTS, number - 1, place_in(county, found, seat, DOMAIN))
    points: i64 = 0
    lake: i64
    for lake in range(D.LAKE_COUNT):
        if county.owner[lake] == seat:
            points += lake_points(number, lake)
    return points


def score_round(county: County) -> None:
    """CO-5.4: all four categories on the same board."""
    found = tally(county)
    earned = county.earned[:]
    seat: i64
    for seat in range(county.players):
        category: i64
        for category in range(D.CATEGORY_COUNT):
            points = points_of(county, county.round, found, seat, category)
            earned[((county.round - 1) * D.SEATS + seat) * D.CATEGORY_COUNT + category] = points
            county.score_of[seat] += points
    county.earned = earned
    if county.journal is not None:
        chronicle.scored(county)


# The end.


def finish(county: County) -> None:
    county.decision = FINISHED
    county.actor = NOBODY
    if county.journal is not None:
        chronicle.finished(county)


def place(county: County, seat: i64) -> i64:
    """CO-5.5.2: points; cowboys left; the highest of them; For Sale tokens; then a shared place."""
    better: i64 = 1
    other: i64
    for other in range(county.players):
        if other != seat and is_ahead(county, other, seat):
            better += 1
    return better


def is_ahead(county: County, one: i64, other: i64) -> bool:
    if county.score_of[one] != county.score_of[other]:
        return county.score_of[one] > county.score_of[other]
    if county.size[one] != county.size[other]:
        return county.size[one] > county.size[other]
    one_best = bag.highest(county, one)
    other_best = bag.highest(county, other)
    if one_best != other_best:
        return one_best > other_best
    return county.forsale[one] > county.forsale[other]
