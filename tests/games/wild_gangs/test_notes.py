"""The notes for bot authors (WG-10): sizes, money, seats, how beginners and experts play, what must always hold."""

from collections import Counter
from itertools import combinations

import pytest

from farwest.engine.bits import members
from farwest.engine.core import Dice
from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.decisions import NAMES
from farwest.games.wild_gangs.game import GAME
from farwest.games.wild_gangs.play import WildGangs
from tests.games.wild_gangs.players import Beginner, Greedy, Player, bounty_in_street, game_of, only_what_is_seen
from tests.games.wild_gangs.town import (
    FOUR,
    act,
    actor,
    captured,
    load,
    loots,
    money,
    new,
    options,
    play,
    resolve,
    seen,
    taken,
    town,
)

PLAYERS = pytest.mark.parametrize("players", GAME.player_counts)


# Size.


@pytest.mark.rule("WG-10.1")
@pytest.mark.parametrize("players, fewest, most", [(2, 50, 56), (3, 75, 91), (4, 92, 110)])
def test_how_many_decisions_a_game_has(players: int, fewest: int, most: int) -> None:
    """Measured ranges, not hard bounds; with three players 91 and with four 92 have been met."""
    counts = [GAME.new(players, {}, Dice(seed)).playout(Dice(seed + 1000)) for seed in range(150)]
    assert fewest <= min(counts) < max(counts) <= most


@pytest.mark.rule("WG-10.1")
@PLAYERS
def test_how_many_options_a_decision_has(players: int) -> None:
    most: Counter[str] = Counter()
    for seed in range(30):
        game, dice = new(players, seed), Dice(seed)
        while not game.over:
            name = NAMES[game.decision]
            most[name] = max(most[name], len(options(game)))
            game.advance(game.random_action(dice), dice)
    assert (most["card"], most["face"], most["front"]) == (3, 2, 8 if players == 2 else 10)
    assert most["peek"] <= 7
    assert most["victim"] <= players - 1


@pytest.mark.rule("WG-10.1")
def test_seven_looks_at_most_four_events_and_three_cards_or_three_and_four() -> None:
    four = ["red@N.N thug", "blue@N.N thug?", "yellow@N.N thug?", "black@N.N thug?"]
    last = load("peek", "red", *four, round=1, seats=FOUR, first="blue", looked={"red": "P1 P2"})
    assert len(options(last)) == 7
    three = ["red@S.S thug+chief", "blue@S.S thug?+chief?", "yellow@NE.N thug?+chief?"]
    later = load("peek", "red", *three, round=2, seats="red blue yellow", first="blue", looked={"red": "P1 P2 P3"})
    assert len(options(later)) == 7


# Money and seats.


@pytest.mark.rule("WG-10.2")
@pytest.mark.parametrize("players, average, winner", [(2, 3100, 3600), (3, 2350, 3100), (4, 2000, 2900)])
def test_how_much_money_greedy_players_make(players: int, average: int, winner: int) -> None:
    """Roughly: a handful of games between simple players, within a quarter of the figures of the note."""
    ended = [game_of([Greedy(seed) for _ in range(players)], seed) for seed in range(4)]
    totals = [[int(game.score(seat)) for seat in range(players)] for game in ended]
    assert sum(map(sum, totals)) / players / len(ended) == pytest.approx(average, rel=0.25)
    assert sum(map(max, totals)) / len(ended) == pytest.approx(winner, rel=0.25)
    loot = sum(int(g.loot_value(n)) for g in ended for n in range(D.TILE_COUNT) if g.takers[n] >= 0)
    assert 0.6 < loot / sum(map(sum, totals)) < 0.86


@pytest.mark.rule("WG-10.3")
@pytest.mark.parametrize("players, share", [(2, 0.58), (4, 0.36)])
def test_at_random_play_ties_favour_the_first_player(players: int, share: float) -> None:
    games, won = 700, 0
    for seed in range(games):
        game = GAME.new(players, {}, Dice(seed))
        assert isinstance(game, WildGangs)
        game.playout(Dice(seed + 7000))
        won += game.place(game.first) == 1
    assert won / games == pytest.approx(share, abs=0.06)


# How people play.


@pytest.mark.rule("WG-10.4")
def test_a_beginner_earns_more_than_chance_and_can_be_beaten() -> None:
    """One beginner among three who play at random, then one greedy player among three beginners."""
    beginner = sum(game_of(seated(Beginner(seed), Player(seed), seed), seed).place(seed % 3) == 1 for seed in range(40))
    assert beginner > 16
    greedy = sum(game_of(seated(Greedy(seed), Beginner(seed), seed), seed).place(seed % 3) == 1 for seed in range(12))
    assert greedy > 5


