"""The end and the ranking (WG-5.17, WG-5.18)."""

import pytest

from farwest.engine.core import Dice
from tests.games.wild_gangs.town import FOUR, T50, actor, facts, load, money, new, play_out, ranking, resolve, town


@pytest.mark.rule("WG-5.17")
def test_the_total_is_loot_with_bonus_and_bounties() -> None:
    """Red takes 800 + 200 at S, nothing else, and captures the singer for 100."""
    ended = resolve(town("red@S.S chief", "blue@S.S singer", events="hidden_loot@P4"))
    assert money(ended) == {"red": 1000 + 100, "blue": 400 + 200}
    outcome = ended.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.rule) == ([1100, 600, 0, 0], "WG-5.17")
    assert outcome.winners() == [0]


TIES = [
    ("red", {"red": 900, "blue": 900, "yellow": 900, "black": 900}, "red blue yellow black"),
    ("yellow", {"red": 900, "blue": 900, "yellow": 900, "black": 900}, "yellow black red blue"),
    ("black", {"red": 500, "blue": 900, "yellow": 500, "black": 100}, "blue red yellow black"),
    ("blue", {"red": 500, "blue": 100, "yellow": 500, "black": 900}, "black yellow red blue"),
]


@pytest.mark.rule("WG-5.17", "WG-8.19")
@pytest.mark.parametrize("first, totals, order", TIES)
def test_equal_totals_rank_by_turn_order(first: str, totals: dict[str, int], order: str) -> None:
    ended = load("end", None, *T50, round=7, seats=FOUR, first=first, money=totals)
    assert ranking(ended) == order.split()
    outcome = ended.outcome()
    assert outcome is not None
    assert sorted(outcome.places) == [1, 2, 3, 4]


@pytest.mark.rule("WG-5.17")
def test_the_ranking_is_told() -> None:
    ended = resolve(town(*T50), "blue", "blue", "yellow", "red")
    told = [(fact.args["place"], fact.args["gang"], fact.args["money"]) for fact in facts(ended, "told-rank")]
    assert told == [(n, f"gang-{gang}", money(ended)[gang]) for n, gang in enumerate(ranking(ended), 1)]


@pytest.mark.rule("WG-5.18")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_early_end_however_the_game_goes(players: int) -> None:
    for seed in range(10):
        game, dice = new(players, seed), Dice(seed)
        while not game.over:
            assert game.outcome() is None
            game.advance(game.random_action(dice), dice)
        outcome = game.outcome()
        assert outcome is not None
        assert outcome.reason.key == "reason-settled"
        assert sum(card >= 0 for card in game.slots) == 7 * players


@pytest.mark.rule("WG-5.18")
def test_after_the_end_nothing_more_may_be_done() -> None:
    ended = play_out(new(2))
    refusal = ended.why_not(0, 0)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("WG-5.18", "refusal-over")
    assert actor(ended) is None
    assert ended.legal(0) == ended.legal(1) == []
