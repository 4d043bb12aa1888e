"""Random games played here and replayed by an independent reading of the same rules, written in another language.

Who decides, between which options in which order, what everybody takes and who wins must be the same.
"""

import json
import shutil
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest

from farwest.engine.bits import members
from farwest.engine.core import Dice
from farwest.engine.match import Match
from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.game import GAME
from farwest.games.wild_gangs.play import WildGangs
from farwest.games.wild_gangs.state import NO_SEAT, Town
from tools.compile import ROOT

FOLDER = ROOT / "bench" / "peers" / "boardgame_io"
GAMES_OF_EACH_SIZE = 120
COLOURS = (["red", "blue", "yellow", "black"], ["black", "yellow", "red", "blue"], ["yellow", "black", "blue", "red"])

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(
        shutil.which("node") is None or not (FOLDER / "node_modules").is_dir(),
        reason="the second implementation needs node and what `make bench` installs for it",
    ),
]


class Witness:
    """A game being played, and everything the second implementation is asked about it."""

    def __init__(self, players: int, seed: int) -> None:
        colours = COLOURS[seed % len(COLOURS)][:players]
        self.match = Match.simulate(GAME, players, {"gangs": colours}, Dice(seed))
        self.setup = _setup(self.town)
        self.piles = [[D.ROLES[role] for role in members(self.town.hand[seat])] for seat in range(players)]
        self.decisions: list[dict[str, Any]] = []
        self.actions: list[str] = []

    @property
    def town(self) -> Town:
        assert isinstance(self.match.state, WildGangs)
        return self.match.state

    def play_out(self, dice: Dice, eagerness: int) -> None:
        """Of ten choices, `eagerness` are the first option: cards crowd together, looks go to the same places."""
        while not self.town.over:
            seat = self.town.actor
            options = [GAME.text(action) for action in self.town.legal(seat)]
            chosen = options[0 if dice.pick(10) < eagerness else dice.pick(len(options))]
            self.decisions.append({"gang": _gang(self.town, seat), "options": options})
            self.actions.append(chosen)
            before = self.town.pile[:]
            self.match.play(int(seat), chosen)
            for drawer in range(self.town.players):
                drawn = members(before[drawer] & ~self.town.pile[drawer])
                self.piles[drawer] += [D.ROLES[role] for role in drawn]

    def game(self) -> dict[str, Any]:
        piles = {_gang(self.town, seat): pile for seat, pile in enumerate(self.piles)}
        setup = {**self.setup, "piles": piles}
        return {"players": self.town.players, "setup": setup, "actions": self.actions, "trace": True}

    def result(self) -> dict[str, Any]:
        town = self.town
        outcome = town.outcome()
        assert outcome is not None
        seats = range(town.players)
        return {
            "scores": {_gang(town, seat): outcome.scores[seat] for seat in seats},
            "ranking": [_gang(town, seat) for seat in outcome.ranking()],
            "loot": {_gang(town, seat): _loot(town, seat) for seat in seats},
            "captured": {_gang(town, seat): _captured(town, seat) for seat in seats},
            "decisions": self.decisions,
        }


def _gang(town: Town, seat: int) -> str:
    return D.GANGS[town.gangs[seat]]


def _setup(town: Town) -> dict[str, Any]:
    dump: dict[str, Any] = town.dump()
    return {
        "turn_order": [_gang(town, town.seat_of_turn(turn)) for turn in range(town.players)],
        "buildings": dump["buildings"],
        "loots": dump["loots"],
        "events": dump["events"],
    }


def _loot(town: Town, seat: int) -> int:
    taken = [loot for loot in range(D.TILE_COUNT) if town.takers[loot] == seat != NO_SEAT]
    return sum(int(town.loot_value(loot)) for loot in taken)


def _captured(town: Town, seat: int) -> list[str]:
    cards = [town.slots[slot] for slot in members(town.captured[seat])]
    return [f"{_gang(town, card >> 4)}.{D.ROLES[card & 15]}" for card in cards]


def _witnesses(players: int) -> Iterator[Witness]:
    for number in range(GAMES_OF_EACH_SIZE):
        witness = Witness(players, number)
        witness.play_out(Dice(7919 * number + players), eagerness=(0, 0, 3, 6, 9)[number % 5])
        yield witness


@pytest.mark.parametrize("players", GAME.player_counts)
def test_two_readings_of_the_rules_agree(players: int) -> None:
    witnesses = list(_witnesses(players))
    games = json.dumps([witness.game() for witness in witnesses])
    done = subprocess.run(["node", "replay.js"], cwd=FOLDER, input=games, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    for number, (witness, theirs) in enumerate(zip(witnesses, json.loads(done.stdout), strict=True)):
        ours = witness.result()
        for step, (mine, other) in enumerate(zip(ours["decisions"], theirs["decisions"], strict=True)):
            assert mine == other, f"game {number}, decision {step}"
        assert ours == theirs, f"game {number}"
