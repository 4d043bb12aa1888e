"""The window and the keyboard: a screen that is replaced where there is a terminal, plain lines where there is none."""

from __future__ import annotations

import os
import re
import shutil
import signal
import sys
import time
from collections.abc import Sequence
from types import FrameType
from typing import Final

import click
from rich.console import Console, RenderableType
from rich.text import Text

from farwest.terminal.ink import THEME

try:  # line editing; some builds of Python come without
    import readline
except ImportError:  # pragma: no cover
    readline = None  # type: ignore[assignment]

try:  # how the terminal treats keys; Windows has no such thing
    import termios
    import tty
except ImportError:  # pragma: no cover
    termios = None  # type: ignore[assignment]

PIPED_SIZE: Final = (100, 40)
BACK: Final = "b"
NARROWEST: Final = 40
PAGE_WIDTH: Final = 92  # longer lines are hard to read
_KEY: Final = re.compile(r"\x1b\[[0-9;]*[A-Za-z~]|.", re.DOTALL)  # an arrow is several characters
_HANGUPS: Final = tuple(getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name))


class Hangup(Exception):
    """Nobody types any more: the end of the input."""


class Closed(Hangup):
    """Nobody is there any more: the window is closed, the process told to stop."""


def make_console(width: int | None = None, plain: bool = False) -> Console:
    """A console on standard output that prints what it is given: no markup, no emoji, no highlighting."""
    return Console(theme=THEME, highlight=False, markup=False, emoji=False, width=width, no_color=plain or None)


