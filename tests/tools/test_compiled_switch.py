"""The switch between compiled modules and sources, with extension modules that cannot be loaded."""

from pathlib import Path

import pytest

from farwest._compiled import MANIFEST, digest, why_interpreted
from tests.tools import mini

ASK = "import farwest; from farwest.engine import tiny; print(farwest.is_compiled(), tiny.answer())"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project whose manifest fits its sources."""
    root = mini.make_project(tmp_path)
    mini.fake_extension(root)
    mini.write_manifest(root, {"engine/tiny.py": digest(mini.tiny(root))})
    return root


def edit(project: Path) -> None:
    source = mini.tiny(project)
    source.write_text(source.read_text().replace("return 1", "return 2"))


def test_an_untouched_project_is_compiled(project: Path) -> None:
    assert why_interpreted(mini.package(project)) is None


def test_compiled_modules_are_really_preferred_to_sources(project: Path) -> None:
    assert "ImportError" in mini.run(project, ASK).stderr  # Python tried to load the extension that is none


def test_an_edited_source_runs_with_one_sentence_of_warning(project: Path) -> None:
    edit(project)
    done = mini.run(project, ASK + "; import importlib; importlib.reload(tiny); print(tiny.__file__)")
    assert done.stdout.split() == ["False", "2", str(mini.tiny(project))]
    sentence = "the compiled engine is older than its source: running interpreted; `make compiled` builds it anew"
    assert done.stderr == f"farwest: {sentence}\n"


def test_a_changed_line_ending_counts_as_an_edit(project: Path) -> None:
    source = mini.tiny(project)
    source.write_bytes(source.read_bytes().replace(b"\n", b"\r\n"))
    assert why_interpreted(mini.package(project)) == "the compiled engine is older than its source"


def test_interpreted_on_purpose_is_silent(project: Path) -> None:
    for _ in ("fresh", "stale"):
        done = mini.run(project, ASK, FARWEST_INTERPRETED="1")
        assert done.stdout.startswith("False")
        assert done.stderr == ""
        edit(project)


def test_one_stale_module_makes_all_run_from_source(project: Path) -> None:
    tables = mini.tiny(project).with_name("tables.py")
    tables.write_text("SIZE = 3\n")
    mini.fake_extension(project).rename(tables.with_suffix(".so"))
    mini.write_manifest(project, {"engine/tables.py": "0" * 64, "engine/tiny.py": digest(mini.tiny(project))})
    mini.fake_extension(project)
    done = mini.run(project, ASK + "; from farwest.engine import tables; print(tables.SIZE)")
    assert done.stdout.split() == ["False", "1", "3"]
    assert len(done.stderr.splitlines()) == 1


def test_a_removed_source_makes_the_engine_stale(project: Path) -> None:
    mini.write_manifest(project, {"engine/gone.py": "0" * 64})
    assert why_interpreted(mini.package(project)) == "the compiled engine is older than its source"


def test_an_engine_for_another_python_is_left_aside(project: Path) -> None:
    mini.write_manifest(project, {}, python=".cpython-27.so")
    assert why_interpreted(mini.package(project)) == "the compiled engine was made for another Python"


def test_a_missing_extension_module_is_noticed(project: Path) -> None:
    mini.fake_extension(project).unlink()
    assert why_interpreted(mini.package(project)) == "the compiled engine is not complete"


@pytest.mark.parametrize("text", [None, "", "{", "[1]", '{"sources": {}}'])
def test_extension_modules_without_a_sound_manifest_are_left_aside(project: Path, text: str | None) -> None:
    manifest = mini.package(project) / MANIFEST
    manifest.unlink() if text is None else manifest.write_text(text)
    assert why_interpreted(mini.package(project))
    done = mini.run(project, ASK)
    assert done.stdout.split() == ["False", "1"]
    assert len(done.stderr.splitlines()) == 1


def test_a_project_that_was_never_compiled_says_nothing(tmp_path: Path) -> None:
    done = mini.run(mini.make_project(tmp_path), ASK)
    assert done.stdout.split() == ["False", "1"]
    assert done.stderr == ""


def test_modules_of_others_are_found_as_ever(project: Path) -> None:
    edit(project)
    code = (
        "import farwest, wave, farwest.engine\ntry:\n import farwest.nothing\nexcept ModuleNotFoundError as e: print(e)"
    )
    assert mini.run(project, code).stdout == "No module named 'farwest.nothing'\n"
