"""Dodge City in a browser: whole games by mouse and by finger, pieces ticked in any order, five players at once."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.moves import (
    awaits_turn,
    choose_in_words,
    focused,
    go_by_figure,
    is_over,
    moved_on,
    one_of,
    play_on,
    version,
)
from tests.browser.visitors import PHONE, Visitor, assert_accessible, say_in_chat

pytestmark = [pytest.mark.long, pytest.mark.timeout(600)]


def against_bots(who: Visitor, players: int) -> None:
    others = "".join(f"&seat-{n}=bot:tenderfoot" for n in range(2, players + 1))
    who.open(f"/new?game=dodge-city&players={players}&seat-1=me{others}")
    who.field("page-name").fill("Léa")
    who.button("new-create").click()
    who.page.wait_for_url("**/t/*")
    expect(who.page.locator("#town [tabindex='0']")).to_have_count(1)  # the page's own code runs


def seen(things: Locator) -> Locator:
    return things.filter(visible=True)


def ticks(who: Visitor) -> Locator:
    return seen(who.page.locator("#town input[name='tick'].target"))


def send(who: Visitor) -> Locator:
    return who.page.locator("#send")


Press = Callable[[Locator], None]


def with_mouse(thing: Locator) -> None:
    thing.click(force=True)


def with_finger(thing: Locator) -> None:
    thing.tap(force=True)


def tick_some(who: Visitor, dice: random.Random, press: Press = with_mouse, most: int = 3) -> None:
    """Cells or pieces in any order, as many as have to be; a building that is opened gets the first type offered."""
    bill, plans = who.page.locator("#bill"), seen(who.page.locator(".plan.asks"))
    exactly = bill.get_attribute("data-exactly") == "yes"
    for _ in range(int(bill.get_attribute("data-most") or 0) if exactly else dice.randint(1, most)):
        if plans.count():  # on a phone: one building at a time
            press(one_of(plans, dice))
        free = ticks(who).and_(who.page.locator(":not(:checked)"))
        if free.count():
            press(one_of(free, dice))
        for types in seen(who.page.locator(".types:not(:has(:checked))")).all():
            press(types.get_by_role("checkbox").first)


def is_ready(who: Visitor) -> bool:
    """Does the bill say that it can be sent? It is the server's answer, so wait until it speaks of these ticks."""
    expect(who.page.locator("#bill[data-told]")).to_have_count(1)
    return send(who).get_attribute("aria-disabled") != "true"


def act(who: Visitor, dice: random.Random, press: Press) -> None:
    """Ticks that can be sent are; otherwise whatever one press decides."""
    before = version(who.page).input_value()
    if not send(who).count() or not tick_until_ready(who, dice, press):
        choose_one(who, dice, press)
    else:
        press(send(who))
    moved_on(who.page, before)


