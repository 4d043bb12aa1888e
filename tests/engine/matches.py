"""Matches of the small games, begun and played on."""

from farwest.engine.core import Dice
from farwest.engine.match import Match
from farwest.kit.play import random_move
from tests.kit_games.fists.game import GAME as FISTS
from tests.kit_games.prospectors.game import GAME as PROSPECTORS


def fists(players: int = 2, **options: object) -> Match:
    return Match.new(FISTS, players, options, secret="a secret", shares=("a", "b"))


def called(players: int = 2) -> Match:
    """Fists with the window of the first round open."""
    match = fists(players)
    match.play(0, "call:big")
    return match


def prospectors() -> Match:
    """Whoever is first has something in the pan."""
    return Match.new(PROSPECTORS, 3, secret="prospectors")


def first_card(match: Match, seat: int) -> str:
    return FISTS.text(match.state.legal(seat)[0])


def to_the_end(match: Match, seed: int = 1, entries: int = 10_000) -> Match:
    dice = Dice(seed)
    while not match.state.over and entries:
        match.play(*random_move(match.game, match.state, dice))
        entries -= 1
    return match