class Terminal:
    """Use it as a context: it takes the alternate screen, so that nothing secret stays in the window's history."""

    def __init__(self, fast: bool = False) -> None:
        self.console = make_console()
        self.interactive = sys.stdin.isatty() and self.console.is_terminal and not self.console.is_dumb_terminal
        if not self.interactive:
            self.console = make_console(width=shutil.get_terminal_size(PIPED_SIZE).columns)
        self.attended = sys.stdin.isatty()  # somebody types, even where the screen cannot be drawn on
        self.fast = fast or not self.interactive
        self._keys: list[str] = []
        self._handlers: dict[signal.Signals, object] = {}

    def __enter__(self) -> Terminal:
        if self.interactive:
            self.console.set_alt_screen(True)
            self._listen(False)
            for number in _HANGUPS:
                self._handlers[number] = signal.signal(number, _hang_up)
        return self

    def __exit__(self, *_: object) -> None:
        if self.interactive:
            self._listen(True)
            self.console.set_alt_screen(False)
            for number, handler in self._handlers.items():
                signal.signal(number, handler)  # type: ignore[arg-type]

    @property
    def width(self) -> int:
        return max(self.console.width, NARROWEST)

    @property
    def height(self) -> int | None:
        """How many lines there are above the line where people type; None where lines simply follow each other."""
        return self.console.height - 1 if self.interactive else None

    def show(self, lines: Sequence[Text]) -> None:
        """Replace what the window shows; without a window, print the lines."""
        if not self.interactive:
            self.lines(lines)
            return
        with self.console.capture() as captured:
            drawing = Text("\n").join(lines[: self.height])
            self.console.print(drawing, no_wrap=True, overflow="crop", crop=True)
        # Line by line over the old picture: a cleared screen would flicker.
        drawn = captured.get().replace("\n", "\x1b[K\n")
        self.console.file.write(f"\x1b[H{drawn}\x1b[J")
        self.console.file.flush()

    def lines(self, lines: Sequence[Text]) -> None:
        """Print below what is there. A line that is too long stays one line: file names are to be copied."""
        if not self.console.is_terminal:
            self.console.file.writelines(f"{line.plain}\n" for line in lines)
        elif lines:
            self.console.print(Text("\n").join(lines), soft_wrap=True)

    def wipe(self) -> None:
        """Leave nothing on the screen, in its history or in the keyboard's."""
        if self.interactive:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()
            if readline is not None:
                readline.clear_history()

    def ask(self, prompt: str) -> str:
        """A line from the keyboard, without its ends. Hangup when there is none."""
        if self.interactive:
            self._listen(True)
            try:
                return input(prompt).strip()
            except EOFError:
                raise Hangup from None
            finally:
                self._listen(False)
        if self.attended:
            self.console.file.write(prompt)
            self.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            raise Hangup
        if not self.attended:
            self.lines([Text(prompt + line.strip())])  # so that a transcript can be read
        return line.strip()

    def _listen(self, listening: bool) -> None:
        """Between two questions, keys neither show nor count: nobody plays by accident while a bot is thinking."""
        if termios is None:  # pragma: no cover
            return
        keyboard = sys.stdin.fileno()
        mode = termios.tcgetattr(keyboard)
        mode[3] = mode[3] | termios.ECHO if listening else mode[3] & ~termios.ECHO
        termios.tcsetattr(keyboard, termios.TCSAFLUSH, mode)

    def wait(self, prompt: str) -> str:
        """Until somebody presses Enter; at once where nobody is sitting."""
        return self.ask(prompt) if self.attended else ""

    def key(self) -> str:
        """One key, without Enter; a whole line where there is no terminal."""
        if not self.interactive:
            return self.ask("> ")
        if termios is None:  # pragma: no cover
            return click.getchar()
        if not self._keys:
            self._keys = _KEY.findall(self._read_keys())
        return self._keys.pop(0)

    def _read_keys(self) -> str:
        """What was pressed since the last time, or the next key; nothing of it is lost."""
        keyboard = sys.stdin.fileno()
        mode = termios.tcgetattr(keyboard)
        tty.setcbreak(keyboard, termios.TCSANOW)
        try:
            data = os.read(keyboard, 1024)
        finally:
            termios.tcsetattr(keyboard, termios.TCSANOW, mode)
        if not data:
            raise Hangup
        return data.decode(errors="replace")

    def pause(self, seconds: float) -> None:
        if not self.fast:
            time.sleep(seconds)

    def rendered(self, what: RenderableType, width: int | None = None) -> list[Text]:
        """Anything rich can print, as lines."""
        console = self.console
        options = console.options.update(width=min(self.width, width or self.width), height=None)
        lines = console.render_lines(what, options, pad=False)
        texts = [Text.assemble(*((s.text, s.style or "") for s in line if not s.control)) for line in lines]
        for text in texts:
            text.rstrip()
        return texts

    def page(self, lines: Sequence[Text], more: str, back: str, *, newest: bool = False) -> None:
        """A long text, a screenful at a time: on by Enter, back by b, out by anything else. All of it at once where
        there is no terminal. `newest` begins with the end."""
        if not self.interactive:
            self.lines(lines)
            return
        room = max(1, (self.height or 0) - 1)
        last = max(0, -(-len(lines) // room) - 1)
        number = last if newest else 0
        while 0 <= number <= last:
            top = max(0, len(lines) - room) if newest and number == last else number * room
            self.show(lines[top : top + room])
            answer = self.ask(back if number == last else more)
            if answer not in ("", BACK):
                return
            number = max(0, number - 1) if answer == BACK else number + 1


def _hang_up(number: int, frame: FrameType | None) -> None:
    raise Closed


def print_paged(console: Console, what: RenderableType) -> None:
    """Through the reader's pager where there is a terminal, straight out where there is none."""
    if not console.is_terminal or os.environ.get("PAGER") == "":
        console.print(what, width=min(console.width, PAGE_WIDTH))
        return
    with console.capture() as captured:
        console.print(what, width=min(console.width, PAGE_WIDTH))
    # As git does it: colours, and no paging of what fits. The pager's colours are left to click, which knows `less`.
    os.environ.setdefault("LESS", "-FRX")
    click.echo_via_pager(captured.get())
