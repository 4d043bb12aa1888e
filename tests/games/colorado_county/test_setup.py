"""Set-up, round decks and flags: CO-3, CO-4.1 to CO-4.5."""

from collections import Counter

import pytest

from farwest.engine.core import Dice
from farwest.engine.errors import NotLegal
from farwest.games.colorado_county import cards, data as D, flags, flow, land
from farwest.games.colorado_county.game import GAME
from farwest.games.colorado_county.play import ColoradoCounty
from farwest.games.colorado_county.state import FLAG_CELL, FLAG_COLOUR, FLAG_ON, LAKE_PICK, NONE, SELL, WATER
from tests.games.colorado_county.county import at, cell, county, hand, legal, play, seen, shown


def new(players: int = 3, seed: int = 1, **options: str) -> ColoradoCounty:
    state = GAME.new(players, options, Dice(seed))
    assert isinstance(state, ColoradoCounty)
    return state


@pytest.mark.rule("CO-3.1", "CO-R12", "CO-7")
def test_the_start_seat_is_drawn_and_moves_on() -> None:
    assert {int(new(4, seed).first) for seed in range(40)} == {0, 1, 2, 3}
    state = new(4)
    for number in (1, 2, 3, 4):
        state.round = number
        assert state.start() == (state.first + number - 1) % 4


@pytest.mark.rule("CO-3.1")
def test_players_may_choose_their_colours() -> None:
    options = GAME.read_options(2, {"colours": "black,red"})
    assert GAME.sides(2, options) == ["colour-black", "colour-red"]


@pytest.mark.rule("CO-3.2", "CO-4.1.1", "CO-D1", "CO-D2", "CO-D3", "CO-R03")
def test_free_lakes() -> None:
    state = new(3, lakes="free")
    first = int(state.first)
    assert legal(state, first) == [f"lake:LK{n}" for n in (8, 7, 6, 5, 4, 3)]
    play(state, first, "lake:LK8")
    assert legal(state, first) == ["turn:0", "turn:1", "turn:2", "turn:3"]
    play(state, first, "turn:0")
    assert len(legal(state, first)) == 13 * 8
    assert "anchor:N1" not in legal(state, first)
    play(state, first, "anchor:A1")
    second = (first + 1) % 3
    play(state, second, "lake:LK6")  # a square looks the same however it is turned: nobody asks
    assert "anchor:A2" not in legal(state, second)
    play(state, second, "anchor:A4")  # touching another lake, on the border
    third = (first + 2) % 3
    play(state, third, "lake:LK3")
    play(state, third, "anchor:A1")  # the corner that LK8 leaves free
    assert at(state, "A1") == WATER
    for name in ("LK7", "LK5"):
        seat = state.actor
        play(state, seat, f"lake:{name}")
        play(state, seat, "turn:0")
        play(state, seat, legal(state, seat)[-1])
    assert state.lake == D.LAKES.index("LK4")  # the last one: only its turn is asked
    play(state, state.actor, "turn:1")
    play(state, state.actor, "anchor:O1")
    assert (state.round, state.decision) == (1, FLAG_COLOUR)
    assert sum(held >= WATER for held in state.grid) == 22


@pytest.mark.rule("CO-R43", "CO-5.2.3")
def test_a_lake_without_fields_has_no_owner() -> None:
    state = county(lakes={"LK3": "A1", "LK4": "B1", "LK6": "A2"}, flags={})
    assert not any(held & 1 for held in state.shore)
    for name in ("D1", "C3", "C2"):
        land.place_marker(state, 0, cell(name))
    assert state.owner[0] == NONE


@pytest.mark.rule("CO-3.2", "CO-7")
def test_random_lakes_touch_nothing() -> None:
    seen = set()
    for seed in range(12):
        state = new(2, seed, lakes="random")
        seen.add(tuple(state.lakes))
        for c in range(150):
            beside = [b for b in D.BESIDE[4 * c : 4 * c + 4] if b >= 0]
            if state.grid[c] >= WATER:
                assert all(state.grid[b] in (NONE, state.grid[c]) for b in beside)
    assert len(seen) == 12


@pytest.mark.rule("CO-3.3", "CO-6")
def test_tokens_lie_in_public() -> None:
    view = seen(new(4), -1)
    assert [seat["forsale"] for seat in view["seats"]] == [4] * 4
    assert [seat["score"] for seat in view["seats"]] == [0] * 4


