"""A movement (DC-4.4 to DC-4.14): one card, then buying and placing building by building."""

from __future__ import annotations

from farwest.engine import bits
from farwest.engine.core import BIT, LEGAL
from farwest.engine.native import i64, vec
from farwest.games.dodge_city import cards, chronicle, data as D, pieces, refusals
from farwest.games.dodge_city.deck import NONE
from farwest.games.dodge_city.state import (
    BUY_BUILDING,
    BUY_COUNT,
    BUY_TYPE,
    FREE_BUILDING,
    INDIAN_TARGET,
    MOVE,
    MOVE_CARD,
    PLACE_CELL,
    UNOPENED,
    City,
)


def begin_phase(city: City, movement: i64) -> None:
    city.stage = MOVE
    city.movement = movement
    city.turn = 0
    if city.journal is not None:
        chronicle.movement_began(city)
    begin_turn(city)


def begin_turn(city: City) -> None:
    city.actor = city.seat_of_turn(city.turn)
    city.decision = MOVE_CARD
    city.card = NONE
    city.free_at = NONE
    city.visited = NONE
    city.here = NONE
    city.left = 0
    city.last = NONE
    city.placed = 0


# D2 MOVE_CARD.


def forbids_card(city: City, seat: i64, face: i64) -> i64:
    return LEGAL if cards.card_of(city.hand[seat], face) != NONE else refusals.NOT_IN_HAND


def play_card(city: City, seat: i64, face: i64) -> None:
    """DC-4.4: the card is shown and discarded, then it acts."""
    cards.discard_open(city, seat, cards.card_of(city.hand[seat], face))
    city.card = face
    if city.journal is not None:
        chronicle.played(city, seat, face)
    if face == D.QUESTION:
        city.due = BIT[seat]
        return
    if face == D.INDIAN:
        city.left = D.INDIANS
        city.decision = INDIAN_TARGET
        return
    if D.IS_NUMBER[face] == 1:
        city.money[seat] += D.DOLLARS * D.FACE_FIGURE[face]
        city.decision = BUY_BUILDING
        return
    city.decision = FREE_BUILDING


# D3 INDIAN_TARGET (DC-4.5).


def has_targets(city: City, seat: i64) -> bool:
    building: i64
    for building in range(D.IN_PLAY[city.players]):
        if pieces.beyond(building, city.taken[building] & ~city.pieces_of(building, seat), city.last) != 0:
            return True
    return False


def fill_targets(city: City, seat: i64, out: vec[i64]) -> i64:
    """Every opposing piece after the one chosen before; STOP comes last."""
    count: i64 = 0
    building: i64
    for building in range(D.IN_PLAY[city.players]):
        cells = pieces.beyond(building, city.taken[building] & ~city.pieces_of(building, seat), city.last)
        count = pieces.fill_pieces(building, cells, D.SHOOT, out, count)
    out[count] = D.SHOOT_STOP
    return count + 1


def forbids_target(city: City, seat: i64, piece: i64) -> i64:
    building = D.PIECE_BUILDING[piece]
    bit = D.PIECE_BIT[piece]
    if city.taken[building] >> bit & 1 == 0:
        return refusals.NO_PIECE_THERE
    if city.pieces_of(building, seat) >> bit & 1:
        return refusals.OWN_PIECE
    return LEGAL if piece > city.last else refusals.OUT_OF_ORDER


def shoot(city: City, seat: i64, piece: i64) -> None:
    building = D.PIECE_BUILDING[piece]
    bit = D.PIECE_BIT[piece]
    victim = owner_at(city, building, bit)
    pieces.lift(city, building, bit, victim)
    if city.journal is not None:
        chronicle.shot(city, seat, victim, piece)
    city.last = piece
    city.left -= 1


def owner_at(city: City, building: i64, bit: i64) -> i64:
    """Whose piece stands on an occupied cell."""
    seat: i64
    for seat in range(city.players):
        if city.pieces_of(building, seat) >> bit & 1:
            return seat
    return NONE


def stop_shooting(city: City) -> None:
    city.left = 0
    city.last = NONE
    city.decision = BUY_BUILDING


