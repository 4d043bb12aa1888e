"""The kit finds what it is for: words and rules that are not there."""

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from farwest.engine.data import Plain
from farwest.engine.errors import Phrase
from farwest.engine.game import Game
from farwest.kit import Table
from tests.kit.broken import around
from tests.kit_games.fists.game import GAME as FISTS, FistsGame

# Words.


class SpeaksGibberish(FistsGame):
    def label(self, action: int, view: Mapping[str, Plain]) -> Phrase:
        return Phrase("action-choose", {"choice": "choice-99"})

    def files(self) -> Traversable:
        return FISTS.files()


class ForgetsAnArgument(SpeaksGibberish):
    def label(self, action: int, view: Mapping[str, Plain]) -> Phrase:
        return Phrase("action-choose")


@pytest.mark.parametrize("game", [SpeaksGibberish(), ForgetsAnArgument()])
def test_words_that_are_not_there(game: Game) -> None:
    with pytest.raises(Exception, match="action-choose"):
        around(game).test_everything_can_be_said(Table(2))


class Elsewhere(FistsGame):
    """Fists with its files in another place, to spoil them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def files(self) -> Traversable:
        return self.folder


@pytest.fixture
def elsewhere(tmp_path: Path) -> Elsewhere:
    for name in ("text/fr.ftl", "text/en.ftl", "guide/fr.md", "guide/en.md"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text((FISTS.files() / name).read_text(encoding="utf-8"), encoding="utf-8")
    return Elsewhere(tmp_path)


def spoil(game: Elsewhere, name: str, old: str, new: str) -> None:
    file = game.folder / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_the_files_are_right_before_they_are_spoiled(elsewhere: Elsewhere) -> None:
    around(elsewhere).test_text_files_match()
    around(elsewhere).test_guides_match()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("told-left =", "told-gone ="),
        ("{ $side }: { $points }", "{ $points }"),
        ("    .about = You first", "    .long = You first"),
        ("prompt-end =", "prompt end ="),
        ("prompt-end =", "prompt-wait ="),
    ],
)
def test_text_files_that_do_not_match(elsewhere: Elsewhere, old: str, new: str) -> None:
    spoil(elsewhere, "text/en.ftl", old, new)
    with pytest.raises((AssertionError, ValueError), match=new.split(maxsplit=1)[0].strip(".") + "|points"):
        around(elsewhere).test_text_files_match()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("### FI-3.3", "### FI-3.9"),
        ("### FI-3.3", "### FI-3.2"),
        ("### FI-3.3", "#### FI-3.3"),
        ("When fewer than two players hold cards.", ""),
        ("single card left", "single card [FI-8.1] left"),
    ],
)
def test_guides_that_do_not_match(elsewhere: Elsewhere, old: str, new: str) -> None:
    spoil(elsewhere, "guide/en.md", old, new)
    with pytest.raises(AssertionError):
        around(elsewhere).test_guides_match()


def test_a_source_that_cites_a_rule_that_is_not_there(elsewhere: Elsewhere) -> None:
    around(elsewhere).test_cited_rules_exist()
    (elsewhere.folder / "phase.py").write_text("# FI-3.7")
    with pytest.raises(AssertionError, match=r"phase.py cites FI-3\.7"):
        around(elsewhere).test_cited_rules_exist()


@pytest.mark.parametrize(
    ("data", "unmarked"),
    [
        ("# FI-2.1 S\n[[card]]\nid = 1\n", None),
        ("[[card]]\nid = 1 # S*\n[[card]]\nid = 2\n", None),
        ("[[card]]\nid = 1 # FI-2.1\n", "card"),
        ("# ours: R\n[[card]]\nid = 1\n\n# nothing\n[[sign]]\nid = 1\n", "sign"),
    ],
)
def test_data_that_does_not_say_where_it_comes_from(elsewhere: Elsewhere, data: str, unmarked: str | None) -> None:
    (elsewhere.folder / "data.toml").write_text(data)
    kit = around(elsewhere)
    if unmarked is None:
        kit.test_data_says_where_it_comes_from()
    else:
        with pytest.raises(AssertionError, match=unmarked):
            kit.test_data_says_where_it_comes_from()
