"""From the games of a series to its figures: shares, ratings, seats, length, time. Nothing here plays."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce

from farwest.lab.intervals import Interval, interval
from farwest.lab.playing import Played
from farwest.lab.series import Series

SURE: Final = (0.95, 0.99)


class Standing(NamedTuple):
    """How one bot did. Intervals of 95 % (`low`, `high`) and of 99 % are over deals; `fair` is the share of luck alone.

    `rating` is Plackett and Luce's (openskill), `doubt` its standard deviation; all bots begin at 25.
    """

    name: str
    wins: float  # a win shared by two is half a win for each
    win_share: float
    low: float
    high: float
    low_99: float
    high_99: float
    fair: float
    rating: float
    doubt: float
    score: float
    ms_per_decision: float
    failures: int
    problem: str

    @property
    def beyond_luck(self) -> float:
        """With how much confidence the share differs from the fair one: 0.99, 0.95 or 0."""
        if not self.low_99 <= self.fair <= self.high_99:
            return SURE[1]
        return 0.0 if self.low <= self.fair <= self.high else SURE[0]


class Result(NamedTuple):
    """What a series found out."""

    series: Series
    games: int
    deals: int
    bots: list[Standing]  # in the order in which they were named
    seats: list[Interval]  # the share of wins of each seat
    length: float  # decisions in a game, on average

    def plain(self) -> dict[str, Any]:
        return {
            **self.series.plain(),
            "games": self.games,
            "deals": self.deals,
            "bots": [bot._asdict() for bot in self.bots],
            "seats": [seat._asdict() for seat in self.seats],
            "decisions_per_game": self.length,
        }


def result_of(series: Series, played: Sequence[Played]) -> Result:
    """The figures of these games of the series, in whatever order they were played."""
    games = sorted(played)
    ratings = rate(series, games)
    bots = [_standing(series, games, bot, *ratings[bot]) for bot in range(series.players)]
    seats = [share_of(series, games, partial(_won_by_seat, seat)) for seat in range(series.players)]
    length = sum(game.length for game in games) / max(1, len(games))
    return Result(series, len(games), len({game.deal for game in games}), bots, seats, length)


def _won_by_seat(seat: int, game: Played) -> float:
    return game.wins()[game.seats.index(seat)]


def share_of(
    series: Series, games: Sequence[Played], won: Callable[[Played], float], confidence: float = SURE[0]
) -> Interval:
    """The share of wins, where `won` says how much of a game was won."""
    deals: dict[int, list[float]] = defaultdict(list)
    for game in games:
        deals[game.deal].append(won(game))
    return interval([(sum(wins), len(wins)) for wins in deals.values()], series.players, confidence)


def _standing(series: Series, games: Sequence[Played], bot: int, rating: float, doubt: float) -> Standing:
    share, low, high = share_of(series, games, lambda game: game.wins()[bot])
    _, low_99, high_99 = share_of(series, games, lambda game: game.wins()[bot], SURE[1])
    decisions = sum(game.decisions[bot] for game in games)
    return Standing(
        name=series.bots[bot],
        wins=sum(game.wins()[bot] for game in games),
        win_share=share,
        low=low,
        high=high,
        low_99=low_99,
        high_99=high_99,
        fair=1 / series.players,
        rating=rating,
        doubt=doubt,
        score=sum(game.scores[bot] for game in games) / max(1, len(games)),
        ms_per_decision=1000 * sum(game.seconds[bot] for game in games) / max(1, decisions),
        failures=sum(game.failures[bot] for game in games),
        problem=next((game.problems[bot] for game in games if game.problems[bot]), ""),
    )


def rate(series: Series, games: Sequence[Played]) -> list[tuple[float, float]]:
    """Ratings after all games, each with its standard deviation. Bots do not learn, so theirs only get surer (tau).

    A bot that sits there twice is one player: what its seats teach is put together, and what was known before counts
    once.
    """
    model = PlackettLuce(tau=0.0)
    fresh = model.rating()
    known = dict.fromkeys(series.bots, (fresh.mu, fresh.sigma))
    for game in games:
        teams = [[model.rating(*known[name])] for name in series.bots]
        taught = model.rate(teams, ranks=[float(place) for place in game.places])
        for name, before in list(known.items()):
            after = [
                (team[0].mu, team[0].sigma) for team, each in zip(taught, series.bots, strict=True) if each == name
            ]
            known[name] = _together(before, after)
    return [known[name] for name in series.bots]


def _together(before: tuple[float, float], after: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Several normal distributions that began as the same one, as one.

    >>> _together((25.0, 8.0), [(27.0, 7.0)])
    (27.0, 7.0)
    """
    if len(after) == 1:
        return after[0]
    extra = len(after) - 1
    weight = sum(sigma**-2 for _, sigma in after) - extra * before[1] ** -2
    middle = sum(mu * sigma**-2 for mu, sigma in after) - extra * before[0] * before[1] ** -2
    return middle / weight, weight**-0.5
