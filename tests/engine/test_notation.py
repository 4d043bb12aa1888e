"""Notation: every action has one text, and every text that is none is refused."""

import pytest

from farwest.engine.errors import Malformed
from farwest.engine.notation import Notation

NOTATION = Notation(["face:up", "face:down", "front:NW.N"])


def test_texts_and_numbers_lead_to_each_other() -> None:
    assert len(NOTATION) == 3
    assert [NOTATION.parse(NOTATION.text(action)) for action in range(3)] == [0, 1, 2]


@pytest.mark.parametrize("text", ["", "face", "face:UP", " face:up", "face:up ", "0", "front:NW.N\n"])
def test_what_is_no_notation_is_malformed(text: str) -> None:
    with pytest.raises(Malformed) as raised:
        NOTATION.parse(text)
    assert raised.value.text == text
    assert raised.value.phrase.key == "mistake-malformed"


@pytest.mark.parametrize("action", [-1, 3, 10**20])
def test_what_is_no_action_has_no_text(action: int) -> None:
    with pytest.raises(Malformed):
        NOTATION.text(action)


def test_two_actions_cannot_share_a_text() -> None:
    with pytest.raises(AssertionError):
        Notation(["pass", "pass"])
