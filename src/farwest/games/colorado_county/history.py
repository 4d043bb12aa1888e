"""What can have come about: a position laid out is looked at as a whole. See `possible.py`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from farwest.engine.bits import members
from farwest.engine.core import BIT, NOBODY
from farwest.games.colorado_county import cards, data as D, fists, flags, known, placement, sales, setup, state as S
from farwest.games.colorado_county.knowledge import EVERY_SEAT, PRIVATE_AT, SEATS_AT, SINCE
from farwest.games.colorado_county.state import NONE, County

LAKES = (S.LAKE_PICK, S.LAKE_TURN, S.LAKE_ANCHOR)
FLAGS = (S.FLAG_COLOUR, S.FLAG_CELL)
SALES = (S.INTEREST, S.SALE_PAY, S.SALE_BID)
CARDS = (S.CHOOSE_CARD, S.PLACE_FIRST, S.PLACE_SECOND)


def inconsistencies(data: Mapping[str, Any], county: County) -> Iterable[str]:
    wrong = [*_when(data, county)]
    if wrong:
        return wrong
    return [
        *_lakes(county),
        *_board(county),
        *_flags(county),
        *_deck(data, county),
        *_sales(data, county),
        *_fists(data, county),
        *_taking(data, county),
        *_knowledge(data, county),
    ]


def _when(data: Mapping[str, Any], county: County) -> Iterable[str]:
    """Round, auction and slot as the decision has them (CO-4.1)."""
    decision = county.decision
    before = decision in LAKES
    if before != (county.round == 0) or county.round > D.ROUNDS:
        yield f"round: {county.round} does not go with {data['decision']} (CO-4.1)"
        return
    if (before or decision in FLAGS) != (county.auction == 0) or county.auction > county.auctions():
        yield f"auction: {county.auction} does not go with {data['decision']} (CO-4.1)"
    if decision == S.FINISHED and (county.round, county.auction) != (D.ROUNDS, county.auctions()):
        yield "the game ends after the last auction of the fourth round (CO-5.5.1)"
    if before and (data["layout"] != "free" or len(data["lakes"]) == D.LAKE_COUNT):
        yield "lakes are laid by the players only in the free layout, and until all six lie there (CO-3.2)"
    if not before and len(data["lakes"]) != D.LAKE_COUNT:
        yield "lakes: all six are laid before the first round (CO-3.2)"
    in_window = decision in (S.SELL, *SALES)
    if county.slot >= (county.players if in_window else len(data["choosers"]) if decision in CARDS else 1):
        yield f"slot: {county.slot} is nobody's turn (CO-4.10.2)"
    done = county.round if decision == S.FINISHED else max(0, county.round - 1)
    if len(data["earned"]) != done:
        yield f"earned: {done} rounds are scored by now (CO-5.4)"


def _lakes(county: County) -> Iterable[str]:
    chosen = county.lake != NONE
    if chosen != (county.decision in (S.LAKE_TURN, S.LAKE_ANCHOR)) or (chosen and county.lakes[county.lake] != NONE):
        yield "lake: one is chosen that does not lie there yet, while it is turned and laid (CO-3.2)"
    elif (county.turn != NONE) != (county.decision == S.LAKE_ANCHOR):
        yield "turn: chosen when the lake is laid (CO-3.2)"
    elif county.turn != NONE and setup.forbids_turn(county, county.turn):
        yield "turn: the lake cannot lie so (CO-3.2)"
    for lake in range(D.LAKE_COUNT):
        counts = [int(county.fields[lake * D.SEATS + seat]) for seat in range(county.players)]
        most, owner = max(counts), int(county.owner[lake])
        leaders = [seat for seat, count in enumerate(counts) if count == most > 0]
        if owner not in (leaders if len(leaders) == 1 else [NONE, *leaders]):
            yield f"owners: {D.LAKES[lake]} cannot belong to {owner if owner != NONE else 'nobody'} (CO-5.2.3)"


def _board(county: County) -> Iterable[str]:
    for seat in range(county.players):
        if county.plots[seat] > D.MARKERS:
            yield f"players[{seat}]: more than 40 markers (CO-3.3)"
    if county.round == 0 and any(county.plots):
        yield "markers: none before the first round (CO-4.1)"
    if sum(county.plots) > 84:
        yield "markers: the cards place 84 at most (CO-2.4)"


def _flags(county: County) -> Iterable[str]:
    """Three of each colour; one placed after the other (CO-4.4)."""
    cells = [cell for cell, held in enumerate(county.grid) if S.FLAG_ON <= held < S.WATER]
    for cell in cells:
        if any(beside in cells for beside in D.BESIDE[4 * cell : 4 * cell + 4]):
            yield f"flags: {D.CELLS[cell]} touches another flag (CO-4.4.3)"
    placing = county.decision in FLAGS
    if placing != any(county.to_place):
        yield "flags are in hand while flags are placed (CO-4.4.2)"
    if cells and (county.round == 0 or county.over):
        yield "flags: none stand before the first round and after the last (CO-4.11.1)"
    for flag in range(D.FLAG_COUNT):
        standing = sum(county.grid[cell] == S.FLAG_ON + flag for cell in cells)
        held = sum(county.to_place[seat * D.FLAG_COUNT + flag] for seat in range(county.players))
        if standing + held > D.FLAGS_A_COLOUR or (placing and standing + held < D.FLAGS_A_COLOUR):
            yield f"flags: there are three {D.FLAGS[flag]} ones (CO-2.1)"
    if placing:
        yield from _placing(county)


def _placing(county: County) -> Iterable[str]:
    start, placed = int(county.start()), int(county.placed)
    for seat in range(county.players):
        left = [int(county.to_place[seat * D.FLAG_COUNT + flag]) for flag in range(D.FLAG_COUNT)]
        share = [int(flags.share(county, seat, flag)) for flag in range(D.FLAG_COUNT)]
        turns = sum((start + turn) % county.players == seat for turn in range(placed))
        if any(have > had for have, had in zip(left, share, strict=True)) or sum(share) - sum(left) != turns:
            yield f"players[{seat}]: these are not the flags he still has to place (CO-4.4.1)"
    if (county.flag != NONE) != (county.decision == S.FLAG_CELL):
        yield "flag: chosen before its cell is (CO-4.4.2)"
    elif county.flag != NONE and flags.forbids_colour(county, county.actor, county.flag):
        yield "flag: the player does not have it (CO-4.4.1)"
    if not flags.has_room(county):
        yield "flags: no room for another one (CO-4.4.4)"


def _deck(data: Mapping[str, Any], county: County) -> Iterable[str]:
    """Three cards of each colour for each round to come, and for each card a flag (CO-4.3.1, CO-4.7.6)."""
    for flag in range(D.FLAG_COUNT):
        hidden = int(cards.hidden_of(county, flag)) if county.round else 0
        unseen = sum(card.startswith(D.FLAG_LETTERS[flag]) for card in data["unseen"])
        if (county.round == 0 and unseen != D.CARDS_A_COLOUR) or not 0 <= hidden <= D.FLAGS_A_COLOUR:
            yield f"unseen: as many {D.FLAGS[flag]} cards cannot be left (CO-4.3.1)"
        elif county.auction and not county.over:
            up = [card for card in (*data["shown"], data["card"]) if card and card[0] == D.FLAG_LETTERS[flag]]
            spent = county.decision == S.PLACE_SECOND and data["card"] in up
            standing = sum(held == S.FLAG_ON + flag for held in county.grid)
            if standing < hidden + len(up) - spent:
                yield f"flags: fewer {D.FLAGS[flag]} ones than cards to come (CO-4.7.6)"
    expected = int(county.hidden_cards()) if county.auction else D.ROUND_CARDS
    hidden_all = len(data["unseen"]) - D.ROUND_CARDS * (D.ROUNDS - county.round)
    if county.round and hidden_all != expected:
        yield f"unseen: {expected} cards lie face down by now, not {hidden_all} (CO-4.5.1)"
    up_now = county.auction > 0 and county.cards_are_up() and not county.over
    taken = county.slot + (county.decision != S.CHOOSE_CARD) if county.decision in CARDS else 0
    if len(data["shown"]) != (county.shown_each() - taken if up_now else 0):
        yield "shown: not the cards of this auction (CO-4.5.1)"


def _sales(data: Mapping[str, Any], county: County) -> Iterable[str]:
    most = int(D.FORSALE[county.players])
    for seat in range(county.players):
        if county.sold[seat] > D.SALES_A_ROUND or county.forsale[seat] + county.sold[seat] > most:
            yield f"players[{seat}]: {most} For Sale tokens, two of them in a round (CO-4.10.3)"
    on = county.decision in SALES
    if data["selling"] != on:
        yield "selling: while a sale goes on (CO-4.10)"
        return
    if county.decision == S.SELL and not sales.has_right(county, county.actor):
        yield "the player who is asked has nothing to sell or no right to (CO-4.10.3)"
    if county.decision == S.SELL and county.passing >> county.actor & 1:
        yield "passing: who passes for the round is not asked (CO-4.10.2)"
    if not on:
        if county.keen or county.answered:
            yield "keen: nobody is interested in anything now (CO-4.10.5)"
        return
    if county.cell == NONE or county.grid[county.cell] != NONE:
        yield "cell: the plot for sale is free land (CO-4.10.4)"
    if county.sold[county.seller] == 0:
        yield "sold: the seller has used a token (CO-4.10.4)"
    able = [seat for seat in range(county.players) if sales.may_buy(county, seat)]
    if not set(members(county.keen)) <= set(able):
        yield "keen: who cannot pay or place cannot be interested (CO-4.10.5)"
    interest = county.decision == S.INTEREST
    if interest and (county.actor == NOBODY or county.keen & ~county.answered or county.answered & ~county.asked):
        yield "answered: somebody asked has still to answer (CO-4.10.5)"
    if not interest and (county.answered or (len(members(county.keen)) > 1) != (county.decision == S.SALE_BID)):
        yield "keen: one buyer pays, several bid (CO-4.10.7, CO-4.10.8)"
    elif county.decision == S.SALE_PAY and not county.keen:
        yield "keen: somebody buys (CO-4.10.7)"


def _fists(data: Mapping[str, Any], county: County) -> Iterable[str]:
    """CO-4.6.2: the highest first, and enough lower ones to complete the bid."""
    bidding = county.decision in (S.BID, S.SALE_BID)
    for seat, player in enumerate(data["players"]):
        fist, count = player["fist"], player["count"]
        asked = bidding and (county.decision == S.BID or county.keen >> seat & 1)
        if not set(fist) <= set(player["hand"]) or len(set(fist)) != len(fist):
            yield f"players[{seat}]: the fist holds own cowboys, each once (CO-4.6.1)"
        elif (count is not None and not asked) or (count is None and fist) or (count or 0) < len(fist):
            yield f"players[{seat}]: no such bid can be in preparation (CO-4.6.2)"
        elif count is not None and count < fists.least_count(county):
            yield f"players[{seat}]: no empty fist in a sale (CO-4.10.8)"
        elif (asked and not county.asked >> seat & 1 and len(fist) != len(player["hand"])) or (
            asked and not county.asked >> seat & 1 and count is None
        ):
            yield f"players[{seat}]: without a choice the fist is closed (CO-4.1.1)"
        elif count is not None and 0 < count - len(fist) >= fists.lower_ones(county, seat):
            yield f"players[{seat}]: there is nothing left to choose (CO-4.1.1)"
    if bidding and county.actor == NOBODY:
        yield "all fists are closed, so they would be open (CO-4.6.3)"


def _taking(data: Mapping[str, Any], county: County) -> Iterable[str]:
    """CO-4.7: whose card it is, and what of it is done."""
    choosing = county.decision in CARDS
    if choosing != bool(data["choosers"]) or len(data["choosers"]) > county.shown_each():
        yield "choosers: those who take a card, while cards are taken (CO-4.7.1)"
        return
    placing = county.decision in (S.PLACE_FIRST, S.PLACE_SECOND)
    if placing != (county.card != NONE) or (not placing and county.cap):
        yield "card: chosen while it is placed (CO-4.7.1)"
        return
    if county.cell != NONE and county.decision not in (*SALES, S.PLACE_SECOND):
        yield "cell: no plot is for sale, and no first marker stands (CO-4.7.2)"
    if choosing and not county.lowest:
        yield "lowest: somebody made the lowest offer (CO-4.9.1)"
    if county.decision == S.PLACE_FIRST and county.cap != county.reserve(county.actor):
        yield "cap: the markers in reserve when the card was chosen (CO-4.7.7)"
    if placing and not 1 <= county.cap <= D.MARKERS:
        yield "cap: there is a marker to place (CO-4.7.7)"
    if county.decision == S.PLACE_SECOND:
        if county.cell == NONE or county.grid[county.cell] != county.actor:
            yield "cell: the first marker stands there (CO-4.7.2)"
        elif D.CARD_FIGURE[county.card] == D.SINGLE or not placement.seconds(county):
            yield "card: there is no second marker to place (CO-4.7.5)"


def _knowledge(data: Mapping[str, Any], county: County) -> Iterable[str]:
    """What is known of hidden cowboys is true, and they can have been drawn when `ages` says so."""
    used = sum(int(D.FORSALE[county.players]) - int(county.forsale[seat]) for seat in range(county.players))
    auctions = max(0, county.round - 1) * county.auctions() + county.auction
    if county.epoch > auctions + used:
        yield "epoch: more draws than there were auctions and sales (CO-4.9, CO-4.10.4)"
        return
    holder = {number - 1: seat for seat, player in enumerate(data["players"]) for number in player["hand"]}
    for cowboy in range(D.COWBOY_COUNT):
        lore = int(county.lore[cowboy])
        masks = [lore >> SEATS_AT & EVERY_SEAT, *(lore >> (PRIVATE_AT + 4 * v) & EVERY_SEAT for v in range(D.SEATS))]
        if any(mask and not mask & BIT[holder.get(cowboy, 8)] for mask in masks) or lore & SINCE > county.epoch + 1:
            yield f"lore: this cannot be known of cowboy {cowboy + 1}"
    for seat, player in enumerate(data["players"]):
        ages = known.ages_of(county, seat)
        since = sorted(int(county.lore[number - 1]) & SINCE for number in player["hand"])
        if len(ages) != len(since) or any(code > age for code, age in zip(since, ages, strict=True)):
            yield f"players[{seat}]: these cowboys cannot have been drawn at these times (CO-4.9)"
