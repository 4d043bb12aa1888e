"""Compiled or from source: decided once, while `farwest` is being imported.

`tools/compile.py` puts extension modules beside the sources they were made from, and Python prefers an extension to a
source. So an edited source would be ignored without a word. Here every source the extensions were made from is hashed
and compared with the manifest; if one differs, all modules run from source. Never some of each: compiled modules know
each other's memory layout.
"""

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = "farwest"
MANIFEST = "compiled.json"
PYTHON = EXTENSION_SUFFIXES[0]  # such as `.cpython-311-x86_64-linux-gnu.so`: what this Python can load


class SourceOnly:
    """Finds this package's modules in their sources, whatever extension modules lie beside them."""

    def __init__(self) -> None:
        self._finders: dict[str, FileFinder] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module's source, or None: then it is somebody else's module, or a folder without code."""
        if not fullname.startswith(PACKAGE + "."):
            return None
        for folder in path or ():
            finder = self._finders.setdefault(folder, FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)))
            spec = finder.find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None

    def invalidate_caches(self) -> None:
        """Forget which files the folders held."""
        self._finders.clear()


def digest(source: Path) -> str:
    """The sha256 of a file's bytes."""
    return hashlib.sha256(source.read_bytes()).hexdigest()


def extensions(folder: Path) -> list[Path]:
    """The extension modules in the package's folder, and the libraries they start, which lie beside it."""
    endings = (".so", ".pyd")
    return sorted(p for p in (*folder.rglob("*"), *folder.parent.glob(f"{PACKAGE}*__mypyc.*")) if p.suffix in endings)


def read_manifest(folder: Path) -> dict[str, Any]:
    """What was compiled from what; empty when nothing was, or when the file cannot be understood."""
    try:
        manifest = json.loads((folder / MANIFEST).read_text())
    except (OSError, ValueError):
        return {}
    return manifest if isinstance(manifest, dict) else {}


def why_interpreted(folder: Path) -> str | None:
    """None when the extension modules in `folder` fit their sources; else what is wrong, or "" when there are none."""
    manifest = read_manifest(folder)
    if not manifest:
        return "the compiled engine does not say what it was made from" if extensions(folder) else ""
    if manifest.get("python") != PYTHON:
        return "the compiled engine was made for another Python"
    try:
        fits = all(digest(folder / name) == sha256 for name, sha256 in manifest["sources"].items())
        whole = all((folder / name).is_file() for name in manifest["extensions"])
    except (OSError, KeyError):  # a source was moved or removed
        fits = whole = False
    if not fits:
        return "the compiled engine is older than its source"
    return None if whole else "the compiled engine is not complete"


def choose(folder: Path) -> bool:
    """Make the package in `folder` run compiled (True) or from source, with one warning if that may surprise."""
    if os.environ.get("FARWEST_INTERPRETED") != "1":
        reason = why_interpreted(folder)
        if reason is None:
            return True
        if reason:
            print(f"farwest: {reason}: running interpreted; `make compiled` builds it anew", file=sys.stderr)
    sys.meta_path.insert(0, SourceOnly())
    return False
