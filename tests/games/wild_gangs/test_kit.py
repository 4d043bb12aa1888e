"""Wild Gangs through the kit that every game must pass."""

from typing import Any

import pytest

from farwest.engine.core import State
from farwest.engine.data import Plain
from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.game import GAME
from farwest.kit import GameKit


class TestWildGangs(GameKit):
    game = GAME
    samples = 120

    def invariants(self, state: State) -> None:
        """WG-10.8, on the position as it is dumped."""
        position: dict[str, Any] = state.dump()
        _nine_cards_per_gang(position)
        _slots_and_allowances(position)
        _money(position)
        assert sorted([*position["events"].values(), *position["unused"]]) == sorted(D.EVENTS)
        assert len(position["events"]) == 6

    def dealt(self, dump: dict[str, Plain]) -> dict[str, Plain]:
        """A rival's card and face, chosen but not committed (WG-6.2), are taken back when a world is dealt again."""
        return {key: value for key, value in dump.items() if key not in ("decision", "chosen")}


@pytest.mark.long
class TestWildGangsAtLength(TestWildGangs):
    games = 4
    positions = 20
    attempts = 30
    samples = 1000


def _nine_cards_per_gang(position: dict[str, Any]) -> None:
    """In hand, in the pile or in town: captured and discarded cards keep their slots until the end."""
    for gang, player in position["players"].items():
        placed = [card.split(".")[1] for card in position["town"].values() if card.startswith(f"{gang}.")]
        assert sorted([*player["hand"], *player["pile"], *placed]) == sorted(D.ROLES)


def _slots_and_allowances(position: dict[str, Any]) -> None:
    bank = next(place for place, building in position["buildings"].items() if building == "bank")
    small_street = {"NE": "E", "SE": "E", "SW": "W", "NW": "W"}[bank]
    closed = small_street if len(position["gangs"]) == 2 else None
    assert not any(slot.startswith(str(closed)) for slot in position["town"])
    assert len(position["town"]) <= D.SLOT_COUNT
    allowed = {2: 3, 3: 2, 4: 1}[len(position["gangs"])]
    for gang, player in position["players"].items():
        hidden = [slot for slot in position["face_down"] if position["town"][slot].startswith(f"{gang}.")]
        assert 0 <= player["hidden_left"] <= allowed - len(hidden)


def _money(position: dict[str, Any]) -> None:
    """All loots and four bonus tiles at most; every captured card once, each paid with its bounty."""
    captured = [slot for player in position["players"].values() for slot in player["captured"]]
    assert len(set(captured)) == len(captured)
    roles = [position["town"][slot].split(".")[1] for slot in captured]
    bounties = sum(D.BOUNTY[D.ROLES.index(role)] for role in roles)
    loot = sum(player["money"] for player in position["players"].values()) - bounties
    assert 0 <= loot <= 6300 + 800
    assert not position["bonus"] or len(position["bonus"]) == 4
