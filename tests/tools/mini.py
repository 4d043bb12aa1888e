"""A project small enough to be compiled, broken and edited in a test: our own switch around one module."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from farwest._compiled import MANIFEST, PYTHON
from tools.compile import ROOT

PYPROJECT = """\
[tool.farwest]
compiled = ["src/farwest/engine/tiny.py"]
[tool.mypy]
strict = true
mypy_path = ["src"]
explicit_package_bases = true
"""

TINY = """\
from farwest.engine.limits import MOST
from farwest.engine.native import i64, mypyc_attr, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Base:
    def __init__(self) -> None:
        self.items = vec[i64]([1, 2, 3])

    def add(self, n: i64) -> i64:
        return n + self.items[2]

    def twice(self) -> i64:
        return self.add(0) + self.add(MOST)


def answer() -> i64:
    return 1
"""


def make_project(root: Path) -> Path:
    """Write the project; the switch and the types are copies of the real ones."""
    engine = root / "src" / "farwest" / "engine"
    engine.mkdir(parents=True)
    for name in ("__init__.py", "_compiled.py", "engine/native.py"):
        shutil.copy(ROOT / "src" / "farwest" / name, engine.parent / name)
    (root / "pyproject.toml").write_text(PYPROJECT)
    (engine / "__init__.py").touch()
    (engine / "limits.py").write_text("from typing import Final\n\nMOST: Final = 4\n")
    (engine / "tiny.py").write_text(TINY)
    return root


def package(root: Path) -> Path:
    return root / "src" / "farwest"


def tiny(root: Path) -> Path:
    """The one hot module."""
    return package(root) / "engine" / "tiny.py"


def fake_extension(root: Path) -> Path:
    """An extension module that no Python can load: importing it fails, so whoever runs did not import it."""
    extension = tiny(root).with_name(f"tiny{PYTHON}")
    extension.write_bytes(b"not a shared object")
    return extension


def write_manifest(root: Path, sources: dict[str, str], python: str = PYTHON) -> None:
    """Claim that the fake extension was made from these sources."""
    manifest = {"python": python, "sources": sources, "extensions": [f"engine/tiny{PYTHON}"]}
    (package(root) / MANIFEST).write_text(json.dumps(manifest))


def run(root: Path, code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a few lines of Python that import the project."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("FARWEST_")}
    command = [sys.executable, "-c", code]
    variables = {**kept, "PYTHONPATH": str(root / "src"), **environment}
    return subprocess.run(command, env=variables, text=True, capture_output=True, check=False)
