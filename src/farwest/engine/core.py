"""The compiled heart of the engine: the position every game extends, and the dice it may ask.

What people call is at the top of `State` (`to_act`, `legal`, `play`, `why_not`, `view`...); below stand the few methods
a game must write (`fill_legal`, `forbids`, `apply`, `clone`...) and the faster twins that search uses (`advance`,
`playout`).
Nothing here knows a clock, a language, a file or a particular game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farwest.engine.errors import NotLegal, NotYours, Refusal
from farwest.engine.native import i64, mypyc_attr, vec

if TYPE_CHECKING:
    from farwest.engine.data import Plain
    from farwest.engine.journal import Journal
    from farwest.engine.outcome import Outcome

NOBODY: Final = -1  # `State.actor` when the game is over
SPECTATOR: Final = -1  # the viewer who holds no seat
TABLE: Final = -2  # acts for nobody at the table: time running out, a clock struck

NO_ACTION: Final = -1
UNSEEN: Final = -1  # what `State.sight` answers where a viewer notices nothing at all
LEGAL: Final = 0  # what `State.forbids` answers for an action that may be played
MOST_CHOICES: Final = 512  # no decision of any game offers more

# BIT[k] is 2**k. The compiler makes a 32-bit C int of a constant shifted left, silently wrong from bit 31 on.
BIT: Final[vec[i64]] = vec[i64]([2**k for k in range(62)])

# Filled and read again within one call, never kept: a fresh buffer for each decision would cost more than the decision.
_scratch: Final[vec[i64]] = vec[i64]([0] * MOST_CHOICES)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where outcomes come from. A source writes `draw`; games ask `pick` and `shuffle`."""

    def draw(self, n: i64) -> i64:
        """An outcome uniform in range(n), n >= 2."""
        raise NotImplementedError

    def pick(self, n: i64) -> i64:
        """Uniform in range(n). One possible outcome is no chance at all and asks no dice."""
        if n <= 1:
            if n == 1:
                return 0
            raise ValueError("nothing to pick from")
        return self.draw(n)

    def shuffle(self, items: vec[i64], count: i64) -> None:
        """Shuffle the first `count` items in place. Compiled modules call the function below."""
        shuffle(items, count, self)


def shuffle(items: vec[i64], count: i64, chance: Chance) -> None:
    """Shuffle the first `count` items in place. A method would take the vector through interpreted dice (`native`)."""
    i = count - 1
    while i > 0:
        j = chance.pick(i + 1)
        kept = items[i]
        items[i] = items[j]
        items[j] = kept
        i -= 1


class Dice(Chance):
    """The fast generator of search and simulation: a 32-bit xorshift added to a Weyl sequence.

    Every intermediate stays below 2**62, so that compiled and interpreted runs from one seed agree to the bit.
    """

    def __init__(self, seed: i64) -> None:
        low = seed & 0xFFFFFFFF
        high = (seed >> 32) & 0x3FFFFFFF
        self.mixed: i64 = _mix(low ^ _mix(high ^ 0x2545F491))
        if self.mixed == 0:
            self.mixed = 1
        self.weyl: i64 = _mix(self.mixed ^ 0x1B873593)

    def draw(self, n: i64) -> i64:
        x = self.mixed
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.mixed = x
        w = (self.weyl + 0x3C6EF363) & 0xFFFFFFFF
        self.weyl = w
        return (((x + w) & 0xFFFFFFFF) * n) >> 32


