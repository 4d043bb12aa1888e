"""The position, what is legal, what happens. Cards are numbers: sign * 3 + size - 1."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import LEGAL, NOBODY, Chance, State
from farwest.engine.data import Plain
from farwest.engine.errors import Phrase, Refusal
from farwest.engine.journal import Journal
from farwest.engine.native import i64, vec
from farwest.engine.outcome import Outcome, places_by

SIGNS: Final = ("rock", "paper", "scissors")
CARDS: Final = tuple(f"{sign}-{size}" for sign in SIGNS for size in (1, 2, 3))  # FI-2.1
HAND: Final = {2: 4, 3: 3, 4: 2}  # FI-2.2
ONE: Final = len(CARDS)
TWO: Final = ONE + 1
BIG: Final = TWO + 1
SMALL: Final = BIG + 1
ACTIONS: Final = [*(f"card:{card}" for card in CARDS), "count:1", "count:2", "call:big", "call:small"]

REASONS: Final = {
    1: ("FI-3.1", "refusal-not-in-hand"),
    2: ("FI-3.4", "refusal-count-first"),
    3: ("FI-3.4", "refusal-count-said"),
    4: ("FI-3.1", "refusal-one-card"),
    5: ("FI-3.1", "refusal-unknown"),
    6: ("FI-3.5", "refusal-call-first"),
    7: ("FI-3.5", "refusal-called"),
}


def side(seat: int) -> str:
    return f"side-{seat + 1}"


def beats(one: int, other: int, call: int) -> bool:
    """FI-4.1: the sign decides, between equal signs the size that was called."""
    if one // 3 == other // 3:
        return one > other if call == BIG else one < other
    return (one // 3 - other // 3) % 3 == 1


class Fists(State):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.double = False
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.rest: list[int] = []
        self.rounds: list[list[list[int]]] = []  # per round and seat the cards that were opened
        self.calls: list[int] = []  # per round what the leader called, BIG or SMALL
        self.count = [0] * players  # cards that a seat has said it will play; 0 while it has not
        self.chosen: list[list[int]] = [[] for _ in range(players)]

    def deal(self, double: bool, chance: Chance, journal: Journal | None) -> None:
        """FI-2.2."""
        self.double, self.journal = double, journal
        deck = list(range(len(CARDS)))
        for seat in range(self.players):
            self.hands[seat] = sorted(deck.pop(chance.pick(len(deck))) for _ in range(HAND[self.players]))
            for card in self.hands[seat]:
                self.tell_card("FI-2.2", "told-dealt", seat, card, (seat,))
        self.rest = deck
        self.look_round()

    def tell_card(self, rule: str, key: str, seat: int, card: int, to: tuple[int, ...] | None = None) -> None:
        if self.journal is not None:
            self.journal.reveal(rule, key, {"side": side(seat), "card": f"card-{CARDS[card]}"}, to)

    # Who decides.

    def holders(self) -> list[int]:
        return [seat for seat in range(self.players) if self.hands[seat]]

    def is_called(self) -> bool:
        """FI-3.5: until then only the leader has something to decide."""
        return len(self.calls) > len(self.rounds)

    def leader(self) -> int:
        holders = self.holders()
        return holders[len(self.rounds) % len(holders)]

    def wanted(self, seat: int) -> int:
        """How many cards the seat plays this round; 0 while it has not said so (FI-3.4)."""
        return self.count[seat] if self.double and len(self.hands[seat]) > 1 else 1

    def is_done(self, seat: int) -> bool:
        return not self.hands[seat] or len(self.chosen[seat]) == self.wanted(seat) > 0

    def next_owing(self, seat: i64) -> i64:
        if not self.is_called():
            return NOBODY
        later = [other for other in range(seat + 1, self.players) if not self.is_done(other)]
        return later[0] if later else NOBODY

    def look_round(self) -> None:
        """FI-5.1: it ends when fewer than two players hold cards."""
        if len(self.holders()) < 2:
            self.actor = NOBODY
        else:
            self.actor = self.next_owing(-1) if self.is_called() else self.leader()

    def waiting(self) -> list[int]:
        return self.holders() if self.sealed() else self.to_act()

    def sealed(self) -> bool:
        return self.is_called()

    def can_retract(self, seat: i64) -> bool:
        return bool(self.count[seat] or self.chosen[seat])

    def retract(self, seat: i64) -> None:
        """FI-3.2."""
        self.count[seat], self.chosen[seat] = 0, []
        self.look_round()
        if self.journal is not None:
            self.journal.tell("FI-3.2", "told-retract", {}, (int(seat),))

    def asks_forced(self, seat: i64) -> bool:
        """FI-3.3: whoever has one card left chooses it like the others choose theirs."""
        return not self.can_retract(seat)

    # What is legal.

    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        found = [action for action in range(len(ACTIONS)) if self.forbids(seat, action) == LEGAL]
        for index, action in enumerate(found):
            out[index] = action
        return len(found)

    def forbids(self, seat: i64, action: i64) -> i64:
        if not 0 <= action < len(ACTIONS):
            return 5
        if not self.is_called():
            return LEGAL if action >= BIG else 6
        if action >= BIG:
            return 7
        if action >= ONE:
            if not self.double or len(self.hands[seat]) == 1:
                return 4
            return 3 if self.count[seat] else LEGAL
        if action not in self.hands[seat] or action in self.chosen[seat]:
            return 1
        return LEGAL if self.wanted(seat) else 2

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        if self.over:
            return Refusal("FI-5.1", "refusal-over")
        if not 0 <= seat < self.players:
            return Refusal("FI-1.1", "refusal-no-seat")
        if not self.is_called() and seat != self.actor:
            return Refusal("FI-3.5", "refusal-leader-calls", {"side": side(int(self.actor))})
        if not self.owes(seat):
            return Refusal("FI-3.2", "refusal-chosen" if self.hands[seat] else "refusal-no-cards")
        code = self.forbids(seat, action)
        return None if code == LEGAL else Refusal(*REASONS[code])

    # What happens.

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        if action >= BIG:
            self.calls = [*self.calls, int(action)]
        elif action >= ONE:
            self.count[seat] = action - ONE + 1
        else:
            self.chosen[seat] = sorted([*self.chosen[seat], int(action)])
        if self.journal is not None:
            audience = None if action >= BIG else (int(seat),)
            self.journal.tell("FI-3.1", "told-chose", {"side": side(int(seat)), "choice": f"choice-{action}"}, audience)
        if all(self.is_done(other) for other in range(self.players)):
            self.open()
        self.look_round()
        if self.over:
            self.finish()

    def open(self) -> None:
        """FI-3.1, FI-4.1: all at once; the cards are out of the game."""
        opened = self.chosen
        self.rounds = [*self.rounds, opened]
        for seat, cards in enumerate(opened):
            self.hands[seat] = [card for card in self.hands[seat] if card not in cards]
            for card in cards:
                self.tell_card("FI-3.1", "told-opened", seat, card)
        self.count = [0] * self.players
        self.chosen = [[] for _ in range(self.players)]

    def finish(self) -> None:
        """FI-5.2."""
        for seat in self.holders():
            for card in self.hands[seat]:
                self.tell_card("FI-5.2", "told-left", seat, card)
        for seat in range(self.players) if self.journal is not None else ():
            assert self.journal is not None
            self.journal.tell("FI-4.1", "told-points", {"side": side(seat), "points": int(self.score(seat))})

    def score(self, seat: i64) -> i64:
        return sum(
            beats(mine, card, call)
            for opened, call in zip(self.rounds, self.calls, strict=False)
            for mine in opened[seat]
            for other, cards in enumerate(opened)
            if other != seat
            for card in cards
        )

    def place(self, seat: i64) -> i64:
        return places_by([(int(self.score(other)),) for other in range(self.players)])[seat]

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        seats = range(self.players)
        scores = [int(self.score(seat)) for seat in seats]
        return Outcome([int(self.place(seat)) for seat in seats], scores, "FI-5.2", Phrase("reason-cards-out"))

    # Copies and worlds.

    def clone(self) -> Fists:
        copy = type(self)(self.players)
        copy.actor = self.actor
        copy.double = self.double
        copy.hands = [list(hand) for hand in self.hands]
        copy.rest = list(self.rest)
        copy.rounds = self.rounds
        copy.calls = self.calls
        copy.count = list(self.count)
        copy.chosen = [list(cards) for cards in self.chosen]
        return copy

    def redeal(self, viewer: i64, chance: Chance) -> None:
        """The unseen cards anew; what others have sealed they have yet to seal."""
        if self.over:
            return
        others = [seat for seat in range(self.players) if seat != viewer]
        pool = sorted([*self.rest, *(card for seat in others for card in self.hands[seat])])
        for seat in others:
            size = len(self.hands[seat])
            self.hands[seat] = sorted(pool.pop(chance.pick(len(pool))) for _ in range(size))
            self.count[seat], self.chosen[seat] = 0, []
        self.rest = pool
        self.look_round()

    # Plain data.

    def dump(self) -> dict[str, Plain]:
        return {
            "game": "fists",
            "double": self.double,
            "hands": [_names(hand) for hand in self.hands],
            "rest": _names(self.rest),
            "rounds": [[_names(cards) for cards in opened] for opened in self.rounds],
            "calls": [ACTIONS[call] for call in self.calls],
            "count": [int(count) for count in self.count],
            "chosen": [_names(cards) for cards in self.chosen],
        }

    def view(self, viewer: i64) -> dict[str, Plain]:
        mine = self.owes(viewer)
        key = "prompt-wait" if not mine else "prompt-choose" if self.is_called() else "prompt-call"
        return {
            "game": "fists",
            "players": int(self.players),
            "viewer": int(viewer) if viewer >= 0 else None,
            "over": self.over,
            "waiting": [*self.waiting()],
            "legal": [ACTIONS[action] for action in self.legal(viewer)],
            "prompt": {
                "key": "prompt-end" if self.over else key,
                "args": {},
                "rule": "FI-5.1" if self.over else "FI-3.1",
            },
            "double": self.double,
            "sizes": [len(hand) for hand in self.hands],
            "hands": [_names(h) if seat == viewer or self.over else None for seat, h in enumerate(self.hands)],
            "rounds": [[_names(cards) for cards in opened] for opened in self.rounds],
            "calls": [ACTIONS[call] for call in self.calls],
            "count": int(self.count[viewer]) if viewer >= 0 else 0,
            "chosen": _names(self.chosen[viewer]) if viewer >= 0 else [],
        }


def _names(cards: list[int]) -> list[Plain]:
    return [CARDS[card] for card in cards]
