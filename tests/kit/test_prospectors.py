"""Prospectors through the kit: seats and a clock that interrupt, decisions that take themselves."""

from farwest.engine.core import State
from farwest.kit import GameKit
from tests.kit_games.prospectors.game import GAME
from tests.kit_games.prospectors.state import BAGS, STONES, Prospectors


class TestProspectors(GameKit):
    game = GAME
    games = 2
    positions = 12
    samples = 200

    def invariants(self, state: State) -> None:
        """PR-3.4: what was dug is in the pan, in a purse or lost. PR-2.2: each stone once."""
        assert isinstance(state, Prospectors)
        dug = [was - left for was, left in zip(BAGS[state.size], state.bag, strict=True)]
        assert min(dug) >= 0
        assert dug[1] + 2 * dug[2] + 3 * dug[3] == state.pan + state.lost + sum(state.purses)
        assert sorted([*state.stones, *state.spare]) == sorted(STONES)
