"""How a bot would go on after a choice: the further steps of the same turn, as far as nothing comes to light."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from time import monotonic
from typing import Final, NamedTuple

from farwest.bots.bot import Bot, seat_of
from farwest.bots.hints import WORLDS
from farwest.engine.core import Chance, Dice, State
from farwest.engine.data import Plain
from farwest.engine.errors import Phrase
from farwest.engine.journal import Journal
from farwest.engine.native import i64

STEPS: Final = 3


class Noticed(Chance):
    """Dice that know whether they were asked."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.asked = False

    def draw(self, n: i64) -> i64:
        self.asked = True
        return self.dice.draw(n)


class Course(NamedTuple):
    """The further steps in words, and the reason of the last of them; None where there is none."""

    steps: list[Phrase]
    reason: Phrase | None


def go_on(bot: Bot, view: Mapping[str, Plain], action: str, budget: float | None = None, until: float = inf) -> Course:
    """What follows a draw or a discovery depends on it, so nobody can tell it beforehand: there the course ends.

    No step is begun after `until`, on the clock of `time.monotonic`; a course that is not finished is none.
    """
    game, seat = bot.game, seat_of(view)
    dice = Noticed(bot.dice(view, [action]))
    worlds = bot.worlds(view, dice.dice, WORLDS)
    journal, actions, steps = Journal(), [action], list[Phrase]()
    world = worlds[0].clone()
    world.journal = journal
    while len(steps) < STEPS:
        world.play(seat, game.parse(actions[-1]), dice)
        if dice.asked or any(fact.reveals for fact in journal.facts) or not world.owes(seat):
            break
        if monotonic() > until:
            return Course([], None)
        shown = world.view(seat)
        chosen = bot.choose(shown, [game.text(each) for each in world.legal(seat)], budget)
        actions.append(chosen)
        steps.append(game.label(game.parse(chosen), shown))
    return Course(steps, _reason(bot, worlds, seat, actions) if steps else None)


def _reason(bot: Bot, worlds: list[State], seat: int, actions: list[str]) -> Phrase | None:
    """Why the last action, once the others are done."""
    *before, last = [bot.game.parse(action) for action in actions]
    for world in worlds:
        for action in before:
            world.play(seat, action, Dice(1))
    return bot.game.advice().explain(worlds, seat, last)
