"""Two people play a whole game by clicking, and somebody watches."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import Visitor

Visit = Callable[..., Visitor]


@pytest.mark.timeout(240)
def test_two_people_play_a_whole_game_and_a_third_watches(visit: Visit) -> None:
    dice = random.Random(1)
    lea, bob, eve = visit("fr-FR"), visit("en-GB"), visit("en-GB")
    lea.open("/")
    lea.page.get_by_role("link", name="Inviter des amis").click()
    lea.page.locator("label", has_text=re.compile("^2$")).click()
    lea.page.get_by_role("textbox", name="Votre nom").last.fill("Léa")
    lea.press("Ouvrir la table")
    link = lea.page.get_by_label("Lien de la table").input_value()
    bob.open(link)
    bob.page.get_by_role("textbox", name="Your name").last.fill("Bob")
    eve.open(link)
    bob.press("Sit down")
    for visitor in (lea, bob, eve):
        expect(visitor.board).to_be_visible()
    expect(eve.page.locator("#players")).to_contain_text("Bob")
    assert eve.page.locator("button.target").count() == 0

    played = 0
    while not lea.is_over():
        player = next((each for each in (lea, bob) if each.is_on()), None)
        if player is None:
            lea.page.wait_for_timeout(20)
            continue
        player.decide(dice)
        played += 1
    assert played >= 20
    for visitor in (lea, bob, eve):
        expect(visitor.page.locator("#dock.ended")).to_be_visible()
    ending = {re.sub(r"\D", "", visitor.page.locator(".ranking").inner_text()) for visitor in (lea, bob)}
    assert len(ending) == 1, "everybody sees the same end"
    expect(eve.page.get_by_role("list", name="Journal")).to_contain_text("WG-5.17")
