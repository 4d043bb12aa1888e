"""What a viewer may know (BC-6), built up piece by piece.

game, players, viewer (a seat or None), over, waiting, prompt {key, args, rule}, legal: as in every game
interrupts    what this viewer may do although it owes nothing: ["clock:P1"] or []
decision      "turn" | "hx" | "wx" | "w" | "wound" | "move" | "steal" | "end"; "hx", "wx" and "w" (the composition of
              a stake, BC-4.8) show to their author only, the others see "turn"
chosen        the author's stake so far: {"stake": 3, "hx": 1 or None, "wx": 0 or None}; None for all others
cause         what the wound being picked comes from: "defer" | "sheriff" | "indians", else None
phase         number of the phase, from 1
first         seat that began the phase;  queue: seats that have still to play, in order
circle        per position, clockwise from Start City at 0: {"town", "gold", "prisoners", "holes", "reverse",
              "reversed", "looted"}; reverse is "NOTHING" | "STEAL1" | "STEAL2" | "INDIANS"; printed figures
absent        towns left in the box (two with 2 or 3 players)
sheriff       position;  pawn: {"at": position, "owner": seat}
highest       highest stake on the table, 0 without any
winner        seat that won the stakes, while its pawn moves and raids; else None
ride          how far the last winner set out to ride, 0 before the first
distance      positions the pawn has still to move (while a wound is picked on its way)
bank          {"gold", "silver", "prisoners"} still beside the table;  gone: the same, out of the game for good
seats         per player {"gang", "status": "pending" | "staked" | "renounced" | "out", "reserve": [H, HX, W, WX],
              "staked": [H, HX, W, WX], "stake": tiles staked,
              "prisoners": among the W in reserve, "staked_prisoners": among the W staked,
              "defers": in this phase, "clocks": left, "last_attack": phase or 0,
              "cubes": how many behind the screen (follows from what all saw; to be shown only with `open_counts`),
              "gold", "silver": own ones, everybody's at the end, else None, "place": at the end, else None}
dummy         with two players {"gang", "stake", "cubes", "gold", "silver", "last_attack"}: seat 2 everywhere; else None
ledger        all that happened to cubes: {"kind": "gold" | "silver", "seat", "amount"} taken from the bank,
              {"kind": "theft", "seat": thief, "from": victim, "colour"}: "gold" | "silver", None for third persons,
              {"kind": "lost", "seat", "colour"}: to the sheriff
open_counts   may totals of others be shown (BC-6.1)?
clocks        {"mode": "off" | "realtime" | "async", "hours": of "async", else 0, "on_table": played in this phase}
timer         {"seat": whose sand runs, "by": who turned it, "seconds": how long}; None while none runs
ending        "renounced" | "exhausted" at the end, else None
"""

from __future__ import annotations

from farwest.engine.bits import members
from farwest.engine.data import Plain
from farwest.games.blackrock_city import data as D, state as S
from farwest.games.blackrock_city.actions import NOTATION
from farwest.games.blackrock_city.decisions import CAUSES, ENDINGS, LINES, NAMES, OPEN_TURN, RULES, STATUSES
from farwest.games.blackrock_city.state import NO_SEAT, NONE, Circle


