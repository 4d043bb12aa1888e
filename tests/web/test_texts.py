"""Every text of the pages is asked for somewhere, and every text asked for is there."""

from __future__ import annotations

import re
from pathlib import Path

import farwest.web
from farwest.words_check import read

ROOM = Path(farwest.web.__file__).parent
FAMILIES = ("page", "home", "new", "join", "replay", "verify", "rules", "about", "error")
SOURCES = "\n".join(
    file.read_text(encoding="utf-8")
    for kind in ("*.py", "*.html")
    for file in sorted(ROOM.rglob(kind))
    if file.is_file()
)
# Whole keys, and beginnings completed by what follows: 'replay-step-' ~ name, f"page-since-{unit}".
ASKED = re.compile(rf"""['"]((?:{"|".join(FAMILIES)})-[a-z0-9-]*)(['"{{])""")


def test_texts_and_templates_agree() -> None:
    texts = {key for key in read(ROOM / "text", "fr") if key.partition("-")[0] in FAMILIES}
    found = ASKED.findall(SOURCES)
    whole = {key for key, _ in found if not key.endswith("-")}
    beginnings = tuple({key for key, _ in found if key.endswith("-")})
    unused = sorted(key for key in texts - whole if not key.startswith(beginnings))
    assert unused == []
    assert sorted(whole - texts) == []
    for beginning in beginnings:
        assert any(text.startswith(beginning) for text in texts), beginning
