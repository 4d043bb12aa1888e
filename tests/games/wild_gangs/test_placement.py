"""A turn of placement (WG-4.0, WG-4.2, WG-4.4 to WG-4.6): place a gangster, look, draw."""

import pytest

from farwest.engine.bits import members
from farwest.engine.core import NOBODY, SPECTATOR, Dice
from farwest.engine.errors import NotYours
from farwest.engine.match import Match
from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.game import GAME
from farwest.games.wild_gangs.state import CHOOSE_CARD, CHOOSE_PEEK
from tests.games.wild_gangs.town import (
    FOUR,
    T50,
    actor,
    captured,
    load,
    money,
    new,
    options,
    play,
    ranking,
    resolve,
    seen,
    town,
)

PLAYERS = pytest.mark.parametrize("players", GAME.player_counts)


# Conventions.


@pytest.mark.rule("WG-4.0.1")
@PLAYERS
def test_one_player_decides_at_a_time_and_the_others_have_nothing_to_say(players: int) -> None:
    game, dice = new(players), Dice(6)
    while not game.over:
        seat = game.actor
        assert game.to_act() == game.waiting() == [seat]
        for other in (SPECTATOR, *range(players)):
            assert bool(game.legal(other)) == (other == seat)
            assert game.interrupts(other) == []
        game.advance(game.random_action(dice), dice)
    assert game.to_act() == []


@pytest.mark.rule("WG-4.0.1")
def test_nobody_may_decide_for_another_and_nobody_may_pass() -> None:
    game = new(2)
    other = 1 - game.actor
    with pytest.raises(NotYours) as refused:
        game.play(other, GAME.parse("scout:P1"), Dice(1))
    assert refused.value.refusal.rule == "WG-4.0.1"
    kinds = {text.partition(":")[0] for text in GAME.notation.texts}
    assert kinds == {"scout", "card", "face", "front", "peek", "capture"}


@pytest.mark.rule("WG-4.0.2")
@PLAYERS
def test_nobody_is_asked_a_question_with_one_answer(players: int) -> None:
    for seed in range(10):
        game, dice = new(players, seed), Dice(seed)
        while not game.over:
            assert len(game.legal(game.actor)) >= 2
            game.advance(game.random_action(dice), dice)


@pytest.mark.rule("WG-4.0.3")
def test_the_names_of_the_actions_in_canonical_order() -> None:
    roles = ["chief", "safecracker", "dynamiter", "burglar", "gunslinger", "gambler", "thug", "singer", "sharpshooter"]
    fronts = ["NW.N", "N.N", "NE.N", "NE.E", "SE.E", "SE.S", "S.S", "SW.S", "SW.W", "NW.W"]
    slots = [f"N{n}" for n in range(1, 13)] + [f"E{n}" for n in range(1, 7)]
    slots += [f"S{n}" for n in (10, 11, 12, 4, 5, 6, 7, 8, 9, 1, 2, 3)] + [f"W{n}" for n in (4, 5, 6, 1, 2, 3)]
    assert list(GAME.notation.texts) == [
        *(f"scout:P{n}" for n in range(1, 7)),
        *(f"card:{role}" for role in roles),
        *("face:up", "face:down"),
        *(f"front:{front}" for front in fronts),
        *(f"peek:event:P{n}" for n in range(1, 7)),
        *(f"peek:slot:{slot}" for slot in slots),
        *(f"capture:{gang}" for gang in ["red", "blue", "yellow", "black"]),
    ]
    for number, text in enumerate(GAME.notation.texts):
        assert GAME.parse(text) == number


@pytest.mark.rule("WG-4.0.3")
@PLAYERS
def test_options_always_come_in_canonical_order(players: int) -> None:
    """Captures, which go by turn order, are in the tests of WG-5.14."""
    for seed in range(10):
        game, dice = new(players, seed), Dice(seed)
        while not game.revealed:
            legal = game.legal(game.actor)
            assert legal == sorted(set(legal))
            game.advance(game.random_action(dice), dice)


@pytest.mark.rule("WG-4.0.4")
def test_a_look_is_final_and_so_is_a_placement_but_not_the_choice_of_card_and_face() -> None:
    match = Match.simulate(GAME, 2, {}, Dice(1))
    seat = match.state.actor

    def choose(number: int) -> None:
        actor_now = match.state.actor
        match.play(actor_now, GAME.text(match.state.legal(actor_now)[number]))

    for _ in range(4):
        choose(0)
        assert not match.can_undo(0)
        assert not match.can_undo(1)
    before = match.state.dump()
    choose(0)
    choose(1)
    assert match.can_undo(seat)
    match.undo(seat)
    match.undo(seat)
    assert match.state.dump() == before
    for number in (1, 0, 0):
        choose(number)
    assert not match.can_undo(seat)


# Action 1: place.


@pytest.mark.rule("WG-4.2")
def test_the_hand_is_offered_in_role_order_then_the_face_then_the_front() -> None:
    game = load("card", "red", round=1, hands={"red": "sharpshooter chief thug"})
    assert options(game) == ["card:chief", "card:thug", "card:sharpshooter"]
    assert options(play(game, "card:thug")) == ["face:up", "face:down"]
    assert options(play(game, "face:up"))[:2] == ["front:NW.N", "front:N.N"]


