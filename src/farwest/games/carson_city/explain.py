"""What the game says about itself: whose decision it is, why something is refused, how it ended."""

from __future__ import annotations

from farwest.engine.core import LEGAL
from farwest.engine.errors import Args, Phrase, Refusal
from farwest.engine.outcome import Outcome
from farwest.games.carson_city import actions, chronicle, data as D, refusals
from farwest.games.carson_city.codes import CHOOSE_TILE, NO_SEAT
from farwest.games.carson_city.decisions import NAMES, RULES
from farwest.games.carson_city.state import Town


def why_not(town: Town, seat: int, action: int) -> Refusal | None:
    if town.over:
        return Refusal("CC-5.41", "refusal-over")
    if not town.owes(seat):
        if town.decision == CHOOSE_TILE:  # who has chosen already must not show
            return Refusal("CC-11.5", "refusal-not-your-tile")
        return Refusal(RULES[town.decision], "refusal-not-your-turn", {"colour": chronicle.colour(town, town.actor)})
    code = town.forbids(seat, action)
    if code == LEGAL:
        return None
    if code == refusals.OTHER_DECISION:
        return Refusal(RULES[town.decision], f"refusal-now-{NAMES[town.decision]}")
    rule, key = refusals.REASONS[code]
    return Refusal(rule, key, _told(town, action))


def _told(town: Town, action: int) -> Args:
    """Where it would have been, and what is there."""
    target = actions.NOTATION.text(action).rpartition(":")[2]
    if target not in D.CELLS:
        return {"place": f"square-{target}" if target in D.SQUARES else f"={target}"}
    cell = D.CELLS.index(target)
    owner = town.owner[cell]
    return {
        "place": f"={target}",
        "building": f"tile-{D.TILES[town.tile[cell]]}" if town.tile[cell] >= 0 else "tile-none",
        "owner": "colour-none" if owner == NO_SEAT else chronicle.colour(town, owner),
    }


def outcome(town: Town) -> Outcome | None:
    """CC-5.41. The only end is after the fourth round."""
    if not town.over:
        return None
    seats = range(town.players)
    places = [int(town.place(seat)) for seat in seats]
    return Outcome(places, [int(town.score(seat)) for seat in seats], "CC-5.41", Phrase("reason-rounds"))
