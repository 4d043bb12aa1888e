"""The decisions by name: what views, prompts and refusals call them, and the rule each one comes from."""

from __future__ import annotations

from typing import Final

from farwest.games.colorado_county import state as S

NAMES: Final = {
    S.LAKE_PICK: "lake",
    S.LAKE_TURN: "turn",
    S.LAKE_ANCHOR: "anchor",
    S.FLAG_COLOUR: "colour",
    S.FLAG_CELL: "flag",
    S.SELL: "sell",
    S.INTEREST: "interest",
    S.SALE_PAY: "pay",
    S.SALE_BID: "sale-bid",
    S.BID: "bid",
    S.CHOOSE_CARD: "card",
    S.PLACE_FIRST: "first",
    S.PLACE_SECOND: "second",
    S.FINISHED: "end",
}
NUMBERS: Final = {name: number for number, name in NAMES.items()}

RULES: Final = {
    S.LAKE_PICK: "CO-3.2",
    S.LAKE_TURN: "CO-3.2",
    S.LAKE_ANCHOR: "CO-3.2",
    S.FLAG_COLOUR: "CO-4.4.2",
    S.FLAG_CELL: "CO-4.4.3",
    S.SELL: "CO-4.10.2",
    S.INTEREST: "CO-4.10.5",
    S.SALE_PAY: "CO-4.10.7",
    S.SALE_BID: "CO-4.10.8",
    S.BID: "CO-4.6.1",
    S.CHOOSE_CARD: "CO-4.7.1",
    S.PLACE_FIRST: "CO-4.7.2",
    S.PLACE_SECOND: "CO-4.7.3",
    S.FINISHED: "CO-5.5.1",
}
SEALED: Final = (S.INTEREST, S.SALE_BID, S.BID)
