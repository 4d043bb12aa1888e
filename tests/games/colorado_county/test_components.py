"""What is in the box, CO-1 and CO-2."""

import pytest

from farwest.engine.core import Dice
from farwest.engine.errors import Mistake
from farwest.games.colorado_county import data as D, land, scoring, setup, terrain
from farwest.games.colorado_county.actions import NOTATION
from farwest.games.colorado_county.game import GAME
from farwest.games.colorado_county.play import ColoradoCounty
from farwest.games.colorado_county.state import FREE, NONE, WATER
from farwest.words import LANGS, game_words
from tests.games.colorado_county.county import cell, county, score


@pytest.mark.rule("CO-1.1", "CO-1.2", "CO-1.4", "CO-1.5", "CO-1.6")
@pytest.mark.parametrize("lang", LANGS)
def test_the_game_introduces_itself(lang: str) -> None:
    """Author, publisher and age stand in the guide; the game says its name, what it is about and how long it takes."""
    words = game_words(GAME, lang)
    assert words.say("game-name") == GAME.title == "Colorado County"
    assert "45" in words.say("game-length")
    assert "60" in words.say("game-length")
    assert "cow" in words.say("game-about")
    guide = (GAME.files() / "guide" / f"{lang}.md").read_text("utf-8")
    assert "Reinhard Staupe" in guide
    assert "Schmidt" in guide


@pytest.mark.rule("CO-1.3")
def test_two_to_four_players() -> None:
    assert GAME.player_counts == (2, 3, 4)
    for players in (1, 5):
        with pytest.raises(Mistake):
            GAME.new(players, {}, Dice(1))


@pytest.mark.rule("CO-1.7")
def test_words_of_the_rulebook_in_both_languages() -> None:
    french, english = game_words(GAME, "fr"), game_words(GAME, "en")
    for key, fr, en in (
        ("action-yes", "Intéressé", "Interested"),
        ("action-pass", "Passer", "Pass"),
        ("figure-F6", "Cavalier à droite", "Right knight"),
        ("lake-LK8", "Grand Lac", "Grand Lake"),
    ):
        assert fr in french.say(key)
        assert en in english.say(key)


@pytest.mark.rule("CO-2.1")
def test_the_box() -> None:
    assert (len(D.CELLS), len(D.LAKES), D.COWBOY_COUNT, len(D.CARDS), D.MARKERS) == (150, 6, 66, 48, 40)
    assert D.COLOURS == ["orange", "brown", "red", "black"]
    assert D.FLAGS == ["red", "green", "orange", "blue"]
    assert 4 * D.FORSALE[4] == 16
    assert D.FLAG_COUNT * D.FLAGS_A_COLOUR == 12


@pytest.mark.rule("CO-2.2.1")
def test_columns_are_letters_and_rows_are_numbers() -> None:
    assert (D.CELLS[0], D.CELLS[-1]) == ("A1", "O10")
    assert cell("H9") == 8 * 15 + 7


@pytest.mark.rule("CO-2.2.2")
def test_cells_are_adjacent_by_sides_only() -> None:
    beside = {D.CELLS[c] for c in D.BESIDE[4 * cell("H2") : 4 * cell("H2") + 4]}
    assert beside == {"H1", "G2", "I2", "H3"}
    assert sorted(D.BESIDE[0:4]) == sorted([-1, -1, cell("B1"), cell("A2")])


@pytest.mark.rule("CO-2.2.3")
def test_borders() -> None:
    border = [D.CELLS[c] for c in range(150) if D.IS_BORDER[c]]
    assert len(border) == 46
    assert {"A1", "O1", "A10", "O10", "H1", "A5"} <= set(border)
    assert "B2" not in border
    assert score(county(markers={0: "A1"}, flags={}))[0][scoring.BORDER] == 6  # a corner counts once
    assert len(terrain.borders_of(county(markers={0: "A1"}, flags={}), 0)) == 1


@pytest.mark.rule("CO-2.2.4", "CO-2.3.3", "CO-R02")
def test_the_recommended_layout() -> None:
    state = county(flags={})
    fields = {
        "LK3": "H8 G9 I9 H10",
        "LK4": "L7 M7 K8 N8 L9 M9",
        "LK5": "C7 B8 D8 B9 E9 C10 D10",
        "LK6": "C1 D1 B2 E2 B3 E3 C4 D4",
        "LK7": "L1 M1 K2 N2 L3 O3 M4 O4 N5",
        "LK8": "H3 G4 I4 F5 J5 F6 J6 G7 H7 I7",
    }
    for number, lake in enumerate(D.LAKES):
        found = {D.CELLS[c] for c in range(150) if state.shore[c] >> number & 1}
        assert found == set(fields[lake].split())
    water = [c for c in range(150) if state.grid[c] >= WATER]
    assert (len(water), 150 - len(water)) == (22, 128)
    assert not any(D.IS_BORDER[c] for c in water)
    assert max(bin(state.shore[c]).count("1") for c in range(150)) == 1


