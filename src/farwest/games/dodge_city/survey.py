"""What buildings are worth to a player as they stand, and which cells and pieces make the difference.

The measure is the number of pieces missing to a control (`distance.py`). All values are in points of score.
"""

from __future__ import annotations

from typing import Final

from farwest.engine import bits
from farwest.engine.core import BIT
from farwest.engine.native import i64, vec
from farwest.games.dodge_city import data as D, distance
from farwest.games.dodge_city.deck import NONE
from farwest.games.dodge_city.state import UNOPENED, City

# The chance to win a building in the end, by the number of pieces missing to its control.
HOPE: Final[vec[float]] = vec[float]([0.86, 0.62, 0.5, 0.42, 0.3, 0.22, 0.16, 0.12, 0.09])
FAR: Final = 9  # pieces missing, from which on it makes no difference any more
CUT_OFF_HOPE: Final = 0.03
FRAGILE: Final = 0.82  # of a control that one removal would break
GUESSED_VALUE: Final = 3.0  # of a building that is still unopened
# How much an opponent's hope counts against one's own, by the number of players.
FEAR: Final[vec[float]] = vec[float]([0.0, 0.0, 0.75, 0.75, 0.75, 0.75])
SPREAD: Final = 1.6  # points by which a guess of two final scores may be off
DECISIVE: Final = 1.7  # a building that would reach six points


def hope(building: i64, own: i64, free: i64) -> float:
    """What stands of a control, whoever else is there."""
    pieces = distance.missing(building, own, free)
    return HOPE[0] * FRAGILE if pieces == 0 and is_fragile(building, own) else hope_at(pieces)


def hope_at(pieces: i64) -> float:
    """With so many pieces missing; of a control, if it is a firm one."""
    return HOPE[pieces] if 0 <= pieces < FAR else CUT_OFF_HOPE


def is_fragile(building: i64, own: i64) -> bool:
    """Would taking one piece away break the control?"""
    rest = own
    while rest != 0:
        bit = rest & -rest
        if not distance.controls(building, own ^ bit):
            return True
        rest ^= bit
    return False


def stake(city: City, seat: i64, building: i64) -> float:
    """What the building would be worth to the seat: its points, more if they decide the game."""
    kind = city.kinds[building]
    value: float = GUESSED_VALUE if kind == UNOPENED else float(D.VALUE[kind])
    return value * DECISIVE if float(city.points[seat]) + value >= D.GOAL else value


def worth(city: City, seat: i64, building: i64, mover: i64, own: i64, taken: i64) -> float:
    """What the building is worth to the seat if the mover's pieces there were `own`, and `taken` the cells occupied."""
    free = D.ALL_CELLS[building] & ~taken
    mine: float = 0.0
    theirs: float = 0.0
    other: i64
    for other in range(city.players):
        pieces = own if other == mover else city.pieces_of(building, other)
        if other != seat and pieces == 0 and city.taken[building] != 0:
            continue
        part = hope(building, pieces, free) * stake(city, other, building)
        if other == seat:
            mine = part
        elif part > theirs:
            theirs = part
    return mine - FEAR[city.players] * theirs


def now(city: City, seat: i64, building: i64) -> float:
    return worth(city, seat, building, seat, city.pieces_of(building, seat), city.taken[building])


def gain_of_cell(city: City, seat: i64, building: i64, own: i64, taken: i64, bit: i64) -> float:
    return worth(city, seat, building, seat, own | BIT[bit], taken | BIT[bit])


class Plan:
    """Cells of one building for some pieces, and what they are worth together."""

    def __init__(self, cells: i64, gain: float) -> None:
        self.cells: i64 = cells
        self.gain: float = gain


def best_cells(city: City, seat: i64, building: i64, count: i64, last: i64) -> Plan:
    """The cells for so many pieces, one after the other each the best for what stands then; only after `last`."""
    own = city.pieces_of(building, seat)
    taken = city.taken[building]
    before = now(city, seat, building)
    value = before
    chosen: i64 = 0
    number: i64
    for number in range(count):
        cells = candidates(building, own, D.ALL_CELLS[building] & ~taken, last)
        if cells == 0:
            break
        best: i64 = NONE
        while cells != 0:
            bit = bits.lowest(cells)
            found = gain_of_cell(city, seat, building, own, taken, bit)
            if best == NONE or found > value:
                value = found
                best = bit
            cells &= cells - 1
        own |= BIT[best]
        taken |= BIT[best]
        chosen |= BIT[best]
    return Plan(chosen, value - before)


