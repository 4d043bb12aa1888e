"""Positions that cannot be are refused in words; those of games are not."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.engine.errors import ImpossiblePosition
from farwest.games.carson_city.game import GAME
from tests.games.carson_city.desk import q


def position() -> dict[str, Any]:
    return q(2).dump()


def said_of(data: dict[str, Any]) -> str:
    with pytest.raises(ImpossiblePosition) as caught:
        GAME.load(data)
    return str(caught.value)


def test_a_position_loads_back() -> None:
    assert GAME.load(position()).dump() == position()


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("game", "chess", "no position of carson-city"),
        ("seats", [], "seats is missing"),
        ("round", 7, "round has the wrong form"),
        ("supply", 3, "do not add up to 25"),
        ("order", [0], "order is not for 2 players"),
        ("order", [1, 1], "order has the wrong form"),
        ("actor", 1, "it is the decision of player 0"),
        ("decision", "captain", "cowboys are being placed"),
        ("line", [0, 1], "everybody has passed"),
        ("step", "wages", "a step belongs to the resolution"),
        ("white", 0, "only a yellow sheriff"),
        ("ammo", 0, "3-guns chip"),
        ("waits", [0], "no power to put off"),
        ("chooser", 0, "nobody has duels to order"),
        ("laid", [54], "nothing is being built"),
        ("stock", [1], "duels are fought with dice"),
        ("red", ["banker"], "not those of the options"),
        ("focus", "ammo", "is about a location"),
        ("fallen", [1], "after a duel"),
        ("struck", ["bank"], "struck off only"),
        ("standing", {"b3": [0]}, "does not have ten cowboys"),
    ],
)
def test_what_is_wrong_is_said(key: str, value: object, words: str) -> None:
    assert words in said_of({**position(), key: value})


def test_what_is_missing_is_said() -> None:
    data = position()
    del data["bag"]
    assert "bag is missing" in said_of(data)


@pytest.mark.parametrize(
    ("cell", "shown", "words"),
    [
        ("A1", {"owner": None, "tile": "bank"}, "neither an owner"),
        ("A1", {"owner": 0, "tile": "mountain"}, "10 mountains"),
        ("A1", {"owner": 0, "tile": "river"}, "the river is not at A1"),
        ("A1", {"owner": 0, "tile": "house"}, "2 houses for 0 buildings"),
        ("A1", {"owner": 0, "tile": "saloon"}, "buildings of type saloon"),
    ],
)
def test_what_cannot_lie_in_town(cell: str, shown: dict[str, Any], words: str) -> None:
    data = position()
    data["town"][cell] = shown
    assert words in said_of(data)


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [("cowboys", 9, "ten cowboys"), ("revolvers", 3, "cannot have 3 revolvers"), ("wages", 1, "cowboys on wages")],
)
def test_what_a_player_cannot_have(field: str, value: int, words: str) -> None:
    data = position()
    data["seats"][0][field] = value
    assert words in said_of(data)
