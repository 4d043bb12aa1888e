"""What the journal is told. Never on the path of search: positions without a journal do not come here."""

from __future__ import annotations

from farwest.engine.bits import members
from farwest.engine.errors import Args
from farwest.engine.journal import Journal
from farwest.engine.native import i64
from farwest.games.colorado_county import data as D, terrain
from farwest.games.colorado_county.state import NONE, County


def _journal(county: County) -> Journal:
    assert county.journal is not None
    return county.journal


def side(county: County, seat: int) -> str:
    return f"colour-{D.COLOURS[county.colours[seat]]}"


def cell_name(cell: int) -> str:
    return f"={D.CELLS[cell]}"


def card_args(card: int) -> Args:
    """A card as people see it: its name, its flag, its figure."""
    return {
        "card": f"={D.CARDS[card]}",
        "flag": f"flag-{D.FLAGS[D.CARD_FLAG[card]]}",
        "figure": f"figure-{D.FIGURES[D.CARD_FIGURE[card]]}",
    }


def numbers(low: int, high: int) -> list[int]:
    """The cowboys in two words, ascending."""
    return [bit + 1 for bit in members(low)] + [bit + D.HALF + 1 for bit in members(high)]


def _listed(found: list[int]) -> str:
    return "=" + ", ".join(map(str, found))


# Set-up and flags.


def dealt(county: County) -> None:
    journal = _journal(county)
    journal.tell("CO-3.1", "told-start", {"side": side(county, int(county.first))})
    for seat in range(county.players):
        hand = numbers(county.hand[2 * seat], county.hand[2 * seat + 1])
        journal.reveal("CO-3.4", "told-hand", {"cowboys": _listed(hand)}, (seat,))


def lake_laid(county: County, seat: i64, anchor: i64) -> None:
    lake = f"lake-{D.LAKES[county.lake]}"
    at = D.covered_at(county.lake, anchor * D.TURNS + county.turn)
    cells = [int(cell) for cell in D.COVERED[at : at + D.LARGEST_LAKE] if cell >= 0]
    args: Args = {"side": side(county, seat), "lake": lake, "cells": f"={terrain.names(cells)}"}
    _journal(county).tell("CO-3.2", "told-lake", args)


def round_began(county: County) -> None:
    args: Args = {"round": int(county.round), "side": side(county, int(county.start()))}
    _journal(county).tell("CO-4.3.1", "told-round", args)


def flag_placed(county: County, seat: i64, cell: i64) -> None:
    flag = f"flag-{D.FLAGS[county.flag]}"
    args: Args = {"side": side(county, seat), "flag": flag, "cell": cell_name(cell)}
    _journal(county).tell("CO-4.4.2", "told-flag", args)


# Auctions.


def auction_began(county: County) -> None:
    args: Args = {"auction": int(county.auction), "auctions": int(county.auctions()), "round": int(county.round)}
    _journal(county).tell("CO-4.5.1", "told-auction", args)


def turned_up(county: County) -> None:
    for card in county.shown:
        if card != NONE:
            _journal(county).reveal("CO-4.5.1", "told-card", card_args(int(card)))


def bids_opened(county: County) -> None:
    """Best first, then who bid nothing."""
    bidders = [seat for seat in range(county.players) if county.count[seat] > 0]
    for rank in range(len(bidders)):
        _bid(county, "CO-4.6.3", "told-bid", int(county.ranks >> 3 * rank & 7))
    for seat in range(county.players):
        if seat not in bidders:
            _journal(county).reveal("CO-4.6.5", "told-bid-nothing", {"side": side(county, seat)})
    if not bidders:
        _journal(county).tell("CO-4.6.7", "told-nobody-bid", {})


def _bid(county: County, rule: str, key: str, seat: int) -> None:
    fist = numbers(county.fist[2 * seat], county.fist[2 * seat + 1])[::-1]
    args: Args = {"side": side(county, seat), "count": len(fist), "cowboys": _listed(fist)}
    _journal(county).reveal(rule, key, args)


def took(county: County, seat: i64, card: i64) -> None:
    args: Args = {"side": side(county, seat), **card_args(card)}
    _journal(county).tell("CO-4.7.1", "told-took", args)
    if county.cap == 0:
        _journal(county).tell("CO-4.7.7", "told-no-markers", {"side": side(county, seat)})


def placed_first(county: County, seat: i64, cell: i64) -> None:
    flag = f"flag-{D.FLAGS[D.CARD_FLAG[county.card]]}"
    args: Args = {"side": side(county, seat), "cell": cell_name(cell), "flag": flag}
    _journal(county).tell("CO-4.7.2", "told-first", args)


def placed_second(county: County, seat: i64, cell: i64) -> None:
    _journal(county).tell("CO-4.7.3", "told-second", {"side": side(county, seat), "cell": cell_name(cell)})


def no_second(county: County, seat: i64) -> None:
    """Because the markers are used up, or because there is no room."""
    args: Args = {"side": side(county, seat)}
    if county.cap == 0:
        _journal(county).tell("CO-4.7.7", "told-last-marker", args)
    else:
        _journal(county).tell("CO-4.7.5", "told-no-second", args)


def discarded(county: County) -> None:
    for card in county.shown:
        if card != NONE:
            _journal(county).tell("CO-4.8.1", "told-discarded", card_args(int(card)))


def drew(county: County, seats: i64, before: list[int]) -> None:
    """How many is public, which ones only the drawer sees."""
    rule = "CO-4.9.3" if county.seller == NONE else "CO-4.10.4"
    for seat in members(seats):
        low, high = county.hand[2 * seat] & ~before[2 * seat], county.hand[2 * seat + 1] & ~before[2 * seat + 1]
        drawn = numbers(low, high)
        _journal(county).tell(rule, "told-draws", {"side": side(county, seat), "count": len(drawn)})
        if drawn:
            args: Args = {"count": len(drawn), "cowboys": _listed(drawn)}
            _journal(county).reveal(rule, "told-drew", args, (seat,))


