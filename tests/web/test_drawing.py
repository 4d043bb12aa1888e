"""What is drawn at a table: all that may be chosen and nothing else, and nothing that a viewer may not know."""

import re
from dataclasses import replace
from importlib import resources
from itertools import product
from pathlib import Path

import pytest

import farwest
from farwest.engine.core import SPECTATOR, Dice
from farwest.engine.errors import Phrase, Refusal
from farwest.engine.match import Match
from farwest.games.wild_gangs.game import GAME
from farwest.tables.advising import Suggestion
from farwest.web import drawing
from farwest.web.advised import prospect
from farwest.web.assets import assets
from farwest.web.easel import words_for
from farwest.web.seen import Said, Seen, why_not
from farwest.words import LANGS
from farwest.words_check import read
from tests.kit_games.fists.game import GAME as FISTS
from tests.web.scenes import Page, moments, random_match, seen_of, view_of, viewers

GAMES_OF = [(2, 11), (3, 12), (4, 13)]
PACKAGE = Path(farwest.__file__).parent


def actor_pages(players: int, seed: int, every: int = 3) -> list[tuple[Match, Seen]]:
    """Every few decisions, what the one who owes it sees. The positions are copies."""
    found = []
    for match in moments(players, seed, every):
        if not match.state.over:
            frozen = random_match(players, seed, len(match.entries))
            found.append((frozen, seen_of(frozen, frozen.state.actor)))
    return found


def choices(page: Page) -> dict[int, list[str]]:
    """What the form `act` may send, by step. The lists of a phone repeat what stands on the board."""
    steps: dict[int, list[str]] = {}
    for element in page.having("form"):
        name = element.attrs.get("name", "")
        if element.attrs["form"] == "act" and name.startswith("step-") and "sheet" not in element.inside:
            steps.setdefault(int(name.removeprefix("step-")), []).append(element.attrs["value"])
    return steps


# What may be chosen.


@pytest.mark.parametrize(("players", "seed"), GAMES_OF)
def test_every_legal_action_is_a_target_and_every_target_is_legal(players: int, seed: int) -> None:
    for match, seen in actor_pages(players, seed):
        steps = choices(Page(drawing.table(seen)))
        assert sorted(steps) == list(range(1, len(steps) + 1))
        assert sorted(steps[1]) == sorted(seen.view["legal"])
        for chain in product(*(steps[n] for n in sorted(steps))):
            trial = match.state.clone()
            for text in chain:
                trial.play(seen.viewer, GAME.parse(text), Dice(0))


@pytest.mark.parametrize(("players", "seed"), GAMES_OF)
def test_after_the_steps_sent_together_nothing_is_left_of_the_decision(players: int, seed: int) -> None:
    """Card, face and front are one act: then comes the look, or somebody else."""
    for match, seen in actor_pages(players, seed):
        steps = choices(Page(drawing.table(seen)))
        trial = match.state.clone()
        for number in sorted(steps):
            trial.play(seen.viewer, GAME.parse(steps[number][0]), Dice(0))
        after = trial.view(seen.viewer)
        if seen.view["decision"] in ("card", "face", "front"):
            assert after["chosen_card"] is None
            assert after["decision"] in ("peek", "card", "victim", "end")


@pytest.mark.parametrize(("players", "seed"), GAMES_OF)
def test_what_can_be_pressed_has_a_name_in_words(players: int, seed: int) -> None:
    for _, seen in actor_pages(players, seed, every=5):
        page = Page(drawing.table(seen))
        for element in page.elements:
            if element.tag == "button" and "town" in element.inside:
                assert len(element.attrs["aria-label"]) > 8
            if element.attrs.get("role") == "img":
                assert element.attrs["aria-label"]
            if element.tag == "input" and element.attrs.get("type") == "radio" and element.attrs["name"] == "step-1":
                assert "force" in element.attrs["aria-label"]


