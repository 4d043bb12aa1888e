"""The kit finds what it is for: offers, refusals, copies and records that are not what they say."""

from collections.abc import Mapping
from importlib.resources.abc import Traversable

import pytest

from farwest.engine.core import LEGAL, NO_ACTION, Chance, State
from farwest.engine.data import Plain
from farwest.engine.errors import ImpossiblePosition, Refusal
from farwest.engine.native import i64, vec
from farwest.kit import Table, trace
from tests.kit.broken import DOUBLE, THREE, around, fists
from tests.kit_games import unsorted
from tests.kit_games.fists.game import GAME as FISTS, FistsGame
from tests.kit_games.fists.state import CARDS, Fists

# The gate.


class OfferedTwice(Fists):
    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        count = super().fill_legal(seat, out)
        out[count] = out[0]
        return count + 1


class AskedForNothing(Fists):
    def asks_forced(self, seat: i64) -> bool:
        return False

    def forced(self, seat: i64) -> i64:
        return NO_ACTION


@pytest.mark.parametrize(
    ("position", "words"), [(OfferedTwice, "offered something twice"), (AskedForNothing, "one answer")]
)
def test_an_offer_that_is_none(position: type[Fists], words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        fists(position).test_offers_are_real(THREE)


class TakesAnything(Fists):
    """`play` lets through what is not offered."""

    def forbids(self, seat: i64, action: i64) -> i64:
        found = super().forbids(seat, action)
        return LEGAL if found == 1 and action in self.chosen[seat] else found

    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        found = [a for a in range(len(CARDS) + 4) if Fists.forbids(self, seat, a) == LEGAL]
        for index, action in enumerate(found):
            out[index] = action
        return len(found)


class RefusesInSilence(Fists):
    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        return None if self.owes(seat) else super().why_not(seat, action)


class CitesNothing(Fists):
    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        refusal = super().why_not(seat, action)
        return refusal and Refusal("FI-9.9", refusal.key)


@pytest.mark.parametrize(
    ("position", "words"),
    [(TakesAnything, "nobody says why"), (RefusesInSilence, "nobody says why"), (CitesNothing, "FI-9.9.*no guide has")],
)
def test_a_refusal_that_is_none(position: type[Fists], words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        fists(position).test_refusals_cite_rules(DOUBLE)


class SearchPlaysAnotherGame(Fists):
    def advance(self, action: i64, chance: Chance) -> None:
        super().advance(self.legal(self.actor)[0], chance)


def test_a_fast_twin_that_does_something_else() -> None:
    with pytest.raises(AssertionError, match="after advance"):
        fists(SearchPlaysAnotherGame).test_fast_twins_agree(DOUBLE)


class LosesACard(Fists):
    def open(self) -> None:
        super().open()
        self.rest = self.rest[1:]


def test_a_game_that_loses_something() -> None:
    with pytest.raises(AssertionError):
        fists(LosesACard).test_random_play_reaches_the_end(Table(2))


# Truth.


class SharedHands(Fists):
    def clone(self) -> Fists:
        copy = super().clone()
        copy.chosen = self.chosen
        return copy

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        if action < len(CARDS):
            self.chosen[seat].append(-1)
            self.chosen[seat].pop()
        super().apply(seat, action, chance)


def test_a_copy_that_shares_something() -> None:
    with pytest.raises(AssertionError, match=r"the original|the copy"):
        fists(SharedHands).test_clone_is_deep(THREE)


class ForgetsTheCount(Fists):
    def dump(self) -> dict[str, Plain]:
        return {**super().dump(), "count": [0] * self.players}


class DumpsTuples(Fists):
    def dump(self) -> dict[str, Plain]:
        return {**super().dump(), "count": tuple(self.count)}  # type: ignore[dict-item]


@pytest.mark.parametrize("position", [ForgetsTheCount, DumpsTuples])
def test_a_dump_that_is_not_the_position(position: type[Fists]) -> None:
    with pytest.raises((AssertionError, ImpossiblePosition)):
        fists(position).test_dump_loads_back(DOUBLE)


class TrustsItsFiles(FistsGame):
    def load(self, data: Mapping[str, Plain]) -> State:
        return self._laid_out(data)

    def files(self) -> Traversable:
        return FISTS.files()


def test_a_game_that_crashes_on_a_damaged_position() -> None:
    with pytest.raises((LookupError, TypeError, ValueError, AttributeError, AssertionError)):
        around(TrustsItsFiles()).test_damaged_positions_are_refused_in_words(THREE)


class TossesACoinOfItsOwn(Fists):
    """Chance outside of the record."""

    tossed = 0

    def open(self) -> None:
        type(self).tossed += 1
        super().open()
        if self.tossed % 2:
            self.rounds[-1].reverse()


def test_chance_that_is_not_in_the_record() -> None:
    with pytest.raises(AssertionError, match="replayed"):
        fists(TossesACoinOfItsOwn).test_replay_gives_the_same(THREE)


def test_what_depends_on_the_order_of_a_set() -> None:
    with pytest.raises(AssertionError, match="beside those from source"):
        trace.another_process_from_source_agrees(unsorted.GAME, 1, 16)
