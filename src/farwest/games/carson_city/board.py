"""What the page needs to know about Carson City to draw it (see `engine.picture`). All of it comes from a View."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from farwest.engine.errors import Args, Phrase
from farwest.engine.journal import Fact
from farwest.engine.picture import Choice, Group, Marks, Part, Prompt, Side, Step, is_tied
from farwest.games.carson_city import actions, data as D
from farwest.games.carson_city.board_look import look
from farwest.games.carson_city.board_picture import picture

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
    "together",
]

SIDES: Final = {
    "orange": Side("orange", "hexagon", ""),
    "green": Side("green", "cross", ""),
    "purple": Side("purple", "diamond", ""),
    "yellow": Side("yellow", "triangle", ""),
    "blue": Side("blue", "disc", ""),
}
_CLOSING: Final = D.STEPS[D.MUSTER_STEP :]


def sides(view: Mapping[str, Any]) -> list[Side]:
    return [SIDES[seat["colour"]] for seat in view["seats"]]


def side_names(view: Mapping[str, Any]) -> list[str]:
    return [f"board-side-{seat['colour']}" for seat in view["seats"]]


def _phase(view: Mapping[str, Any]) -> str:
    """The phases of the rulebook: the resolution and the end of the round are two (CC-4.40)."""
    return "closing" if view["step"] in _CLOSING else str(view["phase"])


def headline(view: Mapping[str, Any]) -> Phrase:
    if view["over"]:
        return Phrase("board-over")
    phase = f"board-phase-{_phase(view)}"
    if view["round"] == 0:
        return Phrase("board-setting-up", {"phase": phase})
    return Phrase("board-headline", {"round": view["round"], "rounds": int(D.ROUNDS), "phase": phase})


def forget(view: Mapping[str, Any]) -> dict[str, Any]:
    """Everything lies open, duel tiles in one's own hand as well: there is nothing to forget."""
    return dict(view)


# The prompt.

_PHASES: Final = ("setup", "personalities", "placement", "resolution", "closing", "next")


def prompt(view: Mapping[str, Any]) -> Prompt:
    told = view["prompt"]
    phrase = Phrase(told["key"], dict(told["args"]))
    if not view["legal"]:
        return Prompt(phrase, None, [])
    return Prompt(phrase, _detail(view), _steps(view))


def _detail(view: Mapping[str, Any]) -> Phrase:
    """A second sentence: what helps with this decision."""
    decision, own = view["decision"], view["seats"][view["viewer"]]
    if decision == "place":
        places = {text.rpartition(":")[2] for text in view["legal"]}
        town, track = len(places & set(D.CELLS)), len(places & set(D.SQUARES))
        return Phrase("board-detail-place", {"parcels": town, "squares": track})
    if decision in ("site", "house"):
        sites = sum(1 for text in view["legal"] if text.rpartition(":")[2] in D.CELLS)
        return Phrase(f"board-detail-{decision}", {"sites": sites, "roads": own["roads"]})
    if decision == "buy_building":
        return Phrase(f"board-tile-about-{view['squares'][view['focus']]['tile']}")
    if decision == "duel_tile":
        theirs = max(rival["firepower"] for rival in view["fights"][view["focus"]]["rivals"])
        return Phrase("board-odds-there-tiles", {"mine": own["firepower"], "theirs": theirs})
    return Phrase(f"board-detail-{decision}", {"cash": own["cash"]})


def _steps(view: Mapping[str, Any]) -> list[Step]:
    """Where in the round this is: the phase before it, this one, the next one."""
    now = _PHASES.index(_phase(view))
    first = now if _phase(view) in ("setup", "personalities") else now - 1
    shown = _PHASES[first : first + 3]
    last = view["round"] == D.ROUNDS
    return [Step(f"board-step-{'last' if name == 'next' and last else name}", _when(name, now)) for name in shown]


def _when(name: str, now: int) -> str:
    number = _PHASES.index(name)
    return "done" if number < now else "now" if number == now else "later"


def chain(view: Mapping[str, Any]) -> list[Group]:
    """Every decision is one step; what looks as if it might be chosen and may not says why."""
    if not view["legal"]:
        return []
    drawn = picture(view)
    details = {option.target.text: option.detail for option in drawn.options}
    options = [Choice(text, _label(view, text), details.get(text)) for text in view["legal"]]
    targets = [square.target for square in drawn.squares] + [person.target for person in drawn.people]
    barred = [Choice(target.text, _label(view, target.text)) for target in targets if target and not target.legal]
    return [Group(f"board-step-{_phase(view)}", options, barred)]


