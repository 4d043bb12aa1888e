"""Before the first move: which game, who sits where, from which position, in which file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from farwest.engine.data import Plain
from farwest.engine.errors import Mistake
from farwest.engine.game import Game
from farwest.engine.options import Option
from farwest.games import GAMES
from farwest.terminal.mistakes import check_options, read_options
from farwest.terminal.screen import hanging
from farwest.terminal.seating import InFile, Wrong, arrange
from farwest.terminal.table import Table
from farwest.words import Words


def new_table(
    game: str | None,
    *,
    players: int | None = None,
    bots: str | None = None,
    names: str | None = None,
    options: tuple[str, ...] = (),
    save: Path | None = None,
    start: Path | None = None,
    secret: str | None = None,
) -> Table:
    """A fresh game, kept in its file from the start: what cannot be saved is said before anything is played."""
    if game is None:
        raise Wrong("cli-which-game", {"known": f"={', '.join(known.id for known in GAMES)}"})
    chosen = GAMES.find(game)
    if save is not None and save.exists():
        raise Wrong("cli-save-exists", {"file": f"={save}"})
    position = None if start is None else _position(chosen, start)
    if position is not None:
        players = _agreed(chosen.load(position).players, players)
    sitters = arrange(chosen, players, bots, [name for name in (names or "").split(",") if name.strip()])
    given = read_options(chosen, options)
    check_options(chosen, len(sitters), given)
    table = Table.new(chosen, sitters, given, secret=secret, start=position, path=save)
    table.save()
    return table


def _agreed(seats: int, asked: int | None) -> int:
    if asked not in (None, seats):
        raise Wrong("cli-position-players", {"players": seats})
    return seats


def _position(game: Game, path: Path) -> dict[str, Plain]:
    """A position that the game can load and go on from."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        data = None
    try:
        if not isinstance(data, dict):
            raise Wrong("cli-not-json")
        if game.load(data).over:
            raise Wrong("cli-position-over")
    except Mistake as mistake:
        raise InFile(path, mistake) from None
    return data


def resumed_table(path: Path, game: str | None, save: Path | None, asked: Sequence[str] = ()) -> Table:
    """A saved game to go on with, in its own file or in a new one. Nothing else about it can be `asked` for."""
    if asked:
        raise Wrong("cli-resume-alone", {"what": f"={', '.join(asked)}"})
    try:
        table = Table.open(path)
    except Mistake as mistake:
        raise InFile(path, mistake) from None
    if game not in (None, table.game.id):
        raise Wrong("cli-other-game", {"file": f"={path}", "game": f"={table.game.id}"})
    if save is not None and save != path:
        if save.exists():
            raise Wrong("cli-save-exists", {"file": f"={save}"})
        table.path = save
    table.save()
    return table


def catalogue(game: Game, words: Words, width: int) -> list[Text]:
    """A game in a few lines: what it is, for how many, and what can be chosen."""
    counts = ", ".join(map(str, game.player_counts))
    title = Text.assemble((game.title, "title"), (f"  {game.id}", "number"))
    about = [Text(words.say("game-tagline"))] if words.has("game-tagline") else []
    about.append(Text(words.say("cli-games-players", counts=f"={counts}")))
    about += [_option(option, words) for option in game.options]
    return [title, *(line for text in about for line in hanging(Text(), text, width))]


def _option(option: Option, words: Words) -> Text:
    """Its name on the command line, what it is about, and its values."""
    text = Text.assemble((f"--option {option.id}=…", "number"))
    about = f"option-{option.id}.about"
    if words.has(about):
        text.append(f"  {words.say(about)}", "")
    values = ", ".join(option.choices)
    return text.append(f" {words.say('cli-games-values', values=f'={values}')}", "faint")
