"""How choices look at a glance (section 10 of the rules): what search goes by.

The deputy's thoughts (`weighing`, `judgement`), with `nearness` instead of `survey`.
"""

from __future__ import annotations

from typing import Final

from farwest.engine import bits
from farwest.engine.core import LEGAL
from farwest.engine.native import i64, vec
from farwest.games.dodge_city import appraisal, data as D, judgement, movement, nearness, survey
from farwest.games.dodge_city.deck import NONE
from farwest.games.dodge_city.nearness import Site
from farwest.games.dodge_city.state import (
    BUY_BUILDING,
    BUY_COUNT,
    BUY_TYPE,
    CHALLENGE,
    DUEL_CARD,
    DUEL_REMOVE,
    EVENT_CELL,
    EVENT_COUNT,
    EVENT_OPPONENT,
    EVENT_TYPE,
    FREE_BUILDING,
    INDIAN_TARGET,
    MOVE_CARD,
    OWN_PIECE,
    PLACE_CELL,
    SELL_PIECE,
    START_CARD,
    UNOPENED,
    City,
)

STRONGEST: Final = 57.0  # DC-2.7
LITTLE: Final = 0.01
ROUND_TRIP: Final = 700  # dollars for which one more building is worth a visit in the same movement

# Filled and read again within one call: cards in hand, gains by building.
_faces: Final[vec[i64]] = vec[i64]([0] * D.CARD_COUNT)
_incomes: Final[vec[float]] = vec[float]([0.0] * D.CARD_COUNT)
_fights: Final[vec[float]] = vec[float]([0.0] * D.CARD_COUNT)
_gains: Final[vec[float]] = vec[float]([0.0] * D.BUILDING_COUNT)


