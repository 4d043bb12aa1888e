"""What Wild Gangs says: every name, every sentence, in both languages."""

from typing import Any

import pytest

from farwest.engine.core import SPECTATOR, Dice
from farwest.engine.guide import read_guide
from farwest.engine.match import Match
from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.decisions import NAMES, PUBLIC
from farwest.games.wild_gangs.game import GAME
from farwest.games.wild_gangs.play import WildGangs
from farwest.games.wild_gangs.state import FINISHED
from farwest.words import LANGS, Words, game_words
from farwest.words_check import read, spelt_alike, unmatched
from tests.games.wild_gangs.town import load, new, play, resolve, seen, town

TEXT = GAME.files() / "text"
FR, EN = game_words(GAME, "fr"), game_words(GAME, "en")
FAMILIES = [
    *["action", "building", "event", "gang", "gangster", "loot"],
    *["prompt", "reason", "refusal", "role", "street", "told"],
]


def plain(said: str) -> str:
    """With ordinary spaces, so that the expected lines below can be read and typed."""
    return said.replace("\u00a0", " ").replace("\u202f", " ")


# Names.


def table(rule: str, lang: str) -> list[list[str]]:
    """The rows of the tables that the guide has under a rule."""
    rows = read_guide(GAME.files(), lang).rules[rule].text.splitlines()
    return [[cell.strip("` *") for cell in row.strip("|").split("|")] for row in rows if row.startswith("|")]


@pytest.mark.parametrize("lang", LANGS)
def test_names_are_those_of_the_guide(lang: str) -> None:
    words = game_words(GAME, lang)
    roles = {row[1]: row[2] for row in table("WG-2.3", lang) if row[1] in D.ROLES}
    names = {row[0]: row[1:] for row in table("WG-2.3", lang) if len(row) == 5}
    for role in D.ROLES:
        assert words.say(f"role-{role}.cap") == roles[role]
        assert [words.say(f"gangster-{gang}-{role}") for gang in D.GANGS] == names[roles[role]]
    buildings = {row[0]: row[1] for row in table("WG-2.2.4", lang)}
    assert {b: words.say(f"building-{b}.cap") for b in D.BUILDINGS}.items() <= buildings.items()
    gangs = next(row for row in table("WG-2.3", lang) if "red" in row[1])[1:]
    assert gangs == [f"{gang}` {words.say(f'gang-{gang}.cap')}" for gang in D.GANGS]


@pytest.mark.parametrize("lang", LANGS)
def test_events_are_those_of_the_guide(lang: str) -> None:
    words = game_words(GAME, lang)
    events = {row[0]: (row[2], row[4]) for row in table("WG-2.5", lang) if row[0] in D.EVENTS}
    assert {e: (words.say(f"event-{e}"), words.say(f"event-{e}.about")) for e in D.EVENTS} == events


def test_every_card_place_and_choice_has_its_name_and_nothing_else_has() -> None:
    names = {
        "gang": [*D.GANGS, "none"],
        "gangster": [f"{gang}-{role}" for gang in D.GANGS for role in D.ROLES],
        "role": D.ROLES,
        "building": D.BUILDINGS,
        "street": D.STREETS,
        "event": D.EVENTS,
        "loot": ["big", "small"],
        "option": ["gangs", *(f"gangs-{gang}" for gang in D.GANGS)],
        "game": ["name", "tagline", "length", "about"],
    }
    keys = {key for key in read(TEXT, "fr") if "." not in key}
    for family, members in names.items():
        assert {key for key in keys if key.startswith(f"{family}-")} == {f"{family}-{member}" for member in members}
    assert FR.has("option-gangs.about")


@pytest.mark.parametrize("family", ["gang", "gangster", "role", "building", "street", "event", "loot"])
def test_names_of_a_kind_have_the_same_attributes(family: str) -> None:
    forms: dict[str, set[str]] = {}
    for key in read(TEXT, "fr"):
        message, _, form = key.partition(".")
        if message.startswith(f"{family}-"):
            forms.setdefault(message, set()).add(form)
    assert len({frozenset(attributes) for attributes in forms.values()}) == 1


@pytest.mark.parametrize(
    ("building", "the", "at", "of"),
    [
        ("saloon", "le saloon", "au saloon", "du saloon"),
        ("station", "la gare", "à la gare", "de la gare"),
        ("bank", "la banque", "à la banque", "de la banque"),
        ("post", "le relais de poste", "au relais de poste", "du relais de poste"),
        ("store", "le magasin général", "au magasin général", "du magasin général"),
        ("jeweller", "la bijouterie", "à la bijouterie", "de la bijouterie"),
    ],
)
def test_french_prepositions_before_buildings(building: str, the: str, at: str, of: str) -> None:
    assert [FR.say(f"building-{building}.{form}") for form in ("the", "at", "of")] == [the, at, of]


@pytest.mark.parametrize(
    ("role", "forms"),
    [
        ("chief", ["un chef", "le chef"]),
        ("burglar", ["une cambrioleuse", "la cambrioleuse"]),
        ("thug", ["un homme de main", "l’homme de main"]),
        ("sharpshooter", ["un tireur d’élite", "le tireur d’élite"]),
    ],
)
def test_french_articles_before_roles(role: str, forms: list[str]) -> None:
    assert [FR.say(f"role-{role}.a"), FR.say(f"role-{role}.the")] == forms


def test_women_are_feminine_and_men_masculine() -> None:
    """WG-2.3: the three women are those of the tables."""
    articles = [FR.say(f"role-{role}.a").split()[0] for role in D.ROLES]
    assert articles == ["une" if woman else "un" for woman in D.IS_WOMAN]


