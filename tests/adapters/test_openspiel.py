"""Our games in OpenSpiel: played to the same end, told apart only by what a seat may know, searched by its ISMCTS."""

from __future__ import annotations

import doctest
import random
from typing import Any

import pytest

from farwest.engine.game import Game
from farwest.games import GAMES
from tests.kit_games.fists.game import GAME as FISTS

pytest.importorskip("pyspiel", reason="`make bench` installs open_spiel")

from farwest.adapters import openspiel

ALL = [*GAMES, FISTS]


def played(state: Any, decisions: int, seed: int = 5) -> Any:
    """The state after so many random decisions, or at the end."""
    dice = random.Random(seed)
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
    return state


def test_examples_in_the_code_are_true() -> None:
    assert doctest.testmod(openspiel).failed == 0


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_a_game_is_played_to_its_end_through_open_spiel(game: Game) -> None:
    state = openspiel.load(game, max(game.player_counts)).new_initial_state()
    played(state, 5000)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    best = [seat for seat, reward in enumerate(state.returns()) if reward == max(state.returns())]
    outcome = state.position.world.outcome()
    assert outcome is not None
    assert best == outcome.winners()


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_a_copy_is_a_copy(game: Game) -> None:
    state = played(openspiel.load(game, 2).new_initial_state(), 4)
    before, copy = str(state), state.clone()
    played(copy, 3)
    assert str(state) == before
    assert copy.get_game().get_type().short_name == f"farwest_{game.id.replace('-', '_')}"


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_what_is_dealt_again_looks_the_same_to_the_player(game: Game) -> None:
    state = openspiel.load(game, 3).new_initial_state()
    for _ in range(6):
        played(state, 3)
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player)
        assert other.information_state_string() == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()


def test_what_a_player_cannot_know_is_dealt_anew() -> None:
    state = openspiel.load(GAMES.find("wild-gangs"), 2).new_initial_state()
    worlds = {str(state.resample_from_infostate(0)) for _ in range(20)}
    assert len(worlds) == 20


def test_different_moves_are_told_apart_by_who_saw_them() -> None:
    state = played(openspiel.load(GAMES.find("wild-gangs"), 2).new_initial_state(), 12)
    player = state.current_player()
    after = []
    for action in state.legal_actions()[:2]:
        after.append(state.clone())
        after[-1].apply_action(action)
    one, other = (each.information_state_string(player) for each in after)
    assert one != other


def test_open_spiels_code_asks_through_its_observer() -> None:
    game = openspiel.load(GAMES.find("wild-gangs"), 2)
    state = game.new_initial_state()
    assert game.make_py_observer().string_from(state, 1) == state.information_state_string(1)
    assert state.action_to_string(state.legal_actions()[0]) == GAMES.find("wild-gangs").text(state.legal_actions()[0])


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_open_spiels_ismcts_chooses_in_every_game(game: Game) -> None:
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    loaded = openspiel.load(game, 2)
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(loaded, mcts.RandomRolloutEvaluator(1, dice), 1.4, 12, random_state=dice)
    state = loaded.new_initial_state()
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(int(action))