def lean(city: City, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
    """In points of score, for the seat that owes the decision."""
    decision = city.decision
    if decision == PLACE_CELL or decision == EVENT_CELL:
        lean_to_cells(city, seat, actions, count, out)
    elif decision == BUY_BUILDING:
        lean_to_visits(city, seat, actions, count, out)
    elif decision == DUEL_CARD:
        lean_to_duel_card(city, seat, actions, count, out)
    elif decision == START_CARD or decision == MOVE_CARD:
        lean_to_cards(city, seat, actions, count, out)
    elif decision in (INDIAN_TARGET, DUEL_REMOVE, SELL_PIECE, OWN_PIECE):
        lean_to_pieces(city, seat, actions, count, out)
    elif decision == CHALLENGE:
        k: i64
        for k in range(count):
            pair = actions[k] - D.CHALLENGE
            out[k] = challenge_worth(city, seat, pair // D.SEATS, pair % D.SEATS)
    else:
        lean_to_numbers(city, seat, actions, count, out)


# Cards, by the four jobs they can do.


def prize(city: City, seat: i64) -> float:
    """What the strongest duel card is worth: more where there is something to shoot for, or to lose."""
    most = judgement.DUEL
    building: i64
    other: i64
    for building in range(D.IN_PLAY[city.players]):
        if city.pieces_of(building, seat) != 0 and city.taken[building] != city.pieces_of(building, seat):
            site = Site(city, seat, building)
            risk = site.risk()
            for other in range(city.players):
                if other != seat and city.pieces_of(building, other) != 0:
                    most = max(most, site.prize(other) + risk)
    return most


def fight(face: i64, won: float) -> float:
    return judgement.EVENT if face == D.QUESTION else won * float(D.STRENGTH[face]) / STRONGEST


def lean_to_duel_card(city: City, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
    won = prize(city, seat)
    k: i64
    for k in range(count):
        out[k] = fight(actions[k] - D.KEEP, won)


def lean_to_cards(city: City, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
    """Each card for the job at hand, with the best use of the others for the jobs to come."""
    won = prize(city, seat)
    held: i64 = 0
    cards = city.hand[seat]
    while cards != 0:
        face = D.FACE_OF[bits.lowest(cards)]
        _faces[held] = face
        _incomes[held] = income(city, seat, face)
        _fights[held] = fight(face, won)
        held += 1
        cards &= cards - 1
    starting = city.decision == START_CARD
    to_come: i64 = 2 if starting else 2 - city.movement
    k: i64
    for k in range(count):
        face = actions[k] - (D.START if starting else D.PLAY)
        place: i64 = 0
        while _faces[place] != face:
            place += 1
        now: float = start_worth(face) if starting else _incomes[place]
        out[k] = now + best_use(held, place, to_come)


def start_worth(face: i64) -> float:
    if face == D.QUESTION:
        return judgement.EVENT
    share = float(D.STRENGTH[face]) / STRONGEST
    return judgement.INITIATIVE * share * share


def best_use(held: i64, spent: i64, movements: i64) -> float:
    """The other cards: one for the duel, the best of the rest for the movements to come."""
    best = 0.0
    found = False
    duel: i64
    card: i64
    for duel in range(held):
        if duel == spent:
            continue
        first = NOTHING
        second = NOTHING
        for card in range(held):
            if card != spent and card != duel:
                worth = _incomes[card]
                if worth > first:
                    second = first
                    first = worth
                elif worth > second:
                    second = worth
        total = _fights[duel]
        if movements > 0 and first > NOTHING:
            total += first
        if movements > 1 and second > NOTHING:
            total += second
        if total > best or not found:
            best = total
            found = True
    return best


NOTHING: Final = -1000.0


def income(city: City, seat: i64, face: i64) -> float:
    """What a card brings in a movement (DC-4.4)."""
    if face == D.QUESTION:
        return judgement.EVENT
    if face == D.INDIAN:
        return max(judgement.INDIAN, raid_gain(city, seat))
    figure = D.FACE_FIGURE[face]
    if D.IS_NUMBER[face] == 1:
        return judgement.money_worth(city.money[seat], D.DOLLARS * figure)
    kind = D.FACE_KIND[face]
    building: i64
    for building in range(D.IN_PLAY[city.players]):
        if judgement.takes(city, building, kind):
            fewer: float = 1.0 if figure > 1 else 0.9
            return judgement.money_worth(city.money[seat], figure * D.PRICE[kind]) * fewer
    return 0.0


def raid_gain(city: City, seat: i64) -> float:
    """What up to three removals from the rival to be feared most would bring (DC-4.5)."""
    most = 0.0
    building: i64
    for building in range(D.IN_PLAY[city.players]):
        if city.taken[building] != city.pieces_of(building, seat):
            site = Site(city, seat, building)
            if site.rival != NONE and 0 <= nearness.missing(city, building, site.rival) <= D.LIMIT:
                left = nearness.missing(city, building, site.rival) + D.INDIANS
                part = survey.hope_at(left) * survey.stake(city, site.rival, building)
                most = max(most, site.fear * (site.theirs - site.without(site.rival, part)))
    return most


def challenge_worth(city: City, seat: i64, building: i64, other: i64) -> float:
    """A piece of his, or one of one's own: by the strength of the own card, his is not known yet."""
    site = Site(city, seat, building)
    chance = float(D.STRENGTH[D.FACE_OF[city.duel[seat]]]) / STRONGEST
    return chance * site.prize(other) - (1.0 - chance) * site.risk()


# Buildings and cells.


def building_gain(city: City, seat: i64, building: i64, free: i64) -> float:
    """The best that buying there now can bring; `free` pieces cost nothing."""
    kind = city.kinds[building]
    scale = 1.0
    if kind == UNOPENED:
        kind = kind_for(city, seat)
        if kind == NONE:
            return 0.0
        scale = float(D.VALUE[kind]) / survey.GUESSED_VALUE
    money = city.money[seat]
    price = D.PRICE[kind]
    most = min(D.LIMIT - (city.placed >> 4 * building & 15), city.supply[seat], free + money // price)
    site = Site(city, seat, building)
    best = 0.0
    count: i64
    for count in range(1, most + 1):
        paid = count - free if count > free else 0
        best = max(best, site.gain(count) * scale + judgement.money_worth(money, -price * paid))
    return best


def kind_for(city: City, seat: i64) -> i64:
    """The type for a building that the seat opens, or NONE."""
    best: i64 = NONE
    most = 0.0
    kind: i64
    for kind in range(D.KIND_COUNT):
        if movement.forbids_type(city, seat, kind) == LEGAL:
            worth = judgement.kind_worth(city, seat, kind)
            if best == NONE or worth > most:
                best = kind
                most = worth
    return best


def lean_to_visits(city: City, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
    """A building now and the best of what comes after it, for they are visited in order."""
    k: i64
    building: i64
    for building in range(D.BUILDING_COUNT):
        _gains[building] = 0.0
    for k in range(count):
        if actions[k] != D.BUY_DONE:
            building = actions[k] - D.BUY
            free: i64 = D.FACE_FIGURE[city.card] if building == city.free_at else 0
            _gains[building] = building_gain(city, seat, building, free)
    visits = 1 + city.money[seat] // ROUND_TRIP
    for k in range(count):
        out[k] = 0.0
        if actions[k] != D.BUY_DONE:
            now = actions[k] - D.BUY
            out[k] = _gains[now]
            for building in range(now + 1, D.BUILDING_COUNT):
                if _gains[building] > 0.0 and better_visits(building) < visits:
                    out[k] += _gains[building]


def better_visits(building: i64) -> i64:
    better: i64 = 0
    other: i64
    for other in range(D.BUILDING_COUNT):
        if _gains[other] > _gains[building] or (_gains[other] == _gains[building] and other < building):
            better += 1
    return better


def lean_to_cells(city: City, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
    """The lowest cell of the best plan, for cells are chosen in order; the others by what they bring alone."""
    site = Site(city, seat, city.here)
    best = NOTHING
    k: i64
    for k in range(count):
        out[k] = site.cell(D.COORDINATE_BIT[actions[k] - D.CELL])
        best = max(best, out[k])
    chosen = nearness.plan(city, seat, city.here, city.left, city.last)
    if chosen != 0:
        first = D.CELL + D.BIT_COORDINATE[bits.lowest(chosen)]
        for k in range(count):
            if actions[k] == first:
                out[k] = LITTLE + max(best, site.gain(city.left))


def lean_to_numbers(city: City, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
    """Where, of which type, how many, to whom."""
    k: i64
    for k in range(count):
        out[k] = number_worth(city, seat, actions[k])


def number_worth(city: City, seat: i64, action: i64) -> float:
    decision = city.decision
    if decision == BUY_TYPE or decision == EVENT_TYPE:
        return judgement.kind_worth(city, seat, action - D.TYPE)
    if decision == BUY_COUNT:
        number = action - D.COUNT
        gain = Site(city, seat, city.here).gain(number)
        return gain + judgement.money_worth(city.money[seat], -movement.cost(city, number))
    if decision == EVENT_COUNT:
        return float(action - D.COUNT)
    if decision == EVENT_OPPONENT:
        return -appraisal.worth(city, action - D.GIVE_TO)
    if decision == FREE_BUILDING:
        return 0.0 if action == D.FREE_NONE else free_gain(city, seat, action - D.FREE_AT)
    return 0.0 if action == D.GAIN_DECLINE else max(LITTLE, Site(city, seat, action - D.GAIN_AT).gain(1))


def free_gain(city: City, seat: i64, building: i64) -> float:
    """What free pieces bring there: never less than nothing, for some are better than none."""
    value = float(D.VALUE[D.FACE_KIND[city.card]])
    scale: float = value / survey.GUESSED_VALUE if city.kinds[building] == UNOPENED else 1.0
    return max(LITTLE, Site(city, seat, building).gain(D.FACE_FIGURE[city.card]) * scale)


# Pieces that go.


def lean_to_pieces(city: City, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
    """Own pieces by the least loss, opposing ones by the most gain. The first of the best is the one to take now."""
    k: i64
    for k in range(count):
        out[k] = piece_gain(city, seat, actions[k])
    if city.decision == INDIAN_TARGET or city.decision == OWN_PIECE:
        mark_first(city.left, count, out)


def piece_gain(city: City, seat: i64, action: i64) -> float:
    decision = city.decision
    if decision == DUEL_REMOVE:
        piece = D.PIECE_AT[city.fight_at * D.GRID + D.COORDINATE_BIT[action - D.TAKE]]
    elif decision == INDIAN_TARGET:
        if action == D.SHOOT_STOP:
            return 0.0
        piece = action - D.SHOOT
    else:
        piece = action - (D.SELL if decision == SELL_PIECE else D.LOSE)
    building = D.PIECE_BUILDING[piece]
    bit = D.PIECE_BIT[piece]
    owner = movement.owner_at(city, building, bit)
    return -Site(city, seat, building).loss(bit, owner)


def mark_first(left: i64, count: i64, out: vec[float]) -> None:
    """Of the `left` best choices, which are made in ascending order, the first is worth them all."""
    first: i64 = NONE
    total = 0.0
    most = NOTHING
    k: i64
    other: i64
    for k in range(count):
        most = max(most, out[k])
        better: i64 = 0
        for other in range(count):
            if out[other] > out[k] or (out[other] == out[k] and other < k):
                better += 1
        if better < left:
            total += out[k]
            if first == NONE:
                first = k
    if first != NONE:
        out[first] = max(total, most)


# The same for people and tests, who have lists.


def opinions(city: City, seat: int, actions: list[int]) -> list[float]:
    weights = vec[float]([0.0] * len(actions))
    lean(city, seat, vec[i64](actions), len(actions), weights)
    return list(weights)
