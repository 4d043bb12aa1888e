"""Event cards (DC-5.10 to DC-5.18): the steps of a card one after the other, each asking what it has to ask."""

from __future__ import annotations

from farwest.engine import bits
from farwest.engine.core import BIT, LEGAL, Chance
from farwest.engine.native import i64, vec
from farwest.games.dodge_city import cards, chronicle, data as D, gains, pieces, refusals
from farwest.games.dodge_city.deck import NONE
from farwest.games.dodge_city.state import EVENT_OPPONENT, OWN_PIECE, SELL_PIECE, City


def draw(city: City, seat: i64, chance: Chance) -> None:
    """DC-5.10: the top card, shown to all. An empty pile is made of the discards again."""
    if city.event_pile == 0:
        city.event_pile = D.ALL_EVENTS
    event = bits.nth(city.event_pile, chance.pick(bits.count(city.event_pile)))
    city.event_pile ^= BIT[event]
    city.due &= ~BIT[seat]
    begin(city, seat, event)


def begin(city: City, seat: i64, event: i64) -> None:
    city.event = event
    city.event_seat = seat
    city.step = D.FIRST_STEP[event]
    city.target = NONE
    clear(city)
    if city.journal is not None:
        chronicle.event_drawn(city)


def clear(city: City) -> None:
    """Nothing is left over from the step before."""
    city.begun = False
    city.assigned = 0
    city.here = NONE
    city.left = 0
    city.last = NONE


def step(city: City, chance: Chance) -> bool:
    """Go on with the card; True when a decision is owed."""
    city.actor = city.event_seat
    code = D.STEP[city.step]
    if code == D.END:
        city.event = NONE
        city.event_seat = NONE
        city.step = 0
        city.target = NONE
        clear(city)
        return False
    if asks(city, code, chance):
        return True
    city.step += 1
    clear(city)
    return False


def asks(city: City, code: i64, chance: Chance) -> bool:
    """Carry out one step as far as it goes; True when it waits for an answer."""
    if code == D.PAY or code == D.REPAY:
        return pay(city, code == D.REPAY)
    if code == D.GET:
        get(city)
    elif code == D.NEED:
        need(city)
    elif code == D.REMOVE:
        return remove(city)
    elif code == D.GIVE:
        return give(city)
    elif code == D.COLLECT:
        collect(city)
    elif code == D.DRAW:
        draw_card(city, chance)
    else:
        return gains.step(city)
    return False


# Money.


def get(city: City) -> None:
    city.money[city.event_seat] += D.STEP_AMOUNT[city.step]
    if city.journal is not None:
        chronicle.got(city, D.STEP_AMOUNT[city.step])


def collect(city: City) -> None:
    """DC-5.14: from each opponent what he has, at most the amount; nobody sells for it."""
    seat = city.event_seat
    turn: i64
    for turn in range(1, city.players):
        other = seat + turn
        if other >= city.players:
            other -= city.players
        paid = D.STEP_AMOUNT[city.step]
        paid = min(paid, city.money[other])
        city.money[other] -= paid
        city.money[seat] += paid
        if city.journal is not None:
            chronicle.gift(city, other, seat, paid, "DC-5.14")


def pay(city: City, to_opponent: bool) -> bool:
    """DC-5.13: whoever has not enough sells pieces, first; what is still missing then is forgiven."""
    seat = city.event_seat
    amount = D.STEP_AMOUNT[city.step]
    if not city.begun:
        city.begun = True
        if city.money[seat] < amount and resale_beyond(city, seat, NONE) <= amount - city.money[seat]:
            sell_all(city, seat)
    if city.money[seat] < amount and pieces.has_kind(city, seat, D.ANY) > 0:
        city.decision = SELL_PIECE
        return True
    paid = amount if city.money[seat] >= amount else city.money[seat]
    city.money[seat] -= paid
    if to_opponent:
        city.money[city.target] += paid
        if city.journal is not None:
            chronicle.gift(city, seat, city.target, paid, "DC-5.13")
    elif city.journal is not None:
        chronicle.paid(city, seat, paid, amount - paid)
    return False


def resale_beyond(city: City, seat: i64, last: i64) -> i64:
    """What the bank gives for all own pieces after the one sold before."""
    total: i64 = 0
    building: i64
    for building in range(D.IN_PLAY[city.players]):
        cells = pieces.beyond(building, city.pieces_of(building, seat), last)
        if cells != 0:
            total += bits.count(cells) * D.RESALE[city.kinds[building]]
    return total


def sell_all(city: City, seat: i64) -> None:
    building: i64
    for building in range(D.IN_PLAY[city.players]):
        cells = city.pieces_of(building, seat)
        while cells != 0:
            sell(city, seat, D.PIECE_AT[building * D.GRID + bits.lowest(cells)])
            cells &= cells - 1


def sell(city: City, seat: i64, piece: i64) -> None:
    building = D.PIECE_BUILDING[piece]
    city.money[seat] += D.RESALE[city.kinds[building]]
    pieces.lift(city, building, D.PIECE_BIT[piece], seat)
    city.last = piece
    if city.journal is not None:
        chronicle.sold(city, seat, piece)


# E1 SELL_PIECE.


def fill_sales(city: City, seat: i64, out: vec[i64]) -> i64:
    """Pieces after the last one sold, as long as they and the later ones bring what is still needed."""
    needed = D.STEP_AMOUNT[city.step] - city.money[seat]
    total = resale_beyond(city, seat, city.last)
    count: i64 = 0
    building: i64
    for building in range(D.IN_PLAY[city.players]):
        cells = pieces.beyond(building, city.pieces_of(building, seat), city.last)
        while cells != 0 and total >= needed:
            out[count] = D.SELL + D.PIECE_AT[building * D.GRID + bits.lowest(cells)]
            count += 1
            total -= D.RESALE[city.kinds[building]]
            cells &= cells - 1
    return count