@pytest.mark.rule("WG-4.2", "WG-2.2.2")
def test_the_card_takes_the_lowest_free_slot() -> None:
    game = load("card", "red", "red@S.S singer", "blue@S.S singer", round=2)
    play(game, "card:chief", "face:up", "front:S.S")
    assert seen(game, None)["town"]["S6"] == {"gang": "red", "role": "chief", "face_down": False}
    assert "chief" not in seen(game, "red")["seats"][0]["hand"]


@pytest.mark.rule("WG-4.2")
def test_a_face_down_card_costs_one_of_the_allowance() -> None:
    game = play(load("card", "red", round=1), "card:chief", "face:down", "front:S.S")
    assert seen(game, None)["seats"][0]["hidden_left"] == 2
    assert seen(game, None)["town"]["S4"] == {"gang": "red", "role": None, "face_down": True}
    assert seen(game, "red")["town"]["S4"]["role"] == "chief"


@pytest.mark.rule("WG-4.2", "WG-3.8")
def test_without_allowance_the_card_goes_face_up_unasked() -> None:
    game = load(
        "card",
        "red",
        "red@N.N singer?",
        "blue@N.N singer",
        "yellow@N.N singer",
        "black@N.N singer",
        round=2,
        seats=FOUR,
    )
    play(game, "card:chief")
    assert seen(game, "red")["decision"] == "front"
    assert seen(game, "red")["chosen_down"] is False


@pytest.mark.rule("WG-4.2", "WG-8.28")
def test_the_allowance_may_be_spent_on_any_turn_or_not_at_all() -> None:
    for wanted in (1, 4, 7, None):
        game, dice = load("scout-first", "red", seats=FOUR), Dice(8)
        while not game.revealed:
            if "face:down" in options(game):
                hide = actor(game) == "red" and game.round == wanted
                play(game, "face:down" if hide else "face:up")
            else:
                game.advance(game.random_action(dice), dice)
        assert game.hidden_left[0] == (1 if wanted is None else 0)


@pytest.mark.rule("WG-4.2")
def test_a_player_may_crowd_one_front() -> None:
    game = load("card", "red", "red@N.N singer+thug+gambler+burglar", "blue@S.S singer+thug+gambler+burglar", round=5)
    play(game, "card:chief", "face:up")
    assert "front:N.N" in options(game)
    assert seen(play(game, "front:N.N"), None)["town"]["N8"]["role"] == "chief"


@pytest.mark.rule("WG-4.2")
def test_placed_cards_never_move() -> None:
    game, dice = new(4), Dice(12)
    placed: dict[int, int] = {}
    while not game.over:
        for slot, card in placed.items():
            assert game.slots[slot] == card
        game.advance(game.random_action(dice), dice)
        placed = {slot: card for slot, card in enumerate(game.slots) if card >= 0}


# Action 3: draw.


@pytest.mark.rule("WG-4.4")
def test_the_turn_ends_with_a_card_from_the_own_pile() -> None:
    game = load("card", "red", round=1, hands={"red": "chief thug singer"})
    play(game, "card:thug", "face:up", "front:N.N")
    assert seen(game, "red")["seats"][0]["hand"] == ["chief", "singer"]
    play(game, "peek:event:P6", chance=Dice(3))
    mine = seen(game, "red")["seats"][0]
    assert (len(mine["hand"]), len(mine["pile"]), actor(game)) == (3, 5, "blue")
    assert {"chief", "singer"} < set(mine["hand"])
    assert set(mine["hand"]) | set(mine["pile"]) == set(D.ROLES) - {"thug"}


@pytest.mark.rule("WG-4.5")
@PLAYERS
def test_seven_rounds_with_three_cards_in_hand_and_seven_minus_round_in_the_pile(players: int) -> None:
    game, dice = new(players), Dice(2)
    rounds = []
    while not game.revealed:
        if game.decision == CHOOSE_CARD:
            if game.actor == game.first:
                rounds.append(game.round)
                assert [len(members(pile)) for pile in game.pile[:players]] == [7 - game.round] * players
                assert [len(members(hand)) for hand in game.hand[:players]] == [3] * players
            assert len(options(game)) == 3
        game.advance(game.random_action(dice), dice)
    assert rounds == [1, 2, 3, 4, 5, 6, 7]
    assert [len(members(hand)) for hand in game.hand[:players]] == [2] * players


@pytest.mark.rule("WG-4.5")
def test_after_the_last_turn_of_round_seven_everything_is_turned_over() -> None:
    game, dice = new(3), Dice(2)
    while not (game.round == 7 and game.turn == 2 and game.decision == CHOOSE_PEEK):
        game.advance(game.random_action(dice), dice)
    assert not game.revealed
    game.advance(game.random_action(dice), dice)
    assert game.revealed
    assert game.actor == NOBODY or seen(game, None)["decision"] == "victim"


@pytest.mark.rule("WG-4.6")
def test_the_two_cards_left_play_no_part() -> None:
    """Whatever is left in the hands, the same town ends the same way."""
    endings = []
    for left in (0, D.ALL_ROLES):
        ending = town(*T50)
        for seat in range(4):
            ending.hand[seat] = left
        resolve(ending, "blue", "blue", "yellow", "red")
        endings.append((money(ending), captured(ending), ranking(ending)))
    assert endings[0] == endings[1]
