"""A finished game again: through other eyes, to a moment, as a file and back, and the deal checked in the browser."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.moments import moment, proven, upload
from tests.browser.visitors import Visitor, assert_accessible

pytestmark = [pytest.mark.long, pytest.mark.timeout(300)]


def eyes(who: Visitor) -> Locator:
    return who.page.get_by_label(who.say("replay-eyes"))


def test_every_eyes_see_what_their_seat_knew_and_no_more(bob: Visitor) -> None:
    chosen = moment("place")
    path = upload(bob, chosen)
    bob.open(f"{path}/replay?at={chosen.at}&eyes=public")
    hand = bob.page.get_by_role("group", name=bob.say("board-hand"), exact=True)
    expect(hand).to_have_count(0)
    seen = set()
    for seat in range(eyes(bob).locator("option").count() - 2):
        eyes(bob).select_option(str(seat))
        expect(hand).to_be_visible()
        bob.page.wait_for_url(f"**eyes={seat}*")
        cards = [each.get_attribute("aria-label") for each in hand.get_by_role("img").all()]
        assert len(cards) == 3
        seen.add(tuple(cards))
        assert_accessible(bob.page)
    assert len(seen) > 1, "different hands"
    eyes(bob).select_option("public")
    expect(hand).to_have_count(0)


def test_step_by_step_by_button_key_and_slider(bob: Visitor) -> None:
    path = upload(bob, moment("place"))
    bob.open(f"{path}/replay?at=0")
    where = bob.page.locator("#where")
    count = int(bob.page.locator("#controls").get_attribute("data-count") or 0)
    for at in (1, 2):
        bob.link("replay-step-on").click()
        expect(where).to_have_text(bob.say("replay-at", at=at, count=count))
    bob.page.keyboard.press("ArrowLeft")
    expect(where).to_have_text(bob.say("replay-at", at=1, count=count))
    bob.link("replay-step-last").click()
    expect(where).to_have_text(bob.say("replay-at", at=count, count=count))
    expect(bob.page.locator("#dock.ended")).to_be_visible()
    bob.page.go_back()
    bob.page.go_forward()
    expect(bob.board()).to_be_visible()


def test_a_link_to_a_moment_opens_that_moment_for_a_friend(bob: Visitor, lea: Visitor) -> None:
    path = upload(bob, moment("place"))
    bob.open(f"{path}/replay?at=7&eyes=public")
    bob.page.locator(f"summary[aria-label='{bob.say('replay-moment')}']").click()
    link = bob.page.locator("#moment").input_value()
    lea.open(link)
    expect(lea.page.locator("#where")).to_have_text(re.compile(r"\b7\b"))
    assert lea.board().inner_text() != ""


def test_a_game_goes_out_as_a_file_and_comes_in_again(bob: Visitor, lea: Visitor, tmp_path: Path) -> None:
    path = upload(bob, moment("place"))
    bob.open(f"{path}/replay")
    bob.page.locator("#menu summary").click()
    with bob.page.expect_download() as waiting:
        bob.link("replay-download").click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    record = json.loads(file.read_text("utf-8"))
    assert record["game"] == "wild-gangs"

    lea.open("/replay")
    lea.field("replay-file").set_input_files(file)
    lea.button("replay-open").click()
    lea.page.wait_for_url("**/replay?*")
    expect(lea.board()).to_be_visible()

    broken = tmp_path / "broken.json"
    broken.write_text(file.read_text("utf-8")[:300], "utf-8")
    lea.open("/replay")
    lea.field("replay-file").set_input_files(broken)
    lea.button("replay-open").click()
    expect(lea.page.get_by_role("alert").or_(lea.page.get_by_role("heading", level=1)).first).to_be_visible()
    assert_accessible(lea.page)
    lea.forgive("40[0-9]|42[0-9]")


def test_the_browser_computes_every_draw_again(bob: Visitor) -> None:
    bob.open(f"{upload(bob, proven())}/verify")
    assert_accessible(bob.page)
    bob.button("verify-same-in-browser").click()
    expect(bob.page.locator("#computed")).to_contain_text(re.compile(r"\d+"))
    told = bob.page.locator("#computed").inner_text()
    assert told == bob.page.locator("#computed").get_attribute("data-good")
