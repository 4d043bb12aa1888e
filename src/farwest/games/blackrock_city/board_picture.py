"""From a View to the pieces: what each shows to this viewer, and what choosing it would do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from farwest.engine.errors import Phrase
from farwest.games.blackrock_city import actions
from farwest.games.blackrock_city.board_pieces import (
    Bank,
    Choice,
    Lane,
    Mix,
    Number,
    Pawn,
    Picture,
    Player,
    Sand,
    Screen,
    Target,
    Tile,
    Town,
)
from farwest.games.blackrock_city.board_stakes import DUMMY, Plan, default_mix, lives_of, plan, rank_of, ride, stakes_of

COMPOSING: Final = ("hx", "wx", "w")


def picture(view: Mapping[str, Any]) -> Picture:
    own = own_seat(view)
    pawn = view["pawn"]
    return Picture(
        gang=own["gang"] if own else None,
        size=len(view["circle"]),
        decision=view["decision"],
        over=view["over"],
        towns=tuple(_town(view, position) for position in range(len(view["circle"]))),
        absent=tuple(view["absent"]),
        lanes=tuple(_lanes(view)),
        sheriff=view["sheriff"],
        pawn=Pawn(pawn["at"], gang_at(view, pawn["owner"]), pawn["owner"] == DUMMY and bool(view["dummy"])),
        bank=Bank(**view["bank"], phase=view["phase"], over=view["over"]),
        players=tuple(_player(view, seat) for seat in range(len(view["seats"]))),
        screen=Screen(own["gold"], own["silver"]) if own else None,
        reserve=tuple(_reserve(own)) if own else (),
        numbers=tuple(_numbers(view)),
        turn=tuple(_turn(view)),
        choices=tuple(_choices(view)),
        clock=_clock(view),
        clocks_left=own["clocks"] if own else 0,
        sand=_sand(view),
    )


def own_seat(view: Mapping[str, Any]) -> Mapping[str, Any] | None:
    seat: Mapping[str, Any] | None = None if view["viewer"] is None else view["seats"][view["viewer"]]
    return seat


def may_choose(view: Mapping[str, Any]) -> bool:
    """Does this viewer owe the decision?"""
    return bool(view["legal"])


def gang_at(view: Mapping[str, Any], seat: int) -> str:
    """The gang of a seat, the dummy's colour for his."""
    seats = view["seats"]
    return str(seats[seat]["gang"] if seat < len(seats) else view["dummy"]["gang"])


def reserve_of(seat: Mapping[str, Any]) -> Mix:
    h, hx, w, wx = seat["reserve"]
    return h, hx, w, wx


def _target(view: Mapping[str, Any], text: str) -> Target:
    """A target of a decision with one step: what is not legal answers why not."""
    return Target(1, text, text in view["legal"])


# The circle.


def _town(view: Mapping[str, Any], position: int) -> Town:
    town, pawn = view["circle"][position], view["pawn"]
    target, steps = None, 0
    if may_choose(view) and view["decision"] == "move":
        steps = (position - pawn["at"]) % len(view["circle"]) or len(view["circle"])
        target = _target(view, f"move:{steps}") if f"move:{steps}" in view["legal"] else None
    return Town(
        position=position,
        **town,
        counts_holes=view["dummy"] is not None,
        sheriff=view["sheriff"] == position,
        pawn=gang_at(view, pawn["owner"]) if pawn["at"] == position else None,
        target=target,
        steps=steps,
    )


# The stakes.


def kinds_of(mix: Mix, prisoners: int) -> tuple[str, ...]:
    """Tiles one by one; the prisoners among the plain wounded are told apart (BC-2.4)."""
    h, hx, w, wx = mix
    freed = min(w, prisoners)
    return ("H",) * h + ("HX",) * hx + ("W",) * (w - freed) + ("P",) * freed + ("WX",) * wx


def _lanes(view: Mapping[str, Any]) -> list[Lane]:
    """One for each player in the order of the seats, and the dummy's."""
    stakes = stakes_of(view)
    lanes = []
    for seat, each in enumerate(view["seats"]):
        h, hx, w, wx = each["staked"]
        lanes.append(
            Lane(
                seat=seat,
                gang=each["gang"],
                dummy=False,
                mine=seat == view["viewer"],
                now=_is_turn_of(view, seat),
                status=each["status"],
                tiles=kinds_of((h, hx, w, wx), each["staked_prisoners"]),
                stake=each["stake"],
                rank=_place(stakes, seat),
                defers=each["defers"],
                cubes=_lifted(view, each),
            )
        )
    if view["dummy"]:
        count = view["dummy"]["stake"]
        status = "staked" if count else "none"
        rank = _place(stakes, DUMMY)
        cubes = _lifted(view, view["dummy"])
        gang = view["dummy"]["gang"]
        lanes.append(Lane(DUMMY, gang, True, False, False, status, ("hole",) * count, count, rank, 0, cubes))
    return lanes


def _is_turn_of(view: Mapping[str, Any], seat: int) -> bool:
    return not view["over"] and view["decision"] in ("turn", *COMPOSING) and seat in view["waiting"]


def _place(stakes: Mapping[int, int], seat: int) -> str | None:
    """Highest or lowest, where that says something."""
    if seat not in stakes or len(stakes) == 1:
        return None
    if stakes[seat] == max(stakes.values()):
        return "highest"
    return "lowest" if stakes[seat] == min(stakes.values()) else None


# The players.


