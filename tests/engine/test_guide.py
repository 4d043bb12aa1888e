"""The player's guide: a heading for every rule, found by its id."""

from pathlib import Path

import pytest

from farwest.engine.guide import Guide, read_guide

TEXT = """\
# The game

Welcome.

## Set-up

Before you begin.

### XX-1.1 The deal

Three cards each [XX-1.2].

More about it.

### XX-1.2 First player
### XX-T01 An example
#### XX-1.3 Not a rule of its own

Text of the example.

## Play

### XX-2.10a Passing

You may pass.
"""
GUIDE = Guide(TEXT)


def test_every_heading_with_an_id_is_a_rule_in_the_order_of_the_guide() -> None:
    assert list(GUIDE.rules) == ["XX-1.1", "XX-1.2", "XX-T01", "XX-2.10a"]
    assert GUIDE.text == TEXT


def test_a_rule_has_a_title_a_text_and_a_section() -> None:
    deal = GUIDE.rules["XX-1.1"]
    assert (deal.title, deal.section) == ("The deal", "Set-up")
    assert deal.text == "Three cards each [XX-1.2].\n\nMore about it."
    assert GUIDE.rules["XX-1.2"].text == ""
    assert GUIDE.rules["XX-T01"].text.endswith("Text of the example.")
    assert GUIDE.rules["XX-2.10a"].section == "Play"


@pytest.mark.parametrize("id", ["XX-2.10a", "xx-2.10A", "XX-2.10A", "xx-2.10a"])
def test_rules_are_found_however_they_are_capitalised(id: str) -> None:
    rule = GUIDE.find(id)
    assert rule is not None
    assert rule.title == "Passing"


@pytest.mark.parametrize("id", ["", "XX", "XX-1", "XX-9.9", "1.1"])
def test_what_is_not_there_is_not_found(id: str) -> None:
    assert GUIDE.find(id) is None


@pytest.mark.parametrize(
    ("id", "near"),
    [
        ("xx-1.9", ["XX-1.1", "XX-1.2"]),
        ("XX-1", ["XX-1.1", "XX-1.2"]),
        ("XX-2.1", ["XX-2.10a"]),
        ("YY-1.1", []),
        ("", []),
    ],
)
def test_somebody_who_mistyped_is_told_what_begins_alike(id: str, near: list[str]) -> None:
    assert GUIDE.near(id) == near


def test_a_guide_is_read_from_the_folder_of_its_game(tmp_path: Path) -> None:
    (tmp_path / "guide").mkdir()
    (tmp_path / "guide" / "fr.md").write_text("### XX-1.1 Le tour\n\nÀ vous.\n", encoding="utf-8")
    assert read_guide(tmp_path, "fr").rules["XX-1.1"].text == "À vous."


def test_an_empty_guide_has_no_rules() -> None:
    assert Guide("").rules == {}
