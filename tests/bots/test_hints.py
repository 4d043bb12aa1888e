"""Hints: the best choices of a bot, with a reason that can be said in every language."""

import json
from typing import Any

import pytest

from farwest.bots.hints import hints
from farwest.engine.core import Dice
from farwest.games import GAMES
from farwest.words import LANGS, game_words
from tests.kit_games.fists.game import GAME as FISTS

GAME = GAMES.find("wild-gangs")


def views(players: int, seed: int) -> list[dict[str, Any]]:
    """Two views for each kind of decision in a game played at random: an early one and the last one."""
    dice = Dice(seed)
    state = GAME.new(players, {}, dice)
    found: dict[str, list[dict[str, Any]]] = {}
    while not state.over:
        seat = int(state.actor)
        view = json.loads(json.dumps(state.view(seat)))
        found.setdefault(view["decision"], []).append(view)
        state.advance(state.random_action(dice), dice)
    return [kind[n] for kind in found.values() for n in (0, -1)]


@pytest.mark.parametrize("players", GAME.player_counts)
def test_every_hint_has_a_reason_in_every_language(players: int) -> None:
    for view in views(players, seed=players):
        for hint in hints("deputy", GAME, view, view["legal"]):
            assert hint.reason is not None
            for lang in LANGS:
                assert game_words(GAME, lang).phrase(hint.reason).endswith(".")


def test_hints_are_the_best_of_the_legal_choices() -> None:
    for view in views(2, seed=5):
        found = hints("deputy", GAME, view, view["legal"], 2)
        assert [hint.worth for hint in found] == sorted((hint.worth for hint in found), reverse=True)
        assert len(found) == min(2, len(view["legal"]))
        assert {hint.action for hint in found} <= set(view["legal"])
        assert all(0 <= hint.share <= 1 for hint in found)


def test_equal_views_get_equal_hints() -> None:
    view = views(3, seed=6)[-1]
    assert hints("deputy", GAME, view, view["legal"]) == hints("deputy", GAME, dict(view), list(view["legal"]))


def test_a_game_without_words_for_it_gives_no_reason() -> None:
    state = FISTS.new(2, {}, Dice(1))
    seat = state.to_act()[0]
    legal = [FISTS.text(action) for action in state.legal(seat)]
    assert {hint.reason for hint in hints("deputy", FISTS, state.view(seat), legal)} == {None}
