"""The worked examples of the rules, each by its number."""

import pytest

from farwest.engine.core import Dice
from farwest.games.colorado_county import bag, data as D, fists, flags, flow, land, scoring, terrain
from farwest.games.colorado_county.game import GAME
from farwest.games.colorado_county.play import ColoradoCounty
from farwest.games.colorado_county.state import BID, NONE, PLACE_SECOND, SELL
from tests.games.colorado_county.county import (
    OPENING,
    answer,
    at,
    bid,
    bids,
    cell,
    county,
    hand,
    legal,
    open_window,
    owner,
    play,
    score,
    selling,
    shown,
    taking,
    told,
)


def groups(markers: str) -> list[int]:
    """Sizes of the groups that these markers make."""
    return sorted(len(group) for group in terrain.groups_of(county(markers={0: markers}, flags={}), 0))


def seconds(state: ColoradoCounty, card: str, first: str) -> list[str]:
    """Cells for the second marker, in turning order."""
    state.card, state.cell, state.decision, state.actor = D.CARDS.index(card), cell(first), PLACE_SECOND, 0
    return [text.partition(":")[2] for text in legal(state, 0)]


# Of the rulebook.


def test_co_t01_doubles() -> None:
    assert groups("F7 G7") == [2]
    assert groups("F7 F8") == [2]
    assert groups("F7 G8") == [1, 1]


def test_co_t02_domains() -> None:
    assert groups("J7 K7 J8") == [3]
    assert groups("E5 E6 E7 F7") == [4]
    assert groups("E5 F6 G7") == [1, 1, 1]


def test_co_t03_lake_fields() -> None:
    state = county()
    fields = [D.CELLS[c] for c in range(D.CELL_COUNT) if state.shore[c] >> D.LAKES.index("LK4") & 1]
    assert sorted(fields) == sorted(["L7", "M7", "K8", "N8", "L9", "M9"])


def test_co_t04_the_first_on_the_shore() -> None:
    state = county(4)
    land.place_marker(state, 3, cell("K8"))
    assert owner(state, "LK4") == 3


def test_co_t05_strictly_more() -> None:
    state = county(4, markers={3: "K8"}, flags={"red": "L7"}, shown="R04 G01 B01")
    before = state.reserve(3)
    taking(state, 2, "R04")
    assert at(state, "L7") == 2
    assert owner(state, "LK4") == 3
    play(state, 2, "second:M7")
    assert owner(state, "LK4") == 2
    assert state.reserve(3) == before + 1


def test_co_t06_four_cells_by_turning() -> None:
    assert seconds(county(flags={}), "R11", "E6") == ["F4", "G7", "D8", "C5"]


def test_co_t07_a_card_that_nobody_takes() -> None:
    state = county(4, hands=[[1], [2], [], []], shown="G01 B01 R01")
    bids(state, [1], [2])
    play(state, 1, "card:G01")
    play(state, 1, "first:E4")
    play(state, 0, "card:B01")
    play(state, 0, "first:C6")
    assert state.auction == 2
    assert "R01" not in shown(state)
    assert all(at(state, name) == 4 for name in OPENING["red"].split())
    land.clear_flags(state)
    assert not any(4 <= held < 8 for held in state.grid)


def test_co_t08_the_lowest_offer_draws_two() -> None:
    state = county(3, hands=[[1, 2], [3], [4]], shown="R01 G01", flags={"red": "A5", "green": "E4"})
    bids(state, [1, 2], [3], [4])
    play(state, 0, "card:R01")
    assert state.size[1] == 2
    state = county(4, hands=[[1, 2], [3], [4], [5]], shown="R01 G01 B01")
    bids(state, [1, 2], [3], [], [])
    play(state, 0, "card:R01")
    play(state, 0, "first:A5")
    play(state, 1, "card:G01")
    play(state, 1, "first:E4")
    assert [int(state.size[seat]) for seat in range(4)] == [0, 0, 3, 3]


# Placement.


def test_co_t09_water_is_no_cell() -> None:
    assert seconds(county(flags={}), "R12", "E6") == ["D4", "F8", "C7"]


def test_co_t10_a_flag_bars_the_second_marker() -> None:
    state = county(shown="R11 G01")
    taking(state, 0, "R11")
    play(state, 0, "first:A5")
    assert at(state, "B3") == 0
    assert state.card == NONE


def test_co_t11_no_second_cell() -> None:
    for card in ("R11", "R12"):
        state = county(flags={"red": "O1"}, shown=f"{card} G01")
        taking(state, 0, card)
        assert at(state, "O1") == 0
        assert state.plots[0] == 1
        assert told(state, "told-no-second")


