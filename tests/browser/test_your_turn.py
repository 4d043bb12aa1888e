"""Somebody who looks elsewhere is told: by the tab's title always, by a sound and a notification if he asked."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.moves import click, is_mine, title
from tests.browser.visitors import Visitor

# What the browser would do outside the page, written down instead.
EARS = """
window.heard = [];
window.AudioContext = class {
  currentTime = 0;
  createOscillator() { return { frequency: {}, connect: (to) => to, start: () => heard.push("ring"), stop() {} }; }
  createGain() { return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect() {} }; }
};
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title) { heard.push(`note: ${title}`); }
};
let away = false;
Object.defineProperty(document, "hidden", { get: () => away });
window.look = (where) => (away = where === "away");
"""


@pytest.mark.parametrize("mode", ["", "/text"])
def test_a_sound_and_a_notification_for_who_asked(lea: Visitor, bob: Visitor, mode: str) -> None:
    bob.page.add_init_script(EARS)
    path = lea.open_table("Léa", 2)
    bob.sit_down(path, "Bob")
    expect(lea.board()).to_be_visible()
    expect(bob.board()).to_be_visible()
    while is_mine(bob):  # until it is Léa's turn
        click(bob, random.Random(1))
    bob.open(f"{path}{mode}")
    bob.page.get_by_role("button", name=bob.say("table-sound")).click()
    assert bob.page.evaluate("heard.splice(0)") == ["ring", "ring"]  # that is how it sounds
    bob.page.locator("#menu summary").click()
    bob.page.get_by_label(bob.say("table-notify")).check()
    bob.page.evaluate("look('away')")
    while is_mine(lea):
        click(lea, random.Random(2))
    expect(bob.page).to_have_title(title(bob, "yours"))
    assert bob.page.evaluate("heard") == ["ring", "ring", f"note: {bob.say('table-title-yours')}"]


def test_who_asked_for_nothing_hears_nothing(lea: Visitor, bob: Visitor) -> None:
    bob.page.add_init_script(EARS)
    path = lea.open_table("Léa", 2)
    bob.sit_down(path, "Bob")
    expect(lea.board()).to_be_visible()
    for _ in range(6):
        for who in (lea, bob):
            if is_mine(who):
                click(who, random.Random(2))
    assert bob.page.evaluate("heard") == []
