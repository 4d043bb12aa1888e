"""Fists through the kit: sealed choices in one step and in two, hidden hands, forced choices that must not show."""

from typing import Any

from farwest.engine.core import State
from farwest.engine.data import Plain
from farwest.kit import GameKit
from tests.kit_games.fists.game import GAME
from tests.kit_games.fists.state import CARDS, HAND


class TestFists(GameKit):
    game = GAME
    positions = 16
    samples = 300

    def invariants(self, state: State) -> None:
        """FI-2.1, FI-2.2: nine cards; what a player held is in hand or was opened."""
        position: dict[str, Any] = state.dump()
        opened = [[card for row in position["rounds"] for card in row[seat]] for seat in range(state.players)]
        cards = [*position["rest"], *(card for row in (*position["hands"], *opened) for card in row)]
        assert sorted(cards) == sorted(CARDS)
        assert {len(hand) + len(out) for hand, out in zip(position["hands"], opened, strict=True)} == {
            HAND[state.players]
        }

    def dealt(self, dump: dict[str, Plain]) -> dict[str, Plain]:
        return {key: value for key, value in dump.items() if key not in ("count", "chosen")}
