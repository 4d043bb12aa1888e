"""Pages to look at in tests: positions of whole random games as Seens, and HTML read back into elements."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any, NamedTuple

from farwest.engine.core import SPECTATOR, Dice, State
from farwest.engine.match import Match
from farwest.games.wild_gangs.game import GAME
from farwest.web.seen import SeatSeen, Seen, Setting, lines_of

NAMES = ("Marco", "Léa", "Cactus", "Inès")
VOID = {"br", "hr", "img", "input", "link", "meta", "rect", "use", "path", "circle"}


def random_match(players: int, seed: int, entries: int | None = None) -> Match:
    """A random game, to its end or through its first entries."""
    match, dice = Match.simulate(GAME, players, {}, Dice(seed)), Dice(seed + 1)
    while not match.state.over and (entries is None or len(match.entries) < entries):
        match.play(match.state.actor, GAME.text(match.state.random_action(dice)))
    return match


def moments(players: int, seed: int, every: int = 1) -> Iterator[Match]:
    """The same game again and again, a little further each time."""
    match, dice = Match.simulate(GAME, players, {}, Dice(seed)), Dice(seed + 1)
    while True:
        if len(match.entries) % every == 0 or match.state.over:
            yield match
        if match.state.over:
            return
        match.play(match.state.actor, GAME.text(match.state.random_action(dice)))


def seen_of(match: Match, viewer: int, lang: str = "fr", state: State | None = None, **more: Any) -> Seen:
    """What a viewer sees; `state` stands in for the match's own position."""
    shown = state or match.state
    waiting = shown.waiting()
    seats = [SeatSeen("person", NAMES[n], waiting=n in waiting) for n in range(shown.players)]
    facts: dict[str, Any] = {
        "game": GAME,
        "lang": lang,
        "view": shown.view(viewer),
        "setting": Setting("MESA-1", "Chez Lucette"),
        "seats": seats,
        "viewer": viewer,
        "version": len(match.entries),
        "lines": lines_of(match, viewer),
        "outcome": shown.outcome(),
    }
    return Seen(**(facts | more))


def view_of(match: Match, viewer: int) -> Any:
    return match.state.view(viewer)


def viewers(match: Match) -> list[int]:
    return [SPECTATOR, *range(match.state.players)]


class Element(NamedTuple):
    tag: str
    attrs: dict[str, str]
    inside: tuple[str, ...]  # ids of what it stands in


class Page(HTMLParser):
    """All elements of a page, and the words outside of tags."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self.words: list[str] = []
        self._open: list[tuple[str, str]] = []
        self.feed(html)
        assert not self._open, f"never closed: {self._open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        assert len(found) == len(attrs), f"an attribute twice in {tag} {attrs}"
        self.elements.append(Element(tag, found, tuple(id for _, id in self._open if id)))
        if tag not in VOID:
            self._open.append((tag, found.get("id", "")))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self._open, f"</{tag}> closes nothing"
            assert self._open.pop()[0] == tag, f"</{tag}> closes something else"

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.words.append(data.strip(" \n"))

    @property
    def text(self) -> str:
        return re.sub(r"[ \n]+", " ", " ".join(self.words))  # no-break spaces stay

    def having(self, attribute: str) -> list[Element]:
        return [element for element in self.elements if attribute in element.attrs]

    def by_id(self, id: str) -> Element:
        return next(element for element in self.elements if element.attrs.get("id") == id)
