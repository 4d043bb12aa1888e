"""The pieces of the circle as they are drawn. All are immutable: what is drawn of one can be kept and shown again."""

from __future__ import annotations

from typing import NamedTuple

from farwest.engine.errors import Phrase

Mix = tuple[int, int, int, int]  # bandits by class: H, HX, W, WX (BC-2.4)


class Target(NamedTuple):
    """What a click chooses: the step of the decision it answers, and the action. `legal` False: it answers why not."""

    step: int
    text: str
    legal: bool


class Town(NamedTuple):
    position: int
    town: str
    gold: int
    prisoners: int
    holes: int
    reverse: str
    reversed: bool
    looted: bool
    counts_holes: bool  # with two players the holes are the dummy's stake (BC-4.16)
    sheriff: bool
    pawn: str | None  # the gang whose pawn stands here
    target: Target | None
    steps: int  # how far the target takes the pawn


class Lane(NamedTuple):
    """What a seat has done in this phase. `tiles` are kinds of bandits, P for a prisoner; a dummy's are holes."""

    seat: int
    gang: str
    dummy: bool
    mine: bool
    now: bool  # its turn
    status: str
    tiles: tuple[str, ...]
    stake: int
    rank: str | None  # "highest" or "lowest"
    defers: int
    cubes: tuple[int, int] | None  # gold and silver, once the screens are lifted (BC-6.2)


class Pawn(NamedTuple):
    position: int
    gang: str
    dummy: bool


class Bank(NamedTuple):
    gold: int
    silver: int
    prisoners: int
    phase: int
    over: bool


class Number(NamedTuple):
    """A stake of so many: the rank it would have now, and what would come of it if nobody else staked."""

    amount: int
    target: Target
    rank: str
    brings: Phrase | None


class Tile(NamedTuple):
    """One bandit of the viewer's own reserve, to be ticked."""

    id: str
    kind: str
    cls: str  # the class it counts as


class Choice(NamedTuple):
    """Any other thing to choose, as a button of the tray: `kinds` are tiles drawn on it, `gangs` those it is about."""

    target: Target
    label: Phrase
    detail: Phrase | None = None
    kinds: tuple[str, ...] = ()
    gangs: tuple[str, ...] = ()


class Sand(NamedTuple):
    """The timer that runs (BC-5.20)."""

    seat: int
    gang: str
    by: str
    seconds: int
    mine: bool


class Player(NamedTuple):
    """What everybody sees of a player; `cubes` where the table shows totals, or at the end."""

    gang: str
    status: str
    stake: int
    now: bool
    first: bool
    owner: bool  # of the pawn
    tiles: tuple[str, ...]
    clocks: int
    clocks_on: bool
    cubes: int | None
    gold: int | None
    silver: int | None
    over: bool


class Screen(NamedTuple):
    """What lies behind the viewer's own screen."""

    gold: int
    silver: int


class Picture(NamedTuple):
    gang: str | None  # the viewer's
    size: int
    decision: str
    over: bool
    towns: tuple[Town, ...]
    absent: tuple[str, ...]
    lanes: tuple[Lane, ...]
    sheriff: int
    pawn: Pawn
    bank: Bank
    players: tuple[Player, ...]
    screen: Screen | None
    reserve: tuple[Tile, ...]
    numbers: tuple[Number, ...]
    turn: tuple[Choice, ...]  # defer and renounce
    choices: tuple[Choice, ...]  # of every other decision
    clock: Choice | None
    clocks_left: int
    sand: Sand | None
