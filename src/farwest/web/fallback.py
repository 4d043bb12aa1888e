"""How a game without a board of its own is drawn: its position as the view has it, its choices as a list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from farwest.engine.errors import Phrase
from farwest.engine.journal import Fact
from farwest.engine.picture import Group, Look, Marks, Part, Prompt, Side

_SIDES: Final = (
    Side("red", "diamond", ""),
    Side("blue", "disc", ""),
    Side("yellow", "triangle", ""),
    Side("black", "square", ""),
    Side("green", "cross", ""),
    Side("orange", "hexagon", ""),
)


class Bare(NamedTuple):
    """The view as it is; there is nothing to say of a player."""

    entries: list[tuple[str, Any]]
    players: Sequence[None]


def sides(view: Mapping[str, Any]) -> list[Side]:
    return list(_SIDES[: view["players"]])


def side_names(view: Mapping[str, Any]) -> list[str]:
    return [f"bare-{side.colour}" for side in sides(view)]


def headline(view: Mapping[str, Any]) -> Phrase | None:
    return None


def prompt(view: Mapping[str, Any]) -> Prompt:
    return Prompt(Phrase(view["prompt"]["key"], dict(view["prompt"]["args"])), None, [])


def picture(view: Mapping[str, Any]) -> Bare:
    return Bare(list(view.items()), [None] * view["players"])


def chain(view: Mapping[str, Any]) -> list[Group]:
    return []


def look(view: Mapping[str, Any], at: str, chosen: Sequence[str]) -> Look | None:
    return None


def marks(fact: Fact, view: Mapping[str, Any]) -> Marks:
    return Marks()


def parts(view: Mapping[str, Any], seat: int) -> list[Part]:
    return []


def forget(view: Mapping[str, Any]) -> Mapping[str, Any]:
    return view
