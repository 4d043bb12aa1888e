"""Why not: every reason has words and a rule, and comes up where it should."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.engine.guide import read_guide
from farwest.games.carson_city import refusals
from farwest.games.carson_city.decisions import NAMES, RULES
from farwest.games.carson_city.game import GAME
from farwest.games.carson_city.play import CarsonCity
from farwest.words import game_words
from tests.games.carson_city.desk import go, placed, play, q
from tests.games.carson_city.test_build import window

ARGS = {"place": "=C3", "building": "tile-bank", "owner": "colour-blue"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_reason_has_words_and_a_rule(lang: str) -> None:
    words, rules = game_words(GAME, lang), read_guide(GAME.files(), lang).rules
    for rule, key in refusals.REASONS.values():
        assert rule in rules
        assert words.say(key, **ARGS).strip()
    for decision, name in NAMES.items():
        assert RULES[decision] in rules
        assert name == "end" or words.has(f"refusal-now-{name}")
    numbers = {value for name, value in vars(refusals).items() if name.isupper() and isinstance(value, int)}
    assert numbers - {refusals.OTHER_DECISION} == set(refusals.REASONS)


def key_of(town: CarsonCity, text: str) -> str:
    refusal = town.why_not(town.to_act()[0], GAME.parse(text))
    assert refusal is not None, f"{text} is allowed"
    return refusal.key


def test_reasons_while_placing() -> None:
    tiles = {"A1": "ranch", "A3": "prison", "H1": "mine", "H2": "church", "A8": "house"}
    owners = {"A1": 1, "A3": 1, "H1": 1, "H2": 1, "A8": 1}
    row = [None, "mine", "saloon", "bank", "drugstore", "ranch", "mine"]
    seats: dict[int, dict[str, Any]] = {0: {"card": "sheriff"}, 1: {"card": "banker"}}
    town = q(2, round=3, tiles=tiles, owners=owners, row=row, standing={"ammo": [0], "vp5": [1]}, white=0, seats=seats)
    expected = {
        "place:C:vp2": "square-closed",
        "place:C:b3": "nothing-for-sale",
        "place:C:ammo": "already-there",
        "place:C:A3": "safe-building",
        "place:C:H1": "protected",
        "place:C:A8": "no-building",
        "place:W:vp5": "not-empty",
        "place:W:A1": "white-on-estate",
        "road:55": "roads-later",
        "personality:banker": "now-place",
    }
    assert {text: key_of(town, text) for text in expected} == {text: f"refusal-{key}" for text, key in expected.items()}


def test_reasons_while_building() -> None:
    town = window("saloon", tiles={"E3": "house"}, owners={"E4": 0, "A1": 0, "E3": 0, "D5": 1}, seats={0: {"roads": 1}})
    assert key_of(town, "site:H8") == "refusal-not-own"
    assert key_of(town, "site:E3") == "refusal-occupied"
    assert key_of(town, "site:A1") == "refusal-not-reached"
    assert key_of(town, "road:54") == "refusal-road-there"
    assert key_of(town, "road:0") == "refusal-road-far"
    play(town, "site:E4")
    assert key_of(town, "house:E4") == "refusal-is-site"
    assert key_of(town, "house:D5") == "refusal-needs-consent"
    assert key_of(town, "house_ask:C3") == "refusal-no-consent-needed"
    play(town, "house_ask:D5")
    play(town, "consent:no")
    assert key_of(town, "house_ask:D5") == "refusal-refused"
    play(town, "road:55")
    assert key_of(town, "road:56") == "refusal-no-road-left"
    assert key_of(window("ranch", owners={"A1": 0}), "road:55") == "refusal-no-road-needed"


def test_reasons_about_money_and_kept_buildings() -> None:
    kept = placed([0, 1], {}, owners={"A1": 0}, seats={0: {"kept": ["bank", "ranch"], "roads": 0}})
    go(kept)
    assert key_of(kept, "kept:mine") == "refusal-not-kept"
    assert key_of(kept, "kept:bank") == "refusal-nowhere-for-kept"
    dear = placed([0, 1], {"vp5": [0]}, seats={0: {"cash": 6}})
    go(dear)
    assert key_of(dear, "vp_buy:2") == "refusal-too-dear"
    assert key_of(dear, "pass") == "refusal-now-vp_buy"


def test_somebody_elses_decision() -> None:
    town = q(2)
    refusal = town.why_not(1, GAME.parse("pass"))
    assert refusal is not None
    assert (refusal.key, refusal.args) == ("refusal-not-your-turn", {"colour": "colour-orange"})
