"""Pieces in town: placed, taken off, changing sides. Control and neutrality follow at once (DC-4.0d, DC-5.1)."""

from __future__ import annotations

from farwest.engine import bits
from farwest.engine.core import BIT
from farwest.engine.native import i64, vec
from farwest.games.dodge_city import chronicle, data as D, distance
from farwest.games.dodge_city.state import NEUTRAL, City, with_value


def open_building(city: City, building: i64, kind: i64) -> None:
    """DC-4.8: the symbol token is taken; the type stays for good (DC-4.12)."""
    city.kinds = with_value(city.kinds, building, kind)
    city.tokens -= BIT[4 * kind]
    if city.journal is not None:
        chronicle.opened(city, building)


def put(city: City, building: i64, bit: i64, seat: i64) -> None:
    """A piece out of the supply. Only the group it joins can have become a control."""
    index = building * D.SEATS + seat
    own = city.own[index] | BIT[bit]
    city.own[index] = own
    city.taken[building] |= BIT[bit]
    city.supply[seat] -= 1
    if city.controls & BIT[index] == 0 and distance.connects_by(building, own, bit):
        city.controls |= BIT[index]
    if city.taken[building] == D.ALL_CELLS[building]:
        test_neutral(city, building)


def put_back(city: City, building: i64, bit: i64, seat: i64) -> None:
    """A piece where it stood, with nothing following from it but who controls the building."""
    index = building * D.SEATS + seat
    city.own[index] |= BIT[bit]
    city.taken[building] |= BIT[bit]
    city.supply[seat] -= 1
    if distance.controls(building, city.own[index]):
        city.controls |= BIT[index]


def lift(city: City, building: i64, bit: i64, seat: i64) -> None:
    """A piece back to its supply. Only a control can be lost by it, and a full building is full no more."""
    index = building * D.SEATS + seat
    own = city.own[index] ^ BIT[bit]
    city.own[index] = own
    city.taken[building] ^= BIT[bit]
    city.supply[seat] += 1
    if city.controls & BIT[index] != 0 and not distance.controls(building, own):
        city.controls ^= BIT[index]


def turn_coat(city: City, building: i64, bit: i64, seat: i64, other: i64) -> None:
    """DC-5.16: a piece replaced on its cell by one of another colour, or merely removed where there is none left.

    Neutrality is tested by the caller, once for all pieces that change together (DC-4.0d).
    """
    lift(city, building, bit, seat)
    if city.supply[other] > 0:
        put_back(city, building, bit, other)


def test_neutral(city: City, building: i64) -> None:
    """DC-5.4: full and controlled by nobody: all pieces go home, nobody earns the value token."""
    if city.taken[building] == D.ALL_CELLS[building] and city.controllers(building) == 0:
        empty(city, building)
        city.owners = with_value(city.owners, building, NEUTRAL)
        if city.journal is not None:
            chronicle.neutral(city, building)


def empty(city: City, building: i64) -> None:
    """A building is settled (DC-4.0e): its pieces return to their supplies."""
    seat: i64
    for seat in range(city.players):
        index = building * D.SEATS + seat
        city.supply[seat] += bits.count(city.own[index])
        city.own[index] = 0
    city.taken[building] = 0
    city.controls &= ~(31 * BIT[D.SEATS * building])
    city.unsettled &= ~BIT[building]


def has_kind(city: City, seat: i64, kind: i64) -> i64:
    """How many pieces of a kind, or of ANY, the seat has in town."""
    total: i64 = 0
    building: i64
    for building in range(D.IN_PLAY[city.players]):
        if kind == D.ANY or city.kinds[building] == kind:
            total += bits.count(city.pieces_of(building, seat))
    return total


def after(cells: i64, last: i64) -> i64:
    """The cells after the one chosen before (DC-4.0c)."""
    return cells if last < 0 else cells & ~(BIT[last + 1] - 1)


def without_last(cells: i64, count: i64) -> i64:
    """All but the highest `count` cells: what may be chosen when so many must follow."""
    total = bits.count(cells) - count
    chosen: i64 = 0
    while total > 0:
        chosen |= cells & -cells
        cells &= cells - 1
        total -= 1
    return chosen


# Pieces chosen one by one in canonical order (DC-2.11), over several buildings.


def beyond(building: i64, cells: i64, last: i64) -> i64:
    """Those of the building's cells that come after the piece chosen before."""
    if last < 0:
        return cells
    where = D.PIECE_BUILDING[last]
    if building == where:
        return after(cells, D.PIECE_BIT[last])
    return cells if building > where else 0


def fill_pieces(building: i64, cells: i64, base: i64, out: vec[i64], count: i64) -> i64:
    """Write an action for each cell into `out`; returns the new count."""
    row = building * D.GRID
    while cells != 0:
        out[count] = base + D.PIECE_AT[row + bits.lowest(cells)]
        count += 1
        cells &= cells - 1
    return count


def own_beyond(city: City, seat: i64, kind: i64, last: i64) -> i64:
    """How many own pieces of the kind come after the one chosen before."""
    total: i64 = 0
    building: i64
    for building in range(D.IN_PLAY[city.players]):
        if kind == D.ANY or city.kinds[building] == kind:
            total += bits.count(beyond(building, city.pieces_of(building, seat), last))
    return total
