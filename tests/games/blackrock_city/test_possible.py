"""Positions that no game can reach are refused in words, each for its reason."""

from typing import Any

import pytest

from farwest.engine.errors import ImpossiblePosition
from farwest.games.blackrock_city.game import GAME
from tests.games.blackrock_city.table import FULL, L12, NOBODY, written

LAID = {"staked": {1: (2, 0, 0, 0)}, "renounced": (2, 3)}


def problem(*reserves: Any, **changes: Any) -> str:
    with pytest.raises(ImpossiblePosition) as refused:
        GAME.load(written(*(reserves or (FULL, FULL, FULL, FULL)), **changes))
    assert len(refused.value.problems) == 1, refused.value.problems
    return refused.value.problems[0]


def without(key: str) -> dict[str, Any]:
    position = written(FULL, FULL, FULL, FULL)
    del position[key]
    return position


@pytest.mark.parametrize("key", sorted(written(FULL, FULL, FULL, FULL)))
def test_everything_must_be_there(key: str) -> None:
    with pytest.raises(ImpossiblePosition, match=r"missing|no position"):
        GAME.load(without(key))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"pawn": -1}, "pawn has the wrong form"),
        ({"open_counts": 1}, "open_counts has the wrong form"),
        ({"gangs": ["BILLY", "BUTCH", "JESSIE", "CALAMITY"]}, "gangs: there is no 'CALAMITY'"),
        ({"ledger": ["gold:P9:1"]}, "ledger: 'gold:P9:1' says nothing"),
        ({"gangs": ["BILLY", "BUTCH", "JESSIE", "BILLY"]}, "different gangs play"),
        ({"circle": list(reversed(L12.split()))}, "Start City first"),
        ({"sheriff": 12}, "sheriff: there is no 12"),
        ({"actor": 7}, "actor: there is no seat 7"),
        ({"phase": 0}, "phase: a game has"),
        ({"phase": 78}, "phase: a game has"),
        ({"clock_hours": 3}, "clock_hours: of a table over days"),
        ({"bank_prisoners": 14}, "more prisoners than there are"),
        ({"clocks_on_table": 1}, "more clocks than there are"),
        ({"looted": ["START"], "reversed": ["START"]}, "Start City is never raided"),
        ({"reversed": ["YUMA"]}, "only towns that were raided"),
        ({"looted": ["YUMA"]}, "turned over when the pawn leaves it"),
        ({"ledger": ["theft:P0:P0:gold"]}, "about somebody who is not there"),
        ({"cubes": [(22, 0)]}, "more cubes than there are"),
        ({"queue": [0, 1, 2]}, "who is pending is in the queue"),
        ({"queue": [0, 1, 2, 2]}, "nobody stands in the queue twice"),
        ({"actor": 1}, "the head of the queue"),
        ({"timer": 1}, "it runs in somebody else's turn"),
        ({"actor": None}, "somebody decides until the end"),
        ({"cause": "sheriff"}, "of the wound that is picked"),
        ({"steps": 1, "ride": 2}, "stops on its way for Indians only"),
        ({"chosen": [3]}, "while a stake is put together"),
        ({"decision": "hx", "chosen": [9]}, "this stake is not possible"),
        ({"decision": "hx", "chosen": [8]}, "nothing is left to choose"),
        ({"decision": "w", "chosen": [3, 3, 0]}, "3 is not between 0 and 2"),
        ({"decision": "wx", "chosen": [3]}, "a number for each class decided"),
        ({"decision": "wound", "cause": "defer"}, "goes to the end of the queue"),
        ({"decision": "wound", "cause": "sheriff"}, "catches whose pawn he reaches"),
    ],
)
def test_what_cannot_be_is_said(changes: dict[str, Any], said: str) -> None:
    position = written(FULL, FULL, FULL, FULL) if "cubes" not in changes else written(FULL, FULL, FULL, FULL, **changes)
    with pytest.raises(ImpossiblePosition) as refused:
        GAME.load({**position, **{key: value for key, value in changes.items() if key != "cubes"}})
    assert any(said in line for line in refused.value.problems), refused.value.problems


def test_bandits_and_stakes() -> None:
    assert "more bandits than a gang has" in problem((7, 2, 0, 0), FULL, FULL, FULL)
    assert "more bandits than a gang has" in problem((6, 1, 0, 2), FULL, FULL, FULL)
    assert "prisoners are wounded bandits" in problem(FULL, FULL, FULL, FULL, prisoners=(1, 0, 0, 0), bank_prisoners=12)
    tied = {0: (2, 0, 0, 0), 1: (2, 0, 0, 0)}
    assert "nobody can equal the highest stake" in problem((4, 2, 0, 0), (4, 2, 0, 0), FULL, FULL, staked=tied)


def test_decisions_of_the_winner() -> None:
    moving = {**LAID, "decision": "move", "actor": 1, "queue": []}
    out = (NOBODY, (4, 2, 0, 0), FULL, FULL)
    assert GAME.load(written(*out, **moving)).to_act() == [1]
    assert "chooses how far he goes" in problem(*out, **{**moving, "actor": 2})
    theft = {**LAID, "decision": "steal", "actor": 1, "queue": [], "owner": 1, "attacks": (0, 2, 0, 0), "sheriff": 3}
    there = {**theft, "pawn": 2, "turned": "TOMBSTONE", "cubes": [(1, 0), (0, 0), (1, 0)]}
    assert GAME.load(written(*out, **there)).to_act() == [1]
    assert "no theft here" in problem(*out, **{**there, "sheriff": 2})
    assert "needs no question" in problem(*out, **{**there, "cubes": [(1, 0)]})
    assert "the winner of the stakes steals" in problem(*out, **{**there, "attacks": (0, 0, 0, 0)})
    indians = {**LAID, "decision": "wound", "cause": "indians", "actor": 1, "owner": 1, "queue": [], "pawn": 4}
    assert GAME.load(written(*out, **{**indians, "turned": "ABILENE"})).to_act() == [1]
    assert "Indians wound the winner" in problem(*out, **indians)


def test_the_end() -> None:
    over = {"decision": "end", "actor": None, "ending": "renounced", "renounced": (0, 1, 2, 3)}
    assert GAME.load(written(FULL, FULL, FULL, FULL, **over)).over
    assert "nobody has a bandit left" in problem(FULL, FULL, FULL, FULL, **{**over, "ending": "exhausted"})


def test_two_players() -> None:
    assert GAME.load(written(FULL, FULL, pawn=8, sheriff=1)).to_act() == [0]
    assert "no town has more than three holes" in problem(FULL, FULL, dummy=4)
    with pytest.raises(ImpossiblePosition, match="with two players and only then"):
        GAME.load({**written(FULL, FULL), "dummy": None})
