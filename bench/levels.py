"""How strong the levels are: one bot against another at all other seats, in every game with every number of players.

    python -m bench.levels                                              # marshal@1s against deputies: hours
    python -m bench.levels wild-gangs --players 2 --first marshal@4s --second marshal@0.25s --games 100
    python -m bench.levels --first deputy --second random --games 60

Every series is one of the arena (`farwest arena`), kept in a file of its own below `--folder`: it may be stopped at any
moment and goes on where it was, and asking for more games adds to those that are there. A run of all games writes
`bench/out/levels.json`.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console

from bench.contenders import ROOT
from farwest.engine.game import Game
from farwest.games import GAMES
from farwest.lab import arena
from farwest.lab.series import Series
from farwest.lab.standings import Result

OUT: Final = ROOT / "bench" / "out" / "levels.json"
FOLDER: Final = ROOT / "bench" / "out" / "levels"
HEAD: Final = (
    "| game | players | won | 95 % interval | 99 % interval | even share | lead | s per decision |\n" + "|---" * 8 + "|"
)


def measure(
    game: Game, players: int, first: str, second: str, *, games: int, seed: int, jobs: int, folder: Path
) -> Result:
    """The first bot at one seat, the second at all others, on whole deals: each is played once from every seat."""
    series = Series.of(game, [first, *[second] * (players - 1)], seed)
    folder.mkdir(parents=True, exist_ok=True)
    state = folder / f"{game.id}-{players}-{first}-{second}-seed{seed}.jsonl"
    deals = -(-games // players) if games else _kept(state) // players
    return arena.run(series, deals * players, jobs=jobs, state=state if deals else None)


def _kept(state: Path) -> int:
    """How many games a series holds: a line each, below its settings."""
    return len(state.read_text("utf-8").splitlines()) - 1 if state.exists() else 0


def row(result: Result) -> str:
    """As it stands in `docs/bots.md`."""
    first, others = result.bots[0], result.bots[1:]
    lead = first.score - sum(bot.score for bot in others) / len(others)
    return (
        f"| {result.series.game.title} | {result.series.players} | {first.win_share:.3f} of {result.games}"
        f" | [{first.low:.3f}, {first.high:.3f}] | [{first.low_99:.3f}, {first.high_99:.3f}] | {first.fair:.2f}"
        f" | {lead:.1f} | {first.ms_per_decision / 1000:.2f} |"
    )


def parsed(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.levels", description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("game", nargs="*", help="all if none is named")
    parser.add_argument("--players", type=int, nargs="+", help="every number that the game takes if not said")
    parser.add_argument("--first", default="marshal@1s", help="the bot at one seat (default marshal@1s)")
    parser.add_argument("--second", default="deputy", help="the bot at all other seats (default deputy)")
    parser.add_argument(
        "--games", type=int, default=60, help="in each series, in whole deals (default 60); 0: those kept"
    )
    parser.add_argument("--seed", type=int, default=21, help="other deals (default 21, as in the series kept here)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at once (default: all cores)")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where series are kept (default bench/out/levels)")
    parser.add_argument("--out", type=Path, help="where to write (default bench/out/levels.json, of all games)")
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None) -> int:
    asked = parsed(given)
    console = Console(stderr=True)
    print(HEAD, flush=True)
    results = []
    for game in [GAMES.find(name) for name in asked.game] or list(GAMES):
        for players in [count for count in game.player_counts if not asked.players or count in asked.players]:
            with console.status(f"{game.id}, {players} players"):
                results.append(
                    measure(
                        game, players, asked.first, asked.second,
                        games=asked.games, seed=asked.seed, jobs=asked.jobs, folder=asked.folder,
                    )
                )  # fmt: skip
            if results[-1].games:
                print(row(results[-1]), flush=True)
    out = asked.out or (None if asked.game or asked.players else OUT)
    if out is not None:
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(json.dumps([result.plain() for result in results if result.games], indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
