"""Who is measured: processes that answer for windows, and why one of them may be missing here."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
NODE_PEER: Final = ROOT / "bench" / "peers" / "boardgame_io"

COMPILED: Final = "compiled"
INTERPRETED: Final = "interpreted"
OPENSPIEL: Final = "openspiel"
OPENSPIEL_PYTHON: Final = "openspiel-python"
BOARDGAME_IO: Final = "boardgame.io"
CONTENDERS: Final = (COMPILED, INTERPRETED, OPENSPIEL, OPENSPIEL_PYTHON, BOARDGAME_IO)


class Absent(Exception):
    """Why a contender cannot be measured here, in a sentence."""


class Contender:
    """A process that has said what it is; `ask` it for a window. Close it, or use it in a `with`."""

    def __init__(self, name: str, command: Sequence[str], environment: Mapping[str, str], folder: Path = ROOT) -> None:
        self.name = name
        self._process = subprocess.Popen(
            command, cwd=folder, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        greeting = self._read()
        self.about: dict[str, str] = json.loads(greeting)["about"]
        self.tasks: list[str] = json.loads(greeting)["tasks"]

    def ask(self, task: str, seconds: float) -> float:
        """The rate of the task in one window."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{task} {seconds}\n")
        self._process.stdin.flush()
        return float(self._read())

    def _read(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            self.close()
            raise Absent(f"{self.name} ended with status {self._process.returncode} instead of answering")
        return line

    def close(self) -> None:
        self._process.communicate()


def start(name: str, games: Sequence[str]) -> Contender:
    """Start a contender in a fresh process. Absent says what it lacks."""
    if name == BOARDGAME_IO:
        if shutil.which("node") is None or not (NODE_PEER / "node_modules").is_dir():
            raise Absent("boardgame.io is not installed here: `make bench` installs it where there is node and npm")
        return Contender(name, ["node", "bench.js", "--serve"], os.environ, NODE_PEER)
    if name in (OPENSPIEL, OPENSPIEL_PYTHON) and find_spec("pyspiel") is None:
        raise Absent("OpenSpiel is not installed here: `make bench` installs it")
    if name == OPENSPIEL:
        return Contender(name, _module("bench.peers.openspiel_games", "--serve"), os.environ)
    if name == OPENSPIEL_PYTHON:
        return Contender(name, _module("bench.peers.openspiel_wild_gangs", "--serve"), environment(interpreted=True))
    ours = Contender(name, _module("bench.ours", *games), environment(interpreted=name == INTERPRETED))
    if ours.about["engine"] != name:
        ours.close()
        raise Absent("the engine is not compiled here: `make compiled` does it where there is a C compiler")
    return ours


def environment(interpreted: bool) -> dict[str, str]:
    """Ours, with the engine in the mode asked for."""
    others = {key: value for key, value in os.environ.items() if key != "FARWEST_INTERPRETED"}
    return others | {"FARWEST_INTERPRETED": "1"} if interpreted else others


def _module(name: str, *arguments: str) -> list[str]:
    return [sys.executable, "-m", name, *arguments]
