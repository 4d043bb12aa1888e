"""What came of an iteration: the results of all seats at a leaf of the trees, by a guess, by playing on, or by both."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from farwest.engine.core import MOST_CHOICES, Dice, State
from farwest.engine.native import i64, vec

if TYPE_CHECKING:
    from farwest.engine.advice import SearchSettings

MOST_SEATS: Final = 8


class Appraisal:
    """`results` are by seat: 1 for a sure win, 0 for a sure last place."""

    def __init__(self, players: i64, settings: SearchSettings, dice: Dice) -> None:
        self.players: i64 = players
        self.dice: Dice = dice
        self.depth: i64 = settings.depth
        self.sense: i64 = int(1000 * settings.sense)
        self.trust: float = settings.trust
        self.glory: float = settings.glory
        self.results: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.guesses: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.places: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.actions: vec[i64] = vec[i64]([0] * MOST_CHOICES)
        self.weights: vec[float] = vec[float]([0.0] * MOST_CHOICES)

    def appraise(self, world: State) -> i64:
        """Fill `results`; returns how many decisions were played for that. The world is used up."""
        trust = 0.0
        played: i64 = 0
        if world.actor >= 0 and self.trust > 0.0 and self.guess(world):
            trust = self.trust
            self.keep(trust)
        if trust < 1.0:
            if trust == 0.0:
                self.keep(0.0)
            if self.depth < 0 and self.sense == 0:
                played = world.playout(self.dice)
            else:
                played = self.play_on(world)
            if world.actor < 0 or not self.guess(world):
                played += world.playout(self.dice)
                self.judge(world)
            seat: i64
            for seat in range(self.players):
                self.results[seat] += (1.0 - trust) * self.guesses[seat]
        return played

    def keep(self, trust: float) -> None:
        seat: i64
        for seat in range(self.players):
            self.results[seat] = trust * self.guesses[seat]

    def play_on(self, world: State) -> i64:
        """Some decisions more, or all: by luck, or by what looks best at once. Returns how many."""
        played: i64 = 0
        while world.actor >= 0 and played != self.depth:
            if self.sense > 0 and self.dice.pick(1000) < self.sense:
                world.advance(self.sensible(world), self.dice)
            else:
                world.advance(world.random_action(self.dice), self.dice)
            played += 1
        return played

    def sensible(self, world: State) -> i64:
        count = world.fill_legal(world.actor, self.actions)
        if count == 1:
            return self.actions[0]
        if not world.lean(world.actor, self.actions, count, self.weights):
            return self.actions[self.dice.pick(count)]
        best: i64 = 0
        k: i64
        for k in range(1, count):
            if self.weights[k] > self.weights[best]:
                best = k
        return self.actions[best]

    def guess(self, world: State) -> bool:
        """What the seats may expect, from a guess of the final scores: pair by pair the chance to end ahead."""
        spread = world.prospects(self.guesses)
        if spread <= 0.0:
            return False
        scores = self.guesses[:]
        seat: i64
        other: i64
        for seat in range(self.players):
            ahead = 0.0
            wins = 1.0
            for other in range(self.players):
                if other != seat:
                    chance = 1.0 / (1.0 + exp(min(60.0, (scores[other] - scores[seat]) / spread)))
                    ahead += chance
                    wins *= chance
            self.guesses[seat] = self.glory * wins + (1.0 - self.glory) * ahead / float(self.players - 1)
        return True

    def judge(self, world: State) -> None:
        """The final ranking: 1 for who wins alone, 0 for who is last alone; who share places share what they bring."""
        seat: i64
        other: i64
        for seat in range(self.players):
            self.places[seat] = world.place(seat)
        for seat in range(self.players):
            place = self.places[seat]
            level: i64 = 0
            behind: i64 = 0
            for other in range(self.players):
                if other != seat:
                    if self.places[other] == place:
                        level += 1
                    elif self.places[other] > place:
                        behind += 1
            rank = (float(behind) + 0.5 * float(level)) / float(self.players - 1)
            win = 1.0 / float(1 + level) if place == 1 else 0.0
            self.guesses[seat] = self.glory * win + (1.0 - self.glory) * rank