def _mix(x: i64) -> i64:
    """Spread 32 bits over 32 bits, so that neighbouring seeds give unrelated dice."""
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    return x ^ (x >> 16)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game: who owes a decision, what they may do, and what happens then.

    `actor` is the seat that owes the next decision (the first of them where several choose at once), NOBODY when the
    game is over. `journal` is where the game tells its facts; None while searching.
    """

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.actor: i64 = 0
        self.journal: Journal | None = None

    # What people call.

    @property
    def over(self) -> bool:
        return self.actor < 0

    def to_act(self) -> list[int]:
        """The seats that owe a decision now; several when they choose at once; none when the game is over."""
        seats: list[int] = []
        seat = self.actor
        while seat >= 0:
            seats.append(seat)
            seat = self.next_owing(seat)
        return seats

    def waiting(self) -> list[int]:
        """The seats that, for all anyone can see, are being waited for.

        The same as `to_act`, except in a sealed window: there every seat concerned, whoever has chosen already.
        """
        return self.to_act()

    def owes(self, seat: i64) -> bool:
        other = self.actor
        while other >= 0:
            if other == seat:
                return True
            other = self.next_owing(other)
        return False

    def legal(self, seat: i64) -> list[int]:
        """What the seat may choose, in the specification's order. Empty for a seat that owes nothing."""
        if seat < 0 or (seat != self.actor and not self.owes(seat)):
            return []
        return list(_scratch[: self.fill_legal(seat, _scratch)])

    def interrupts(self, seat: i64) -> list[int]:
        """What the seat (or the TABLE) may do although it owes nothing. Never compulsory."""
        return []

    def play(self, seat: i64, action: i64, chance: Chance) -> None:
        """The only gate: refuse what is not allowed, do what is, then take every decision that has one answer."""
        if seat < 0 or (seat != self.actor and not self.owes(seat)):
            if action not in self.interrupts(seat):
                raise NotYours(self.why_not(seat, action))
            self.interrupt(seat, action, chance)
        else:
            if self.forbids(seat, action) != LEGAL:
                raise NotLegal(self.why_not(seat, action))
            self.apply(seat, action, chance)
        self.settle(chance)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """Why the seat may not do this now, with the rule that says so; None when it may."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Places, scores and the reason of the end; None while the game goes on."""
        raise NotImplementedError

    def view(self, viewer: i64) -> dict[str, Plain]:
        """All that the viewer (a seat or SPECTATOR) may know, as plain data."""
        raise NotImplementedError

    def dump(self) -> dict[str, Plain]:
        """The whole position as plain, readable data; the game's `load` takes it back."""
        raise NotImplementedError

    def has_secrets(self, seat: i64) -> bool:
        """Does the seat's view show anything that the others at the same screen may not see? Then a curtain is due."""
        return True

    # Sealed windows: several seats choose at once, and may think again until the last one has chosen.

    def sealed(self) -> bool:
        """Is a sealed window open?"""
        return False

    def can_retract(self, seat: i64) -> bool:
        """Has the seat begun or finished a sealed choice that it may still take back?"""
        return False

    def retract(self, seat: i64) -> None:
        """Take the seat's sealed choice back, whole: it owes the decision again."""
        raise NotImplementedError

    # What a game writes.

    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        """Write the legal actions of a seat that owes a decision into `out`; returns how many."""
        raise NotImplementedError

    def forbids(self, seat: i64, action: i64) -> i64:
        """LEGAL, or the game's number for the reason why a seat that owes a decision may not take it so."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        """Do what the action does. Trusts its caller; `play` is the gate."""
        raise NotImplementedError

    def interrupt(self, seat: i64, action: i64, chance: Chance) -> None:
        """Do what an action of `interrupts` does."""
        raise NotImplementedError

    def next_owing(self, seat: i64) -> i64:
        """The next seat after `seat` that owes a decision at the same time, or NOBODY."""
        return NOBODY

    def asks_forced(self, seat: i64) -> bool:
        """Is this decision asked even when it has one answer, because silence would tell a secret?"""
        return False

    def clone(self) -> State:
        """A deep copy without the journal."""
        raise NotImplementedError

    def fresh(self, chance: Chance) -> State:
        """A new game for the same players with the same options, without a journal, up to its first real decision.

        What `Game.new` gives, with nothing to read or check: for self-play, which starts games by the million.
        """
        raise NotImplementedError

    def redeal(self, viewer: i64, chance: Chance) -> None:
        """Deal again, in place, everything that the viewer cannot know."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        raise NotImplementedError

    def place(self, seat: i64) -> i64:
        """1 for the winner; shared places share a number. Only when the game is over."""
        raise NotImplementedError

    # What search asks. A game that answers nothing is searched all the same.

    def sight(self, viewer: i64, seat: i64, action: i64) -> i64:
        """What another viewer will see of an action that a seat is about to take: a number, the same for two actions
        exactly where the viewer cannot tell them apart, or UNSEEN."""
        if self.sealed():
            return UNSEEN
        return action

    def lean(self, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
        """How good the first `count` actions look to the seat at a glance, in points of score, into `out`. False, and
        nothing written, where the game has no quick opinion."""
        return False

    def prospects(self, out: vec[float]) -> float:
        """The score that each seat may expect in the end, into `out`; returns by how much the difference of two may be
        off. 0, and nothing written, where the game has no quick guess."""
        return 0.0

    # The faster twins.

    def settle(self, chance: Chance) -> None:
        """Take every decision that has a single answer, so that nobody is asked a question without a choice."""
        seat = self.actor
        while seat >= 0:
            action = self.forced(seat)
            if action >= 0:
                self.apply(seat, action, chance)
                seat = self.actor
            else:
                seat = self.next_owing(seat)

    def forced(self, seat: i64) -> i64:
        """The only action the seat has, or NO_ACTION where it has a choice or must be asked all the same.

        A game may answer faster where it knows that a decision always offers a choice.
        """
        if self.fill_legal(seat, _scratch) == 1 and not self.asks_forced(seat):
            return _scratch[0]
        return NO_ACTION

    def advance(self, action: i64, chance: Chance) -> None:
        """`play` for `actor` without the gate: for search, which only tries what `fill_legal` gave it."""
        self.apply(self.actor, action, chance)
        self.settle(chance)

    def random_action(self, chance: Chance) -> i64:
        """A legal action of `actor`, uniformly."""
        return _scratch[chance.pick(self.fill_legal(self.actor, _scratch))]

    def playout(self, chance: Chance) -> i64:
        """Uniformly random play to the end; returns the number of decisions with a choice."""
        decisions: i64 = 0
        choices = _scratch
        seat = self.actor
        while seat >= 0:
            count = self.fill_legal(seat, choices)
            if count == 1:
                self.apply(seat, choices[0], chance)
            else:
                self.apply(seat, choices[chance.draw(count)], chance)
                decisions += 1
            seat = self.actor
        return decisions
