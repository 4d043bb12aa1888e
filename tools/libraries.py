"""The C half of a build: the libraries that mypyc writes, compiled side by side, each kept until its C changes.

A library is kept under a hash of all that made it: its C, the headers it reads, the command, the compilers. So a kept
one is the one that compiling would make, and only the game that was edited is compiled again.
"""

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

KEPT = 60  # libraries: some eight builds of everything

# Runs once for each process, so small and quick to compile is all it need be: most of a game's C is its tables.
IMPORTING = re.compile(r"\bCPyDef_\w+_____top_level__(?=\(void\) \{)")


class CompilerFailed(Exception):
    """What the C compiler said."""


@dataclass(frozen=True)
class Library:
    """One shared library: its C file and headers, relative to the folder of the build, and where its copies go."""

    source: str
    headers: tuple[str, ...]
    includes: tuple[str, ...]
    arguments: tuple[str, ...]
    copies: tuple[str, ...]


def c_compiler() -> list[str]:
    """The command that compiles and links an extension module; the variable CC chooses another compiler."""
    link, *options = shlex.split(sysconfig.get_config_var("LDSHARED") or "cc -shared")
    chosen = shlex.split(os.environ.get("CC") or "") or [link]
    flags = (sysconfig.get_config_var(name) or "" for name in ("CFLAGS", "CCSHARED"))
    return [*chosen, *options, *shlex.split(" ".join(flags))]


def compiler_version(command: str) -> str:
    """What the C compiler calls itself."""
    done = subprocess.run([command, "--version"], text=True, capture_output=True, check=False)
    return done.stdout


def key(work: Path, library: Library, command: Sequence[str], made_by: str) -> str:
    """A name for the result of compiling `library` with `command`: different as soon as anything is."""
    hashed = hashlib.sha256("\0".join((made_by, *command, *library.arguments)).encode())
    for name in (library.source, *library.headers):
        text = (work / name).read_bytes()
        hashed.update(f"\0{name}\0{len(text)}\0".encode() + text)
    return hashed.hexdigest()[:32]


def compile_one(work: Path, library: Library, command: Sequence[str], kept: Path) -> None:
    """Compile a library, and put it in its place when it is whole."""
    source = work / library.source
    cold = source.with_suffix(".cold.h")
    once = sorted(set(IMPORTING.findall(source.read_text())))
    cold.write_text("".join(f"char {name}(void) __attribute__((cold));\n" for name in once))
    half = kept.with_suffix(f".{os.getpid()}.half")
    includes = [f"-I{folder}" for folder in (*library.includes, sysconfig.get_path("include"))]
    options = [*library.arguments, *includes, "-include", str(cold), str(source), "-o", str(half)]
    done = subprocess.run(
        [*command, *options], cwd=work, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode != 0:
        half.unlink(missing_ok=True)
        raise CompilerFailed(done.stdout.strip())
    half.replace(kept)


def prune(store: Path) -> None:
    """Forget the libraries that were not used for longest."""
    files = sorted(store.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in files[KEPT:]:
        old.unlink(missing_ok=True)


def compile_all(work: Path, libraries: Sequence[Library], out: Path, store: Path, made_by: str) -> int:
    """Fill `out` with the libraries, from `store` where they are kept; how many had to be compiled."""
    store.mkdir(parents=True, exist_ok=True)
    command = c_compiler()
    made_by += compiler_version(command[0])
    kept = {library: store / f"{key(work, library, command, made_by)}.so" for library in libraries}
    missing = [library for library in libraries if not kept[library].is_file()]
    # The largest first, or one core waits for the other in the end.
    missing.sort(key=lambda library: (work / library.source).stat().st_size, reverse=True)
    with ThreadPoolExecutor(os.cpu_count() or 1) as cores:
        waiting = [cores.submit(compile_one, work, library, command, kept[library]) for library in missing]
        for one in waiting:
            one.result()
    for library, made in kept.items():
        os.utime(made)
        for copy in library.copies:
            (out / copy).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(made, out / copy)
    prune(store)
    return len(missing)
