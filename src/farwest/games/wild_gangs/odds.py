"""Chances of ending ahead while cards are still to come, and how far one hand of poker is ahead of another."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from farwest.engine.native import i64, vec
from farwest.games.wild_gangs import heists

SURE: Final = 1000  # a chance of 1
WIDEST_LEAD: Final = 80  # in half units, either way
LEADS: Final = 161
MOST_TO_COME: Final = 15  # seven cards of one gang, seven of another, and none
PAIR_WORTH: Final = 7  # what a pair is worth beyond its value: more than any single card


class Odds:
    """What the appraisal believes, as tables. The chance of ending ahead grows with the lead, less so the more is open.

    `doubt`: how far a lead in strength may still shift, for each square root of a card to come; `gun_doubt`: the same
    for firepower; `settled`: how far it may shift at least, while anything is to come; `joins`: the chance that a gang
    absent from a building or street comes there with its next card.
    """

    def __init__(self, doubt: float, gun_doubt: float, settled: float, joins: float) -> None:
        self.heist: vec[i64] = chances_ahead(doubt, settled)
        self.showdown: vec[i64] = chances_ahead(gun_doubt, settled)
        self.joins: vec[i64] = vec[i64]([int(SURE * (1 - (1 - joins) ** n)) for n in range(MOST_TO_COME)])


def chances_ahead(doubt: float, settled: float) -> vec[i64]:
    """By the number of cards to come and the lead in half units: the chance of ending ahead. Nothing to come: sure."""
    table: list[int] = []
    for to_come in range(MOST_TO_COME):
        for index in range(LEADS):
            lead = (index - WIDEST_LEAD) / 2
            if to_come == 0:
                table.append(SURE if lead > 0 else 0)
            else:
                table.append(int(SURE / (1 + exp(-lead / (settled + doubt * sqrt(to_come))))))
    return vec[i64](table)


def chance_ahead(chances: vec[i64], to_come: i64, lead: i64) -> i64:
    """The lead in half units: ties are broken, so it is never 0."""
    return chances[to_come * LEADS + max(-WIDEST_LEAD, min(WIDEST_LEAD, lead)) + WIDEST_LEAD]


def poker_lead(mine: i64, other: i64) -> i64:
    """How far one hand (a sum of `heists.ONE_OF`) is ahead of another, in something like strength (WG-5.7)."""
    lead = poker_rank(mine) - poker_rank(other)
    if lead != 0:
        return lead
    exact = heists.poker_worth(mine) - heists.poker_worth(other)
    return 1 if exact > 0 else -1 if exact < 0 else 0


def poker_rank(hand: i64) -> i64:
    """The best pair with its value, or the best single card; a further pair counts too."""
    pairs: i64 = 0
    high: i64 = 0
    strength: i64 = heists.TOP_STRENGTH
    while strength > 0:
        cards = hand >> (4 * strength) & 15
        if cards >= 2:
            pairs += PAIR_WORTH if pairs > 0 else PAIR_WORTH + strength
        elif cards == 1 and high == 0:
            high = strength
        strength -= 1
    return pairs if pairs > 0 else high


# Found as `judgement.py` says.
ODDS: Final = Odds(doubt=1.5, gun_doubt=0.7, settled=0.5, joins=0.3)
