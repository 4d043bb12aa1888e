"""Was the deal fair, and is the record true? Anyone who holds the file can ask."""

from __future__ import annotations

from typing import NamedTuple

from farwest.engine.chance import RecordedDice, commitment, outcome_of
from farwest.engine.errors import BadRecord
from farwest.engine.game import Game
from farwest.engine.match import Match, replay
from farwest.engine.record import Record


class Draw(NamedTuple):
    """One outcome checked: draw `number` of the game, for entry `entry` (0 is the set-up), among `among`."""

    entry: int
    number: int
    among: int
    outcome: int


class Proof(NamedTuple):
    """What was found. `draws` is None where the secret is not published, so that only the replay could be checked."""

    match: Match
    draws: list[Draw] | None


def verify(game: Game, record: Record) -> Proof:
    """Replay the record and check every outcome against the secret, where known. BadRecord when it is not true."""
    match = replay(game, record)
    if record.secret is None:
        return Proof(match, None)
    if record.commitment is None:
        raise BadRecord("record-no-commitment")
    if commitment(record.secret) != record.commitment:
        raise BadRecord("record-commitment", detail="the secret is not the one committed to")
    draws = draws_of(match, record)
    for draw in draws:
        if outcome_of(record.secret, record.shares, draw.number, draw.among) != draw.outcome:
            raise BadRecord("record-forged", {"number": draw.entry}, f"draw {draw.number} is not what the secret gives")
    return Proof(match, draws)


def draws_of(match: Match, record: Record) -> list[Draw]:
    """Every outcome of a record just replayed, with the number of possibilities it was drawn from."""
    assert isinstance(match.dice, RecordedDice)
    outcomes = [(0, outcome) for outcome in record.setup]
    for number, entry in enumerate(record.entries, 1):
        outcomes += [(number, outcome) for outcome in entry.outcomes]
    pairs = zip(outcomes, match.dice.sizes, strict=True)
    return [Draw(entry, index, among, outcome) for index, ((entry, outcome), among) in enumerate(pairs)]
