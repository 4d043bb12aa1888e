"""The pieces of the table as they are drawn. All are immutable: what is drawn of one can be kept and shown again."""

from __future__ import annotations

from typing import NamedTuple

from farwest.engine.errors import Phrase


class Target(NamedTuple):
    """What a click chooses. `legal` False: it answers why not."""

    text: str
    legal: bool


class Cowboy(NamedTuple):
    """A cowboy on the board; `coat` is a player's colour or "white". `id` lets it glide from where it stood."""

    id: str
    coat: str
    colour: str


class Parcel(NamedTuple):
    """`way` says what choosing it would be: claim, buy, attack, defend, site, house, ask, duel."""

    cell: str
    x: int
    y: int
    tile: str | None
    owner: str | None
    income: int | None  # of a building, as it would be paid now
    price: int | None  # of a parcel that can be bought
    priced: bool  # the price is shown
    cowboys: tuple[Cowboy, ...]
    contested: bool
    protected: bool
    lit: bool
    way: str
    target: Target | None
    white: Target | None  # the same for the white cowboy


class Square(NamedTuple):
    """An action square. `tile` is the building for sale there."""

    id: str
    number: int
    tile: str | None
    closed: bool
    holder: str | None  # of the 3-guns chip
    cowboys: tuple[Cowboy, ...]
    contested: bool
    lit: bool
    target: Target | None
    white: Target | None


class Road(NamedTuple):
    edge: int
    bridge: bool


class Edge(NamedTuple):
    """An edge where a road may be laid now; `bridge` costs two."""

    edge: int
    x: int
    y: int
    tall: bool
    bridge: bool
    target: Target


class Person(NamedTuple):
    """A personality card. `owner` is the colour of who has it this round."""

    id: str
    number: int
    side: str  # "yellow" or "red"
    limit: int
    owner: str | None
    target: Target | None


class Orders(NamedTuple):
    """Both tracks of the turn order, as colours, the round, and the supply."""

    placement: tuple[str, ...]
    passed: tuple[str, ...]
    round: int
    rounds: int
    roads: int


class Player(NamedTuple):
    """What everybody sees of a player."""

    seat: int
    colour: str
    vp: int
    cash: int
    limit: int | None
    cowboys: int
    firepower: int
    roads: int
    parcels: int
    buildings: int
    income: int
    kept: tuple[str, ...]
    person: str | None  # his personality this round
    ammo: bool
    white: bool  # has the white cowboy in reserve
    tiles: int | None  # duel tiles in hand
    passed: int  # place on the pass track; 0 while he has not passed


class Option(NamedTuple):
    """A choice that is not a place on the board: a button of the dock."""

    target: Target
    label: Phrase
    name: Phrase  # the whole choice in words
    detail: Phrase | None
    kind: str  # "primary", "plain", "finish" or "number"


class Sum(NamedTuple):
    """A figure of the viewer's tray and what it is made of."""

    name: str
    terms: tuple[Phrase, ...]
    amount: int


class Picture(NamedTuple):
    colour: str | None  # the viewer's
    decision: str
    choosing: bool  # the viewer owes the decision
    many: bool  # so many targets that ropes are shown only where the pointer is
    parcels: tuple[Parcel, ...]
    roads: tuple[Road, ...]
    edges: tuple[Edge, ...]
    squares: tuple[Square, ...]
    people: tuple[Person, ...]
    orders: Orders
    players: tuple[Player, ...]
    options: tuple[Option, ...]
    sums: tuple[Sum, ...]
    holds_white: bool  # the viewer may place the white cowboy now
    reserve: int
    where: frozenset[str]  # which views hold something to choose: "town", "track"
    filters: tuple[str, ...]  # of many choices: kinds that can be shown alone
