"""What the page draws of Carson City: all that may be chosen and nothing else, figures with their reasons."""

import re
from dataclasses import replace
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

import pytest

from farwest.engine.core import SPECTATOR, Dice, State
from farwest.engine.match import Match
from farwest.games.carson_city import board, data as D
from farwest.games.carson_city.board_figures import estate, income_terms, land_of, newly_reached
from farwest.games.carson_city.game import GAME
from farwest.web import drawing
from farwest.web.easel import words_for
from farwest.web.seen import SeatSeen, Seen, Setting, lines_of, why_not
from farwest.words import LANGS
from tests.web.scenes import Page

NAMES: Final = ("Marco", "Léa", "Cactus", "Inès", "Rosa")
GAMES_OF: Final[list[tuple[int, int, dict[str, Any]]]] = [
    (2, 21, {}),
    (3, 22, {"board_side": "river", "dead_cowboys": "on"}),
    (4, 23, {"personality_side": "red", "duel_mode": "tiles"}),
    (5, 24, {"road_timing": "anytime", "church_protects": "own"}),
]
DECLINES: Final = ("pass", "keep", "cancel", "done")
# Two of the games are enough for a quick run: those with the options that change the board most.
CASES = pytest.mark.parametrize(
    "case", [pytest.param(0, marks=pytest.mark.long), 1, 2, pytest.param(3, marks=pytest.mark.long)]
)
CSS: Final = (resources.files("farwest.games.carson_city") / "board.css").read_text(encoding="utf-8")
FOLDER: Final = Path(board.__file__).parent
FILES: Final = [*FOLDER.glob("board*.py"), FOLDER / "board.html", Path(drawing.__file__)]
ART: Final = (resources.files("farwest.games.carson_city") / "art.svg").read_text(encoding="utf-8")


def random_match(players: int, seed: int, options: dict[str, Any], entries: int | None = None) -> Match:
    match, dice = Match.simulate(GAME, players, options, Dice(seed)), Dice(seed + 1)
    while not match.state.over and (entries is None or len(match.entries) < entries):
        play_on(match, dice)
    return match


def decider(match: Match) -> int:
    """Of several who choose in secret, one who has not chosen yet."""
    return next(int(seat) for seat in match.state.waiting() if match.state.legal(seat))


def play_on(match: Match, dice: Dice) -> None:
    """At random, but nobody declines anything if he can help it: so that a town grows."""
    seat = decider(match)
    texts = [GAME.text(action) for action in match.state.legal(seat)]
    eager = [text for text in texts if text not in DECLINES and not text.endswith(":no")] or texts
    match.play(seat, eager[dice.pick(len(eager))])


def seen_of(match: Match, viewer: int, lang: str = "fr") -> Seen:
    waiting = match.state.waiting()
    return Seen(
        game=GAME,
        lang=lang,
        view=match.state.view(viewer),
        setting=Setting("MESA-1", "Chez Lucette"),
        seats=[SeatSeen("person", NAMES[n], waiting=n in waiting) for n in range(match.state.players)],
        viewer=viewer,
        version=len(match.entries),
        lines=lines_of(match, viewer),
        outcome=match.state.outcome(),
    )


@cache
def game_of(case: int) -> Match:
    """A whole game, played once for all tests."""
    return random_match(*GAMES_OF[case])


@cache
def moments(case: int) -> list[tuple[State, Seen]]:
    """Every fourth decision of the same game: the position, and what the one who decides sees."""
    players, seed, options = GAMES_OF[case]
    match, dice = Match.simulate(GAME, players, options, Dice(seed)), Dice(seed + 1)
    found = []
    while not match.state.over:
        if len(match.entries) % 4 == 0:
            found.append((match.state.clone(), seen_of(match, decider(match))))
        play_on(match, dice)
    return found


def choices(page: Page) -> list[str]:
    """What the form may send. The lists of a phone repeat what stands on the board."""
    return [
        element.attrs["value"]
        for element in page.having("form")
        if element.attrs["form"] == "act" and element.attrs.get("name") == "step-1" and "sheet" not in element.inside
    ]


# What may be chosen.


@CASES
def test_every_legal_action_is_a_target_and_every_target_is_legal(case: int) -> None:
    for _, seen in moments(case):
        assert sorted(choices(Page(drawing.table(seen)))) == sorted(seen.view["legal"])


@CASES
def test_what_looks_choosable_and_is_not_says_why(case: int) -> None:
    asked = 0
    for state, seen in moments(case)[::3]:
        for element in Page(drawing.table(seen)).having("data-why"):
            refusal = why_not(GAME, state, seen.viewer, element.attrs["data-why"])
            assert refusal is not None, element.attrs["data-why"]
            assert element.attrs["aria-disabled"] == "true"
            assert refusal.rule in Page(drawing.why(seen, refusal)).text
            asked += 1
    assert asked > 5


