"""What the page needs to know about Dodge City to draw it (see `engine.picture`). All of it comes from a View."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from farwest.engine.errors import Args, Phrase
from farwest.engine.journal import Fact
from farwest.engine.picture import Choice, Group, Marks, Part, Prompt, Side, Step
from farwest.games.dodge_city import actions, data as D
from farwest.games.dodge_city.board_look import look
from farwest.games.dodge_city.board_picture import picture
from farwest.games.dodge_city.board_plan import acts_of
from farwest.games.dodge_city.board_told import cells_of, together

__all__ = [
    "chain",
    "forget",
    "headline",
    "look",
    "marks",
    "parts",
    "picture",
    "prompt",
    "side_names",
    "sides",
    "ticked",
    "together",
]

SIDES: Final = {
    "red": Side("red", "diamond", ""),
    "blue": Side("blue", "disc", ""),
    "green": Side("green", "cross", ""),
    "yellow": Side("yellow", "triangle", ""),
    "black": Side("black", "square", ""),
}


def sides(view: Mapping[str, Any]) -> list[Side]:
    return [SIDES[seat["colour"]] for seat in view["seats"]]


def side_names(view: Mapping[str, Any]) -> list[str]:
    return [f"side-{seat['colour']}" for seat in view["seats"]]


def headline(view: Mapping[str, Any]) -> Phrase:
    if view["over"]:
        return Phrase("board-over")
    movement = f"-{view['movement']}" if view["movement"] else ""
    return Phrase("board-headline", {"round": view["round"], "stage": f"board-stage-{view['stage']}{movement}"})


def forget(view: Mapping[str, Any]) -> dict[str, Any]:
    """There is nothing to remember that the table does not show: cards are counted from the journal (DC-6.2)."""
    return dict(view)


def ticked(view: Mapping[str, Any], ticks: Sequence[str]) -> str:
    return acts_of(view, ticks)


# The prompt.

_EXPLAINED: Final = ("challenge", "duel-remove", "free-building", "indian-target")
_MOVEMENT: Final = ("card", "pieces")
_FIGHT: Final = ("challenge", "remove")


def prompt(view: Mapping[str, Any]) -> Prompt:
    told = view["prompt"]
    phrase = Phrase(told["key"], dict(told["args"]))
    if not view["legal"]:
        return Prompt(phrase, None, [])
    if view["decision"] in ("buy-building", "buy-count"):  # on the board a click on a cell says both where and how many
        phrase = Phrase(f"board-prompt-{view['decision']}", dict(told["args"]))
    own = view["seats"][view["viewer"]]
    args: Args = {"money": own["money"], "supply": own["supply"]}
    detail = Phrase(f"board-detail-{view['decision']}" if view["decision"] in _EXPLAINED else "board-detail", args)
    return Prompt(phrase, detail, _steps(view))


def _steps(view: Mapping[str, Any]) -> list[Step]:
    """The card and the pieces of a movement, the challenge and the piece of a duel; other decisions stand alone."""
    decision = view["decision"]
    if view["event"] is not None or view["stage"] not in ("move", "duels"):
        return []
    chain = _MOVEMENT if view["stage"] == "move" else _FIGHT
    now = 0 if decision in ("move-card", "challenge") else 1
    whens = ("done", "now", "later")
    return [Step(f"board-step-{name}", whens[1 + (number > now) - (number < now)]) for number, name in enumerate(chain)]


def chain(view: Mapping[str, Any]) -> list[Group]:
    """In words every decision is one step: what the rules ask next."""
    if not view["legal"]:
        return []
    choices = [Choice(text, actions.label(actions.NOTATION.parse(text), view)) for text in view["legal"]]
    return [Group(f"board-ask-{view['decision']}", choices, [])]


# Lines of the journal.

_HEADINGS: Final = ("told-round", "told-movement", "told-duels", "told-end")
_GONE: Final = ("told-shot", "told-taken", "told-sold", "told-removed", "told-gave-nobody")


def marks(fact: Fact, view: Mapping[str, Any]) -> Marks:
    """Whom and what a fact is about."""
    args = fact.args
    if fact.key in _HEADINGS:
        return Marks(heading=True)
    seat = _seat(args.get("winner") or args.get("shooter") or args.get("side"), view)
    colour = _plain(args.get("side", ""), "side-")
    if fact.key in _GONE:
        return _taken_off(args, colour, seat, view)
    if fact.key == "told-challenge":
        building = _plain(args["building"], "building-")
        return Marks(seat, shows=(f"duel-{building}-{colour}", f"building-{building}"))
    if fact.key in ("told-duel-card", "told-start-card"):
        card = f"{'gun' if fact.key == 'told-duel-card' else 'start'}-{colour}"
        return Marks(seat, shows=(card,), turns=(card,))
    if fact.key in ("told-winner", "told-first"):
        card = f"{'gun' if fact.key == 'told-winner' else 'start'}-{colour}"
        return Marks(seat, shows=(card,), turns=(f"{card}.won",))
    if fact.key in ("told-contest", "told-contest-card", "told-dominant"):
        return _contest(fact, colour, seat)
    if fact.key == "told-settled":
        building = _plain(args["building"], "building-")
        return Marks(seat, shows=(f"building-{building}",), flies=(f"worth-{building}>player-{seat}",))
    if "cells" in args:
        building = _plain(args["building"], "building-")
        return Marks(seat, shows=tuple(_spot(building, cell) for cell in cells_of(fact)))
    return Marks(seat, shows=_shown(args))


def _contest(fact: Fact, colour: str, seat: int | None) -> Marks:
    """A control fight: all cards lie side by side, are turned one by one, and the strongest is marked."""
    building = _plain(fact.args["building"], "building-")
    if fact.key == "told-contest":
        return Marks(shows=(f"contest-{building}", f"building-{building}"))
    card = f"hold-{building}-{colour}"
    return Marks(seat, shows=(card,), turns=(f"{card}.won" if fact.key == "told-dominant" else card,))


def _plain(value: int | str, prefix: str) -> str:
    return str(value).removeprefix(prefix)


def _seat(side: int | str | None, view: Mapping[str, Any]) -> int | None:
    colours = [seat["colour"] for seat in view["seats"]]
    colour = _plain(side or "", "side-")
    return colours.index(colour) if colour in colours else None


def _shown(args: Args) -> tuple[str, ...]:
    if "building" not in args:
        return ()
    building = _plain(args["building"], "building-")
    return (_spot(building, args["cell"]),) if "cell" in args else (f"building-{building}",)


def _spot(building: str, cell: int | str) -> str:
    return f"spot-{building}-{_plain(cell, '=')}"


def _taken_off(args: Args, colour: str, seat: int | None, view: Mapping[str, Any]) -> Marks:
    """A piece stands on its cell until its line is read, then goes home to its owner."""
    spot = _spot(_plain(args["building"], "building-"), args["cell"])
    owner = _seat(args["side"], view)
    return Marks(seat, shows=(spot,), turns=(f"{spot}.{colour}",), flies=(f"{spot}>player-{owner}",))


# The end.


def parts(view: Mapping[str, Any], seat: int) -> list[Part]:
    """DC-5.6: the value tokens; DC-5.9: the card drawn at a tie."""
    found = []
    for name, building in view["town"].items():
        if building["owner"] == seat:
            args: Args = {"building": f"building-{name}", "people": f"kind-{building['kind']}"}
            found.append(Part(Phrase("board-part", args), building["value"]))
    drawn = view["ending"]["ties"][seat]
    if drawn is not None:
        found.append(Part(Phrase("board-part-tie", actions.face(D.FACES.index(drawn))), 0, "DC-5.9"))
    return found