def test_co_t12_a_double_on_two_shores_and_borders() -> None:
    state = county(shown="O04 G01")
    taking(state, 0, "O04")
    play(state, 0, "first:O3")
    assert legal(state, 0) == ["second:O2", "second:O4"]
    play(state, 0, "second:O4")
    assert [terrain.names(group) for group in terrain.doubles_of(state, 0)] == ["O3 O4"]
    assert state.fields[D.LAKES.index("LK7") * D.SEATS] == 2
    assert len(terrain.borders_of(state, 0)) == 2


def test_co_t13_a_lake_field_or_not() -> None:
    state = county(shown="B06 G01")
    taking(state, 0, "B06")
    play(state, 0, "first:J10")
    assert sorted(legal(state, 0)) == ["second:I9", "second:K9"]
    play(state, 0, "second:I9")
    assert owner(state, "LK3") == 0


def test_co_t14_beside_a_flag() -> None:
    state = county()
    for name in ("A4", "A6", "B5", "B6"):
        assert flags.forbids_cell(state, cell(name))
    assert not flags.forbids_cell(state, cell("B4"))


def test_co_t15_the_last_marker() -> None:
    inner = [c for c in range(D.CELL_COUNT) if not county().shore[c] and county().grid[c] == NONE]
    names = " ".join([*(D.CELLS[c] for c in inner if D.CELLS[c] not in ("O3", "O2"))][:37])
    state = county(markers={0: f"{names} H8"}, flags={"orange": "O3"}, shown="O04 G01")
    assert (state.plots[0], owner(state, "LK3"), state.reserve(0)) == (38, 0, 1)
    taking(state, 0, "O04")
    assert (state.plots[0], owner(state, "LK7"), state.reserve(0)) == (39, 0, 0)
    assert told(state, "told-last-marker")


# Bids.


def test_co_t16_more_cowboys_then_the_highest_number() -> None:
    state = county(3, hands=[[12, 30], [45], [7, 33]], shown="R01 G01")
    bids(state, [12, 30], [45], [7, 33])
    assert [int(state.ranks >> 3 * k & 7) for k in range(3)] == [2, 0, 1]
    assert (state.takers, state.actor) == (2, 2)
    assert state.bag_size() == 66
    play(state, 2, "card:R01")
    play(state, 2, "first:A5")
    play(state, 0, "first:E4")
    assert [int(state.size[seat]) for seat in range(3)] == [0, 2, 0]


def test_co_t17_two_at_zero() -> None:
    state = county(4, hands=[[], [5, 6, 7], [], [66]], shown="R01 G01 B01")
    bids(state, [], [5, 6, 7], [], [66])
    assert state.actor == 1
    play(state, 1, "card:R01")
    play(state, 1, "first:A5")
    assert state.actor == 3
    play(state, 3, "card:G01")
    play(state, 3, "first:E4")
    assert [fact.args["card"] for fact in told(state, "told-discarded")] == ["=B01"]
    assert [int(state.size[seat]) for seat in range(4)] == [2, 0, 2, 0]


def test_co_t18_two_players_both_take_a_card() -> None:
    state = county(2, hands=[[50], [51]], shown="R01 G01")
    bids(state, [50], [51])
    play(state, 1, "card:R01")
    play(state, 1, "first:A5")
    play(state, 0, "first:E4")
    assert at(state, "E4") == 0
    assert [int(state.size[seat]) for seat in range(2)] == [2, 0]


def test_co_t19_one_bidder_takes_one_card() -> None:
    state = county(2, hands=[[3, 4], []], shown="R01 G01")
    bids(state, [3, 4])
    play(state, 0, "card:R01")
    play(state, 0, "first:A5")
    assert [fact.args["card"] for fact in told(state, "told-discarded")] == ["=G01"]
    assert [int(state.size[seat]) for seat in range(2)] == [0, 2]


def test_co_t20_a_short_bag() -> None:
    hands = [list(range(15 * seat + 1, 15 * seat + 16)) for seat in range(4)]
    state = county(4, hands=hands, shown="R01 G01 B01")
    state.first = 2
    bids(state, [], [], [], [])
    assert [int(state.size[seat]) for seat in range(4)] == [16, 16, 17, 17]
    assert len(told(state, "told-discarded")) == 3
    assert state.bag_size() == 0


def test_co_t21_the_sum_does_not_matter() -> None:
    for best, other in (([66, 1], [65, 64]), ([1, 2, 3], [66, 65])):
        state = county(2, hands=[other, best], shown="R01 G01")
        bids(state, other, best)
        assert state.actor == 1


