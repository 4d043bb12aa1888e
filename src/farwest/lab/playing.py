"""One game between bots, and what is kept of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple, TypeAlias

from farwest.bots.bot import Bot
from farwest.bots.external import External
from farwest.bots.levels import make
from farwest.engine.core import Dice
from farwest.engine.game import Game
from farwest.engine.match import Match
from farwest.engine.options import BadOption
from farwest.lab.series import Series, number

Maker: TypeAlias = Callable[[str, Game, int], Bot]  # a bot by the name it is given on the command line, with a seed

LONGEST_PROBLEM: Final = 200


class Effort:
    """What one bot did in one game: decisions, seconds, and how often it failed, with the first reason."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.failures = 0
        self.problem = ""


class Played(NamedTuple):
    """A finished game of a series; what is in lists is by bot, `seats` says where it sat.

    `decisions` and `seconds` are what each bot thought about; only `seconds` differ when a game is played again.
    """

    number: int  # in the series, from 0
    deal: int
    seats: list[int]
    places: list[int]
    scores: list[int]
    decisions: list[int]
    seconds: list[float]
    failures: list[int]
    problems: list[str]

    @property
    def length(self) -> int:
        return sum(self.decisions)

    def wins(self) -> list[float]:
        """A win shared by two is half a win for each."""
        winners = self.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places]


def play_game(
    game: Game,
    bots: Sequence[str],
    seed: int,
    *,
    options: Mapping[str, object] | None = None,
    maker: Maker = make,
) -> Match:
    """One game to its end, `bots` by seat. Equal seeds give equal games, if the bots keep to their seeds."""
    if len(bots) not in game.player_counts:
        raise BadOption(f"{len(bots)} bots for {', '.join(map(str, game.player_counts))} seats")
    players = [maker(name, game, number(seed, seat)) for seat, name in enumerate(bots)]
    return _play(game, bots, players, number(seed), options or {}, [Effort() for _ in bots])


def play(series: Series, index: int, maker: Maker = make, records: Path | None = None) -> Played:
    """Game `index` of a series. Its record goes into the folder `records`, before anything else is told of it."""
    game, seated = series.game, series.seated(index)
    names = [series.bots[bot] for bot in seated]
    bots = [maker(name, game, series.bot_seed(index, bot)) for name, bot in zip(names, seated, strict=True)]
    efforts = [Effort() for _ in bots]
    match = _play(game, names, bots, series.dice(index), series.options, efforts)
    if records is not None:
        match.record.save(records / f"{index + 1:05}.json")
    outcome = match.state.outcome()
    assert outcome is not None
    seats = [seated.index(bot) for bot in range(series.players)]
    return Played(
        index,
        series.deal(index),
        seats,
        [outcome.places[seat] for seat in seats],
        [outcome.scores[seat] for seat in seats],
        [efforts[seat].decisions for seat in seats],
        [round(efforts[seat].seconds, 6) for seat in seats],
        [efforts[seat].failures for seat in seats],
        [efforts[seat].problem for seat in seats],
    )


def _play(
    game: Game,
    names: Sequence[str],
    bots: Sequence[Bot],
    dice: int,
    options: Mapping[str, object],
    efforts: Sequence[Effort],
) -> Match:
    match = Match.simulate(game, len(bots), options, Dice(dice))
    match.record.seats = [f"bot:{name}" for name in names]
    for bot in bots:
        if isinstance(bot, External):
            bot.options = dict(match.record.options)
    try:
        while not match.state.over:
            seat = match.state.to_act()[0]
            match.play(seat, _choice(match, bots[seat], seat, efforts[seat]))
    finally:
        for bot in bots:
            if isinstance(bot, External):
                bot.end(match.record.result)
    return match


def _choice(match: Match, bot: Bot, seat: int, effort: Effort) -> str:
    """What the bot wants. One that fails plays anything legal, as at a table, and it is noted."""
    view = match.state.view(seat)
    legal = [match.game.text(action) for action in match.state.legal(seat)]
    started = perf_counter()
    try:
        choice = bot.choose(view, legal)
        problem = "" if choice in legal else f"chose {choice[:80]!r}, which is not legal"
    except Exception as error:
        problem = str(error) if type(error).__name__ == "BotFailed" else repr(error)
    effort.seconds += perf_counter() - started
    effort.decisions += 1
    if not problem:
        return choice
    effort.failures += 1
    effort.problem = effort.problem or problem[:LONGEST_PROBLEM]
    return legal[bot.dice(view, legal).pick(len(legal))]
