"""From a `Seen` to HTML: the whole table, or one of its parts to push.

Every part is one element with an id of its own, and its bytes depend on the `Seen` alone.

A game brings `board.html` with the macros `board(t)`, `dock(t)`, `facts(t, seat)`, `sheet(t)`, `idle(t)` and `text(t)`,
where `t` is a `Drawing`, and a module `board` (see `engine.picture`). A game without them is drawn as lists of choices.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, Final

from markupsafe import Markup

from farwest.engine.errors import Malformed, Phrase, Refusal
from farwest.engine.picture import Group, Look, Marks, Part, Prompt, Side
from farwest.web import assets, pushes
from farwest.web.easel import board_module, environment, game_macros, kept, macros, teller
from farwest.web.pushes import Piece, Pieced
from farwest.web.seen import Line, SeatSeen, Seen

__all__ = [
    "PARTS",
    "Drawing",
    "changes",
    "environment",
    "hint",
    "journal",
    "look",
    "page",
    "parts",
    "table",
    "text_page",
    "ticked",
    "title",
    "why",
]

PARTS: Final = ("headline", "players", "board", "prompt", "dock", "journal", "chat", "forms")
END: Final = {"journal": "lines"}  # parts that grow, and the element in them that their pieces are added to
SHORT_JOURNAL: Final = 60  # lines on the page; the rest is fetched when asked for
RECENT_ACTS: Final = 6
LONG_CLOCK: Final = 172_800  # from two days on, a clock counts days
NOTHING: Final = Markup("")


class Drawing:
    """What templates call `t`: the Seen, the words, the addresses, and the game's own picture of the view."""

    def __init__(self, seen: Seen, whole: bool = False, before: Mapping[str, str] = {}) -> None:
        self.seen = seen
        self.whole = whole  # all lines of the journal, not only the newest
        self.looked: Look | None = None
        self._before = before  # the parts as they were drawn for this viewer last time
        self._cut: list[Piece] = []  # of the part that is being drawn
        self._was: Sequence[Piece] = ()  # of the same part, last time
        self.game = seen.game
        self.lang = seen.lang
        self.view = seen.view if seen.plays else {**seen.view, "legal": [], "interrupts": []}
        self.say = teller(seen.game, seen.lang).say
        self._counts_own = teller(seen.game, seen.lang).words.has("board-score")
        self._board: Any = board_module(seen.game)
        self._art = assets.game_file(seen.game, "art.svg")
        self._icons = assets.static("vendor/icons.svg")
        self._signs = assets.static("art.svg")
        self.base = f"/t/{seen.setting.code}"
        self.macros: Any = game_macros(seen.game)
        self._kept_for = (seen.game.id, seen.lang)

    # Words.

    def phrase(self, phrase: Phrase) -> str:
        return self.say(phrase.key, **phrase.args)

    # Addresses.

    def art(self, name: str) -> str:
        return f"{self._art}#{name}"

    def icon(self, name: str) -> str:
        return f"{self._icons}#{name}"

    def sign(self, name: str) -> str:
        return f"{self._signs}#{name}"

    def rule_link(self, rule: str) -> str:
        return f"/rules/{self.game.id}#{rule}"

    # The picture.

    @cached_property
    def picture(self) -> Any:
        return self._board.picture(self.view)

    @cached_property
    def prompt(self) -> Prompt:
        prompt: Prompt = self._board.prompt(self.view)
        return prompt if self.seen.plays else Prompt(prompt.phrase, None, [])

    @cached_property
    def sides(self) -> list[Side]:
        sides: list[Side] = self._board.sides(self.view)
        return sides

    def parts(self, seat: int) -> list[Part]:
        parts: list[Part] = self._board.parts(self.view, seat)
        return parts

    def marks(self, line: Line) -> Marks:
        marks: Marks = self._board.marks(line.fact, self.view)
        return marks

    @property
    def headline(self) -> str:
        phrase: Phrase | None = self._board.headline(self.view)
        return "" if phrase is None else self.phrase(phrase)

    # Seats.

    @cached_property
    def side_names(self) -> list[str]:
        keys: list[str] = self._board.side_names(self.view)
        return keys

    def score(self, amount: int) -> str:
        """In what the game counts, by its own text `board-score`, or as a bare number."""
        return self.say("board-score" if self._counts_own else "table-score", amount=amount)

    def name(self, seat: int) -> str:
        """What a seat is called: the person, the bot's level, or an empty chair."""
        return self.name_of(self.seen.seats[seat])

    def name_of(self, seat: SeatSeen) -> str:
        if seat.kind == "bot":
            return self.say(f"bot-{seat.level}")
        return seat.name or self.say("table-unnamed" if self.seen.mode == "replay" else "table-open-seat")

    def time(self, seconds: int) -> str:
        """A clock: 2:41, 1:02:41, 3 days."""
        if seconds >= LONG_CLOCK:
            return self.say("table-days", days=seconds // 86_400)
        hours, rest = divmod(seconds, 3600)
        return f"{hours}:{rest // 60:02}:{rest % 60:02}" if hours else f"{rest // 60}:{rest % 60:02}"

    @cached_property
    def chain(self) -> list[Group]:
        chain: list[Group] = self._board.chain(self.view) if self.seen.plays else []
        return chain

    # Parts, and pieces of them: drawn once, shown to many. Most are the same after a move as before it.

    def part(self, name: str) -> Pieced:
        self._cut, self._was = [], getattr(self._before.get(name), "pieces", ())
        html = macros(f"table/{name}.html").draw(self, self.seen).strip()
        return Pieced.of(html, self._cut, END.get(name))

    def piece(self, macro: str, thing: Hashable) -> Markup:
        """What the game's macro draws of an immutable thing and nothing else."""
        asked = (self._kept_for, macro, thing)
        drawn = kept.get(asked)
        if drawn is None:
            drawn = kept.keep(asked, getattr(self.macros, macro)(self, thing))
        return drawn

    def pieces(self, macro: str, things: Iterable[Hashable]) -> Markup:
        """The same of several things, each an element with an id of its own, which can be pushed without the others."""
        was = self._was[len(self._cut) :]
        pieces = [
            was[n] if n < len(was) and was[n].of == thing else Piece(thing, self.piece(macro, thing))
            for n, thing in enumerate(things)
        ]
        return self._add(pieces)

    def _add(self, pieces: list[Piece]) -> Markup:
        self._cut += pieces
        return Markup("".join([piece.html for piece in pieces]))

    @property
    def told(self) -> Markup:
        """The lines of the journal. What a line is about never changes at one table."""
        was = {id(piece.of.fact): piece for piece in self._was}
        pieces = []
        for line in self.lines:
            piece = was.get(id(line.fact))
            fits = piece is not None and piece.of.number == line.number
            pieces.append(piece if piece and fits else Piece(line, self._line(line)))
        return self._add(pieces)

    def _line(self, line: Line) -> Markup:
        asked = (self._kept_for, self.seen.setting.code, line)
        drawn = kept.get(asked)
        if drawn is None:
            drawn = macros("table/line.html").line(self, line, self.marks(line), self.phrase(line.fact))
            kept.keep(asked, drawn)
        return drawn

    @property
    def players(self) -> Markup:
        return self._add([self._player(number) for number in range(len(self.seen.seats))])

    def _player(self, number: int) -> Piece:
        seat = self.seen.seats[number]._replace(since=None)
        mine = number == self.seen.viewer
        place = self.seen.outcome.places[number] if self.seen.outcome else 0
        facts = self.macros.facts(self, number)
        asked = (self._kept_for, number, seat, mine, place, facts, self.sides[number], self.side_names[number])
        drawn = kept.get(asked)
        if drawn is None:
            drawn = kept.keep(asked, macros("table/player.html").player(self, number, seat, mine, place, facts))
        return Piece(number, drawn)

    @property
    def since(self) -> int:
        """The last line of the viewer's own last act: what came after is news."""
        own = [line.number for line in self.lines if line.entry and line.entry in self.seen.acts]
        return max(own, default=0)

    @cached_property
    def lines(self) -> list[Line]:
        """The newest lines, and all of the last few acts whatever their number: a page may be behind."""
        lines = self._remembered()
        last = lines[-1].entry if lines else 0
        if self.whole:
            return lines
        newest = len(lines) - SHORT_JOURNAL
        return [line for line in lines if line.number > newest or line.entry > last - RECENT_ACTS]

    def _remembered(self) -> list[Line]:
        """Without the memory aid a secret is told once, with the act that brought it."""
        lines = list(self.seen.lines)
        if self.seen.setting.memory_aid:
            return lines
        newest = max((line.entry for line in lines if line.private), default=0)
        return [line for line in lines if not line.private or line.entry == newest]


def _render(name: str, t: Drawing, **more: object) -> str:
    return environment.get_template(name).render(t=t, seen=t.seen, **more).strip()


# What the app calls.


def page(seen: Seen, *, theme: str | None = None, menu: Markup = NOTHING) -> str:
    """The whole document. `theme` is "light", "dark" or None for the system's; `menu` is more for the table's menu."""
    return _render("table/page.html", _drawn(seen), theme=theme, menu=menu)


def table(seen: Seen) -> str:
    """The table without the page around it."""
    return _render("table/table.html", _drawn(seen))


def parts(seen: Seen, before: Mapping[str, str] = {}) -> dict[str, str]:
    """Every part by its id, and `title` for the tab. What is as it was `before` is not drawn again."""
    t = _drawn(seen, before=before)
    return {name: t.part(name) for name in (*PARTS, "title")}


def journal(seen: Seen) -> str:
    """The part `journal` with all its lines."""
    return _drawn(seen, whole=True).part("journal")


def changes(before: Mapping[str, str], after: Mapping[str, str]) -> str:
    """What to send to a page that shows `before`, so that it shows `after`; empty when nothing has changed."""
    told = pushes.changes(before, after, PARTS)
    return told if before.get("title") == after["title"] else told + after["title"]


def title(seen: Seen) -> str:
    """The <title>: whose turn it is, before anything else."""
    return _drawn(seen).part("title")


def look(seen: Seen, at: str, chosen: Sequence[str] = ()) -> str | None:
    """A closer look at `at` with the steps already taken on the page; None when there is nothing such."""
    t = _drawn(seen)
    looked: Look | None = t._board.look(t.view, at, list(chosen))
    if looked is None:
        return None
    if not seen.plays:
        looked = looked._replace(act=None, button=None)
    t.looked = looked
    return _render("table/look.html", t)


def ticked(seen: Seen, ticks: Sequence[str]) -> str:
    """The acts that a set of ticks stands for. Malformed in a game where nothing is ticked."""
    board: Any = board_module(seen.game)
    if not hasattr(board, "ticked"):
        raise Malformed(" ".join(ticks))
    acts: str = board.ticked(seen.view, ticks)
    return acts


def why(seen: Seen, refusal: Refusal | None) -> str:
    """Why not, on red paper. None stands for a choice that is legal after all."""
    return _render("table/why.html", _drawn(seen), refusal=refusal)


def hint(seen: Seen, ranked: Sequence[tuple[str, int | None]], reasons: Sequence[Phrase | None] = ()) -> str:
    """What a bot would do: the best choices with their share in per cent, where it has one, and its reasons."""
    game, why = seen.game, [*reasons, *[None] * (len(ranked) - len(reasons))]
    named = [(game.label(game.parse(text), seen.view), share, why[n]) for n, (text, share) in enumerate(ranked)]
    return _render("table/hint.html", _drawn(seen), ranked=named)


def text_page(seen: Seen, *, theme: str | None = None, menu: Markup = NOTHING) -> str:
    """The same game in words: headings, lists, tables, numbered choices."""
    return _render("table/text.html", _drawn(seen), theme=theme, menu=menu)


def _drawn(seen: Seen, whole: bool = False, before: Mapping[str, str] = {}) -> Drawing:
    if not seen.setting.memory_aid:
        seen = _forgetful(seen)
    return Drawing(seen, whole, before)


def _forgetful(seen: Seen) -> Seen:
    board: Any = board_module(seen.game)
    return replace(seen, view=board.forget(seen.view))