@pytest.mark.rule("CO-3.4", "CO-7")
def test_fifteen_cowboys_each_and_no_refill() -> None:
    counted: Counter[int] = Counter()
    for seed in range(60):
        state = new(4, seed)
        hands = [hand(state, seat) for seat in range(4)]
        assert all(len(dealt) == 15 for dealt in hands)
        assert len({number for dealt in hands for number in dealt}) == 60
        counted.update(hands[0])
    assert set(counted) == set(range(1, 67))
    state = county(3, hands=[[1], [2], [3]])
    flow.end_round(state, Dice(1))
    assert [int(state.size[seat]) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("CO-3.5", "CO-4.3", "CO-4.3.1", "CO-7")
def test_each_round_has_three_cards_of_each_colour() -> None:
    state, dice = new(4, 5), Dice(5)
    turned: list[list[str]] = [[], [], [], []]
    before: list[str] = []
    while not state.over:
        up = [card for card in shown(state) if card not in before]
        turned[state.round - 1] += up
        before += up
        seat = state.to_act()[0]
        choices = legal(state, seat)
        play(state, seat, choices[dice.pick(len(choices))], dice)
    # What is taken at once is seen too: the cards of the last auction go before the position can be looked at.
    unseen = [D.CARDS[c] for c in range(48) if state.unseen >> c & 1]
    assert unseen == []
    for cards_of_round in turned:
        assert all(count <= 3 for count in Counter(card[0] for card in cards_of_round).values())


@pytest.mark.rule("CO-3.6", "CO-4.4.2", "CO-D4", "CO-D5", "CO-R13")
def test_flags_are_placed_in_turn() -> None:
    state = new(3)
    for turn in range(12):
        seat = (state.first + turn) % 3
        assert state.actor == seat
        if state.decision == FLAG_COLOUR:
            choices = legal(state, seat)
            assert choices == [f"colour:{D.FLAG_LETTERS[f]}" for f in range(4) if state.to_place[seat * 4 + f]]
            play(state, seat, choices[-1])
        assert state.decision == FLAG_CELL
        cells = legal(state, seat)
        assert cells == sorted(cells, key=lambda text: cell(text.partition(":")[2]))
        play(state, seat, cells[-1])
    assert (state.auction, state.decision) == (1, 9)
    assert Counter(held for held in state.grid if FLAG_ON <= held < WATER) == dict.fromkeys(range(4, 8), 3)


@pytest.mark.rule("CO-4.4.1", "CO-R13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_flags_are_shared_out_evenly(players: int) -> None:
    state = new(players)
    for number in (1, 2, 3, 4):
        state.round = number
        flags.deal_flags(state)
        rows = [list(state.to_place[4 * seat : 4 * seat + 4]) for seat in range(players)]
        assert [sum(row) for row in rows] == [12 // players] * players
        assert [sum(column) for column in zip(*rows, strict=True)] == [3] * 4


@pytest.mark.rule("CO-4.4.3", "CO-R14", "CO-T14")
def test_where_a_flag_may_stand() -> None:
    state = county(markers={0: "H1"}, flags={"red": "A5"})
    state.decision, state.actor, state.flag = FLAG_CELL, 0, 1
    free = legal(state, 0)
    assert "flag:A1" in free
    assert "flag:C1" in free  # a border, and a lake field
    assert "flag:G1" in free  # beside a marker
    assert "flag:B4" in free  # corner to corner
    for name, key in (
        ("A4", "refusal-beside-flag"),
        ("A5", "refusal-flag-there"),
        ("H1", "refusal-on-marker"),
        ("C2", "refusal-on-water"),
    ):
        with pytest.raises(NotLegal) as refused:
            play(state, 0, f"flag:{name}")
        assert refused.value.refusal.key == key


@pytest.mark.rule("CO-4.4.4")
def test_a_flag_without_room_stays_aside() -> None:
    """It cannot happen with the data of the game: 72 markers and 11 flags leave a cell."""
    assert 128 - 72 > 11 * 5
    state = new(3)
    for word in range(3):
        state.free[word] = 0
    flow.next_flag(state, Dice(1))
    assert state.auction == 1


@pytest.mark.rule("CO-4.4.5")
def test_the_sample_opening_is_legal() -> None:
    state = county()
    standing = [c for c in range(150) if FLAG_ON <= state.grid[c] < WATER]
    assert len(standing) == 12
    for c in standing:
        assert not any(b in standing for b in D.BESIDE[4 * c : 4 * c + 4])


@pytest.mark.rule("CO-4.5.1", "CO-7")
@pytest.mark.parametrize(("players", "up"), [(2, 2), (3, 2), (4, 3)])
def test_cards_are_turned_up(players: int, up: int) -> None:
    state = county(players, auction=0, hands=[[seat + 1] for seat in range(players)])
    flow.begin_auction(state, Dice(1))
    assert len(shown(state)) == up
    assert sum(cards.hidden_of(state, flag) for flag in range(4)) == 12 - up == state.hidden_cards()


@pytest.mark.rule("CO-7", "CO-4.3.1")
def test_every_card_of_a_colour_is_as_likely() -> None:
    counted: Counter[str] = Counter()
    dice = Dice(11)
    for _ in range(600):
        state = county(3, auction=0, hands=[[1], [2], [3]])
        flow.begin_auction(state, dice)
        counted.update(card[0] for card in shown(state))
        counted.update(card[1:] for card in shown(state))
    for letter in "RGOB":
        assert 230 < counted[letter] < 370
    for number in range(1, 13):
        assert 60 < counted[f"{number:02}"] < 145


@pytest.mark.rule("CO-4.1.1")
def test_one_answer_is_no_question() -> None:
    state = county(flags={"red": "A5", "green": "E4"}, hands=[[1], [2], [3]], shown="R01 G01")
    state.ranks, state.takers, state.lowest = 0 + 8 * 1, 2, 4
    flow.next_taker(state, Dice(1))
    play(state, 0, "card:R01")
    assert (at(state, "A5"), at(state, "E4")) == (0, 1)
    assert state.auction == 2


def test_the_first_round_begins_when_lakes_lie_there() -> None:
    """CO-3.6."""
    assert (new().round, new().decision) == (1, FLAG_COLOUR)
    assert (new(lakes="free").round, new(lakes="free").decision) == (0, LAKE_PICK)
    assert new().decision != SELL