@CASES
def test_what_can_be_pressed_has_a_name_in_words(case: int) -> None:
    for _, seen in moments(case)[::5]:
        for element in Page(drawing.table(seen)).elements:
            if element.tag == "button" and "town" in element.inside:
                assert len(element.attrs["aria-label"]) >= 8
            if element.attrs.get("role") == "img":
                assert element.attrs["aria-label"]


# Everybody, always, in both languages.


@CASES
@pytest.mark.parametrize("lang", LANGS)
def test_every_viewer_of_a_random_game_is_drawn(case: int, lang: str) -> None:
    shown = [(state, seen.lines) for state, seen in moments(case)[::20]]
    shown.append((game_of(case).state, lines_of(game_of(case), SPECTATOR)))
    for state, lines in shown:
        for viewer in (SPECTATOR, *range(state.players)):
            seen = replace(seen_of(game_of(case), viewer, lang), view=state.view(viewer), lines=lines)
            seen = replace(seen, outcome=state.outcome())
            assert Page(drawing.table(seen)).having("data-look")
            assert Page(drawing.text_page(seen)).text


@CASES
def test_everything_can_be_looked_at_closely(case: int) -> None:
    for _, seen in moments(case)[::10]:
        for at in {element.attrs["data-look"] for element in Page(drawing.table(seen)).having("data-look")}:
            told = drawing.look(seen, at)
            assert told is not None, at
            page = Page(told)
            if at in seen.view["legal"]:
                assert [element.attrs["data-act"] for element in page.having("data-act")] == [at]
            else:
                assert not page.having("data-act")


@pytest.mark.parametrize("at", ["parcel:Z9", "edge:900", "square:nothing", "person:nobody", "", "edge:x"])
def test_there_is_nothing_to_see_where_nothing_is(at: str) -> None:
    assert board.look(random_match(2, 1, {}, 9).state.view(0), at, []) is None


@pytest.mark.rule("CC-11.5")
def test_a_hand_of_duel_tiles_is_drawn_for_its_owner_alone() -> None:
    """Two positions that differ in somebody else's hand only look alike."""
    match = random_match(3, 31, {"duel_mode": "tiles"}, 8)
    for viewer in (SPECTATOR, 0):
        pages = set()
        for seed in range(6):
            world = match.state.clone()
            world.redeal(viewer, Dice(seed))
            pages.add(_town(match, viewer, world))
        assert len(pages) == 1


def _town(match: Match, viewer: int, world: Any) -> str:
    return drawing.parts(replace(seen_of(match, viewer), view=world.view(viewer)))["board"]


# Pictures and places.


@CASES
def test_pictures_that_are_named_are_there(case: int) -> None:
    drawn = set()
    for _, seen in moments(case)[::7]:
        for element in Page(drawing.table(seen)).elements:
            path, _, id = element.attrs.get("href", "").partition("#")
            if element.tag == "use" and "carson-city" in path:
                assert f'id="{id}"' in ART, id
                drawn.add(id)
    assert {"ground", "t-mountain", "pers-sheriff"} <= drawn


def test_every_line_of_the_town_has_its_place() -> None:
    for axis in "xy":
        assert [int(n) for n in re.findall(rf"\.{axis}(\d) \{{ --{axis}: \1 \}}", CSS)] == list(range(9))


@CASES
def test_ids_are_unique(case: int) -> None:
    for _, seen in moments(case)[::6]:
        ids = [element.attrs["id"] for element in Page(drawing.table(seen)).having("id")]
        assert len(ids) == len(set(ids))


# Figures, against the engine's.


@CASES
@pytest.mark.rule("CC-5.20", "CC-5.21", "CC-5.22")
def test_an_income_is_the_sum_of_its_terms(case: int) -> None:
    view: Any = game_of(case).state.view(SPECTATOR)
    land, found = land_of(view), 0
    for cell, parcel in view["town"].items():
        if parcel["income"]:
            terms = income_terms(land, cell, parcel["tile"], parcel["owner"])
            assert sum(term.amount for term in terms) == parcel["income"]["total"]
            found += 1
    assert found
    for seat in range(view["players"]):
        assert estate(land, seat) == board.picture(view).players[seat].income


@pytest.mark.rule("CC-5.10")
def test_a_road_reaches_what_it_says() -> None:
    """CC-9.12: H(4, 3) of a town whose centre is D4."""
    for seed in range(200):
        view: Any = Match.simulate(GAME, 2, {}, Dice(seed)).state.view(SPECTATOR)
        if view["town"]["D4"]["tile"] == "house":
            assert newly_reached(view, 55) == ["F3", "F4"]
            return
    pytest.fail("no town with its centre at D4")


