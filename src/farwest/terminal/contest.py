"""Bots against bots: a progress bar while they play, then a table and a picture of what came of it."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from farwest.bots.external import read_commands
from farwest.bots.levels import make
from farwest.engine.game import Game
from farwest.games import GAMES
from farwest.lab import arena
from farwest.lab.ledger import read_settings, read_total
from farwest.lab.naming import called, percent, tenths
from farwest.lab.playing import Maker, Played
from farwest.lab.series import Series
from farwest.lab.standings import Result, Standing, result_of
from farwest.terminal.mistakes import check_options, read_options
from farwest.terminal.seating import NO_BOTS, Wrong
from farwest.words import Words

DEFAULT_BOTS: Final = "deputy,tenderfoot,random"
COLUMNS: Final = ("bot", "share", "interval", "luck", "rating", "score", "time")
DEFAULT_GAMES: Final = 100
DEFAULT_SEED: Final = 1
STANDARD_OUTPUT: Final = Path("-")
SCALE: Final = 41  # signs that the drawn intervals take

house_bots: Maker = make  # the bots that need no command; `bench.arena` has more of them


# What was asked for.


def read_names(game: Game, players: int | None, bots: str | None) -> list[str]:
    """A bot for each seat; where fewer are named than there are to be players, they are taken again from the first."""
    names = [part.strip() for part in (DEFAULT_BOTS if bots is None else bots).split(",")]
    names = [name for name in names if name and name != NO_BOTS]
    if not names:
        raise Wrong("cli-no-bots")
    if any(name.partition("=")[0].isdigit() and "=" in name for name in names):
        raise Wrong("cli-no-seats-here")
    if players is None:
        players = next((count for count in game.player_counts if count >= len(names)), len(names))
    if players not in game.player_counts:
        counts = ", ".join(map(str, game.player_counts))
        raise Wrong("cli-players", {"game": f"={game.title}", "counts": f"={counts}"})
    if bots is None:
        names = names[:players]
    if len(names) > players:
        raise Wrong("cli-too-many-bots", {"players": players})
    return [names[seat % len(names)] for seat in range(players)]


def prepare(
    game: str | None, resume: Path | None, commands: Sequence[str], asked: Mapping[str, Any]
) -> tuple[Series, Maker]:
    """The series that was asked for, or the one in the file to go on with, and who makes its bots. Mistakes."""
    kept: dict[str, Any] = {}
    if resume is not None:
        if asked["state"] is not None:
            raise Wrong("cli-arena-one-file")
        kept = _kept(resume)
    if game is None and not kept:
        raise Wrong("cli-which-game", {"known": f"={', '.join(each.id for each in GAMES)}"})
    chosen = GAMES.find(kept["game"] if game is None else game)
    bots = asked["bots"] or (",".join(kept["bots"]) if kept else None)
    players = asked["players"] or (len(kept["bots"]) if kept and not asked["bots"] else None)
    names = read_names(chosen, players, bots)
    given = read_options(chosen, asked["options"]) if asked["options"] or not kept else kept["options"]
    check_options(chosen, len(names), given)
    seed = asked["seed"] if asked["seed"] is not None else kept.get("seed", DEFAULT_SEED)
    series = Series.of(chosen, names, seed, given)
    maker = arena.makers(read_commands(commands), house_bots)
    for name in series.bots:  # before anything is played: UnknownLevel, NoCommand
        maker(name, chosen, 0)
    return series, maker


def _kept(path: Path) -> dict[str, Any]:
    if not path.exists():
        raise Wrong("arena-no-ledger", {"file": f"={path}"})
    return read_settings(path)


def games_asked(count: int | None, resume: Path | None) -> int:
    """How many games: as many as were asked for when the file was begun, if nothing is said."""
    return count or (read_total(resume) if resume is not None else DEFAULT_GAMES)


def check_writable(*paths: Path | None) -> None:
    """Before anything is played rather than after hours: OSError names the file."""
    for path in paths:
        if path is not None and path != STANDARD_OUTPUT:
            with path.open("ab"):
                pass


# While they play.


def run(
    series: Series,
    games: int,
    words: Words,
    *,
    jobs: int | None = None,
    maker: Maker,
    state: Path | None = None,
    records: Path | None = None,
) -> tuple[Result, list[Played], bool]:
    """Play the series, with a bar on a terminal: its figures, its games, and whether it was stopped by Ctrl-C."""
    console = Console(stderr=True, highlight=False)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[share]}"),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    played: list[Played] = []
    wins = 0.0
    with bar:
        task = bar.add_task(words.say("cli-arena-bar"), total=games, share="")

        def progress(done: list[Played]) -> None:
            nonlocal wins
            played.extend(done)
            wins += sum(game.wins()[0] for game in done)
            bar.update(task, completed=len(played), share=_so_far(series, wins, len(played), words))

        try:
            result = arena.run(
                series,
                games,
                jobs=cores() if jobs is None else jobs,
                maker=maker,
                state=state,
                records=records,
                progress=progress,
            )
        except KeyboardInterrupt:
            return result_of(series, played), played, True
    return result, played, False


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _so_far(series: Series, wins: float, games: int, words: Words) -> str:
    """The share of the first bot."""
    return f"{called(series.bots[0], words)} {percent(wins / games, words)}" if games else ""


# What came of it.


def report(result: Result, words: Words) -> list[Grid | Text]:
    """The bots, best first, with their intervals drawn, then what else was noticed."""
    grid = Grid(box=None, header_style="faint", pad_edge=False, padding=(0, 2, 0, 0))
    for column in COLUMNS:
        grid.add_column(words.say(f"cli-arena-{column}"), justify="left" if column == "bot" else "right", no_wrap=True)
    order = sorted(result.bots, key=lambda bot: -bot.win_share)
    for bot in order:
        grid.add_row(*_row(bot, words))
    seats = "  ".join(f"{number}: {percent(seat.share, words)}" for number, seat in enumerate(result.seats, 1))
    return [
        grid,
        Text(),
        *_drawn(order, result, words),
        Text(),
        Text(words.say("cli-arena-seats", seats=f"={seats}")),
        Text(
            words.say(
                "cli-arena-length",
                games=result.games,
                deals=result.deals,
                length=round(result.length),
                seed=f"={result.series.seed}",
            )
        ),
        Text(words.say("cli-arena-method"), style="faint"),
        *_failures(result.bots, words),
    ]


def _row(bot: Standing, words: Words) -> list[str]:
    luck = "even" if not bot.beyond_luck else "above" if bot.win_share > bot.fair else "below"
    return [
        called(bot.name, words),
        percent(bot.win_share, words),
        f"{percent(bot.low, words)} – {percent(bot.high, words)}",
        words.say(f"cli-arena-luck-{luck}", sure=round(100 * bot.beyond_luck)),
        f"{tenths(bot.rating, words)} ±{2 * bot.doubt:.0f}",
        str(round(bot.score)),
        words.say("cli-arena-milliseconds", time=f"={_milliseconds(bot.ms_per_decision, words)}"),
    ]


def _milliseconds(value: float, words: Words) -> str:
    return f"{value:.0f}" if value >= 10 else tenths(value, words)


def _drawn(bots: Sequence[Standing], result: Result, words: Words) -> list[Text]:
    """Each interval on a scale from 0 to 100 %, with the share of luck alone."""
    width = max(len(called(bot.name, words)) for bot in bots)
    fair = _at(1 / result.series.players)
    lines = []
    for bot in bots:
        signs = [" "] * SCALE
        signs[fair] = "┊"
        for at in range(_at(bot.low), _at(bot.high) + 1):
            signs[at] = "┿" if at == fair else "━"
        signs[_at(bot.win_share)] = "●"
        lines.append(Text(f"{called(bot.name, words):<{width}}  ├{''.join(signs)}┤"))
    even = words.say("cli-arena-fair", share=f"={percent(1 / result.series.players, words)}")
    lines.append(Text(f"{'':<{width}}   {'':<{fair}}┊ {even}", style="faint"))
    return lines


def _at(share: float) -> int:
    return round(share * (SCALE - 1))


def _failures(bots: Sequence[Standing], words: Words) -> list[Text]:
    return [
        Text(
            words.say(
                "cli-arena-failures",
                bot=f"={called(bot.name, words)}",
                count=bot.failures,
                why=f"={bot.problem}",
            ),
            style="bold",
        )
        for bot in bots
        if bot.failures
    ]


def plain(result: Result) -> str:
    """The figures as JSON, for whoever computes on."""
    return json.dumps(result.plain(), indent=2, ensure_ascii=False) + "\n"
