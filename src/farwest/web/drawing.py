"""From a `Seen` to HTML: the whole table, or one of its parts to push.

Every part is one element with an id of its own, and its bytes depend on the `Seen` alone.

A game brings `board.html` with the macros `board(t)`, `dock(t)`, `sheet(t)`, `idle(t)` and `text(t)`, where `t` is a
`Drawing`, and a module `board` (see `engine.picture`). A game without them is drawn as lists of choices. What they draw
by `t.piece` and `t.pieces` is drawn by macros whose `t` is a `Brush`, which knows no table; one of them is
`player(t, thing)`, for what the picture says of a player.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import replace
from operator import is_
from typing import Any, Final

from markupsafe import Markup

from farwest.engine.errors import Malformed, Refusal
from farwest.engine.picture import Look
from farwest.tables.advising import Suggestion
from farwest.web import pushes
from farwest.web.advised import advised
from farwest.web.alike import Asked, Book, Forms, Headline, Player, Talk, Title, Told
from farwest.web.brush import MOVED, SINCE, VERSION
from farwest.web.easel import board_module, environment, macros
from farwest.web.pushes import BLANK, GAP, NO_RUN, Parts, Piece, Pieced, Plain, Push, Run
from farwest.web.retelling import Retelling
from farwest.web.seen import Line, SeatSeen, Seen

__all__ = [
    "PARTS",
    "Drawing",
    "changes",
    "environment",
    "event",
    "hint",
    "journal",
    "look",
    "page",
    "parts",
    "pieced",
    "table",
    "text_page",
    "ticked",
    "title",
    "why",
]

PARTS: Final = ("headline", "players", "board", "prompt", "dock", "journal", "chat", "forms")
END: Final = {"journal": "lines"}  # parts that grow, and the element in them that their pieces are added to
NOTHING: Final = Markup("")
_GAP: Final = Markup(GAP)


class Drawing(Retelling):
    """What templates call `t`. Parts, and pieces of them, are drawn once and shown to many: most are the same after a
    move as before it."""

    def __init__(self, seen: Seen, whole: bool = False, before: Parts = BLANK) -> None:
        super().__init__(seen, whole)
        self._before = before  # the parts as they were drawn for this viewer last time
        self._runs: list[Run] = []  # of the part that is being drawn
        self._was: Sequence[Run] = ()  # of the same part, last time

    def part(self, name: str) -> Pieced:
        before = self._before.get(name)
        self._runs, self._was = [], before.runs if before else ()
        of = self._of(name)
        if of is not None:
            return self.brush.part(name, of)
        frame = self._frame(name)
        if before is not None and before.frame == frame and _same(before.runs, self._runs):
            return before
        return Pieced(frame, self._runs, END.get(name))

    def _of(self, name: str) -> Hashable | None:
        """For parts without pieces that look alike at many tables: all that they are drawn of, and nothing else."""
        seen = self.seen
        if name == "prompt":
            return self._asked()
        if name == "chat":
            return Talk(tuple(seen.talk), tuple(self.sides))
        if name == "headline":
            return Headline(self.headline, seen.setting.title)
        if name == "title":
            return Title(seen.outcome is not None, seen.owes)
        return None

    def _frame(self, name: str) -> str:
        """For the others, while their runs are noted: what stands around those."""
        seen = self.seen
        if name == "players":
            self._add_players()
            return self.brush.frame(name, None)
        if name == "journal":
            self._add_lines()
            earlier = bool(self.lines) and self.lines[0].number > 1
            news = bool(self.lines) and seen.mode == "play" and not seen.is_spectator
            return self.brush.frame(name, Book(self.base if earlier else "", seen.viewer, news))
        if name == "forms":
            own = None if seen.is_spectator else seen.seats[seen.viewer]
            stood_in = own is not None and own.kind == "person" and own.level is not None
            acts = seen.mode == "play" and own is not None
            frame = self.brush.frame(name, Forms(self.base, seen.viewer, acts, stood_in))
            if acts:
                for mark, number in ((VERSION, seen.version), (MOVED, seen.moved), (SINCE, self.since)):
                    frame = frame.replace(mark, str(number))
            return frame
        return str(macros(f"table/{name}.html").draw(self, seen)).strip()

    def _asked(self) -> Asked:
        """The decision, as the prompt tells it."""
        seen, prompt = self.seen, self.prompt
        goes_on = seen.outcome is None and seen.mode == "play"
        waits = [each for each in seen.seats if each.waiting] if goes_on and not prompt.detail else []
        own = None if seen.is_spectator or seen.outcome else seen.seats[seen.viewer]
        absent = any(each.waiting and not each.present and each.level is None for each in seen.seats)
        return Asked(
            phrase=prompt.phrase,
            detail=prompt.detail,
            filters=self.macros.filters(self) if hasattr(self.macros, "filters") else NOTHING,
            steps=tuple(prompt.steps),
            yours=seen.owes,
            waits=tuple([(self.name_of(each), (each.since or 0) // 60) for each in waits]),
            clock=SeatSeen("person", clock=own.clock, running=own.running) if own and own.clock is not None else None,
            behind=self.name(seen.behind) if seen.behind is not None and seen.mode == "play" else None,
            base=self.base if absent or seen.behind is not None else "",
            acts=goes_on and own is not None,
            stood_in=own is not None and own.kind == "person" and own.level is not None,
            absent=absent,
            can_undo=seen.can_undo,
        )

    def pieces(self, macro: str, things: Iterable[Hashable]) -> Markup:
        """Of several things each an element with an id of its own, which can be pushed without the others."""
        shown, was = tuple(things), self._run_before(macro)
        if was.of == shown:
            return self._add(was)
        drawn = self.brush.pushables(macro)
        if len(was.of) != len(shown):
            return self._add(Run(macro, shown, [drawn[thing] for thing in shown]))
        pairs = zip(shown, was.of, was.pieces, strict=True)
        pieces = [piece if thing is old or thing == old else drawn[thing] for thing, old, piece in pairs]
        return self._add(Run(macro, shown, pieces))

    def _run_before(self, macro: str) -> Run:
        """The run that stood last time where the next one stands now."""
        was = self._was[len(self._runs)] if len(self._runs) < len(self._was) else NO_RUN
        return was if was.macro == macro else NO_RUN

    def _add(self, run: Run) -> Markup:
        self._runs.append(run)
        return _GAP

    def _add_lines(self) -> None:
        """The lines of the journal. One that was told before stays as it was told."""
        lines, was = tuple(self.lines), self._run_before("line")
        first = next((n for n, line in enumerate(was.of) if line is lines[0]), None) if lines else None
        if first is not None and lines[: len(was.of) - first] == was.of[first:]:  # as ever: some more at the end
            new = lines[len(was.of) - first :]
            if first or new:
                was = Run("line", lines, [*was.pieces[first:], *map(self._line, new)])
            self._add(was)
            return
        known = dict(zip(map(id, was.of), was.pieces, strict=True))
        self._add(Run("line", lines, [known.get(id(line)) or self._line(line) for line in lines]))

    def _line(self, line: Line) -> Piece:
        marks = self.marks(line)
        drawn = self.brush.lines[Told(line.fact, marks, None if marks.seat is None else self.sides[marks.seat])]
        return Piece(f'<li id="line-{line.number}" data-entry="{line.entry}"{drawn}')

    def _add_players(self) -> None:
        shown, was = tuple(map(self._player, range(len(self.seen.seats)))), self._run_before("player")
        drawn = self.brush.players
        self._add(was if was.of == shown else Run("player", shown, [drawn[player] for player in shown]))

    def _player(self, number: int) -> Player:
        """All that is drawn of a player."""
        seen = self.seen
        place = seen.outcome.places[number] if seen.outcome else 0
        seat = seen.seats[number]
        return Player(
            number,
            self.name_of(seat),
            seat._replace(since=None),
            number == seen.viewer,
            place,
            self.picture.players[number],
            self.sides[number],
            self.side_names[number],
        )


def _same(before: Sequence[Run], now: Sequence[Run]) -> bool:
    return len(before) == len(now) and all(map(is_, before, now))


def _render(name: str, t: Drawing, **more: object) -> str:
    return environment.get_template(name).render(t=t, seen=t.seen, **more).strip()


# What the app calls.


def page(seen: Seen, *, theme: str | None = None, menu: Markup = NOTHING) -> str:
    """The whole document. `theme` is "light", "dark" or None for the system's; `menu` is more for the table's menu."""
    return _render("table/page.html", _drawn(seen), theme=theme, menu=menu)


def table(seen: Seen) -> str:
    """The table without the page around it."""
    return _render("table/table.html", _drawn(seen))


def parts(seen: Seen) -> dict[str, str]:
    """Every part by its id, and `title` for the tab."""
    return {name: str(part) for name, part in pieced(seen).items()}


def pieced(seen: Seen, before: Parts = BLANK) -> dict[str, Pieced]:
    """The same, to be pushed. What is as it was `before` is not drawn again."""
    t = _drawn(seen, before=before)
    return {name: t.part(name) for name in (*PARTS, "title")}


def journal(seen: Seen) -> str:
    """The part `journal` with all its lines."""
    return str(_drawn(seen, whole=True).part("journal"))


def changes(before: Parts, after: Parts) -> str:
    """What to send to a page that shows `before`, so that it shows `after`; empty when nothing has changed."""
    return "".join([push.sent for push in _changed(before, after)])


def event(before: Parts, after: Parts) -> bytes:
    """The same as a server-sent event."""
    return pushes.event(_changed(before, after))


def _changed(before: Parts, after: Parts) -> list[Push]:
    found = pushes.changes(before, after, PARTS)
    old, new = before.get("title"), after["title"]
    if old is not new and old != new:
        found.append(Plain(str(new)))  # a page has one title, and needs no id to find it
    return found


def title(seen: Seen) -> str:
    """The <title>: whose turn it is, before anything else."""
    return str(_drawn(seen).part("title"))


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


def hint(seen: Seen, level: str, suggestions: Sequence[Suggestion]) -> str:
    """What a bot of that level would do, the best choice first."""
    t = _drawn(seen)
    return _render("table/hint.html", t, level=level, advised=advised(t.game, t.seen.view, suggestions))


def text_page(seen: Seen, *, theme: str | None = None, menu: Markup = NOTHING) -> str:
    """The same game in words: headings, lists, tables, numbered choices."""
    return _render("table/text.html", _drawn(seen), theme=theme, menu=menu)


def _drawn(seen: Seen, whole: bool = False, before: Parts = BLANK) -> Drawing:
    if not seen.setting.memory_aid:
        seen = _forgetful(seen)
    return Drawing(seen, whole, before)


def _forgetful(seen: Seen) -> Seen:
    board: Any = board_module(seen.game)
    return replace(seen, view=board.forget(seen.view))
