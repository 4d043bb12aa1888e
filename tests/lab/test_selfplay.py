"""Self-play: the same again for the same seed, fair to every seat, and honest about what the figures are worth."""

from pathlib import Path

import pytest

from farwest.bots.levels import UnknownLevel
from farwest.engine.match import replay
from farwest.engine.options import BadOption
from farwest.engine.record import load
from farwest.games import GAMES
from farwest.lab.selfplay import Series, Standing, play_game, series, wilson
from tests.kit_games.fists.game import GAME as FISTS

GAME = GAMES.find("wild-gangs")


def standing(result: Series, level: str) -> Standing:
    return next(row for row in result.standings if row.level == level)


@pytest.mark.parametrize("players", GAME.player_counts)
def test_a_game_is_played_to_its_end_by_the_levels_asked_for(players: int) -> None:
    levels = ["tenderfoot", "random", "random", "tenderfoot"][:players]
    match = play_game(GAME, players, levels, seed=1)
    assert match.state.over
    assert match.record.seats == [f"bot:{level}" for level in levels]
    assert replay(GAME, match.record).state.dump() == match.state.dump()


def test_equal_seeds_give_equal_games_and_others_do_not() -> None:
    one, same, other = (play_game(GAME, 2, ["tenderfoot", "random"], seed).record.plain() for seed in (3, 3, 4))
    assert one == same
    assert one != other


def test_sealed_choices_are_played_too() -> None:
    assert play_game(FISTS, 3, ["random", "tenderfoot", "deputy"], seed=2).state.over


@pytest.mark.parametrize("levels", [["random"], ["random"] * 3])
def test_there_is_a_bot_for_each_seat(levels: list[str]) -> None:
    with pytest.raises(BadOption):
        play_game(GAME, 2, levels, seed=1)
    with pytest.raises(BadOption):
        series(GAME, 2, levels, games=2, seed=1)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(UnknownLevel):
        series(GAME, 2, ["random", "sheriff"], 2, seed=1)


def test_a_series_is_the_same_for_the_same_seed() -> None:
    one, same, other = (series(GAME, 2, ["tenderfoot", "random"], 6, seed) for seed in (5, 5, 6))
    assert one._replace(milliseconds={}) == same._replace(milliseconds={})
    assert one._replace(milliseconds={}) != other._replace(milliseconds={})


def test_every_deal_is_played_once_from_each_seat(tmp_path: Path) -> None:
    levels = ["tenderfoot", "random", "random"]
    series(GAME, 3, levels, 6, seed=7, folder=tmp_path)
    records = [load(path) for path in sorted(tmp_path.iterdir())]
    assert [record.seats.index("bot:tenderfoot") for record in records] == [0, 2, 1, 0, 2, 1]
    deals = [record.setup for record in records]
    assert deals[0] == deals[1] == deals[2] != deals[3] == deals[4] == deals[5]


def test_records_of_all_games_are_written_and_true(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    result = series(GAME, 2, ["random", "tenderfoot"], 4, seed=8, folder=folder)
    records = [load(path) for path in sorted(folder.iterdir())]
    finished = [replay(GAME, record).state.outcome() for record in records]
    assert len(records) == result.games == 4
    won = [record.seats[outcome.winners()[0]] for record, outcome in zip(records, finished, strict=True) if outcome]
    assert won.count("bot:tenderfoot") == standing(result, "tenderfoot").wins


def test_figures_add_up() -> None:
    told: list[tuple[int, int]] = []
    result = series(GAME, 3, ["tenderfoot", "random", "random"], 6, 9, lambda done, total: told.append((done, total)))
    assert told == [(done, 6) for done in range(1, 7)]
    assert sum(row.wins for row in result.standings) == 6
    assert sum(result.seats) == pytest.approx(1)
    assert [(row.level, row.seats) for row in result.standings] == [("tenderfoot", 6), ("random", 12)]
    assert [row.fair for row in result.standings] == [pytest.approx(1 / 3), pytest.approx(2 / 3)]
    assert all(row.low <= row.share <= row.high for row in result.standings)
    assert 60 < result.length < 100
    assert set(result.milliseconds) == {"tenderfoot", "random"}


def test_wins_that_are_shared_are_shared_out() -> None:
    """Fists knows shared places."""
    result = series(FISTS, 2, ["random", "tenderfoot"], 40, seed=3)
    assert sum(row.wins for row in result.standings) == pytest.approx(40)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (50, 100, 0.404, 0.596), (1, 20, 0.009, 0.236)],
)
def test_intervals_are_wilson_s(wins: float, games: int, low: float, high: float) -> None:
    assert list(wilson(wins, games)) == [pytest.approx(low, abs=0.001), pytest.approx(high, abs=0.001)]


# Who beats whom.


def test_the_deputy_beats_the_random_bot() -> None:
    assert standing(series(GAME, 2, ["deputy", "random"], 6, seed=11), "deputy").wins >= 5


@pytest.mark.rule("WG-10.4")
def test_the_tenderfoot_beats_the_random_bot() -> None:
    assert standing(series(GAME, 2, ["tenderfoot", "random"], 40, seed=12), "tenderfoot").share > 0.65


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("levels", "games", "least"),
    [
        (["tenderfoot", "random"], 300, 0.75),
        (["deputy", "random"], 100, 0.95),
        (["deputy", "tenderfoot"], 100, 0.7),
        (["deputy", "tenderfoot", "tenderfoot"], 60, 0.45),
        (["deputy", "tenderfoot", "tenderfoot", "tenderfoot"], 60, 0.4),
    ],
    ids=str,
)
def test_levels_are_worth_their_names(levels: list[str], games: int, least: float) -> None:
    assert standing(series(GAME, len(levels), levels, games, seed=13), levels[0]).share >= least
