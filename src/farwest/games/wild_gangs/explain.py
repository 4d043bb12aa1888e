"""What the game says about itself: whose decision it is, why something is refused, how it ended."""

from __future__ import annotations

from farwest.engine.core import LEGAL
from farwest.engine.errors import Args, Phrase, Refusal
from farwest.engine.outcome import Outcome
from farwest.games.wild_gangs import actions, data as D, refusals, view
from farwest.games.wild_gangs.decisions import NAMES, RULES
from farwest.games.wild_gangs.state import Town


def why_not(town: Town, seat: int, action: int) -> Refusal | None:
    if town.over:
        return Refusal("WG-5.18", "refusal-over")
    if seat != town.actor:
        return Refusal("WG-4.0.1", "refusal-not-your-turn", {"gang": f"gang-{D.GANGS[town.gangs[town.actor]]}"})
    code = town.forbids(seat, action)
    if code == LEGAL:
        return None
    if code == refusals.OTHER_DECISION:
        return Refusal(RULES[town.decision], f"refusal-now-{NAMES[town.decision]}")
    rule, key = refusals.REASONS[code]
    return Refusal(rule, key, _told(town, seat, action))


def _told(town: Town, seat: int, action: int) -> Args:
    return actions.label(action, view.view_of(town, seat)).args


def outcome(town: Town) -> Outcome | None:
    """WG-5.17. The only end is after the last showdown (WG-5.18)."""
    if not town.over:
        return None
    seats = range(town.players)
    places = [int(town.place(seat)) for seat in seats]
    return Outcome(places, [int(town.score(seat)) for seat in seats], "WG-5.17", Phrase("reason-settled"))
