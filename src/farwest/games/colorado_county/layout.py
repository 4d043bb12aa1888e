"""A position laid out as told: what a dump says is put on the table, what follows from it is worked out again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from farwest.engine.core import BIT, NOBODY
from farwest.games.colorado_county import data as D, fists, flags, knowledge, land, sales, state as S
from farwest.games.colorado_county.decisions import NUMBERS
from farwest.games.colorado_county.knowledge import PRIVATE_AT, SEATS_AT
from farwest.games.colorado_county.state import NONE, County, cowboy_bit, cowboy_word

KINDS = {None: S.NOTHING, "auction": S.AUCTION, "sale": S.SALE}


def lay_out(data: Mapping[str, Any], blank: Callable[[int], County]) -> County:
    """Trusts its caller: `possible.py` says what cannot be."""
    county = blank(len(data["colours"]))
    county.clear()
    county.take_colours([D.COLOURS.index(colour) for colour in data["colours"]])
    county.layout = D.LAYOUTS.index(data["layout"])
    county.first = data["first"]
    _lay_board(county, data)
    _lay_cards(county, data)
    for seat, player in enumerate(data["players"]):
        _lay_player(county, seat, player)
    _lay_flow(county, data)
    _lay_scores(county, data["earned"])
    county.epoch = data["epoch"]
    for cowboy, (since, seats, private) in enumerate(data["lore"]):
        county.lore[cowboy] = lore_of(since, seats, private)
    settle_actor(county)
    return county


def lore_of(since: int, seats: Sequence[int], private: Mapping[str, Sequence[int]]) -> int:
    bits = [SEATS_AT + seat for seat in seats]
    bits += [PRIVATE_AT + 4 * int(viewer) + seat for viewer, held in private.items() for seat in held]
    return since + sum(int(BIT[bit]) for bit in bits)


def _mask(seats: Sequence[int]) -> int:
    return sum(int(BIT[seat]) for seat in seats)


def _index(names: list[str], name: str | None) -> int:
    return NONE if name is None else names.index(name)


def _lay_board(county: County, data: Mapping[str, Any]) -> None:
    for lake, (anchor, turn) in data["lakes"].items():
        land.lay_lake(county, D.LAKES.index(lake), D.CELLS.index(anchor) * D.TURNS + turn)
    for cell, seat in data["markers"].items():
        land.place_marker(county, seat, D.CELLS.index(cell))
    for lake in range(D.LAKE_COUNT):
        county.owner[lake] = data["owners"].get(D.LAKES[lake], NONE)
    land.free_land(county)
    for cell, flag in data["flags"].items():
        land.place_flag(county, D.FLAGS.index(flag), D.CELLS.index(cell))


def _lay_cards(county: County, data: Mapping[str, Any]) -> None:
    county.unseen = sum(2 ** D.CARDS.index(card) for card in data["unseen"])
    for place, card in enumerate(data["shown"]):
        county.shown[place] = D.CARDS.index(card)
    county.card = _index(D.CARDS, data["card"])
    county.cap = data["cap"]


def _lay_player(county: County, seat: int, player: Mapping[str, Any]) -> None:
    for number in player["hand"]:
        county.hand[2 * seat + cowboy_word(number - 1)] |= cowboy_bit(number - 1)
    county.size[seat] = len(player["hand"])
    for number in player["opened"]:
        county.opened[2 * seat + cowboy_word(number - 1)] |= cowboy_bit(number - 1)
    if player["count"] is not None:
        county.count[seat] = player["count"]
        for number in sorted(player["fist"], reverse=True):
            fists.put_in_fist(county, seat, number - 1)
    for age in player["ages"]:
        add_age(county, seat, age)
    county.forsale[seat] = player["forsale"]
    county.sold[seat] = player["sold"]
    for flag, left in enumerate(player["flags"]):
        county.to_place[seat * D.FLAG_COUNT + flag] = left


def add_age(county: County, seat: int, age: int) -> None:
    """See `knowledge.gain_age`; by attribute, because vectors are not handed over to compiled code (`native`)."""
    if age == 0:
        county.ages[3 * seat + knowledge.DEAL] += 1
    elif county.ages[3 * seat + knowledge.ONCE] >> age & 1:
        county.ages[3 * seat + knowledge.TWICE] |= BIT[age]
    else:
        county.ages[3 * seat + knowledge.ONCE] |= BIT[age]


def _lay_flow(county: County, data: Mapping[str, Any]) -> None:
    county.decision = NUMBERS[data["decision"]]
    county.round = data["round"]
    county.auction = data["auction"]
    county.slot = data["slot"]
    to_place = sum(sum(player["flags"]) for player in data["players"])
    county.placed = len(data["lakes"]) if county.round == 0 else D.ROUND_CARDS - to_place
    county.lake = _index(D.LAKES, data["lake"])
    county.turn = NONE if data["turn"] is None else data["turn"]
    county.flag = _index(D.FLAGS, data["flag"])
    county.cell = _index(D.CELLS, data["cell"])
    county.takers = len(data["choosers"])
    county.ranks = sum(seat * 8**rank for rank, seat in enumerate(data["choosers"]))
    county.lowest = _mask(data["lowest"])
    county.answered = _mask(data["answered"])
    county.keen = _mask(data["keen"])
    county.passing = _mask(data["passing"])
    county.opened_kind = KINDS[data["opened"]]
    county.seller = sales.seat_in_window(county) if data["selling"] else NONE


def _lay_scores(county: County, earned: list[list[list[int]]]) -> None:
    for number, row in enumerate(earned):
        for seat, points in enumerate(row):
            for category, won in enumerate(points):
                county.earned[(number * D.SEATS + seat) * D.CATEGORY_COUNT + category] = won
            county.score_of[seat] += sum(points)


def settle_actor(county: County) -> None:
    """Who is asked, and who of them owes a decision."""
    decision = county.decision
    if decision == S.INTEREST:
        county.asked = _mask([seat for seat in range(county.players) if sales.may_buy(county, seat)])
        county.actor = sales.next_silent(county, NOBODY)
    elif decision in (S.BID, S.SALE_BID):
        part = [s for s in range(county.players) if decision == S.BID or county.keen >> s & 1]
        county.asked = _mask([seat for seat in part if county.size[seat] > fists.least_count(county)])
        county.actor = fists.next_open(county, NOBODY)
    elif decision in (S.LAKE_PICK, S.LAKE_TURN, S.LAKE_ANCHOR):
        county.actor = (county.first + county.placed) % county.players
    elif decision in (S.FLAG_COLOUR, S.FLAG_CELL):
        flags.begin_turn(county)
        county.decision = decision
    elif decision == S.SELL:
        county.actor = sales.seat_in_window(county)
    elif decision == S.SALE_PAY:
        county.actor = max((seat for seat in range(county.players) if county.keen >> seat & 1), default=NOBODY)
    elif decision == S.FINISHED:
        county.actor = NOBODY
    else:
        county.actor = county.ranks >> 3 * county.slot & 7
