"""How the marshal's settings were found: variants of it at one table, by iterations, on the same deals.

    python -m bench.tune wild-gangs --players 2 --first marshal@400i:depth=4,sense=1 --second deputy --games 60

A variant is a bot as everywhere (`deputy`, `marshal@400i`), after a colon with some settings of the search changed
(`farwest.engine.advice.SearchSettings`). The first one sits at one seat, the second one at all others; every deal is
played once from each seat. It stops when the first is better or worse than its fair share beyond the 95 % interval, but
not before `--least` games.

The lead is the first one's final score less the mean of the others': with few games it tells more than wins. Its time
is that of the processor, so that other work on the machine does not matter.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from time import perf_counter, process_time
from typing import NamedTuple

from farwest.bots.bot import Bot
from farwest.bots.levels import make, parse_spec
from farwest.bots.marshal import SECONDS, Marshal
from farwest.engine.advice import SearchSettings
from farwest.engine.core import Dice
from farwest.engine.game import Game
from farwest.games import GAMES
from farwest.lab.intervals import interval
from farwest.lab.series import number


class Finished(NamedTuple):
    """What a game was to the first variant. Who share the first place share the win."""

    won: float
    lead: float
    decisions: int
    seconds: float


def variant(text: str, game: Game, players: int, seed: int) -> Bot:
    """`marshal@400i:depth=4,sense=0.5`, or any bot."""
    name, _, changes = text.partition(":")
    spec = parse_spec(name)
    if not changes:
        return make(name, game, seed)
    settings = changed(game.advice().search(players), changes)
    seconds = spec.seconds if spec.seconds is not None else SECONDS
    return Marshal(game, seed, seconds=seconds, iterations=spec.iterations, settings=settings)


def changed(settings: SearchSettings, changes: str) -> SearchSettings:
    pairs = [change.split("=") for change in changes.split(",")]
    return settings._replace(**{name: type(getattr(settings, name))(value) for name, value in pairs})


def play(game: Game, seats: Sequence[Bot], place: int, deal: int) -> Finished:
    """One game; the first variant sits at `place`."""
    dice = Dice(deal)
    state = game.new(len(seats), {}, dice)
    decisions, seconds = 0, 0.0
    while not state.over:
        seat = state.to_act()[0]
        legal = [game.text(action) for action in state.legal(seat)]
        view = state.view(seat)
        started = process_time()
        choice = seats[seat].choose(view, legal)
        if seat == place:
            decisions += 1
            seconds += process_time() - started
        state.play(seat, game.parse(choice), dice)
    outcome = state.outcome()
    assert outcome is not None
    winners = outcome.winners()
    scores = list(outcome.scores)
    own = scores.pop(place)
    return Finished(1 / len(winners) if place in winners else 0.0, own - fmean(scores), decisions, seconds)


def lead_of(deals: Sequence[Sequence[Finished]]) -> tuple[float, float]:
    """The mean lead, and how far it may be off (95 %): over deals, as with wins."""
    means = [fmean(game.lead for game in deal) for deal in deals]
    if len(means) < 4:
        return fmean(means), float("inf")
    return fmean(means), student(0.95, len(means) - 1) * stdev(means) / sqrt(len(means))


def student(confidence: float, freedom: int) -> float:
    """Within how many standard errors so much of Student's t lies (Cornish and Fisher's expansion; freedom >= 3).

    >>> round(student(0.95, 4), 2), round(student(0.95, 30), 3), round(student(0.99, 1000), 2)
    (2.77, 2.042, 2.58)
    """
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def compare(game: Game, players: int, first: str, second: str, games: int, least: int, seed: int) -> None:
    deals: list[list[Finished]] = []
    started = perf_counter()
    fair = 1 / players
    for index in range(games):
        deal, place = divmod(index, players)
        bots = [
            variant(first if seat == place else second, game, players, number(seed, index, seat))
            for seat in range(players)
        ]
        if place == 0:
            deals.append([])
        deals[-1].append(play(game, bots, place, number(seed, -1, deal)))
        share, low, high = interval([(sum(game.won for game in played), len(played)) for played in deals], players)
        if index + 1 >= least and place == players - 1 and not low <= fair <= high:
            break
    minutes = (perf_counter() - started) / 60
    lead, off = lead_of(deals)
    finished = [played for deal_played in deals for played in deal_played]
    each = 1000 * sum(played.seconds for played in finished) / sum(played.decisions for played in finished)
    print(
        f"{game.id} {players} players: {first} against {second}: {share:.3f} [{low:.3f}, {high:.3f}]"
        f" of {len(finished)} games (fair {fair:.2f}, seed {seed}), lead {lead:.1f} ± {off:.1f},"
        f" {each:.0f} ms a decision, {minutes:.1f} min",
        flush=True,
    )


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--first", action="append", required=True, help="may be given several times: one line for each")
    parser.add_argument("--second", default="deputy")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--least", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    for first in given.first:
        compare(GAMES.find(given.game), given.players, first, given.second, given.games, given.least, given.seed)


if __name__ == "__main__":
    main(sys.argv[1:])
