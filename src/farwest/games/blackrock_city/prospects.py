"""What a position is worth to a seat, and how a gang would answer a stake: the arithmetic behind the advice.

Worth is counted in cubes. A life (a healthy bandit has two, a wounded one has one) is worth a part of a cube as long as
there is anything left to take. The numbers were found by playing games between advisers that differ in one of them.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from farwest.engine.core import Dice
from farwest.engine.native import i64, vec
from farwest.games.blackrock_city import auction, data as D, theft
from farwest.games.blackrock_city.state import (
    CHOOSE_W,
    MOVE_DISTANCE,
    TURN,
    WOUND_PICK,
    Circle,
)

# By the number of players: the more there are, the better it pays to let the others wear each other out.
LIFE: Final[vec[float]] = vec[float]([0.0, 0.0, 0.5, 0.8, 1.0])  # cubes that a life brings while there is plenty
SHARE: Final[vec[float]] = vec[float]([0.0, 0.0, 0.8, 1.4, 1.8])  # of what is left, for all lives together
WOUND: Final = 0.4  # what Indians cost
SILVER_LEFT: Final = 0.5  # a silver cube in the stagecoach, beside a gold one in a town
PRISONER: Final = 0.3
THEFT: Final = 1.4  # a cube won and one lost by another
WINNING: Final = 3.0  # what it is worth to win when the game is over, and what it costs not to
# By how many cubes a guess of two final totals may be off, per square root of a life that is left.
ERROR: Final = 0.5
ERROR_PER_LIFE: Final = 0.35
LARGEST: Final = 9  # stakes above this are not looked at

_plans: Final[vec[i64]] = vec[i64]([0] * 8)


def lives(circle: Circle, seat: i64) -> i64:
    """Stakes that the gang can still make, one bandit at a time; those on the table come back as what they will be."""
    reserve = circle.reserve
    staked = circle.staked
    at = seat * 4
    at_home = 2 * (reserve[at] + reserve[at + 1]) + reserve[at + 2] + reserve[at + 3]
    return at_home + staked[at] + staked[at + 1]


def life_value(circle: Circle) -> float:
    """What a life may still bring: less when little is left to take for many."""
    left = float(circle.bank_silver) * SILVER_LEFT
    position: i64
    for position in range(circle.size):
        if circle.looted >> position & 1 == 0:
            left += float(D.TOWN_GOLD[circle.towns[position]])
    everybody: i64 = 0
    seat: i64
    for seat in range(circle.players):
        everybody += lives(circle, seat)
    if everybody == 0:
        return 0.0
    return min(SHARE[circle.players] * left / float(everybody), LIFE[circle.players])


def standing(circle: Circle, seat: i64, life: float) -> float:
    """Cubes and what the lives may bring; gold counts a little more, it breaks ties (BC-5.12)."""
    return float(circle.cubes(seat)) + 0.02 * float(circle.gold[seat]) + life * float(lives(circle, seat))


def totals(circle: Circle, out: vec[float]) -> float:
    """Cubes that each seat may expect; returns by how much the difference of two may be off."""
    life = life_value(circle)
    everybody: i64 = 0
    seat: i64
    for seat in range(circle.players):
        out[seat] = standing(circle, seat, life)
        everybody += lives(circle, seat)
    return ERROR + ERROR_PER_LIFE * sqrt(float(everybody))


def worth(circle: Circle, seat: i64) -> float:
    """How far the seat is ahead, in cubes: of the best of the others, and of all of them."""
    life = 0.0 if circle.over else life_value(circle)
    mine = standing(circle, seat, life)
    best = -1.0
    total = 0.0
    other: i64
    for other in range(circle.players):
        if other != seat:
            theirs = standing(circle, other, life)
            total += theirs
            best = max(best, theirs)
    ahead = mine - 0.6 * best - 0.4 * total / float(circle.players - 1)
    if circle.over:
        ahead += WINNING * final(circle, seat)
    return ahead


def final(circle: Circle, seat: i64) -> float:
    """1 for winning alone, 0 for sharing the first place, -1 for losing."""
    if circle.place(seat) > 1:
        return -1.0
    other: i64
    for other in range(circle.players):
        if other != seat and circle.place(other) == 1:
            return 0.0
    return 1.0


# How the phase would go on: everybody takes what looks best to him if nobody answered.


def play_phase(circle: Circle, dice: Dice) -> None:
    """To the end of the phase, or of the game."""
    phase = circle.phase
    while circle.phase == phase and circle.actor >= 0:
        if circle.decision == TURN:
            circle.advance(answer(circle, dice), dice)
        else:
            circle.advance(habit(circle), dice)


def stay_out(circle: Circle, dice: Dice) -> None:
    """The same if everybody still to play renounced."""
    phase = circle.phase
    while circle.phase == phase and circle.actor >= 0:
        circle.advance(D.RENOUNCE if circle.decision == TURN else habit(circle), dice)


def answer(circle: Circle, dice: Dice) -> i64:
    """What whoever's turn it is would do if he were the last to decide. Who is behind does not end the game."""
    seat = circle.actor
    best: i64 = D.RENOUNCE
    most = unanswered(circle, D.RENOUNCE, dice) if auction.anybody_staked(circle) else worth(circle, seat)
    open_stakes = auction.open_stakes(circle, seat)
    action: i64
    for action in range(LARGEST):
        if open_stakes >> action & 1 == 1:
            value = unanswered(circle, action, dice)
            if value > most:
                most = value
                best = action
    return best