def _label(view: Mapping[str, Any], text: str) -> Phrase:
    return actions.label(actions.NOTATION.parse(text), view)


# Lines of the journal.

_HEADINGS: Final = ("told-round", "told-all-passed")
_GAINS: Final = (
    "told-money",
    "told-roads",
    "told-ammo",
    "told-gambled",
    "told-vp",
    "told-bought-vp",
    "told-shot",
    "told-shot-tile",
    "told-duel-won",
    "told-bought-building",
    "told-kept",
    "told-cashed-out",
    "told-lost",
    "told-final",
)
_OWNED: Final = ("told-settled", "told-bought-parcel")
_BUILT: Final = ("told-built", "told-built-with-house")


def marks(fact: Fact, view: Mapping[str, Any]) -> Marks:
    """Whom and what a fact is about. What came with a resolution is shown when its line is told."""
    args = fact.args
    seat = _seat(args.get("colour"), view)
    if fact.key in _HEADINGS:
        return Marks(heading=True)
    shows = _shown(args)
    if fact.key == "told-step":
        return Marks(shows=shows, turns=tuple(f"{id}.resolved" for id in shows))
    if fact.key in _OWNED:
        return Marks(seat, shows=shows, turns=tuple(f"{id}.owned" for id in shows))
    if fact.key in _BUILT:
        return Marks(seat, shows=shows, turns=tuple(f"{id}.built" for id in shows))
    if fact.key == "told-left-parcel":
        return Marks(seat, shows=shows, turns=tuple(f"{id}.left" for id in shows))
    if fact.key in _GAINS and seat is not None:
        return Marks(seat, shows=(*shows, f"player-{seat}"))
    if fact.key == "told-earned":
        cell = _plain(args["cell"])
        return Marks(seat, shows=shows, turns=(f"parcel-{cell}.paid",), flies=(f"gain-{cell}>player-{seat}",))
    if fact.key == "told-robbed":
        robber = _seat(args.get("robber"), view)
        cell = _plain(args["cell"])
        flies = (f"gain-{cell}>player-{robber}", f"gain-{cell}>player-{seat}")
        return Marks(seat, shows=shows, turns=(f"parcel-{cell}.paid",), flies=flies)
    return Marks(seat, shows=shows)


def together(fact: Fact, after: Fact) -> Fact | None:
    """Roads laid one after the other are one sentence."""
    if after.key != "told-road" or fact.key not in ("told-road", "told-roads-at"):
        return None
    if fact.args["colour"] != after.args["colour"] or fact.rule != after.rule:
        return None
    laid = fact.args["edges"] if "edges" in fact.args else fact.args["edge"]
    count = fact.args.get("count", 1)
    assert isinstance(count, int)
    edges = f"{laid}, {str(after.args['edge']).removeprefix('=')}"
    args: Args = {"colour": fact.args["colour"], "count": count + 1, "edges": edges}
    return Fact(fact.rule, "told-roads-at", args, fact.to, fact.reveals)


def _seat(colour: int | str | None, view: Mapping[str, Any]) -> int | None:
    colours = [f"colour-{seat['colour']}" for seat in view["seats"]]
    return colours.index(colour) if colour in colours else None


def _plain(value: int | str) -> str:
    return str(value).removeprefix("=")


def _shown(args: Mapping[str, int | str]) -> tuple[str, ...]:
    """The ids of what a fact names: parcels, squares, personalities."""
    found = []
    for name in ("cell", "house", "place", "square", "card"):
        value = args.get(name)
        if not isinstance(value, str):
            continue
        if _plain(value) in D.CELLS:
            found.append(f"parcel-{_plain(value)}")
        elif value.startswith("square-"):
            found.append(value)
        elif value.startswith("card-"):
            found.append(f"person-{value.split('-')[1]}")
    return tuple(found)


# The end.


def parts(view: Mapping[str, Any], seat: int) -> list[Part]:
    """CC-5.40: points of the rounds, what stands in town, what money is left."""
    score = view["seats"][seat]["score"]
    names = ("vp", "buildings", "houses", "mountains", "bridges", "money")
    found = [Part(Phrase(f"board-part-{name}"), score[name]) for name in names if score[name]]
    if is_tied([each["score"]["total"] for each in view["seats"]], seat):
        found.append(Part(Phrase("board-part-tie"), 0, "CC-5.41"))
    return found