def seated(one: Player, other: Player, seed: int) -> list[Player]:
    """One player against two of another kind, in every seat in turn."""
    return [one if seat == seed % 3 else other for seat in range(3)]


@pytest.mark.rule("WG-10.4")
def test_a_beginner_puts_the_strongest_card_on_the_richest_building_and_looks_beside_it() -> None:
    game = load("card", "red", round=1, hands={"red": "thug safecracker singer"}, looked={"red": "P4 P5"})
    novice = Beginner(1)
    for expected in ("card:safecracker", None, "front:N.N"):
        choice = novice.choose(seen(game, "red"))
        assert expected in (None, choice)
        play(game, choice)
    assert novice.choose(seen(game, "red")) in ("peek:event:P1", "peek:event:P2")


@pytest.mark.rule("WG-10.5")
def test_two_places_that_share_a_building_tell_everything_about_it() -> None:
    """(a) Six pairs of places do, one for each building; the events of that building are then known."""
    pairs = [pair for pair in combinations(range(6), 2) if _beside(pair[0]) & _beside(pair[1])]
    assert sorted(min(_beside(a) & _beside(b)) for a, b in pairs) == list(range(6))
    game = play(load("scout-first", "red"), "scout:P1", "scout:P2")
    assert loots(act(only_what_is_seen(seen(game, "red"))))["N"] == loots(act(town(events="sheriff@P1 poker@P2")))["N"]


def _beside(place: int) -> set[int]:
    return {int(D.PLACE_BEFORE[place]), int(D.PLACE_BEHIND[place])}


@pytest.mark.rule("WG-10.5")
def test_second_where_the_sheriff_sits_first_where_the_deputy_sits_pairs_where_poker_is_played() -> None:
    """(b) What rank or hand pays under which event."""
    cards = ["red@N.N dynamiter+gambler", "blue@N.N gambler+gunslinger"]
    assert taken(town(*cards)) == {"red": 1000, "blue": 200}
    assert taken(town(*cards, events="sheriff@P1")) == {"blue": 200}
    assert taken(town(*cards, events="deputy@P1")) == {"red": 1000}
    assert taken(town(*cards, events="poker@P1")) == {"blue": 1000, "red": 200}


@pytest.mark.rule("WG-10.5")
def test_a_robber_is_safe_beside_a_keg_or_a_richer_target() -> None:
    """(c)"""
    cards = ["red@S.S safecracker", "blue@S.S sharpshooter", "yellow@S.S chief+singer"]
    assert captured(resolve(town(*cards, events="powder_keg@P5"))) == {}
    choosing = resolve(town(*cards))
    prizes = {option: bounty_in_street(choosing, GAME.parse(option) - D.CAPTURE) for option in options(choosing)}
    assert prizes == {"capture:red": 400, "capture:yellow": 600}


@pytest.mark.rule("WG-10.5")
def test_the_last_word_cannot_be_answered() -> None:
    """(e) The last player of the last round hides a gunman in the South; nobody decides anything before the reveal."""
    cards = ["red@S.S chief+thug+singer+gambler+burglar+gunslinger", "red@N.N dynamiter"]
    late = "blue@NW.N chief+dynamiter+singer", "blue@NE.N burglar+gunslinger+gambler"
    game = load("card", "blue", *cards, *late, round=7, hands={"blue": "thug safecracker sharpshooter"})
    play(game, "card:sharpshooter", "face:down", "front:SE.S")
    assert game.revealed
    assert seen(game, "red")["town"]["S10"]["role"] == "sharpshooter"


@pytest.mark.rule("WG-10.5")
def test_the_cards_of_a_rival_can_be_counted() -> None:
    """(g) Nine roles less those in view are what a rival holds, hides and has yet to draw."""
    game, dice = new(3, 6), Dice(6)
    while game.round < 5:
        game.advance(game.random_action(dice), dice)
    view = seen(game, "red")
    for seat, shown in enumerate(view["seats"][1:], 1):
        mine = [card for card in view["town"].values() if card["gang"] == shown["gang"]]
        unseen = set(D.ROLES) - {card["role"] for card in mine}
        truth = members(game.hand[seat] | game.pile[seat])
        truth += [
            game.slots[s] & 15 for s in members(game.face_down & ~game.seen_slots[0]) if game.slots[s] >> 4 == seat
        ]
        assert unseen == {D.ROLES[role] for role in truth}
        assert len(unseen) == shown["hand_size"] + shown["pile_size"] + [card["role"] for card in mine].count(None)


