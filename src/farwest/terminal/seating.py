"""Who sits where: persons and bots, as asked for on the command line, as written in a record."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from farwest.bots.levels import LEVELS
from farwest.engine.errors import Args, Mistake, Phrase
from farwest.engine.game import Game
from farwest.words import Words

DEFAULT_LEVEL: Final = "deputy"
DEFAULT_PLAYERS: Final = 3
NO_BOTS: Final = "none"
LONGEST_NAME: Final = 32
_BOT: Final = "bot:"


class Wrong(Mistake):
    """Something asked for that cannot be done; the key is one of this package's texts."""

    def __init__(self, key: str, args: Args | None = None) -> None:
        super().__init__(Phrase(key, args))


class InFile(Mistake):
    """Something wrong with a file; the file's name goes before what is wrong."""

    def __init__(self, path: Path, mistake: Mistake) -> None:
        super().__init__(mistake.phrase)
        self.path = path
        self.mistake = mistake


class OfGame(Mistake):
    """Something that a game does not want; the key is one of the game's own texts."""

    def __init__(self, game: Game, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.game = game


class Sitter(NamedTuple):
    """A person with a name, or without one, or a bot of some level."""

    name: str = ""
    level: str | None = None

    def text(self) -> str:
        """As it stands in a record."""
        return self.name if self.level is None else _BOT + self.level

    def called(self, words: Words) -> str:
        """What the players' table calls it; nothing for a person without a name."""
        if self.level is None:
            return self.name
        key = f"bot-{self.level}"
        return words.say(key) if words.has(key) else self.level


def read_sitter(text: str) -> Sitter:
    """A seat of a record. A bot that is no longer known plays on as the usual one."""
    if not text.startswith(_BOT):
        return Sitter(name=text)
    level = text.removeprefix(_BOT)
    return Sitter(level=level if level in LEVELS else DEFAULT_LEVEL)


def arrange(game: Game, players: int | None, bots: str | None, names: Sequence[str]) -> list[Sitter]:
    """Seats for what was asked for: bots in the last seats unless they name theirs, persons in the others, in order.

    Without `players` there are as many as persons and bots make; without `bots`, bots fill the seats left over.
    """
    placed, loose = read_bots(bots) if bots is not None else ({}, [])
    persons = [_checked_name(name) for name in names]
    if players is None:
        players = _players(game, len(persons), None if bots is None else len(placed) + len(loose))
    if players not in game.player_counts:
        raise Wrong("cli-players", {"game": f"={game.title}", "counts": f"={_list(game.player_counts)}"})
    if bots is None:
        loose = [DEFAULT_LEVEL] * (players - max(1, len(persons)))
    people = players - len(placed) - len(loose)
    if people < 0 or max(placed, default=0) > players:
        raise Wrong("cli-too-many-bots", {"players": players})
    if len(persons) > people:
        raise Wrong("cli-too-many-names", {"people": people})
    free = [seat for seat in range(1, players + 1) if seat not in placed]
    placed |= dict(zip(free[people:], loose, strict=True))
    persons += [""] * (people - len(persons))
    return [Sitter(level=placed[s]) if s in placed else Sitter(name=persons.pop(0)) for s in range(1, players + 1)]


def read_bots(text: str) -> tuple[dict[int, str], list[str]]:
    """`deputy,deputy`, or with their seats `2=deputy,4=marshal`, or `none`."""
    placed: dict[int, str] = {}
    loose: list[str] = []
    for part in filter(None, (part.strip() for part in text.split(",") if part.strip() != NO_BOTS)):
        seat, equals, level = part.rpartition("=")
        if level not in LEVELS:
            raise Wrong("cli-level", {"wanted": f"={level}", "known": f"={_list(LEVELS)}"})
        if not equals:
            loose.append(level)
        elif not seat.isascii() or not seat.isdigit() or int(seat) < 1 or int(seat) in placed:
            raise Wrong("cli-bot-seat", {"wanted": f"={part}"})
        else:
            placed[int(seat)] = level
    return placed, loose


def _players(game: Game, persons: int, bots: int | None) -> int:
    """The smallest game that holds everybody; the usual one when nothing was said."""
    wanted = DEFAULT_PLAYERS if bots is None else bots + max(persons, 1 if bots else 0)
    wanted = max(wanted, persons)
    return next((count for count in game.player_counts if count >= wanted), wanted)


def _checked_name(name: str) -> str:
    shown = " ".join("".join(letter for letter in name if letter.isprintable()).split())
    if not shown or len(shown) > LONGEST_NAME or shown.startswith(_BOT):
        raise Wrong("cli-name", {"wanted": f"={name}", "longest": LONGEST_NAME})
    return shown


def _list(items: Sequence[object]) -> str:
    return ", ".join(map(str, items))
