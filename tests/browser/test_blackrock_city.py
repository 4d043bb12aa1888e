"""Blackrock City in the browser: whole games by clicking and by touching, a stake by ticking, by keys, and in words."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, expect

from farwest.games import GAMES
from farwest.web.easel import words_for
from tests.browser.conftest import Arrive
from tests.browser.moves import (
    awaits_turn,
    choose_in_words,
    go_by_figure,
    is_mine,
    is_over,
    moved_on,
    tab_to,
    version,
)
from tests.browser.visitors import PHONE, Visitor, assert_accessible, say_in_chat

GAME = GAMES.find("blackrock-city")


def say(who: Visitor, key: str, /, **args: int | str) -> str:
    return words_for(GAME, who.lang).say(key, **args)


def open_table(who: Visitor, *seats: str, options: str = "") -> str:
    """The first seat is the visitor's own, the others are for `seats`; returns the path of the table."""
    who.open(f"/new?game=blackrock-city&players={len(seats) + 1}{options}")
    who.field("page-name").fill("Léa")
    for number, seat in enumerate(seats, 2):
        who.field("new-seat", number=number).select_option(seat)
    who.button("new-create").click()
    who.page.wait_for_url("**/t/*")
    return who.path


def sit_against_bots(who: Visitor, players: int, options: str = "") -> str:
    path = open_table(who, *["bot:tenderfoot"] * (players - 1), options=options)
    who.page.locator("html.ticking").wait_for()  # the board's own script is there
    return path


def bandits(who: Visitor) -> Locator:
    """The viewer's own reserve, to be ticked."""
    return who.page.locator("#bet").get_by_role("checkbox")


def numbers(who: Visitor) -> Locator:
    return who.page.get_by_role("group", name=say(who, "board-how-many"), exact=True).get_by_role("button")


def press(who: Visitor, thing: Locator) -> None:
    thing.tap() if who.page.viewport_size == PHONE else thing.click()


def foreseen(who: Visitor) -> Locator:
    return who.page.locator("#foreseen li")


def take_turn(who: Visitor, dice: random.Random) -> None:
    """Stake a few, sometimes with an X for a plain one; whatever else is asked gets its first answer."""
    before = version(who.page).input_value()
    legal = numbers(who).and_(who.page.locator(".target"))
    if legal.count() and dice.random() < 0.9:
        press(who, legal.nth(min(dice.randrange(4), legal.count() - 1)))
        expect(foreseen(who)).not_to_have_count(0)
        press(who, who.page.locator("#send"))
    elif legal.count():
        press(who, who.page.get_by_role("button", name=re.compile(say(who, "action-renounce"))))
    else:
        press(who, who.page.locator("#dock .target").first)
    moved_on(who.page, before)


def play_whole(who: Visitor, dice: random.Random) -> int:
    count = 0
    while awaits_turn(who):
        take_turn(who, dice)
        count += 1
    return count


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_by_clicking(arrive: Arrive, players: int) -> None:
    lea = arrive("fr" if players == 3 else "en", color_scheme="dark" if players == 4 else "light")
    sit_against_bots(lea, players)
    assert awaits_turn(lea)
    assert_accessible(lea.page)
    assert play_whole(lea, random.Random(players)) >= 1  # a stake may end the game
    expect(lea.page.locator(".ranking > li")).to_have_count(players)
    assert_accessible(lea.page)


@pytest.mark.long
@pytest.mark.timeout(600)
def test_a_whole_game_with_a_finger_on_a_phone(arrive: Arrive) -> None:
    ana = arrive("fr", size=PHONE, has_touch=True, is_mobile=True)
    sit_against_bots(ana, 2)
    assert awaits_turn(ana)
    assert_accessible(ana.page)
    assert play_whole(ana, random.Random(7)) >= 1
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert_accessible(ana.page)


@pytest.mark.long
@pytest.mark.timeout(600)
def test_a_whole_game_in_words(lea: Visitor) -> None:
    path = sit_against_bots(lea, 3)
    lea.open(f"{path}/text?as=0")
    assert_accessible(lea.page)
    while awaits_turn(lea):
        choose_in_words(lea, random.Random(5))
    assert is_over(lea)


def press_keys(who: Visitor, dice: random.Random) -> None:
    """A figure is that many bandits and Enter sends them; whatever else is asked is chosen by a figure."""
    keys, before = who.page.keyboard, version(who.page).input_value()
    legal = numbers(who).and_(who.page.locator(".target"))
    if legal.count() and dice.random() < 0.9:
        keys.press(legal.nth(min(dice.randrange(4), legal.count() - 1)).get_attribute("data-count") or "")
        expect(foreseen(who)).not_to_have_count(0)
        tab_to(who, "#send")
    elif legal.count():
        tab_to(who, "#dock .btn.target[value=renounce]")
    else:
        go_by_figure(who, dice)
    keys.press("Enter")
    moved_on(who.page, before)


@pytest.mark.long
@pytest.mark.timeout(600)
def test_a_whole_game_by_keyboard_only(bob: Visitor) -> None:
    sit_against_bots(bob, 3)
    dice, count = random.Random(6), 0
    while awaits_turn(bob):
        press_keys(bob, dice)
        count += 1
    assert count >= 1
    expect(bob.page.locator(".ranking > li")).to_have_count(3)


