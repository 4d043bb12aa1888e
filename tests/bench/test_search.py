"""The benchmark of the search: what it computes, and that every contender answers."""

import json

import pytest
from rich.console import Console

from bench import search, search_ours
from bench.search import HEARTS, OURS, PYTHON, document
from bench.search_ours import decisions_to_end, positions, searching
from farwest.engine.advice import SearchSettings
from farwest.engine.game import Game
from farwest.games import GAMES

LENGTHS = {
    OURS: {"wild-gangs/first": 100.0, "wild-gangs/mid": 50.0, "dodge-city/first": 200.0, "dodge-city/mid": 100.0},
    HEARTS: {"first": 60.0, "mid": 30.0},
    PYTHON: {"first": 100.0, "mid": 50.0},
}
RATES = {
    OURS: {f"{task}/{how}": 3000.0 for task in LENGTHS[OURS] for how in ("plain", "marshal")},
    HEARTS: {"first": 1000.0, "mid": 2000.0},
    PYTHON: {"first": 10.0, "mid": 20.0},
}


def test_throughput_is_rate_times_length_and_ratios_are_place_by_place() -> None:
    kept = document(["wild-gangs", "dodge-city"], RATES, LENGTHS, {}, {})
    first = kept["games"]["wild-gangs"]["first_plain"]
    assert (first["iterations_per_s"], first["decisions_to_end"], first["throughput"]) == (3000, 100.0, 300_000)
    assert first["times"] == {HEARTS: 5.0, PYTHON: 300.0}
    assert kept["games"]["wild-gangs"]["mid_marshal"]["times"] == {HEARTS: 2.5, PYTHON: 150.0}
    assert kept["games"]["dodge-city"]["first_plain"]["times"] == {HEARTS: 10.0}
    console = Console(record=True, width=120)
    console.print(search.table(kept))
    assert "0.30M" in console.export_text()


def test_whoever_is_absent_leaves_no_ratios() -> None:
    kept = document(["wild-gangs"], {OURS: RATES[OURS]}, LENGTHS, {}, {})
    assert kept["games"]["wild-gangs"]["first_plain"]["times"] == {}
    assert kept["peers"] == {}
    assert document(["wild-gangs"], {HEARTS: RATES[HEARTS]}, LENGTHS, {}, {})["games"] == {}


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_every_game_is_searched_from_the_start_and_from_the_middle(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_ours, "PLAYOUTS", 16)
    found = positions(game)
    assert decisions_to_end(found["first"]) > 1.2 * decisions_to_end(found["mid"])
    for states in found.values():
        assert searching(states, SearchSettings(), 5)() == 5


@pytest.mark.long
@pytest.mark.compiled
def test_every_contender_answers() -> None:
    pytest.importorskip("pyspiel", reason="`make bench` installs open_spiel")
    kept = search.run(search.PARTS, ["wild-gangs"], 1, 0.01, Console())
    assert set(kept["peers"]) == {HEARTS, PYTHON, search.PYTHON_SOURCE}
    for places in kept["peers"].values():
        assert all(place["throughput"] > 0 for place in places.values())
    assert json.dumps(kept)


def test_open_spiels_ismcts_sits_in_the_arena() -> None:
    pytest.importorskip("pyspiel", reason="`make bench` installs open_spiel")
    from bench.peers.openspiel_bot import make_bot
    from farwest.bots.levels import UnknownLevel
    from farwest.lab import arena
    from farwest.lab.series import Series

    game = GAMES.find("wild-gangs")
    table = Series.of(game, ["random", "openspiel-ismcts@2i"], 1)
    one, same = (arena.run(table, 1, maker=make_bot) for _ in range(2))
    assert one.bots[1].failures == 0, one.bots[1].problem
    assert one.bots[1].score == same.bots[1].score
    for unknown in ("openspiel-ismcts", "openspiel-ismcts@fast"):
        with pytest.raises(UnknownLevel):
            make_bot(unknown, game, 1)


def test_open_spiels_ismcts_keeps_to_its_time() -> None:
    pytest.importorskip("pyspiel", reason="`make bench` installs open_spiel")
    from bench.peers.openspiel_bot import make_bot
    from farwest.engine.core import Dice

    game = GAMES.find("wild-gangs")
    state = game.new(2, {}, Dice(1))
    legal = [game.text(action) for action in state.legal(state.actor)]
    assert make_bot("openspiel-ismcts@0.05s", game, 1).choose(state.view(state.actor), legal) in legal
