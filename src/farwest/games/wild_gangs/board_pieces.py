"""The pieces of the town as they are drawn. All are immutable: what is drawn of one can be kept and shown again.

They are looked up by their contents at every move, for everybody who watches: tuples are hashed several times faster
than data classes.
"""

from __future__ import annotations

from typing import NamedTuple

from farwest.engine.errors import Phrase
from farwest.engine.picture import Note


class Target(NamedTuple):
    """What a click chooses: the step of the decision it answers, and the action. `legal` False: it answers why not."""

    step: int
    text: str
    legal: bool


class Card(NamedTuple):
    """A gangster in town. `known` is a face-down card that this viewer knows; one that he does not know has no role."""

    slot: str
    gang: str
    role: str | None
    down: bool
    known: bool
    mine: bool
    target: Target | None
    strength: int = 0
    firepower: int = 0
    bounty: int = 0
    captor: str | None = None  # the gang before which it lies (WG-5.15)


class Ground(NamedTuple):
    """A front without the cards before it: most moves change the one or the other."""

    id: str
    name: str  # the id as a class of the style sheet
    place: Phrase  # building and street
    tall: bool
    capacity: int
    free: tuple[str, ...]
    closed: bool
    target: Target | None
    lit: bool  # its street is being settled


class Stand(NamedTuple):
    """The cards before a front."""

    name: str
    tall: bool
    cards: tuple[Card, ...]


class Front(NamedTuple):
    """A ground with the cards before it."""

    id: str
    name: str
    place: Phrase
    tall: bool
    capacity: int
    free: tuple[str, ...]
    closed: bool
    target: Target | None
    lit: bool
    cards: tuple[Card, ...]


class Loot(NamedTuple):
    """`bonus` and `guard` are public facts after the reveal and private notes before (`noted`)."""

    tile: str
    name: str  # where it lies, as a class of the style sheet
    size: int
    value: int
    bonus: bool
    guard: str | None
    goes_to: str | None  # a building
    noted: bool
    taker: str | None  # a gang: who would take it, or who took it
    taken: bool


class Standing(NamedTuple):
    """What a gang brings, as far as the viewer knows, and how many of its cards he does not know."""

    gang: str
    amount: int
    unknown: int


class Building(NamedTuple):
    position: str
    building: str
    large: bool
    loots: tuple[Loot, ...]
    standings: tuple[Standing, ...]
    poker: bool
    charmed: bool
    noted: bool


class Place(NamedTuple):
    id: str
    event: str | None
    noted: bool  # this viewer alone knows it (and others who looked)
    lookers: tuple[str, ...]
    one: str
    other: str
    street: str
    target: Target | None


class Street(NamedTuple):
    id: str
    closed: bool
    standings: tuple[Standing, ...]
    keg: bool
    gatling: bool
    noted: bool
    lit: bool


class HandCard(NamedTuple):
    gang: str
    role: str
    strength: int
    firepower: int
    bounty: int
    target: Target | None
    chosen: bool
    then: Phrase  # the prompt once it is chosen


class Face(NamedTuple):
    down: bool
    target: Target
    left: int


class Victim(NamedTuple):
    gang: str
    target: Target
    cards: tuple[Card, ...]
    bounty: int


class Player(NamedTuple):
    """What everybody sees of a player."""

    first: bool
    revealed: bool
    hand: int
    pile: int
    hidden_left: int
    money: int
    captured: int


class Picture(NamedTuple):
    gang: str | None  # the viewer's
    players: tuple[Player, ...]
    decision: str
    round: int
    rounds: int
    revealed: bool
    over: bool
    bonus_left: int
    unused: tuple[str, ...]
    buildings: tuple[Building, ...]
    places: tuple[Place, ...]
    streets: tuple[Street, ...]
    grounds: tuple[Ground, ...]
    stands: tuple[Stand, ...]
    hand: tuple[HandCard, ...]
    faces: tuple[Face, ...]
    victims: tuple[Victim, ...]
    knows: tuple[Note, ...]
    pile: tuple[str, ...]
    open_fronts: int

    @property
    def fronts(self) -> list[Front]:
        return [Front(*ground, stand.cards) for ground, stand in zip(self.grounds, self.stands, strict=True)]
