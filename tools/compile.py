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
from typing import Any

from farwest._compiled import MANIFEST, PACKAGE, PYTHON, digest, extensions, read_manifest, why_interpreted
from tools.libraries import CompilerFailed, Library, compile_all

ROOT = Path(__file__).resolve().parent.parent

# Compiled libraries, kept by what they were made from: an edit compiles one game again.
STORE = Path("build", "compiled")

# One library for each folder of sources. Inside it calls are plain C calls, and its symbols are hidden, so that the C
# compiler knows that nobody else calls them and puts small functions into their callers. All libraries are generated
# together, so that a call to a method that no class overrides is a plain call too (`global_opts`).
GENERATE = """\
import json

from mypyc.build import generate_c_extension_shim, get_cflags, include_dir, mypyc_build
from mypyc.options import CompilerOptions

paths, folders = json.load(open("plan.json"))
options = CompilerOptions(separate=True, target_dir="build")
options.global_opts = True
arguments = ["--config-file=mypy.toml", *paths]
groups, files, _ = mypyc_build(arguments, options, separate=[(members, name) for members, name in folders])
made = []
for (sources, name), (c_files, headers) in zip(groups, files, strict=True):
    modules = [source.module for source in sources]
    for module in modules:
        generate_c_extension_shim(module, module.rpartition(".")[2], "build", name)
    made.append((name, c_files[0], headers, modules))
flags = get_cflags(opt_level="3", debug_level="0")
json.dump({"libraries": made, "flags": flags, "includes": [include_dir(), "build"]}, open("made.json", "w"))
"""

# The start of one module as mypyc writes it, in a file with its neighbours; the second name is for packages.
START = """\
#define PyInit___init__ PyInit___init___of_{name}
#include "{path}.c"
#undef PyInit___init__
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


def groups(modules: Sequence[Path]) -> list[tuple[list[str], str]]:
    """The modules by folder, each folder with the name of its library: `farwest_games_wild_gangs`."""
    folders: dict[Path, list[str]] = {}
    for module in modules:
        folders.setdefault(module.parent, []).append(str(module))
    return [(paths, "_".join(folder.relative_to("src").parts)) for folder, paths in folders.items()]


def generate(root: Path, modules: Sequence[Path], work: Path) -> list[Library]:
    """Write the C for a copy of the sources inside `work`; return the libraries to make of it."""
    shutil.copytree(root / "src", work / "src", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    shutil.copy(root / "pyproject.toml", work / "mypy.toml")
    plan = ([str(module) for module in modules], groups(modules))
    (work / "plan.json").write_text(json.dumps(plan))
    done = subprocess.run(
        [sys.executable, "-c", GENERATE],
        cwd=work,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode != 0:
        raise CannotCompile(f"{done.stdout.strip()}\nfarwest: not compiled, and nothing was changed")
    return libraries(work, json.loads((work / "made.json").read_text()))


def libraries(work: Path, made: dict[str, Any]) -> list[Library]:
    """What mypyc wants compiled: each folder's library, and the modules that do nothing but call it.

    Those differ in their names only. One library holds the starts of all modules of a folder, and lies there under
    each of their names.
    """
    found: list[Library] = []
    for name, source, headers, modules in made["libraries"]:
        flags = (*made["flags"], "-fvisibility=hidden")
        found.append(Library(source, tuple(headers), tuple(made["includes"]), flags, (f"{name}__mypyc{PYTHON}",)))
        paths = [module.replace(".", "/") for module in modules]
        starts = Path("build", f"{name}.starts.c")
        texts = [START.format(path=path, name=Path(path).name) for path in paths]
        (work / starts).write_text("".join(texts))
        files = tuple(f"build/{path}.c" for path in paths)
        found.append(Library(str(starts), files, (), ("-O1", "-g0"), tuple(f"{path}{PYTHON}" for path in paths)))
    return found


def build(root: Path, modules: Sequence[Path], work: Path) -> dict[str, object]:
    """Compile a copy of the sources inside `work`, extensions to `work/out`; return their manifest."""
    wanted = generate(root, modules, work)
    try:
        compile_all(work, wanted, work / "out", root / STORE, compiler() + PYTHON)
    except CompilerFailed as reason:
        raise CannotCompile(f"{reason}\nfarwest: not compiled, and nothing was changed") from None
    # Hashed in the copy: whoever saves a source during the build gets a stale engine, not a wrong one.
    package = Path("src", PACKAGE)
    sources = {str(s.relative_to(package)): digest(work / s) for s in with_imports(work, modules)}
    made = [os.path.relpath(e, work / "out" / PACKAGE) for e in extensions(work / "out" / PACKAGE)]
    paths = [str(module) for module in modules]
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
