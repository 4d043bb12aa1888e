"""Colorado County through the kit that every game must pass."""

from typing import Any

import pytest

from farwest.engine.bits import members
from farwest.engine.core import State
from farwest.engine.data import Plain
from farwest.games.colorado_county import cards, data as D, land, state as S
from farwest.games.colorado_county.game import GAME
from farwest.games.colorado_county.state import NONE, County
from farwest.kit import GameKit
from farwest.kit.tables import Table, tables_of

# What a seat has sealed, and what it knows alone of cowboys that it gave away: neither is dealt.
FORGOTTEN = ("count", "fist")


class TestColoradoCounty(GameKit):
    """Quick, so that it can be run from source after every change; what takes long is tried at length."""

    game = GAME
    positions = 2
    attempts = 2
    samples = 8
    traced = 1

    def tables(self) -> list[Table]:
        return [Table(2)]

    def invariants(self, state: State) -> None:
        """The invariants of section 9."""
        assert isinstance(state, County)
        _cowboys(state)
        _cells(state)
        _flags_and_cards(state)
        _tokens_and_reserves(state)
        _lakes(state)

    def dealt(self, dump: dict[str, Plain]) -> dict[str, Plain]:
        data: dict[str, Any] = {k: v for k, v in dump.items() if k not in ("answered", "keen")}
        data["lore"] = [line[:2] for line in data["lore"]]
        data["players"] = [{k: v for k, v in p.items() if k not in FORGOTTEN} for p in data["players"]]
        return data


@pytest.mark.long
class TestColoradoCountyAtLength(TestColoradoCounty):
    games = 2
    positions = 12
    attempts = 30
    samples = 300
    traced = 16

    def tables(self) -> list[Table]:
        """Every layout at every player count; other colours change nothing but names, so at one table only."""
        return [table for table in tables_of(GAME) if table.players == 3 or "colours" not in dict(table.options)]


def _cowboys(county: County) -> None:
    """66 = bag and hands; what is being bid is taken from hands."""
    hands = [words(county.hand, seat) for seat in range(county.players)]
    assert sum(len(hand) for hand in hands) == len(set().union(*hands))
    assert [len(hand) for hand in hands] == [county.size[seat] for seat in range(county.players)]
    assert county.bag_size() + sum(len(hand) for hand in hands) == D.COWBOY_COUNT
    for seat, hand in enumerate(hands):
        assert set(words(county.fist, seat)) <= set(hand)


def words(masks: Any, seat: int) -> list[int]:
    return [*members(masks[2 * seat]), *(bit + D.HALF for bit in members(masks[2 * seat + 1]))]


def _cells(county: County) -> None:
    """A cell holds water, a marker, a flag or nothing; no two flags touch."""
    for cell in range(D.CELL_COUNT):
        held = county.grid[cell]
        at = (D.WORD_OF[cell], D.BIT_OF[cell])
        assert (county.land[at[0]] >> at[1] & 1 == 0) == (held >= S.WATER)
        for seat in range(county.players):
            assert (county.own[seat * D.WORDS + at[0]] >> at[1] & 1 == 1) == (held == seat)
        if S.FLAG_ON <= held < S.WATER:
            beside = [b for b in D.BESIDE[4 * cell : 4 * cell + 4] if b >= 0]
            assert not any(S.FLAG_ON <= county.grid[b] < S.WATER for b in beside)


def _flags_and_cards(county: County) -> None:
    """CO-4.7.6: a flag for every card that is face down or face up and not assigned."""
    if county.over or county.auction == 0:
        return
    for flag in range(D.FLAG_COUNT):
        standing = sum(held == S.FLAG_ON + flag for held in county.grid)
        up = sum(card != NONE and D.CARD_FLAG[card] == flag for card in county.shown)
        assert standing >= cards.hidden_of(county, flag) + up


def _tokens_and_reserves(county: County) -> None:
    seats = range(county.players)
    assert sum(county.forsale[seat] for seat in seats) <= 16
    for seat in seats:
        owned = sum(owner == seat for owner in county.owner)
        placed = sum(held == seat for held in county.grid)
        assert county.reserve(seat) == max(0, 40 - placed - owned)
        assert county.score_of[seat] == sum(
            county.earned[(number * D.SEATS + seat) * 4 + k] for number in range(4) for k in range(4)
        )


def _lakes(county: County) -> None:
    for lake in range(D.LAKE_COUNT):
        assert land.owner_after(county, lake) == county.owner[lake]
