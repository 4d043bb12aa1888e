"""Identity, components and set-up (sections 1 to 3 of the rules), and what chance decides (section 7)."""

from collections import Counter
from typing import Any

import pytest

from farwest.engine.core import Dice
from farwest.engine.guide import read_guide
from farwest.engine.options import BadOption
from farwest.games.dodge_city import data as D, distance
from farwest.games.dodge_city.game import GAME
from farwest.words import game_words
from tests.games.dodge_city.city import CHAINS, act, city, controllers, legal, why_not


@pytest.mark.rule("DC-1.1", "DC-1.2", "DC-1.4", "DC-1.5", "DC-1.6")
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_the_game_is(lang: str) -> None:
    """Title, authors, length and sources stand in the guide; name and length also where a table is chosen."""
    rules = read_guide(GAME.files(), lang).rules
    assert "Dodge City" in rules["DC-1.1"].text
    assert "Schmiel" in rules["DC-1.2"].text
    assert "10" in rules["DC-1.4"].text
    assert "Godfather" in rules["DC-1.5"].text
    assert "Ludorium" in rules["DC-1.6"].text
    words = game_words(GAME, lang)
    assert words.say("game-name") == GAME.title == "Dodge City"
    assert "60" in words.say("game-length")


@pytest.mark.rule("DC-1.3")
def test_two_to_five_players() -> None:
    assert GAME.player_counts == (2, 3, 4, 5)
    for players in (1, 6):
        with pytest.raises(BadOption):
            GAME.new(players, {}, Dice(1))


@pytest.mark.rule("DC-2.1")
def test_the_five_types() -> None:
    rows = [
        (D.KINDS[n], D.PRICE[n], D.RESALE[n], D.VALUE[n], D.REWARD * D.VALUE[n], D.ALL_TOKENS >> 4 * n & 15)
        for n in range(5)
    ]
    assert rows == [
        ("lady", 300, 150, 5, 1000, 2),
        ("gunman", 250, 125, 4, 800, 2),
        ("sheriff", 200, 100, 3, 600, 2),
        ("bandit", 150, 75, 2, 400, 2),
        ("cowboy", 100, 50, 1, 200, 2),
    ]


@pytest.mark.rule("DC-2.2", "DC-8.2", "DC-3.1")
def test_forty_pieces_in_five_colours() -> None:
    assert D.COLOURS == ["red", "blue", "green", "yellow", "black"]
    state = GAME.new(5, {"colours": "black,yellow,green,blue,red"}, Dice(1))
    view: Any = state.view(-1)
    assert [seat["colour"] for seat in view["seats"]] == ["black", "yellow", "green", "blue", "red"]
    assert [seat["supply"] for seat in view["seats"]] == [40] * 5


@pytest.mark.rule("DC-2.3")
def test_money_comes_in_steps_of_25() -> None:
    assert {price % 25 for price in [*D.PRICE, *D.RESALE]} == {0}
    assert [2 * resale for resale in D.RESALE] == list(D.PRICE)


@pytest.mark.rule("DC-2.4", "DC-2.5", "DC-8.1")
def test_32_playing_cards() -> None:
    deck = Counter(D.FACES[face] for face in D.FACE_OF)
    assert sum(deck.values()) == 32
    assert sum(face.startswith("N-") for face in deck) == 15
    assert sum(face.startswith("C-") for face in deck) == 10
    assert (deck["I"], deck["Q"]) == (3, 4)
    dots = [face for face in D.FACES if face.startswith("C-")]
    assert [face[-1] for face in dots] == list("1212232323")


@pytest.mark.rule("DC-2.6")
def test_copies_are_one_entry_and_come_last() -> None:
    state = city(hands={"red": "Q I I N-COWBOY-7 C-LADY-1"})
    assert legal(state) == ["play:N-COWBOY-7", "play:C-LADY-1", "play:I", "play:Q"]


@pytest.mark.rule("DC-2.7", "DC-8.4")
def test_strengths_are_all_different() -> None:
    ordinary = [D.STRENGTH[face] for face in range(25)]
    assert len(set(ordinary)) == 25
    assert (min(ordinary), max(ordinary)) == (12, 57)
    assert D.STRENGTH[D.FACES.index("C-LADY-1")] > D.STRENGTH[D.FACES.index("N-GUNMAN-7")]
    assert D.STRENGTH[D.QUESTION] == D.STRENGTH[D.INDIAN] == 0


