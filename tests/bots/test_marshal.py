"""The marshal: what it may be asked for, what its opinions say, and that time and iterations are kept to."""

import json
from typing import Any

import pytest

from farwest.bots.bot import seat_of
from farwest.bots.hints import hints
from farwest.bots.levels import BotSpec, UnknownLevel, make, parse_spec
from farwest.bots.marshal import Marshal
from farwest.engine.core import Dice, State
from farwest.engine.game import Game
from farwest.games import GAMES
from tests.kit_games.fists.game import GAME as FISTS

WILD_GANGS = GAMES.find("wild-gangs")


def shown(game: Game, state: State, seat: int) -> tuple[dict[str, Any], list[str]]:
    return json.loads(json.dumps(state.view(seat))), [game.text(action) for action in state.legal(seat)]


def position(game: Game, players: int, moves: int) -> tuple[dict[str, Any], list[str]]:
    """After some random moves."""
    dice = Dice(moves)
    state = game.new(players, {}, dice)
    for _ in range(moves):
        state.play(state.actor, state.random_action(dice), dice)
    return shown(game, state, int(state.actor))


# How it is asked for.


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("deputy", BotSpec("deputy")),
        ("marshal", BotSpec("marshal")),
        ("marshal@1s", BotSpec("marshal", seconds=1.0)),
        ("marshal@0.25s", BotSpec("marshal", seconds=0.25)),
        ("marshal@800i", BotSpec("marshal", iterations=800)),
    ],
)
def test_a_bot_is_asked_for_by_level_and_time(text: str, spec: BotSpec) -> None:
    assert parse_spec(text) == spec
    assert str(spec) == text


@pytest.mark.parametrize(
    "text",
    ["sheriff", "marshal@", "marshal@1", "marshal@0s", "marshal@0i", "marshal@-1s", "marshal@2ms", "deputy@1s", ""],
)
def test_what_cannot_be_asked_for_is_a_mistake(text: str) -> None:
    with pytest.raises(UnknownLevel):
        make(text, WILD_GANGS, 1)


def test_the_time_asked_for_is_the_time_it_gets() -> None:
    quick, patient = make("marshal@0.25s", WILD_GANGS, 1), make("marshal@800i", WILD_GANGS, 1)
    assert isinstance(quick, Marshal)
    assert isinstance(patient, Marshal)
    assert (quick.seconds, quick.iterations) == (0.25, None)
    assert patient.iterations == 800


# What it says.


def test_opinions_say_what_the_seat_may_expect() -> None:
    opinions = make("marshal@64i", WILD_GANGS, 1).rank(*position(WILD_GANGS, 2, 12))
    assert all(opinion.chance is not None and 0 <= opinion.chance <= 1 for opinion in opinions)
    assert [opinion.worth for opinion in opinions] == [opinion.chance for opinion in opinions]
    assert [opinion.share for opinion in opinions] == sorted((opinion.share for opinion in opinions), reverse=True)


def test_the_first_opinion_is_the_choice() -> None:
    moment = position(WILD_GANGS, 3, 16)
    bot = make("marshal@64i", WILD_GANGS, 2)
    assert bot.rank(*moment)[0].action == bot.choose(*moment)


def test_hints_of_the_marshal_carry_the_chance_and_those_of_the_deputy_do_not() -> None:
    view, legal = position(WILD_GANGS, 2, 12)
    assert all(hint.chance is not None for hint in hints("marshal@64i", WILD_GANGS, view, legal))
    assert {hint.chance for hint in hints("deputy", WILD_GANGS, view, legal)} == {None}


def test_a_single_choice_is_not_searched() -> None:
    view, legal = position(WILD_GANGS, 2, 12)
    bot = make("marshal", WILD_GANGS, 1)
    assert bot.choose(view, legal[:1], budget=1000.0) == legal[0]


# What it keeps to.


def test_more_iterations_are_more_work() -> None:
    moment = position(WILD_GANGS, 2, 12)
    bots = [Marshal(WILD_GANGS, 1, iterations=iterations) for iterations in (64, 256)]
    done = [int(bot.search(*moment, None).iterations) for bot in bots]
    assert done[0] <= 64 < done[1] <= 256


def test_by_time_the_tree_is_kept_from_one_decision_to_the_next_of_a_turn() -> None:
    """A card, its face and its front are three decisions with nothing new to see between them."""
    dice = Dice(3)
    state = WILD_GANGS.new(2, {}, dice)
    while state.view(state.actor)["decision"] != "card":
        state.play(state.actor, state.random_action(dice), dice)
    seat = int(state.actor)
    bot = Marshal(WILD_GANGS, 4, seconds=0.02)
    card = bot.choose(*shown(WILD_GANGS, state, seat))
    state.play(seat, WILD_GANGS.parse(card), dice)
    view, legal = shown(WILD_GANGS, state, seat)
    kept = bot._kept
    assert kept is not None
    assert kept.view == view
    known = int(kept.search.iterations)
    assert bot.search(view, legal, 0.02).iterations > known
    assert bot._kept is None


def test_a_tree_is_not_kept_for_another_position() -> None:
    bot = Marshal(WILD_GANGS, 4, seconds=0.02)
    bot.choose(*position(WILD_GANGS, 2, 12))
    other = position(WILD_GANGS, 2, 20)
    kept = bot._kept
    search = bot.search(*other, 0.02)
    assert kept is None or search is not kept.search


def test_by_iterations_nothing_is_kept() -> None:
    bot = Marshal(WILD_GANGS, 4, iterations=64)
    bot.choose(*position(WILD_GANGS, 2, 12))
    assert bot._kept is None


def test_games_without_quick_opinions_are_searched_all_the_same() -> None:
    state = FISTS.new(2, {}, Dice(1))
    seat = state.to_act()[0]
    view, legal = shown(FISTS, state, seat)
    assert seat_of(view) == seat
    assert make("marshal@64i", FISTS, 1).choose(view, legal) in legal
