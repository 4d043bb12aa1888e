"""Which games there are. A game lies in the games package, or is announced by an entry point elsewhere."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module, metadata
from types import ModuleType

from farwest.engine.errors import Mistake, Phrase
from farwest.engine.game import Game

ENTRY_POINTS = "farwest.games"


class UnknownGame(Mistake):
    def __init__(self, id: str, known: list[str]) -> None:
        super().__init__(Phrase("mistake-game"))
        self.id = id
        self.known = known

    def __str__(self) -> str:
        return f"no game {self.id!r}; there is: {', '.join(self.known)}"


class Registry:
    """The games of one package and of installed extensions, by id. Modules are imported when first asked for."""

    def __init__(self, package: ModuleType) -> None:
        self._package = package
        self._games: dict[str, Game] = {}

    def __iter__(self) -> Iterator[Game]:
        if not self._games:
            found = [*self._own(), *self._installed()]
            self._games = {game.id: game for game in sorted(found, key=lambda game: game.id)}
        return iter(self._games.values())

    def find(self, id: str) -> Game:
        for game in self:
            if game.id == id:
                return game
        raise UnknownGame(id, list(self._games))

    def _own(self) -> Iterator[Game]:
        for module in pkgutil.iter_modules(self._package.__path__):
            if module.ispkg:
                yield _game_of(import_module(f"{self._package.__name__}.{module.name}.game"))

    def _installed(self) -> Iterator[Game]:
        for point in metadata.entry_points(group=ENTRY_POINTS):
            yield _game_of(point.load())


def _game_of(module: ModuleType) -> Game:
    game = module.GAME
    assert isinstance(game, Game), f"{module.__name__}.GAME is no Game"
    return game
