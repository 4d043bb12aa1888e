"""What tests/conftest.py promises about every test run, tried on a few tests of its own."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import farwest
from tools.compile import ROOT

TESTS = """\
import pytest

def test_passes(): pass

def test_needs_something(): pytest.importorskip("no_such_package")

@pytest.mark.xfail
def test_known_to_fail(): assert False

@pytest.mark.compiled
def test_compiled(): pass

@pytest.mark.interpreted
def test_interpreted(): pass
"""


def run(folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    shutil.copy(ROOT / "tests" / "conftest.py", folder)
    (folder / "pytest.ini").write_text("[pytest]\nmarkers =\n  compiled\n  interpreted\n")
    (folder / "test_few.py").write_text(TESTS)
    (folder / "test_whole_file.py").write_text("import pytest\npytest.importorskip('no_such_package')\n")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("FARWEST_", "PYTEST_", "COV_"))}
    command = [sys.executable, "-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider", "--continue-on-collection-errors"]
    variables["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    return subprocess.run(command, cwd=folder, env=kept | variables, text=True, capture_output=True, check=False)


def test_what_is_not_installed_is_skipped_at_home_and_fails_on_ci(tmp_path: Path) -> None:
    home = run(tmp_path, FARWEST_INTERPRETED="1")
    assert "2 passed, 2 skipped, 1 deselected, 1 xfailed" in home.stdout
    assert home.returncode == 0
    ci = run(tmp_path, FARWEST_INTERPRETED="1", FARWEST_CI="1")
    assert ci.stdout.count("\nleft out although FARWEST_CI=1: could not import 'no_such_package'") == 2
    assert "1 failed, 2 passed, 1 deselected, 1 xfailed, 1 error" in ci.stdout
    assert ci.returncode != 0


def test_a_run_meant_to_be_compiled_does_not_test_the_sources_instead(tmp_path: Path) -> None:
    done = run(tmp_path, FARWEST_INTERPRETED="1", FARWEST_COMPILED="1")
    assert "the engine should be compiled for this run and is not" in done.stdout + done.stderr
    assert done.returncode == 1


def test_the_version_is_the_same_wherever_it_is_written() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert farwest.__version__ == project["version"]
    assert f"## {farwest.__version__}" in (ROOT / "CHANGELOG.md").read_text()
