"""A guide made ready for pages: sections with their rules as HTML, and a search that forgives accents and capitals."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import NamedTuple

from markupsafe import Markup

from farwest.engine.game import Game
from farwest.engine.guide import Rule, read_guide
from farwest.web.markdown import inline, plain, to_html


class Section(NamedTuple):
    """A chapter: its address, its title, what it says before its first rule, and its rules."""

    anchor: str
    title: str
    text: Markup
    rules: list[Rule]


class Found(NamedTuple):
    """A rule that a search found, with the words around the first hit."""

    rule: Rule
    before: str
    hit: str
    after: str


class Rulebook:
    """One guide in one language."""

    def __init__(self, game: Game, lang: str) -> None:
        guide = read_guide(game.files(), lang)
        self.link = f"/rules/{game.id}"
        self.rules = guide.rules
        self.find = guide.find
        head, *chapters = re.split(r"^## ", guide.text, flags=re.M)
        title, _, opening = head.removeprefix("# ").partition("\n")
        self.title = title.strip()
        self.opening = to_html(opening, self.link)
        self.sections = [self._section(number, chapter) for number, chapter in enumerate(chapters, 1)]
        self._plain = {id: plain(rule.text) for id, rule in self.rules.items()}

    def html(self, rule: Rule) -> Markup:
        return to_html(rule.text, self.link)

    def title_of(self, rule: Rule) -> Markup:
        return inline(rule.title, self.link)

    def search(self, query: str) -> list[Found]:
        """Rules that hold all the words: first by id and title, then by text."""
        wanted = fold(query).split()
        found: list[tuple[int, Found]] = []
        for rule in self.rules.values():
            head, text = fold(f"{rule.id} {rule.title}"), fold(self._plain[rule.id])
            if wanted and all(word in head or word in text for word in wanted):
                in_head = sum(word in head for word in wanted)
                found.append((in_head, self._around(rule, wanted)))
        return [each for _, each in sorted(found, key=lambda pair: -pair[0])]

    def _around(self, rule: Rule, wanted: list[str]) -> Found:
        """Folding keeps the number of letters, so that a place in the folded text is a place in the text."""
        text = self._plain[rule.id]
        folded = fold(text)
        places = [(folded.find(word), len(word)) for word in wanted if word in folded]
        at, length = min(places) if places else (0, 0)
        start, end = _whole_words(text, at - 60, at, at + length, at + length + 90)
        before = ("… " if start else "") + text[start:at]
        return Found(rule, before, text[at : at + length], text[at + length : end] + (" …" if end < len(text) else ""))

    def _section(self, number: int, chapter: str) -> Section:
        title, _, body = chapter.partition("\n")
        text = re.split(r"^### ", body, maxsplit=1, flags=re.M)[0]
        rules = [rule for rule in self.rules.values() if rule.section == title.strip()]
        return Section(f"part-{number}", title.strip(), to_html(text, self.link), rules)


def _whole_words(text: str, start: int, at: int, after: int, end: int) -> tuple[int, int]:
    """The stretch from `start` to `end` without the pieces of words at its edges; `at` to `after` stays in it."""
    begins = 0 if start <= 0 else text.find(" ", start - 1, at) + 1 or start
    stops = len(text) if end >= len(text) else text.rfind(" ", after, end + 1)
    return begins, stops if stops >= after else end


def fold(text: str) -> str:
    """Small letters without accents, one for each letter.

    >>> fold("Évènement n° 5")
    'evenement n° 5'
    """
    return "".join(unicodedata.normalize("NFD", letter)[0].lower()[:1] or " " for letter in text)


@cache
def rulebook(game: Game, lang: str) -> Rulebook:
    """A guide never changes while the site runs."""
    return Rulebook(game, lang)
