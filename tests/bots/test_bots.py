"""What every bot keeps to, at every level, in every game: Wild Gangs and the two games of the kit's own tests."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from farwest.bots.bot import Bot
from farwest.bots.levels import LEVELS, UnknownLevel, make
from farwest.engine.core import Dice, State
from farwest.engine.errors import Mistake
from farwest.engine.game import Game
from farwest.games import GAMES
from farwest.words import words
from tests.kit_games.fists.game import GAME as FISTS
from tests.kit_games.prospectors.game import GAME as PROSPECTORS

pytestmark = pytest.mark.heavy

GAMES_TO_PLAY: list[Game] = [*GAMES, FISTS, PROSPECTORS]
TABLES = [(game, players) for game in GAMES_TO_PLAY for players in game.player_counts]
BOTS = [level if level != "marshal" else "marshal@48i" for level in LEVELS]  # by time it cannot be reproduced
EVERY = {"random": 3, "tenderfoot": 5, "marshal@48i": 37}  # positions asked about: fewer of a bot that takes its time


def every(level: str) -> int:
    return EVERY.get(level, 19)


def positions(game: Game, players: int, seed: int, *, every: int) -> Iterator[tuple[State, int]]:
    """Every so many-th position of a game played at random, with a seat that owes a decision there."""
    dice = Dice(seed)
    state = game.new(players, {}, dice)
    count = 0
    while not state.over:
        seat = state.to_act()[count % len(state.to_act())]
        if count % every == 0:
            yield state, seat
        choices = state.legal(seat)
        state.play(seat, choices[dice.pick(len(choices))], dice)
        count += 1


def shown(game: Game, state: State, seat: int) -> tuple[dict[str, Any], list[str]]:
    """What a bot gets: plain data that has been through a file, and texts."""
    return json.loads(json.dumps(state.view(seat))), [game.text(action) for action in state.legal(seat)]


def id_of(value: object) -> str:
    return value.id if isinstance(value, Game) else str(value)


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize(("game", "players"), TABLES, ids=id_of)
def test_bots_choose_a_legal_action(game: Game, players: int, level: str) -> None:
    for state, seat in positions(game, players, seed=players, every=every(level)):
        view, legal = shown(game, state, seat)
        assert make(level, game, 1).choose(view, legal) in legal


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize(("game", "players"), TABLES, ids=id_of)
def test_equal_views_give_equal_choices(game: Game, players: int, level: str) -> None:
    """A twin differs in all that the seat cannot know. A bot that chose otherwise would know it all the same."""
    for state, seat in positions(game, players, seed=10 + players, every=every(level)):
        twin = state.clone()
        twin.redeal(seat, Dice(99))
        assert shown(game, twin, seat) == shown(game, state, seat)
        here, there = make(level, game, 5), make(level, game, 5)
        assert here.choose(*shown(game, state, seat)) == there.choose(*shown(game, twin, seat))


@pytest.mark.parametrize("level", BOTS)
def test_a_choice_does_not_depend_on_what_was_chosen_before(level: str) -> None:
    game = GAMES.find("wild-gangs")
    moments = [shown(game, state, seat) for state, seat in positions(game, 2, seed=3, every=9)]
    bot = make(level, game, 8)
    forwards = [bot.choose(*moment) for moment in moments]
    backwards = [bot.choose(*moment) for moment in reversed(moments)]
    assert forwards == backwards[::-1]


@pytest.mark.parametrize("level", BOTS)
def test_a_bot_leaves_what_it_is_shown_as_it_was(level: str) -> None:
    game = GAMES.find("wild-gangs")
    for state, seat in positions(game, 3, seed=4, every=15):
        view, legal = shown(game, state, seat)
        make(level, game, 2).choose(view, legal)
        assert (view, legal) == shown(game, state, seat)


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("game", GAMES_TO_PLAY, ids=id_of)
def test_opinions_are_about_every_choice_once(game: Game, level: str) -> None:
    for state, seat in positions(game, game.player_counts[0], seed=6, every=13):
        view, legal = shown(game, state, seat)
        opinions = make(level, game, 3).rank(view, legal)
        assert sorted(opinion.action for opinion in opinions) == sorted(legal)
        assert sum(opinion.share for opinion in opinions) == pytest.approx(1)


def test_the_deputy_ranks_by_worth() -> None:
    game = GAMES.find("wild-gangs")
    for state, seat in positions(game, 2, seed=7, every=10):
        worths = [opinion.worth for opinion in make("deputy", game, 3).rank(*shown(game, state, seat))]
        assert worths == sorted(worths, reverse=True)


@pytest.mark.parametrize("level", ["random", "tenderfoot", "marshal@48i"])
def test_the_first_opinion_is_the_choice(level: str) -> None:
    game = GAMES.find("wild-gangs")
    for state, seat in positions(game, 2, seed=8, every=6):
        moment = shown(game, state, seat)
        bot: Bot = make(level, game, 4)
        assert bot.rank(*moment)[0].action == bot.choose(*moment)


def test_the_random_bot_chooses_everything_sooner_or_later() -> None:
    game = GAMES.find("wild-gangs")
    state, seat = next(positions(game, 4, seed=1, every=1))
    view, legal = shown(game, state, seat)
    chosen = [make("random", game, seed).choose(view, legal) for seed in range(300)]
    assert all(20 < chosen.count(action) < 90 for action in legal)


def test_levels_are_named_from_the_weakest_to_the_strongest() -> None:
    assert LEVELS == ("random", "tenderfoot", "deputy", "marshal")


def test_an_unknown_level_is_a_mistake_that_lists_the_levels() -> None:
    with pytest.raises(UnknownLevel) as caught:
        make("sheriff", FISTS, 1)
    assert isinstance(caught.value, Mistake)
    for said in (str(caught.value), words("fr").phrase(caught.value.phrase), words("en").phrase(caught.value.phrase)):
        assert "sheriff" in said
        assert ", ".join(LEVELS) in said
