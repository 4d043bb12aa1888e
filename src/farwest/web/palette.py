"""What templates may ask of a table: words, addresses, the game's own picture of the view, who sits where."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from farwest.bots.levels import LEVELS
from farwest.engine.errors import Phrase
from farwest.engine.picture import Group, Look, Marks, Part, Prompt, Side
from farwest.lab.naming import seat_called
from farwest.web.brush import brush
from farwest.web.easel import board_module, teller
from farwest.web.seen import Line, SeatSeen, Seen


class Palette:
    """The Seen, its words and addresses, and the game's own picture of it."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.looked: Look | None = None
        self.game = seen.game
        self.lang = seen.lang
        self.view = seen.view if seen.plays else {**seen.view, "legal": [], "interrupts": []}
        self.base = f"/t/{seen.setting.code}"
        self.brush = brush(seen.game, seen.lang)
        self.macros: Any = self.brush.macros
        self._board: Any = board_module(seen.game)
        # Templates ask these of a page as of a piece.
        self.say, self.phrase = self.brush.say, self.brush.phrase
        self.score, self.time = self.brush.score, self.brush.time
        self.art, self.icon, self.sign = self.brush.art, self.brush.icon, self.brush.sign
        self.rule_link, self.piece = self.brush.rule_link, self.brush.piece

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

    def name(self, seat: int) -> str:
        """What a seat is called: the person, the bot's level, or an empty chair."""
        return self.name_of(self.seen.seats[seat])

    def name_of(self, seat: SeatSeen) -> str:
        if seat.kind == "bot":
            return self.say(f"bot-{seat.level}") if seat.level in LEVELS else seat.level or ""
        if self.seen.mode == "replay":  # of a record, maybe, in which a bot is written as `bot:deputy`
            return seat_called(seat.name, teller(self.seen.game, self.seen.lang).words) or self.say("table-unnamed")
        return seat.name or self.say("table-unnamed" if self.seen.outcome else "table-open-seat")

    @cached_property
    def chain(self) -> list[Group]:
        chain: list[Group] = self._board.chain(self.view) if self.seen.plays else []
        return chain
