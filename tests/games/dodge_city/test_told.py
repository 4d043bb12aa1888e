"""How the journal is told: a purchase in one sentence, a control fight as a moment with all its cards."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.engine.core import SPECTATOR
from farwest.engine.journal import Fact
from farwest.games.dodge_city import board
from farwest.games.dodge_city.game import GAME
from farwest.web import drawing
from farwest.web.easel import words_for
from farwest.web.seen import Line, SeatSeen, Seen, Setting
from tests.games.dodge_city.city import HOTEL_T20, act, city, facts, told
from tests.games.dodge_city.test_duels import duels
from tests.web.scenes import Page


def seen(state: Any, lang: str = "en") -> Seen:
    return Seen(
        game=GAME,
        lang=lang,
        view=state.view(SPECTATOR),
        setting=Setting("MESA-1"),
        seats=[SeatSeen("person", f"P{n}") for n in range(state.players)],
        lines=[Line(number, number, fact) for number, fact in enumerate(facts(state), 1) if fact.to is None],
    )


def joined(state: Any) -> list[Fact]:
    """The lines as a reader gets them."""
    found = list[Fact]()
    for fact in facts(state):
        one = board.together(found[-1], fact) if found else None
        found = [*found[:-1], one] if one else [*found, fact]
    return found


def sentence(fact: Fact, lang: str) -> str:
    return words_for(GAME, lang).say(fact.key, **fact.args)


@pytest.mark.rule("DC-4.9", "DC-4.10")
def test_a_purchase_is_one_sentence_with_all_its_cells() -> None:
    state = city(2, {"saloon": "lady red A1", "post": "cowboy"}, hands={"red": "N-LADY-7 Q", "blue": "Q"})
    act(state, "play:N-LADY-7", "buy:saloon", "count:2", "cell:B1", "cell:C1", "buy:post", "count:1", "cell:A1")
    bought = [fact for fact in joined(state) if fact.key == "told-bought-at"]
    assert [sentence(fact, "en") for fact in bought] == [
        "Red brings 2 ladies into the saloon (B1, C1) for $600.",
        "Red brings one cowboy into the post office (A1) for $100.",
    ]
    assert not [fact for fact in joined(state) if fact.key in ("told-bought", "told-placed")]
    assert board.marks(bought[0], state.view(SPECTATOR)).shows == ("spot-saloon-B1", "spot-saloon-C1")


def test_pieces_of_an_event_are_told_together_and_apart_from_a_purchase() -> None:
    town = {"saloon": "lady red A1", "hotel": "bandit"}
    state = city(2, town, hands={"red": "Q N-LADY-7", "blue": "Q"}, events=["EV22"])
    act(state, "play:Q", "cell:A1", "cell:B1", "buy:hotel", "cell:C1")
    lines = [sentence(fact, "en") for fact in joined(state) if "hotel" in str(fact.args.get("building"))]
    assert lines == [
        "Red places 2 bandits in the hotel: A1, B1.",
        "Red brings one bandit into the hotel (C1) for $150.",
    ]


@pytest.mark.rule("DC-4.21")
def test_a_control_fight_is_shown_with_every_card_and_the_strongest_marked() -> None:
    """Red's card was shown in a duel already, Blue's is turned now: both lie on the stage."""
    town = {"hotel": f"lady {HOTEL_T20}", "saloon": "cowboy red A1 / green F6", "post": "bandit blue A1"}
    state = duels(town, {"red": "N-LADY-7", "blue": "N-LADY-6", "green": "I"})
    act(state, "challenge:saloon.3")
    assert [fact.args["side"] for fact in told(state, "told-contest-card")] == ["side-red", "side-blue"]
    page = Page(drawing.table(seen(state)))
    ids = {element.attrs["id"]: element for element in page.having("id")}
    assert "contest-hotel" in ids
    assert "contest-hotel" in ids["hold-hotel-red"].inside
    assert "stronger" in ids["hold-hotel-red"].attrs["class"]
    assert "stronger" not in ids["hold-hotel-blue"].attrs["class"]
    for fact in facts(state):
        marks = board.marks(fact, state.view(SPECTATOR))
        assert {turn.partition(".")[0] for turn in marks.turns if turn.startswith("hold-")} <= set(ids)
    (dominant,) = told(state, "told-dominant")
    assert board.marks(dominant, state.view(SPECTATOR)).turns == ("hold-hotel-red.won",)


@pytest.mark.rule("DC-8.15")
def test_a_control_fight_that_nobody_wins_marks_nobody() -> None:
    town = {"hotel": f"lady {HOTEL_T20}", "saloon": "cowboy red A1 / green F6"}
    state = duels(town, {"red": "I", "blue": "I", "green": "N-LADY-5"}, turn=2, unarmed=["red", "blue"])
    page = Page(drawing.table(seen(state, "fr")))
    cards = [element for element in page.having("id") if element.attrs["id"].startswith("hold-hotel-")]
    assert len(cards) == 2
    assert not any("stronger" in card.attrs["class"] for card in cards)
