"""What search asks of an unfinished town: how choices look at a glance, and which scores may be expected (section 10).

The deputy's thoughts (`advice`, `judgement`), with `means` and `designs` instead of `appraisal` and `ambitions`.
"""

from __future__ import annotations

from typing import Final

from farwest.engine.core import MOST_CHOICES, Dice
from farwest.engine.native import i64, vec
from farwest.games.carson_city import (
    appraisal,
    codes as S,
    data as D,
    judgement,
    means,
    placement,
    points,
    red,
    scoring,
    upkeep,
)
from farwest.games.carson_city.designs import Designs
from farwest.games.carson_city.income import house_weight
from farwest.games.carson_city.means import Means, incomes
from farwest.games.carson_city.state import Town

# What things are worth at the end of a round, by rounds played: fitted to self-played games.
INCOME: Final[vec[float]] = vec[float]([0.0, 1.2, 0.7, 0.4, 0.0])  # a dollar of income, shared by all players
CASH: Final[vec[float]] = vec[float]([0.34, 0.34, 0.26, 0.15, 1 / 6])
ASSET: Final[vec[float]] = vec[float]([1.0, 0.85, 0.8, 0.8, 1.0])  # a point that is scored for what one owns
BUILDING: Final[vec[float]] = vec[float]([0.0, 2.9, 1.4, 0.5, 0.0])  # besides that
PARCEL: Final[vec[float]] = vec[float]([0.0, 1.4, 1.2, 0.8, 0.0])
SITE: Final[vec[float]] = vec[float]([0.0, 1.0, 0.8, 0.4, 0.0])  # a parcel to build on, besides that
GUN: Final[vec[float]] = vec[float]([0.0, 1.7, 2.0, 1.7, 0.0])
COWBOY: Final[vec[float]] = vec[float]([0.0, 2.2, 1.9, 1.5, 0.0])
ROAD: Final[vec[float]] = vec[float]([0.0, 0.4, 0.1, 0.1, 0.0])
# By how many points the difference of two guesses may be off.
ERROR: Final[vec[float]] = vec[float]([7.0, 6.0, 4.5, 2.8, 0.5])
MOST_DECISIONS: Final = 600  # that a round is played on for

_choices: Final[vec[i64]] = vec[i64]([0] * MOST_CHOICES)
_weights: Final[vec[float]] = vec[float]([0.0] * MOST_CHOICES)


# The scores to be expected.


def prospects(town: Town, out: vec[float]) -> float:
    """The round is played to its end, everybody as it looks best to him, and what everybody has then is appraised."""
    later = town
    if town.actor >= 0:
        copy = town.clone()
        assert isinstance(copy, Town)
        play_on(copy)
        later = copy
    seat: i64
    for seat in range(later.players):
        out[seat] = holdings(later, seat)
    done = rounds_done(later)
    if done == D.ROUNDS:
        for seat in range(later.players):
            out[later.order[seat]] -= 0.1 * float(seat)  # CC-5.41
    return ERROR[done]


def rounds_done(town: Town) -> i64:
    if town.actor < 0:
        return D.ROUNDS
    return town.round - 1 if town.round > 0 else 0


def play_on(town: Town) -> None:
    """To the choice of the next personality; from the set-up on, of that of the second round."""
    now = town.round if town.round > 0 else 1
    dice = Dice(town.cash[0] + 7 * town.cash[1] + 49 * town.step + 343 * town.passed)
    left: i64 = MOST_DECISIONS
    while town.actor >= 0 and town.round <= now and left > 0:
        town.apply(town.actor, most_liked(town, town.actor), dice)
        left -= 1


def most_liked(town: Town, seat: i64) -> i64:
    """The first of the legal actions that look best to the seat."""
    if town.decision == S.PLACE and placement.is_plain(town, seat):
        return Designs(town, seat).best_place()
    choices, weights = _choices, _weights
    count = town.fill_legal(seat, choices)
    best: i64 = 0
    if count > 1 and lean(town, seat, choices, count, weights):
        k: i64
        for k in range(1, count):
            if weights[k] > weights[best]:
                best = k
    return choices[best]


