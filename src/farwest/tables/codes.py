"""The codes of tables: words and digits that one can say over the telephone.

An open table stands on the home page, so its code only has to be short: one word and three digits. Whoever knows the
code of a private table can watch it and take a seat that is still open, so it must not be guessed: three of 256 words
and three digits are 34 bits. Among a thousand private tables, somebody who tries ten codes a second finds one in about
three weeks; a given one, in half a lifetime. (What a seat may do is guarded by its key of 128 bits, not by the code.)
"""

from __future__ import annotations

import secrets
from functools import cache
from importlib import resources
from typing import Final

PRIVATE_WORDS: Final = 3
OPEN_WORDS: Final = 1
DIGITS: Final = 3


@cache
def words() -> tuple[str, ...]:
    return tuple((resources.files(__package__) / "words.txt").read_text(encoding="ascii").split())


def new_code(private: bool) -> str:
    """CACTUS-427 for an open table, CACTUS-MESA-WAGON-427 for a private one."""
    count = PRIVATE_WORDS if private else OPEN_WORDS
    parts = [secrets.choice(words()) for _ in range(count)]
    return "-".join([*parts, f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"])


def read_code(text: str) -> str:
    """A code as somebody typed it: in any case, with spaces or dashes."""
    return "-".join(text.upper().replace("-", " ").split())
