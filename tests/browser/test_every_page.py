"""Every page in both languages, by day and by night, on a desk and on a phone: axe is content, nothing runs out."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.moments import proven, sit_at, upload
from tests.browser.visitors import PHONE, WIDE, Visitor, assert_accessible

pytestmark = [pytest.mark.long, pytest.mark.timeout(300)]

DRESSES = {
    "fr-day-desk": ("fr", {"size": WIDE, "color_scheme": "light"}),
    "en-night-desk": ("en", {"size": WIDE, "color_scheme": "dark"}),
    "fr-night-phone": ("fr", {"size": PHONE, "color_scheme": "dark", "has_touch": True, "is_mobile": True}),
    "en-day-phone": ("en", {"size": PHONE, "color_scheme": "light", "has_touch": True, "is_mobile": True}),
}
in_every_dress = pytest.mark.parametrize("dress", DRESSES.values(), ids=DRESSES)
Dress = tuple[str, dict[str, Any]]


def look_at(who: Visitor, path: str | None = None, status: int = 200) -> None:
    """As the page is, or at another address: in the visitor's language, within the window, and axe is content."""
    if path is not None:
        answer = who.page.goto(path)
        assert answer is not None
        assert answer.status == status
    expect(who.page.locator("html")).to_have_attribute("lang", who.lang)
    width = who.page.viewport_size or WIDE
    assert who.page.evaluate("document.documentElement.scrollWidth") <= width["width"], who.path
    assert_accessible(who.page)


@in_every_dress
def test_the_house(arrive: Arrive, dress: Dress) -> None:
    who = arrive(dress[0], **dress[1])
    for path in ("/", "/new", "/new?with=here", "/rules", "/rules/wild-gangs", "/replay", "/about"):
        look_at(who, path)
    look_at(who, "/t/NO-SUCH-TABLE", 404)
    look_at(who, "/nothing/here", 404)
    who.forgive("404")


@in_every_dress
def test_a_table_from_the_invitation_to_the_proof(arrive: Arrive, dress: Dress) -> None:
    host, guest = arrive(dress[0], **dress[1]), arrive(dress[0], **dress[1])
    path = host.open_table("Léa", 2)
    look_at(host)
    look_at(guest, path)
    own = host.field("join-mine-of", name="=Léa").input_value()
    look_at(guest, own)
    guest.sit_down(path, "Bob")
    expect(guest.board()).to_be_visible()
    for each in (host, guest):
        look_at(each)
    look_at(host, f"{path}/text")
    look_at(host, "/")

    over = upload(guest, proven())
    look_at(guest)
    for rest in ("/replay?at=30&eyes=0", "/replay?eyes=all", "/verify"):
        look_at(guest, f"{over}{rest}")


@in_every_dress
def test_a_hint_and_the_menu(arrive: Arrive, dress: Dress) -> None:
    who = arrive(dress[0], **dress[1])
    sit_at(who, "place")
    who.button("table-hint").click()
    expect(who.page.get_by_role("region", name=who.say("table-hint-panel")).locator("li")).to_have_count(3)
    look_at(who)
    who.page.keyboard.press("Escape")
    who.page.locator("#menu summary, .menu summary").filter(visible=True).first.click()
    look_at(who)


def test_language_and_light_stay_as_chosen(bob: Visitor) -> None:
    bob.open("/")
    whole = bob.page.locator("html")
    bob.page.get_by_role("button", name="Lire en français").click()
    expect(whole).to_have_attribute("lang", "fr")
    bob.page.get_by_role("button", name="Passer en mode nuit").click()
    expect(whole).to_have_attribute("data-theme", "dark")
    bob.open("/rules")
    expect(whole).to_have_attribute("lang", "fr")
    expect(whole).to_have_attribute("data-theme", "dark")
    again = bob.new_tab()
    again.goto("/about")
    expect(again.locator("html")).to_have_attribute("data-theme", "dark")
