"""Who may know what (section 6): with dice everything is open, with tiles the hands are not."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from farwest.engine.core import SPECTATOR, Dice, State
from farwest.games.carson_city import data as D
from farwest.games.carson_city.game import GAME
from tests.games.carson_city.desk import go, placed

TILES: dict[str, object] = {"duel_mode": "tiles"}


def played(players: int, options: dict[str, object], seed: int, moves: int) -> State:
    dice = Dice(seed)
    state = GAME.new(players, options, dice)
    while moves > 0 and not state.over:
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.play(seat, legal[dice.pick(len(legal))], dice)
        moves -= 1
    return state


def test_with_dice_every_viewer_sees_the_same_position() -> None:
    state = played(3, {}, 4, 60)
    views: list[Any] = [state.view(viewer) for viewer in (SPECTATOR, 0, 1, 2)]
    own = ("viewer", "legal", "prompt", "edges", "fights", "squares")
    shared = [{key: value for key, value in view.items() if key not in own} for view in views]
    assert shared[0] == shared[1] == shared[2] == shared[3]
    assert not state.has_secrets(0)


def test_the_bag_has_no_order() -> None:
    """What is left is public, by subtraction; what comes next is drawn when it is needed."""
    state: Any = played(3, {}, 4, 60).view(SPECTATOR)
    assert set(state["bag"]) == set(D.BUILDINGS)


@pytest.mark.rule("CC-11.5")
def test_a_hand_of_tiles_is_its_owners_only() -> None:
    state = played(4, TILES, 5, 20)
    assert state.has_secrets(0)
    hands: Any = state.dump()["hands"]
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        view: Any = state.view(viewer)
        assert view["hand"] == (hands[viewer] if viewer >= 0 else None)
        assert "hands" not in view
        assert [seat["tiles"] for seat in view["seats"]] == [len(hand) for hand in hands]


@pytest.mark.rule("CC-11.5")
@pytest.mark.parametrize("redrawn", [[], [0]])
def test_the_stockpile_is_known_until_somebody_draws_from_it(redrawn: list[int]) -> None:
    played_out = [0, 1, 2, 3, 4, 5]
    hands = [[1, 2, 5] if redrawn else [4, 5], [3, 4, 5]]
    everything = Counter(dict.fromkeys(range(6), 2))
    stock = sorted((everything - Counter(hands[0]) - Counter(hands[1])).elements())
    gone = [played_out if redrawn else [0, 1, 2, 3], [0, 1, 2]]
    more: dict[str, Any] = {"hands": hands, "opening": [15, 15], "played": gone, "stock": stock, "redrawn": redrawn}
    town = placed([0, 1], {}, chosen=TILES, **more)
    assert GAME.load(town.dump()).dump() == town.dump()
    view: Any = town.view(1)
    assert view["stock"] == (None if redrawn else stock)
    assert view["loose"] == sorted([*stock, *(hands[0] if redrawn else [])])
    worlds = {str(_again(town, 1, seed)["hands"]) for seed in range(30)}
    assert (len(worlds) > 1) == bool(redrawn)


@pytest.mark.rule("CC-11.5")
def test_hands_are_found_even_where_every_exchange_looks_worse() -> None:
    """Between 2, 2 and 0, 5 one tile for another brings both hands farther from the totals 5 and 4."""
    gone = [[], [1, 1, 1, 3], [0, 0, 5, 5]]
    hands = [[2, 3, 3, 4, 4, 4], [0, 5], [2, 2]]
    stock = sorted([*gone[1], *gone[2]])
    town = placed([0, 1, 2], {}, chosen=TILES, hands=hands, opening=[20, 11, 14], played=gone, stock=stock)
    for seed in range(20):
        assert _again(town, 0, seed)["hands"] == hands


def _again(state: State, viewer: int, seed: int) -> dict[str, Any]:
    """A world dealt again, and one completed from the view: both keep what the viewer knows."""
    world = state.clone()
    world.redeal(viewer, Dice(seed))
    completed = GAME.complete(state.view(viewer), Dice(seed))
    assert world.view(viewer) == completed.view(viewer) == state.view(viewer)
    return world.dump()


@pytest.mark.rule("CC-11.5")
def test_worlds_keep_the_totals_that_were_announced() -> None:
    state = played(5, TILES, 6, 60)
    before: Any = state.dump()
    changed = 0
    for seed in range(20):
        world = state.clone()
        world.redeal(0, Dice(seed))
        after: Any = world.dump()
        assert after["hands"][0] == before["hands"][0]
        for seat in range(5):
            if seat not in before["redrawn"]:
                assert sum(after["hands"][seat]) == sum(before["hands"][seat])
                assert len(after["hands"][seat]) == len(before["hands"][seat])
        changed += after["hands"] != before["hands"]
    assert changed > 10


@pytest.mark.rule("CC-11.5")
def test_rare_totals_are_dealt_again_all_the_same() -> None:
    """A hand of zeros and ones, one of fours and fives: chance would hardly ever find them."""
    hands = [[0, 0, 0, 0, 1, 1], [2, 2, 2, 2, 3, 3], [4, 5, 5, 5, 5, 4], [1, 1, 3, 3, 4, 4]]
    more: dict[str, Any] = {"hands": hands, "opening": [sum(hand) for hand in hands], "chosen": TILES}
    town = placed([0, 1, 2, 3], {}, **more)
    town.redeal(3, Dice(1))
    after: Any = town.dump()["hands"]
    assert [sum(hand) for hand in after] == [sum(hand) for hand in hands]
    assert after[3] == hands[3]


@pytest.mark.rule("CC-11.5")
def test_nobody_learns_who_has_chosen_a_tile() -> None:
    hands = [[0, 1, 2, 3, 4, 5]] * 2
    town = placed([0, 1], {"ammo": [0, 1]}, chosen=TILES, hands=hands, opening=[15, 15])
    go(town)
    before = (town.view(0), town.view(SPECTATOR), town.waiting())
    town.play(1, GAME.parse("duel_tile:4"), Dice(1))
    assert (town.view(0), town.view(SPECTATOR), town.waiting()) == before
    assert town.can_retract(1)
    town.retract(1)
    assert town.to_act() == [0, 1]


def test_fights_tell_firepower_and_chances() -> None:
    """CC-5.14, CC-5.15, and section 10's odds: level firepower, the rival has passed already: 15 of 36."""
    town = placed([1, 0], {"ammo": [1]}, seats={0: {"cowboys": 4}, 1: {"cowboys": 3}})
    view: Any = town.view(0)
    expected = {"rivals": [{"seat": 1, "firepower": 3}], "firepower": 3, "chance": round(100 * 15 / 36)}
    assert view["fights"] == {"ammo": expected}
