"""`fresh` starts the next game of self-play: what `Game.new` would give, and nothing of the game it is asked of."""

import pytest

from farwest.engine.core import Dice, State
from farwest.engine.game import Game
from farwest.engine.journal import Journal
from farwest.games import GAMES

pytestmark = pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)


def half_way(state: State, dice: Dice) -> State:
    """Thirty random decisions further, or at the end of a short game."""
    for _ in range(30):
        if not state.over:
            state.advance(state.random_action(dice), dice)
    return state


def test_fresh_deals_what_new_deals_with_the_same_dice(game: Game) -> None:
    for players in game.player_counts:
        for seed in range(5):
            state = half_way(game.new(players, {}, Dice(99)), Dice(seed))
            assert state.fresh(Dice(seed)).dump() == game.new(players, {}, Dice(seed)).dump()


def test_fresh_keeps_the_options(game: Game) -> None:
    players = min(game.player_counts)
    options = {option.id: list(reversed(option.choices)) for option in game.options if isinstance(option.default, list)}
    state = game.new(players, options, Dice(3))
    assert state.fresh(Dice(4)).dump() == game.new(players, options, Dice(4)).dump()


def test_fresh_touches_nothing_and_tells_nobody(game: Game) -> None:
    journal = Journal()
    dice = Dice(5)
    state = half_way(game.new(max(game.player_counts), {}, dice, journal), dice)
    before, told = state.dump(), len(journal.facts)
    another = state.fresh(dice)
    assert another.journal is None
    half_way(another, dice)
    assert (state.dump(), len(journal.facts)) == (before, told)
