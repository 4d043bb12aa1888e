"""One game at one keyboard: a match, who sits where, and the file it is kept in."""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from farwest.bots.levels import make
from farwest.engine.chance import new_secret
from farwest.engine.data import Plain
from farwest.engine.errors import BadRecord, NoUndo, Phrase, Refusal
from farwest.engine.game import Game
from farwest.engine.journal import Fact
from farwest.engine.match import Match, resume
from farwest.engine.outcome import Outcome
from farwest.engine.record import RETRACT, Record, load
from farwest.games import GAMES
from farwest.terminal.seating import Sitter, Wrong, read_sitter


class Table:
    """Everything that people are shown goes through `view`, `facts` and `why_not`, each for one viewer."""

    def __init__(self, match: Match, secret: str, path: Path | None = None) -> None:
        self.game = match.game
        self.sitters = [read_sitter(text) for text in match.record.seats]
        self.path = path
        self.stumbled: str | None = None  # what went wrong with a bot's last choice
        self._match = match
        self._secret = secret

    @classmethod
    def new(
        cls,
        game: Game,
        sitters: Sequence[Sitter],
        options: Mapping[str, object],
        *,
        secret: str | None = None,
        start: dict[str, Plain] | None = None,
        path: Path | None = None,
    ) -> Table:
        secret = secret or new_secret()
        seats = [sitter.text() for sitter in sitters]
        match = Match.new(game, len(seats), options, seats, secret=secret, start=start)
        return cls(match, secret, path)

    @classmethod
    def open(cls, path: Path) -> Table:
        """A saved game to go on with. BadRecord, UnknownGame."""
        record = load(path)
        match = resume(GAMES.find(record.game), record)
        assert record.secret is not None  # else `resume` would have refused
        if len(record.seats) != record.players:
            raise BadRecord("record-broken", detail="not a name for each seat")
        return cls(match, record.secret, path)

    # What is known.

    @property
    def over(self) -> bool:
        return self._match.state.over

    @property
    def moves(self) -> int:
        return len(self._match.entries)

    def owing(self) -> list[int]:
        """Who owes a decision now: bots first, for nobody needs to see them think."""
        return sorted(self._match.state.to_act(), key=lambda seat: self.sitters[seat].level is None)

    def view(self, viewer: int) -> dict[str, Any]:
        return self._match.state.view(viewer)

    def has_secrets(self, seat: int) -> bool:
        """Does the seat's view show what the others at this keyboard may not see?"""
        return self._match.state.has_secrets(seat)

    def facts(self, viewer: int, since: int = 0) -> list[Fact]:
        return self._match.facts(viewer, since)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return self._match.state.why_not(seat, action)

    def outcome(self) -> Outcome:
        """How the game ended; only once it has."""
        outcome = self._match.state.outcome()
        assert outcome is not None
        return outcome

    def last_move_of(self, seat: int) -> int:
        """The number of the seat's last entry, 0 when it has none."""
        return max((number for number, entry in enumerate(self._match.entries) if entry.seat == seat), default=0)

    def record(self) -> Record:
        """All of the game, with the secret: what a file keeps, so that the game can go on."""
        whole = copy.copy(self._match.record)
        whole.secret = self._secret
        return whole

    # What is done.

    def act(self, seat: int, text: str) -> None:
        self._do(lambda: self._match.play(seat, text))

    def undo(self, seat: int) -> None:
        """Take back the seat's last act. NoUndo."""
        if self._match.state.can_retract(seat):
            self.act(seat, RETRACT)
        elif not self._match.can_undo(seat):
            raise NoUndo(Phrase("mistake-no-undo"))
        else:
            self._do(lambda: self._match.undo(seat))

    def bot_acts(self, seat: int) -> None:
        """The bot of a seat decides. One that fails plays the first thing it may, and the table goes on."""
        view = self.view(seat)
        level = self.sitters[seat].level
        assert level is not None
        self.stumbled = None
        try:
            choice = make(level, self.game, self.seed(seat)).choose(view, view["legal"])
        except Exception as error:
            self.stumbled = type(error).__name__
            choice = view["legal"][0]
        self.act(seat, choice)

    def seed(self, seat: int) -> int:
        """A fresh one for each decision, out of the secret: a game resumed goes on as if it had never stopped."""
        source = f"{self._secret} bot {seat} {self.moves}"
        return int.from_bytes(hashlib.sha256(source.encode()).digest()[:6], "big")

    def save(self, path: Path | None = None) -> None:
        """Keep the game in its file, or in another one that becomes its file."""
        path = path or self.path
        if path is None:
            return
        try:
            self.record().save(path)
        except OSError as error:
            raise Wrong("term-not-saved", {"file": f"={path}", "why": f"={error.strerror or error}"}) from None
        self.path = path

    def _do(self, change: Callable[[], object]) -> None:
        """Change the match and keep it. Interrupted half-way, it is as if nothing had been asked for."""
        try:
            change()
        except KeyboardInterrupt:
            self._match = resume(self.game, self.record())
            raise
        self.save()
