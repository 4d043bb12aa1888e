"""Prospectors, registered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from farwest.engine.advice import Advice
from farwest.engine.core import NOBODY, SPECTATOR, Chance, State
from farwest.engine.data import Plain
from farwest.engine.errors import ImpossiblePosition, Phrase
from farwest.engine.game import Game
from farwest.engine.journal import Journal
from farwest.engine.notation import Notation
from farwest.engine.options import Option, Options
from tests.kit_games.prospectors.state import ACTIONS, BAGS, STONES, Prospectors, side


class ProspectorsAdvice(Advice):
    """Leave with three or more."""

    def weigh(self, world: State, seat: int, actions: list[int]) -> list[float]:
        assert isinstance(world, Prospectors)
        return [float(world.pan - 2 if ACTIONS[action] == "leave" else 0) for action in actions]

    def evaluate(self, world: State, seat: int) -> float:
        scores = [int(world.score(other)) for other in range(world.players)]
        return scores[seat] / sum(scores)


class ProspectorsGame(Game):
    id = "prospectors"
    prefix = "PR"
    title = "Prospectors"
    player_counts = (2, 3)
    rules_version = 1
    replays_versions = (1,)
    options = (Option("bag", "PR-2.1", tuple(BAGS), "small"),)
    notation = Notation(ACTIONS)
    position: Callable[[int], Prospectors] = Prospectors

    def deal(self, players: int, options: Options, chance: Chance, journal: Journal | None) -> State:
        state = self.position(players)
        state.deal(str(options["bag"]), chance, journal)
        return state

    def load(self, data: Mapping[str, Plain]) -> State:
        wrong = list(_wrong_shape(data)) or list(_impossible(data))
        if wrong:
            raise ImpossiblePosition(*wrong)
        return self._laid_out(data, data["stones"], data["spare"], data["actor"])

    def _laid_out(self, data: Mapping[str, Any], stones: Any, spare: Any, actor: Any) -> Prospectors:
        state = self.position(len(data["purses"]))
        state.size, state.pan, state.lost, state.glass = data["size"], data["pan"], data["lost"], data["glass"]
        state.bag, state.purses, state.jumped = list(data["bag"]), list(data["purses"]), list(data["jumped"])
        state.stones, state.spare = list(stones), list(spare)
        state.actor = NOBODY if actor is None else actor
        return state

    def complete(self, view: Mapping[str, Any], chance: Chance) -> State:
        unseen = [stone for stone in STONES if stone not in view["stones"]]
        stones = [stone or unseen.pop() for stone in view["stones"]]
        actor = view["waiting"][0] if view["waiting"] else None
        world = self._laid_out(view, stones, unseen, actor)
        world.redeal(SPECTATOR if view["viewer"] is None else view["viewer"], chance)
        return world

    def sides(self, players: int, options: Options) -> list[str]:
        return [side(seat) for seat in range(players)]

    def label(self, action: int, view: Mapping[str, Plain]) -> Phrase:
        return Phrase(f"action-{ACTIONS[action]}")

    def rule(self, action: int) -> str:
        return ("PR-3.1", "PR-3.3", "PR-4.1", "PR-4.2", "PR-4.3")[action]

    def advice(self) -> Advice:
        return ProspectorsAdvice()


def _is_number(value: object) -> bool:
    return type(value) is int and 0 <= value <= 100


def _are_numbers(value: object, count: int | None = None) -> bool:
    return isinstance(value, list) and count in (None, len(value)) and all(map(_is_number, value))


def _wrong_shape(data: Mapping[str, Any]) -> Iterable[str]:
    if data.get("game") != "prospectors" or not isinstance(data.get("size"), str) or data["size"] not in BAGS:
        yield "this is no position of prospectors"
        return
    if not _are_numbers(data.get("purses")) or len(data["purses"]) not in ProspectorsGame.player_counts:
        yield "purses are two or three numbers (PR-1.1)"
        return
    players = len(data["purses"])
    if not _are_numbers(data.get("bag"), 4) or not _is_number(data.get("pan")) or not _is_number(data.get("lost")):
        yield "bag, pan and lost are numbers"
    if not _are_numbers(data.get("stones"), players) or not _are_numbers(data.get("spare")):
        yield "stones and spare are numbers"
    jumped = data.get("jumped")
    if not isinstance(jumped, list) or len(jumped) != players or any(type(jump) is not bool for jump in jumped):
        yield "jumped is true or false for each player"
    if type(data.get("glass")) is not bool:
        yield "glass is true or false"
    if "actor" not in data or not (data["actor"] is None or (_is_number(data["actor"]) and data["actor"] < players)):
        yield "actor is a seat or null"


def _impossible(data: Mapping[str, Any]) -> Iterable[str]:
    if sorted([*data["stones"], *data["spare"]]) != sorted(STONES):
        yield "each stone is there once (PR-2.2)"
    full = BAGS[data["size"]]
    if any(left > was for left, was in zip(data["bag"], full, strict=True)):
        yield "more in the bag than there was (PR-2.1)"
    dug = sum(weight * (full[weight] - data["bag"][weight]) for weight in (1, 2, 3))
    if dug != data["pan"] + data["lost"] + sum(data["purses"]):
        yield "what was dug is in the pan, in a purse or lost (PR-3.4)"
    if (data["actor"] is None) != (sum(data["bag"]) == 0 and data["pan"] == 0):
        yield "somebody digs until the bag is empty, and nobody after that (PR-5.1)"
    if data["glass"] and not data["pan"]:
        yield "the glass is turned against somebody who has found something (PR-4.2)"


GAME: Final = ProspectorsGame()
