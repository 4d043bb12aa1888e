"""A closer look at one thing on the board, and what a stake would bring if nobody else staked after it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from farwest.engine.errors import Args, Phrase
from farwest.engine.picture import Look, Note
from farwest.games.blackrock_city import actions
from farwest.games.blackrock_city.board_picture import may_choose, own_seat, picture, reserve_of
from farwest.games.blackrock_city.board_pieces import Mix, Pawn
from farwest.games.blackrock_city.board_stakes import DUMMY, Plan, Ride, plan, steps_of


class Ghost(NamedTuple):
    """What a preview shows on the circle: where the sheriff would go, and the pawn of the winner."""

    sheriff: int
    walk: int
    pawn: Pawn
    stops: tuple[int, ...]
    act: str


def look(view: Mapping[str, Any], at: str, chosen: Sequence[str]) -> Look | None:
    """`at` is `town:3`, `move:2`, `lane:0`, `sheriff`, `pawn`, `coach`, or `mix:3.1.0.0`: bandits of each class."""
    kind, _, name = at.partition(":")
    if at in ("sheriff", "pawn", "coach"):
        return {"sheriff": _sheriff, "pawn": _pawn, "coach": _coach}[at](view)
    if kind == "mix":
        return _mix(view, name)
    if not name.isdecimal():
        return None
    number, size = int(name), len(view["circle"])
    if kind == "town" and number < size:
        return _town(view, number)
    if kind == "move" and at in view["legal"]:
        return _town(view, (view["pawn"]["at"] + number) % size)
    if kind == "lane" and number < len(view["seats"]) + (view["dummy"] is not None):
        return _lane(view, number)
    return None


# Towns and the two who walk round them.


def _town(view: Mapping[str, Any], position: int) -> Look:
    drawn = picture(view).towns[position]
    name: Args = {"town": actions.town(drawn.town)}
    notes = []
    if drawn.town == "START":
        notes.append(Note(Phrase("board-look-start"), "BC-5.4"))
    else:
        dark: Args = {"gold": drawn.gold, "prisoners": drawn.prisoners}
        notes.append(Note(Phrase("board-look-dark", dark), "BC-5.7"))
        back: Args = {"reverse": f"reverse-{drawn.reverse}"}
        notes.append(Note(Phrase("board-look-back", back), "BC-2.6"))
    if drawn.reversed or drawn.looted:
        notes.append(Note(Phrase("board-look-turned" if drawn.reversed else "board-look-looted"), "BC-4.12c"))
    if drawn.counts_holes:
        notes.append(Note(Phrase("board-look-holes", {"count": drawn.holes}), "BC-4.16"))
    notes += _ahead(view, position)
    act, button = None, None
    if drawn.target is not None and drawn.target.legal:
        act = drawn.target.text
        button = actions.label(actions.NOTATION.parse(act), view)
    return Look(Phrase("board-look-town", name), notes, act, button, [drawn])


def _ahead(view: Mapping[str, Any], position: int) -> list[Note]:
    """How far the pawn and the sheriff are from here."""
    size, owner = len(view["circle"]), view["pawn"]["owner"]
    pawn = (position - view["pawn"]["at"]) % size
    sheriff = (position - view["sheriff"]) % size
    gang: Args = {"gang": actions.gang(view, owner), "count": pawn}
    return [
        Note(Phrase("board-pawn-here" if pawn == 0 else "board-pawn-away", gang)),
        Note(Phrase("board-sheriff-here" if sheriff == 0 else "board-sheriff-away", {"count": sheriff})),
    ]


def _sheriff(view: Mapping[str, Any]) -> Look:
    args: Args = {"town": actions.town(view["circle"][view["sheriff"]]["town"])}
    notes = [
        Note(Phrase("board-sheriff-walks"), "BC-4.9"),
        Note(Phrase("board-sheriff-catches"), "BC-5.3"),
        Note(Phrase("board-sheriff-guards"), "BC-5.5"),
    ]
    return Look(Phrase("board-sheriff-at", args), notes, None, None, [])


def _pawn(view: Mapping[str, Any]) -> Look:
    pawn = view["pawn"]
    args: Args = {"gang": actions.gang(view, pawn["owner"]), "town": actions.town(view["circle"][pawn["at"]]["town"])}
    notes = [Note(Phrase("board-pawn-rides"), "BC-4.12d"), Note(Phrase("board-pawn-hit", args), "BC-5.3")]
    return Look(Phrase("board-pawn-at", args), notes, None, None, [])


def _coach(view: Mapping[str, Any]) -> Look:
    bank, gone = view["bank"], view["gone"]
    notes = [
        Note(Phrase("board-coach-silver", {"count": bank["silver"]}), "BC-5.9"),
        Note(Phrase("board-coach-rest", {"gold": bank["gold"], "prisoners": bank["prisoners"]}), "BC-3.3"),
    ]
    if any(gone.values()):
        lost: Args = {name: gone[name] for name in ("gold", "silver", "prisoners")}
        notes.append(Note(Phrase("board-coach-gone", lost), "BC-5.3"))
    absent = view["absent"]
    if absent:
        towns: Args = {"one": actions.town(absent[0]), "other": actions.town(absent[1])}
        notes.append(Note(Phrase("board-coach-absent", towns), "BC-3.2"))
    return Look(Phrase("board-coach"), notes, None, None, [])


# Gangs.


def in_words(mix: Sequence[int]) -> Phrase:
    h, hx, w, wx = mix
    return Phrase("board-bandits", {"healthy": h + hx, "hx": hx, "wounded": w + wx, "wx": wx})


def _lane(view: Mapping[str, Any], seat: int) -> Look:
    gang: Args = {"gang": actions.gang(view, seat)}
    if seat == DUMMY and view["dummy"]:
        stake = view["dummy"]["stake"]
        notes = [Note(Phrase("board-dummy-stake", {"count": stake}), "BC-4.16" if stake else "BC-4.17")]
        return Look(Phrase("board-lane", gang), notes, None, None, [])
    each = view["seats"][seat]
    notes = [Note(Phrase("board-their-reserve")), Note(in_words(each["reserve"]), "BC-2.4")]
    if each["prisoners"]:
        notes.append(Note(Phrase("board-prisoners", {"count": each["prisoners"]}), "BC-5.7"))
    if each["stake"]:
        notes += [Note(Phrase("board-staked", {"count": each["stake"]})), Note(in_words(each["staked"]), "BC-4.5")]
    if each["status"] in ("renounced", "out"):
        notes.append(
            Note(Phrase(f"board-is-{each['status']}"), "BC-4.6" if each["status"] == "renounced" else "BC-4.2")
        )
    if each["defers"]:
        notes.append(Note(Phrase("board-deferred", {"count": each["defers"]}), "BC-4.7"))
    if view["clocks"]["mode"] != "off":
        notes.append(Note(Phrase("board-clocks-left", {"count": each["clocks"]}), "BC-5.20"))
    return Look(Phrase("board-lane", gang), notes, None, None, [])


# A stake being put together.


def _mix(view: Mapping[str, Any], name: str) -> Look | None:
    own, parts = own_seat(view), name.split(".")
    if own is None or view["decision"] != "turn" or not may_choose(view) or len(parts) != 4:
        return None
    if not all(part.isdecimal() and len(part) < 3 for part in parts):
        return None
    mix: Mix = (int(parts[0]), int(parts[1]), int(parts[2]), int(parts[3]))
    reserve = reserve_of(own)
    if not sum(mix) or any(staked > have for staked, have in zip(mix, reserve, strict=True)):
        return None
    seat = int(view["viewer"])
    foreseen = plan(view, seat, mix)
    owner = Pawn(view["pawn"]["at"], _gang(view, foreseen.winner), foreseen.winner == DUMMY and bool(view["dummy"]))
    stops = tuple(ride.stops for ride in foreseen.rides)
    ghost = Ghost(foreseen.sheriff, foreseen.walk, owner, stops, " ".join(steps_of(reserve, mix)))
    title = actions.label(actions.NOTATION.parse(f"stake:{sum(mix)}"), view)
    if f"stake:{sum(mix)}" not in view["legal"]:
        return Look(title, [Note(Phrase("board-equal"), "BC-4.4")], None, None, [ghost])
    return Look(title, previewed(view, foreseen, seat, mix), None, None, [ghost])


def _gang(view: Mapping[str, Any], seat: int) -> str:
    return str(view["seats"][seat]["gang"] if seat < len(view["seats"]) else view["dummy"]["gang"])


def previewed(view: Mapping[str, Any], foreseen: Plan, seat: int, mix: Mix) -> list[Note]:
    """Where the sheriff would stand, how far the winner would ride, who robs the coach, who comes home."""
    return [
        _walk(view, foreseen),
        *_rides(view, foreseen, seat),
        *_coach_line(view, foreseen, seat),
        Note(Phrase("board-home", {"wounded": mix[0] + mix[1], "killed": mix[2] + mix[3]}), "BC-4.12g"),
    ]


def _walk(view: Mapping[str, Any], foreseen: Plan) -> Note:
    args: Args = {"count": foreseen.walk, "town": actions.town(view["circle"][foreseen.sheriff]["town"])}
    if foreseen.walk == 0:
        return Note(Phrase("board-walk-still", args), "BC-2.3")
    if foreseen.caught is None:
        return Note(Phrase("board-walk", args), "BC-4.9")
    key = "board-walk-caught-you" if foreseen.caught == view["viewer"] else "board-walk-caught"
    return Note(Phrase(key, {**args, "gang": actions.gang(view, foreseen.caught)}), "BC-5.3")


def _rides(view: Mapping[str, Any], foreseen: Plan, seat: int) -> list[Note]:
    args: Args = {"gang": actions.gang(view, foreseen.winner)}
    mine = "-you" if foreseen.winner == seat else ""
    if len(foreseen.rides) > 1:
        notes = [Note(Phrase("board-ride-choice", {"count": len(foreseen.rides)}), "BC-4.12b")]
        return notes + [_stop(view, ride) for ride in foreseen.rides[:6]]
    ride = foreseen.rides[0]
    args |= {"highest": foreseen.highest, "lowest": foreseen.lowest, "count": ride.distance}
    key = "board-ride-alone" if foreseen.highest == ride.distance else f"board-ride{mine}"  # a stake of 1 alone
    notes = [Note(Phrase(key, args), "BC-4.12b"), _stop(view, ride)]
    if ride.wounds:
        notes.append(Note(Phrase("board-ride-wounds", {"count": ride.wounds}), "BC-5.6"))
    return notes


def _stop(view: Mapping[str, Any], ride: Ride) -> Note:
    args: Args = {
        "town": actions.town(view["circle"][ride.stops]["town"]),
        "gold": ride.gold,
        "prisoners": ride.prisoners,
        "count": ride.distance,
    }
    rules = {"loot": "BC-5.7", "sheriff": "BC-5.5", "theft": "BC-5.8", "thefts": "BC-5.8", "indians": "BC-5.6"}
    return Note(Phrase(f"board-stop-{'halted' if ride.halted else ride.what}", args), rules.get(ride.what, "BC-2.6"))


def _coach_line(view: Mapping[str, Any], foreseen: Plan, seat: int) -> list[Note]:
    if foreseen.rank == "tied":
        return [Note(Phrase("board-coach-tied"), "BC-5.9")]
    if foreseen.second is None:
        return []
    mine = "-you" if foreseen.second == seat else ""
    return [Note(Phrase(f"board-coach-second{mine}", {"gang": actions.gang(view, foreseen.second)}), "BC-5.9")]
