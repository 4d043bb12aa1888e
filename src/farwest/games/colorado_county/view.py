"""What a viewer may know (section 6 of the rules), built up piece by piece.

The shape, in the order of the keys; cells are "A1" to "O10", seats are numbers, numbers of cowboys are 1 to 66:

    game, players, viewer (a seat or None), over, waiting [seats], legal [actions], prompt {key, args, rule}
    decision    "lake" "turn" "anchor" (lakes are laid), "colour" "flag" (flags are placed), "sell" (a sale window),
                "interest" "pay" "sale-bid" (a sale), "bid", "card" "first" "second" (cards are taken), "end"
    sealed      everybody in `waiting` chooses at once, in secret: "interest", "sale-bid", "bid"
    step        the viewer's own next step in a sealed bid: "count", "token", or None (not asked, or fist closed)
    layout      "recommended", "free" or "random"
    round       1 to 4, 0 while lakes are laid;  start: the seat that starts this round
    auction     1 to `auctions`, 0 while flags are placed;  auctions: in each round;  per_auction: cards turned up
    lakes       [{id, value, points (what it would pay now), anchor, turn, cells, fields, owner, counts [per seat]}],
                LK3 to LK8; anchor, turn and owner may be None, cells and fields are then empty
    laying      {lake, turn} chosen and not yet laid, or None (turn may be None)
    water       cells under lakes
    flags       {cell: flag colour}
    flag        the colour chosen and not yet placed, or None
    markers     {cell: seat}
    cards       {shown: [{id, flag, figure, stars}], gone: [ids], left: face down, colours: {flag: face down},
                unseen: [ids]}; shown are those of this auction that nobody has taken yet, in the order in
                which they were turned
    taking      {seat, card, first (cell of the first marker or None), cap (markers it may still place)} or None
    choosers    seats that take a card in this auction, in their order;  chosen: how many of them are done with it
    window      {order: [seats], seat: the one being asked} while decision is "sell" or a sale goes on, else None
    sale        {seller, cell, asked [seats], interested [seats] or None while sealed} or None
    answer      the viewer's own sealed answer: True, False or None
    fist        the viewer's own bid being prepared: {count or None, cowboys [descending], closed} or None
    opened      the bids opened last: {kind: "auction" or "sale", bids: [per seat, descending; None: took no part]}
                or None
    seats       [{colour, score, cowboys (how many), hand (numbers, ascending, or None), known (numbers surely held),
                  forsale, sold, may_sell, passing, reserve, plots, lakes [ids], flags {colour: to place},
                  lowest (made the lowest offer of the last auction)}]
    bag         {size, known (numbers surely in it)}
    lore        what can be known of hidden cowboys: {epoch, cowboys: [[since, seats] per number],
                private: {number: seats}, ages: [per seat]};
                for worlds, see `knowledge.py`; boards show `known` instead
    running     what a scoring would give now, per seat: {border: {count, cells, place, points},
                lake: {lakes, points}, double: {groups, points}, domain: {cells, place, points}, total}
                (of round 1 before the first round, of the last round at the end)
    scores      [per finished round: [per seat: {border, lake, double, domain}]]
    places      [per seat] at the end, else None
"""

from __future__ import annotations

from farwest.engine.bits import members
from farwest.engine.data import Plain
from farwest.games.colorado_county import data as D, known, sales, state as S, survey
from farwest.games.colorado_county.actions import NOTATION
from farwest.games.colorado_county.decisions import NAMES, RULES, SEALED
from farwest.games.colorado_county.state import NONE, County


def view_of(county: County, viewer: int) -> dict[str, Plain]:
    """Each piece says to whom it shows; `viewer` is a seat, or SPECTATOR for somebody who holds none."""
    return {
        "game": "colorado-county",
        "players": int(county.players),
        "viewer": int(viewer) if viewer >= 0 else None,
        "over": county.over,
        "waiting": [int(seat) for seat in county.waiting()],
        **_decision(county, viewer),
        "layout": D.LAYOUTS[county.layout],
        "round": int(county.round),
        "start": int(county.start()),
        "auction": int(county.auction),
        "auctions": int(county.auctions()),
        "per_auction": int(county.shown_each()),
        **_board(county),
        "cards": _cards(county),
        **_taking(county),
        **_sale(county, viewer),
        "opened": _opened(county),
        "seats": [_seat(county, viewer, seat) for seat in range(county.players)],
        "bag": {"size": int(county.bag_size()), "known": _numbers(known.surely_in_bag(county))},
        "lore": known.shown_to(county, viewer),
        "running": [*survey.running(county)],
        "scores": _scores(county),
        "places": [int(county.place(seat)) for seat in range(county.players)] if county.over else None,
    }


def colour(county: County, seat: int) -> str:
    return f"colour-{D.COLOURS[county.colours[seat]]}"


def cowboys(low: int, high: int) -> list[int]:
    """The numbers in two words, ascending."""
    return [bit + 1 for bit in members(low)] + [bit + D.HALF + 1 for bit in members(high)]


