"""How a turn would go on after a choice: as far as nothing is drawn or comes to light, with the reason of its end."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.bots.foresight import STEPS, go_on
from farwest.bots.levels import make
from farwest.engine.core import Dice, State
from farwest.engine.game import Game
from farwest.games import GAMES
from farwest.words import LANGS, game_words

WILD_GANGS = GAMES.find("wild-gangs")


def view_of(state: State) -> Any:
    return state.view(state.actor)


def until(game: Game, decision: str, seed: int = 3) -> State:
    dice = Dice(seed)
    state = game.new(game.player_counts[0], {}, dice)
    while view_of(state)["decision"] != decision:
        state.advance(state.random_action(dice), dice)
    return state


def test_a_card_goes_on_with_its_face_and_its_front() -> None:
    state = until(WILD_GANGS, "card")
    view = view_of(state)
    for action in view["legal"]:
        course = go_on(make("deputy", WILD_GANGS, 1), view, action)
        assert [step.key for step in course.steps][1:] == ["action-front"]
        assert course.steps[0].key.startswith("action-face")
        assert course.reason is not None
        for lang in LANGS:
            assert game_words(WILD_GANGS, lang).phrase(course.reason).endswith(".")


def test_what_comes_to_light_ends_it() -> None:
    """What is seen at the first place decides about the second one."""
    state = until(WILD_GANGS, "scout-first")
    view = view_of(state)
    assert go_on(make("deputy", WILD_GANGS, 1), view, view["legal"][0]) == ([], None)


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_every_course_can_be_said_and_changes_nothing(game: Game) -> None:
    dice = Dice(8)
    state = game.new(game.player_counts[0], {}, dice)
    bot, said = make("tenderfoot", game, 1), 0
    for number in range(60):
        if state.over:
            break
        seat = state.actor
        if number % 6 == 0:
            view = view_of(state)
            course = go_on(bot, view, view["legal"][0])
            assert len(course.steps) <= STEPS
            assert state.view(seat) == view
            for lang in LANGS:
                assert all(game_words(game, lang).phrase(step) for step in course.steps)
            said += len(course.steps)
        state.advance(state.random_action(dice), dice)
    assert said > 0