def clock(who: Visitor) -> Locator:
    return who.page.get_by_role("button", name=re.compile(re.escape(say(who, "board-play-clock"))))


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.rule("BC-5.20", "BC-5.22", "BC-5.26")
def test_a_whole_game_with_clocks(lea: Visitor, bob: Visitor, arrive: Arrive) -> None:
    """One lets the sand run out and pays with a wound, then plays in time and pays nothing; a third person watches."""
    eve, dice = arrive("en"), random.Random(9)
    path = open_table(lea, "person", options="&option-clocks=realtime&option-first=seat")
    eve.open(path)
    bob.sit_down(path, "Bob")
    assert awaits_turn(lea)
    expect(clock(lea)).to_have_count(0)  # nobody hurries himself

    clock(bob).click()
    for each in (lea, bob, eve):
        expect(each.page.locator("#sand .clock b")).to_contain_text(re.compile(r"0:(1[0-5]|0\d)"))
    expect(lea.page.locator("#prompt")).to_contain_text(say(lea, "board-detail-hurried", by="gang-BUTCH"))
    expect(clock(bob)).to_have_count(0)  # one timer at a time
    numbers(lea).and_(lea.page.locator(".target")).first.click()  # ticked, not sent
    assert_accessible(lea.page)
    assert_accessible(bob.page)
    for each in (lea, bob, eve):
        line = say(each, "told-timeout", gang="gang-BILLY")
        expect(each.page.locator("#lines")).to_contain_text(line, timeout=60_000)
        expect(each.page.locator("#sand")).to_have_count(0)
    expect(bandits(lea).and_(lea.page.get_by_label(say(lea, "board-kind-W"), exact=True))).to_have_count(1)
    assert awaits_turn(lea)

    clock(bob).click()
    expect(lea.page.locator("#sand.mine")).to_be_visible()
    take_turn(lea, dice)
    expect(lea.page.locator("#sand")).to_have_count(0)
    while awaits_any(lea, bob):
        take_turn(lea if is_mine(lea) else bob, dice)
        assert clock(bob).count() == 0  # both are spent
    for each in (lea, bob, eve):
        expect(each.page.locator(".ranking > li")).to_have_count(2)
    acts = [(seat, text) for seat, text, _ in lea.page.request.get(f"{path}/record.json").json()["entries"]]
    assert acts[:2] == [(1, "clock:P1"), (None, "timeout:P0")]
    assert [text for _, text in acts].count("timeout:P0") == 1


def awaits_any(*people: Visitor) -> bool:
    """Wait until somebody is asked; False when the game is over."""
    while not any(is_mine(who) for who in people):
        if all(is_over(who) for who in people):
            return False
    return True


def test_bandits_are_ticked_foreseen_and_sent_as_one_act(bob: Visitor) -> None:
    """BC-4.8: three plain ones and one with an X; nobody asks for numbers afterwards."""
    sit_against_bots(bob, 2, "&option-first=seat")  # nobody has staked as many before
    assert awaits_turn(bob)
    first = say(bob, "board-kind-H")
    for n in range(3):
        bandits(bob).and_(bob.page.get_by_label(first, exact=True)).nth(n).check(force=True)
    bandits(bob).and_(bob.page.get_by_label(say(bob, "board-kind-HX"), exact=True)).first.check(force=True)
    expect(foreseen(bob).first).to_contain_text("3")
    expect(bob.page.locator("#town .ghost.sheriff")).to_be_visible()
    expect(bob.page.locator("#town .ghost.pawn").first).to_be_visible()
    send = bob.page.get_by_role("button", name=say(bob, "action-stake", count=4), exact=True)
    send.click()
    expect(bob.page.locator("#lines")).to_contain_text(
        say(bob, "told-staked", gang="gang-BILLY", count=4, healthy=4, wounded=0, x=1)
    )


def test_a_stake_by_keys_and_letting_go_of_it(bob: Visitor) -> None:
    sit_against_bots(bob, 2)
    assert awaits_turn(bob)
    keys, ticked = bob.page.keyboard, bob.page.locator("#bet input:checked")
    legal = numbers(bob).and_(bob.page.locator(".target"))
    few, many = (int(legal.nth(n).get_attribute("data-count") or 0) for n in (1, 3))
    keys.press(str(few))
    expect(ticked).to_have_count(few)
    keys.press("Escape")
    expect(ticked).to_have_count(0)
    keys.press(str(many))
    expect(ticked).to_have_count(many)
    say_in_chat(bob, "One moment, please")
    expect(ticked).to_have_count(many)
    expect(foreseen(bob)).not_to_have_count(0)
    bob.page.locator("#send").focus()
    keys.press("Enter")
    expect(bob.page.locator("#lines")).to_contain_text(
        say(bob, "told-staked", gang="gang-BILLY", count=many, healthy=many, wounded=0, x=0)
    )


def test_a_town_is_turned_over_to_look_at_its_back(bob: Visitor) -> None:
    sit_against_bots(bob, 3)
    assert awaits_turn(bob)
    town = bob.page.locator("#town-3")
    back, front = town.locator(".back"), town.locator(".front")
    expect(front).to_be_visible()
    town.click()
    expect(back).to_be_visible()
    expect(front).to_be_hidden()
    expect(bob.page.locator("#tip .both")).to_be_visible()
    town.click()
    expect(front).to_be_visible()


def test_the_highest_stake_says_why_it_cannot_be_equalled(bob: Visitor) -> None:
    """BC-4.4: with two players the dummy's two holes of Start City are the highest stake."""
    sit_against_bots(bob, 2)
    assert awaits_turn(bob)
    barred = numbers(bob).and_(bob.page.locator(".barred"))
    barred.first.click(force=True)
    expect(bob.page.locator("#tip")).to_contain_text("BC-4.4")
