"""Friends: a link and a name are enough, a seat on a second device, talk that harms nobody, somebody watching."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.moves import roped, title
from tests.browser.visitors import PHONE, Visitor, assert_accessible, say_in_chat

HOSTILE_NAME = "<img src=x onerror=alert(1)>"
HOSTILE_TALK = "</span><script>document.title='owned'</script>\"'&amp; {{ 7*7 }}"


def test_a_friend_joins_by_link_with_only_a_name(lea: Visitor, bob: Visitor) -> None:
    path = lea.open_table("Léa", 2)
    expect(lea.page.get_by_role("main")).to_contain_text(lea.say("join-waiting", count=1))
    link = lea.field("join-link").input_value()
    assert link == lea.home + path
    assert_accessible(lea.page)

    bob.sit_down(link, "Bob")
    for each in (lea, bob):  # the host's page goes to the game by itself
        expect(each.board()).to_be_visible()
        players = each.page.get_by_role("region", name=each.say("table-players"), exact=True)
        expect(players).to_contain_text("Léa")
        expect(players).to_contain_text("Bob")


def test_what_is_typed_while_the_form_is_drawn_anew_is_kept(lea: Visitor) -> None:
    lea.open("/new")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    lea.page.route("**/new?*", hold)
    lea.page.get_by_role("group", name=lea.say("new-players")).get_by_label("4", exact=True).check()
    lea.field("page-name").fill("Léa")
    expect(lea.field("new-seat", number=4)).to_have_count(0)
    held[0].continue_()
    expect(lea.field("new-seat", number=4)).to_be_visible()
    expect(lea.field("page-name")).to_have_value("Léa")
    expect(lea.field("page-name")).to_be_focused()


def test_ones_own_link_opens_the_seat_on_another_device(lea: Visitor, bob: Visitor, arrive: Arrive) -> None:
    path = lea.open_table("Léa", 2)
    own = lea.field("join-mine-of", name="=Léa").input_value()
    bob.sit_down(path, "Bob")
    phone = arrive("fr", size=PHONE, has_touch=True, is_mobile=True)
    phone.open(own)
    expect(phone.page.get_by_text("Léa")).not_to_have_count(0)
    assert_accessible(phone.page)
    phone.button("join-seat-mine").click()
    expect(phone.board()).to_be_visible()
    assert own.rsplit("/", 1)[1] not in phone.page.url
    names = phone.page.get_by_role("group", name=phone.say("board-hand"), exact=True).get_by_role("img")
    same = lea.page.get_by_role("group", name=lea.say("board-hand"), exact=True).get_by_role("img")
    for cards in (names, same):
        expect(cards).to_have_count(3)
    assert [each.get_attribute("aria-label") for each in names.all()] == [
        each.get_attribute("aria-label") for each in same.all()
    ]


@pytest.mark.long
def test_a_link_that_was_tampered_with_gets_a_clear_page_and_no_seat(lea: Visitor, bob: Visitor) -> None:
    lea.open_table("Léa", 2)
    own = lea.field("join-mine-of", name="=Léa").input_value()
    for forged in (own[:-3] + "abc", own.rsplit("/", 1)[0] + "/nothing"):
        bob.open(forged)
        bob.sees("error-forged-link")
        expect(bob.button("join-seat-mine")).to_have_count(0)
        assert_accessible(bob.page)
    bob.forgive("40[34]")


@pytest.mark.long
def test_hostile_names_and_words_are_shown_as_text(lea: Visitor, bob: Visitor, arrive: Arrive) -> None:
    eve = arrive("en")
    path = lea.open_table(HOSTILE_NAME, 2)
    bob.sit_down(path, "Bob")
    eve.open(path)
    for each in (lea, bob, eve):
        expect(each.page.get_by_role("region", name=each.say("table-players"), exact=True)).to_contain_text(
            HOSTILE_NAME
        )
    say_in_chat(lea, HOSTILE_TALK)
    bob.page.get_by_role("tab", name=bob.say("table-chat")).click()
    talk = bob.page.get_by_role("tabpanel", name=bob.say("table-chat"))
    expect(talk.get_by_role("listitem")).to_have_text(
        re.compile(re.escape(HOSTILE_NAME) + r"\s+" + re.escape(HOSTILE_TALK))
    )
    expect(bob.page).to_have_title(title(bob, "yours", "waiting"))
    bob.open(f"{path}/text")
    expect(bob.page.get_by_text(HOSTILE_TALK)).to_be_visible()
    bob.open("/")
    assert bob.page.locator("img[src=x]").count() == 0


@pytest.mark.long
def test_table_and_gallery_talk_apart(lea: Visitor, bob: Visitor, arrive: Arrive) -> None:
    eve = arrive("en")
    path = lea.open_table("Léa", 2)
    bob.sit_down(path, "Bob")
    eve.open(path)
    expect(eve.board()).to_be_visible()
    assert roped(eve).count() == 0
    say_in_chat(eve, "I would go for the bank")
    say_in_chat(bob, "Good luck")
    talk = eve.page.get_by_role("tabpanel", name=eve.say("table-chat"))
    expect(talk).to_contain_text("I would go for the bank")
    at_table = bob.page.get_by_role("tabpanel", name=bob.say("table-chat"))
    expect(at_table).to_contain_text("Good luck")
    expect(at_table).not_to_contain_text("bank")
    lea.page.get_by_role("tab", name=lea.say("table-chat")).click()
    expect(lea.page.get_by_role("tabpanel", name=lea.say("table-chat"))).to_contain_text("Good luck")
