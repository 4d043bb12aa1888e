"""Theft (BC-5.8): on the reverse of some towns the winner takes cubes from behind other screens."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import LEGAL, Chance
from farwest.engine.native import i64, vec
from farwest.games.blackrock_city import chronicle, data as D, refusals
from farwest.games.blackrock_city.sheriff import draw_cube
from farwest.games.blackrock_city.state import STEAL_PLAN, STOLE, WORKING, Circle

# Filled and read again within one call.
_plans: Final[vec[i64]] = vec[i64]([0] * 8)


def begin(circle: Circle, thief: i64, chance: Chance) -> None:
    """One plan needs no question, none means nothing happens; the dummy does not choose (BC-4.21)."""
    if thief >= circle.players:
        dummy_steals(circle, thief, chance)
        return
    count = fill_plans(circle, thief, _plans)
    if count == 0:
        if circle.journal is not None:
            chronicle.nobody_to_rob(circle)
    elif count == 1:
        carry_out(circle, thief, _plans[0], chance)
    else:
        circle.decision = STEAL_PLAN
        circle.actor = thief


def takes_two(circle: Circle) -> bool:
    return D.TOWN_REVERSE[circle.towns[circle.pawn]] == D.STEAL2


def fill_plans(circle: Circle, thief: i64, out: vec[i64]) -> i64:
    """In seat order from the thief's left; a plan needs the cubes it takes (BC-8.20)."""
    count: i64 = 0
    others = circle.holders - 1
    i: i64
    j: i64
    if takes_two(circle):
        for i in range(1, others + 1):
            victim = (thief + i) % circle.holders
            for j in range(i, others + 1):
                other = (thief + j) % circle.holders
                needed: i64 = 2 if i == j else 1
                if circle.cubes(victim) >= needed and circle.cubes(other) > 0:
                    out[count] = D.STEAL_TWO + victim * 4 + other
                    count += 1
        if count > 0:
            return count
    for i in range(1, others + 1):
        victim = (thief + i) % circle.holders
        if circle.cubes(victim) > 0:
            out[count] = D.STEAL_ONE + victim
            count += 1
    return count


def forbids_plan(circle: Circle, thief: i64, action: i64) -> i64:
    count = fill_plans(circle, thief, _plans)
    i: i64
    for i in range(count):
        if _plans[i] == action:
            return LEGAL
    single = action < D.STEAL_TWO
    victim = action - D.STEAL_ONE if single else (action - D.STEAL_TWO) >> 2
    other = victim if single else (action - D.STEAL_TWO) & 3
    if victim == thief or other == thief:
        return refusals.FROM_ONESELF
    if victim >= circle.holders or other >= circle.holders:
        return refusals.NOT_AT_TABLE
    if circle.cubes(victim) == 0 or circle.cubes(other) == 0:
        return refusals.NO_CUBES
    if single:
        return refusals.TWO_CUBES
    if not takes_two(circle):
        return refusals.ONE_CUBE_ONLY
    return refusals.SINGLE_CUBE if victim == other else refusals.OTHER_ORDER


def carry_out(circle: Circle, thief: i64, action: i64, chance: Chance) -> None:
    """Victim by victim, in the order of the plan (BC-7.5)."""
    circle.decision = WORKING
    if action < D.STEAL_TWO:
        steal(circle, thief, action - D.STEAL_ONE, chance)
        return
    steal(circle, thief, (action - D.STEAL_TWO) >> 2, chance)
    steal(circle, thief, (action - D.STEAL_TWO) & 3, chance)


def steal(circle: Circle, thief: i64, victim: i64, chance: Chance) -> None:
    """One cube, any of the victim's. Thief and victim see its colour, nobody else does (BC-6)."""
    colour = draw_cube(circle, victim, chance)
    if colour == D.GOLD:
        circle.gold[thief] += 1
    else:
        circle.silver[thief] += 1
    circle.write(STOLE, thief, victim, colour)
    if circle.journal is not None:
        chronicle.stole(circle, thief, victim, colour)


def dummy_steals(circle: Circle, dummy: i64, chance: Chance) -> None:
    """BC-4.21, BC-7.6: one cube of any player who has some; on a double theft one of each who has some."""
    rich: i64 = 0
    seat: i64
    for seat in range(circle.players):
        if circle.cubes(seat) > 0:
            rich += 1
    if rich == 0:
        if circle.journal is not None:
            chronicle.nobody_to_rob(circle)
    elif takes_two(circle):
        for seat in range(circle.players):
            if circle.cubes(seat) > 0:
                steal(circle, dummy, seat, chance)
    else:
        picked: i64 = chance.pick(rich) if circle.cubes(0) > 0 else 1
        steal(circle, dummy, picked, chance)
