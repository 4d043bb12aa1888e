"""The registry: games of the package, games of installed extensions, and a clear word about what there is not."""

import sys
from importlib import metadata
from types import ModuleType

import pytest

from farwest.engine.errors import Mistake
from farwest.engine.registry import ENTRY_POINTS, Registry, UnknownGame
from farwest.games import GAMES
from tests.kit_games.fists.game import GAME as FISTS


def announce(monkeypatch: pytest.MonkeyPatch, *targets: str) -> None:
    """Pretend that packages with these entry points are installed."""
    points = metadata.EntryPoints(
        metadata.EntryPoint(name=f"point-{number}", value=target, group=ENTRY_POINTS)
        for number, target in enumerate(targets)
    )
    monkeypatch.setattr(metadata, "entry_points", lambda group: points.select(group=group))


def games_package() -> ModuleType:
    return sys.modules["farwest.games"]


def test_the_games_of_this_package_are_there() -> None:
    assert GAMES.find("wild-gangs").title == "Wild Gangs"
    assert [game.id for game in GAMES] == sorted(game.id for game in GAMES)


def test_an_unknown_game_is_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'wild-geese'; there is: .*wild-gangs") as raised:
        GAMES.find("wild-geese")
    assert isinstance(raised.value, Mistake)
    assert raised.value.phrase.key == "mistake-game"
    assert "wild-gangs" in raised.value.known


def test_an_installed_game_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    announce(monkeypatch, "tests.kit_games.fists.game")
    registry = Registry(games_package())
    assert registry.find("fists") is FISTS
    assert [game.id for game in registry] == sorted(["fists", *(game.id for game in GAMES)])


def test_modules_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    announce(monkeypatch, "tests.kit_games.fists.game")
    registry = Registry(games_package())
    assert registry.find("fists") is FISTS
    announce(monkeypatch)
    assert registry.find("fists") is FISTS


def test_an_entry_point_that_is_no_game_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    announce(monkeypatch, "tests.kit_games.fists.state")
    with pytest.raises(AttributeError, match="GAME"):
        list(Registry(games_package()))
