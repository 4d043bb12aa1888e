"""The position that plays: every decision handed to the phase it belongs to."""

from __future__ import annotations

from typing import Final

from farwest.engine.bits import members
from farwest.engine.core import LEGAL, MOST_CHOICES, NO_ACTION, NOBODY, UNSEEN, Chance
from farwest.engine.data import Plain
from farwest.engine.errors import Refusal
from farwest.engine.native import i64, vec
from farwest.engine.outcome import Outcome
from farwest.games.colorado_county import (
    data as D,
    explain,
    fists,
    flags,
    flow,
    outlook,
    placement,
    position,
    refusals,
    sales,
    sampling,
    scoring,
    setup,
    view,
    worlds,
)
from farwest.games.colorado_county.state import (
    BID,
    CHOOSE_CARD,
    FLAG_CELL,
    FLAG_COLOUR,
    INTEREST,
    LAKE_ANCHOR,
    LAKE_PICK,
    LAKE_TURN,
    NONE,
    PLACE_FIRST,
    PLACE_SECOND,
    SALE_BID,
    SALE_PAY,
    SELL,
    County,
)


class ColoradoCounty(County):
    # Sealed windows.

    def sealed(self) -> bool:
        return self.decision == BID or self.decision == INTEREST or self.decision == SALE_BID

    def next_owing(self, seat: i64) -> i64:
        if self.decision == BID or self.decision == SALE_BID:
            return fists.next_open(self, seat)
        return sales.next_silent(self, seat) if self.decision == INTEREST else NOBODY

    def waiting(self) -> list[int]:
        """In a sealed window everybody who has a choice, whether it is made or not (CO-4.1.2)."""
        return members(self.asked) if self.sealed() else self.to_act()

    def can_retract(self, seat: i64) -> bool:
        if seat < 0 or not self.sealed() or self.asked >> seat & 1 == 0:
            return False
        return self.answered >> seat & 1 == 1 if self.decision == INTEREST else self.count[seat] != NONE

    def retract(self, seat: i64) -> None:
        if self.decision == INTEREST:
            sales.take_back(self, seat)
        else:
            fists.open_hand(self, seat)
            self.actor = fists.next_open(self, NOBODY)

    def sight(self, viewer: i64, seat: i64, action: i64) -> i64:
        """Which cowboy pays for a plot is between buyer and seller (CO-4.10.7)."""
        if self.decision == SALE_PAY and viewer != self.seller:
            return UNSEEN
        return super().sight(viewer, seat, action)

    def lean(self, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
        return outlook.lean(self, seat, actions, count, out)

    def prospects(self, out: vec[float]) -> float:
        return outlook.prospects(self, out)

    # Decisions.

    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        decision = self.decision
        if decision == BID or decision == SALE_BID:
            return (
                fists.fill_counts(self, seat, out) if self.count[seat] == NONE else fists.fill_cowboys(self, seat, out)
            )
        if decision == FLAG_CELL:
            return flags.fill_cells(self, out)
        if decision == SELL:
            return sales.fill_sales(self, seat, out)
        if decision == FLAG_COLOUR:
            return flags.fill_colours(self, seat, out)
        if decision == CHOOSE_CARD:
            return placement.fill_cards(self, out)
        if decision == PLACE_FIRST:
            return placement.fill_first(self, out)
        if decision == PLACE_SECOND:
            return placement.fill_second(self, out)
        if decision == INTEREST:
            out[0] = D.NO
            out[1] = D.YES
            return 2
        if decision == SALE_PAY:
            return sales.fill_payments(self, seat, out)
        if decision == LAKE_PICK:
            return setup.fill_lakes(self, out)
        return setup.fill_turns(self, out) if decision == LAKE_TURN else setup.fill_anchors(self, out)

    def forbids(self, seat: i64, action: i64) -> i64:
        decision = self.decision
        if action < 0 or action >= D.ACTION_COUNT or not answers(decision, action):
            return refusals.OTHER_DECISION
        if decision == BID or decision == SALE_BID:
            if action < D.TOKEN:
                return fists.forbids_count(self, seat, action - D.COUNT)
            return fists.forbids_cowboy(self, seat, action - D.TOKEN)
        if decision == FLAG_CELL:
            return flags.forbids_cell(self, action - D.FLAG)
        if decision == SELL:
            return LEGAL if action < D.SELL else sales.forbids_sale(self, seat, action - D.SELL)
        if decision == FLAG_COLOUR:
            return flags.forbids_colour(self, seat, action - D.COLOUR)
        if decision == CHOOSE_CARD:
            return placement.forbids_card(self, action - D.CARD)
        if decision == PLACE_FIRST:
            return placement.forbids_first(self, action - D.FIRST)
        if decision == PLACE_SECOND:
            return placement.forbids_second(self, action - D.PLACE)
        if decision == SALE_PAY:
            return sales.forbids_payment(self, seat, action - D.PAY)
        if decision == LAKE_PICK:
            return setup.forbids_lake(self, action - D.LAKE)
        if decision == LAKE_TURN:
            return setup.forbids_turn(self, action - D.TURN)
        return setup.forbids_anchor(self, action - D.ANCHOR) if decision == LAKE_ANCHOR else LEGAL

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        decision = self.decision
        if decision == BID or decision == SALE_BID:
            if action < D.TOKEN:
                fists.choose_count(self, seat, action - D.COUNT)
            else:
                fists.pick(self, seat, action - D.TOKEN)
            self.actor = fists.next_open(self, NOBODY)
            flow.go_on_if_sealed(self, chance)
        elif decision == FLAG_CELL:
            flags.place(self, seat, action - D.FLAG)
            flow.next_flag(self, chance)
        elif decision == SELL:
            self.sell_or_pass(seat, action, chance)
        elif decision == FLAG_COLOUR:
            flags.choose_colour(self, action - D.COLOUR)
        elif decision == CHOOSE_CARD:
            if not placement.take_card(self, seat, action - D.CARD):
                flow.card_done(self, chance)
        elif decision == PLACE_FIRST:
            if not placement.place_first(self, seat, action - D.FIRST):
                flow.card_done(self, chance)
        elif decision == PLACE_SECOND:
            placement.place_second(self, seat, action - D.PLACE)
            flow.card_done(self, chance)
        elif decision == INTEREST:
            sales.answer(self, seat, action == D.YES)
            flow.go_on_if_sealed(self, chance)
        elif decision == SALE_PAY:
            sales.pay(self, seat, action - D.PAY)
            flow.go_on_after_sale(self, chance)
        elif decision == LAKE_PICK:
            setup.pick_lake(self, action - D.LAKE)
        elif decision == LAKE_TURN:
            setup.turn_lake(self, action - D.TURN)
        else:
            setup.anchor_lake(self, seat, action - D.ANCHOR)
            flow.begin(self, chance)

    def sell_or_pass(self, seat: i64, action: i64, chance: Chance) -> None:
        if action >= D.SELL:
            sales.sell(self, seat, action - D.SELL, chance)
            flow.go_on_after_sale(self, chance)
            return
        if action == D.PASS_ROUND:
            sales.pass_round(self, seat)
        flow.passed(self, chance)

    # To be asked again, after passing for the round (CO-4.10.2). Not while a window is sealed: it would tell that the
    # seat has closed its fist.

    def interrupts(self, seat: i64) -> list[int]:
        may = (
            seat >= 0 and not self.over and not self.sealed() and not self.owes(seat) and self.passing >> seat & 1 == 1
        )
        return [D.ASK_AGAIN] if may else []

    def interrupt(self, seat: i64, action: i64, chance: Chance) -> None:
        sales.ask_again(self, seat)

    # The faster twins.

    def settle(self, chance: Chance) -> None:
        """See `forced`: in these decisions there is nothing to settle, whoever owes them."""
        decision = self.decision
        if decision != BID and decision != SELL and decision != SALE_BID and decision != INTEREST:
            super().settle(chance)

    def forced(self, seat: i64) -> i64:
        """Fists close by themselves, a sale can always be passed, interest is yes or no."""
        decision = self.decision
        if decision == BID or decision == SELL or decision == SALE_BID or decision == INTEREST:
            return NO_ACTION
        if decision == FLAG_CELL and flags.has_choice(self):
            return NO_ACTION
        return super().forced(seat)

    def random_action(self, chance: Chance) -> i64:
        action = sampling.sample(self, self.actor, chance)
        return action if action != NO_ACTION else super().random_action(chance)

    def playout(self, chance: Chance) -> i64:
        decisions: i64 = 0
        seat = self.actor
        while seat >= 0:
            action = sampling.sample(self, seat, chance)
            if action == NO_ACTION:
                count = self.fill_legal(seat, _choices)
                action = _choices[chance.pick(count)]
                decisions -= 1 if count == 1 else 0
            self.apply(seat, action, chance)
            decisions += 1
            seat = self.actor
        return decisions

    def clone(self) -> ColoradoCounty:
        copy = ColoradoCounty(self.players)
        self.copy_into(copy)
        return copy

    def fresh(self, chance: Chance) -> ColoradoCounty:
        county = ColoradoCounty(self.players)
        county.colours = self.colours
        county.layout = self.layout
        setup.deal(county, chance)
        flow.begin(county, chance)
        county.settle(chance)
        return county

    def redeal(self, viewer: i64, chance: Chance) -> None:
        worlds.redeal(self, viewer, chance)

    def score(self, seat: i64) -> i64:
        return self.score_of[seat]

    def place(self, seat: i64) -> i64:
        return scoring.place(self, seat)

    def has_secrets(self, seat: i64) -> bool:
        """Hands are hidden until the screens are lifted (CO-5.5.2)."""
        return not self.over

    def outcome(self) -> Outcome | None:
        return explain.outcome(self)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        return explain.why_not(self, seat, action)

    def view(self, viewer: i64) -> dict[str, Plain]:
        return view.view_of(self, viewer)

    def dump(self) -> dict[str, Plain]:
        return position.dump(self)


_choices: Final[vec[i64]] = vec[i64]([0] * MOST_CHOICES)  # filled and read again within one decision


def decision_of(action: int) -> int:
    """The decision an action answers; BID stands for both bids, NONE for what nobody is asked."""
    starts = [
        (D.ANCHOR, LAKE_ANCHOR),
        (D.TURN, LAKE_TURN),
        (D.LAKE, LAKE_PICK),
        (D.PLACE, PLACE_SECOND),
        (D.FIRST, PLACE_FIRST),
        (D.FLAG, FLAG_CELL),
        (D.SELL, SELL),
        (D.PAY, SALE_PAY),
        (D.CARD, CHOOSE_CARD),
        (D.COLOUR, FLAG_COLOUR),
        (D.NO, INTEREST),
        (D.ASK_AGAIN, NONE),
        (D.PASS, SELL),
    ]
    return next((decision for start, decision in starts if action >= start), BID)


DECISION_OF: Final[vec[i64]] = vec[i64]([decision_of(action) for action in range(D.ACTION_COUNT)])


def answers(decision: i64, action: i64) -> bool:
    return DECISION_OF[action] == (BID if decision == SALE_BID else decision)
