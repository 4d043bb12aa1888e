"""Figures of a series: they add up, and intervals hold whenever somebody looks."""

from __future__ import annotations

import doctest
import random
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable
from math import log

import pytest

from farwest.engine.options import BadOption
from farwest.games import GAMES
from farwest.lab import arena, intervals, series as series_module, standings
from farwest.lab.intervals import fortune, interval
from farwest.lab.naming import called, percent, seat_called
from farwest.lab.playing import Played
from farwest.lab.plot import draw
from farwest.lab.series import Series
from farwest.lab.standings import Standing, rate, result_of
from farwest.words import game_words
from tests.kit_games.fists.game import GAME as FISTS

GAME = GAMES.find("wild-gangs")
TWO = Series.of(GAME, ["deputy", "random"], 1)


def game(index: int, winner: int, players: int = 2) -> Played:
    """A finished game of TWO, won by one of the bots."""
    places = [1 if bot == winner else 2 for bot in range(players)]
    seats = [(bot - index) % players for bot in range(players)]
    none = [0] * players
    return Played(index, index // players, seats, places, none, [10] * players, [0.5] * players, none, [""] * players)


@pytest.mark.parametrize("module", [intervals, series_module, standings, arena])
def test_examples_in_the_code_are_true(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


def test_figures_add_up() -> None:
    result = arena.run(Series.of(GAME, ["tenderfoot", "random", "random"], 9), 6)
    assert (result.games, result.deals) == (6, 2)
    assert sum(bot.wins for bot in result.bots) == pytest.approx(6)
    assert sum(bot.win_share for bot in result.bots) == pytest.approx(1)
    assert sum(seat.share for seat in result.seats) == pytest.approx(1)
    assert [bot.name for bot in result.bots] == ["tenderfoot", "random", "random"]
    assert 60 < result.length < 100
    for bot in result.bots:
        assert bot.low_99 <= bot.low <= bot.win_share <= bot.high <= bot.high_99
        assert bot.fair == pytest.approx(1 / 3)
        assert bot.ms_per_decision > 0


def test_wins_that_are_shared_are_shared_out() -> None:
    """Fists knows shared places."""
    result = arena.run(Series.of(FISTS, ["random", "tenderfoot"], 3), 40)
    assert sum(bot.wins for bot in result.bots) == pytest.approx(40)


def test_a_seat_that_always_wins_is_seen_and_no_bot_profits() -> None:
    games = [game(index, winner=index % 2) for index in range(60)]
    result = result_of(TWO, games)
    assert [seat.share for seat in result.seats] == [1.0, 0.0]
    assert [bot.win_share for bot in result.bots] == [0.5, 0.5]
    assert [bot.beyond_luck for bot in result.bots] == [0.0, 0.0]
    assert result.bots[0].high - result.bots[0].low < 0.15, "every deal says the same: that is worth something"


def test_time_is_per_decision() -> None:
    assert result_of(TWO, [game(0, 0), game(1, 0)]).bots[0].ms_per_decision == pytest.approx(50)


@pytest.mark.parametrize(("low", "high", "sure"), [(0.3, 0.7, 0.0), (0.51, 0.7, 0.95), (0.2, 0.49, 0.95)])
def test_luck_is_what_the_interval_still_allows(low: float, high: float, sure: float) -> None:
    bot = Standing("x", 1, (low + high) / 2, low, high, low - 0.1, high + 0.1, 0.5, 25, 8, 0, 1, 0, "")
    assert bot.beyond_luck == sure
    assert bot._replace(low_99=0.6, high_99=0.7).beyond_luck == 0.99


# Intervals.


Deals = Callable[[random.Random], tuple[float, int]]


def independent(share: float) -> Deals:
    return lambda dice: (sum(dice.random() < share for _ in range(2)), 2)


def all_or_nothing(share: float) -> Deals:
    return lambda dice: (2 if dice.random() < share else 0, 2)


def one_each(dice: random.Random) -> tuple[float, int]:
    """The seat decides nearly always."""
    return (1 if dice.random() < 0.9 else dice.choice([0, 2])), 2


@pytest.mark.parametrize("confidence", [0.9, 0.99])
@pytest.mark.parametrize(
    ("play", "truth"),
    [(independent(0.5), 0.5), (independent(0.9), 0.9), (all_or_nothing(0.75), 0.75), (one_each, 0.5)],
    ids=["even", "strong", "the deal decides", "the seat decides"],
)
def test_intervals_hold_whenever_somebody_looks(play: Deals, truth: float, confidence: float) -> None:
    """Somebody looks after every deal and stops as soon as the truth is ruled out: it seldom ever is."""
    dice, misled = random.Random(17), 0
    for _ in range(200):
        deals: Counter[float] = Counter()
        for _ in range(60):
            deals[play(dice)[0] / 2] += 1
            if fortune(deals, truth) > -log(1 - confidence):
                misled += 1
                break
    assert misled / 200 < 1 - confidence


@pytest.mark.parametrize("wins", [[2, 2, 2, 1], [0, 1, 0, 0], [1, 1, 1, 1], [2, 2, 2, 2]])
def test_an_interval_ends_where_the_bets_would_have_paid(wins: list[int]) -> None:
    deals = [(float(won), 2) for won in wins * 5]
    found, parts = interval(deals, 2), Counter(won / 2 for won, _ in deals)
    for edge, further in [(found.low, found.low - 0.001), (found.high, found.high + 0.001)]:
        if 0 < edge < 1:
            assert fortune(parts, edge) == pytest.approx(log(20), abs=1e-5)
            assert fortune(parts, further) > log(20)


def test_intervals_get_narrow() -> None:
    """A quarter of the width takes some sixteen times the deals, and a bit more for being allowed to look."""
    dice = random.Random(5)
    few, many = ([independent(0.6)(dice) for _ in range(count)] for count in (40, 640))
    widths = [found.high - found.low for found in (interval(few, 2), interval(many, 2))]
    assert 3 < widths[0] / widths[1] < 4


def test_games_on_the_same_deal_are_no_further_evidence() -> None:
    """Counted by games, the interval would be narrower by a fourth."""
    dice = random.Random(3)
    deals = [all_or_nothing(0.6)(dice) for _ in range(200)]
    separate = [(wins / 2, 1) for wins, _ in deals for _ in range(2)]
    one, other = interval(deals, 2), interval(separate, 1)
    assert (one.high - one.low) / (other.high - other.low) == pytest.approx(1.37, rel=0.03)


def test_a_deal_that_was_not_finished_counts_for_what_was_played() -> None:
    """It counts for the share. For the interval it does not: perhaps only the better seats have been played."""
    whole = [(2.0, 3), (1.0, 3)]
    found = interval([*whole, (1, 2)], 3)
    assert found.share == 4 / 8
    assert found[1:] == interval(whole, 3)[1:]


def test_without_games_nothing_is_known() -> None:
    assert interval([], 2) == (0.0, 0.0, 1.0)


# Ratings.


def test_who_wins_is_rated_higher_and_more_surely_with_every_game() -> None:
    few, many = (rate(TWO, [game(index, 0) for index in range(count)]) for count in (4, 40))
    assert many[0][0] > few[0][0] > 25 > few[1][0] > many[1][0]
    assert many[0][1] < few[0][1]


def test_a_bot_that_sits_there_twice_has_one_rating() -> None:
    table = Series.of(GAME, ["deputy", "random", "random"], 1)
    games = [game(index, index % 5 % 3, players=3) for index in range(60)]
    (deputy, _), one, other = rate(table, games)
    assert one == other
    assert deputy > one[0]
    assert one[1] < rate(table._replace(bots=("deputy", "random", "other")), games)[1][1]


# In words and pictures.


@pytest.mark.parametrize(
    ("lang", "name", "shown"),
    [
        ("en", "deputy", "Deputy"),
        ("en", "marshal@1s", "Marshal @1s"),
        ("fr", "tenderfoot", "Pied-tendre"),
        ("en", "exec:./mine.py", "exec:./mine.py"),
    ],
)
def test_bots_are_called_in_the_readers_language(lang: str, name: str, shown: str) -> None:
    words = game_words(GAME, lang)
    assert called(name, words) == shown
    assert seat_called(f"bot:{name}", words) == shown
    assert seat_called("Léa", words) == "Léa"


@pytest.mark.parametrize(("lang", "shown"), [("en", "12.5%"), ("fr", "12,5\u00a0%")])
def test_shares_are_written_as_the_reader_writes_them(lang: str, shown: str) -> None:
    assert percent(0.125, game_words(GAME, lang)) == shown


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_picture_shows_every_bot_and_is_well_formed(lang: str) -> None:
    games = [game(index, index % 3 == 0) for index in range(50)]
    table = TWO._replace(bots=("deputy", "exec:a<b>&c"))
    picture = draw(result_of(table, games), games, game_words(GAME, lang))
    root = ET.fromstring(picture)
    texts = [text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "exec:a<b>&c" in texts
    assert len(list(root.iter("{http://www.w3.org/2000/svg}polyline"))) == 2
    assert draw(result_of(table, games[::-1]), games[::-1], game_words(GAME, lang)) == picture


def test_a_series_for_too_many_is_refused() -> None:
    with pytest.raises(BadOption):
        Series.of(GAME, ["random"] * 6, 1)
