"""The seats of a table, and who may act for them."""

from __future__ import annotations

import copy
import secrets
from dataclasses import dataclass, field
from hmac import compare_digest
from typing import Final, Literal

from farwest.tables.log import Reason

KEY_BYTES: Final = 16  # 128 bits: a seat link cannot be guessed

SeatKind = Literal["person", "bot", "open"]


@dataclass
class Seat:
    """A place at the table.

    `person` sat down first; `keepers` are all who may act for the seat (his other devices); `key` is the secret of its
    seat link; `kept_for` is the person an open seat waits for (rematch); `share` is what he adds to the dice.
    `sitting_in` is the level of the bot that plays for a person, `why` the reason. `present`: a page is open somewhere.
    """

    kind: SeatKind = "open"
    name: str = ""
    level: str | None = None
    person: str | None = None
    key: str = field(default="", repr=False)
    kept_for: str | None = None
    share: str = field(default="", repr=False)
    keepers: frozenset[str] = field(default=frozenset(), repr=False)
    sitting_in: str | None = None
    why: Reason | None = None
    present: bool = False

    @classmethod
    def for_bot(cls, level: str) -> Seat:
        return cls("bot", level=level, present=True)

    @classmethod
    def for_anybody(cls, kept_for: str | None = None) -> Seat:
        return cls("open", key=new_key(), kept_for=kept_for)

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays for this seat now, its own or one that sits in; None when a person plays."""
        return self.level if self.kind == "bot" else self.sitting_in

    @property
    def label(self) -> str:
        """What the record calls the seat: the person's name, or `bot:deputy`."""
        return f"bot:{self.level}" if self.kind == "bot" else self.name

    def copy(self) -> Seat:
        return copy.copy(self)

    def opens_with(self, key: str) -> bool:
        """Is this the key of the seat's link?"""
        return bool(self.key) and compare_digest(self.key.encode(), key.encode())

    def take(self, person: str, name: str, share: str = "") -> None:
        """The person sits down on an open seat."""
        self.kind, self.person, self.name, self.share = "person", person, name, share
        self.kept_for = None
        self.keepers = frozenset([person])


def new_key() -> str:
    return secrets.token_urlsafe(KEY_BYTES)
