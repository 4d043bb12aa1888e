"""Who may know what (section 6), and the worlds that agree with it."""

from collections import Counter
from typing import Any

import pytest

from farwest.engine.bits import members
from farwest.engine.core import SPECTATOR, Dice
from farwest.games.dodge_city import cards, data as D, settle
from farwest.games.dodge_city.game import GAME
from tests.games.dodge_city.city import BLUE, GREEN, RED, act, city, facts, legal, told, why_not

STARTING: dict[str, Any] = {"stage": "start", "movement": 0, "decision": "start-card"}


@pytest.mark.rule("DC-6.1")
def test_hands_duel_cards_and_face_down_discards_are_their_owners() -> None:
    duel = {"red": "N-LADY-5", "blue": "I", "green": "Q"}
    town = {"saloon": "lady red A1 / green F6", "post": "cowboy red A1 / blue A2"}
    state = city(town=town, duel=duel, stage="duels", movement=0, decision="challenge", down={"blue": "N-BANDIT-5"})
    for viewer in (SPECTATOR, RED, BLUE, GREEN):
        view: Any = state.view(viewer)
        shown = [seat["duel"]["card"] for seat in view["seats"]]
        assert shown == [card if seat == viewer else None for seat, card in enumerate(duel.values())]
        assert [seat["hand"] is not None for seat in view["seats"]] == [seat == viewer for seat in range(3)]
        assert view["piles"]["down"] == [0, 1, 0]
        assert view["piles"]["own_down"] == (["N-BANDIT-5"] if viewer == BLUE else [])


@pytest.mark.rule("DC-6.1")
def test_that_somebody_passed_is_public_the_reason_is_not_stated() -> None:
    hands = {"red": "I", "blue": "N-COWBOY-5 N-COWBOY-6"}
    state = city(2, {"saloon": "lady red A1 A2 / blue F6"}, hands=hands, movement=2, turn=1)
    act(state, "play:N-COWBOY-5", "buy:done")
    passed = told(state, "told-passed")
    assert [(fact.args, fact.to) for fact in passed] == [({"side": "side-red"}, None)]
    view: Any = state.view(BLUE)
    assert view["seats"][RED]["passed"]


@pytest.mark.rule("DC-6.1")
def test_in_every_world_who_passed_holds_an_indian() -> None:
    town = {"saloon": "lady red A1 / blue F6 E6", "post": "lady blue A1 A2 / green A3 A4"}
    duel = {"red": "I", "blue": "N-LADY-5", "green": "N-LADY-6"}
    state = city(town=town, duel=duel, stage="duels", movement=0, decision="challenge", turn=1, unarmed=["red"])
    assert state.to_act() == [BLUE]
    for seed in range(30):
        dumped: Any = GAME.complete(state.view(GREEN), Dice(seed)).dump()
        assert dumped["players"]["red"]["duel"] == "I"


@pytest.mark.rule("DC-6.2")
def test_the_log_lets_everybody_count_cards() -> None:
    hands = {"red": "N-LADY-5 N-LADY-6 N-LADY-7"}
    state = city(2, hands=hands)
    view: Any = state.view(RED)
    assert "N-LADY-5" not in view["unseen"]
    assert sum(view["unseen"].values()) == 32 - 3
    view = state.view(BLUE)
    assert view["unseen"]["N-LADY-5"] == 1
    act(state, "play:N-LADY-5")
    view = state.view(BLUE)
    assert "N-LADY-5" not in view["unseen"]
    assert view["piles"]["up"] == ["N-LADY-5"]


@pytest.mark.rule("DC-6.3")
def test_a_sealed_choice_shows_nothing_and_may_be_taken_back() -> None:
    state = city(hands={"red": "I I I Q", "blue": "N-LADY-5"}, **STARTING)
    before = [state.view(viewer) for viewer in (SPECTATOR, RED, GREEN)]
    state.play(BLUE, GAME.parse("start:N-LADY-5"), Dice(1))
    assert [state.view(viewer) for viewer in (SPECTATOR, RED, GREEN)] == before
    assert state.waiting() == [RED, BLUE, GREEN]
    assert state.to_act() == [RED, GREEN]
    assert why_not(state, "start:N-LADY-5", BLUE).rule == "DC-6.3"
    assert [fact.to for fact in facts(state) if fact.key == "told-chose-start"] == [(BLUE,)]
    state.retract(BLUE)
    assert state.to_act() == [RED, BLUE, GREEN]
    assert not state.can_retract(BLUE)


