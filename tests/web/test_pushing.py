"""What is pushed leads to the page that would be drawn anew: whoever reloads sees nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest

from farwest.engine.core import SPECTATOR, Dice
from farwest.engine.game import Game
from farwest.engine.match import Match
from farwest.games import GAMES
from farwest.web import drawing
from farwest.web.brush import brush
from farwest.web.pushes import BLANK
from farwest.web.seen import SeatSeen, Seen, Setting, lines_of
from tests.web.scenes import VOID

LONGEST = 50  # acts pushed: enough for every phase of the longer games to begin
EVERY = 10  # acts after which the page is compared


class Node:
    """An element of a page as a browser holds it."""

    def __init__(self, tag: str, attrs: dict[str, str]) -> None:
        self.tag = tag
        self.attrs = attrs
        self.inside: list[Node | str] = []

    def __repr__(self) -> str:
        attrs = "".join(f" {name}={value!r}" for name, value in self.attrs.items())
        return f"<{self.tag}{attrs}>{''.join(map(str, self.inside))}</{self.tag}>"

    def nodes(self) -> Iterator[Node]:
        yield self
        for each in self.inside:
            if isinstance(each, Node):
                yield from each.nodes()

    def by_id(self, id: str) -> Node:
        return next(node for node in self.nodes() if node.attrs.get("id") == id)


class Browser(HTMLParser):
    """A page that takes pushes: what is morphed becomes what was sent, what is added stands at the end."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.root = Node("root", {})
        self._open = [self.root]
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {name: value or "" for name, value in attrs})
        self._open[-1].inside.append(node)
        if tag not in VOID:
            self._open.append(node)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._open[-1].inside.append(Node(tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self._open.pop().tag == tag

    def handle_data(self, data: str) -> None:
        if data.strip():
            self._open[-1].inside.append(data.strip())

    def take(self, push: str) -> None:
        for sent in Browser(push).root.inside:
            assert isinstance(sent, Node)
            how = sent.attrs.pop("hx-swap-oob", "")
            if how == "outerMorph":
                shown = self.root.by_id(sent.attrs["id"])
                shown.tag, shown.attrs, shown.inside = sent.tag, sent.attrs, sent.inside
            elif how:
                self.root.by_id(how.removeprefix("beforeend:#")).inside += sent.inside
            else:
                assert sent.tag == "title"
                next(node for node in self.root.nodes() if node.tag == "title").inside = sent.inside

    def shown(self) -> str:
        """All that stands on it.

        Of the journal the newest lines, in words: a page that was there keeps the earlier ones, and its lines point at
        what stood on the board when they were told.
        """
        lines = self.root.by_id("lines")
        lines.inside = lines.inside[-30:]
        for line in lines.inside:
            assert isinstance(line, Node)
            line.attrs = {"id": line.attrs["id"]}
        return repr(self.root)


def moments(game: Game, seed: int) -> Iterator[Match]:
    """A random game, act by act."""
    match, chooser = Match.simulate(game, min(game.player_counts), {}, Dice(seed)), random.Random(seed)
    for _ in range(LONGEST):
        yield match
        if match.state.over:
            return
        seat = match.state.to_act()[0]
        match.play(seat, game.text(chooser.choice(match.state.legal(seat))))


def seen_of(match: Match, viewer: int, memory_aid: bool) -> Seen:
    waiting = match.state.waiting()
    return Seen(
        game=match.game,
        lang="fr",
        view=match.state.view(viewer),
        setting=Setting("MESA-1", "Chez Lucette", memory_aid=memory_aid),
        seats=[SeatSeen("person", f"Léa {n}", waiting=n in waiting) for n in range(match.state.players)],
        viewer=viewer,
        version=len(match.entries),
        lines=lines_of(match, viewer),
        outcome=match.state.outcome(),
        can_undo=viewer != SPECTATOR and match.can_undo(viewer),
    )


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_a_page_that_took_every_push_shows_what_a_page_drawn_anew_shows(game: Game, viewer: int) -> None:
    for memory_aid in (True, False) if game.id == "wild-gangs" else (True,):
        page, before, seens, pages = None, BLANK, [], []
        for match in moments(game, seed=7):
            seen = seen_of(match, viewer, memory_aid)
            after = drawing.pieced(seen, before)
            page = page or Browser(drawing.page(seen))
            page.take(drawing.changes(before, after))
            before = after
            if len(match.entries) % EVERY == 0 or match.state.over:
                seens.append(seen)
                pages.append(page.shown())
        for seen, shown in zip(seens, pages, strict=True):
            brush.cache_clear()  # nothing that was drawn for somebody else, or at another time
            assert shown == Browser(drawing.page(seen)).shown()
