"""How good choices look: cards by the four jobs they can do, money by what it buys, people by where they stand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Final

from farwest.engine.bits import members
from farwest.engine.core import LEGAL
from farwest.engine.native import i64
from farwest.games.dodge_city import data as D, duels, movement, survey
from farwest.games.dodge_city.deck import NONE
from farwest.games.dodge_city.state import START_CARD, UNOPENED, City

EVENT: Final = -0.15  # what an event is worth on average: eighteen bad ones, twelve good ones
INITIATIVE: Final = 0.25  # to be sure of choosing the duel, and of moving last but one's own choice
DUEL: Final = 0.35  # what the strongest duel card is worth beyond the weakest one, where nobody is met yet
INDIAN: Final = 0.1  # of an Indian with nobody to frighten


def money_worth(money: i64, more: i64) -> float:
    """Points that some more money buys: the poorer, the more."""
    return purse_worth(money + more) - purse_worth(money)


def purse_worth(money: i64) -> float:
    if money <= 600:
        return 0.0016 * float(money)
    if money <= 1300:
        return 0.96 + 0.0011 * float(money - 600)
    return 1.73 + 0.0006 * float(money - 1300) if money <= 2500 else 2.45 + 0.0002 * float(money - 2500)


# Cards.


def income(city: City, seat: int, face: int) -> float:
    """What a card brings in a movement (DC-4.4)."""
    money = int(city.money[seat])
    if face == D.QUESTION:
        return EVENT
    if face == D.INDIAN:
        return max(INDIAN, raid_gain(city, seat))
    figure = int(D.FACE_FIGURE[face])
    if D.IS_NUMBER[face]:
        return money_worth(money, D.DOLLARS * figure)
    kind = D.FACE_KIND[face]
    places = [b for b in range(D.IN_PLAY[city.players]) if takes(city, b, kind)]
    if not places:
        return 0.0
    return money_worth(money, figure * int(D.PRICE[kind])) * (1.0 if figure > 1 else 0.9)


def takes(city: City, building: i64, kind: i64) -> bool:
    if movement.forbids_place(city, building) != LEGAL:
        return False
    known = city.kinds[building]
    return bool(known == kind or (known == UNOPENED and city.tokens_left(kind) > 0))


def raid_gain(city: City, seat: int) -> float:
    """What up to three removals would bring (DC-4.5)."""
    return sum(max(0.0, gain) for gain, _ in sorted(_raids(city, seat), reverse=True)[: D.INDIANS])


def _raids(city: City, seat: int) -> Iterator[tuple[float, int]]:
    """Every opposing piece of a building in which somebody is close, and what its going would bring."""
    for building in range(D.IN_PLAY[city.players]):
        if not survey.is_threatened(city, seat, building):
            continue
        for other in range(city.players):
            if other != seat:
                for bit in members(city.pieces_of(building, other)):
                    gain = -survey.loss(city, seat, building, bit, other)
                    yield gain, int(D.PIECE_AT[building * D.GRID + bit])


def strength_worth(city: City, seat: int, face: int) -> float:
    """What a card is worth as duel card: more where there is something to shoot for, or to lose."""
    share = int(D.STRENGTH[face]) / 57
    meetings = [
        survey.worst_loss(city, seat, b, other) + survey.worst_loss(city, seat, b, seat)
        for b in range(D.IN_PLAY[city.players])
        for other in range(city.players)
        if other != seat and city.pieces_of(b, seat) and city.pieces_of(b, other)
    ]
    if face == D.QUESTION:
        return EVENT
    return share * max([DUEL, *meetings])


def hand_faces(city: City, seat: int) -> list[int]:
    return [int(D.FACE_OF[card]) for card in members(city.hand[seat])]


def card_weights(city: City, seat: int, faces: list[int]) -> list[float]:
    """Each card for the job at hand, with the best use of the others for the jobs to come."""
    incomes = {face: income(city, seat, face) for face in set(hand_faces(city, seat))}
    fights = {face: strength_worth(city, seat, face) for face in incomes}
    weights = []
    for face in faces:
        rest = hand_faces(city, seat)
        rest.remove(face)
        if city.decision == START_CARD:
            now, to_come = _start_worth(face), 2
        else:
            now, to_come = incomes[face], 2 - int(city.movement)
        weights.append(now + _best_use(rest, to_come, incomes, fights))
    return weights


def _start_worth(face: int) -> float:
    if face == D.QUESTION:
        return EVENT
    return INITIATIVE * (int(D.STRENGTH[face]) / 57) ** 2


def _best_use(rest: list[int], movements: int, incomes: dict[int, float], fights: dict[int, float]) -> float:
    """The other cards: so many for movements, one for the duel, others for nothing."""
    uses = {order[: movements + 1] for order in permutations(sorted(rest), min(len(rest), movements + 1))}
    totals = [sum(incomes[face] for face in use[:-1]) + fights[use[-1]] for use in uses if use]
    return max(totals, default=0.0)


# Buildings and people.


def kind_for(city: City, seat: int, kinds: list[int]) -> int:
    """The type for a building that the seat opens: points it needs, at a price it can keep paying."""
    return max(kinds, key=lambda kind: kind_worth(city, seat, kind))


def kind_worth(city: City, seat: i64, kind: i64) -> float:
    needed = D.GOAL - city.points[seat]
    points = min(D.VALUE[kind], needed)
    price = float(D.PRICE[kind])
    affordable = min(6.0, float(city.money[seat] + 900) / price)
    decisive: float = 0.5 if D.VALUE[kind] >= needed else 0.0
    return float(points) * affordable / 6.0 - 0.0005 * price * 6.0 + decisive


def building_gain(city: City, seat: int, building: int, free: int) -> float:
    """The best that buying there now can bring; `free` pieces cost nothing."""
    kinds = [kind for kind in range(D.KIND_COUNT) if movement.forbids_type(city, seat, kind) == LEGAL]
    known = int(city.kinds[building])
    if known == UNOPENED and not kinds:
        return 0.0
    kind = known if known != UNOPENED else kind_for(city, seat, kinds)
    price, money = int(D.PRICE[kind]), int(city.money[seat])
    most = min(
        D.LIMIT - int(city.placed >> 4 * building & 15),
        int(city.supply[seat]),
        len(members(city.free_cells(building))),
        free + money // price,
    )
    scale = int(D.VALUE[kind]) / survey.GUESSED_VALUE if known == UNOPENED else 1.0
    best = 0.0
    for count in range(1, most + 1):
        gain = survey.plan(city, seat, building, count, NONE).gain * scale
        best = max(best, gain + money_worth(money, -price * max(0, count - free)))
    return best


def visit_weights(city: City, seat: int, places: list[int | None]) -> list[float]:
    """A building now and the best of what comes after it, for they are visited in order; None ends the movement."""
    free = {int(city.free_at): int(D.FACE_FIGURE[city.card])} if city.free_at != NONE else {}
    later = range(city.visited + 1, D.IN_PLAY[city.players])
    gains = {b: building_gain(city, seat, b, free.get(b, 0)) for b in later if movement.forbids_place(city, b) == LEGAL}
    money = int(city.money[seat])
    wanted = sorted((b for b in gains if gains[b] > 0), key=lambda b: -gains[b])[: 1 + money // 700]
    return [0.0 if place is None else gains[place] + sum(gains[b] for b in wanted if b > place) for place in places]


def free_gain(city: City, seat: int, building: int, free: int, kind: int) -> float:
    """What free pieces bring there: never less than nothing, for some are better than none."""
    known = city.kinds[building]
    scale = int(D.VALUE[kind]) / survey.GUESSED_VALUE if known == UNOPENED else 1.0
    room = min(free, len(members(city.free_cells(building))), int(city.supply[seat]))
    return max(0.01, survey.plan(city, seat, building, room, NONE).gain * scale)


def count_gain(city: City, seat: int, count: int) -> float:
    """So many pieces in the building being bought in."""
    gain = survey.plan(city, seat, city.here, count, NONE).gain
    return gain + money_worth(int(city.money[seat]), -int(movement.cost(city, count)))


def cell_weights(city: City, seat: int, bits_offered: list[int]) -> list[float]:
    """The lowest cell of the best plan, for cells are chosen in order; the others by what they bring alone."""
    plan = survey.plan(city, seat, city.here, city.left, city.last)
    chosen = members(plan.cells)
    before = survey.now(city, seat, city.here)
    own, taken = city.pieces_of(city.here, seat), city.taken[city.here]
    weights = [survey.gain_of_cell(city, seat, city.here, own, taken, bit) - before for bit in bits_offered]
    best = max(weights)
    return [
        max(plan.gain, 0.01 + best) if chosen and bit == chosen[0] else weight
        for bit, weight in zip(bits_offered, weights, strict=True)
    ]


# Pieces that go.


def piece_loss(city: City, seat: int, piece: int) -> float:
    """What the seat loses with one of its own pieces, or wins with an opponent's (then it is negative)."""
    building, bit = int(D.PIECE_BUILDING[piece]), int(D.PIECE_BIT[piece])
    owner = int(movement.owner_at(city, building, bit))
    return survey.loss(city, seat, building, bit, owner)


def ordered_weights(gains: list[float], count: int) -> list[float]:
    """For choices in ascending order, `count` of them to be made: the first of the best ones is the one to take now.

    >>> ordered_weights([0.5, 0.1, 0.9], 2)
    [1.4, 0.1, 0.9]
    """
    best = sorted(range(len(gains)), key=lambda n: -gains[n])[:count]
    first = min(best)
    total = sum(gains[n] for n in best)
    most = max(total, *gains)
    return [most if n == first else gain for n, gain in enumerate(gains)]


# Duels.


def challenge_worth(city: City, seat: int, building: int, other: int) -> float:
    """In this world, where the other's card is known: a piece of his, or one of one's own."""
    mine, theirs = int(duels.strength(city, seat)), int(duels.strength(city, other))
    if mine > theirs:
        return survey.worst_loss(city, seat, building, other)
    if theirs > mine:
        return -survey.worst_loss(city, seat, building, seat)
    return 0.0
