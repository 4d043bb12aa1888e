"""What the journal is told. Never on the path of search: positions without a journal do not come here."""

from __future__ import annotations

from farwest.engine.bits import members
from farwest.engine.errors import Args
from farwest.engine.journal import Journal
from farwest.engine.native import i64
from farwest.games.blackrock_city import data as D, state as S
from farwest.games.blackrock_city.decisions import CAUSES, ENDINGS
from farwest.games.blackrock_city.state import Circle


def _journal(circle: Circle) -> Journal:
    assert circle.journal is not None
    return circle.journal


def gang(circle: Circle, seat: int) -> str:
    return f"gang-{D.GANGS[circle.gangs[seat]]}" if seat < circle.players else "gang-dummy"


def town(circle: Circle, position: int) -> str:
    return f"town-{D.TOWNS[circle.towns[position]]}"


# Set-up and the stakes. What is done on the staking place has been seen by all: it cannot be taken back (BC-4.5).


def dealt(circle: Circle) -> None:
    journal = _journal(circle)
    absent = [name for number, name in enumerate(D.TOWNS) if number not in list(circle.towns)]
    if absent:
        journal.tell("BC-3.2", "told-absent", {"one": f"town-{absent[0]}", "other": f"town-{absent[1]}"})
    journal.tell("BC-3.6", "told-first", {"gang": gang(circle, circle.first)})


def phase_opened(circle: Circle) -> None:
    first = circle.first
    alone = circle.phase > 1 and circle.bandits(first) == 1
    args: Args = {"phase": circle.phase, "gang": gang(circle, first)}
    _journal(circle).tell(
        "BC-4.13" if circle.phase > 1 else "BC-3.6", "told-phase-one" if alone else "told-phase", args
    )


def dummy_staked(circle: Circle, holes: i64) -> None:
    rule = "BC-4.16" if holes else "BC-4.17"
    _journal(circle).tell(rule, "told-dummy-staked", {"count": holes, "town": town(circle, circle.pawn)})


def staked(circle: Circle, seat: i64) -> None:
    tiles = circle.staked[seat * 4 : seat * 4 + 4]
    args: Args = {"gang": gang(circle, seat), "count": circle.stake[seat]}
    args |= {"healthy": tiles[D.H] + tiles[D.HX], "wounded": tiles[D.W] + tiles[D.WX], "x": tiles[D.HX] + tiles[D.WX]}
    _journal(circle).reveal("BC-4.5", "told-staked", args)


def deferred(circle: Circle, seat: i64) -> None:
    _journal(circle).reveal("BC-4.7", "told-deferred", {"gang": gang(circle, seat)})


def renounced(circle: Circle, seat: i64) -> None:
    _journal(circle).reveal("BC-4.6", "told-renounced", {"gang": gang(circle, seat)})


def gave_up(circle: Circle, seat: i64) -> None:
    _journal(circle).tell("BC-4.10", "told-gave-up", {"gang": gang(circle, seat)})


# The sheriff, wounds, clocks.


def sheriff_walked(circle: Circle, steps: i64) -> None:
    args: Args = {"count": steps, "town": town(circle, circle.sheriff)}
    _journal(circle).tell("BC-4.9", "told-sheriff" if steps else "told-sheriff-still", args)


def caught(circle: Circle) -> None:
    args: Args = {"gang": gang(circle, circle.owner), "town": town(circle, circle.pawn)}
    _journal(circle).tell("BC-5.3", "told-caught", args)


def safe_at_start(circle: Circle) -> None:
    _journal(circle).tell("BC-5.4", "told-safe", {"gang": gang(circle, circle.owner)})


def lost_cube(circle: Circle, seat: i64, colour: i64) -> None:
    args: Args = {"gang": gang(circle, seat), "cube": f"cube-{D.COLOURS[colour]}"}
    _journal(circle).reveal("BC-5.3", "told-lost-cube", args)


def nothing_to_lose(circle: Circle, seat: i64) -> None:
    _journal(circle).tell("BC-5.3", "told-nothing-to-lose", {"gang": gang(circle, seat)})


_CAUSE_RULES = {S.BY_DEFERRING: "BC-4.7", S.BY_SHERIFF: "BC-5.3", S.BY_INDIANS: "BC-5.6", S.BY_TIMEOUT: "BC-5.22"}


def struck(circle: Circle, seat: i64, kind: i64, cause: i64) -> None:
    key = "told-wounded" if kind < D.W else "told-killed"
    args: Args = {"gang": gang(circle, seat), "bandit": f"bandit-{D.CLASSES[kind]}"}
    _journal(circle).reveal(_CAUSE_RULES[cause], key, {**args, "cause": f"cause-{CAUSES[cause]}"})


def clock_played(circle: Circle, seat: i64) -> None:
    args: Args = {"gang": gang(circle, seat), "target": gang(circle, circle.actor), "left": circle.clocks[seat]}
    _journal(circle).reveal("BC-5.20", "told-clock", args)


