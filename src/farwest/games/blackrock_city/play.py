"""The position that plays: every decision handed to the phase it belongs to."""

from __future__ import annotations

from farwest.engine.core import LEGAL, NO_ACTION, TABLE, Chance, Dice
from farwest.engine.data import Plain
from farwest.engine.errors import Refusal
from farwest.engine.native import i64, vec
from farwest.engine.outcome import Outcome
from farwest.games.blackrock_city import (
    auction,
    chronicle,
    clocks,
    data as D,
    explain,
    phases,
    position,
    prospects,
    raid,
    refusals,
    scoring,
    setup,
    theft,
    view,
    worlds,
    wounds,
)
from farwest.games.blackrock_city.state import (
    CHOOSE_W,
    MOVE_DISTANCE,
    NO_SEAT,
    TURN,
    WORKING,
    WOUND_PICK,
    Circle,
)


class BlackrockCity(Circle):
    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        decision = self.decision
        if decision == TURN:
            return auction.fill_turn(self, seat, out)
        if decision <= CHOOSE_W:
            return auction.fill_numbers(self, seat, out)
        if decision == WOUND_PICK:
            return wounds.fill_wounds(self, seat, out)
        if decision == MOVE_DISTANCE:
            return raid.fill_distances(self, seat, out)
        return theft.fill_plans(self, seat, out)

    def forbids(self, seat: i64, action: i64) -> i64:
        decision = self.decision
        if action < 0 or action >= D.ACTION_COUNT:
            return refusals.OTHER_DECISION
        if action >= D.CLOCK:
            return clocks.forbids_own(self, seat, action)
        if decision == TURN:
            return auction.forbids_turn(self, seat, action) if action < D.STAKE_HX else refusals.OTHER_DECISION
        if decision <= CHOOSE_W:
            return auction.forbids_number(self, seat, action)
        if decision == WOUND_PICK:
            if action < D.WOUND or action >= D.MOVE:
                return refusals.OTHER_DECISION
            return wounds.forbids_wound(self, seat, action - D.WOUND)
        if decision == MOVE_DISTANCE:
            if action < D.MOVE or action >= D.STEAL_ONE:
                return refusals.OTHER_DECISION
            return raid.forbids_distance(self, seat, action - D.MOVE + 1)
        return theft.forbids_plan(self, seat, action) if action >= D.STEAL_ONE else refusals.OTHER_DECISION

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        decision = self.decision
        if decision == TURN:
            if action < D.DEFER:
                auction.begin_stake(self, seat, action - D.STAKE + 1, chance)
            elif action == D.DEFER:
                auction.defer(self, seat)
            else:
                auction.renounce(self, seat)
        elif decision <= CHOOSE_W:
            auction.choose_number(self, seat, action - auction.number_base(self), chance)
        elif decision == WOUND_PICK:
            wounds.pick(self, seat, action - D.WOUND)
        elif decision == MOVE_DISTANCE:
            raid.set_out(self, seat, action - D.MOVE + 1)
        else:
            theft.carry_out(self, seat, action, chance)
        if self.decision == WORKING:
            phases.go_on(self, chance)

    def interrupts(self, seat: i64) -> list[int]:
        """BC-5.21, BC-5.22: a clock of any other player, and the end of the sand."""
        if seat == TABLE:
            return [] if self.timer == NO_SEAT else [D.TIMEOUT + self.actor]
        if seat < 0 or seat >= self.players or clocks.forbids_clock(self, seat) != LEGAL:
            return []
        return [D.CLOCK + seat]

    def interrupt(self, seat: i64, action: i64, chance: Chance) -> None:
        if seat == TABLE:
            clocks.run_out(self)
            phases.go_on(self, chance)
        else:
            clocks.play_clock(self, seat)

    def forced(self, seat: i64) -> i64:
        """The phases ask only where there is a choice; a turn that leaves nothing but renouncing is taken here."""
        return auction.forced_turn(self, seat) if self.decision == TURN else NO_ACTION

    def random_action(self, chance: Chance) -> i64:
        decision = self.decision
        if decision == TURN:
            return auction.random_turn(self, self.actor, chance)
        if decision <= CHOOSE_W:
            return auction.random_number(self, self.actor, chance)
        return super().random_action(chance)

    def playout(self, chance: Chance) -> i64:
        decisions: i64 = 0
        while self.actor >= 0:
            if self.forced(self.actor) == NO_ACTION:
                decisions += 1
            self.apply(self.actor, self.random_action(chance), chance)
        return decisions

    def clone(self) -> BlackrockCity:
        copy = BlackrockCity(self.players)
        self.copy_into(copy)
        return copy

    def fresh(self, chance: Chance) -> BlackrockCity:
        circle = BlackrockCity(self.players)
        circle.gangs = self.gangs
        circle.sand = self.sand
        circle.open_counts = self.open_counts
        circle.first_fixed = self.first_fixed
        circle.open(chance)
        return circle

    def open(self, chance: Chance) -> None:
        """Set-up, and on to the first question."""
        setup.deal(self, chance)
        if self.journal is not None:
            chronicle.dealt(self)
        phases.go_on(self, chance)

    def redeal(self, viewer: i64, chance: Chance) -> None:
        worlds.redeal(self, viewer, chance)

    def sight(self, viewer: i64, seat: i64, action: i64) -> i64:
        """A stake shows when it is laid, whole (BC-4.8)."""
        decision = self.decision
        if decision > CHOOSE_W or (decision == TURN and action >= D.DEFER):
            return action
        return auction.stake_shown(self, seat, action)

    def lean(self, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
        """What each choice is worth if everybody else stayed out of the phase."""
        k: i64
        for k in range(count):
            out[k] = prospects.unanswered(self, actions[k], Dice(20))
        return True

    def prospects(self, out: vec[float]) -> float:
        return prospects.totals(self, out)

    def score(self, seat: i64) -> i64:
        return self.cubes(seat)

    def place(self, seat: i64) -> i64:
        return scoring.place(self, seat)

    def has_secrets(self, seat: i64) -> bool:
        """The own cubes, until the screens are lifted (BC-6.2)."""
        return not self.over

    def outcome(self) -> Outcome | None:
        return explain.outcome(self)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        return explain.why_not(self, seat, action)

    def view(self, viewer: i64) -> dict[str, Plain]:
        return view.view_of(self, viewer)

    def dump(self) -> dict[str, Plain]:
        return position.dump(self)
