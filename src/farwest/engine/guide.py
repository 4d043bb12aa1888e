"""The player's guide of a game: one heading `### WG-4.1 Title` for every rule id, in every language."""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from typing import NamedTuple

_HEADING = re.compile(r"^(#{1,3}) (?:([A-Z]{2}-[A-Z]?\d+(?:\.\d+)*[a-z]?) )?(.+)$")


class Rule(NamedTuple):
    """One rule: its id, its title, its text in Markdown, and the section it stands in."""

    id: str
    title: str
    text: str
    section: str


class Guide:
    """A guide read whole: `text` as it stands, `rules` by id in the order of the guide."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.rules = {rule.id: rule for rule in _rules(text)}

    def find(self, id: str) -> Rule | None:
        """The rule of that id, however it is capitalised: `wg-t01` is WG-T01."""
        return next((rule for rule in self.rules.values() if rule.id.lower() == id.lower()), None)

    def near(self, id: str) -> list[str]:
        """Ids that begin like the one asked for: what somebody who mistyped may have meant."""
        wanted = id.upper()
        while len(wanted) > 3:
            close = [rule for rule in self.rules if rule.startswith(wanted)]
            if close:
                return close
            wanted = wanted[:-1]
        return []


def read_guide(files: Traversable, lang: str) -> Guide:
    return Guide((files / "guide" / f"{lang}.md").read_text(encoding="utf-8"))


def _rules(text: str) -> list[Rule]:
    rules: list[Rule] = []
    section, head, body = "", None, list[str]()
    for line in [*text.splitlines(), "# end"]:
        heading = _HEADING.match(line)
        if heading is None:
            body.append(line)
            continue
        if head is not None:
            rules.append(Rule(head[0], head[1], "\n".join(body).strip(), section))
        level, id, title = heading.groups()
        head, body = ((id, title) if id else None), []
        if len(level) == 2:
            section = title
    return rules
