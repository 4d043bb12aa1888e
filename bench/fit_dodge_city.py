"""What the features of a position of Dodge City are worth, fitted to who ended ahead of whom in self-played games.

    python -m bench.fit_dodge_city --games 2000 > weights.toml && mv weights.toml src/farwest/games/dodge_city/

Games are played by `State.lean`; most seats choose by luck now and then, so that positions differ. At the
beginning of every round each pair of players is a sample: the difference of their features, and who of them had more
points in the end, half of each where they had as many (logistic regression, Newton's method). The unit is made points
of score by the least squares line from the result to the difference of final scores; one unit of the regression is then
the spread. A fifth of the games is kept out of the fit and says how good it is.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import exp, log
from typing import Final, NamedTuple

from farwest.engine.core import Dice
from farwest.games.dodge_city import appraisal, forecast
from farwest.games.dodge_city.appraisal import FEATURE_COUNT
from farwest.games.dodge_city.game import GAME
from farwest.games.dodge_city.play import DodgeCity

LUCK: Final = (0, 5, 20, 50)  # per cent of choices made by luck; each seat of a game draws one of these
STEPS: Final = 5
RIDGE: Final = 1.0  # keeps what is hardly ever seen near nothing
KEPT_OUT: Final = 5  # of so many games one
DECIMALS: Final = 3


class Sample(NamedTuple):
    """A pair of players at the beginning of a round: what one has more than the other, and what came of it."""

    more: dict[int, float]
    ahead: float
    points: int


def play(players: int, dice: Dice) -> list[Sample]:
    city = GAME.new(players, {}, dice)
    assert isinstance(city, DodgeCity)
    luck = [LUCK[dice.pick(len(LUCK))] for _ in range(players)]
    seen: list[list[list[float]]] = []
    while not city.over:
        if forecast.is_quiet(city) and city.round > 1:
            seen.append([appraisal.features(city, seat) for seat in range(players)])
        by_luck = int(dice.pick(100)) < luck[city.actor]
        city.advance(city.random_action(dice) if by_luck else forecast.choice(city), dice)
    return [sample for moment in seen for sample in _pairs(city, moment)]


def _pairs(city: DodgeCity, moment: list[list[float]]) -> Iterator[Sample]:
    for one in range(city.players):
        for other in range(one):
            more = {k: a - b for k, (a, b) in enumerate(zip(moment[one], moment[other], strict=True)) if a != b}
            points = int(city.score(one) - city.score(other))
            yield Sample(more, 0.5 if points == 0 else float(points > 0), points)


def chance(sample: Sample, weights: Sequence[float]) -> float:
    return 1 / (1 + exp(-sum(weights[k] * value for k, value in sample.more.items())))


def fit(samples: Sequence[Sample]) -> list[float]:
    """Newton's method for logistic regression."""
    weights = [0.0] * FEATURE_COUNT
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in weights]
        curve = [[RIDGE * (row == column) for column in range(FEATURE_COUNT)] for row in range(FEATURE_COUNT)]
        for sample in samples:
            expected = chance(sample, weights)
            error, weight = sample.ahead - expected, expected * (1 - expected)
            for k, value in sample.more.items():
                slope[k] += error * value
                row, scaled = curve[k], weight * value
                for other, its in sample.more.items():
                    row[other] += scaled * its
        weights = [old + step for old, step in zip(weights, solve(curve, slope), strict=True)]
    return weights


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss, for a matrix that is symmetric and positive."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for k in range(size):
        for below in range(k + 1, size):
            factor = rows[below][k] / rows[k][k]
            if factor:
                rows[below] = [a - factor * b for a, b in zip(rows[below], rows[k], strict=True)]
    found = [0.0] * size
    for k in reversed(range(size)):
        found[k] = (rows[k][size] - sum(rows[k][j] * found[j] for j in range(k + 1, size))) / rows[k][k]
    return found


def points_per_unit(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    pairs = [(sum(weights[k] * value for k, value in s.more.items()), s.points) for s in samples]
    return sum(unit * points for unit, points in pairs) / sum(unit * unit for unit, _ in pairs)


def report(players: int, games: int, samples: Sequence[Sample], weights: Sequence[float]) -> None:
    chances = [(chance(sample, weights), sample.ahead) for sample in samples]
    loss = -sum(ahead * log(c) + (1 - ahead) * log(1 - c) for c, ahead in chances) / len(chances)
    decided = [(c > 0.5) == (ahead > 0.5) for c, ahead in chances if ahead != 0.5]
    right = sum(decided) / len(decided)
    print(
        f"{players} players, {games} games: of {len(decided)} pairs kept out {right:.3f} foretold"
        f" ({len(samples) - len(decided)} ended level), {loss:.3f} nats each (knowing nothing: {log(2):.3f})",
        file=sys.stderr,
        flush=True,
    )


def fitted(players: int, games: int, seed: int) -> tuple[list[float], float]:
    dice = Dice(1000 * seed + players)
    played = [play(players, dice) for _ in range(games)]
    training = [sample for n, game in enumerate(played) if n % KEPT_OUT for sample in game]
    weights = fit(training)
    report(players, games, [sample for game in played[::KEPT_OUT] for sample in game], weights)
    unit = points_per_unit(training, weights)
    return [unit * weight for weight in weights], unit


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    print("# What the features of `appraisal.py` are worth, in points of score: written by `bench/fit_dodge_city.py`.")
    for players in (2, 3, 4, 5):
        weights, spread = fitted(players, given.games, given.seed)
        numbers = [f"{weight:.{DECIMALS}f}" for weight in weights]
        lines = [", ".join(numbers[first : first + 10]) for first in range(0, FEATURE_COUNT, 10)]
        print(
            f"\n[{players}]\nspread = {spread:.{DECIMALS}f}\nweights = [",
            *(f"  {line}," for line in lines),
            "]",
            sep="\n",
        )


if __name__ == "__main__":
    main(sys.argv[1:])
