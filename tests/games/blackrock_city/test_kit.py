"""Blackrock City through the kit that every game must pass."""

from typing import Any

import pytest

from farwest.engine.core import State
from farwest.engine.data import Plain
from farwest.games.blackrock_city.game import GAME
from farwest.kit import GameKit
from farwest.kit.tables import Table, tables_of


class TestBlackrockCity(GameKit):
    """Quick, so that it can be run from source after every change; what takes long is tried at length."""

    game = GAME
    positions = 2
    attempts = 2
    samples = 8
    traced = 1

    def tables(self) -> list[Table]:
        return [Table(2)]

    def invariants(self, state: State) -> None:
        """BC-5.13, on the position as it is dumped."""
        position: dict[str, Any] = state.dump()
        view: dict[str, Any] = state.view(0)
        _cubes(position, view)
        _bandits(position, view)
        assert 0 <= position["pawn"] < len(position["circle"])
        assert 0 <= position["sheriff"] < len(position["circle"])
        assert set(position["reversed"]) <= set(position["looted"]) <= {*position["circle"][1:]}
        stakes = sorted(seat["stake"] for seat in view["seats"])
        assert stakes[-1] == 0 or stakes[-1] > stakes[-2]

    def dealt(self, dump: dict[str, Plain]) -> dict[str, Plain]:
        """A stake that another is putting together (BC-4.8) is taken back when a world is dealt again."""
        return {key: value for key, value in dump.items() if key not in ("decision", "chosen")}


@pytest.mark.long
class TestBlackrockCityAtLength(TestBlackrockCity):
    games = 4
    positions = 20
    attempts = 30
    samples = 1000
    traced = 16

    def tables(self) -> list[Table]:
        """Every player count and option; the hours of a clock change nothing but a number in the view."""
        return [table for table in tables_of(GAME) if table.players == 2 or "async_clock_hours" not in str(table)]


def _cubes(position: dict[str, Any], view: dict[str, Any]) -> None:
    """In the bank, with somebody or out of the game: 21 gold, 10 silver."""
    owners = position["players"] + ([position["dummy"]] if position["dummy"] else [])
    for colour, total in enumerate((21, 10)):
        name = ("gold", "silver")[colour]
        owned = [owner["cubes"][colour] for owner in owners]
        lost = sum(row.startswith("lost:") and row.endswith(name) for row in position["ledger"])
        assert min(owned) >= 0
        assert sum(owned) + view["bank"][name] + lost == total
        assert view["gone"][name] == lost


def _bandits(position: dict[str, Any], view: dict[str, Any]) -> None:
    """Eight of one's own at most, and thirteen prisoners in all."""
    for player in position["players"]:
        tiles = [reserve + staked for reserve, staked in zip(player["reserve"], player["staked"], strict=True)]
        assert min(*player["reserve"], *player["staked"]) >= 0
        assert tiles[1] + tiles[3] <= 2
        captives = player["prisoners"] + player["staked_prisoners"]
        assert 0 <= player["prisoners"] <= player["reserve"][2]
        assert 0 <= player["staked_prisoners"] <= player["staked"][2]
        assert tiles[0] + tiles[2] - captives <= 6
    owned = sum(player["prisoners"] + player["staked_prisoners"] for player in position["players"])
    assert owned + view["bank"]["prisoners"] + view["gone"]["prisoners"] == 13
    assert view["gone"]["prisoners"] >= 0
