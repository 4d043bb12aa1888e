"""What the game says about itself: whose decision it is, why something is refused, how it ended."""

from __future__ import annotations

from farwest.engine.core import LEGAL, TABLE
from farwest.engine.errors import Args, Phrase, Refusal
from farwest.engine.outcome import Outcome
from farwest.games.blackrock_city import clocks, data as D, refusals
from farwest.games.blackrock_city.actions import NOTATION
from farwest.games.blackrock_city.decisions import ENDINGS, NAMES, OPEN_TURN, RULES
from farwest.games.blackrock_city.state import NO_BANDITS, NO_SEAT, TURN, Circle
from farwest.games.blackrock_city.view import gang_of


def why_not(circle: Circle, seat: int, action: int) -> Refusal | None:
    if circle.over:
        return Refusal("BC-5.11", "refusal-over")
    if seat != circle.actor:
        return _interrupting(circle, seat, action)
    code = circle.forbids(seat, action)
    if code == LEGAL:
        return None
    if code == refusals.OTHER_DECISION:
        return Refusal(RULES[circle.decision], f"refusal-now-{NAMES[circle.decision]}")
    return _refusal(circle, seat, action, code)


def _interrupting(circle: Circle, seat: int, action: int) -> Refusal | None:
    """Who owes nothing may play his own clock, the TABLE may say that the sand is through."""
    if D.CLOCK <= action < D.TIMEOUT and 0 <= seat < circle.players:
        code = clocks.forbids_clock(circle, seat) if action == D.CLOCK + seat else refusals.NOT_YOUR_CLOCK
        return None if code == LEGAL else _refusal(circle, seat, action, code)
    if D.TIMEOUT <= action < D.ACTION_COUNT:
        if seat != TABLE:
            return _refusal(circle, seat, action, refusals.TABLE_ONLY)
        if circle.timer == NO_SEAT:
            return _refusal(circle, seat, action, refusals.NO_SAND)
        return None if action == D.TIMEOUT + circle.actor else _refusal(circle, seat, action, refusals.OTHER_SAND)
    # Of a stake being put together the others know nothing (BC-4.8).
    decision = TURN if circle.decision in OPEN_TURN else circle.decision
    return Refusal(RULES[decision], "refusal-not-your-turn", {"gang": gang_of(circle, circle.actor)})


def _refusal(circle: Circle, seat: int, action: int, code: int) -> Refusal:
    rule, key = refusals.REASONS[code]
    return Refusal(rule, key, _told(circle, seat, action))


def _told(circle: Circle, seat: int, action: int) -> Args:
    """What the sentences need: the number asked for, what there is, whom it is about."""
    kind, _, target = NOTATION.text(action).partition(":")
    args: Args = {"gang": gang_of(circle, circle.actor)}
    if kind == "steal":
        poorest = min((int(victim[1:]) for victim in target.split("+")), key=lambda victim: int(_cubes(circle, victim)))
        args["victim"] = gang_of(circle, poorest) if poorest < circle.holders else "gang-none"
    elif target.isdigit():
        args["count"] = int(target)
    if seat >= 0:
        args |= {"bandits": int(circle.bandits(seat)), "stake": int(circle.stake[seat])}
    return args


def _cubes(circle: Circle, seat: int) -> int:
    return int(circle.cubes(seat)) if seat < circle.holders else -1


def outcome(circle: Circle) -> Outcome | None:
    """BC-5.11, BC-5.12."""
    if not circle.over:
        return None
    seats = range(circle.players)
    rule = "BC-4.15" if circle.ending == NO_BANDITS else "BC-4.11"
    places = [int(circle.place(seat)) for seat in seats]
    scores = [int(circle.score(seat)) for seat in seats]
    return Outcome(places, scores, rule, Phrase(f"reason-{ENDINGS[circle.ending]}"))
