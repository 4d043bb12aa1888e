"""The marshal: searches the game to its end in worlds that may be the true one, for as long as it is given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from farwest.bots.bot import Bot, Opinion, seat_of
from farwest.bots.search import MOST_ITERATIONS, Search
from farwest.engine.advice import SearchSettings
from farwest.engine.core import Dice
from farwest.engine.data import Plain
from farwest.engine.game import Game

SECONDS: Final = 1.0  # for a decision, unless something else is asked for
ADVISED_WORLDS: Final = 8  # in which the advice looks at the choices before they are searched


class Kept(NamedTuple):
    """A search that may go on: when the seat decides again at once and sees just what it expected to see."""

    search: Search
    view: dict[str, Plain]


class Marshal(Bot):
    """By `iterations` equal views and equal seeds give equal choices, whatever came before.

    By time no two searches are alike anyway, so there the tree is kept from one decision to the next of the same turn.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        *,
        seconds: float = SECONDS,
        iterations: int | None = None,
        settings: SearchSettings | None = None,
    ) -> None:
        """`settings` instead of those that the game's advice gives."""
        super().__init__(game, seed)
        self.seconds = seconds
        self.iterations = iterations
        self.settings = settings
        self._kept: Kept | None = None

    def choose(self, view: Mapping[str, Plain], legal: Sequence[str], budget: float | None = None) -> str:
        if len(legal) == 1:
            return legal[0]
        search = self.search(view, legal, budget)
        chosen = max(legal, key=lambda text: _standing(search, self.game.parse(text)))
        if self.iterations is None:
            self._kept = self._after(search, self.game.parse(chosen))
        return chosen

    def rank(self, view: Mapping[str, Plain], legal: Sequence[str], budget: float | None = None) -> list[Opinion]:
        search = self.search(view, legal, budget)
        actions = {text: self.game.parse(text) for text in legal}
        visits = {text: int(search.visits_of(action)) for text, action in actions.items()}
        all_visits = sum(visits.values())
        order = sorted(legal, key=lambda text: _standing(search, actions[text]), reverse=True)
        return [
            Opinion(text, float(chance), visits[text] / all_visits, float(chance))
            for text in order
            for chance in [search.mean_of(actions[text])]
        ]

    def search(self, view: Mapping[str, Plain], legal: Sequence[str], budget: float | None) -> Search:
        """The finished search for one decision."""
        kept = self._kept
        self._kept = None
        if kept is not None and kept.view == dict(view):
            search = kept.search
        else:
            search = self._begin(view, legal)
        if self.iterations is not None:
            search.run(self.iterations, 0.0)
        else:
            search.run(MOST_ITERATIONS, budget if budget is not None else self.seconds)
        return search

    def _begin(self, view: Mapping[str, Plain], legal: Sequence[str]) -> Search:
        dice, seat = self.dice(view, legal), seat_of(view)
        advice = self.game.advice()
        worlds = self.worlds(view, dice, ADVISED_WORLDS)
        actions = [self.game.parse(text) for text in legal]
        settings = self.settings or advice.search(int(worlds[0].players))
        search = Search(worlds[0], seat, settings, dice)
        search.expect(actions, advice.consider(worlds, seat, actions))
        return search

    def _after(self, search: Search, action: int) -> Kept | None:
        """What is left to search if the seat is to decide again and learns nothing by its choice."""
        world = search.world.clone()
        dice = Dice(self.seed)
        world.play(search.seat, action, dice)
        if not world.owes(search.seat) or not search.go_on(world, action):
            return None
        return Kept(search, world.view(search.seat))


def _standing(search: Search, action: int) -> tuple[int, float]:
    """What was tried most often is best: its mean is the surest, too."""
    return int(search.visits_of(action)), float(search.mean_of(action))
