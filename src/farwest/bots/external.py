"""Bots that are programs of their own, in any language: JSON lines over standard input and output (docs/bots.md).

A process sits for one seat of one game at a time. `hello` says which, at the beginning or in the middle of a game, and
may come again for another one: all that the seat may know is in each view. Whatever goes wrong is a `BotFailed`, the
process is ended, and the next decision gets a new one.
"""

from __future__ import annotations

import json
import os
import queue
import shlex
import shutil
import subprocess
import threading
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from time import monotonic
from typing import IO, Any, Final

from farwest.bots.bot import Bot, Opinion, seat_of
from farwest.bots.levels import LEVELS
from farwest.engine.data import Plain
from farwest.engine.errors import Mistake, Phrase
from farwest.engine.game import Game

PROTOCOL: Final = 1
USUAL_BUDGET: Final = 1.0  # seconds for a decision, where nobody names another budget
GRACE: Final = 1.0  # seconds beyond the budget before a bot has overrun: pipes and a busy machine take some
STARTING: Final = 30.0  # seconds until a new process has to be ready
LONGEST_NAME: Final = 32
LONGEST_LINE: Final = 1 << 16
LAST_WORDS: Final = 0.5  # seconds for a process to end by itself once its input does
_OURS: Final = "FARWEST_"  # settings of the house, its key among them, are none of a bot's business


class NoCommand(Mistake):
    """The operator's mistake: there is no such program."""

    def __init__(self, command: str) -> None:
        super().__init__(Phrase("mistake-command", {"wanted": f"={command}"}))
        self.command = command

    def __str__(self) -> str:
        return f"cannot run {self.command!r}"


class BadBotName(Mistake):
    """The operator's mistake: a program needs a name of its own."""

    def __init__(self, text: str) -> None:
        super().__init__(Phrase("mistake-bot-name", {"wanted": f"={text}", "longest": LONGEST_NAME}))
        self.text = text

    def __str__(self) -> str:
        return f"{self.text!r} is not NAME=COMMAND"


class BotFailed(Exception):
    """It crashed, overran, or answered what is no answer."""


def read_command(text: str) -> list[str]:
    """The words of a command, written as in a shell; no shell ever sees it. NoCommand when it cannot be run."""
    try:
        words = shlex.split(text)
    except ValueError:
        raise NoCommand(text) from None
    if not words or shutil.which(words[0]) is None:
        raise NoCommand(text)
    return words


def read_commands(given: Iterable[str]) -> dict[str, str]:
    """`name=command` each: programs that the operator lets play. BadBotName, NoCommand."""
    commands: dict[str, str] = {}
    for text in given:
        name, equals, command = (part.strip() for part in text.partition("="))
        taken = name in commands or name in LEVELS
        if not equals or taken or not name.isidentifier() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise BadBotName(text)
        read_command(command)
        commands[name] = command
    return commands


