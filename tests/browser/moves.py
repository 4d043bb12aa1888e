"""Moves as people make them: by mouse, by keyboard, by finger, and in words. What is chosen is drawn by lot."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitors import Visitor

Move = Callable[[Visitor, random.Random], None]


def title(who: Visitor, *keys: str) -> re.Pattern[str]:
    """How the tab's title begins: `yours`, `waiting` or `over`."""
    return re.compile("|".join(f"^{re.escape(who.say(f'table-title-{key}'))} ·" for key in keys))


# A push is laid on a page piece by piece: who looks in between sees the title of one moment and the board of another.
SETTLED = """([yours, over, waiting, wanted]) => {
  const starts = (word) => document.title.startsWith(`${word} ·`);
  const asked = document.querySelector(".prompt.yours, form#act.choices");
  const ended = document.querySelector("#dock.ended, .words .ranks");
  const now = starts(over) ? ended && "over"
    : starts(yours) ? asked && "yours"
    : starts(waiting) && !asked && "waiting";
  return wanted.includes(now) && now;
}"""


def is_over(who: Visitor) -> bool:
    return _settled(who) == "over"


def is_mine(who: Visitor) -> bool:
    return _settled(who) == "yours"


def awaits_turn(who: Visitor) -> bool:
    """Wait until it is this visitor's turn; False when the game is over instead."""
    return _settled(who, "yours", "over") == "yours"


def _settled(who: Visitor, *until: str) -> str:
    """What the page has come to, once it is one of `until`. The page looks at itself: it knows first."""
    names = [who.say(f"table-title-{key}") for key in ("yours", "over", "waiting")]
    wanted = ["yours", "over", "waiting"] if not until else [*until]
    return str(who.page.wait_for_function(SETTLED, arg=[*names, wanted]).json_value())


MOVED_ON = """before => {
  const seen = document.querySelector("#act input[name='seen']");
  return seen && seen.value !== before;
}"""


def moved_on(page: Page, before: str) -> None:
    """Wait until the page has seen more of the table than `before`: the table has heard the move."""
    page.wait_for_function(MOVED_ON, arg=before)


def play_on(who: Visitor, move: Move, dice: random.Random) -> int:
    """A whole game of one person against bots: the number of moves."""
    count = 0
    while awaits_turn(who):
        move(who, dice)
        count += 1
    return count


def version(page: Page) -> Locator:
    """What the page has seen of the table: another figure after every change."""
    return page.locator("#act input[name='seen']")


def hand(who: Visitor) -> Locator:
    return who.page.get_by_role("group", name=who.say("board-hand"), exact=True).get_by_role("radio")


def faces(who: Visitor) -> Locator:
    return who.page.get_by_role("group", name=who.say("board-facing"), exact=True).get_by_role("radio")


def roped(who: Visitor) -> Locator:
    """What a click would decide."""
    return who.page.get_by_role("button").and_(who.page.locator(".target"))


def one_of(things: Locator, dice: random.Random) -> Locator:
    expect(things).not_to_have_count(0)
    return things.nth(dice.randrange(things.count()))


def click(who: Visitor, dice: random.Random) -> None:
    """A card of the hand where one is asked for, its face where there is a choice, then whatever is roped."""
    before = version(who.page).input_value()
    for choices in (hand(who), faces(who)):
        if choices.count():
            one_of(choices, dice).check()
    one_of(roped(who), dice).click()
    moved_on(who.page, before)


def touch(who: Visitor, dice: random.Random) -> None:
    """A finger looks first: the sheet under the board shows what it touched, and decides."""
    before = version(who.page).input_value()
    if hand(who).count():
        one_of(hand(who).locator("xpath=.."), dice).tap()
    chosen = one_of(roped(who), dice)
    name = chosen.get_attribute("aria-label") or chosen.inner_text()
    on_board = chosen.and_(who.page.locator("#town *")).count() > 0
    touch_middle(chosen)
    if on_board:
        expect(version(who.page)).to_have_value(before)
        sheet = who.page.locator("#looked")
        decide = sheet.locator(".decide").or_(sheet.get_by_role("button", name=name, exact=True))
        decide.first.tap()
    moved_on(who.page, before)


def touch_middle(thing: Locator) -> None:
    """Where a finger would go: what lies on top answers."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    thing.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def press_keys(who: Visitor, dice: random.Random) -> None:
    """Figures choose, Enter goes on to the board, arrows walk there, Enter decides."""
    keys, page = who.page.keyboard, who.page
    before = version(page).input_value()
    if hand(who).count():
        keys.press(str(1 + dice.randrange(hand(who).count())))
        keys.press("Enter")
    go_by_figure(who, dice)
    if dice.random() < 0.5:
        walk(who, dice)
    keys.press("Enter")
    moved_on(page, before)


def go_by_figure(who: Visitor, dice: random.Random) -> None:
    """To any choice, by its figure; where the focus is already it stays, as the figure would decide."""
    targets = who.page.locator("#dock .target, #town .target").filter(visible=True)
    expect(targets).not_to_have_count(0)
    number = dice.randrange(min(targets.count(), 9))
    if not targets.nth(number).evaluate("target => target === document.activeElement"):
        who.page.keyboard.press(str(1 + number))


def walk(who: Visitor, dice: random.Random) -> None:
    """A few steps over the board, ending on something that may be chosen."""
    for _ in range(dice.randrange(1, 4)):
        who.page.keyboard.press(dice.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
    if not focused(who.page).and_(who.page.locator(".target")).count():
        who.page.keyboard.press("1")


def tab_to(who: Visitor, selector: str) -> None:
    """With the Tab key alone, as far as it takes."""
    for _ in range(60):
        if who.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        who.page.keyboard.press("Tab")
    raise AssertionError(f"no way to {selector} by keyboard")


def focused(page: Page) -> Locator:
    return page.locator(":focus")


def choose_in_words(who: Visitor, dice: random.Random) -> None:
    """The text mode: the steps one after the other, the last one sends."""
    groups = who.page.get_by_role("region", name=who.say("table-decision"), exact=True).get_by_role("group")
    for n in range(groups.count() - 1):
        one_of(groups.nth(n).get_by_role("radio"), dice).check()
    button = one_of(groups.last.get_by_role("button"), dice)
    with who.page.expect_navigation():
        button.click()
