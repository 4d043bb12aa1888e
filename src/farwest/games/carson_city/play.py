"""The position that plays: every decision handed to the phase it belongs to."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import LEGAL, MOST_CHOICES, NO_ACTION, NOBODY, Chance
from farwest.engine.data import Plain
from farwest.engine.errors import Refusal
from farwest.engine.native import i64, vec
from farwest.engine.outcome import Outcome
from farwest.games.carson_city import (
    build,
    closing,
    codes as S,
    construction,
    data as D,
    duel_tiles,
    duels,
    estate,
    explain,
    flow,
    outlook,
    personalities,
    placement,
    points,
    position,
    purchase,
    red,
    refusals,
    scoring,
    setup,
    view,
    worlds,
)
from farwest.games.carson_city.state import Town


class CarsonCity(Town):
    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        decision = self.decision
        if decision == S.PLACE:
            return placement.fill_places(self, seat, out)
        if decision == S.CHOOSE_SITE:
            return build.fill_sites(self, seat, out)
        if decision == S.CHOOSE_HOUSE:
            return build.fill_houses(self, seat, out)
        if decision == S.BUY_PARCEL:
            return fill_yes_no(purchase.forbids_yes(self, seat), D.BUY_PARCEL_YES, out)
        if decision == S.BUY_BUILDING:
            return fill_yes_no(construction.forbids_yes(self, seat), D.BUY_BUILDING_YES, out)
        if decision == S.CASH_OUT:
            return closing.fill_cash_outs(self, seat, out)
        if decision == S.BUY_VP:
            return points.fill(self, seat, out)
        if decision == S.PLACE_KEPT:
            return construction.fill_kept(self, seat, out)
        if decision == S.CONSENT:
            return fill_yes_no(LEGAL, D.CONSENT_YES, out)
        if decision == S.ORDER_DUELS:
            return purchase.fill_orders(self, out)
        return self.fill_rare(seat, out)

    def fill_rare(self, seat: i64, out: vec[i64]) -> i64:
        """Decisions of set-up, of phase 1 and of options."""
        decision = self.decision
        if decision == S.CHOOSE_START:
            return setup.fill_free_parcels(self, D.SETUP_PARCEL, out)
        if decision == S.CHOOSE_CARD:
            return personalities.fill_cards(self, out)
        if decision == S.CHOOSE_SETTLED:
            return setup.fill_free_parcels(self, D.SETTLER_PARCEL, out)
        if decision == S.HIRE:
            return personalities.fill_hires(self, seat, out)
        if decision == S.GROCER_TAKES:
            return fill_yes_no(LEGAL, D.GROCER_NOW, out)
        if decision == S.GROCER_DOUBLES:
            return estate.fill_doubles(self, seat, out)
        if decision == S.WORKER_TAKES:
            return red.fill_takes(self, seat, out)
        if decision == S.RED_TAKES:
            return fill_yes_no(LEGAL, D.RED_NOW, out)
        if decision == S.BUY_GUNS:
            return red.fill_guns(self, seat, out)
        if decision == S.RED_BANK:
            return red.fill_bank(self, seat, out)
        if decision == S.LAY_LAST_ROADS:
            return closing.fill_last_roads(self, seat, out)
        if decision == S.BURY:
            return fill_yes_no(LEGAL, D.DEAD_YES, out)
        return duel_tiles.fill(self, seat, out)

    def forbids(self, seat: i64, action: i64) -> i64:
        decision = self.decision
        if action < 0 or action >= D.ACTION_COUNT:
            return refusals.OTHER_DECISION
        if decision == S.PLACE:
            return placement.forbids_place(self, seat, action)
        if decision == S.CHOOSE_SITE:
            return build.forbids_site_node(self, seat, action)
        if decision == S.CHOOSE_HOUSE:
            return build.forbids_house_node(self, seat, action)
        if decision == S.LAY_LAST_ROADS:
            return closing.forbids_last_road(self, seat, action)
        first = FIRST[decision]
        if action < first or action >= first + COUNT[decision]:
            return refusals.OTHER_DECISION
        return self.forbids_choice(seat, decision, action - first)

    def forbids_choice(self, seat: i64, decision: i64, choice: i64) -> i64:
        """Decisions with a stretch of actions of their own; `choice` counts from its beginning."""
        if decision == S.BUY_PARCEL:
            return purchase.forbids_yes(self, seat) if choice == 0 else LEGAL
        if decision == S.BUY_BUILDING:
            return construction.forbids_yes(self, seat) if choice == 0 else LEGAL
        if decision == S.CASH_OUT:
            return closing.forbids_cash_out(self, seat, choice)
        if decision == S.BUY_VP:
            return points.forbids(self, seat, choice)
        if decision == S.PLACE_KEPT:
            return construction.forbids_kept(self, seat, choice) if choice < D.BUILDING_COUNT else LEGAL
        if decision == S.ORDER_DUELS:
            return purchase.forbids_order(self, choice)
        if decision == S.CHOOSE_START or decision == S.CHOOSE_SETTLED:
            return setup.forbids_parcel(self, choice)
        if decision == S.CHOOSE_CARD:
            return personalities.forbids_card(self, choice)
        if decision == S.HIRE:
            return personalities.forbids_hire(self, seat, choice)
        if decision == S.GROCER_DOUBLES:
            return estate.forbids_double(self, seat, choice)
        if decision == S.WORKER_TAKES:
            return red.forbids_take(self, seat, choice + D.WORKER_TAKE)
        if decision == S.BUY_GUNS:
            return red.forbids_guns(self, seat, choice)
        if decision == S.RED_BANK:
            return red.forbids_bank(self, seat, choice)
        if decision == S.CHOOSE_TILE:
            return duel_tiles.forbids(self, seat, choice)
        return LEGAL  # consent, grocer, red_take, dead: both answers

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        decision = self.decision
        if decision == S.PLACE:
            placement.place(self, seat, action)
        elif decision == S.CHOOSE_SITE:
            build.choose_site(self, seat, action)
        elif decision == S.CHOOSE_HOUSE:
            build.choose_house(self, seat, action)
        elif decision == S.BUY_PARCEL:
            purchase.answer(self, seat, action == D.BUY_PARCEL_YES)
        elif decision == S.BUY_BUILDING:
            construction.answer(self, seat, action == D.BUY_BUILDING_YES)
        elif decision == S.CASH_OUT:
            closing.cash_out(self, seat, action - D.CASH_OUT)
        elif decision == S.BUY_VP:
            points.buy(self, seat, action - D.VP_BUY)
        elif decision == S.PLACE_KEPT:
            construction.choose_kept(self, seat, action)
        elif decision == S.CONSENT:
            build.answer(self, seat, action == D.CONSENT_YES)
        elif decision == S.ORDER_DUELS:
            duels.fight(self, D.CELLS_FROM + action - D.DUEL_ORDER, chance)
        else:
            self.apply_rare(seat, action, chance)
        if self.decision == S.RUNNING:
            flow.run(self, chance)

    def apply_rare(self, seat: i64, action: i64, chance: Chance) -> None:
        decision = self.decision
        if decision == S.CHOOSE_START:
            setup.choose_start(self, seat, action - D.SETUP_PARCEL)
        elif decision == S.CHOOSE_CARD:
            personalities.choose_card(self, seat, action - D.TAKE_CARD)
        elif decision == S.CHOOSE_SETTLED:
            personalities.settle_parcel(self, seat, action - D.SETTLER_PARCEL)
        elif decision == S.HIRE:
            personalities.hire(self, seat, action - D.CAPTAIN_HIRES)
        elif decision == S.GROCER_TAKES:
            personalities.grocer_takes(self, seat, action == D.GROCER_NOW)
        elif decision == S.GROCER_DOUBLES:
            estate.double(self, seat, action - D.GROCER_ESTATE)
        elif decision == S.WORKER_TAKES:
            red.take(self, seat, action, chance)
        elif decision == S.RED_TAKES:
            red.take_or_wait(self, seat, action == D.RED_NOW, "CC-11.2")
        elif decision == S.BUY_GUNS:
            red.buy_guns(self, seat, action - D.RED_CAPTAIN)
        elif decision == S.RED_BANK:
            red.bank(self, seat, action - D.RED_BANK)
        elif decision == S.LAY_LAST_ROADS:
            closing.last_road(self, seat, action)
        elif decision == S.BURY:
            duels.bury(self, seat, action == D.DEAD_YES)
        else:
            duels.choose_tile(self, seat, action - D.DUEL_TILE, chance)

    def forced(self, seat: i64) -> i64:
        """A cowboy in reserve always has the choice to stay there: wages are open to everybody (CC-4.23)."""
        if IS_CHOICE[self.decision] == 1 or (self.decision == S.PLACE and self.reserve[seat] > 0):
            return NO_ACTION
        return super().forced(seat)

    # Placing is half of all decisions and has the longest lists: shorter ways to the same.

    def legal(self, seat: i64) -> list[int]:
        if self.decision == S.PLACE and seat == self.actor and placement.is_plain(self, seat):
            return placement.plain_list(self, seat)
        return super().legal(seat)

    def random_action(self, chance: Chance) -> i64:
        if self.decision == S.PLACE and placement.is_plain(self, self.actor):
            return placement.random_plain(self, self.actor, chance)
        return super().random_action(chance)

    def playout(self, chance: Chance) -> i64:
        decisions: i64 = 0
        seat = self.actor
        while seat >= 0:
            if self.decision == S.PLACE and placement.is_plain(self, seat):
                self.apply(seat, placement.random_plain(self, seat, chance), chance)
                decisions += 1
            else:
                count = self.fill_legal(seat, _choices)
                if count == 1:
                    self.apply(seat, _choices[0], chance)
                else:
                    self.apply(seat, _choices[chance.draw(count)], chance)
                    decisions += 1
            seat = self.actor
        return decisions

    # Duel tiles are chosen at once (CC-11.5).

    def next_owing(self, seat: i64) -> i64:
        return duel_tiles.next_owing(self, seat) if self.decision == S.CHOOSE_TILE else NOBODY

    def waiting(self) -> list[int]:
        if self.decision != S.CHOOSE_TILE:
            return self.to_act()
        return [seat for seat in range(self.players) if self.fighting >> seat & 1]

    def sealed(self) -> bool:
        return self.decision == S.CHOOSE_TILE

    def can_retract(self, seat: i64) -> bool:
        return self.decision == S.CHOOSE_TILE and self.fighting >> seat & 1 == 1 and self.picked[seat] != S.EMPTY

    def retract(self, seat: i64) -> None:
        duel_tiles.retract(self, seat)

    def asks_forced(self, seat: i64) -> bool:
        """CC-4.1: silence would betray a hand of equal tiles."""
        return self.decision == S.CHOOSE_TILE

    def has_secrets(self, seat: i64) -> bool:
        return self.with_tiles

    # Copies and worlds.

    def clone(self) -> CarsonCity:
        copy = CarsonCity(self.players)
        self.copy_into(copy)
        return copy

    def fresh(self, chance: Chance) -> CarsonCity:
        town = CarsonCity(self.players)
        town.take_options(self)
        setup.deal(town, chance)
        flow.run(town, chance)
        town.settle(chance)
        return town

    def redeal(self, viewer: i64, chance: Chance) -> None:
        if self.with_tiles:
            worlds.redeal(self, viewer, chance)

    # What search asks.

    def sight(self, viewer: i64, seat: i64, action: i64) -> i64:
        """Of equal buildings side by side nobody can tell afterwards which one the red worker took (CC-11.2)."""
        if self.decision == S.WORKER_TAKES:
            return red.take_shown(self, action)
        return super().sight(viewer, seat, action)

    def lean(self, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
        return outlook.lean(self, seat, actions, count, out)

    def prospects(self, out: vec[float]) -> float:
        return outlook.prospects(self, out)

    # The end.

    def score(self, seat: i64) -> i64:
        return scoring.total(self, seat) if self.actor < 0 else self.vp[seat]

    def place(self, seat: i64) -> i64:
        return scoring.place(self, seat)

    def outcome(self) -> Outcome | None:
        return explain.outcome(self)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        return explain.why_not(self, seat, action)

    def view(self, viewer: i64) -> dict[str, Plain]:
        return view.view_of(self, viewer)

    def dump(self) -> dict[str, Plain]:
        return position.dump(self)


def fill_yes_no(forbids_yes: i64, yes: i64, out: vec[i64]) -> i64:
    """The answer that does something, if it may be given, then the one that does not."""
    if forbids_yes != LEGAL:
        out[0] = yes + 1
        return 1
    out[0] = yes
    out[1] = yes + 1
    return 2


_choices: Final[vec[i64]] = vec[i64]([0] * MOST_CHOICES)  # filled and read again within one call

# The stretch of actions that answers a decision: where it begins and how long it is.
_STRETCHES = {
    S.CHOOSE_START: (D.SETUP_PARCEL, 64),
    S.CHOOSE_CARD: (D.TAKE_CARD, 7),
    S.CHOOSE_SETTLED: (D.SETTLER_PARCEL, 64),
    S.HIRE: (D.CAPTAIN_HIRES, 4),
    S.GROCER_TAKES: (D.GROCER_NOW, 2),
    S.WORKER_TAKES: (D.WORKER_TAKE, 8),
    S.RED_TAKES: (D.RED_NOW, 2),
    S.BUY_GUNS: (D.RED_CAPTAIN, 3),
    S.ORDER_DUELS: (D.DUEL_ORDER, 64),
    S.BUY_PARCEL: (D.BUY_PARCEL_YES, 2),
    S.BUY_BUILDING: (D.BUY_BUILDING_YES, 2),
    S.CONSENT: (D.CONSENT_YES, 2),
    S.PLACE_KEPT: (D.KEPT, 9),
    S.GROCER_DOUBLES: (D.GROCER_ESTATE, 7),
    S.BUY_VP: (D.VP_BUY, D.MOST_VP_BUY + 1),
    S.CASH_OUT: (D.CASH_OUT, D.MOST_CASH_OUT + 1),
    S.RED_BANK: (D.RED_BANK, 4),
    S.BURY: (D.DEAD_YES, 2),
    S.CHOOSE_TILE: (D.DUEL_TILE, D.TILE_VALUES),
}
# Decisions that never have a single answer: all others are looked at before anybody is asked (CC-4.1).
_CHOICES: Final = (S.CHOOSE_START, S.CHOOSE_CARD, S.GROCER_TAKES, S.RED_TAKES, S.CONSENT, S.ORDER_DUELS, S.BURY)
IS_CHOICE: Final[vec[i64]] = vec[i64]([int(decision in _CHOICES) for decision in range(S.END + 1)])
FIRST: Final[vec[i64]] = vec[i64]([_STRETCHES.get(decision, (0, 0))[0] for decision in range(S.END + 1)])
COUNT: Final[vec[i64]] = vec[i64]([_STRETCHES.get(decision, (0, 0))[1] for decision in range(S.END + 1)])
