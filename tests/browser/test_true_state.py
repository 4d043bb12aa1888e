"""Whatever happens to pages and servers, everybody ends up with the true state: nothing twice, nothing lost."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import QUICK
from tests.browser.moves import awaits_turn, click, is_mine, moved_on, roped, title, version
from tests.browser.visitors import Visitor
from tests.web.serving import Server

pytestmark = pytest.mark.timeout(300)

# What a browser says of answers that a killed house did not send, or not to their end.
GONE = (
    r"ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_INCOMPLETE_CHUNKED|ERR_CONTENT_LENGTH_MISMATCH|ERR_EMPTY_RESPONSE"
    r"|Failed to fetch|ERR_FAILED"
)


def mark(page: Page) -> None:
    """So that a page that was loaded anew can be told from one that has recovered."""
    page.evaluate("() => { window.untouched = true }")


def is_untouched(page: Page) -> bool:
    return bool(page.evaluate("() => window.untouched === true"))


def test_a_double_click_is_one_move(bob: Visitor) -> None:
    bob.play_against_bots()
    sent: list[str] = []
    bob.page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/act") else None)
    assert awaits_turn(bob)
    before = version(bob.page).input_value()
    roped(bob).first.dblclick()
    moved_on(bob.page, before)
    assert len(sent) == 1
    left = roped(bob).count()
    assert 2 <= left <= 5  # all but the one, and those with which it makes a pair that others have seen (WG-4.1.2)
    bob.page.reload()
    expect(roped(bob)).to_have_count(left)


def test_two_tabs_of_one_person_show_the_same(bob: Visitor) -> None:
    path = bob.play_against_bots()
    assert awaits_turn(bob)
    second = bob.new_tab()
    second.goto(path)
    expect(second).to_have_title(title(bob, "yours"))
    mark(second)
    click(bob, random.Random(1))
    expect(version(second)).to_have_value(version(bob.page).input_value())
    expect(second.get_by_role("button").and_(second.locator(".target"))).to_have_count(roped(bob).count())
    assert is_untouched(second)


def test_a_stale_page_gets_the_truth_and_plays_nothing_twice(bob: Visitor) -> None:
    path = bob.play_against_bots()
    assert awaits_turn(bob)
    behind = bob.new_tab()
    behind.route("**/stream?*", lambda route: route.abort())
    behind.goto(path)
    targets = behind.get_by_role("button").and_(behind.locator(".target"))
    expect(targets).to_have_count(6)
    click(bob, random.Random(1))
    click(bob, random.Random(2))  # the turn goes on to the others
    expect(targets).to_have_count(6)
    mark(behind)
    targets.last.click()
    expect(behind.get_by_text(bob.say("mistake-stale")).filter(visible=True)).to_be_visible()
    assert is_untouched(behind)
    lines = behind.get_by_role("list", name=bob.say("table-journal")).get_by_role("listitem")
    looked = lines.filter(has_text=bob.say("gang-red.cap")).filter(has_text="WG-4.1")
    expect(looked).to_have_count(2)
    bob.forgive(GONE)


@pytest.fixture
def own_house(chromium: Browser, tmp_path: Path) -> Iterator[list[Server]]:
    """A house that is killed and opened again; the last one is the one that is open."""
    servers = [Server(tmp_path, serve=QUICK)]
    yield servers
    servers[-1].kill()


def open_again(house: list[Server]) -> None:
    house.append(Server(house[-1].folder, house[-1].port, serve=QUICK))


@pytest.mark.long
def test_after_a_crash_open_pages_recover_and_every_acknowledged_move_is_there(
    chromium: Browser, own_house: list[Server]
) -> None:
    lea, bob, eve = (Visitor(chromium, own_house[0].home, lang) for lang in ("fr", "en", "en"))
    dice = random.Random(3)
    path = lea.open_table("Léa", 2)
    bob.sit_down(path, "Bob")
    eve.open(path)
    for each in (lea, bob, eve):
        expect(each.board()).to_be_visible()
        mark(each.page)

    for crash in range(3):
        mover, other = (lea, bob) if is_mine(lea) else (bob, lea)
        assert awaits_turn(mover)
        click(mover, dice)
        told = mover.journal()
        own_house[-1].kill()
        if crash == 1:  # long enough for people to notice
            expect(other.page.get_by_text(other.say("page-lost"))).to_be_visible()
        open_again(own_house)
        for each in (lea, bob, eve):
            expect(each.page.get_by_text(each.say("page-lost")).filter(visible=True)).to_have_count(0)
        expect(version(mover.page)).to_have_count(1)
        assert mover.journal()[: len(told)] == told
        again = mover.new_tab()
        answer = again.goto(path)
        assert answer is not None
        assert answer.ok
        lines = again.get_by_role("list", name=mover.say("table-journal")).get_by_role("listitem")
        expect(lines).to_have_count(len(mover.journal()))
        assert lines.all_inner_texts() == mover.journal()
        again.close()

    mover, other = (lea, bob) if is_mine(lea) else (bob, lea)
    seen = len(eve.journal())
    click(mover, dice)
    expect(eve.page.get_by_role("list", name=eve.say("table-journal")).get_by_role("listitem")).not_to_have_count(seen)
    assert all(is_untouched(each.page) for each in (lea, bob, eve))
    for each in (lea, bob, eve):
        each.forgive(GONE)
        assert each.complaints == []
        each.context.close()
