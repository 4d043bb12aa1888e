"""Wild Gangs, registered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from farwest.engine.advice import Advice
from farwest.engine.core import Chance, State
from farwest.engine.data import Plain
from farwest.engine.errors import Phrase
from farwest.engine.game import Game
from farwest.engine.journal import Journal
from farwest.engine.options import Arrangement, Options
from farwest.games.wild_gangs import actions, chronicle, data as D, position, setup
from farwest.games.wild_gangs.advice import WildGangsAdvice
from farwest.games.wild_gangs.complete import complete
from farwest.games.wild_gangs.play import WildGangs


class WildGangsGame(Game):
    id = "wild-gangs"
    prefix = "WG"
    title = "Wild Gangs"
    player_counts = (2, 3, 4)
    rules_version = D.RULES_VERSION
    replays_versions = (1,)
    options = (Arrangement("gangs", "WG-3.11", tuple(D.GANGS)),)
    notation = actions.NOTATION

    def deal(self, players: int, options: Options, chance: Chance, journal: Journal | None) -> State:
        town = WildGangs(players)
        town.take_gangs(_gangs(options))
        town.journal = journal
        setup.deal(town, chance)
        if journal is not None:
            chronicle.dealt(town)
        return town

    def load(self, data: Mapping[str, Plain]) -> State:
        return position.load(data, WildGangs)

    def complete(self, seen: Mapping[str, Plain], chance: Chance) -> State:
        return complete(seen, WildGangs, chance)

    def sides(self, players: int, options: Options) -> list[str]:
        return [f"gang-{D.GANGS[gang]}" for gang in _gangs(options)[:players]]

    def label(self, action: int, seen: Mapping[str, Plain]) -> Phrase:
        return actions.label(action, seen)

    def rule(self, action: int) -> str:
        return actions.rule(action)

    def advice(self) -> Advice:
        return WildGangsAdvice()


def _gangs(options: Options) -> list[int]:
    chosen = options["gangs"]
    assert isinstance(chosen, list)
    return [D.GANGS.index(gang) for gang in chosen]


GAME: Final = WildGangsGame()
