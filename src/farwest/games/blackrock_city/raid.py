"""What the stakes bring (BC-4.12): the winner, his way round the circle, the town he raids, the stagecoach."""

from __future__ import annotations

from farwest.engine.core import BIT, LEGAL, Chance
from farwest.engine.native import i64, vec
from farwest.games.blackrock_city import chronicle, data as D, refusals, theft, wounds
from farwest.games.blackrock_city.state import (
    BY_INDIANS,
    CLOSING,
    MOVE_DISTANCE,
    MOVING,
    RAID,
    TOOK_GOLD,
    TOOK_SILVER,
    WORKING,
    Circle,
)


def winner(circle: Circle) -> i64:
    """BC-4.12a: the owner of the highest stake, always a single one (BC-4.4)."""
    best: i64 = 0
    seat: i64
    for seat in range(1, circle.holders):
        if circle.stake[seat] > circle.stake[best]:
            best = seat
    return best


def lowest(circle: Circle) -> i64:
    """The smallest of the stakes that were made (BC-4.12a, BC-8.3)."""
    low: i64 = D.MOST_BANDITS + 1
    seat: i64
    for seat in range(circle.holders):
        if 0 < circle.stake[seat] < low:
            low = circle.stake[seat]
    return low


def stakes(circle: Circle) -> i64:
    """How many have staked, the dummy included unless his stake is 0 (BC-4.17)."""
    count: i64 = 0
    seat: i64
    for seat in range(circle.holders):
        if circle.stake[seat] > 0:
            count += 1
    return count


def settle_distance(circle: Circle) -> None:
    """BC-4.12b: the difference of highest and lowest stake; who staked alone chooses."""
    first = winner(circle)
    tiles = circle.stake[first]
    if circle.journal is not None:
        chronicle.won(circle, first)
    if stakes(circle) > 1:
        set_out(circle, first, tiles - lowest(circle))
    elif tiles == 1:
        set_out(circle, first, 1)
    else:
        circle.decision = MOVE_DISTANCE
        circle.actor = first


def fill_distances(circle: Circle, seat: i64, out: vec[i64]) -> i64:
    distance: i64
    for distance in range(circle.stake[seat]):
        out[distance] = D.MOVE + distance
    return circle.stake[seat]


def forbids_distance(circle: Circle, seat: i64, distance: i64) -> i64:
    return LEGAL if distance <= circle.stake[seat] else refusals.TOO_FAR


def set_out(circle: Circle, seat: i64, distance: i64) -> None:
    """The town that was raided is turned over (BC-4.12c), the winner's pawn takes the other's place (BC-4.12d)."""
    here = circle.pawn
    if circle.looted >> here & 1 == 1 and circle.reversed >> here & 1 == 0:
        circle.reversed |= BIT[here]
        if circle.journal is not None:
            chronicle.turned_over(circle, here)
    circle.owner = seat
    circle.ride = distance
    circle.steps = distance
    circle.stage = MOVING
    circle.decision = WORKING
    if circle.journal is not None:
        chronicle.set_out(circle, distance)


def move(circle: Circle) -> None:
    """Position by position; Indians wound whoever comes by, and stop who has nobody left (BC-5.6)."""
    while circle.steps > 0:
        here: i64 = circle.pawn + 1 if circle.pawn + 1 < circle.size else 0
        circle.pawn = here
        circle.steps -= 1
        if circle.reversed >> here & 1 == 0 or D.TOWN_REVERSE[circle.towns[here]] != D.INDIANS:
            continue
        hit = wounds.wound(circle, circle.owner, BY_INDIANS)
        if hit == wounds.ASKED:
            return
        if hit == wounds.EMPTY:
            circle.steps = 0
            if circle.journal is not None:
                chronicle.stopped(circle)
    circle.stage = RAID


def raid(circle: Circle, chance: Chance) -> None:
    """BC-4.12e: where the sheriff stands there is nothing to be had (BC-5.5)."""
    seat = circle.owner
    here = circle.pawn
    town = circle.towns[here]
    circle.attacks[seat] = circle.phase  # BC-5.12: fruitless or not
    circle.stage = CLOSING
    if circle.journal is not None:
        chronicle.arrived(circle)
    if circle.sheriff == here:
        if circle.journal is not None:
            chronicle.blocked(circle)
    elif circle.reversed >> here & 1 == 0:
        if town != D.START:
            loot(circle, seat, town)
            circle.looted |= BIT[here]
        elif circle.journal is not None:
            chronicle.found_nothing(circle)
    elif D.TOWN_REVERSE[town] == D.STEAL1 or D.TOWN_REVERSE[town] == D.STEAL2:
        theft.begin(circle, seat, chance)
    elif circle.journal is not None:
        chronicle.found_nothing(circle)


def loot(circle: Circle, seat: i64, town: i64) -> None:
    """BC-5.7: gold behind the screen, prisoners into the reserve; the dummy's leave the game (BC-4.20)."""
    gold = min(D.TOWN_GOLD[town], circle.bank_gold)
    prisoners = min(D.TOWN_PRISONERS[town], circle.bank_prisoners)
    circle.bank_gold -= gold
    circle.bank_prisoners -= prisoners
    circle.gold[seat] += gold
    if gold > 0:
        circle.write(TOOK_GOLD, seat, 0, gold)
    if seat < circle.players:
        circle.reserve[seat * 4 + D.W] += prisoners
        circle.prisoners[seat] += prisoners
    if circle.journal is not None:
        chronicle.looted(circle, seat, gold, prisoners)


def stagecoach(circle: Circle) -> None:
    """BC-5.9: one silver for the second highest stake, if it is the only one of its size."""
    best = circle.highest()
    second: i64 = 0
    owners: i64 = 0
    robber: i64 = 0
    seat: i64
    for seat in range(circle.holders):
        tiles = circle.stake[seat]
        if tiles == best or tiles < second or tiles == 0:
            continue
        owners = owners + 1 if tiles == second else 1
        second = tiles
        robber = seat
    if owners != 1 or circle.bank_silver == 0:
        if circle.journal is not None:
            chronicle.coach_untouched(circle, owners)
        return
    circle.bank_silver -= 1
    circle.silver[robber] += 1
    circle.write(TOOK_SILVER, robber, 0, 1)
    if circle.journal is not None:
        chronicle.coach_robbed(circle, robber)


def bandits_back(circle: Circle) -> None:
    """BC-4.12g: those who went healthy come back wounded, those who went wounded do not come back."""
    reserve = circle.reserve
    staked = circle.staked
    seat: i64
    for seat in range(circle.players):
        if circle.stake[seat] == 0:
            continue
        at = seat * 4
        reserve[at + D.W] += staked[at + D.H]
        reserve[at + D.WX] += staked[at + D.HX]
        circle.staked_prisoners[seat] = 0
        if circle.journal is not None:
            chronicle.came_back(circle, seat)
        kind: i64
        for kind in range(D.CLASS_COUNT):
            staked[at + kind] = 0
