"""Dodge City, registered."""

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
from farwest.games.dodge_city import actions, data as D, position, setup
from farwest.games.dodge_city.advice import DodgeCityAdvice
from farwest.games.dodge_city.complete import complete
from farwest.games.dodge_city.play import DodgeCity


class DodgeCityGame(Game):
    id = "dodge-city"
    prefix = "DC"
    title = "Dodge City"
    player_counts = (2, 3, 4, 5)
    rules_version = D.RULES_VERSION
    replays_versions = (1,)
    options = (Arrangement("colours", "DC-3.1", tuple(D.COLOURS)),)
    notation = actions.NOTATION

    def deal(self, players: int, options: Options, chance: Chance, journal: Journal | None) -> State:
        city = DodgeCity(players)
        city.take_colours(_colours(options))
        city.journal = journal
        setup.deal(city, chance)
        return city

    def load(self, data: Mapping[str, Plain]) -> State:
        return position.load(data, DodgeCity)

    def complete(self, view: Mapping[str, Plain], chance: Chance) -> State:
        return complete(view, DodgeCity, chance)

    def sides(self, players: int, options: Options) -> list[str]:
        return [f"side-{D.COLOURS[colour]}" for colour in _colours(options)[:players]]

    def label(self, action: int, view: Mapping[str, Plain]) -> Phrase:
        return actions.label(action, view)

    def rule(self, action: int) -> str:
        return actions.rule(action)

    def advice(self) -> Advice:
        return DodgeCityAdvice()


def _colours(options: Options) -> list[int]:
    chosen = options["colours"]
    assert isinstance(chosen, list)
    return [D.COLOURS.index(colour) for colour in chosen]


GAME: Final = DodgeCityGame()
