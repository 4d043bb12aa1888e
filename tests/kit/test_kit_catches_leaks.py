"""The kit finds what it is for: secrets that show, worlds that are not dealt as they should be."""

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any

import pytest

from farwest.engine.core import Chance, Dice, State
from farwest.engine.data import Plain
from farwest.engine.errors import Refusal
from farwest.engine.native import i64
from farwest.kit import Table
from tests.kit.broken import DOUBLE, THREE, around, fists, prospectors
from tests.kit_games.fists.game import GAME as FISTS, FistsGame
from tests.kit_games.fists.state import BIG, Fists
from tests.kit_games.prospectors.state import HURRY, Prospectors

# Possible worlds.


class NothingShuffled(Fists):
    def redeal(self, viewer: i64, chance: Chance) -> None:
        for seat in range(self.players):
            if seat != viewer and not self.over:
                self.count[seat], self.chosen[seat] = 0, []
        self.look_round()


class LastSeatForgotten(Fists):
    def redeal(self, viewer: i64, chance: Chance) -> None:
        kept, rest = self.hands[-1], self.rest
        self.hands[-1], self.rest = [], rest
        super().redeal(viewer, chance)
        self.hands[-1] = kept


class LowestCardToTheFirst(Fists):
    def redeal(self, viewer: i64, chance: Chance) -> None:
        super().redeal(viewer, chance)
        first = 1 if viewer == 0 else 0
        if self.over or not self.rest or not self.hands[first]:
            return
        if self.rest[0] < self.hands[first][-1]:
            self.rest[0], self.hands[first][-1] = self.hands[first][-1], self.rest[0]
            self.hands[first].sort()
            self.rest.sort()


@pytest.mark.parametrize("position", [NothingShuffled, LastSeatForgotten])
def test_a_deal_that_forgets_to_shuffle_something(position: type[Fists]) -> None:
    with pytest.raises(AssertionError, match="too often or too seldom"):
        fists(position).test_worlds_are_spread_as_they_should(THREE)


def test_a_deal_that_favours_somebody() -> None:
    with pytest.raises(AssertionError, match=r"too (frequent|often)"):
        fists(LowestCardToTheFirst).test_worlds_are_spread_as_they_should(Table(2))


class AlwaysTheSameWorld(FistsGame):
    def complete(self, view: Mapping[str, Any], chance: Chance) -> State:
        return super().complete(view, Dice(7))

    def files(self) -> Traversable:
        return FISTS.files()


def test_a_view_that_is_always_completed_in_one_way() -> None:
    with pytest.raises(AssertionError, match="two completed worlds too often"):
        around(AlwaysTheSameWorld()).test_worlds_are_spread_as_they_should(THREE)


class ForgetfulWorld(FistsGame):
    def complete(self, view: Mapping[str, Any], chance: Chance) -> State:
        world = super().complete(view, chance)
        assert isinstance(world, Fists)
        world.chosen = [[] for _ in world.hands]
        world.look_round()
        return world

    def files(self) -> Traversable:
        return FISTS.files()


def test_a_completed_world_that_forgets_what_the_viewer_did() -> None:
    with pytest.raises(AssertionError, match="tells a completed world from the truth"):
        around(ForgetfulWorld()).test_completed_views_are_possible_worlds(THREE)


# Leaks.


class ShowsTheRest(Fists):
    def view(self, viewer: i64) -> dict[str, Plain]:
        return {**super().view(viewer), "next": len([card for card in self.rest if card < 3])}


class RefusalTells(Fists):
    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        refusal = super().why_not(seat, action)
        holder = next((s for s in range(self.players) if s != seat and action in self.hands[s]), None)
        return Refusal("FI-3.1", "refusal-held-by-another") if refusal and holder is not None else refusal


@pytest.mark.parametrize(("position", "where"), [(ShowsTheRest, "view.next"), (RefusalTells, "refusals")])
def test_a_view_or_a_refusal_that_tells_a_secret(position: type[Fists], where: str) -> None:
    with pytest.raises(AssertionError, match=rf"tells a position from its twin: {where}"):
        fists(position).test_twins_look_alike(Table(2))


class JournalTells(Fists):
    """Says to everyone how many rocks are left in the hands, and so what lies unused."""

    def open(self) -> None:
        super().open()
        if self.journal is not None:
            rocks = sum(card < 3 for hand in self.hands for card in hand)
            self.journal.tell("FI-3.1", "told-points", {"side": "side-1", "points": rocks})