def candidates(building: i64, own: i64, free: i64, last: i64) -> i64:
    """Free cells after `last` that bring a control nearer; all of them where none does."""
    allowed = free if last < 0 else free & ~(BIT[last + 1] - 1)
    nearer = distance.nearer(building, own, free) & allowed
    return nearer if nearer != 0 else allowed


def blocking_cell(city: City, seat: i64, building: i64, last: i64) -> Plan:
    """The one cell that is best when only the others' hopes count: where somebody is about to connect."""
    own = city.pieces_of(building, seat)
    taken = city.taken[building]
    before = now(city, seat, building)
    free = D.ALL_CELLS[building] & ~taken
    cells = free if last < 0 else free & ~(BIT[last + 1] - 1)
    plan = Plan(0, 0.0)
    while cells != 0:
        bit = bits.lowest(cells)
        gain = gain_of_cell(city, seat, building, own, taken, bit) - before
        if gain > plan.gain:
            plan = Plan(BIT[bit], gain)
        cells &= cells - 1
    return plan


def is_threatened(city: City, seat: i64, building: i64) -> bool:
    """Can somebody else connect within one movement?"""
    free = city.free_cells(building)
    other: i64
    for other in range(city.players):
        pieces = city.pieces_of(building, other)
        if other != seat and pieces != 0:
            left = distance.missing(building, pieces, free)
            if 0 <= left <= D.LIMIT:
                return True
    return False


def plan(city: City, seat: i64, building: i64, count: i64, last: i64) -> Plan:
    """The better of extending one's own chain and of standing in somebody's way, then extending."""
    found = best_cells(city, seat, building, count, last)
    if count == 0 or not is_threatened(city, seat, building):
        return found
    block = blocking_cell(city, seat, building, last)
    if count == 1 and block.gain > found.gain:
        return block
    if block.cells != 0 and block.gain * float(count) > found.gain:
        return with_block(city, seat, building, count, last, block)
    return found


def with_block(city: City, seat: i64, building: i64, count: i64, last: i64, block: Plan) -> Plan:
    """First the block, then what is best with it."""
    index = building * D.SEATS + seat
    city.own[index] |= block.cells
    city.taken[building] |= block.cells
    rest = best_cells(city, seat, building, count - 1, last)
    city.own[index] ^= block.cells
    city.taken[building] ^= block.cells
    return Plan(block.cells | rest.cells, block.gain + rest.gain)


# Pieces that leave.


def loss(city: City, seat: i64, building: i64, bit: i64, owner: i64) -> float:
    """How much the building is worth less to the seat without that piece of the owner: negative if it is worth more."""
    own = city.pieces_of(building, owner) ^ BIT[bit]
    return now(city, seat, building) - worth(city, seat, building, owner, own, city.taken[building] ^ BIT[bit])


def worst_loss(city: City, seat: i64, building: i64, owner: i64) -> float:
    """The most that taking one piece of the owner would change for the seat: what a duel there is about."""
    most: float = 0.0
    cells = city.pieces_of(building, owner)
    while cells != 0:
        change = loss(city, seat, building, bits.lowest(cells), owner)
        if owner != seat:
            change = -change
        most = max(most, change)
        cells &= cells - 1
    return most


def prospects(city: City) -> list[float]:
    """See `guess_points`, as a list."""
    points = vec[float]([0.0] * D.SEATS)
    guess_points(city, points)
    return [points[seat] for seat in range(city.players)]


def guess_points(city: City, totals: vec[float]) -> None:
    """Per seat the points it has and those it may hope for: a building is shared out by the hopes of all."""
    seat: i64
    building: i64
    for seat in range(city.players):
        totals[seat] = float(city.points[seat])
    hopes = vec[float]([0.0] * D.SEATS)
    for building in range(D.IN_PLAY[city.players]):
        if city.unsettled >> building & 1:
            kind = city.kinds[building]
            value: float = GUESSED_VALUE if kind == UNOPENED else float(D.VALUE[kind])
            free = city.free_cells(building)
            total = 0.0
            for seat in range(city.players):
                hopes[seat] = hope(building, city.pieces_of(building, seat), free)
                total += hopes[seat]
            scale: float = 1.0 if total < 1.0 else 1.0 / total
            for seat in range(city.players):
                totals[seat] += value * hopes[seat] * scale
