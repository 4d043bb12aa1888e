"""Compile the hot modules with mypyc, beside their sources: `python -m tools.compile`.

Which modules: `[tool.farwest] compiled` in pyproject.toml. The build runs in a temporary copy and is installed only
when it is whole, with a manifest of the sources it was made from; `farwest/_compiled.py` reads that manifest at every
start. A build that fails changes nothing.
"""

import argparse
import ast
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from pathlib import Path

from farwest._compiled import MANIFEST, PACKAGE, PYTHON, digest, extensions, read_manifest, why_interpreted

ROOT = Path(__file__).resolve().parent.parent

# One group makes one C file, in which calls between modules are plain C calls; its symbols are hidden, so that the C
# compiler knows that nobody else calls them and puts small functions into their callers. The copied pyproject.toml is
# read by mypy only: under its own name setuptools would read it too, and look for files that are not in the copy.
SETUP = """\
import os

from mypyc.build import mypycify
from setuptools import setup

modules = mypycify(["--config-file=mypy.toml", *{paths!r}], opt_level="3", debug_level="0", group_name="{package}")
for module in modules if os.name == "posix" else ():
    module.extra_compile_args.append("-fvisibility=hidden")
setup(name="{package}", packages=[], py_modules=[], ext_modules=modules)
"""


class CannotCompile(Exception):
    """Why there is no compiled engine, in a sentence for the person who asked for one."""


class NoCompiler(CannotCompile):
    """This machine lacks what it takes; the sources are not to blame."""


def hot_modules(root: Path) -> list[Path]:
    """The sources to compile, relative to `root`."""
    with (root / "pyproject.toml").open("rb") as file:
        patterns = tomllib.load(file)["tool"]["farwest"]["compiled"]
    found: set[Path] = set()
    for pattern in patterns:
        matches = {path.relative_to(root) for path in root.glob(pattern)}
        if not matches:
            raise CannotCompile(f"no file matches {pattern!r} in [tool.farwest] compiled of pyproject.toml")
        found |= matches
    return sorted(found)


def imported_names(source: Path) -> Iterator[str]:
    """The dotted names a module may import, each `from a import b` as both `a` and `a.b`."""
    for node in ast.walk(ast.parse(source.read_bytes(), source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def with_imports(root: Path, modules: Sequence[Path]) -> list[Path]:
    """The modules and all sources of the package they import: the compiler copies constants out of those too."""
    found: set[Path] = set()
    waiting = list(modules)
    while waiting:
        module = waiting.pop()
        if module in found:
            continue
        found.add(module)
        for name in imported_names(root / module):
            path = Path("src", *name.split("."))
            candidates = (path.with_suffix(".py"), path / "__init__.py")
            waiting += [c for c in candidates if name.split(".")[0] == PACKAGE and (root / c).is_file()]
    return sorted(found)


def compiler() -> str:
    """What the manifest says about the compiler; another one means another build."""
    return f"mypy {version('mypy')}, librt {version('librt')}"


def is_current(root: Path, modules: Sequence[Path]) -> bool:
    """Whether the installed extension modules are the ones a build would make."""
    package = root / "src" / PACKAGE
    manifest = read_manifest(package)
    same = manifest.get("compiled") == [str(m) for m in modules] and manifest.get("compiler") == compiler()
    return same and why_interpreted(package) is None


def require_c_compiler() -> None:
    """Raise unless C can be compiled for this Python."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(command) is None:
        raise NoCompiler(f"there is no C compiler here (looked for {command!r})")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise NoCompiler("there are no C headers of Python here (Python.h, in Debian's package python3-dev)")


def build(root: Path, modules: Sequence[Path], work: Path) -> dict[str, object]:
    """Compile a copy of the sources inside `work`, extensions to `work/out`; return their manifest."""
    shutil.copytree(root / "src", work / "src", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    shutil.copy(root / "pyproject.toml", work / "mypy.toml")
    paths = [str(module) for module in modules]
    (work / "setup.py").write_text(SETUP.format(paths=paths, package=PACKAGE))
    command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "out"]
    done = subprocess.run(command, cwd=work, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode != 0:
        raise CannotCompile(f"{done.stdout.strip()}\nfarwest: not compiled, and nothing was changed")
    # Hashed in the copy: whoever saves a source during the build gets a stale engine, not a wrong one.
    package = Path("src", PACKAGE)
    sources = {str(s.relative_to(package)): digest(work / s) for s in with_imports(work, modules)}
    made = [os.path.relpath(e, work / "out" / PACKAGE) for e in extensions(work / "out" / PACKAGE)]
    return {"python": PYTHON, "compiler": compiler(), "compiled": paths, "sources": sources, "extensions": made}


def install(root: Path, out: Path, manifest: dict[str, object]) -> None:
    """Put the extension modules beside their sources. Without a manifest, as in between, they are not used."""
    remove(root)
    package = root / "src" / PACKAGE
    for made in extensions(out / PACKAGE):
        shutil.copy(made, root / "src" / made.relative_to(out))
    half = package / f"{MANIFEST}.half"
    half.write_text(json.dumps(manifest, indent=1) + "\n")
    half.replace(package / MANIFEST)


def remove(root: Path) -> int:
    """Remove the manifest, then the extension modules; the number of files removed."""
    package = root / "src" / PACKAGE
    doomed = [path for path in (package / MANIFEST, *extensions(package)) if path.exists()]
    for path in doomed:
        path.unlink()
    return len(doomed)


def count(modules: Sequence[Path]) -> str:
    """The number of modules, in words."""
    return "1 module" if len(modules) == 1 else f"{len(modules)} modules"


def compile_engine(root: Path) -> str:
    """Compile what has changed; return what was done, in a few words."""
    modules = hot_modules(root)
    if is_current(root, modules):
        return f"the compiled engine is up to date ({count(modules)})"
    require_c_compiler()
    print(f"farwest: compiling {count(modules)}, once", flush=True)
    with tempfile.TemporaryDirectory(prefix="farwest-") as folder:
        manifest = build(root, modules, Path(folder))
        install(root, Path(folder, "out"), manifest)
    return f"the engine is compiled ({count(modules)})"


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Compile, or with --remove go back to sources only."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--remove", action="store_true", help="remove the compiled modules")
    parser.add_argument("--or-interpreted", action="store_true", help="no failure when there is no C compiler")
    asked = parser.parse_args(arguments)
    if asked.remove:
        print(f"farwest: removed {remove(root)} compiled files")
        return 0
    try:
        print(f"farwest: {compile_engine(root)}")
    except CannotCompile as reason:
        forgiven = asked.or_interpreted and isinstance(reason, NoCompiler) and os.environ.get("FARWEST_CI") != "1"
        print(f"farwest: {reason}" + (": the engine runs interpreted, slower" if forgiven else ""), file=sys.stderr)
        return 0 if forgiven else 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
