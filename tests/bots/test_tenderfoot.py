"""The tenderfoot makes mistakes, but never an ugly one: it takes what costs nothing."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from farwest.bots.levels import make
from farwest.engine.core import Dice
from farwest.games import GAMES
from farwest.games.carson_city import data as D
from farwest.games.carson_city.state import Town


def moments(
    game_id: str, players: int, seeds: range, decisions: set[str]
) -> Iterator[tuple[dict[str, Any], list[str]]]:
    """Views of everybody who is asked one of these things in some random games."""
    game = GAMES.find(game_id)
    for seed in seeds:
        dice = Dice(seed)
        state = game.new(players, {}, dice)
        while not state.over:
            seat = int(state.actor)
            view = state.view(seat)
            if view["decision"] in decisions:
                yield json.loads(json.dumps(view)), [game.text(action) for action in state.legal(seat)]
            state.play(seat, state.random_action(dice), dice)


@pytest.mark.parametrize(("decision", "refusing"), [("free-building", "free:none"), ("event-building", "gain:decline")])
def test_takes_pieces_that_are_free(decision: str, refusing: str) -> None:
    game = GAMES.find("dodge-city")
    asked = 0
    for view, legal in moments("dodge-city", 3, range(1, 4), {decision}):
        if refusing in legal:
            assert make("tenderfoot", game, asked).choose(view, legal) != refusing
            asked += 1
        if asked == 12:
            break
    assert asked > 2


def test_takes_points_for_money_that_is_lost_otherwise() -> None:
    """CC-4.42: what is above the limit is lost if it does not become points."""
    game = GAMES.find("carson-city")
    asked = 0
    for view, legal in moments("carson-city", 2, range(1, 30), {"cash_out"}):
        town = game.complete(view, Dice(1))
        assert isinstance(town, Town)
        seat = int(view["viewer"])
        if town.cash[seat] > town.limit(seat):
            chosen = make("tenderfoot", game, asked).choose(view, legal)
            assert town.cash[seat] - D.VP_CASHOUT * int(chosen.removeprefix("cash_out:")) <= town.limit(seat)
            asked += 1
    assert asked > 2


def test_does_not_leave_the_richest_prisoner_for_the_poorest() -> None:
    """Captures bring what the victim's cards are worth: of several victims never the one that brings least by far."""
    game = GAMES.find("wild-gangs")
    advice = game.advice()
    asked = 0
    for view, legal in moments("wild-gangs", 4, range(1, 40), {"victim"}):
        world = game.complete(view, Dice(1))
        weights = advice.weigh(world, int(view["viewer"]), [game.parse(text) for text in legal])
        prizes = dict(zip(legal, weights, strict=True))
        if max(weights) > 2 * min(weights):
            assert prizes[make("tenderfoot", game, asked).choose(view, legal)] > min(weights)
            asked += 1
    assert asked > 2