def cells(words: list[int]) -> list[int]:
    """The cells of three words, row by row."""
    return [word * D.WORD_CELLS + bit for word in range(D.WORDS) for bit in members(words[word])]


def _numbers(found: list[int]) -> list[Plain]:
    return [cowboy + 1 for cowboy in found]


def _names(found: list[int]) -> list[Plain]:
    return [D.CELLS[cell] for cell in found]


def _decision(county: County, viewer: int) -> dict[str, Plain]:
    mine = viewer >= 0 and county.owes(viewer)
    sealed = county.decision in SEALED
    name = NAMES[county.decision]
    step: str | None = None
    if mine and county.decision in (S.BID, S.SALE_BID):
        step = "count" if county.count[viewer] == NONE else "token"
    return {
        "legal": [NOTATION.text(action) for action in county.legal(viewer)],
        "prompt": {"key": _prompt(county, viewer, mine, step), "args": _args(county, viewer), "rule": _rule(county)},
        "decision": name,
        "sealed": sealed,
        "step": step,
    }


def _rule(county: County) -> str:
    return RULES[county.decision]


def _prompt(county: County, viewer: int, mine: bool, step: str | None) -> str:
    name = NAMES[county.decision]
    if county.over:
        return "prompt-end"
    if mine:
        return f"prompt-{name}-{step}" if step else f"prompt-{name}"
    if county.decision in SEALED and viewer >= 0 and county.asked >> viewer & 1:
        return "prompt-closed"
    return f"prompt-wait-{name}"


def _args(county: County, viewer: int) -> dict[str, Plain]:
    """All that a prompt may need; nothing in it is secret but the viewer's own count."""
    args: dict[str, Plain] = {"round": max(1, int(county.round))}
    if not county.over:
        args["side"] = colour(county, int(county.waiting()[0]))
    if county.lake != NONE:
        args["lake"] = f"lake-{D.LAKES[county.lake]}"
    if county.flag != NONE:
        args["flag"] = f"flag-{D.FLAGS[county.flag]}"
    if county.seller != NONE:
        args["seller"] = colour(county, int(county.seller))
        args["cell"] = f"={D.CELLS[county.cell]}"
    if county.card != NONE:
        args["card"] = f"={D.CARDS[county.card]}"
        args["flag"] = f"flag-{D.FLAGS[D.CARD_FLAG[county.card]]}"
    if viewer >= 0 and county.decision in (S.BID, S.SALE_BID) and county.count[viewer] != NONE:
        args["count"] = int(county.count[viewer])
        args["left"] = int(county.count[viewer] - county.held[viewer])
    return args


def _board(county: County) -> dict[str, Plain]:
    """Public, all of it."""
    laying = county.lake != NONE
    turn = int(county.turn) if county.turn != NONE else None
    grid = enumerate(county.grid)
    return {
        "lakes": [_lake(county, lake) for lake in range(D.LAKE_COUNT)],
        "laying": {"lake": D.LAKES[county.lake], "turn": turn} if laying else None,
        "water": [D.CELLS[cell] for cell, held in grid if held >= S.WATER],
        "flags": {D.CELLS[c]: D.FLAGS[h - S.FLAG_ON] for c, h in enumerate(county.grid) if S.FLAG_ON <= h < S.WATER},
        "flag": D.FLAGS[county.flag] if county.flag != NONE else None,
        "markers": {D.CELLS[cell]: int(held) for cell, held in enumerate(county.grid) if 0 <= held < S.FLAG_ON},
    }


