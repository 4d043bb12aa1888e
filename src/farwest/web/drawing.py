"""From a `Seen` to HTML: the whole table, or one of its parts to push.

Every part is one element with an id of its own, and its bytes depend on the `Seen` alone.

A game brings `board.html` with the macros `board(t)`, `dock(t)`, `facts(t, seat)`, `sheet(t)`, `idle(t)` and `text(t)`,
where `t` is a `Drawing`, and a module `board` (see `engine.picture`). A game without them is drawn as lists of choices.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, Final

from markupsafe import Markup

from farwest.bots.levels import LEVELS
from farwest.engine.errors import Malformed, Phrase, Refusal
from farwest.engine.picture import Group, Look, Marks, Part, Prompt, Side
from farwest.lab.naming import seat_called
from farwest.tables.advising import Suggestion
from farwest.web import assets, pushes
from farwest.web.advised import advised
from farwest.web.alike import Asked, Headline, Player, Talk, Title, Told
from farwest.web.easel import board_module, environment, game_macros, kept, kept_pieces, macros, teller
from farwest.web.pushes import BLANK, GAP, NO_RUN, Parts, Piece, Pieced, Run
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
    "pieced",
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
_GAP: Final = Markup(GAP)


class Drawing:
    """What templates call `t`: the Seen, the words, the addresses, and the game's own picture of the view."""

    def __init__(self, seen: Seen, whole: bool = False, before: Parts = BLANK) -> None:
        self.seen = seen
        self.whole = whole  # all lines of the journal, not only the newest
        self.looked: Look | None = None
        self._before = before  # the parts as they were drawn for this viewer last time
        self._runs: list[Run] = []  # of the part that is being drawn
        self._was: Sequence[Run] = ()  # of the same part, last time
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

    @property
    def is_last_step(self) -> bool:
        """Does the choice end the decision, so that it can be taken from a list as well?"""
        return not any(step.when == "later" for step in self.prompt.steps)

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
            return self.say(f"bot-{seat.level}") if seat.level in LEVELS else seat.level or ""
        if self.seen.mode == "replay":  # of a record, maybe, in which a bot is written as `bot:deputy`
            return seat_called(seat.name, teller(self.seen.game, self.seen.lang).words) or self.say("table-unnamed")
        return seat.name or self.say("table-unnamed" if self.seen.outcome else "table-open-seat")

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
        before = self._before.get(name)
        self._runs, self._was = [], before.runs if before else ()
        of = self._of(name)
        if of is None:
            return Pieced(self._drawn_of(name, self.seen), self._runs, END.get(name))
        asked = (self._kept_for, name, of)
        return Pieced(str(kept.get(asked) or kept.keep(asked, Markup(self._drawn_of(name, of)))))

    def _drawn_of(self, name: str, of: object) -> str:
        return str(macros(f"table/{name}.html").draw(self, of)).strip()

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

    def piece(self, macro: str, thing: Hashable) -> Markup:
        """What the game's macro draws of an immutable thing and nothing else."""
        asked = (self._kept_for, macro, thing)
        drawn = kept.get(asked)
        if drawn is None:
            drawn = kept.keep(asked, getattr(self.macros, macro)(self, thing))
        return drawn

    def pieces(self, macro: str, things: Iterable[Hashable]) -> Markup:
        """The same of several things, each an element with an id of its own, which can be pushed without the others."""
        shown, was = tuple(things), self._run_before(macro)
        if was.of == shown:
            return self._add(was)
        old = was if len(was.of) == len(shown) else NO_RUN
        pieces = [
            old.pieces[n] if old.of and old.of[n] == thing else self._pushable(macro, thing)
            for n, thing in enumerate(shown)
        ]
        return self._add(Run(macro, shown, pieces))

    def _pushable(self, macro: str, thing: Hashable) -> Piece:
        asked = (self._kept_for, macro, thing)
        return kept_pieces.get(asked) or kept_pieces.keep(asked, Piece(str(getattr(self.macros, macro)(self, thing))))

    def _run_before(self, macro: str) -> Run:
        """The run that stood last time where the next one stands now."""
        was = self._was[len(self._runs)] if len(self._runs) < len(self._was) else NO_RUN
        return was if was.macro == macro else NO_RUN

    def _add(self, run: Run) -> Markup:
        self._runs.append(run)
        return _GAP

    @property
    def told(self) -> Markup:
        """The lines of the journal. One that was told before stays as it was told."""
        lines, was = tuple(self.lines), self._run_before("line")
        known = {id(line.fact): (line.number, piece) for line, piece in zip(was.of, was.pieces, strict=True)}
        pieces = []
        for line in lines:
            number, piece = known.get(id(line.fact), (0, None))
            pieces.append(piece if piece and number == line.number else self._line(line))
        return self._add(Run("line", lines, pieces))

    def _line(self, line: Line) -> Piece:
        marks = self.marks(line)
        told = Told(line.fact, marks, None if marks.seat is None else self.sides[marks.seat])
        asked = (self._kept_for, told)
        drawn = kept.get(asked) or kept.keep(asked, macros("table/line.html").told(self, told))
        return Piece(f'<li id="line-{line.number}" data-entry="{line.entry}"{drawn}')

    @property
    def players(self) -> Markup:
        shown, was = tuple(map(self._player, range(len(self.seen.seats)))), self._run_before("player")
        return self._add(was if was.of == shown else Run("player", shown, list(map(self._sitter, shown))))

    def _player(self, number: int) -> Player:
        """All that is drawn of a player."""
        seen = self.seen
        place = seen.outcome.places[number] if seen.outcome else 0
        return Player(
            number,
            seen.seats[number]._replace(since=None),
            number == seen.viewer,
            place,
            self.macros.facts(self, number),
            self.sides[number],
            self.side_names[number],
        )

    def _sitter(self, player: Player) -> Piece:
        asked = (self._kept_for, player)
        drawn = kept_pieces.get(asked)
        if drawn is None:
            drawn = kept_pieces.keep(asked, Piece(str(macros("table/player.html").player(self, player))))
        return drawn

    @property
    def since(self) -> int:
        """The last line of the viewer's own last act: what came after is news."""
        own = [line.number for line in self.lines if line.entry and line.entry in self.seen.acts]
        return max(own, default=0)

    @cached_property
    def lines(self) -> list[Line]:
        """The newest lines, and all of the last few acts whatever their number: a page may be behind."""
        lines = self._remembered()
        first = 0 if self.whole else max(0, len(lines) - SHORT_JOURNAL)
        while first > 0 and lines[first - 1].entry > lines[-1].entry - RECENT_ACTS:
            first -= 1
        return self._together(lines[first:]) if hasattr(self._board, "together") else lines[first:]

    def _together(self, lines: list[Line]) -> list[Line]:
        """What the game tells in one sentence although it happened in several steps."""
        found = list[Line]()
        for line in lines:
            joined = self._board.together(found[-1].fact, line.fact) if found else None
            if joined is None:
                found.append(line)
            else:
                found[-1] = Line(line.number, line.entry, joined)
        return found

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
    told = pushes.changes(before, after, PARTS)
    return told if before.get("title") == after["title"] else told + str(after["title"])


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
