"""Heists (WG-5.7 to WG-5.9) and the rulings about them."""

from itertools import permutations

import pytest

from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.chronicle import poker_hand
from farwest.games.wild_gangs.heists import ONE_OF, poker_worth
from tests.games.wild_gangs.town import T50, facts, loots, money, resolve, rob, taken, town


def worth(*strengths: int) -> int:
    return poker_worth(sum(ONE_OF[strength] for strength in strengths))


# Poker.


@pytest.mark.rule("WG-5.7", "WG-8.18")
def test_pairs_by_number_then_by_value_then_the_singles_then_one_more_card() -> None:
    """Each hand loses to the next."""
    rising = [
        *[(1,), (2, 1), (5,), (5, 4), (5, 4, 1), (6,), (6, 5, 4, 3, 2, 1)],
        *[(1, 1), (1, 1, 6), (3, 3), (3, 3, 1), (3, 3, 5), (3, 3, 5, 4), (6, 6), (6, 6, 1)],
        *[(2, 2, 1, 1), (3, 3, 1, 1), (3, 3, 2, 2), (3, 3, 2, 2, 1), (3, 3, 2, 2, 4, 1), (6, 6, 1, 1)],
        *[(3, 3, 2, 2, 1, 1), (7, 7, 6, 6, 5, 5)],
    ]
    worths = [worth(*hand) for hand in rising]
    assert worths == sorted(set(worths))


@pytest.mark.rule("WG-5.7")
def test_the_order_of_the_cards_does_not_matter_and_equal_hands_are_equal() -> None:
    assert len({worth(*hand) for hand in permutations((4, 2, 4, 6))}) == 1
    assert worth(3, 3) == worth(3, 3)


