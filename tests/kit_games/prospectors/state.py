"""The position, what is legal, who may interrupt, what happens."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import LEGAL, NOBODY, TABLE, Chance, State
from farwest.engine.data import Plain
from farwest.engine.errors import Args, Phrase, Refusal
from farwest.engine.journal import Journal
from farwest.engine.native import i64, vec
from farwest.engine.outcome import Outcome, places_by

SNAKE: Final = 0  # in the bag, a nugget is its weight and a snake is 0
BAGS: Final = {"small": (3, 5, 3, 1), "large": (6, 9, 6, 3)}  # PR-2.1: snakes, nuggets of one, two and three
STONES: Final = (1, 2, 3, 4, 5, 6)  # PR-2.2
DIG, LEAVE, JUMP, HURRY, STRIKE = range(5)
ACTIONS: Final = ["dig", "leave", "jump", "hurry", "strike"]


def side(seat: int) -> str:
    return f"side-{seat + 1}"


class Prospectors(State):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.size = "small"
        self.bag = [0, 0, 0, 0]  # how many there are of each weight
        self.stones = [0] * players  # secret until the end
        self.spare: list[int] = []
        self.purses = [0] * players
        self.jumped = [False] * players
        self.pan = 0
        self.lost = 0
        self.glass = False  # has somebody turned the sandglass against whoever digs?

    def deal(self, size: str, chance: Chance, journal: Journal | None) -> None:
        """PR-2.1, PR-2.2."""
        self.size, self.bag, self.journal = size, list(BAGS[size]), journal
        self.spare = list(STONES)
        for seat in range(self.players):
            self.stones[seat] = self.spare.pop(chance.pick(len(self.spare)))
            self.say("PR-2.2", "told-stone", {"weight": self.stones[seat]}, (seat,), new=True)
        self.actor = chance.pick(self.players)

    def say(self, rule: str, key: str, args: Args, to: tuple[int, ...] | None = None, new: bool = False) -> None:
        if self.journal is not None:
            (self.journal.reveal if new else self.journal.tell)(rule, key, args, to)

    # What is legal. A turn begins with an empty pan, so that digging is the only choice and happens by itself.

    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        count = 0
        for action in (DIG, LEAVE):
            if self.forbids(seat, action) == LEGAL:
                out[count] = action
                count += 1
        return count

    def forbids(self, seat: i64, action: i64) -> i64:
        if action == DIG:
            return LEGAL if sum(self.bag) else 1
        if action == LEAVE:
            return LEGAL if self.pan else 2
        return 3

    def interrupts(self, seat: i64) -> list[int]:
        """PR-4.1, PR-4.2, PR-4.3."""
        if self.over or not self.pan or seat == self.actor:
            return []
        if seat == TABLE:
            return [STRIKE] if self.glass else []
        if not 0 <= seat < self.players:
            return []
        return ([] if self.jumped[seat] else [JUMP]) + ([] if self.glass else [HURRY])

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        if self.over:
            return Refusal("PR-5.1", "refusal-over")
        if seat == self.actor:
            code = self.forbids(seat, action)
            reasons = [("PR-3.1", "refusal-bag-empty"), ("PR-3.3", "refusal-pan-empty"), ("PR-3.1", "refusal-not-now")]
            return None if code == LEGAL else Refusal(*reasons[code - 1])
        if action in self.interrupts(seat):
            return None
        if action == JUMP and 0 <= seat < self.players:
            return Refusal("PR-4.1", "refusal-jumped")
        if action == HURRY and 0 <= seat < self.players:
            return Refusal("PR-4.2", "refusal-turned")
        return Refusal("PR-3.1", "refusal-not-your-turn", {"side": side(int(self.actor))})

    # What happens.

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        if action == LEAVE:
            self.say("PR-3.3", "told-left", {"side": side(int(seat)), "weight": self.pan})
            self.take(int(seat), self.pan)
            return
        drawn = chance.pick(sum(self.bag))
        weight = next(w for w in range(4) if drawn < sum(self.bag[: w + 1]))
        self.bag[weight] -= 1
        self.say("PR-3.1", "told-dug", {"side": side(int(seat)), "find": f"find-{weight}"}, new=True)
        if weight == SNAKE:
            self.take(int(seat), 0)
        else:
            self.pan += weight

    def interrupt(self, seat: i64, action: i64, chance: Chance) -> None:
        if action == HURRY:
            self.glass = True
            self.say("PR-4.2", "told-hurried", {"side": side(int(seat))})
        elif action == JUMP:
            self.jumped[seat] = True
            self.say("PR-4.1", "told-jumped", {"side": side(int(seat)), "weight": self.pan})
            self.take(int(seat), self.pan)
        else:
            self.say("PR-4.3", "told-struck", {"side": side(int(self.actor)), "weight": self.pan // 2})
            self.take(int(self.actor), self.pan // 2)

    def take(self, seat: int, weight: int) -> None:
        """So much of the pan goes to the seat, the rest is lost; then it is the next player's turn (PR-3.4)."""
        self.purses[seat] += weight
        self.lost += self.pan - weight
        self.pan, self.glass = 0, False
        self.actor = (self.actor + 1) % self.players
        if not sum(self.bag):
            self.actor = NOBODY
            for other in range(self.players):
                self.say("PR-5.1", "told-shown", {"side": side(other), "weight": self.stones[other]}, new=True)

    def score(self, seat: i64) -> i64:
        return self.purses[seat] + self.stones[seat]

    def place(self, seat: i64) -> i64:
        return places_by([(int(self.score(other)),) for other in range(self.players)])[seat]

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        seats = range(self.players)
        scores = [int(self.score(seat)) for seat in seats]
        return Outcome([int(self.place(seat)) for seat in seats], scores, "PR-5.1", Phrase("reason-bag-empty"))

    # Copies and worlds.

    def clone(self) -> Prospectors:
        copy = type(self)(self.players)
        copy.actor, copy.size, copy.pan, copy.lost, copy.glass = self.actor, self.size, self.pan, self.lost, self.glass
        copy.bag = list(self.bag)
        copy.stones = list(self.stones)
        copy.spare = list(self.spare)
        copy.purses = list(self.purses)
        copy.jumped = list(self.jumped)
        return copy

    def redeal(self, viewer: i64, chance: Chance) -> None:
        if self.over:
            return
        others = [seat for seat in range(self.players) if seat != viewer]
        pool = sorted([*self.spare, *(self.stones[seat] for seat in others)])
        for seat in others:
            self.stones[seat] = pool.pop(chance.pick(len(pool)))
        self.spare = pool

    # Plain data.

    def public(self) -> dict[str, Plain]:
        return {
            "game": "prospectors",
            "size": self.size,
            "bag": [int(count) for count in self.bag],
            "purses": [int(weight) for weight in self.purses],
            "jumped": list(self.jumped),
            "pan": int(self.pan),
            "lost": int(self.lost),
            "glass": self.glass,
        }

    def dump(self) -> dict[str, Plain]:
        hidden: dict[str, Plain] = {"stones": [*self.stones], "spare": [*self.spare]}
        return {**self.public(), **hidden, "actor": None if self.over else int(self.actor)}

    def view(self, viewer: i64) -> dict[str, Plain]:
        mine = self.owes(viewer)
        key = "prompt-end" if self.over else "prompt-dig" if mine else "prompt-wait"
        return {
            **self.public(),
            "players": int(self.players),
            "viewer": int(viewer) if viewer >= 0 else None,
            "over": self.over,
            "waiting": [*self.waiting()],
            "legal": [ACTIONS[action] for action in self.legal(viewer)],
            "interrupts": [ACTIONS[action] for action in self.interrupts(viewer)] if viewer >= 0 else [],
            "prompt": {"key": key, "args": {}, "rule": "PR-5.1" if self.over else "PR-3.1"},
            "stones": [int(w) if seat == viewer or self.over else None for seat, w in enumerate(self.stones)],
        }
