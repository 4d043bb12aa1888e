"""Carson City, registered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from farwest.engine.advice import Advice
from farwest.engine.core import Chance, State
from farwest.engine.data import Plain
from farwest.engine.errors import Phrase
from farwest.engine.game import Game
from farwest.engine.journal import Journal
from farwest.engine.options import Arrangement, Option, Options
from farwest.games.carson_city import actions, data as D, flow, position, setup
from farwest.games.carson_city.advice import CarsonCityAdvice
from farwest.games.carson_city.complete import complete
from farwest.games.carson_city.decisions import SIDES
from farwest.games.carson_city.play import CarsonCity

_BY_HAND: Final = ("personality_side", "custom")


class CarsonCityGame(Game):
    id = "carson-city"
    prefix = "CC"
    title = "Carson City"
    player_counts = (2, 3, 4, 5)
    rules_version = D.RULES_VERSION
    replays_versions = (1,)
    options = (
        Arrangement("colours", "CC-2.2", tuple(D.COLOURS)),
        Option("personality_side", "CC-11.1", tuple(SIDES), "yellow"),
        *(Option(f"side_{card}", "CC-11.1", ("yellow", "red"), "yellow", _BY_HAND) for card in D.CARDS),
        Option("board_side", "CC-11.4", ("plain", "river"), "plain"),
        Option("duel_mode", "CC-11.5", ("dice", "tiles"), "dice"),
        Option("duel_dice", "CC-8.4", ("1", "2"), "1", ("duel_mode", "dice")),
        Option("starting_revolvers", "CC-11.6", ("0", "1"), "0"),
        Option("bank_count", "CC-2.1", ("5", "4"), "5"),
        Option("church_protects", "CC-5.27", ("all", "own"), "all"),
        Option("road_timing", "CC-5.13", ("build", "anytime"), "build"),
        Option("dead_cowboys", "CC-11.7", ("off", "on"), "off"),
    )
    notation = actions.NOTATION

    def deal(self, players: int, options: Options, chance: Chance, journal: Journal | None) -> State:
        town = CarsonCity(players)
        position.take_options(town, options)
        town.journal = journal
        setup.deal(town, chance)
        flow.run(town, chance)
        return town

    def load(self, data: Mapping[str, Plain]) -> State:
        return position.load(data, CarsonCity)

    def complete(self, seen: Mapping[str, Plain], chance: Chance) -> State:
        return complete(seen, CarsonCity, chance)

    def sides(self, players: int, options: Options) -> list[str]:
        colours = options["colours"]
        assert isinstance(colours, list)
        return [f"colour-{colour}" for colour in colours[:players]]

    def label(self, action: int, seen: Mapping[str, Plain]) -> Phrase:
        return actions.label(action, seen)

    def rule(self, action: int) -> str:
        return actions.rule(action)

    def advice(self) -> Advice:
        return CarsonCityAdvice()


GAME: Final = CarsonCityGame()