def holdings(town: Town, seat: i64) -> float:
    """Points of a seat at the end of a round, and what all that it has will bring."""
    if town.actor < 0:
        return float(scoring.total(town, seat))
    done = rounds_done(town)
    worth = float(town.vp[seat]) + ASSET[done] * float(scoring.asset_points(town, seat))
    worth += INCOME[done] / float(town.players) * float(incomes(town, seat)) + CASH[done] * float(town.cash[seat])
    worth += BUILDING[done] * float(points.buildings(town, seat)) + PARCEL[done] * float(town.parcels[seat])
    worth += GUN[done] * float(town.guns[seat]) + COWBOY[done] * float(town.reserve[seat])
    return worth + SITE[done] * float(means.find_sites(town, seat)) + ROAD[done] * float(town.roads[seat])


# How choices look.


def lean(town: Town, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
    decision = town.decision
    k: i64
    if decision == S.PLACE:
        Designs(town, seat).weigh(actions, count, out)
        return True
    if decision == S.ORDER_DUELS:
        return False
    held = Means(town, seat)
    if decision == S.CHOOSE_START:
        starts = starting_parcels(held)
        for k in range(count):
            out[k] = starts[D.CELL_COUNT * seat + actions[k] - D.SETUP_PARCEL]
        return True
    for k in range(count):
        out[k] = upkeep.weigh(held, actions[k]) if decision >= S.BUY_PARCEL else beginning(held, actions[k])
    return True


def beginning(held: Means, action: i64) -> float:
    """Decisions of set-up and of phase 1."""
    town = held.town
    decision = town.decision
    if decision == S.CHOOSE_CARD:
        return card_worth(held, action - D.TAKE_CARD)
    if decision == S.CHOOSE_SETTLED:
        return held.parcel_worth(action - D.SETTLER_PARCEL)
    if decision == S.HIRE:
        return hiring(held, action - D.CAPTAIN_HIRES)
    if decision == S.GROCER_TAKES:
        now = float(D.GROCER_MONEY)
        return now * 1.1 if action == D.GROCER_NOW else max(now, float(upkeep.best_double(town, held.seat)))
    if decision == S.RED_TAKES:
        if action == D.RED_NOW:
            return float(D.GROCER_MONEY) * held.rate
        return float(red.owned(town, held.seat, D.HOUSE if town.card[held.seat] == D.GROCER else D.MOUNTAIN))
    if decision == S.WORKER_TAKES:
        return 0.0 if action == red.NO_TILE_TAKEN else taking(held, red.place_in_row(action))
    number = action - D.RED_CAPTAIN  # BUY_GUNS
    return float(number) * appraisal.GUN + held.worth(-D.RED_CAPTAIN_PRICE[number])


def starting_parcels(held: Means) -> vec[float]:
    """How good it is to start on each of them, 64 seat + cell."""
    if held.survey.started >> held.seat & 1 == 0:
        starts = held.survey.take_starts(held.seat)
        cell: i64
        for cell in range(D.CELL_COUNT):
            starts[D.CELL_COUNT * held.seat + cell] = starting_parcel(held, cell)
    return held.survey.starts


def starting_parcel(held: Means, cell: i64) -> float:
    """Beside mountains for a mine, in reach of the centre for shops."""
    town = held.town
    if town.tile[cell] != S.EMPTY:
        return 1.5
    worth = 0.5 * held.earnings(D.MINE, cell) + 0.15 * held.earnings(D.RANCH, cell)
    worth += 2.5 if town.reached[cell] != 0 else -0.2 * float(held.roads_needed(cell))
    return worth + 0.4 * float(house_weight(town, cell, held.seat))


def card_worth(held: Means, card: i64) -> float:
    """Its power, and room for the money that the round will bring."""
    town = held.town
    limit = D.LIMIT[card + D.CARD_COUNT] if town.is_red(card) else D.LIMIT[card]
    excess = town.cash[held.seat] // 2 + 6 + incomes(town, held.seat) - limit
    lost = float(excess) * (held.rate - 0.1) if excess > 0 else 0.0
    return (red_power(held, card) if town.is_red(card) else power(held, card)) - lost


def power(held: Means, card: i64) -> float:
    town = held.town
    seat = held.seat
    if card == D.SHERIFF:
        return upkeep.COWBOY[town.round] + judgement.WHITE
    if card == D.BANKER:
        return float(D.BANKER_MONEY) * held.rate
    if card == D.GROCER:
        return float(max(D.GROCER_MONEY, upkeep.best_double(town, seat))) * held.rate
    if card == D.WORKER:
        return held.road_worth(2) + held.rate * float(min(HALVES, town.cash[seat] // 2))
    if card == D.SETTLER:
        return best_free_parcel(held)
    if card == D.CAPTAIN:
        most = 0.0
        number: i64
        for number in range(4):
            if D.CAPTAIN_PRICE[number] <= town.cash[seat]:
                most = max(most, hiring(held, number))
        return most
    return 0.35 * float(D.CARD_GUNS[card])


def best_free_parcel(held: Means) -> float:
    most = 0.0
    if held.town.parcels[held.seat] < D.PROPERTY:
        target = held.town.target
        ratings = held.ratings()
        cell: i64
        for cell in range(D.CELL_COUNT):
            if target[cell] == S.FOR_SALE:
                most = max(most, held.rated(ratings[D.CELL_COUNT * held.seat + cell]))
    return most


def red_power(held: Means, card: i64) -> float:
    town = held.town
    if card == D.SHERIFF:
        return 0.8
    if card == D.BANKER:
        return 5.0 - 12.0 * held.rate
    if card == D.GROCER or card == D.SETTLER:
        owned = red.owned(town, held.seat, D.HOUSE if card == D.GROCER else D.MOUNTAIN)
        return max(float(D.GROCER_MONEY) * held.rate, float(owned))
    if card == D.WORKER:
        most = 0.0
        place: i64
        for place in range(D.ROW_LENGTH):
            most = max(most, taking(held, place))
        return most
    if card == D.CAPTAIN:
        return max(0.0, appraisal.GUN - 3.0 * held.rate)
    return 0.35 * float(D.CARD_GUNS[card + D.CARD_COUNT])


def hiring(held: Means, number: i64) -> float:
    later: float = 0.5 if held.town.round < D.ROUNDS else 0.0
    worth = float(number) * upkeep.COWBOY[held.town.round] * (1.0 + later * 0.2)
    return worth - 0.1 * float(number * number) - float(D.CAPTAIN_PRICE[number]) * held.rate


def taking(held: Means, place: i64) -> float:
    """A building of the row for the red worker's five dollars."""
    building = held.town.row[place]
    if building == S.EMPTY or held.town.cash[held.seat] < D.RED_WORKER_PRICE:
        return 0.0
    return held.best_site(building) + held.worth(-D.RED_WORKER_PRICE)


def halves() -> int:
    """What the worker saves on three buildings of middling price."""
    return sum(sorted(int(D.PRICE[square]) // 2 for square in range(D.B12, D.B3 + 1))[2:5])


HALVES: Final[i64] = halves()


# The same for people and tests, who have lists.


def opinions(town: Town, seat: int, actions: list[int]) -> list[float]:
    """What `lean` thinks of the actions; nothing where it has no opinion."""
    weights = vec[float]([0.0] * len(actions))
    known = lean(town, seat, vec[i64](actions), len(actions), weights)
    return list(weights) if known else []


def expected_scores(town: Town) -> list[float]:
    scores = vec[float]([0.0] * D.MOST_PLAYERS)
    prospects(town, scores)
    return list(scores[: town.players])
