"""tools/compile.py: what is compiled, when, and that a failure changes nothing."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from farwest._compiled import MANIFEST, digest, extensions, why_interpreted
from tests.tools import mini
from tools.compile import CannotCompile, compile_engine, hot_modules, main, remove, with_imports

ASK = "import farwest; from farwest.engine import tiny; print(farwest.is_compiled(), tiny.answer())"
SUBCLASS = """
from farwest.engine.tiny import Base

class Mine(Base):
    def add(self, n: int) -> int:
        return 10 * n

print(Base().twice(), Mine().twice(), type(Base().items).__name__)
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return mini.make_project(tmp_path)


def name_in_pyproject(project: Path, *patterns: str) -> None:
    (project / "pyproject.toml").write_text(f"[tool.farwest]\ncompiled = {json.dumps(patterns)}\n")


def test_hot_modules_come_from_globs_sorted_and_once(project: Path) -> None:
    name_in_pyproject(project, "src/farwest/engine/t*.py", "src/farwest/*/tiny.py", "src/farwest/engine/limits.py")
    assert hot_modules(project) == [Path("src/farwest/engine/limits.py"), Path("src/farwest/engine/tiny.py")]


def test_a_glob_that_matches_nothing_is_a_mistake(project: Path) -> None:
    name_in_pyproject(project, "src/farwest/engine/typo.py")
    with pytest.raises(CannotCompile, match="no file matches 'src/farwest/engine/typo"):
        hot_modules(project)


def test_the_manifest_watches_what_hot_modules_import_because_constants_are_copied(project: Path) -> None:
    watched = [path.name for path in with_imports(project, hot_modules(project))]
    assert watched == ["__init__.py", "_compiled.py", "limits.py", "native.py", "tiny.py"]


@pytest.mark.parametrize(("variables", "code"), [({}, 0), ({"FARWEST_CI": "1"}, 1)])
def test_without_a_c_compiler_one_may_go_on_interpreted_but_not_on_ci(
    project: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    variables: dict[str, str],
    code: int,
) -> None:
    monkeypatch.delenv("FARWEST_CI", raising=False)
    for name, value in {"CC": "no-such-compiler", **variables}.items():
        monkeypatch.setenv(name, value)
    assert main(["--or-interpreted"], project) == code
    told = capsys.readouterr().err
    assert told.startswith("farwest: there is no C compiler here (looked for 'no-such-compiler')")
    assert len(told.splitlines()) == 1
    assert main([], project) == 1


def test_remove_takes_the_manifest_and_every_extension_module(project: Path) -> None:
    mini.fake_extension(project)
    mini.write_manifest(project, {})
    (project / "src" / "farwest__mypyc.so").touch()
    assert remove(project) == 3
    assert extensions(mini.package(project)) == []
    assert remove(project) == 0


def slow(test: Callable[[Path], None]) -> Callable[[Path], None]:
    """Uses the compiler; one worker runs all of these, so that one build serves them all."""
    return pytest.mark.long(pytest.mark.xdist_group("compile")(test))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project that was really compiled, once for all tests that only look at it."""
    root = mini.make_project(tmp_path_factory.mktemp("built"))
    mini.fake_extension(root)  # left over from before, and replaced
    assert compile_engine(root) == "the engine is compiled (1 module)"
    return root


@slow
def test_a_compiled_module_answers_like_its_source(built: Path) -> None:
    done = mini.run(built, ASK + "; print(tiny.__file__)")
    compiled, answer, file = done.stdout.split()
    assert (compiled, answer) == ("True", "1")
    assert not file.endswith(".py")
    assert done.stderr == ""
    assert mini.run(built, ASK, FARWEST_INTERPRETED="1").stdout.split() == ["False", "1"]


@slow
def test_types_and_attributes_reach_the_compiler_through_the_native_module(built: Path) -> None:
    assert mini.run(built, SUBCLASS).stdout.split() == ["10", "40", "vec[i64]"]
    assert mini.run(built, SUBCLASS, FARWEST_INTERPRETED="1").stdout.split() == ["10", "40", "list"]


@slow
def test_a_second_build_of_the_same_sources_does_nothing(built: Path) -> None:
    before = [path.stat().st_mtime_ns for path in extensions(mini.package(built))]
    assert compile_engine(built) == "the compiled engine is up to date (1 module)"
    assert [path.stat().st_mtime_ns for path in extensions(mini.package(built))] == before


@slow
def test_an_edit_is_served_from_source_and_a_refused_build_changes_nothing(built: Path) -> None:
    source = mini.tiny(built)
    text = source.read_text()
    manifest = (mini.package(built) / MANIFEST).read_bytes()
    try:
        source.write_text(text.replace("return 1", "return 'one'"))
        with pytest.raises(
            CannotCompile, match=r'engine/tiny.py:\d+: error: Incompatible return value type \(got "str"'
        ):
            compile_engine(built)
        assert (mini.package(built) / MANIFEST).read_bytes() == manifest
        done = mini.run(built, ASK)
        assert done.stdout.split() == ["False", "one"]
        assert "older than its source" in done.stderr
    finally:
        source.write_text(text)
    assert mini.run(built, ASK).stdout.split() == ["True", "1"]


@slow
def test_a_constant_changed_in_an_imported_source_makes_the_engine_stale(built: Path) -> None:
    limits = mini.tiny(built).with_name("limits.py")
    assert json.loads((mini.package(built) / MANIFEST).read_text())["sources"]["engine/limits.py"] == digest(limits)
    text = limits.read_text()
    try:
        limits.write_text(text.replace("4", "5"))
        assert why_interpreted(mini.package(built)) == "the compiled engine is older than its source"
    finally:
        limits.write_text(text)