@pytest.mark.rule("WG-10.5", "WG-5.15")
def test_no_victim_pays_better_than_the_richest_in_that_street() -> None:
    """(h) A capture changes the winner's total only, by the bounties captured."""
    for seed in range(40):
        game, dice = new(4, seed), Dice(seed)
        while not game.revealed:
            game.advance(game.random_action(dice), dice)
        while not game.over:
            winner = str(actor(game))
            prizes = {option: bounty_in_street(game, GAME.parse(option) - D.CAPTURE) for option in options(game)}
            without = [money(play(game.clone(), option)) for option in prizes]
            for totals, prize in zip(without, prizes.values(), strict=True):
                totals[winner] -= prize
            assert all(totals == without[0] for totals in without)
            play(game, max(prizes, key=lambda option: prizes[option]))


# What to weigh, what must hold.


@pytest.mark.rule("WG-10.6")
def test_every_feature_can_be_read_from_a_view() -> None:
    """Round 3, red to place; red knows the sheriff at P1, poker at P2 and the signpost at P3."""
    cards = ["red@N.N thug+chief?", "blue@N.N burglar?", "blue@SE.E gunslinger", "yellow@NE.E gambler+thug"]
    looked = {"red": "P1 P2 P3 N6"}
    view = seen(load("card", "red", *cards, round=3, seats="red blue yellow", looked=looked), "red")
    known = act(only_what_is_seen(view))
    # Per building: values and protection after known events, own margin, free slots, turns left.
    assert loots(known)["N"] == "1000*/200"
    assert view["strength"]["N"] == {"red": 2 + 5, "blue": 4}
    assert [int(D.FRONT_CAPACITY[f] - known.filled[f]) for f in (1, 3, 4)] == [3, 1, 2]
    assert 7 - view["round"] + 1 == 5
    # Per street: firepower margins, the best victim's bounty, the own bounty at stake.
    assert view["firepower"]["N"] == {"red": 3 + 3, "blue": 1}
    assert view["firepower"]["E"] == {"blue": 3, "yellow": 2 + 3}
    assert sum(D.BOUNTY[D.ROLES.index(view["town"][slot]["role"])] for slot in ("E1", "E2")) == 400
    # The whole game: cards left, the leader, unseen events, the turn index.
    me = view["seats"][0]
    assert set(me["hand"]) | set(me["pile"]) == set(D.ROLES) - {"thug", "chief"}
    assert "chief" not in me["hand"] + me["pile"]
    unseen = set(D.EVENTS) - set(view["events"].values())
    assert len(unseen) == 6
    assert me["turn"] == 0


@pytest.mark.rule("WG-10.8")
@PLAYERS
def test_what_must_always_hold(players: int) -> None:
    for seed in range(8):
        game, dice = new(players, seed), Dice(seed)
        while not game.over:
            assert_invariants(game)
            game.advance(game.random_action(dice), dice)
        assert_invariants(game)


def assert_invariants(game: WildGangs) -> None:
    lying = [card for card in game.slots if card >= 0]
    for seat in range(game.players):
        placed = [card & 15 for card in lying if card >> 4 == seat]
        assert sorted([*placed, *members(game.hand[seat]), *members(game.pile[seat])]) == list(range(9))
        hidden = sum(game.slots[slot] >> 4 == seat for slot in members(game.face_down))
        assert 0 <= game.hidden_left[seat] <= D.HIDDEN_ALLOWANCE[game.players] - hidden
    for front in range(D.FRONT_COUNT):
        used = sum(game.slots[s] >= 0 for s in range(D.SLOT_COUNT) if D.SLOT_FRONT[s] == front)
        assert used == game.filled[front] <= D.FRONT_CAPACITY[front]
        assert not (used and game.closed >> front & 1)
    paid = sum(int(game.loot_value(n)) for n in range(D.TILE_COUNT) if game.takers[n] >= 0)
    assert paid <= 6300 + 800
    heaps = [slot for seat in range(game.players) for slot in members(game.captured[seat])]
    assert len(heaps) == len(set(heaps))
    assert sum(game.money) == paid + sum(D.BOUNTY[game.slots[slot] & 15] for slot in heaps)
    assert sorted(game.events) == list(range(9))
