"""A seat at a chosen moment of a game: a recorded game is uploaded, and "what if?" goes on from there against bots."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from playwright.sync_api import FilePayload

from farwest.engine.core import Dice
from farwest.engine.match import Match
from farwest.games import GAMES
from tests.browser.moves import awaits_turn
from tests.browser.visitors import Visitor
from tools import preview


class Moment(NamedTuple):
    """The record of a whole game, after how many of its moves the moment is, and whose decision it is."""

    record: str
    at: int
    seat: int

    @property
    def file(self) -> FilePayload:
        return {"name": "game.json", "mimeType": "application/json", "buffer": self.record.encode()}


@cache
def moment(name: str) -> Moment:
    """A scene of the previews, played on to the end."""
    match = preview.play(preview.SCENES[name])
    at, seat, chooser = len(match.entries), match.state.actor, random.Random(name)
    while not match.state.over:
        preview.step(match, chooser)
    return Moment(match.record.to_json(), at, seat)


Choose = Callable[[Sequence[str], random.Random], str]


def moment_in(
    game: str, players: int, seed: int, reached: Callable[[Any], bool], choose: Choose, **options: str
) -> Moment:
    """A game in which somebody chooses by lot: the first moment where the view of whoever is to act has come so far."""
    rules, lot = GAMES.find(game), random.Random(seed)
    match, at, seat = Match.simulate(rules, players, dict(options), Dice(seed)), -1, -1
    while not match.state.over:
        actor = match.state.to_act()[0]
        view: Mapping[str, Any] = match.state.view(actor)
        if at < 0 and reached(view):
            at, seat = len(match.entries), actor
        match.play(actor, choose(view["legal"], lot))
    assert at >= 0, "no such moment in this game"
    return Moment(match.record.to_json(), at, seat)


@cache
def proven() -> Moment:
    """A whole game on provable dice."""
    match, chooser = Match.new(preview.GAME, 2, secret="5ec2e7" * 8), random.Random(8)
    while not match.state.over:
        preview.step(match, chooser)
    return Moment(match.record.to_json(), 0, 0)


def upload(who: Visitor, moment: Moment) -> str:
    """Returns the path of the table to replay."""
    who.open("/replay")
    who.field("replay-file").set_input_files(moment.file)
    who.button("replay-open").click()
    who.page.wait_for_url("**/replay?*")
    return who.path.removesuffix("/replay")


def sit_at(who: Visitor, name: str, later: int = 0) -> str:
    """Take the seat whose decision it is, or was so many steps ago; returns the path of the new table."""
    return sit_in(who, moment(name), later)


def sit_in(who: Visitor, chosen: Moment, later: int = 0) -> str:
    """The same for any moment."""
    recorded = upload(who, chosen)
    who.open(f"{recorded}/replay?at={chosen.at + later}")
    who.page.locator("summary", has_text=who.say("replay-what-if")).click()
    who.page.get_by_label(who.say("replay-what-if-seat")).select_option(index=chosen.seat)
    who.button("replay-what-if-go").click()
    who.page.wait_for_url(lambda url: "/t/" in url and not url.startswith(who.home + recorded))
    assert awaits_turn(who)
    return who.path
