"""Bots beside a person: advice on the board and in words, a level for each seat, somebody who sits in for a while."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import Arrive
from tests.browser.moments import sit_at
from tests.browser.moves import awaits_turn, click, hand, title
from tests.browser.visitors import Visitor


def advice(who: Visitor) -> Locator:
    return who.page.get_by_role("region", name=who.say("table-hint-panel"), exact=True)


def test_advice_stands_beside_the_board_and_its_figures_on_the_choices(bob: Visitor) -> None:
    sit_at(bob, "place")
    bob.page.keyboard.press("c")
    lines = advice(bob).get_by_role("listitem")
    expect(lines).to_have_count(3)
    expect(lines.first).to_contain_text("expected place of 4")
    expect(lines.first).to_contain_text("In front of")  # a card is only the first step: how to go on is told too
    ranked = bob.page.get_by_role("group", name=bob.say("board-hand"), exact=True).locator("[data-rank]")
    expect(ranked).to_have_count(3)
    best = lines.first.get_attribute("data-advised")
    expect(bob.page.locator("[data-rank='1'] input")).to_have_value(str(best))
    bob.page.keyboard.press("Escape")
    expect(advice(bob)).to_be_hidden()
    expect(ranked).to_have_count(0)


def test_advice_is_put_away_when_the_game_goes_on(bob: Visitor) -> None:
    sit_at(bob, "place")
    bob.button("table-hint").click()
    expect(advice(bob).get_by_role("listitem")).to_have_count(3)
    click(bob, random.Random(1))
    expect(advice(bob)).to_be_hidden()


def test_who_does_not_want_to_wait_gives_it_up(bob: Visitor) -> None:
    sit_at(bob, "place")
    asked: list[Route] = []

    def thinks_for_ever(route: Route) -> None:
        asked.append(route)

    bob.page.route("**/hint", thinks_for_ever)
    bob.button("table-hint").click()
    expect(advice(bob)).to_contain_text(bob.say("table-thinking"))
    bob.button("table-hint-stop").click()
    expect(advice(bob)).to_be_hidden()
    bob.page.unroute("**/hint")
    bob.button("table-hint").click()
    expect(advice(bob).get_by_role("listitem")).to_have_count(3)
    assert len(asked) == 1


def test_advice_in_words(lea: Visitor) -> None:
    path = sit_at(lea, "two")
    lea.open(f"{path}/text")
    lea.button("table-hint").click()
    lines = advice(lea).get_by_role("listitem")
    expect(lines).to_have_count(3)
    expect(lines.first).to_contain_text("de gagner")
    expect(lines.first.locator("small").first).to_contain_text(".")  # the reason is a sentence


def test_levels_are_explained_where_they_are_chosen(lea: Visitor) -> None:
    lea.open("/new?game=wild-gangs")
    levels = lea.field("new-seat", number=2).locator("option[value^='bot:']").all_inner_texts()
    assert [text.split(": ")[-1] for text in levels] == ["Pied-tendre", "Adjoint", "Marshal"]
    for level in ("tenderfoot", "deputy", "marshal"):
        lea.sees(f"bot-{level}.about")
    lea.field("new-seat", number=2).select_option("bot:marshal")
    lea.field("new-seat", number=3).select_option("bot:tenderfoot")
    lea.button("new-create").click()
    lea.page.wait_for_url("**/t/*")
    players = lea.page.get_by_role("region", name=lea.say("table-players"))
    expect(players).to_contain_text("Marshal")
    expect(players).to_contain_text("Pied-tendre")
    assert awaits_turn(lea)


def test_a_bot_of_my_choice_sits_in_and_hands_the_seat_back(lea: Visitor, bob: Visitor) -> None:
    path = lea.open_table("Léa", 2)
    bob.sit_down(path, "Bob")
    expect(bob.board()).to_be_visible()
    bob.open(f"{path}/info")
    bob.page.get_by_label(bob.say("join-level-of", number=2)).select_option("tenderfoot")
    bob.button("join-hand-over").click()
    bob.sees("join-sitting-in", level="bot-tenderfoot")
    expect(lea.page.get_by_role("region", name=lea.say("table-players"))).to_contain_text(lea.say("table-sitting-in"))
    bob.open(path)
    bob.button("join-take-back").click()
    expect(bob.button("join-take-back")).to_have_count(0)
    expect(bob.page).to_have_title(title(bob, "yours", "waiting"))


def test_bots_to_begin_with_from_the_waiting_room(lea: Visitor) -> None:
    lea.open_table("Léa", 3)
    lea.page.get_by_label(lea.say("join-level-of", number=2)).select_option("tenderfoot")
    lea.page.get_by_role("button", name=lea.say("join-put-bot")).first.click()
    expect(lea.page.get_by_role("list").filter(has_text="Pied-tendre")).to_be_visible()
    lea.button("join-fill").click()
    expect(lea.board()).to_be_visible()
    assert awaits_turn(lea)


def test_what_happened_meanwhile_is_played_once_and_again_when_asked(arrive: Arrive) -> None:
    who = arrive("en", reduced_motion="no-preference")
    path = who.play_against_bots()
    assert awaits_turn(who)
    while not hand(who).count():  # scouting first
        click(who, random.Random(2))
        assert awaits_turn(who)
    click(who, random.Random(3))
    while not hand(who).count():  # a look at a card ends the turn
        click(who, random.Random(4))
        assert awaits_turn(who)
    who.page.evaluate("localStorage.clear()")  # a device that has not seen what the bots did
    who.open(path)
    caption = who.page.locator("#caption")
    expect(caption).to_be_visible()
    caption.get_by_role("button").click()
    expect(caption).to_be_hidden()
    who.page.reload()
    assert awaits_turn(who)
    expect(caption).to_be_hidden()
    who.button("table-again").click()
    expect(caption).to_be_visible()
