"""Dodge City through the kit that every game must pass."""

from collections import Counter
from typing import Any

import pytest

from farwest.engine.core import State
from farwest.engine.data import Plain
from farwest.games.dodge_city import data as D
from farwest.games.dodge_city.game import GAME
from farwest.kit import GameKit
from farwest.kit.tables import Table


class TestDodgeCity(GameKit):
    """Quick, so that it can be run from source after every change; what takes long is tried at length."""

    game = GAME
    positions = 2
    attempts = 2
    samples = 8
    traced = 1

    def tables(self) -> list[Table]:
        return [Table(2)]

    def invariants(self, state: State) -> None:
        """On the position as it is dumped: cards, events, pieces, money, control."""
        position: dict[str, Any] = state.dump()
        _all_cards_are_there(position)
        _pieces_and_tokens(position)
        _money(position)
        _control(state, position)

    def dealt(self, dump: dict[str, Plain]) -> dict[str, Plain]:
        """Sealed choices are taken back in a world dealt again (DC-6.3), and what a rival remembers of the cards he put
        face down himself (DC-6.2) is forgotten there."""
        players = dump["players"]
        assert isinstance(players, dict)
        hidden = ("chosen", "memory")
        kept: dict[str, Plain] = {}
        for colour, player in players.items():
            assert isinstance(player, dict)
            kept[colour] = {key: value for key, value in player.items() if key not in hidden}
        return {**dump, "players": kept}


@pytest.mark.long
class TestDodgeCityAtLength(TestDodgeCity):
    games = 2
    positions = 10
    attempts = 30
    samples = 300
    traced = 8

    def tables(self) -> list[Table]:
        """Every player count; other colours, which change nothing but names, once."""
        return [Table(2), Table(3), Table(4), Table(5), Table(2, (("colours", "black,yellow"),))]


def _all_cards_are_there(position: dict[str, Any]) -> None:
    """DC-2.4: 32 playing cards, each somewhere; no event card twice (DC-2.8)."""
    found = [*position["pile"], *position["up"]]
    for player in position["players"].values():
        found += [*player["hand"], *player["down"], *([player["duel"]] if player["duel"] else [])]
    assert Counter(found) == Counter(D.FACES[face] for face in D.FACE_OF)
    assert len(set(position["event_pile"])) == len(position["event_pile"])


def _pieces_and_tokens(position: dict[str, Any]) -> None:
    """40 pieces a colour, none in a settled building, no type more than twice (DC-2.2, DC-4.0e, DC-4.13)."""
    standing = Counter(colour for building in position["town"].values() for colour in building["cells"].values())
    assert all(count <= 40 for count in standing.values())
    assert all(not (building["owner"] and building["cells"]) for building in position["town"].values())
    kinds = Counter(building["kind"] for building in position["town"].values() if building["kind"])
    assert all(count <= 2 for count in kinds.values())
    assert all(count <= 3 for count in position["placed"].values())


def _money(position: dict[str, Any]) -> None:
    """DC-2.3: never below zero, in steps of 25."""
    assert all(player["money"] >= 0 and player["money"] % 25 == 0 for player in position["players"].values())


def _control(state: State, position: dict[str, Any]) -> None:
    """DC-5.3: two controllers at most, three where there are five key cells. DC-5.4: none is full without one."""
    town: Any = state.view(-1)["town"]
    for name, building in town.items():
        assert len(building["controllers"]) <= (3 if len(building["keys"]) == 5 else 2)
        missing = [side["missing"] for side in building["sides"]]
        if not position["town"][name]["owner"]:
            assert [seat for seat, pieces in enumerate(missing) if pieces == 0] == building["controllers"]
            assert building["free"] > 0 or building["controllers"]
