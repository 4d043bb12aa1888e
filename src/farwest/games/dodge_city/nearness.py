"""How near everybody is to a control, quickly: what `survey` says of pieces that come and go, for search.

A piece on a cell of the shortest chains (`distance.nearer`) brings its owner one nearer, a rival's piece elsewhere does
not set him back: so most cells are judged without measuring again.
"""

from __future__ import annotations

from typing import Final

from farwest.engine import bits
from farwest.engine.core import BIT
from farwest.engine.native import i64, vec
from farwest.games.dodge_city import data as D, distance, pieces, survey
from farwest.games.dodge_city.deck import NONE
from farwest.games.dodge_city.state import City
from farwest.games.dodge_city.survey import FEAR, FRAGILE, HOPE

_SLOTS: Final = 35  # building * 5 + seat

# What was found at the last look at the pieces of a seat in a building.
_own: Final[vec[i64]] = vec[i64]([NONE] * _SLOTS)
_free: Final[vec[i64]] = vec[i64]([0] * _SLOTS)
_missing: Final[vec[i64]] = vec[i64]([0] * _SLOTS)
_nearer: Final[vec[i64]] = vec[i64]([0] * _SLOTS)
_hope: Final[vec[float]] = vec[float]([0.0] * _SLOTS)


def look(city: City, building: i64, seat: i64) -> i64:
    """Where to find it. Nothing changes for a seat as long as only cells are taken that it does not need."""
    slot = building * D.SEATS + seat
    own = city.own[slot]
    free = city.free_cells(building)
    if own != _own[slot] or free & ~_free[slot] != 0 or _free[slot] & ~free & _nearer[slot] != 0:
        _own[slot] = own
        _free[slot] = free
        _missing[slot] = distance.missing(building, own, free)
        _nearer[slot] = distance.nearer(building, own, free)
        _hope[slot] = survey.hope(building, own, free)
    return slot


def missing(city: City, building: i64, seat: i64) -> i64:
    return _missing[look(city, building, seat)]


def hope(city: City, building: i64, seat: i64) -> float:
    return _hope[look(city, building, seat)]


def lower_hope(slot: i64) -> float:
    """What one piece less leaves of a hope, as a rule."""
    left = _missing[slot]
    if left == distance.CUT_OFF or (left == 0 and _hope[slot] == HOPE[0]):
        return _hope[slot]
    return survey.hope_at(left + 1)


