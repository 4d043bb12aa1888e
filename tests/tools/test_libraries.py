"""tools/libraries.py: what has not changed is not compiled again, and nothing that has changed is taken for it."""

import ctypes
import os
from dataclasses import replace
from pathlib import Path

import pytest

from tools.compile import NoCompiler, groups, require_c_compiler
from tools.libraries import KEPT, CompilerFailed, Library, compile_all, prune

ANSWER = Library("answer.c", ("answer.h",), (".",), ("-O0",), ("one/answer.so", "one/again.so"))
OTHER = Library("other.c", (), (), ("-O0",), ("two/other.so",))


@pytest.fixture
def work(tmp_path: Path) -> Path:
    """A folder with C for two libraries, one of which reads a header."""
    try:
        require_c_compiler()
    except NoCompiler as reason:
        pytest.skip(str(reason))
    (tmp_path / "answer.h").write_text("#define ANSWER 42\n")
    (tmp_path / "answer.c").write_text('#include "answer.h"\nint answer(void) {\n    return ANSWER;\n}\n')
    (tmp_path / "other.c").write_text("int other(void) {\n    return 7;\n}\n")
    return tmp_path


def make(work: Path, *libraries: Library, made_by: str = "test") -> int:
    return compile_all(work, libraries or (ANSWER, OTHER), work / "out", work / "kept", made_by)


def answer(library: Path, name: str = "answer") -> int:
    return int(ctypes.CDLL(str(library))[name]())


def test_libraries_are_compiled_once_and_copied_wherever_they_belong(work: Path) -> None:
    assert make(work) == 2
    assert make(work) == 0
    out = work / "out"
    assert (answer(out / "one" / "answer.so"), answer(out / "one" / "again.so")) == (42, 42)
    assert answer(out / "two" / "other.so", "other") == 7


def test_only_what_was_edited_is_compiled_again(work: Path) -> None:
    make(work)
    (work / "other.c").write_text("int other(void) {\n    return 8;\n}\n")
    assert make(work) == 1
    out = work / "out" / "two" / "other.so"
    assert answer(out.rename(out.with_name("new.so")), "other") == 8


def test_a_header_that_changed_counts_as_an_edit(work: Path) -> None:
    make(work)
    (work / "answer.h").write_text("#define ANSWER 43\n")
    assert make(work) == 1
    out = work / "out" / "one" / "answer.so"
    assert answer(out.rename(out.with_name("new.so"))) == 43


def test_other_compilers_and_other_options_make_other_libraries(work: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make(work)
    assert make(work, made_by="another mypy") == 2
    assert make(work, replace(ANSWER, arguments=("-O1",))) == 1
    monkeypatch.setenv("CC", "gcc -DOTHER")
    assert make(work) == 2


def test_a_refusal_of_the_compiler_is_told_and_nothing_is_kept(work: Path) -> None:
    (work / "other.c").write_text("int other(void) {\n    return nothing;\n}\n")
    with pytest.raises(CompilerFailed, match="nothing"):
        make(work, OTHER)
    assert list((work / "kept").iterdir()) == []
    assert not (work / "out").exists()


def test_the_oldest_are_forgotten(tmp_path: Path) -> None:
    for age in range(KEPT + 3):
        (tmp_path / f"{age}.so").touch()
        os.utime(tmp_path / f"{age}.so", (1000 - age, 1000 - age))
    prune(tmp_path)
    left = {path.stem for path in tmp_path.iterdir()}
    assert left == {str(age) for age in range(KEPT)}


def test_each_folder_of_sources_is_one_library() -> None:
    modules = [
        Path("src/farwest/engine/bits.py"),
        Path("src/farwest/engine/core.py"),
        Path("src/farwest/games/x/play.py"),
    ]
    assert groups(modules) == [
        (["src/farwest/engine/bits.py", "src/farwest/engine/core.py"], "farwest_engine"),
        (["src/farwest/games/x/play.py"], "farwest_games_x"),
    ]
