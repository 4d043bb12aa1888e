"""Bots against bots: a progress bar while they play, then a table of what came of it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from farwest.engine.game import Game
from farwest.lab.selfplay import Series, Standing, series
from farwest.terminal.seating import Wrong, read_bots
from farwest.words import Words

DEFAULT_BOTS: Final = "deputy,tenderfoot,random"
COLUMNS: Final = ("bot", "wins", "share", "interval", "fair", "score", "time")
STANDARD_OUTPUT: Final = Path("-")


def levels_of(game: Game, players: int | None, bots: str | None) -> tuple[int, list[str]]:
    """How many play, and a level for each seat; where fewer are named, they are taken again from the first."""
    placed, levels = read_bots(DEFAULT_BOTS if bots is None else bots)
    if placed:
        raise Wrong("cli-no-seats-here")
    if players is None:
        players = next((count for count in game.player_counts if count >= len(levels)), len(levels))
    if players not in game.player_counts:
        counts = ", ".join(map(str, game.player_counts))
        raise Wrong("cli-players", {"game": f"={game.title}", "counts": f"={counts}"})
    if bots is None:
        levels = levels[:players]
    if not levels:
        raise Wrong("cli-no-bots")
    if len(levels) > players:
        raise Wrong("cli-too-many-bots", {"players": players})
    return players, [levels[seat % len(levels)] for seat in range(players)]


def run(
    game: Game,
    players: int,
    levels: Sequence[str],
    games: int,
    seed: int,
    words: Words,
    *,
    options: Mapping[str, object],
    folder: Path | None,
) -> Series:
    """Play the series, with a bar on a terminal."""
    console = Console(stderr=True, highlight=False)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task(words.say("cli-selfplay-bar"), total=games)
        return series(
            game,
            players,
            levels,
            games,
            seed,
            lambda done, _: bar.update(task, completed=done),
            options=options,
            folder=folder,
        )


def report(result: Series, seed: int, words: Words) -> list[Grid | Text]:
    """Wins with their 95 % intervals, then what else was noticed."""
    grid = Grid(box=None, header_style="faint", pad_edge=False, padding=(0, 2, 0, 0))
    for column in COLUMNS:
        grid.add_column(
            words.say(f"cli-selfplay-{column}"), justify="left" if column == "bot" else "right", no_wrap=True
        )
    for standing in sorted(result.standings, key=lambda standing: -standing.share / standing.fair):
        grid.add_row(*_row(standing, result.milliseconds[standing.level], words))
    seats = "  ".join(f"{number}: {percent(share, words)}" for number, share in enumerate(result.seats, 1))
    return [
        grid,
        Text(),
        Text(words.say("cli-selfplay-seats", seats=f"={seats}")),
        Text(words.say("cli-selfplay-length", games=result.games, length=round(result.length), seed=f"={seed}")),
    ]


def _row(standing: Standing, milliseconds: float, words: Words) -> list[str]:
    key = f"bot-{standing.level}"
    return [
        words.say(key) if words.has(key) else standing.level,
        f"{standing.wins:g}",
        percent(standing.share, words),
        f"{percent(standing.low, words)} – {percent(standing.high, words)}",
        percent(standing.fair, words),
        str(round(standing.score)),
        words.say("cli-selfplay-milliseconds", time=max(1, round(milliseconds))),
    ]


def percent(share: float, words: Words) -> str:
    whole, tenth = divmod(round(1000 * share), 10)
    return words.say("cli-percent", whole=whole, tenth=tenth)


def plain(result: Series, game: Game, players: int, levels: Sequence[str], seed: int) -> str:
    """The same as JSON, for whoever computes on."""
    data: dict[str, Any] = {"game": game.id, "players": players, "bots": list(levels), "seed": seed}
    data |= result._asdict()
    data["standings"] = [standing._asdict() for standing in result.standings]
    return json.dumps(data, indent=2) + "\n"
