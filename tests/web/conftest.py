"""A house for every story."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

from tests.web.people import Browser, House, house


@pytest.fixture
def home(tmp_path: Path) -> Generator[House, None, None]:
    with house(tmp_path) as opened:
        yield opened


@pytest.fixture
def lea(home: House) -> Browser:
    """Reads French."""
    return home.browser("fr")


@pytest.fixture
def bob(home: House) -> Browser:
    """Reads English."""
    return home.browser("en")
