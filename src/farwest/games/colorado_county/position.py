"""Positions as readable data, both ways: for tests, puzzles, saved moments. What follows from the rest is left out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from farwest.engine.bits import members
from farwest.engine.data import Plain
from farwest.engine.errors import ImpossiblePosition
from farwest.games.colorado_county import data as D, known, state as S
from farwest.games.colorado_county.decisions import NAMES
from farwest.games.colorado_county.knowledge import EVERY_SEAT, PRIVATE_AT, SEATS_AT, SINCE
from farwest.games.colorado_county.layout import lay_out
from farwest.games.colorado_county.possible import problems
from farwest.games.colorado_county.state import NONE, County

KINDS = {S.NOTHING: None, S.AUCTION: "auction", S.SALE: "sale"}


def dump(county: County) -> dict[str, Plain]:
    grid = [int(held) for held in county.grid]
    choosing = county.decision in (S.CHOOSE_CARD, S.PLACE_FIRST, S.PLACE_SECOND)
    return {
        "game": "colorado-county",
        "layout": D.LAYOUTS[county.layout],
        "colours": [D.COLOURS[county.colours[seat]] for seat in range(county.players)],
        "first": int(county.first),
        "decision": NAMES[county.decision],
        "round": int(county.round),
        "auction": int(county.auction),
        "slot": int(county.slot),
        "lakes": {D.LAKES[n]: [D.CELLS[at // 4], int(at % 4)] for n, at in enumerate(county.lakes) if at != NONE},
        "lake": D.LAKES[county.lake] if county.lake != NONE else None,
        "turn": int(county.turn) if county.turn != NONE else None,
        "owners": {D.LAKES[lake]: int(seat) for lake, seat in enumerate(county.owner) if seat != NONE},
        "flags": {D.CELLS[cell]: D.FLAGS[held - S.FLAG_ON] for cell, held in enumerate(grid) if S.FLAG_ON <= held < 8},
        "flag": D.FLAGS[county.flag] if county.flag != NONE else None,
        "markers": {D.CELLS[cell]: held for cell, held in enumerate(grid) if 0 <= held < S.FLAG_ON},
        "unseen": [D.CARDS[card] for card in members(county.unseen)],
        "shown": [D.CARDS[card] for card in county.shown if card != NONE],
        "card": D.CARDS[county.card] if county.card != NONE else None,
        "cap": int(county.cap) if county.card != NONE else 0,
        "cell": D.CELLS[county.cell] if county.cell != NONE else None,
        "choosers": [int(county.ranks >> 3 * n & 7) for n in range(county.takers)] if choosing else [],
        "lowest": [*members(county.lowest)],
        "selling": county.seller != NONE,
        "answered": [*members(county.answered)],
        "keen": [*members(county.keen)],
        "passing": [*members(county.passing)],
        "opened": KINDS[int(county.opened_kind)],
        "earned": _earned(county),
        "epoch": int(county.epoch),
        "lore": [*(_lore(int(lore)) for lore in county.lore)],
        "players": [_player(county, seat) for seat in range(county.players)],
    }


def _earned(county: County) -> list[Plain]:
    """Points by round, seat and category."""
    done = int(county.round) if county.over else max(0, int(county.round) - 1)
    every = [int(points) for points in county.earned]
    at = [[(number * D.SEATS + seat) * 4 for seat in range(county.players)] for number in range(done)]
    return [[[*every[start : start + 4]] for start in row] for row in at]


def _lore(lore: int) -> list[Plain]:
    """Since when its place is unknown; who surely has it; and for whom else, alone, who surely has it."""
    private: dict[str, Plain] = {
        str(seat): [*members(lore >> (PRIVATE_AT + 4 * seat) & EVERY_SEAT)]
        for seat in range(D.SEATS)
        if lore >> (PRIVATE_AT + 4 * seat) & EVERY_SEAT
    }
    return [lore & SINCE, [*members(lore >> SEATS_AT & EVERY_SEAT)], private]


def _player(county: County, seat: int) -> dict[str, Plain]:
    return {
        "hand": [*_numbers(county.hand[2 * seat], county.hand[2 * seat + 1])],
        "count": int(county.count[seat]) if county.count[seat] != NONE else None,
        "fist": [*_numbers(county.fist[2 * seat], county.fist[2 * seat + 1])],
        "opened": [*_numbers(county.opened[2 * seat], county.opened[2 * seat + 1])],
        "ages": [*known.ages_of(county, seat)],
        "forsale": int(county.forsale[seat]),
        "sold": int(county.sold[seat]),
        "flags": [int(county.to_place[seat * D.FLAG_COUNT + flag]) for flag in range(D.FLAG_COUNT)],
    }


def _numbers(low: int, high: int) -> list[int]:
    return [bit + 1 for bit in members(low)] + [bit + D.HALF + 1 for bit in members(high)]


def load(data: Mapping[str, Any], blank: Callable[[int], County]) -> County:
    """ImpossiblePosition lists everything that is wrong, not only the first thing."""
    wrong = problems(data, blank)
    if wrong:
        raise ImpossiblePosition(*wrong)
    return lay_out(data, blank)
