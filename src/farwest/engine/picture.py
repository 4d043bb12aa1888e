"""What a game says about its own picture, for whoever draws it. Plain data: no page, no language.

A game may bring a module `board` beside its `game`, with these functions (all pure, all from a View and nothing else):

    sides(view) -> list[Side]                      each seat's colours
    side_names(view) -> list[str]                  text keys of what the seats are called, with `.short` and `.colour`
    headline(view) -> Phrase | None                how far the game has come
    prompt(view) -> Prompt                         the sentence to the viewer and the steps of the decision
    picture(view) -> object                        all that the game's own `board.html` draws; `players` holds what it
                                                   draws of each, immutable
    chain(view) -> list[Group]                     the steps of the decision that the page may take together
    look(view, at, chosen) -> Look | None          what is to be known about one thing on the board, or of choosing it
    marks(fact, view) -> Marks                     what a line of the journal is about
    parts(view, seat) -> list[Part]                what a score is made of
    forget(view) -> view                           without what a player has to remember by himself

and, where things are ticked freely and sent together, `ticked(view, ticks) -> str`, the acts that this set of ticks is;
where several facts are one sentence to a reader, `together(fact, after) -> Fact | None`, the two as one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from farwest.engine.errors import Phrase


class Side(NamedTuple):
    """How a seat is told from the others: hue, shape and pattern belong together, `emblem` is an icon."""

    colour: str
    shape: str
    emblem: str


class Step(NamedTuple):
    """One atomic decision of a turn: its name (a text key), and whether it is "done", "now" or "later"."""

    name: str
    when: str


class Choice(NamedTuple):
    """Something to choose: the action, its words, and what else there is to say about it."""

    text: str
    label: Phrase
    detail: Phrase | None = None


class Group(NamedTuple):
    """One step of a decision: its name (a text key), what may be chosen, and what looks as if it might."""

    name: str
    options: list[Choice]
    barred: list[Choice]


class Prompt(NamedTuple):
    """What is to be decided; `detail` is a second, quieter sentence."""

    phrase: Phrase
    detail: Phrase | None
    steps: list[Step]


class Note(NamedTuple):
    """A sentence about something on the board; `private` when only this viewer knows it."""

    phrase: Phrase
    rule: str | None = None
    private: bool = False


class Look(NamedTuple):
    """A closer look. `act` is what the button `button` would do, in notation; None where nothing can be done."""

    title: Phrase
    notes: list[Note]
    act: str | None
    button: Phrase | None
    things: list[object]  # what the game's `sheet` draws of it


class Marks(NamedTuple):
    """What a fact is about, by the ids of elements of the board.

    `turns` show another face from this fact on (they have the class `unplayed` before it; `unplayed-word` for
    "id.word"), `moves` stood at another class before it ("event-sign:at-P1"), `flies` go from one element to another
    ("loot-L01>player-2").
    """

    seat: int | None = None
    heading: bool = False
    shows: tuple[str, ...] = ()
    turns: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    flies: tuple[str, ...] = ()


class Part(NamedTuple):
    """Something that counts in a score; or, by the rule named, nothing in the score but decides a place."""

    label: Phrase
    amount: int
    rule: str | None = None


def is_tied(scores: Sequence[int], seat: int) -> bool:
    """Has another seat the same score, so that something else decides between them?"""
    return scores.count(scores[seat]) > 1
