"""Identity and components (BC-1, BC-2): what is in the box, and that the data file says the same."""

from collections import Counter

import pytest

from farwest.engine.guide import read_guide
from farwest.games.blackrock_city import data as D
from farwest.games.blackrock_city.game import GAME
from farwest.words import game_words
from tests.games.blackrock_city.table import FULL, NOBODY, cubes, new, play, reserve, stake, table, view

TOWNS = dict(zip(D.TOWNS, zip(D.TOWN_GOLD, D.TOWN_PRISONERS, D.TOWN_HOLES, strict=True), strict=True))


@pytest.mark.rule("BC-1.1", "BC-1.2")
def test_the_game_names_itself_and_its_players() -> None:
    assert (GAME.id, GAME.title, GAME.player_counts) == ("blackrock-city", "Blackrock City", (2, 3, 4))
    assert game_words(GAME, "fr").say("game-name") == "Blackrock City"
    assert "Alain Ollier" in read_guide(GAME.files(), "fr").rules["BC-1.1"].text


@pytest.mark.rule("BC-1.3")
def test_the_most_cubes_win() -> None:
    state = table(FULL, FULL, FULL, cubes=[(1, 0), (2, 0), (0, 4)])
    play(state, "renounce", "renounce", "renounce")
    assert [seat["place"] for seat in view(state)["seats"]] == [3, 2, 1]


@pytest.mark.rule("BC-1.4", "BC-1.5")
def test_the_decisions_between_sources_are_played() -> None:
    """BC-1.4, BC-1.5: lower stakes are legal, the sheriff moves at once, the second robs the coach, all must be out."""
    state = table(FULL, FULL, FULL, NOBODY, pawn=3)
    stake(state, 4)
    assert state.sheriff == 4
    stake(state, 2)
    stake(state, 1)
    assert cubes(state, 1) == (0, 1)
    assert not state.over


@pytest.mark.rule("BC-1.6")
def test_the_words_of_the_glossary_are_on_the_buttons() -> None:
    seen = new().view(0)
    labels = {
        lang: [
            game_words(GAME, lang).phrase(GAME.label(GAME.parse(text), seen))
            for text in ("stake:3", "defer", "renounce")
        ]
        for lang in ("fr", "en")
    }
    assert labels == {"fr": ["Miser 3", "Différer", "Renoncer"], "en": ["Stake 3", "Defer", "Renounce"]}


@pytest.mark.rule("BC-2.1")
def test_bc_2_1_counts() -> None:
    assert (D.GOLD_CUBES, D.SILVER_CUBES, D.PRISONERS, len(D.TOWNS), len(D.GANGS)) == (21, 10, 13, 12, 4)
    assert len(D.GANGS) * (D.PLAIN_BANDITS + D.X_BANDITS) == 32
    assert len(D.GANGS) * D.CLOCKS == 8
    assert D.SAND_SECONDS == 15


@pytest.mark.rule("BC-2.2")
def test_bc_2_2_gangs_have_names_and_colours() -> None:
    assert D.GANGS == ["BILLY", "BUTCH", "JESSIE", "PANCHO"]
    words = game_words(GAME, "fr")
    assert [words.say(f"gang-{gang}.colour") for gang in D.GANGS] == ["rouge", "jaune", "bleu", "gris"]
    chosen = new(3, gangs="PANCHO,BILLY,JESSIE")
    assert [seat["gang"] for seat in view(chosen)["seats"]] == ["PANCHO", "BILLY", "JESSIE"]


@pytest.mark.rule("BC-2.3", "BC-8.36")
def test_bc_2_3_two_bandits_of_eight_have_an_x() -> None:
    assert [reserve(new(4), seat) for seat in range(4)] == [(6, 2, 0, 0)] * 4
    state = table((0, 1, 0, 1), FULL, FULL, FULL)
    stake(state, 0, hx=1, wx=1)
    assert state.sheriff == 0


@pytest.mark.rule("BC-2.4")
def test_bc_2_4_classes_on_the_way_and_back() -> None:
    state = table((1, 1, 1, 1), NOBODY, NOBODY, NOBODY, pawn=2, sheriff=5)
    stake(state, 1, hx=1, w=1, wx=1)
    assert state.sheriff == 7
    play(state, "move:1")
    assert reserve(state, 0) == (0, 0, 1, 1)


@pytest.mark.rule("BC-2.4")
def test_bc_2_4_of_the_plain_wounded_prisoners_go_first() -> None:
    state = table((0, 0, 3, 0), FULL, NOBODY, NOBODY, prisoners=(1, 0, 0, 0), bank_prisoners=12)
    stake(state, 0, w=2)
    seat = view(state)["seats"][0]
    assert (seat["prisoners"], seat["staked_prisoners"]) == (0, 1)


@pytest.mark.rule("BC-2.5", "BC-8.23", "BC-8.36")
def test_bc_2_5_the_towns_use_up_gold_and_prisoners() -> None:
    assert sum(D.TOWN_GOLD) == 21
    assert sum(D.TOWN_PRISONERS) == 13
    assert Counter(D.TOWN_HOLES) == {0: 3, 1: 3, 2: 3, 3: 3}
    assert Counter(D.REVERSES[n] for n in D.TOWN_REVERSE) == {"NOTHING": 4, "STEAL1": 3, "STEAL2": 2, "INDIANS": 3}
    assert TOWNS["START"] == (0, 0, 2)
    assert TOWNS["ABILENE"] == (2, 2, 1)
    assert TOWNS["BLACKROCK"] == (3, 1, 3)


@pytest.mark.rule("BC-2.6")
def test_bc_2_6_both_faces_are_known() -> None:
    shown = {town["town"]: town["reverse"] for town in view(new(4))["circle"]}
    assert shown["SANTA_FE"] == "STEAL2"
    assert shown["TOMBSTONE"] == "STEAL1"
    assert shown["YUMA"] == "INDIANS"
    assert shown["EL_PASO"] == "NOTHING"


@pytest.mark.rule("BC-2.7")
def test_bc_2_7_the_circle_is_closed() -> None:
    assert [len(view(new(players))["circle"]) for players in (2, 3, 4)] == [10, 10, 12]
    state = table(FULL, NOBODY, NOBODY, NOBODY, pawn=11, sheriff=10)
    stake(state, 3)
    assert state.sheriff == 1
    play(state, "move:2")
    assert state.pawn == 1
