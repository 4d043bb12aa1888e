"""Possible worlds (WG-10.7): what a viewer cannot know is dealt again, every arrangement as likely as the others."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from farwest.engine.bits import members
from farwest.engine.core import SPECTATOR, Dice
from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.game import GAME
from farwest.games.wild_gangs.play import WildGangs
from tests.games.wild_gangs.town import load, play, seen

REDEALS = 20_000
RED, BLUE, YELLOW = 0, 1, 2

# Round 3. Red has looked at P1 to P3 and at blue's hidden thug (S4); yellow hides two cards that red does not know.
CARDS = ["red@N.N thug+chief?", "blue@S.S thug?+singer", "yellow@NE.E gambler?+singer?"]
LOOKED = {"red": "P1 P2 P3 S4", "blue": "P2 P4 P5 P6", "yellow": "P1 P4 P5 P6"}


def position(decision: str = "card", **more: Any) -> WildGangs:
    return load(decision, "red", *CARDS, round=3, seats="red blue yellow", looked=LOOKED, **more)


def worlds(viewer: int, count: int = REDEALS) -> Iterable[WildGangs]:
    world, dice = position(), Dice(5)
    for _ in range(count):
        world.redeal(viewer, dice)
        yield world


def assert_uniform(found: Counter[Any], kinds: int) -> None:
    """Each of so many kinds, all within five standard deviations of their share."""
    share = sum(found.values()) / kinds
    assert len(found) == kinds
    assert all(abs(count - share) < 5 * share**0.5 for count in found.values()), found


@pytest.mark.rule("WG-10.7")
def test_every_unseen_event_is_as_likely_at_each_unseen_place() -> None:
    at: dict[int, Counter[int]] = {place: Counter() for place in range(9)}
    both: Counter[tuple[int, int]] = Counter()
    for world in worlds(RED):
        for place in range(9):
            at[place][world.events[place]] += 1
        both[world.events[4], world.events[5]] += 1
    known = [D.EVENTS[next(iter(at[place]))] for place in range(3)]
    assert (known, [len(at[place]) for place in range(3)]) == (["sheriff", "poker", "sign"], [1, 1, 1])
    for place in range(3, 9):
        assert_uniform(at[place], 6)
    assert_uniform(both, 6 * 5)


@pytest.mark.rule("WG-10.7")
def test_a_rivals_face_down_card_is_any_of_the_unseen_roles() -> None:
    """Yellow shows nothing, so both hidden cards may be any of nine; blue's hidden card has been seen."""
    first, both = Counter[int](), Counter[tuple[int, int]]()
    in_hand = {seat: Counter[int]() for seat in (BLUE, YELLOW)}
    in_pile = Counter[int]()
    e1, e2, s4 = (D.SLOTS.index(slot) for slot in ("E1", "E2", "S4"))
    for world in worlds(RED):
        assert world.slots[s4] == BLUE * 16 + D.ROLES.index("thug")
        first[world.slots[e1] & 15] += 1
        both[world.slots[e1] & 15, world.slots[e2] & 15] += 1
        in_pile.update(members(world.pile[YELLOW]))
        for seat in (BLUE, YELLOW):
            in_hand[seat].update(members(world.hand[seat]))
    assert_uniform(first, 9)
    assert_uniform(both, 9 * 8)
    assert_uniform(in_pile, 9)
    assert_uniform(in_hand[YELLOW], 9)
    assert_uniform(in_hand[BLUE], 7)  # neither the thug that red has seen nor the singer that lies open


@pytest.mark.rule("WG-10.7")
def test_the_own_hand_stays_and_the_next_card_is_any_of_the_own_pile() -> None:
    mine = position()
    drawn = Counter[int]()
    dice = Dice(6)
    for _ in range(2000):
        world = mine.clone()
        world.redeal(RED, dice)
        assert (world.hand[RED], world.pile[RED]) == (mine.hand[RED], mine.pile[RED])
        play(world, "card:safecracker", "face:up", "front:N.N", chance=dice)
        play(world, "peek:event:P4", chance=dice)
        drawn.update(members(world.hand[RED] & mine.pile[RED]))
    assert_uniform(drawn, 4)


def test_a_redeal_keeps_the_sizes_and_the_nine_cards_of_each_gang() -> None:
    """WG-10.7, WG-10.8."""
    truth = position()
    for viewer in (SPECTATOR, RED, BLUE, YELLOW):
        for world in worlds(viewer, 20):
            for seat in (RED, BLUE, YELLOW):
                placed = [card & 15 for card in world.slots if card >> 4 == seat]
                cards = [*placed, *members(world.hand[seat]), *members(world.pile[seat])]
                assert sorted(cards) == list(range(9))
                assert len(members(world.hand[seat])) == len(members(truth.hand[seat]))
            assert sorted(world.events) == list(range(9))
            assert (world.face_down, list(world.filled)) == (truth.face_down, list(truth.filled))


def test_a_spectator_knows_no_event_and_no_hidden_card() -> None:
    """WG-10.7, WG-6.1."""
    s4 = D.SLOTS.index("S4")
    events, hidden = Counter[int](), Counter[int]()
    for world in worlds(SPECTATOR, 9000):
        events[world.events[0]] += 1
        hidden[world.slots[s4] & 15] += 1
    assert_uniform(events, 9)
    assert_uniform(hidden, 8)


def test_for_the_others_a_choice_before_the_commit_has_not_been_made() -> None:
    """WG-6.2, WG-10.7."""
    for viewer in (SPECTATOR, BLUE, YELLOW):
        world = position("front", chosen=["safecracker", "down"])
        world.redeal(viewer, Dice(1))
        assert seen(world, "red")["decision"] == "card"
        assert len(world.legal(RED)) == 3
    own = position("front", chosen=["safecracker", "down"])
    own.redeal(RED, Dice(1))
    assert (seen(own, "red")["chosen_card"], seen(own, "red")["chosen_down"]) == ("safecracker", True)


@pytest.mark.rule("WG-10.7")
def test_a_completed_view_is_dealt_as_evenly_as_a_redeal() -> None:
    view, dice = seen(position(), "red"), Dice(7)
    events, hidden = Counter[int](), Counter[int]()
    for _ in range(4000):
        world = GAME.complete(view, dice)
        assert isinstance(world, WildGangs)
        events[world.events[5]] += 1
        hidden[world.slots[D.SLOTS.index("E1")] & 15] += 1
    assert_uniform(events, 6)
    assert_uniform(hidden, 9)


@pytest.mark.rule("WG-10.7")
def test_a_completed_world_can_be_played_to_its_end() -> None:
    for viewer in (SPECTATOR, RED, BLUE, YELLOW):
        world = GAME.complete(position().view(viewer), Dice(3))
        world.playout(Dice(4))
        outcome = world.outcome()
        assert outcome is not None
        assert sorted(outcome.places) == [1, 2, 3]


@pytest.mark.rule("WG-10.7")
def test_after_the_reveal_there_is_nothing_left_to_imagine() -> None:
    game, dice = position(), Dice(2)
    while not game.revealed:
        game.advance(game.random_action(dice), dice)
    before = game.dump()
    for viewer in (SPECTATOR, RED, BLUE, YELLOW):
        game.redeal(viewer, dice)
        assert game.dump() == before
