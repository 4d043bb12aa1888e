"""What good players go by (WG-10.5): how to weigh a placement, a look, a hiding, a capture.

The numbers were found by playing thousands of games between players that differ in one of them, at tables of two, three
and four. The best values are broad: half or twice as much costs a few wins in a hundred.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from farwest.engine.bits import members
from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.odds import ODDS
from farwest.games.wild_gangs.placement import open_fronts
from farwest.games.wild_gangs.state import EMPTY, Town
from farwest.games.wild_gangs.survey import Survey

CANDIDATES: Final = 6  # placements for which the rivals' answers are looked at
ANSWERED_WORLDS: Final = {2: 16, 3: 12, 4: 8}  # by players: the more of them, the longer their answers take


# Placements: a card and a front, as in the survey.

Thought: TypeAlias = Callable[[list[Survey], int, list[int]], dict[int, float]]


def placements_of(town: Town, action: int) -> list[int]:
    """The placements that a card may come to, or the one that a front makes of the chosen card."""
    if action < D.FRONT:
        return [(action - D.CARD) * D.FRONT_COUNT + front for front in members(open_fronts(town))]
    return [int(town.chosen_role) * D.FRONT_COUNT + action - D.FRONT]


def first_sight(surveys: list[Survey], seat: int, choices: list[int]) -> dict[int, float]:
    """What each placement gains, on average over the worlds."""
    rows = [survey.gains(seat) for survey in surveys]
    return {choice: sum(row[choice] for row in rows) / len(rows) for choice in choices}


def second_thought(surveys: list[Survey], seat: int, choices: list[int]) -> dict[int, float]:
    """The same when the rivals have answered. The best at first sight are thought through, the others rank behind."""
    gains = first_sight(surveys, seat, choices)
    order = sorted(choices, key=lambda choice: -gains[choice])
    answered = surveys[: ANSWERED_WORLDS[surveys[0].players]]
    now = sum(survey.total(seat) for survey in answered)
    thought = {
        choice: (sum(survey.after_answers(seat, choice) for survey in answered) - now) / len(answered)
        for choice in order[:CANDIDATES]
    }
    floor = min(thought.values()) - gains[order[len(thought) - 1]]
    return {choice: thought.get(choice, floor + gains[choice]) for choice in choices}


# The other decisions.


def is_time_to_hide(town: Town, seat: int) -> bool:
    """WG-10.5 (e): in the last rounds, when nobody has the time to find out and to answer."""
    return D.ROUNDS - town.round < town.hidden_left[seat]


def stake(town: Town, seat: int, action: int) -> float:
    """What may depend on the card under a look: how far another one in its place would shift the balance."""
    other = town.clone()
    assert isinstance(other, Town)
    if action < D.PEEK_SLOT:
        events = town.events[:]
        place = action - D.PEEK_EVENT
        events[place], events[D.PLACE_COUNT] = events[D.PLACE_COUNT], events[place]
        other.events = events
    else:
        slot = action - D.PEEK_SLOT
        owner = town.slots[slot] >> 4
        roles = members(town.hand[owner] | town.pile[owner])
        other.slots[slot] = owner * 16 + roles[slot % len(roles)]
    return abs(float(Survey(other, ODDS).total(seat)) - float(Survey(town, ODDS).total(seat)))


def scouted_money(town: Town, seat: int, place: int) -> int:
    """WG-10.5 (a): the loots beside a place, twice where the seat has looked at the building's other place."""
    known = [beside for looked in members(town.seen_events[seat]) for beside in buildings_beside(looked)]
    return sum(riches(town, beside) * (1 + known.count(beside)) for beside in buildings_beside(place))


def buildings_beside(place: int) -> tuple[int, int]:
    return int(D.PLACE_BEFORE[place]), int(D.PLACE_BEHIND[place])


def riches(town: Town, position: int) -> int:
    """Both loots of a building, as they lie there."""
    return int(town.loot_value(2 * position) + town.loot_value(2 * position + 1))


def prize(town: Town, action: int) -> int:
    """WG-5.15: what a capture brings."""
    victim = list(town.gangs).index(action - D.CAPTURE)
    street = [slot for slot in range(D.SLOT_COUNT) if D.SLOT_STREET[slot] == town.street]
    cards = [int(town.slots[slot]) for slot in street if town.slots[slot] != EMPTY]
    return sum(int(D.BOUNTY[card & 15]) for card in cards if card >> 4 == victim)
