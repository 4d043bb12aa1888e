"""Free pieces by events (DC-5.15): which buildings, of which type if unopened, how many, then which cells."""

from __future__ import annotations

from farwest.engine import bits
from farwest.engine.core import BIT, LEGAL
from farwest.engine.native import i64, vec
from farwest.games.dodge_city import chronicle, data as D, movement, pieces, refusals
from farwest.games.dodge_city.deck import NONE
from farwest.games.dodge_city.state import EVENT_BUILDING, EVENT_CELL, EVENT_COUNT, EVENT_TYPE, UNOPENED, City


def step(city: City) -> bool:
    """Go on with a gain; True when a decision is owed, False when the step of the card is done."""
    if not city.begun:
        begin(city)
        if city.begun and city.left > 0:
            city.decision = EVENT_BUILDING
            return True
    elif city.left > 0 and city.here == NONE:
        city.decision = EVENT_BUILDING
        return True
    elif city.here != NONE and city.decision != EVENT_CELL:
        return True  # the type or the number is asked
    if city.left > 0:
        return True
    return next_building(city)


def begin(city: City) -> None:
    """How many pieces there are to be placed; none: the step is over before it has begun."""
    seat = city.event_seat
    code = D.STEP[city.step]
    city.begun = True
    city.here = NONE
    city.assigned = 0
    if code == D.GAIN_EACH:
        building: i64
        for building in range(D.IN_PLAY[city.players]):
            if city.pieces_of(building, seat) != 0:
                city.assigned += BIT[4 * building]
        city.left = 0
        if city.assigned == 0 and city.journal is not None:
            chronicle.no_effect(city)
        return
    wanted: i64 = 1 if code == D.HIRE else D.STEP_AMOUNT[city.step]
    wanted = min(wanted, city.supply[seat])
    room = room_from(city, 0)
    city.left = wanted if wanted < room else room
    if city.left == 0 and city.journal is not None:
        chronicle.no_effect(city)


def next_building(city: City) -> bool:
    """The cells of one building after the other. EV04 skips what is full, and ends with the supply."""
    city.here = NONE
    building: i64
    for building in range(D.IN_PLAY[city.players]):
        pieces_here = city.assigned >> (4 * building) & 15
        if pieces_here > 0:
            city.assigned -= pieces_here * BIT[4 * building]
            if movement.forbids_place(city, building) == LEGAL and city.supply[city.event_seat] > 0:
                city.here = building
                city.left = pieces_here
                city.last = NONE
                city.decision = EVENT_CELL
                return True
    return False


# E2 EVENT_BUILDING.


def room_in(city: City, building: i64) -> i64:
    """Cells for this event's pieces that are not spoken for yet; 0 where the card does not allow any."""
    kind = D.STEP_KIND[city.step]
    place = D.STEP_PLACE[city.step]
    if city.unsettled >> building & 1 == 0 or (place != D.ANY and place != building):
        return 0
    known = city.kinds[building]
    if kind != D.ANY and known != kind and (known != UNOPENED or city.tokens_left(kind) == 0):
        return 0
    return bits.count(city.free_cells(building)) - (city.assigned >> (4 * building) & 15)


def room_from(city: City, first: i64) -> i64:
    total: i64 = 0
    building: i64
    for building in range(first, D.IN_PLAY[city.players]):
        total += room_in(city, building)
    return total


def lowest_allowed(city: City) -> i64:
    """No lower than the building of the piece before."""
    building: i64 = D.BUILDING_COUNT - 1
    while building > 0 and city.assigned >> (4 * building) & 15 == 0:
        building -= 1
    return building


def may_decline(city: City) -> bool:
    """EV13 and EV30 only: the others are worded as orders."""
    return D.STEP[city.step] == D.HIRE or D.STEP_MAY[city.step] == 1


def forbids_building(city: City, building: i64) -> i64:
    wrong = movement.forbids_place(city, building)
    if wrong != LEGAL:
        return wrong
    if room_in(city, building) <= 0:
        return forbids_room(city, building)
    if building < lowest_allowed(city):
        return refusals.OUT_OF_ORDER
    return LEGAL if room_from(city, building) >= city.left else refusals.WASTEFUL


def forbids_room(city: City, building: i64) -> i64:
    """Why there is no room for this card's pieces."""
    kind = D.STEP_KIND[city.step]
    if D.STEP_PLACE[city.step] != D.ANY and D.STEP_PLACE[city.step] != building:
        return refusals.OTHER_PLACE
    if kind == D.ANY or city.kinds[building] == kind:
        return refusals.FULL
    return refusals.NO_TOKEN if city.kinds[building] == UNOPENED else refusals.OTHER_KIND


def fill_buildings(city: City, out: vec[i64]) -> i64:
    count: i64 = 0
    building: i64
    for building in range(lowest_allowed(city), D.IN_PLAY[city.players]):
        if forbids_building(city, building) == LEGAL:
            out[count] = D.GAIN_AT + building
            count += 1
    if may_decline(city):
        out[count] = D.GAIN_DECLINE
        count += 1
    return count


def choose_building(city: City, building: i64) -> None:
    kind = D.STEP_KIND[city.step]
    city.assigned += BIT[4 * building]
    city.left -= 1
    if city.kinds[building] == UNOPENED:
        if kind == D.ANY:
            city.here = building
            city.decision = EVENT_TYPE
            return
        pieces.open_building(city, building, kind)
    building_known(city, building)


def building_known(city: City, building: i64) -> None:
    """Open by now: the next piece, or how many of them."""
    city.here = NONE
    if D.STEP[city.step] == D.HIRE:
        city.here = building
        city.decision = EVENT_COUNT


def decline(city: City) -> None:
    city.left = 0
    city.assigned = 0
    city.here = NONE
    if city.journal is not None:
        chronicle.declined(city)


# E3 EVENT_TYPE.


def forbids_type(city: City, kind: i64) -> i64:
    return LEGAL if city.tokens_left(kind) > 0 else refusals.NO_TOKEN


def fill_types(city: City, out: vec[i64]) -> i64:
    count: i64 = 0
    kind: i64
    for kind in range(D.KIND_COUNT):
        if forbids_type(city, kind) == LEGAL:
            out[count] = D.TYPE + kind
            count += 1
    return count


def choose_type(city: City, kind: i64) -> None:
    building = city.here
    pieces.open_building(city, building, kind)
    building_known(city, building)


# E7 EVENT_COUNT (EV30).


def forbids_count(city: City, count: i64) -> i64:
    if count > D.STEP_AMOUNT[city.step]:
        return refusals.TOO_MANY
    if count > city.supply[city.event_seat]:
        return refusals.NO_SUPPLY
    return LEGAL if count <= bits.count(city.free_cells(city.here)) else refusals.TOO_MANY


def fill_counts(city: City, out: vec[i64]) -> i64:
    count: i64 = 0
    number: i64
    for number in range(1, D.LIMIT + 1):
        if forbids_count(city, number) == LEGAL:
            out[count] = D.COUNT + number
            count += 1
    return count


def choose_count(city: City, count: i64) -> None:
    city.assigned = count * BIT[4 * city.here]
    city.here = NONE
    city.decision = EVENT_CELL
