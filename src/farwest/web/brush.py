"""Draws whatever looks alike at all tables of a game in one language, once: pieces, parts, lines of the journal."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Any, Final

from markupsafe import Markup

from farwest.engine.errors import Phrase
from farwest.engine.game import Game
from farwest.web import assets
from farwest.web.easel import Kept, game_macros, macros, teller
from farwest.web.pushes import GAP, Piece, Pieced

LONG_CLOCK: Final = 172_800  # from two days on, a clock counts days
# Stand in a frame where a number belongs that every move changes; no text of a page can hold them.
VERSION: Final = "\1"
SINCE: Final = "\2"
MOVED: Final = "\3"


class Brush:
    """What templates call `t` while they draw a piece. It knows no table: whatever a piece shows is in the thing itself
    or is the same everywhere."""

    def __init__(self, game: Game, lang: str) -> None:
        spoken = teller(game, lang)
        self.game = game
        self.lang = lang
        self.say = spoken.say
        self.macros: Any = game_macros(game)
        self._score = "board-score" if spoken.words.has("board-score") else "table-score"
        self._art = assets.game_file(game, "art.svg")
        self._icons = assets.static("vendor/icons.svg")
        self._signs = assets.static("art.svg")
        self._markups: dict[str, Kept[Markup]] = {}
        self._pieces: dict[str, Kept[Piece]] = {}
        self._parts: dict[str, Kept[Pieced]] = {}
        self._frames: dict[str, Kept[str]] = {}
        self.gap, self.version = Markup(GAP), Markup(VERSION)
        self.since, self.moved = Markup(SINCE), Markup(MOVED)
        # Lines of the journal without their numbers, and players.
        self.lines: Kept[Markup] = Kept(lambda told: macros("table/line.html").told(self, told))
        self.players: Kept[Piece] = Kept(lambda player: Piece(str(macros("table/player.html").player(self, player))))

    # Words.

    def phrase(self, phrase: Phrase) -> str:
        return self.say(phrase.key, **phrase.args)

    def score(self, amount: int) -> str:
        """In what the game counts, by its own text `board-score`, or as a bare number."""
        return self.say(self._score, amount=amount)

    def time(self, seconds: int) -> str:
        """A clock: 2:41, 1:02:41, 3 days."""
        if seconds >= LONG_CLOCK:
            return self.say("table-days", days=seconds // 86_400)
        hours, rest = divmod(seconds, 3600)
        return f"{hours}:{rest // 60:02}:{rest % 60:02}" if hours else f"{rest // 60}:{rest % 60:02}"

    # Addresses.

    def art(self, name: str) -> str:
        return f"{self._art}#{name}"

    def icon(self, name: str) -> str:
        return f"{self._icons}#{name}"

    def sign(self, name: str) -> str:
        return f"{self._signs}#{name}"

    def rule_link(self, rule: str) -> str:
        return f"/rules/{self.game.id}#{rule}"

    # Things, drawn once.

    def piece(self, macro: str, thing: Hashable) -> Markup:
        """What the game's macro draws of an immutable thing."""
        kept = self._markups.get(macro)
        if kept is None:
            draw = getattr(self.macros, macro)
            kept = self._markups[macro] = Kept(lambda thing: draw(self, thing))
        return kept[thing]

    def pushables(self, macro: str) -> Kept[Piece]:
        """The same for things that are elements with ids of their own."""
        kept = self._pieces.get(macro)
        if kept is None:
            draw = getattr(self.macros, macro)
            kept = self._pieces[macro] = Kept(lambda thing: Piece(str(draw(self, thing))))
        return kept

    def part(self, name: str, of: Hashable) -> Pieced:
        """A part of the page that is drawn of this and nothing else."""
        kept = self._parts.get(name)
        if kept is None:
            draw = macros(f"table/{name}.html").draw
            kept = self._parts[name] = Kept(lambda of: Pieced(str(draw(self, of)).strip()))
        return kept[of]

    def frame(self, name: str, of: Hashable) -> str:
        """What stands around the pieces of such a part."""
        kept = self._frames.get(name)
        if kept is None:
            draw = macros(f"table/{name}.html").draw
            kept = self._frames[name] = Kept(lambda of: str(draw(self, of)).strip())
        return kept[of]


@cache
def brush(game: Game, lang: str) -> Brush:
    return Brush(game, lang)
