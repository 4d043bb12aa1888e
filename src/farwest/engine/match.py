"""A game being played or played again: a record, the position it leads to, and what happened on the way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from farwest.engine.chance import RecordedDice, SecretDice, Tape, TapedDice, commitment, new_secret
from farwest.engine.core import TABLE, Chance, State
from farwest.engine.data import Plain
from farwest.engine.errors import BadRecord, ImpossiblePosition, Mistake, NoUndo, Phrase
from farwest.engine.game import Game
from farwest.engine.journal import Fact, Journal
from farwest.engine.options import BadOption
from farwest.engine.record import RETRACT, Entry, Record


class Match:
    """The record is the truth; `state`, `journal` and `marks` are derived from it and kept in step.

    `marks[k]` is the length of the journal before entry k, `barriers[k]` whether entry k can be taken back no more.
    """

    def __init__(self, game: Game, record: Record, dice: Tape) -> None:
        """Deals the first position. Use `new`, `simulate` or `replay`."""
        self.game = game
        self.record = record
        self.dice = dice
        self.state = _first_position(game, record, dice)
        self.journal = self.state.journal or Journal()
        self.marks: list[int] = []
        self.barriers: list[bool] = []

    @classmethod
    def new(
        cls,
        game: Game,
        players: int,
        options: Mapping[str, object] | None = None,
        seats: Sequence[str] = (),
        *,
        secret: str | None = None,
        shares: Sequence[str] = (),
        start: dict[str, Plain] | None = None,
    ) -> Match:
        """A live game with provable dice: the commitment stands in the record, the secret comes in at the end."""
        secret = secret or new_secret()
        record = _blank(game, players, options or {}, seats, start)
        record.commitment = commitment(secret)
        record.shares = list(shares)
        return cls._deal(game, record, SecretDice(secret, shares))

    @classmethod
    def simulate(cls, game: Game, players: int, options: Mapping[str, object] | None, chance: Chance) -> Match:
        """A game on any dice: self-play and tests. Its record replays but proves nothing."""
        return cls._deal(game, _blank(game, players, options or {}, (), None), TapedDice(chance))

    @classmethod
    def _deal(cls, game: Game, record: Record, dice: Tape) -> Match:
        match = cls(game, record, dice)
        record.setup = dice.read()
        return match

    @property
    def entries(self) -> list[Entry]:
        return self.record.entries

    def play(self, seat: int, text: str) -> None:
        """One act of a seat, or of the TABLE. A Mistake leaves everything as it was."""
        before = len(self.journal.facts)
        sealed = self.state.sealed()
        if text == RETRACT:
            self._retract(seat)
        else:
            self.state.play(seat, self.game.parse(text), self.dice)
        outcomes = self.dice.read()
        self.entries.append(Entry(seat, text, outcomes))
        self.marks.append(before)
        told = self.journal.facts[before:]
        # A sealed choice is taken back by RETRACT. Undo, of it or of the act that opened the window, would depend on
        # whether somebody has sealed since, and so would tell.
        sealed = sealed or self.state.sealed()
        self.barriers.append(bool(outcomes) or sealed or self.state.over or any(fact.reveals for fact in told))
        self._close()

    def _retract(self, seat: int) -> None:
        if not 0 <= seat < self.state.players or not self.state.can_retract(seat):
            raise NoUndo(Phrase("mistake-no-undo"))
        self.state.retract(seat)

    def _close(self) -> None:
        outcome = self.state.outcome()
        if outcome is None:
            return
        self.record.result = outcome.plain()
        if isinstance(self.dice, SecretDice):
            self.record.secret = self.dice.secret

    def can_undo(self, seat: int) -> bool:
        """Was the last act this seat's own, with nothing drawn and nothing revealed by it?"""
        return bool(self.entries) and self.entries[-1].seat == seat and not self.barriers[-1] and seat != TABLE

    def undo(self, seat: int) -> Entry:
        """Take back the seat's last act, as if it had never been played. Again and again, up to the last barrier."""
        if not self.can_undo(seat):
            raise NoUndo(Phrase("mistake-no-undo"))
        undone = self.entries[-1]
        earlier = replay(self.game, self.record, len(self.entries) - 1)
        self.entries.pop()
        self.state, self.journal = earlier.state, earlier.journal
        self.marks, self.barriers = earlier.marks, earlier.barriers
        return undone

    def at(self, count: int) -> State:
        """The position after the first `count` entries."""
        return replay(self.game, self.record, count).state

    def facts(self, viewer: int, since: int = 0) -> list[Fact]:
        """What the viewer was told, from entry number `since` on."""
        start = 0 if since == 0 else self.marks[since] if since < len(self.marks) else len(self.journal.facts)
        return [fact for fact in self.journal.facts[start:] if fact.shows_to(viewer)]


