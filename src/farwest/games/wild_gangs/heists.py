"""Heists (WG-5.6 to WG-5.9): at each building the strongest gang takes the big loot, the next one the small loot."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import BIT
from farwest.engine.native import i64, vec
from farwest.games.wild_gangs import chronicle, data as D
from farwest.games.wild_gangs.state import EMPTY, NO_SEAT, Town, place_of

# A hand of poker is counted in one number, four bits for each strength: ONE_OF[s] adds a card of strength s.
ONE_OF: Final[vec[i64]] = vec[i64]([16**strength for strength in range(9)])
TOP_STRENGTH: Final = 8
HAND_LIMIT: Final = 6  # slots of a building (WG-2.2.2)


def rob_all(town: Town) -> None:
    """WG-5.8: building by building, NW, N, NE, SE, S, SW. Adds up the gangs of the whole town in one pass."""
    charmed = beside(town, D.SEDUCTION)
    poker = beside(town, D.POKER)
    weights = vec[i64]([0] * 24)  # per position and seat: total strength, or the hand where poker is played
    slot: i64
    for slot in range(D.SLOT_COUNT):
        card = town.slots[slot]
        if card != EMPTY:
            at = D.SLOT_POSITION[slot]
            strength = effective_strength(card & 15, charmed >> at & 1 != 0)
            weights[at * 4 + (card >> 4)] += ONE_OF[strength] if poker >> at & 1 else strength
    town.takers = town.takers[:]
    position: i64
    for position in range(D.POSITION_COUNT):
        rob(town, position, weights, poker >> position & 1 != 0)


def beside(town: Town, event: i64) -> i64:
    """The two positions beside an event, as a mask; none when it is not in town."""
    place = place_of(town, event)
    if place == EMPTY:
        return 0
    return BIT[D.PLACE_BEFORE[place]] | BIT[D.PLACE_BEHIND[place]]


def effective_strength(role: i64, charmed: bool) -> i64:
    """WG-5.6: +1 for every woman where the seduction acts."""
    return D.STRENGTH[role] + 1 if charmed and D.IS_WOMAN[role] else D.STRENGTH[role]


def rob(town: Town, position: i64, weights: vec[i64], poker: bool) -> None:
    """WG-5.8: rank the gangs present, ties to the lower turn index; WG-8.20: a gang without a card does not rank."""
    first: i64 = NO_SEAT
    second: i64 = NO_SEAT
    first_worth: i64 = 0
    second_worth: i64 = 0
    turn: i64
    for turn in range(town.players):
        seat = town.seat_of_turn(turn)
        weight = weights[position * 4 + seat]
        if weight == 0:
            continue
        worth = poker_worth(weight) if poker else weight
        if worth > first_worth:
            second, second_worth = first, first_worth
            first, first_worth = seat, worth
        elif worth > second_worth:
            second, second_worth = seat, worth
    if town.journal is not None:
        chronicle.heist(town, position, weights, poker, first, second)
    take(town, first, 2 * position)
    take(town, second, 2 * position + 1)


def take(town: Town, seat: i64, loot: i64) -> None:
    """WG-8.9: a protected loot is taken by nobody, and nobody moves up for it. WG-5.9: what is taken is safe."""
    if seat == NO_SEAT or town.protected >> loot & 1:
        return
    town.takers[loot] = seat
    town.money[seat] += town.loot_value(loot)


def poker_worth(hand: i64) -> i64:
    """WG-5.7: a number that is greater for the better hand: pairs, then their values, then the single cards.

    Three bits for the number of pairs, three digits for their values, six digits for the singles, highest first; a
    card that is not there counts 0, so a hand without a further card loses to one that has one.
    """
    pairs: i64 = 0
    pair_values: i64 = 0
    singles: i64 = 0
    single_values: i64 = 0
    strength: i64 = TOP_STRENGTH
    while strength > 0:
        cards = hand >> (4 * strength) & 15
        while cards >= 2:
            pairs += 1
            pair_values = pair_values * 16 + strength
            cards -= 2
        if cards == 1:
            singles += 1
            single_values = single_values * 16 + strength
        strength -= 1
    while singles < HAND_LIMIT:
        single_values *= 16
        singles += 1
    return (pairs * 4096 + pair_values) * 16777216 + single_values