def lake_changed(county: County, lake: i64, before: i64, after: i64) -> None:
    args: Args = {"lake": f"lake-{D.LAKES[lake]}"}
    if before != NONE:
        args["rival"] = side(county, before)
    if after == NONE:
        _journal(county).tell("CO-5.2.3", "told-lake-lost", args)
        return
    args["side"] = side(county, after)
    _journal(county).tell("CO-5.2.3", "told-lake-taken" if before == NONE else "told-lake-won", args)


# Sales.


def passed_round(county: County, seat: i64) -> None:
    _journal(county).tell("CO-4.10.2", "told-pass-round", {"side": side(county, seat)})


def asks_again(county: County, seat: i64) -> None:
    _journal(county).tell("CO-4.10.2", "told-ask-again", {"side": side(county, seat)})


def _plot(county: County, seat: int) -> Args:
    seller = side(county, int(county.seller))
    return {"side": side(county, seat), "seller": seller, "cell": cell_name(int(county.cell))}


def sale_opened(county: County) -> None:
    _journal(county).tell("CO-4.10.4", "told-sale", _plot(county, int(county.seller)))


def answered(county: County) -> None:
    for seat in members(county.asked):
        key = "told-yes" if county.keen >> seat & 1 else "told-no"
        _journal(county).reveal("CO-4.10.5", key, _plot(county, seat))


def not_bought(county: County) -> None:
    _journal(county).tell("CO-4.10.6", "told-not-bought", _plot(county, int(county.seller)))


def paid(county: County, seat: i64, cowboy: i64) -> None:
    """Buyer and seller know which cowboy it was, nobody else (section 6)."""
    journal = _journal(county)
    journal.tell("CO-4.10.7", "told-paid", _plot(county, seat))
    which: Args = {**_plot(county, seat), "number": int(cowboy) + 1}
    journal.reveal("CO-4.10.7", "told-paid-which", which, (int(seat), int(county.seller)))


def sale_bids_opened(county: County) -> None:
    for seat in members(county.keen):
        _bid(county, "CO-4.10.8", "told-sale-bid", seat)


def bought(county: County, seat: i64) -> None:
    _journal(county).tell("CO-4.10.9", "told-bought", _plot(county, seat))


# Scoring and the end.


def scored(county: County) -> None:
    """Category by category, with the cells that earned it."""
    journal = _journal(county)
    journal.tell("CO-5.4", "told-scoring", {"round": int(county.round)})
    for category, tell in enumerate((_borders, _lakes, _doubles, _domains)):
        for seat in range(county.players):
            tell(county, seat, _earned(county, seat, category))
    for seat in range(county.players):
        points = sum(_earned(county, seat, category) for category in range(D.CATEGORY_COUNT))
        args: Args = {"side": side(county, seat), "points": points, "score": int(county.score_of[seat])}
        journal.tell("CO-5.4", "told-total", args)


def _earned(county: County, seat: int, category: int) -> int:
    return int(county.earned[((county.round - 1) * D.SEATS + seat) * D.CATEGORY_COUNT + category])


def _borders(county: County, seat: int, points: int) -> None:
    cells = terrain.borders_of(county, seat)
    if cells:
        args: Args = {"side": side(county, seat), "count": len(cells), "points": points}
        _journal(county).tell("CO-5.4.1", "told-borders", {**args, "cells": f"={terrain.names(cells)}"})


def _lakes(county: County, seat: int, points: int) -> None:
    for lake in range(D.LAKE_COUNT):
        if county.owner[lake] == seat:
            each = int(D.LAKE_POINTS[county.round - 1]) or int(D.LAKE_VALUE[lake])
            shores = [cell for cell in terrain.cells_of(county, seat) if county.shore[cell] >> lake & 1]
            args: Args = {"side": side(county, seat), "lake": f"lake-{D.LAKES[lake]}", "points": each}
            _journal(county).tell("CO-5.4.2", "told-lake-points", {**args, "cells": f"={terrain.names(shores)}"})


def _doubles(county: County, seat: int, points: int) -> None:
    doubles = terrain.doubles_of(county, seat)
    if doubles:
        listed = ", ".join("-".join(D.CELLS[cell] for cell in double) for double in doubles)
        args: Args = {"side": side(county, seat), "count": len(doubles), "points": points, "cells": f"={listed}"}
        _journal(county).tell("CO-5.4.3", "told-doubles", args)


def _domains(county: County, seat: int, points: int) -> None:
    cells = terrain.domain_of(county, seat)
    if cells:
        args: Args = {"side": side(county, seat), "count": len(cells), "points": points}
        _journal(county).tell("CO-5.4.4", "told-domain", {**args, "cells": f"={terrain.names(cells)}"})


def finished(county: County) -> None:
    """The screens are lifted (CO-5.5.2)."""
    journal = _journal(county)
    journal.reveal("CO-5.5.1", "told-end", {})
    for seat in range(county.players):
        hand = numbers(county.hand[2 * seat], county.hand[2 * seat + 1])
        args: Args = {"side": side(county, seat), "count": len(hand), "cowboys": _listed(hand) if hand else "=–"}
        journal.reveal("CO-5.5.2", "told-hand-shown", args)
    for seat in sorted(range(county.players), key=county.place):
        args = {"side": side(county, seat), "place": int(county.place(seat)), "score": int(county.score_of[seat])}
        journal.tell("CO-5.5.2", "told-rank", args)
