"""A game as the rest of the house knows it: what it is called, how it is dealt, written, read and completed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import ClassVar, NamedTuple

from farwest.engine.advice import Advice
from farwest.engine.core import Chance, State
from farwest.engine.data import Plain
from farwest.engine.errors import Phrase
from farwest.engine.journal import Journal
from farwest.engine.notation import Notation
from farwest.engine.options import BadOption, Option, Options, read_options


class Timer(NamedTuple):
    """Time that runs against a seat: `seconds` after the act that began it the TABLE plays `text`.

    What was sent in time may arrive `late` seconds after its end and still counts.
    """

    seat: int
    seconds: int
    text: str
    late: float = 0.0


class Game(ABC):
    """One per package, as `GAME` in its `game.py`. Holds no state of any game being played."""

    id: ClassVar[str]  # "wild-gangs": command line, links, records
    prefix: ClassVar[str]  # "WG": rule ids
    title: ClassVar[str]
    player_counts: ClassVar[tuple[int, ...]]
    rules_version: ClassVar[int]
    replays_versions: ClassVar[
        tuple[int, ...]
    ]  # rules versions whose records this code still plays as they were played
    options: ClassVar[tuple[Option, ...]] = ()
    notation: ClassVar[Notation]

    def new(self, players: int, options: Mapping[str, object], chance: Chance, journal: Journal | None = None) -> State:
        """A fresh game up to its first real decision. BadOption when the table asks for what the game has not."""
        state = self.deal(players, self.read_options(players, options), chance, journal)
        state.settle(chance)
        return state

    def read_options(self, players: int, given: Mapping[str, object]) -> Options:
        """Every option with its value, for a number of players that this game takes."""
        if players not in self.player_counts:
            raise BadOption(f"{self.id} is for {', '.join(map(str, self.player_counts))} players, not {players}")
        return read_options(self.options, given, players)

    @abstractmethod
    def deal(self, players: int, options: Options, chance: Chance, journal: Journal | None) -> State:
        """Set-up: the first position, its facts told to the journal."""

    @abstractmethod
    def load(self, data: Mapping[str, Plain]) -> State:
        """A dumped position. ImpossiblePosition says everything that is wrong with it."""

    @abstractmethod
    def complete(self, view: Mapping[str, Plain], chance: Chance) -> State:
        """A whole world that the view's seat cannot tell from the true one, each as likely as it should be."""

    @abstractmethod
    def sides(self, players: int, options: Options) -> list[str]:
        """Text keys of what the seats are called in this game: gangs, colours."""

    @abstractmethod
    def label(self, action: int, view: Mapping[str, Plain]) -> Phrase:
        """The action in words, as on a button of the view's seat."""

    @abstractmethod
    def rule(self, action: int) -> str:
        """The id of the rule behind the action."""

    @abstractmethod
    def advice(self) -> Advice:
        """What bots are told about this game."""

    def timer(self, state: State, action: int | None = None) -> Timer | None:
        """The timer of the rules that runs in this position, or would run if somebody interrupted with `action`.

        Positions know no clock. A table that plays by time asks after each entry: where the answer is a Timer and was
        none before, its seconds run from that entry on, by the table's own clock; when they are over and the answer is
        still the same, the table plays `text` for TABLE. With `action` it learns whom an interruption would hurry, and
        can refuse it where that seat is a bot's. Most games have no such thing.
        """
        return None

    def unsuited(self, options: Options, time: str) -> Phrase | None:
        """Why these options cannot be played where time goes so, or None.

        `time` is the pace of a table, `none`, `live` or `days`, or `unmeasured` where nobody looks at a clock: a
        terminal. Most games do not care.
        """
        return None

    def text(self, action: int) -> str:
        return self.notation.text(action)

    def parse(self, text: str) -> int:
        return self.notation.parse(text)

    def files(self) -> Traversable:
        """Where the game's texts and guides lie."""
        return resources.files(type(self).__module__.rpartition(".")[0])
