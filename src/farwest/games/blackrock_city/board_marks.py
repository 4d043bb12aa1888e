"""What a line of the journal is about, by the ids of elements of the board: what is lit, turned, moved, what flies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from farwest.engine.journal import Fact
from farwest.engine.picture import Marks

HEADINGS: Final = ("told-phase", "told-phase-one", "told-end-renounced", "told-end-exhausted")
ABOUT_STAKES: Final = ("told-staked", "told-renounced", "told-gave-up", "told-deferred", "told-won")
AT_TOWN: Final = ("told-arrived", "told-blocked", "told-found-nothing", "told-stopped", "told-caught")


def marks(fact: Fact, view: Mapping[str, Any]) -> Marks:
    """Facts name gangs and towns; the view tells where those are."""
    seat = _seat(fact.args.get("gang"), view)
    if fact.key in HEADINGS:
        return Marks(heading=True)
    if fact.key == "told-dummy-staked":
        return Marks(shows=(f"lane-{len(view['seats'])}",))
    if fact.key in ABOUT_STAKES:
        return Marks(seat, shows=_lane(seat, view))
    if fact.key in ("told-sheriff", "told-set-out"):
        return _moved(fact, view, seat)
    if fact.key == "told-turned":
        town = f"town-{_position(fact.args['town'], view)}"
        return Marks(shows=(town,), turns=(town,))
    if fact.key in ("told-looted", "told-dummy-looted"):
        return _looted(fact, view, seat)
    if fact.key == "told-coach":
        flies = () if seat is None else (f"silver>player-{seat}",)
        return Marks(seat, shows=("coach",), flies=flies)
    if fact.key in AT_TOWN:
        return Marks(seat, shows=(f"town-{_position(fact.args['town'], view)}",))
    if fact.key in ("told-stole", "told-you-stole", "told-you-were-robbed"):
        victim = _seat(fact.args.get("victim"), view)
        return Marks(seat, shows=tuple(f"player-{each}" for each in (seat, victim) if each is not None))
    return Marks(seat, shows=() if seat is None else (f"player-{seat}",))


def _seat(gang: int | str | None, view: Mapping[str, Any]) -> int | None:
    gangs = [f"gang-{seat['gang']}" for seat in view["seats"]]
    return gangs.index(gang) if isinstance(gang, str) and gang in gangs else None


def _position(town: int | str, view: Mapping[str, Any]) -> int:
    names = [f"town-{each['town']}" for each in view["circle"]]
    return names.index(str(town))


def _lane(seat: int | None, view: Mapping[str, Any]) -> tuple[str, ...]:
    return (f"lane-{len(view['seats']) if seat is None else seat}",)


def _moved(fact: Fact, view: Mapping[str, Any], seat: int | None) -> Marks:
    """The sheriff came from so many towns before (BC-4.9); the pawn sets out from the town named (BC-4.12d)."""
    at, size = _position(fact.args["town"], view), len(view["circle"])
    if fact.key == "told-set-out":
        return Marks(seat, shows=("pawn",), moves=(f"pawn:at-p{at}",))
    return Marks(seat, shows=("sheriff",), moves=(f"sheriff:at-s{(at - int(fact.args['count'])) % size}",))


def _looted(fact: Fact, view: Mapping[str, Any], seat: int | None) -> Marks:
    at = _position(fact.args["town"], view)
    loot = f"loot-{at}"
    flies = () if seat is None or not fact.args["gold"] else (f"{loot}>player-{seat}",)
    return Marks(seat, shows=(f"town-{at}",), turns=(loot,), flies=flies)