@pytest.mark.rule("WG-5.7")
def test_the_comparison_agrees_with_the_key_of_the_rule_on_every_hand() -> None:
    """(number of pairs, pairs from the highest, singles from the highest), for all hands of up to four cards."""

    def key(hand: tuple[int, ...]) -> tuple[int, list[int], list[int]]:
        counts = {strength: hand.count(strength) for strength in sorted(set(hand), reverse=True)}
        pairs = [s for s, k in counts.items() for _ in range(k // 2)]
        return len(pairs), pairs, [s for s, k in counts.items() if k % 2]

    hands = {tuple(sorted(h)) for h in [(a, b, c, d) for a in R for b in R for c in R for d in R]}
    hands = {tuple(s for s in hand if s) for hand in hands} - {()}
    ranked = sorted(hands, key=lambda hand: worth(*hand))
    assert ranked == sorted(ranked, key=key)
    assert len({worth(*hand) for hand in hands}) == len(hands)


R = range(7)  # 0 stands for no card


@pytest.mark.rule("WG-5.7", "WG-8.1")
def test_one_poker_card_holds_a_tournament_at_each_of_its_two_buildings() -> None:
    """N and NE play poker, NW does not: there the sum of 7 wins."""
    robbers = ["red@{} safecracker", "blue@{} dynamiter+gunslinger"]
    cards = [robber.format(front) for front in ("NW.W", "N.N", "NE.E") for robber in robbers]
    fitting = [card for card in cards if "NE.E" not in card] + ["red@NE.N chief", "blue@NE.E burglar+gambler"]
    assert taken(town(*fitting, events="poker@P2")) == {"red": 300 + 1000 + 500, "blue": 600 + 200 + 400}


@pytest.mark.rule("WG-8.16", "WG-5.7")
def test_seduction_can_make_a_pair_or_break_one() -> None:
    """A burglar (4) becomes a 5: a pair with the leader, no longer one with the dynamiter."""
    making = ["red@N.N gambler+dynamiter", "blue@N.N safecracker"]
    assert taken(town(*making, events="poker@P2")) == {"blue": 1000, "red": 200}
    assert taken(town(*making, events="poker@P2 seduction@P1")) == {"red": 1000, "blue": 200}
    breaking = ["red@N.N dynamiter+burglar", "blue@N.N safecracker"]
    assert taken(town(*breaking, events="poker@P2")) == {"red": 1000, "blue": 200}
    assert taken(town(*breaking, events="poker@P2 seduction@P1")) == {"blue": 1000, "red": 200}


@pytest.mark.rule("WG-8.17")
def test_among_unpaired_hands_the_highest_card_wins_not_the_sum() -> None:
    assert worth(6) > worth(5, 4, 3, 2, 1)


@pytest.mark.rule("WG-8.19", "WG-5.7")
def test_equal_hands_go_by_turn_order_not_by_seat() -> None:
    cards = ["red@S.S gambler", "blue@S.S gambler", "yellow@S.S gunslinger"]
    assert taken(town(*cards, events="poker@P5", first="blue")) == {"blue": 800, "yellow": 400}


def test_a_hand_is_told_with_its_pairs_first() -> None:
    """As people lay it out (WG-5.7)."""
    told = poker_hand(sum(ONE_OF[s] for s in (3, 6, 3, 2)))
    assert told.index("3+3") < told.index("6") < told.index("2")


# Ranks and loots.


@pytest.mark.rule("WG-5.8")
def test_first_takes_the_big_loot_second_the_small_one_the_others_nothing() -> None:
    cards = ["red@S.S gambler", "blue@S.S safecracker", "yellow@S.S singer", "black@S.S chief"]
    assert taken(town(*cards)) == {"blue": 800, "black": 400}


@pytest.mark.rule("WG-5.8")
def test_the_buildings_are_robbed_clockwise_from_the_north_west() -> None:
    robbed = rob(town(*T50))
    told = [fact.args["building"] for fact in facts(robbed, "told-heist", "told-heist-nobody")]
    assert told == [f"building-{D.BUILDINGS[b]}" for b in robbed.buildings]


@pytest.mark.rule("WG-5.8", "WG-8.19")
def test_ties_go_to_the_lower_turn_index_for_both_places() -> None:
    """Four gangs with 3 each; the first player is yellow, then come black, red and blue."""
    cards = [f"{gang}@S.S gambler" for gang in ("red", "blue", "yellow", "black")]
    assert taken(town(*cards, first="yellow")) == {"yellow": 800, "black": 400}
    assert taken(town(*cards)) == {"red": 800, "blue": 400}


@pytest.mark.rule("WG-5.8", "WG-8.19")
def test_a_tie_for_second_place() -> None:
    cards = ["black@S.S chief", "yellow@S.S gambler", "red@S.S gunslinger"]
    assert taken(town(*cards)) == {"black": 800, "red": 400}
    assert taken(town(*cards, first="yellow")) == {"black": 800, "yellow": 400}


@pytest.mark.rule("WG-5.8", "WG-8.9")
def test_a_protected_loot_shifts_nobody() -> None:
    cards = ["red@S.S chief", "blue@S.S gambler", "yellow@S.S singer"]
    assert taken(town(*cards, events="sheriff@P5")) == {"blue": 400}
    assert taken(town(*cards, events="deputy@P5")) == {"red": 800}
    told = facts(rob(town(*cards, events="deputy@P5")), "told-loot-protected")
    assert [(fact.rule, fact.args["gang"], fact.args["value"]) for fact in told] == [("WG-8.9", "gang-blue", 400)]


@pytest.mark.rule("WG-5.8", "WG-8.21")
def test_a_gang_alone_takes_the_big_loot_only() -> None:
    robbed = rob(town("blue@SE.E singer", "blue@SE.S thug"))
    assert money(robbed) == {"blue": 700}
    assert list(robbed.takers).count(-1) == 11


@pytest.mark.rule("WG-5.8", "WG-8.20")
def test_where_nobody_came_both_loots_stay() -> None:
    robbed = rob(town("blue@SE.E singer"))
    assert robbed.takers[0] == robbed.takers[1] == -1
    assert len(facts(robbed, "told-heist-nobody")) == 5


@pytest.mark.rule("WG-8.20")
def test_an_absent_gang_never_ranks_however_early_its_turn() -> None:
    assert taken(town("blue@S.S singer", "yellow@S.S thug")) == {"blue": 800, "yellow": 400}


@pytest.mark.rule("WG-8.22", "WG-5.8")
def test_strength_counts_for_the_building_from_any_side() -> None:
    cards = ["red@SW.S gambler", "red@SW.W thug", "blue@SW.S dynamiter"]
    assert taken(town(*cards)) == {"red": 600, "blue": 500}


@pytest.mark.rule("WG-5.9")
def test_stolen_money_is_safe() -> None:
    """Blue robs the saloon, then loses its only card in the showdown and keeps every dollar."""
    ended = resolve(town("blue@N.N safecracker", "red@NW.N sharpshooter"))
    assert money(ended) == {"blue": 1000, "red": 600 + 400}
    assert loots(ended) == loots(town())
