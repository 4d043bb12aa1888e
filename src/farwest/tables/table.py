"""A table as pages and the hub know it: who sits where, who may see what, what is due."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from farwest.engine.core import SPECTATOR
from farwest.engine.data import Plain
from farwest.engine.record import Record
from farwest.tables.clocks import Clock
from farwest.tables.course import Course, Line, version_of
from farwest.tables.errors import NotOver, NotYourSeat
from farwest.tables.log import BACK
from farwest.tables.plan import Person


class Table(Course):
    """It says whatever may be asked, and never more to a viewer than he may know, except where it says so."""

    # What pages ask.

    @property
    def title(self) -> str:
        return self.plan.title

    def holds(self, person: Person, seat: int) -> bool:
        return 0 <= seat < len(self.seats) and person.id in self.seats[seat].keepers

    def must_hold(self, person: Person, seat: int) -> None:
        """NotYourSeat unless the person holds the seat: asked before anything is done in a seat's name."""
        if not self.holds(person, seat):
            raise NotYourSeat

    def seats_of(self, person: Person) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if person.id in seat.keepers]

    def viewer_for(self, person: Person, asked: int | None = None) -> int:
        """Through whose eyes the person looks: the seat asked for, one that owes a decision, his first, or none."""
        mine = self.seats_of(person)
        if asked is not None and asked in mine:
            return asked
        owing = [seat for seat in mine if self.match and self.match.state.owes(seat)]
        return next(iter([*owing, *mine]), SPECTATOR)

    def view(self, viewer: int) -> dict[str, Plain]:
        return self.state.view(viewer)

    def can_undo(self, seat: int) -> bool:
        """Was the last act this seat's, by its player himself, with nothing revealed by it?"""
        playing = self.match is not None and self.phase == "playing" and self.match.can_undo(seat)
        return playing and self.seats[seat].bot is None

    def can_retract(self, seat: int) -> bool:
        return self.phase == "playing" and self.state.can_retract(seat)

    def clocks(self, viewer: int, now: float) -> list[Clock] | None:
        """By seat, as this viewer may see them; None where no clock is used or none has begun to run."""
        if self.clockwork is None or self.plan.pace.kind == "none":
            return None
        waiting = [seat for seat in self.state.waiting() if self.seats[seat].bot is None]
        return self.clockwork.shown(viewer, waiting, now)

    def votes_against(self, seat: int) -> frozenset[int]:
        """The seats that want a bot in the place of this player, since he last did anything."""
        return self.votes[seat]

    def talk(self, viewer: int) -> list[Line]:
        """Spectators read both rooms; seats read the table's, and the gallery's too once the game is over."""
        both = viewer == SPECTATOR or self.phase == "over"
        return [line for line in self.lines if both or line.room == "table"]

    def record(self) -> Record:
        """For download, replay and proof, secret included. NotOver before the end, for everybody."""
        if self.match is None or self.phase != "over":
            raise NotOver
        return self.match.record

    # What the hub asks.

    def bots_to_act(self) -> list[int]:
        """The seats that owe a decision and are played by a bot."""
        return [seat for seat in self.state.to_act() if self.seats[seat].bot] if self.phase == "playing" else []

    def due_at(self) -> float | None:
        """When the table must be looked at although nobody asks: a bot's turn, a clock about to run out."""
        if self.bots_to_act():
            return self.moved_at
        if self.clockwork is None or self.phase != "playing":
            return None
        ends = [self.clockwork.deadline(), self.sand.due if self.sand else None]
        return min((end for end in ends if end is not None), default=None)

    @property
    def is_timed(self) -> bool:
        """Can time run out here?"""
        return self.plan.pace.kind != "none" or self.sand is not None

    def is_late(self, now: float) -> bool:
        """Has a clock or the sand run out?"""
        if self.clockwork is None or self.phase != "playing":
            return False
        return bool(self.clockwork.out(now)) or (self.sand is not None and self.sand.due <= now)

    def hurries_a_bot(self, seat: int, text: str) -> bool:
        """Would the act turn a timer against a bot, which answers at once and is never late? (BC-5.23)"""
        actions = [action for action in self.state.interrupts(seat) if self.game.text(action) == text]
        timer = self.game.timer(self.state, actions[0]) if actions else None
        return timer is not None and self.seats[timer.seat].bot is not None

    def has_done(self, seat: int, texts: Sequence[str], seen: int) -> bool:
        """Was this very change made already? A double click, or a second try after a lost answer."""
        mine = [row for row in self.log if row.seen == seen and row.seat == seat and row.text != BACK]
        return any([row.text for row in change] == list(texts) for _, change in groupby(mine, version_of))
