"""Whole games: two people by mouse with somebody watching, one person by keyboard, by finger, in words."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.moves import awaits_turn, choose_in_words, click, focused, is_mine, play_on, press_keys, roped, touch
from tests.browser.visitors import GAME, PHONE, Visitor, assert_accessible

pytestmark = [pytest.mark.long, pytest.mark.timeout(600)]


def ending(who: Visitor) -> str:
    """All figures of the final ranking: the same in every language."""
    dock = who.page.get_by_role("region", name=who.say("table-dock"), exact=True)
    expect(dock.get_by_role("heading")).to_be_visible()
    return re.sub(r"\D", "", dock.get_by_role("list").first.inner_text())


def test_two_people_play_by_clicking_and_a_third_watches(lea: Visitor, bob: Visitor, arrive: Arrive) -> None:
    eve, dice = arrive("en"), random.Random(1)
    path = lea.open_table("Léa", 2)
    eve.open(path)
    bob.sit_down(path, "Bob")
    for each in (lea, bob, eve):
        expect(each.board()).to_be_visible()

    mover, other = (lea, bob) if is_mine(lea) else (bob, lea)
    while awaits_turn(mover):
        click(mover, dice)
        assert roped(eve).count() == 0
        if not is_mine(mover):
            mover, other = other, mover

    assert ending(lea) == ending(bob) == ending(eve)
    assert len(ending(lea)) > 6
    for each in (lea, bob, eve):
        assert_accessible(each.page)


def test_alone_against_bots_by_keyboard_only(bob: Visitor) -> None:
    bob.open("/")
    for _ in range(30):
        bob.page.keyboard.press("Tab")
        if focused(bob.page).get_attribute("aria-label") == f"{bob.say('home-play-bots')}, {GAME.title}":
            break
    bob.page.keyboard.press("Enter")
    bob.page.wait_for_url("**/t/*")
    assert play_on(bob, press_keys, random.Random(2)) >= 9
    ending(bob)


def test_with_a_finger_on_a_phone(arrive: Arrive) -> None:
    ana = arrive("fr", size=PHONE, has_touch=True, is_mobile=True)
    ana.play_against_bots()
    assert play_on(ana, touch, random.Random(3)) >= 9
    ending(ana)
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_in_words(lea: Visitor) -> None:
    path = lea.play_against_bots()
    lea.link("table-text-mode").click()
    lea.page.wait_for_url(f"**{path}/text*")
    assert_accessible(lea.page)
    assert play_on(lea, choose_in_words, random.Random(4)) >= 9
    expect(lea.page.get_by_text("WG-5.17").first).to_be_visible()
    assert_accessible(lea.page)