def replay(game: Game, record: Record, count: int | None = None) -> Match:
    """Play a record again, to the end or through its first `count` entries. BadRecord when it cannot have happened."""
    _check_version(game, record)
    entries = record.entries if count is None else record.entries[:count]
    partial = Record(**{name: getattr(record, name) for name in _HEADER})
    dice = RecordedDice(record.setup)
    try:
        match = Match._deal(game, partial, dice)
    except (BadOption, ImpossiblePosition) as error:
        raise BadRecord("record-setup", detail=str(error)) from None
    _all_used(dice, "the set-up")
    for number, entry in enumerate(entries, 1):
        dice.outcomes = list(entry.outcomes)
        try:
            match.play(entry.seat, entry.text)
        except BadRecord:
            raise
        except Mistake as error:
            raise BadRecord("record-illegal", {"number": number}, f"{entry.text}: {error.phrase.key}") from None
        _all_used(dice, f"entry {number}")
    if count is None and record.result is not None and record.result != partial.result:
        raise BadRecord("record-result", detail="the entries lead to another result")
    return match


def resume(game: Game, record: Record) -> Match:
    """Go on with an unfinished live game: its record must hold the secret."""
    match = replay(game, record)
    if record.secret is None:
        raise BadRecord("record-no-secret")
    if record.commitment is not None and commitment(record.secret) != record.commitment:
        raise BadRecord("record-commitment", detail="the secret is not the one committed to")
    match.record.secret = None if match.record.result is None else record.secret
    match.dice = SecretDice(record.secret, record.shares, record.draws())
    return match


_HEADER = ("game", "rules_version", "players", "options", "seats", "commitment", "shares", "secret", "start")


def _check_version(game: Game, record: Record) -> None:
    if record.game != game.id:
        raise BadRecord("record-setup", detail=f"a record of {record.game}, not of {game.id}")
    if record.rules_version > game.rules_version:
        raise BadRecord("record-newer", detail=f"rules version {record.rules_version}")
    if record.rules_version not in game.replays_versions:
        raise BadRecord("record-older", detail=f"rules version {record.rules_version}")


def _all_used(dice: RecordedDice, where: str) -> None:
    if dice.outcomes:
        raise BadRecord("record-dice", detail=f"{where} holds outcomes that nothing asks for")


def _blank(
    game: Game, players: int, options: Mapping[str, object], seats: Sequence[str], start: dict[str, Plain] | None
) -> Record:
    chosen = game.read_options(players, options)
    names = list(seats) or [""] * players
    if len(names) != players:
        raise BadOption(f"{len(names)} names for {players} players")
    return Record(
        game=game.id,
        rules_version=game.rules_version,
        players=players,
        options={name: list(value) if isinstance(value, list) else value for name, value in chosen.items()},
        seats=names,
        start=start,
    )


def _first_position(game: Game, record: Record, dice: Tape) -> State:
    if record.start is None:
        return game.new(record.players, record.options, dice, Journal())
    state = game.load(record.start)
    if state.players != record.players:
        raise ImpossiblePosition(f"a position for {state.players} players at a table of {record.players}")
    state.journal = Journal()
    state.settle(dice)
    return state
