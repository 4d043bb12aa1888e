"""Fists, registered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from farwest.engine.advice import Advice
from farwest.engine.core import SPECTATOR, Chance, State
from farwest.engine.data import Plain
from farwest.engine.errors import ImpossiblePosition, Phrase
from farwest.engine.game import Game
from farwest.engine.journal import Journal
from farwest.engine.notation import Notation
from farwest.engine.options import Flag, Options
from tests.kit_games.fists.state import ACTIONS, BIG, CARDS, HAND, ONE, Fists, side


class FistsAdvice(Advice):
    """Big cards first."""

    def weigh(self, world: State, seat: int, actions: list[int]) -> list[float]:
        return [float(action % 3) for action in actions]

    def evaluate(self, world: State, seat: int) -> float:
        scores = [int(world.score(other)) for other in range(world.players)]
        return (1 + scores[seat]) / (len(scores) + sum(scores))


class FistsGame(Game):
    id = "fists"
    prefix = "FI"
    title = "Fists"
    player_counts = (2, 3, 4)
    rules_version = 1
    replays_versions = (1,)
    options = (Flag("double", "FI-3.4", default=False),)
    notation = Notation(ACTIONS)
    position: Callable[[int], Fists] = Fists

    def deal(self, players: int, options: Options, chance: Chance, journal: Journal | None) -> State:
        state = self.position(players)
        state.deal(bool(options["double"]), chance, journal)
        return state

    def load(self, data: Mapping[str, Plain]) -> State:
        wrong = list(_wrong_shape(data)) or list(_wrong_cards(data))
        if wrong:
            raise ImpossiblePosition(*wrong)
        return self._laid_out(data)

    def _laid_out(self, data: Mapping[str, Any]) -> Fists:
        state = self.position(len(data["hands"]))
        state.double = data["double"]
        state.hands = [_numbers(hand) for hand in data["hands"]]
        state.rest = _numbers(data["rest"])
        state.rounds = [[_numbers(cards) for cards in opened] for opened in data["rounds"]]
        state.calls = [ACTIONS.index(call) for call in data["calls"]]
        state.count = list(data["count"])
        state.chosen = [_numbers(cards) for cards in data["chosen"]]
        state.look_round()
        if state.over and state.is_called():
            raise ImpossiblePosition("nobody calls after the last round (FI-5.1)")
        if not state.over and not state.to_act():
            raise ImpossiblePosition("all have chosen, so the cards would be open (FI-3.1)")
        if not all(_may_have_chosen(state, seat) for seat in range(state.players)):
            raise ImpossiblePosition("a choice in progress that nobody could have made (FI-3.4)")
        return state

    def complete(self, view: Mapping[str, Any], chance: Chance) -> State:
        seats = range(view["players"])
        known = [*view["hands"], *(cards for opened in view["rounds"] for cards in opened)]
        unseen = [card for card in CARDS if not any(card in (cards or ()) for cards in known)]
        hands = [view["hands"][s] or [unseen.pop() for _ in range(view["sizes"][s])] for s in seats]
        world = self._laid_out(
            {
                "double": view["double"],
                "hands": hands,
                "rest": unseen,
                "rounds": view["rounds"],
                "calls": view["calls"],
                "count": [view["count"] if s == view["viewer"] else 0 for s in seats],
                "chosen": [view["chosen"] if s == view["viewer"] else [] for s in seats],
            }
        )
        world.redeal(SPECTATOR if view["viewer"] is None else view["viewer"], chance)
        return world

    def sides(self, players: int, options: Options) -> list[str]:
        return [side(seat) for seat in range(players)]

    def label(self, action: int, view: Mapping[str, Plain]) -> Phrase:
        return Phrase("action-choose", {"choice": f"choice-{action}"})

    def rule(self, action: int) -> str:
        return "FI-3.5" if action >= BIG else "FI-3.4" if action >= ONE else "FI-3.1"

    def advice(self) -> Advice:
        return FistsAdvice()


def _numbers(names: Iterable[str]) -> list[int]:
    return sorted(CARDS.index(name) for name in names)


def _may_have_chosen(state: Fists, seat: int) -> bool:
    hand, count, chosen = state.hands[seat], state.count[seat], state.chosen[seat]
    if not state.sealed() or not hand:
        return not count and not chosen
    counts = state.double and len(hand) > 1
    return (counts or not count) and len(chosen) <= state.wanted(seat) and set(chosen) <= set(hand)


def _are_lists(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, list) for item in value)


def _wrong_shape(data: Mapping[str, Any]) -> Iterable[str]:
    if data.get("game") != "fists" or not isinstance(data.get("double"), bool):
        yield "this is no position of fists"
    elif not all(_are_lists(data.get(key)) for key in ("hands", "chosen", "rounds")):
        yield "hands, chosen and rounds are lists of lists"
    elif not all(_are_lists(opened) for opened in data["rounds"]) or not isinstance(data.get("rest"), list):
        yield "rounds are lists of lists of cards, and the rest is a list of cards"
    elif len(data["hands"]) not in HAND:
        yield "fists is for two, three or four players (FI-1.1)"
    elif any(len(row) != len(data["hands"]) for row in (data["chosen"], *data["rounds"])):
        yield "one list of cards for each player"
    elif not isinstance(data.get("calls"), list) or any(call not in ACTIONS[BIG:] for call in data["calls"]):
        yield "calls are `call:big` or `call:small` (FI-3.5)"
    elif len(data["calls"]) - len(data["rounds"]) not in (0, 1):
        yield "one call for each round, and perhaps for the next one (FI-3.5)"
    elif not _are_counts(data.get("count"), len(data["hands"])):
        yield "count is 0, 1 or 2 for each player"


def _are_counts(value: object, players: int) -> bool:
    return isinstance(value, list) and len(value) == players and all(type(n) is int and 0 <= n <= 2 for n in value)


def _wrong_cards(data: Mapping[str, Any]) -> Iterable[str]:
    players = len(data["hands"])
    played = [[card for opened in data["rounds"] for card in opened[seat]] for seat in range(players)]
    cards = [*data["rest"], *(card for row in (*data["hands"], *played) for card in row)]
    if sorted(map(str, cards)) != sorted(CARDS) or not all(isinstance(card, str) for card in cards):
        yield "each of the nine cards once: in a hand, opened or unused (FI-2.1)"
    elif any(len(data["hands"][seat]) + len(played[seat]) != HAND[players] for seat in range(players)):
        yield f"each player had {HAND[players]} cards (FI-2.2)"
    for chosen in data["chosen"]:
        if any(card not in CARDS for card in chosen) or len(chosen) != len(set(chosen)):
            yield "chosen cards are cards, each once (FI-3.1)"


GAME: Final = FistsGame()
