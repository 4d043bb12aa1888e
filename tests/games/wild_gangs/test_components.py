"""What the game is and what lies in the box (WG-1, WG-2): the tables of the rules against the tables of the program."""

import re

import pytest

from farwest.engine.core import Dice
from farwest.engine.guide import read_guide
from farwest.engine.options import BadOption
from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.game import GAME
from tests.games.wild_gangs.town import captured, firepower, new, play_out, resolve, taken, town

GUIDES = {lang: read_guide(GAME.files(), lang) for lang in ("en", "fr")}
LANGUAGES = pytest.mark.parametrize("lang", GUIDES)


def text(lang: str, rule: str) -> str:
    return GUIDES[lang].rules[rule].text


# Identity.


@pytest.mark.rule("WG-1.1")
@LANGUAGES
def test_the_title(lang: str) -> None:
    assert GAME.title == "Wild Gangs"
    assert GUIDES[lang].text.startswith("# Wild Gangs\n")
    assert "Wild Gangs" in text(lang, "WG-1.1")


@pytest.mark.rule("WG-1.2")
@LANGUAGES
def test_the_authors(lang: str) -> None:
    assert "Eric Claverie" in text(lang, "WG-1.2")
    assert "Romaric Galonnier" in text(lang, "WG-1.2")


@pytest.mark.rule("WG-1.3")
def test_two_three_or_four_play() -> None:
    assert GAME.player_counts == (2, 3, 4)
    for players in (0, 1, 5):
        with pytest.raises(BadOption):
            GAME.new(players, {}, Dice(1))


@pytest.mark.rule("WG-1.4")
@LANGUAGES
def test_ten_years_half_an_hour_and_14_to_28_turns(lang: str) -> None:
    assert {"10", "30", "14", "28"} <= set(re.findall(r"\d+", text(lang, "WG-1.4")))
    for players in (2, 4):
        placed = sum(card >= 0 for card in play_out(new(players)).slots)
        assert placed == {2: 14, 4: 28}[players]


