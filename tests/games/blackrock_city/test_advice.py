"""What bots are told: good choices where they are plain to see, sound guesses, reasons in words."""

import pytest

from farwest.bots.hints import hints
from farwest.bots.levels import LEVELS, make
from farwest.engine.core import Dice
from farwest.games.blackrock_city.game import GAME
from farwest.games.blackrock_city.play import BlackrockCity
from farwest.words import game_words
from farwest.words_check import unmatched
from tests.games.blackrock_city.table import FULL, NOBODY, legal, new, play, stake, table, told, view

ADVICE = GAME.advice()


def choice(state: BlackrockCity, level: str = "deputy", seed: int = 1) -> str:
    return make(level, GAME, seed).choose(state.view(state.actor), legal(state))


def reason(state: BlackrockCity, text: str) -> str:
    """Why the seat that owes the decision might choose so, in English."""
    said = ADVICE.explain([state.clone()], int(state.actor), GAME.parse(text))
    assert said is not None
    return game_words(GAME, "en").phrase(said)


def test_who_is_alone_rides_to_the_richest_town() -> None:
    state = table((0, 0, 3, 0), NOBODY, NOBODY, NOBODY, pawn=0, sheriff=6, cubes=[(0, 0), (1, 0)])
    stake(state, 0, w=3)
    assert choice(state) == "move:1", "three gold, and a prisoner"
    blocked = table((0, 0, 2, 0), NOBODY, NOBODY, NOBODY, pawn=7, sheriff=6, cubes=[(0, 0), (1, 0)])
    stake(blocked, 0, w=2)  # the sheriff stands at Laredo, the next town
    assert choice(blocked) == "move:2"


def test_a_cheap_second_place_is_taken() -> None:
    laid = {0: (3, 0, 0, 0)}
    state = table((3, 2, 0, 0), FULL, NOBODY, NOBODY, staked=laid, pawn=6, sheriff=0, first=1)
    assert choice(state).startswith("stake:")


def test_a_leader_lets_the_game_end() -> None:
    state = table(
        FULL, (0, 0, 1, 0), NOBODY, NOBODY, renounced=(0,), cubes=[(1, 0), (9, 0)], pawn=11, sheriff=5, first=1
    )
    assert choice(state) == "renounce"


def test_nobody_gives_up_who_may_still_win() -> None:
    state = table(FULL, FULL, NOBODY, NOBODY, renounced=(1,), cubes=[(0, 0), (2, 0)], pawn=6, sheriff=0)
    assert choice(state) != "renounce"


