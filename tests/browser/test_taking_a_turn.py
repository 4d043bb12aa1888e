"""One turn, looked at closely: what is legal, why something is not, taking back, what the tab says."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.moments import sit_at
from tests.browser.moves import click, hand, moved_on, one_of, roped, title, touch_middle, version
from tests.browser.visitors import PHONE, Visitor, assert_accessible, say_in_chat


def cards(who: Visitor) -> int:
    """Gangsters that stand before buildings."""
    return who.page.locator("#town .card:not(.ghost)").count()


def test_undo_goes_back_to_the_last_barrier_and_then_says_why_no_further(bob: Visitor) -> None:
    sit_at(bob, "two", later=1)  # the card is chosen, neither its face nor its front
    undo, before = bob.button("table-undo"), cards(bob)
    bob.button("action-face-up").click()
    expect(bob.button("action-face-up")).to_have_count(0)
    expect(undo).to_be_enabled()
    undo.click()
    expect(bob.button("action-face-up")).to_be_visible()
    expect(undo).to_be_disabled()

    bob.button("action-face-up").click()
    expect(bob.button("action-face-up")).to_have_count(0)
    click(bob, random.Random(1))  # everybody sees it: it cannot be taken back
    assert cards(bob) == before + 1
    expect(undo).to_be_disabled()
    undo.click(force=True)
    expect(bob.page.get_by_role("tooltip")).to_have_text(bob.say("mistake-no-undo"))
    assert cards(bob) == before + 1


def test_a_choice_of_several_steps_is_let_go_before_it_is_sent(bob: Visitor) -> None:
    sit_at(bob, "place")
    seen, sentence = version(bob.page).input_value(), bob.page.locator("#say").inner_text()
    one_of(hand(bob), random.Random(1)).check()
    expect(bob.page.locator("#say")).not_to_have_text(sentence)
    bob.button("table-undo").click()
    expect(bob.page.locator("#say")).to_have_text(sentence)
    expect(hand(bob).and_(bob.page.locator(":checked"))).to_have_count(0)
    assert version(bob.page).input_value() == seen


def without_stream(who: Visitor) -> Callable[[], None]:
    """The page anew, before the table has spoken to it; call what is returned, and all of it is drawn once more."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    who.page.route("**/stream?*", hold)
    who.page.reload()

    def speak() -> None:
        town = who.page.locator("#town")
        town.evaluate("town => { document.addEventListener('htmx:after:swap', () => { town.drawn = true }) }")
        held[0].continue_()
        who.page.wait_for_function("() => document.querySelector('#town').drawn")

    return speak


def test_a_chosen_card_stays_chosen_when_the_page_is_drawn_again(bob: Visitor) -> None:
    sit_at(bob, "place")
    speak = without_stream(bob)
    sentence = bob.page.locator("#say").inner_text()
    chosen = one_of(hand(bob), random.Random(1))
    chosen.check()
    speak()
    expect(chosen).to_be_checked()
    expect(bob.page.locator("#say")).not_to_have_text(sentence)


def test_what_a_finger_has_picked_stays_picked_when_the_page_is_drawn_again(arrive: Arrive) -> None:
    ana = arrive("fr", size=PHONE, has_touch=True, is_mobile=True)
    sit_at(ana, "place")
    speak = without_stream(ana)
    before = version(ana.page).input_value()
    one_of(hand(ana).locator("xpath=.."), random.Random(1)).tap()
    touch_middle(one_of(roped(ana), random.Random(1)))
    decide = ana.page.locator("#looked .decide")
    expect(decide).to_be_visible()
    speak()
    expect(decide).to_be_visible()
    expect(ana.page.locator("#town [data-picked]")).to_have_count(1)
    decide.tap()
    moved_on(ana.page, before)


def test_a_mouse_over_a_narrow_board_moves_nothing(arrive: Arrive) -> None:
    """A closer look floats beside what the mouse is on; the sheet, which pushes the hand down, is for fingers."""
    ana = arrive("fr", size={"width": 700, "height": 900})
    sit_at(ana, "place")
    hand(ana).first.check()
    before = hand(ana).first.bounding_box()
    one_of(roped(ana), random.Random(1)).hover()
    expect(ana.page.get_by_role("tooltip")).to_be_visible()
    expect(ana.page.locator("#looked")).to_be_empty()
    assert hand(ana).first.bounding_box() == before


def test_who_talks_lets_go_of_nothing(bob: Visitor) -> None:
    sit_at(bob, "place")
    chosen = one_of(hand(bob), random.Random(1))
    chosen.check()
    say_in_chat(bob, "One moment, please")
    expect(bob.page.get_by_role("tabpanel", name=bob.say("table-chat"))).to_contain_text("One moment")
    expect(chosen).to_be_checked()
    before = version(bob.page).input_value()
    one_of(roped(bob), random.Random(1)).click()
    moved_on(bob.page, before)


def test_figures_choose_and_decide(bob: Visitor) -> None:
    """The first time a figure goes there, the second time it decides."""
    sit_at(bob, "place")
    keys, before = bob.page.keyboard, version(bob.page).input_value()
    keys.press("2")
    expect(hand(bob).nth(1)).to_be_checked()
    keys.press("3")
    expect(roped(bob).nth(2)).to_be_focused()
    assert version(bob.page).input_value() == before
    keys.press("3")
    moved_on(bob.page, before)


def test_why_not(bob: Visitor) -> None:
    sit_at(bob, "place")
    one_of(hand(bob), random.Random(1)).check()
    barred = bob.board().get_by_role("button", disabled=True)
    barred.first.hover()
    answer = bob.page.get_by_role("tooltip")
    expect(answer).to_contain_text(bob.say("table-why-not"))
    expect(answer.get_by_role("link")).to_contain_text("WG-")
    assert_accessible(bob.page)
    rule = answer.get_by_role("link").inner_text()
    barred.first.click(force=True)
    answer.get_by_role("link").click()
    expect(bob.page.get_by_role("tabpanel", name=bob.say("table-rules"))).to_contain_text(rule)
    assert version(bob.page).count() == 1


def test_the_tab_says_whose_turn_it_is(lea: Visitor, bob: Visitor) -> None:
    path = lea.open_table("Léa", 2)
    bob.sit_down(path, "Bob")
    expect(lea.page).to_have_title(title(lea, "yours", "waiting"))
    expect(bob.page).to_have_title(title(bob, "yours", "waiting"))
    mover, other = (lea, bob) if title(lea, "yours").match(lea.page.title()) else (bob, lea)
    expect(other.page).to_have_title(title(other, "waiting"))
    for _ in range(2):
        expect(mover.page).to_have_title(title(mover, "yours"))
        click(mover, random.Random(1))
    expect(mover.page).to_have_title(title(mover, "waiting"))
    expect(other.page).to_have_title(title(other, "yours"))
    assert roped(mover).count() == 0
    assert roped(other).count() == 6
