"""Plain data: what JSON can hold. Views, dumps and records are made of nothing else."""

from __future__ import annotations

import json
from typing import TypeAlias

Plain: TypeAlias = "bool | int | float | str | list[Plain] | dict[str, Plain] | None"


def canonical(data: Plain) -> bytes:
    """One spelling for equal data: what is hashed, compared and kept in tests."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()
