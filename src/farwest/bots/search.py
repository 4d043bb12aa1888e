"""Information-set Monte Carlo tree search with one tree for each seat.

Every iteration deals again all that the searching seat cannot know and plays on in that world. Each seat chooses by
the statistics of its own tree, and a move of another seat takes a tree on only by what its owner sees of it
(`State.sight`): a card laid face down is one branch for all who cannot see it, and a sealed choice is none. So nobody
in the search, neither the searcher nor its imagined rivals, answers what it cannot know.

Choices are selected by the mean result, and by how good they looked before they were tried (`State.lean`, and the
game's advice for the first decision) in proportion to how seldom they were tried while they were on offer.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Final

from farwest.bots.appraisal import MOST_SEATS, Appraisal
from farwest.bots.forest import NONE, Forest, longer
from farwest.engine.core import MOST_CHOICES, Dice, State
from farwest.engine.native import i64, vec

if TYPE_CHECKING:
    from farwest.engine.advice import SearchSettings

SEAT_WIDTH: Final = 3  # a key is what was seen of a move, then in so many bits the seat that moved
SEAT_BITS: Final = 7
LEAST: Final = -1000000.0
MOST_STEPS: Final = 4096  # noted on the way down the trees in one iteration, all seats together
STRAY: Final = 6  # of so many sealed choices one is made by luck
LOOK_UP: Final = 32  # iterations between two looks at the clock and at what is settled
MOST_ITERATIONS: Final = 1000000000


class Search:
    """A search for one seat in a world completed from its view."""

    def __init__(self, world: State, seat: i64, settings: SearchSettings, dice: Dice) -> None:
        self.world: State = world
        self.seat: i64 = seat
        self.players: i64 = world.players
        self.dice: Dice = dice
        self.iterations: i64 = 0
        self.decisions: i64 = 0  # played, in trees and beyond
        self.appraisal: Appraisal = Appraisal(world.players, settings, dice)
        self.forest: Forest = Forest(world.players)
        self.roots: vec[i64] = vec[i64](list(range(MOST_SEATS)))
        self.root: i64 = seat
        # The settings, as the compiler likes them.
        self.explore: float = settings.explore
        self.heat: float = settings.heat
        self.width: i64 = settings.width
        self.caution: float = settings.caution
        # Filled and read again within one iteration.
        self.actions: vec[i64] = vec[i64]([0] * MOST_CHOICES)
        self.weights: vec[float] = vec[float]([0.0] * MOST_CHOICES)
        self.at: vec[i64] = vec[i64]([0] * MOST_SEATS)  # per seat, where it is in its tree
        self.path: vec[i64] = vec[i64]([0] * MOST_STEPS)
        self.owners: vec[i64] = vec[i64]([0] * MOST_STEPS)
        self.steps: i64 = 0
        self.stamps: vec[i64] = vec[i64]([0] * 2048)  # per action, when it was last on offer
        self.stamp: i64 = 0
        self.found: i64 = NONE
        self.promise: float = LEAST

    # The first decision.

    def expect(self, actions: list[int], weights: list[float]) -> None:
        """What the advice thinks of the choices at hand, in points of score. Without it `State.lean` is asked."""
        count: i64 = len(actions)
        k: i64
        for k in range(count):
            self.weights[k] = weights[k]
        self.temper(count)
        for k in range(count):
            self.forest.add(self.root, actions[k] * MOST_SEATS + self.seat, self.weights[k])

    def run(self, iterations: i64, seconds: float) -> None:
        """So many iterations more, or so many seconds if that is more than 0; less where the choice is settled."""
        started = perf_counter()
        done: i64 = 0
        while done < iterations:
            self.iterate()
            done += 1
            if done % LOOK_UP == 0:
                left = iterations - done
                if seconds > 0.0:
                    used = perf_counter() - started
                    if used >= seconds:
                        break
                    left = min(left, 1 + int(float(done) * (seconds - used) / used))
                if self.settled(left):
                    break
        self.iterations += done

    def settled(self, left: i64) -> bool:
        """Can no other choice be tried as often as the first one in the iterations that are left?"""
        first: i64 = -1
        second: i64 = -1
        entry = self.forest.child[self.root]
        while entry != NONE:
            visits = self.forest.visits[entry]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            entry = self.forest.sibling[entry]
        return first - second > left

    def go_on(self, world: State, action: i64) -> bool:
        """Search on from the position after a choice of the seat, keeping its own tree. Has it been there at all?"""
        entry = self.entry_of(action)
        if entry == NONE or self.forest.visits[entry] == 0:
            return False
        viewer: i64
        for viewer in range(self.players):
            code = self.world.sight(viewer, self.seat, action)
            if viewer != self.seat and code >= 0:
                self.roots[viewer] = self.forest.find(self.roots[viewer], (code << SEAT_WIDTH) + self.seat)
        self.world = world
        self.root = entry
        self.roots[self.seat] = entry
        return True

    def visits_of(self, action: i64) -> i64:
        entry = self.entry_of(action)
        return self.forest.visits[entry] if entry != NONE else 0

    def mean_of(self, action: i64) -> float:
        """The mean result after the action; what an untried one is thought to bring is the mean of all."""
        entry = self.entry_of(action)
        return self.forest.mean(entry if entry != NONE and self.forest.visits[entry] > 0 else self.root)

    def entry_of(self, action: i64) -> i64:
        return self.forest.seek(self.root, (action << SEAT_WIDTH) + self.seat)

    # One iteration.

    def iterate(self) -> None:
        world = self.world.clone()
        world.redeal(self.seat, self.dice)
        seat: i64
        for seat in range(self.players):
            self.at[seat] = self.roots[seat]
            self.path[seat] = self.roots[seat]
            self.owners[seat] = seat
        self.steps = self.players
        fresh = False
        while world.actor >= 0 and not fresh and self.steps + MOST_SEATS < MOST_STEPS:
            fresh = self.descend(world)
            self.decisions += 1
        self.decisions += self.appraisal.appraise(world)
        self.note()

    def descend(self, world: State) -> bool:
        """One decision, by the tree of whoever takes it. Is it one that had never been tried?"""
        seat = world.actor
        entry = self.select(world, seat, world.fill_legal(seat, self.actions))
        action = self.forest.key[entry] >> SEAT_WIDTH
        viewer: i64
        for viewer in range(self.players):
            if viewer != seat:
                code = world.sight(viewer, seat, action)
                if code >= 0:
                    self.step(viewer, self.forest.find(self.at[viewer], (code << SEAT_WIDTH) + seat))
        self.step(seat, entry)
        world.advance(action, self.dice)
        return self.forest.visits[entry] == 0

    def step(self, seat: i64, entry: i64) -> None:
        self.at[seat] = entry
        self.path[self.steps] = entry
        self.owners[self.steps] = seat
        self.steps += 1

    def select(self, world: State, seat: i64, count: i64) -> i64:
        """Of the choices on offer in this world the most promising one."""
        forest = self.forest
        node = self.at[seat]
        self.mark_offers(count)
        oldest: i64 = NONE
        self.promise = LEAST
        known = self.look_at(node, seat, oldest)
        if known < count and (known < self.width or node == self.root):
            oldest = forest.child[node]
            self.open(world, seat, count, known)
            self.look_at(node, seat, oldest)
        if world.sealed() and self.dice.pick(STRAY) == 0:
            self.stray(node, seat, self.actions[self.dice.pick(count)])
        return self.found

    def stray(self, node: i64, seat: i64, action: i64) -> None:
        """Who choose at once must not choose in step: now and then one takes anything that has been looked at."""
        entry = self.forest.seek(node, (action << SEAT_WIDTH) + seat)
        if entry != NONE:
            self.found = entry

    def mark_offers(self, count: i64) -> None:
        self.stamp += 1
        k: i64
        for k in range(count):
            action = self.actions[k]
            while action >= len(self.stamps):
                self.stamps = longer(self.stamps, 0)
            self.stamps[action] = self.stamp

    def look_at(self, node: i64, seat: i64, until: i64) -> i64:
        """The children from the youngest on: which promises most, and how many are on offer at all."""
        forest = self.forest
        keys, siblings = forest.key, forest.sibling
        stamps = self.stamps
        untried = forest.mean(node) - self.caution
        known: i64 = 0
        entry = forest.child[node]
        while entry != until:
            key = keys[entry]
            if key & SEAT_BITS == seat and stamps[key >> SEAT_WIDTH] == self.stamp:
                known += 1
                offers = forest.offers[entry] + 1
                forest.offers[entry] = offers
                visits = forest.visits[entry]
                promise = forest.total[entry] / float(visits) if visits > 0 else untried
                promise += self.explore * forest.prior[entry] * sqrt(float(offers)) / float(1 + visits)
                if promise > self.promise:
                    self.promise = promise
                    self.found = entry
            entry = siblings[entry]
        return known

    def open(self, world: State, seat: i64, count: i64, known: i64) -> None:
        """Entries for choices that were not on offer here before: as many of the best as there is room for."""
        node = self.at[seat]
        k: i64
        if not world.lean(seat, self.actions, count, self.weights):
            for k in range(count):
                self.weights[k] = 0.0
        self.temper(count)
        self.forget_known(node, seat)
        weights = self.weights
        for k in range(count):
            if self.stamps[self.actions[k]] != self.stamp:
                weights[k] = LEAST
        room: i64 = count if node == self.root else min(count, self.width)
        while known < room:
            best: i64 = 0
            for k in range(1, count):
                if weights[k] > weights[best]:
                    best = k
            self.forest.add(node, (self.actions[best] << SEAT_WIDTH) + seat, weights[best])
            weights[best] = LEAST
            known += 1
        self.mark_offers(count)

    def forget_known(self, node: i64, seat: i64) -> None:
        """Take the mark from all choices that have an entry."""
        entry = self.forest.child[node]
        while entry != NONE:
            key = self.forest.key[entry]
            if key & SEAT_BITS == seat and key >> SEAT_WIDTH < len(self.stamps):
                self.stamps[key >> SEAT_WIDTH] = 0
            entry = self.forest.sibling[entry]

    def temper(self, count: i64) -> None:
        """Points of score to shares of attention that make 1."""
        weights = self.weights
        most = weights[0]
        k: i64
        for k in range(1, count):
            most = max(most, weights[k])
        total = 0.0
        for k in range(count):
            weights[k] = exp((weights[k] - most) / self.heat)
            total += weights[k]
        for k in range(count):
            weights[k] /= total

    def note(self) -> None:
        """What came of it, on the way back."""
        forest = self.forest
        results = self.appraisal.results
        k: i64
        for k in range(self.steps):
            entry = self.path[k]
            forest.visits[entry] += 1
            forest.total[entry] += results[self.owners[k]]


def run(world: State, seat: int, iterations: int, settings: SearchSettings, dice: Dice) -> Search:
    """A search by iterations alone, without advice for the first decision: see `Search.iterations` and `decisions`."""
    search = Search(world, seat, settings, dice)
    search.run(iterations, 0.0)
    return search
