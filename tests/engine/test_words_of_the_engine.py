"""Every text key that the engine names has words in every language."""

import re
from importlib import resources

import pytest

from farwest.words import LANGS, words

KEYS = sorted(
    {
        key
        for file in resources.files("farwest.engine").iterdir()
        if file.name.endswith(".py")
        for key in re.findall(r'"((?:mistake|record)-[a-z-]+)"', file.read_text(encoding="utf-8"))
    }
)


def test_the_engine_names_its_mistakes() -> None:
    assert {"mistake-malformed", "mistake-no-undo", "record-broken", "record-forged"} <= set(KEYS)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", KEYS)
def test_every_mistake_can_be_said(key: str, lang: str) -> None:
    assert words(lang).say(key, number=3, wanted="=xx", known="=fr").strip()