@pytest.mark.rule("CO-2.3.1", "CO-2.3.2", "CO-R01")
def test_lakes() -> None:
    assert list(D.LAKE_SIZE) == [1, 2, 3, 4, 5, 7]
    assert list(D.LAKE_VALUE) == [3, 4, 5, 6, 7, 8]
    assert list(D.LAKE_TURNS) == [1, 2, 4, 1, 4, 4]
    for lake, count in enumerate([4, 6, 7, 8, 9, 10]):
        state = county(lakes={}, flags={})
        land.lay_lake(state, lake, cell("F4") * D.TURNS)
        assert sum(held == 2**lake for held in state.shore) == count


@pytest.mark.rule("CO-2.3.1")
def test_the_anchor_may_be_a_gap() -> None:
    assert county(flags={}).grid[cell("G4")] == NONE


@pytest.mark.rule("CO-2.4", "CO-R05", "CO-R06", "CO-R07")
def test_cards() -> None:
    figures = [D.FIGURES[f] for f in D.CARD_FIGURE]
    assert {name: figures.count(name) for name in D.FIGURES} == dict(
        zip(D.FIGURES, (12, 8, 8, 8, 4, 4, 4), strict=True)
    )
    assert sum(1 if figure == "F1" else 2 for figure in figures) == 84
    offsets = {
        "F2": [(0, -1), (1, 0), (0, 1), (-1, 0)],
        "F3": [(1, -1), (1, 1), (-1, 1), (-1, -1)],
        "F4": [(0, -2), (2, 0), (0, 2), (-2, 0)],
        "F5": [(0, -3), (3, 0), (0, 3), (-3, 0)],
        "F6": [(1, -2), (2, 1), (-1, 2), (-2, -1)],
        "F7": [(-1, -2), (2, -1), (1, 2), (-2, 1)],
    }
    for number, name in enumerate(D.FIGURES):
        at = (number * 150 + cell("H5")) * 4
        expected = [D.cell_at(7 + dx, 4 + dy) for dx, dy in offsets.get(name, [])]
        assert list(D.SECOND[at : at + 4]) == (expected or [-1] * 4)
        # Which star lies on the flag does not matter: a half turn swaps them.
        assert {(-dx, -dy) for dx, dy in offsets.get(name, [])} == set(offsets.get(name, []))


@pytest.mark.rule("CO-2.5")
def test_scoring_constants() -> None:
    assert list(D.BORDER_POINTS) == [6, 2, 9, 3, 4, 2, 2, 1]
    assert list(D.DOMAIN_POINTS) == [0, 0, 4, 0, 7, 2, 11, 5]
    assert list(D.DOUBLE_POINTS) == [2, 3, 2, 1]
    assert [int(scoring.lake_points(n, 5)) for n in (1, 2, 3, 4)] == [1, 2, 3, 8]


@pytest.mark.rule("CO-2.6")
@pytest.mark.parametrize(
    ("players", "cards", "auctions", "tokens", "bag", "flags"),
    [(2, 2, 6, 5, 36, 6), (3, 2, 6, 5, 21, 4), (4, 3, 4, 4, 6, 3)],
)
def test_constants_by_players(players: int, cards: int, auctions: int, tokens: int, bag: int, flags: int) -> None:
    state = GAME.new(players, {}, Dice(3))
    assert isinstance(state, ColoradoCounty)
    assert (state.shown_each(), state.auctions()) == (cards, auctions)
    assert [int(state.forsale[seat]) for seat in range(players)] == [tokens] * players
    assert [int(state.size[seat]) for seat in range(players)] == [15] * players
    assert state.bag_size() == bag
    placed = [sum(state.to_place[seat * 4 : seat * 4 + 4]) for seat in range(players)]
    assert placed == [flags] * players
    assert [int(state.reserve(seat)) for seat in range(players)] == [40] * players


@pytest.mark.rule("CO-4.1.3")
def test_notation() -> None:
    lakes = "lake:LK8 turn:1 anchor:G4"
    others = "colour:R flag:A5 pass sell:F8 no yes pay:28 count:3 token:41 card:R11 first:A5 second:B3"
    for text in f"{lakes} {others}".split():
        assert NOTATION.text(NOTATION.parse(text)) == text
    assert len(NOTATION) == D.ACTION_COUNT


@pytest.mark.rule("CO-2.6", "CO-R04", "CO-3.2", "CO-D1")
@pytest.mark.parametrize(("players", "shares"), [(2, [3, 3]), (3, [2, 2, 2]), (4, [2, 2, 1, 1])])
def test_shares_of_the_lakes(players: int, shares: list[int]) -> None:
    state = ColoradoCounty(players)
    state.take_colours(list(range(players)))
    state.layout = FREE
    setup.deal(state, Dice(2))
    laid = [0] * players
    for number in range(6):
        setup.begin_lake(state)
        laid[state.actor] += 1
        state.placed = number + 1
    assert [laid[(state.first + k) % players] for k in range(players)] == shares