@CASES
@pytest.mark.rule("CC-5.40")
def test_the_parts_of_a_score_add_up(case: int) -> None:
    state = game_of(case).state
    view: Any = state.view(SPECTATOR)
    outcome = state.outcome()
    assert outcome is not None
    for seat in range(state.players):
        assert sum(part.amount for part in board.parts(view, seat)) == outcome.scores[seat]


@pytest.mark.rule("CC-5.41")
def test_the_end_tells_what_decides_a_tie() -> None:
    view: Any = game_of(1).state.view(SPECTATOR)
    for seat, shown in enumerate(view["seats"]):
        shown["score"]["total"] = 20 if seat < 2 else 11
    told = [[part.label.key for part in board.parts(view, seat) if part.rule == "CC-5.41"] for seat in range(2)]
    assert told == [["board-part-tie"]] * 2


def test_every_text_of_the_board_is_used() -> None:
    """By the template or by one of the modules; a key that is put together counts by its beginning."""
    used = "\n".join(file.read_text(encoding="utf-8") for file in FILES)
    texts = (resources.files("farwest.games.carson_city") / "board_text" / "fr.ftl").read_text(encoding="utf-8")
    for key in re.findall(r"^([a-z][\w-]*) =", texts, re.MULTILINE):
        starts = [key[:n] for n, letter in enumerate(key) if letter == "-"]
        assert key in used or any(f"{start}-{{" in used or f'{start}-"' in used for start in starts), key


# The prompt, the journal.


@CASES
def test_the_steps_tell_where_the_round_stands(case: int) -> None:
    seen_now = set()
    for _, seen in moments(case):
        steps = board.prompt(seen.view).steps
        now = [step.name for step in steps if step.when == "now"]
        assert len(now) == 1
        assert steps[-1].when == "later"  # or a phone would list every choice below the board
        seen_now.add(now[0].removeprefix("board-step-"))
    assert {"setup", "personalities", "placement", "resolution"} <= seen_now


@CASES
def test_lines_of_the_journal_name_things_that_are_on_the_page(case: int) -> None:
    match = game_of(case)
    ids = {element.attrs["id"] for element in Page(drawing.table(seen_of(match, 0))).having("id")}
    played = 0
    for fact in match.journal.for_viewer(SPECTATOR):
        marks = board.marks(fact, match.state.view(SPECTATOR))
        assert set(marks.shows) <= ids, fact
        turned = {turn.partition(".")[0] for turn in marks.turns}
        flown = {end for flight in marks.flies for end in flight.split(">")}
        assert turned | flown <= ids, fact
        played += len(marks.turns) + len(marks.flies)
    assert played > 20


def test_the_headline_and_the_words_of_the_seats() -> None:
    match = random_match(5, 41, {})
    words = words_for(GAME, "en")
    view: Any = match.state.view(SPECTATOR)
    assert words.phrase(board.headline(view)) == "The game is over"
    assert [words.say(f"{name}.colour") for name in board.side_names(view)] == D.COLOURS
    assert board.forget(view) == view


def test_roads_laid_in_a_row_are_told_in_one_sentence() -> None:
    """As many roads in the sentences as in the facts; other lines stay as they are."""
    rows = list[int]()
    for case in range(len(GAMES_OF)):
        lines = drawing.journal(seen_of(game_of(case), SPECTATOR, "en"))
        facts = [fact for fact in game_of(case).journal.facts if fact.key == "told-road"]
        together = [int(count) for count in re.findall(r"lays (\d+) roads: ", lines)]
        assert len(re.findall(r"lays a road at", lines)) + sum(together) == len(facts)
        rows += together
    assert rows


@CASES
def test_filters_are_offered_where_there_are_many_places(case: int) -> None:
    """Only to whoever places a cowboy, and only kinds of which there is something."""
    found = set[str]()
    for state, seen in moments(case):
        filters = board.picture(seen.view).filters
        if not filters:
            continue
        assert seen.view["decision"] == "place"
        assert filters[0] == "all"
        assert len(filters) >= 3
        assert ("fights" in filters) == any(
            seen.view["town"][cell]["owner"] is not None
            for cell in (text.removeprefix("place:C:") for text in seen.view["legal"])
            if cell in D.CELLS
        )
        found |= set(filters)
    assert {"all", "land", "track"} <= found


def test_in_words_roads_lie_between_parcels() -> None:
    """The four of the centre at least: each named by the parcels on its sides."""
    match = random_match(2, 21, {}, entries=2)
    page = drawing.text_page(seen_of(match, SPECTATOR, "en"))
    told = re.search(r"roads, on the edges: ([^<]*)<", page)
    assert told is not None
    assert all(re.fullmatch(r"[A-H][1-8](–[A-H][1-8])?", name) for name in told[1].strip().split(", ")), told[1]
    assert len(told[1].split(", ")) == 4