def _player(view: Mapping[str, Any], number: int) -> Player:
    seat = view["seats"][number]
    shown = seat["gold"] is not None and view["viewer"] is None  # in a replay through everybody's eyes
    return Player(
        gang=seat["gang"],
        status=seat["status"],
        stake=seat["stake"],
        now=_is_turn_of(view, number),
        first=view["first"] == number,
        owner=view["pawn"]["owner"] == number,
        tiles=kinds_of(reserve_of(seat), seat["prisoners"]),
        clocks=seat["clocks"],
        clocks_on=view["clocks"]["mode"] != "off",
        cubes=seat["cubes"] if view["open_counts"] or view["over"] else None,
        gold=seat["gold"] if shown else None,
        silver=seat["silver"] if shown else None,
        over=view["over"],
    )


def _lifted(view: Mapping[str, Any], holder: Mapping[str, Any]) -> tuple[int, int] | None:
    """What lies behind a screen, at the end (BC-6.2)."""
    return (holder["gold"], holder["silver"]) if view["over"] else None


# The viewer's own tray.


def _reserve(own: Mapping[str, Any]) -> list[Tile]:
    kinds = kinds_of(reserve_of(own), own["prisoners"])
    counted: dict[str, int] = {}
    tiles = []
    for kind in kinds:
        counted[kind] = counted.get(kind, 0) + 1
        tiles.append(Tile(f"tile-{kind}-{counted[kind]}", kind, "W" if kind == "P" else kind))
    return tiles


def _numbers(view: Mapping[str, Any]) -> list[Number]:
    """A row of all stakes that the reserve allows; the highest on the table answers why not (BC-4.4)."""
    own = own_seat(view)
    if own is None or view["decision"] != "turn" or not may_choose(view):
        return []
    reserve, seat = reserve_of(own), int(view["viewer"])
    numbers = []
    for count in range(1, sum(reserve) + 1):
        target = _target(view, f"stake:{count}")
        foreseen = plan(view, seat, default_mix(reserve, count))
        rank = foreseen.rank if target.legal else "equal"
        numbers.append(Number(count, target, rank, _brings(view, foreseen, seat) if target.legal else None))
    return numbers


def _brings(view: Mapping[str, Any], foreseen: Plan, seat: int) -> Phrase | None:
    """In two words, under the number: the town where one would stop, or a silver."""
    if foreseen.winner == seat:
        if len(foreseen.rides) > 1:
            return Phrase("board-brings-choice", {"count": len(foreseen.rides)})
        stops = view["circle"][foreseen.rides[0].stops]["town"]
        return Phrase("board-brings-town", {"town": actions.town(stops)})
    return Phrase("board-brings-silver") if foreseen.second == seat else Phrase("board-brings-nothing")


def _turn(view: Mapping[str, Any]) -> list[Choice]:
    """Defer, which may answer why not (BC-4.7), and renounce."""
    if view["decision"] != "turn" or not may_choose(view):
        return []
    return [
        Choice(_target(view, text), _label(view, text), Phrase(f"board-{text}-price")) for text in ("defer", "renounce")
    ]


def _label(view: Mapping[str, Any], text: str) -> Phrase:
    return actions.label(actions.NOTATION.parse(text), view)


def _choices(view: Mapping[str, Any]) -> list[Choice]:
    if not may_choose(view) or view["decision"] == "turn":
        return []
    return [_choice(view, text) for text in view["legal"]]


def _choice(view: Mapping[str, Any], text: str) -> Choice:
    kind, _, target = text.partition(":")
    kinds: tuple[str, ...] = ()
    gangs: tuple[str, ...] = ()
    if kind == "wound":
        kinds = (target, *_after_wound(target))
    elif kind in COMPOSING:
        kinds = (kind.upper(),) * int(target)
    elif kind == "steal":
        gangs = tuple(gang_at(view, int(seat.removeprefix("P"))) for seat in target.split("+"))
    return Choice(Target(1, text, legal=True), _label(view, text), _detail(view, kind, target), kinds, gangs)


def _after_wound(kind: str) -> tuple[str, ...]:
    """What becomes of it: a healthy one is wounded, a wounded one is killed (BC-5.1)."""
    return {"H": ("W",), "HX": ("WX",)}.get(kind, ("gone",))


def _detail(view: Mapping[str, Any], kind: str, target: str) -> Phrase | None:
    if kind == "wound":
        return Phrase("board-wounds" if target in ("H", "HX") else "board-kills")
    if kind in COMPOSING:
        return Phrase(f"board-of-{kind}", {"count": int(view["chosen"]["stake"])})
    if kind == "move":
        lives = lives_of(view, int(view["viewer"]), (0, 0, 0, 0))
        awaits = ride(view, int(target), view["sheriff"], lives)
        what = "halted" if awaits.halted else awaits.what
        return Phrase(f"board-awaits-{what}", {"gold": awaits.gold, "prisoners": awaits.prisoners})
    return None


def _clock(view: Mapping[str, Any]) -> Choice | None:
    """The interrupt of BC-5.21, where the rules offer it."""
    text = next((text for text in view["interrupts"] if text.startswith("clock:")), None)
    return Choice(Target(1, text, legal=True), Phrase("board-play-clock")) if text else None


def _sand(view: Mapping[str, Any]) -> Sand | None:
    timer = view["timer"]
    if timer is None:
        return None
    against, by = (actions.gang(view, timer[name]) for name in ("seat", "by"))
    return Sand(timer["seat"], against, by, timer["seconds"], timer["seat"] == view["viewer"])


__all__ = ["COMPOSING", "gang_at", "kinds_of", "may_choose", "own_seat", "picture", "rank_of", "reserve_of"]