def view_of(circle: Circle, viewer: int) -> dict[str, Plain]:
    """Each piece says to whom it shows; `viewer` is a seat, or SPECTATOR for somebody who holds none."""
    return {
        "game": "blackrock-city",
        "players": circle.players,
        "viewer": viewer if viewer >= 0 else None,
        "phase": circle.phase,
        "over": circle.over,
        "waiting": [int(seat) for seat in circle.waiting()],
        **_decision(circle, viewer),
        "interrupts": [NOTATION.text(action) for action in circle.interrupts(viewer)] if viewer >= 0 else [],
        "first": circle.first,
        "queue": queue_of(circle),
        "circle": [_town(circle, position) for position in range(circle.size)],
        "absent": [name for number, name in enumerate(D.TOWNS) if number not in list(circle.towns)],
        "sheriff": circle.sheriff,
        "pawn": {"at": circle.pawn, "owner": circle.owner},
        "highest": int(circle.highest()),
        "winner": winner_of(circle),
        "ride": circle.ride,
        "distance": circle.steps,
        "bank": {"gold": circle.bank_gold, "silver": circle.bank_silver, "prisoners": circle.bank_prisoners},
        "gone": _gone(circle),
        "seats": [_seat(circle, viewer, seat) for seat in range(circle.players)],
        "dummy": _dummy(circle) if circle.players == 2 else None,
        "ledger": [_line(written, viewer) for written in circle.ledger],
        "open_counts": circle.open_counts,
        "first_fixed": circle.first_fixed,
        "clocks": {"mode": clock_mode(circle.sand), "hours": circle.sand // 3600, "on_table": circle.clocks_down},
        "timer": timer_of(circle),
        "ending": ENDINGS[circle.ending],
    }


def gang_of(circle: Circle, seat: int) -> str:
    """What a seat is called, the dummy too."""
    return f"gang-{D.GANGS[circle.gangs[seat]]}" if seat < circle.players else "gang-dummy"


def queue_of(circle: Circle) -> list[Plain]:
    seats: list[Plain] = []
    queue = int(circle.queue)
    while queue:
        seats.append((queue & 7) - 1)
        queue >>= 3
    return seats


def winner_of(circle: Circle) -> int | None:
    """Whose raid is under way: the pawn is his from the moment it sets out (BC-4.12d)."""
    riding = circle.stage == S.MOVING or circle.decision == S.STEAL_PLAN
    return int(circle.owner) if riding else None


def timer_of(circle: Circle) -> dict[str, Plain] | None:
    """The sand runs against whose turn it is (BC-5.20)."""
    if circle.timer == NO_SEAT:
        return None
    return {"seat": circle.actor, "by": circle.timer, "seconds": circle.sand}


def clock_mode(sand: int) -> str:
    """BC-5.23 to BC-5.25, by the seconds that a clock gives."""
    return "off" if sand == 0 else "realtime" if sand == D.SAND_SECONDS else "async"


def _decision(circle: Circle, viewer: int) -> dict[str, Plain]:
    """The whole decision for whoever owes it; of a stake being put together the others see nothing (BC-4.8)."""
    mine = viewer == circle.actor and viewer >= 0
    decision = circle.decision if mine or circle.decision not in OPEN_TURN else S.TURN
    name = NAMES[decision]
    args: dict[str, Plain] = {}
    if not circle.over:
        args = {"gang": gang_of(circle, circle.actor), "phase": circle.phase, "stake": max(circle.chosen, 0) * mine}
    if decision == S.WOUND_PICK:
        name = f"wound-{CAUSES[circle.cause]}"
    key = f"prompt-{name}" if mine or circle.over else f"prompt-wait-{name}"
    return {
        "decision": NAMES[decision],
        "prompt": {"key": key, "args": args, "rule": RULES[decision]},
        "legal": [NOTATION.text(action) for action in circle.legal(viewer)] if mine else [],
        "chosen": _chosen(circle) if mine else None,
        "cause": CAUSES[circle.cause],
    }


def _chosen(circle: Circle) -> dict[str, Plain] | None:
    if circle.chosen == NONE:
        return None
    numbers = {"hx": circle.chosen_hx, "wx": circle.chosen_wx}
    return {"stake": circle.chosen, **{name: None if n == NONE else n for name, n in numbers.items()}}


def _town(circle: Circle, position: int) -> dict[str, Plain]:
    """Both faces are open to all."""
    town = circle.towns[position]
    return {
        "town": D.TOWNS[town],
        "gold": D.TOWN_GOLD[town],
        "prisoners": D.TOWN_PRISONERS[town],
        "holes": D.TOWN_HOLES[town],
        "reverse": D.REVERSES[D.TOWN_REVERSE[town]],
        "reversed": position in members(circle.reversed),
        "looted": position in members(circle.looted),
    }


def _gone(circle: Circle) -> dict[str, Plain]:
    """What is neither in the bank nor with anybody: all saw it leave."""
    return {
        "gold": D.GOLD_CUBES - circle.bank_gold - sum(circle.gold),
        "silver": D.SILVER_CUBES - circle.bank_silver - sum(circle.silver),
        "prisoners": D.PRISONERS - circle.bank_prisoners - sum(circle.prisoners) - sum(circle.staked_prisoners),
    }


def _seat(circle: Circle, viewer: int, seat: int) -> dict[str, Plain]:
    """Bandits, clocks and totals for all; colours for the owner, and for all when the screens are lifted (BC-6.2)."""
    shown = seat == viewer or circle.over
    return {
        "gang": D.GANGS[circle.gangs[seat]],
        "status": STATUSES[circle.status[seat]],
        "reserve": list(circle.reserve[seat * 4 : seat * 4 + 4]),
        "staked": list(circle.staked[seat * 4 : seat * 4 + 4]),
        "stake": circle.stake[seat],
        "prisoners": circle.prisoners[seat],
        "staked_prisoners": circle.staked_prisoners[seat],
        "defers": circle.defers[seat],
        "clocks": circle.clocks[seat],
        "last_attack": circle.attacks[seat],
        "cubes": int(circle.cubes(seat)),
        "gold": circle.gold[seat] if shown else None,
        "silver": circle.silver[seat] if shown else None,
        "place": int(circle.place(seat)) if circle.over else None,
    }


def _dummy(circle: Circle) -> dict[str, Plain]:
    """Nobody looks behind his screen before the end."""
    return {
        "gang": D.GANGS[circle.gangs[2]],
        "stake": circle.stake[2],
        "cubes": int(circle.cubes(2)),
        "gold": circle.gold[2] if circle.over else None,
        "silver": circle.silver[2] if circle.over else None,
        "last_attack": circle.attacks[2],
    }


def _line(written: int, viewer: int) -> dict[str, Plain]:
    """The colour of a stolen cube is for thief and victim, for ever (BC-6)."""
    kind, seat, value = S.line_kind(written), int(S.line_seat(written)), int(S.line_value(written))
    if kind == S.STOLE:
        victim = int(S.line_other(written))
        colour = D.COLOURS[value] if viewer in (seat, victim) else None
        return {"kind": "theft", "seat": seat, "from": victim, "colour": colour}
    if kind == S.LOST:
        return {"kind": "lost", "seat": seat, "colour": D.COLOURS[value]}
    return {"kind": LINES[kind], "seat": seat, "amount": value}
