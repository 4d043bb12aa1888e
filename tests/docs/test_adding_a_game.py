"""The game of `docs/adding-a-game.md`, made from the page itself, passes the whole kit."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).parents[2]
PAGE = PROJECT / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"\*\*`([^`]+)`\*\*\n\n```\w+\n(.*?)\n```", re.DOTALL)


def test_the_game_of_the_page_passes_the_kit(tmp_path: Path) -> None:
    blocks = dict(BLOCK.findall(PAGE.read_text(encoding="utf-8")))
    assert {"state.py", "game.py", "text/fr.ftl", "guide/fr.md", "test_kit.py"} <= blocks.keys()
    package = tmp_path / "src" / "farwest"
    shutil.copytree(PROJECT / "src" / "farwest", package, ignore=shutil.ignore_patterns("*.so", "compiled.json"))
    test = tmp_path / "test_kit.py"
    for name, content in blocks.items():
        file = test if name == "test_kit.py" else package / "games" / "high_noon" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content + "\n", encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "FARWEST_INTERPRETED": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(tmp_path), str(test)]
    run = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-3000:] + run.stderr[-2000:]
    assert " passed" in run.stdout