def test_co_t22_click_sequences() -> None:
    state = county(2, hands=[[4, 9, 20, 41], [1]], shown="R01 G01")
    fists.open_window(state, BID, 3)
    play(state, 0, "count:3")
    assert legal(state, 0) == ["token:20", "token:41"]
    play(state, 0, "token:41")
    assert legal(state, 0) == ["token:9", "token:20"]
    play(state, 0, "token:20")
    assert legal(state, 0) == ["token:4", "token:9"]
    state.retract(0)
    play(state, 0, "count:3")
    play(state, 0, "token:41")
    play(state, 0, "token:9")
    assert (state.fist[0], state.is_sealed(0)) == (2**3 + 2**8, True)  # 4 and 9; 41 lies in the other word
    state.retract(0)
    play(state, 0, "count:4")
    assert state.is_sealed(0)


# Sales.


@pytest.mark.parametrize("players", [3, 4])
def test_co_t23_windows(players: int) -> None:
    state = county(players, markers={seat: D.CELLS[2 * seat] for seat in range(players)}, auction=0)
    windows = []
    dice = Dice(4)
    flow.begin_auction(state, dice)
    state.settle(dice)
    while state.round == 1:
        if state.decision == SELL and (state.auction, len(shown(state))) not in windows:
            windows.append((int(state.auction), len(shown(state))))
        seat = state.to_act()[0]
        play(state, seat, "pass" if state.decision == SELL else legal(state, seat)[0], dice)
    m, last = (3, 4) if players == 4 else (2, 6)
    assert windows == [*((a, m) for a in range(1, last)), (last, 0)]


def test_co_t24_nobody_is_interested() -> None:
    state = county(3, markers={1: "F8"}, hands=[[1], [2], [3]])
    reserve, tokens = state.reserve(1), state.forsale[1]
    selling(state, 1, "F8")
    answer(state, p0="no", p2="no")
    assert at(state, "F8") == NONE
    assert (state.forsale[1], state.size[1], state.reserve(1)) == (tokens - 1, 3, reserve + 1)


def test_co_t25_one_buyer_pays_in_private() -> None:
    state = county(3, markers={1: "F8"}, hands=[[1], [2], [3, 28, 60]])
    selling(state, 1, "F8")
    answer(state, p0="no", p2="yes")
    assert legal(state, 2) == ["pay:3", "pay:28", "pay:60"]
    play(state, 2, "pay:3")
    assert at(state, "F8") == 2
    assert state.size[1] == 4
    assert 3 in hand(state, 1)
    assert [fact.to for fact in told(state, "told-paid-which")] == [(2, 1)]
    assert [fact.to for fact in told(state, "told-paid")] == [None]


def test_co_t26_an_auction_for_the_plot() -> None:
    state = county(4, markers={1: "F8"}, hands=[[10, 20, 30], [2], [3], [40, 66]])
    selling(state, 1, "F8")
    answer(state, p0="yes", p2="no", p3="yes")
    bid(state, 0, [10, 20])
    bid(state, 3, [66])
    assert at(state, "F8") == 0
    assert hand(state, 0) == [30]
    assert hand(state, 3) == [40, 66]
    assert {10, 20} <= set(hand(state, 1))
    assert state.size[1] == 5


def test_co_t27_the_highest_number_decides() -> None:
    state = county(3, markers={1: "F8"}, hands=[[3, 40, 50], [2], [1, 41, 51]])
    selling(state, 1, "F8")
    answer(state, p0="yes", p2="yes")
    bid(state, 0, [40, 3])
    bid(state, 2, [41, 1])
    assert at(state, "F8") == 2


def test_co_t28_limits() -> None:
    state = county(4, markers={1: "F8 F9 F10"}, hands=[[], [2], [], []], flags={}, number=2)
    for name in ("F8", "F9"):
        open_window(state)
        assert state.actor == 1
        play(state, 1, f"sell:{name}")
    assert state.decision == BID
    assert state.sold[1] == 2
    state.sold[1] = 0
    state.forsale[1] = 0
    state.slot = 0
    open_window(state)
    assert state.decision == BID


def test_co_t29_a_lake_changes_hands_when_its_owner_sells() -> None:
    state = county(3, markers={0: "K8 L7", 1: "M7 N8", 2: "L9"}, hands=[[1], [2], [3, 4]], flags={})
    assert owner(state, "LK4") == 0
    selling(state, 0, "K8")
    assert owner(state, "LK4") == 1
    answer(state, p1="no", p2="yes")
    play(state, 2, "pay:3")
    assert owner(state, "LK4") == 1


def test_co_t30_a_lake_without_owner() -> None:
    state = county(3, markers={0: "K8 L7", 1: "M7", 2: "L9"}, hands=[[1], [], []], flags={})
    selling(state, 0, "K8")
    assert owner(state, "LK4") == 0
    play(state, 0, "sell:L7")
    assert owner(state, "LK4") is None
    land.place_marker(state, 2, cell("N8"))
    assert owner(state, "LK4") == 2


