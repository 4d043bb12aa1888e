"""The games. A package in this folder with a `game.py` that defines `GAME` is a game; nothing else need be told."""

from __future__ import annotations

import sys
from typing import Final

from farwest.engine.registry import Registry

GAMES: Final = Registry(sys.modules[__name__])
