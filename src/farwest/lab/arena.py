"""The arena: a series of games on all cores, kept in a file if asked, and what it found out.

>>> from farwest.games import GAMES
>>> result = run(Series.of(GAMES.find("wild-gangs"), ["tenderfoot", "random"], seed=1), games=4)
>>> [(bot.name, bot.wins) for bot in result.bots]
[('tenderfoot', 3.0), ('random', 1.0)]
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

from farwest.bots.bot import Bot
from farwest.bots.external import USUAL_BUDGET, External, read_command
from farwest.bots.levels import make
from farwest.engine.game import Game
from farwest.lab.ledger import Ledger, open_ledger
from farwest.lab.playing import Maker, Played, play
from farwest.lab.series import Series
from farwest.lab.standings import Result, result_of
from farwest.lab.workers import play_all

EXEC: Final = "exec:"
_TIMED: Final = re.compile(r"(?P<what>.+?)(@(?P<seconds>[0-9]+(\.[0-9]+)?)s)?")


def run(
    series: Series,
    games: int,
    *,
    jobs: int = 0,
    maker: Maker = make,
    state: Path | None = None,
    records: Path | None = None,
    progress: Callable[[list[Played]], None] | None = None,
) -> Result:
    """Play the first `games` games of the series, as far as `state` does not hold them already.

    `jobs` processes play at the same time; 0 plays here. `progress` is told of the games that are there already, then
    of those that end, as they do. Into the folder `records` goes the record of every game.
    """
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    ledger = None if state is None else open_ledger(state, series.plain(), games)
    played = [] if ledger is None else [game for game in ledger.played if game.number < games]
    known = {game.number for game in played}
    if records is not None:
        known = {index for index in known if (records / f"{index + 1:05}.json").exists()}
        played = [game for game in played if game.number in known]
    missing = [index for index in range(games) if index not in known]
    if progress is not None:
        progress(played)
    with closing(_games(series, missing, jobs, maker, records)) as batches:
        try:
            for batch in batches:
                _keep(ledger, batch)
                played += batch
                if progress is not None:
                    progress(batch)
        finally:
            if ledger is not None:
                ledger.close()
    return result_of(series, played)


def _games(
    series: Series, indices: Sequence[int], jobs: int, maker: Maker, records: Path | None
) -> Generator[list[Played], None, None]:
    if jobs:
        yield from play_all(series, indices, jobs, maker, records)
    else:
        for index in indices:
            yield [play(series, index, maker, records)]


def _keep(ledger: Ledger | None, games: Sequence[Played]) -> None:
    if ledger is not None:
        ledger.add(games)


# Who may sit in the arena.


def makers(commands: Mapping[str, str], fallback: Maker = make) -> Maker:
    """Bots by name: `commands` that the caller names, `exec:COMMAND`, and the levels. `@2s` gives a program 2 s."""
    return partial(_make, dict(commands), fallback)


def _make(commands: Mapping[str, str], fallback: Maker, name: str, game: Game, seed: int) -> Bot:
    """NoCommand, UnknownLevel."""
    found = _TIMED.fullmatch(name)
    what = found["what"] if found else name
    command = what.removeprefix(EXEC) if what.startswith(EXEC) else commands.get(what)
    if command is None:
        return fallback(name, game, seed)
    budget = float(found["seconds"]) if found and found["seconds"] else USUAL_BUDGET
    return External(game, seed, read_command(command), budget)
