"""The guide in the terminal: whole, one rule, a search, and which tests check which rule."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from farwest.engine.errors import Args
from farwest.engine.game import Game
from farwest.engine.guide import Guide, Rule, read_guide
from farwest.rules_coverage import tests_by_rule
from farwest.terminal.commands import fold
from farwest.terminal.seating import Wrong
from farwest.terminal.show import print_paged
from farwest.words import Words

MOST_NEAR: Final = 8
UNTESTED: Final = 1  # exit code


def answer(
    game: Game, words: Words, console: Console, *, rule: str | None, wanted: str | None, tests: Path | None
) -> int:
    """What `farwest rules` prints; returns the exit code."""
    guide = read_guide(game.files(), words.lang)
    if tests is not None:
        return _coverage(game, guide, tests, words, console)
    if rule is not None:
        found = guide.find(rule)
        if found is None:
            raise Wrong(*near_phrase(guide, rule))
        print_paged(console, Markdown(rule_markdown(found)))
    elif wanted is not None:
        rules = search(guide, wanted)
        if not rules:
            raise Wrong("term-rule-none", {"wanted": f"={wanted}"})
        print_paged(console, Markdown("\n\n".join(map(rule_markdown, rules))))
    else:
        print_paged(console, Markdown(guide.text))
    return 0


def _coverage(game: Game, guide: Guide, folder: Path, words: Words, console: Console) -> int:
    if not folder.is_dir():
        raise Wrong("cli-no-tests", {"folder": f"={folder}"})
    tests = tests_by_rule(folder, game.prefix)
    console.print(coverage_grid(guide, tests, words))
    missing = sum(id not in tests for id in guide.rules)
    console.print(
        Text(words.say("cli-coverage", rules=len(guide.rules), missing=missing), "bad" if missing else "good")
    )
    return UNTESTED if missing else 0


def rule_markdown(rule: Rule) -> str:
    return f"### {rule.id} {rule.title}\n\n{rule.text}\n"


def search(guide: Guide, wanted: str) -> list[Rule]:
    """The rules that hold all the words, wherever they stand; those with a word in the title first."""
    words = fold(wanted).split()
    found = [rule for rule in guide.rules.values() if all(word in fold(f"{rule.title} {rule.text}") for word in words)]
    return sorted(found, key=lambda rule: not any(word in fold(rule.title) for word in words)) if words else []


def near_phrase(guide: Guide, wanted: str) -> tuple[str, Args]:
    """There is no such rule; these come close."""
    near = guide.near(wanted)[:MOST_NEAR]
    if near:
        return "term-rule-near", {"wanted": f"={wanted}", "near": f"={', '.join(near)}"}
    return "term-rule-none", {"wanted": f"={wanted}"}


def coverage_grid(guide: Guide, tests: dict[str, list[str]], words: Words) -> Grid:
    """Every rule id with the tests that name it; a rule without a test is marked."""
    grid = Grid(box=None, show_header=True, header_style="faint", pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(words.say("cli-coverage-rule"), no_wrap=True)
    grid.add_column(words.say("cli-coverage-tests"), overflow="fold")
    for id in guide.rules:
        named = tests.get(id, [])
        grid.add_row(Text(id, "" if named else "bad"), Text("\n".join(named)) if named else Text("✗", "bad"))
    return grid
