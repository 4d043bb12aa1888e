"""Blackrock City, registered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from farwest.engine.advice import Advice
from farwest.engine.core import Chance, State
from farwest.engine.data import Plain
from farwest.engine.errors import Phrase
from farwest.engine.game import Game, Timer
from farwest.engine.journal import Journal
from farwest.engine.options import Arrangement, Flag, Option, Options
from farwest.games.blackrock_city import actions, data as D, position
from farwest.games.blackrock_city.advice import BlackrockCityAdvice
from farwest.games.blackrock_city.complete import complete
from farwest.games.blackrock_city.play import BlackrockCity
from farwest.games.blackrock_city.state import NO_SEAT

TRANSPORT: Final = 0.5  # seconds: what was sent in time may be a little late (BC-5.23)


class BlackrockCityGame(Game):
    id = "blackrock-city"
    prefix = "BC"
    title = "Blackrock City"
    player_counts = (2, 3, 4)
    rules_version = D.RULES_VERSION
    replays_versions = (1,)
    options = (
        Arrangement("gangs", "BC-2.2", tuple(D.GANGS)),
        Option("first", "BC-3.6", ("draw", "seat"), "draw"),
        Option("clocks", "BC-5.23", tuple(D.CLOCK_MODES), "off"),
        Option("async_clock_hours", "BC-5.24", ("6", "12", "24"), "12", ("clocks", "async")),
        Flag("open_counts", "BC-6.1", default=False),
    )
    notation = actions.NOTATION

    def deal(self, players: int, options: Options, chance: Chance, journal: Journal | None) -> State:
        circle = BlackrockCity(players)
        circle.take_gangs(_gangs(options, players))
        circle.first_fixed = options["first"] == "seat"
        circle.sand = position.sand_of(str(options["clocks"]), int(str(options["async_clock_hours"])))
        circle.open_counts = bool(options["open_counts"])
        circle.journal = journal
        circle.open(chance)
        return circle

    def load(self, data: Mapping[str, Plain]) -> State:
        return position.load(data, BlackrockCity)

    def complete(self, seen: Mapping[str, Plain], chance: Chance) -> State:
        return complete(seen, BlackrockCity, chance)

    def sides(self, players: int, options: Options) -> list[str]:
        return [f"gang-{D.GANGS[gang]}" for gang in _gangs(options, players)[:players]]

    def label(self, action: int, seen: Mapping[str, Plain]) -> Phrase:
        return actions.label(action, seen)

    def rule(self, action: int) -> str:
        return actions.rule(action)

    def advice(self) -> Advice:
        return BlackrockCityAdvice()

    def timer(self, state: State, action: int | None = None) -> Timer | None:
        """The sand of a clock (BC-5.20), also as it would run once `action` is played."""
        assert isinstance(state, BlackrockCity)
        turned = action is not None and D.CLOCK <= action < D.TIMEOUT
        if state.over or (state.timer == NO_SEAT and not turned):
            return None
        seat, seconds = int(state.actor), int(state.sand)
        late = TRANSPORT if seconds == D.SAND_SECONDS else 0.0
        return Timer(seat, seconds, self.text(D.TIMEOUT + seat), late)

    def unsuited(self, options: Options, time: str) -> Phrase | None:
        """BC-5.23 to BC-5.25: fifteen seconds need people who are there; without a clock there is no sand at all."""
        if options["clocks"] != "off" and time == "unmeasured":
            return Phrase("unsuited-no-clock")
        if options["clocks"] == "realtime" and time == "days":
            return Phrase("unsuited-days")
        return None


def _gangs(options: Options, players: int) -> list[int]:
    """The gang of each seat; with two players the dummy leads the first that is left (BC-3.7)."""
    chosen = options["gangs"]
    assert isinstance(chosen, list)
    gangs = [D.GANGS.index(gang) for gang in chosen[:players]]
    rest = [gang for gang in range(len(D.GANGS)) if gang not in gangs]
    return gangs + rest[:1] if players == 2 else gangs


GAME: Final = BlackrockCityGame()
