"""Colorado County in the browser: fists close in secret and open together, a finger on the map, a whole game."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect

from farwest.games import GAMES
from farwest.web.easel import words_for
from tests.browser.conftest import Arrive
from tests.browser.visitors import PHONE, Visitor, assert_accessible

pytestmark = [pytest.mark.slow, pytest.mark.interpreted, pytest.mark.timeout(600)]

GAME = GAMES.find("colorado-county")


def say(who: Visitor, key: str, /, **args: int | str) -> str:
    """A text of this game in the visitor's language."""
    return words_for(GAME, who.lang).say(key, **args)


def button(who: Visitor, key: str, /, **args: int | str) -> Locator:
    return who.page.get_by_role("button", name=say(who, key, **args), exact=True)


def open_table(who: Visitor, *seats: str) -> str:
    who.open(f"/new?game={GAME.id}&players={len(seats) + 1}")
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


def move(who: Visitor, dice: random.Random) -> None:
    """One decision by clicking, whatever it is."""
    page, seen = who.page, who.page.locator("#act input[name='seen']").get_attribute("value")
    if ticks(who).count():
        number = dice.randrange(min(3, ticks(who).count() + 1))
        for nth in dice.sample(range(ticks(who).count()), number):
            ticks(who).nth(nth).check()
        button(who, "board-seal" if number or not button(who, "board-act-empty").count() else "board-act-empty").click()
    elif button(who, "board-act-pass").count():
        button(who, "board-act-pass").click()
    else:
        flags = page.locator(".choosing input")
        if flags.count():
            flags.nth(dice.randrange(flags.count())).check()
        targets = page.locator(".sale .deeds .btn").or_(page.locator(".target"))
        targets.nth(dice.randrange(targets.count())).click()
    expect(page.locator("#act input[name='seen']")).not_to_have_value(seen or "")


def play_until_all_bid(people: list[Visitor], dice: random.Random) -> None:
    """Plant the flags, pass the windows: up to the moment when everybody closes a fist."""
    while not all(ticks(who).count() for who in people):
        for who in people:
            if is_asked(who) and not ticks(who).count():
                move(who, dice)
                break
        else:
            people[0].page.wait_for_timeout(50)


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
    open_table(lea, "bot:random")
    dice = random.Random(8)
    play_until_all_bid([lea], dice)
    card = lea.page.locator(".landcard").first
    card.hover()
    expect(lea.page.locator(".cell.named.flagged").first).to_be_visible()
    for tick in ticks(lea).all():
        tick.check()
    button(lea, "board-seal").click()
    lea.page.locator(".landcard.target").first.click()
    before = lea.page.locator(".plot").count()
    while is_asked(lea) and lea.page.locator(".hot.target:is(.as-first, .as-second)").count():
        lea.page.locator(".hot.target:is(.as-first, .as-second)").first.click()
        lea.page.wait_for_timeout(200)
    assert lea.page.locator(".plot").count() > before
    assert_accessible(lea.page)


def test_on_a_phone_a_finger_zooms_into_a_region_and_plants_a_flag(arrive: Arrive) -> None:
    ana = arrive("fr", size=PHONE, has_touch=True, is_mobile=True)
    open_table(ana, "bot:random", "bot:random", "bot:random")
    page = ana.page
    expect(page.locator(".choosing input").first).to_be_attached()
    page.locator(".stock label").first.tap()
    page.locator(".into-se").tap()
    cell = page.locator("#hot-K9")
    cell.tap()
    box = cell.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    button(ana, "board-do-flag", cell="=K9").tap()
    expect(page.locator("#cell-K9.flagged")).to_be_visible()
    assert page.locator("#region-se").is_checked()
    page.locator(".back.to-se").tap()
    assert page.locator("#region-all").is_checked()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert_accessible(page)


def test_a_whole_game_by_clicking(bob: Visitor) -> None:
    open_table(bob, "bot:tenderfoot")
    dice = random.Random(3)
    while not bob.page.locator(".end").count():
        if is_asked(bob):
            move(bob, dice)
        else:
            bob.page.wait_for_timeout(40)
    parts = bob.page.locator(".ranking > li").first.locator("ul b").all_inner_texts()
    total = bob.page.locator(".ranking strong").first.inner_text()
    assert sum(int(part.split()[0]) for part in parts) == int(total.split()[0])
    assert_accessible(bob.page)
