"""Live dice that can be proved, recorded dice that are checked, and the tape between them."""

import hmac
from collections import Counter

import pytest

from farwest.engine.chance import RecordedDice, SecretDice, TapedDice, commitment, new_secret, outcome_of
from farwest.engine.core import Dice
from farwest.engine.errors import BadRecord

ZEROS = "0" * 64


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    """As `printf 000…0 | sha256sum` gives it."""
    assert commitment(ZEROS) == "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"


def test_draws_are_what_anybody_can_compute() -> None:
    """As `printf 0.0 | openssl dgst -sha256 -hmac 000…0` gives it: the first 64 bits, modulo n."""
    assert outcome_of(ZEROS, (), 0, 6) == 0x7139624917B7F292 % 6
    assert outcome_of(ZEROS, ("alice", "bob"), 0, 52) == 0x2983B3ADF5A7BF24 % 52
    assert [outcome_of(ZEROS, (), k, 6) for k in range(10)] == [2, 3, 4, 2, 3, 0, 1, 1, 0, 0]
    assert [outcome_of(ZEROS, ("alice", "bob"), k, 52) for k in range(6)] == [12, 39, 10, 31, 28, 25]


def test_bits_above_the_last_multiple_are_thrown_again() -> None:
    """Nearly half of all throws fall above the only multiple of this n: then the next attempt decides."""
    n = 2**63 + 1

    def throw(index: int, attempt: int) -> int:
        return int.from_bytes(hmac.digest(ZEROS.encode(), f"{index}.{attempt}".encode(), "sha256")[:8], "big")

    again = [index for index in range(40) if throw(index, 0) >= n > throw(index, 1)]
    assert len(again) > 4
    assert [outcome_of(ZEROS, (), index, n) for index in again] == [throw(index, 1) for index in again]


def test_draws_are_spread_evenly() -> None:
    counts = Counter(outcome_of(ZEROS, ("a share",), k, 5) for k in range(5000))
    assert all(abs(counts[outcome] - 1000) < 150 for outcome in range(5))


def test_secret_share_and_number_all_matter() -> None:
    def stream(secret: str, shares: tuple[str, ...] = (), start: int = 0) -> list[int]:
        return [outcome_of(secret, shares, start + k, 1000) for k in range(8)]

    streams = [stream(ZEROS), stream("1" * 64), stream(ZEROS, ("a",)), stream(ZEROS, ("b",)), stream(ZEROS, (), 8)]
    assert len({tuple(values) for values in streams}) == 5


def test_a_new_secret_is_long_and_never_the_same() -> None:
    secrets = {new_secret() for _ in range(50)}
    assert len(secrets) == 50
    assert {len(secret) for secret in secrets} == {64}


def test_live_dice_go_on_where_they_stopped() -> None:
    whole = SecretDice(ZEROS, ("a",))
    draws = [whole.pick(6) for _ in range(10)]
    later = SecretDice(ZEROS, ("a",), index=4)
    assert [later.pick(6) for _ in range(6)] == draws[4:]


def test_a_tape_gives_what_was_drawn_since_it_was_last_read() -> None:
    dice = TapedDice(Dice(1))
    drawn = [dice.pick(9), dice.pick(9)]
    assert dice.pick(1) == 0
    assert dice.read() == drawn
    third = dice.pick(9)
    assert dice.read() == [third]
    assert dice.read() == []
    assert [*drawn, third] == [Dice(1).pick(9), *_skip(Dice(1), 1, 2)]


def _skip(dice: Dice, skipped: int, wanted: int) -> list[int]:
    return [dice.pick(9) for _ in range(skipped + wanted)][skipped:]


def test_recorded_dice_repeat_the_record_and_note_what_was_asked() -> None:
    dice = RecordedDice([3, 0])
    assert [dice.pick(6), dice.pick(1), dice.pick(2)] == [3, 0, 0]
    assert dice.sizes == [6, 2]
    assert dice.read() == [3, 0]


@pytest.mark.parametrize("outcome", [6, -1, 10**30])
def test_recorded_dice_refuse_an_impossible_outcome(outcome: int) -> None:
    with pytest.raises(BadRecord, match="record-dice") as raised:
        RecordedDice([outcome]).pick(6)
    assert str(outcome) in raised.value.detail


def test_recorded_dice_refuse_to_make_something_up() -> None:
    with pytest.raises(BadRecord, match="record-dice: an entry asks for more"):
        RecordedDice([]).pick(6)