def sand_through(circle: Circle, seat: i64) -> None:
    _journal(circle).reveal("BC-5.22", "told-timeout", {"gang": gang(circle, seat)})


# What the stakes bring.


def won(circle: Circle, seat: i64) -> None:
    _journal(circle).tell("BC-4.12a", "told-won", {"gang": gang(circle, seat), "count": circle.stake[seat]})


def turned_over(circle: Circle, position: i64) -> None:
    reverse = D.REVERSES[D.TOWN_REVERSE[circle.towns[position]]]
    args: Args = {"town": town(circle, position), "reverse": f"reverse-{reverse}"}
    _journal(circle).tell("BC-4.12c", "told-turned", args)


def set_out(circle: Circle, distance: i64) -> None:
    args: Args = {"gang": gang(circle, circle.owner), "count": distance, "town": town(circle, circle.pawn)}
    _journal(circle).reveal("BC-4.12d", "told-set-out", args)


def stopped(circle: Circle) -> None:
    args: Args = {"gang": gang(circle, circle.owner), "town": town(circle, circle.pawn)}
    _journal(circle).tell("BC-5.6", "told-stopped", args)


def arrived(circle: Circle) -> None:
    args: Args = {"gang": gang(circle, circle.owner), "town": town(circle, circle.pawn)}
    _journal(circle).tell("BC-4.12e", "told-arrived", args)


def blocked(circle: Circle) -> None:
    args: Args = {"gang": gang(circle, circle.owner), "town": town(circle, circle.pawn)}
    _journal(circle).tell("BC-5.5", "told-blocked", args)


def found_nothing(circle: Circle) -> None:
    turned = circle.pawn in members(circle.reversed)
    args: Args = {"gang": gang(circle, circle.owner), "town": town(circle, circle.pawn)}
    _journal(circle).tell("BC-2.6" if turned else "BC-8.16", "told-found-nothing", args)


def looted(circle: Circle, seat: i64, gold: i64, prisoners: i64) -> None:
    args: Args = {"gang": gang(circle, seat), "town": town(circle, circle.pawn), "gold": gold, "prisoners": prisoners}
    if seat < circle.players:
        _journal(circle).tell("BC-5.7", "told-looted", args)
    else:
        _journal(circle).tell("BC-4.20", "told-dummy-looted", args)


def nobody_to_rob(circle: Circle) -> None:
    _journal(circle).tell("BC-5.8", "told-nobody-to-rob", {"gang": gang(circle, circle.owner)})


def stole(circle: Circle, thief: i64, victim: i64, colour: i64) -> None:
    """That a cube changes hands is seen by all, its colour by two people only (BC-6)."""
    journal = _journal(circle)
    args: Args = {"gang": gang(circle, thief), "victim": gang(circle, victim)}
    rule = "BC-5.8" if thief < circle.players else "BC-4.21"
    journal.tell(rule, "told-stole", args)
    cube: Args = {"cube": f"cube-{D.COLOURS[colour]}"}
    if thief < circle.players:
        journal.reveal(rule, "told-you-stole", {**args, **cube}, (int(thief),))
    if victim < circle.players:
        journal.reveal(rule, "told-you-were-robbed", {**args, **cube}, (int(victim),))


def coach_robbed(circle: Circle, seat: i64) -> None:
    args: Args = {"gang": gang(circle, seat), "count": circle.stake[seat], "left": circle.bank_silver}
    _journal(circle).tell("BC-5.9", "told-coach", args)


def coach_untouched(circle: Circle, owners: i64) -> None:
    """Nobody is second, several are, or there is no silver left."""
    key = "told-coach-tie" if owners > 1 else "told-coach-empty" if owners == 1 else "told-coach-alone"
    _journal(circle).tell("BC-5.9", key, {})


def came_back(circle: Circle, seat: i64) -> None:
    tiles = circle.staked[seat * 4 : seat * 4 + 4]
    back, killed = tiles[D.H] + tiles[D.HX], tiles[D.W] + tiles[D.WX]
    _journal(circle).tell("BC-4.12g", "told-came-back", {"gang": gang(circle, seat), "back": back, "killed": killed})


def finished(circle: Circle) -> None:
    """BC-6.2: the screens are lifted."""
    journal = _journal(circle)
    journal.reveal("BC-5.11", f"told-end-{ENDINGS[circle.ending]}", {})
    for seat in sorted(range(circle.players), key=circle.place):
        args: Args = {"gang": gang(circle, seat), "place": int(circle.place(seat)), "cubes": int(circle.cubes(seat))}
        journal.reveal("BC-5.12", "told-rank", {**args, "gold": circle.gold[seat], "silver": circle.silver[seat]})
    if circle.players == 2:
        args = {"cubes": int(circle.cubes(2)), "gold": circle.gold[2], "silver": circle.silver[2]}
        journal.reveal("BC-5.12", "told-dummy-cubes", args)