def test_a_journal_that_tells_a_secret() -> None:
    with pytest.raises(AssertionError, match="sees no difference but hears one"):
        fists(JournalTells, games=4, attempts=40).test_altered_pasts_sound_alike(Table(2))


# Sealed windows.


class WaitsForFewer(Fists):
    def waiting(self) -> list[int]:
        return self.to_act()


class HasBegun(Fists):
    def view(self, viewer: i64) -> dict[str, Plain]:
        return {**super().view(viewer), "begun": [self.can_retract(seat) for seat in range(self.players)]}


class SaysThatSomebodyChose(Fists):
    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        super().apply(seat, action, chance)
        if self.journal is not None and action < BIG:
            self.journal.tell("FI-3.1", "told-retract", {})


class OffersLessToTheLast(Fists):
    """The last to choose may not take back: so it knows that it is the last."""

    def can_retract(self, seat: i64) -> bool:
        return super().can_retract(seat) and len(self.to_act()) != 1


class HalfRetracted(Fists):
    def retract(self, seat: i64) -> None:
        count = self.count[seat]
        super().retract(seat)
        self.count[seat] = count
        self.look_round()


class LastOneLeads(Fists):
    """Whoever seals last is told first."""

    last = 0

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        self.last = int(seat)
        super().apply(seat, action, chance)

    def open(self) -> None:
        if self.journal is not None:
            self.journal.tell("FI-3.1", "told-points", {"side": f"side-{self.last + 1}", "points": 0})
        super().open()


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (WaitsForFewer, "is told of seat"),
        (HasBegun, "view.begun"),
        (SaysThatSomebodyChose, "in the journal"),
        (OffersLessToTheLast, "cannot think again|retract"),
        (HalfRetracted, "may take it back|took its choice back"),
        (LastOneLeads, "hears of the same choices"),
    ],
)
def test_a_sealed_choice_that_shows(position: type[Fists], words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        fists(position).test_sealed_choices_stay_sealed(DOUBLE)


class ForcedWithoutBeingAsked(Fists):
    def asks_forced(self, seat: i64) -> bool:
        return False


def test_a_forced_sealed_choice_that_closes_the_window_by_itself_is_not_asked() -> None:
    """With one card left each, nobody is asked any more: the kit cannot call it wrong, but the game must say so."""
    asked = fists(Fists)
    silent = fists(ForcedWithoutBeingAsked)
    ones = [[state.legal(seat) for seat in state.to_act()] for state, _ in asked.some_positions(THREE)]
    assert any(len(legal) == 1 for row in ones for legal in row)
    for state, _ in silent.some_positions(THREE):
        assert all(len(state.legal(seat)) > 1 for seat in state.to_act())


# Undo.


class GlassShowsTheStone(Prospectors):
    """Whoever turns the glass sees a secret, and is told so as if it were none."""

    def view(self, viewer: i64) -> dict[str, Plain]:
        return {**super().view(viewer), "seen": int(self.stones[self.actor]) if self.glass else None}


def test_a_secret_that_can_be_seen_and_unseen() -> None:
    with pytest.raises(AssertionError, match="can be undone but teaches"):
        prospectors(GlassShowsTheStone).test_undo_is_never_having_played(THREE)


class InterruptsWithoutEnd(Prospectors):
    def interrupts(self, seat: i64) -> list[int]:
        return super().interrupts(seat) or ([HURRY] if seat == 0 and self.over else [])


def test_an_interruption_after_the_end() -> None:
    with pytest.raises(AssertionError, match="after the end"):
        prospectors(InterruptsWithoutEnd).test_random_play_reaches_the_end(THREE)


# What search is told of the moves of others.


class SealedChoicesShow(Fists):
    def sight(self, viewer: i64, seat: i64, action: i64) -> i64:
        return action


class CallsGoUnheard(Fists):
    def sight(self, viewer: i64, seat: i64, action: i64) -> i64:
        return -1


def test_a_sight_that_tells_more_than_the_view() -> None:
    with pytest.raises(AssertionError, match="as a code"):
        fists(SealedChoicesShow).test_moves_show_what_is_seen(THREE)


def test_a_sight_that_tells_less_than_the_view() -> None:
    with pytest.raises(AssertionError, match="which have one code"):
        fists(CallsGoUnheard).test_moves_show_what_is_seen(THREE)
