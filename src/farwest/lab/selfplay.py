"""Bots against bots: single games, and series of them with what the results are worth.

>>> from farwest.games import GAMES
>>> result = series(GAMES.find("wild-gangs"), 2, ["tenderfoot", "random"], games=4, seed=1)
>>> [standing.level for standing in result.standings]
['tenderfoot', 'random']
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from farwest.bots.bot import Bot
from farwest.bots.levels import make
from farwest.engine.core import Dice
from farwest.engine.game import Game
from farwest.engine.match import Match
from farwest.engine.options import BadOption

NORMAL_95: Final = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


class Standing(NamedTuple):
    """How one level did: its share of all wins, the 95 % interval of it, and the share it would have by luck alone."""

    level: str
    seats: int
    wins: float  # a win shared by two is half a win for each
    share: float
    low: float
    high: float
    fair: float
    score: float  # the mean of a seat


class Series(NamedTuple):
    """What a series found out. `milliseconds` per decision and level is the only part that no seed determines."""

    games: int
    standings: list[Standing]
    seats: list[float]  # share of wins by seat
    length: float  # decisions in a game, on average
    milliseconds: dict[str, float]


class Clock:
    """Time that each level spent thinking."""

    def __init__(self) -> None:
        self.decisions: dict[str, int] = {}
        self.seconds: dict[str, float] = {}

    def add(self, level: str, seconds: float) -> None:
        self.decisions[level] = self.decisions.get(level, 0) + 1
        self.seconds[level] = self.seconds.get(level, 0.0) + seconds

    def milliseconds(self) -> dict[str, float]:
        return {level: 1000 * self.seconds[level] / self.decisions[level] for level in self.decisions}


def play_game(
    game: Game,
    players: int,
    levels: Sequence[str],
    seed: int,
    *,
    options: Mapping[str, object] | None = None,
    deal: int | None = None,
    clock: Clock | None = None,
) -> Match:
    """One game to its end, `levels` by seat. Equal seeds give equal games; `deal` seeds the game's own dice instead."""
    _one_for_each_seat(levels, players)
    bots = [make(level, game, number(seed, seat)) for seat, level in enumerate(levels)]
    match = Match.simulate(game, players, options, Dice(number(seed if deal is None else deal)))
    match.record.seats = [f"bot:{level}" for level in levels]
    while not match.state.over:
        seat = match.state.to_act()[0]
        match.play(seat, _choice(match, bots[seat], seat, levels[seat], clock))
    return match


def _one_for_each_seat(levels: Sequence[str], players: int) -> None:
    if len(levels) != players:
        raise BadOption(f"{len(levels)} bots for {players} seats")


def _choice(match: Match, bot: Bot, seat: int, level: str, clock: Clock | None) -> str:
    view = match.state.view(seat)
    legal = [match.game.text(action) for action in match.state.legal(seat)]
    started = perf_counter()
    choice = bot.choose(view, legal)
    if clock is not None:
        clock.add(level, perf_counter() - started)
    return choice


def number(*parts: int) -> int:
    """A seed out of others, unrelated to its neighbours."""
    return int.from_bytes(hashlib.sha256(" ".join(map(str, parts)).encode()).digest()[:8], "big") >> 2


def series(
    game: Game,
    players: int,
    levels: Sequence[str],
    games: int,
    seed: int,
    progress: Callable[[int, int], None] | None = None,
    *,
    options: Mapping[str, object] | None = None,
    folder: Path | None = None,
) -> Series:
    """Many games; after each all bots move on by one seat, and every deal is played once from each seat.

    `progress` is told how many games of how many are done. Into `folder`, if given, goes the record of every game.
    """
    _one_for_each_seat(levels, players)
    tally = _Tally(players)
    clock = Clock()
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    for index in range(games):
        deal, shift = divmod(index, players)
        seated = [levels[(seat + shift) % players] for seat in range(players)]
        match = play_game(
            game, players, seated, number(seed, index), options=options, deal=number(seed, -1, deal), clock=clock
        )
        tally.add(match, seated)
        if folder is not None:
            match.record.save(folder / f"{index + 1:05}.json")
        if progress is not None:
            progress(index + 1, games)
    return tally.result(clock)


class _Tally:
    """Results added up, by level and by seat."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.decisions = 0
        self.seat_wins = [0.0] * players
        self.seats: dict[str, int] = {}
        self.wins: dict[str, float] = {}
        self.scores: dict[str, int] = {}

    def add(self, match: Match, seated: Sequence[str]) -> None:
        outcome = match.state.outcome()
        assert outcome is not None
        winners = outcome.winners()
        self.games += 1
        self.decisions += len(match.entries)
        for seat, level in enumerate(seated):
            win = 1 / len(winners) if seat in winners else 0.0
            self.seat_wins[seat] += win
            self.seats[level] = self.seats.get(level, 0) + 1
            self.wins[level] = self.wins.get(level, 0.0) + win
            self.scores[level] = self.scores.get(level, 0) + outcome.scores[seat]

    def result(self, clock: Clock) -> Series:
        games = max(1, self.games)
        standings = [self._standing(level) for level in self.seats]
        shares = [wins / games for wins in self.seat_wins]
        return Series(self.games, standings, shares, self.decisions / games, clock.milliseconds())

    def _standing(self, level: str) -> Standing:
        share = self.wins[level] / self.games
        low, high = wilson(self.wins[level], self.games)
        fair = self.seats[level] / sum(self.seats.values())
        score = self.scores[level] / self.seats[level]
        return Standing(level, self.seats[level], self.wins[level], share, low, high, fair, score)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson: right for few games too, and never outside 0 and 1.

    >>> [round(bound, 3) for bound in wilson(8, 10)]
    [0.49, 0.943]
    """
    z = NORMAL_95
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)
