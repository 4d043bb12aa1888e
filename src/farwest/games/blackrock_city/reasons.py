"""Reasons for a choice, in words: what it brings if nobody answers, whom it spoils the ride for, what it saves."""

from __future__ import annotations

from farwest.engine.core import Dice
from farwest.engine.errors import Args, Phrase
from farwest.engine.journal import Fact, Journal
from farwest.games.blackrock_city import data as D, prospects
from farwest.games.blackrock_city.actions import NOTATION
from farwest.games.blackrock_city.judgement import SEED, copy_of
from farwest.games.blackrock_city.state import TURN, Circle
from farwest.games.blackrock_city.view import gang_of

# What the journal would tell of the seat, the best news first.
_OWN_NEWS = {
    "told-looted": "advice-raid",
    "told-stole": "advice-theft",
    "told-coach": "advice-coach",
    "told-blocked": "advice-blocked",
    "told-found-nothing": "advice-nothing",
    "told-nobody-to-rob": "advice-nothing",
    "told-stopped": "advice-nothing",
}


def explain(circle: Circle, seat: int, action: int) -> Phrase:
    kind, _, target = NOTATION.text(action).partition(":")
    if kind == "defer":
        return Phrase("advice-defer")
    if kind == "renounce":
        return _renounce(circle, seat)
    if kind in ("hx", "wx"):
        return Phrase("advice-no-x" if target == "0" else "advice-x")
    if kind == "w":
        return Phrase("advice-healthy" if target == "0" else "advice-wounded")
    if kind == "wound":
        return Phrase("advice-lose-x" if target.endswith("X") else "advice-plain")
    if kind == "steal":
        return _steal(circle, seat, int(target[1]))
    return _ride(circle, seat, action)


def _followed(circle: Circle, action: int) -> tuple[Circle, list[Fact]]:
    """The end of the phase if everybody else renounced, and what the journal would have told."""
    copy = copy_of(circle)
    journal = Journal()
    copy.journal = journal
    dice = Dice(SEED)
    copy.advance(action, dice)
    prospects.stay_out(copy, dice)
    return copy, journal.facts


def _ride(circle: Circle, seat: int, action: int) -> Phrase:
    """A stake, or how far to ride after having staked alone."""
    _, facts = _followed(circle, action)
    mine = [fact for fact in facts if fact.args.get("gang") == gang_of(circle, seat)]
    for told, reason in _OWN_NEWS.items():
        fact = next((fact for fact in mine if fact.key == told), None)
        if fact is not None:
            return Phrase(reason, _place(circle, facts) | _amounts(fact))
    return _spoiled(circle, facts) or Phrase("advice-stake")


def _place(circle: Circle, facts: list[Fact]) -> Args:
    """Where the ride ended, if there was one."""
    arrived = next((fact for fact in facts if fact.key == "told-arrived"), None)
    return {"town": arrived.args["town"]} if arrived is not None else {}


def _amounts(fact: Fact) -> Args:
    return {name: fact.args[name] for name in ("gold", "prisoners") if name in fact.args}


def _spoiled(circle: Circle, facts: list[Fact]) -> Phrase | None:
    """Another one's raid that comes to nothing, beside what would happen if the seat renounced."""
    if circle.decision != TURN:
        return None
    _, otherwise = _followed(circle, D.RENOUNCE)
    raid = next((fact for fact in otherwise if fact.key in ("told-looted", "told-dummy-looted")), None)
    if raid is None or any(fact.key == raid.key and fact.args["town"] == raid.args["town"] for fact in facts):
        return None
    return Phrase("advice-spoil", {"gang": raid.args["gang"], "town": raid.args["town"]})


def _renounce(circle: Circle, seat: int) -> Phrase:
    copy, _ = _followed(circle, D.RENOUNCE)
    if copy.over and copy.place(seat) == 1:
        return Phrase("advice-end")
    return Phrase("advice-renounce")


def _steal(circle: Circle, seat: int, victim: int) -> Phrase:
    life = prospects.life_value(circle)
    others = [other for other in range(circle.players) if other != seat]
    strongest = max(others, key=lambda other: prospects.standing(circle, other, life))
    key = "advice-rob-strongest" if victim == strongest else "advice-rob"
    return Phrase(key, {"gang": gang_of(circle, victim)})
