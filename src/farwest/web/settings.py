"""How this site is run: everything an operator may set."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

KEY_FILE = "farwest.key"
KEY_BYTES = 32


class Settings(NamedTuple):
    """`database` is an SQLAlchemy URL; `key` signs cookies and seat links; `https` marks cookies as secure.

    `thinkers` processes think for bots, `budget` seconds at most for a decision; for about `pause` seconds a bot seems
    to think while somebody watches, so that people can follow.
    """

    database: str
    key: str
    https: bool = False
    thinkers: int = 1
    budget: float = 1.5
    pause: float = 0.9
    programs: Mapping[str, str] = {}  # bots that are programs: what they are called, and the operator's command
    rates: bool = True  # limits on requests per person; off only for measuring


def embedded(folder: Path, *, https: bool = False, thinkers: int = 1) -> Settings:
    """One folder with everything in it: the database and the key."""
    folder.mkdir(parents=True, exist_ok=True)
    return Settings(f"sqlite:///{folder / 'farwest.db'}", read_key(folder), https, thinkers)


def read_key(folder: Path) -> str:
    """The key of the environment, else the one kept in the folder, made at the first start for its owner only."""
    given = os.environ.get("FARWEST_KEY")
    if given:
        return given
    path = folder / KEY_FILE
    if not path.exists():
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_hex(KEY_BYTES))
    return path.read_text(encoding="utf-8").strip()