@pytest.mark.rule("WG-1.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_richest_wins_by_loot_and_bounties(players: int) -> None:
    for seed in range(20):
        ended = play_out(new(players, seed), seed)
        outcome = ended.outcome()
        assert outcome is not None
        for seat in range(players):
            loot = sum(ended.loot_value(n) for n in range(D.TILE_COUNT) if ended.takers[n] == seat)
            heap = [slot for slot in range(D.SLOT_COUNT) if ended.captured[seat] >> slot & 1]
            assert outcome.scores[seat] == loot + sum(D.BOUNTY[ended.slots[slot] & 15] for slot in heap)
        assert outcome.scores[outcome.ranking()[0]] == max(outcome.scores)


@pytest.mark.rule("WG-1.6")
def test_a_card_counts_twice_at_its_building_and_in_its_street() -> None:
    cards = ["red@NE.N chief", "blue@NW.N singer"]
    assert taken(town(*cards)) == {"red": 500, "blue": 600}
    assert firepower(town(*cards), "N") == {"red": 3, "blue": 1}
    assert captured(resolve(town(*cards))) == {"red": ["blue.singer"]}


GLOSSARY = [
    *["gang", "gangster", "strength", "firepower", "bounty", "leader", "woman", "building", "loot / big / small"],
    *["bonus", "event", "place", "street", "small street", "large street", "front", "slot", "heist", "showdown"],
    *["face up / down", "peek", "first player", "protect", "capture", "adjacent", "opposite"],
]


@pytest.mark.rule("WG-1.7")
@LANGUAGES
def test_the_glossary_has_every_word_and_means_what_the_tables_say(lang: str) -> None:
    rows = [line.strip("| ").split(" | ") for line in text(lang, "WG-1.7").splitlines() if line.startswith("|")][2:]
    assert [row[2] for row in rows] == GLOSSARY
    assert len(D.ROLES) == 9  # a gang
    assert sum(D.IS_LEADER) == 1
    assert sum(D.IS_WOMAN) == 3
    for street, small in enumerate(D.IS_SMALL_STREET):
        assert sum(s == street for s in D.SLOT_STREET) == (6 if small else 12)


# Components.


@pytest.mark.rule("WG-2.1", "WG-8.1", "WG-8.2")
def test_the_inventory() -> None:
    assert (len(D.BUILDINGS), sum(D.IS_LARGE_BUILDING)) == (6, 2)
    assert len(D.GANGS) * len(D.ROLES) == 36
    assert len(D.EVENTS) == len(set(D.EVENTS)) == D.EVENT_COUNT == 9
    assert D.EVENTS.count("poker") == 1
    assert len(D.TILES) == D.TILE_COUNT == 12
    assert len(D.TILES) + 4 == 16  # four bonus tiles, all used by one event: see the test of WG-8.31


@pytest.mark.rule("WG-2.2", "WG-8.3")
def test_the_town_is_a_ring() -> None:
    ring = list(zip(D.PLACE_BEFORE, D.PLACE_BEHIND, strict=True))
    assert sorted(ring) == sorted((p, (p + 1) % 6) for p in range(6))
    assert len(D.SLOTS) == 36
    for p in range(6):
        assert sum(at == p for at in D.SLOT_POSITION) == 6  # six slots to a building
        assert sum(p in pair for pair in ring) == 2  # two places beside each building


@pytest.mark.rule("WG-2.2.1")
def test_the_positions() -> None:
    assert D.POSITIONS == ["NW", "N", "NE", "SE", "S", "SW"]
    assert [p for p, large in zip(D.POSITIONS, D.IS_LARGE_POSITION, strict=True) if large] == ["N", "S"]


FRONTS = """
    NW.N NW N N1  N3  3
    N.N  N  N N4  N9  6
    NE.N NE N N10 N12 3
    NE.E NE E E1  E3  3
    SE.E SE E E4  E6  3
    SE.S SE S S10 S12 3
    S.S  S  S S4  S9  6
    SW.S SW S S1  S3  3
    SW.W SW W W4  W6  3
    NW.W NW W W1  W3  3
"""


@pytest.mark.rule("WG-2.2.2")
def test_the_fronts_clockwise() -> None:
    rows = [line.split() for line in FRONTS.strip().splitlines()]
    for number, (front, position, street, first, last, capacity) in enumerate(rows):
        assert D.FRONTS[number] == front
        assert D.POSITIONS[D.FRONT_POSITION[number]] == position
        assert D.STREETS[D.FRONT_STREET[number]] == street
        slots = [slot for slot, at in zip(D.SLOTS, D.SLOT_FRONT, strict=True) if at == number]
        assert slots == [f"{street}{n}" for n in range(int(first[1:]), int(last[1:]) + 1)]
        assert D.FRONT_CAPACITY[number] == len(slots) == int(capacity)
        assert D.SLOTS[D.FRONT_FIRST_SLOT[number]] == first
    assert len(rows) == len(D.FRONTS) == D.FRONT_COUNT


PLACES = """
    P1 NW N  N P5
    P2 N  NE N P4
    P3 NE SE E P6
    P4 SE S  S P2
    P5 S  SW S P1
    P6 SW NW W P3
"""


@pytest.mark.rule("WG-2.2.3", "WG-8.4")
def test_the_places() -> None:
    rows = [line.split() for line in PLACES.strip().splitlines()]
    for number, (place, one, other, street, opposite) in enumerate(rows):
        assert D.PLACES[number] == place
        assert [D.POSITIONS[D.PLACE_BEFORE[number]], D.POSITIONS[D.PLACE_BEHIND[number]]] == [one, other]
        assert D.STREETS[D.PLACE_STREET[number]] == street
        assert D.PLACES[D.PLACE_OPPOSITE[number]] == opposite
    on_streets = [D.STREETS[street] for street in D.PLACE_STREET]
    assert {street: on_streets.count(street) for street in D.STREETS} == {"N": 2, "E": 1, "S": 2, "W": 1}


@pytest.mark.rule("WG-2.2.4")
def test_the_buildings() -> None:
    large = dict(zip(D.BUILDINGS, D.IS_LARGE_BUILDING, strict=True))
    assert large == {"saloon": 1, "station": 1, "bank": 0, "post": 0, "store": 0, "jeweller": 0}
    assert D.BUILDINGS[D.BANK] == "bank"


GANGSTERS = """
    chief        5 3 500 0 1
    safecracker  6 1 400 0 0
    dynamiter    4 2 300 0 0
    burglar      4 1 300 1 0
    gunslinger   3 3 300 0 0
    gambler      3 2 200 1 0
    thug         2 3 200 0 0
    singer       2 1 100 1 0
    sharpshooter 1 4 200 0 0
"""


@pytest.mark.rule("WG-2.3")
def test_the_gangsters() -> None:
    columns = (D.ROLES, D.STRENGTH, D.FIREPOWER, D.BOUNTY, D.IS_WOMAN, D.IS_LEADER)
    rows = [[str(cell) for cell in row] for row in zip(*columns, strict=True)]
    assert rows == [line.split() for line in GANGSTERS.strip().splitlines()]
    assert (sum(D.STRENGTH), sum(D.FIREPOWER), sum(D.BOUNTY)) == (30, 20, 2500)
    assert D.GANGS == ["red", "blue", "yellow", "black"]
    assert min(D.FIREPOWER) > 0  # an occupied street always has an armed gang


@pytest.mark.rule("WG-2.4", "WG-8.2")
def test_the_money_tiles() -> None:
    assert [f"L{n:02}" for n in range(1, 13)] == D.TILES
    assert list(D.TILE_VALUE) == [200, 300, 300, 400, 400, 500, 500, 600, 600, 700, 800, 1000]
    assert sum(D.TILE_VALUE) == 6300
    assert D.BONUS == 200


@pytest.mark.rule("WG-2.5", "WG-8.1")
@LANGUAGES
def test_the_nine_events(lang: str) -> None:
    assert [
        *["sign", "stagecoach", "sheriff", "deputy", "hidden_loot", "seduction", "poker", "gatling", "powder_keg"]
    ] == D.EVENTS
    numbers = [D.SIGN, D.STAGECOACH, D.SHERIFF, D.DEPUTY, D.HIDDEN_LOOT]
    assert [*numbers, D.SEDUCTION, D.POKER, D.GATLING, D.POWDER_KEG] == list(range(9))
    rows = re.findall(r"^\| `(\w+)` \|.*\[(WG-5\.\d+)\] \|$", text(lang, "WG-2.5"), re.MULTILINE)
    full_rules = ["5.1", "5.2", "5.4", "5.5", "5.3", "5.6", "5.7", "5.12", "5.11"]
    assert rows == [(event, f"WG-{rule}") for event, rule in zip(D.EVENTS, full_rules, strict=True)]


def test_the_numbers_the_compiler_knows_are_those_of_the_tables() -> None:
    """Constants are written out where the compiler wants them (WG-3.7, WG-4.5, WG-5.3)."""
    counts = D._DATA["counts"]
    assert (counts["hand"], counts["rounds"], counts["bonus"]) == (D.HAND_SIZE, D.ROUNDS, D.BONUS)
    assert (len(D.ROLES), len(D.POSITIONS), len(D.STREETS)) == (D.ROLE_COUNT, D.POSITION_COUNT, D.STREET_COUNT)
    assert (len(D.SLOTS), len(D.PLACES), len(D.GANGS)) == (D.SLOT_COUNT, D.PLACE_COUNT, D.GANG_COUNT)
    assert (D.ALL_ROLES, D.ALL_FRONTS, D.ALL_PLACES) == (2**9 - 1, 2**10 - 1, 2**6 - 1)
    assert len(GAME.notation) == D.ACTION_COUNT
