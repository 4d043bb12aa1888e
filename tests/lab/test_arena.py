"""The arena: the same again for the same seed, fair to every seat and deal, stopped and resumed without loss."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from time import monotonic, sleep

import pytest

from farwest.bots.external import NoCommand
from farwest.bots.levels import UnknownLevel, make
from farwest.engine.errors import Mistake
from farwest.engine.game import Game
from farwest.engine.match import replay
from farwest.engine.options import BadOption
from farwest.engine.record import load
from farwest.games import GAMES
from farwest.lab import arena
from farwest.lab.ledger import InUse, NoLedger, OtherSeries, open_ledger, read_games
from farwest.lab.playing import Played, play, play_game
from farwest.lab.series import Series
from farwest.lab.standings import Result, Standing
from tests.kit_games.fists.game import GAME as FISTS
from tests.lab import oddities

GAME = GAMES.find("wild-gangs")


def series(*bots: str, seed: int = 1) -> Series:
    return Series.of(GAME, bots, seed)


def standing(result: Result, name: str) -> Standing:
    return next(row for row in result.bots if row.name == name)


def timeless(games: list[Played]) -> list[Played]:
    return [game._replace(seconds=[]) for game in games]


# One game.


@pytest.mark.parametrize("players", GAME.player_counts)
def test_a_game_is_played_to_its_end_by_the_bots_asked_for(players: int) -> None:
    names = ["tenderfoot", "random", "random", "tenderfoot"][:players]
    match = play_game(GAME, names, seed=1)
    assert match.state.over
    assert match.record.seats == [f"bot:{name}" for name in names]
    assert replay(GAME, match.record).state.dump() == match.state.dump()


def test_equal_seeds_give_equal_games_and_others_do_not() -> None:
    one, same, other = (play_game(GAME, ["tenderfoot", "random"], seed).record.plain() for seed in (3, 3, 4))
    assert one == same
    assert one != other


def test_sealed_choices_are_played_too() -> None:
    assert play_game(FISTS, ["random", "tenderfoot", "deputy"], seed=2).state.over


@pytest.mark.parametrize("bots", [["random"], ["random"] * 5])
def test_there_is_a_bot_for_each_seat(bots: list[str]) -> None:
    with pytest.raises(BadOption):
        play_game(GAME, bots, seed=1)
    with pytest.raises(BadOption):
        Series.of(GAME, bots, seed=1)


@pytest.mark.parametrize("bot", ["crashes", "cheats"])
def test_a_bot_that_fails_plays_on_at_random_and_it_is_told(bot: str) -> None:
    result = arena.run(series("random", bot), 2, maker=oddities.make_odd)
    assert standing(result, bot).failures > 10
    assert "of no use" in standing(result, bot).problem
    assert standing(result, "random").failures == 0


# Who sits where.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_deal_is_played_once_from_each_seat(players: int) -> None:
    table = Series(GAMES.find("dodge-city"), tuple("abcde"[:players]), seed=7)
    for deal in range(4):
        games = range(deal * players, (deal + 1) * players)
        seated = [table.seated(index) for index in games]
        assert len({table.dice(index) for index in games}) == 1
        for bot in range(players):
            assert sorted(seats.index(bot) for seats in seated) == list(range(players))
    assert table.dice(0) != table.dice(players)


@pytest.mark.parametrize(("players", "orders"), [(3, 2), (4, 6), (5, 24)])
def test_every_bot_sits_after_every_other_as_often(players: int, orders: int) -> None:
    table = Series(GAMES.find("dodge-city"), tuple("abcde"[:players]), seed=7)
    pairs = Counter(
        (left, right)
        for index in range(players * orders)
        for left, right in zip(table.seated(index), table.seated(index)[1:], strict=False)
    )
    assert len(pairs) == players * (players - 1)
    assert len(set(pairs.values())) == 1


def test_the_same_deal_lies_before_all_of_them(tmp_path: Path) -> None:
    arena.run(series("tenderfoot", "random", "random"), 6, records=tmp_path)
    deals = [load(path).setup for path in sorted(tmp_path.iterdir())]
    assert deals[0] == deals[1] == deals[2] != deals[3] == deals[4] == deals[5]


# A whole series.


def test_a_series_is_the_same_for_the_same_seed() -> None:
    one, same, other = (
        [(bot.wins, bot.rating, bot.score) for bot in arena.run(series("tenderfoot", "random", seed=seed), 6).bots]
        for seed in (5, 5, 6)
    )
    assert one == same
    assert one != other


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownLevel):
        arena.run(series("random", "sheriff"), 2)


def test_a_program_that_is_not_there_is_refused() -> None:
    with pytest.raises(NoCommand):
        arena.makers({})("exec:./not/there", GAME, 1)
    with pytest.raises(UnknownLevel):
        arena.makers({"mine": "true"})("yours", GAME, 1)


def test_records_of_all_games_are_written_and_true(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    result = arena.run(series("random", "tenderfoot", seed=8), 4, records=folder)
    records = [load(path) for path in sorted(folder.iterdir())]
    finished = [replay(GAME, record).state.outcome() for record in records]
    assert len(records) == result.games == 4
    won = [record.seats[outcome.winners()[0]] for record, outcome in zip(records, finished, strict=True) if outcome]
    assert won.count("bot:tenderfoot") == standing(result, "tenderfoot").wins


def test_progress_is_told_game_by_game(tmp_path: Path) -> None:
    told: list[list[int]] = []

    def progress(games: list[Played]) -> None:
        told.append([game.number for game in games])

    arena.run(series("random", "random"), 3, state=tmp_path / "state.jsonl", progress=progress)
    arena.run(series("random", "random"), 5, state=tmp_path / "state.jsonl", progress=progress)
    assert told == [[], [0], [1], [2], [0, 1, 2], [3], [4]]


# Stopped and resumed.


def test_a_series_goes_on_where_its_file_ends(tmp_path: Path) -> None:
    state, table = tmp_path / "state.jsonl", series("tenderfoot", "random")
    arena.run(table, 3, state=state)
    played: list[int] = []

    def counted(name: str, game: object, seed: int) -> object:
        played.append(seed)
        return make(name, GAME, seed)

    result = arena.run(table, 6, state=state, maker=counted)  # type: ignore[arg-type]
    assert len(played) == 2 * 3
    assert timeless(read_games(state)) == timeless([play(table, index) for index in range(6)])
    assert result.bots[0].wins == arena.run(table, 6).bots[0].wins


def test_a_line_cut_off_by_a_crash_is_played_again(tmp_path: Path) -> None:
    state, table = tmp_path / "state.jsonl", series("random", "random")
    arena.run(table, 4, state=state)
    whole = timeless(read_games(state))
    for cut in (1, 20):
        state.write_bytes(state.read_bytes()[:-cut])
        arena.run(table, 4, state=state)
        assert timeless(read_games(state)) == whole


def test_games_beyond_those_asked_for_do_not_count(tmp_path: Path) -> None:
    table = series("random", "random")
    arena.run(table, 6, state=tmp_path / "state.jsonl")
    assert arena.run(table, 4, state=tmp_path / "state.jsonl").games == 4


def test_a_record_that_is_missing_is_written_on_resuming(tmp_path: Path) -> None:
    state, folder, table = tmp_path / "state.jsonl", tmp_path / "records", series("random", "random")
    arena.run(table, 2, state=state)
    assert arena.run(table, 2, state=state, records=folder).games == 2
    assert len(list(folder.iterdir())) == 2


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (series("random", "random", seed=2), "seed"),
        (series("tenderfoot", "random"), "bots"),
        (series("random", "random", "random"), "players"),
        (Series.of(GAMES.find("blackrock-city"), ["random", "random"], 1), "game"),
        (Series.of(GAME, ["random", "random"], 1, {"gangs": ["blue", "red"]}), "options"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_file_of_another_series_is_refused(tmp_path: Path, other: Series, named: str) -> None:
    state = tmp_path / "state.jsonl"
    arena.run(series("random", "random"), 1, state=state)
    before = state.read_bytes()
    with pytest.raises(OtherSeries) as caught:
        arena.run(other, 2, state=state)
    assert named in str(caught.value.phrase.args["different"])
    assert state.read_bytes() == before


def test_two_series_do_not_share_a_file(tmp_path: Path) -> None:
    state, table = tmp_path / "state.jsonl", series("random", "random")
    ledger = open_ledger(state, table.plain(), 2)
    with pytest.raises(InUse):
        arena.run(table, 2, state=state)
    ledger.close()
    assert arena.run(table, 2, state=state).games == 2


def test_a_damaged_file_is_refused_as_it_is(tmp_path: Path) -> None:
    state, table = tmp_path / "state.jsonl", series("random", "random")
    arena.run(table, 1, state=state)
    state.write_text(state.read_text() + '{"number": 1}\n')
    before = state.read_text()
    with pytest.raises(NoLedger):
        arena.run(table, 2, state=state)
    assert state.read_text() == before


@pytest.mark.parametrize("content", ["no JSON\n", "{}\n", '{"format": 9, "arena": {}, "games": 1}\n', "[]\n"])
def test_a_file_of_something_else_is_refused(tmp_path: Path, content: str) -> None:
    state = tmp_path / "other.txt"
    state.write_text(content)
    with pytest.raises(NoLedger):
        arena.run(series("random", "random"), 1, state=state)
    assert state.read_text() == content


# On several cores.


@pytest.mark.long
def test_processes_play_the_same_games(tmp_path: Path) -> None:
    table, state = series("tenderfoot", "random", seed=3), tmp_path / "state.jsonl"
    arena.run(table, 8, jobs=2, state=state, records=tmp_path / "records")
    assert timeless(read_games(state)) == timeless([play(table, index) for index in range(8)])
    assert len(list((tmp_path / "records").iterdir())) == 8


@pytest.mark.long
def test_a_process_that_dies_is_told_and_what_was_played_is_kept(tmp_path: Path) -> None:
    table, state = series("random", "dies in the third game"), tmp_path / "state.jsonl"
    with pytest.raises(Mistake) as caught:
        arena.run(table, 4, jobs=1, state=state, maker=oddities.make_odd)
    assert caught.value.phrase.key == "arena-worker-died"
    assert [game.number for game in read_games(state)] == [0, 1]


def begun(state: Path) -> subprocess.Popen[bytes]:
    """A series of slow games in a process of its own, once some of them are over."""
    command = [sys.executable, "-m", "tests.lab.oddities", str(state)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, start_new_session=True)
    deadline = monotonic() + 60
    while not state.exists() or state.read_text().count("\n") < 4:
        assert process.poll() is None
        assert monotonic() < deadline
        sleep(0.02)
    return process


@pytest.mark.long
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT], ids=["killed", "Ctrl-C"])
def test_a_series_that_is_stopped_loses_only_games_being_played(tmp_path: Path, how: signal.Signals) -> None:
    state = tmp_path / "state.jsonl"
    process = begun(state)
    os.kill(process.pid, how)
    process.communicate(timeout=30)
    kept = state.read_text().splitlines()
    assert len(kept) >= 4
    assert all(json.loads(line) for line in kept[:-1])
    deadline = monotonic() + 30
    while helpers(process.pid):  # its processes end with it, however it ended
        assert monotonic() < deadline
        sleep(0.05)
    result = arena.run(oddities.SLOW, 12, state=state, maker=oddities.make_odd)
    assert result.games == 12
    assert len(state.read_text().splitlines()) == 13


def helpers(session: int) -> list[str]:
    """Processes of that session that still live."""
    done = subprocess.run(["ps", "-o", "pid=,stat=", "-s", str(session)], capture_output=True, text=True, check=False)
    return [line for line in done.stdout.splitlines() if "Z" not in line.split()[1]]


@pytest.mark.heavy
@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_no_level_fails_in_any_game(game: Game) -> None:
    """A bot that raises plays on at random: nobody would notice but for the count."""
    result = arena.run(Series.of(game, ["deputy", "tenderfoot"], 1), 2)
    result_of_search = arena.run(Series.of(game, ["marshal@8i", "random"], 1), 1)
    for bot in (*result.bots, *result_of_search.bots):
        assert bot.failures == 0, (bot.name, bot.problem)


# Who beats whom.


def test_the_deputy_beats_the_random_bot() -> None:
    assert standing(arena.run(series("deputy", "random", seed=11), 6), "deputy").wins >= 5


@pytest.mark.rule("WG-10.4")
def test_the_tenderfoot_beats_the_random_bot() -> None:
    assert standing(arena.run(series("tenderfoot", "random", seed=12), 40), "tenderfoot").win_share > 0.65


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("bots", "games", "least"),
    [
        (["tenderfoot", "random"], 300, 0.75),
        (["deputy", "random"], 100, 0.95),
        (["deputy", "tenderfoot"], 100, 0.7),
        (["deputy", "tenderfoot", "tenderfoot"], 60, 0.45),
        (["deputy", "tenderfoot", "tenderfoot", "tenderfoot"], 60, 0.4),
    ],
    ids=str,
)
def test_levels_are_worth_their_names(bots: list[str], games: int, least: float) -> None:
    assert arena.run(series(*bots, seed=13), games).bots[0].win_share >= least
