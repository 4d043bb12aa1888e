"""The proof of a fair deal: true records pass, forged ones are caught wherever they were forged."""

from collections import Counter
from collections.abc import Callable

import pytest

from farwest.engine.chance import commitment
from farwest.engine.core import Dice
from farwest.engine.errors import BadRecord
from farwest.engine.match import Match
from farwest.engine.record import Record, from_json
from farwest.engine.verify import verify
from farwest.kit.play import random_move
from tests.kit_games.prospectors.game import GAME


def record(entries: int = 10_000) -> Record:
    match, dice = Match.new(GAME, 2, secret="live", shares=("ann", "bob")), Dice(4)
    while not match.state.over and len(match.entries) < entries:
        match.play(*random_move(GAME, match.state, dice))
    return from_json(match.record.to_json())


def test_a_true_record_is_proved_draw_by_draw() -> None:
    true = record()
    proof = verify(GAME, true)
    assert proof.draws is not None
    assert [draw.number for draw in proof.draws] == list(range(true.draws()))
    outcomes = [*true.setup, *(outcome for entry in true.entries for outcome in entry.outcomes)]
    assert [draw.outcome for draw in proof.draws] == outcomes
    assert [draw.entry for draw in proof.draws[: len(true.setup)]] == [0] * len(true.setup)
    assert proof.draws[0].among == 6
    assert proof.match.record.result == true.result


def test_while_the_game_goes_on_only_the_replay_can_be_checked() -> None:
    proof = verify(GAME, record(entries=3))
    assert proof.draws is None
    assert len(proof.match.entries) == 3


def caught(change: Callable[[Record], None]) -> BadRecord:
    forged = record()
    change(forged)
    forged.result = None
    with pytest.raises(BadRecord) as raised:
        verify(GAME, forged)
    return raised.value


def test_a_forged_outcome_of_the_set_up() -> None:
    def forge(forged: Record) -> None:
        forged.setup[0] = (forged.setup[0] + 1) % 6

    mistake = caught(forge)
    assert mistake.phrase.key == "record-forged"
    assert mistake.phrase.args == {"number": 0}
    assert "draw 0" in mistake.detail


def test_no_outcome_of_any_entry_can_be_forged() -> None:
    """Some forgeries make a game that cannot be; those that make another possible game are found by the secret."""
    keys = Counter[str]()
    for number, entry in enumerate(record().entries):
        for place, outcome in enumerate(entry.outcomes):
            for value in {0, 1, 2} - {outcome}:
                outcomes = [*entry.outcomes[:place], value, *entry.outcomes[place + 1 :]]
                keys[caught(replace_outcomes(number, outcomes)).phrase.key] += 1
    assert keys["record-forged"] > 5
    assert set(keys) <= {"record-forged", "record-dice", "record-illegal"}


def replace_outcomes(number: int, outcomes: list[int]) -> Callable[[Record], None]:
    def forge(forged: Record) -> None:
        forged.entries[number] = forged.entries[number]._replace(outcomes=outcomes)

    return forge


def test_a_secret_that_is_not_the_one_committed_to() -> None:
    def forge(forged: Record) -> None:
        forged.secret = "another"

    assert caught(forge).phrase.key == "record-commitment"


def test_a_secret_and_a_commitment_exchanged_together() -> None:
    """Nothing is left to compare with but the draws: they tell."""

    def forge(forged: Record) -> None:
        forged.secret, forged.commitment = "another", commitment("another")

    assert caught(forge).phrase.key == "record-forged"


def test_shares_exchanged_afterwards() -> None:
    def forge(forged: Record) -> None:
        forged.shares = ["ann", "eve"]

    assert caught(forge).phrase.key == "record-forged"


def test_a_secret_without_a_commitment_proves_nothing() -> None:
    def forge(forged: Record) -> None:
        forged.commitment = None

    assert caught(forge).phrase.key == "record-no-commitment"


def test_moves_exchanged_afterwards() -> None:
    def forge(forged: Record) -> None:
        forged.entries[0] = forged.entries[0]._replace(seat=1 - forged.entries[0].seat)

    assert caught(forge).phrase.key == "record-illegal"
