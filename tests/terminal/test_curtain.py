"""A true terminal: one keyboard for several people, and nobody sees what is not for him."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from farwest.engine.record import load
from tests.terminal.plays import GAME, SECRET, play, some_match, words

# Keys such as Ctrl-C become signals only for whom the terminal belongs to.
OWN_TERMINAL = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0)"
COMMAND = [sys.executable, "-c", f"{OWN_TERMINAL}; from farwest.cli import main; main()"]
ALTERNATE, NORMAL = "\x1b[?1049h", "\x1b[?1049l"
WIPE = "\x1b[H\x1b[2J\x1b[3J"


def _plain(got: bytes) -> str:
    """Without colours; what moves the cursor or clears the screen stays."""
    return re.sub(r"\x1b\[[0-9;]*m", "", got.decode(errors="replace"))


class Window:
    """A terminal of its own with a program in it. `read` waits for some words and returns all that came up to them."""

    def __init__(self, *args: str, columns: int = 100, rows: int = 40, folder: Path) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        env = {**os.environ, "TERM": "xterm-256color", "LANG": "en_GB.UTF-8"}
        for name in ("COLUMNS", "LINES", "NO_COLOR", "LC_ALL"):
            env.pop(name, None)
        self.process = subprocess.Popen(
            [*COMMAND, *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            cwd=folder,
            start_new_session=True,
        )
        os.close(slave)

    def read(self, wanted: str, seconds: float = 30) -> str:
        got, end = b"", time.monotonic() + seconds
        while wanted.encode() not in got:
            ready, _, _ = select.select([self.master], [], [], max(0, end - time.monotonic()))
            assert ready, f"no {wanted!r} in {got.decode(errors='replace')!r}"
            try:
                got += os.read(self.master, 65536)
            except OSError as error:
                raise AssertionError(
                    f"the program ended before {wanted!r}: {got.decode(errors='replace')!r}"
                ) from error
        return _plain(got)

    def rest(self) -> str:
        """Everything until the program ends."""
        got = b""
        while True:
            try:
                data = os.read(self.master, 65536)
            except OSError:
                break
            if not data:
                break
            got += data
        self.process.wait(30)
        return _plain(got)

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def settle(self) -> None:
        """Between the prompt and the first key there is a moment in which Python does not listen to signals."""
        while select.select([self.master], [], [], 0.5)[0]:
            os.read(self.master, 65536)


@pytest.fixture
def windows(tmp_path: Path) -> Iterator[list[Window]]:
    opened: list[Window] = []
    yield opened
    for window in opened:
        if window.process.poll() is None:
            window.process.kill()
        window.process.wait()
        os.close(window.master)


HOT_SEAT = ("play", "wild-gangs", "--players", "2", "--bots", "none", "--secret", SECRET, "--lang", "en")


def test_the_curtain_falls_between_people_and_hides_everything(windows: list[Window], tmp_path: Path) -> None:
    window = Window(*HOT_SEAT, "--names", "Ann,Bob", "--save", "game.json", folder=tmp_path)
    windows.append(window)
    before = window.read("nobody else is looking")
    assert ALTERNATE in before
    assert "pile:" not in before  # nobody's hand
    first, second = ("Ann", "Bob") if "Pass the keyboard to Ann" in before else ("Bob", "Ann")
    window.type("\n")
    assert "Your hand" in window.read("Your choice")
    window.type("1\n")
    window.read("Your choice")
    window.type("1\n")
    seen = window.read("then pass the keyboard")
    assert "you discover" in seen  # the last look is shown to who looked, before the keyboard goes on
    window.type("\n")
    curtain = window.read(f"{second}, press Enter")
    hidden = curtain[curtain.index(WIPE) :]
    assert f"Pass the keyboard to {second}" in hidden
    assert "discover" not in hidden
    assert first not in hidden
    window.type("\n")
    shown = window.read("Your choice")
    assert WIPE in shown
    assert "you discover" not in shown
    window.type("quit\n")
    end = window.rest()
    assert NORMAL in end
    assert "farwest play --resume game.json" in end[end.index(NORMAL) :]
    assert "Your hand" not in end[end.index(NORMAL) :]
    assert len(load(tmp_path / "game.json").entries) == 2


def test_ctrl_c_asks_and_ctrl_d_leaves_with_the_game_saved(windows: list[Window], tmp_path: Path) -> None:
    window = Window("play", "wild-gangs", "--bots", "random,random", "--lang", "en", "--fast", folder=tmp_path)
    windows.append(window)
    window.read("Your choice")
    window.settle()
    window.type("\x03")
    window.read("before you leave?")
    window.type("cancel\n")
    window.read("Your choice")
    window.type("\x04")
    window.read("before you leave?")
    window.type("\x04")
    assert "farwest play --resume wild-gangs.json" in window.rest()
    assert window.process.returncode == 0
    assert load(tmp_path / "wild-gangs.json").secret


@pytest.mark.long
def test_a_window_that_is_closed_saves_the_game(windows: list[Window], tmp_path: Path) -> None:
    window = Window(*HOT_SEAT, folder=tmp_path)
    windows.append(window)
    window.read("nobody else is looking")
    window.type("\n")
    window.read("Your choice")
    window.type("1\n")
    window.read("Your choice")
    window.settle()
    window.process.send_signal(signal.SIGHUP)
    window.rest()
    assert len(load(tmp_path / "wild-gangs.json").entries) == 1


@pytest.mark.long
def test_long_answers_get_pages_of_their_own(windows: list[Window], tmp_path: Path) -> None:
    args = ("play", "wild-gangs", "--bots", "random,random", "--lang", "en", "--fast", "--save", "game.json")
    window = Window(*args, columns=80, rows=24, folder=tmp_path)
    windows.append(window)
    window.read("Your choice")
    window.type("rules\n")
    first = window.read("q to leave")
    window.type("\n")
    second = window.read("q to leave")
    assert second != first
    window.type("b\n")
    again = window.read("q to leave")
    assert again[: again.rindex("q to leave")][-400:] == first[: first.rindex("q to leave")][-400:]
    window.type("q\n")
    window.read("Your choice")
    window.type("why nothing\n")
    assert "✗" in window.read("Your choice")
    window.type("quit\n")
    window.rest()


def test_the_end_is_told_step_by_step(windows: list[Window], tmp_path: Path) -> None:
    match = next(m for m in (some_match(2, entries) for entries in range(60, 0, -1)) if not m.state.revealed)  # type: ignore[attr-defined]
    (tmp_path / "position.json").write_text(json.dumps(match.state.dump()))
    seat = int(match.state.actor) + 1
    bots = f"{3 - seat}=random"
    window = Window("play", "wild-gangs", "--from", "position.json", "--bots", bots, "--lang", "en", folder=tmp_path)
    windows.append(window)
    window.read("Your choice")
    window.type("1\n")
    told = window.read("Enter for more")
    assert "Step 1 of" in told
    assert "Placement is over" in told
    assert "Heist" not in told
    steps = 1
    while "Enter to go on" not in told:
        window.type("\n")
        told = window.read(": ")
        steps += "Step" in told
    assert steps > 8
    window.type("\n")
    assert "1st" in window.read("Enter to finish")
    window.type("save end.json\n")
    assert "Game saved in end.json" in window.read("Enter to finish")
    window.type("\n")
    end = window.rest()
    assert "farwest verify end.json" in end[end.index(NORMAL) :]


@pytest.mark.long
def test_keys_of_the_replay(windows: list[Window], tmp_path: Path) -> None:
    some_match(3, 1000).record.save(tmp_path / "game.json")
    window = Window("replay", "game.json", "--lang", "en", folder=tmp_path)
    windows.append(window)
    keys = "Enter goes on"
    assert "Move 0 of" in window.read(keys)
    for key, wanted in (
        ("\x1b[C", "Move 1 of"),
        (" ", "Move 2 of"),
        ("\x1b[D", "Move 1 of"),
        ("\x1b[F", "by: spectator"),
    ):
        window.type(key)
        assert wanted in window.read(keys)
    window.type("v")
    assert "seen by: the Coyotes" in window.read(keys)
    window.type("g")
    window.read("Go to move")
    window.type("33\n")
    assert "Move 33 of" in window.read(keys)
    window.type("q")
    window.rest()
    assert window.process.returncode == 0


def test_without_a_terminal_the_curtain_is_a_line(tmp_path: Path) -> None:
    out = play("--players", "3", "--bots", "2=random", "--save", tmp_path / "game.json", typed="1\n" * 9, lang="fr")
    assert out.out.count("Passez le clavier") >= 2
    for seat in (0, 2):
        side = GAME.sides(3, GAME.read_options(3, {}))[seat]
        assert words("fr").say("term-curtain-side", side=side) in out.out


def test_no_curtain_for_a_person_alone(tmp_path: Path) -> None:
    out = play("--bots", "random,random", "--save", tmp_path / "game.json", lang="fr")
    assert "Passez le clavier" not in out.out


def test_no_curtain_once_all_is_revealed(tmp_path: Path) -> None:
    """The capture of a victim needs no secret: everybody may look on (WG-4.6)."""
    out = play("--players", "4", "--bots", "none", "--save", tmp_path / "game.json", typed="1\n" * 130).out
    revealed = out.index("WG-4.7")
    assert "Pass the keyboard" in out[:revealed]
    assert "WG-5.14" in out[revealed:]
    assert "Pass the keyboard" not in out[revealed:]