def _lake(county: County, lake: int) -> dict[str, Plain]:
    spot = int(county.lakes[lake])
    laid = spot != NONE
    return {
        "id": D.LAKES[lake],
        "value": int(D.LAKE_VALUE[lake]),
        "points": survey.lake_points(county, lake),
        "anchor": D.CELLS[spot // D.TURNS] if laid else None,
        "turn": spot % D.TURNS if laid else None,
        "cells": _names([cell for cell, held in enumerate(county.grid) if held == S.WATER + lake]),
        "fields": _names([cell for cell, lakes in enumerate(county.shore) if lakes >> lake & 1]),
        "owner": int(county.owner[lake]) if county.owner[lake] != NONE else None,
        "counts": [int(county.fields[lake * D.SEATS + seat]) for seat in range(county.players)],
    }


def _cards(county: County) -> dict[str, Plain]:
    """What was turned up; the round deck only by number and colour, which everybody can count (section 6)."""
    up = [card for card in county.shown if card != NONE]
    unseen = members(county.unseen)
    gone = [card for card in range(D.CARD_COUNT) if card not in unseen and card not in (*up, county.card)]
    colours: dict[str, Plain] = {D.FLAGS[flag]: survey.hidden_of(county, flag) for flag in range(D.FLAG_COUNT)}
    return {
        "shown": [_card(card) for card in up],
        "gone": [D.CARDS[card] for card in gone],
        "left": int(county.hidden_cards()) if county.round and not county.over else 0,
        "colours": colours,
        "unseen": [D.CARDS[card] for card in unseen],
    }


def _card(card: int) -> dict[str, Plain]:
    figure = int(D.CARD_FIGURE[card])
    return {
        "id": D.CARDS[card],
        "flag": D.FLAGS[D.CARD_FLAG[card]],
        "figure": D.FIGURES[figure],
        "stars": 1 if figure == D.SINGLE else 2,
    }


def _taking(county: County) -> dict[str, Plain]:
    taking: dict[str, Plain] | None = None
    if county.card != NONE:
        second = county.decision == S.PLACE_SECOND
        taking = {
            "seat": int(county.actor),
            "card": _card(int(county.card)),
            "first": D.CELLS[county.cell] if second else None,
            "cap": int(county.cap),
        }
    choosing = county.decision in (S.CHOOSE_CARD, S.PLACE_FIRST, S.PLACE_SECOND)
    ranks = range(county.takers) if choosing else ()
    return {
        "taking": taking,
        "choosers": [int(county.ranks >> 3 * rank & 7) for rank in ranks],
        "chosen": int(county.slot) if choosing else 0,
    }


def _sale(county: County, viewer: int) -> dict[str, Plain]:
    """The window and the sale are public; answers and fists are their owners' until all are in."""
    window: dict[str, Plain] | None = None
    if county.decision in (S.SELL, S.INTEREST, S.SALE_PAY, S.SALE_BID):
        order = [(county.start() + county.auction - 1 + k) % county.players for k in range(county.players)]
        window = {"order": [int(seat) for seat in order], "seat": int(order[county.slot])}
    sale: dict[str, Plain] | None = None
    if county.seller != NONE:
        keen: list[Plain] | None = None if county.decision == S.INTEREST else [*members(county.keen)]
        sale = {
            "seller": int(county.seller),
            "cell": D.CELLS[county.cell],
            "asked": [*members(county.asked)] if county.decision == S.INTEREST else [],
            "interested": keen,
        }
    answered = viewer >= 0 and county.decision == S.INTEREST and county.answered >> viewer & 1
    return {
        "window": window,
        "sale": sale,
        "answer": bool(county.keen >> viewer & 1) if answered else None,
        "fist": _fist(county, viewer),
    }


def _fist(county: County, viewer: int) -> dict[str, Plain] | None:
    """Nobody else's business until all are closed (CO-4.1.2)."""
    if viewer < 0 or county.decision not in (S.BID, S.SALE_BID) or not county.asked >> viewer & 1:
        return None
    said = county.count[viewer] != NONE
    return {
        "count": int(county.count[viewer]) if said else None,
        "cowboys": [*reversed(cowboys(county.fist[2 * viewer], county.fist[2 * viewer + 1]))],
        "closed": county.is_sealed(viewer),
    }


def _opened(county: County) -> dict[str, Plain] | None:
    """The bids opened last are public (CO-4.6.3); in a sale only those of the interested took part."""
    if county.opened_kind == S.NOTHING:
        return None
    bids: list[Plain] = []
    for seat in range(county.players):
        bid: list[Plain] = [*reversed(cowboys(county.opened[2 * seat], county.opened[2 * seat + 1]))]
        bids.append(bid if bid or county.opened_kind == S.AUCTION else None)
    return {"kind": "auction" if county.opened_kind == S.AUCTION else "sale", "bids": bids}


def _seat(county: County, viewer: int, seat: int) -> dict[str, Plain]:
    """How many cowboys everybody may count; which ones only their owner sees, and all at the end (CO-5.5.2)."""
    shows = seat == viewer or county.over
    hand: list[Plain] | None = [*cowboys(county.hand[2 * seat], county.hand[2 * seat + 1])] if shows else None
    flags = [int(county.to_place[seat * D.FLAG_COUNT + flag]) for flag in range(D.FLAG_COUNT)]
    return {
        "colour": D.COLOURS[county.colours[seat]],
        "score": int(county.score_of[seat]),
        "cowboys": int(county.size[seat]),
        "hand": hand,
        "known": hand if shows else _numbers(known.surely_held(county, viewer, seat)),
        "forsale": int(county.forsale[seat]),
        "sold": int(county.sold[seat]),
        "may_sell": sales.has_right(county, seat),
        "passing": bool(county.passing >> seat & 1),
        "reserve": int(county.reserve(seat)),
        "plots": int(county.plots[seat]),
        "lakes": [D.LAKES[lake] for lake in range(D.LAKE_COUNT) if county.owner[lake] == seat],
        "flags": {D.FLAGS[flag]: left for flag, left in enumerate(flags) if left},
        "lowest": bool(county.lowest >> seat & 1),
    }


def _scores(county: County) -> list[Plain]:
    done = int(county.round) if county.over else max(0, int(county.round) - 1)
    return [[_earned(county, number, seat) for seat in range(county.players)] for number in range(done)]


def _earned(county: County, number: int, seat: int) -> dict[str, Plain]:
    at = (number * D.SEATS + seat) * D.CATEGORY_COUNT
    return {name: int(county.earned[at + k]) for k, name in enumerate(D.CATEGORIES)}