@pytest.mark.parametrize(("players", "seed"), GAMES_OF)
def test_what_looks_choosable_and_is_not_says_why(players: int, seed: int) -> None:
    asked = 0
    for match, seen in actor_pages(players, seed):
        page = Page(drawing.table(seen))
        first = choices(page)[1][0]
        before = [first] if first.startswith("card:") else []
        for element in page.having("data-why"):
            text = element.attrs["data-why"]
            steps = [*before, text] if text.startswith(("front:", "face:")) else [text]
            refusal = why_not(GAME, match.state, seen.viewer, " ".join(steps))
            assert refusal is not None
            assert element.attrs["aria-disabled"] == "true"
            told = Page(drawing.why(seen, refusal))
            assert refusal.rule in told.text
            asked += 1
    assert asked > 20


@pytest.mark.parametrize("viewer", ["others", "spectator"])
def test_who_has_nothing_to_choose_finds_nothing_to_send(viewer: str) -> None:
    match = random_match(4, 13, 40)
    seat = SPECTATOR if viewer == "spectator" else (match.state.actor + 1) % 4
    assert choices(Page(drawing.table(seen_of(match, seat)))) == {}
    assert not Page(drawing.table(seen_of(match, SPECTATOR))).by_id("forms").attrs.get("action")


def test_a_replay_has_no_targets_and_no_forms() -> None:
    match = random_match(4, 13, 40)
    page = Page(drawing.table(seen_of(match, match.state.actor, mode="replay")))
    assert choices(page) == {}
    assert page.having("data-why") == []
    assert [element for element in page.elements if element.tag == "form"] == []


def test_forms_carry_the_seat_and_what_was_seen() -> None:
    match = random_match(4, 13, 40)
    seen = seen_of(match, match.state.actor)
    page = Page(drawing.table(seen))
    sent = {e.attrs["name"]: e.attrs["value"] for e in page.elements if e.tag == "input" and "act" in e.inside}
    assert sent == {"as": str(seen.viewer), "seen": "40"}
    assert page.by_id("act").attrs["action"] == "/t/MESA-1/act"


# What may not be known.


@pytest.mark.parametrize(("players", "seed"), GAMES_OF)
def test_twins_are_drawn_with_the_same_bytes(players: int, seed: int) -> None:
    """All that a viewer cannot know is dealt again, and not one byte of his page changes."""
    for match in moments(players, seed, 4):
        for viewer in viewers(match):
            twin = match.state.clone()
            twin.redeal(viewer, Dice(99))
            one, other = seen_of(match, viewer), seen_of(match, viewer, state=twin)
            assert drawing.parts(one) == drawing.parts(other)
            assert drawing.text_page(one) == drawing.text_page(other)
            for at in ("building:N", "street:E", "place:P1", "front:S.S"):
                assert drawing.look(one, at) == drawing.look(other, at)


def test_face_down_cards_of_a_gang_differ_in_their_place_alone() -> None:
    drawn: dict[str, set[str]] = {}
    for seed in range(20, 30):
        match = random_match(2, seed, 30)
        html = drawing.table(seen_of(match, SPECTATOR))
        for slot, card in view_of(match, SPECTATOR)["town"].items():
            if card["face_down"]:
                found = re.search(rf'<span class="card at at-{slot} .*?</span>', html)
                assert found
                tall = " tall" if slot[0] in "EW" else ""
                markup = found[0].replace(f"-{slot}", "-").replace(f" {slot}", " ").replace(f":{slot}", ":")
                drawn.setdefault(card["gang"] + tall, set()).add(markup)
    assert len(drawn) >= 2
    assert {gang: len(markups) for gang, markups in drawn.items()} == dict.fromkeys(drawn, 1)


def test_the_curtain_hides_everything() -> None:
    match = random_match(4, 13, 40)
    seen = seen_of(match, SPECTATOR, mode="curtain", behind=match.state.actor)
    page = Page(drawing.page(seen))
    assert "town" not in [element.attrs.get("id") for element in page.elements]
    assert page.text.count(seen.seats[match.state.actor].name) == 2


def test_without_the_memory_aid_only_the_last_secret_is_told() -> None:
    match = random_match(3, 12, 45)
    viewer = 1
    aided = seen_of(match, viewer)
    alone = replace(aided, setting=aided.setting._replace(memory_aid=False))
    assert "know" not in drawing.parts(alone)["dock"] or drawing.parts(alone)["dock"] != drawing.parts(aided)["dock"]
    private = [element for element in Page(drawing.journal(alone)).elements if element.attrs.get("class") == "private"]
    assert {element.attrs["data-entry"] for element in private} == {
        str(max(line.entry for line in aided.lines if line.private))
    }
    assert "noted" not in drawing.parts(alone)["board"]


def test_why_not_reveals_nothing_on_the_way() -> None:
    """Steps that would bring something to light are not tried, not even on a copy."""
    match = random_match(4, 13, 40)
    while view_of(match, match.state.actor)["decision"] != "peek":
        match.play(match.state.actor, GAME.text(match.state.legal(match.state.actor)[0]))
    seat = match.state.actor
    peek = view_of(match, seat)["legal"][0]
    refusal = why_not(GAME, match.state, seat, f"{peek} card:chief")
    assert refusal == match.state.why_not(seat, GAME.parse("card:chief"))


# How it is written.


@pytest.mark.parametrize(("players", "seed"), GAMES_OF)
def test_the_page_keeps_to_the_rules_of_the_house(players: int, seed: int) -> None:
    for match in moments(players, seed, 9):
        for viewer in viewers(match):
            for html in (drawing.page(seen_of(match, viewer)), drawing.text_page(seen_of(match, viewer))):
                page = Page(html.removeprefix("<!doctype html>"))
                ids = [element.attrs["id"] for element in page.having("id")]
                assert len(ids) == len(set(ids)), [id for id in ids if ids.count(id) > 1]
                assert len(page.elements) < 2000
                for element in page.elements:
                    assert "style" not in element.attrs
                    assert not [name for name in element.attrs if name.startswith("on")]
                    assert element.tag != "style"
                    assert element.tag != "script" or element.attrs["src"].startswith("/static/")
                    assert not element.attrs.get("href", "").startswith("javascript:")
                wanted = {id for e in page.having("aria-controls") for id in e.attrs["aria-controls"].split()}
                assert wanted <= set(ids)


@pytest.mark.parametrize("lang", LANGS)
def test_both_languages_are_whole(lang: str) -> None:
    """StrictUndefined and BadText would stop the page; nothing is left in braces either."""
    for match in moments(4, 13, 6):
        for viewer in viewers(match):
            for html in (drawing.page(seen_of(match, viewer, lang)), drawing.text_page(seen_of(match, viewer, lang))):
                assert f'lang="{lang}"' in html
                assert "{ $" not in html


