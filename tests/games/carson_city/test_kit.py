"""Carson City through the kit that every game must pass."""

from collections import Counter
from typing import Any

import pytest

from farwest.engine.core import State
from farwest.engine.data import Plain
from farwest.games.carson_city import data as D
from farwest.games.carson_city.game import GAME
from farwest.kit import GameKit
from farwest.kit.tables import Table, tables_of

# Every option with every value at one table, options that change the flow most at several.
OPTIONS = {
    2: [("duel_mode", "tiles"), ("starting_revolvers", "1"), ("personality_side", "random"), ("board_side", "river")],
    3: [("duel_mode", "tiles"), ("personality_side", "red"), ("bank_count", "4"), ("road_timing", "anytime")],
    4: [("board_side", "river"), ("duel_dice", "2"), ("dead_cowboys", "on"), ("church_protects", "own")],
    5: [("personality_side", "red"), ("colours", "blue,yellow,purple,green,orange"), ("duel_mode", "tiles")],
}
TOGETHER = (
    ("personality_side", "random"),
    ("board_side", "river"),
    ("duel_mode", "tiles"),
    ("road_timing", "anytime"),
    ("dead_cowboys", "on"),
)
CUSTOM = (("personality_side", "custom"), ("side_sheriff", "red"), ("side_worker", "red"))


class TestCarsonCity(GameKit):
    """Quick, so that it can be run from source after every change; what takes long is tried at length."""

    game = GAME
    positions = 2
    attempts = 2
    samples = 8
    traced = 1

    def tables(self) -> list[Table]:
        return [Table(2)]

    def invariants(self, state: State) -> None:
        """The end of section 9, on the position as it is dumped."""
        position: dict[str, Any] = state.dump()
        cowboys_are_ten(position)
        roads_are_25(position)
        tiles_are_all_there(position)
        houses_belong_to_buildings(position)
        for player in position["seats"]:
            assert player["cash"] >= 0
        owned = Counter(shown["owner"] for shown in position["town"].values())
        assert all(owned[seat] <= 12 for seat in range(len(position["seats"])))
        if position["phase"] in ("setup", "personalities", "end") or position["step"] in ("limit", "red", "bridges"):
            assert not position["standing"]
        within_limits(position)

    def dealt(self, dump: dict[str, Plain]) -> dict[str, Plain]:
        """What rivals have sealed is taken back when a world is dealt again."""
        return {key: value for key, value in dump.items() if key not in ("picked", "actor")}


def cowboys_are_ten(position: dict[str, Any]) -> None:
    for seat, player in enumerate(position["seats"]):
        places = [place for place, pieces in position["standing"].items() if seat in pieces]
        on_board = sum(player[place] if place in ("wages", "road1") else 1 for place in places)
        assert player["cowboys"] + player["general"] + on_board == 10


def roads_are_25(position: dict[str, Any]) -> None:
    river = position["options"]["board_side"] == "river"
    used = sum(2 if river and D.IS_CROSSING[edge] else 1 for edge in position["roads"])
    assert used + position["supply"] + sum(player["roads"] for player in position["seats"]) == 25


def tiles_are_all_there(position: dict[str, Any]) -> None:
    on_board = sum(shown["tile"] in D.BUILDINGS for shown in position["town"].values())
    kept = sum(len(player["kept"]) for player in position["seats"])
    in_row = sum(building is not None for building in position["row"])
    expected = 26 + int(position["options"]["bank_count"])
    assert on_board + kept + in_row + sum(position["bag"].values()) == expected


def houses_belong_to_buildings(position: dict[str, Any]) -> None:
    tiles = Counter(shown["tile"] for shown in position["town"].values())
    assert tiles["house"] == 1 + sum(tiles[b] for n, b in enumerate(D.BUILDINGS) if D.NEEDS[n])


def within_limits(position: dict[str, Any]) -> None:
    """After phase 4 nobody has more than his limit: at the next choice of cards, before anybody has taken one."""
    if position["decision"] == "personality" and position["turn"] == 0 and position["round"] > 1:
        assert all(player["cash"] <= 120 for player in position["seats"])


@pytest.mark.long
class TestCarsonCityAtLength(TestCarsonCity):
    positions = 8
    attempts = 20
    samples = 80
    traced = 16

    def tables(self) -> list[Table]:
        """Every player count, and every value of every option."""
        plain = [Table(players) for players in GAME.player_counts]
        single = [Table(players, (option,)) for players, options in OPTIONS.items() for option in options]
        return [*plain, *single, Table(3, TOGETHER), Table(4, CUSTOM)]


@pytest.mark.long
@pytest.mark.parametrize("players", GAME.player_counts)
def test_every_option_at_every_player_count_is_played_to_the_end(players: int) -> None:
    kit = TestCarsonCity()
    for table in tables_of(GAME):
        if table.players == players:
            kit.test_random_play_reaches_the_end(table)
