"""Carson City in a browser: whole games by mouse and by finger, what a look tells, axe at every phase."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.moves import awaits_turn, click, one_of, play_on, roped, touch_middle, version
from tests.browser.visitors import PHONE, Visitor, assert_accessible

pytestmark = [pytest.mark.slow, pytest.mark.interpreted, pytest.mark.timeout(900)]

TOWN, TRACK, PLAYERS = range(3)  # the views of a phone


def open_game(who: Visitor, players: int, **options: str) -> None:
    """A table of Carson City with bots on all other seats."""
    chosen = "".join(f"&option-{name}={value}" for name, value in options.items())
    who.open(f"/new?game=carson-city&players={players}&with=bots{chosen}")
    who.button("new-create").click()
    who.page.wait_for_url("**/t/*")
    expect(who.page.locator("#town")).to_be_visible()


def shown_view(page: Page) -> int:
    return int(page.evaluate("() => Math.round(town.scrollLeft / town.clientWidth)"))


def test_a_whole_game_by_mouse(lea: Visitor) -> None:
    open_game(lea, 2)
    assert play_on(lea, click, random.Random(5)) > 10
    expect(lea.page.locator(".ranking > li")).to_have_count(2)
    assert_accessible(lea.page)


def test_a_whole_game_by_finger_on_a_phone(arrive: Arrive) -> None:
    who = arrive("fr", size=PHONE, has_touch=True, is_mobile=True)
    open_game(who, 3)
    assert play_on(who, touch, random.Random(6)) > 10
    expect(who.page.locator(".ranking > li")).to_have_count(3)
    assert who.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def touch(who: Visitor, dice: random.Random) -> None:
    """What stands on the board or lies in the sheet is looked at first; the button under it decides."""
    before = version(who.page).input_value()
    chosen = one_of(roped(who), dice)
    looked_at_first = chosen.and_(who.page.locator(".hot")).count() > 0
    touch_middle(chosen)
    if looked_at_first:
        who.page.locator("#looked .decide").tap()
    expect(version(who.page)).not_to_have_value(before)


def test_every_phase_is_accessible_by_day_and_by_night(arrive: Arrive) -> None:
    for scheme, size in (("light", None), ("dark", PHONE)):
        who = arrive("en", color_scheme=scheme, **({"size": size} if size else {}))
        open_game(who, 2)
        dice = random.Random(7)
        phases: set[str] = set()
        while awaits_turn(who) and len(phases) < 4:
            phase = who.page.locator("#headline span").last.inner_text().rpartition(",")[2]
            if phase not in phases:
                assert_accessible(who.page)
                phases.add(phase)
            click(who, dice)
        assert len(phases) >= 3


def test_a_parcel_tells_its_price_and_why(bob: Visitor) -> None:
    open_game(bob, 2)
    assert awaits_turn(bob)
    bob.page.locator("#parcel-A1 .hot").hover()
    tip = bob.page.get_by_role("tooltip")
    expect(tip).to_contain_text("CC-5.1")
    expect(tip).to_contain_text("A1")


def test_the_views_of_a_phone_are_one_swipe_apart(arrive: Arrive) -> None:
    who = arrive("en", size=PHONE, has_touch=True, is_mobile=True)
    open_game(who, 2)
    page = who.page
    links = page.locator("#views a")
    for view in (TRACK, PLAYERS, TOWN):
        links.nth(view).tap()
        expect(links.nth(view)).to_have_attribute("aria-current", "true")
        assert shown_view(page) == view
        expect(page.locator("#prompt")).to_be_in_viewport()
