"""Possible worlds: a completed view cannot be told from the truth, and such worlds are spread as the truth is."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, TypeAlias

from farwest.engine.core import Chance, Dice, State
from farwest.engine.data import Plain
from farwest.engine.game import Game
from farwest.kit.play import Check, act, play_on, random_move, viewers
from farwest.kit.same import plain_object, same
from farwest.kit.secrets import told_to
from farwest.kit.tables import Table

Dump: TypeAlias = dict[str, Plain]

FAR: Final = 5.0  # standard deviations; with fixed seeds a check either always passes or never does
FEWEST: Final = 25  # differing pairs below which nothing can be said


def completed_views_are_possible_worlds(game: Game, state: State, seed: int, invariants: Check) -> None:
    """From a view's JSON alone: a world with the same view, the same choices, and an end."""
    for viewer in viewers(state):
        expected = told_to(game, state, viewer)
        view = plain_object(state.view(viewer), "the view")
        world = game.complete(view, Dice(seed))
        assert world.journal is None, "a completed world has no journal"
        same(told_to(game, world, viewer), expected, f"viewer {viewer} tells a completed world from the truth")
        same(game.complete(view, Dice(seed)).dump(), world.dump(), "the world completed again with the same dice")
        same(view, state.view(viewer), "the view after it was completed")
        invariants(world)
        same(game.load(world.dump()).dump(), world.dump(), "the completed world, loaded from its dump")
        play_on(game, world, Dice(seed))
        invariants(world)


# Spread. Given what a viewer sees, the truth and any number of worlds made from it must be strangers drawn from one
# urn. So every leaf of the dump has each value as often in the worlds as in the truth, and two worlds agree on a leaf
# as often as a world agrees with the truth. A shuffle that forgets something makes two worlds agree always, and a world
# dealt from the truth agree with the truth more than one completed from the view does.


class Urn(NamedTuple):
    """One position, one viewer: leaves of the truth, of two worlds dealt again from it, of two completed views."""

    truth: dict[str, str]
    redealt: dict[str, str]
    redealt_again: dict[str, str]
    completed: dict[str, str]
    completed_again: dict[str, str]


def worlds_are_spread_as_they_should(
    game: Game, table: Table, samples: int, seed: int, dealt: Callable[[Dump], Dump]
) -> None:
    """Over many games, one position of each: the paired differences are no more than chance explains."""
    agreeing, having = Tally(), Tally()
    length = usual_length(game, table, seed)
    for number in range(samples):
        dice = Dice(seed * 1_000_003 + number)
        state = random_position(game, table, length, dice)
        urn = draw_from(game, state, viewers(state)[dice.pick(state.players + 1)], dice, dealt)
        for path in sorted(set().union(*urn)):
            truth, redealt, redealt_again, completed, completed_again = (leaves.get(path, "") for leaves in urn)
            agreeing.pair(f"{path}: two redealt worlds", redealt == redealt_again, truth == completed)
            agreeing.pair(f"{path}: two completed worlds", completed == completed_again, truth == completed)
            agreeing.pair(f"{path}: redealt and true", truth == redealt, truth == completed)
            agreeing.pair(f"{path}: redealt and completed", redealt == completed, truth == completed_again)
            for kind, world in (("redealt", redealt), ("completed", completed)):
                for value in {truth, world} if truth != world else ():
                    having.pair(f"{path} = {value}: {kind}", world == value, truth == value)
    agreeing.close("agree on {} too often or too seldom")
    having.close("{} is too frequent or too rare")


class Tally:
    """Pairs of yes and no that should be alike in the long run: only the differing ones count."""

    def __init__(self) -> None:
        self.more: Counter[str] = Counter()
        self.fewer: Counter[str] = Counter()

    def pair(self, what: str, found: bool, expected: bool) -> None:
        if found and not expected:
            self.more[what] += 1
        elif expected and not found:
            self.fewer[what] += 1

    def close(self, sentence: str) -> None:
        for what in sorted({*self.more, *self.fewer}):
            more, fewer = self.more[what], self.fewer[what]
            if more + fewer >= FEWEST:
                far = abs(more - fewer) / math.sqrt(more + fewer)
                verdict = f"{sentence.format(what)}: {more} times more, {fewer} times less ({far:.1f} deviations)"
                assert far < FAR, verdict


def usual_length(game: Game, table: Table, seed: int) -> int:
    """About as long as the longer games are."""
    return max(
        len(play_on(game, game.new(table.players, table.chosen(), Dice(n)), Dice(n))) for n in range(seed, seed + 8)
    )


def random_position(game: Game, table: Table, length: int, dice: Chance) -> State:
    """A position that random play passes through.

    How far to play is chosen first and a shorter game is thrown away: to choose among the positions of a game would
    favour those of short games, and so tell something about what is hidden in them.
    """
    while True:
        state = game.new(table.players, table.chosen(), dice)
        left = dice.pick(length)
        while left > 0 and not state.over:
            act(game, state, random_move(game, state, dice), dice)
            left -= 1
        if left == 0:
            return state


def draw_from(game: Game, state: State, viewer: int, dice: Chance, dealt: Callable[[Dump], Dump]) -> Urn:
    view = plain_object(state.view(viewer), "the view")

    def redealt() -> State:
        world = state.clone()
        world.redeal(viewer, dice)
        return world

    worlds = [state, redealt(), redealt(), game.complete(view, dice), game.complete(view, dice)]
    return Urn(*(dict(leaves(dealt(world.dump()))) for world in worlds))


def leaves(data: Plain, path: str = "") -> Iterator[tuple[str, str]]:
    """Every value of a dump that is no list and no object, with its path."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, f"{path}.{key}" if path else key)
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from leaves(value, f"{path}[{index}]")
    else:
        yield path, repr(data)
