"""From things that were ticked to the acts they stand for: the rules themselves are asked, in a world of the viewer's.

All that the acts depend on is public or the viewer's own, so any world that he cannot tell from the true one answers
alike: in which order the buildings come, what is asked at all, and what has a single answer and is done by itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from farwest.engine.core import Dice, State
from farwest.engine.errors import Refusal
from farwest.games.dodge_city import data as D
from farwest.games.dodge_city.board_ticks import Ticking, place_of
from farwest.games.dodge_city.decisions import NAMES
from farwest.games.dodge_city.game import GAME
from farwest.games.dodge_city.state import City

MOST_ACTS: Final = 32  # that one message may hold
_BUYING: Final = ("buy-building", "buy-type", "buy-count", "place-cell")
_GAINING: Final = ("event-building", "event-type", "event-count", "event-cell")


class Plan(NamedTuple):
    """`acts` in notation. `left` was ticked and finds no place in them, `refusal` says why where a rule does."""

    acts: list[str]
    spent: int
    left: list[str]
    refusal: Refusal | None
    needs_type: str | None  # an unopened building whose type is not chosen yet


class _Wish:
    """What is ticked and not yet done: cells and pieces in their order, and a type for each unopened building."""

    def __init__(self, ticks: Sequence[str]) -> None:
        known = {f"{name}={kind}" for name in D.BUILDINGS for kind in D.KINDS}
        self.left = sorted({tick for tick in ticks if tick in D.PIECES_BY_NAME}, key=place_of)
        chosen = [tick.partition("=") for tick in ticks if tick in known]
        self.types = {name: kind for name, _, kind in reversed(chosen)}
        self.assigned: list[str] = [tick.partition(".")[0] for tick in self.left]  # a building for each piece to gain

    def first(self) -> str | None:
        return self.left[0].partition(".")[0] if self.left else None

    def in_building(self, name: str) -> list[str]:
        return [tick.partition(".")[2] for tick in self.left if tick.startswith(f"{name}.")]

    def drop(self, at: str) -> None:
        self.left = [tick for tick in self.left if tick != at]


def plan(view: Mapping[str, Any], ticks: Sequence[str]) -> Plan:
    """A movement with nothing more to place is ended, too."""
    seat, dice = view["viewer"], Dice(0)
    world = GAME.complete(view, dice)
    assert isinstance(world, City)
    wish, acts = _Wish(ticks), list[str]()
    scope = (
        _BUYING if view["decision"] in _BUYING else _GAINING if view["decision"] in _GAINING else (view["decision"],)
    )
    money = int(world.money[seat])
    while len(acts) < MOST_ACTS and world.owes(seat) and NAMES[world.decision] in scope:
        here = D.BUILDINGS[world.here] if world.here >= 0 else ""
        text = _next(NAMES[world.decision], here, wish)
        if text is None:
            break
        if not text.partition(":")[2]:
            return Plan(acts, money - int(world.money[seat]), wish.left, None, here)
        refusal = world.why_not(seat, GAME.parse(text))
        if refusal is not None and text == "buy:done":
            break  # the free pieces come first, and will be asked for (DC-4.7)
        if refusal is not None:
            return Plan([*acts, text], money - int(world.money[seat]), wish.left, refusal, None)
        before = world.clone()
        world.play(seat, GAME.parse(text), dice)
        acts.append(text)
        wish.drop(text.partition(":")[2])
        wish.drop(f"{here}.{text.partition(':')[2]}")
        _settled(before, world, seat, wish)
    return Plan(acts, money - int(world.money[seat]), wish.left, None, None)


def _next(decision: str, here: str, wish: _Wish) -> str | None:
    """The next act; one without a word behind its verb asks for what is not chosen yet."""
    if decision == "buy-building":
        name = wish.first()
        return f"buy:{name or 'done'}"
    if decision in ("buy-type", "event-type"):
        return f"type:{wish.types.get(here, '')}"
    if decision in ("buy-count", "event-count"):
        wanted = min(len(wish.in_building(here)), int(D.LIMIT))
        return f"count:{wanted}" if wanted else None
    if decision in ("place-cell", "event-cell"):
        return f"cell:{wish.in_building(here)[0]}" if wish.in_building(here) else None
    if decision == "event-building":
        return f"gain:{wish.assigned.pop(0)}" if wish.assigned else None
    if not wish.left:
        return "indian:stop" if decision == "indian-target" else None
    verb = {"indian-target": "indian", "sell-piece": "sell", "own-piece": "lose"}[decision]
    return f"{verb}:{wish.left[0]}"


def _settled(before: State, world: City, seat: int, wish: _Wish) -> None:
    """What stands, or is gone, since the last act needs no act any more, whoever did it: the player or the rules."""
    assert isinstance(before, City)
    for at in list(wish.left):
        piece = D.PIECES_BY_NAME.index(at)
        number, bit = int(D.PIECE_BUILDING[piece]), int(D.PIECE_BIT[piece])
        neutral = before.unsettled >> number & 1 > world.unsettled >> number & 1  # placed, and the building is full
        moved = (before.taken[number] ^ world.taken[number]) >> bit & 1
        turned = (before.pieces_of(number, seat) ^ world.pieces_of(number, seat)) >> bit & 1
        if neutral or moved or turned:
            wish.drop(at)


def acts_of(view: Mapping[str, Any], ticks: Sequence[str]) -> str:
    """The acts that a set of ticks is; one that the rules refuse stands last and tells why when it is sent."""
    if Ticking(view).ticks() is None:
        return ""
    return " ".join(plan(view, ticks).acts)