def test_co_t31_an_empty_bag() -> None:
    for left in (0, 1):
        rest = [n for n in range(1, 67 - left) if n != 5]
        state = county(3, markers={0: "F8"}, hands=[[5], rest[:30], rest[30:]])
        assert state.bag_size() == left
        selling(state, 0, "F8")
        assert state.size[0] == 1 + left
        assert state.sealed()


# Scoring.


def test_co_t32_four_rounds_of_one_board() -> None:
    state = county(3, markers={0: "A1 B1 A2 E1 K8 L9", 1: "O3 O4 N2 L7 M7", 2: "C1 D1 H10 E5 E6 E7 F7"}, flags={})
    assert [owner(state, f"LK{n}") for n in range(3, 9)] == [2, 0, None, 2, 1, None]
    expected = {
        1: [[6, 1, 0, 0], [0, 1, 4, 0], [2, 2, 2, 0]],
        2: [[9, 2, 0, 0], [0, 2, 6, 0], [3, 4, 3, 4]],
        3: [[4, 3, 0, 2], [0, 3, 4, 0], [2, 6, 2, 7]],
        4: [[2, 4, 0, 5], [0, 7, 2, 0], [1, 9, 1, 11]],
    }
    for number, points in expected.items():
        state.round = number
        assert score(state) == points


def test_co_t33_borders() -> None:
    top = "A1 C1 E1 G1"
    left, right, low = "A3 A5 A7 A9", "O3 O5 O7 O9", "C10 E10 G10 I10"
    edges = [top, left, right, low]

    def borders(*counts: int) -> list[int]:
        markers = {seat: " ".join(edges[seat].split()[:count]) for seat, count in enumerate(counts)}
        return [row[scoring.BORDER] for row in score(county(4, markers=markers, flags={}))]

    assert borders(3, 3, 2, 1) == [6, 6, 0, 0]
    assert borders(4, 2, 2, 0) == [6, 2, 2, 0]
    assert borders(3, 3, 3, 3) == [6, 6, 6, 6]
    assert borders(0, 0, 0, 0) == [0, 0, 0, 0]


def test_co_t34_domains() -> None:
    rows = ["E5 E6 E7 E8 E9", "K5 K6 K7 K8 K9", "A1 A2 A3 A4 A5"]

    def domains(*counts: int) -> list[int]:
        markers = {seat: " ".join(rows[seat].split()[:count]) for seat, count in enumerate(counts)}
        return [row[scoring.DOMAIN] for row in score(county(3, markers=markers, flags={}, number=3))]

    assert domains(5, 5, 4) == [7, 7, 0]
    assert domains(5, 3, 3) == [7, 2, 2]
    assert domains(5, 2, 1) == [7, 0, 0]


def test_co_t35_a_double_grows_into_a_domain() -> None:
    state = county(3, markers={0: "E5 E6"}, flags={}, number=2)
    assert score(state)[0][scoring.DOUBLE :] == [3, 0]
    land.place_marker(state, 0, cell("E7"))
    assert score(state)[0][scoring.DOUBLE :] == [0, 4]


def test_co_t36_a_square() -> None:
    assert groups("F2 F3 G2 G3") == [4]
    assert groups("F2 F3 G2 G3 B5 B6") == [2, 4]


def test_co_t37_lakes_on_the_border() -> None:
    state = county(lakes={"LK6": "A1"}, flags={})
    border = [c for c in range(D.CELL_COUNT) if D.IS_BORDER[c]]
    assert sum(state.grid[c] == NONE for c in border) == 43
    land.lay_lake(state, D.LAKES.index("LK3"), cell("C1") * D.TURNS)
    assert sum(state.grid[c] == NONE for c in border) == 42
    assert state.shore[cell("C2")] == 2 ** D.LAKES.index("LK6") + 2 ** D.LAKES.index("LK3")


def test_co_t38_the_highest_cowboy_breaks_a_tie() -> None:
    state = county(2, hands=[[1, 2, 61], [3, 4, 58]])
    state.score_of[0] = state.score_of[1] = 71
    assert [int(state.place(seat)) for seat in range(2)] == [1, 2]
    assert bag.highest(state, 0) == 61


def test_co_t39_who_gets_which_flags() -> None:
    state = GAME.new(4, {}, Dice(1))
    assert isinstance(state, ColoradoCounty)
    state.first = 0
    for number, lacking in ((1, "RGOB"), (2, "GOBR")):
        state.round = number
        flags.deal_flags(state)
        dealt = [[int(state.to_place[seat * 4 + flag]) for flag in range(4)] for seat in range(4)]
        assert [[*row].index(0) for row in dealt] == ["RGOB".index(letter) for letter in lacking]
        assert state.start() == number - 1
    two = county(2)
    two.first = 1
    flags.deal_flags(two)
    assert two.start() == 1
    assert [int(two.to_place[4 + flag]) for flag in range(4)] == [2, 2, 1, 1]
    two.round = 2
    assert two.start() == 0
