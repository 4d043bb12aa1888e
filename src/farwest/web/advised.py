"""What a bot suggests, as it is shown: each choice in words, what may be expected of it, why, and how to go on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from farwest.engine.errors import Phrase
from farwest.engine.game import Game
from farwest.tables.advising import Suggestion


class Advised(NamedTuple):
    """`then` are further steps of the same turn, in words."""

    action: str
    label: Phrase
    prospect: Phrase
    reason: Phrase | None
    then: Sequence[Phrase]


def advised(game: Game, view: Mapping[str, Any], suggestions: Sequence[Suggestion]) -> list[Advised]:
    players = view["players"]
    return [
        Advised(each.action, game.label(game.parse(each.action), view), prospect(each, players), each.reason, each.then)
        for each in suggestions
    ]


def prospect(each: Suggestion, players: int) -> Phrase:
    """Between two the chance to win, among more the place to expect; how the bot leans if it reckons with neither."""
    if each.chance is None:
        return Phrase("table-share", {"share": round(100 * each.share)})
    if players == 2:
        return Phrase("table-chance", {"percent": round(100 * each.chance)})
    tenths = round(10 * (1 + (1 - each.chance) * (players - 1)))
    return Phrase("table-expected", {"whole": tenths // 10, "tenth": tenths % 10, "players": players})
