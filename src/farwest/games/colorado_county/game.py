"""Colorado County, registered."""

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
from farwest.games.colorado_county import actions, chronicle, data as D, flow, position, setup
from farwest.games.colorado_county.advice import ColoradoCountyAdvice
from farwest.games.colorado_county.complete import complete
from farwest.games.colorado_county.play import ColoradoCounty


class ColoradoCountyGame(Game):
    id = "colorado-county"
    prefix = "CO"
    title = "Colorado County"
    player_counts = (2, 3, 4)
    rules_version = D.RULES_VERSION
    replays_versions = (1,)
    options = (
        Option("lakes", "CO-3.2", tuple(D.LAYOUTS), D.LAYOUTS[0]),
        Arrangement("colours", "CO-3.1", tuple(D.COLOURS)),
    )
    notation = actions.NOTATION

    def deal(self, players: int, options: Options, chance: Chance, journal: Journal | None) -> State:
        county = ColoradoCounty(players)
        county.take_colours(_colours(options))
        county.layout = D.LAYOUTS.index(str(options["lakes"]))
        county.journal = journal
        setup.deal(county, chance)
        if journal is not None:
            chronicle.dealt(county)
        flow.begin(county, chance)
        return county

    def load(self, data: Mapping[str, Plain]) -> State:
        return position.load(data, ColoradoCounty)

    def complete(self, seen: Mapping[str, Plain], chance: Chance) -> State:
        return complete(seen, ColoradoCounty, chance)

    def sides(self, players: int, options: Options) -> list[str]:
        return [f"colour-{D.COLOURS[colour]}" for colour in _colours(options)[:players]]

    def label(self, action: int, seen: Mapping[str, Plain]) -> Phrase:
        return actions.label(action, seen)

    def rule(self, action: int) -> str:
        return actions.rule(action)

    def advice(self) -> Advice:
        return ColoradoCountyAdvice()


def _colours(options: Options) -> list[int]:
    chosen = options["colours"]
    assert isinstance(chosen, list)
    return [D.COLOURS.index(colour) for colour in chosen]


GAME: Final = ColoradoCountyGame()
