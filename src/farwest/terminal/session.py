"""A game at the keyboard: whose turn it is, what they are shown, when the curtain falls."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.text import Text

from farwest.engine.core import SPECTATOR
from farwest.terminal import ending
from farwest.terminal.answers import Answers, WantsOut, spare_file
from farwest.terminal.boards import board_for
from farwest.terminal.commands import fold, read_command
from farwest.terminal.screen import ROOMY_HEIGHT, Scene, Screen
from farwest.terminal.seating import Wrong
from farwest.terminal.show import Closed, Hangup, Terminal
from farwest.terminal.story import Story
from farwest.terminal.table import Table
from farwest.words import Words

BOT_PAUSE: Final = 0.8
LONG_ANSWER: Final = 7  # lines below the choices in a large window
SHORT_ANSWER: Final = 2  # and in a small one


class Left(Exception):
    """The people went home. `saved` is where the game waits for them, if it does."""

    def __init__(self, saved: Path | None) -> None:
        super().__init__()
        self.saved = saved


class Session:
    def __init__(self, table: Table, terminal: Terminal, words: Words) -> None:
        self.table = table
        self.terminal = terminal
        self.words = words
        self.board = board_for(table.game, words, table.record())
        self.screen = Screen(self.board, words)
        self.story = Story(terminal, self.screen, words)
        self.answers = Answers(table, self.screen, terminal, words)
        self.people = [seat for seat, sitter in enumerate(table.sitters) if sitter.level is None]
        self.names = self._names()
        self.front: int | None = None  # the person whose secrets are on the screen
        self.last: int | None = None  # who decided last
        self.told = {seat: table.last_move_of(seat) for seat in [*self.people, SPECTATOR]}  # entries told so far
        self.since = dict(self.told)  # the entry from which facts are new to the seat in this turn
        self.notice: list[Text] = []

    def _names(self) -> list[str]:
        """What the seats are called; a person alone among bots is simply you."""
        alone = len(self.people) == 1
        names = [sitter.called(self.words) for sitter in self.table.sitters]
        return [name or (self.words.say("word-you") if alone else "") for name in names]

    def run(self) -> list[Text]:
        """Play to the end, or until the people leave. Returns what to print below."""
        try:
            with self.terminal:
                while not self.table.over:
                    self._go_on()
                self._catch_up(self._audience())
                self._last_page()
        except Left as left:
            return ending.farewell(left.saved, self.words)
        return self._result() if self.terminal.interactive else []

    def _go_on(self) -> None:
        try:
            self._turn(self._next())
        except (WantsOut, KeyboardInterrupt):
            self._leave(asking=True)
        except Hangup as hangup:
            self._leave(asking=self.terminal.interactive and not isinstance(hangup, Closed))

    def _next(self) -> int:
        """Who decides now: a bot before any person, and whoever sits before the screen before the others."""
        owing = self.table.owing()
        bots = [seat for seat in owing if seat not in self.people]
        if bots or self.front not in owing:
            return (bots or owing)[0]
        return self.front

    def _turn(self, seat: int) -> None:
        if seat not in self.people:
            self._bot(seat)
            return
        if self.last != seat:
            self.since[seat] = self.table.last_move_of(seat)
        secret = self._secret(seat)
        if seat != self.front and secret:
            self._curtain(seat)
        self.front = seat
        self._catch_up(seat if secret else self._audience())
        self._decide(seat)
        self.last = seat
        if secret and seat not in self.table.owing():
            self._hand_over(seat)

    def _secret(self, seat: int) -> bool:
        """May the others at this keyboard not see what this seat sees?"""
        return len(self.people) > 1 and self.table.has_secrets(seat)

    def _audience(self) -> int:
        """Through whose eyes everybody may look: the only person's, else those of nobody in particular."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    # What is told.

    def _bot(self, seat: int) -> None:
        open_screen = not any(self._secret(person) for person in self.people)
        if self.terminal.interactive and open_screen and self.last != seat:
            self._draw(self._audience(), [], 0)  # who is being waited for
        try:
            self.table.bot_acts(seat)
        except Wrong as wrong:  # played, but not saved
            self.notice = [Text(f" {self.words.phrase(wrong.phrase)}", "bad")]
        if self.table.stumbled:
            text = self.words.say("term-bot-stumbled", name=f"={self.names[seat]}", why=f"={self.table.stumbled}")
            self.notice = [Text(f" {text}", "bad")]
        self.last = seat
        if open_screen or not any(self._secret(person) for person in self.people):
            self._catch_up(self._audience(), pause=True)

    def _catch_up(self, viewer: int, pause: bool = False) -> None:
        """Tell what the viewer has not been told: a resolution step by step, the rest on the screen as it happens."""
        fresh = self.table.facts(viewer, self.told[viewer])
        first = next((n for n, fact in enumerate(fresh) if self.board.begins_step(fact)), None)
        self.told[viewer] = self.table.moves
        if not fresh:
            return
        if first is not None:
            if viewer == SPECTATOR and self.people:
                fresh = fresh[first:]  # each has seen the rest behind the curtain
            self.story.tell(self.table.facts(viewer)[: -len(fresh)], fresh)
        elif not self.terminal.interactive:
            for fact in fresh:
                self.terminal.lines(self.screen.fact(fact, self.terminal.width))
        elif pause:
            self._draw(viewer, [], len(fresh))
            self.terminal.pause(BOT_PAUSE)
        elif self.last != viewer and self._secret(viewer) and (self.terminal.height or 0) < ROOMY_HEIGHT:
            lines = [line for fact in fresh for line in self.screen.fact(fact, self.terminal.width - 1)]
            title = Text(f" {self.words.say('term-since')}", "title")
            self.terminal.page([title, Text(), *lines], self.words.say("term-more"), self.words.say("term-go-on"))

    def _draw(self, viewer: int, message: list[Text], fresh: int) -> None:
        choices = self.answers.choices(viewer) if viewer != SPECTATOR else []
        brief = viewer == self.last  # without a window, the town is printed once a turn
        scene = Scene(self.table.view(viewer), self.names, self.table.facts(viewer), fresh, choices, message, brief)
        self.terminal.show(self.screen.lines(scene, self.terminal.width, self.terminal.height))

    # What is asked.

    def _decide(self, seat: int) -> None:
        """Until the game has moved on: show, ask, answer."""
        message, self.notice = self.notice, []
        self._draw(seat, message, self._fresh(seat))
        while True:
            text = self.terminal.ask(self.words.say("term-prompt"))
            answer = self.answers.answer(seat, text)
            if answer is None:
                return
            if not self.terminal.interactive:
                self.terminal.lines(answer)
                continue
            if len(answer) > self._foot_room():
                self.terminal.page(answer, self.words.say("term-more"), self.words.say("term-back"))
                answer = []
            self._draw(seat, answer, self._fresh(seat))

    def _foot_room(self) -> int:
        """How long an answer may be to stand below the choices; a longer one gets a page of its own."""
        return LONG_ANSWER if (self.terminal.height or 0) >= ROOMY_HEIGHT else SHORT_ANSWER

    def _fresh(self, seat: int) -> int:
        return len(self.table.facts(seat, self.since[seat]))

    # One keyboard, several people.

    def _curtain(self, seat: int) -> None:
        """Nothing of anybody's is on the screen while the keyboard changes hands."""
        self.front = None
        self.terminal.wipe()
        view = self.table.view(SPECTATOR)
        side = self.board.side(view, seat)
        name = self.names[seat] or self.board.short(side)
        if not self.names[seat] and self.words.has(f"{side}.to"):
            pass_on = self.words.say("term-curtain-side", side=side)
        else:
            pass_on = self.words.say("term-curtain", who=f"={name}")
        above = [Text()] * ((self.terminal.height or 0) // 3)
        badge = Text("  ").append_text(self.board.badge(view, seat)).append(f" {pass_on}", "title")
        self.terminal.show([*above, badge, Text()])
        self.terminal.wait(self.words.say("term-curtain-enter", who=f"={name}"))
        self.terminal.wipe()

    def _hand_over(self, seat: int) -> None:
        """Before the keyboard goes on: what the last choice brought to light, for its author alone."""
        if self.table.over or not self.table.facts(seat, self.told[seat]):
            return
        if not self.terminal.interactive:
            self._catch_up(seat)
        else:
            self._draw(seat, [], len(self.table.facts(seat, self.told[seat])))
            self.told[seat] = self.table.moves
            self.terminal.wait(self.words.say("term-hand-over"))
        self.front = None
        self.terminal.wipe()

    # The end.

    def _leave(self, asking: bool) -> None:
        """Nothing is lost: the game is in its file already, or is put into one unless somebody says no."""
        self.front = None if len(self.people) > 1 else self.front
        if self.table.path is None and asking:
            self.terminal.wipe()
            try:
                answer = self.terminal.ask(self.words.say("term-save-first", file=f"={spare_file(self.table.game.id)}"))
            except (KeyboardInterrupt, Hangup):
                answer = ""
            if fold(answer) in self.words.say("term-answers-cancel").split():
                return
            if fold(answer) in self.words.say("term-answers-no").split():
                raise Left(None)
        self._save()
        raise Left(self.table.path)

    def _save(self) -> None:
        """Into the game's file, or a new one here, or a new one at home where this folder takes none."""
        try:
            self.table.save(self.table.path or spare_file(self.table.game.id))
        except Wrong:
            self.table.save(spare_file(self.table.game.id, Path.home()))

    def _result(self) -> list[Text]:
        view = self.table.view(SPECTATOR)
        outcome = self.table.outcome()
        title = Text(f"  {self.table.game.title}", "title")
        lines = ending.ranking(outcome, view, self.names, self.board, self.words)
        return [title, Text(), *lines, Text(), *ending.proof(self.table.record(), self.table.path, self.words), Text()]

    def _with_town(self, result: list[Text]) -> list[Text]:
        """The last look at the town above the result, where the window has room for both."""
        width, height = self.terminal.width, self.terminal.height
        town = self.screen.town(self.table.view(SPECTATOR), width, roomy=True)
        return [*town, Text(), *result] if height and len(town) + len(result) + 2 <= height else [Text(), *result]

    def _last_page(self) -> None:
        """The ranking stays; the journal, the town and the record are still to be had."""
        self.terminal.show(self._with_town(self._result()))
        while True:
            try:
                text = self.terminal.ask(self.words.say("term-last-prompt"))
            except (KeyboardInterrupt, Hangup):
                return
            command = read_command(text, self.words)
            if not text or (command is not None and command.name == "quit"):
                return
            message = self.answers.afterwards(self._audience(), text)
            if self.terminal.interactive:
                self.terminal.show(self._with_town([*self._result(), *message]))
            else:
                self.terminal.lines(message)
