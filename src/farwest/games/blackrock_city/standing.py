"""Whether the flow of a dumped position fits what lies on the table: who may be asked what (BC-4.30)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from farwest.games.blackrock_city import data as D


def flow(data: Mapping[str, Any]) -> Iterable[str]:
    yield from _statuses(data)
    yield from _stakes(data)
    yield from _timer(data)
    kind = "number" if data["decision"] in ("hx", "wx", "w") else data["decision"]
    if (data["actor"] is None) != (kind == "end") or (data["ending"] is not None) != (kind == "end"):
        yield "actor, ending: somebody decides until the end, and nobody after it"
        return
    if (data["cause"] is not None) != (kind == "wound") or data["cause"] == "timeout":
        yield "cause: of the wound that is picked (BC-5.2)"
    if data["steps"] and data["cause"] != "indians":
        yield "steps: the pawn stops on its way for Indians only (BC-5.6)"
    if data["steps"] > data["ride"]:
        yield "steps: no more than the winner set out to ride (BC-4.12d)"
    if data["chosen"] and kind != "number":
        yield "chosen: while a stake is put together, and only then (BC-4.8)"
    if bool(data["queue"]) and kind in ("move", "steal", "end"):
        yield "queue: everybody has played (BC-4.11)"
    checks = {"turn": _turn, "number": _number, "wound": _wound, "move": _move, "steal": _steal, "end": _end}
    yield from checks[kind](data)


def stakes_of(data: Mapping[str, Any]) -> list[int]:
    stakes = [sum(player["staked"]) for player in data["players"]]
    return [*stakes, data["dummy"]["stake"]] if data["dummy"] else stakes


def _statuses(data: Mapping[str, Any]) -> Iterable[str]:
    for seat, player in enumerate(data["players"]):
        status, staked = player["status"], sum(player["staked"])
        if (status == "staked") != (staked > 0):
            yield f"players[{seat}]: status and stake differ (BC-3.8)"
        if (status == "pending") != (seat in data["queue"]):
            yield f"players[{seat}]: who is pending is in the queue, and nobody else (BC-4.2)"
        if status == "pending" and not sum(player["reserve"]):
            yield f"players[{seat}]: pending without a bandit (BC-4.10)"
        if status == "out" and sum(player["reserve"]):
            yield f"players[{seat}]: out with bandits (BC-4.2)"


def _stakes(data: Mapping[str, Any]) -> Iterable[str]:
    stakes = sorted(stakes_of(data))
    if stakes[-1] > 0 and stakes[-2] == stakes[-1]:
        yield "staked: nobody can equal the highest stake (BC-4.4)"


def _timer(data: Mapping[str, Any]) -> Iterable[str]:
    off = data["clock_mode"] == "off"
    if off and (data["clocks_on_table"] or any(player["clocks"] != D.CLOCKS for player in data["players"])):
        yield "clocks: nobody plays any (BC-5.25)"
    if data["timer"] is None:
        return
    if off or data["decision"] not in ("turn", "hx", "wx", "w") or data["timer"] == data["actor"]:
        yield "timer: it runs in somebody else's turn (BC-5.21)"
    if not data["clocks_on_table"]:
        yield "timer: no clock lies on the staking place (BC-5.20)"


def _turn(data: Mapping[str, Any]) -> Iterable[str]:
    if data["queue"][:1] != [data["actor"]]:
        yield "actor: the head of the queue (BC-4.3)"


def _number(data: Mapping[str, Any]) -> Iterable[str]:
    """The numbers chosen so far lie in their intervals, and the next one leaves a choice (BC-4.8)."""
    if data["queue"][:1] != [data["actor"]]:
        yield "actor: the head of the queue (BC-4.3)"
        return
    if len(data["chosen"]) != 1 + ("hx", "wx", "w").index(data["decision"]):
        yield "chosen: the stake, then a number for each class decided (BC-4.8)"
        return
    reserve = data["players"][data["actor"]]["reserve"]
    tiles, *numbers = data["chosen"]
    if not 1 <= tiles <= sum(reserve) or tiles == max(stakes_of(data)):
        yield "chosen: this stake is not possible (BC-4.4)"
        return
    left = tiles
    for kind, behind in ((D.HX, (D.H, D.W, D.WX)), (D.WX, (D.H, D.W)), (D.W, (D.H,))):
        low, high = max(0, left - sum(reserve[other] for other in behind)), min(reserve[kind], left)
        if not numbers:
            if low == high:
                yield "chosen: nothing is left to choose (BC-4.8)"
            return
        number = numbers.pop(0)
        if not low <= number <= high:
            yield f"chosen: {number} is not between {low} and {high} (BC-4.8)"
            return
        left -= number


def _wound(data: Mapping[str, Any]) -> Iterable[str]:
    seat, cause = data["actor"], data["cause"]
    healthy, healthy_x, wounded, wounded_x = data["players"][seat]["reserve"]
    hit = (healthy, healthy_x) if healthy + healthy_x else (wounded, wounded_x)
    if not min(hit):
        yield "actor: a wound is picked between a plain bandit and one with an X (BC-5.2)"
    here = data["circle"][data["pawn"]]
    if cause == "defer" and (data["queue"][-1:] != [seat] or len(data["queue"]) < 2):
        yield "actor: who defers goes to the end of the queue (BC-4.7)"
    if cause == "sheriff" and (seat != data["owner"] or data["sheriff"] != data["pawn"] or here == "START"):
        yield "actor: the sheriff catches whose pawn he reaches (BC-5.3)"
    if cause == "indians":
        turned = here in data["reversed"] and D.TOWN_REVERSE[D.TOWNS.index(here)] == D.INDIANS
        if not turned or data["queue"] or not _won(data, seat):
            yield "actor: Indians wound the winner who comes by (BC-5.6)"


def _won(data: Mapping[str, Any], seat: int) -> bool:
    stakes = stakes_of(data)
    return bool(data["owner"] == seat and stakes[seat] == max(stakes))


def _move(data: Mapping[str, Any]) -> Iterable[str]:
    stakes = stakes_of(data)
    if stakes[data["actor"]] < 2 or sum(stake > 0 for stake in stakes) != 1:
        yield "actor: who staked alone, two bandits or more, chooses how far he goes (BC-4.12b)"


def _steal(data: Mapping[str, Any]) -> Iterable[str]:
    thief = data["actor"]
    here = data["circle"][data["pawn"]]
    reverse = D.TOWN_REVERSE[D.TOWNS.index(here)]
    if here not in data["reversed"] or reverse not in (D.STEAL1, D.STEAL2) or data["sheriff"] == data["pawn"]:
        yield "decision: there is no theft here (BC-5.8)"
    if not _won(data, thief) or data["players"][thief]["last_attack"] != data["phase"]:
        yield "actor: the winner of the stakes steals (BC-5.8)"
    owned = [sum(player["cubes"]) for player in data["players"]]
    others = [cubes for seat, cubes in enumerate(owned) if seat != thief]
    others += [sum(data["dummy"]["cubes"])] if data["dummy"] else []
    rich = sum(cubes > 0 for cubes in others)
    plans = rich * (rich - 1) // 2 + sum(cubes > 1 for cubes in others) if reverse == D.STEAL2 else rich
    if plans < 2:
        yield "decision: one plan or none needs no question (BC-5.8)"


def _end(data: Mapping[str, Any]) -> Iterable[str]:
    human = [sum(player["staked"]) for player in data["players"]]
    left = sum(sum(player["reserve"]) for player in data["players"])
    if any(human) or (data["ending"] == "exhausted" and left):
        yield "ending: nobody has staked, or nobody has a bandit left (BC-5.11)"
