"""Whole random games, played by the engine and by a second implementation of the rules: never a difference."""

from typing import Any

import pytest

from farwest.engine.core import Dice
from farwest.engine.match import Match
from farwest.games.blackrock_city.game import GAME
from tests.games.blackrock_city.second import Second, Tile

GAMES_EACH = 60


def second_of(match: Match) -> Second:
    shown: dict[str, Any] = match.state.view(-1)
    names = ("gold", "prisoners", "holes", "reverse")
    tiles = [Tile(town["town"], *(town[name] for name in names)) for town in shown["circle"]]
    return Second(tiles, match.record.players, shown["first"])


def same(second: Second, shown: dict[str, Any], position: dict[str, Any]) -> None:
    """All that both know of the table."""
    for gang, player in zip(second.gangs, position["players"], strict=False):
        assert gang.tiles == player["reserve"]
        assert gang.laid == player["staked"]
        assert [gang.gold, gang.silver] == player["cubes"]
        assert gang.attacked == player["last_attack"]
    if position["dummy"]:
        dummy = second.gangs[2]
        assert [dummy.gold, dummy.silver] == position["dummy"]["cubes"]
        assert sum(dummy.laid) == position["dummy"]["stake"]
    assert second.queue == position["queue"]
    for name in ("sheriff", "pawn", "owner", "phase", "first"):
        assert getattr(second, name) == position[name]
    assert second.silver == shown["bank"]["silver"]
    assert [tile.name for tile in second.ring if tile.turned] == position["reversed"]
    assert [tile.name for tile in second.ring if tile.looted] == position["looted"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_agree(players: int) -> None:
    for seed in range(GAMES_EACH):
        dice = Dice(seed)
        match = Match.simulate(GAME, players, None, dice)
        second = second_of(match)
        course = second.game()
        asked: tuple[int, list[str]] | None = next(course)
        while asked is not None:
            state = match.state
            assert asked == (state.actor, [GAME.text(action) for action in state.legal(state.actor)])
            text = asked[1][dice.pick(len(asked[1]))]
            match.play(asked[0], text)
            second.chance = iter(match.entries[-1].outcomes)
            try:
                asked = course.send(text)
            except StopIteration:
                asked = None
            assert next(second.chance, None) is None, "both ask chance as often"
            if match.state.view(match.state.actor)["chosen"] is None:
                same(second, match.state.view(-1), match.state.dump())
        outcome = match.state.outcome()
        assert outcome is not None
        assert outcome.places == second.places()
        assert outcome.scores == [gang.cubes for gang in second.gangs[:players]]
