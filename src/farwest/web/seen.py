"""All that one viewer's page is drawn from. Nothing a viewer may not know ever gets into a `Seen`."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal, NamedTuple

from farwest.engine.core import SPECTATOR, Dice, State
from farwest.engine.errors import Phrase, Refusal
from farwest.engine.game import Game
from farwest.engine.journal import Fact, Journal
from farwest.engine.match import Match
from farwest.engine.outcome import Outcome

Mode = Literal["play", "replay", "curtain"]


class SeatSeen(NamedTuple):
    """A seat as everybody sees it."""

    kind: Literal["person", "bot", "open"]
    name: str = ""  # of the person
    level: str | None = None  # of the bot, or of the bot that sits in
    present: bool = True
    waiting: bool = False  # is being waited for
    since: int | None = None  # for how many seconds already
    clock: int | None = None  # seconds left
    running: bool = False


class Line(NamedTuple):
    """A fact of the journal. `number` counts the lines that this viewer was told, `entry` the acts of the record.

    Acts count from 1; 0 is the set-up.
    """

    number: int
    entry: int
    fact: Fact

    @property
    def private(self) -> bool:
        return self.fact.to is not None


class Said(NamedTuple):
    """A line of the chat; `seat` None for a spectator."""

    name: str
    seat: int | None
    text: str
    gallery: bool = False


class Option(NamedTuple):
    text: str
    label: Phrase
    rule: str


class Setting(NamedTuple):
    """How the table is played, in the words of text keys."""

    code: str
    title: str = ""
    pace: str = "none"
    memory_aid: bool = True


@dataclass(frozen=True, kw_only=True)
class Seen:
    """`version` is what forms send back as `seen`, `moved` what it was when the game last moved; `mine` are the seats
    that this person holds; `behind` is the seat that the curtain waits for."""

    game: Game
    lang: str
    view: Mapping[str, Any]
    setting: Setting
    seats: Sequence[SeatSeen]
    viewer: int = SPECTATOR
    version: int = 0
    moved: int = 0
    mode: Mode = "play"
    lines: Sequence[Line] = ()
    talk: Sequence[Said] = ()
    mine: Sequence[int] = ()
    behind: int | None = None
    acts: frozenset[int] = frozenset()  # the entries that are this viewer's own acts
    can_undo: bool = False
    outcome: Outcome | None = None
    sand_left: int | None = None  # seconds that a timer of the game's rules still runs
    rematch: str | None = None  # code of the next table, once somebody asked for it

    @property
    def is_spectator(self) -> bool:
        return self.viewer == SPECTATOR

    @property
    def plays(self) -> bool:
        """Is there something for this viewer to choose on this page?"""
        return self.mode == "play" and bool(self._choices)

    @property
    def owes(self) -> bool:
        """Is this viewer waited for? Who may only interrupt is not."""
        return self.mode == "play" and bool(self.view["legal"])

    @property
    def _choices(self) -> list[str]:
        """What must be chosen, and what may be done although nothing must."""
        return [*self.view["legal"], *self.view.get("interrupts", ())]

    @cached_property
    def legal(self) -> list[Option]:
        """The choices in words, in the specification's order; none where nothing is to be chosen."""
        if not self.plays:
            return []
        game = self.game
        actions = [(text, game.parse(text)) for text in self._choices]
        return [Option(text, game.label(action, self.view), game.rule(action)) for text, action in actions]


class Read(NamedTuple):
    """The journal as far as a viewer has read it: `facts` of it, of which `last` was the last."""

    viewer: int = SPECTATOR
    facts: int = 0
    last: Fact | None = None
    lines: Sequence[Line] = ()

    def on(self, match: Match, viewer: int) -> Read:
        """All that he may read now; what he had read before stays the same lines, unless it was taken back.

        Lines are numbered among those he reads: a number tells nothing.
        """
        facts = match.journal.facts
        begun = self.viewer == viewer and 0 < self.facts <= len(facts) and facts[self.facts - 1] is self.last
        start, lines = (self.facts, list(self.lines)) if begun else (0, [])
        for index in range(start, len(facts)):
            fact = facts[index]
            if fact.to is None or viewer in fact.to:
                lines.append(Line(len(lines) + 1, bisect_right(match.marks, index), fact))
        return Read(viewer, len(facts), facts[-1] if facts else None, lines)


UNREAD: Final = Read()


def lines_of(match: Match, viewer: int) -> list[Line]:
    """The journal as the viewer may read it."""
    return list(UNREAD.on(match, viewer).lines)


def why_not(game: Game, state: State, seat: int, texts: str) -> Refusal | None:
    """Why the last of several steps may not be taken after the others; None when it may. Malformed: no action at all.

    The steps before it are choices that the page holds and has not sent. They are tried on a copy, as long as they
    bring nothing to light: nobody may ask his way through a secret.
    """
    *before, last = [game.parse(text) for text in texts.split()] or [game.parse(texts)]
    copy, journal = state.clone(), Journal()
    copy.journal = journal
    for action in before:
        refusal = copy.why_not(seat, action)
        if refusal is not None:
            return refusal
        copy.play(seat, action, Dice(1))
        if any(fact.reveals for fact in journal.facts):
            return state.why_not(seat, last)
    return copy.why_not(seat, last)
