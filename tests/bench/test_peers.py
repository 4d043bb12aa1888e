"""What we measure ourselves against still runs, and still plays by the rules. Once is enough, so from source."""

import json
import shutil
import subprocess
import sys
from typing import Any

import pytest

from tools.compile import ROOT

PEERS = ROOT / "bench" / "peers"
pytestmark = [pytest.mark.long, pytest.mark.interpreted]


def measured(module: str) -> dict[str, Any]:
    """What a peer of ours prints after the shortest of runs."""
    pytest.importorskip("pyspiel", reason="`make bench` installs open_spiel")
    command = [sys.executable, "-m", f"bench.peers.{module}", "--seconds", "0.01", "--windows", "1"]
    found: dict[str, Any] = json.loads(
        subprocess.run(command, cwd=ROOT, text=True, capture_output=True, check=True).stdout
    )
    return found


def test_open_spiel_is_driven_through_all_its_games_both_ways() -> None:
    found = measured("openspiel_games")
    for rates in (found["rates"], found["rates_uniform"]):
        assert len(rates) >= 6
        assert min(rates.values()) > 0


def test_our_game_is_driven_in_open_spiels_python_api() -> None:
    found = measured("openspiel_wild_gangs")
    assert found["decisions_per_s"] > 0
    assert found["clone_us"] > 0


def test_our_game_in_open_spiels_python_api_plays_to_the_same_end() -> None:
    pytest.importorskip("pyspiel", reason="`make bench` installs open_spiel")
    from bench.peers.openspiel_wild_gangs import PLAYERS, WildGangsGame

    state = WildGangsGame().new_initial_state()
    ours = state.position.state.clone()
    while not state.is_terminal():
        actions = state.legal_actions()
        assert actions == ours.legal(state.current_player())
        copy = state.clone()
        state.apply_action(actions[-1])
        assert copy.legal_actions() == actions
        ours = state.position.state.clone()
    assert state.returns() == [ours.score(seat) for seat in range(PLAYERS)]


def test_boardgame_io_plays_the_worked_examples_of_the_rules() -> None:
    folder = PEERS / "boardgame_io"
    if shutil.which("node") is None or not (folder / "node_modules").is_dir():
        pytest.skip("`make bench` installs boardgame.io, where node and npm are installed")
    done = subprocess.run(["node", "--test"], cwd=folder, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "# fail 0" in done.stdout.replace("ℹ", "#")