# D4 FREE_BUILDING (DC-4.6).


def forbids_free(city: City, seat: i64, building: i64) -> i64:
    kind = D.FACE_KIND[city.card]
    wrong = forbids_place(city, building)
    if wrong != LEGAL:
        return wrong
    if city.supply[seat] == 0:
        return refusals.NO_SUPPLY
    if city.kinds[building] == UNOPENED:
        return LEGAL if city.tokens_left(kind) > 0 else refusals.NO_TOKEN
    return LEGAL if city.kinds[building] == kind else refusals.OTHER_KIND


def forbids_place(city: City, building: i64) -> i64:
    """Can any piece be placed there at all?"""
    if building >= D.IN_PLAY[city.players]:
        return refusals.NOT_IN_PLAY
    if city.unsettled >> building & 1 == 0:
        return refusals.SETTLED
    return LEGAL if city.taken[building] != D.ALL_CELLS[building] else refusals.FULL


def fill_free(city: City, seat: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    building: i64
    for building in range(D.IN_PLAY[city.players]):
        if forbids_free(city, seat, building) == LEGAL:
            out[count] = D.FREE_AT + building
            count += 1
    out[count] = D.FREE_NONE
    return count + 1


def choose_free(city: City, seat: i64, building: i64) -> None:
    """The building is F; an unopened F reserves its token at once (DC-8.51). NONE: the free pieces are lost."""
    city.free_at = building
    city.decision = BUY_BUILDING
    if city.journal is not None:
        chronicle.free_chosen(city, seat)


# D5 BUY_BUILDING (DC-4.7).


def forbids_buy(city: City, seat: i64, building: i64) -> i64:
    wrong = forbids_place(city, building)
    if wrong != LEGAL:
        return wrong
    if building <= city.visited:
        return refusals.VISITED
    if city.supply[seat] == 0:
        return refusals.NO_SUPPLY
    if city.placed >> (4 * building) & 15 >= D.LIMIT:
        return refusals.AT_LIMIT
    if building == city.free_at:
        return LEGAL
    if city.free_at != NONE and building > city.free_at:
        return refusals.BEYOND_FREE
    kind = city.kinds[building]
    if kind != UNOPENED:
        return LEGAL if city.money[seat] >= D.PRICE[kind] else refusals.TOO_DEAR
    return LEGAL if can_open(city, seat) else refusals.TOO_DEAR


def can_open(city: City, seat: i64) -> bool:
    """Is a type with a token left affordable?"""
    kind: i64
    for kind in range(D.KIND_COUNT):
        if forbids_type(city, seat, kind) == LEGAL:
            return True
    return False


def fill_buy(city: City, seat: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    building: i64
    for building in range(city.visited + 1, D.IN_PLAY[city.players]):
        if forbids_buy(city, seat, building) == LEGAL:
            out[count] = D.BUY + building
            count += 1
    if city.free_at == NONE:
        out[count] = D.BUY_DONE
        count += 1
    return count


def buy_at(city: City, building: i64) -> None:
    city.here = building
    if city.kinds[building] != UNOPENED:
        city.decision = BUY_COUNT
    elif building != city.free_at:
        city.decision = BUY_TYPE
    else:
        kind = D.FACE_KIND[city.card]
        pieces.open_building(city, building, kind)
        city.decision = BUY_COUNT


# D6 BUY_TYPE (DC-4.8).


def forbids_type(city: City, seat: i64, kind: i64) -> i64:
    if city.tokens_left(kind) <= 0:
        return refusals.NO_TOKEN
    return LEGAL if city.money[seat] >= D.PRICE[kind] else refusals.TOO_DEAR


def fill_types(city: City, seat: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    kind: i64
    for kind in range(D.KIND_COUNT):
        if forbids_type(city, seat, kind) == LEGAL:
            out[count] = D.TYPE + kind
            count += 1
    return count


def choose_type(city: City, kind: i64) -> None:
    pieces.open_building(city, city.here, kind)
    city.decision = BUY_COUNT


# D7 BUY_COUNT (DC-4.9).


def cost(city: City, count: i64) -> i64:
    free = D.FACE_FIGURE[city.card] if city.here == city.free_at else 0
    return D.PRICE[city.kinds[city.here]] * (count - free) if count > free else 0


def forbids_count(city: City, seat: i64, count: i64) -> i64:
    building = city.here
    if city.placed >> (4 * building) & 15 > D.LIMIT - count:
        return refusals.AT_LIMIT
    if count > city.supply[seat]:
        return refusals.NO_SUPPLY
    if count > bits.count(city.free_cells(building)):
        return refusals.TOO_MANY
    return LEGAL if cost(city, count) <= city.money[seat] else refusals.TOO_DEAR


def fill_counts(city: City, seat: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    number: i64
    for number in range(1, D.LIMIT + 1):
        if forbids_count(city, seat, number) == LEGAL:
            out[count] = D.COUNT + number
            count += 1
    return count


def choose_count(city: City, seat: i64, count: i64) -> None:
    """Paid at once; free pieces beyond the count are lost."""
    paid = cost(city, count)
    city.money[seat] -= paid
    city.left = count
    city.last = NONE
    city.decision = PLACE_CELL
    if city.journal is not None:
        chronicle.bought(city, seat, paid)


# D8 PLACE_CELL (DC-4.10), and E4 EVENT_CELL.


def open_cells(city: City) -> i64:
    """Free cells after the one chosen before that leave room for the rest."""
    cells = pieces.after(city.free_cells(city.here), city.last)
    return cells if city.left == 1 else pieces.without_last(cells, city.left - 1)


def fill_cells(city: City, out: vec[i64]) -> i64:
    cells = open_cells(city)
    count: i64 = 0
    while cells != 0:
        out[count] = D.CELL + D.BIT_COORDINATE[bits.lowest(cells)]
        count += 1
        cells &= cells - 1
    return count


def forbids_cell(city: City, coordinate: i64) -> i64:
    bit = D.COORDINATE_BIT[coordinate]
    if D.ALL_CELLS[city.here] >> bit & 1 == 0:
        return refusals.NO_SUCH_CELL
    if city.taken[city.here] >> bit & 1:
        return refusals.TAKEN
    if bit <= city.last:
        return refusals.OUT_OF_ORDER
    return LEGAL if open_cells(city) >> bit & 1 else refusals.TOO_FEW_LATER


def place(city: City, seat: i64, coordinate: i64) -> None:
    """One piece. Events in a movement count for its limit, too (DC-4.11)."""
    bit = D.COORDINATE_BIT[coordinate]
    building = city.here
    if city.stage == MOVE:
        city.placed += BIT[4 * building]
    city.last = bit
    city.left -= 1
    if city.journal is not None:
        chronicle.placed(city, seat, building, bit)
    pieces.put(city, building, bit, seat)


def end_visit(city: City) -> None:
    """Back to D5. F is visited once."""
    city.visited = city.here
    if city.here == city.free_at:
        city.free_at = NONE
    city.here = NONE
    city.last = NONE
    city.decision = BUY_BUILDING


# The steps between the decisions.


def step(city: City) -> None:
    """Go on with the movement to its next decision."""
    seat = city.seat_of_turn(city.turn)
    city.actor = seat
    decision = city.decision
    if decision == INDIAN_TARGET and (city.left == 0 or not has_targets(city, seat)):
        stop_shooting(city)
    elif decision == FREE_BUILDING and not has_free(city, seat):
        choose_free(city, seat, NONE)
    elif decision == PLACE_CELL and city.left == 0:
        end_visit(city)
    if city.free_at != NONE and city.supply[seat] == 0 and city.decision == BUY_BUILDING:
        city.free_at = NONE  # DC-4.7: the supply ran dry, the free pieces are lost


def has_free(city: City, seat: i64) -> bool:
    building: i64
    for building in range(D.IN_PLAY[city.players]):
        if forbids_free(city, seat, building) == LEGAL:
            return True
    return False


def done(city: City) -> bool:
    """The next player, or the end of the phase: True."""
    city.turn += 1
    if city.turn == city.players:
        return True
    begin_turn(city)
    return False
