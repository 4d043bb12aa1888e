"""Set-up and its chances (WG-3, WG-7)."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from farwest.engine.bits import members
from farwest.engine.core import Chance, Dice
from farwest.engine.options import BadOption
from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.game import GAME
from farwest.games.wild_gangs.play import WildGangs
from tests.games.wild_gangs.town import actor, facts, gang_at, load, new, options, play, play_out, seen

PLAYERS = pytest.mark.parametrize("players", GAME.player_counts)


class Listener(Chance):
    """Dice that remember among how many outcomes they were asked to draw."""

    def __init__(self) -> None:
        self.dice = Dice(4)
        self.asked: list[int] = []

    def draw(self, n: int) -> int:
        self.asked.append(n)
        return self.dice.draw(n)


def deals(players: int, count: int = 1200) -> list[WildGangs]:
    dealt = [GAME.new(players, {}, Dice(seed)) for seed in range(count)]
    return [town for town in dealt if isinstance(town, WildGangs)]


def assert_even(found: Iterable[Any], kinds: int) -> None:
    """Every kind turns up, none of them twice or half as often as it should (with a thousand draws or more)."""
    counts = Counter(found)
    share = sum(counts.values()) / kinds
    assert len(counts) == kinds
    assert all(share * 0.6 < count < share * 1.4 for count in counts.values()), counts


# Gangs, seats, first player.


@pytest.mark.rule("WG-3.1", "WG-8.29")
@PLAYERS
def test_each_player_has_one_gang_of_nine_and_absent_gangs_are_out(players: int) -> None:
    town = new(players)
    gangs = [gang_at(town, seat) for seat in range(players)]
    assert len(set(gangs)) == players
    for seat in range(players):
        assert town.hand[seat] | town.pile[seat] == D.ALL_ROLES
    ended = play_out(town)
    assert {seen(ended, None)["town"][slot]["gang"] for slot in seen(ended, None)["town"]} == set(gangs)


@pytest.mark.rule("WG-3.2", "WG-8.32")
@PLAYERS
def test_turns_go_clockwise_from_the_first_player_all_game_long(players: int) -> None:
    """The chip only reminds who is first: the order never changes."""
    town, dice = new(players, seed=4), Dice(4)
    order = [gang_at(town, (town.first + turn) % players) for turn in range(players)]
    while not town.revealed:
        town.advance(town.random_action(dice), dice)
    told = facts(town, "told-placed-up", "told-placed-down")
    assert [fact.args["gang"] for fact in told] == [f"gang-{gang}" for gang in order] * 7
    assert [seen(town, None)["seats"][seat]["turn"] for seat in range(players)] == [
        order.index(gang_at(town, seat)) for seat in range(players)
    ]


@pytest.mark.rule("WG-3.2", "WG-7.1")
@PLAYERS
def test_any_seat_may_be_first(players: int) -> None:
    dealt = deals(players)
    assert_even((town.first for town in dealt), players)
    assert all(town.actor == town.first for town in dealt)


@pytest.mark.rule("WG-3.11")
def test_colours_by_seat_or_as_chosen() -> None:
    assert [gang_at(new(4), seat) for seat in range(4)] == ["red", "blue", "yellow", "black"]
    chosen = GAME.new(2, {"gangs": ["black", "yellow"]}, Dice(1))
    assert isinstance(chosen, WildGangs)
    assert [gang_at(chosen, seat) for seat in range(2)] == ["black", "yellow"]
    for bad in (["black"], ["black", "black"], ["black", "green"]):
        with pytest.raises(BadOption):
            GAME.new(2, {"gangs": bad}, Dice(1))


@pytest.mark.rule("WG-3.11")
def test_colours_have_no_effect_on_play() -> None:
    for seed in range(10):
        plain = GAME.new(4, {}, Dice(seed))
        dyed = GAME.new(4, {"gangs": ["black", "red", "blue", "yellow"]}, Dice(seed))
        assert plain.playout(Dice(seed)) == dyed.playout(Dice(seed))
        assert [plain.score(seat) for seat in range(4)] == [dyed.score(seat) for seat in range(4)]
        assert [plain.place(seat) for seat in range(4)] == [dyed.place(seat) for seat in range(4)]


# Town, events, loots.


@pytest.mark.rule("WG-3.3", "WG-7.2", "WG-7.3")
def test_large_buildings_in_the_middle_small_ones_on_the_corners_in_any_order() -> None:
    arranged = [[D.BUILDINGS[building] for building in town.buildings] for town in deals(2)]
    assert {frozenset((town[1], town[4])) for town in arranged} == {frozenset(("saloon", "station"))}
    assert_even((town[1] for town in arranged), 2)
    assert_even(((town[0], town[2], town[3], town[5]) for town in arranged), 24)


@pytest.mark.rule("WG-3.4", "WG-7.5")
def test_six_events_lie_hidden_and_three_are_set_aside() -> None:
    dealt = deals(2)
    for town in dealt[:20]:
        assert sorted(town.events) == list(range(9))
        assert set(seen(town, None)["events"].values()) == {None}
        assert seen(town, None)["unused"] is None
    for place in range(9):
        assert_even((town.events[place] for town in dealt), 9)


@pytest.mark.rule("WG-3.5", "WG-7.4")
def test_two_loots_face_up_on_each_building_the_greater_one_is_big() -> None:
    dealt = deals(2)
    for town in dealt:
        assert sorted(town.tiles) == list(range(12))
        for big, small in zip(list(town.tiles)[::2], list(town.tiles)[1::2], strict=True):
            assert (D.TILE_VALUE[big], -big) > (D.TILE_VALUE[small], -small)
    for tile in range(12):
        assert_even((list(town.tiles).index(tile) // 2 for town in dealt), 6)
    shown = seen(dealt[0], None)["loots"]
    assert [loot["tile"] for pair in shown.values() for loot in pair] == [D.TILES[tile] for tile in dealt[0].tiles]


@pytest.mark.rule("WG-3.6")
def test_no_bonus_tile_lies_on_a_loot_before_the_events_act() -> None:
    town, dice = new(3), Dice(1)
    while not town.revealed:
        assert not any(loot["bonus"] for pair in seen(town, None)["loots"].values() for loot in pair)
        town.advance(town.random_action(dice), dice)


# Hands, allowance, closed street.


@pytest.mark.rule("WG-3.7", "WG-7.6")
@PLAYERS
def test_three_cards_in_hand_and_six_in_the_pile(players: int) -> None:
    town = new(players)
    for seat in seen(town, None)["seats"]:
        assert (seat["hand_size"], seat["pile_size"]) == (3, 6)
    for seat, fact in enumerate(facts(town, "told-hand")):
        held = [f"gangster-{gang_at(town, seat)}-{D.ROLES[role]}" for role in members(town.hand[seat])]
        assert fact.to == (seat,)
        assert list(fact.args.values()) == held


@pytest.mark.rule("WG-7.6")
def test_every_card_is_as_likely_in_the_hand_and_on_top_of_the_pile() -> None:
    dealt = deals(2)
    assert_even((role for town in dealt for role in members(town.hand[1])), 9)
    tops = []
    for seed, town in enumerate(dealt):
        before = town.pile[:]
        dice = Dice(seed)
        while town.round < 1 or town.pile[town.first] == before[town.first]:
            town.advance(town.random_action(dice), dice)
        tops += members(before[town.first] ^ town.pile[town.first])
    assert_even(tops, 9)


@pytest.mark.rule("WG-7.1", "WG-7.2", "WG-7.3", "WG-7.4", "WG-7.5", "WG-7.6")
@PLAYERS
def test_the_draws_come_in_the_order_of_the_table(players: int) -> None:
    listener = Listener()
    GAME.new(players, {}, listener)
    first, large, small = [players], [2], [4, 3, 2]
    tiles, events = list(range(12, 1, -1)), list(range(9, 1, -1))
    assert listener.asked == first + large + small + tiles + events + [9, 8, 7] * players


@pytest.mark.rule("WG-7.6")
def test_after_the_set_up_only_the_own_pile_is_drawn_from() -> None:
    listener = Listener()
    town = GAME.new(4, {}, listener)
    listener.asked.clear()
    dice = Dice(1)
    while not town.over:
        town.advance(town.random_action(dice), listener)
    assert listener.asked == [6] * 4 + [5] * 4 + [4] * 4 + [3] * 4 + [2] * 4


@pytest.mark.rule("WG-3.8")
@pytest.mark.parametrize("players, allowed", [(2, 3), (3, 2), (4, 1)])
def test_the_face_down_allowance(players: int, allowed: int) -> None:
    assert [seat["hidden_left"] for seat in seen(new(players), None)["seats"]] == [allowed] * players


CLOSED = [
    *[("NW", "W", {"SW.W", "NW.W"}), ("SW", "W", {"SW.W", "NW.W"})],
    *[("NE", "E", {"NE.E", "SE.E"}), ("SE", "E", {"NE.E", "SE.E"})],
]


@pytest.mark.rule("WG-3.9")
@pytest.mark.parametrize("bank, street, fronts", CLOSED)
def test_with_two_players_the_street_of_the_bank_is_closed(bank: str, street: str, fronts: set[str]) -> None:
    town = load("card", "red", round=1, bank=bank)
    assert seen(town, None)["closed"] == street
    play(town, "card:chief", "face:up")
    assert {f"front:{front}" for front in D.FRONTS} - set(options(town)) == {f"front:{front}" for front in fronts}
    closed_slots = sum(D.FRONT_CAPACITY[D.FRONTS.index(front)] for front in fronts)
    assert D.SLOT_COUNT - closed_slots == 30


@pytest.mark.rule("WG-3.9")
def test_the_event_of_the_closed_street_can_be_looked_at() -> None:
    """How it acts is in the tests of WG-T52 and WG-8.15."""
    assert "scout:P3" in options(load("scout-first", "red", bank="NE"))


@pytest.mark.rule("WG-3.10", "WG-8.29")
@pytest.mark.parametrize("seats", ["red blue yellow", "red blue yellow black"])
def test_with_more_players_all_fronts_are_open(seats: str) -> None:
    town = play(load("card", "red", round=1, seats=seats), "card:chief", "face:up")
    assert options(town) == [f"front:{front}" for front in D.FRONTS]
    assert seen(town, None)["closed"] is None
    assert actor(town) == "red"


def test_the_journal_opens_with_the_first_player_and_the_closed_street() -> None:
    """WG-3.2, WG-3.9."""
    town = new(2, seed=3)
    street = seen(town, None)["closed"]
    assert [fact.args for fact in facts(town, "told-first")] == [{"gang": f"gang-{gang_at(town, town.first)}"}]
    assert [fact.args for fact in facts(town, "told-closed")] == [{"street": f"street-{street}"}]
    assert facts(new(3), "told-closed") == []