def unanswered(circle: Circle, action: i64, dice: Dice) -> float:
    """What an action is worth to whoever takes it if everybody else renounces."""
    seat = circle.actor
    copy = circle.clone()
    assert isinstance(copy, Circle)
    copy.advance(action, dice)
    stay_out(copy, dice)
    return worth(copy, seat)


def habit(circle: Circle) -> i64:
    """Decisions that need no thought: plain bandits are hit and staked first, healthy ones before wounded ones."""
    seat = circle.actor
    if circle.decision <= CHOOSE_W:
        return auction.number_base(circle) + auction.least(circle, seat)
    if circle.decision == WOUND_PICK:
        kind: i64 = D.H if circle.healthy(seat) > 0 else D.W
        return D.WOUND + kind
    if circle.decision == MOVE_DISTANCE:
        return D.MOVE + best_distance(circle, seat) - 1
    return richest_plan(circle, seat)


def best_distance(circle: Circle, seat: i64) -> i64:
    """The town that brings most, less what Indians on the way cost."""
    best: i64 = 1
    most = -100.0
    cost = 0.0
    distance: i64
    for distance in range(1, circle.stake[seat] + 1):
        here = (circle.pawn + distance) % circle.size
        value = town_value(circle, seat, here) - cost
        if value > most:
            most = value
            best = distance
        if circle.reversed >> here & 1 == 1 and D.TOWN_REVERSE[circle.towns[here]] == D.INDIANS:
            cost += WOUND
    return best


def town_value(circle: Circle, seat: i64, here: i64) -> float:
    """What arriving there brings, as things stand."""
    if here == circle.sheriff:
        return 0.0
    town = circle.towns[here]
    # The town under the pawn is turned over as soon as it leaves.
    if circle.reversed >> here & 1 == 0 and circle.looted >> here & 1 == 0:
        return float(D.TOWN_GOLD[town]) + PRISONER * float(D.TOWN_PRISONERS[town])
    reverse = D.TOWN_REVERSE[town]
    if reverse == D.INDIANS:
        return -WOUND
    if reverse == D.NOTHING:
        return 0.0
    there: i64 = 0
    other: i64
    for other in range(circle.holders):
        if other != seat:
            there += circle.cubes(other)
    wanted: i64 = 2 if reverse == D.STEAL2 else 1
    return THEFT * float(min(wanted, there))


def richest_plan(circle: Circle, seat: i64) -> i64:
    """Rob who has most."""
    best: i64 = 0
    most: i64 = -1
    count = theft.fill_plans(circle, seat, _plans)
    k: i64
    for k in range(count):
        plan = _plans[k]
        cubes: i64
        if plan < D.STEAL_TWO:
            cubes = circle.cubes(plan - D.STEAL_ONE)
        else:
            cubes = circle.cubes((plan - D.STEAL_TWO) >> 2) + circle.cubes((plan - D.STEAL_TWO) & 3)
        if cubes > most:
            most = cubes
            best = plan
    return best
