"""What the page draws of Dodge City. Every piece holds all that its markup depends on, and nothing else."""

from __future__ import annotations

from typing import NamedTuple

from farwest.engine.errors import Phrase


class Target(NamedTuple):
    """Something that one press chooses; what is not legal answers why not."""

    text: str
    legal: bool


class Cell(NamedTuple):
    """One square. `kind` is "none", "free", "key" or "piece"; a piece is joined to neighbours of its colour."""

    name: str
    at: str  # "saloon.B3"
    kind: str
    colour: str | None = None
    right: bool = False
    down: bool = False
    holds: bool = False  # part of a chain that controls the building
    key: str | None = None
    touched: tuple[str, ...] = ()  # colours that touch the key cell
    target: Target | None = None
    tick: str | None = None  # may be ticked, and what is sent then
    why: str | None = None  # looks as if it might be chosen: asks why not
    look: str | None = None


class Meter(NamedTuple):
    """How far a player has come in a building (DC-5.1). `missing` is None where he is cut off."""

    colour: str
    pieces: int
    keys: int
    missing: int | None
    leads: bool
    mine: bool


class House(NamedTuple):
    id: str
    part: str
    columns: int
    rows: int
    status: str
    kind: str | None
    value: int | None
    price: int | None
    reward: int | None
    owner: str | None  # a colour
    cells: tuple[tuple[Cell, ...], ...]
    meters: tuple[Meter, ...]
    free: int
    most: int  # how many of its cells may be ticked; 0 where none
    types: tuple[Kind, ...]  # that somebody who ticks a cell here has to choose from
    lit: bool  # something is being decided here
    asks: bool  # something may be chosen here
    mine: str | None  # the viewer's colour, for what he is about to place
    target: Target | None  # the building as a whole, for the free pieces of a card


class Kind(NamedTuple):
    id: str
    price: int
    value: int
    reward: int
    left: int
    dear: bool = False  # more than the viewer has


class Face(NamedTuple):
    """A playing card. `kind` is "indian" or "event" where it shows no people."""

    face: str
    family: str
    kind: str
    figure: int
    money: int  # what it brings in a movement phase, where it is a number
    strength: int


class HandCard(NamedTuple):
    id: str
    card: Face
    target: Target | None
    chosen: bool
    duel: bool


class Option(NamedTuple):
    """A choice that stands in the tray: a challenge, a type, an opponent, an end."""

    text: str
    label: Phrase
    detail: Phrase | None
    shows: tuple[str, ...] = ()
    colour: str | None = None
    kind: str | None = None
    quiet: bool = False
    long: Phrase | None = None  # the whole sentence, where the label is short


class Ticks(NamedTuple):
    """Things ticked in any order and sent together. `most` in all; `exactly` when fewer will not do."""

    decision: str
    most: int
    exactly: bool
    optional: bool  # nothing at all may be ticked too
    text: Phrase
    send: Phrase


class Fighter(NamedTuple):
    seat: int
    colour: str
    card: Face | None


class Duel(NamedTuple):
    building: str
    one: Fighter
    other: Fighter
    winner: str | None  # a colour


class Happening(NamedTuple):
    """The event card being carried out, and whose it is."""

    event: str
    colour: str


class Chance(NamedTuple):
    """What the viewer could still win: his standing in a building he is in."""

    building: str
    value: int
    reward: int
    keys: int
    missing: int | None
    rival: str | None  # the colour that is ahead of him


class Player(NamedTuple):
    points: int
    goal: int
    money: int
    supply: int
    hand: int
    first: bool
    duel: str  # "none", "down", "shown" or "fought"
    card: str | None  # the face of a duel card that everybody sees
    won: tuple[str, ...]


class Picture(NamedTuple):
    colour: str | None  # the viewer's
    decision: str
    stage: str
    houses: tuple[House, ...]
    kinds: tuple[Kind, ...]
    players: tuple[Player, ...]
    hand: tuple[HandCard, ...]
    options: tuple[Option, ...]
    ticks: Ticks | None
    duel: Duel | None
    happening: Happening | None
    chances: tuple[Chance, ...]
    focus: str  # the building a phone shows first
    piles: tuple[int, int, int]  # draw pile, discards, events
