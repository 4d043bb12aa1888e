"""What the page needs to know about Colorado County to draw it (see `engine.picture`). All of it comes from a View."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from farwest.engine.errors import Args, Phrase
from farwest.engine.journal import Fact
from farwest.engine.picture import Choice, Group, Marks, Part, Prompt, Side, Step, is_tied
from farwest.games.colorado_county import actions, data as D
from farwest.games.colorado_county.board_look import look
from farwest.games.colorado_county.board_picture import picture
from farwest.games.colorado_county.board_targets import may_be_flagged, turned
from farwest.games.colorado_county.board_tray import BIDS, ticked

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
]

SIDES: Final = {
    "orange": Side("orange", "hexagon", ""),
    "brown": Side("brown", "disc", ""),
    "red": Side("red", "diamond", ""),
    "black": Side("black", "square", ""),
}


def sides(view: Mapping[str, Any]) -> list[Side]:
    return [SIDES[seat["colour"]] for seat in view["seats"]]


def side_names(view: Mapping[str, Any]) -> list[str]:
    return [f"board-side-{seat['colour']}" for seat in view["seats"]]


def headline(view: Mapping[str, Any]) -> Phrase:
    if view["over"]:
        return Phrase("board-over")
    if view["round"] == 0:
        return Phrase("board-laying")
    args: Args = {"round": view["round"], "rounds": D.ROUNDS, "auction": view["auction"], "auctions": view["auctions"]}
    return Phrase("board-auction" if view["auction"] else "board-planting", args)


def forget(view: Mapping[str, Any]) -> dict[str, Any]:
    """Without the memory aid: what can be worked out about the cowboys of others, the bag and the deck."""
    own = view["viewer"]
    seats = [
        {**seat, "known": seat["known"] if n == own or view["over"] else []} for n, seat in enumerate(view["seats"])
    ]
    cards = {**view["cards"], "gone": [], "unseen": [], "colours": {}}
    return {**view, "seats": seats, "cards": cards, "bag": {**view["bag"], "known": []}}


# The prompt.

_AUCTION: Final = ("sell", "bid", "card", "first", "second")
_CHAINS: Final[tuple[tuple[str, ...], ...]] = (("lake", "turn", "anchor"), ("colour", "flag"), _AUCTION)


def prompt(view: Mapping[str, Any]) -> Prompt:
    told = view["prompt"]
    decision = view["decision"]
    if decision in BIDS and view["step"] == "count":
        phrase = Phrase(f"board-prompt-{decision}", dict(told["args"]))
    elif view["taking"]:  # on the table a card is known by its figure, not by its number
        figure = f"figure-{view['taking']['card']['figure']}"
        phrase = Phrase(f"board-{told['key']}", {**told["args"], "figure": figure})
    else:
        phrase = Phrase(told["key"], dict(told["args"]))
    if not view["legal"]:
        return Prompt(phrase, None, [])
    args: Args = {"count": len(view["legal"]), "cards": len(view["cards"]["shown"])}
    return Prompt(phrase, Phrase(f"board-detail-{decision}", args), _steps(view, decision))


def _steps(view: Mapping[str, Any], decision: str) -> list[Step]:
    """The atomic decisions of a turn. A card with one star has no second marker."""
    chain: tuple[str, ...] = next((chain for chain in _CHAINS if decision in chain), ())
    if decision != "sell":
        chain = tuple(name for name in chain if name != "sell")
    if view["taking"] and view["taking"]["card"]["stars"] == 1:
        chain = tuple(name for name in chain if name != "second")
    now = chain.index(decision) if decision in chain else 0
    whens = ["done" if number < now else "now" if number == now else "later" for number in range(len(chain))]
    return [Step(f"board-step-{name}", when) for name, when in zip(chain, whens, strict=True)]


def chain(view: Mapping[str, Any]) -> list[Group]:
    """Colour and cell of a flag are taken together; cowboys are ticked in the tray, all but the empty hand."""
    if not view["legal"]:
        return []
    decision, texts = view["decision"], [*view["legal"]]
    if decision in BIDS and view["step"] == "count":
        return [_group(view, "board-step-empty", ["count:0"], [])] if "count:0" in texts else []
    if decision == "colour":
        cells = [f"flag:{cell}" for cell in D.CELLS if may_be_flagged(view, cell)]
        return [_group(view, "board-step-colour", texts, []), _group(view, "board-step-flag", cells, [])]
    barred = []
    if decision == "second":
        cells = turned(view["taking"]["card"]["figure"], view["taking"]["first"])
        barred = [f"second:{cell}" for cell in cells if f"second:{cell}" not in texts]
    return [_group(view, f"board-step-{decision}", texts, barred)]


def _group(view: Mapping[str, Any], name: str, texts: list[str], barred: list[str]) -> Group:
    return Group(name, [_choice(view, text) for text in texts], [_choice(view, text) for text in barred])


def _choice(view: Mapping[str, Any], text: str) -> Choice:
    return Choice(text, actions.label(actions.NOTATION.parse(text), view))


# Lines of the journal.

_HEADINGS: Final = ("told-round", "told-auction", "told-scoring", "told-end")
_OPENED: Final = ("told-bid", "told-bid-nothing", "told-sale-bid")
_SCORED: Final = ("told-borders", "told-lake-points", "told-doubles", "told-domain")
_CELL: Final = re.compile(r"\b[A-O](?:10|[1-9])\b")
MOST_FLYING: Final = 3


def marks(fact: Fact, view: Mapping[str, Any]) -> Marks:
    """Whom and what a fact is about. Fists open on the stage; what scores is lit, and its markers fly home."""
    if fact.key in _HEADINGS:
        return Marks(heading=True)
    colour = str(fact.args.get("side", "")).removeprefix("colour-")
    seat = next((n for n, each in enumerate(view["seats"]) if each["colour"] == colour), None)
    if fact.key in _OPENED:
        return Marks(seat, shows=("stage",), turns=("stage",) if seat == _told_first(view) else ())
    cells = [cell for name in ("cell", "cells") for cell in _CELL.findall(str(fact.args.get(name, "")))]
    shows = tuple(f"cell-{cell}" for cell in cells)
    if "lake" in fact.args:
        shows = (f"lake-{str(fact.args['lake']).removeprefix('lake-')}", *shows)
    if fact.key in _SCORED and fact.args["points"]:
        return Marks(seat, shows=shows, flies=tuple(f"card-{cell}>player-{seat}" for cell in cells[:MOST_FLYING]))
    if fact.key == "told-total":
        before = int(fact.args["score"]) - int(fact.args["points"])
        return Marks(seat, moves=(f"pawn-{seat}:at-s-{before % 50}",))
    if fact.key in ("told-card", "told-took"):
        shows = (f"offer-{str(fact.args['card']).removeprefix('=')}",)
    return Marks(seat, shows=shows)


def _told_first(view: Mapping[str, Any]) -> int | None:
    """Whose fist the journal names first: all open with it, once."""
    opened = view["opened"]
    if opened is None:
        return None
    bidders = [seat for seat, bid in enumerate(opened["bids"]) if bid]
    if opened["kind"] == "sale":
        return bidders[0]
    return max(bidders, key=lambda seat: (len(opened["bids"][seat]), opened["bids"][seat][0]), default=0)


# The end.


def parts(view: Mapping[str, Any], seat: int) -> list[Part]:
    """CO-5.4: what each category has brought, all rounds together."""
    found = [
        Part(Phrase(f"board-part-{name}"), sum(scored[seat][name] for scored in view["scores"]))
        for name in D.CATEGORIES
    ]
    if is_tied([each["score"] for each in view["seats"]], seat):
        found.append(Part(Phrase("board-part-tie", {"count": view["seats"][seat]["cowboys"]}), 0, "CO-5.5.2"))
    return found
