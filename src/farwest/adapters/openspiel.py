"""Any game of ours as a game of OpenSpiel (`pyspiel.Game`, `pyspiel.State`), for its algorithms in Python.

    from farwest.adapters.openspiel import load
    from open_spiel.python.algorithms import ismcts, mcts

    game = load(GAMES.find("wild-gangs"), players=2)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(), uct_c=1.4, max_simulations=200)
    state = game.new_initial_state()
    state.apply_action(bot.step(state))

What OpenSpiel sees: decisions taken one after the other (a sealed choice is one that the others' information states do
not show), no chance nodes (our games draw for themselves, from dice that belong to the game), and at the end a reward
by the final ranking: 1 for who wins alone, -1 for who is last alone, evenly in between, shared where places are shared.
An information state is what a seat may know, and `resample_from_infostate` deals everything else again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from farwest.engine.core import Dice, State
from farwest.engine.data import canonical
from farwest.engine.game import Game

LONGEST: Final = 10_000  # decisions; no game of ours comes near it


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its players and options. `dice` deal it and draw for it: the same seed, the same games."""

    def __init__(self, game: Game, players: int, options: Mapping[str, object], seed: int) -> None:
        super().__init__(kind_of(game), _sizes(game, players), {})
        self.game = game
        self.players = players
        self.dice = Dice(seed)
        self.options = game.read_options(players, options)

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self, self.game.new(self.players, self.options, self.dice))

    def state_of(self, world: State) -> OpenSpielState:
        """OpenSpiel's state of a position of ours, which it takes for its own."""
        return OpenSpielState(self, world)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer()


class Position:
    """Our state where OpenSpiel copies it: a deep copy is a clone, with the same dice."""

    __slots__ = ("dice", "key", "world")

    def __init__(self, world: State, dice: Dice) -> None:
        self.world = world
        self.dice = dice
        self.key: tuple[int, str] | None = None  # the last information state asked for: it is asked for again

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.world.clone(), self.dice)

    def redeal(self, player: int) -> None:
        """Everything anew that the player cannot know."""
        self.key = None
        self.world.redeal(player, self.dice)
        # Whether others have made a sealed choice is dealt again too. OpenSpiel expects the player to be next: where he
        # would have to wait for them they choose now, anything, and he sees nothing of it.
        while self.world.owes(player) and self.world.actor != player:
            self.advance(self.world.random_action(self.dice))

    def advance(self, action: int) -> None:
        self.key = None
        self.world.advance(action, self.dice)

    def information(self, player: int) -> str:
        if self.key is None or self.key[0] != player:
            self.key = player, canonical(self.world.view(player)).decode()
        return self.key[1]


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: OpenSpielGame, world: State) -> None:
        super().__init__(game)
        self.position = Position(world, game.dice)
        self.ours = Ours(game.game)

    def current_player(self) -> int:
        actor = self.position.world.actor
        return actor if actor >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.position.world.over

    def _legal_actions(self, player: int) -> list[int]:
        """OpenSpiel wants them sorted."""
        return sorted(self.position.world.legal(player))

    def _apply_action(self, action: int) -> None:
        self.position.advance(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.ours.game.text(action)

    def returns(self) -> list[float]:
        world = self.position.world
        return rewards([world.place(seat) for seat in range(world.players)]) if world.over else [0.0] * world.players

    def information_state_string(self, player: int | None = None) -> str:
        return self.position.information(self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, sampler: object = None) -> OpenSpielState:
        """The same for the player, anything that may be for the rest. Our own dice do it: `sampler` is not asked."""
        other: OpenSpielState = self.clone()
        other.position.redeal(player)
        return other

    def __str__(self) -> str:
        return json.dumps(self.position.world.dump())


class Ours:
    """What is the same for all states of a game, and is not copied with them."""

    __slots__ = ("game",)

    def __init__(self, game: Game) -> None:
        self.game = game

    def __deepcopy__(self, memo: dict[int, Any]) -> Ours:
        return self


class Observer:
    """Information states for OpenSpiel's own code, which asks an observer. There is no tensor."""

    def __init__(self) -> None:
        self.tensor = np.zeros(0, np.float32)
        self.dict: dict[str, Any] = {}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        pass

    def string_from(self, state: OpenSpielState, player: int) -> str:
        return state.position.information(player)


def load(game: Game, players: int, options: Mapping[str, object] | None = None, *, seed: int = 1) -> OpenSpielGame:
    """BadOption when the game has no such options, or is not for so many."""
    return OpenSpielGame(game, players, options or {}, seed)


def rewards(places: list[int]) -> list[float]:
    """By place, from 1 to -1; who share a place share what its places bring. They always add up to 0.

    >>> rewards([1, 2]), rewards([2, 1, 2]), rewards([1, 1, 3])
    ([1.0, -1.0], [-0.5, 1.0, -0.5], [0.5, 0.5, -1.0])
    """
    steps = len(places) - 1
    return [
        (sum(other > place for other in places) - sum(other < place for other in places)) / steps for place in places
    ]


def kind_of(game: Game) -> Any:
    """How OpenSpiel classes it. `DETERMINISTIC`: it meets no chance nodes, not that there is no chance."""
    return pyspiel.GameType(
        short_name=f"farwest_{game.id.replace('-', '_')}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.player_counts),
        min_num_players=min(game.player_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
    )


def _sizes(game: Game, players: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=len(game.notation),
        max_chance_outcomes=0,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )
