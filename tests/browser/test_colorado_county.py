"""Colorado County in the browser: fists close in secret and open together, a finger on the map, a whole game."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from farwest.games import GAMES
from farwest.web.easel import words_for
from tests.browser.conftest import Arrive
from tests.browser.moves import awaits_turn, choose_in_words, go_by_figure, is_mine, moved_on, tab_to, version
from tests.browser.visitors import PHONE, Visitor, assert_accessible

pytestmark = [pytest.mark.long, pytest.mark.timeout(600)]

GAME = GAMES.find("colorado-county")


def say(who: Visitor, key: str, /, **args: int | str) -> str:
    """A text of this game in the visitor's language."""
    return words_for(GAME, who.lang).say(key, **args)


def button(who: Visitor, key: str, /, **args: int | str) -> Locator:
    return who.page.get_by_role("button", name=say(who, key, **args), exact=True)


def open_table(who: Visitor, *seats: str, options: str = "") -> str:
    who.open(f"/new?game={GAME.id}&players={len(seats) + 1}{options}")
    who.field("page-name").fill("Léa")
    for number, seat in enumerate(seats, 2):
        who.field("new-seat", number=number).select_option(seat)
    who.button("new-create").click()
    who.page.wait_for_url("**/t/*")
    return who.path


def ticks(who: Visitor) -> Locator:
    return who.page.get_by_role("group", name=say(who, "board-tick"), exact=True).get_by_role("checkbox")


def is_asked(who: Visitor) -> bool:
    return who.page.locator("#prompt.yours").count() == 1


def is_phone(who: Visitor) -> bool:
    return who.page.viewport_size == PHONE


def press(who: Visitor, thing: Locator) -> None:
    thing.tap() if is_phone(who) else thing.click()


def move(who: Visitor, dice: random.Random) -> None:
    """One decision by clicking or by touching, whatever it is."""
    seen = version(who.page).input_value()
    if ticks(who).count():
        close_a_fist(who, dice)
    elif button(who, "board-act-pass").count():
        press(who, button(who, "board-act-pass" if dice.random() < 0.2 else "board-act-pass-round"))
    else:
        choose(who, dice)
    moved_on(who.page, seen)


def close_a_fist(who: Visitor, dice: random.Random) -> None:
    """Often none, where that is allowed; two cowboys at most."""
    empty = button(who, "board-act-empty")
    number = max(dice.choice([0, 0, 1, 2]), 0 if empty.count() else 1)
    for nth in dice.sample(range(ticks(who).count()), min(number, ticks(who).count())):
        ticks(who).nth(nth).check(force=True)
    press(who, button(who, "board-seal") if number else empty)


# What may be chosen: a plot on offer is answered by buttons, the rest is in the tray, on the map or beside it.
CHOICES = """() => {
  const deeds = [...document.querySelectorAll(".sale .deeds .btn")];
  const found = deeds.length ? deeds : [...document.querySelectorAll("#dock .target, #town .target")];
  const name = (each) => (each.id ? `#${each.id}` : `button[value="${each.value}"]:visible`);
  return found.map((each) => [name(each), each.closest(".cell") ? each.id.replace("hot-", "") : ""]);
}"""


def choose(who: Visitor, dice: random.Random) -> None:
    """A flag of one's own where one is asked for, then anything that is roped. A finger looks first, then decides."""
    page, flags = who.page, who.page.locator(".choosing input")
    if flags.count():
        flags.nth(dice.randrange(flags.count())).check(force=True)
    name, cell = dice.choice(page.evaluate(CHOICES))
    chosen = page.locator(name).first
    if not is_phone(who):
        chosen.click()
    elif page.locator(".sale .deeds, .lake-tiles").count():
        chosen.tap()
    else:
        touch_twice(who, chosen, cell)


def touch_twice(who: Visitor, chosen: Locator, cell: str) -> None:
    """Once to look, which decides nothing, and once to decide, by the button of the sheet."""
    seen = version(who.page).input_value()
    if cell:
        zoom_to(who, cell)
    chosen.tap()
    decide = who.page.locator("#looked .decide")
    expect(decide).to_be_visible()
    assert version(who.page).input_value() == seen
    decide.tap()


def zoom_to(who: Visitor, cell: str) -> None:
    """Into the quarter of the county in which the cell lies, by the small map."""
    region = ("s" if int(cell[1:]) > 5 else "n") + ("e" if cell[0] > "H" else "w")
    if who.page.locator(f"#region-{region}").is_checked():
        return
    who.page.locator(f".small-map .to-{region}").first.tap()


def play_until_all_bid(people: list[Visitor], dice: random.Random) -> None:
    """Plant the flags, pass the windows: up to the moment when everybody closes a fist."""
    while not all(ticks(who).count() for who in people):
        play_round(people, dice, lambda who: not ticks(who).count())


def play_round(
    people: list[Visitor], dice: random.Random, wanted: Callable[[Visitor], bool] = lambda who: True
) -> None:
    """Whoever is asked moves once; when nobody is, wait for news."""
    asked = [who for who in people if is_asked(who) and wanted(who)]
    for who in asked:
        if is_mine(who):
            move(who, dice)
    if not asked:
        people[0].page.wait_for_timeout(20)


def play_whole(people: list[Visitor], dice: random.Random) -> None:
    while not is_ended(people[0]):
        play_round(people, dice)


def is_ended(who: Visitor) -> bool:
    return who.page.locator(".end").count() == 1


def assert_the_parts_make_the_total(who: Visitor) -> None:
    """CO-5.4: borders, lakes, doubles and domains."""
    for line in who.page.locator(".ranking > li").all():
        parts = line.locator("ul b").all_inner_texts()
        total = line.locator("strong").first.inner_text()
        assert sum(int(part.split()[0]) for part in parts) == int(total.split()[0])


def test_four_people_bid_at_once_and_nobody_sees_a_fist_before_all_are_closed(arrive: Arrive) -> None:
    people = [arrive(lang) for lang in ("fr", "en", "fr", "en")]
    path = open_table(people[0], "person", "person", "person")
    for number, who in enumerate(people[1:], 2):
        who.sit_down(path, f"P{number}")
    for who in people:
        expect(who.board()).to_be_visible()
    play_until_all_bid(people, random.Random(5))

    lea, *others = people
    assert_accessible(lea.page)
    shown = [who.page.locator("#table").inner_html() for who in others]
    ticks(lea).first.check()
    ticks(lea).last.check()
    button(lea, "board-seal").click()
    expect(lea.page.locator(".screen.closed")).to_be_visible()
    assert [who.page.locator("#table").inner_html() for who in others] == shown
    assert_accessible(lea.page)

    button(lea, "board-open-again").click()  # second thoughts
    ticks(lea).nth(1).check()
    button(lea, "board-seal").click()
    expect(lea.page.locator(".screen.closed")).to_be_visible()
    for who in others[:-1]:
        button(who, "board-act-empty").click()
        expect(who.page.locator(".screen.closed")).to_be_visible()
    assert lea.page.locator("#fists.none").count() == 1
    button(others[-1], "board-act-empty").click()
    for who in people:  # one cowboy and three empty hands
        expect(who.page.locator("#fists li")).to_have_count(4)
        assert who.page.locator("#fists li i").count() == 1
    expect(lea.page.locator(".landcard.target").first).to_be_visible()


def test_a_card_shows_what_it_allows_and_is_played_on_the_board(lea: Visitor) -> None:
    open_table(lea, "bot:tenderfoot")
    dice = random.Random(8)
    play_until_all_bid([lea], dice)
    card = lea.page.locator(".landcard").first
    card.hover()
    expect(lea.page.locator(".cell.named.flagged").first).to_be_visible()
    for tick in ticks(lea).all():
        tick.check()
    button(lea, "board-seal").click()
    card = lea.page.locator(".landcard.target").first
    expect(card).to_be_visible()
    before, seen = lea.page.locator(".plot").count(), version(lea.page).input_value()
    card.click()
    moved_on(lea.page, seen)
    places = lea.page.locator(".hot.target:is(.as-first, .as-second)")
    expect(places).not_to_have_count(0)
    while is_mine(lea) and places.count():
        seen = version(lea.page).input_value()
        places.first.click()
        moved_on(lea.page, seen)
    assert lea.page.locator(".plot").count() > before
    assert_accessible(lea.page)


def test_a_hand_of_forty_cowboys_covers_no_button(lea: Visitor) -> None:
    """Who never bids collects cowboys: they stand in several rows rather than on what is beside them."""
    open_table(lea, "bot:tenderfoot")
    play_until_all_bid([lea], random.Random(8))
    lea.page.evaluate(
        """() => {
          const more = (row, count) => {
            while (row.children.length < count) row.append(row.children[0].cloneNode(true));
          };
          more(document.querySelector(".ticking"), 40);
          more(document.querySelector("#bid-said"), 41);  // what is said of none, of one, of forty
        }"""
    )
    button(lea, "board-act-empty").click(trial=True)
    for tick in ticks(lea).all():
        tick.check()
    button(lea, "board-seal").click(trial=True)


def test_on_a_phone_a_finger_zooms_into_a_region_and_plants_a_flag(arrive: Arrive) -> None:
    ana = arrive("fr", size=PHONE, has_touch=True, is_mobile=True)
    open_table(ana, "bot:tenderfoot", "bot:tenderfoot", "bot:tenderfoot")
    page = ana.page
    expect(page.locator(".choosing input").first).to_be_attached()
    page.locator(".stock label").first.tap()
    page.locator(".into-se").tap()
    free = next(name for name in ("K9", "M6", "I8", "N10") if page.locator(f"#hot-{name}.target").count())
    cell = page.locator(f"#hot-{free}")
    cell.tap()
    box = cell.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    button(ana, "board-do-flag", cell=f"={free}").tap()
    expect(page.locator(f"#cell-{free}.flagged")).to_be_visible()
    assert page.locator("#region-se").is_checked()
    page.locator(".back.to-se").tap()
    assert page.locator("#region-all").is_checked()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert_accessible(page)


@pytest.mark.parametrize(("players", "layout"), [(2, "random"), (3, "free")])
def test_a_whole_game_by_clicking_against_bots(arrive: Arrive, players: int, layout: str) -> None:
    """Also with lakes laid by lot, and by the players."""
    who = arrive("fr" if players == 3 else "en", color_scheme="dark" if players == 3 else "light")
    open_table(who, *["bot:tenderfoot"] * (players - 1), options=f"&option-lakes={layout}")
    play_whole([who], random.Random(players))
    assert who.page.locator(".lake").count() == 6
    assert_the_parts_make_the_total(who)
    assert_accessible(who.page)


def test_four_people_play_a_whole_game_in_four_browsers(arrive: Arrive) -> None:
    people = [arrive(lang) for lang in ("fr", "en", "fr", "en")]
    path = open_table(people[0], "person", "person", "person")
    for number, who in enumerate(people[1:], 2):
        who.sit_down(path, f"P{number}")
    play_whole(people, random.Random(4))
    endings = set()
    for who in people:
        expect(who.page.locator(".ranking > li")).to_have_count(4)
        endings.add(re.sub(r"\D", "", who.page.locator(".ranking").inner_text()))
    assert len(endings) == 1  # the same figures in both languages
    assert_the_parts_make_the_total(people[0])


def test_a_whole_game_with_a_finger_on_a_phone(arrive: Arrive) -> None:
    ana = arrive("fr", size=PHONE, has_touch=True, is_mobile=True)
    open_table(ana, "bot:tenderfoot")
    play_whole([ana], random.Random(7))
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert_the_parts_make_the_total(ana)
    assert_accessible(ana.page)


def test_a_whole_game_by_keyboard_only(bob: Visitor) -> None:
    open_table(bob, "bot:tenderfoot")
    dice = random.Random(11)
    while awaits_turn(bob):
        press_keys(bob, dice)
    assert_the_parts_make_the_total(bob)


def press_keys(who: Visitor, dice: random.Random) -> None:
    """Tab and Space tick cowboys, figures and arrows find a place on the map, Enter decides."""
    keys, page = who.page.keyboard, who.page
    before = version(page).input_value()
    if ticks(who).count():
        empty = button(who, "board-act-empty").count()
        number = dice.randrange(0 if empty else 1, min(3, ticks(who).count() + 1))
        for nth in range(number):
            tab_to(who, f".ticking .tick:nth-of-type({nth + 1}) input")
            keys.press("Space")
        tab_to(who, "#seal" if number else "#dock [value='count:0']")
    elif page.locator("#dock .deeds .btn").count():
        tab_to(who, "#dock .deeds .btn")
    else:
        if page.locator(".choosing input").count():
            tab_to(who, ".choosing input")
            keys.press("Space")
        go_by_figure(who, dice)
        keys.press(dice.choice(["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"]))
        if not page.locator(".target:focus").count():
            keys.press("1")
    keys.press("Enter")
    moved_on(page, before)


def test_a_whole_game_in_words(lea: Visitor) -> None:
    path = open_table(lea, "bot:tenderfoot")
    lea.open(f"{path}/text?as=0")
    assert_accessible(lea.page)
    dice, fists = random.Random(5), 0
    while awaits_turn(lea):
        boxes = lea.page.locator("input[name=tick]")
        if boxes.count() and (dice.random() < 0.7 or not lea.page.locator("button[value='count:0']").count()):
            boxes.nth(dice.randrange(boxes.count())).check()
            with lea.page.expect_navigation():
                lea.page.locator("button[name=ticked]").click()
            fists += 1
        else:
            choose_in_words(lea, dice)
    assert fists
    assert_accessible(lea.page)