@pytest.mark.rule("DC-6.3")
def test_a_forced_card_is_played_like_a_free_one() -> None:
    """Otherwise the silence would give away the rest of the hand."""
    state = city(2, hands={"red": "Q Q"}, movement=2, events=["EV20"])
    assert legal(state) == ["play:Q"]
    assert state.asks_forced(RED)
    act(state, "play:Q")
    assert [fact.key for fact in told(state, "told-played-question")] == ["told-played-question"]


# The reshuffle, and what it tells.


def reshuffled() -> Any:
    """Three players, eight cards in the pile, all others open discards: dealing them takes four of the new pile."""
    known = [face for face in D.FACES if face.startswith("N-")][:15]
    up = [*known, "C-LADY-1", "C-LADY-2", "C-GUNMAN-1", "C-GUNMAN-2", "C-SHERIFF-2", "C-SHERIFF-3", "I", "I", "Q"]
    state = city(3, hands={}, up=[], **STARTING)
    deck = 0
    for seat in range(3):
        state.hand[seat] = 0
    pool = list(range(D.CARD_COUNT))
    for face in up:
        card = next(card for card in pool if D.FACES[D.FACE_OF[card]] == face)
        pool.remove(card)
        deck |= 2**card
    state.up = deck
    state.pile = sum(2**card for card in pool)
    return state, up


@pytest.mark.rule("DC-6.2", "DC-7.2")
def test_worlds_know_what_the_reshuffle_took() -> None:
    """The first eight cards dealt cannot be any of those that lay open; the last four can be nothing else."""
    state, up = reshuffled()
    assert len(members(state.pile)) == 8
    settle.deal(state, Dice(4))
    state.actor = 0
    assert [cards.digit(state.old, seat) for seat in range(3)] == [3, 3, 2]
    copies: Counter[str] = Counter()
    for seed in range(60):
        for world in (GAME.complete(state.view(SPECTATOR), Dice(seed)), _redealt(state, seed)):
            dumped: Any = world.dump()
            for colour, old in (("red", 3), ("blue", 3), ("green", 2)):
                hand = dumped["players"][colour]["hand"]
                unknown = [face for face in hand if face not in up or face in ("I", "Q")]
                assert len(unknown) >= old, f"{colour} cannot hold {hand}"
                copies.update(hand)
    assert copies["C-COWBOY-3"] > copies["N-LADY-5"] > 0


def _redealt(state: Any, seed: int) -> Any:
    world = state.clone()
    world.redeal(SPECTATOR, Dice(seed))
    return world


@pytest.mark.rule("DC-6.2")
def test_counts_of_old_cards_go_down_as_they_are_played() -> None:
    state, up = reshuffled()
    settle.deal(state, Dice(4))
    state.actor = 0
    act(state, *(next(text for text in legal(state, seat) if text != "start:Q") for seat in range(3)))
    played = [fact.args["card"] for fact in told(state, "told-start-card")]
    fresh = sum(str(card).removeprefix("card-") in up for card in played)
    assert sum(cards.digit(state.old, seat) for seat in range(3)) == 8 - (3 - fresh)


@pytest.mark.rule("DC-6.2", "DC-4.23")
def test_own_face_down_discards_are_remembered_through_the_reshuffle() -> None:
    state = city(2, hands={}, down={"red": "N-LADY-7"})
    state.up, state.pile = state.pile, 0
    cards.reshuffle(state)
    own: Any = state.view(RED)
    other: Any = state.view(BLUE)
    assert "N-LADY-7" in own["known"]["last_shuffle"]
    assert "N-LADY-7" not in other["known"]["last_shuffle"]
    assert sorted(members(state.pile)) == sorted(members(state.pile | state.up))
