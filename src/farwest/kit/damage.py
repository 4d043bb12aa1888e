"""Positions that somebody wrote or broke by hand: playable, or refused in words, never a crash."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from farwest.engine.core import Chance, State
from farwest.engine.data import Plain
from farwest.engine.errors import ImpossiblePosition
from farwest.engine.game import Game
from farwest.kit.play import play_on, viewers
from farwest.kit.same import plain_object

ODDITIES: Final[tuple[Any, ...]] = (None, True, -1, 0, 3, 10**30, 0.5, "", "nothing", [], [[]], {}, {"x": [0]})


def damaged_positions_are_refused_in_words(game: Game, state: State, dice: Chance) -> None:
    """A dump with one thing changed is a position that can be played, or ImpossiblePosition says what is wrong."""
    data = damaged(plain_object(state.dump(), "the dumped position"), dice)
    try:
        loaded = game.load(data)
    except ImpossiblePosition as mistake:
        _has_words(mistake)
        return
    loaded.settle(dice)
    plain_object(loaded.dump(), "the dumped position")
    for viewer in viewers(loaded):
        loaded.view(viewer)
    play_on(game, loaded, dice)


def _has_words(mistake: ImpossiblePosition) -> None:
    assert mistake.problems, "a position is refused without a reason"
    assert all(mistake.problems), "a position is refused for a reason without words"


def damaged(data: Mapping[str, Plain], dice: Chance) -> dict[str, Plain]:
    """A copy with one value, somewhere, taken away, doubled or replaced by an oddity or by another value of it."""
    copy = plain_object(data, "the dumped position")
    places = _places(copy)
    holder, key = places[dice.pick(len(places))]
    other_holder, other_key = places[dice.pick(len(places))]
    way = dice.pick(4)
    if way == 0:
        del holder[key]
    elif way == 1 and isinstance(holder, list):
        holder.append(holder[key])
    elif way == 2:
        holder[key] = other_holder[other_key]
    else:
        holder[key] = ODDITIES[dice.pick(len(ODDITIES))]
    return plain_object(copy, "the damaged position") if way != 2 else _untangled(copy)


def _untangled(data: dict[str, Plain]) -> dict[str, Plain]:
    """A value put into itself is no data: then the copy goes without it."""
    try:
        return plain_object(data, "the damaged position")
    except (ValueError, RecursionError):
        return {}


def _places(data: Any) -> list[tuple[Any, Any]]:
    """Every place of a structure that holds a value: who holds it, and under which key."""
    keys = data.keys() if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    found = [(data, key) for key in keys]
    return found + [place for _, key in found for place in _places(data[key])]
