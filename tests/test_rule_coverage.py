"""Every rule has a test that names it, every rule id that is written somewhere exists, and no id was forgotten."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from farwest import rules_coverage
from farwest.engine.game import Game
from farwest.engine.guide import read_guide
from farwest.games import GAMES
from farwest.rules_coverage import ids_in
from tools.compile import ROOT

TESTS = ROOT / "tests"
SPECIFICATIONS = ROOT.parent / "shared" / "rules"
WRITTEN_IN = ("*.py", "*.toml", "*.ftl", "*.md", "*.html", "*.js")
EVERY_GAME = pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
LANGUAGES = ("en", "fr")


def rules_of(game: Game, lang: str = "en") -> list[str]:
    return list(read_guide(game.files(), lang).rules)


@EVERY_GAME
def test_every_rule_is_named_by_a_test(game: Game) -> None:
    named = rules_coverage.tests_by_rule(TESTS, game.prefix)
    without = [rule for rule in rules_of(game) if rule not in named]
    assert not without, f"no test names {', '.join(without)}"


@EVERY_GAME
def test_tests_name_only_rules_that_exist(game: Game) -> None:
    known = rules_of(game)
    wrong = [
        f"{id} ({tests[0]})"
        for id, tests in rules_coverage.tests_by_rule(TESTS, game.prefix).items()
        if not _exists(id, known)
    ]
    assert not wrong, f"no such rule: {', '.join(wrong)}"


@EVERY_GAME
def test_every_id_that_is_cited_exists(game: Game) -> None:
    """In the sources, the data, the texts, the guides and the tests. A test that asks for a rule that is not there says
    so on the same line: `# no such rule`."""
    known = rules_of(game)
    cited = [(id, path) for path in _written() for id in ids_in(_sincere(path), game.prefix)]
    wrong = sorted({f"{id} in {path.relative_to(ROOT)}" for id, path in cited if not _exists(id, known)})
    assert not wrong, f"no such rule: {', '.join(wrong)}"
    assert len({id for id, _ in cited}) >= len(known)


@EVERY_GAME
def test_the_guides_have_the_same_rules_in_the_same_order(game: Game) -> None:
    assert rules_of(game, "fr") == rules_of(game, "en")


if SPECIFICATIONS.is_dir():  # it lies beside the project, or it does not: no reason to fail, nor to call it a skip

    @EVERY_GAME
    def test_the_guide_has_the_ids_of_the_specification(game: Game) -> None:
        """A section that the specification numbers without prefix is an id where the guide has it; a range of ids
        (`XX-D1 .. XX-D15`) is all of them."""
        text = (SPECIFICATIONS / f"{game.id}.md").read_text("utf-8")
        sections = {f"{game.prefix}-{number}" for number in re.findall(r"^#+ (\d+(?:\.\d+)*)", text, re.MULTILINE)}
        written = set(ids_in(text, game.prefix)) | set(_ranges(text, game.prefix))
        known = set(rules_of(game))
        assert sorted(written - known) == [], "in the specification only"
        assert sorted(known - written - sections) == [], "in the guide only"


def _ranges(text: str, prefix: str) -> Iterator[str]:
    for letter, first, last in re.findall(rf"\b{prefix}-([A-Z])(\d+) \.\. {prefix}-\1(\d+)\b", text):
        yield from (f"{prefix}-{letter}{number}" for number in range(int(first), int(last) + 1))


def _exists(id: str, known: list[str]) -> bool:
    """A rule of the guide, or a whole chapter of it."""
    return id in known or any(rule.startswith(f"{id}.") for rule in known)


def _sincere(path: Path) -> str:
    return "\n".join(line for line in path.read_text("utf-8").splitlines() if not line.endswith("# no such rule"))


def _written() -> Iterator[Path]:
    for folder in ("src", "tests"):
        for kind in WRITTEN_IN:
            yield from (path for path in (ROOT / folder).rglob(kind) if "node_modules" not in path.parts)


# How the tests of a rule are found.

SOURCE = '''
import pytest

@pytest.mark.rule("XX-1.2", "XX-8.4")
def test_by_marker(): ...

@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("XX-3.1"))])
def test_by_parameter(n): ...

def test_xx_4_1_2_by_name(): ...

def test_xx_t01(): ...

def test_by_docstring():
    """Ties go by turn order (XX-5.6a), not by YY-1.1."""

class TestClass:
    """XX-9.1"""

    @pytest.mark.rule("XX-1.2")
    async def test_method(self): ...

    def helper(self):
        """XX-9.9"""

def helper():
    """XX-9.8"""

@pytest.mark.other("XX-9.7")
def test_without_rule():
    "XX-9".lower()
'''


def test_a_test_names_rules_by_marker_name_or_docstring(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "deep"
    folder.mkdir(parents=True)
    (folder / "test_some.py").write_text(SOURCE, "utf-8")
    (folder / "helper.py").write_text("def test_xx_7_7(): ...", "utf-8")
    at = "tests/deep/test_some.py"
    assert rules_coverage.tests_by_rule(tmp_path / "tests", "XX") == {
        "XX-1.2": [f"{at}::test_by_marker", f"{at}::TestClass::test_method"],
        "XX-8.4": [f"{at}::test_by_marker"],
        "XX-3.1": [f"{at}::test_by_parameter"],
        "XX-4.1.2": [f"{at}::test_xx_4_1_2_by_name"],
        "XX-T01": [f"{at}::test_xx_t01"],
        "XX-5.6a": [f"{at}::test_by_docstring"],
        "XX-9.1": [f"{at}::TestClass::test_method"],
    }


def test_ids_are_found_whole_and_for_one_game_only() -> None:
    assert ids_in("WG-4.1.2, WG-T01. WG-8.19; AWG-1.1 WG-x WG-10", "WG") == ["WG-4.1.2", "WG-T01", "WG-8.19", "WG-10"]
