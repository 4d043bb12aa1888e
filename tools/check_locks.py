"""The lock files pin what pyproject.toml asks for, by hash, and name no place: `python -m tools.check_locks`.

A lock that names a package index, a mirror or a folder works on one machine only and tells strangers about it. So the
check is a grammar: a line that is not a pin, a hash or a comment on who wanted the package is refused.
"""

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent

NAME = r"[a-z0-9][a-z0-9-]*"
PIN = re.compile(rf"({NAME})==([A-Za-z0-9.!+]+)(?: ; (?:[a-z_]+ [<>=!]+ '[\w.]+'(?: and | or )?)+)? \\")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}(?: \\)?")
# Who wanted it: a package, a file of ours that asks for packages, or a lock that was kept to.
OURS = r"\(?pyproject\.toml(?::\w+)?\)?|(?:-[cr] )?requirements/\w+\.(?:txt|in)"
WANTED_BY = re.compile(rf"    # (?:via| )(?: (?:{NAME}|{OURS}|{NAME} (?:{OURS})))?")


def complaints_about(text: str) -> Iterator[str]:
    """What is wrong with the text of a lock file, line by line."""
    hashes = 1
    for number, line in enumerate(text.splitlines(), start=1):
        if PIN.fullmatch(line):
            if not hashes:
                yield f"{number}: the pin before this line has no hash"
            hashes = 0
        elif HASH.fullmatch(line):
            hashes += 1
        elif not WANTED_BY.fullmatch(line):
            yield f"{number}: neither a pin, a hash nor who wanted it: {line.strip()}"
    if not hashes:
        yield "the last pin has no hash"


def pins(text: str) -> dict[str, set[str]]:
    """The versions pinned of each package; several when they depend on the Python."""
    found: dict[str, set[str]] = {}
    for match in filter(None, map(PIN.fullmatch, text.splitlines())):
        found.setdefault(match[1], set()).add(match[2])
    return found


def missing(text: str, asked: list[str]) -> Iterator[str]:
    """What is asked for and not pinned, or pinned to a version that was not asked for."""
    pinned = pins(text)
    for requirement in map(Requirement, asked):
        versions = pinned.get(canonicalize_name(requirement.name), set())
        if not versions or not all(requirement.specifier.contains(v, prereleases=True) for v in versions):
            yield f"does not pin {requirement}: run `make lock`"


def asked_for(root: Path) -> dict[str, list[str]]:
    """For each lock file, what it must pin."""
    with (root / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    lines = (root / "requirements" / "build.in").read_text().splitlines()
    run = project["project"]["dependencies"] + [line for line in lines if line and not line.startswith("#")]
    return {
        "run.txt": run,
        "dev.txt": run + project["dependency-groups"]["dev"],
        "peers.txt": project["project"]["optional-dependencies"]["peers"],
    }


def check(root: Path) -> list[str]:
    """A sentence for everything wrong with the lock files."""
    found = []
    for name, asked in asked_for(root).items():
        text = (root / "requirements" / name).read_text()
        found += [f"requirements/{name}: {c}" for c in (*complaints_about(text), *missing(text, asked))]
    return found


def main() -> int:
    """Print what is wrong; 1 if anything is."""
    complaints = check(ROOT)
    print(*complaints, sep="\n", end="\n" if complaints else "")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
