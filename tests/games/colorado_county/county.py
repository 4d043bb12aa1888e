"""Positions as the rules write them: markers `{0: "K8 L7"}`, flags `{"red": "A5 G2"}`, hands `[[12, 30], [45]]`.

`county` lays one out with the recommended lakes, in the first auction of round `number`, all cards
unseen but those shown; `play`, `bid` and `answer` go on from there as people would.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from farwest.engine.core import Chance, Dice
from farwest.engine.journal import Fact, Journal
from farwest.games.colorado_county import bag, data as D, flow, land, scoring
from farwest.games.colorado_county.game import GAME
from farwest.games.colorado_county.play import ColoradoCounty
from farwest.games.colorado_county.state import NONE

# CO-4.4.5.
OPENING: Final = {"red": "A5 G2 N8", "green": "E4 K3 F9", "orange": "O3 B9 I7", "blue": "C6 L5 J10"}
NO_FLAGS: Final[Mapping[str, str]] = {}


def cell(name: str) -> int:
    return D.CELLS.index(name)


def cells(names: str) -> list[int]:
    return [cell(name) for name in names.split()]


def county(
    players: int = 3,
    *,
    markers: Mapping[int, str] | None = None,
    hands: Sequence[Sequence[int]] = (),
    flags: Mapping[str, str] = OPENING,
    shown: str = "",
    number: int = 1,
    auction: int = 1,
    lakes: Mapping[str, str] | None = None,
) -> ColoradoCounty:
    """Nobody owes anything yet: the test says what happens first. `lakes` are anchors, turn 0, of another layout."""
    laid = ColoradoCounty(players)
    laid.take_colours(list(range(players)))
    laid.clear()
    for lake in range(D.LAKE_COUNT):
        if lakes is None:
            land.lay_lake(laid, lake, int(D.RECOMMENDED[lake]))
        elif D.LAKES[lake] in lakes:
            land.lay_lake(laid, lake, cell(lakes[D.LAKES[lake]]) * D.TURNS)
    for seat, names in (markers or {}).items():
        for name in names.split():
            land.place_marker(laid, seat, cell(name))
    land.free_land(laid)
    for flag, names in flags.items():
        for name in names.split():
            land.place_flag(laid, D.FLAGS.index(flag), cell(name))
    for seat, hand in enumerate(hands):
        give(laid, seat, hand)
    laid.round, laid.auction, laid.slot, laid.placed = number, auction, 0, D.ROUND_CARDS
    _show(laid, shown.split())
    laid.journal = Journal()
    return laid


def give(laid: ColoradoCounty, seat: int, hand: Sequence[int]) -> None:
    for number in hand:
        bag.take(laid, seat, number - 1)
    laid.ages[3 * seat] += len(hand)


def _show(laid: ColoradoCounty, up: Sequence[str]) -> None:
    """Of each colour as many cards have gone as earlier rounds and auctions need; the highest numbers went first."""
    left = dict.fromkeys(D.FLAG_LETTERS, 12 - 3 * (laid.round - 1))
    gone = (laid.auction - 1) * laid.shown_each() + (len(up) if up else laid.shown_each() * laid.cards_are_up())
    for card in up:
        left[card[0]] -= 1
        gone -= 1
    for k in range(gone):
        left[D.FLAG_LETTERS[k % 4]] -= 1
    laid.unseen = 0
    for letter, count in left.items():
        unseen = [card for card in D.CARDS if card[0] == letter and card not in up][:count]
        laid.unseen += sum(2 ** D.CARDS.index(card) for card in unseen)
    for place, card in enumerate(up):
        laid.shown[place] = D.CARDS.index(card)


# What people do.


def play(state: ColoradoCounty, seat: int, text: str, dice: Chance | None = None) -> None:
    state.play(seat, GAME.parse(text), dice or Dice(1))


def open_bidding(state: ColoradoCounty, dice: Chance | None = None) -> None:
    """The window is over: everybody bids."""
    state.slot = state.players
    flow.go_through_window(state, dice or Dice(1))


def open_window(state: ColoradoCounty, dice: Chance | None = None) -> None:
    flow.go_through_window(state, dice or Dice(1))
    state.settle(dice or Dice(1))


def bid(state: ColoradoCounty, seat: int, cowboys: Sequence[int], dice: Chance | None = None) -> None:
    """A whole fist: how many, then which ones, the highest first, as far as there is a choice."""
    play(state, seat, f"count:{len(cowboys)}", dice)
    for number in sorted(cowboys, reverse=True):
        if f"token:{number}" in legal(state, seat):
            play(state, seat, f"token:{number}", dice)


def bids(state: ColoradoCounty, *fists: Sequence[int], dice: Chance | None = None) -> None:
    """An auction: opened when the last fist is closed."""
    open_bidding(state, dice)
    for seat, cowboys in enumerate(fists):
        if state.owes(seat):
            bid(state, seat, cowboys, dice)


def taking(state: ColoradoCounty, seat: int, card: str, dice: Chance | None = None) -> None:
    """The seat won the auction alone and takes that card."""
    state.ranks, state.takers, state.slot, state.lowest = seat, 1, 0, 2 ** ((seat + 1) % state.players)
    flow.next_taker(state, dice or Dice(1))
    play(state, seat, f"card:{card}", dice)


def selling(state: ColoradoCounty, seat: int, name: str, dice: Chance | None = None) -> None:
    """The window comes to the seat, which sells."""
    state.slot = (seat - state.start() - state.auction + 1) % state.players
    open_window(state, dice)
    assert state.actor == seat
    play(state, seat, f"sell:{name}", dice)


def answer(state: ColoradoCounty, **answers: str) -> None:
    """`answer(state, p0="yes", p2="no")`."""
    for who, said in answers.items():
        play(state, int(who[1:]), said)


def score(state: ColoradoCounty) -> list[list[int]]:
    """Points of each seat in the four categories, as this round."""
    found = scoring.tally(state)
    seats, categories = range(state.players), range(D.CATEGORY_COUNT)
    return [[int(scoring.points_of(state, state.round, found, seat, k)) for k in categories] for seat in seats]


# What is seen of it.


def legal(state: ColoradoCounty, seat: int) -> list[str]:
    return [GAME.text(action) for action in state.legal(seat)]


def hand(state: ColoradoCounty, seat: int) -> list[int]:
    numbers: list[int] = dump(state)["players"][seat]["hand"]
    return numbers


def owner(state: ColoradoCounty, lake: str) -> int | None:
    seat = int(state.owner[D.LAKES.index(lake)])
    return None if seat == NONE else seat


def shown(state: ColoradoCounty) -> list[str]:
    return [D.CARDS[card] for card in state.shown if card != NONE]


def at(state: ColoradoCounty, name: str) -> int:
    return int(state.grid[cell(name)])


def told(state: ColoradoCounty, key: str) -> list[Fact]:
    assert state.journal is not None
    return [fact for fact in state.journal.facts if fact.key == key]


def seen(state: ColoradoCounty, viewer: int) -> dict[str, Any]:
    return state.view(viewer)


def dump(state: ColoradoCounty) -> dict[str, Any]:
    return state.dump()
