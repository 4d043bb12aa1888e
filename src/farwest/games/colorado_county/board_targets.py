"""What may be chosen on the land, and what looks as if it might."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from farwest.games.colorado_county import data as D
from farwest.games.colorado_county.board_forecast import NUMBER, beside
from farwest.games.colorado_county.board_pieces import Target


def flagged(view: Mapping[str, Any], colour: str) -> list[str]:
    """The cells with a flag of that colour, row by row."""
    return [cell for cell, flag in view["flags"].items() if flag == colour]


def turned(figure: str, first: str) -> list[str]:
    """The cells of the second star, on the board, in turning order (CO-4.7.4)."""
    at = (D.FIGURES.index(figure) * D.CELL_COUNT + NUMBER[first]) * D.TURNS
    return [D.CELLS[cell] for cell in D.SECOND[at : at + D.TURNS] if cell >= 0]


def seconds(view: Mapping[str, Any], figure: str, first: str) -> list[str]:
    """Where a second marker could go (CO-4.7.3), the first one being there."""
    return [cell for cell in turned(figure, first) if is_free(view, cell)]


def is_free(view: Mapping[str, Any], cell: str) -> bool:
    return cell not in view["water"] and cell not in view["markers"] and cell not in view["flags"]


def may_be_flagged(view: Mapping[str, Any], cell: str) -> bool:
    """CO-4.4.3."""
    return is_free(view, cell) and not any(other in view["flags"] for other in beside(cell))


class Targets:
    """The targets of one view: `at` a cell, and the cells that light up with it."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.decision = view["decision"] if view["legal"] else ""
        self.legal = frozenset(view["legal"])
        self._candidates: frozenset[str] = frozenset()
        if self.decision == "second":
            taking = view["taking"]
            self._candidates = frozenset(turned(taking["card"]["figure"], taking["first"]))
        self._direct = self._cards_by_flag() if self.decision == "card" else {}

    def at(self, cell: str) -> tuple[Target | None, str]:
        """The target there and its kind."""
        kinds = {"colour": self._flag, "flag": self._flag, "anchor": self._anchor, "sell": self._sell}
        kinds |= {"card": self._direct_flag, "first": self._first, "second": self._second}
        find = kinds.get(self.decision)
        return find(cell) if find else (None, "")

    def shows(self, cell: str) -> tuple[str, ...]:
        """Where the second marker could go, when this flag is taken."""
        card = None
        if cell in self.view["flags"]:
            if self.decision == "first":
                card = self.view["taking"]["card"]
                card = card if card["flag"] == self.view["flags"][cell] and self.view["taking"]["cap"] > 1 else None
            elif self.decision == "card":
                card = self._direct.get(self.view["flags"][cell])
        return tuple(f"cell-{other}" for other in seconds(self.view, card["figure"], cell)) if card else ()

    def _cards_by_flag(self) -> dict[str, Any]:
        """The one card on offer for flags of a colour: to take its flag is to take the card and its flag."""
        own = self.view["seats"][self.view["viewer"]]
        cards = [card for card in self.view["cards"]["shown"] if f"card:{card['id']}" in self.legal]
        colours = [card["flag"] for card in cards]
        return {card["flag"]: card for card in cards if own["reserve"] > 0 and colours.count(card["flag"]) == 1}

    def _flag(self, cell: str) -> tuple[Target | None, str]:
        """The cells are the same for all colours: the colour may be chosen on the page before the cell."""
        return Target(2 if self.decision == "colour" else 1, f"flag:{cell}", may_be_flagged(self.view, cell)), "flag"

    def _plain(self, kind: str, cell: str) -> tuple[Target, str]:
        text = f"{kind}:{cell}"
        return Target(1, text, text in self.legal), kind

    def _anchor(self, cell: str) -> tuple[Target | None, str]:
        return self._plain("anchor", cell)

    def _sell(self, cell: str) -> tuple[Target | None, str]:
        return self._plain("sell", cell) if cell in self.view["markers"] else (None, "")

    def _first(self, cell: str) -> tuple[Target | None, str]:
        return self._plain("first", cell) if cell in self.view["flags"] else (None, "")

    def _second(self, cell: str) -> tuple[Target | None, str]:
        return self._plain("second", cell) if cell in self._candidates else (None, "")

    def _direct_flag(self, cell: str) -> tuple[Target | None, str]:
        """CO-4.1.1: where the flag is the only one of its colour, taking the card takes it."""
        card = self._direct.get(self.view["flags"].get(cell, ""))
        if card is None:
            return None, ""
        only = len(flagged(self.view, card["flag"])) == 1
        return Target(1, f"card:{card['id']}" + ("" if only else f" first:{cell}"), legal=True), "first"