def test_every_text_of_a_table_is_used() -> None:
    """By a template, a module or the board of a game."""
    sources = [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.html")]
    used = "\n".join(file.read_text(encoding="utf-8") for file in sources)
    for folder in (PACKAGE / "web/text", PACKAGE / "games/wild_gangs/board_text"):
        for key in {key.partition(".")[0] for key in read(folder, "fr")}:
            if key.partition("-")[0] in ("table", "board", "know"):
                starts = [key[:n] for n, letter in enumerate(key) if letter == "-"]
                put_together = any(
                    f"{start}-{{" in used or f'{start}-"' in used or f'"{start}"' in used for start in starts
                )
                assert key in used or put_together, key


def test_pictures_that_are_named_are_there() -> None:
    files = {name: asset.plain.decode() for name, asset in assets().items() if name.endswith(".svg")}
    used: set[str] = set()
    for match in [random_match(4, 13, n) for n in (3, 60, 500)] + [random_match(2, 11, 20)]:
        for viewer in viewers(match):
            for element in Page(drawing.table(seen_of(match, viewer))).elements:
                if element.tag == "use":
                    path, _, id = element.attrs["href"].partition("#")
                    name = path.split("/", 3)[3]
                    assert f'id="{id}"' in files[name], element.attrs["href"]
                    used.add(id)
    assert {"shape-diamond", "wolf-howl", "tile-chief", "front-bank", "back-red"} <= used


def test_every_vendored_icon_is_used() -> None:
    icons = re.findall(r'<symbol id="([^"]+)"', assets()["vendor/icons.svg"].plain.decode())
    sources = [*PACKAGE.rglob("board*.py"), *PACKAGE.rglob("*.html")]
    used = "\n".join(file.read_text(encoding="utf-8") for file in sources)
    drawn = (PACKAGE / "games/wild_gangs/art.svg").read_text(encoding="utf-8")
    assert [icon for icon in icons if f'"{icon}"' not in used and f"#i-{icon}" not in drawn] == []


def test_style_sheets_ask_for_nothing_that_the_browser_would_refuse() -> None:
    for name, asset in assets().items():
        if name.endswith(".css"):
            css = asset.plain.decode()
            assert "data:" not in css, name
            assert not re.search(r"https?://", css), name
            assert "@import" not in css, name


def test_day_and_night_are_the_same_for_who_chooses_and_for_who_lets_the_system_choose() -> None:
    css = (resources.files("farwest.web") / "static/tokens.css").read_text(encoding="utf-8")
    chosen = re.search(r':root\[data-theme="dark"\] \{(.*?)\n\}', css, re.S)
    system = re.search(r":root:not\(\[data-theme\]\) \{(.*?)\n  \}", css, re.S)
    assert chosen
    assert system
    declared = [re.findall(r"(--[\w-]+): ([^;]+);", block[1]) for block in (chosen, system)]
    assert declared[0] == declared[1]
    assert len(declared[0]) > 60


# People.


HOSTILE = "<img src=x onerror=alert(1)> {{ 7 * 7 }} \"'&"


def test_names_and_chat_are_text_whatever_they_say() -> None:
    match = random_match(4, 13, 500)
    seen = seen_of(match, 0)
    seats = [seat._replace(name=HOSTILE) for seat in seen.seats]
    setting = seen.setting._replace(title=HOSTILE)
    hostile = replace(seen, seats=seats, setting=setting, talk=[Said(HOSTILE, 0, HOSTILE)])
    for html in (drawing.page(hostile), drawing.text_page(hostile)):
        assert "<img" not in html
        assert "49" not in Page(html.removeprefix("<!doctype html>")).text.split()
        assert HOSTILE.split(maxsplit=1)[0].replace("<", "&lt;") in html


def test_clocks_absence_and_bots_are_told() -> None:
    match = random_match(4, 13, 40)
    seen = seen_of(match, match.state.actor)
    seats = list(seen.seats)
    seats[0] = seats[0]._replace(clock=3_725, running=True)
    seats[1] = seats[1]._replace(present=False)
    seats[2] = seats[2]._replace(kind="bot", name="", level="marshal")
    seats[3] = seats[3]._replace(clock=400_000)
    players = Page(drawing.parts(replace(seen, seats=seats))["players"])
    for word in ("1:02:05", "4 jours", "absent", "Marshal", "robot"):
        assert word in players.text


def test_the_title_tells_whose_turn_it_is() -> None:
    match = random_match(4, 13, 40)
    actor = match.state.actor
    assert "À vous de jouer" in drawing.title(seen_of(match, actor))
    assert "En attente" in drawing.title(seen_of(match, (actor + 1) % 4))
    assert "Partie finie" in drawing.title(seen_of(random_match(4, 13), 0))


# Parts and pushes.


def test_parts_are_what_the_page_is_made_of() -> None:
    for entries in (0, 40, 500):
        match = random_match(4, 13, entries)
        seen = seen_of(match, 1)
        page = drawing.page(seen)
        for name, html in drawing.parts(seen).items():
            assert html in page, name
            assert name == "title" or Page(html).elements[0].attrs["id"] == name


def test_a_push_holds_what_changed_and_nothing_else() -> None:
    before = random_match(4, 13, 40)
    after = random_match(4, 13, 41)
    viewer = before.state.actor
    old, new = drawing.pieced(seen_of(before, viewer)), drawing.pieced(seen_of(after, viewer))
    pushed = Page(drawing.changes(old, new))
    sent = pushed.having("hx-swap-oob")
    assert {e.attrs["hx-swap-oob"] for e in sent} == {"outerMorph", "beforeend:#lines"}
    whole = Page("".join(map(str, new.values())))
    morphed = {e.attrs["id"] for e in sent if e.attrs["hx-swap-oob"] == "outerMorph"}
    assert morphed <= {e.attrs["id"] for e in whole.having("id")}
    assert {name for name in drawing.PARTS if old[name] != new[name]} - morphed <= {"journal", "board", "players"}
    lines = [e.attrs["id"] for e in pushed.having("data-entry")]
    assert lines == [f"line-{n}" for n in range(len(before.facts(viewer)) + 1, len(after.facts(viewer)) + 1)]
    assert drawing.changes(new, new) == ""
    assert set(drawing.PARTS) == {e.attrs["id"] for e in Page(drawing.changes({}, new)).having("hx-swap-oob")}


def test_pieces_keep_their_ids() -> None:
    """What stays on the board from one push to the next can glide."""
    ids = []
    for entries in (40, 41):
        board = Page(drawing.parts(seen_of(random_match(4, 13, entries), SPECTATOR))["board"])
        ids.append({element.attrs["id"] for element in board.having("id")})
    assert ids[0] <= ids[1]


def test_the_journal_is_short_on_the_page_and_whole_when_asked_for() -> None:
    seen = seen_of(random_match(4, 13), 0)
    whole = Page(drawing.journal(seen))
    short = Page(drawing.parts(seen)["journal"])
    lines = [e.attrs["id"] for e in whole.having("id") if e.attrs["id"].startswith("line-")]
    assert lines == [f"line-{line.number}" for line in seen.lines]
    shown = [e.attrs["id"] for e in short.having("id") if e.attrs["id"].startswith("line-")]
    assert shown == lines[-len(shown) :]
    assert 60 <= len(shown) < len(lines)


@pytest.mark.parametrize(("players", "seed"), GAMES_OF)
def test_lines_of_the_journal_point_at_pieces_of_the_board(players: int, seed: int) -> None:
    """Before the reveal at what is there, after it at everything that a line ever named."""
    match = random_match(players, seed)
    for viewer in viewers(match):
        page = Page(drawing.table(seen_of(match, viewer)) + drawing.journal(seen_of(match, viewer)))
        ids = {element.attrs["id"] for element in page.having("id")}
        for attribute in ("data-shows", "data-turns"):
            for element in page.having(attribute):
                assert {id.partition(".")[0] for id in element.attrs[attribute].split()} <= ids, element
        for element in page.having("data-moves"):
            for move in element.attrs["data-moves"].split():
                id, place = move.split(":")
                assert id in ids
                assert place.startswith("at-")
        for element in page.having("data-flies"):
            for flight in element.attrs["data-flies"].split():
                assert set(flight.split(">")) <= ids


def test_who_has_no_name_in_a_record_wins_without_one() -> None:
    over = seen_of(random_match(2, 11), 0)
    nameless = replace(over, seats=[seat._replace(name="") for seat in over.seats])
    told = Page(drawing.parts(nameless)["dock"]).text
    assert "Sans nom l’emporte" in told
    assert words_for(GAME, "fr").say("table-open-seat") not in told


def test_a_hint_names_the_choices_and_how_to_go_on() -> None:
    match = random_match(4, 13, 40)
    seen = seen_of(match, match.state.actor)
    best = Suggestion(seen.legal[0].text, 0.5, 0.62, Phrase("table-you"), [seen.legal[1].label])
    told = Page(drawing.hint(seen, "deputy", [best])).text
    words = words_for(GAME, "fr")
    for phrase in (seen.legal[0].label, seen.legal[1].label, Phrase("table-you"), Phrase("bot-deputy")):
        assert words.phrase(phrase) in told


@pytest.mark.parametrize(
    ("chance", "players", "told"),
    [
        (0.62, 2, {"fr": "62\N{NO-BREAK SPACE}%", "en": "62%"}),
        (0.62, 4, {"fr": "2,1", "en": "2.1"}),  # 1 is a sure win, 0 a sure last place: a little behind the second
        (1.0, 3, {"fr": "1,0", "en": "1.0"}),
        (None, 3, {"fr": "50\N{NO-BREAK SPACE}%", "en": "50%"}),  # a bot that reckons with nothing tells how it leans
    ],
)
def test_what_may_be_expected_of_a_hint(chance: float | None, players: int, told: dict[str, str]) -> None:
    phrase = prospect(Suggestion("scout:P1", 0.5, chance, None, []), players)
    assert {lang: words_for(GAME, lang).phrase(phrase) for lang in LANGS} == told
    for lang in LANGS:
        assert words_for(GAME, lang).say(f"{phrase.key}.of", **phrase.args)


def test_a_choice_that_has_opened_meanwhile_is_told_to_be_legal() -> None:
    seen = seen_of(random_match(4, 13, 40), 0)
    assert "permis" in drawing.why(seen, None)
    assert "WG-4.1" in drawing.why(seen, Refusal("WG-4.1", "refusal-over"))


# In words.


@pytest.mark.parametrize(("players", "seed"), GAMES_OF)
@pytest.mark.parametrize("lang", LANGS)
def test_text_mode_has_every_choice_and_all_that_is_known(players: int, seed: int, lang: str) -> None:
    spoken = words_for(GAME, lang)
    for match, french in actor_pages(players, seed, every=5):
        seen = replace(french, lang=lang)
        page = Page(drawing.text_page(seen).removeprefix("<!doctype html>"))
        board = choices(Page(drawing.table(seen)))
        sent: dict[int, list[str]] = {}
        for element in page.elements:
            if element.attrs.get("name", "").startswith("step-"):
                sent.setdefault(int(element.attrs["name"][5:]), []).append(element.attrs["value"])
        assert {n: sorted(texts) for n, texts in sent.items()} == {n: sorted(texts) for n, texts in board.items()}
        picture = drawing.Drawing(seen).picture
        for note in picture.knows:
            assert spoken.phrase(note.phrase) in page.text
        for option in seen.legal:
            assert spoken.phrase(option.label) in page.text
        for slot, card in view_of(match, seen.viewer)["town"].items():
            if card["role"]:
                assert spoken.say(f"gangster-{card['gang']}-{card['role']}") in page.text, slot


def test_text_mode_tells_the_end() -> None:
    match = random_match(4, 13)
    page = Page(drawing.text_page(seen_of(match, 0)).removeprefix("<!doctype html>"))
    outcome = match.state.outcome()
    assert outcome
    for score in outcome.scores:
        assert words_for(GAME, "fr").say("money", amount=score) in page.text


# Other games.


@pytest.mark.parametrize("lang", LANGS)
def test_a_game_without_a_board_is_played_from_a_list(lang: str) -> None:
    match = Match.simulate(FISTS, 2, {}, Dice(1))
    seen = replace(seen_of(random_match(2, 11, 5), 0, lang), game=FISTS, lines=[], outcome=None)
    seen = replace(seen, view=match.state.view(match.state.actor), viewer=match.state.actor)
    page = Page(drawing.page(seen).removeprefix("<!doctype html>"))
    assert sorted(choices(page)[1]) == sorted(seen.view["legal"])
    assert Page(drawing.text_page(seen).removeprefix("<!doctype html>")).having("data-base")
    assert drawing.look(seen, "building:N") is None
