"""How the marshal's settings were found: variants of it at one table, by iterations, on the same deals.

    python -m bench.tune wild-gangs --players 2 --first marshal@400i:depth=4,sense=1 --second deputy --games 60

A variant is a bot as everywhere (`deputy`, `marshal@400i`), after a colon with some settings of the search changed
(`farwest.engine.advice.SearchSettings`). The first one sits at one seat, the second one at all others; every deal is
played once from each seat. It stops when the first is better or worse than its fair share beyond the 95 % interval, but
not before `--least` games.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from time import perf_counter

from farwest.bots.bot import Bot
from farwest.bots.levels import make, parse_spec
from farwest.bots.marshal import SECONDS, Marshal
from farwest.engine.advice import SearchSettings
from farwest.engine.core import Dice
from farwest.engine.game import Game
from farwest.games import GAMES
from farwest.lab.intervals import interval
from farwest.lab.series import number


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


def play(game: Game, seats: Sequence[Bot], deal: int) -> list[float]:
    """The wins of each seat: who share the first place share the win."""
    dice = Dice(deal)
    state = game.new(len(seats), {}, dice)
    while not state.over:
        seat = state.to_act()[0]
        legal = [game.text(action) for action in state.legal(seat)]
        state.play(seat, game.parse(seats[seat].choose(state.view(seat), legal)), dice)
    outcome = state.outcome()
    assert outcome is not None
    winners = outcome.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(seats))]


def compare(game: Game, players: int, first: str, second: str, games: int, least: int, seed: int) -> None:
    deals: list[list[float]] = []
    started = perf_counter()
    fair = 1 / players
    for index in range(games):
        deal, place = divmod(index, players)
        bots = [
            variant(first if seat == place else second, game, players, number(seed, index, seat))
            for seat in range(players)
        ]
        won = play(game, bots, number(seed, -1, deal))[place]
        deals = [*deals, [won]] if place == 0 else [*deals[:-1], [*deals[-1], won]]
        share, low, high = interval([(sum(wins), len(wins)) for wins in deals], players)
        done = index + 1
        if done >= least and place == players - 1 and not low <= fair <= high:
            break
    minutes = (perf_counter() - started) / 60
    print(
        f"{game.id} {players} players: {first} against {second}: {share:.3f} [{low:.3f}, {high:.3f}]"
        f" of {done} games (fair {fair:.2f}, seed {seed}, {minutes:.1f} min)",
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
