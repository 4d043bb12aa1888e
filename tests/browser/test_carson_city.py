"""Carson City in a browser: whole games by mouse, keyboard, finger and in words; every option at its decision."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.carson import CASES, eager, open_game, touch
from tests.browser.conftest import Arrive
from tests.browser.moments import moment_in, sit_in
from tests.browser.moves import (
    awaits_turn,
    choose_in_words,
    click,
    moved_on,
    one_of,
    play_on,
    press_keys,
    roped,
    version,
)
from tests.browser.visitors import PHONE, Visitor, assert_accessible

pytestmark = [pytest.mark.long, pytest.mark.timeout(600)]

TOWN, TRACK, PLAYERS = range(3)  # the views of a phone


def shown_view(page: Page) -> int:
    return int(page.evaluate("() => Math.round(town.scrollLeft / town.clientWidth)"))


def ends_with(who: Visitor, players: int) -> None:
    expect(who.page.locator(".ranking > li")).to_have_count(players)
    assert_accessible(who.page)


# Whole games.


@pytest.mark.parametrize(("lang", "players"), [("fr", 2), ("en", 5)])
def test_a_whole_game_by_mouse(arrive: Arrive, lang: str, players: int) -> None:
    who = arrive(lang)
    open_game(who, players)
    assert play_on(who, click, random.Random(5)) > 10
    ends_with(who, players)


def test_a_whole_game_by_finger_on_a_phone(arrive: Arrive) -> None:
    who = arrive("fr", size=PHONE, has_touch=True, is_mobile=True)
    open_game(who, 3)
    assert play_on(who, touch, random.Random(6)) > 10
    ends_with(who, 3)
    assert who.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_whole_game_by_keyboard_only(bob: Visitor) -> None:
    open_game(bob, 2)
    assert play_on(bob, press_keys, random.Random(2)) > 10
    ends_with(bob, 2)


def test_a_whole_game_in_words(lea: Visitor) -> None:
    open_game(lea, 2)
    path = lea.path
    lea.link("table-text-mode").click()
    lea.page.wait_for_url(f"**{path}/text*")
    assert_accessible(lea.page)
    assert play_on(lea, choose_in_words, random.Random(4)) > 10
    expect(lea.page.get_by_text("CC-5.41").first).to_be_visible()
    assert_accessible(lea.page)


# Options.


def target(who: Visitor, text: str) -> Locator:
    return who.page.locator(f"button.target[value='{text}']").filter(visible=True).first


@pytest.mark.parametrize("name", CASES)
def test_a_game_of_every_option_from_its_own_decision_to_the_end(arrive: Arrive, name: str) -> None:
    """What only this option asks or allows is clicked, and the game goes on from there to its end."""
    case, who, dice = CASES[name], arrive("fr"), random.Random(8)
    moment = case.moment()
    sit_in(who, moment)
    before, own = version(who.page).input_value(), case.choices(moment)
    target(who, dice.choice(own)).click()
    moved_on(who.page, before)
    play_on(who, click, dice)
    expect(who.page.locator(".ranking > li")).to_have_count(3)


# What is shown.


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


def test_a_building_tells_its_income_and_an_attack_what_it_would_fight(bob: Visitor) -> None:
    """Somebody's ranch or mine that another cowboy attacks already: the sum, and the firepower on both sides."""

    def attacked(view: Mapping[str, Any]) -> bool:
        return view["decision"] == "place" and any(
            parcel["income"] and parcel["cowboys"] and parcel["owner"] != view["viewer"]
            for cell, parcel in view["town"].items()
            if f"place:C:{cell}" in view["legal"]
        )

    sit_in(bob, moment_in("carson-city", 3, 2, attacked, eager))
    bob.page.locator(".parcel.built.way-attack:has(.herd) .hot.target").first.hover()
    tip = bob.page.get_by_role("tooltip")
    expect(tip).to_contain_text("CC-5.2")
    expect(tip).to_contain_text("% to win")


def test_many_choices_are_filtered(lea: Visitor) -> None:
    """Only land, only the track; arrows go through what is shown; the next cowboy finds the same filter."""

    def places(view: Mapping[str, Any]) -> bool:
        return bool(view["round"] == 1 and view["decision"] == "place")

    sit_in(lea, moment_in("carson-city", 2, 3, places, eager))
    parcels, boxes = lea.page.locator(".parcel .target"), lea.page.locator(".box .target")
    every = roped(lea).count()
    lea.page.locator(".filters label", has_text="Terrains").click()
    expect(boxes.filter(visible=True)).to_have_count(0)
    assert parcels.filter(visible=True).count() > 20
    lea.page.locator(".filters label", has_text="Piste").click()
    expect(parcels.filter(visible=True)).to_have_count(0)
    assert 0 < boxes.filter(visible=True).count() < every
    click(lea, random.Random(1))
    assert awaits_turn(lea)
    expect(lea.page.get_by_label("Piste", exact=True)).to_be_checked()
    expect(parcels.filter(visible=True)).to_have_count(0)


# A phone.


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


def test_roads_are_large_enough_for_a_finger(arrive: Arrive) -> None:
    """The town is twice as large while roads can be laid, opens where they can, and is seen whole when asked for."""

    def builds(view: Mapping[str, Any]) -> bool:
        return bool(view["decision"] == "site" and sum(text.startswith("road:") for text in view["legal"]) > 3)

    who = arrive("fr", size=PHONE, has_touch=True, is_mobile=True)
    sit_in(who, moment_in("carson-city", 2, 3, builds, eager))
    edges = who.page.locator(".edge.target")
    for edge in edges.all():
        box = edge.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    expect(edges.first).to_be_in_viewport()
    who.page.locator(".lens").tap()
    for parcel in (who.page.locator("#parcel-A1"), who.page.locator("#parcel-H8")):
        expect(parcel).to_be_in_viewport()
    who.page.locator(".lens").tap()
    assert_accessible(who.page)
    before = version(who.page).input_value()
    one_of(edges, random.Random(1)).tap()
    who.page.locator("#looked .decide").tap()
    moved_on(who.page, before)
    expect(who.page.locator("#looked .decide, [data-picked]")).to_have_count(0)  # nothing is left of that choice
