"""A table as the form has it: texts that may be wrong, with what is wrong at each field, until they make a plan."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

from farwest.engine.errors import Mistake, Phrase
from farwest.engine.game import Game
from farwest.engine.options import Arrangement, BadOption, Flag, Option, Options
from farwest.tables.errors import BadName, BadPlan
from farwest.tables.pace import Pace
from farwest.tables.plan import LONGEST_TITLE, Plan, SeatPlan, clean, clean_name
from farwest.web.seating import read_seat, usual_players, usual_seats

T = TypeVar("T")

PACES: Final = ("none", "live:600+10", "live:1500+20", "days:1", "days:3", "days:7")


@dataclass
class Draft:
    """`errors` by field: `seat-2`, `option-gangs`, `title`…"""

    game: Game
    players: int
    seats: list[str]
    names: list[str]
    options: dict[str, str]
    arranged: dict[str, list[str]]
    pace: str
    open: bool
    memory_aid: bool
    title: str
    levels: Sequence[str]  # of bots that this house has
    errors: dict[str, Phrase] = field(default_factory=dict)

    def plan(self) -> Plan | None:
        """The plan, or None with `errors` filled."""
        options = self._options()
        seats = [self._seat(number) for number in range(self.players)]
        pace = self._try("pace", BadPlan, lambda: Pace.parse(self.pace))
        title = self._try("title", BadPlan, lambda: clean(self.title, LONGEST_TITLE, "title"))
        if self.errors or pace is None or title is None:
            return None
        unsuited = self.game.unsuited(options, pace.kind)
        if unsuited is not None:
            self.errors["pace"] = unsuited
            return None
        return Plan(
            game=self.game.id,
            players=self.players,
            seats=[seat for seat in seats if seat is not None],
            options=options,
            pace=pace,
            open=self.open,
            title=title,
            memory_aid=self.memory_aid,
        )

    def matters(self, option: Option) -> bool:
        """Does it change anything, as the other options stand?"""
        return option.only_with is None or self.options.get(option.only_with[0]) == option.only_with[1]

    def names_himself(self, number: int) -> bool:
        """Does another person at the host's screen sit there, who needs a name of his own?"""
        return self.seats[number] == "me" and "me" in self.seats[:number]

    def _seat(self, number: int) -> SeatPlan | None:
        name = self.names[number].strip() if self.names_himself(number) else ""
        if name:
            name = self._try(f"name-{number + 1}", BadName, lambda: clean_name(name)) or ""
        seat = read_seat(self.seats[number], name)
        if seat is None or (seat.level is not None and seat.level not in self.levels):
            self.errors[f"seat-{number + 1}"] = Phrase("new-bad-seat")
            return None
        return seat

    def _options(self) -> Options:
        chosen: Options = {}
        for option in self.game.options:
            given: object = self.options.get(option.id)
            if isinstance(option, Arrangement):
                given = self.arranged[option.id]
            try:
                chosen[option.id] = option.read(given, self.players)
            except BadOption:
                arranged = isinstance(option, Arrangement)
                self.errors[f"option-{option.id}"] = Phrase("new-not-alike" if arranged else "new-bad-option")
        return chosen

    def _try(self, name: str, kind: type[Mistake], read: Callable[[], T]) -> T | None:
        try:
            return read()
        except kind as mistake:
            self.errors[name] = mistake.phrase
            return None


def read_draft(game: Game, given: Mapping[str, str], levels: Sequence[str]) -> Draft:
    """What the form says, with what is usual where it says nothing or asks for what this game has not."""
    asked = given.get("players", "")
    players = int(asked) if asked in map(str, game.player_counts) else usual_players(game)
    usual = usual_seats(players, given.get("with", ""))
    sent = "seat-1" in given  # the whole form, so that a box that is not there is one that is not ticked
    return Draft(
        game=game,
        players=players,
        seats=[given.get(f"seat-{n}") or usual[n - 1] for n in range(1, players + 1)],
        names=[given.get(f"name-{n}", "") for n in range(1, players + 1)],
        options=_choices(game, given, sent),
        arranged={each.id: _arranged(each, given, players) for each in game.options if isinstance(each, Arrangement)},
        pace=given.get("pace") or PACES[0],
        open="open" in given,
        memory_aid="memory" in given or not sent,
        title=given.get("title", ""),
        levels=levels,
    )


def _choices(game: Game, given: Mapping[str, str], sent: bool) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for option in game.options:
        name = f"option-{option.id}"
        if isinstance(option, Flag):
            on = name in given if sent else bool(option.default)
            chosen[option.id] = "yes" if on else "no"
        elif not isinstance(option, Arrangement):
            chosen[option.id] = given.get(name) or str(option.default)
    return chosen


def _arranged(option: Arrangement, given: Mapping[str, str], players: int) -> list[str]:
    """One choice for each seat; a seat that has none yet gets the first that nobody has."""
    chosen: list[str] = []
    wanted = [given.get(f"option-{option.id}-{n}", "") for n in range(1, players + 1)]
    for wish in wanted:
        free = [choice for choice in option.choices if choice not in (*chosen, *wanted)]
        chosen.append(wish or free[0])
    return chosen


def kind_of(option: object) -> str:
    """What the form draws for an option."""
    return "arrangement" if isinstance(option, Arrangement) else "flag" if isinstance(option, Flag) else "choice"
