"""A game smaller than any of the house's, with what they have not: everybody chooses at once and in secret."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from farwest.engine.advice import Advice
from farwest.engine.core import NO_ACTION, NOBODY, Chance, State
from farwest.engine.data import Plain
from farwest.engine.errors import Phrase, Refusal
from farwest.engine.game import Game
from farwest.engine.journal import Journal
from farwest.engine.native import i64
from farwest.engine.notation import Notation
from farwest.engine.options import Options
from farwest.engine.outcome import Outcome, places_by
from farwest.engine.registry import Registry

ROUNDS = 3
BIDS = 4


class Bids(State):
    """Everybody bids 0 to 3 in secret; the highest bids score, and a die adds to each."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.round = 0
        self.points = [0] * players
        self.sealed_bids: list[int | None] = [None] * players

    def next_owing(self, seat: i64) -> i64:
        return next((s for s in range(seat + 1, self.players) if self.sealed_bids[s] is None), NOBODY)

    def waiting(self) -> list[int]:
        return [] if self.over else list(range(self.players))

    def sealed(self) -> bool:
        return not self.over

    def can_retract(self, seat: i64) -> bool:
        return not self.over and self.sealed_bids[seat] is not None

    def retract(self, seat: i64) -> None:
        self.sealed_bids[seat] = None
        self._find_actor()

    def legal(self, seat: i64) -> list[int]:
        return list(range(BIDS)) if self.owes(seat) else []

    def forced(self, seat: i64) -> i64:
        return NO_ACTION

    def forbids(self, seat: i64, action: i64) -> i64:
        return 0

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        return Refusal("TY-1", "refusal-later")

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        self.sealed_bids[seat] = action
        self._find_actor()
        if self.actor != NOBODY:
            return
        best = max(bid for bid in self.sealed_bids if bid is not None)
        for each, bid in enumerate(self.sealed_bids):
            if self.journal is not None:
                self.journal.reveal("TY-2", "event-bid", {"seat": each, "bid": bid or 0})
            self.points[each] += chance.pick(6) if bid == best else 0
        self.sealed_bids = [None] * self.players
        self.round += 1
        self.actor = 0 if self.round < ROUNDS else NOBODY

    def _find_actor(self) -> None:
        self.actor = next((s for s in range(self.players) if self.sealed_bids[s] is None), NOBODY)

    def clone(self) -> State:
        twin = Bids(self.players)
        twin.actor, twin.round = self.actor, self.round
        twin.points, twin.sealed_bids = list(self.points), list(self.sealed_bids)
        return twin

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        return Outcome(places_by([(p,) for p in self.points]), list(self.points), "TY-3", Phrase("end-bids"))

    def view(self, viewer: i64) -> dict[str, Plain]:
        mine = self.sealed_bids[viewer] if viewer >= 0 else None
        return {"round": self.round, "points": list(self.points), "mine": mine}

    def dump(self) -> dict[str, Plain]:
        return {"round": self.round, "points": list(self.points), "bids": list(self.sealed_bids)}


class BidsGame(Game):
    id = "bids"
    prefix = "TY"
    title = "Bids"
    player_counts = (2, 3)
    rules_version = 1
    replays_versions = (1,)
    notation = Notation(f"bid:{number}" for number in range(BIDS))

    def deal(self, players: int, options: Options, chance: Chance, journal: Journal | None) -> State:
        state = Bids(players)
        state.journal = journal
        return state

    def load(self, data: Mapping[str, Any]) -> State:
        state = Bids(len(data["points"]))
        state.round, state.points, state.sealed_bids = data["round"], list(data["points"]), list(data["bids"])
        state._find_actor()
        return state

    def complete(self, view: Mapping[str, Plain], chance: Chance) -> State:
        raise NotImplementedError

    def sides(self, players: int, options: Options) -> list[str]:
        return ["side"] * players

    def label(self, action: int, view: Mapping[str, Plain]) -> Phrase:
        return Phrase("label")

    def rule(self, action: int) -> str:
        return "TY-1"

    def advice(self) -> Advice:
        raise NotImplementedError


class Toys(Registry):
    """Only that game."""

    def __init__(self) -> None:
        self._games = {BidsGame.id: BidsGame()}

    def __iter__(self) -> Iterator[Game]:
        return iter(self._games.values())