@pytest.mark.rule("DC-2.9", "DC-2.10", "DC-2.12")
def test_seven_buildings_on_three_parts() -> None:
    parts = Counter(D.PARTS)
    assert parts == {"central": 4, "station": 1, "annex": 2}
    assert list(D.CELL_COUNT) == [32, 26, 31, 26, 27, 27, 31]
    assert sum(D.CELL_COUNT) == 200 == len(D.PIECES_BY_NAME)
    assert sum(D.KEY_COUNT) == 31


@pytest.mark.rule("DC-8.44")
def test_which_buildings_have_five_key_cells() -> None:
    assert [D.BUILDINGS[n] for n in range(7) if D.KEY_COUNT[n] == 5] == ["hotel", "union", "bank"]
    assert {D.KEY_COUNT[n] for n in range(7)} == {4, 5}


@pytest.mark.rule("DC-2.11")
def test_cells_are_named_and_ordered_row_by_row() -> None:
    first = [D.CELL_NAME[bit] for bit in D.FREE[5]][:7]
    assert first == ["B1", "C1", "D1", "E1", "F1", "A2", "B2"]
    assert D.KEYS[0] == ["B2", "E2", "B5", "E5"]
    assert D.KEY_NAMES[0] == ["bottles", "dollar", "revolver", "key"]
    state = city(town={"saloon": "lady"}, hands={"red": "N-LADY-5"})
    act(state, "play:N-LADY-5", "buy:saloon", "count:1")
    assert why_not(state, "cell:B2").rule == "DC-2.11", "a key cell is never covered"


@pytest.mark.rule("DC-2.12")
@pytest.mark.parametrize(("name", "shortest"), list(zip(D.BUILDINGS, [6, 6, 5, 6, 6, 5, 6], strict=True)))
def test_shortest_chains(name: str, shortest: int) -> None:
    number = D.BUILDINGS.index(name)
    assert distance.missing(number, 0, D.ALL_CELLS[number]) == shortest == len(CHAINS[name].split())
    assert controllers(name, f"red {CHAINS[name]}", 5) == [0]


# Set-up.


@pytest.mark.rule("DC-3.2")
@pytest.mark.parametrize(("players", "count", "cells"), [(2, 4, 115), (3, 4, 115), (4, 5, 142), (5, 7, 200)])
def test_buildings_in_play(players: int, count: int, cells: int) -> None:
    view: Any = GAME.new(players, {}, Dice(1)).view(-1)
    assert list(view["town"]) == D.BUILDINGS[:count]
    assert sum(building["free"] for building in view["town"].values()) == cells
    assert {building["status"] for building in view["town"].values()} == {"unopened"}
    state = city(3, hands={"red": "N-LADY-5"})
    act(state, "play:N-LADY-5")
    assert why_not(state, "buy:bank").rule == "DC-3.2"


@pytest.mark.rule("DC-3.3", "DC-3.4", "DC-3.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_money_cards_and_nobody_first(players: int) -> None:
    state = GAME.new(players, {}, Dice(1))
    view: Any = state.view(0)
    assert [seat["money"] for seat in view["seats"]] == [2000] * players
    assert [seat["hand_size"] for seat in view["seats"]] == [4] * players
    assert (view["piles"]["draw"], view["piles"]["events"]) == (32 - 4 * players, 32)
    assert view["first"] is None


# Chance.


@pytest.mark.rule("DC-7.1", "DC-7.2", "DC-7.5")
def test_every_card_is_dealt_as_often() -> None:
    """A uniform shuffle; seats are the table's, so nothing is drawn for them."""
    dealt: Counter[str] = Counter()
    for seed in range(400):
        view: Any = GAME.new(2, {}, Dice(seed)).view(0)
        dealt.update(view["seats"][0]["hand"])
    assert len(dealt) == 27
    assert all(25 <= dealt[face] <= 80 for face in D.FACES[:25])
    assert 110 <= dealt["I"] <= 190
    assert 155 <= dealt["Q"] <= 245


@pytest.mark.rule("DC-7.4")
def test_the_draw_for_the_first_player_is_fair() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(300):
        hands = dict.fromkeys(("red", "blue", "green"), "Q")
        state = city(3, hands=hands, stage="start", movement=0, decision="start-card", events=["EV20", "EV25", "EV28"])
        act(state, "start:Q", "start:Q")
        act(state, "start:Q", chance=Dice(seed))
        firsts[int(state.first)] += 1
    assert all(70 <= firsts[seat] <= 130 for seat in range(3))
