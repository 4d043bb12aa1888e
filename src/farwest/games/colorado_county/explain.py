"""What the game says about itself: whose decision it is, why something is refused, how it ended."""

from __future__ import annotations

from farwest.engine.core import LEGAL
from farwest.engine.errors import Args, Phrase, Refusal
from farwest.engine.outcome import Outcome
from farwest.games.colorado_county import actions, chronicle, data as D, refusals
from farwest.games.colorado_county.decisions import NAMES, RULES, SEALED
from farwest.games.colorado_county.state import NONE, County


def why_not(county: County, seat: int, action: int) -> Refusal | None:
    if county.over:
        return Refusal("CO-5.5.1", "refusal-over")
    if not 0 <= seat < county.players:
        return Refusal("CO-1.3", "refusal-no-seat")
    if not county.owes(seat):
        return _not_asked(county, seat, action)
    code = county.forbids(seat, action)
    if code == LEGAL:
        return None
    if code == refusals.OTHER_DECISION:
        return _other_decision(county, seat)
    rule, key = refusals.REASONS[code]
    return Refusal(rule, key, _args(county, seat, action))


def _not_asked(county: County, seat: int, action: int) -> Refusal | None:
    if action in county.interrupts(seat):
        return None
    if county.decision in SEALED:
        if county.asked >> seat & 1:
            return Refusal("CO-4.1.2", "refusal-closed")
        return Refusal(RULES[county.decision], f"refusal-not-asked-{NAMES[county.decision]}")
    if action == D.ASK_AGAIN:
        return Refusal("CO-4.10.2", "refusal-not-passing")
    return Refusal(RULES[county.decision], "refusal-not-your-turn", {"side": chronicle.side(county, int(county.actor))})


def _other_decision(county: County, seat: int) -> Refusal:
    name = NAMES[county.decision]
    if name in ("bid", "sale-bid"):
        name += "-count" if county.count[seat] == NONE else "-token"
    return Refusal(RULES[county.decision], f"refusal-now-{name}")


def _args(county: County, seat: int, action: int) -> Args:
    """What the sentences may speak of: the thing that was clicked, and what it should have been."""
    args = actions.thing(action)
    if county.lake != NONE:
        args["lake"] = f"lake-{D.LAKES[county.lake]}"
    if county.card != NONE:
        args["flag"] = f"flag-{D.FLAGS[D.CARD_FLAG[county.card]]}"
    if county.count[seat] != NONE:
        args["count"] = int(county.count[seat])
    args["size"] = int(county.size[seat])
    return args


def outcome(county: County) -> Outcome | None:
    """CO-5.5. The only end is after the fourth scoring."""
    if not county.over:
        return None
    seats = range(county.players)
    places = [int(county.place(seat)) for seat in seats]
    return Outcome(places, [int(county.score(seat)) for seat in seats], "CO-5.5.2", Phrase("reason-settled"))
