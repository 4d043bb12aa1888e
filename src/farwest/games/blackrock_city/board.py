"""What the page needs to know about Blackrock City to draw it (see `engine.picture`). All of it comes from a View."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from farwest.engine.errors import Phrase
from farwest.engine.picture import Choice, Group, Part, Prompt, Side, is_tied
from farwest.games.blackrock_city import actions
from farwest.games.blackrock_city.board_look import look
from farwest.games.blackrock_city.board_marks import marks
from farwest.games.blackrock_city.board_picture import COMPOSING, may_choose, picture

__all__ = ["chain", "forget", "headline", "look", "marks", "parts", "picture", "prompt", "side_names", "sides"]

SIDES: Final = {
    "BILLY": Side("red", "diamond", ""),
    "BUTCH": Side("yellow", "triangle", ""),
    "JESSIE": Side("blue", "disc", ""),
    "PANCHO": Side("grey", "square", ""),
}


def sides(view: Mapping[str, Any]) -> list[Side]:
    return [SIDES[seat["gang"]] for seat in view["seats"]]


def side_names(view: Mapping[str, Any]) -> list[str]:
    return [f"gang-{seat['gang']}" for seat in view["seats"]]


def headline(view: Mapping[str, Any]) -> Phrase:
    return Phrase("board-over") if view["over"] else Phrase("board-phase", {"phase": view["phase"]})


def forget(view: Mapping[str, Any]) -> dict[str, Any]:
    """Without the memory aid a player counts the cubes of the others himself, unless the table shows them (BC-6.1)."""
    return {**view, "ledger": []}


# The prompt.


def prompt(view: Mapping[str, Any]) -> Prompt:
    told = view["prompt"]
    phrase = Phrase(told["key"], dict(told["args"]))
    if not may_choose(view):
        return Prompt(phrase, None, [])
    return Prompt(phrase, _detail(view), [])


def _detail(view: Mapping[str, Any]) -> Phrase | None:
    decision, timer = view["decision"], view["timer"]
    if timer is not None and timer["seat"] == view["viewer"]:
        return Phrase("board-detail-hurried", {"by": actions.gang(view, timer["by"])})
    if decision == "turn":
        return Phrase("board-detail-turn", {"count": view["highest"]})
    if decision in COMPOSING:
        return Phrase("board-detail-mix", {"count": view["chosen"]["stake"]})
    return Phrase(f"board-detail-{decision}", {"count": len(view["legal"])})


def chain(view: Mapping[str, Any]) -> list[Group]:
    """In words every number is a step of its own; what cannot be staked stands beside what can."""
    groups = []
    if may_choose(view):
        groups.append(
            Group(f"board-step-{view['decision']}", _options(view, view["legal"]), _options(view, _barred(view)))
        )
    if view["interrupts"]:
        groups.append(Group("board-step-clock", _options(view, view["interrupts"]), []))
    return groups


def _barred(view: Mapping[str, Any]) -> list[str]:
    drawn = picture(view)
    targets = [number.target for number in drawn.numbers] + [choice.target for choice in drawn.turn]
    return [target.text for target in targets if not target.legal]


def _options(view: Mapping[str, Any], texts: list[str]) -> list[Choice]:
    brings = {number.target.text: number.brings for number in picture(view).numbers}
    return [Choice(text, actions.label(actions.NOTATION.parse(text), view), brings.get(text)) for text in texts]


# The end.


def parts(view: Mapping[str, Any], seat: int) -> list[Part]:
    """BC-5.12: gold and silver."""
    each = view["seats"][seat]
    found = [
        Part(Phrase(f"board-part-{colour}"), each[colour]) for colour in ("gold", "silver") if each[colour] is not None
    ]
    if is_tied([other["cubes"] for other in view["seats"]], seat):
        found.append(Part(Phrase("board-part-tie"), 0, "BC-5.12"))
    return found
