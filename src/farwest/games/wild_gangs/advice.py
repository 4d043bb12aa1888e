"""What Wild Gangs tells its bots (WG-10)."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from farwest.engine.advice import Advice, SearchSettings
from farwest.engine.core import State
from farwest.engine.errors import Phrase
from farwest.games.wild_gangs import beginner, data as D, judgement, reasons
from farwest.games.wild_gangs.odds import ODDS
from farwest.games.wild_gangs.outlook import ERROR, ERROR_TO_COME, HIDING
from farwest.games.wild_gangs.state import CHOOSE_CARD, CHOOSE_FACE, CHOOSE_FRONT, CHOOSE_PEEK, CHOOSE_VICTIM, Town
from farwest.games.wild_gangs.survey import Survey


class WildGangsAdvice(Advice):
    """A card, its face and its front are one thing decided in three steps: each step looks ahead to the others."""

    def weigh(self, world: State, seat: int, actions: list[int]) -> list[float]:
        town = town_of(world)
        if town.decision in (CHOOSE_CARD, CHOOSE_FRONT):
            return self._placements([town], seat, actions, judgement.first_sight)
        if town.decision == CHOOSE_FACE:
            down = HIDING if judgement.is_time_to_hide(town, seat) else -HIDING
            return [down if action == D.FACE_DOWN else 0.0 for action in actions]
        if town.decision == CHOOSE_PEEK:
            return [judgement.stake(town, seat, action) for action in actions]
        if town.decision == CHOOSE_VICTIM:
            return [float(judgement.prize(town, action)) for action in actions]  # WG-10.5 (h)
        return [float(judgement.scouted_money(town, seat, action - D.SCOUT)) for action in actions]

    def consider(self, worlds: Sequence[State], seat: int, actions: list[int]) -> list[float]:
        """A card is as good as its best front over all worlds: who places it does not know which of them is true."""
        towns = [town_of(world) for world in worlds]
        if towns[0].decision in (CHOOSE_CARD, CHOOSE_FRONT):
            return self._placements(towns, seat, actions, judgement.second_thought)
        return super().consider(worlds, seat, actions)

    def _placements(self, towns: list[Town], seat: int, actions: list[int], thought: judgement.Thought) -> list[float]:
        choices = [judgement.placements_of(towns[0], action) for action in actions]
        surveys = [Survey(town, ODDS) for town in towns]
        weights = thought(surveys, seat, [choice for group in choices for choice in group])
        return [max(weights[choice] for choice in group) for group in choices]

    def evaluate(self, world: State, seat: int) -> float:
        """The mean chance to end ahead of a rival."""
        town = town_of(world)
        rivals = int(town.players) - 1
        if town.over:
            return (rivals + 1 - int(town.place(seat))) / rivals
        survey = Survey(town, ODDS)
        money = [int(total) for total in survey.prospects()[: town.players]]
        turn = [int(turn) for turn in survey.turn]
        to_come = int(sum(survey.to_come[: town.players]))
        chances = [
            _chance_ahead(money[seat] - money[other], to_come, turn[seat] < turn[other])
            for other in range(town.players)
            if other != seat
        ]
        return sum(chances) / rivals

    def search(self, players: int) -> SearchSettings:
        """Sensible play to the end takes long, the more so the more players there are, and is worth its time."""
        return SearchSettings(sense=1.0, heat=150.0)

    def glance(self, world: State, seat: int, actions: list[int]) -> list[float]:
        return beginner.glance(town_of(world), seat, actions)

    def explain(self, worlds: Sequence[State], seat: int, action: int) -> Phrase | None:
        return reasons.explain([town_of(world) for world in worlds], seat, action)


def _chance_ahead(lead: int, to_come: int, wins_ties: bool) -> float:
    """When nothing is to come the totals are sure, and a tie goes by turn order (WG-5.17)."""
    if to_come == 0:
        return float(lead > 0 or (lead == 0 and wins_ties))
    return 1 / (1 + exp(-lead / (ERROR + ERROR_TO_COME * sqrt(to_come))))


def town_of(world: State) -> Town:
    assert isinstance(world, Town)
    return world