@pytest.mark.parametrize("level", [*LEVELS[:3], "marshal@64i"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_of_every_level_play_to_the_end(level: str, players: int) -> None:
    dice = Dice(4)
    state = GAME.new(players, {"clocks": "realtime"}, dice)
    bots = [make(level, GAME, seat) for seat in range(players)]
    while not state.over:
        seat = int(state.actor)
        shown = state.view(seat)
        state.play(seat, GAME.parse(bots[seat].choose(shown, [GAME.text(a) for a in state.legal(seat)])), dice)
    assert state.outcome() is not None


@pytest.mark.heavy
def test_the_deputy_beats_random_play() -> None:
    """A sample that always comes out the same; figures with intervals are in the notes on bots."""
    won = 0.0
    for seed in range(24):
        dice = Dice(seed)
        state = GAME.new(2, {}, dice)
        bots = [make("deputy" if seat == seed % 2 else "random", GAME, seed) for seat in range(2)]
        while not state.over:
            seat = int(state.actor)
            shown = state.view(seat)
            state.play(seat, GAME.parse(bots[seat].choose(shown, [GAME.text(a) for a in state.legal(seat)])), dice)
        outcome = state.outcome()
        assert outcome is not None
        won += (seed % 2 in outcome.winners()) / len(outcome.winners())
    assert won >= 20


def test_guesses_of_the_ranking() -> None:
    ahead = table(FULL, FULL, FULL, cubes=[(5, 0), (1, 0), (1, 0)])
    assert ADVICE.evaluate(ahead, 0) > 0.7
    assert ADVICE.evaluate(ahead, 1) < 0.5
    even = table(FULL, FULL, FULL)
    assert [round(ADVICE.evaluate(even, seat), 6) for seat in range(3)] == [0.5] * 3
    play(ahead, "renounce", "renounce", "renounce")
    assert [ADVICE.evaluate(ahead, seat) for seat in range(3)] == [1.0, 0.25, 0.25]


@pytest.mark.heavy
def test_hints_have_reasons_in_both_languages() -> None:
    dice = Dice(9)
    state = new(3, seed=5)
    said = set()
    while not state.over:
        seat = int(state.actor)
        for hint in hints("deputy", GAME, state.view(seat), legal(state), n=30):
            assert hint.reason is not None
            said.add(hint.reason.key)
            assert all(game_words(GAME, lang).phrase(hint.reason) for lang in ("fr", "en"))
        play(state, legal(state)[dice.pick(len(legal(state)))], dice=dice)
    assert {"advice-raid", "advice-defer", "advice-renounce"} <= said


def test_reasons_are_true() -> None:
    state = table(FULL, FULL, NOBODY, NOBODY, pawn=6, sheriff=0)
    assert reason(state, "stake:1") == "If nobody answers, you raid Deadwood: 2 gold, no prisoner."
    assert reason(state, "defer").startswith("For a wound")
    second = table((3, 2, 0, 0), FULL, NOBODY, NOBODY, staked={0: (3, 0, 0, 0)}, pawn=6, sheriff=0, first=1)
    assert reason(second, "stake:1") == "If nobody answers, you are second and take a silver cube."
    start = table(FULL, NOBODY, NOBODY, NOBODY, pawn=11, sheriff=5)
    assert reason(start, "stake:1") == "If nobody answers, you ride to Start City, where nothing is to be had."
    sheriff = table(FULL, FULL, NOBODY, NOBODY, pawn=6, sheriff=6)
    assert "together with the sheriff" in reason(sheriff, "stake:1")


def test_spoiling_a_ride_is_named() -> None:
    """3 and 1 lead to Laredo; a third stake of 1 changes nothing but makes a tie, one of 2 neither."""
    laid = {0: (3, 0, 0, 0), 1: (2, 0, 0, 0), 2: (2, 0, 0, 0)}
    state = table((3, 2, 0, 0), (4, 2, 0, 0), (4, 2, 0, 0), FULL, staked=laid, pawn=6, sheriff=0, first=3)
    assert reason(state, "stake:1") == "This keeps Billy away from the gold of Deadwood."


def test_wounds_thefts_and_numbers_are_explained() -> None:
    state = table(FULL, FULL, FULL, FULL)
    play(state, "defer")
    assert reason(state, "wound:H") == "A bandit with an X is more useful than a plain one."
    assert reason(state, "wound:HX") == "Your plain bandits stay as they are."
    composed = table((2, 1, 1, 0), FULL, FULL, FULL)
    play(composed, "stake:3")
    assert reason(composed, "hx:1") == "Bandits with an X leave the sheriff where he is."
    play(composed, "hx:1")
    assert reason(composed, "w:0").startswith("Healthy bandits come back")
    owned = [(0, 0), (1, 0), (0, 0), (0, 6)]
    theft = table(FULL, NOBODY, NOBODY, NOBODY, pawn=1, sheriff=5, turned="TOMBSTONE", cubes=owned)
    stake(theft, 0, hx=1)
    assert reason(theft, "steal:P3") == "Pancho is your strongest rival."
    assert reason(theft, "steal:P1") == "A cube from Butch is one more for you all the same."
    assert choice(theft) == "steal:P3"


def test_the_end_is_announced() -> None:
    state = table(FULL, FULL, NOBODY, NOBODY, renounced=(0,), cubes=[(0, 0), (2, 0)], first=1)
    assert reason(state, "renounce") == "If nobody else stakes, the game is over, and you are ahead."
    assert "told-won" not in told(state)
    assert view(state)["over"] is False


def test_every_reason_has_words_and_every_word_a_use() -> None:
    folder = GAME.files()
    assert unmatched(folder / "text", ["advice"], folder) == []