def forbids_sale(city: City, seat: i64, piece: i64) -> i64:
    building = D.PIECE_BUILDING[piece]
    if city.pieces_of(building, seat) >> D.PIECE_BIT[piece] & 1 == 0:
        return refusals.NOT_YOUR_PIECE
    if piece <= city.last:
        return refusals.OUT_OF_ORDER
    needed = D.STEP_AMOUNT[city.step] - city.money[seat]
    later = resale_beyond(city, seat, piece) + D.RESALE[city.kinds[building]]
    return LEGAL if later >= needed else refusals.TOO_CHEAP


# Own pieces that leave or change sides.


def need(city: City) -> None:
    """EV02, EV23: the money travels with the lady, so without one nothing happens at all."""
    if pieces.has_kind(city, city.event_seat, D.STEP_KIND[city.step]) > 0:
        return
    if city.journal is not None:
        chronicle.no_effect(city)
    while D.STEP[city.step + 1] != D.END:
        city.step += 1


def begin_pieces(city: City) -> bool:
    """DC-5.18: as many as the player has, if he has fewer. False: there is none."""
    owned = pieces.has_kind(city, city.event_seat, D.STEP_KIND[city.step])
    city.begun = True
    city.left = D.STEP_AMOUNT[city.step] if owned > D.STEP_AMOUNT[city.step] else owned
    if city.left == 0 and city.journal is not None:
        chronicle.no_effect(city)
    return city.left > 0


def remove(city: City) -> bool:
    if not city.begun:
        begin_pieces(city)
    city.decision = OWN_PIECE
    return city.left > 0


def give(city: City) -> bool:
    """DC-5.16: first to whom, then which pieces; they change together."""
    if not city.begun and not begin_pieces(city):
        return False
    if city.target == NONE:
        city.decision = EVENT_OPPONENT
        return True
    city.decision = OWN_PIECE
    return city.left > 0


# E5 EVENT_OPPONENT.


def fill_opponents(city: City, seat: i64, out: vec[i64]) -> i64:
    """Clockwise from the giver."""
    turn: i64
    for turn in range(1, city.players):
        other = seat + turn
        out[turn - 1] = D.GIVE_TO + (other - city.players if other >= city.players else other)
    return city.players - 1


def forbids_opponent(city: City, seat: i64, other: i64) -> i64:
    if other >= city.players:
        return refusals.NO_SUCH_SEAT
    return LEGAL if other != seat else refusals.YOURSELF


def choose_opponent(city: City, other: i64) -> None:
    city.target = other


# E6 OWN_PIECE.


def fill_own(city: City, seat: i64, out: vec[i64]) -> i64:
    """Pieces of the kind in ascending order, leaving enough later ones."""
    kind = D.STEP_KIND[city.step]
    most = pieces.own_beyond(city, seat, kind, city.last) - city.left + 1
    count: i64 = 0
    building: i64
    for building in range(D.IN_PLAY[city.players]):
        if kind == D.ANY or city.kinds[building] == kind:
            cells = pieces.beyond(building, city.pieces_of(building, seat), city.last)
            count = pieces.fill_pieces(building, cells, D.LOSE, out, count)
    return most if most < count else count


def forbids_own(city: City, seat: i64, piece: i64) -> i64:
    building = D.PIECE_BUILDING[piece]
    kind = D.STEP_KIND[city.step]
    if city.pieces_of(building, seat) >> D.PIECE_BIT[piece] & 1 == 0:
        return refusals.NOT_YOUR_PIECE
    if kind != D.ANY and city.kinds[building] != kind:
        return refusals.OTHER_KIND
    if piece <= city.last:
        return refusals.OUT_OF_ORDER
    return LEGAL if pieces.own_beyond(city, seat, kind, piece) >= city.left - 1 else refusals.TOO_FEW_LATER


def choose_own(city: City, seat: i64, piece: i64) -> None:
    before = city.last
    city.last = piece
    city.left -= 1
    if D.STEP[city.step] == D.REMOVE:
        pieces.lift(city, D.PIECE_BUILDING[piece], D.PIECE_BIT[piece], seat)
        if city.journal is not None:
            chronicle.removed(city, seat, piece, "DC-5.18")
    elif city.left == 0:
        hand_over(city, seat, before, piece)


def hand_over(city: City, seat: i64, one: i64, other: i64) -> None:
    """All pieces chosen change colour together; neutrality is tested once for each building (DC-4.0d)."""
    if one != NONE:
        change(city, seat, one)
    change(city, seat, other)
    if one != NONE and D.PIECE_BUILDING[one] != D.PIECE_BUILDING[other]:
        pieces.test_neutral(city, D.PIECE_BUILDING[one])
    pieces.test_neutral(city, D.PIECE_BUILDING[other])


def change(city: City, seat: i64, piece: i64) -> None:
    pieces.turn_coat(city, D.PIECE_BUILDING[piece], D.PIECE_BIT[piece], seat, city.target)
    if city.journal is not None:
        chronicle.gave(city, seat, city.target, piece)


# The bonus card.


def draw_card(city: City, chance: Chance) -> None:
    """DC-5.17: into the hand, unseen by the others."""
    seat = city.event_seat
    card = cards.draw(city, chance)
    city.hand[seat] |= BIT[card]
    if city.journal is not None:
        chronicle.bonus(city, seat, card)
