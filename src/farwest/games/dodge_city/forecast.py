"""Which final scores may be expected: the round is played to its end, everybody as he leans, then all is appraised."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import MOST_CHOICES, Dice
from farwest.engine.native import i64, vec
from farwest.games.dodge_city import appraisal, outlook
from farwest.games.dodge_city.state import START, City

SURE: Final = 0.1  # the spread of a game that is over
MOST_DECISIONS: Final = 400  # that a round is played on for

_choices: Final[vec[i64]] = vec[i64]([0] * MOST_CHOICES)
_weights: Final[vec[float]] = vec[float]([0.0] * MOST_CHOICES)


def prospects(city: City, out: vec[float]) -> float:
    later = city
    if city.actor >= 0 and not is_quiet(city):
        copy = city.clone()
        assert isinstance(copy, City)
        play_on(copy)
        later = copy
    seat: i64
    for seat in range(later.players):
        out[seat] = -float(later.place(seat)) if later.actor < 0 else appraisal.worth(later, seat)
    return SURE if later.actor < 0 else appraisal.SPREAD[later.players]


def is_quiet(city: City) -> bool:
    """The beginning of a round, before anybody has laid a card aside."""
    return city.stage == START and city.actor == 0


def play_on(city: City) -> None:
    """To the beginning of the next round."""
    dice = Dice(city.pile + 7 * city.money[0] + 49 * city.hand[0] + city.hand[1])
    now = city.round
    left: i64 = MOST_DECISIONS
    while city.actor >= 0 and city.round == now and left > 0:
        city.advance(choice(city), dice)
        left -= 1


def choice(city: City) -> i64:
    """What looks best at a glance to whoever owes a decision."""
    count = city.fill_legal(city.actor, _choices)
    best: i64 = 0
    if count > 1:
        outlook.lean(city, city.actor, _choices, count, _weights)
        k: i64
        for k in range(1, count):
            if _weights[k] > _weights[best]:
                best = k
    return _choices[best]


def expected_scores(city: City) -> list[float]:
    """For people and tests, who have lists."""
    scores = vec[float]([0.0] * 5)
    prospects(city, scores)
    return list(scores[: city.players])
