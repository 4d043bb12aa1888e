"""What makes a position impossible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def problems(data: Mapping[str, Any]) -> list[str]:
    return [] if data.get("game") == "carson-city" else ["this is no position of carson-city"]
