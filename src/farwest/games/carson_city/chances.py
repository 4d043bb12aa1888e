"""The chance to win a duel with dice (CC-5.15), exactly, as `odds` says, quickly enough for search."""

from __future__ import annotations

from typing import Final

from farwest.engine.native import i64, vec
from farwest.games.carson_city import data as D
from farwest.games.carson_city.codes import PLACEMENT
from farwest.games.carson_city.state import Town

FACES: Final = 13  # a throw of one die or two is less
ROLLS: Final[vec[float]] = vec[float](
    [1 / 6 if 1 <= total <= 6 else 0.0 for total in range(FACES)]
    + [(6 - abs(total - 7)) / 36 if total >= 2 else 0.0 for total in range(FACES)]
)


def chance_to_win(town: Town, seat: i64, power: i64, rivals: i64) -> float:
    """With that firepower against the present one of some rivals, a mask; see `odds`."""
    two: i64 = 1 if town.duel_dice == 2 else 0
    count: i64 = 0
    rival: i64
    for rival in range(town.players):
        if rivals >> rival & 1 == 1:
            _leads[count] = power - town.firepower(rival)
            _ties[count] = 3 * two + ahead(town, seat, rival)
            count += 1
    if count == 1:
        return ALONE[LEADS * _ties[0] + min(max(_leads[0], -FACES), FACES) + FACES]
    return chance_against(two, count)


def chance_against(two: i64, count: i64) -> float:
    """The rivals of `_leads` and `_ties`."""
    total = 0.0
    mine: i64
    rival: i64
    for mine in range(1 + two, 7 + 6 * two):
        share = ROLLS[FACES * two + mine]
        for rival in range(count):
            share *= BELOW[ROLL_COUNT * _ties[rival] + min(max(mine + _leads[rival], 0), FACES)]
        total += share
    return total


def ahead(town: Town, seat: i64, rival: i64) -> i64:
    """How many halves of a tie the rival wins: all or none by pass order, one while it is not settled."""
    order = town.line if town.phase == PLACEMENT else town.order
    index: i64
    for index in range(town.players):
        if order[index] == rival:
            return 2
        if order[index] == seat:
            return 0
    return 1


def below(first: int, halves: int, roll: int) -> float:
    """How likely a throw is to be less; equal throws count as far as they do not go to the rival."""
    chance = 0.0
    for k in range(1, FACES):
        if k < roll:
            chance += ROLLS[first + k]
        elif k == roll:
            chance += ROLLS[first + k] * (1.0 - halves / 2)
    return chance


def chance_against_one(tie: int, lead: int) -> float:
    _leads[0] = lead
    _ties[0] = tie
    return float(chance_against(tie // 3, 1))


# Of each rival in a duel: by how much the seat is stronger, and which ties and dice.
_leads: Final[vec[i64]] = vec[i64]([0] * D.MOST_PLAYERS)
_ties: Final[vec[i64]] = vec[i64]([0] * D.MOST_PLAYERS)

# By the halves of a tie with one die, then with two: `below` for each throw up to one that beats all, and the chance
# against one rival for each lead that is not hopeless or sure.
ROLL_COUNT: Final = FACES + 1
LEADS: Final = 2 * FACES + 1
BELOW: Final[vec[float]] = vec[float](
    [below(first, halves, roll) for first in (0, FACES) for halves in range(3) for roll in range(ROLL_COUNT)]
)
ALONE: Final[vec[float]] = vec[float](
    [chance_against_one(tie, lead - FACES) for tie in range(6) for lead in range(LEADS)]
)