def test_no_english_is_left_in_the_french() -> None:
    alike = spelt_alike(TEXT)
    names = ["Silas Redd", "Ruby Lane", "Pecos Slim", "Rosie Bell", "Belle Delta", "El Crótalo", "Goldie Vance"]
    words = ["Wild Gangs", "Gangs", "Coyotes", "Bisons", "Saloon", "Poker", "Colonel Bluett"]
    assert set(alike.values()) <= {*names, *words}


# Keys.


def test_every_key_of_the_code_has_its_words_and_the_other_way_round() -> None:
    assert unmatched(TEXT, FAMILIES, GAME.files()) == []


def test_every_decision_has_its_prompts() -> None:
    for words in (FR, EN):
        for decision in NAMES.keys() - {FINISHED}:
            assert words.has(f"prompt-{NAMES[decision]}")
            assert words.has(f"refusal-now-{NAMES[decision]}")
            assert words.has(f"prompt-wait-{NAMES[PUBLIC.get(decision, decision)]}")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("players", GAME.player_counts)
def test_whatever_happens_can_be_said(players: int, lang: str) -> None:
    """Every prompt, button and fact of a whole game, for every seat and a spectator."""
    words = game_words(GAME, lang)
    match = Match.simulate(GAME, players, None, Dice(players))
    dice = Dice(7)
    while not match.state.over:
        for viewer in (*range(players), SPECTATOR):
            view: dict[str, Any] = match.state.view(viewer)
            assert words.say(view["prompt"]["key"], **view["prompt"]["args"]).endswith(".")
            for text in view["legal"]:
                assert words.phrase(GAME.label(GAME.parse(text), view))
        match.play(match.state.actor, GAME.text(match.state.random_action(dice)))
    outcome = match.state.outcome()
    assert outcome is not None
    assert words.phrase(outcome.reason)
    for viewer in (*range(players), SPECTATOR):
        assert all(words.phrase(fact) for fact in match.facts(viewer))


@pytest.mark.parametrize("lang", LANGS)
def test_every_action_can_be_named_at_any_time(lang: str) -> None:
    game = new(2)
    for viewer in ("red", None):
        labels = [game_words(GAME, lang).phrase(GAME.label(a, seen(game, viewer))) for a in range(D.ACTION_COUNT)]
        assert len(set(labels)) == D.ACTION_COUNT - len(D.PLACES)  # scouting and looking at an event sound the same


# Buttons and prompts.


def said(words: Words, game: WildGangs, action: str) -> str:
    return plain(words.phrase(GAME.label(GAME.parse(action), game.view(game.actor))))


def test_buttons() -> None:
    game = load("card", "red", "blue@S.S thug?", hands={"red": "chief singer thug"}, first="blue", round=1)
    assert {action: (said(FR, game, action), said(EN, game, action)) for action in BUTTONS} == BUTTONS


BUTTONS = {
    "scout:P3": (
        "Regarder l’événement P3, entre la banque et le magasin général",
        "Look at event P3, between the bank and the general store",
    ),
    "card:chief": (
        "Silas Redd (chef, force 5, feu 3, prime 500 $)",
        "Silas Redd (leader, strength 5, firepower 3, bounty $500)",
    ),
    "face:up": ("Face visible", "Face up"),
    "face:down": ("Face cachée", "Face down"),
    "front:NE.N": ("Devant la banque, rue Nord", "In front of the bank, North street"),
    "peek:event:P4": (
        "Regarder l’événement P4, entre le magasin général et la gare",
        "Look at event P4, between the general store and the railway station",
    ),
    "peek:slot:S4": (
        "Regarder la carte cachée des Bisons en S4, devant la gare",
        "Look at the face-down card of the Bisons on S4, in front of the railway station",
    ),
    "capture:blue": ("Capturer les Bisons", "Capture the Bisons"),
}


def test_a_capture_is_offered_with_its_price() -> None:
    """WG-5.15: only the cards of this street, whatever the gang has elsewhere."""
    cards = ["red@N.N sharpshooter+thug", "blue@N.N chief+singer", "yellow@N.N thug", "blue@S.S safecracker"]
    game = resolve(town(*cards))
    assert said(FR, game, "capture:blue") == "Capturer les Bisons (600 $)"
    assert said(EN, game, "capture:yellow") == "Capture the Rattlers ($200)"


def prompts(game: WildGangs, words: Words) -> list[str]:
    """To whoever decides, and to a spectator."""
    views: list[dict[str, Any]] = [game.view(viewer) for viewer in (game.actor, SPECTATOR)]
    return [plain(words.say(view["prompt"]["key"], **view["prompt"]["args"])) for view in views]


def test_prompts_name_the_gangster_and_the_street() -> None:
    game = load("card", "black", seats="black red", first="black", round=1, hands={"black": "chief singer thug"})
    assert prompts(game, FR) == ["Choisissez un gangster à placer.", "Les Corbeaux choisissent un gangster à placer."]
    play(game, "card:chief")
    assert prompts(game, FR)[0] == "Placez le Révérend face visible ou face cachée."
    play(game, "face:down")
    assert prompts(game, FR)[0] == "Choisissez une façade pour le Révérend."
    assert prompts(game, EN) == ["Choose a front for the Reverend.", "The Crows are choosing a gangster to place."]
    ended = resolve(town("red@N.N sharpshooter", "blue@N.N chief", "yellow@N.N thug"))
    assert prompts(ended, FR) == [
        "Vous l’emportez dans la rue Nord : choisissez le gang à capturer.",
        "Les Coyotes l’emportent dans la rue Nord et choisissent le gang à capturer.",
    ]
