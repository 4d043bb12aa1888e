"""Choices that are no places on the board: yes and no, numbers, passing. Each with what it would lead to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from farwest.engine.errors import Phrase
from farwest.games.carson_city import actions, data as D
from farwest.games.carson_city.board_pieces import Option, Target

ENDS: Final = ("pass", "keep", "cancel", "done", "worker_take:none", "grocer_estate:8")
NUMBERS: Final = ("vp_buy", "cash_out", "captain", "red_captain", "red_bank", "duel_tile")


def options_of(view: Mapping[str, Any], texts: Sequence[str]) -> list[Option]:
    return [_option(view, text) for text in texts]


def _option(view: Mapping[str, Any], text: str) -> Option:
    label = actions.label(actions.NOTATION.parse(text), view)
    kind = text.partition(":")[0]
    shape = (
        "finish" if text in ENDS else "number" if kind in NUMBERS else "primary" if text.endswith(":yes") else "plain"
    )
    short = Phrase("board-number", {"number": int(text.rpartition(":")[2])}) if kind in NUMBERS else label
    return Option(Target(text, legal=True), short, label, _detail(view, kind, text), shape)


def _detail(view: Mapping[str, Any], kind: str, text: str) -> Phrase | None:
    own = view["seats"][view["viewer"]]
    if kind == "pass":
        return Phrase("board-pass-detail", {"count": own["firepower"], "place": len(view["line"]) + 1})
    if kind == "cash_out":
        return _cashed(own, int(text.rpartition(":")[2]))
    if kind == "duel_tile":
        return Phrase("board-tile-total", {"total": int(text.rpartition(":")[2]) + own["firepower"]})
    cost = _cost(view, text)
    return None if cost is None else Phrase("board-cost", {"money": cost, "left": own["cash"] - cost})


def _cashed(own: Mapping[str, Any], points: int) -> Phrase:
    """CC-4.42: what is above the limit after that is lost."""
    left = own["cash"] - points * int(D.VP_CASHOUT)
    lost = max(0, left - own["limit"])
    return Phrase("board-cash-lose" if lost else "board-cash-keep", {"left": left - lost, "lost": lost})


def _cost(view: Mapping[str, Any], text: str) -> int | None:
    kind = text.partition(":")[0]
    focus = view["focus"]
    if kind in ("captain", "red_captain", "red_bank", "vp_buy"):
        args = actions.label(actions.NOTATION.parse(text), view).args
        return int(args["money"])
    if text == "buy_parcel:yes":
        return int(view["town"][focus]["price"])
    if text == "buy_building:yes":
        return int(view["squares"][focus]["price"])
    return None