def tick_until_ready(who: Visitor, dice: random.Random, press: Press) -> bool:
    """Ticks that may not be sent (too dear, or free pieces forgotten) are let go; where one must, others are tried."""
    for tries in range(60):
        tick_some(who, dice, press, most=3 + tries // 6)
        if is_ready(who):
            return True
        while who.page.locator("#bill.some").count():
            press(who.page.locator("#undo-button"))
        if pressed(who).count():
            return False
    raise AssertionError(f"nothing can be sent: {who.page.locator('#bill').inner_text()}")


def pressed(who: Visitor) -> Locator:
    return seen(who.page.locator("button.target[name='step-1']"))


def choose_one(who: Visitor, dice: random.Random, press: Press) -> None:
    """What a finger touches on the board or in the hand is looked at first."""
    chosen = one_of(pressed(who), dice)
    looks = press is with_finger and "hot" in (chosen.get_attribute("class") or "")
    press(chosen)
    if looks:
        seen(who.page.locator("#looked .decide")).tap()


def by_mouse(who: Visitor, dice: random.Random) -> None:
    act(who, dice, with_mouse)


def by_finger(who: Visitor, dice: random.Random) -> None:
    act(who, dice, with_finger)


@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_by_clicking(arrive: Arrive, players: int) -> None:
    lea = arrive("fr")
    against_bots(lea, players)
    assert play_on(lea, by_mouse, random.Random(players)) >= 4
    assert is_over(lea)
    expect(lea.page.locator(".ranking > li")).to_have_count(players)
    assert_accessible(lea.page)


def test_a_whole_game_with_a_finger(arrive: Arrive) -> None:
    ana = arrive("en", size=PHONE, has_touch=True, is_mobile=True)
    against_bots(ana, 3)
    assert play_on(ana, by_finger, random.Random(3)) >= 4
    assert is_over(ana)
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert_accessible(ana.page)


# By keyboard, and in words.


def walk_to(who: Visitor, wanted: Locator) -> None:
    """The tab key, until the focus is there."""
    for _ in range(80):
        if focused(who.page).and_(wanted).count():
            return
        who.page.keyboard.press("Tab")
    raise AssertionError("the tab key does not lead there")


def by_keyboard(who: Visitor, dice: random.Random) -> None:
    """Figures go to a choice, Space ticks a cell, Enter decides; the tab key leads to what is left."""
    keys, before = who.page.keyboard, version(who.page).input_value()
    if not send(who).count():
        go_by_figure(who, dice)
    elif tick_by_keys(who, dice):
        walk_to(who, send(who))
    else:
        walk_to(who, seen(who.page.locator("#bill .target")))
    keys.press("Enter")
    moved_on(who.page, before)


def tick_by_keys(who: Visitor, dice: random.Random) -> bool:
    """Cells by their figures; what may not be sent is let go, and tried otherwise where nothing else can be done."""
    keys, bill = who.page.keyboard, who.page.locator("#bill")
    for tries in range(60):
        offered = min(ticks(who).count(), 9)
        exactly = bill.get_attribute("data-exactly") == "yes"
        count = int(bill.get_attribute("data-most") or 0) if exactly else dice.randint(1, 3 + tries // 6)
        for figure in dice.sample(range(1, offered + 1), min(count, offered)):
            tick_by_figure(who, figure)
        types = seen(who.page.locator(".types:not(:has(:checked)) input"))
        if types.count():
            walk_to(who, types)
            keys.press("Space")
        if is_ready(who):
            return True
        keys.press("Escape")
        expect(who.page.locator("#bill.some")).to_have_count(0)
        if seen(bill.locator(".target")).count():
            return False
    raise AssertionError(f"nothing can be sent: {bill.inner_text()}")


def tick_by_figure(who: Visitor, figure: int) -> None:
    """The figure of what has the focus already ticks it."""
    who.page.keyboard.press(str(figure))
    expect(focused(who.page).and_(ticks(who))).to_have_count(1)
    if not focused(who.page).is_checked():
        who.page.keyboard.press("Space")


def test_a_whole_game_by_keyboard_only(arrive: Arrive) -> None:
    bob = arrive("en")
    against_bots(bob, 2)
    assert play_on(bob, by_keyboard, random.Random(6)) >= 4
    assert is_over(bob)


def test_a_whole_game_in_words(arrive: Arrive) -> None:
    lea = arrive("fr")
    against_bots(lea, 2)
    path = lea.path
    lea.link("table-text-mode").click()
    lea.page.wait_for_url(f"**{path}/text*")
    assert_accessible(lea.page)
    assert play_on(lea, choose_in_words, random.Random(4)) >= 10
    expect(lea.page.locator(".ranks > li")).to_have_count(2)
    assert_accessible(lea.page)


# Pieces in any order, five players, a phone.


def until_ticks(who: Visitor, dice: random.Random) -> None:
    """Play on until pieces are to be bought: cards, and whatever these bring before, such as pieces that are free."""
    while True:
        assert awaits_turn(who)
        if send(who).count() and "buy" in (who.page.locator("#tray").get_attribute("data-decision") or ""):
            return
        by_mouse(who, dice)


def test_pieces_are_ticked_taken_back_and_sent_together(arrive: Arrive) -> None:
    """DC-4.0c: in any order, and one act: it is undone as one."""
    lea, dice = arrive("fr"), random.Random(5)
    against_bots(lea, 2)
    until_ticks(lea, dice)
    expect(send(lea)).to_have_attribute("aria-disabled", "true")
    last, first = ticks(lea).last, ticks(lea).first
    last.check(force=True)
    first.check(force=True)
    expect(lea.page.locator("#bill .sum")).to_have_count(1)
    say_in_chat(lea, "Un instant")
    expect(first).to_be_checked()
    expect(last).to_be_checked()
    lea.page.get_by_role("tab", name=lea.say("table-journal")).press("z")
    expect(first).not_to_be_checked()
    expect(last).to_be_checked()
    lea.page.keyboard.press("Escape")
    expect(last).not_to_be_checked()
    tick_some(lea, dice)
    assert_accessible(lea.page)


def test_five_players_on_one_screen(arrive: Arrive) -> None:
    """Seven buildings, five players, the hand: nothing to scroll at 1440 by 900."""
    lea = arrive("fr")
    against_bots(lea, 5)
    expect(lea.page.locator(".house")).to_have_count(7)
    bottoms = list[float]()
    for selector in ("#town", "#dock", "#side", "#players", "#prompt"):
        box = lea.page.locator(selector).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= 1440
        assert box["y"] + box["height"] <= 900
        bottoms.append(box["y"] + box["height"])
    for house in lea.page.locator(".house").all():
        box = house.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= bottoms[0]


def test_on_a_phone_one_building_at_a_time(arrive: Arrive) -> None:
    ana = arrive("fr", size=PHONE, has_touch=True, is_mobile=True)
    against_bots(ana, 5)
    expect(seen(ana.page.locator(".house"))).to_have_count(1)
    for name in ("bank", "union", "saloon"):
        ana.page.locator(f"#plan-{name}").tap()
        expect(seen(ana.page.locator(".house"))).to_have_attribute("id", f"building-{name}")
        expect(ana.page.locator("#prompt")).to_be_in_viewport()
    for box in [thing.bounding_box() for thing in ana.page.locator(".plan, .hcard").all()]:
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
