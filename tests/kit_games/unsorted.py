"""Fists with one line whose order Python chooses anew in every process."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Final

from farwest.engine.data import Plain
from farwest.engine.native import i64
from tests.kit_games.fists.game import GAME as FISTS, FistsGame
from tests.kit_games.fists.state import CARDS, Fists


class Unsorted(Fists):
    def view(self, viewer: i64) -> dict[str, Plain]:
        return {**super().view(viewer), "cards": list(set(CARDS))}


class UnsortedGame(FistsGame):
    position = Unsorted

    def files(self) -> Traversable:
        return FISTS.files()


GAME: Final = UnsortedGame()
