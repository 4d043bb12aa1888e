"""Searches from source and compiled grow the same trees, entry by entry and to the last bit of every result."""

import pytest

from farwest.engine.game import Game
from farwest.games import GAMES
from farwest.kit.thought import another_process_from_source_thinks_the_same, thoughts

QUICK = ["wild-gangs", "blackrock-city"]


def id_of(game: Game) -> str:
    return game.id


@pytest.mark.parametrize("game", [game for game in GAMES if game.id in QUICK], ids=id_of)
def test_compiled_and_from_source_search_alike(game: Game) -> None:
    another_process_from_source_thinks_the_same(game, 3, 40)


@pytest.mark.long
@pytest.mark.parametrize("game", [game for game in GAMES if game.id not in QUICK], ids=id_of)
def test_compiled_and_from_source_search_alike_in_long_games(game: Game) -> None:
    another_process_from_source_thinks_the_same(game, 3, 40)


def test_other_iterations_are_another_tree() -> None:
    game = GAMES.find("wild-gangs")
    assert thoughts(game, 1, 24) != thoughts(game, 1, 25)
