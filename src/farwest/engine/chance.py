"""Sources of chance outside search: live dice from a secret, dice of a record, and the tape between them.

Live dice are provable. The server draws a secret and publishes its hash before the first draw (the commitment); each
person may add a share. Draw number k is a function of secret, shares and k alone, so whoever gets the secret after the
game can compute every outcome again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence

from farwest.engine.core import Chance
from farwest.engine.errors import BadRecord
from farwest.engine.native import i64

SECRET_BYTES = 32


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """What is published when the table opens: it fixes the secret without telling it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def outcome_of(secret: str, shares: Sequence[str], index: int, n: int) -> int:
    """The outcome of draw number `index` among n, the same for whoever computes it.

    Sixty-four bits of a keyed hash, thrown again while they fall in the uneven rest above the last multiple of n.
    """
    fair = (1 << 64) - (1 << 64) % n
    attempt = 0
    while True:
        message = "\n".join([*shares, f"{index}.{attempt}"])
        digest = hmac.new(secret.encode(), message.encode(), hashlib.sha256).digest()
        value = int.from_bytes(digest[:8], "big")
        if value < fair:
            return value % n
        attempt += 1


class Tape(Chance):
    """A source that keeps what it drew since it was last read."""

    def __init__(self) -> None:
        self.drawn: list[int] = []

    def read(self) -> list[int]:
        """What was drawn since the last reading."""
        drawn, self.drawn = self.drawn, []
        return drawn


class SecretDice(Tape):
    """Live dice. `index` is the number of draws made before: a game resumed goes on where it stopped."""

    def __init__(self, secret: str, shares: Sequence[str] = (), index: int = 0) -> None:
        super().__init__()
        self.secret = secret
        self.shares = tuple(shares)
        self.index = index

    def draw(self, n: i64) -> i64:
        value = outcome_of(self.secret, self.shares, self.index, n)
        self.index += 1
        self.drawn.append(value)
        return value


class TapedDice(Tape):
    """Any other source, its draws kept: simulations that write records."""

    def __init__(self, source: Chance) -> None:
        super().__init__()
        self.source = source

    def draw(self, n: i64) -> i64:
        value = self.source.draw(n)
        self.drawn.append(value)
        return value


class RecordedDice(Tape):
    """The outcomes of a record, one after the other, each checked to be possible."""

    def __init__(self, outcomes: Iterable[int]) -> None:
        super().__init__()
        self.outcomes = list(outcomes)
        self.sizes: list[int] = []

    def draw(self, n: i64) -> i64:
        if not self.outcomes:
            raise BadRecord("record-dice", detail="an entry asks for more outcomes than it holds")
        value = self.outcomes.pop(0)
        if not 0 <= value < n:
            raise BadRecord("record-dice", detail=f"outcome {value} of a draw among {n}")
        self.drawn.append(value)
        self.sizes.append(n)
        return value