class Site:
    """A building as one seat sees it."""

    def __init__(self, city: City, seat: i64, building: i64) -> None:
        slot = look(city, building, seat)
        self.city: City = city
        self.seat: i64 = seat
        self.building: i64 = building
        self.own: i64 = city.own[slot]
        self.free: i64 = city.free_cells(building)
        self.left: i64 = _missing[slot]
        self.nearer: i64 = _nearer[slot]
        self.fear: float = FEAR[city.players]
        self.stake: float = survey.stake(city, seat, building)
        self.mine: float = _hope[slot] * self.stake
        self.rival: i64 = NONE  # whom there is most to fear of
        self.theirs: float = 0.0
        other: i64
        for other in range(city.players):
            part = self.part(other)
            if part > self.theirs:
                self.theirs = part
                self.rival = other

    def part(self, other: i64) -> float:
        """What there is to fear of a rival who is there, or of anybody while nobody is there."""
        if other == self.seat:
            return 0.0
        slot = look(self.city, self.building, other)
        if _own[slot] == 0 and self.city.taken[self.building] != 0:
            return 0.0
        return _hope[slot] * survey.stake(self.city, other, self.building)

    # Pieces that come.

    def blocked(self, bit: i64) -> float:
        """What there is to fear of rivals with a piece of the seat on that cell."""
        most = 0.0
        other: i64
        for other in range(self.city.players):
            part = self.part(other)
            if part > most and _nearer[self.building * D.SEATS + other] & BIT[bit] != 0:
                own = self.city.pieces_of(self.building, other)
                later = survey.hope_at(distance.missing(self.building, own, self.free ^ BIT[bit]))
                part = later * survey.stake(self.city, other, self.building)
            most = max(most, part)
        return most

    def cell(self, bit: i64) -> float:
        """What a piece there brings."""
        mine = self.mine
        if self.nearer >> bit & 1 == 1:
            if self.left == 1:
                mine = self.stake * survey.hope(self.building, self.own | BIT[bit], self.free ^ BIT[bit])
            else:
                mine = self.stake * survey.hope_at(self.left - 1)
        elif self.left == 0 and mine < self.stake * HOPE[0]:
            mine = self.stake * survey.hope(self.building, self.own | BIT[bit], self.free ^ BIT[bit])
        return mine - self.mine - self.fear * (self.blocked(bit) - self.theirs)

    def progress(self, count: i64) -> float:
        """What so many pieces bring the seat nearer, wherever they go."""
        if count == 0 or self.left == distance.CUT_OFF:
            return 0.0
        if self.left == 0:
            return 0.5 * (self.stake * HOPE[0] - self.mine)
        if count < self.left:
            return self.stake * survey.hope_at(self.left - count) - self.mine
        firm: float = FRAGILE if count == self.left else 0.5 * (1.0 + FRAGILE)
        return self.stake * HOPE[0] * firm - self.mine

    def gain(self, count: i64) -> float:
        """What so many pieces bring: all of them nearer to a control, or one of them in the way of the worst rival."""
        best = self.progress(count)
        if self.rival == NONE or count == 0:
            return best
        slot = self.building * D.SEATS + self.rival
        if _missing[slot] <= 0 or _missing[slot] > D.LIMIT or _own[slot] == 0:
            return best
        cells = _nearer[slot] & self.free
        all_nearer = best
        less = self.progress(count - 1)
        while cells != 0:
            bit = bits.lowest(cells)
            own: float = all_nearer if self.nearer >> bit & 1 else less
            best = max(best, own + self.fear * (self.theirs - self.blocked(bit)))
            cells &= cells - 1
        return best

    # Pieces that go.

    def prize(self, other: i64) -> float:
        """What it would bring if a rival lost a piece here that matters to him."""
        part = self.part(other)
        if part == 0.0:
            return 0.0
        slot = self.building * D.SEATS + other
        return self.fear * (self.theirs - self.without(other, part * lower_hope(slot) / _hope[slot]))

    def without(self, other: i64, part: float) -> float:
        """What there is to fear if one rival's part were this."""
        most = part
        third: i64
        for third in range(self.city.players):
            if third != other:
                most = max(most, self.part(third))
        return most

    def risk(self) -> float:
        """What the seat would lose with a piece that matters to it."""
        slot = look(self.city, self.building, self.seat)
        return self.mine - self.stake * lower_hope(slot)

    def loss(self, bit: i64, owner: i64) -> float:
        """How much less the building is worth to the seat without that piece of the owner, see `survey.loss`."""
        mine = 0.0
        most = 0.0
        other: i64
        for other in range(self.city.players):
            own = self.city.pieces_of(self.building, other)
            if other == self.seat or own != 0:
                later = survey.hope(self.building, own & ~BIT[bit], self.free | BIT[bit])
                later *= survey.stake(self.city, other, self.building)
                if other == self.seat:
                    mine = later
                else:
                    most = max(most, later)
        return self.mine - mine - self.fear * (self.theirs - most)


# Cells.


def best_cell(site: Site, allowed: i64) -> i64:
    """Of the cells that bring somebody nearer the best one; where there are none any."""
    cells = site.nearer & allowed
    if site.rival != NONE:
        slot = site.building * D.SEATS + site.rival
        if 0 < _missing[slot] <= D.LIMIT:
            cells |= _nearer[slot] & allowed
    if cells == 0:
        cells = allowed
    best: i64 = NONE
    most = 0.0
    while cells != 0:
        bit = bits.lowest(cells)
        found = site.cell(bit)
        if best == NONE or found > most:
            most = found
            best = bit
        cells &= cells - 1
    return best


def plan(city: City, seat: i64, building: i64, count: i64, last: i64) -> i64:
    """Cells for so many pieces, one after the other each the best for what stands then; only after `last`."""
    index = building * D.SEATS + seat
    own = city.own[index]
    taken = city.taken[building]
    chosen: i64 = 0
    number: i64
    for number in range(count):
        allowed = pieces.after(city.free_cells(building), last)
        if allowed == 0:
            break
        cell = BIT[best_cell(Site(city, seat, building), allowed)]
        chosen |= cell
        city.own[index] |= cell
        city.taken[building] |= cell
    city.own[index] = own
    city.taken[building] = taken
    return chosen
