"""The pieces of the county as they are drawn. All are immutable: what is drawn of one can be kept and shown again."""

from __future__ import annotations

from typing import NamedTuple


class Target(NamedTuple):
    """What a click chooses: the step of the decision it answers, and the action. `legal` False: it answers why not."""

    step: int
    text: str
    legal: bool


class Cell(NamedTuple):
    """`joins` names the sides, east and south, on which a plot of the same colour follows (CO-5.3.1)."""

    id: str
    border: bool
    lake: str | None  # under which it lies
    shores: tuple[str, ...]  # lakes whose field it is
    owner: str | None
    joins: str
    flag: str | None
    target: Target | None
    kind: str  # of the target: "flag", "anchor", "sell", "first", "second"; empty without one
    shows: tuple[str, ...]  # cells that light up with it
    held: bool  # the plot for sale, or the first marker of the card being played


class Lake(NamedTuple):
    """`rects` cover the water: one for each cell, and for what lies between cells that touch."""

    id: str
    value: int
    points: int
    rects: tuple[tuple[int, int, int, int], ...]
    at: tuple[int, int]  # where its value stands
    wide: bool  # is there room beside the value?
    owner: str | None
    counts: tuple[tuple[str, int], ...]


class SmallMap(NamedTuple):
    """The county at a glance: columns and rows from 0."""

    water: tuple[tuple[int, int], ...]
    plots: tuple[tuple[int, int, str], ...]
    flags: tuple[tuple[int, int, str], ...]


class LandCard(NamedTuple):
    id: str
    flag: str
    figure: str
    stars: int
    target: Target | None
    shows: tuple[str, ...]  # all flags and second cells that it allows
    taken: bool  # by the player who is placing it


class Offer(NamedTuple):
    """The cards of the auction, and what everybody knows of the deck of the round."""

    cards: tuple[LandCard, ...]
    left: int
    colours: tuple[tuple[str, int], ...]
    bag: int
    open: bool  # is there a round going on?


class Share(NamedTuple):
    """What a seat has in a category, and what it would score now."""

    amount: int
    points: int


class Standings(NamedTuple):
    round: int
    sides: tuple[str, ...]
    border: tuple[int, int]
    lake: int  # 0: its own value
    double: int
    domain: tuple[int, int]
    shares: tuple[tuple[str, tuple[Share, ...]], ...]  # by category
    totals: tuple[int, ...]
    past: tuple[tuple[int, ...], ...]  # points of finished rounds, by seat
    over: bool


class Fist(NamedTuple):
    """`cowboys` in descending order, None for who took no part; `rank` counts from 1, 0 for an empty hand."""

    seat: int
    colour: str
    cowboys: tuple[int, ...] | None
    rank: int


class Fists(NamedTuple):
    kind: str  # "auction", "sale", or nothing opened yet: ""
    fists: tuple[Fist, ...]


class Pawn(NamedTuple):
    seat: int
    colour: str
    score: int


class Screen(NamedTuple):
    """The viewer's own cowboys, and what he does with them.

    `mode`: "look", "tick" (a fist is being filled), "token" (it is filled one by one), "pay", "closed".
    """

    colour: str
    mode: str
    cowboys: tuple[int, ...]
    may: tuple[int, ...]  # be named, one by one, or paid with
    inside: tuple[int, ...]  # of the fist
    left: int  # still to be named, one by one
    least: int  # how many a fist must hold
    sale: str | None  # the plot that is bid for


class FlagStock(NamedTuple):
    colour: str
    left: int
    target: Target | None
    chosen: bool


class LakeTile(NamedTuple):
    """A lake to lay: which way round, and where its water is, in cells from its corner."""

    id: str
    value: int
    turn: int
    cells: tuple[tuple[int, int], ...]
    target: Target | None
    chosen: bool


class Offered(NamedTuple):
    """A plot for sale, and the answers to it."""

    cell: str
    seller: str
    asks: bool  # this viewer
    answer: bool | None


class Player(NamedTuple):
    """What everybody sees of a player."""

    colour: str
    score: int
    cowboys: int
    forsale: int
    reserve: int
    start: bool
    passing: bool
    lowest: bool
    known: tuple[int, ...]  # cowboys of others that the viewer can be sure of, and of all at the end


class Picture(NamedTuple):
    colour: str | None  # the viewer's
    players: tuple[Player, ...]
    decision: str
    cells: tuple[Cell, ...]
    lakes: tuple[Lake, ...]
    small: SmallMap
    pawns: tuple[Pawn, ...]
    offer: Offer
    standings: Standings
    fists: Fists
    screen: Screen | None
    stock: tuple[FlagStock, ...]
    tiles: tuple[LakeTile, ...]
    offered: Offered | None
    buttons: tuple[Target, ...]  # decisions without a place on the board
    again: bool  # the viewer has passed for the round and may think again
    laying: LakeTile | None
    over: bool
