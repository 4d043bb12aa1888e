"""What would come of a stake if nobody else staked after it: everything it follows from lies open (BC-6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from farwest.games.blackrock_city.board_pieces import Mix

DUMMY = 2


class Ride(NamedTuple):
    """Where the winner's pawn would stop, and what awaits it there."""

    distance: int
    stops: int
    wounds: int  # taken from Indians on the way (BC-5.6)
    halted: bool  # by Indians, for want of bandits
    what: str  # "loot", "sheriff", "start", "nothing", "theft", "thefts", "indians"
    gold: int
    prisoners: int


class Plan(NamedTuple):
    walk: int  # towns that the sheriff goes on
    sheriff: int
    caught: int | None  # the seat whose pawn he would catch (BC-5.3)
    rank: str  # of the stake: "highest", "second", "tied", "lowest"
    winner: int
    highest: int
    lowest: int
    second: int | None  # the seat that would rob the stagecoach (BC-5.9)
    rides: tuple[Ride, ...]  # several where the winner may choose (BC-4.12b)


def default_mix(reserve: Mix, count: int) -> Mix:
    """The bandits that the page ticks first: plain before X, healthy before wounded."""
    taken = [0, 0, 0, 0]
    for kind in (0, 2, 1, 3):
        taken[kind] = min(reserve[kind], count - sum(taken))
    return taken[0], taken[1], taken[2], taken[3]


def steps_of(reserve: Mix, mix: Mix) -> list[str]:
    """A stake in notation: a number that can only be one thing is not asked (BC-4.8)."""
    h, hx, w, wx = reserve
    count = sum(mix)
    steps = [f"stake:{count}"]
    left = count
    for name, rest, most, chosen in (
        ("hx", h + w + wx, hx, mix[1]),
        ("wx", h + w, wx, mix[3]),
        ("w", h, w, mix[2]),
    ):
        least, top = max(0, left - rest), min(most, left)
        if least < top:
            steps.append(f"{name}:{chosen}")
        left -= chosen
    return steps


def stakes_of(view: Mapping[str, Any]) -> dict[int, int]:
    """The stakes on the table by seat, the dummy's included; 0 is none (BC-4.17)."""
    stakes = {seat: int(each["stake"]) for seat, each in enumerate(view["seats"]) if each["stake"]}
    if view["dummy"] and view["dummy"]["stake"]:
        stakes[DUMMY] = int(view["dummy"]["stake"])
    return stakes


def rank_of(stakes: Mapping[int, int], seat: int) -> str:
    """Among the stakes that lie there (BC-4.12a, BC-5.9)."""
    mine, others = stakes[seat], [stake for other, stake in stakes.items() if other != seat]
    above = [stake for stake in others if stake > mine]
    if not above:
        return "highest"
    if len(set(above)) == 1 and len(above) == 1:
        return "tied" if mine in others else "second"
    return "lowest"


def second_of(stakes: Mapping[int, int], silver: int) -> int | None:
    """Who would rob the stagecoach (BC-5.9)."""
    if len(stakes) < 2 or not silver:
        return None
    value = sorted(stakes.values())[-2]
    seats = [seat for seat, stake in stakes.items() if stake == value]
    return seats[0] if len(seats) == 1 else None


def plan(view: Mapping[str, Any], seat: int, mix: Mix) -> Plan:
    """The stake `mix` of a seat, laid on the table as it is now."""
    size, pawn = len(view["circle"]), view["pawn"]
    walk = mix[0] + mix[2]
    sheriff = (view["sheriff"] + walk) % size
    caught = walk > 0 and sheriff == pawn["at"] and view["circle"][sheriff]["town"] != "START"
    stakes = stakes_of(view) | {seat: sum(mix)}
    highest, lowest = max(stakes.values()), min(stakes.values())
    winner = next(each for each, stake in stakes.items() if stake == highest)
    lives = lives_of(view, winner, mix if winner == seat else (0, 0, 0, 0))
    if caught and pawn["owner"] == winner:
        lives = max(0, lives - 1)
    distances = range(1, highest + 1) if len(stakes) == 1 else [highest - lowest]
    return Plan(
        walk=walk,
        sheriff=sheriff,
        caught=pawn["owner"] if caught else None,
        rank=rank_of(stakes, seat),
        winner=winner,
        highest=highest,
        lowest=lowest,
        second=second_of(stakes, view["bank"]["silver"]),
        rides=tuple(ride(view, distance, sheriff, lives) for distance in distances),
    )


def lives_of(view: Mapping[str, Any], seat: int, staked: Mix) -> int:
    """How many wounds a reserve can take before it is empty; the dummy's is (BC-4.20)."""
    if seat >= len(view["seats"]):
        return 0
    h, hx, w, wx = (have - gone for have, gone in zip(view["seats"][seat]["reserve"], staked, strict=True))
    return int(2 * (h + hx) + w + wx)


def ride(view: Mapping[str, Any], distance: int, sheriff: int, lives: int) -> Ride:
    """The winner's pawn, step by step (BC-4.12c to BC-4.12e)."""
    circle, at = view["circle"], int(view["pawn"]["at"])
    turned = {n for n, town in enumerate(circle) if town["reversed"]}
    if circle[at]["looted"]:
        turned.add(at)  # BC-4.12c: before the first step
    wounds, halted = 0, False
    for _ in range(distance):
        at = (at + 1) % len(circle)
        if at in turned and circle[at]["reverse"] == "INDIANS":
            halted = wounds == lives
            if halted:
                break
            wounds += 1
    town = circle[at]
    what = _awaits(town, at in turned, at == sheriff)
    gold, prisoners = (town["gold"], town["prisoners"]) if what == "loot" else (0, 0)
    return Ride(distance, at, wounds, halted, what, gold, prisoners)


def _awaits(town: Mapping[str, Any], turned: bool, guarded: bool) -> str:
    if guarded:
        return "sheriff"  # BC-5.5
    if not turned:
        return "start" if town["town"] == "START" else "loot"
    return {"NOTHING": "nothing", "STEAL1": "theft", "STEAL2": "thefts", "INDIANS": "indians"}[town["reverse"]]
