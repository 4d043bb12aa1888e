"""What drawing stands on: templates, the words of a table, the games' own macros, and pieces that were drawn before."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache
from importlib import import_module, resources
from itertools import islice
from types import ModuleType
from typing import Any, Final, TypeVar

from jinja2 import FunctionLoader, StrictUndefined

from farwest.engine.game import Game
from farwest.games import GAMES
from farwest.web import assets, fallback
from farwest.web.quick import QuickEnvironment
from farwest.words import Words, words

T = TypeVar("T")

TEXTS: Final = resources.files(__package__) / "text"
TABLE_TEXTS: Final = resources.files("farwest.tables") / "text"
MOST_SAID: Final = 20_000
MOST_DRAWN: Final = 8000  # of one kind of thing, in one language


# Words.


def words_for(game: Game, lang: str) -> Words:
    """The words of a table: the shared ones, the game's, those of its board, the pages' and the tables'."""
    board = game.files() / "board_text"
    return words(lang, game.files() / "text", *([board] if board.is_dir() else []), TEXTS, TABLE_TEXTS)


class Teller:
    """Says things in one language and remembers what it said: the same few hundred sentences, again and again."""

    def __init__(self, spoken: Words) -> None:
        self.words = spoken
        self._said: dict[tuple[object, ...], str] = {}

    def say(self, key: str, /, **args: int | str) -> str:
        asked = (key, *args.items())
        said = self._said.get(asked)
        if said is None:
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            said = self._said[asked] = self.words.say(key, **args)
        return said


@cache
def teller(game: Game, lang: str) -> Teller:
    return Teller(words_for(game, lang))


# Things that were drawn before.


class Kept(dict[Hashable, T]):
    """What was made of things, by all that they are; made when it is asked for. The oldest half makes room."""

    def __init__(self, make: Callable[[Any], T], most: int = MOST_DRAWN) -> None:
        super().__init__()
        self._make = make
        self._most = most

    def __missing__(self, thing: Hashable) -> T:
        made = self._make(thing)
        if len(self) >= self._most:
            for old in list(islice(self, self._most // 2)):
                del self[old]
        self[thing] = made
        return made


# Templates.


def _source(name: str) -> tuple[str, str, None] | None:
    """Templates of this package, and `game/<id>/board.html` of a game."""
    room, _, rest = name.partition("/")
    if room == "game":
        id, _, file = rest.partition("/")
        found = GAMES.find(id).files() / file
    else:
        found = resources.files(__package__) / "templates" / name
    return (found.read_text(encoding="utf-8"), name, None) if found.is_file() else None


def fit(text: str, width: float, largest: int) -> int:
    """The size at which capitals of the wood type fill a width, in units of the board.

    >>> fit("SALOON", 186, 25), fit("RAILWAY STATION", 112, 24)
    (25, 9)
    """
    return max(6, min(largest, int(width / (0.78 * max(1, len(text))))))


environment: Final = QuickEnvironment(
    loader=FunctionLoader(_source),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)
environment.globals |= {"static": assets.static, "game_file": assets.game_file, "has_file": assets.has_file}
environment.filters["fit"] = fit


@cache
def board_module(game: Game) -> ModuleType:
    """The game's module `board`, or one that draws any game as lists."""
    if not assets.has_file(game, "board.html"):
        return fallback
    return import_module(f"{type(game).__module__.rpartition('.')[0]}.board")


@cache
def game_macros(game: Game) -> Any:
    own = f"game/{game.id}/board.html" if assets.has_file(game, "board.html") else "table/fallback.html"
    return environment.get_template(own).module


@cache
def macros(name: str) -> Any:
    """The macros of one of the pages' own templates."""
    return environment.get_template(name).module
