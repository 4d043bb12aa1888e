"""Several people at one screen: a curtain between them, and nothing private on the page while it is down."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from farwest.games.wild_gangs import data
from tests.browser.moves import click, is_mine, is_over, press_keys
from tests.browser.visitors import Visitor, assert_accessible

pytestmark = [pytest.mark.long, pytest.mark.timeout(600)]

NAMES = ("Ann", "Ben")


def raise_curtain(who: Visitor) -> str:
    """Whoever is called says that it is him; returns the name."""
    call = who.page.get_by_role("main").get_by_role("button")
    expect(call).to_be_focused()
    name = next(name for name in NAMES if call.inner_text() == who.say("table-curtain-up", name=f"={name}"))
    assert_nothing_private(who)
    call.click()
    who.page.wait_for_url("**?as=*")
    expect(who.board()).to_be_visible()
    return name


def assert_nothing_private(who: Visitor) -> None:
    """No gangster, no event and no journal: neither on show nor anywhere in the page's source."""
    source = who.page.content()
    for gang, role in ((gang, role) for gang in data.GANGS for role in data.ROLES):
        assert who.say(f"gangster-{gang}-{role}") not in source
    for event in data.EVENTS:
        assert who.say(f"event-{event}.short") not in source
    assert who.page.locator("#journal, #dock, #board").count() == 0
    assert "stream" not in source


def test_two_people_at_one_screen_play_a_whole_game_with_curtains(bob: Visitor) -> None:
    dice, curtains = random.Random(5), 0
    bob.open("/new?game=wild-gangs&with=here")
    bob.page.get_by_role("group", name=bob.say("new-players")).get_by_label("2", exact=True).check()
    expect(bob.field("new-seat", number=3)).to_have_count(0)
    bob.field("page-name").fill(NAMES[0])
    bob.field("new-name-of", number=2).fill(NAMES[1])
    bob.button("new-create").click()
    assert_accessible(bob.page)

    before = ""
    while not is_over(bob):
        name = raise_curtain(bob)
        assert name != before, "a curtain only between two people"
        before, curtains = name, curtains + 1
        players = bob.page.get_by_role("region", name=bob.say("table-players"), exact=True)
        expect(players.get_by_role("listitem").filter(has_text=bob.say("table-you"))).to_contain_text(name)
        while is_mine(bob):
            dice.choice([click, press_keys])(bob, dice)
        if not is_over(bob):
            other = next(each for each in NAMES if each != name)
            bob.link("page-pass-to", name=f"={other}").click()
    assert curtains >= 14
    expect(bob.page.get_by_role("region", name=bob.say("table-dock"), exact=True)).to_contain_text("Ben")