class Partner:
    """A running program. Lines are read by a thread of their own, so that a wait can have an end on every system."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = tuple(command)
        environment = {key: value for key, value in os.environ.items() if not key.startswith(_OURS)}
        try:
            self._process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
            )
        except OSError as error:
            raise BotFailed(f"cannot be started: {error.strerror or error}") from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._input: IO[bytes] = self._process.stdin
        reader = threading.Thread(target=_pump, args=(self._process.stdout, self._lines), daemon=True)
        reader.start()

    def ask(self, message: Mapping[str, object], kind: str, seconds: float) -> dict[str, Any]:
        """Its answer of that kind. BotFailed, and then the process is gone."""
        try:
            self.tell(message)
            return self._answer(kind, monotonic() + seconds)
        except BotFailed:
            self.kill()
            raise

    def tell(self, message: Mapping[str, object]) -> None:
        try:
            self._input.write(json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
            self._input.flush()
        except OSError:
            raise BotFailed(f"ended{self._status()} instead of listening") from None

    def _answer(self, kind: str, deadline: float) -> dict[str, Any]:
        try:
            line = self._lines.get(timeout=max(0.0, deadline - monotonic()))
        except queue.Empty:
            raise BotFailed("took too long") from None
        if not line.endswith(b"\n"):
            raise BotFailed("answered without end" if line else f"ended{self._status()} instead of answering")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise BotFailed(f"answered no JSON: {line[:80]!r}") from None
        if not isinstance(answer, dict) or answer.get("type") != kind:
            raise BotFailed(f"answered no {kind}: {line[:80]!r}")
        return answer

    def _status(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            return f" with status {self._process.wait(LAST_WORDS)}"
        return ""

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()
        with suppress(OSError):
            self._input.close()

    def close(self) -> None:
        """Its input ends, so it should; then it is ended."""
        with suppress(OSError):
            self._input.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(LAST_WORDS)
        self.kill()


def _pump(output: IO[bytes], lines: queue.SimpleQueue[bytes]) -> None:
    """One line after the other, an empty one at the end."""
    with output:
        while line := output.readline(LONGEST_LINE):
            lines.put(line)
    lines.put(b"")


class Partners:
    """Processes that wait for their next game, by command."""

    def __init__(self) -> None:
        self._idle: dict[tuple[str, ...], list[Partner]] = {}

    def take(self, command: Sequence[str]) -> Partner:
        idle = self._idle.get(tuple(command))
        return idle.pop() if idle else Partner(command)

    def give(self, partner: Partner) -> None:
        self._idle.setdefault(partner.command, []).append(partner)

    def close(self) -> None:
        for idle in self._idle.values():
            while idle:
                idle.pop().close()


PARTNERS: Final = Partners()  # of this process


class External(Bot):
    """A seat of one game, played by a program. `end` it, so that its process can play another."""

    def __init__(
        self,
        game: Game,
        seed: int,
        command: Sequence[str],
        budget: float = USUAL_BUDGET,
        *,
        options: Mapping[str, object] | None = None,
        starting: float = STARTING,
        partners: Partners = PARTNERS,
    ) -> None:
        super().__init__(game, seed)
        self.command = tuple(command)
        self.budget = budget
        self.options = dict(options or {})
        self.starting = starting
        self._partners = partners
        self._partner: Partner | None = None

    def choose(self, view: Mapping[str, Plain], legal: Sequence[str], budget: float | None = None) -> str:
        """BotFailed when there is no usable answer."""
        seconds = self.budget if budget is None else budget
        partner = self._partner or self._greet(view)
        self._partner = None  # until it has answered as it should
        message = {"type": "choose", "view": dict(view), "legal": list(legal), "budget": seconds}
        action = partner.ask(message, "action", seconds + GRACE).get("action")
        if not isinstance(action, str) or action not in legal:
            partner.kill()
            raise BotFailed(f"chose {str(action)[:80]!r}, which is not legal")
        self._partner = partner
        return action

    def rank(self, view: Mapping[str, Plain], legal: Sequence[str], budget: float | None = None) -> list[Opinion]:
        """It names one choice; nothing is known of the others."""
        chosen = self.choose(view, legal, budget)
        order = sorted(legal, key=lambda action: action != chosen)
        return [Opinion(action, 0.0, float(action == chosen)) for action in order]

    def _greet(self, view: Mapping[str, Plain]) -> Partner:
        partner = self._partners.take(self.command)
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "players": view["players"],
            "options": self.options,
            "seat": seat_of(view),
            "seed": self.seed,
        }
        answer = partner.ask(hello, "ready", self.starting)
        if answer.get("protocol") != PROTOCOL:
            partner.kill()
            raise BotFailed(f"speaks protocol {answer.get('protocol')!r}, not {PROTOCOL}")
        return partner

    def end(self, result: Mapping[str, Plain] | None) -> None:
        """The game is over, with its result, or goes on without the bot. Its process is free for another seat."""
        partner, self._partner = self._partner, None
        if partner is None:
            return
        try:
            partner.tell({"type": "end", "result": None if result is None else dict(result)})
        except BotFailed:
            partner.kill()
        else:
            self._partners.give(partner)
