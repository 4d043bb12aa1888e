"""A recorded game, played again step by step, through chosen eyes."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from farwest.engine.core import SPECTATOR
from farwest.engine.eyes import EVERYBODY, facts_for, view_for
from farwest.engine.game import Game
from farwest.engine.journal import Fact
from farwest.engine.match import Match, replay
from farwest.engine.record import Record
from farwest.lab.naming import seat_called
from farwest.terminal import ink
from farwest.terminal.boards import View, board_for
from farwest.terminal.commands import read_number
from farwest.terminal.screen import Scene, Screen
from farwest.terminal.seating import Wrong
from farwest.terminal.show import Hangup, Terminal
from farwest.words import Words

FORWARD: Final = ("", "\r", "\n", " ", "n", "\x1b[C", "\x1b[B")
BACK: Final = ("b", "p", "\x7f", "\x08", "\x1b[D", "\x1b[A")
FIRST: Final = ("0", "\x1b[H", "\x1b[1~")
LAST: Final = ("e", "\x1b[F", "\x1b[4~")
QUIT: Final = ("q", "\x1b", "\x03", "\x04")
OTHER_EYES: Final = "v"
JUMP: Final = "g"
JOURNAL: Final = "j"


class Player:
    """`at` is the number of entries played; 0 is the set-up."""

    def __init__(self, game: Game, record: Record, viewer: int, terminal: Terminal, words: Words) -> None:
        self.game = game
        self.record = record
        self.viewer = viewer
        self.terminal = terminal
        self.words = words
        self.screen = Screen(board_for(game, words, record), words)
        self.screen.owner = self._owner
        self.names = [seat_called(seat, words) for seat in record.seats]
        self.length = len(record.entries)
        self.match = replay(game, record)  # whole, so that a record that is not true is refused at once
        self.at = 0

    def run(self, at: int) -> None:
        self.jump(at)
        with self.terminal:
            self.show()
            while True:
                try:
                    key = self.terminal.key()
                except (Hangup, KeyboardInterrupt):
                    return
                if key in QUIT:
                    return
                self.show(self.press(key))

    def jump(self, at: int) -> None:
        if not 0 <= at <= self.length:
            raise Wrong("cli-no-such-move", {"count": self.length})
        self.at = at
        self.match = replay(self.game, self.record, at)

    def press(self, key: str) -> list[Text] | None:
        """Move, look with other eyes, or say what the keys do."""
        number = read_number(key) if len(key) > 1 or not self.terminal.interactive else None
        if key == JUMP and self.terminal.interactive:
            number = read_number(self.terminal.ask(self.words.say("term-replay-jump", count=self.length)))
        if number is not None:
            self.jump(max(0, min(number, self.length)))
        elif key in FORWARD:
            self.step(1)
        elif key in BACK:
            self.step(-1)
        elif key in FIRST or key in LAST:
            self.jump(0 if key in FIRST else self.length)
        elif key == JOURNAL:
            self._journal()
        elif key == OTHER_EYES:
            return self._other_eyes()
        else:
            return self._keys()
        return None

    def _keys(self) -> list[Text]:
        return [Text(f" {self.words.say('term-replay-keys')}", "faint")]

    def step(self, way: int) -> None:
        """To the next moment at which these eyes see something new; one entry further for all eyes."""
        seen = self._facts(self.match)
        while 0 <= self.at + way <= self.length:
            self.jump(self.at + way)
            if self.viewer == EVERYBODY or self._facts(self.match) != seen:
                return

    def _facts(self, match: Match) -> int:
        return len(facts_for(match, self.viewer))

    def _other_eyes(self) -> list[Text] | None:
        """Round the table, and then all at once. While a game goes on, nobody is shown another's cards by a key."""
        if self.record.result is None:
            return [Text(f" {self.words.say('term-replay-unfinished')}", "bad")]
        eyes = [SPECTATOR, *range(self.record.players), EVERYBODY]
        self.viewer = eyes[(eyes.index(self.viewer) + 1) % len(eyes)]
        return None

    def _journal(self) -> None:
        facts = facts_for(self.match, self.viewer)
        lines = [line for fact in facts for line in self.screen.fact(fact, self.terminal.width - 1)]
        self.terminal.page(lines, self.words.say("term-more"), self.words.say("term-back"), newest=True)

    def show(self, message: list[Text] | None = None) -> None:
        facts = facts_for(self.match, self.viewer)
        fresh = len(facts) - len(facts[: self._before()])
        view = self._view()
        if message is None and self.terminal.interactive:
            message = self._keys()
        foot = [self._position(), *(message or [])]
        scene = Scene({**view, "legal": []}, self.names, facts, fresh, (), foot)
        lines = self.screen.lines(scene, self.terminal.width, self.terminal.height)
        if not self.terminal.interactive:
            news = facts[len(facts) - fresh :] if fresh else []
            lines += [line for fact in news for line in self.screen.fact(fact, self.terminal.width)]
        self.terminal.show(lines)

    def _view(self) -> View:
        state = self.match.state
        view = view_for(state, self.viewer)
        return self.screen.board.laid_open(view, state.dump()) if self.viewer == EVERYBODY else view

    def _before(self) -> int:
        """How many of the facts these eyes had seen before the last entry."""
        if self.at == 0:
            return 0
        start = self.match.marks[self.at - 1]
        shown = self.match.journal.facts[:start]
        return sum(self.viewer == EVERYBODY or fact.shows_to(self.viewer) for fact in shown)

    def _position(self) -> Text:
        if self.viewer == SPECTATOR:
            eyes = self.words.say("word-spectator")
        elif self.viewer == EVERYBODY:
            eyes = self.words.say("term-replay-everybody")
        else:
            eyes = self.words.say(self.screen.board.side(self.match.state.view(SPECTATOR), self.viewer))
        text = self.words.say("term-replay-at", at=self.at, count=self.length, eyes=f"={eyes}")
        line = Text.assemble((f" {text}", "number"), no_wrap=True)
        if self.viewer == EVERYBODY and self.at:
            line.append(f"  {self.record.entries[self.at - 1].text}", "faint")
        return line

    def _owner(self, fact: Fact) -> Text:
        """Whose private knowledge a fact is, where everybody's is shown."""
        if self.viewer != EVERYBODY or not fact.to:
            return Text(ink.EYE, "private")
        view = self.match.state.view(SPECTATOR)
        return Text.assemble((ink.EYE, "private"), self.screen.board.badge(view, fact.to[0]))
