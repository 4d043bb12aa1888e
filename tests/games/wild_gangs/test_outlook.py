"""What search asks of an unfinished town: quick, and the same as a look taken at leisure."""

import pytest

from farwest.engine.core import Dice
from farwest.engine.native import i64, vec
from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.game import GAME
from farwest.games.wild_gangs.odds import ODDS
from farwest.games.wild_gangs.play import WildGangs
from farwest.games.wild_gangs.state import CHOOSE_CARD, CHOOSE_FRONT
from farwest.games.wild_gangs.survey import Survey
from tests.games.wild_gangs.town import new


def leanings(town: WildGangs) -> list[int]:
    """What a search would be told."""
    actions = town.legal(town.actor)
    weights = vec[float]([0.0] * len(actions))
    assert town.lean(town.actor, vec[i64](actions), len(actions), weights)
    return [round(weight) for weight in weights]


def looked_at_anew(town: WildGangs) -> list[int]:
    gains = Survey(town, ODDS).gains(town.actor)
    actions = town.legal(town.actor)
    if town.decision == CHOOSE_FRONT:
        return [gains[town.chosen_role * D.FRONT_COUNT + action - D.FRONT] for action in actions]
    first = [(action - D.CARD) * D.FRONT_COUNT for action in actions]
    return [max(gains[at] for at in range(start, start + D.FRONT_COUNT)) for start in first]


@pytest.mark.parametrize("players", GAME.player_counts)
def test_leanings_follow_every_town_that_search_may_jump_to(players: int) -> None:
    """Two games side by side, and the first one dealt again now and then: nothing is left of the town before."""
    dice = Dice(players)
    towns = [new(players, 30), new(players, 31)]
    compared = 0
    while not towns[0].revealed:
        for town in towns:
            if town.decision in (CHOOSE_CARD, CHOOSE_FRONT):
                assert leanings(town) == looked_at_anew(town)
                compared += 1
                other = town.clone()
                other.redeal(town.actor, dice)
                assert leanings(other) == looked_at_anew(other)
            if not town.revealed and dice.pick(3):
                town.advance(town.random_action(dice), dice)
    assert compared > 14 * players


def test_who_has_chosen_a_card_leans_to_the_front_that_made_him_choose_it() -> None:
    town = new(3, 32)
    dice = Dice(1)
    while town.decision != CHOOSE_CARD:
        town.advance(town.random_action(dice), dice)
    cards = leanings(town)
    town.advance(town.legal(town.actor)[cards.index(max(cards))], dice)
    town.advance(D.FACE_UP, dice)
    assert town.decision == CHOOSE_FRONT
    assert max(leanings(town)) == max(cards)
