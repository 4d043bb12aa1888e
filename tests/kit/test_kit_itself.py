"""The kit tries what it promises to try, and asks nothing of those who use it."""

import os
import re
import subprocess
import sys
from collections import Counter
from inspect import signature
from pathlib import Path

import pytest

from farwest.engine.core import NOBODY, TABLE, Dice, State
from farwest.engine.record import RETRACT
from farwest.games.wild_gangs.game import GAME as WILD_GANGS
from farwest.kit import GameKit, Table, play
from farwest.kit.damage import damaged
from farwest.kit.play import story
from farwest.kit.same import same
from farwest.kit.tables import tables_of
from farwest.kit.worlds import Tally
from tests.kit.broken import DOUBLE, THREE, prospectors
from tests.kit_games.fists.game import GAME as FISTS
from tests.kit_games.prospectors.game import GAME as PROSPECTORS
from tests.kit_games.prospectors.state import Prospectors

STRANGER = """\
from farwest.kit import GameKit
from tests.kit_games.fists.game import GAME

class TestMyGame(GameKit):
    game = GAME
    samples = 30
"""

TESTS = [test for name, test in vars(GameKit).items() if name.startswith("test_")]


def run(*command: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    return subprocess.run(
        [sys.executable, *command], cwd=cwd, env=variables, text=True, capture_output=True, check=False
    )


def test_a_game_passes_by_naming_itself(tmp_path: Path) -> None:
    """Somebody else's folder, somebody else's pytest: no settings, no marks, no warnings."""
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "test_my_game.py").write_text(STRANGER)
    options = ["-q", "-W", "error", "--strict-markers", "-p", "no:cacheprovider", "-k", "2p and not double"]
    done = run("-m", "pytest", *options, cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None
    assert int(passed[1]) == sum("table" in signature(test).parameters for test in TESTS)


def test_the_checks_need_no_pytest() -> None:
    done = run("-c", "import sys, farwest.kit; print('pytest' in sys.modules)")
    assert done.stdout.strip() == "False"


# What is tried.


def test_every_player_count_and_every_value_of_every_option() -> None:
    assert [str(table) for table in tables_of(FISTS)] == [
        *("2p", "2p-double=yes", "3p", "3p-double=yes", "4p", "4p-double=yes")
    ]
    assert [str(table) for table in tables_of(PROSPECTORS)] == ["2p", "2p-bag=large", "3p", "3p-bag=large"]
    assert str(list(tables_of(WILD_GANGS))[1]) == "2p-gangs=black,yellow,blue,red"
    for game in (FISTS, PROSPECTORS, WILD_GANGS):
        for table in tables_of(game):
            game.read_options(table.players, table.chosen())


def test_random_games_hold_every_kind_of_act() -> None:
    acts = Counter(
        (entry.text, entry.seat == TABLE)
        for seed in range(1, 4)
        for entry in story(PROSPECTORS, Table(3, (("bag", "large"),)), seed).match.entries
    )
    assert {("dig", False), ("leave", False), ("jump", False), ("hurry", False), ("strike", True)} == set(acts)
    texts = {entry.text for seed in range(1, 4) for entry in story(FISTS, DOUBLE, seed).match.entries}
    assert {RETRACT, "count:1", "count:2", "call:big"} <= texts


def test_seats_that_choose_at_once_do_so_in_any_order() -> None:
    first = Counter[int]()
    for seed in range(8):
        entries = story(FISTS, THREE, seed).match.entries
        first[next(entry.seat for entry in entries if entry.text.startswith("card"))] += 1
    assert set(first) == {0, 1, 2}


def test_a_story_is_the_same_for_the_same_seed_only() -> None:
    one = play.story.__wrapped__(FISTS, THREE, 1)
    assert one.match.record.plain() == story(FISTS, THREE, 1).match.record.plain()
    assert one.match.record.plain() != story(FISTS, THREE, 2).match.record.plain()


def test_some_positions_are_spread_over_the_whole_game() -> None:
    told = story(FISTS, THREE, 1)
    some = told.some(4)
    assert some[0] is told.positions[0]
    assert some[-1] is told.positions[-1]
    assert 4 <= len(some) <= 5
    assert told.some(1000) == told.positions


def test_damaged_positions_are_damaged_in_many_ways() -> None:
    data = story(FISTS, THREE, 1).positions[3].dump()
    before = repr(data)
    dice = Dice(1)
    kinds = {repr(damaged(data, dice)) for _ in range(200)}
    assert len(kinds) > 100
    assert repr(data) == before


class NeverEnds(Prospectors):
    def take(self, seat: int, weight: int) -> None:
        super().take(seat, weight)
        if self.actor == NOBODY:
            self.actor, self.bag = 0, [0, 5, 0, 0]


def test_a_game_without_an_end_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MOST_ENTRIES", 300)
    with pytest.raises(AssertionError, match="goes on after 300 random moves"):
        prospectors(NeverEnds).test_random_play_reaches_the_end(THREE)


# How it speaks.


@pytest.mark.parametrize(
    ("found", "expected", "sentence"),
    [
        ({"a": {"b": [1, 2]}}, {"a": {"b": [1, 3]}}, r"it: a\.b\[1\] is 2, not 3"),
        ({"a": 1, "b": 2}, {"a": 1}, "it: b is there and should not be: 2"),
        ({"a": 1}, {"a": 1, "b": 2}, "it: b is missing"),
        ([1, 2], [1], r"it: it is \[1, 2\], not \[1\]"),
        ({"a": True}, {"a": 1}, "it: it is {'a': True}, not {'a': 1}"),
    ],
)
def test_the_first_difference_is_named(found: object, expected: object, sentence: str) -> None:
    with pytest.raises(AssertionError, match=sentence):
        same(found, expected, "it")


def test_a_tally_forgives_chance_and_nothing_else() -> None:
    fair, unfair, few = Tally(), Tally(), Tally()
    for number in range(100):
        fair.pair("it", number % 2 == 0, number % 2 == 1)
        unfair.pair("it", number % 8 > 0, number % 8 == 0)
    for _ in range(20):
        few.pair("it", found=True, expected=False)
    fair.close("{}")
    few.close("{}")
    with pytest.raises(AssertionError, match="it: 87 times more, 13 times less"):
        unfair.close("{}")


def test_positions_handed_out_are_states_without_a_journal() -> None:
    for position in story(FISTS, THREE, 1).positions:
        assert isinstance(position, State)
        assert position.journal is None
